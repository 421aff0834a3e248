//===- SplitSum.cpp - the sum of a product on many CTAs -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   y = f(a b)  =>  w[s, m, n] = a[m, part s of k] b[part s of k, n]
//                   y = f(sum over s of w[s, m, n]), in the order of s
//
//   Where the plan does not say how many segments, the host counts them, as many as CTAs
//   that share the tiles, of equal lengths:
//
//     length = ceil(tiles of k / max(1, CTAs / tiles of [m, n])) tiles of k
//     s < ceil(tiles of k / that)
//
//   or, of integers: w[m, n] = 0
//                    w[m, n] += a[m, part s of k] b[part s of k, n], in any order
//                    y = f(w[m, n])
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "tier/Problem/PlanShared.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier::where {

void dropUnused(Kernel &kernel) {
  llvm::SetVector<const Node *> used = findNodes(kernel.result);
  used.insert(kernel.target);
  for (const RowPart &part : kernel.parts) {
    llvm::SetVector<const Node *> reduced = findNodes(part.reduced);
    used.insert(reduced.begin(), reduced.end());
    used.insert(part.target);
  }
  for (const Beside &beside : kernel.besides) {
    llvm::SetVector<const Node *> computed = findNodes(beside.value);
    used.insert(computed.begin(), computed.end());
    used.insert(beside.target);
  }
  llvm::erase_if(kernel.nodes,
                 [&](const std::unique_ptr<Node> &node) { return !used.contains(node.get()); });
}

unsigned appendDim(Kernel &kernel, Dim dim, Host &host) {
  kernel.dims.push_back(dim);
  for (auto &node : kernel.nodes) {
    node->dims.resize(kernel.dims.size());
    node->reduced.resize(kernel.dims.size());
    if (node->kind == NodeKind::Leaf)
      node->strides.resize(kernel.dims.size(), host.constant(0));
  }
  return kernel.dims.size() - 1;
}

void placeAt(Node &leaf, const Kernel &kernel, const Array &array, ArrayRef<unsigned> dims,
             Host &host) {
  leaf.buffer = array.buffer;
  leaf.offset = array.offset;
  leaf.dims = leaf.reduced = SmallBitVector(kernel.dims.size());
  leaf.strides.assign(kernel.dims.size(), host.constant(0));
  for (auto [d, stride] : llvm::zip_equal(dims, array.strides)) {
    leaf.dims.set(d);
    leaf.strides[d] = stride;
  }
}

std::unique_ptr<Kernel> clone(const Kernel &kernel) {
  auto copy = std::make_unique<Kernel>();
  llvm::DenseMap<const Node *, Node *> copies;
  for (const std::unique_ptr<Node> &node : kernel.nodes) {
    copy->nodes.push_back(std::make_unique<Node>(*node));
    copies[node.get()] = copy->nodes.back().get();
  }
  for (std::unique_ptr<Node> &node : copy->nodes)
    for (Node *&operand : node->operands)
      operand = copies.lookup(operand);
  copy->root = kernel.root;
  copy->result = copies.lookup(kernel.result);
  copy->target = copies.lookup(kernel.target);
  copy->contract = copies.lookup(kernel.contract);
  for (const Node *node : kernel.reductions)
    copy->reductions.push_back(copies.lookup(node));
  copy->dims = kernel.dims;
  copy->assumptions = kernel.assumptions;
  copy->segment = kernel.segment;
  copy->segmentDim = kernel.segmentDim;
  copy->segmentRow = kernel.segmentRow;
  copy->segmentInner = kernel.segmentInner;
  copy->isOnlyReduced = kernel.isOnlyReduced;
  for (const RowPart &part : kernel.parts)
    copy->parts.push_back({copies.lookup(part.reduced), copies.lookup(part.target)});
  for (const Beside &beside : kernel.besides)
    copy->besides.push_back(
        {beside.root, copies.lookup(beside.value), copies.lookup(beside.target)});
  return copy;
}

bool startsFromZero(const Kernel &kernel) {
  auto fill = kernel.contract->op.getDpsInits().front().getDefiningOp<linalg::FillOp>();
  return fill && (matchPattern(fill.getInputs().front(), m_Zero()) ||
                  matchPattern(fill.getInputs().front(), m_AnyZeroFloat()));
}

/// Drops steps that only factors of blocks had: the parts were multiplied by these.
static void dropSteps(Kernel &rest, Host &host) {
  for (auto [d, dim] : llvm::enumerate(rest.dims)) {
    auto steps = [d = d](const std::unique_ptr<Node> &node) { return node->dims.test(d); };
    if (!dim.of || llvm::any_of(rest.nodes, steps))
      continue;
    dim.of.reset();
    dim.extent = host.constant(1);
  }
}

