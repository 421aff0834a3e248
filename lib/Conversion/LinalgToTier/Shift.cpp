//===- Shift.cpp - rows that begin inside of a vector ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row of odd width begins at no multiple of a vector, but at `from` elements
// after one. The tile starts there, so that all its vectors are aligned, in what
// is read and in what is written, as long as both have the same pitch:
//
//   x   | . . . x0 x1 x2 x3 x4 | x5 x6 ..       from = (offset + p * stride) mod 8
//   y   | . . . y0 y1 y2 y3 y4 | y5 y6 ..       columns from .. from + N
//
// Reductions count what lies before `from` as the neutral element, stores drop
// it. Rows p and p + 8 begin alike: a tile of several rows takes each eighth one.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace tier::where {

static int64_t getBytes(const Node &leaf) {
  return ir::getElementBytes(leaf.element);
}

bool beginsAtMultiples(const Node &leaf, unsigned along, const Host &host, int64_t elements) {
  if (host.getDivisor(leaf.offset) % elements)
    return false;
  for (auto [d, stride] : llvm::enumerate(leaf.strides))
    if (d != along && host.getDivisor(stride) % elements)
      return false;
  return true;
}

const Node *findShifted(const Kernel &kernel, const Task &task, const Host &host,
                        int64_t elements, int64_t vector) {
  // What is walked in parts keeps its own alignment.
  if (elements < 2 || task.contiguous != 1 || !task.walked.empty() || kernel.segment)
    return nullptr;
  unsigned row = task.tiled[0];
  // A row whose elements are gathered one by one begins nowhere.
  for (auto &node : kernel.nodes)
    if (node->isGathered() && node->operands.front()->dims.test(task.reduced))
      return nullptr;
  auto serves = [&](const Node &leaf) {
    return leaf.kind == NodeKind::Leaf && !leaf.isGathered() && leaf.dims.test(task.reduced) && leaf.dims.test(row) &&
           Host::isConstant(leaf.strides[task.reduced], 1);
  };
  const Node *best = serves(*kernel.target) ? kernel.target : nullptr;
  if (!best && kernel.target->dims.test(task.reduced))
    return nullptr;
  for (auto &node : kernel.nodes)
    if (best != kernel.target && !kernel.isWritten(*node) && serves(*node) &&
        (!best || getBytes(*best) < getBytes(*node)))
      best = node.get();
  if (!best || best->buffer->align % (vector * getBytes(*best)) ||
      beginsAtMultiples(*best, task.reduced, host, elements))
    return nullptr;
  return best;
}

bool KernelEmitter::isAsAligned(const Node &leaf) const {
  if (leaf.isGathered())
    return false;
  const Node &other = *shift.of;
  int64_t elements = shift.elements, vector = task.question.mostShift + 1;
  auto agree = [&](Value a, Value b) {
    return a == b ||
           (host.getDivisor(a) % elements == 0 && host.getDivisor(b) % elements == 0);
  };
  if (leaf.buffer->align % (vector * getBytes(leaf)) || !agree(leaf.offset, other.offset) ||
      !Host::isConstant(leaf.strides[task.reduced], 1))
    return false;
  for (unsigned d = 0; d < kernel.dims.size(); ++d)
    if (!agree(leaf.strides[d], other.strides[d]))
      return false;
  return true;
}

Value KernelEmitter::getRowStart(OpBuilder &at, const Node &leaf) {
  Location loc = func.getLoc();
  Value sum = getIndex(leaf.offset, Category::Stride);
  auto include = [&](Value position, Value stride) {
    if (Host::isConstant(stride, 0))
      return;
    Value term = at.createOrFold<arith::MulIOp>(loc, position, getIndex(stride, Category::Stride));
    sum = at.createOrFold<arith::AddIOp>(loc, sum, term);
  };
  for (auto [d, position] : llvm::zip(task.outer, outerAt))
    include(position, leaf.strides[d]);
  include(shift.row, leaf.strides[task.tiled[0]]);
  return sum;
}

int64_t KernelEmitter::getShiftElements() const {
  // A plan that says nothing begins at vectors.
  return std::max(plan.beginsAt, task.question.mostShift + 1);
}

