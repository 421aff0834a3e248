//===- NormalForm.h - Hermite and Smith normal forms of integer matrices --===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrices over the integers, of any size of number:
//
//   hermite: A U = H, a staircase with positive pivots and entries left of a
//            pivot reduced to [0, pivot): unique, so it names a lattice
//   smith:   U A V = D, diagonal, d1 | d2 | ..: solves A x = b
//
//   A = 2 4      smith:  D = 2 0     A x = b has a solution iff 2 | b0 and
//       6 8                  0 4     4 | (another sum of b's entries)
//
// U and V are unimodular: their inverses come along and are multiplied out in
// verify(), which every solver runs on its own answer. Pivots are the smallest
// entries and quotients are rounded to nearest, which keeps numbers short;
// those that leave 64 bits go on as big integers (llvm::DynamicAPInt).
//
// Newman, Integral Matrices; Havas and Majewski 1997 on the growth of entries.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_NORMALFORM_H
#define TIER_PROBLEM_NORMALFORM_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DynamicAPInt.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <string>

namespace tier::problem {

using Integer = llvm::DynamicAPInt;
using Integers = llvm::SmallVector<Integer, 0>;

/// Rows of integers; entries row by row.
struct IntegerMatrix {
  int64_t rows = 0, columns = 0;
  Integers entries;
  bool operator==(const IntegerMatrix &other) const;

  static IntegerMatrix zero(int64_t rows, int64_t columns);
  static IntegerMatrix identity(int64_t size);
  /// Rows of equal length.
  static IntegerMatrix of(llvm::ArrayRef<llvm::SmallVector<int64_t>> rows);

  Integer &at(int64_t row, int64_t column) {
    return entries[row * columns + column];
  }
  const Integer &at(int64_t row, int64_t column) const {
    return entries[row * columns + column];
  }
  IntegerMatrix transposed() const;
  /// A x.
  Integers operator()(llvm::ArrayRef<Integer> x) const;

  // Elementary operations.
  void swapRows(int64_t a, int64_t b);
  void swapColumns(int64_t a, int64_t b);
  void negateRow(int64_t row);
  void negateColumn(int64_t column);
  /// row `to` += factor * row `from`.
  void addRow(int64_t from, int64_t to, const Integer &factor);
  void addColumn(int64_t from, int64_t to, const Integer &factor);
};
IntegerMatrix operator*(const IntegerMatrix &a, const IntegerMatrix &b);

/// H = A U. Column j of H is 0 above its pivot, pivots are positive and go down
/// strictly, and in a pivot's row the entries before it are in [0, pivot).
struct Hermite {
  IntegerMatrix h, u, uInverse;
  llvm::SmallVector<int64_t> pivotRows; ///< of the first `rank` columns
  int64_t rank() const { return pivotRows.size(); }
};
Hermite hermiteNormalForm(const IntegerMatrix &a);
/// Empty, or what does not hold.
std::string verify(const IntegerMatrix &a, const Hermite &form);

/// U A V = D, d_i > 0 for i < rank, d_i | d_{i+1}, 0 elsewhere.
struct Smith {
  IntegerMatrix u, d, v, uInverse, vInverse;
  int64_t rank = 0;
};
Smith smithNormalForm(const IntegerMatrix &a);
std::string verify(const IntegerMatrix &a, const Smith &form);

/// The Hermite basis of {x : A x = 0}, one column each: unique.
IntegerMatrix kernelBasis(const IntegerMatrix &a);
/// The Hermite basis of {A x}, one column each: equal for equal lattices.
IntegerMatrix latticeBasis(const IntegerMatrix &a);

/// sum of factors[i] * b[i] = 0 modulo `modulus`; exactly 0 if that is 0.
struct Congruence {
  Integers factors;
  Integer modulus;
  bool holdsFor(llvm::ArrayRef<Integer> b) const;
  /// "2*b0 + b1 to be a multiple of 4".
  std::string str() const;
};
/// What b has to satisfy for A x = b to have a solution; none is trivial.
llvm::SmallVector<Congruence, 0> solvability(const IntegerMatrix &a);

/// All x with A x = b: particular + the integer span of the kernel's columns.
struct Solution {
  Integers particular; ///< reduced by the kernel: unique
  IntegerMatrix kernel;
};
/// Refuses `layout.congruence`, naming the one that fails.
llvm::Expected<Solution> solve(const IntegerMatrix &a,
                               llvm::ArrayRef<Integer> b);

} // namespace tier::problem

#endif // TIER_PROBLEM_NORMALFORM_H
