//===- Passes.td - the passes of the layout dialect -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_TRANSFORMS_PASSES_TD
#define TIER_DIALECT_LAYOUT_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def Canonicalize : Pass<"layout-canonicalize"> {
  let summary = "give equal layouts one spelling";
  let description = [{
    Before: layouts, fragments and pieces in types, signatures and attributes
            are spelled in any way.
    After:  each is spelled in its normal form (`tier/Problem/Canonical.h`):
            coalesced modes; else modes and the first swizzle that leaves modes
            when undone; pieces whose domain has at most 2^20 points as a plain
            layout, or as the largest boxes on which they are affine. Equal
            layouts of one domain print alike.
    Keeps:  the function of every layout, which is proven for each one that
            changes; what could not be proven stays, with a remark. Layouts of
            upstream stay as they are.

    A swizzle that no element of the tile feels disappears, and one that only
    some of its bits reach loses the others; `problem::unswizzled` still
    recognises both.

    ```mlir
    memref<8x64xbf16, #layout.compose<#layout.strided<[2:64, 4:128], [64:1]>, #layout.swizzle<3, 3, 3>>>
      =>
    memref<8x64xbf16, #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>>
    ```
  }];
}

def LowerConversions : Pass<"layout-lower-conversions"> {
  let summary = "make conversions of tiles few, and say how";
  let description = [{
    Before: `layout.convert` stands wherever two fragments meet.
    After:  conversions are where they move the fewest bytes, and gone where a
            load, a store, a splat or another conversion can do without; one
            that goes through shared memory says under which layout, one that
            lanes of a warp carry out says `unit`, and one that only renames
            the registers of a thread says nothing.
    Keeps:  conversions that say what they go through, and how coalesced loads
            and stores are.

    ```mlir
    %w = arith.extf %t : tensor<64x64xbf16, #rows> to tensor<64x64xf32, #rows>
    %u = layout.convert %w : tensor<64x64xf32, #rows> to tensor<64x64xf32, #columns>
      =>
    %u = layout.convert %t through(#tile) : tensor<64x64xbf16, #rows> to tensor<64x64xbf16, #columns>
    %w = arith.extf %u : tensor<64x64xbf16, #columns> to tensor<64x64xf32, #columns>
    ```
  }];
  let dependentDialects = ["::tier::ir::TierDialect", "::mlir::arith::ArithDialect"];
}

def SelectSwizzles : Pass<"layout-select-swizzles"> {
  let summary = "give every shared tile its layout";
  let description = [{
    Before: a `tier.alloc` has no layout, or one that only says which dimension
            is contiguous.
    After:  one layout serves all accesses of a tile, as the users say by
            `AccessOpInterface`: what the copy engine writes and a matrix
            instruction reads is in one of the modes they know, contiguous along
            the dimension that is contiguous in global memory where the
            instruction allows it; a tile of threads has the layout with the
            fewest bank conflicts that a swizzle, or the room of its rows, can
            give. A remark says what each access costs, and what proves it.
    Keeps:  layouts with a swizzle.

    ```mlir
    %s = tier.alloc : memref<128x64xbf16, #shared>
      =>
    %s = tier.alloc : memref<128x64xbf16, #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>, #shared>
    ```
  }];
  let dependentDialects = ["::tier::ir::TierDialect"];
}

def SynthesizeTensormaps : Pass<"layout-synthesize-tensormaps", "::mlir::ModuleOp"> {
  let summary = "describe tiles to the bulk-copy engine";
  let description = [{
    Before: tiles are copied between views of global memory and shared tiles,
            and accumulators are stored to views of global memory.
    After:  on a machine with bulk copies, each copy for which a tensor map is
            proven legal takes its map as a new last argument of the kernel,
            which the host encodes before the launch; each such store goes
            through a shared tile where the plan leaves room for one.
            Untiled dimensions of negative stride are counted from their other
            end, and folded into one coordinate where a map has too few.
    Keeps:  every copy and store without a legal map, and says which rule is in
            the way, and what serves instead.

    ```mlir
    tier.copy %A[%m, %k] to %s[] : memref<?x?xbf16, strided<[?, 1]>> to !tile
      =>
    tier.copy %map[%k, %m] to %s[] : !tier.tensormap<...> to !tile
    ```
  }];
  let dependentDialects = ["::tier::ir::TierDialect", "::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect"];
}

def SplitDomain : Pass<"layout-split-domain"> {
  let summary = "separate interior tiles from those on a boundary";
  let description = [{
    Before: loads and stores of tiles are checked against the extents.
    After:  each run of ops with checked accesses, and each loop with some that
            it does not change, is split by the interior's guard of the split
            problem, over up to four ragged dimensions: where it holds, all
            accesses are in bounds; where it does not, they are checked as
            before. The pass proves that the pieces partition the tiles and that
            the condition it wrote implies every promise.
    Keeps:  accesses in shared memory, copies that feed a matrix product, a
            single load (its masks cost less than a branch), and kernels whose
            extents are known multiples of their tiles. Remarks give the waste
            of each tile and the reason where masks stay.

    ```mlir
    tier.store %t, %C[%m, %n] : ...
      =>
    scf.if %interior {
      tier.store %t, %C[%m, %n] {inbounds = array<i1: true, true>} : ...
    } else {
      tier.store %t, %C[%m, %n] : ...
    }
    ```
  }];
  let dependentDialects = ["::tier::ir::TierDialect", "::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def SimplifyIndices : Pass<"layout-simplify-indices"> {
  let summary = "compute indices with less work";
  let description = [{
    Before: index arithmetic of kernels as views, tiles and orders made it.
    After:  an op is an equal expression where that costs less, by what is known
            of arguments, launches and loops (ranges, divisors); quotients and
            remainders of a loop's variable by a constant are carried by the
            loop; divisions whose dividend is proven to fit have 32 bits.
    Keeps:  every value: each expression is proven equal to what it replaces,
            or stays. Loops that fill shared tiles keep their form.

    ```mlir
    %q = arith.divui %block_id_x, %n : index
      =>
    %m = arith.minui %n, %c2147483647 : index
    %a = arith.index_cast %block_id_x : index to i32
    %b = arith.index_cast %m : index to i32
    %c = arith.divui %a, %b : i32
    %q = arith.index_castui %c : i32 to index
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::scf::SCFDialect"];
}

#endif // TIER_DIALECT_LAYOUT_TRANSFORMS_PASSES_TD
