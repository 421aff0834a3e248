//===- ThreadEmitter.cpp - walks a kernel, emits one thread of it ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gather.h"
#include "Realign.h"
#include "tier/Conversion/TileToThread/ComputeLate.h"
#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

#include <map>
#include <numeric>

using namespace mlir;

namespace tier {

ThreadEmitter::ThreadEmitter(gpu::GPUFuncOp kernel, ThreadTarget &target)
    : kernel(kernel), target(target), b(kernel), location(kernel.getLoc()) {}

/// All warps of the CTA: those of the roles, else those of the plan.
static int64_t countWarps(gpu::GPUFuncOp kernel,
                          const machine::Machine &machine) {
  if (machine.isHost())
    return 1;
  int64_t warps = 0;
  kernel.walk([&](transport::RoleOp role) { warps += role.getWarps(); });
  if (warps)
    return warps;
  auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan");
  for (int64_t count : plan ? plan.getWarps() : ArrayRef<int64_t>())
    warps += count;
  return std::max<int64_t>(1, warps);
}

/// Whether an epilogue computes so many sums of a thread at once that many ops,
/// written op after op, do not fit its registers: with 128 of them the assembler
/// spills some KiB of erf, with 64 it orders the ops itself.
static bool computesManySums(gpu::GPUFuncOp kernel) {
  constexpr int64_t many = 128;
  auto isMany = [](Operation *op) {
    return OpTrait::hasElementwiseMappableTraits(op) && op->getNumResults() == 1 &&
           ir::isTile(op->getResult(0).getType()) &&
           layout::getFragment(op->getResult(0).getType()).getNumRegisters() >= many;
  };
  bool hasProduct = false, hasMany = false;
  kernel.walk([&](Operation *op) {
    hasProduct |= isa<ir::MmaOp>(op);
    hasMany |= isMany(op);
  });
  return hasProduct && hasMany;
}

FailureOr<LLVM::LLVMFuncOp> ThreadEmitter::emit() {
  totalWarps = countWarps(kernel, target.machine);
  SmallVector<Value> arguments;
  FailureOr<LLVM::LLVMFuncOp> created = target.createFunction(*this, arguments);
  if (failed(created))
    return failure();
  function = *created;
  sharedBase = target.emitSharedBase(*this);
  currentRole.warps = totalWarps;
  startRole();
  if (failed(bindArguments(arguments)))
    return failure();
  if (!kernel.getBody().hasOneBlock())
    return kernel.emitOpError("[tier.thread] expects structured control flow, "
                              "got several blocks");
  deferLargeTiles();
  if (failed(emitBlock(kernel.getBody().front())))
    return failure();
  LLVM::ReturnOp::create(b, kernel.getLoc(), ValueRange());

  // Roles run side by side, so each has its own scratch.
  for (Scratch &scratch : scratches) {
    if (scratch.offsets.empty())
      continue;
    int64_t offset = reserveShared(scratch.bytes, 128);
    for (Operation *constant : scratch.offsets)
      cast<arith::ConstantOp>(constant).setValueAttr(
          b.getI32IntegerAttr(offset));
  }
  if (auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan"))
    function->setAttr("tier.plan", plan);
  // A launch outside of any guard is verified against this mark.
  function->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), b.getUnitAttr());
  function->setAttr("tier.shared_bytes", b.getI64IntegerAttr(sharedBytes));
  function->setAttr("tier.threads",
                    b.getI64IntegerAttr(totalWarps * target.machine.lanes));
  if (failed(target.finish(*this)))
    return failure();
  if (target.machine.hasRoles && computesManySums(kernel))
    computeLate(function);
  return function;
}

void ThreadEmitter::startRole() {
  int64_t lanes = target.machine.lanes;
  if (lanes == 1) {
    currentRole.thread = currentRole.warp = currentRole.lane = i32(0);
    return;
  }
  Value thread = target.emitThreadIndex(*this);
  currentRole.lane = arith::RemUIOp::create(b, location, thread, i32(lanes));
  Value warp = target.emitWarpIndex(*this);
  if (currentRole.firstWarp) {
    thread = arith::SubIOp::create(b, location, thread,
                                   i32(currentRole.firstWarp * lanes));
    warp = arith::SubIOp::create(b, location, warp, i32(currentRole.firstWarp));
  }
  currentRole.thread = thread;
  currentRole.warp = warp;
}

