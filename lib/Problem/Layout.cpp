//===- Layout.cpp - the algebra of mixed-radix layouts --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Layout.h"

#include "llvm/ADT/DenseSet.h"
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
  int64_t value = 0;
  for (auto [position, mode] : enumerate(modes)) {
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
  int64_t last = offset;
  for (const Modes &modes : dims)
    for (Mode mode : modes) {
      if (mode.size == 0)
        return 0;
      last += (mode.size - 1) * mode.stride;
    }
  return last + 1;
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

/// Modes that change the value, by |stride|.
static Modes sortedByStride(ArrayRef<Mode> modes) {
  Modes result;
  for (Mode mode : coalesce(modes))
    if (mode.size > 1)
      result.push_back(mode);
  llvm::sort(result, [](Mode a, Mode b) {
    return std::pair(std::abs(a.stride), a.size) <
           std::pair(std::abs(b.stride), b.size);
  });
  return result;
}

bool Layout::isInjective() const {
  int64_t reach = 0;
  bool isSuperincreasing = true;
  Modes modes = sortedByStride(flat());
  for (Mode mode : modes) {
    if (mode.stride == 0)
      return false;
    isSuperincreasing &= std::abs(mode.stride) > reach;
    reach += (mode.size - 1) * std::abs(mode.stride);
  }
  if (isSuperincreasing)
    return true;

  DenseSet<int64_t> seen;
  for (int64_t i = 0, n = size(); i < n; ++i)
    if (!seen.insert((*this)(i)).second)
      return false;
  return true;
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
// The algebra
//===----------------------------------------------------------------------===//

/// The modes of i -> outer(i * inner.stride), i < inner.size.
static std::optional<Modes> composeMode(ArrayRef<Mode> outer, Mode inner) {
  auto [size, step] = inner;
  if (size == 1)
    return Modes{};
  if (step == 0)
    return Modes{{size, 0}};
  if (outer.size() == 1)
    return Modes{{size, step * outer.front().stride}};
  if (step < 0)
    return std::nullopt;

  Modes result;
  for (Mode mode : outer.drop_back()) {
    if (step >= mode.size) { // skips the mode completely
      if (step % mode.size != 0)
        return std::nullopt;
      step /= mode.size;
      continue;
    }
    if ((size - 1) * step < mode.size) { // stays inside the mode
      result.push_back({size, step * mode.stride});
      return result;
    }
    if (mode.size % step != 0)
      return std::nullopt;
    int64_t take = mode.size / step;
    if (size % take != 0) // would straddle the boundary
      return std::nullopt;
    result.push_back({take, step * mode.stride});
    size /= take;
    step = 1;
  }
  result.push_back({size, step * outer.back().stride});
  return result;
}

/// The largest (t * stride) mod boundary, t < size.
static int64_t largestRemainder(Mode mode, int64_t boundary) {
  int64_t step = mod(mode.stride, boundary);
  if (step == 0)
    return 0;
  int64_t period = boundary / std::gcd(step, boundary);
  int64_t largest = 0;
  for (int64_t t = 1, n = std::min(mode.size, period); t < n; ++t)
    largest = std::max(largest, t * step % boundary);
  return largest;
}

/// True if adding up the digits of `inner` (and its offset) may carry from one
/// mode of `outer` into the next, where mode-wise composition would be wrong.
static bool mayCarry(ArrayRef<Mode> outer, ArrayRef<Mode> inner,
                     int64_t offset) {
  int64_t boundary = 1;
  for (Mode mode : outer.drop_back()) {
    boundary *= mode.size;
    int64_t sum = mod(offset, boundary);
    for (Mode digit : inner)
      sum += largestRemainder(digit, boundary);
    if (sum >= boundary)
      return true;
  }
  return false;
}

std::optional<Layout> compose(const Layout &outer, const Layout &inner) {
  Modes modes = coalesce(outer.flat());
  if (modes.size() > 1 &&
      (inner.offset < 0 || mayCarry(modes, inner.flat(), inner.offset)))
    return std::nullopt;

  Layout result;
  result.offset = outer.offset + evaluate(modes, inner.offset);
  for (const Modes &dim : inner.dims) {
    Modes composed;
    for (Mode mode : dim) {
      std::optional<Modes> part = composeMode(modes, mode);
      if (!part)
        return std::nullopt;
      composed.append(part->begin(), part->end());
    }
    result.dims.push_back(coalesce(composed));
  }
  return result;
}

std::optional<Layout> complement(const Layout &layout, int64_t bound) {
  Modes result;
  int64_t covered = 1;
  for (Mode mode : sortedByStride(layout.flat())) {
    if (mode.stride == 0)
      continue;
    if (mode.stride < 0 || mode.stride % covered != 0)
      return std::nullopt;
    result.push_back({mode.stride / covered, covered});
    covered = mode.stride * mode.size;
  }
  result.push_back({static_cast<int64_t>(divideCeil(bound, covered)), covered});
  return Layout(coalesce(result));
}

Layout rightInverse(const Layout &layout) {
  assert(layout.offset == 0 && "an offset is the caller's to remove");
  struct Placed {
    Mode mode;
    int64_t prefix;
  };
  SmallVector<Placed> placed;
  int64_t prefix = 1;
  for (Mode mode : layout.flat()) {
    if (mode.size > 1 && mode.stride > 0)
      placed.push_back({mode, prefix});
    prefix *= mode.size;
  }
  llvm::sort(placed, [](const Placed &a, const Placed &b) {
    return std::pair(a.mode.stride, a.prefix) <
           std::pair(b.mode.stride, b.prefix);
  });
  Modes result;
  int64_t covered = 1;
  for (auto [mode, position] : placed) {
    if (mode.stride != covered)
      break;
    result.push_back({mode.size, position});
    covered *= mode.size;
  }
  return Layout(coalesce(result));
}

std::optional<Layout> leftInverse(const Layout &layout) {
  assert(layout.offset == 0 && "an offset is the caller's to remove");
  struct Placed {
    Mode mode;
    int64_t prefix;
  };
  SmallVector<Placed> placed;
  int64_t prefix = 1;
  for (Mode mode : layout.flat()) {
    if (mode.size > 1) {
      if (mode.stride <= 0)
        return std::nullopt;
      placed.push_back({mode, prefix});
    }
    prefix *= mode.size;
  }
  llvm::sort(placed, [](const Placed &a, const Placed &b) {
    return std::pair(a.mode.stride, a.prefix) <
           std::pair(b.mode.stride, b.prefix);
  });

  Modes result;
  if (!placed.empty() && placed.front().mode.stride > 1)
    result.push_back({placed.front().mode.stride, 0});
  for (size_t i = 0; i < placed.size(); ++i) {
    auto [mode, position] = placed[i];
    if (i + 1 == placed.size()) {
      result.push_back({mode.size, position});
      break;
    }
    int64_t next = placed[i + 1].mode.stride;
    if (next % mode.stride != 0 || next / mode.stride < mode.size)
      return std::nullopt;
    result.push_back({next / mode.stride, position});
  }
  // Not coalesced: a size is the digit's range here, not its extent.
  if (result.empty())
    result.push_back({1, 0});
  return Layout(result);
}

std::optional<Layout> readBack(ArrayRef<int64_t> table) {
  if (table.empty())
    return std::nullopt;
  Layout result;
  result.offset = table.front();
  SmallVector<int64_t> rest(table);
  Modes modes;
  while (rest.size() > 1) {
    int64_t stride = rest[1] - rest[0], run = 2, n = rest.size();
    while (run < n && rest[run] - rest[0] == run * stride)
      ++run;
    if (n % run != 0)
      return std::nullopt;
    for (int64_t i = 0; i < n; ++i)
      if (rest[i] - rest[i / run * run] != i % run * stride)
        return std::nullopt;
    modes.push_back({run, stride});
    for (int64_t i = 0; i < n / run; ++i)
      rest[i] = rest[i * run];
    rest.truncate(n / run);
  }
  result.dims.push_back(coalesce(modes));
  return result;
}

//===----------------------------------------------------------------------===//
// Swizzles and facts
//===----------------------------------------------------------------------===//

std::string Swizzle::str() const {
  return "swizzle<" + std::to_string(bits) + ", " + std::to_string(base) +
         ", " + std::to_string(shift) + ">";
}

Known Known::exactly(int64_t value) { return {value, std::abs(value)}; }

bool Known::isMultipleOf(int64_t d) const {
  return (value ? *value : divisor) % d == 0;
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
    common = std::gcd(common, stride.value ? *stride.value : stride.divisor);
  if (common == 0)
    common = maxBytes;
  int64_t bytes = int64_t(1) << countr_zero(static_cast<uint64_t>(common));
  bytes = std::min(bytes, maxBytes);
  if (run > 0)
    bytes = std::min(bytes, elementBytes *
                                static_cast<int64_t>(bit_floor<uint64_t>(run)));
  return std::max<int64_t>(1, bytes / elementBytes);
}

} // namespace tier::problem
