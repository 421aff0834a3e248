//===- TransportToNVVM.cpp - the door to NVIDIA GPUs ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BFloat16.h"
#include "Barriers.h"
#include "BulkCopies.h"
#include "Float8.h"
#include "Integer8.h"
#include "NVVMTarget.h"
#include "TensorMemory.h"
#include "WarpMma.h"
#include "Wgmma.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Transforms/DialectConversion.h"
#include "tier/Conversion/Passes.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Transport/IR/Cluster.h"
#include "tier/Machine/BulkCopy.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier {
#define GEN_PASS_DEF_CONVERTTRANSPORTTONVVM
#include "tier/Conversion/Passes.h.inc"
} // namespace tier

namespace tier::nvvm {

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

static constexpr StringLiteral kSharedName = "dyn_smem";

Value NVVMTarget::emitSharedBase(ThreadEmitter &emitter) {
  // The first word on a kernel: forget the one before.
  barriers.clear();
  columns.clear();
  isSingleThread = isAloneInStream = false;
  tensorAddress = {};
  tensorColumns = 0;
  ctasOfProducts = 1;
  exchangeOffset = -1;
  exchangeIsOpen = false;
  meetings = {};
  OpBuilder &b = emitter.builder();
  if (machine.hasDependentLaunch)
    NVVM::GriddepcontrolOp::create(b, emitter.loc(),
                                   NVVM::GridDepActionKind::launch_dependents);
  startWatchdog(emitter);
  auto module = emitter.kernel->getParentOfType<gpu::GPUModuleOp>();
  if (!module.lookupSymbol(kSharedName)) {
    OpBuilder atStart = OpBuilder::atBlockBegin(module.getBody());
    LLVM::GlobalOp::create(
        atStart, emitter.loc(), LLVM::LLVMArrayType::get(b.getI8Type(), 0),
        /*isConstant=*/false, LLVM::Linkage::External, kSharedName, Attribute(),
        /*alignment=*/1024, getSharedSpace());
  }
  Value base = LLVM::AddressOfOp::create(
      b, emitter.loc(),
      LLVM::LLVMPointerType::get(b.getContext(), getSharedSpace()),
      kSharedName);

  // Broadcast from lane 0: the assembler then keeps whatever follows from the
  // warp's number in uniform registers.
  Assembly a(b, emitter.loc());
  Value warp = a.shiftRight(emitThreadIndex(emitter), 5);
  uniformWarp = NVVM::ShflOp::create(b, a.loc, b.getI32Type(), a.constant(-1),
                                     warp, a.constant(0), a.constant(31),
                                     NVVM::ShflKind::idx, UnitAttr());
  return base;
}

/// What touches no memory but this CTA's own, which nobody reads before. CTAs of a cluster that
/// meet are of one grid.
static bool isSetUp(Operation *op) {
  return isMemoryEffectFree(op) ||
         isa<ir::AllocOp, transport::RingOp, transport::BarrierCreateOp,
             transport::BarrierPublishOp, transport::ClusterBarrierOp>(op);
}

/// A grid begins while the one ahead of it ends: all threads wait for that, and
/// for what it wrote, before the first op that may read or write global memory,
/// outside of roles and branches. Since each grid waits, those ahead of the one
/// ahead have ended too.
void NVVMTarget::begin(ThreadEmitter &emitter, Operation *op) {
  if (!machine.hasDependentLaunch || isAloneInStream || isSetUp(op))
    return;
  isAloneInStream = true;
  NVVM::GriddepcontrolOp::create(emitter.builder(), emitter.loc(),
                                 NVVM::GridDepActionKind::wait);
}

LogicalResult NVVMTarget::finish(ThreadEmitter &emitter) {
  LLVM::LLVMFuncOp function = emitter.function;
  Builder b(function.getContext());
  int32_t threads = emitter.getNumWarps() * machine.lanes;
  function->setAttr(NVVM::NVVMDialect::getKernelFuncAttrName(),
                    b.getUnitAttr());
  function->setAttr(NVVM::NVVMDialect::getReqntidAttrName(),
                    b.getDenseI32ArrayAttr({threads}));
  int64_t resident =
      std::max<int64_t>(1, emitter.getResidentThreads() / threads);
  if (auto planned = emitter.kernel->getAttrOfType<IntegerAttr>("tier.ctas"))
    resident = std::max(resident, planned.getInt());
  function->setAttr(NVVM::NVVMDialect::getMinctasmAttrName(),
                    b.getI32IntegerAttr(resident));
  for (unsigned i = 0, e = function.getNumArguments(); i < e; ++i)
    if (function.getArgAttr(i, LLVM::LLVMDialect::getByValAttrName()))
      function.setArgAttr(i, NVVM::NVVMDialect::getGridConstantAttrName(),
                          b.getUnitAttr());
  if (emitter.getSharedBytes() > machine.sharedBytes)
    return emitter.kernel.emitOpError("[tier.capacity] expects at most ")
           << machine.sharedBytes << " bytes of shared memory, got "
           << emitter.getSharedBytes();

  finishWatchdog(emitter);
  if (exchangeIsOpen) {
    OpBuilder atEnd(function.getBody().back().getTerminator());
    Assembly a(atEnd, function.getLoc());
    emitWarpBarrier(a);
    a.emit("barrier.cluster.wait.acquire.aligned;", {}, {});
  }

  // What does not wait by itself must not begin early, whatever its launch says.
  if (isAloneInStream)
    function->setAttr("tier.awaits_grid", b.getUnitAttr());

  // Grids have one dimension, and so have the clusters of their CTAs.
  int64_t ctas = transport::countClusterCtas(emitter.kernel);
  if (ctas > 1) {
    int32_t cluster[] = {int32_t(ctas), 1, 1};
    function->setAttr(NVVM::NVVMDialect::getClusterDimAttrName(),
                      b.getDenseI32ArrayAttr(cluster));
    function->setAttr("tier.cluster", b.getDenseI32ArrayAttr(cluster));
  }
  return success();
}

Value NVVMTarget::emitThreadIndex(ThreadEmitter &emitter) {
  OpBuilder &b = emitter.builder();
  return NVVM::ThreadIdXOp::create(b, emitter.loc(), b.getI32Type());
}

Value NVVMTarget::emitBlockIndex(ThreadEmitter &emitter,
                                 gpu::Dimension dimension) {
  OpBuilder &b = emitter.builder();
  Type i32 = b.getI32Type();
  Value id;
  switch (dimension) {
  case gpu::Dimension::x:
    id = NVVM::BlockIdXOp::create(b, emitter.loc(), i32);
    break;
  case gpu::Dimension::y:
    id = NVVM::BlockIdYOp::create(b, emitter.loc(), i32);
    break;
  case gpu::Dimension::z:
    id = NVVM::BlockIdZOp::create(b, emitter.loc(), i32);
    break;
  }
  return emitter.toIndex(id);
}

Value NVVMTarget::emitGridSize(ThreadEmitter &emitter,
                               gpu::Dimension dimension) {
  OpBuilder &b = emitter.builder();
  Type i32 = b.getI32Type();
  Value size;
  switch (dimension) {
  case gpu::Dimension::x:
    size = NVVM::GridDimXOp::create(b, emitter.loc(), i32);
    break;
  case gpu::Dimension::y:
    size = NVVM::GridDimYOp::create(b, emitter.loc(), i32);
    break;
  case gpu::Dimension::z:
    size = NVVM::GridDimZOp::create(b, emitter.loc(), i32);
    break;
  }
  return emitter.toIndex(size);
}

//===----------------------------------------------------------------------===//
// Threads together
//===----------------------------------------------------------------------===//

Value NVVMTarget::emitShuffleXor(ThreadEmitter &emitter, Value value,
                                 int64_t mask) {
  Assembly a(emitter.builder(), emitter.loc());
  return NVVM::ShflOp::create(a.b, a.loc, value.getType(), a.constant(-1),
                              value, a.constant(mask), a.constant(31),
                              NVVM::ShflKind::bfly, UnitAttr());
}

Value NVVMTarget::emitShuffleIndex(ThreadEmitter &emitter, Value value,
                                   Value lane) {
  Assembly a(emitter.builder(), emitter.loc());
  return NVVM::ShflOp::create(a.b, a.loc, value.getType(), a.constant(-1),
                              value, lane, a.constant(31), NVVM::ShflKind::idx,
                              UnitAttr());
}

Value NVVMTarget::emitShuffleStep(ThreadEmitter &emitter, Value value,
                                  int64_t step) {
  // Lanes that find none keep their own (PTX ISA 9.7.9.6).
  Assembly a(emitter.builder(), emitter.loc());
  return NVVM::ShflOp::create(
      a.b, a.loc, value.getType(), a.constant(-1), value,
      a.constant(std::abs(step)), a.constant(step < 0 ? 0 : 31),
      step < 0 ? NVVM::ShflKind::up : NVVM::ShflKind::down, UnitAttr());
}

Value NVVMTarget::emitMatrixTranspose(ThreadEmitter &emitter, Value word) {
  Assembly a(emitter.builder(), emitter.loc());
  return a.emit("movmatrix.sync.aligned.m8n8.trans.b16 $0, $1;",
                word.getType(), word)[0];
}

void NVVMTarget::emitBarrier(ThreadEmitter &emitter) {
  Assembly a(emitter.builder(), emitter.loc());
  const ThreadRole &role = emitter.role();
  if (role.isWholeCta)
    emitCtaBarrier(a);
  else if (role.warps == 1)
    emitWarpBarrier(a);
  else
    emitNamedBarrier(a, 1 + role.index, role.warps * machine.lanes);
}

/// In one thread of the role; at once where one thread runs the role.
void NVVMTarget::emitOnce(ThreadEmitter &emitter,
                          llvm::function_ref<void()> body) {
  if (isSingleThread)
    body();
  else
    emitter.emitInOneThread(body);
}

//===----------------------------------------------------------------------===//
// Copies and waits
//===----------------------------------------------------------------------===//

static SmallVector<Value> coordinatesOf(ThreadEmitter &emitter,
                                        ValueRange originals) {
  SmallVector<Value> coordinates;
  for (const Quantity &quantity : emitter.quantities(originals))
    coordinates.push_back(emitter.toI32(emitter.materialize(quantity)));
  return coordinates;
}

FailureOr<bool> NVVMTarget::emitBulk(ThreadEmitter &emitter,
                                     transport::BulkLoadOp op) {
  layout::TensorMapAttr map = op.getSource().getType().getMap();
  auto boxes = findBoxes(op, SharedTile(op.getFilledType()), map);
  if (failed(boxes))
    return failure();
  if (!op.getToken())
    return op.emitOpError("[async.form] expects a copy that pays a token, got "
                          "none");
  auto owed = op.getToken().getDefiningOp<transport::BarrierExpectOp>();
  Value barrier = emitter.scalar(op.getToken());
  Value mask = op.getMask() ? emitter.scalar(op.getMask()) : Value();
  SmallVector<Value> coordinates =
      coordinatesOf(emitter, op.getCoordinates());
  Value source = emitter.scalar(op.getSource());
  FailureOr<Part> part = Part();
  Value place; // of this CTA among those that share the tile
  if (int64_t parts = op.getParts().value_or(1); parts > 1) {
    part = findPart(*boxes, parts);
    if (failed(part))
      return op.emitOpError("[async.parts] expects parts of a tile at equal "
                            "distances, got ")
             << boxes->size() << " boxes for " << parts << " CTAs";
    Assembly a(emitter.builder(), emitter.loc());
    auto axis =
        transport::findClusterAxis(op, op.getAlong().value_or(0));
    place = NVVM::ClusterId::create(a.b, a.loc, a.b.getI32Type());
    mask = a.constant(axis.firstMask());
    if (axis.extent < transport::countClusterCtas(op)) {
      Value rank = place;
      place = LLVM::URemOp::create(
          a.b, a.loc,
          LLVM::UDivOp::create(a.b, a.loc, rank, a.constant(axis.stride)),
          a.constant(axis.extent));
      Value first = LLVM::SubOp::create(a.b, a.loc, rank,
                                        a.mul(place, axis.stride));
      mask = LLVM::ShlOp::create(a.b, a.loc, mask, first);
    }
    *boxes = part->boxes;
  }
  emitOnce(emitter, [&] {
    Assembly a(emitter.builder(), emitter.loc());
    Value target = a.address(emitter.view(op.getTarget()).base);
    if (place) {
      target = a.add(target, a.mul(place, part->bytes));
      for (auto [at, step] : llvm::zip_equal(coordinates, part->coordinates))
        if (step)
          at = a.add(at, a.mul(place, step));
    }
    emitUnlessGivenUp(emitter, [&] {
      emitBulkLoad(a, *boxes, source, coordinates, target, barrier, mask,
                   owed && owed.getPair());
    });
  });
  return true;
}

FailureOr<bool> NVVMTarget::emitBulk(ThreadEmitter &emitter,
                                     transport::BulkStoreOp op) {
  layout::TensorMapAttr map = op.getTarget().getType().getMap();
  auto boxes = findBoxes(op, SharedTile(op.getSource().getType()), map);
  if (failed(boxes))
    return failure();
  SmallVector<Value> coordinates =
      coordinatesOf(emitter, op.getCoordinates());
  Value target = emitter.scalar(op.getTarget());
  StringRef reduction;
  if (op.getReduction()) {
    reduction = transport::stringifyReduction(*op.getReduction());
    std::optional<machine::Element> element = ir::getElement(map.getElement());
    if (!element ||
        !machine::bulkCopyEngineOf(machine.name).reduces(reduction, *element)) {
      InFlightDiagnostic error =
          op.emitOpError("[async.bulk-reduce] expects a reduction that the copy "
                         "engine of ")
          << machine.name << " performs, got '" << reduction << "' of "
          << map.getElement();
      error.attachNote() << "fix: compile for a machine whose engine does, or "
                            "add the tiles in another kernel";
      return failure();
    }
    if (isa<FloatType>(map.getElement()))
      remark::analysis(op.getLoc(), remark::RemarkOpts::name("Reduced").category(
                                        "convert-transport-to-nvvm"))
          << "floats are added in the order in which stores arrive: two runs "
             "may differ";
  }
  emitOnce(emitter, [&] {
    Assembly a(emitter.builder(), emitter.loc());
    Value source = a.address(emitter.view(op.getSource()).base);
    emitBulkStore(a, *boxes, source, target, coordinates, reduction);
    emitBulkCommit(a);
  });
  return true;
}

FailureOr<bool> NVVMTarget::emitGroupCopy(ThreadEmitter &emitter,
                                          transport::GroupCopyOp op) {
  bool isTooNarrow = false;
  auto copy = [&](Value global, Value shared, int64_t bytes, Value predicate) {
    Assembly a(emitter.builder(), emitter.loc());
    if (bytes < 4) {
      isTooNarrow = true;
      return;
    }
    auto cache = bytes == 16 ? NVVM::LoadCacheModifierKind::CG
                             : NVVM::LoadCacheModifierKind::CA;
    // A source of no bytes fills the target with zeros.
    Value size =
        predicate ? a.select(predicate, a.constant(bytes), a.constant(0)) : Value();
    NVVM::CpAsyncOp::create(a.b, a.loc, shared, global, bytes, cache, size);
  };
  constexpr int64_t mostBytes = 16;
  View source = emitter.view(op.getSource()), target = emitter.view(op.getTarget());
  SmallVector<Quantity> indices = emitter.quantities(op.getIndices());
  LogicalResult done =
      op.getShare()
          ? emitter.copyOwn(source, indices, target, layout::getFragment(*op.getShare()),
                            op.getFrom() ? emitter.scalar(op.getFrom()) : Value(),
                            mostBytes, copy)
          : emitter.copyShare(source, indices, target, mostBytes, copy);
  if (failed(done))
    return failure();
  if (isTooNarrow) {
    auto error = op.emitOpError("[async.width] expects copies of 4, 8 or 16 "
                                "bytes, got elements whose alignment proves "
                                "less");
    error.attachNote() << "fix: complete the channel by threads";
    return failure();
  }
  return true;
}

FailureOr<bool> NVVMTarget::emitAwait(ThreadEmitter &emitter,
                                      transport::AwaitOp op) {
  Assembly a(emitter.builder(), emitter.loc());
  switch (op.getCompletion()) {
  case transport::Completion::bulk_group:
    // Bulk groups belong to the thread that committed them.
    emitOnce(emitter, [&] {
      Assembly inner(emitter.builder(), emitter.loc());
      emitBulkWait(inner, op.getPending(), op.getRead());
    });
    break;
  case transport::Completion::copy_group:
    a.emit(llvm::formatv("cp.async.wait_group {0};", op.getPending()).str(),
           {}, {});
    break;
  case transport::Completion::mma_group: {
    SmallVector<Value> values;
    for (Value value : op.getValues())
      llvm::append_range(values, emitter.getElements(emitter.tile(value)));
    ArrayRef<Value> rest = values = emitMmaWait(a, op.getPending(), values);
    for (auto [value, result] : llvm::zip_equal(op.getValues(), op.getResults())) {
      ThreadTile tile = emitter.tile(value);
      int64_t count = tile.getNumRegisters();
      SmallVector<Value> elements(rest.take_front(count));
      if (op.getPending() == 0)
        elements = emitOwedZeros(emitter, value, std::move(elements));
      emitter.bind(result, emitter.fromElements(tile.fragment, tile.element,
                                                elements));
      rest = rest.drop_front(count);
    }
    return true;
  }
  case transport::Completion::transaction:
  case transport::Completion::threads:
  case transport::Completion::mma_commit:
    return op.emitOpError("[async.completion] expects bulk_group, copy_group "
                          "or mma_group, got ")
           << stringifyCompletion(op.getCompletion());
  }
  for (auto [value, result] : llvm::zip_equal(op.getValues(), op.getResults()))
    emitter.bind(result, emitter.tile(value));
  return true;
}

/// One f32 instruction sequence for every element of scalars or vectors.
static Value emitPerElement(OpBuilder &builder, Location loc,
                            ValueRange values, StringRef text) {
  Assembly a(builder, loc);
  auto one = [&](ValueRange operands) {
    return a.emit(text, builder.getF32Type(), operands, Touches::nothing)[0];
  };
  auto type = dyn_cast<VectorType>(values.front().getType());
  if (!type)
    return one(values);
  SmallVector<Value> elements;
  for (int64_t i = 0, e = type.getNumElements(); i < e; ++i) {
    SmallVector<Value> operands;
    for (Value value : values)
      operands.push_back(vector::ExtractOp::create(builder, loc, value, i));
    elements.push_back(one(operands));
  }
  return vector::FromElementsOp::create(builder, loc, type, elements);
}

/// A function whose flags permit what the machine approximates: results that
/// are rounded to 16 bits. False when they do not.
static FailureOr<bool> emitApproximation(ThreadEmitter &emitter,
                                         Operation *op) {
  auto flags = cast<arith::ArithFastMathInterface>(op).getFastMathFlagsAttr();
  auto permitted = isa<arith::DivFOp>(op) ? arith::FastMathFlags::arcp
                                          : arith::FastMathFlags::afn;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || !type.getElementType().isF32() ||
      !arith::bitEnumContainsAll(flags.getValue(), permitted))
    return false;
  StringRef text =
      llvm::TypeSwitch<Operation *, StringRef>(op)
          .Case([](math::TanhOp) { return "tanh.approx.f32 $0, $1;"; })
          .Case([](math::ExpOp) {
            return "{ .reg .f32 t; mul.f32 t, $1, 0f3FB8AA3B; "
                   "ex2.approx.ftz.f32 $0, t; }";
          })
          .Default([](Operation *) { return "div.full.f32 $0, $1, $2;"; });
  SmallVector<ThreadTile> operands;
  for (Value operand : op->getOperands())
    operands.push_back(emitter.tile(operand));
  ThreadTile result = operands.front();
  for (size_t i = 0; i < result.chunks.size(); ++i) {
    SmallVector<Value> chunks;
    for (const ThreadTile &operand : operands)
      chunks.push_back(operand.chunks[i]);
    result.chunks[i] =
        emitPerElement(emitter.builder(), emitter.loc(), chunks, text);
  }
  emitter.bind(op->getResult(0), result);
  return true;
}

