//===- Fragment.cpp - the meaning of a distributed tile -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Fragment.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <cassert>
#include <numeric>

using namespace llvm;

namespace tier::problem {

bool Digit::isReplica() const {
  return all_of(stride, [](int64_t s) { return s == 0; });
}

int64_t sizeOf(ArrayRef<Digit> digits) {
  int64_t size = 1;
  for (const Digit &digit : digits)
    size *= digit.size;
  return size;
}

static void move(MutableArrayRef<int64_t> coordinate, ArrayRef<Digit> digits,
                 int64_t index) {
  for (const Digit &digit : digits) {
    for (auto [x, stride] : zip_equal(coordinate, digit.stride))
      x += index % digit.size * stride;
    index /= digit.size;
  }
}

SmallVector<int64_t, 2> Fragment::coordinate(int64_t regIndex,
                                             int64_t laneIndex,
                                             int64_t warpIndex) const {
  SmallVector<int64_t, 2> result(shape.size(), 0);
  move(result, reg, regIndex);
  move(result, lane, laneIndex);
  move(result, warp, warpIndex);
  return result;
}

/// Digits that move the coordinate, of all three lists.
static Digits moving(const Fragment &fragment) {
  Digits result;
  for (ArrayRef<Digit> list :
       {ArrayRef<Digit>(fragment.reg), ArrayRef<Digit>(fragment.lane),
        ArrayRef<Digit>(fragment.warp)})
    for (const Digit &digit : list)
      if (digit.size > 1 && !digit.isReplica())
        result.push_back(digit);
  return result;
}

/// True if every digit moves along one dimension and the digits of each
/// dimension, by stride, are exactly its mixed-radix digits. (The usual case;
/// what fails may still cover the box.)
static bool isChain(ArrayRef<Digit> digits, ArrayRef<int64_t> shape) {
  SmallVector<SmallVector<Mode>> dims(shape.size());
  for (const Digit &digit : digits) {
    int64_t dim = -1;
    for (auto [position, stride] : enumerate(digit.stride)) {
      if (stride == 0)
        continue;
      if (dim != -1)
        return false;
      dim = position;
    }
    dims[dim].push_back({digit.size, digit.stride[dim]});
  }
  for (auto [modes, extent] : zip_equal(dims, shape)) {
    sort(modes, [](Mode a, Mode b) { return a.stride < b.stride; });
    int64_t covered = 1;
    for (Mode mode : modes) {
      if (mode.stride != covered)
        return false;
      covered *= mode.size;
    }
    if (covered != extent)
      return false;
  }
  return true;
}

std::string Fragment::verify() const {
  for (ArrayRef<Digit> list :
       {ArrayRef<Digit>(reg), ArrayRef<Digit>(lane), ArrayRef<Digit>(warp)})
    for (const Digit &digit : list) {
      if (digit.stride.size() != shape.size())
        return "expects one stride per dimension, got " +
               std::to_string(digit.stride.size()) + " for rank " +
               std::to_string(shape.size());
      if (digit.size < 1)
        return "expects digits of size at least 1, got " +
               std::to_string(digit.size);
    }
  Digits digits = moving(*this);
  if (isChain(digits, shape))
    return "";

  int64_t box = 1;
  for (int64_t extent : shape)
    box *= extent;
  int64_t held = sizeOf(digits);
  if (held != box)
    return "expects digits that hold each of " + std::to_string(box) +
           " elements once, got " + std::to_string(held);
  BitVector seen(box);
  for (int64_t index = 0; index < held; ++index) {
    SmallVector<int64_t, 2> at(shape.size(), 0);
    move(at, digits, index);
    int64_t linear = 0;
    for (auto [x, extent] : zip_equal(at, shape)) {
      if (x < 0 || x >= extent)
        return "expects coordinates inside the tile, got " + std::to_string(x) +
               " for extent " + std::to_string(extent);
      linear = linear * extent + x;
    }
    if (seen.test(linear))
      return "expects each element to be held once, got element " +
             std::to_string(linear) + " twice";
    seen.set(linear);
  }
  return "";
}

Fragment Fragment::slice(int64_t axis) const {
  Fragment result = *this;
  result.shape.erase(result.shape.begin() + axis);
  for (Digits *list : {&result.reg, &result.lane, &result.warp})
    for (Digit &digit : *list)
      digit.stride.erase(digit.stride.begin() + axis);
  erase_if(result.reg, [](const Digit &digit) { return digit.isReplica(); });
  return result;
}

Fragment Fragment::unsqueezed(int64_t axis) const {
  Fragment result = *this;
  result.shape.insert(result.shape.begin() + axis, 1);
  for (Digits *list : {&result.reg, &result.lane, &result.warp})
    for (Digit &digit : *list)
      digit.stride.insert(digit.stride.begin() + axis, 0);
  return result;
}

Fragment Fragment::permuted(ArrayRef<int64_t> permutation) const {
  Fragment result = *this;
  auto permute = [&](SmallVectorImpl<int64_t> &values) {
    SmallVector<int64_t, 2> old(values.begin(), values.end());
    for (auto [to, from] : enumerate(permutation))
      values[to] = old[from];
  };
  permute(result.shape);
  for (Digits *list : {&result.reg, &result.lane, &result.warp})
    for (Digit &digit : *list)
      permute(digit.stride);
  return result;
}

int64_t Fragment::chunk(int64_t dim) const {
  if (reg.empty())
    return 1;
  const Digit &first = reg.front();
  for (auto [position, stride] : enumerate(first.stride))
    if (stride != (static_cast<int64_t>(position) == dim ? 1 : 0))
      return 1;
  return first.size;
}

bool Fragment::isReplicated() const {
  auto isReplica = [](const Digit &d) { return d.size > 1 && d.isReplica(); };
  return any_of(reg, isReplica) || any_of(lane, isReplica) ||
         any_of(warp, isReplica);
}

bool Fragment::isFirstHolder(int64_t laneIndex, int64_t warpIndex) const {
  auto isFirst = [](ArrayRef<Digit> digits, int64_t index) {
    for (const Digit &digit : digits) {
      if (digit.isReplica() && index % digit.size != 0)
        return false;
      index /= digit.size;
    }
    return true;
  };
  return isFirst(lane, laneIndex) && isFirst(warp, warpIndex);
}

static Digits canonicalDigits(ArrayRef<Digit> digits) {
  Digits result;
  for (const Digit &digit : digits) {
    if (digit.size == 1)
      continue;
    bool continues =
        !result.empty() &&
        all_of(zip_equal(result.back().stride, digit.stride), [&](auto pair) {
          auto [mine, next] = pair;
          return mine * result.back().size == next;
        });
    if (continues)
      result.back().size *= digit.size;
    else
      result.push_back(digit);
  }
  return result;
}

Fragment Fragment::canonical() const {
  return {shape, canonicalDigits(reg), canonicalDigits(lane),
          canonicalDigits(warp)};
}

Fragment Fragment::period() const {
  Fragment least = canonical();
  // The dimension along which registers of a digit are whole tiles of all others.
  auto findRepeated = [&](const Digit &digit) -> std::optional<size_t> {
    std::optional<size_t> along;
    for (auto [d, step] : enumerate(digit.stride)) {
      if (step && along)
        return std::nullopt;
      if (step)
        along = d;
    }
    if (along && digit.stride[*along] * digit.size == least.shape[*along])
      return along;
    return std::nullopt;
  };
  for (size_t i = least.reg.size(); i-- > 0;)
    if (std::optional<size_t> along = findRepeated(least.reg[i])) {
      least.shape[*along] = least.reg[i].stride[*along];
      least.reg.erase(least.reg.begin() + i);
      i = least.reg.size(); // What was inside of it may be outermost now.
    }
  return least;
}

static void print(raw_ostream &os, StringRef name, ArrayRef<Digit> digits) {
  if (digits.empty())
    return;
  os << ", " << name << " = [";
  interleaveComma(digits, os, [&](const Digit &digit) {
    os << digit.size << ":[";
    interleaveComma(digit.stride, os);
    os << ']';
  });
  os << ']';
}

std::string Fragment::str() const {
  std::string text;
  raw_string_ostream os(text);
  os << '[';
  interleaveComma(shape, os);
  os << ']';
  print(os, "register", reg);
  print(os, "lane", lane);
  print(os, "warp", warp);
  return text;
}

} // namespace tier::problem
