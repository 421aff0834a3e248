//===- Relation.h - which coordinates go together -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A relation is a set of pairs (inputs, outputs), a union of polyhedra over
// inputs, outputs and symbols. Every layout is one, and so is what is no
// function: the inverse of a broadcast, the neighbours of an element.
//
//   R = { (i, j) -> a : a = 6 i + j, 0 <= i < 4, 0 <= j < 6 }
//   R.inverse() = { a -> (i, j) : .. },  compose(R, R.inverse()) = identity
//
// Compositions and inverses always exist here, where layouts must refuse. All
// questions are searches for a point (Polyhedron.h); one that gives up says so.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_RELATION_H
#define TIER_PROBLEM_RELATION_H

#include "tier/Problem/Piecewise.h"

namespace tier::problem {

struct Relation {
  unsigned inputs = 0, outputs = 0, symbols = 0;
  Polyhedra parts; ///< over inputs, then outputs, then symbols

  static Relation of(const Piecewise &function);
  /// One output per chain, on the box that they share.
  static Relation of(llvm::ArrayRef<Chain> components);
  static Relation identity(unsigned dims);

  unsigned variables() const { return inputs + outputs + symbols; }
  Relation inverse() const;
  /// Without symbols.
  Relation withSymbols(llvm::ArrayRef<int64_t> values) const;
  /// The pairs of both.
  Relation intersect(const Relation &other) const;
  /// The pairs of either.
  Relation unite(const Relation &other) const;
  /// Inputs (then symbols) that have an output; outputs that have an input.
  Polyhedra domain() const;
  Polyhedra range() const;

  /// A pair (inputs, outputs, symbols), or the proof that there is none.
  Search sample() const;
  bool contains(llvm::ArrayRef<int64_t> point) const;
  /// The outputs of one input, lexicographically; nothing if there may be more
  /// candidates than `limit`.
  std::optional<llvm::SmallVector<Point>>
  apply(llvm::ArrayRef<int64_t> input, llvm::ArrayRef<int64_t> symbols = {},
        int64_t limit = 1 << 16) const;
  /// All pairs, lexicographically, under the same limit.
  std::optional<llvm::SmallVector<Point>> enumerate(int64_t limit) const;

  /// An input with two outputs: (input, output, other output, symbols).
  Search findTwoOutputs() const;
  /// A pair (inputs, outputs, symbols) that `other` lacks.
  Search findOutside(const Relation &other) const;
  std::string str() const;
};

/// The pairs (x, z) with (x, y) in `first` and (y, z) in `second`.
Relation compose(const Relation &first, const Relation &second);

/// Whether no two coordinates share a value; nothing if that is not decided.
std::optional<bool> isInjective(const Piecewise &function);

} // namespace tier::problem

#endif // TIER_PROBLEM_RELATION_H