FailureOr<bool> NVVMTarget::emit(ThreadEmitter &emitter, Operation *op) {
  return llvm::TypeSwitch<Operation *, FailureOr<bool>>(op)
      .Case<transport::BulkLoadOp, transport::BulkStoreOp>(
          [&](auto copy) { return emitBulk(emitter, copy); })
      .Case([&](transport::GroupCopyOp copy) {
        return emitGroupCopy(emitter, copy);
      })
      .Case([&](scf::ForOp loop) -> FailureOr<bool> {
        forgetZeroStarts(emitter, loop);
        return false;
      })
      .Case<arith::ExtFOp, arith::TruncFOp>([&](auto) -> FailureOr<bool> {
        auto widen = dyn_cast<arith::ExtFOp>(op);
        if (widen && emitBFloat16Widening(emitter, widen))
          return true;
        // The conversions came after the machines without a bulk-copy engine.
        return machine.hasBulkCopy && emitFloat8Conversion(emitter, op);
      })
      .Case([&](arith::SIToFPOp convert) -> FailureOr<bool> {
        // The same machines subtract pairs of bf16.
        return machine.hasBulkCopy && emitInteger8Conversion(emitter, convert);
      })
      .Case<math::TanhOp, math::ExpOp, arith::DivFOp>(
          [&](auto) { return emitApproximation(emitter, op); })
      .Case([&](ir::LoadOp load) -> FailureOr<bool> {
        if (!ir::isTensorMemory(load.getSource().getType()))
          return emitMatrixLoad(emitter, load);
        Assembly a(emitter.builder(), emitter.loc());
        Value warp = a.add(uniformWarp, -emitter.role().firstWarp);
        if (failed(emitTensorLoad(emitter, load, warp)))
          return failure();
        return true;
      })
      .Case([&](ir::AccumulateOp product) -> FailureOr<bool> {
        LogicalResult emitted = success();
        emitOnce(emitter, [&] { emitted = emitTensorProduct(emitter, product); });
        if (failed(emitted))
          return failure();
        return true;
      })
      .Case([&](ir::ClusterReduceOp reduce) {
        return emitClusterReduce(emitter, reduce);
      })
      .Case([&](ir::ClusterGatherOp gather) {
        return emitClusterGather(emitter, gather);
      })
      .Case([&](ir::StoreOp store) { return emitMatrixStore(emitter, store); })
      .Case([&](transport::AwaitOp await) { return emitAwait(emitter, await); })
      .Case([&](transport::FenceOp fence) -> FailureOr<bool> {
        Assembly a(emitter.builder(), emitter.loc());
        if (fence.getProxy() == transport::Proxy::tensormap)
          return fence.emitOpError("[async.proxy] expects the generic or the "
                                   "async proxy, got tensormap");
        if (fence.getProxy() != transport::Proxy::async)
          return true;
        if (fence.getSpace() == transport::FenceSpace::shared)
          emitSharedProxyFence(a);
        else
          emitGlobalProxyFence(a);
        return true;
      })
      .Case([&](ir::MmaOp mma) -> FailureOr<bool> {
        if (mma.getGrain() == ir::Grain::warpgroup) {
          Assembly a(emitter.builder(), emitter.loc());
          Value warp = a.add(uniformWarp, -emitter.role().firstWarp);
          if (failed(emitWarpgroupMma(emitter, mma, warp)))
            return failure();
          return true;
        }
        if (mma.getGrain() != ir::Grain::warp)
          return false;
        if (failed(emitWarpMma(emitter, mma)))
          return failure();
        return true;
      })
      .Default([&](Operation *op) { return emitBarrierOp(emitter, op); });
}