LogicalResult ThreadEmitter::bindArguments(ArrayRef<Value> arguments) {
  for (auto [argument, value] : llvm::zip(kernel.getArguments(), arguments)) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type) {
      scalars.map(argument, value);
      continue;
    }
    View view;
    view.base = value;
    view.element = type.getElementType();
    auto align = kernel.getArgAttrOfType<IntegerAttr>(argument.getArgNumber(),
                                                      "tier.align");
    view.alignment = align ? align.getInt() : view.getElementBytes();
    view.offset = Quantity::get(0);
    SmallVector<int64_t> strides;
    int64_t offset;
    bool isKnown = succeeded(type.getStridesAndOffset(strides, offset)) && offset == 0 &&
                   !llvm::any_of(strides, ShapedType::isDynamic);
    // Nothing says the strides of others: only what is made of their base is known.
    bool isBase = llvm::all_of(argument.getUsers(), [&](Operation *user) {
      return isa<memref::ReinterpretCastOp>(user);
    });
    if (!isKnown && !isBase)
      return kernel.emitOpError("[tier.view] expects an array whose strides its type says, got ")
             << type;
    for (auto [dim, extent] : llvm::enumerate(type.getShape())) {
      // The extent of a base pointer is not known, and no view asks for it.
      bool dynamic = ShapedType::isDynamic(extent);
      view.sizes.push_back(Quantity::get(dynamic ? INT64_MAX / 2 : extent));
      view.strides.push_back(Quantity::get(isKnown ? strides[dim] : 1));
    }
    bind(argument, std::move(view));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Value ThreadEmitter::i32(int64_t value) {
  return arith::ConstantOp::create(b, location, b.getI32IntegerAttr(value));
}
Value ThreadEmitter::i64(int64_t value) {
  return arith::ConstantOp::create(b, location, b.getI64IntegerAttr(value));
}
Value ThreadEmitter::index(int64_t value) {
  return arith::ConstantOp::create(b, location, b.getIndexAttr(value));
}
Value ThreadEmitter::toIndex(Value i32Value) {
  return arith::IndexCastUIOp::create(b, location, b.getIndexType(), i32Value);
}
Value ThreadEmitter::toI32(Value indexValue) {
  return arith::IndexCastOp::create(b, location, b.getI32Type(), indexValue);
}

Quantity Quantity::get(int64_t constant) {
  return {{}, constant, std::abs(constant), constant};
}

Value ThreadEmitter::materialize(const Quantity &quantity) {
  return quantity.isConstant() ? index(quantity.constant) : quantity.value;
}

Quantity ThreadEmitter::add(const Quantity &a, const Quantity &c) {
  if (a.isConstant() && c.isConstant())
    return Quantity::get(a.constant + c.constant);
  if (a.isConstant(0))
    return c;
  if (c.isConstant(0))
    return a;
  return {arith::AddIOp::create(b, location, materialize(a), materialize(c)), 0,
          int64_t(std::gcd(a.divisor, c.divisor)),
          std::max(a.least + c.least, Quantity::unbounded)};
}

Quantity ThreadEmitter::multiply(const Quantity &a, const Quantity &c) {
  if (a.isConstant() && c.isConstant())
    return Quantity::get(a.constant * c.constant);
  if (a.isConstant(0) || c.isConstant(0))
    return Quantity::get(0);
  if (a.isConstant(1))
    return c;
  if (c.isConstant(1))
    return a;
  // Divisors beyond 2^16 prove nothing more; this keeps the product small.
  int64_t divisor = std::gcd(a.divisor, int64_t(1) << 16) *
                    std::gcd(c.divisor, int64_t(1) << 16);
  return {arith::MulIOp::create(b, location, materialize(a), materialize(c)), 0,
          divisor};
}

//===----------------------------------------------------------------------===//
// What became of original values
//===----------------------------------------------------------------------===//

Value ThreadEmitter::scalar(Value original) {
  return scalars.lookupOrNull(original);
}

ThreadTile ThreadEmitter::tile(Value original) {
  auto it = tiles.find(original);
  assert(it != tiles.end() && "a tile is bound before it is used");
  return it->second;
}

View ThreadEmitter::view(Value original) {
  auto it = views.find(original);
  assert(it != views.end() && "a memref is bound before it is used");
  return it->second;
}

void ThreadEmitter::bind(Value original, Value value) {
  scalars.map(original, value);
}
void ThreadEmitter::bind(Value original, ThreadTile tile) {
  tiles[original] = std::move(tile);
}
void ThreadEmitter::bind(Value original, View view) {
  views[original] = std::move(view);
}

void ThreadEmitter::flatten(ValueRange originals,
                            SmallVectorImpl<Value> &values) {
  for (Value original : originals) {
    if (ir::isTile(original.getType()))
      llvm::append_range(values, tile(original).chunks);
    else
      values.push_back(scalar(original));
  }
}

