//===- Stages.cpp - shared memory, rings of stages, roles -----------------===//
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

View ThreadEmitter::stageTile(const StageRing &ring, unsigned number,
                              Value stage) {
  if (ir::isTensorMemory(ring.tiles[number]))
    return target.tensorTile(*this, ring, number, stage);
  Value base = sharedPointer(ring.offsets[number]);
  if (ring.stages > 1)
    base = offsetPointer(base, arith::MulIOp::create(
                                   b, location, stage,
                                   i32(ring.strides[number])));
  View view = sharedView(ring.tiles[number], base);
  view.place = {ring.offsets[number], stage, ring.strides[number]};
  return view;
}

/// Reserves the stages.
static FailureOr<StageRing> createRing(ThreadEmitter &emitter,
                                       transport::RingOp op) {
  StageRing ring;
  ring.op = op;
  ring.stages = op.getRing().getType().getStages();
  bool hasTensorTiles = false;
  for (Type type : op.getRing().getType().getTiles()) {
    auto tile = cast<MemRefType>(type);
    ring.tiles.push_back(tile);
    if (ir::isTensorMemory(tile)) { // the target finds its columns
      hasTensorTiles = true;
      ring.strides.push_back(0);
      ring.offsets.push_back(0);
      continue;
    }
    int64_t alignment = emitter.sharedView(tile, Value()).alignment;
    int64_t stride =
        llvm::alignTo(ThreadEmitter::getFootprint(tile), alignment);
    ring.strides.push_back(stride);
    ring.offsets.push_back(
        emitter.reserveShared(stride * ring.stages, alignment));
  }
  if (hasTensorTiles && failed(emitter.target.placeTensorTiles(emitter, ring)))
    return failure();
  return ring;
}

LogicalResult ThreadEmitter::emitTransportOp(Operation *op) {
  if (auto create = dyn_cast<transport::RingOp>(op)) {
    FailureOr<StageRing> ring = createRing(*this, create);
    if (failed(ring))
      return failure();
    rings[create.getRing()] = std::move(*ring);
    return success();
  }
  if (auto stage = dyn_cast<transport::StageOp>(op)) {
    auto ring = rings.find(stage.getRing());
    if (ring == rings.end())
      return op->emitOpError("[async.form] expects a ring made in the kernel, "
                             "got another value");
    for (auto [number, tile] : llvm::enumerate(stage.getTiles()))
      bind(tile, stageTile(ring->second, number, scalar(stage.getNumber())));
    return success();
  }
  if (auto roles = dyn_cast<transport::RolesOp>(op))
    return emitRoles(roles);
  if (auto barrier = dyn_cast<transport::BarrierOp>(op);
      barrier && !barrier.getWarp()) {
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
  if (isa<transport::ChannelOp, transport::PutOp, transport::GetOp,
          transport::ReleaseOp, transport::PlaceOp, transport::ResumeOp>(op)) {
    InFlightDiagnostic error = op->emitOpError(
        "[async.form] expects barriers, got a channel");
    error.attachNote() << "fix: run transport-lower-channels before";
    return error;
  }
  return op->emitOpError("[async.machine] expects a transfer that '")
         << target.machine.name << "' performs, got '" << op->getName() << "'";
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