/// The kernel behind reads one number for each sum.
static void readSums(Kernel &rest, unsigned k, const Array &sums, ArrayRef<unsigned> dims,
                     Host &host) {
  Node &total = *rest.contract;
  total.kind = NodeKind::Leaf;
  total.operands.clear();
  placeAt(total, rest, sums, dims, host);
  rest.dims[k].extent = host.constant(1);
  rest.dims[k].isReduced = false;
  rest.contract = nullptr;
  rest.reductions.clear();
  dropUnused(rest);
  dropSteps(rest, host);
  collapseDims(rest, Gaps::AsKnown, host);
}

SumSegments countSegments(const Kernel &kernel, const Task &task, const problem::Plan &plan,
                          Host &host) {
  Value one = host.constant(1), unit = host.constant(plan.tile[2]);
  Value steps = host.ceilDiv(kernel.dims[task.reduced].extent, plan.tile[2]);
  bool areDense = problem::arePartsDense(plan);
  if (!plan.splitCtas)
    return {host.constant(plan.segments), host.mul(host.ceilDiv(steps, plan.segments), unit),
            plan.segments, areDense};
  Value tiles = one;
  for (unsigned i : {0, 1}) {
    unsigned side = task.tiled[plan.swapsSides ? 1 - i : i];
    tiles = host.mul(tiles, host.ceilDiv(kernel.dims[side].extent, plan.tile[i]));
  }
  for (unsigned d : task.outer)
    tiles = host.mul(tiles, kernel.dims[d].extent);
  // As Plan::segmentsOf counts them: none is empty, and there is one where nothing is summed.
  Value ctas = host.constant(plan.splitCtas);
  Value most = host.max(host.floorDiv(ctas, host.max(tiles, one)), one);
  Value each = host.ceilDiv(steps, most);
  return {host.max(host.ceilDiv(steps, host.max(each, one)), one), host.mul(each, unit),
          plan.partsAtOnce, areDense};
}

Operation *splitSum(Kernel &segments, Kernel &rest, const SumSegments &of, bool addsInPlace,
                    Host &host) {
  Location loc = segments.root.getLoc();
  Node &sum = *segments.contract;
  unsigned k = sum.reduced.find_first();
  // The parts lie as the result does: its contiguous dimension comes last.
  SmallVector<unsigned> dims;
  std::optional<unsigned> last;
  for (unsigned d : sum.dims.set_bits()) {
    if (Host::isConstant(segments.target->strides[d], 1) && !last)
      last = d;
    else
      dims.push_back(d);
  }
  if (last)
    dims.push_back(*last);
  SmallVector<Value> extents;
  if (!addsInPlace)
    extents.push_back(of.count);
  for (unsigned d : dims)
    extents.push_back(segments.dims[d].extent);
  Array parts = host.buildWorkspace(sum.element, extents, loc, of.areDense ? 0 : host.engineBytes,
                                    /*isZeroed=*/addsInPlace);

  // One more dimension counts the parts.
  segments.segmentDim = appendDim(segments, {of.count, false}, host);
  segments.result = &sum;
  segments.target->element = sum.element;
  SmallVector<unsigned> written;
  if (!addsInPlace)
    written.push_back(segments.segmentDim);
  llvm::append_range(written, dims);
  placeAt(*segments.target, segments, parts, written, host);
  segments.addsToTarget = addsInPlace;
  segments.segment = of.length;
  dropUnused(segments);
  if (addsInPlace) {
    readSums(rest, k, parts, dims, host);
    return parts.buffer->base.getDefiningOp();
  }

  // k is replaced by the number of the part.
  Node &total = *rest.contract;
  linalg::GenericOp op = total.op;
  rest.dims[k].extent = of.count;
  Node *leaf = rest.create(NodeKind::Leaf, total.loc, total.element);
  SmallVector<unsigned> read{k};
  llvm::append_range(read, dims);
  placeAt(*leaf, rest, parts, read, host);
  total.kind = NodeKind::Reduce;
  total.operands = {leaf};
  total.combine = getReduceKind(matchCombiner(op));
  total.isPlain = true;
  if (auto fill = op.getDpsInits().front().getDefiningOp<linalg::FillOp>())
    total.init = fill.getInputs().front();
  rest.reductions = {&total};
  rest.contract = nullptr;
  rest.combinesParts = true;
  rest.partsAtOnce = of.atOnce;
  dropUnused(rest);
  dropSteps(rest, host);
  collapseDims(rest, Gaps::AsKnown, host);
  return parts.buffer->base.getDefiningOp();
}

} // namespace tier::where
