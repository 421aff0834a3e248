//===- SplitRow.cpp - one long row on many CTAs ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   y = f(reduce x[i])   =>   w[s] = reduce x[s * c .. (s + 1) * c)
//                             y = f(reduce w[s])
//
//===----------------------------------------------------------------------===//

#include "Expression.h"

using namespace mlir;

namespace tier::where {

/// CTAs that share a row: enough for every machine, few enough for one to end.
static constexpr int64_t segmentCount = 512;
/// Segments begin at multiples of this, so that vectors stay aligned.
static constexpr int64_t segmentUnit = 16384;

/// Drops nodes that neither the result nor the target needs.
static void dropUnused(Kernel &kernel) {
  llvm::SetVector<const Node *> used;
  used.insert(kernel.result);
  used.insert(kernel.target);
  for (size_t i = 0; i < used.size(); ++i)
    for (const Node *operand : used[i]->operands)
      used.insert(operand);
  llvm::erase_if(kernel.nodes,
                 [&](const std::unique_ptr<Node> &node) { return !used.contains(node.get()); });
}

void splitRow(Kernel &segments, Kernel &rest, Host &host) {
  Location loc = segments.root.getLoc();
  Node *reduction = segments.reductions.front();
  Value extent = segments.dims.front().extent;
  Value zero = host.constant(0), one = host.constant(1);
  Array partial = host.buildWorkspace(reduction->element, {host.constant(segmentCount)}, loc);

  // Dimension 0 is the row; dimension 1 counts its segments.
  segments.dims.push_back({host.constant(segmentCount), false});
  for (auto &node : segments.nodes) {
    node->dims.resize(2);
    node->reduced.resize(2);
    if (node->kind == NodeKind::Leaf)
      node->strides.resize(2, zero);
  }
  reduction->init = {};
  segments.result = reduction;
  Node &target = *segments.target;
  target.buffer = partial.buffer;
  target.element = reduction->element;
  target.offset = partial.offset;
  target.strides = {zero, one};
  target.dims.reset();
  target.dims.set(1);
  Value units = host.ceilDiv(extent, segmentCount * segmentUnit);
  segments.segment = host.mul(units, host.constant(segmentUnit));
  dropUnused(segments);

  Node *last = rest.reductions.front();
  rest.dims.front().extent = host.constant(segmentCount);
  Node *leaf = rest.create(NodeKind::Leaf, last->loc, last->element);
  leaf->buffer = partial.buffer;
  leaf->offset = partial.offset;
  leaf->strides = {one};
  leaf->dims.resize(1);
  leaf->dims.set(0);
  leaf->reduced.resize(1);
  last->operands = {leaf};
  last->isPlain = true;
  dropUnused(rest);
}

} // namespace tier::where