/// The empty tile of a type, and how many chunks it has.
static std::pair<ThreadTile, int64_t> describe(Type type) {
  auto fragment = layout::getFragment(type);
  ThreadTile tile{fragment,
                  cast<RankedTensorType>(type).getElementType(),
                  ThreadTile::getWidth(fragment),
                  {}};
  return {tile, fragment.getNumRegisters() / tile.width};
}

void ThreadEmitter::flattenTypes(TypeRange originals,
                                 SmallVectorImpl<Type> &types) {
  for (Type original : originals) {
    if (!ir::isTile(original)) {
      types.push_back(original);
      continue;
    }
    auto [tile, count] = describe(original);
    types.append(count, tile.getChunkType());
  }
}

void ThreadEmitter::bindFlat(ValueRange originals, ValueRange values) {
  for (Value original : originals) {
    if (!ir::isTile(original.getType())) {
      scalars.map(original, values.front());
      values = values.drop_front();
      continue;
    }
    auto [tile, count] = describe(original.getType());
    llvm::append_range(tile.chunks, values.take_front(count));
    values = values.drop_front(count);
    bind(original, std::move(tile));
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

LogicalResult ThreadEmitter::emitBlock(Block &block) {
  for (Operation &op : block)
    if (!op.hasTrait<OpTrait::IsTerminator>() && failed(emitOp(&op)))
      return failure();
  return success();
}

LogicalResult ThreadEmitter::emitOp(Operation *op) {
  Location previous = location;
  location = op->getLoc();
  target.begin(*this, op);
  // What a tile or an array became is known where this kernel made it, or takes the array.
  auto isBound = [&](Value operand) {
    Type type = operand.getType();
    if (ir::isTile(type))
      return tiles.contains(operand);
    return !isa<MemRefType>(type) || ir::isTensorMemory(type) || views.contains(operand);
  };
  LogicalResult result = [&]() -> LogicalResult {
    if (stored.contains(op))
      return success();
    if (deferred.contains(op)) {
      auto store = dyn_cast<ir::StoreOp>(op);
      return store ? emitByBlocks(store) : success();
    }
    for (Value operand : op->getOperands())
      if (!isBound(operand))
        return op->emitOpError("[tier.thread] expects tiles that the kernel makes, and arrays "
                               "that it makes or takes, got another ")
               << operand.getType();
    FailureOr<bool> handled = target.emit(*this, op);
    if (failed(handled))
      return failure();
    if (*handled)
      return success();
    if (isa<scf::SCFDialect>(op->getDialect()))
      return emitRegionOp(op);
    if (isa<memref::MemRefDialect>(op->getDialect()) ||
        isa<ir::AllocOp, ir::LoadOp, ir::StoreOp, ir::CopyOp>(op))
      return emitMemoryOp(op);
    if (auto gather = dyn_cast<ir::GatherOp>(op))
      return emitGather(*this, gather);
    if (auto realign = dyn_cast<ir::RealignOp>(op))
      return emitRealign(*this, realign);
    if (isa<transport::TransportDialect>(op->getDialect()))
      return emitTransportOp(op);
    if (isa<ir::TierDialect, layout::LayoutDialect>(op->getDialect()))
      return emitTileOp(op);
    return emitCompute(op);
  }();
  location = previous;
  return result;
}

FailureOr<ThreadTile>
ThreadEmitter::constantTile(arith::ConstantOp op,
                            layout::FragmentAttr fragment) {
  auto dense = dyn_cast<DenseElementsAttr>(op.getValue());
  if (!dense || !dense.isSplat())
    return op.emitOpError("[tier.thread] expects a constant tile of one "
                          "number, got ")
           << op.getValue();
  auto value = dense.getSplatValue<TypedAttr>();
  return splat(fragment, arith::ConstantOp::create(b, location, value));
}

/// Integer division is not defined for some operands, and masked elements are
/// zeros: x / 0 becomes 0 / 1, and x / -1 becomes -x / 1, which wraps.
static void guardDivision(OpBuilder &b, Location loc, Operation *op,
                          MutableArrayRef<Value> values) {
  bool isSigned = isa<arith::DivSIOp, arith::RemSIOp, arith::FloorDivSIOp,
                      arith::CeilDivSIOp>(op);
  if (!isSigned && !isa<arith::DivUIOp, arith::RemUIOp, arith::CeilDivUIOp>(op))
    return;
  Value &x = values[0], &y = values[1];
  Type type = y.getType();
  auto constant = [&](int64_t number) -> Value {
    TypedAttr value = b.getIntegerAttr(getElementTypeOrSelf(type), number);
    if (auto vector = dyn_cast<VectorType>(type))
      value = DenseElementsAttr::get(vector, Attribute(value));
    return arith::ConstantOp::create(b, loc, value);
  };
  auto replace = [&](int64_t divisor, Value instead) {
    Value isIt = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq, y,
                                       constant(divisor));
    x = arith::SelectOp::create(b, loc, isIt, instead, x);
    y = arith::SelectOp::create(b, loc, isIt, constant(1), y);
  };
  Value zero = constant(0);
  replace(0, zero);
  if (isSigned)
    replace(-1, arith::SubIOp::create(b, loc, zero, x));
}

SmallVector<ThreadTile>
ThreadEmitter::cloneOnChunks(Operation *op, ArrayRef<ThreadTile> operands,
                             layout::FragmentAttr fragment) {
  int64_t width = ThreadTile::getWidth(fragment);
  SmallVector<ThreadTile> results;
  for (Type type : op->getResultTypes())
    results.push_back({fragment, getElementTypeOrSelf(type), width, {}});
  // Chunks that repeat (splats, broadcasts) are computed once.
  std::map<SmallVector<void *>, Operation *> once;
  for (int64_t i = 0, e = fragment.getNumRegisters() / width; i < e; ++i) {
    SmallVector<Value> values;
    SmallVector<void *> key;
    for (const ThreadTile &operand : operands) {
      values.push_back(operand.chunks[operand.fragment ? i : 0]);
      key.push_back(values.back().getAsOpaquePointer());
    }
    Operation *&chunk = once[key];
    if (!chunk) {
      guardDivision(b, location, op, values);
      OperationState state(location, op->getName());
      state.addOperands(values);
      for (const ThreadTile &result : results)
        state.addTypes(result.getChunkType());
      state.addAttributes(op->getDiscardableAttrDictionary().getValue());
      state.propertiesAttr = op->getPropertiesAsAttribute();
      chunk = b.create(state);
    }
    for (auto [result, value] : llvm::zip(results, chunk->getResults()))
      result.chunks.push_back(value);
  }
  return results;
}

LogicalResult ThreadEmitter::emitCompute(Operation *op) {
  if (isa<gpu::BlockIdOp>(op)) {
    bind(op->getResult(0),
         target.emitBlockIndex(*this, cast<gpu::BlockIdOp>(op).getDimension()));
    return success();
  }
  if (isa<gpu::GridDimOp>(op)) {
    bind(op->getResult(0),
         target.emitGridSize(*this, cast<gpu::GridDimOp>(op).getDimension()));
    return success();
  }
  if (!isa<arith::ArithDialect, math::MathDialect, affine::AffineDialect,
           ub::UBDialect>(op->getDialect()) ||
      op->getNumRegions())
    return op->emitOpError("[tier.thread] expects an op with code for one "
                           "thread, got none");
  bool hasTiles = llvm::any_of(op->getResultTypes(), ir::isTile);
  if (!hasTiles) {
    b.clone(*op, scalars);
    return success();
  }
  layout::FragmentAttr fragment =
      layout::getFragment(op->getResult(0).getType());
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    FailureOr<ThreadTile> made = constantTile(constant, fragment);
    if (failed(made))
      return failure();
    bind(op->getResult(0), std::move(*made));
    return success();
  }
  if (!OpTrait::hasElementwiseMappableTraits(op))
    return op->emitOpError("[tier.thread] expects an elementwise op, got one "
                           "that is not");
  SmallVector<ThreadTile> operands;
  for (Value operand : op->getOperands())
    operands.push_back(
        ir::isTile(operand.getType())
            ? tile(operand)
            : ThreadTile{{}, operand.getType(), 1, {scalar(operand)}});
  if (isa<arith::DivFOp>(op) && !target.machine.isHost() &&
      operands[0].element.isF32()) {
    bind(op->getResult(0), divide(operands[0], operands[1], fragment));
    return success();
  }
  for (auto [original, result] :
       llvm::zip(op->getResults(), cloneOnChunks(op, operands, fragment)))
    bind(original, std::move(result));
  return success();
}

//===----------------------------------------------------------------------===//
// All kernels of a module
//===----------------------------------------------------------------------===//

LogicalResult convertKernels(gpu::GPUModuleOp module, ThreadTarget &target) {
  SmallVector<gpu::GPUFuncOp> kernels(module.getOps<gpu::GPUFuncOp>());
  for (gpu::GPUFuncOp kernel : kernels) {
    ThreadEmitter emitter(kernel, target);
    FailureOr<LLVM::LLVMFuncOp> function = emitter.emit();
    if (failed(function))
      return failure();
    kernel.erase();
    if (failed(lowerThread(*function, target)))
      return failure();
  }
  return success();
}

} // namespace tier
