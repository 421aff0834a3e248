//===- CopiedTile.cpp - what bulk copies bring to an epilogue --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A residual is brought to the tiles that the pieces of the result leave from. The
// role that moves operands copies it while the tile is multiplied; whoever has the
// sums finds a piece of it in shared memory, and stores the result in its place.
//
//   sums = for k { .. }
//   s0 = alloc; copy r[m, n] to s0;  s1 = alloc; copy r[m, n + 64] to s1;  ..
//   store f(sums[0], load s0), out[m, n];  store f(sums[1], load s1), out[m, n + 64];  ..
//
// `layout-synthesize-tensormaps` lets the results leave through these tiles.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "tier/Dialect/Tier/IR/CopiedTile.h"

using namespace mlir;

namespace tier::where {

/// Reserves a tile for each piece and fills it.
void KernelEmitter::copyPieces(Epilogue &epilogue) {
  if (!epilogue.copied)
    return;
  const Node &leaf = *epilogue.copied;
  for (Epilogue::Piece &piece : epilogue.pieces) {
    // The type of the tiles that results leave from, so that one serves both.
    MemRefType type = ir::chooseSharedType(piece.frame.fragment.getShape(), leaf.element,
                                           /*contiguous=*/1, machine);
    auto alloc = ir::AllocOp::create(builder, leaf.loc, type);
    alloc->setAttr(ir::copiedTileAttribute, builder.getI64IntegerAttr(0));
    Place place = findPlace(piece.frame, leaf, getTileDims(piece.frame, leaf));
    ir::CopyOp::create(builder, leaf.loc, place.view, place.indices, alloc.getTile(),
                       ValueRange());
    epilogue.tiles.push_back(alloc.getTile());
  }
}

/// Gives a piece what was copied for it.
void KernelEmitter::loadCopied(Epilogue &epilogue, size_t piece) {
  if (!epilogue.copied)
    return;
  const Node &leaf = *epilogue.copied;
  Frame &frame = epilogue.pieces[piece].frame;
  SmallBitVector dims = getTileDims(frame, leaf);
  Value zeros[] = {constant(0), constant(0)};
  Value tile = ir::LoadOp::create(builder, leaf.loc, getType(frame, dims, leaf.element),
                                  epilogue.tiles[piece], zeros,
                                  builder.getDenseBoolArrayAttr({true, true}), Value());
  frame.memo.back()[&leaf] = {tile, dims};
}

} // namespace tier::where
