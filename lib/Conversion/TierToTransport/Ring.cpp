//===- Ring.cpp - a loop whose tiles become a channel ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Tier/IR/CopiedTile.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Scales.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tier {

transport::ChannelType Ring::getChannelType() const {
  SmallVector<Type> types;
  for (ir::AllocOp tile : tiles)
    types.push_back(tile.getTile().getType());
  return transport::ChannelType::get(types.front().getContext(), types);
}

int64_t Ring::getBytes() const {
  int64_t bytes = 0;
  for (ir::AllocOp tile : tiles)
    if (ir::isShared(tile.getTile().getType()))
      bytes += ir::toProblem(cast<MemRefType>(tile.getTile().getType())).bytes();
  return bytes;
}

/// Whether `op`, or an op inside it, writes one of the ring's tiles.
static bool writesTile(Operation *op, const Ring &ring) {
  auto isTile = [&](Value value) {
    auto alloc = value.getDefiningOp<ir::AllocOp>();
    return alloc && llvm::is_contained(ring.tiles, alloc);
  };
  return op
      ->walk([&](Operation *inner) {
        if (auto copy = dyn_cast<ir::CopyOp>(inner))
          if (isTile(copy.getTarget()))
            return WalkResult::interrupt();
        if (auto store = dyn_cast<ir::StoreOp>(inner))
          if (isTile(store.getTarget()))
            return WalkResult::interrupt();
        return WalkResult::advance();
      })
      .wasInterrupted();
}

/// Every value from outside `op` that it or an op inside it uses.
static SmallVector<Value> getUsedValues(Operation *op) {
  SmallVector<Value> used;
  op->walk([&](Operation *inner) {
    for (Value operand : inner->getOperands())
      used.push_back(operand);
  });
  return used;
}

/// Whether `value` is carried from one iteration to the next.
static bool isCarried(Value value, const Ring &ring) {
  scf::ForOp loop = ring.loop;
  return loop && llvm::is_contained(loop.getRegionIterArgs(), value);
}

LogicalResult findProducers(Ring &ring) {
  ring.producers.clear();
  Block *body = ring.body;
  llvm::SetVector<Operation *> needed;
  for (Operation &op : *body)
    if (writesTile(&op, ring))
      needed.insert(&op);
  for (size_t i = 0; i < needed.size(); ++i)
    for (Value value : getUsedValues(needed[i])) {
      if (isCarried(value, ring)) {
        InFlightDiagnostic error = needed[i]->emitOpError(
            "[async.producer] expects tiles computed from global memory, got "
            "one that needs a value carried by the loop");
        error.attachNote(ring.getLoc()) << "the loop is here";
        return error;
      }
      Operation *def = value.getDefiningOp();
      def = def ? body->findAncestorOpInBlock(*def) : nullptr;
      if (!def || isa<ir::AllocOp>(def))
        continue;
      if (isa<ir::MmaOp>(def))
        return needed[i]->emitOpError("[async.producer] expects tiles computed "
                                      "from global memory, got one computed "
                                      "from a product of the same iteration");
      // Without a loop nothing is repeated: what is before the tiles stays.
      if (ring.loop || ring.tiles.front()->isBeforeInBlock(def))
        needed.insert(def);
    }
  for (Operation &op : *body)
    if (needed.contains(&op))
      ring.producers.push_back(&op);
  return success();
}

bool isMultiplied(ir::AllocOp tile) {
  return llvm::any_of(tile->getUsers(), [&](Operation *user) {
    return isa<ir::MmaOp, ir::AccumulateOp>(user) &&
           user->getBlock() == tile->getBlock();
  });
}

FailureOr<SmallVector<Ring>> findRings(Operation *root) {
  SmallVector<Ring> rings;
  bool failedAny = false;
  root->walk([&](Block *block) {
    Ring ring;
    ring.body = block;
    ring.loop = dyn_cast<scf::ForOp>(block->getParentOp());
    for (Operation &op : *block) {
      if (auto alloc = dyn_cast<ir::AllocOp>(op))
        if ((ir::isShared(alloc.getTile().getType()) && !ir::isCopiedTile(alloc) &&
             (ring.loop || isMultiplied(alloc))) ||
            ir::isScaleTile(alloc))
          ring.tiles.push_back(alloc);
      if (auto accumulate = dyn_cast<ir::AccumulateOp>(op))
        ring.accumulations.push_back(accumulate);
      if (auto mma = dyn_cast<ir::MmaOp>(op))
        ring.products.push_back(mma);
    }
    if (ring.tiles.empty())
      return;
    // Columns of scales come last: who fills the others does not know them.
    auto isShared = [](ir::AllocOp tile) {
      return ir::isShared(tile.getTile().getType());
    };
    SmallVector<ir::AllocOp> tiles =
        llvm::filter_to_vector(ring.tiles, isShared);
    llvm::copy_if(ring.tiles, std::back_inserter(tiles), std::not_fn(isShared));
    ring.tiles = std::move(tiles);
    failedAny |= failed(findProducers(ring));
    rings.push_back(std::move(ring));
  });
  if (failedAny)
    return failure();
  return rings;
}

} // namespace tier