//===----------------------------------------------------------------------===//
// Lowering
//===----------------------------------------------------------------------===//

Value NVVMTarget::emitExp2(OpBuilder &builder, Location loc, Value value) {
  return emitPerElement(builder, loc, value, "ex2.approx.ftz.f32 $0, $1;");
}

Value NVVMTarget::emitExp(OpBuilder &builder, Location loc, Value value) {
  // i = round(x log2 e) in [-126, 126], kept in the low bits of a large float;
  // 2^(x log2 e - i) comes from the unit for 2^x, and 2^i from the bits of i.
  return emitPerElement(
      builder, loc, value,
      "{ .reg .f32 t, i, f, r, e; .reg .b32 s; "
      "fma.rn.sat.f32 t, $1, 0f3BBB989D, 0f3F000000; "
      "fma.rm.f32 i, t, 0f437C0000, 0f4B400001; "
      "add.f32 f, i, 0fCB40007F; neg.f32 f, f; "
      "fma.rn.f32 r, $1, 0f3FB8AA3B, f; fma.rn.f32 r, $1, 0f32A57060, r; "
      "mov.b32 s, i; shl.b32 s, s, 23; mov.b32 f, s; "
      "ex2.approx.ftz.f32 e, r; mul.f32 $0, e, f; }");
}

