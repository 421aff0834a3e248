//===- Channels.cpp - rings of stages and their barriers ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "BulkCopies.h"
#include "NVVMTarget.h"
#include "TensorMemory.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::nvvm {

using transport::Completion;

//===----------------------------------------------------------------------===//
// What a ring is made of
//===----------------------------------------------------------------------===//

template <typename... Ops>
static bool contains(transport::PutOp put) {
  return put
      .walk([](Operation *op) {
        return isa<Ops...>(op) ? WalkResult::interrupt()
                               : WalkResult::advance();
      })
      .wasInterrupted();
}

/// True if a stage is read by anything but the warpgroup's matrix unit.
static bool readsStageWithOrdinaryLoads(transport::GetOp get) {
  for (Value tile : get.getTiles())
    for (Operation *user : tile.getUsers()) {
      auto mma = dyn_cast<ir::MmaOp>(user);
      if (isa<ir::AccumulateOp>(user))
        continue;
      if (!mma || mma.getGrain() != ir::Grain::warpgroup)
        return true;
    }
  return false;
}

static int64_t warpsOf(Operation *op, ThreadEmitter &emitter) {
  auto role = op->getParentOfType<transport::RoleOp>();
  return role ? role.getWarps() : emitter.getNumWarps();
}

NVVMTarget::Ring NVVMTarget::describe(Channel &channel) {
  Ring ring;
  bool storesByThreads = false;
  for (Operation *user : channel.op.getChannel().getUsers()) {
    if (user->getParentOfType<transport::RoleOp>())
      ring.hasBarriers = true;
    if (auto put = dyn_cast<transport::PutOp>(user)) {
      ring.hasBulkCopies |= contains<transport::BulkLoadOp>(put);
      bool byThreads = contains<ir::StoreOp, ir::CopyOp>(put);
      storesByThreads |= byThreads;
      if (byThreads || contains<transport::GroupCopyOp>(put))
        ring.storingWarps = -1; // counted by the caller
    }
    if (auto get = dyn_cast<transport::GetOp>(user)) {
      ring.readsOrdinarily |= readsStageWithOrdinaryLoads(get);
      ring.isReleasedByProducts |=
          llvm::any_of(get->getUsers(), llvm::IsaPred<ir::AccumulateOp>);
    }
  }
  if (channel.completion == Completion::transaction ||
      channel.completion == Completion::mma_commit)
    ring.hasBarriers = true;
  ring.arrivesByCopies = ring.hasBarriers && !storesByThreads &&
                         channel.completion == Completion::copy_group;
  return ring;
}

Value NVVMTarget::fullBarrier(ThreadEmitter &emitter, Channel &channel,
                              Value stage) {
  Assembly a(emitter.builder(), emitter.loc());
  return a.add(a.address(emitter.sharedPointer(channel.barriers)),
               a.mul(stage, kBarrierBytes));
}

Value NVVMTarget::emptyBarrier(ThreadEmitter &emitter, Channel &channel,
                               Value stage) {
  Assembly a(emitter.builder(), emitter.loc());
  return a.add(a.address(emitter.sharedPointer(channel.barriers +
                                               channel.stages * kBarrierBytes)),
               a.mul(stage, kBarrierBytes));
}

