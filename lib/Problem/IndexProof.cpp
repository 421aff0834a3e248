//===- IndexProof.cpp - equality of index expressions, counters -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Small boxes are enumerated. Else f = g if no point has f - g >= 1 or
// g - f >= 1, for each choice of the branches of minima, maxima and selects.
// What is not affine is some integer in its range: the same one on both sides.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/IndexExpression.h"
#include "tier/Problem/Polyhedron.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem {

//===----------------------------------------------------------------------===//
// Enumeration
//===----------------------------------------------------------------------===//

static constexpr int64_t mostPoints = int64_t(1) << 20;
static constexpr size_t mostBranches = 6;

/// Symbols that expressions are made of.
static SmallVector<Index> symbolsOf(const IndexPool &pool,
                                    ArrayRef<Index> roots) {
  return to_vector(make_filter_range(partsOf(pool, roots), [&](Index part) {
    return pool[part].kind == IndexKind::Symbol;
  }));
}

/// Points of the box, or nothing where there are too many.
static std::optional<int64_t> countPoints(const IndexPool &pool,
                                          ArrayRef<Index> symbols) {
  int64_t points = 1;
  for (Index symbol : symbols) {
    const IndexRange &range = pool.range(symbol);
    if (!range.isBounded())
      return std::nullopt;
    __int128 members = __int128(range.hi) - range.lo;
    members =
        members < 0 ? 0 : members / std::max<int64_t>(1, range.modulus) + 1;
    if (members * points > mostPoints)
      return std::nullopt;
    points *= int64_t(members);
  }
  return points;
}

static IndexVerdict compareAtPoints(const IndexPool &pool, Index a, Index b,
                                    ArrayRef<Index> symbols) {
  IndexProgram left(pool, {a}), right(pool, {b});
  SmallVector<int64_t> point(pool.countSymbols(), 0);
  for (Index symbol : symbols) {
    if (pool.range(symbol).lo > pool.range(symbol).hi)
      return {IndexVerdict::Equal, {}, true};
    point[pool[symbol].constant] = pool.range(symbol).lo;
  }
  while (true) {
    // Where the first has no value the second may have any.
    if (left.run(point) &&
        (!right.run(point) || left.result(0) != right.result(0)))
      return {IndexVerdict::Different, point, true};
    size_t i = 0;
    for (; i < symbols.size(); ++i) {
      const IndexRange &range = pool.range(symbols[i]);
      int64_t &x = point[pool[symbols[i]].constant];
      int64_t step = std::max<int64_t>(1, range.modulus);
      if (range.hi - x >= step) {
        x += step;
        break;
      }
      x = range.lo;
    }
    if (i == symbols.size())
      return {IndexVerdict::Equal, {}, true};
  }
}

//===----------------------------------------------------------------------===//
// Emptiness
//===----------------------------------------------------------------------===//

namespace {
/// Expressions as rows of a polyhedron, under one choice of branches.
class Rows {
public:
  Rows(const IndexPool &pool, ArrayRef<Index> roots, unsigned choices)
      : set(pool.countSymbols()), pool(pool), choices(choices) {
    for (Index part : partsOf(pool, roots))
      rows[part] = rowOf(part);
  }
  const Row &operator[](Index index) { return rows[index]; }

  Polyhedron set;
  bool isExact = true; ///< no product or quotient of variables

  static bool hasBranches(IndexKind kind) {
    return is_contained({IndexKind::Min, IndexKind::Max, IndexKind::Select,
                         IndexKind::TruncDiv, IndexKind::TruncRem},
                        kind);
  }

private:
  bool choose() {
    bool isFirst = choices & 1;
    choices >>= 1;
    return isFirst;
  }
  /// row >= 0, or row <= -1.
  void requireSign(const Row &row, bool isNonNegative) {
    set.require(isNonNegative
                    ? row
                    : set.sum(set.scaled(row, -1), Polyhedron::constant(-1)));
  }
  void requireRange(const Row &row, const IndexRange &range) {
    if (range.lo != IndexRange::low)
      set.require(set.difference(row, Polyhedron::constant(range.lo)));
    if (range.hi != IndexRange::high)
      set.require(set.difference(Polyhedron::constant(range.hi), row));
    if (range.modulus > 1) // row = remainder + modulus * anything
      set.requireZero(set.difference(
          set.difference(row, Polyhedron::constant(range.remainder)),
          set.scaled(set.anything(), range.modulus)));
  }

