//===- BulkStores.cpp - the order around stores through shared memory -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile leaves through shared memory in five steps:
//
//   await bulk_group pending 0 read   the last store has read the tile
//   barrier                           .. and every thread knows
//   tier.store %t, %s                 generic writes
//   barrier                           .. met (transport-insert-fences adds
//                                     the fence that the engine needs)
//   copy.bulk_store %s to %map        one thread issues
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

using namespace mlir;

namespace tier {

static void await(OpBuilder &builder, Location loc, bool read) {
  transport::AwaitOp::create(builder, loc, TypeRange(),
                             transport::Completion::bulk_group, 0, read,
                             ValueRange());
}

/// The first store to the tile in the block of the copy, or the copy itself.
static Operation *findFirstStore(ir::CopyOp copy) {
  Operation *first = copy;
  for (Operation *user : copy.getSource().getUsers()) {
    Operation *inBlock = copy->getBlock()->findAncestorOpInBlock(*user);
    if (inBlock && inBlock->isBeforeInBlock(first))
      first = inBlock;
  }
  return first;
}

static void order(ir::CopyOp copy) {
  Location loc = copy.getLoc();
  OpBuilder builder(findFirstStore(copy));
  await(builder, loc, /*read=*/true);
  transport::BarrierOp::create(builder, loc);
  builder.setInsertionPoint(copy);
  transport::BarrierOp::create(builder, loc);
  transport::BulkStoreOp::create(builder, loc, copy.getSource(),
                                 copy.getTarget(), copy.getTargetIndices());
  copy.erase();
}

void orderBulkStores(Block &root) {
  SmallVector<ir::CopyOp> copies;
  root.walk([&](ir::CopyOp copy) {
    if (isa<ir::TensorMapType>(copy.getTarget().getType()))
      copies.push_back(copy);
  });
  if (copies.empty())
    return;
  for (ir::CopyOp copy : copies)
    order(copy);
  OpBuilder builder = OpBuilder::atBlockEnd(&root);
  if (!root.empty() && root.back().hasTrait<OpTrait::IsTerminator>())
    builder.setInsertionPoint(&root.back());
  await(builder, root.getParentOp()->getLoc(), /*read=*/true);
}

} // namespace tier
