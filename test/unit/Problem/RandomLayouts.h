//===- RandomLayouts.h - small random layouts, and other spellings --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TEST_UNIT_PROBLEM_RANDOMLAYOUTS_H
#define TIER_TEST_UNIT_PROBLEM_RANDOMLAYOUTS_H

#include "tier/Problem/Piecewise.h"

#include "llvm/Support/MathExtras.h"

#include <random>

namespace tier::problem::random {

struct Dice {
  std::mt19937 engine;
  int64_t operator()(int64_t first, int64_t last) {
    return std::uniform_int_distribution<int64_t>(first, last)(engine);
  }
  int64_t of(std::initializer_list<int64_t> values) {
    return *(values.begin() + (*this)(0, values.size() - 1));
  }
};

/// One or two modes per dimension; sizes and strides of any kind.
inline Layout layout(Dice &dice, unsigned rank) {
  Layout result;
  for (unsigned i = 0; i < rank; ++i) {
    Modes &modes = result.dims.emplace_back();
    for (int j = 0, n = dice(1, 2); j < n; ++j)
      modes.push_back({dice.of({1, 2, 3, 4, 5, 8}),
                       dice.of({0, 1, 1, 2, 3, 4, 5, 8, 16, 20, 32, -1})});
  }
  result.offset = dice.of({0, 0, 0, 1, 7});
  return result;
}

inline Swizzle swizzle(Dice &dice) {
  int64_t bits = dice(0, 2);
  return {bits, dice(0, 2), bits + dice(0, 2)};
}

inline F2Map bijection(Dice &dice, int64_t bits) {
  F2Map map{F2Matrix::identity(bits), 0};
  do
    for (uint64_t &row : map.linear.rows)
      row = dice(0, (int64_t(1) << bits) - 1);
  while (!map.linear.isBijective());
  map.constant = dice(0, (int64_t(1) << bits) - 1);
  return map;
}

/// Mixed radix; swizzled; then another layout; an F2 matrix; a map of bits
/// after mixed radix.
enum Kind { MixedRadix, Swizzled, Composed, Matrix, Hybrid, NumKinds };

inline Chain chain(Dice &dice, Kind kind, unsigned rank) {
  if (kind == Matrix) {
    llvm::SmallVector<int64_t> shape;
    int64_t bits = 0;
    for (unsigned i = 0; i < rank; ++i) {
      shape.push_back(int64_t(1) << dice(0, 3));
      bits += llvm::Log2_64(shape.back());
    }
    F2Map map{F2Matrix::zero(dice(1, 6), bits), 0};
    for (uint64_t &row : map.linear.rows)
      row = dice(0, (int64_t(1) << bits) - 1);
    map.constant = dice(0, (int64_t(1) << map.linear.numRows()) - 1);
    return *Chain::ofBits(shape, map);
  }
  Chain result(layout(dice, rank));
  if (kind == Hybrid && dice(0, 1)) {
    // Low parts of powers of two, other numbers of high parts above them.
    int64_t bits = 0;
    for (Modes &modes : result.first.dims) {
      int64_t low = dice(0, 2);
      modes = {{int64_t(1) << low, int64_t(1) << bits},
               {dice.of({1, 3, 5}), dice.of({8, 16, 24, 64}) << 1}};
      bits += low;
    }
    result.first.offset = 0;
    result.then.push_back(bijection(dice, dice(1, 4)));
    return result;
  }
  if (kind == Swizzled || kind == Composed)
    result.then.push_back(swizzle(dice));
  if (kind == Hybrid)
    result.then.push_back(bijection(dice, dice(1, 4)));
  if (kind == Composed)
    result.then.push_back(layout(dice, 1));
  return result;
}

/// Modes cut in two, and modes of size 1 put in anywhere.
inline Modes respelled(Dice &dice, llvm::ArrayRef<Mode> modes) {
  Modes result;
  for (Mode mode : modes) {
    if (dice(0, 3) == 0)
      result.push_back({1, dice(-5, 5)});
    int64_t cut = dice.of({1, 2, 3, 4});
    if (mode.size > cut && mode.size % cut == 0 && cut > 1) {
      result.push_back({cut, mode.stride});
      result.push_back({mode.size / cut, mode.stride * cut});
    } else {
      result.push_back(mode);
    }
  }
  if (dice(0, 3) == 0)
    result.push_back({1, 9});
  return result;
}

/// Another spelling of the same function on the same box.
inline Chain respelled(Dice &dice, const Chain &chain) {
  Chain result;
  result.first.offset = chain.first.offset;
  for (const Modes &modes : chain.first.dims)
    result.first.dims.push_back(respelled(dice, modes));
  auto noise = [&] {
    if (dice(0, 2) == 0)
      result.then.push_back(Swizzle{0, dice(0, 3), dice(0, 3)});
    if (dice(0, 3) == 0)
      result.then.push_back(F2Map{F2Matrix::identity(dice(1, 5)), 0});
    if (dice(0, 3) == 0) {
      Swizzle twice = swizzle(dice);
      result.then.append({twice, twice});
    }
    if (dice(0, 3) == 0) {
      F2Map map = bijection(dice, dice(1, 4));
      result.then.append({map, *map.inverse()});
    }
    if (dice(0, 4) == 0)
      result.then.push_back(Layout(Modes{{dice.of({2, 4, 8}), 1}}));
  };
  noise();
  for (const Stage &stage : chain.then) {
    if (auto *one = std::get_if<Swizzle>(&stage); one && dice(0, 1)) {
      int64_t bits = one->bits ? one->bits + one->base + one->shift : 0;
      result.then.push_back(F2Map{matrixOf(*one, bits + dice(0, 1)), 0});
    } else if (auto *layout = std::get_if<Layout>(&stage)) {
      Layout other;
      other.offset = layout->offset;
      other.dims.push_back(respelled(dice, layout->flat()));
      result.then.push_back(other);
    } else {
      result.then.push_back(stage);
    }
    noise();
  }
  return result;
}

/// Cuts `set` by random affine forms: the leaves partition it.
inline void cut(Dice &dice, const Polyhedron &set, int depth,
                Polyhedra &leaves) {
  if (depth == 0 || dice(0, 4) == 0) {
    leaves.push_back(set);
    return;
  }
  Polyhedron low(set);
  Row row{dice(-6, 6)};
  for (unsigned i = 0; i < set.variables; ++i)
    row.push_back(dice(-2, 2));
  if (dice(0, 2) == 0) {
    row = low.floorDiv(row, dice(2, 4));
    row = low.sum(low.scaled(row, dice.of({-1, 1})), {dice(-2, 2)});
  }
  Polyhedron high(low);
  high.require(row);
  low.require(low.sum(low.scaled(row, -1), {-1}));
  cut(dice, low, depth - 1, leaves);
  cut(dice, high, depth - 1, leaves);
}

} // namespace tier::problem::random

#endif // TIER_TEST_UNIT_PROBLEM_RANDOMLAYOUTS_H
