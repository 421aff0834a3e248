//===- Passes.td - the passes of the tier dialect -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_TRANSFORMS_PASSES_TD
#define TIER_DIALECT_TIER_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def PlaceTiles : Pass<"tier-place-tiles"> {
  let summary = "choose where the accumulators of every kernel live";
  let description = [{
    Before: products write registers or tiles of tensor memory, as the plan's
            instruction does; tiles of tensor memory have no columns.
    After:  every `tier.alloc` of tensor memory says the first column of each of
            its copies in `tier.columns`; tiles that live at one time share
            none. Two copies let products run beside the epilogue; they are
            given up where they do not fit. A remark gives the reason.
    Keeps:  everything else.

    ```mlir
    %c = tier.alloc : memref<128x256xf32, #tier.space<tensor>>
      =>
    %c = tier.alloc {tier.columns = array<i64: 0, 256>} : memref<128x256xf32, #tier.space<tensor>>
    ```
  }];
  let dependentDialects = ["::tier::ir::TierDialect"];
}

def SelectInstructions : Pass<"tier-select-instructions"> {
  let summary = "give each product its row of the machine";
  let description = [{
    Before: products have the extents and the grain of the plan, and operands
            their layouts.
    After:  `tier.instruction` of each product names the first row of the machine
            that serves it: grain, extents, elements, the fragment of the sums,
            and the layouts of operands that the matrix unit reads itself. Where
            none does, the error says of each row why. Remarks list what each
            product and each move of a tile became.
    Keeps:  everything else.

    ```mlir
    %d = tier.mma %a, %b, %c atom [64, 256, 16] on warpgroup : ..
      =>
    %d = tier.mma %a, %b, %c atom [64, 256, 16] on warpgroup {tier.instruction = ".."} : ..
    ```
  }];
}

def SpillTiles : Pass<"tier-spill-tiles"> {
  let summary = "let tiles wait in shared memory";
  let description = [{
    Before: roles are formed; a role may have to hold more tiles than its budget
            of registers.
    After:  some of them are stored to shared memory where they are made and
            loaded before their first use, such that the others fit: those that
            move the fewest bytes. A remark says which, and why; where nothing
            helps, `tier-verify-grain` refuses the kernel.
    Keeps:  everything else; kernels that fit are not touched.

    ```mlir
    %x = tier.load %residual[%i, %j]
    %y = scf.for ..                     // holds the budget's registers
    %z = arith.addf %y, %x
      =>
    tier.store %x, %wait[%c0, %c0]
    %y = scf.for ..
    %back = tier.load %wait[%c0, %c0]
    %z = arith.addf %y, %back
    ```
  }];
  let dependentDialects = ["::tier::ir::TierDialect", "::mlir::arith::ArithDialect"];
}

def VerifyTensorMemory : Pass<"tier-verify-tensor-memory"> {
  let summary = "check the life of every tile of tensor memory";
  let description = [{
    Walks every kernel along its control flow, loops to a fixed point, and
    follows which tiles may be alive. An error is a use of a tile that may have
    been freed, a tile that may not be freed on some path, a tile reserved after
    the right to reserve was given up, and more columns alive at once than the
    machine has. Where products are of pairs, both CTAs of a pair must get to
    them alike, in clusters of two. Nothing is changed.

    ```mlir
    tier.free %t : memref<128x64xf32, #tier.space<tensor>>
    %x = tier.load %t[%i, %i] : ...
      // error: [tier.tensor-use-after-free] expects a tile that is alive ..
    ```
  }];
}

def VerifyGrain : Pass<"tier-verify-grain"> {
  let summary = "check who executes each op, and with what";
  let description = [{
    Follows which values differ between threads, and between the CTAs of a
    cluster. An error is

    - an op of a warp, a warpgroup, a role, a pair or a cluster under a condition
      or a number of turns that differs inside of it, or in a role that is
      smaller;
    - an index, a coordinate, a mask, a stage or a parity that differs inside of
      a role;
    - a tile of tensor memory whose rows are not those that its warps reach;
    - tiles and rings of more bytes than the machine's shared memory;
    - budgets of registers that are more than the register file, or less than
      the tiles that a role has to keep where it waits;
    - an access to a peer's shared memory that no meeting of the cluster follows.

    It stands at the doors of the rooms Where and When. Nothing is changed.

    ```mlir
    %lane = gpu.lane_id
    %low = arith.cmpi ult, %lane, %c16 : index
    scf.if %low {
      transport.barrier warp
        // error: [tier.grain-divergent] expects all threads of a warp ..
    }
    ```
  }];
}

#endif // TIER_DIALECT_TIER_TRANSFORMS_PASSES_TD
