//===- Passes.td - the door-keeper of the house ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_HOUSE_PASSES_TD
#define TIER_HOUSE_PASSES_TD

include "mlir/Pass/PassBase.td"

def VerifyRoom : Pass<"tier-verify-room"> {
  let summary = "check that every op is legal in a room";
  let description = [{
    Before: a module that a pipeline claims to have brought to `room`.
    After:  the same module; every op of another room is an error that names it,
            and so is what its own verifier refuses.
    Keeps:  everything.

    ```mlir
    // --tier-verify-room=room=where
    // error: [tier.room] expects ops of room 'where', got 'linalg.generic'
    ```
  }];
  let options = [Option<"room", "room", "std::string", "",
                        "what, where, when or how">];
}

def KeepLaunched : Pass<"tier-keep-launched", "::mlir::ModuleOp"> {
  let summary = "keep the kernels that one call launches";
  let description = [{
    Before: a module with kernels and the host function that launches them.
    After:  of the kernels those that a call on arrays of these `sides` launches. In
            place of another launch the host function refuses the call
            (`[launch.partial]`): whoever compiles for one call compiles the rest
            when there is time.
    Keeps:  the kernels that stay, with their names, and what the host function
            decides by.

    ```mlir
    // --tier-keep-launched="sides=64,1": the kernel of longer arrays is gone
    module attributes {gpu.container_module} {
      func.func @host(%x: memref<?xf32>, %n: index, %s: index) {
        %many = arith.constant 100 : index
        %few = arith.cmpi ult, %n, %many : index
        scf.if %few {
          gpu.launch_func @short::@short blocks in (%n, %n, %n) threads in (%n, %n, %n)
        } else {
          %false = arith.constant false
          cf.assert %false, "[launch.partial] expects extents whose kernels are compiled, got others"
        }
        return
      }
      gpu.module @short {
        gpu.func @short() kernel {
          gpu.return
        }
      }
    }
    ```
  }];
  let options = [
    Option<"chip", "chip", "std::string", "\"cpu\"", "machine, whose processors are counted">,
    ListOption<"sides", "sides", "int64_t",
               "extents, then strides in elements, of each array in turn, results included">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::cf::ControlFlowDialect"];
}

def SetWatchdog : Pass<"tier-set-watchdog", "::mlir::ModuleOp"> {
  let summary = "ask for kernels whose waits on barriers end";
  let description = [{
    Before: a module with kernels in any room but How.
    After:  the same, and the module says `tier.watchdog`: the last door bounds
            every wait on a barrier by so many milliseconds, and a wait that
            expires is reported in place of a hang.
    Keeps:  everything.

    ```mlir
    module attributes {tier.watchdog = 2000 : i64} {
    }
    ```
  }];
  let options = [Option<"limit", "limit", "int64_t", "2000",
                        "milliseconds that a wait may take">];
}

#endif // TIER_HOUSE_PASSES_TD
