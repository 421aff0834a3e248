//===- Gather.cpp - rows that are chosen by numbers in memory -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A leaf may have one coordinate that is a number in memory. Its source lies in
// memory, as it is or under affine views; the numbers are an expression of the
// same kernel, so that what reads a leaf is fused with the gather:
//
//   y[p, c] = relu(x[rows[p], c])       leaf x: strides (0, 1), and the stride of
//                                       a row times rows[p]
//
//===----------------------------------------------------------------------===//

#include "Emit.h"
#include "KernelBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace tier::where {

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

FailureOr<std::optional<Array>> KernelBuilder::findReshaped(Operation *op) {
  // From the result down to memory, then back up.
  SmallVector<Operation *> chain;
  Value source = op->getResult(0);
  while (Operation *def = source.getDefiningOp()) {
    if (grouping.materialised.contains(source) && source != kernel.root)
      break;
    if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(def))
      return std::optional<Array>();
    chain.push_back(def);
    source = def->getOperand(0);
  }
  Array array;
  if (auto argument = dyn_cast<BlockArgument>(source)) {
    array = host.getArgument(argument);
  } else {
    FailureOr<Array> kept = grouping.getArray(source);
    if (failed(kept))
      return failure();
    array = *kept;
  }
  for (Operation *step : llvm::reverse(chain)) {
    FailureOr<SmallVector<Value>> extents = host.getExtents(step->getResult(0));
    if (failed(extents))
      return failure();
    std::optional<Array> next = array;
    if (auto collapse = dyn_cast<tensor::CollapseShapeOp>(step))
      next = reshape(array, collapse.getReassociationIndices(), *extents, true, host);
    else if (auto expand = dyn_cast<tensor::ExpandShapeOp>(step))
      next = reshape(array, expand.getReassociationIndices(), *extents, false, host);
    if (!next)
      return next;
    array = *next;
  }
  return std::optional<Array>(array);
}

/// The array that `value` is, as it lies or under affine views; none if `missing`
/// does not lie in memory.
FailureOr<std::optional<Array>> KernelBuilder::findInMemory(Value value, Value &missing) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return std::optional<Array>(host.getArgument(argument));
  if (grouping.materialised.contains(value) && value != kernel.root) {
    FailureOr<Array> kept = grouping.getArray(value);
    return failed(kept) ? FailureOr<std::optional<Array>>(failure())
                        : std::optional<Array>(*kept);
  }
  Operation *op = value.getDefiningOp();
  missing = stripReshapes(value);
  if (auto reinterpret = dyn_cast<ir::ReinterpretOp>(op))
    return findReinterpreted(reinterpret, missing);
  if (isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp, tensor::CastOp>(op))
    return findReshaped(op);
  auto view = dyn_cast<layout::ViewOp>(op);
  if (!view)
    return std::optional<Array>();
  FailureOr<std::optional<Array>> source = findInMemory(view.getSource(), missing);
  FailureOr<SmallVector<Value>> extents = host.getExtents(value);
  if (failed(source) || failed(extents))
    return failure();
  if (!*source)
    return std::optional<Array>();
  SmallVector<Value> symbols;
  SmallVector<Linear> dims;
  for (Value symbol : view.getSymbols())
    symbols.push_back(host.translate(symbol));
  for (unsigned d = 0; d < extents->size(); ++d)
    dims.push_back(getDimension(d, host));
  auto access = llvm::is_contained(symbols, Value())
                    ? std::optional<Access>()
                    : compose(view.getMap(), symbols, dims, host);
  if (!access) {
    missing = value;
    return std::optional<Array>();
  }
  Node walked(NodeKind::Leaf, value.getLoc(), (*source)->buffer->element);
  setAddress(walked, **source, *access, host);
  walked.strides.resize(extents->size(), host.constant(0));
  return std::optional<Array>(
      Array{walked.buffer, walked.offset, *extents, walked.strides});
}

FailureOr<std::optional<Array>> KernelBuilder::findReinterpreted(ir::ReinterpretOp op,
                                                                 Value &missing) {
  FailureOr<std::optional<Array>> source = findInMemory(op.getSource(), missing);
  FailureOr<SmallVector<Value>> extents = host.getExtents(op.getResult());
  if (failed(source) || failed(extents))
    return failure();
  if (!*source)
    return std::optional<Array>();
  Type from = getElementTypeOrSelf(op.getSource().getType()),
       to = getElementTypeOrSelf(op.getResult().getType());
  int64_t unit = ir::getRatio(from, to).from;
  Array array = **source;
  array.buffer = host.retype(array.buffer, to);
  bool isWhole = Host::isConstant(array.strides.back(), 1);
  auto count = [&](Value &number) {
    isWhole &= host.getDivisor(number) % unit == 0;
    number = host.countAs(number, from, to);
  };
  array.strides.pop_back();
  llvm::for_each(array.strides, count);
  count(array.offset);
  array.strides.push_back(host.constant(1));
  array.extents = *extents;
  if (isWhole)
    return std::optional<Array>(array);
  refuse(op.getLoc(),
         "[tier.reinterpret] expects elements of a row that lie one after another, and rows that "
         "begin where an element of the other type does, got others",
         "copy the array first");
  return failure();
}