  Row rowOf(Index part) {
    const IndexNode &node = pool[part];
    auto of = [&](unsigned i) -> Row & { return rows[node.operands[i]]; };
    switch (node.kind) {
    case IndexKind::Symbol: {
      Row row = set.column(node.constant);
      requireRange(row, node.range);
      return row;
    }
    case IndexKind::Sum: {
      Row row = Polyhedron::constant(node.constant);
      for (auto [i, factor] : llvm::enumerate(node.factors))
        row = set.sum(row, set.scaled(of(i), factor));
      return row;
    }
    case IndexKind::Div:
      return set.floorDiv(of(0), node.constant);
    case IndexKind::Mod:
      return set.mod(of(0), node.constant);
    case IndexKind::TruncDiv:
    case IndexKind::TruncRem: {
      bool isUp = choose();
      requireSign(of(0), isUp);
      Row size = isUp ? of(0) : set.scaled(of(0), -1);
      Row result = node.kind == IndexKind::TruncDiv
                       ? set.floorDiv(size, node.constant)
                       : set.mod(size, node.constant);
      return isUp ? result : set.scaled(result, -1);
    }
    case IndexKind::Min:
    case IndexKind::Max: {
      bool isFirst = choose();
      Row apart = set.difference(of(0), of(1));
      requireSign(apart, isFirst == (node.kind == IndexKind::Max));
      return isFirst ? of(0) : of(1);
    }
    case IndexKind::Select: {
      bool isFirst = choose();
      requireSign(of(0), isFirst);
      return isFirst ? of(1) : of(2);
    }
    case IndexKind::Product:
    case IndexKind::DivBy:
    case IndexKind::ModBy: {
      isExact = false;
      Row row = set.anything();
      requireRange(row, node.range);
      return row;
    }
    }
    llvm_unreachable("all kinds are named");
  }

  const IndexPool &pool;
  unsigned choices;
  DenseMap<Index, Row> rows;
};
} // namespace

IndexVerdict IndexPool::compare(Index a, Index b) const {
  if (a == b)
    return {IndexVerdict::Equal, {}, false};
  SmallVector<Index> used = symbolsOf(*this, {a, b});
  if (countPoints(*this, used))
    return compareAtPoints(*this, a, b, used);

  size_t branches = count_if(partsOf(*this, {a, b}), [&](Index part) {
    return Rows::hasBranches(nodes[part].kind);
  });
  if (branches > mostBranches)
    return {IndexVerdict::Undecided, {}, false};
  for (unsigned choices = 0; choices < 1u << branches; ++choices)
    for (bool isAbove : {true, false}) {
      Rows rows(*this, {a, b}, choices);
      Polyhedron &set = rows.set;
      Row apart = isAbove ? set.difference(rows[a], rows[b])
                          : set.difference(rows[b], rows[a]);
      set.require(set.sum(apart, Polyhedron::constant(-1)));
      Search search = set.sample();
      if (search.isEmpty())
        continue;
      if (!search.isDecided || !rows.isExact)
        return {IndexVerdict::Undecided, {}, false};
      SmallVector<int64_t> point(search.point->begin(), search.point->end());
      return {IndexVerdict::Different, point, false};
    }
  return {IndexVerdict::Equal, {}, false};
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static int64_t floorDiv(int64_t a, int64_t c) {
  return a / c - (a % c < 0 ? 1 : 0);
}

/// What `index` grows by when `variable` grows by 1, if that is a constant.
static std::optional<int64_t> slopeOf(const IndexPool &pool, Index index,
                                      Index variable) {
  if (index == variable)
    return 1;
  const IndexNode &node = pool[index];
  int64_t slope = 0;
  auto depends = [&](Index part) {
    return is_contained(partsOf(pool, {part}), variable);
  };
  if (node.kind != IndexKind::Sum)
    return depends(index) ? std::nullopt : std::optional<int64_t>(0);
  for (auto [operand, factor] : zip_equal(node.operands, node.factors)) {
    if (operand == variable)
      slope = factor;
    else if (depends(operand))
      return std::nullopt;
  }
  return slope;
}

SmallVector<IndexCounter> planCounters(const IndexPool &pool,
                                       ArrayRef<Index> roots, Index variable,
                                       int64_t step, int64_t trips) {
  SmallVector<IndexCounter> counters;
  if (trips < 2)
    return counters;
  for (Index part : partsOf(pool, roots)) {
    const IndexNode &node = pool[part];
    if (node.kind != IndexKind::Div && node.kind != IndexKind::Mod)
      continue;
    int64_t growth;
    std::optional<int64_t> slope = slopeOf(pool, node.operands[0], variable);
    if (!slope || *slope == 0 ||
        __builtin_mul_overflow(*slope, step, &growth) ||
        (node.constant & (node.constant - 1)) == 0)
      continue;
    auto *same = find_if(counters, [&](const IndexCounter &known) {
      return known.dividend == node.operands[0] &&
             known.divisor == node.constant;
    });
    if (same == counters.end()) {
      int64_t quotient = floorDiv(growth, node.constant);
      counters.push_back({node.operands[0], node.constant, quotient,
                          growth - quotient * node.constant, false, false});
      same = &counters.back();
    }
    (node.kind == IndexKind::Div ? same->needsQuotient : same->needsRemainder) =
        true;
  }
  // A sum, a comparison, a choice; for the quotient a sum or two. Against 4 for
  // each division: one alone does not pay.
  erase_if(counters, [](const IndexCounter &counter) {
    int64_t carried =
        4 + (counter.needsQuotient ? 1 + (counter.quotientStep != 0) : 0);
    return carried >= 4 * (counter.needsQuotient + counter.needsRemainder);
  });
  return counters;
}

} // namespace tier::problem
