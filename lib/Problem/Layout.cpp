//===- Layout.cpp - the algebra of mixed-radix layouts --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Layout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <cassert>
#include <numeric>

using namespace llvm;

namespace tier::problem {

//===----------------------------------------------------------------------===//
// Modes
//===----------------------------------------------------------------------===//

Modes coalesce(ArrayRef<Mode> modes) {
  if (any_of(modes, [](Mode mode) { return mode.size == 0; }))
    return {{0, 0}};
  Modes result;
  for (Mode mode : modes) {
    if (mode.size == 1)
      continue;
    if (!result.empty() &&
        result.back().size * result.back().stride == mode.stride)
      result.back().size *= mode.size;
    else
      result.push_back(mode);
  }
  if (result.empty())
    result.push_back({1, 0});
  return result;
}

int64_t sizeOf(ArrayRef<Mode> modes) {
  int64_t size = 1;
  for (Mode mode : modes)
    size *= mode.size;
  return size;
}

int64_t evaluate(ArrayRef<Mode> modes, int64_t index) {
  while (!modes.empty() && modes.back().size == 1)
    modes = modes.drop_back();
  int64_t value = 0;
  for (auto [position, mode] : enumerate(modes)) {
    if (mode.size == 0)
      return 0; // there is no index
    bool isLast = position + 1 == modes.size();
    value += (isLast ? index : index % mode.size) * mode.stride;
    index /= mode.size;
  }
  return value;
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

Layout Layout::of(ArrayRef<Modes> dims) {
  Layout layout;
  layout.dims.assign(dims.begin(), dims.end());
  return layout;
}

Layout Layout::strided(ArrayRef<int64_t> shape, ArrayRef<int64_t> strides) {
  assert(shape.size() == strides.size() && "one stride per dimension");
  Layout layout;
  for (auto [size, stride] : zip_equal(shape, strides))
    layout.dims.push_back({Mode{size, stride}});
  return layout;
}

SmallVector<int64_t> Layout::shape() const {
  return llvm::map_to_vector(dims,
                             [](const Modes &modes) { return sizeOf(modes); });
}

int64_t Layout::size() const {
  int64_t size = 1;
  for (const Modes &modes : dims)
    size *= sizeOf(modes);
  return size;
}

int64_t Layout::cosize() const {
  int64_t span = 0;
  for (const Modes &modes : dims)
    for (Mode mode : modes) {
      if (mode.size == 0)
        return 0;
      span += (mode.size - 1) * std::abs(mode.stride);
    }
  return span + 1;
}

int64_t Layout::operator()(ArrayRef<int64_t> coordinate) const {
  assert(coordinate.size() == dims.size() && "one coordinate per dimension");
  int64_t value = offset;
  for (auto [modes, x] : zip_equal(dims, coordinate))
    value += evaluate(modes, x);
  return value;
}

int64_t Layout::operator()(int64_t index) const {
  return offset + evaluate(flat(), index);
}

Modes Layout::flat() const {
  Modes modes;
  for (const Modes &dim : dims)
    modes.append(dim.begin(), dim.end());
  return modes;
}

Layout Layout::coalesced() const {
  Layout result;
  result.offset = offset;
  for (const Modes &modes : dims)
    result.dims.push_back(coalesce(modes));
  return result;
}

static void print(raw_ostream &os, ArrayRef<Mode> modes) {
  os << '[';
  interleaveComma(modes, os, [&](Mode m) { os << m.size << ':' << m.stride; });
  os << ']';
}

std::string Layout::str() const {
  std::string text;
  raw_string_ostream os(text);
  interleaveComma(dims, os, [&](const Modes &modes) { print(os, modes); });
  if (offset != 0)
    os << " + " << offset;
  return text;
}

//===----------------------------------------------------------------------===//
// Swizzles and facts
//===----------------------------------------------------------------------===//

std::string Swizzle::str() const {
  return "swizzle<" + std::to_string(bits) + ", " + std::to_string(base) +
         ", " + std::to_string(shift) + ">";
}

Known Known::exactly(int64_t value) {
  return {value, value == INT64_MIN ? int64_t(1) << 62 : std::abs(value)};
}

bool Known::isMultipleOf(int64_t d) const {
  return (value ? *value : divisor) % d == 0;
}

Known Known::times(int64_t factor) const {
  int64_t product;
  if (MulOverflow(divisor, factor, product))
    return multipleOf(divisor & -divisor); // what the divisor says by itself
  return multipleOf(product);
}

std::string Known::str() const {
  if (value)
    return std::to_string(*value);
  if (divisor == 1)
    return "unknown";
  return "a multiple of " + std::to_string(divisor);
}

int64_t vectorWidth(int64_t run, int64_t elementBytes, int64_t baseAlignment,
                    ArrayRef<Known> otherStrideBytes, int64_t maxBytes) {
  int64_t common = baseAlignment;
  for (const Known &stride : otherStrideBytes)
    common =
        std::gcd(common, stride.value ? Known::exactly(*stride.value).divisor
                                      : stride.divisor);
  if (common == 0)
    common = maxBytes;
  if (elementBytes < 1 || !isPowerOf2_64(elementBytes))
    return 1;
  int64_t bytes = int64_t(1) << countr_zero(static_cast<uint64_t>(common));
  bytes = std::min(bytes, maxBytes);
  if (run > 0)
    bytes = std::min(bytes, elementBytes *
                                static_cast<int64_t>(bit_floor<uint64_t>(run)));
  return std::max<int64_t>(1, bytes / elementBytes);
}

} // namespace tier::problem
