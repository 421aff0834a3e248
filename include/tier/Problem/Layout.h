//===- Layout.h - mixed-radix layouts and XOR swizzles --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A layout maps coordinates to an integer. Each dimension is a list of modes
// `size:stride`, innermost first; a coordinate is split into digits by the
// sizes and the offset is the sum of digit * stride:
//
//   [128:64] [64:1, 4:8192]  at (3, 70)  =  3*64 + (70 % 64)*1 + (70/64)*8192
//
// Called with one integer, a layout is colexicographic: dimension 0 is fastest.
// The algebra (compose, complement, inverses) lives on 1-D layouts; LayoutOps.h
// has all of it, and the reason of every refusal.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_LAYOUT_H
#define TIER_PROBLEM_LAYOUT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tier::problem {

/// `size` steps of `stride`.
struct Mode {
  int64_t size = 1, stride = 0;
  bool operator==(const Mode &) const = default;
};
using Modes = llvm::SmallVector<Mode, 4>;

/// The shortest list of modes that is the same function on [0, size).
Modes coalesce(llvm::ArrayRef<Mode> modes);
int64_t sizeOf(llvm::ArrayRef<Mode> modes);
/// The value at `index`; the last mode of more than one step is unbounded.
int64_t evaluate(llvm::ArrayRef<Mode> modes, int64_t index);

/// A mixed-radix layout with one list of modes per dimension.
struct Layout {
  llvm::SmallVector<Modes, 2> dims;
  int64_t offset = 0;

  Layout() = default;
  /// One dimension.
  explicit Layout(Modes modes) { dims.push_back(std::move(modes)); }
  /// One list of modes per dimension.
  static Layout of(llvm::ArrayRef<Modes> dims);
  /// shape and one stride per dimension.
  static Layout strided(llvm::ArrayRef<int64_t> shape,
                        llvm::ArrayRef<int64_t> strides);
  bool operator==(const Layout &) const = default;

  int64_t rank() const { return dims.size(); }
  llvm::SmallVector<int64_t> shape() const;
  int64_t size() const;
  /// 1 + the largest value - the smallest: how far values span. 0 if empty.
  int64_t cosize() const;
  int64_t operator()(llvm::ArrayRef<int64_t> coordinate) const;
  int64_t operator()(int64_t colexicographicIndex) const;
  /// All modes, dimension 0 first.
  Modes flat() const;
  /// Every dimension coalesced on its own.
  Layout coalesced() const;
  /// Proven to have no value twice; Strides.h finds the coordinates that do.
  bool isInjective() const;
  std::string str() const;
};

/// i -> outer(inner(i)), if it is again a layout. `outer` is read as a 1-D
/// layout; each dimension of `inner` stays one. LayoutOps.h says why not.
std::optional<Layout> compose(const Layout &outer, const Layout &inner);
/// The layout C with image(L) + image(C) a bijection onto [0, >= bound), or
/// nothing when L's strides are not a divisibility chain.
std::optional<Layout> complement(const Layout &layout, int64_t bound);
/// R with layout(R(i)) == i on [0, size of R), or nothing when the smallest
/// value is not 0.
std::optional<Layout> rightInverse(const Layout &layout);
/// R with R(layout(i)) == i for all i, if it is a layout.
std::optional<Layout> leftInverse(const Layout &layout);
/// The 1-D layout with these values at 0, 1, 2, ..., or nothing.
std::optional<Layout> readBack(llvm::ArrayRef<int64_t> table);

/// x ^ ((x >> shift) & mask), mask = ((1 << bits) - 1) << base. An involution
/// when shift >= bits.
struct Swizzle {
  int64_t bits = 0, base = 0, shift = 0;
  bool operator==(const Swizzle &) const = default;
  int64_t operator()(int64_t x) const {
    int64_t mask = ((int64_t(1) << bits) - 1) << base;
    return x ^ ((x >> shift) & mask);
  }
  /// Offsets that differ by a multiple of this are permuted alike.
  int64_t repeat() const {
    return bits == 0 ? 1 : int64_t(1) << (bits + base + shift);
  }
  std::string str() const;
};

/// What is known of an integer: its value, or a divisor of it.
struct Known {
  std::optional<int64_t> value;
  int64_t divisor = 1; ///< always divides it; 0 means it is zero
  static Known exactly(int64_t value);
  static Known multipleOf(int64_t divisor) { return {std::nullopt, divisor}; }
  bool isMultipleOf(int64_t d) const;
  /// What is known of the product with a multiple of `factor`: a divisor.
  Known times(int64_t factor) const;
  std::string str() const;
};

/// The widest vector, in elements, with which a unit-stride run of `run`
/// elements may be accessed: every other stride and the base are multiples of
/// it (all facts in bytes).
int64_t vectorWidth(int64_t run, int64_t elementBytes, int64_t baseAlignment,
                    llvm::ArrayRef<Known> otherStrideBytes,
                    int64_t maxBytes = 16);

} // namespace tier::problem

#endif // TIER_PROBLEM_LAYOUT_H