void KernelEmitter::enterShift(Frame &frame, Value linear) {
  Location loc = func.getLoc();
  unsigned row = task.tiled[0];
  int64_t rows = plan.tile[0];
  shift.elements = getShiftElements();
  shift.rowStep = rows == 1 ? 1 : shift.elements;
  SmallVector<Value> counts = countOuter();
  if (rows == 1) {
    counts.push_back(countTiles(row, 1));
  } else {
    // `rowStep` tiles side by side: one for each remainder.
    Value extent = kernel.dims[row].extent;
    Value groups = host.ceilDiv(extent, rows * shift.rowStep);
    blocks = host.mul(blocks, host.mul(groups, host.constant(shift.rowStep)));
    Value inside = getIndex(extent);
    inside = builder.createOrFold<arith::CeilDivUIOp>(loc, inside, constant(rows * shift.rowStep));
    counts.push_back(
        builder.createOrFold<arith::MulIOp>(loc, inside, constant(shift.rowStep)));
  }
  SmallVector<Value> indices = delinearize(linear, counts);
  outerAt.assign(indices.begin(), indices.end() - 1);
  Value tile = indices.back();
  frame.inbounds.resize(kernel.dims.size());
  if (rows == 1) {
    shift.row = tile;
    frame.inbounds.set(row);
    shift.rows = constant(1);
  } else {
    Value group = builder.createOrFold<arith::DivUIOp>(loc, tile, constant(shift.rowStep));
    Value first = builder.createOrFold<arith::RemUIOp>(loc, tile, constant(shift.rowStep));
    group = builder.createOrFold<arith::MulIOp>(loc, group, constant(rows * shift.rowStep));
    shift.row = builder.createOrFold<arith::AddIOp>(loc, group, first);
    Value extent = getIndex(kernel.dims[row].extent);
    Value left = builder.createOrFold<arith::MaxUIOp>(loc, extent, shift.row);
    left = builder.createOrFold<arith::SubIOp>(loc, left, shift.row);
    shift.rows = builder.createOrFold<arith::CeilDivUIOp>(loc, left, constant(shift.rowStep));
  }
  for (unsigned d = 0; d < kernel.dims.size(); ++d)
    frame.position[d] = constant(0);
  shift.of = task.shifted;
  Value start = getRowStart(builder, *shift.of);
  shift.before = arith::RemUIOp::create(builder, loc, start, constant(shift.elements));
  shift.from = shift.before;
  Value columns = getIndex(kernel.dims[task.reduced].extent);
  shift.end = arith::AddIOp::create(builder, loc, columns, shift.from);
  if (plan.leastColumns == 0) {
    // A row without columns has no vector that begins before it either.
    Value isEmpty =
        arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, columns, constant(0));
    shift.end = arith::SelectOp::create(builder, loc, isEmpty, constant(0), shift.end);
  }
  if (rankInCluster) {
    enterPart(shift.end);
    // The row begins in the first part that has columns.
    Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq, part.first,
                                          constant(0));
    shift.from = arith::SelectOp::create(builder, loc, isFirst, shift.before, constant(0));
    shift.end = part.length;
  }
}