Value NVVMTarget::emitRsqrt(OpBuilder &builder, Location loc, Value value) {
  return emitPerElement(builder, loc, value, "rsqrt.approx.f32 $0, $1;");
}

void NVVMTarget::configureLowering(LLVMTypeConverter &converter,
                                   RewritePatternSet &patterns,
                                   ConversionTarget &target) {
  target.addLegalDialect<NVVM::NVVMDialect>();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// The machine that a module is compiled for, or a diagnostic.
static FailureOr<const machine::Machine *> findMachine(Operation *op) {
  StringAttr chip;
  for (Operation *at = op; at && !chip; at = at->getParentOp())
    chip = at->getAttrOfType<StringAttr>("tier.chip");
  const machine::Machine *machine =
      chip ? machine::find(chip.getValue()) : nullptr;
  if (!machine || machine->door != "nvvm")
    return op->emitOpError("[toolchain.chip] expects 'tier.chip' to name a "
                           "machine of this door, got ")
           << (chip ? Attribute(chip) : Attribute(UnitAttr::get(op->getContext())));
  return machine;
}

namespace {
struct ConvertTransportToNVVM
    : tier::impl::ConvertTransportToNVVMBase<ConvertTransportToNVVM> {
  void runOnOperation() override {
    WalkResult walked = getOperation()->walk([&](gpu::GPUModuleOp module) {
      FailureOr<const machine::Machine *> machine = findMachine(module);
      if (failed(machine))
        return WalkResult::interrupt();
      NVVMTarget target(**machine);
      if (failed(convertKernels(module, target)))
        return WalkResult::interrupt();
      return WalkResult::advance();
    });
    if (walked.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::nvvm
