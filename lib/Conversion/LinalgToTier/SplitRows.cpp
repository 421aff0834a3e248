//===- SplitRows.cpp - few long rows on many CTAs -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   y[n] = f(reduce x[m, n] over m)   =>   w[s, n] = reduce x[m, n] over segment s of m
//                                          y[n] = f(reduce w[s, n] over s)
//
// Whether x has neighbours along m or along n, parts have them along n.
//
// An array without gaps whose rows are N, an odd number, begins at a vector again after 8
// elements of all of them. They lie as one element of 8 N rows:
//
//   w[s, 8 n] = reduce x[8 m, 8 n], read as rows by themselves: w[8 s, n]
//
// Segments have as many elements as give each CTA one, which the host counts. Parts are
// combined in their order: equal calls give equal bits.
//
//===----------------------------------------------------------------------===//

#include "Expression.h"

using namespace mlir;

namespace tier::where {

/// What rows of parts are multiples of, so that vectors of them are aligned.
static constexpr int64_t bytesOfVector = 16;

/// Parts of a row, few enough for one CTA to combine those of a line.
static constexpr int64_t mostParts = 512;

/// The elements of a row in one segment: at least one chunk.
static Value countSegment(const Kernel &kernel, Value length, const SplitShape &shape,
                          Host &host) {
  Value tiles = host.ceilDiv(kernel.dims[shape.row].extent, shape.tileRows);
  for (auto [d, dim] : llvm::enumerate(kernel.dims))
    if (!dim.isReduced && d != shape.row)
      tiles = host.mul(tiles, dim.extent);
  Value chunks = host.floorDiv(host.mul(tiles, length), shape.ctas * shape.chunk);
  chunks = host.max(chunks, host.floorDiv(length, mostParts * shape.chunk));
  return host.mul(host.add(chunks, host.constant(1)), host.constant(shape.chunk));
}

/// Sees so many elements of all rows as one, of as many more rows.
static void foldRows(Kernel &kernel, unsigned dim, const SplitShape &shape, Host &host) {
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf)
      node->strides[dim] = host.mul(node->strides[dim], host.constant(shape.fold));
  Dim &row = kernel.dims[shape.row], &reduced = kernel.dims[dim];
  row.extent = host.mul(row.extent, host.constant(shape.fold));
  reduced.extent = host.floorDiv(reduced.extent, shape.fold);
}

/// Leaves the elements behind whole ones of so many.
static void keepLeft(Kernel &kernel, unsigned dim, const SplitShape &shape, Host &host) {
  Dim &reduced = kernel.dims[dim];
  Value whole = host.mul(host.floorDiv(reduced.extent, shape.fold), host.constant(shape.fold));
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf)
      node->offset = host.add(node->offset, host.mul(node->strides[dim], whole));
  reduced.extent = host.sub(reduced.extent, whole);
}

/// Makes the kernel store its reductions, the last one as its result.
static void storeParts(Kernel &kernel) {
  kernel.besides.clear();
  RowPart result = kernel.parts.pop_back_val();
  kernel.result = result.reduced;
  kernel.target = result.target;
  dropUnused(kernel);
}

SmallVector<Operation *> splitRows(Kernel &segments, Kernel &rest, Kernel *left, unsigned dim,
                                   const SplitShape &shape, Host &host) {
  if (shape.fold > 1)
    foldRows(segments, dim, shape, host);
  if (left) {
    keepLeft(*left, dim, shape, host);
    left->parts.clear();
  }
  Value length = segments.dims[dim].extent;
  segments.segment = countSegment(segments, length, shape, host);
  Value count = host.ceilDiv(length, segments.segment);
  segments.segmentDim = appendDim(segments, {count, false}, host);
  segments.segmentRow = shape.row;
  segments.segmentInner = shape.inner;

  // The rows of a tile are neighbours in the parts too.
  SmallVector<unsigned> written{segments.segmentDim}, read{dim};
  SmallVector<Value> extents{left ? host.add(count, host.constant(1)) : count};
  auto walk = [&](unsigned d) {
    written.push_back(d);
    read.push_back(d);
    extents.push_back(segments.dims[d].extent);
  };
  for (auto [d, one] : llvm::enumerate(rest.dims))
    if (!one.isReduced && d != shape.row)
      walk(d);
  walk(shape.row);

  std::optional<ScaledReductions> scaled = findScaled(rest);
  segments.parts.clear(); // of whole rows
  SmallVector<Operation *> reserved;
  for (auto [first, last] : llvm::zip_equal(segments.reductions, rest.reductions)) {
    Array parts = host.buildWorkspace(first->element, extents, first->loc, bytesOfVector);
    reserved.push_back(parts.buffer->base.getDefiningOp());
    first->init = {}; // of the whole row
    Node *target = segments.create(NodeKind::Leaf, first->loc, first->element);
    placeAt(*target, segments, parts, written, host);
    segments.parts.push_back({first, target});
    if (left) { // behind the parts of all segments
      Node *reduction = left->reductions[segments.parts.size() - 1];
      reduction->init = {};
      Node *behind = left->create(NodeKind::Leaf, first->loc, first->element);
      Array place{parts.buffer, host.add(parts.offset, host.mul(count, parts.strides.front())),
                  {rest.dims[shape.row].extent}, {parts.strides.back()}};
      placeAt(*behind, *left, place, {shape.row}, host);
      left->parts.push_back({reduction, behind});
    }
    Node *leaf = rest.create(NodeKind::Leaf, last->loc, last->element);
    placeAt(*leaf, rest, parts, read, host);
    if (shape.fold > 1)
      leaf->strides[dim] = rest.dims[shape.row].extent;
    last->operands = {leaf};
    last->isPlain = true;
  }
  if (scaled)
    scaleParts(*scaled);
  storeParts(segments);
  rest.dims[dim].extent = host.mul(count, host.constant(shape.fold));
  if (left) {
    storeParts(*left);
    rest.dims[dim].extent = host.add(rest.dims[dim].extent, host.constant(1));
  }
  rest.combinesParts = true;
  dropUnused(rest);
  return reserved;
}

} // namespace tier::where
