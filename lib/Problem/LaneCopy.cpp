//===- LaneCopy.cpp - what lanes fetch that write side by side ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/LaneCopy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace llvm;

namespace tier::problem {

SmallVector<int64_t> LaneCopy::unfold(int64_t offset) const {
  SmallVector<int64_t> result(parts.front().high.size(), 0);
  for (const OffsetDigit &digit : digits)
    result[digit.dim] += offset / digit.below % digit.size * digit.step;
  return result;
}

SmallVector<int64_t> LaneCopy::coordinate(int64_t part, int64_t thread) const {
  int64_t offset = thread * elements;
  if (swizzle)
    offset = (*swizzle)(offset);
  SmallVector<int64_t> result = unfold(offset ^ parts[part].low);
  for (auto [d, high] : enumerate(parts[part].high))
    result[d] += high;
  return result;
}

/// The digits of an offset, fastest first; none if offsets are left out or
/// meant twice, or a size is no power of two.
static SmallVector<OffsetDigit> digitsOf(ArrayRef<int64_t> tile,
                                         const Layout &layout) {
  SmallVector<OffsetDigit> digits;
  for (unsigned d = 0; d < tile.size(); ++d) {
    int64_t step = 1;
    for (auto [i, mode] : enumerate(layout.dims[d])) {
      // The last mode goes on as far as the tile does.
      bool isLast = i + 1 == layout.dims[d].size();
      int64_t size = isLast ? tile[d] / step : mode.size;
      if (size > 1)
        digits.push_back({mode.stride, size, d, step});
      step *= size;
    }
    if (step != tile[d])
      return {};
  }
  sort(digits, [](const OffsetDigit &a, const OffsetDigit &b) {
    return a.below < b.below;
  });
  int64_t below = 1;
  for (const OffsetDigit &digit : digits) {
    if (digit.below != below || !isPowerOf2_64(digit.size))
      return {};
    below *= digit.size;
  }
  return digits;
}

std::optional<LaneCopy> planLaneCopy(ArrayRef<int64_t> tile,
                                     const SharedLayout &layout,
                                     int64_t elements, int64_t threads) {
  if (tile.empty() || layout.strided.dims.size() != tile.size() ||
      elements < 1 || threads < 1 || !isPowerOf2_64(elements) ||
      !isPowerOf2_64(threads) || layout.vectorElements() < elements)
    return std::nullopt;
  const std::optional<Swizzle> &swizzle = layout.swizzle;
  // Not its own inverse, or it takes elements of one lane apart.
  if (swizzle && swizzle->bits > 0 &&
      (swizzle->shift < swizzle->bits ||
       int64_t(1) << swizzle->base < elements))
    return std::nullopt;
  LaneCopy copy;
  copy.elements = elements;
  copy.swizzle = swizzle;
  copy.digits = digitsOf(tile, layout.strided);
  if (copy.digits.empty() || copy.digits.front().size < elements)
    return std::nullopt;
  int64_t total = 1;
  for (int64_t extent : tile)
    total *= extent;

  int64_t slots = total / elements;
  copy.threads = std::min(threads, slots);
  int64_t stride = copy.threads * elements;
  copy.parts.resize(slots / copy.threads);
  copy.parts.front().high.assign(tile.size(), 0); // `unfold` asks for the rank
  for (auto [i, part] : enumerate(copy.parts)) {
    int64_t offset = int64_t(i) * stride;
    if (swizzle)
      offset = (*swizzle)(offset);
    part.low = offset % stride;
    part.high = copy.unfold(offset - part.low);
  }
  return copy;
}

} // namespace tier::problem
