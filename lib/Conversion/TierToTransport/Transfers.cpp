//===- Transfers.cpp - how the tiles of a ring are filled -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Layout/IR/ViewFacts.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Transport/IR/Cluster.h"
#include "tier/Machine/AsyncCopy.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/LaneCopy.h"
#include "tier/Problem/TurnedCopy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier {

//===----------------------------------------------------------------------===//
// What a copy allows
//===----------------------------------------------------------------------===//

static bool isMapped(ir::CopyOp copy) {
  return isa<ir::TensorMapType>(copy.getSource().getType());
}

namespace {
/// The widest access of one thread that a copy from global memory allows.
struct ThreadAccess {
  int64_t contiguous; ///< dimension of the tile
  int64_t elements;
};
} // namespace

static ThreadAccess findAccess(ir::CopyOp copy, const Crew &crew) {
  auto tile = cast<MemRefType>(copy.getTarget().getType());
  ThreadAccess access{tile.getRank() - 1, 1};
  std::optional<layout::ViewFacts> view =
      layout::getViewFacts(copy.getSource());
  if (!view)
    return access;
  // The tile covers the last dimensions of the view.
  int64_t singles = int64_t(view->sizes.size()) - tile.getRank();
  int64_t contiguous = view->contiguousDim();
  if (contiguous < singles)
    return access;
  access.contiguous = contiguous - singles;
  access.elements = view->maskedVectorElements(
      tile.getDimSize(access.contiguous), copy.getSourceIndices()[contiguous],
      crew.machine.bytesPerVector);
  return access;
}

/// A thread may copy as many bytes at once as through registers, side by side
/// on both sides; where lanes write in their order, so must the tile lie.
static bool allowsGroupCopy(ir::CopyOp copy, const Crew &crew) {
  if (isMapped(copy))
    return false;
  auto tile = cast<MemRefType>(copy.getTarget().getType());
  problem::SharedLayout layout = ir::toProblem(tile);
  ThreadAccess access = findAccess(copy, crew);
  int64_t elements = access.contiguous == layout.contiguous
                         ? std::min(access.elements, layout.vectorElements())
                         : 1;
  machine::AsyncCopy machine = machine::asyncCopyOf(crew.machine.name);
  if (!machine.serves(elements * layout.elementBytes))
    return false;
  return !machine.inLaneOrder ||
         problem::planLaneCopy(tile.getShape(), layout, elements,
                               crew.warps.front() * crew.machine.lanes);
}

static bool anyCopy(const Ring &ring, function_ref<bool(ir::CopyOp)> holds) {
  return llvm::any_of(ring.producers, [&](Operation *op) {
    return op
        ->walk([&](ir::CopyOp copy) {
          return holds(copy) ? WalkResult::interrupt() : WalkResult::advance();
        })
        .wasInterrupted();
  });
}

transport::Completion chooseCompletion(const Ring &ring, const Crew &crew) {
  if (anyCopy(ring, isMapped))
    return transport::Completion::transaction;
  auto allows = [&](ir::CopyOp copy) { return allowsGroupCopy(copy, crew); };
  auto refuses = [&](ir::CopyOp copy) { return !allowsGroupCopy(copy, crew); };
  // Waves that wait for loads of one tile would wait for copies of another.
  bool needsAll = machine::asyncCopyOf(crew.machine.name).inLaneOrder;
  if (crew.machine.hasCopyGroup && anyCopy(ring, allows) &&
      !(needsAll && anyCopy(ring, refuses)))
    return transport::Completion::copy_group;
  return transport::Completion::threads;
}

//===----------------------------------------------------------------------===//
// Puts
//===----------------------------------------------------------------------===//

/// Moves the tile through registers of the putting threads.
static LogicalResult copyByThreads(OpBuilder &builder, ir::CopyOp copy,
                                   const Crew &crew) {
  auto tile = cast<MemRefType>(copy.getTarget().getType());
  for (int64_t extent : tile.getShape())
    if (!llvm::isPowerOf2_64(extent))
      return copy.emitOpError(
                 "[async.copy-shape] expects tile extents that are "
                 "powers of two, got ")
             << extent;
  ThreadAccess access = findAccess(copy, crew);
  problem::SharedLayout layout = ir::toProblem(tile);
  problem::Fragment fragment = problem::fragmentForCopy(
      tile.getShape(), access.contiguous, access.elements, layout.contiguous, layout.elementBytes,
      machine::asyncCopyOf(crew.machine.name).inLaneOrder, crew.machine.lanes, crew.warps.front());
  Location loc = copy.getLoc();
  Value loaded = ir::LoadOp::create(
      builder, loc, ir::getTileType(tile.getElementType(), fragment),
      copy.getSource(), copy.getSourceIndices(), DenseBoolArrayAttr(),
      Value());
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  ir::StoreOp::create(builder, loc, loaded, copy.getTarget(),
                      SmallVector<Value>(tile.getRank(), zero),
                      DenseBoolArrayAttr(), Value());
  return success();
}

