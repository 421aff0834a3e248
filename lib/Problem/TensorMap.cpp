//===- TensorMap.cpp - a descriptor and boxes for a tile of a view --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/TensorMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cassert>

using namespace llvm;

namespace tier::problem::tensormap {

static constexpr int64_t maxBoxSide = 256;

/// The dimension the engine may use as its inner one: unit stride, and tiled
/// if there is a choice. -1 if there is none.
static int64_t findContiguous(const View &view) {
  int64_t bytes = machine::byteWidth(view.element);
  int64_t best = -1;
  auto weight = [&](int64_t dim) {
    return std::pair(view.extents[dim].value != 1, view.tile[dim]);
  };
  for (auto [dim, stride] : enumerate(view.strideBytes))
    if (stride.value == bytes &&
        (best < 0 || weight(dim) > weight(best)))
      best = dim;
  return best;
}

/// Map dims: the contiguous dimension, the tiled ones from the last to the
/// first, then the batch dimensions. A dimension of extent 1 that is not tiled
/// needs no map dim.
static SmallVector<int64_t> orderDims(const View &view, int64_t contiguous) {
  SmallVector<int64_t> order{contiguous};
  for (bool isTiled : {true, false})
    for (int64_t dim = view.tile.size(); dim-- > 0;) {
      if (dim == contiguous || (view.tile[dim] > 1) != isTiled)
        continue;
      if (!isTiled && view.extents[dim].value == 1)
        continue;
      order.push_back(dim);
    }
  return order;
}

static SwizzleMode widestSwizzle(int64_t rowBytes) {
  for (SwizzleMode mode :
       {SwizzleMode::Span128, SwizzleMode::Span64, SwizzleMode::Span32})
    if (rowBytes % spanBytes(mode) == 0)
      return mode;
  return SwizzleMode::None;
}

/// All boxes of a tile: spans of the inner side are whole sub-tiles one after
/// the other; a long outermost side is cut into runs of 256.
static void cutIntoBoxes(const View &view, Witness &witness) {
  int64_t inner = view.tile[witness.dims.front()];
  int64_t width = witness.box.front(), rows = 1, outermost = 0;
  for (int64_t i = 1; i < witness.rank(); ++i) {
    int64_t side = view.tile[witness.dims[i]];
    rows *= side;
    if (side > 1)
      outermost = i;
  }
  int64_t long_ = outermost ? view.tile[witness.dims[outermost]] : 1;
  int64_t side = outermost ? witness.box[outermost] : 1;
  int64_t rowsPerStep = rows / long_;
  for (int64_t column = 0; column < inner; column += width)
    for (int64_t row = 0; row < long_; row += side) {
      Box box;
      box.offset.assign(witness.rank(), 0);
      box.offset.front() = column;
      if (outermost)
        box.offset[outermost] = row;
      box.sharedElement = column * rows + row * rowsPerStep * width;
      witness.boxes.push_back(box);
    }
}

/// Bytes of memory that so many bytes of a tile are.
static Known inMemory(Known bytes, machine::Element element) {
  int64_t bits = machine::packedBits(element);
  if (!bits)
    return bytes;
  return bytes.value ? Known::exactly(*bytes.value * bits / 8)
                     : Known::multipleOf(std::max<int64_t>(1, bytes.divisor * bits / 8));
}

Question Witness::question(const View &view) const {
  Question q;
  q.element = element;
  q.packing = packingOf(element);
  q.engine.packsElements = q.packing != Packing::None;
  q.baseAlignment = view.baseAlignment;
  q.swizzle = swizzle;
  q.box = box;
  q.isStore = view.isStore;
  q.sharedAlignment = alignment;
  for (auto [i, dim] : enumerate(dims)) {
    q.dims.push_back(view.extents[dim]);
    // A dimension of extent 1 is never stepped along: any stride will do.
    if (i > 0)
      q.strideBytes.push_back(view.extents[dim].value == 1
                                  ? Known::exactly(q.packing == Packing::None ? 16 : 32)
                                  : inMemory(view.strideBytes[dim], element));
  }
  int64_t start = view.startDivisors.empty() ? view.tile[dims.front()]
                                             : view.startDivisors[dims.front()];
  q.starts.push_back(Known::multipleOf(std::gcd(start, box.front())));
  return q;
}

static Refusal refuse(StringRef rule, std::string got) {
  Refusal refusal;
  refusal.violations.push_back({findRule(rule), std::move(got)});
  return refusal;
}

Answer synthesize(const View &view) {
  assert(view.extents.size() == view.tile.size() &&
         view.strideBytes.size() == view.tile.size() &&
         "one extent, stride and tile side per dimension");
  int64_t bytes = machine::byteWidth(view.element);
  int64_t contiguous = findContiguous(view);
  if (contiguous < 0) {
    std::string got = "strides of";
    for (const Known &stride : view.strideBytes)
      got += " " + stride.str();
    return {std::nullopt, refuse("tensormap.unit-stride", got + " bytes")};
  }

  Witness witness;
  witness.element = view.element;
  witness.dims = orderDims(view, contiguous);
  int64_t rowBytes = view.tile[contiguous] * bytes;
  witness.swizzle = view.swizzle.value_or(widestSwizzle(rowBytes));
  int64_t span = spanBytes(witness.swizzle);
  int64_t widest = span ? span / bytes : maxBoxSide;
  int64_t width = std::min(view.tile[contiguous], widest);
  // Whole boxes, and rows as long as the pitch the engine will use.
  if (view.tile[contiguous] % width != 0 || (span && width * bytes != span))
    return {std::nullopt,
            refuse(span ? "tensormap.box-span" : "tensormap.box",
                   "a tile side of " + std::to_string(view.tile[contiguous]) +
                       " elements for boxes of " + std::to_string(widest))};

  witness.box.push_back(width);
  int64_t outermost = 0;
  for (auto [i, dim] : enumerate(witness.dims))
    if (i > 0 && view.tile[dim] > 1)
      outermost = i;
  for (auto [i, dim] : enumerate(drop_begin(witness.dims))) {
    int64_t side = view.tile[dim];
    if (static_cast<int64_t>(i) + 1 == outermost)
      while (side > maxBoxSide && side % 2 == 0)
        side /= 2;
    witness.box.push_back(side);
  }
  witness.alignment = std::max<int64_t>(128, repeatBytes(witness.swizzle));
  witness.bytesPerTile = bytes;
  for (int64_t side : view.tile)
    witness.bytesPerTile *= side;
  if (int64_t bits = machine::packedBits(view.element))
    witness.bytesPerTile = witness.bytesPerTile * bits / 8;

  Refusal refusal{check(witness.question(view))};
  if (!refusal.violations.empty())
    return {std::nullopt, refusal};
  cutIntoBoxes(view, witness);
  return {witness, {}};
}

std::string Refusal::str() const {
  std::string text;
  for (const Violation &violation : violations)
    text += (text.empty() ? "" : "; ") + violation.message();
  return text;
}

Layout sharedLayoutOf(const View &view, const Witness &witness) {
  int64_t rows = 1;
  SmallVector<Modes> byDim(view.tile.size());
  for (int64_t i = 1; i < witness.rank(); ++i) {
    int64_t dim = witness.dims[i], side = view.tile[dim];
    byDim[dim] = {Mode{side, rows * witness.box.front()}};
    rows *= side;
  }
  int64_t inner = witness.dims.front(), width = witness.box.front();
  byDim[inner] = {Mode{width, 1}};
  if (view.tile[inner] > width)
    byDim[inner].push_back({view.tile[inner] / width, width * rows});

  Layout layout;
  for (auto [modes, side] : zip_equal(byDim, view.tile))
    if (side > 1)
      layout.dims.push_back(modes);
  return layout;
}

int64_t landingByte(const Question &question, ArrayRef<int64_t> coordinate) {
  int64_t bytes = machine::byteWidth(question.element);
  int64_t span = spanBytes(question.swizzle);
  int64_t address = coordinate.front() * bytes;
  int64_t pitch = span ? span : question.box.front() * bytes;
  for (auto [i, x] : enumerate(coordinate.drop_front())) {
    int64_t step =
        question.elementStrides.empty() ? 1 : question.elementStrides[i + 1];
    address += x * pitch;
    pitch *= divideCeil(question.box[i + 1], step);
  }
  int64_t landed = swizzleOnBytes(question.swizzle)(address);
  if (question.swizzle == SwizzleMode::Span128Atom32Flip8)
    landed ^= (address >> 7 & 1) << 3;
  return landed;
}

} // namespace tier::problem::tensormap
