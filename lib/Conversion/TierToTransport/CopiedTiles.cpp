//===- CopiedTiles.cpp - what is copied for an epilogue -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pieces that take turns in some tiles, which copies fill and results leave from, are
// a channel of their own. One role puts all pieces of a tile; the other gets a piece,
// computes in its place, and gives the stages back whose stores have been read:
//
//   %s = get %c
//   %r = tier.load %s      ..      tier.store %result, %s
//   await bulk_group pending 0 read    the store before has been read
//   barrier                            .. and every thread knows
//   copy.bulk_store %s to %out
//   release %c pending 1
//
// Pieces are put behind the first operands of a tile, as many as its ring has stages:
// those wait for nobody while the tile before is stored, which is when the engine has
// time. Behind all operands, pieces come late; before them, operands do. Between two
// pieces there are operands: multiprocessors begin tiles at about the same time, and
// would all ask memory for whole residuals, behind which their operands wait. Where the
// pieces of a tile wait for one another they are put behind all operands.
//
//   if 0 < K { put %ring .. }  if 1 < K { put %ring .. }
//   put %c { copy.bulk_load %residual[..] to %s }
//   if 2 < K { put %ring .. }
//   put %c { copy.bulk_load %residual[..] to %s }  ..
//   for %k = 0 to K { if %k + 3 < K { put %ring .. } }
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Tier/IR/CopiedTile.h"
#include "tier/Problem/Plan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;

namespace tier {

static SmallVector<ir::AllocOp> findCopiedTiles(Operation *root) {
  SmallVector<ir::AllocOp> tiles;
  root->walk([&](ir::AllocOp alloc) {
    if (ir::isCopiedTile(alloc))
      tiles.push_back(alloc);
  });
  return tiles;
}

transport::ChannelOp createCopiedChannel(OpBuilder &builder, Operation *kernel) {
  SmallVector<ir::AllocOp> tiles = findCopiedTiles(kernel);
  if (tiles.empty())
    return {};
  ir::AllocOp first = tiles.front();
  Type type = first.getTile().getType();
  return transport::ChannelOp::create(
      builder, first.getLoc(), transport::ChannelType::get(builder.getContext(), type),
      first->getAttrOfType<IntegerAttr>(ir::copiedTileAttribute).getInt(),
      transport::Completion::transaction, /*pair=*/false);
}

void keepCopies(transport::RoleOp role, transport::ChannelOp channel) {
  for (ir::AllocOp tile : findCopiedTiles(role)) {
    ir::CopyOp copy = ir::findCopyTo(tile);
    OpBuilder builder(copy);
    auto put = transport::PutOp::create(builder, copy.getLoc(), channel);
    Block &body = put.getBody().emplaceBlock();
    Value stage = body.addArgument(tile.getTile().getType(), tile.getLoc());
    builder.setInsertionPointToStart(&body);
    transport::BulkLoadOp::create(builder, copy.getLoc(), copy.getSource(),
                                  copy.getSourceIndices(), stage);
    copy.erase();
  }
}

/// Whether the value is there before `op`.
static bool isBefore(Value value, Operation *op) {
  Operation *def = value.getDefiningOp();
  return !def || def->getBlock() != op->getBlock() || def->isBeforeInBlock(op);
}

void putCopiesEarly(transport::RoleOp role, transport::ChannelOp channel, int64_t stages) {
  SmallVector<transport::PutOp> copies;
  for (Operation *user : channel.getChannel().getUsers())
    if (user->getParentOfType<transport::RoleOp>() == role)
      copies.push_back(cast<transport::PutOp>(user));
  // One that waited for a piece of the same tile would wait for ever.
  if (channel.getStages() < copies.size() + problem::tilesBehind)
    return;
  llvm::sort(copies, [](transport::PutOp a, transport::PutOp b) { return a->isBeforeInBlock(b); });
  scf::ForOp loop;
  for (auto other : copies.front()->getBlock()->getOps<scf::ForOp>())
    if (other->isBeforeInBlock(copies.front()))
      loop = other;
  std::optional<int64_t> step = loop ? getConstantIntValue(loop.getStep()) : std::nullopt;
  bool isKnown = step && getConstantIntValue(loop.getLowerBound()) == 0 && !loop.getNumResults();
  for (transport::PutOp copy : copies)
    copy.walk([&](transport::BulkLoadOp load) {
      isKnown = isKnown && llvm::all_of(load.getCoordinates(),
                                        [&](Value at) { return isBefore(at, loop); });
    });
  if (!isKnown)
    return;

  Location loc = loop.getLoc();
  SmallVector<Operation *> body = llvm::map_to_vector(
      loop.getBody()->without_terminator(), [](Operation &op) { return &op; });
  auto putIfInside = [&](OpBuilder &builder, Value k) {
    Value isInside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, k,
                                           loop.getUpperBound());
    auto branch = scf::IfOp::create(builder, loc, isInside);
    builder.setInsertionPointToStart(branch.thenBlock());
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), k);
    for (Operation *op : body)
      builder.clone(*op, mapping);
  };
  int64_t ahead = 0; // operands that are put before the loop
  auto putNext = [&] {
    OpBuilder builder(loop);
    putIfInside(builder, arith::ConstantIndexOp::create(builder, loc, ahead++ * *step));
  };
  while (ahead < stages)
    putNext();
  for (auto [i, copy] : llvm::enumerate(copies)) {
    if (i)
      putNext();
    copy->moveBefore(loop);
  }
  OpBuilder builder(loop.getBody(), loop.getBody()->begin());
  Value distance = arith::ConstantIndexOp::create(builder, loc, ahead * *step);
  putIfInside(builder, arith::AddIOp::create(builder, loc, loop.getInductionVar(), distance));
  for (Operation *op : llvm::reverse(body))
    op->erase();
}

void keepCopied(transport::RoleOp role, transport::ChannelOp channel) {
  for (ir::AllocOp tile : findCopiedTiles(role)) {
    Operation *first = nullptr, *last = nullptr;
    ir::CopyOp filled = ir::findCopyTo(tile), out = ir::findCopyFrom(tile);
    for (Operation *user : tile->getUsers()) {
      if (user == filled)
        continue;
      first = !first || user->isBeforeInBlock(first) ? user : first;
      last = !last || last->isBeforeInBlock(user) ? user : last;
    }
    filled.erase();
    OpBuilder builder(first);
    auto get = transport::GetOp::create(builder, tile.getLoc(), tile.getTile().getType(), channel);
    tile.getTile().replaceAllUsesWith(get.getTiles().front());
    builder.setInsertionPointAfter(last);
    if (!out) // who has stores to it gives it back when these have been read
      transport::ReleaseOp::create(builder, tile.getLoc(), channel, 0);
    tile.erase();
  }
}

} // namespace tier
