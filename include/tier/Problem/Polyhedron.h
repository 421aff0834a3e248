//===- Polyhedron.h - integer points under quasi-affine constraints -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A polyhedron is the set of integer points that satisfy affine constraints
// over variables and *locals*; a local is a floor division of earlier columns,
// or some integer that exists:
//
//   Polyhedron even(1);                        // 0 <= x < 10, x mod 2 = 0
//   even.requireBetween(even.column(0), 0, 9);
//   even.requireZero(even.mod(even.column(0), 2));
//
// Everything is decided by one question, whether a conjunction has an integer
// point. Upstream's Presburger library answers it; of that library nothing else
// is used, because in LLVM 22 `simplify` loses points, and with it `subtract`,
// `complement`, `isSubsetOf` and `isEqual` (PresburgerCanaryTest.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_POLYHEDRON_H
#define TIER_PROBLEM_POLYHEDRON_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tier::problem {

/// An affine expression: the constant, then one coefficient per column
/// (variables, then locals). Coefficients that are not written are 0.
using Row = llvm::SmallVector<int64_t, 8>;
using Point = llvm::SmallVector<int64_t, 4>;

/// floor(dividend / divisor), or some integer where the divisor is 0.
struct Local {
  Row dividend;
  int64_t divisor = 0;
};

/// The answer to "is there a point?". A search that gives up says so.
struct Search {
  bool isDecided = true;
  std::optional<Point> point; ///< the values of the variables
  static Search gaveUp() { return {false, std::nullopt}; }
  /// Decided, and there is none.
  bool isEmpty() const { return isDecided && !point; }
};

struct Polyhedron {
  unsigned variables = 0;
  llvm::SmallVector<Local, 0> locals;
  llvm::SmallVector<Row, 0> atLeastZero, zero;
  /// A coefficient left 64 bits: nothing is decided any more.
  bool overflows = false;

  explicit Polyhedron(unsigned variables = 0) : variables(variables) {}
  /// 0 <= x_i < extents[i].
  static Polyhedron box(llvm::ArrayRef<int64_t> extents);

  // Expressions.
  unsigned columns() const { return variables + locals.size(); }
  static Row constant(int64_t value) { return {value}; }
  static Row column(unsigned index);
  Row sum(const Row &a, const Row &b);
  Row scaled(const Row &a, int64_t factor);
  Row difference(const Row &a, const Row &b) { return sum(a, scaled(b, -1)); }
  /// floor(a / divisor), a new local unless it is affine or already there.
  Row floorDiv(const Row &a, int64_t divisor);
  /// a - modulus * floor(a / modulus).
  Row mod(const Row &a, int64_t modulus);
  /// Some integer.
  Row anything();

  // Constraints.
  void require(Row row) { atLeastZero.push_back(std::move(row)); }
  void requireZero(Row row) { zero.push_back(std::move(row)); }
  void requireBetween(const Row &row, int64_t first, int64_t last);
  /// Adds the locals of `other` with its variables replaced by rows of this;
  /// returns what its columns became. `import` adds its constraints too.
  llvm::SmallVector<Row> importLocals(const Polyhedron &other,
                                      llvm::ArrayRef<Row> variables);
  llvm::SmallVector<Row> import(const Polyhedron &other,
                                llvm::ArrayRef<Row> variables);
  /// `row` of another polyhedron, with its columns replaced.
  Row substitute(const Row &row, llvm::ArrayRef<Row> columns);
  /// The same points with fewer locals that are not divisions: those that an
  /// equality or two bounds determine are replaced. `columns`, if asked for,
  /// receives what each column became.
  Polyhedron eliminated(llvm::SmallVectorImpl<Row> *columns = nullptr) const;
  /// The points of both; `other` has the same variables.
  Polyhedron intersect(const Polyhedron &other) const;

  // Questions.
  bool hasAnything() const; ///< some local is not a division
  bool contains(llvm::ArrayRef<int64_t> point) const;
  /// A point, or the proof that there is none.
  Search sample() const;
  /// Every point, lexicographically, if they lie in a box of at most `limit`
  /// candidates; else nothing.
  std::optional<llvm::SmallVector<Point>> enumerate(int64_t limit) const;
  /// "x0 + 2*x1 - 3 >= 0 and ..", for messages.
  std::string str() const;
};

/// A union.
using Polyhedra = llvm::SmallVector<Polyhedron, 0>;

bool contains(llvm::ArrayRef<Polyhedron> parts, llvm::ArrayRef<int64_t> point);
/// Every point once, lexicographically, or nothing (as for one polyhedron).
std::optional<llvm::SmallVector<Point>>
pointsOf(llvm::ArrayRef<Polyhedron> parts, int64_t limit);

/// A point of `set` in none of `cover`: depth first over the constraints that
/// each member of the cover may break. Gives up where a member of the cover has
/// a local that is not a division: its negation is no conjunction.
Search findPointOutside(const Polyhedron &set,
                        llvm::ArrayRef<Polyhedron> cover);

/// What keeps pieces from being a partition of a domain.
struct PieceFlaw {
  enum Kind { Outside, Overlap, Gap, Undecided } kind;
  unsigned piece = 0, other = 0; ///< the pieces at fault, where there are any
  Point point;                   ///< the witness; none when undecided
  std::string str() const;
};
/// Nothing if the pieces are disjoint and their union is the domain: proven.
std::optional<PieceFlaw>
findPieceFlaw(llvm::ArrayRef<Polyhedron> domain,
                  llvm::ArrayRef<Polyhedron> pieces);
inline bool isPartition(llvm::ArrayRef<Polyhedron> domain,
                        llvm::ArrayRef<Polyhedron> pieces) {
  return !findPieceFlaw(domain, pieces);
}

} // namespace tier::problem

#endif // TIER_PROBLEM_POLYHEDRON_H