Value KernelEmitter::getShiftedView(const Node &leaf, ArrayRef<unsigned> axes) {
  Value &known = views[{&leaf, std::vector<unsigned>(axes.begin(), axes.end())}];
  if (known)
    return known;
  Location loc = leaf.loc;
  OpBuilder after(builder);
  after.setInsertionPointAfter(shift.end.getDefiningOp());
  Value offset = getRowStart(after, leaf);
  if (leaf.dims.test(task.reduced)) {
    if (isAsAligned(leaf)) {
      Value vectors = arith::DivUIOp::create(after, loc, offset, constant(shift.elements));
      offset = arith::MulIOp::create(after, loc, vectors, constant(shift.elements));
    } else {
      Value before = after.createOrFold<arith::MulIOp>(
          loc, shift.before, getIndex(leaf.strides[task.reduced], Category::Stride));
      offset = arith::SubIOp::create(after, loc, offset, before);
    }
    if (part.first) {
      Value first = after.createOrFold<arith::MulIOp>(
          loc, part.first, getIndex(leaf.strides[task.reduced], Category::Stride));
      offset = arith::AddIOp::create(after, loc, offset, first);
    }
  }
  auto foldable = [&](Value value) -> OpFoldResult {
    if (auto number = Host::getConstant(value))
      return builder.getIndexAttr(*number);
    return value;
  };
  SmallVector<OpFoldResult> sizes, strides;
  SmallVector<int64_t> shape, steps;
  auto append = [&](Value size, Value stride) {
    sizes.push_back(foldable(size));
    strides.push_back(foldable(stride));
    shape.push_back(getConstantIntValue(sizes.back()).value_or(ShapedType::kDynamic));
    steps.push_back(getConstantIntValue(strides.back()).value_or(ShapedType::kDynamic));
  };
  if (leaf.isGathered())
    append(getIndex(leaf.rowExtent), getIndex(leaf.rowStride, Category::Stride));
  for (unsigned d : axes) {
    bool isRow = d != task.reduced;
    Value stride = getIndex(leaf.strides[d], Category::Stride);
    if (isRow && shift.rowStep > 1)
      stride = after.createOrFold<arith::MulIOp>(loc, stride, constant(shift.rowStep));
    append(isRow ? shift.rows : shift.end, stride);
  }
  OpFoldResult first = foldable(offset);
  auto type = MemRefType::get(
      shape, getStorage(leaf.element),
      StridedLayoutAttr::get(builder.getContext(),
                             getConstantIntValue(first).value_or(ShapedType::kDynamic), steps));
  known = memref::ReinterpretCastOp::create(after, loc, type,
                                            getParameter(leaf.buffer->base, Category::Base), first,
                                            sizes, strides);
  return known;
}

Value KernelEmitter::getFrom(const Frame &frame, const Node &leaf, ArrayRef<unsigned> axes) {
  if (!shift.of || !llvm::is_contained(axes, task.reduced))
    return {};
  // Chunks after the first one are whole.
  if (frame.inbounds.test(task.reduced) && leaf.dims.test(task.reduced) && isAsAligned(leaf))
    return {};
  return shift.from;
}

/// The first chunk and the last one are reduced by themselves, what lies between
/// has no masks.
FailureOr<SmallVector<Value>>
KernelEmitter::emitShiftedChunks(Frame &frame, ArrayRef<Node *> nodes, ArrayRef<Value> carried) {
  Location loc = nodes.front()->loc;
  Value chunk = constant(plan.tile[1]);
  size_t n = nodes.size();
  auto reduce = [&](Value first, Value limit, Value from,
                    SmallVectorImpl<Value> &results) -> LogicalResult {
    frame.position[task.reduced] = first;
    frame.push();
    for (auto [node, rest] : llvm::zip(nodes, carried.drop_front(n))) {
      FailureOr<Tile> tile = emitReduced(frame, *node);
      if (failed(tile))
        return failure();
      results.push_back(ir::ReduceOp::create(builder, node->loc,
                                             cast<RankedTensorType>(rest.getType()),
                                             *node->combine, tile->value, /*axis=*/1, limit, from)
                            .getResult());
    }
    frame.pop();
    return success();
  };
  SmallVector<Value> firsts, lasts;
  if (failed(reduce(constant(0), shift.end, shift.from, firsts)))
    return failure();
  Value count = arith::DivUIOp::create(builder, loc, shift.end, chunk);
  Value covered = arith::MulIOp::create(builder, loc, count, chunk);
  FailureOr<SmallVector<Value>> partials =
      emitWholeChunks(frame, nodes, carried.take_front(n), chunk, covered);
  if (failed(partials))
    return failure();
  Value whole = arith::MaxUIOp::create(builder, loc, covered, chunk);
  Value end = arith::MaxUIOp::create(builder, loc, shift.end, chunk);
  if (failed(reduce(whole, arith::SubIOp::create(builder, loc, end, whole), Value(), lasts)))
    return failure();
  SmallVector<Value> results = std::move(*partials);
  for (auto [node, first, last] : llvm::zip(nodes, firsts, lasts))
    results.push_back(combine(*node, first, last));
  return results;
}

} // namespace tier::where