LogicalResult NVVMTarget::createChannel(ThreadEmitter &emitter,
                                        Channel &channel) {
  Ring ring = describe(channel);
  int64_t putting = 0, getting = 0;
  llvm::SmallPtrSet<Operation *, 4> counted;
  for (Operation *user : channel.op.getChannel().getUsers()) {
    Operation *role = user->getParentOfType<transport::RoleOp>();
    if (isa<transport::GetOp>(user) && counted.insert(role).second)
      getting += warpsOf(user, emitter);
    if (isa<transport::PutOp>(user))
      putting = std::max(putting, warpsOf(user, emitter));
  }
  if (ring.storingWarps)
    ring.storingWarps = putting;
  if (ring.hasBulkCopies && !machine.hasBulkCopy)
    return channel.op.emitOpError("[async.completion] expects a machine with a "
                                  "bulk-copy engine, got ")
           << machine.name;

  if (channel.completion == Completion::mma_commit &&
      failed(placeColumns(channel, ring)))
    return failure();
  if (ring.isReleasedByProducts && ring.readsOrdinarily)
    return channel.op.emitOpError("[async.accumulator] expects stages that "
                                  "products into tensor memory alone read, got "
                                  "other reads");
  if (ring.isReleasedByProducts)
    getting = 1;

  if (ring.hasBarriers) {
    channel.barriers = emitter.reserveShared(2 * channel.stages * kBarrierBytes,
                                             kBarrierBytes);
    ring.held = emitter.createSlot(0);
    watch(emitter, ring);
    int64_t arriving = ring.arrivesByCopies ? machine.lanes : 1;
    int64_t full = ring.storingWarps * arriving + ring.hasBulkCopies;
    if (!ring.columns.empty())
      full = 1;
    emitter.emitInOneThread([&] {
      Assembly a(emitter.builder(), emitter.loc());
      for (int64_t s = 0; s < channel.stages; ++s) {
        Value first = a.address(emitter.sharedPointer(channel.barriers));
        emitBarrierInit(a, a.add(first, s * kBarrierBytes), full);
        emitBarrierInit(a, a.add(first, (channel.stages + s) * kBarrierBytes),
                        getting);
      }
    });
    hasFreshBarriers = true;
    if (ring.isReleasedByProducts && !ring.columns.empty())
      return channel.op.emitOpError("[async.accumulator] expects operands in "
                                    "shared memory, got tensor memory");
    // Roles publish all rings at once; without roles the next op may use it.
    bool hasRoles = false;
    for (Operation *user : channel.op.getChannel().getUsers())
      hasRoles |= bool(user->getParentOfType<transport::RoleOp>());
    if (!hasRoles)
      publishBarriers(emitter);
  }
  rings[channel.op] = ring;
  return success();
}

/// The columns of the stages, within those of a multiprocessor.
LogicalResult NVVMTarget::placeColumns(Channel &channel, Ring &ring) {
  auto columns = channel.op->getAttrOfType<DenseI64ArrayAttr>("tier.columns");
  if (!machine.hasTensorMemory || !columns || channel.tiles.size() != 1 ||
      columns.size() != channel.stages)
    return channel.op.emitOpError("[tier.placement] expects one tile of tensor "
                                  "memory with the column of each stage, on a "
                                  "machine that has it, got ")
           << channel.op.getChannel().getType() << " on " << machine.name;
  ring.columns.assign(columns.asArrayRef().begin(), columns.asArrayRef().end());
  int64_t width = ir::countColumns(channel.tiles.front());
  for (int64_t first : ring.columns)
    tensorColumns = std::max(tensorColumns, first + width);
  tensorColumns = llvm::PowerOf2Ceil(std::max<int64_t>(32, tensorColumns));
  if (tensorColumns > 512)
    return channel.op.emitOpError("[tier.tensor-capacity] expects at most 512 "
                                  "columns alive at one time, got ")
           << tensorColumns;
  return success();
}

View NVVMTarget::tensorTile(ThreadEmitter &emitter, const Channel &channel,
                            unsigned number, Value stage) {
  Assembly a(emitter.builder(), emitter.loc());
  ArrayRef<int64_t> columns = rings[channel.op].columns;
  Value column = a.constant(columns.front());
  for (size_t i = 1; i < columns.size(); ++i)
    column = a.select(
        a.compare(LLVM::ICmpPredicate::eq, stage, a.constant(i)),
        a.constant(columns[i]), column);
  View view;
  view.base = a.add(tensorAddress, column);
  view.element = channel.tiles[number].getElementType();
  for (int64_t extent : channel.tiles[number].getShape())
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
    emitTensorReserve(inner, inner.address(pointer), tensorColumns);
  });
  emitTensorFenceBefore(a);
  emitCtaBarrier(a);
  emitTensorFenceAfter(a);
  tensorAddress = LLVM::LoadOp::create(a.b, a.loc, a.b.getI32Type(), pointer, 4);
}

