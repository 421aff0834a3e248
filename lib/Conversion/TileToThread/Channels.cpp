//===- Channels.cpp - shared memory, rings of stages, roles ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier {

//===----------------------------------------------------------------------===//
// Shared memory
//===----------------------------------------------------------------------===//

int64_t ThreadEmitter::reserveShared(int64_t bytes, int64_t alignment) {
  int64_t offset = llvm::alignTo(sharedBytes, alignment);
  sharedBytes = offset + bytes;
  return offset;
}

Value ThreadEmitter::sharedPointer(int64_t offset) {
  return offsetPointer(sharedBase, offset);
}

ThreadEmitter::Scratch &ThreadEmitter::currentScratch() {
  // Index 0 is the whole CTA, then one for each role.
  size_t number = currentRole.isWholeCta ? 0 : currentRole.index + 1;
  if (scratches.size() <= number)
    scratches.resize(number + 1);
  return scratches[number];
}

Value ThreadEmitter::scratch(int64_t bytes) {
  Scratch &scratch = currentScratch();
  if (scratch.isBusy)
    target.emitBarrier(*this);
  scratch.isBusy = true;
  scratch.bytes = std::max(scratch.bytes, bytes);
  Value offset = i32(0);
  scratch.offsets.push_back(offset.getDefiningOp());
  return offsetPointer(sharedBase, offset);
}

void ThreadEmitter::enterRepeated(Operation *op) {
  WalkResult uses = op->walk([](Operation *inner) {
    return isa<layout::ConvertOp, ir::ReduceOp>(inner) ? WalkResult::interrupt()
                                                       : WalkResult::advance();
  });
  // The last round may still be read where the first one stores.
  if (uses.wasInterrupted())
    currentScratch().isBusy = true;
}

/// The layout of a shared tile in our spelling; null for row-major.
static Attribute sharedLayout(MemRefType type) {
  Attribute layout = type.getLayout();
  if (isa<layout::StridedAttr, layout::ComposeAttr>(layout))
    return layout;
  if (type.getLayout().isIdentity())
    return {};
  auto [strides, offset] = type.getStridesAndOffset();
  SmallVector<int64_t> ranks(type.getRank(), 1);
  return layout::StridedAttr::get(type.getContext(), ranks, type.getShape(),
                                  strides);
}

static int64_t elementBytes(MemRefType type) {
  if (isa<IndexType>(type.getElementType()))
    return 8;
  return std::max<int64_t>(1, type.getElementTypeBitWidth() / 8);
}

int64_t ThreadEmitter::getFootprint(MemRefType type) {
  Attribute layout = sharedLayout(type);
  int64_t elements = type.getNumElements();
  if (auto strided = dyn_cast_or_null<layout::StridedAttr>(layout))
    elements = strided.getCosize();
  if (auto compose = dyn_cast_or_null<layout::ComposeAttr>(layout))
    elements = llvm::alignTo(compose.getFirst().getCosize(),
                             compose.getSecond().getRepeat());
  return elements * elementBytes(type);
}

View ThreadEmitter::sharedView(MemRefType type, Value base) {
  View view;
  view.base = base;
  view.element = type.getElementType();
  view.isShared = true;
  view.layout = sharedLayout(type);
  view.alignment = 128;
  if (auto compose = dyn_cast_or_null<layout::ComposeAttr>(view.layout))
    view.alignment =
        std::max(int64_t(1024),
                 int64_t(llvm::PowerOf2Ceil(compose.getSecond().getRepeat() *
                                            elementBytes(type))));
  for (int64_t extent : type.getShape())
    view.sizes.push_back(Quantity::get(extent));
  return view;
}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

Value ThreadEmitter::createSlot(int64_t initial) {
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(&function.getBody().front());
  auto type =
      LLVM::LLVMPointerType::get(b.getContext(), target.getStackSpace());
  Value one = LLVM::ConstantOp::create(b, location, b.getI32Type(),
                                       b.getI32IntegerAttr(1));
  Value slot = LLVM::AllocaOp::create(b, location, type, b.getI32Type(), one);
  Value value = LLVM::ConstantOp::create(b, location, b.getI32Type(),
                                         b.getI32IntegerAttr(initial));
  LLVM::StoreOp::create(b, location, value, slot);
  return slot;
}

Value ThreadEmitter::stageOf(const RingPosition &position) {
  if (!position.stageSlot)
    return i32(0);
  return LLVM::LoadOp::create(b, location, b.getI32Type(), position.stageSlot);
}

Value ThreadEmitter::phaseOf(const RingPosition &position) {
  return LLVM::LoadOp::create(b, location, b.getI32Type(), position.phaseSlot);
}

void ThreadEmitter::advance(const Channel &channel,
                            const RingPosition &position) {
  Value phase = phaseOf(position);
  Value flipped = arith::XOrIOp::create(b, location, phase, i32(1));
  if (!position.stageSlot) { // One stage: every step goes round.
    LLVM::StoreOp::create(b, location, flipped, position.phaseSlot);
    return;
  }
  Value next = arith::AddIOp::create(b, location, stageOf(position), i32(1));
  Value wraps = arith::CmpIOp::create(b, location, arith::CmpIPredicate::eq,
                                      next, i32(channel.stages));
  next = arith::SelectOp::create(b, location, wraps, i32(0), next);
  LLVM::StoreOp::create(b, location, next, position.stageSlot);
  phase = arith::SelectOp::create(b, location, wraps, flipped, phase);
  LLVM::StoreOp::create(b, location, phase, position.phaseSlot);
}

