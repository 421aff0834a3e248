//===- Gather.td - rows that are chosen by numbers in memory --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_GATHER_TD
#define TIER_DIALECT_TIER_IR_GATHER_TD

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "tier/Dialect/Tier/IR/Tier.td"

def Tier_TakeOp : Tier_Op<"take", [Pure]> {
  let summary = "take rows of a tensor by their numbers";
  let description = [{
    `result[a.., i.., b..] = source[a.., indices[i..], b..]`, where the indices
    stand at `axis`. A negative index counts from the end. Where an index is
    below `-n` or not below `n`, the extent of the axis, the result is `fill`;
    nothing is read then. An op of room What.

    ```mlir
    func.func @rows(%x: tensor<?x?xf32>, %i: tensor<?xi32>) -> tensor<?x?xf32> {
      %y = tier.take %x[%i] axis 0 fill 0x7FC00000 : f32 : tensor<?x?xf32>, tensor<?xi32> to tensor<?x?xf32>
      return %y : tensor<?x?xf32>
    }
    ```
  }];
  let arguments = (ins AnyRankedTensor:$source,
                       RankedTensorOf<[I32, I64]>:$indices, I64Attr:$axis,
                       TypedAttrInterface:$fill);
  let results = (outs AnyRankedTensor:$result);
  let assemblyFormat = [{
    $source `[` $indices `]` `axis` $axis `fill` $fill attr-dict `:`
    type($source) `,` type($indices) `to` type($result)
  }];
  let hasVerifier = 1;
}

def Tier_GatherOp : Tier_Op<"gather", [AttrSizedOperandSegments]> {
  let summary = "read a tile into registers, its rows by their numbers";
  let description = [{
    Reads the box at `indices` of `source` as `tier.load` does, but for the first
    dimension of `source`: there an element is at the number that `rows` has for
    it. `rows` varies along the axes `along` of the tile; its encoding is the
    slice of the tile's that has these axes. A negative number counts from the
    end. Where a number is none of a row, elements are `fill`, and nothing is
    read: no proof about the numbers is needed. Elements outside the other
    extents of `source` are any value; `inbounds` promises for each of `indices`
    that there are none. With `from` a row begins at that coordinate of the last
    dimension, which `rows` does not vary along, as in `tier.load`.

    ```mlir
    #t = #layout.fragment<[4, 64], register = [2:[0, 1]], lane = [32:[0, 2]], warp = [4:[1, 0]]>
    #r = #layout.fragment<[4], register = [], lane = [32:[0]], warp = [4:[1]]>
    func.func @f(%x: memref<?x?x?xf32, strided<[?, 0, 1]>>, %rows: tensor<4xi32, #r>, %i: index, %c: index) {
      %t = tier.gather %x at %rows along [0] [%i, %c] fill 0x7FC00000 : f32 : memref<?x?x?xf32, strided<[?, 0, 1]>>, tensor<4xi32, #r> to tensor<4x64xf32, #t>
      return
    }
    ```
  }];
  let arguments = (ins Arg<AnyMemRef, "", [MemRead]>:$source, Tier_Tile:$rows,
                       DenseI64ArrayAttr:$along, Variadic<Index>:$indices,
                       TypedAttrInterface:$fill,
                       OptionalAttr<DenseBoolArrayAttr>:$inbounds,
                       Optional<Index>:$from);
  let results = (outs Tier_Tile:$tile);
  let assemblyFormat = [{
    $source `at` $rows `along` $along `[` $indices `]` (`from` $from^)?
    `fill` $fill attr-dict `:` type($source) `,` type($rows) `to` type($tile)
  }];
  let hasVerifier = 1;
}

#endif // TIER_DIALECT_TIER_IR_GATHER_TD
