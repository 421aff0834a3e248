//===- Realign.td - rows that begin anywhere, brought by bulk copies ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_REALIGN_TD
#define TIER_DIALECT_TIER_IR_REALIGN_TD

include "tier/Dialect/Tier/IR/Tier.td"

def Tier_RealignOp : Tier_Op<"realign"> {
  let summary = "read rows that begin anywhere into registers";
  let description = [{
    Row i of the tile lies in row i / v of source i mod v, where v are the elements of
    16 bytes and there are v sources. It begins there (`first` + i * `step`) mod v
    elements behind the first one: bulk copies begin at multiples of 16 bytes, rows of an
    array whose pitch is `step` begin anywhere. Sources have v columns more than the tile.

    ```mlir
    #a = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[1, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
    !source = memref<8x24xbf16, #tier.space<shared>>
    func.func @f(%r0: !source, %r1: !source, %r2: !source, %r3: !source, %r4: !source, %r5: !source, %r6: !source, %r7: !source, %first: index, %pitch: index) {
      %t = tier.realign %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 from %first step %pitch : !source to tensor<64x16xbf16, #a>
      return
    }
    ```
  }];
  let arguments = (ins Arg<Variadic<Tier_SharedTile>, "", [MemRead]>:$sources, Index:$first,
                       Index:$step);
  let results = (outs Tier_Tile:$tile);
  let assemblyFormat = [{
    $sources `from` $first `step` $step attr-dict `:`
    custom<SameType>(ref($sources), type($sources)) `to` type($tile)
  }];
  let hasVerifier = 1;
}

#endif // TIER_DIALECT_TIER_IR_REALIGN_TD
