//===- F2.h - matrices of bits, and layouts as matrices -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A map of bits to bits is linear over F2 if it keeps XOR. Its matrix has a row
// per output bit and a column per input bit, at most 64 of each:
//
//   swizzle<1, 0, 2>:  y = x ^ ((x >> 2) & 1)      1 0 1
//                                                  0 1 0   y0 = x0 ^ x2
//                                                  0 0 1
//
// Swizzles, and layouts whose sizes and strides are powers of two, are such
// maps up to a constant: composing them is a product, inverting them is
// Gaussian elimination, and equality is equality of matrices. Columns of a
// layout are the bits of its colexicographic index, dimension 0 lowest.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_F2_H
#define TIER_PROBLEM_F2_H

#include "tier/Problem/Layout.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tier::problem {

/// A matrix over F2: bit j of `rows[i]` is the entry of row i and column j.
/// Bits at or above `columns` are zero.
struct F2Matrix {
  int64_t columns = 0;
  llvm::SmallVector<uint64_t, 16> rows;
  bool operator==(const F2Matrix &) const = default;

  static F2Matrix zero(int64_t rows, int64_t columns);
  static F2Matrix identity(int64_t size);
  /// Bit i of `columnBits[j]` is the entry of row i and column j.
  static F2Matrix fromColumns(int64_t rows,
                              llvm::ArrayRef<uint64_t> columnBits);

  int64_t numRows() const { return rows.size(); }
  bool at(int64_t row, int64_t column) const { return rows[row] >> column & 1; }
  void set(int64_t row, int64_t column, bool value);
  /// The column as bits: the image of input bit `column`.
  uint64_t column(int64_t column) const;

  /// y = M x: bit i of y is the parity of rows[i] & x.
  uint64_t operator()(uint64_t x) const;
  F2Matrix transposed() const;
  int64_t rank() const;
  bool isInjective() const { return rank() == columns; }
  bool isBijective() const { return numRows() == columns && isInjective(); }
  /// Square and of full rank: N with N M = M N = 1.
  std::optional<F2Matrix> inverse() const;
  /// P with M P y = y for every y in the image, where P y never sets a free
  /// bit: an input bit whose column is a sum of columns before it. Outside the
  /// image P y is the answer for some y' of the image.
  F2Matrix pseudoInverse() const;
  /// The x with M x = y and all free bits 0, or nothing.
  std::optional<uint64_t> solve(uint64_t y) const;
  /// A basis of the x with M x = 0: one vector per free bit, lowest first.
  llvm::SmallVector<uint64_t> kernel() const;
  /// The reduced basis of all M x, lowest leading bit first.
  llvm::SmallVector<uint64_t> image() const;
  /// The input bits whose columns are not sums of columns before them.
  uint64_t pivots() const;
  /// Rows of 0 and 1, separated by '/', column 0 first.
  std::string str() const;
};

/// a b: first `b`, then `a`. a.columns == b.numRows().
F2Matrix operator*(const F2Matrix &a, const F2Matrix &b);
/// Entry by entry; of one shape.
F2Matrix operator^(const F2Matrix &a, const F2Matrix &b);
/// The reduced echelon basis of the span of `vectors`, lowest leading bit
/// first; a leading bit is the lowest set bit and occurs in no other vector.
llvm::SmallVector<uint64_t> f2Basis(llvm::ArrayRef<uint64_t> vectors);

/// x -> linear x ^ constant.
struct F2Map {
  F2Matrix linear;
  uint64_t constant = 0;
  bool operator==(const F2Map &) const = default;
  uint64_t operator()(uint64_t x) const { return linear(x) ^ constant; }
  /// The map back, for a bijective `linear`.
  std::optional<F2Map> inverse() const;
};
/// First `inner`, then `outer`.
F2Map compose(const F2Map &outer, const F2Map &inner);

/// The swizzle on `bits` bits.
F2Matrix matrixOf(const Swizzle &swizzle, int64_t bits);
/// The swizzle with this (square) matrix, or nothing.
std::optional<Swizzle> swizzleOf(const F2Matrix &matrix);
/// The layout on the bits of its colexicographic index, if its sizes are powers
/// of two and it is affine over F2. `rows` is the number of output bits; 0
/// takes as many as the values need.
std::optional<F2Map> f2MapOf(const Layout &layout, int64_t rows = 0);
/// The 1-D layout that is this map, or nothing (XOR is not a sum: two columns
/// share a bit).
std::optional<Layout> layoutOf(const F2Map &map);

} // namespace tier::problem

#endif // TIER_PROBLEM_F2_H
