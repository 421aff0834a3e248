//===- Packed.td - bytes as elements of another type ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_PACKED_TD
#define TIER_DIALECT_TIER_IR_PACKED_TD

include "tier/Dialect/Tier/IR/Tier.td"

def Tier_ReinterpretOp : Tier_Op<"reinterpret", [Pure]> {
  let summary = "the same bytes as elements of another type";
  let description = [{
    Of tensors, in room What: the elements of a row, which lie one after another
    in memory, are read as elements of the other type, as many as they hold, so
    that only the last extent changes. Numbers of 4 and 6 bits (f4E2M1FN,
    f6E2M3FN, f6E3M2FN) are packed without gaps, the lower bits first: 16 of f6
    take 12 bytes. Of a memref of one dimension, on the host: the same memory.

    ```mlir
    func.func @numbers(%x: tensor<64x96xi8>) -> tensor<64x128xf6E2M3FN> {
      %y = tier.reinterpret %x : tensor<64x96xi8> to tensor<64x128xf6E2M3FN>
      return %y : tensor<64x128xf6E2M3FN>
    }
    ```
  }];
  let arguments = (ins AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$source);
  let results = (outs AnyTypeOf<[AnyRankedTensor, AnyMemRef]>:$result);
  let assemblyFormat = [{
    $source attr-dict `:` type($source) `to` type($result)
  }];
  let hasVerifier = 1;
}

#endif // TIER_DIALECT_TIER_IR_PACKED_TD