View ThreadEmitter::stageTile(const Channel &channel, unsigned number,
                              Value stage) {
  if (ir::isTensorMemory(channel.tiles[number]))
    return target.tensorTile(*this, channel, number, stage);
  Value base = sharedPointer(channel.offsets[number]);
  if (channel.stages > 1)
    base = offsetPointer(base,
                         arith::MulIOp::create(b, location, stage,
                                               i32(channel.strides[number])));
  return sharedView(channel.tiles[number], base);
}

/// Reserves the ring, makes its positions, and lets the target add barriers.
static LogicalResult createRing(ThreadEmitter &emitter, Channel &channel) {
  for (MemRefType tile : channel.tiles) {
    if (ir::isTensorMemory(tile)) { // the target reserves its columns
      channel.strides.push_back(0);
      channel.offsets.push_back(0);
      continue;
    }
    int64_t alignment = emitter.sharedView(tile, Value()).alignment;
    int64_t stride =
        llvm::alignTo(ThreadEmitter::getFootprint(tile), alignment);
    channel.strides.push_back(stride);
    channel.offsets.push_back(
        emitter.reserveShared(stride * channel.stages, alignment));
  }
  for (RingPosition *position :
       {&channel.puts, &channel.gets, &channel.releases}) {
    if (channel.stages > 1)
      position->stageSlot = emitter.createSlot(0);
    position->phaseSlot = emitter.createSlot(0);
  }
  return emitter.target.createChannel(emitter, channel);
}

LogicalResult ThreadEmitter::emitTransportOp(Operation *op) {
  if (auto create = dyn_cast<transport::ChannelOp>(op)) {
    auto ring = std::make_unique<Channel>();
    ring->op = create;
    ring->stages = create.getStages();
    ring->completion = create.getCompletion();
    auto type = cast<transport::ChannelType>(create.getChannel().getType());
    for (Type tile : type.getTiles())
      ring->tiles.push_back(cast<MemRefType>(tile));
    Channel &made = *ring;
    channels[create.getChannel()] = std::move(ring);
    return createRing(*this, made);
  }
  if (auto put = dyn_cast<transport::PutOp>(op)) {
    Channel &ring = channel(put.getChannel());
    Value stage = stageOf(ring.puts), phase = phaseOf(ring.puts);
    if (failed(target.beginPut(*this, ring, put, stage, phase)))
      return failure();
    Block &body = put.getBody().front();
    for (auto [number, argument] : llvm::enumerate(body.getArguments()))
      bind(argument, stageTile(ring, number, stage));
    if (failed(emitBlock(body)) ||
        failed(target.endPut(*this, ring, put, stage, phase)))
      return failure();
    advance(ring, ring.puts);
    return success();
  }
  if (auto get = dyn_cast<transport::GetOp>(op)) {
    Channel &ring = channel(get.getChannel());
    Value stage = stageOf(ring.gets), phase = phaseOf(ring.gets);
    if (failed(target.emitGet(*this, ring, get, stage, phase)))
      return failure();
    for (auto [number, tile] : llvm::enumerate(get.getTiles()))
      bind(tile, stageTile(ring, number, stage));
    advance(ring, ring.gets);
    return success();
  }
  if (auto release = dyn_cast<transport::ReleaseOp>(op))
    return target.emitRelease(*this, channel(release.getChannel()), release);
  if (auto roles = dyn_cast<transport::RolesOp>(op))
    return emitRoles(roles);
  if (auto copy = dyn_cast<transport::GroupCopyOp>(op))
    return copyTile(view(copy.getSource()), quantities(copy.getIndices()),
                    view(copy.getTarget()), /*isStore=*/false);
  if (isa<transport::BarrierOp>(op)) {
    target.emitBarrier(*this);
    return success();
  }
  if (isa<transport::FenceOp>(op)) // One proxy: the barrier orders it.
    return success();
  if (auto await = dyn_cast<transport::AwaitOp>(op)) {
    for (auto [result, value] :
         llvm::zip(await.getResults(), await.getValues()))
      bind(result, tile(value));
    return success();
  }
  return op->emitOpError("[async.machine] expects a transfer that '")
         << target.machine.name << "' performs, got one that it does not";
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

LogicalResult ThreadEmitter::emitRoles(transport::RolesOp op) {
  if (failed(target.beginRoles(*this, op)))
    return failure();
  ThreadRole whole = currentRole;
  Value warp = target.emitWarpIndex(*this);
  int64_t first = 0, number = 0;
  for (Operation &inner : op.getBody().front()) {
    auto role = dyn_cast<transport::RoleOp>(inner);
    if (!role)
      continue;
    OpBuilder::InsertionGuard guard(b);
    int64_t warps = role.getWarps();
    if (first + warps < totalWarps || first) {
      Value inside;
      if (first)
        inside = arith::CmpIOp::create(b, location, arith::CmpIPredicate::uge,
                                       warp, i32(first));
      if (first + warps < totalWarps) {
        Value below = arith::CmpIOp::create(
            b, location, arith::CmpIPredicate::ult, warp, i32(first + warps));
        inside =
            inside ? arith::AndIOp::create(b, location, inside, below) : below;
      }
      auto branch =
          scf::IfOp::create(b, role.getLoc(), inside, /*withElse=*/false);
      b.setInsertionPointToStart(branch.thenBlock());
    }
    currentRole = ThreadRole();
    currentRole.name = role.getName();
    currentRole.index = number++;
    currentRole.firstWarp = first;
    currentRole.warps = warps;
    currentRole.isWholeCta = warps == totalWarps;
    startRole();
    if (failed(target.beginRole(*this, role)) ||
        failed(emitBlock(role.getBody().front())))
      return failure();
    first += warps;
  }
  currentRole = whole;
  return target.endRoles(*this, op);
}

} // namespace tier