/// Whether the expression reduces anything.
static bool isReduced(const Node &node) {
  return node.kind == NodeKind::Reduce || node.kind == NodeKind::Contract ||
         llvm::any_of(node.operands, [](const Node *operand) { return isReduced(*operand); });
}

Node *KernelBuilder::buildTake(ir::TakeOp op, ArrayRef<Linear> access) {
  if (operandOf)
    return materialise(operandOf, "an operand of a contraction is gathered");
  if (kernel.contract)
    return materialise(op.getResult(), "a gather and a contraction are two kernels");
  Value source = op.getSource();
  Value missing;
  FailureOr<std::optional<Array>> array = findInMemory(source, missing);
  if (failed(array))
    return nullptr;
  if (!*array)
    return materialise(missing, "a gather reads memory");

  unsigned axis = op.getAxis();
  size_t rank = cast<RankedTensorType>(op.getIndices().getType()).getRank();
  Node *rows = build(op.getIndices(), Access(access.slice(axis, rank)));
  if (!rows)
    return nullptr;
  if (isReduced(*rows))
    return materialise(op.getIndices(), "rows are chosen by a reduction");
  // What is left of the source when the axis is away.
  Array rest = **array;
  Value extent = rest.extents[axis], stride = rest.strides[axis];
  rest.extents.erase(rest.extents.begin() + axis);
  rest.strides.erase(rest.strides.begin() + axis);
  SmallVector<Linear> others(access.take_front(axis));
  llvm::append_range(others, access.drop_front(axis + rank));
  Node *leaf = buildLeaf(op.getResult(), rest, others);
  size_t dims = std::max(leaf->dims.size(), rows->dims.size());
  leaf->dims.resize(dims);
  rows->dims.resize(dims);
  leaf->strides.resize(dims, host.constant(0));
  leaf->dims |= rows->dims;
  leaf->operands = {rows};
  leaf->rowExtent = extent;
  leaf->rowStride = stride;
  leaf->fill = op.getFill();
  gathered = op.getResult();
  return leaf;
}

//===----------------------------------------------------------------------===//
// Tiles
//===----------------------------------------------------------------------===//

bool isRowNumber(const Kernel &kernel, const Node &node) {
  SmallVector<const Node *> numbers;
  for (auto &leaf : kernel.nodes)
    if (leaf->isGathered())
      numbers.push_back(leaf->operands.front());
  return findNodes(numbers).contains(&node);
}

FailureOr<Tile> KernelEmitter::emitGather(Frame &frame, const Node &leaf) {
  FailureOr<Tile> rows = emit(frame, *leaf.operands.front());
  if (failed(rows))
    return failure();
  SmallBitVector dims = getTileDims(frame, leaf);
  if (!isa<RankedTensorType>(rows->value.getType()))
    *rows = repeat(frame, *rows, dims, leaf.loc);
  dims |= rows->dims; // One number for all is held along some axis.
  SmallVector<unsigned> axes;
  SmallVector<int64_t> along;
  for (unsigned axis : frame.axes) {
    if (!dims.test(axis))
      continue;
    if (rows->dims.test(axis))
      along.push_back(axes.size());
    axes.push_back(axis);
  }
  Place place = findPlace(frame, leaf, dims);
  // Rows that begin inside of a vector of the tile, though the tile does not.
  unsigned inner = axes.back();
  if (!place.from && !machine.isHost() && !plan.elementLanes &&
      task.kind == problem::GroupKind::Rows && Host::isConstant(leaf.strides[inner], 1) &&
      !rows->dims.test(inner) && getVectorElements(leaf, inner, host) < getAccessElements())
    place.from = constant(0);
  Value tile = ir::GatherOp::create(builder, leaf.loc, getType(frame, dims, leaf.element),
                                    place.view, rows->value, along, place.indices, leaf.fill,
                                    place.inbounds, place.from)
                   .getTile();
  storeKept(frame, leaf, tile);
  return Tile{tile, dims};
}

/// Numbers of rows that do not change along what is walked are read before.
LogicalResult KernelEmitter::emitRowNumbers(Frame &frame) {
  for (auto &leaf : kernel.nodes) {
    if (!leaf->isGathered())
      continue;
    const Node &rows = *leaf->operands.front();
    bool isWalked = rows.dims.test(task.reduced) ||
                    llvm::any_of(task.walked, [&](unsigned d) { return rows.dims.test(d); });
    if (rows.dims.test(task.tiled[0]) && !isWalked && failed(emit(frame, rows)))
      return failure();
  }
  return success();
}

} // namespace tier::where
