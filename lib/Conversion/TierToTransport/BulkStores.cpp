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
// Pieces of an output that take turns in some tiles meet once each: before a piece
// is issued, its thread awaits that the tile of the next one has been read. The
// younger stores, of other tiles, are read on meanwhile.
//
//   tier.store %p, %s1                barrier before: %s1 has been read
//   await bulk_group pending 2 read   of four tiles: %s2 has been read
//   barrier
//   copy.bulk_store %s1 to %map
//
// Where each piece has a tile of its own, half of them are issued behind one barrier.
//
// Tiles to which something was copied for the epilogue go back to their channel:
//
//   tier.store %p, %s                 where what %p was computed from came to
//   await bulk_group pending 0 read   the store before has been read
//   barrier
//   copy.bulk_store %s to %map
//   release %c pending 1              the tile of the store before
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Problem/Plan.h"

using namespace mlir;

namespace tier {

static void await(OpBuilder &builder, Location loc, int64_t pending, bool read) {
  transport::AwaitOp::create(builder, loc, TypeRange(),
                             transport::Completion::bulk_group, pending, read,
                             ValueRange());
}

/// Whether `op`, or an op inside it, brings the tile out, issued or still to be.
static bool bringsOut(Operation *op, Value tile) {
  return op
      ->walk([&](Operation *inner) {
        auto issued = dyn_cast<transport::BulkStoreOp>(inner);
        auto copy = dyn_cast<ir::CopyOp>(inner);
        bool isOut = (issued && issued.getSource() == tile) ||
                     (copy && copy.getSource() == tile);
        return isOut ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The first store to the tile in the block of the copy that is for it, and not for
/// an earlier one, or the copy itself.
static Operation *findFirstStore(ir::CopyOp copy) {
  llvm::SmallPtrSet<Operation *, 8> users;
  for (Operation *user : copy.getSource().getUsers())
    if (Operation *inBlock = copy->getBlock()->findAncestorOpInBlock(*user))
      users.insert(inBlock);
  Operation *first = copy;
  for (Operation *op = copy->getPrevNode(); op && !bringsOut(op, copy.getSource());
       op = op->getPrevNode())
    if (users.contains(op))
      first = op;
  return first;
}

/// Stores that are issued between the last one of this copy's tile and this copy,
/// which may be one of the turn before.
static int64_t countYounger(size_t at, ArrayRef<ir::CopyOp> copies) {
  auto isOfTile = [&](ir::CopyOp other) {
    return other.getSource() == ir::CopyOp(copies[at]).getSource();
  };
  int64_t younger = 0;
  while (!isOfTile(copies[(at + copies.size() - 1 - younger) % copies.size()]))
    ++younger;
  return younger;
}

/// Whether copies of one block take turns in tiles, so that no two of a tile are
/// neighbours, and each is stored to behind the one before. Two tiles of two copies
/// may share their bytes instead.
static bool takeTurns(ArrayRef<ir::CopyOp> copies) {
  return copies.size() > 2 && llvm::all_of(llvm::seq(copies.size()), [&](size_t i) {
    ir::CopyOp copy = copies[i], before = copies[i ? i - 1 : 0];
    return copy->getBlock() == before->getBlock() && countYounger(i, copies) > 0 &&
           (i == 0 || before->isBeforeInBlock(findFirstStore(copy)));
  });
}

/// What kernels with `tier.adds` bring out is added to what is there.
static transport::BulkStoreOp issue(OpBuilder &builder, ir::CopyOp copy) {
  auto store =
      transport::BulkStoreOp::create(builder, copy.getLoc(), copy.getSource(),
                                     copy.getTarget(), copy.getTargetIndices());
  if (copy->getParentOfType<gpu::GPUFuncOp>()->hasAttr(addsAttribute))
    store.setReduction(transport::Reduction::add);
  copy.erase();
  return store;
}

LogicalResult verifyAdds(gpu::GPUFuncOp kernel) {
  if (!kernel->hasAttr(addsAttribute))
    return success();
  WalkResult walked = kernel.walk([&](Operation *op) {
    auto issued = dyn_cast<transport::BulkStoreOp>(op);
    auto store = dyn_cast<ir::StoreOp>(op);
    if (!(issued && !issued.getReduction()) &&
        !(store && !ir::isShared(store.getTarget().getType())))
      return WalkResult::advance();
    InFlightDiagnostic error = op->emitOpError(
        "[tier.adds] expects a kernel whose sums are added to others to bring them "
        "out by reducing bulk stores alone, got ");
    error << (store ? "a store by threads" : "a plain bulk store");
    error.attachNote() << "fix: take a tile whose map is legal, or segments that a "
                          "second kernel adds";
    return WalkResult::interrupt();
  });
  return failure(walked.wasInterrupted());
}

static void order(ir::CopyOp copy) {
  OpBuilder builder(findFirstStore(copy));
  await(builder, copy.getLoc(), 0, /*read=*/true);
  transport::BarrierOp::create(builder, copy.getLoc());
  builder.setInsertionPoint(copy);
  transport::BarrierOp::create(builder, copy.getLoc());
  issue(builder, copy);
}

/// Issues neighbours where the last of them is, behind one barrier, before which all but
/// `pending` of the stores before them have been read. Returns the last store.
static Operation *issueTogether(ArrayRef<ir::CopyOp> copies, int64_t pending) {
  ir::CopyOp last = copies.back();
  Location loc = last.getLoc();
  OpBuilder builder(last.getContext());
  builder.setInsertionPointAfter(last);
  await(builder, loc, pending, /*read=*/true);
  transport::BarrierOp::create(builder, loc);
  Operation *issued = nullptr;
  for (ir::CopyOp copy : copies)
    issued = issue(builder, copy);
  return issued;
}

/// How many neighbours are issued together: half of pieces that have a tile each, so that
/// the others are written meanwhile. (A piece that meets alone takes 300 cycles of an H200.
/// Pieces of a tile that was copied are apart: together, the next residual comes later.)
static size_t countTogether(ArrayRef<ir::CopyOp> copies) {
  llvm::SmallPtrSet<Value, 8> tiles;
  bool haveOwn = llvm::all_of(copies, [&](ir::CopyOp copy) {
    return tiles.insert(copy.getSource()).second;
  });
  return haveOwn ? copies.size() / 2 : 1;
}

static void orderTurns(ArrayRef<ir::CopyOp> copies) {
  size_t count = copies.size(), together = countTogether(copies);
  SmallVector<int64_t> pending; // stores that may be read while the next are written
  for (size_t first = 0; first < count; first += together) {
    size_t next = first + together < count ? first + together : 0;
    int64_t left = count;
    for (size_t at = next; at < std::min(next + together, count); ++at) {
      int64_t unissued = (at + count - first) % count;
      left = std::min(left, countYounger(at, copies) - unissued);
    }
    pending.push_back(left);
  }
  for (auto [group, left] : llvm::enumerate(pending))
    issueTogether(copies.drop_front(group * together).take_front(together), left);
}

/// A tile that was copied for the epilogue is given back when its store has been read,
/// which the next one awaits.
static void orderAndRelease(ir::CopyOp copy, transport::GetOp get) {
  constexpr int64_t running = problem::tilesBehind - 1;
  OpBuilder builder(copy.getContext());
  Location loc = copy.getLoc();
  builder.setInsertionPointAfter(issueTogether(copy, running));
  transport::ReleaseOp::create(builder, loc, get.getChannel(), running + 1);
}

void orderBulkStores(Block &root) {
  SmallVector<ir::CopyOp> copies, copied;
  root.walk([&](ir::CopyOp copy) {
    if (isa<ir::TensorMapType>(copy.getTarget().getType()))
      (copy.getSource().getDefiningOp<transport::GetOp>() ? copied : copies).push_back(copy);
  });
  Value channel; // of tiles that were copied
  for (ir::CopyOp copy : copied) {
    auto get = copy.getSource().getDefiningOp<transport::GetOp>();
    channel = get.getChannel();
    orderAndRelease(copy, get);
  }
  if (copies.empty() && copied.empty())
    return;
  if (takeTurns(copies))
    orderTurns(copies);
  else
    for (ir::CopyOp copy : copies)
      order(copy);
  OpBuilder builder = OpBuilder::atBlockEnd(&root);
  if (!root.empty() && root.back().hasTrait<OpTrait::IsTerminator>())
    builder.setInsertionPoint(&root.back());
  Location loc = root.getParentOp()->getLoc();
  await(builder, loc, 0, /*read=*/true);
  if (!channel)
    return;
  transport::BarrierOp::create(builder, loc);
  transport::ReleaseOp::create(builder, loc, channel, 0);
}

} // namespace tier