/// Replaces a copy in the body of a put by the transfer that its channel
/// allows.
static LogicalResult transfer(ir::CopyOp copy, transport::ChannelOp channel,
                              const Crew &crew) {
  OpBuilder builder(copy);
  Location loc = copy.getLoc();
  if (isMapped(copy)) {
    auto load =
        transport::BulkLoadOp::create(builder, loc, copy.getSource(),
                                      copy.getSourceIndices(), copy.getTarget());
    load.setRowsAttr(copy.getRowsAttr());
    if (auto along = copy->getAttrOfType<IntegerAttr>("tier.along")) {
      load.setParts(transport::findClusterAxis(channel, along.getInt()).extent);
      load.setAlong(along.getInt());
    }
  } else if (channel.getCompletion() == transport::Completion::copy_group &&
           allowsGroupCopy(copy, crew))
    transport::GroupCopyOp::create(builder, loc, copy.getSource(),
                                   copy.getSourceIndices(), copy.getTarget());
  else if (failed(copyByThreads(builder, copy, crew)))
    return failure();
  copy.erase();
  return success();
}

bool isIndexWork(Operation *op) {
  return op->getNumRegions() == 0 && isMemoryEffectFree(op) &&
         llvm::none_of(op->getResultTypes(), ir::isTile);
}

LogicalResult expandCopies(Ring &ring, transport::ChannelOp channel,
                           const Crew &crew) {
  for (Operation *op : ring.producers) {
    auto copy = dyn_cast<ir::CopyOp>(op);
    if (!copy || isMapped(copy) ||
        (channel.getCompletion() == transport::Completion::copy_group &&
         allowsGroupCopy(copy, crew)))
      continue;
    OpBuilder builder(copy);
    if (failed(copyByThreads(builder, copy, crew)))
      return failure();
    copy.erase();
  }
  return findProducers(ring);
}

LogicalResult emitPut(OpBuilder &builder, const Ring &ring,
                      transport::ChannelOp channel, Value induction,
                      const Crew &crew, const IRMapping &known) {
  OpBuilder::InsertionGuard guard(builder);
  scf::ForOp loop = ring.loop;
  IRMapping mapping = known;
  if (loop)
    mapping.map(loop.getInductionVar(), induction);
  for (Operation *op : ring.producers)
    if (isIndexWork(op))
      builder.clone(*op, mapping);

  auto put = transport::PutOp::create(builder, ring.getLoc(), channel);
  Block &body = put.getBody().emplaceBlock();
  for (ir::AllocOp tile : ring.tiles)
    mapping.map(tile.getTile(),
                body.addArgument(tile.getTile().getType(), tile.getLoc()));
  ArrayRef<Type> types = channel.getChannel().getType().getTiles();
  for (Type columns : types.drop_front(ring.tiles.size()))
    body.addArgument(columns, ring.getLoc()); // nobody fills them here
  builder.setInsertionPointToStart(&body);
  // Bulk copies first: they run while the threads compute.
  auto isBulk = [](Operation *op) {
    auto copy = dyn_cast<ir::CopyOp>(op);
    return copy && isMapped(copy);
  };
  for (Operation *op : ring.producers)
    if (!isIndexWork(op) && isBulk(op))
      builder.clone(*op, mapping);
  auto isKnown = [&](Operation *op) {
    return op->getNumResults() && llvm::all_of(op->getResults(), [&](Value v) {
             return known.contains(v);
           });
  };
  for (Operation *op : ring.producers)
    if (!isIndexWork(op) && !isBulk(op) && !isKnown(op))
      builder.clone(*op, mapping);

  SmallVector<ir::CopyOp> copies;
  put.walk([&](ir::CopyOp copy) { copies.push_back(copy); });
  for (ir::CopyOp copy : copies)
    if (failed(transfer(copy, channel, crew)))
      return failure();
  // Where threads store beside their copies, they wait before they publish.
  bool stores = !put.getBody().getOps<ir::StoreOp>().empty();
  bool copiesGroups = !put.getBody().getOps<transport::GroupCopyOp>().empty();
  if (crew.hasRoles() && stores && copiesGroups) {
    builder.setInsertionPointToEnd(&body);
    transport::AwaitOp::create(builder, ring.getLoc(), TypeRange(),
                               transport::Completion::copy_group, 0,
                               /*read=*/false, ValueRange());
  }
  return success();
}

} // namespace tier
