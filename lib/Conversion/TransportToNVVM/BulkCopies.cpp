//===- BulkCopies.cpp - copies by the bulk-copy engine --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BulkCopies.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::nvvm {

/// For each dimension of the map the dimension of the tile it runs along, -1
/// where the box has one element. The tile's dimensions of several elements
/// are taken by growing distance in memory, as the engine writes a box.
static FailureOr<SmallVector<int>> matchDims(const SharedTile &tile,
                                             layout::TensorMapAttr map) {
  ArrayRef<int64_t> shape = tile.getShape();
  SmallVector<int> dims;
  for (int i = 0, e = shape.size(); i < e; ++i)
    if (shape[i] > 1)
      dims.push_back(i);
  auto distance = [&](int dim) {
    SmallVector<int64_t> c(shape.size(), 0);
    c[dim] = 1;
    return tile.getOffset(c);
  };
  llvm::sort(dims, [&](int i, int j) {
    return std::pair(distance(i), -i) < std::pair(distance(j), -j);
  });

  SmallVector<int> matched;
  unsigned next = 0;
  for (int64_t extent : map.getBox()) {
    if (extent == 1)
      matched.push_back(-1);
    else if (next < dims.size())
      matched.push_back(dims[next++]);
    else
      return failure();
  }
  if (next != dims.size())
    return failure();
  return matched;
}

static InFlightDiagnostic refuse(Operation *op, const SharedTile &tile,
                                 layout::TensorMapAttr map) {
  auto error = op->emitOpError("[tensormap.box] expects a tile made of the "
                               "map's boxes, got ")
               << tile.getType() << " and " << map;
  error.attachNote() << "fix: a box lies in the tile without gaps, innermost "
                        "extent first, swizzled over the map's span";
  return error;
}

/// Of a box in shared memory, in bytes (PTX ISA, cp.async.bulk.tensor).
static constexpr int64_t boxAlignment = 128;

FailureOr<SmallVector<Box>> findBoxes(Operation *op, const SharedTile &tile,
                                      layout::TensorMapAttr map) {
  int64_t span = static_cast<int64_t>(map.getSwizzle());
  FailureOr<SmallVector<int>> dims = matchDims(tile, map);
  if (failed(dims) || tile.getSpan() != span || !map.isDense() ||
      map.getElement().getIntOrFloatBitWidth() !=
          tile.getType().getElementTypeBitWidth())
    return refuse(op, tile, map);

  ArrayRef<int64_t> shape = tile.getShape(), box = map.getBox();
  SmallVector<int64_t> counts(box.size(), 1);
  int64_t total = 1;
  for (auto [i, dim] : llvm::enumerate(*dims)) {
    if (dim < 0)
      continue;
    if (shape[dim] % box[i] != 0)
      return refuse(op, tile, map);
    counts[i] = shape[dim] / box[i];
    total *= counts[i];
  }

  SmallVector<Box> boxes;
  for (int64_t linear = 0; linear < total; ++linear) {
    Box one;
    SmallVector<int64_t> origin(shape.size(), 0);
    int64_t rest = linear;
    for (auto [i, dim] : llvm::enumerate(*dims)) {
      int64_t digit = rest % counts[i];
      rest /= counts[i];
      one.coordinates.push_back(digit * box[i]);
      if (dim >= 0)
        origin[dim] = digit * box[i];
    }
    one.bytes = tile.getOffset(origin);

    // Layouts are sums over dimensions, so checking along each is enough. A swizzle permutes by
    // addresses, so boxes may begin inside of what it repeats.
    int64_t pitch = tile.getElementBytes();
    bool dense = one.bytes % boxAlignment == 0;
    for (auto [i, dim] : llvm::enumerate(*dims)) {
      SmallVector<int64_t> c = origin;
      for (int64_t v = 1; dim >= 0 && v < box[i]; ++v) {
        c[dim] = origin[dim] + v;
        dense &= tile.getOffset(c) - one.bytes == v * pitch;
      }
      pitch *= box[i];
      if (i == 0 && span)
        pitch = span;
    }
    if (!dense)
      return refuse(op, tile, map);
    boxes.push_back(std::move(one));
  }
  return boxes;
}

int64_t countBytes(ArrayRef<Box> boxes, layout::TensorMapAttr map) {
  return map.getBoxBytes() * boxes.size();
}

/// `[map, {c0, c1, ...}]` where the map is operand `first`.
static std::string tensorOperand(int64_t first, int64_t rank) {
  std::string text = "[$" + std::to_string(first) + ", {";
  for (int64_t i = 1; i <= rank; ++i)
    text += (i > 1 ? ", $" : "$") + std::to_string(first + i);
  return text + "}]";
}