void NVVMTarget::publishBarriers(ThreadEmitter &emitter) {
  if (!hasFreshBarriers)
    return;
  hasFreshBarriers = false;
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
// Puts
//===----------------------------------------------------------------------===//

/// Bytes that the bulk copies of a put announce.
static FailureOr<int64_t> countPutBytes(transport::PutOp put) {
  int64_t bytes = 0;
  WalkResult walked = put.walk([&](transport::BulkLoadOp load) {
    auto map = load.getSource().getType().getMap();
    auto boxes = findBoxes(load, SharedTile(load.getTarget().getType()), map);
    if (failed(boxes))
      return WalkResult::interrupt();
    bytes += countBytes(*boxes, map);
    return WalkResult::advance();
  });
  if (walked.wasInterrupted())
    return failure();
  return bytes;
}

/// The await for the copies of a put in its own body, or null.
static transport::AwaitOp findCopyAwait(transport::PutOp put) {
  for (auto await : put.getBody().front().getOps<transport::AwaitOp>())
    if (await.getCompletion() == Completion::copy_group)
      return await;
  return {};
}

/// Whether the op before a get, fences aside, waits for the copies into its
/// stage.
static bool isAwaited(transport::GetOp get) {
  Operation *before = get->getPrevNode();
  while (isa_and_nonnull<transport::FenceOp>(before))
    before = before->getPrevNode();
  auto await = dyn_cast_or_null<transport::AwaitOp>(before);
  return await && await.getCompletion() == Completion::copy_group;
}

LogicalResult NVVMTarget::beginPut(ThreadEmitter &emitter, Channel &channel,
                                   transport::PutOp op, Value stage,
                                   Value phase) {
  Ring &ring = ringOf(channel);
  if (!ring.hasBarriers)
    return success();
  Assembly a(emitter.builder(), emitter.loc());
  Value opposite = a.bitXor(phase, a.constant(1));
  emitStageWait(emitter, channel, Until::empty,
                emptyBarrier(emitter, channel, stage), stage, opposite);
  if (!ring.columns.empty()) { // what was read there has been read
    emitTensorFenceAfter(a);
    return success();
  }
  currentBarrier = fullBarrier(emitter, channel, stage);
  FailureOr<int64_t> bytes = countPutBytes(op);
  if (failed(bytes))
    return failure();
  if (*bytes >= (1 << 20))
    return op.emitOpError("[async.bytes] expects fewer than 1048576 bytes in "
                          "one stage, got ")
           << *bytes;
  if (ring.hasBulkCopies)
    emitOnce(emitter, [&] {
      emitUnlessGivenUp(emitter, [&] {
        Assembly inner(emitter.builder(), emitter.loc());
        emitArriveExpect(inner, currentBarrier, *bytes);
      });
    });
  return success();
}

LogicalResult NVVMTarget::endPut(ThreadEmitter &emitter, Channel &channel,
                                 transport::PutOp op, Value stage,
                                 Value phase) {
  Ring &ring = ringOf(channel);
  Assembly a(emitter.builder(), emitter.loc());
  if (!ring.hasBarriers) {
    if (channel.completion == Completion::copy_group)
      a.emit("cp.async.commit_group;", {}, {});
    return success();
  }
  if (!ring.columns.empty()) {
    emitOnce(emitter, [&] {
      emitUnlessGivenUp(emitter, [&] {
        Assembly inner(emitter.builder(), emitter.loc());
        emitTensorCommit(inner, fullBarrier(emitter, channel, stage));
      });
    });
    return success();
  }
  if (!op || !ring.storingWarps)
    return success();
  if (ring.arrivesByCopies) {
    Value full = fullBarrier(emitter, channel, stage);
    emitUnlessGivenUp(emitter, [&] {
      a.emit("cp.async.mbarrier.arrive.noinc.shared.b64 [$0];", {}, full);
    });
    return success();
  }
  if (channel.completion == Completion::copy_group && !findCopyAwait(op))
    a.emit("cp.async.wait_all;", {}, {});
  emitWarpBarrier(a);
  Value first =
      a.compare(LLVM::ICmpPredicate::eq, emitter.role().lane, a.constant(0));
  emitUnlessGivenUp(emitter, [&] {
    emitArriveIf(a, fullBarrier(emitter, channel, stage), first);
  });
  return success();
}

//===----------------------------------------------------------------------===//
// Gets and releases
//===----------------------------------------------------------------------===//

LogicalResult NVVMTarget::emitGet(ThreadEmitter &emitter, Channel &channel,
                                  transport::GetOp op, Value stage,
                                  Value phase) {
  Ring &ring = ringOf(channel);
  Assembly a(emitter.builder(), emitter.loc());
  if (ring.hasBarriers) {
    emitStageWait(emitter, channel, Until::full,
                  fullBarrier(emitter, channel, stage), stage, phase);
    if (!ring.columns.empty() || ring.isReleasedByProducts)
      emitTensorFenceAfter(a);
    Value held = LLVM::LoadOp::create(a.b, a.loc, a.b.getI32Type(), ring.held);
    LLVM::StoreOp::create(a.b, a.loc, a.add(held, 1), ring.held);
    return success();
  }
  // Groups may run ahead as far as an await says; without one, none does.
  if (channel.completion == Completion::copy_group && !isAwaited(op))
    a.emit("cp.async.wait_group 0;", {}, {});
  emitBarrier(emitter);
  return success();
}

/// How many stages a release gives back at most, or -1 when the walk over the
/// role does not show it: some get has no release behind it in its block.
static int64_t countExcess(transport::ReleaseOp release) {
  Operation *role = release->getParentOfType<transport::RoleOp>();
  int64_t keeps = release.getPending();
  for (Operation *user : release.getChannel().getUsers()) {
    if (user->getParentOfType<transport::RoleOp>() != role)
      continue;
    if (auto other = dyn_cast<transport::ReleaseOp>(user))
      keeps = std::max<int64_t>(keeps, other.getPending());
    if (!isa<transport::GetOp>(user))
      continue;
    bool isReleased = false;
    for (Operation *next = user->getNextNode(); next;
         next = next->getNextNode()) {
      if (auto get = dyn_cast<transport::GetOp>(next))
        if (get.getChannel() == release.getChannel())
          return -1;
      if (auto other = dyn_cast<transport::ReleaseOp>(next))
        if (other.getChannel() == release.getChannel()) {
          isReleased = true;
          break;
        }
    }
    if (!isReleased)
      return -1;
  }
  // A get before it in its own block adds a stage to what releases keep.
  bool followsGet = false;
  for (Operation *before = release->getPrevNode(); before && !followsGet;
       before = before->getPrevNode()) {
    if (auto other = dyn_cast<transport::ReleaseOp>(before))
      if (other.getChannel() == release.getChannel())
        break;
    if (auto get = dyn_cast<transport::GetOp>(before))
      followsGet = get.getChannel() == release.getChannel();
  }
  return keeps + followsGet - int64_t(release.getPending());
}

/// Gives back the oldest stage held, if more than `pending` are.
void NVVMTarget::releaseOldest(ThreadEmitter &emitter, Channel &channel,
                               int64_t pending) {
  Ring &ring = ringOf(channel);
  Assembly a(emitter.builder(), emitter.loc());
  Value held = LLVM::LoadOp::create(a.b, a.loc, a.b.getI32Type(), ring.held);
  Value stage =
      LLVM::SubOp::create(a.b, a.loc, emitter.stageOf(channel.gets), held);
  Value isBelow = a.compare(LLVM::ICmpPredicate::slt, stage, a.constant(0));
  stage = a.select(isBelow, a.add(stage, channel.stages), stage);
  Value excess = a.compare(LLVM::ICmpPredicate::sgt, held, a.constant(pending));
  Value first =
      a.compare(LLVM::ICmpPredicate::eq, emitter.role().lane, a.constant(0));
  if (ring.isReleasedByProducts)
    emitOnce(emitter, [&] {
      emitUnlessGivenUp(emitter, [&] {
        Assembly inner(emitter.builder(), emitter.loc());
        emitTensorCommit(inner, emptyBarrier(emitter, channel, stage), excess);
      });
    });
  else
    emitUnlessGivenUp(emitter, [&] {
      emitArriveIf(a, emptyBarrier(emitter, channel, stage),
                   LLVM::AndOp::create(a.b, a.loc, excess, first));
    });
  Value left = LLVM::SubOp::create(a.b, a.loc, held, a.asWord(excess));
  LLVM::StoreOp::create(a.b, a.loc, left, ring.held);
}

LogicalResult NVVMTarget::emitRelease(ThreadEmitter &emitter, Channel &channel,
                                      transport::ReleaseOp op) {
  Ring &ring = ringOf(channel);
  Assembly a(emitter.builder(), emitter.loc());
  if (!ring.hasBarriers) {
    // With two stages or more the next get's barrier protects the stage.
    if (channel.stages == 1)
      emitBarrier(emitter);
    return success();
  }
  int64_t excess = countExcess(op);
  if (excess < 0)
    excess = channel.stages;
  if (!ring.columns.empty()) // the loads have ended: their wait is theirs
    emitTensorFenceBefore(a);
  // A wait for the matrix unit has already brought the lanes together.
  if (ring.readsOrdinarily)
    emitWarpBarrier(a);
  for (int64_t i = 0; i < excess; ++i)
    releaseOldest(emitter, channel, op.getPending());
  return success();
}

} // namespace tier::nvvm
