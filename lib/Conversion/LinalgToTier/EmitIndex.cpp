//===- EmitIndex.cpp - parameters, indices and views of a kernel ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"

using namespace mlir;

namespace tier::where {

//===----------------------------------------------------------------------===//
// Parameters
//===----------------------------------------------------------------------===//

Value KernelEmitter::getParameter(Value value, Category category) {
  for (Parameter &known : parameters)
    if (known.host == value) {
      known.category = std::min(known.category, category);
      return known.inside;
    }
  Value inside = func.getBody().front().addArgument(value.getType(), value.getLoc());
  parameters.push_back({category, value, inside});
  return inside;
}

Value KernelEmitter::constant(int64_t value) {
  Value &known = constants[value];
  if (!known) {
    OpBuilder first = OpBuilder::atBlockBegin(&func.getBody().front());
    known = arith::ConstantIndexOp::create(first, func.getLoc(), value);
  }
  return known;
}

Value KernelEmitter::getIndex(Value value, Category category) {
  if (auto number = Host::getConstant(value))
    return constant(*number);
  return getParameter(value, category);
}

OpFoldResult KernelEmitter::getFoldable(Value value, Category category) {
  if (auto number = Host::getConstant(value))
    return builder.getIndexAttr(*number);
  return getParameter(value, category);
}

/// A scalar of the program. Index arithmetic stays on the host; the rest is
/// repeated by every thread.
Value KernelEmitter::getScalar(Value value) {
  if (Value known = kernelScalars.lookup(value))
    return known;
  Operation *op = value.getDefiningOp();
  Value result;
  if (!op || value.getType().isIndex()) {
    Value passed = host.translate(value);
    result = passed ? getIndex(passed, value.getType().isIndex() ? Category::Extent
                                                                 : Category::Scalar)
                    : Value();
  } else if (isMemoryEffectFree(op) && op->getNumRegions() == 0 && op->getNumResults() == 1) {
    IRMapping operands;
    for (Value operand : op->getOperands()) {
      Value inside = getScalar(operand);
      if (!inside)
        return {};
      operands.map(operand, inside);
    }
    OpBuilder before(marker);
    result = before.clone(*op, operands)->getResult(0);
  }
  if (result)
    kernelScalars[value] = result;
  return result;
}

//===----------------------------------------------------------------------===//
// Indices and views
//===----------------------------------------------------------------------===//

SmallVector<Value> KernelEmitter::delinearize(Value linear, ArrayRef<Value> counts) {
  SmallVector<Value> indices(counts.size());
  Location loc = func.getLoc();
  // The slowest count that matters needs no remainder.
  int slowest = -1;
  for (auto [i, count] : llvm::enumerate(counts))
    if (!matchPattern(count, m_One()) && slowest < 0)
      slowest = i;
  for (int i = counts.size() - 1; i >= 0; --i) {
    if (matchPattern(counts[i], m_One())) {
      indices[i] = constant(0);
      continue;
    }
    if (i == slowest) {
      indices[i] = linear;
      continue;
    }
    indices[i] = arith::RemUIOp::create(builder, loc, linear, counts[i]);
    linear = arith::DivUIOp::create(builder, loc, linear, counts[i]);
  }
  return indices;
}

Value KernelEmitter::getView(const Node &leaf, ArrayRef<unsigned> axes,
                             SmallVectorImpl<unsigned> &dims, int64_t repeats) {
  if (shift.of) {
    dims.assign(axes.begin(), axes.end());
    return getShiftedView(leaf, axes);
  }
  for (unsigned d : leaf.dims.set_bits())
    if (llvm::is_contained(task.outer, d) || llvm::is_contained(task.walked, d) ||
        (kernel.dims[d].of && !llvm::is_contained(axes, d)))
      dims.push_back(d);
  llvm::append_range(dims, axes);
  std::vector<unsigned> key(dims.begin(), dims.end());
  if (repeats)
    key.push_back(kernel.dims.size());
  Value &known = views[{&leaf, key}];
  if (known)
    return known;
  // Packed numbers are read as the bytes that hold them, where no engine spreads them.
  bool isInBytes = this->isInBytes(leaf);
  Type storage = isInBytes ? builder.getI8Type() : getStorage(leaf.element);
  auto count = [&](Value numbers) {
    return isInBytes ? host.countAs(numbers, leaf.element, storage) : numbers;
  };
  Buffer *buffer = isInBytes ? host.retype(leaf.buffer, storage) : leaf.buffer;
  Value base = getParameter(buffer->base, Category::Base);
  OpFoldResult offset = getFoldable(count(leaf.offset), Category::Stride);
  SmallVector<OpFoldResult> sizes, strides;
  if (leaf.isGathered()) {
    sizes.push_back(getFoldable(leaf.rowExtent, Category::Extent));
    strides.push_back(getFoldable(leaf.rowStride, Category::Stride));
  }
  OpBuilder before(marker);
  bool isPart = part.first && llvm::is_contained(dims, task.reduced);
  if (isPart) {
    before.setInsertionPointAfter(part.length.getDefiningOp());
    Value first = before.createOrFold<arith::MulIOp>(
        leaf.loc, part.first, getIndex(leaf.strides[task.reduced], Category::Stride));
    offset = before.createOrFold<arith::AddIOp>(
        leaf.loc, getIndex(count(leaf.offset), Category::Stride), first);
  }
  for (unsigned d : dims) {
    bool isAlong = Host::isConstant(leaf.strides[d], 1);
    Value extent = isAlong ? count(kernel.dims[d].extent) : kernel.dims[d].extent;
    if (isAlong && host.getDivisor(extent) % leaf.rowEnds)
      extent = host.mul(host.ceilDiv(extent, leaf.rowEnds), host.constant(leaf.rowEnds));
    sizes.push_back(isPart && d == task.reduced ? OpFoldResult(part.length)
                                                : getFoldable(extent, Category::Extent));
    strides.push_back(
        getFoldable(isAlong ? leaf.strides[d] : count(leaf.strides[d]), Category::Stride));
  }
  if (repeats) {
    sizes.push_back(builder.getIndexAttr(repeats));
    strides.push_back(builder.getIndexAttr(0));
  }
  auto isKnown = [](OpFoldResult v) { return getConstantIntValue(v); };
  SmallVector<int64_t> shape, steps;
  for (OpFoldResult size : sizes)
    shape.push_back(isKnown(size).value_or(ShapedType::kDynamic));
  for (OpFoldResult stride : strides)
    steps.push_back(isKnown(stride).value_or(ShapedType::kDynamic));
  auto type = MemRefType::get(
      shape, storage,
      StridedLayoutAttr::get(builder.getContext(),
                             isKnown(offset).value_or(ShapedType::kDynamic), steps));
  known = memref::ReinterpretCastOp::create(before, leaf.loc, type, base, offset, sizes, strides);
  return known;
}

DenseBoolArrayAttr KernelEmitter::getInbounds(const Frame &frame, ArrayRef<unsigned> dims) {
  SmallVector<bool> promises;
  for (unsigned d : dims)
    promises.push_back(!frame.isAxis(d) || frame.inbounds[d]);
  return llvm::is_contained(promises, true) ? builder.getDenseBoolArrayAttr(promises)
                                            : DenseBoolArrayAttr();
}

void KernelEmitter::markInbounds(Frame &frame, unsigned dim, int64_t tile) {
  frame.inbounds.resize(kernel.dims.size());
  int64_t divisor = host.getDivisor(kernel.dims[dim].extent);
  if (tile == 1 || (divisor && divisor % tile == 0))
    frame.inbounds.set(dim);
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

FailureOr<gpu::GPUFuncOp> KernelEmitter::run(StringRef name, Operation *after) {
  Location loc = kernel.root.getLoc();
  builder.setInsertionPointAfter(after);
  auto module = gpu::GPUModuleOp::create(builder, loc, name);
  builder.setInsertionPointToStart(module.getBody());
  func = gpu::GPUFuncOp::create(builder, loc, name, builder.getFunctionType({}, {}));
  func->setAttr(gpu::GPUDialect::getKernelFuncAttrName(), builder.getUnitAttr());
  ArrayRef<int64_t> cluster = plan.cluster;
  func->setAttr("tier.plan",
                ir::PlanAttr::get(builder.getContext(), plan.tile, plan.atom,
                                  static_cast<ir::Grain>(plan.grain), plan.stages, plan.warps,
                                  plan.registers, cluster, plan.group));
  builder.setInsertionPointToStart(&func.getBody().front());
  marker = gpu::BlockIdOp::create(builder, loc, gpu::Dimension::x);
  LogicalResult emitted = failure();
  switch (task.kind) {
  case problem::GroupKind::Elementwise:
    emitted = emitElementwise();
    break;
  case problem::GroupKind::Rows:
    emitted = emitRows();
    break;
  case problem::GroupKind::Contraction:
    emitted = emitContraction();
    break;
  }
  if (failed(emitted))
    return failure();
  builder.setInsertionPointToEnd(&func.getBody().front());
  gpu::ReturnOp::create(builder, loc);
  finish(func);
  return func;
}

void KernelEmitter::finish(gpu::GPUFuncOp func) {
  llvm::stable_sort(parameters, [](const Parameter &a, const Parameter &b) {
    return a.category < b.category;
  });
  // Parameters that only dead code asked for go.
  IRRewriter rewriter(builder.getContext());
  DominanceInfo dominance(func);
  eliminateCommonSubExpressions(rewriter, dominance, func);
  llvm::erase_if(parameters, [](const Parameter &p) { return p.inside.use_empty(); });

  Block &entry = func.getBody().front();
  unsigned old = entry.getNumArguments();
  SmallVector<Type> types;
  for (Parameter &parameter : parameters) {
    Value sorted = entry.addArgument(parameter.host.getType(), parameter.host.getLoc());
    parameter.inside.replaceAllUsesWith(sorted);
    types.push_back(sorted.getType());
    arguments.push_back(parameter.host);
  }
  entry.eraseArguments(0, old);
  func.setFunctionType(builder.getFunctionType(types, {}));
  for (auto [i, parameter] : llvm::enumerate(parameters)) {
    int64_t divisor = parameter.host.getType().isIndex() ? host.getDivisor(parameter.host) : 1;
    if (divisor > 1)
      func.setArgAttr(i, "tier.multiple", builder.getI64IntegerAttr(divisor));
    if (plan.leastColumns > 0 && parameter.host == kernel.dims[task.reduced].extent)
      func.setArgAttr(i, "tier.least", builder.getI64IntegerAttr(plan.leastColumns));
    if (parameter.category != Category::Base)
      continue;
    const Buffer *buffer = nullptr;
    for (auto &node : kernel.nodes)
      if (node->buffer &&
          (node->buffer->base == parameter.host ||
           (isInBytes(*node) &&
            host.retype(node->buffer, builder.getI8Type())->base == parameter.host)))
        buffer = node->buffer;
    if (buffer && buffer->align > 1)
      func.setArgAttr(i, "tier.align", builder.getI64IntegerAttr(buffer->align));
    if (buffer && buffer->ownsRowEnds)
      func.setArgAttr(i, "tier.row_ends", builder.getUnitAttr());
  }
}

} // namespace tier::where
