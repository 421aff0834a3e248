//===- BarrierOps.cpp - rows of barriers, and stages in tensor memory -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "BulkCopies.h"
#include "NVVMTarget.h"
#include "TensorMemory.h"

#include "tier/Dialect/Tier/IR/Pairs.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;

namespace tier::nvvm {

//===----------------------------------------------------------------------===//
// Stages in tensor memory
//===----------------------------------------------------------------------===//

/// The columns of the stages, within those of a multiprocessor.
LogicalResult NVVMTarget::placeTensorTiles(ThreadEmitter &emitter,
                                           const StageRing &ring) {
  transport::RingOp op = ring.op;
  auto given = op->getAttrOfType<DenseI64ArrayAttr>("tier.columns");
  auto isTensor = [](MemRefType tile) { return ir::isTensorMemory(tile); };
  if (!machine.hasTensorMemory || !given ||
      llvm::count_if(ring.tiles, isTensor) != 1 ||
      given.size() != ring.stages)
    return op.emitOpError("[tier.placement] expects one tile of tensor memory "
                          "with the column of each stage, on a machine that "
                          "has it, got ")
           << op.getRing().getType() << " on " << machine.name;
  if (ir::worksInPairs(emitter.kernel)) {
    FailureOr<transport::PairMeetings> found =
        transport::findPairMeetings(emitter.kernel);
    if (failed(found) || failed(ir::verifyPairCluster(emitter.kernel)))
      return failure();
    meetings = *found;
    ctasOfProducts = ir::ctasOfPair;
  }
  columns[op].assign(given.asArrayRef().begin(), given.asArrayRef().end());
  int64_t width = ir::countColumns(*llvm::find_if(ring.tiles, isTensor));
  for (int64_t first : columns[op])
    tensorColumns = std::max(tensorColumns, first + width);
  tensorColumns = llvm::PowerOf2Ceil(std::max<int64_t>(32, tensorColumns));
  if (tensorColumns > 512)
    return op.emitOpError("[tier.tensor-capacity] expects at most 512 columns "
                          "alive at one time, got ")
           << tensorColumns;
  return success();
}

View NVVMTarget::tensorTile(ThreadEmitter &emitter, const StageRing &ring,
                            unsigned number, Value stage) {
  Assembly a(emitter.builder(), emitter.loc());
  ArrayRef<int64_t> places = columns[ring.op];
  Value column = a.constant(places.front());
  int64_t step = places.size() > 2 ? places[1] - places[0] : 0;
  bool isEven = step > 0;
  for (size_t i = 1; i < places.size(); ++i)
    isEven &= places[i] == places[0] + int64_t(i) * step;
  if (isEven)
    column = a.add(a.mul(stage, step), places.front());
  for (size_t i = 1; i < places.size() && !isEven; ++i)
    column = a.select(
        a.compare(LLVM::ICmpPredicate::eq, stage, a.constant(i)),
        a.constant(places[i]), column);
  View view;
  view.base = a.add(tensorAddress, column);
  view.element = ring.tiles[number].getElementType();
  for (int64_t extent : ring.tiles[number].getShape())
    view.sizes.push_back(Quantity::get(extent));
  return view;
}

/// One warp reserves, and all threads learn the address.
void NVVMTarget::reserveTensorMemory(ThreadEmitter &emitter) {
  int64_t slot = emitter.reserveShared(4, 16);
  Value pointer = emitter.sharedPointer(slot);
  Assembly a(emitter.builder(), emitter.loc());
  Value isFirst =
      a.compare(LLVM::ICmpPredicate::eq, uniformWarp, a.constant(0));
  emitter.emitIf(isFirst, [&] {
    Assembly inner(emitter.builder(), emitter.loc());
    emitWarpBarrier(inner);
    emitTensorReserve(inner, inner.address(pointer), tensorColumns,
                      ctasOfProducts);
  });
  emitTensorFenceBefore(a);
  if (meetings.opening)
    emitClusterBarrier(a);
  else
    emitCtaBarrier(a);
  emitTensorFenceAfter(a);
  tensorAddress = LLVM::LoadOp::create(a.b, a.loc, a.b.getI32Type(), pointer, 4);
}

void NVVMTarget::freeTensorMemory(ThreadEmitter &emitter) {
  Assembly a(emitter.builder(), emitter.loc());
  Value isFirst =
      a.compare(LLVM::ICmpPredicate::eq, uniformWarp, a.constant(0));
  emitter.emitIf(isFirst, [&] {
    Assembly inner(emitter.builder(), emitter.loc());
    emitTensorFree(inner, tensorAddress, tensorColumns, ctasOfProducts);
  });
}

/// Nothing of a pair ends before what the other CTA does with it.
void NVVMTarget::emitClusterMeeting(ThreadEmitter &emitter,
                                    transport::ClusterBarrierOp op) {
  if (tensorColumns && op == meetings.opening)
    return; // the reservation met there
  Assembly a(emitter.builder(), emitter.loc());
  if (!tensorColumns || op != meetings.closing)
    return emitClusterBarrier(a, op.getRelaxed());
  emitWarpBarrier(a);
  emitTensorFenceBefore(a);
  emitClusterBarrier(a);
  emitTensorFenceAfter(a);
  freeTensorMemory(emitter);
}

//===----------------------------------------------------------------------===//
// Life of barriers
//===----------------------------------------------------------------------===//

Value NVVMTarget::address(ThreadEmitter &emitter, Value value, Value number) {
  Assembly a(emitter.builder(), emitter.loc());
  return a.add(a.address(emitter.sharedPointer(barriersOf(value).offset)),
               a.mul(emitter.scalar(number), kBarrierBytes));
}

void NVVMTarget::emitCreate(ThreadEmitter &emitter,
                            transport::BarrierCreateOp op) {
  transport::BarriersType type = op.getBarriers().getType();
  Barriers row;
  row.offset =
      emitter.reserveShared(type.getCount() * kBarrierBytes, kBarrierBytes);
  watch(emitter, row);
  barriers[op.getBarriers()] = row;
  emitter.emitInOneThread([&] {
    Assembly a(emitter.builder(), emitter.loc());
    for (int64_t i = 0; i < type.getCount(); ++i) {
      Value first = a.address(emitter.sharedPointer(row.offset));
      emitBarrierInit(a, a.add(first, i * kBarrierBytes), type.getArrivals());
    }
  });
}

void NVVMTarget::publishBarriers(ThreadEmitter &emitter) {
  Assembly a(emitter.builder(), emitter.loc());
  emitter.emitInOneThread([&] {
    Assembly inner(emitter.builder(), emitter.loc());
    emitBarrierInitFence(inner);
    for (Value argument : emitter.kernel.getArguments())
      if (isa<ir::TensorMapType>(argument.getType()))
        emitMapPrefetch(inner, emitter.scalar(argument));
  });
  if (tensorColumns)
    return reserveTensorMemory(emitter); // meets all threads too
  emitCtaBarrier(a);
}

//===----------------------------------------------------------------------===//
// Phases
//===----------------------------------------------------------------------===//

void NVVMTarget::emitExpect(ThreadEmitter &emitter,
                            transport::BarrierExpectOp op) {
  Value barrier = address(emitter, op.getBarriers(), op.getNumber());
  Value counting = barrier;
  if (op.getPair()) { // the barrier of the first CTA counts for both
    Assembly a(emitter.builder(), emitter.loc());
    counting = emitLeaderAddress(a, barrier);
  }
  for (Value token : op.getTokens())
    emitter.bind(token, counting);
  emitOnce(emitter, [&] {
    emitUnlessGivenUp(emitter, [&] {
      Assembly a(emitter.builder(), emitter.loc());
      if (op.getPair())
        emitLeaderArriveExpect(a, barrier, op.countBytes());
      else
        emitArriveExpect(a, barrier, op.countBytes());
    });
  });
}

void NVVMTarget::emitArrive(ThreadEmitter &emitter,
                            transport::BarrierArriveOp op) {
  Assembly a(emitter.builder(), emitter.loc());
  Value barrier = address(emitter, op.getBarriers(), op.getNumber());
  Value condition =
      op.getCondition() ? emitter.scalar(op.getCondition()) : Value();
  auto arrive = [&](Assembly &a, Value predicate) {
    if (op.getRank())
      emitRemoteArriveIf(a, barrier, emitter.scalar(op.getRank()), predicate,
                         op.getRelaxed());
    else
      emitArriveIf(a, barrier, predicate);
  };
  switch (op.getBy()) {
  case transport::Arriver::copies:
    emitUnlessGivenUp(emitter, [&] {
      emitArriveAfterCopies(a, barrier, condition);
    });
    return;
  case transport::Arriver::products:
    emitOnce(emitter, [&] {
      emitUnlessGivenUp(emitter, [&] {
        Assembly inner(emitter.builder(), emitter.loc());
        emitTensorCommit(inner, barrier, condition, ctasOfProducts);
      });
    });
    return;
  case transport::Arriver::thread:
    emitOnce(emitter, [&] {
      emitUnlessGivenUp(emitter, [&] {
        Assembly inner(emitter.builder(), emitter.loc());
        arrive(inner, condition ? condition : inner.constantBit(true));
      });
    });
    return;
  case transport::Arriver::warp:
    emitUnlessGivenUp(emitter, [&] {
      Value first =
          isSingleThread
              ? a.constantBit(true)
              : a.compare(LLVM::ICmpPredicate::eq, emitter.role().lane,
                          a.constant(0));
      arrive(a, condition ? LLVM::AndOp::create(a.b, a.loc, condition, first)
                          : first);
    });
    return;
  }
}

FailureOr<bool> NVVMTarget::emitBarrierOp(ThreadEmitter &emitter,
                                          Operation *op) {
  Assembly a(emitter.builder(), emitter.loc());
  if (auto create = dyn_cast<transport::BarrierCreateOp>(op)) {
    emitCreate(emitter, create);
  } else if (isa<transport::BarrierPublishOp>(op)) {
    publishBarriers(emitter);
  } else if (auto end = dyn_cast<transport::BarrierInvalidateOp>(op)) {
    emitOnce(emitter, [&] {
      Assembly inner(emitter.builder(), emitter.loc());
      Value first = inner.address(
          emitter.sharedPointer(barriersOf(end.getBarriers()).offset));
      for (int64_t i = 0; i < end.getBarriers().getType().getCount(); ++i)
        emitBarrierInvalidate(inner, inner.add(first, i * kBarrierBytes));
    });
  } else if (auto wait = dyn_cast<transport::BarrierWaitOp>(op)) {
    emitPhaseWait(emitter, wait);
  } else if (auto expect = dyn_cast<transport::BarrierExpectOp>(op)) {
    if (!machine.hasBulkCopy)
      return op->emitOpError("[async.completion] expects a machine with a "
                             "bulk-copy engine, got ")
             << machine.name;
    emitExpect(emitter, expect);
  } else if (auto arrive = dyn_cast<transport::BarrierArriveOp>(op)) {
    emitArrive(emitter, arrive);
  } else if (isa<transport::ClaimOp, transport::ClaimedOp>(op)) {
    if (failed(emitClaimOp(emitter, op)))
      return failure();
  } else if (auto tell = dyn_cast<transport::TellOp>(op)) {
    emitTell(emitter, tell);
  } else if (auto told = dyn_cast<transport::ToldOp>(op)) {
    emitTold(emitter, told);
  } else if (isa<transport::CommitOp>(op)) {
    a.emit("cp.async.commit_group;", {}, {});
  } else if (auto fence = dyn_cast<transport::TensorFenceOp>(op)) {
    if (!machine.hasTensorMemory)
      return op->emitOpError("[tier.placement] expects a machine with tensor "
                             "memory, got ")
             << machine.name;
    if (fence.getSide() == transport::Side::before)
      emitTensorFenceBefore(a);
    else
      emitTensorFenceAfter(a);
  } else if (isa<transport::ClusterBarrierOp, transport::ClusterRankOp>(op)) {
    if (!machine.hasBulkCopy)
      return op->emitOpError("[async.machine] expects a machine with clusters, "
                             "got ")
             << machine.name;
    if (auto meeting = dyn_cast<transport::ClusterBarrierOp>(op))
      emitClusterMeeting(emitter, meeting);
    else
      emitter.bind(op->getResult(0),
                   NVVM::ClusterId::create(a.b, a.loc, a.b.getI32Type()));
  } else if (auto barrier = dyn_cast<transport::BarrierOp>(op);
             barrier && barrier.getWarp()) {
    if (!isSingleThread)
      emitWarpBarrier(a);
  } else {
    return false;
  }
  return true;
}

} // namespace tier::nvvm
