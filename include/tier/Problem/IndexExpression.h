//===- IndexExpression.h - integer expressions under known ranges -*- C++ -*-=//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expressions over the integers: sums with constant factors, floor division and
// modulus by positive constants, C's truncating forms, minimum, maximum and
// choice; products and quotients of two variables are there, but opaque. Each
// is built once (hash-consing) and knows an interval and a congruence
// x = remainder (mod modulus), in the manner of Granger's strided intervals:
//
//   IndexPool pool;                          // 0 <= t < 128, 4 | b
//   auto t = pool.symbol("t", {0, 127}), b = pool.symbol("b", {0, 4092, 4, 0});
//   pool.simplify((b + t / 4) mod 4)     ->  t / 4 mod 4
//   pool.simplify((128 b + t) / 128)     ->  b
//
// Division is floor division and a remainder is not negative; a truncating form
// becomes one where its operand is proven not to be negative, never before.
// Rules: algorithms l.2 of the design study; every result can be proven equal
// to what it replaces by enumeration or by emptiness.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_INDEXEXPRESSION_H
#define TIER_PROBLEM_INDEXEXPRESSION_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tier::problem {

/// lo <= x <= hi and x = remainder (mod modulus); modulus 0: x is `remainder`.
/// The ends of 64 bits mean that nothing is known.
struct IndexRange {
  static constexpr int64_t low = INT64_MIN, high = INT64_MAX;
  int64_t lo = low, hi = high, modulus = 1, remainder = 0;

  static IndexRange exactly(int64_t value) { return {value, value, 0, value}; }
  bool isConstant() const { return lo == hi; }
  /// Both ends are known.
  bool isBounded() const { return lo != low && hi != high; }
  bool isNonNegative() const { return lo >= 0; }
  bool contains(int64_t value) const;
  bool operator==(const IndexRange &) const = default;
};

enum class IndexKind {
  Sum,    ///< constant + sum of factor * operand
  Symbol, ///< named
  Div,
  Mod,      ///< floor, by a positive constant
  TruncDiv, ///< C's quotient, by a positive constant
  TruncRem, ///< C's remainder, with the sign of the dividend
  Min,
  Max,
  Select,  ///< operand 0 >= 0 ? operand 1 : operand 2
  Product, ///< of two that vary
  DivBy,
  ModBy, ///< floor, by an operand that is positive
};

/// An expression of a pool.
using Index = unsigned;

struct IndexNode {
  IndexKind kind;
  llvm::SmallVector<Index, 3> operands;
  llvm::SmallVector<int64_t, 3> factors; ///< of a sum, one per operand
  int64_t constant = 0; ///< of a sum; the divisor; the number of a symbol
  IndexRange range;
};

/// Whether two expressions agree wherever the symbols' ranges hold.
struct IndexVerdict {
  enum Kind { Equal, Different, Undecided } kind;
  llvm::SmallVector<int64_t> point; ///< per symbol, where they differ
  bool byEnumeration = false;
};

class IndexPool {
public:
  //===--------------------------------------------------------------------===//
  // Building, as written
  //===--------------------------------------------------------------------===//

  Index constant(int64_t value);
  Index symbol(llvm::StringRef name, IndexRange range);
  Index sum(llvm::ArrayRef<Index> operands, llvm::ArrayRef<int64_t> factors,
            int64_t constant);
  Index add(Index a, Index b) { return sum({a, b}, {1, 1}, 0); }
  Index sub(Index a, Index b) { return sum({a, b}, {1, -1}, 0); }
  Index scale(Index a, int64_t factor) { return sum({a}, {factor}, 0); }
  /// A kind with a positive constant divisor.
  Index byConstant(IndexKind kind, Index a, int64_t divisor);
  Index div(Index a, int64_t c) { return byConstant(IndexKind::Div, a, c); }
  Index mod(Index a, int64_t c) { return byConstant(IndexKind::Mod, a, c); }
  /// Min, Max, Product, DivBy, ModBy, Select.
  Index make(IndexKind kind, llvm::ArrayRef<Index> operands);

  const IndexNode &operator[](Index index) const { return nodes[index]; }
  const IndexRange &range(Index index) const { return nodes[index].range; }
  unsigned countSymbols() const { return symbols.size(); }
  std::optional<int64_t> getConstant(Index index) const;
  std::string str(Index index) const;

  //===--------------------------------------------------------------------===//
  // Answers
  //===--------------------------------------------------------------------===//

  /// The value at a point, one coordinate per symbol; nothing where it leaves
  /// 64 bits or divides by what is not positive.
  std::optional<int64_t> evaluate(Index index,
                                  llvm::ArrayRef<int64_t> point) const;
  /// An equal expression that costs no more.
  Index simplify(Index index);
  /// Work of all different parts together: by a variable 20, by a constant 4,
  /// shift, mask, product, sum and minimum 1, choice 2.
  int64_t cost(llvm::ArrayRef<Index> roots) const;
  /// Bits of a signed integer that hold the value and all on the way: at most
  /// 64; 128 where not even that is proven.
  unsigned bits(Index index) const;
  /// Enumerates up to 2^20 points, then asks whether a difference exists.
  IndexVerdict compare(Index a, Index b) const;

private:
  friend class IndexRules;
  Index intern(IndexNode node);
  IndexRange rangeOf(const IndexNode &node) const;

  std::vector<IndexNode> nodes;
  std::map<std::vector<int64_t>, Index> known; ///< key of a node -> node
  std::vector<std::string> symbols;
  std::vector<Index> symbolNodes;
  llvm::DenseMap<Index, Index> simplified;
};

/// All parts of some expressions, operands before what is made of them.
llvm::SmallVector<Index> partsOf(const IndexPool &pool,
                                 llvm::ArrayRef<Index> roots);

/// Expressions made ready to be evaluated at many points.
class IndexProgram {
public:
  IndexProgram(const IndexPool &pool, llvm::ArrayRef<Index> roots);
  /// False where a value leaves 64 bits or a divisor is not positive.
  bool run(llvm::ArrayRef<int64_t> point);
  int64_t result(unsigned root) const { return values[results[root]]; }

private:
  struct Step {
    IndexKind kind;
    llvm::SmallVector<unsigned, 3> operands;
    llvm::SmallVector<int64_t, 3> factors;
    int64_t constant;
  };
  std::vector<Step> steps;
  llvm::SmallVector<unsigned> results;
  std::vector<int64_t> values;
};

/// Ranges of sums and products: what the nodes' ranges are made of.
IndexRange addRanges(const IndexRange &a, const IndexRange &b);
IndexRange scaleRange(const IndexRange &a, int64_t factor);

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

/// x / c and x mod c of an x that grows by a constant from one trip to the
/// next, carried:
///
///   remainder += remainderStep; quotient += quotientStep
///   if (remainder >= divisor) { remainder -= divisor; quotient += 1 }
struct IndexCounter {
  Index dividend;                      ///< x
  int64_t divisor;                     ///< c
  int64_t quotientStep, remainderStep; ///< of the growth: floor and the rest
  bool needsQuotient = false, needsRemainder = false;
};

/// The counters that pay in a loop over symbol `variable` with this step: a
/// quotient or remainder in some root whose dividend is linear in it, by a
/// divisor that is no power of two. `trips` is how often the loop runs at
/// least; one trip pays for nothing.
llvm::SmallVector<IndexCounter> planCounters(const IndexPool &pool,
                                             llvm::ArrayRef<Index> roots,
                                             Index variable, int64_t step,
                                             int64_t trips);

} // namespace tier::problem

#endif // TIER_PROBLEM_INDEXEXPRESSION_H
