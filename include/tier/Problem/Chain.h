//===- Chain.h - a layout, and what is done to its offset afterwards ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A chain applies stages to the value of a mixed-radix layout, one after
// another: an XOR swizzle, an affine map of the low bits over F2, or a layout
// called with one integer.
//
//   [8:64] [64:1] then swizzle<3, 3, 3>      a tile of 8 rows, swizzled
//
// Digits and bits are taken with floor division, so that a chain is a
// quasi-affine function of *all* integer coordinates, and quasi-periodic in
// each: f(x + period * e_d) = f(x) + slope.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_CHAIN_H
#define TIER_PROBLEM_CHAIN_H

#include "tier/Problem/F2.h"
#include "tier/Problem/Layout.h"
#include "tier/Problem/Polyhedron.h"

#include <variant>

namespace tier::problem {

struct Fragment;

/// A map of all integers to integers. An F2Map is square, and moves the low
/// bits only; a layout is called with one integer.
using Stage = std::variant<Swizzle, F2Map, Layout>;

/// f(x + period) = f(x) + slope, whatever x is.
struct Period {
  int64_t period = 1, slope = 0;
  bool operator==(const Period &) const = default;
};

struct Chain {
  Layout first;
  llvm::SmallVector<Stage, 1> then;

  Chain() = default;
  Chain(Layout first) : first(std::move(first)) {}
  Chain(Layout first, Stage stage) : first(std::move(first)) {
    then.push_back(std::move(stage));
  }
  /// The layout of an F2 map on `shape`, whose extents are powers of two; the
  /// map reads the bits of the colexicographic index.
  static std::optional<Chain> ofBits(llvm::ArrayRef<int64_t> shape,
                                     const F2Map &map);

  llvm::SmallVector<int64_t> shape() const { return first.shape(); }
  /// The value; nothing if it, or a number on the way, leaves 64 bits.
  std::optional<int64_t> at(llvm::ArrayRef<int64_t> coordinate) const;
  /// True if some stage may move bits by XOR.
  bool hasBits() const;
  /// How the chain goes on along each dimension; nothing where a period leaves
  /// 62 bits.
  std::optional<llvm::SmallVector<Period>> periods() const;
  /// On its box, as one affine map over F2 of the colexicographic index.
  std::optional<F2Map> bits() const;
  /// The value as an affine expression; adds the divisions it needs to `set`.
  Row expression(Polyhedron &set, llvm::ArrayRef<Row> coordinate) const;
  /// The same function on its box: stages that do nothing are gone, layouts and
  /// bit maps that follow one another are one.
  Chain simplified() const;
  std::string str() const;
};

/// One chain per coordinate of the tile, over (register, lane, warp).
llvm::SmallVector<Chain, 0> chainsOf(const Fragment &fragment);

/// One stage at an integer.
std::optional<int64_t> evaluate(const Stage &stage, int64_t x);

/// Empty, or what is wrong with a chain that was read from outside: a size
/// below 0, a value beyond 2^62, a bit map that is not square.
std::string verify(const Chain &chain);

/// The product of the extents, or nothing above `limit`.
std::optional<int64_t> countPoints(llvm::ArrayRef<int64_t> extents,
                                   int64_t limit);
/// The next coordinate of a box, dimension 0 fastest; false after the last.
bool advance(llvm::MutableArrayRef<int64_t> coordinate,
             llvm::ArrayRef<int64_t> extents);

} // namespace tier::problem

#endif // TIER_PROBLEM_CHAIN_H