/// Appends the tensor map and where the box starts in the tensor.
static void addTensor(Assembly &a, const Box &box, Value map,
                      ValueRange coordinates,
                      SmallVectorImpl<Value> &operands) {
  operands.push_back(map);
  for (auto [value, delta] : llvm::zip_equal(coordinates, box.coordinates))
    operands.push_back(a.add(value, delta));
}

void emitBulkLoad(Assembly &a, ArrayRef<Box> boxes, Value map,
                  ValueRange coordinates, Value tile, Value barrier,
                  Value mask, bool isPair) {
  int64_t rank = coordinates.size();
  std::string text =
      llvm::formatv("cp.async.bulk.tensor.{0}d.shared::{1}.global.tile"
                    ".mbarrier::complete_tx::bytes{2} [$0], {3}, [$1]{4};",
                    rank, mask || isPair ? "cluster" : "cta",
                    mask     ? ".multicast::cluster"
                    : isPair ? ".cta_group::2"
                             : "",
                    tensorOperand(2, rank),
                    mask ? ", $" + std::to_string(rank + 3) : "")
          .str();
  if (mask) // 16 bits
    mask = LLVM::TruncOp::create(a.b, a.loc, a.b.getI16Type(), mask);
  for (const Box &box : boxes) {
    SmallVector<Value> operands = {a.add(tile, box.bytes), barrier};
    addTensor(a, box, map, coordinates, operands);
    if (mask)
      operands.push_back(mask);
    a.emit(text, {}, operands);
  }
}

/// The parts of which one has the boxes 0, step, 2 * step.., the next those `apart` behind them.
static FailureOr<Part> findPart(ArrayRef<Box> sorted, size_t each, size_t step, size_t apart) {
  auto distance = [](const Box &from, const Box &to) {
    SmallVector<int64_t> delta;
    for (auto [x, y] : llvm::zip_equal(from.coordinates, to.coordinates))
      delta.push_back(y - x);
    return std::pair(to.bytes - from.bytes, delta);
  };
  Part part;
  std::tie(part.bytes, part.coordinates) = distance(sorted[0], sorted[apart]);
  size_t parts = sorted.size() / each;
  for (size_t one = 0; one < each; ++one) {
    part.boxes.push_back(sorted[one * step]);
    for (size_t rank = 1; rank < parts; ++rank) {
      size_t at = one * step + rank * apart;
      if (distance(sorted[at - apart], sorted[at]) != std::pair(part.bytes, part.coordinates))
        return failure();
    }
  }
  return part;
}

FailureOr<Part> findPart(ArrayRef<Box> boxes, int64_t parts) {
  size_t each = boxes.size() / parts;
  if (each * parts != boxes.size())
    return failure();
  // Along the dimension that the boxes of a tile follow in memory, or across it.
  SmallVector<Box> sorted(boxes);
  llvm::sort(sorted, [](const Box &x, const Box &y) { return x.bytes < y.bytes; });
  FailureOr<Part> along = findPart(sorted, each, 1, each);
  return succeeded(along) ? along : findPart(sorted, each, parts, 1);
}

void emitBulkStore(Assembly &a, ArrayRef<Box> boxes, Value tile, Value map,
                   ValueRange coordinates, StringRef reduction) {
  std::string text =
      llvm::formatv("cp.{0}async.bulk.tensor.{1}d.global.shared::cta{2}.tile"
                    ".bulk_group {3}, [$0];",
                    reduction.empty() ? "" : "reduce.", coordinates.size(),
                    reduction.empty() ? "" : ("." + reduction).str(),
                    tensorOperand(1, coordinates.size()))
          .str();
  for (const Box &box : boxes) {
    SmallVector<Value> operands = {a.add(tile, box.bytes)};
    addTensor(a, box, map, coordinates, operands);
    a.emit(text, {}, operands);
  }
}

void emitBulkCommit(Assembly &a) {
  a.emit("cp.async.bulk.commit_group;", {}, {});
}

void emitBulkWait(Assembly &a, int64_t pending, bool readOnly) {
  a.emit(llvm::formatv("cp.async.bulk.wait_group{0} {1};",
                       readOnly ? ".read" : "", pending)
             .str(),
         {}, {});
}

void emitMapPrefetch(Assembly &a, Value map) {
  a.emit("prefetch.tensormap [$0];", {}, {map});
}

} // namespace tier::nvvm
