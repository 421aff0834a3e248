//===- IndexExpressionTest.cpp - rules of index arithmetic by enumeration -===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/IndexExpression.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <chrono>
#include <random>

using namespace tier::problem;
using llvm::ArrayRef;
using llvm::SmallVector;

namespace {
/// An expression tree of its own, evaluated by its own rules: the second
/// opinion on building, ranges and rules.
struct Tree {
  char op; ///< x + - * / % q r < > ? p d m
  int64_t constant = 0;
  std::vector<Tree> children;

  /// C++ on integers small enough that nothing overflows; nothing where a
  /// variable divisor is not positive.
  std::optional<int64_t> operator()(ArrayRef<int64_t> point) const {
    SmallVector<int64_t> v;
    for (const Tree &child : children) {
      auto value = child(point);
      if (!value)
        return std::nullopt;
      v.push_back(*value);
    }
    auto floored = [](int64_t a, int64_t b) {
      int64_t q = a / b;
      return q * b > a ? q - 1 : q;
    };
    switch (op) {
    case 'x':
      return point[constant];
    case '1':
      return constant;
    case '+':
      return v[0] + v[1];
    case '-':
      return v[0] - v[1];
    case '*':
      return v[0] * constant;
    case '/':
      return floored(v[0], constant);
    case '%':
      return v[0] - constant * floored(v[0], constant);
    case 'q':
      return v[0] / constant;
    case 'r':
      return v[0] % constant;
    case '<':
      return std::min(v[0], v[1]);
    case '>':
      return std::max(v[0], v[1]);
    case '?':
      return v[0] >= 0 ? v[1] : v[2];
    case 'p':
      return v[0] * v[1];
    case 'd':
      return v[1] > 0 ? std::optional(floored(v[0], v[1])) : std::nullopt;
    default:
      return v[1] > 0 ? std::optional(v[0] - v[1] * floored(v[0], v[1]))
                      : std::nullopt;
    }
  }

  Index build(IndexPool &pool, ArrayRef<Index> symbols) const {
    using K = IndexKind;
    SmallVector<Index> v;
    for (const Tree &child : children)
      v.push_back(child.build(pool, symbols));
    switch (op) {
    case 'x':
      return symbols[constant];
    case '1':
      return pool.constant(constant);
    case '+':
      return pool.add(v[0], v[1]);
    case '-':
      return pool.sub(v[0], v[1]);
    case '*':
      return pool.scale(v[0], constant);
    case '/':
      return pool.div(v[0], constant);
    case '%':
      return pool.mod(v[0], constant);
    case 'q':
      return pool.byConstant(K::TruncDiv, v[0], constant);
    case 'r':
      return pool.byConstant(K::TruncRem, v[0], constant);
    case '<':
      return pool.make(K::Min, v);
    case '>':
      return pool.make(K::Max, v);
    case '?':
      return pool.make(K::Select, v);
    case 'p':
      return pool.make(K::Product, v);
    case 'd':
      return pool.make(K::DivBy, v);
    default:
      return pool.make(K::ModBy, v);
    }
  }
};

struct Fuzz {
  std::mt19937 rng;
  unsigned symbols = 3;
  explicit Fuzz(unsigned seed) : rng(seed) {}

  Tree tree(int depth) {
    if (depth == 0 || rng() % 8 == 0) {
      if (rng() % 4 == 0)
        return {'1', int64_t(rng() % 41) - 20, {}};
      return {'x', int64_t(rng() % symbols), {}};
    }
    static const int64_t divisors[] = {1, 2, 3, 4, 5, 6, 8, 12, 16, 24};
    static const int64_t factors[] = {-12, -8, -4, -3, -1, 2,
                                      3,   4,  6,  8,  12, 16};
    switch (rng() % 16) {
    case 0:
    case 1:
    case 2:
      return {'+', 0, {tree(depth - 1), tree(depth - 1)}};
    case 3:
      return {'-', 0, {tree(depth - 1), tree(depth - 1)}};
    case 4:
    case 5:
      return {'*', factors[rng() % 12], {tree(depth - 1)}};
    case 6:
    case 7:
      return {'/', divisors[rng() % 10], {tree(depth - 1)}};
    case 8:
    case 9:
      return {'%', divisors[rng() % 10], {tree(depth - 1)}};
    case 10:
      return {"qr" [rng() % 2], divisors[rng() % 10], { tree(depth - 1) }};
    case 11:
    case 12:
      return {"<>" [rng() % 2], 0, { tree(depth - 1), tree(depth - 1) }};
    case 13:
      return {'?', 0, {tree(depth - 1), tree(depth - 1), tree(depth - 1)}};
    case 14:
      return {'p', 0, {tree(1), tree(1)}};
    default:
      return {"dm" [rng() % 2], 0, { tree(depth - 1), tree(1) }};
    }
  }
  IndexRange range() {
    IndexRange range;
    range.lo = int64_t(rng() % 30) - 15;
    range.hi = range.lo + int64_t(rng() % 14);
    if (rng() % 3 == 0)
      range.modulus = 1 + rng() % 5;
    range.remainder = rng() % 5;
    return range;
  }
};

/// Calls `visit` at every point of the symbols' ranges.
template <typename Visit>
void forEachPoint(ArrayRef<IndexRange> ranges, Visit visit) {
  SmallVector<int64_t> point;
  for (const IndexRange &range : ranges)
    point.push_back(range.lo);
  while (true) {
    bool isMember = true;
    for (auto [x, range] : llvm::zip(point, ranges))
      isMember &= range.contains(x);
    if (isMember)
      visit(ArrayRef<int64_t>(point));
    size_t i = 0;
    while (i < point.size() && point[i] == ranges[i].hi)
      point[i] = ranges[i].lo, ++i;
    if (i == point.size())
      return;
    ++point[i];
  }
}
} // namespace

//===----------------------------------------------------------------------===//
// Against enumeration
//===----------------------------------------------------------------------===//

// Negative values, floor and truncating forms, congruences: the simplified
// expression is the tree's function, its range holds every value, its bits
// suffice, and it costs no more.
TEST(IndexExpression, random_expressions_keep_every_value) {
  unsigned cases = 0, changed = 0, points = 0, cheaper = 0;
  for (unsigned seed = 0; seed < 4000; ++seed) {
    Fuzz fuzz(seed);
    Tree tree = fuzz.tree(1 + seed % 5);
    IndexPool pool;
    SmallVector<IndexRange> ranges;
    SmallVector<Index> symbols;
    for (unsigned s = 0; s < fuzz.symbols; ++s) {
      ranges.push_back(fuzz.range());
      symbols.push_back(pool.symbol(std::string(1, char('a' + s)), ranges[s]));
    }
    Index written = tree.build(pool, symbols);
    Index simple = pool.simplify(written);
    EXPECT_LE(pool.cost({simple}), pool.cost({written}));
    EXPECT_EQ(pool.simplify(simple), simple);
    ++cases;
    changed += simple != written;
    cheaper += pool.cost({simple}) < pool.cost({written});
    bool isRight = true;
    forEachPoint(ranges, [&](ArrayRef<int64_t> point) {
      std::optional<int64_t> value = tree(point);
      if (!value || !isRight)
        return;
      ++points;
      isRight = pool.evaluate(written, point) == value &&
                pool.evaluate(simple, point) == value &&
                pool.range(written).contains(*value) &&
                pool.range(simple).contains(*value);
    });
    EXPECT_TRUE(isRight) << "seed " << seed << ": " << pool.str(written)
                         << "  ->  " << pool.str(simple);
    IndexVerdict verdict = pool.compare(written, simple);
    EXPECT_EQ(verdict.kind, IndexVerdict::Equal) << "seed " << seed;
  }
  RecordProperty("cases", cases);
  RecordProperty("changed", changed);
  RecordProperty("cheaper", cheaper);
  RecordProperty("points", points);
  EXPECT_GT(changed, cases / 2);
  EXPECT_GT(points, 500000u);
}

// The proof for boxes too large to enumerate agrees with the one for small
// ones, and finds what is different.
TEST(IndexExpression, emptiness_decides_as_enumeration_does) {
  unsigned equal = 0, different = 0, undecided = 0;
  for (unsigned seed = 0; seed < 400; ++seed) {
    Fuzz fuzz(seed + 9000);
    fuzz.symbols = 2;
    Tree tree = fuzz.tree(1 + seed % 3), other = fuzz.tree(1 + seed % 2);
    IndexPool small, large;
    SmallVector<Index> in, out;
    for (unsigned s = 0; s < 3; ++s) {
      IndexRange range = fuzz.range();
      if (s == 2)
        range = {0, 1 << 24, 1, 0}; // a third symbol, in nothing but the box
      in.push_back(small.symbol("x", range));
      out.push_back(large.symbol("x", range));
    }
    // The same difference with the large symbol in both sides.
    Index a = tree.build(small, in), b = small.simplify(a);
    Index c = other.build(small, in);
    Index la = large.add(tree.build(large, out), out[2]);
    Index lb = large.add(large.simplify(tree.build(large, out)), out[2]);
    Index lc = large.add(other.build(large, out), out[2]);
    ASSERT_EQ(small.compare(a, b).kind, IndexVerdict::Equal);
    for (auto [x, y, lx, ly] : {std::tuple(a, b, la, lb), {a, c, la, lc}}) {
      auto expected = small.compare(x, y).kind,
           got = large.compare(lx, ly).kind;
      if (got == IndexVerdict::Undecided)
        ++undecided;
      else
        EXPECT_EQ(got, expected)
            << seed << ": " << small.str(x) << " and " << small.str(y);
      (got == IndexVerdict::Equal ? equal : different) +=
          got != IndexVerdict::Undecided;
    }
  }
  RecordProperty("equal", equal);
  RecordProperty("different", different);
  RecordProperty("undecided", undecided);
  EXPECT_GT(equal, 300u);
  EXPECT_GT(different, 150u);
}

//===----------------------------------------------------------------------===//
// Each rule by name
//===----------------------------------------------------------------------===//

namespace {
struct IndexRules : testing::Test {
  IndexPool pool;
  Index x = pool.symbol("x", {});
  Index t = pool.symbol("t", {0, 127, 1, 0});
  Index y = pool.symbol("y", {0, 7, 1, 0});
  Index b = pool.symbol("b", {IndexRange::low, IndexRange::high, 64, 0});
  Index n = pool.symbol("n", {1, IndexRange::high, 1, 0});

  std::string simple(Index index) { return pool.str(pool.simplify(index)); }
  Index lin(Index a, int64_t k, Index c, int64_t l = 1) {
    return pool.sum({a, c}, {k, l}, 0);
  }
};
} // namespace

TEST_F(IndexRules, quotients_of_what_is_split) {
  EXPECT_EQ(simple(pool.div(lin(x, 8, y), 8)), "x");
  EXPECT_EQ(simple(pool.mod(lin(x, 8, y), 8)), "y");
  EXPECT_EQ(simple(pool.div(lin(x, 8, t), 8)), "x + (t // 8)");
  EXPECT_EQ(simple(pool.mod(lin(x, 8, t), 8)), "t % 8");
  EXPECT_EQ(simple(pool.div(lin(x, 8, y), 24)), "x // 3");
  EXPECT_EQ(simple(pool.mod(lin(x, 8, y), 24)), "y + 8*(x % 3)");
}

TEST_F(IndexRules, quotients_of_quotients) {
  EXPECT_EQ(simple(pool.div(pool.div(x, 5), 3)), "x // 15");
  EXPECT_EQ(simple(pool.mod(pool.mod(x, 15), 5)), "x % 5");
  EXPECT_EQ(simple(pool.div(pool.mod(x, 15), 5)), "(x // 5) % 3");
  EXPECT_EQ(simple(pool.add(pool.scale(pool.div(x, 5), 5), pool.mod(x, 5))),
            "x");
  EXPECT_EQ(simple(pool.sub(x, pool.scale(pool.div(x, 5), 5))), "x % 5");
}

TEST_F(IndexRules, common_factors_cancel) {
  EXPECT_EQ(simple(pool.mod(pool.scale(x, 8), 32)), "8*(x % 4)");
  EXPECT_EQ(simple(pool.mod(pool.scale(x, 6), 9)), "(6*x) % 9"); // no cheaper
  EXPECT_EQ(simple(pool.div(pool.scale(x, 6), 9)), "(2*x) // 3");
}

TEST_F(IndexRules, what_is_known_to_be_small_or_a_multiple) {
  EXPECT_EQ(simple(pool.mod(t, 128)), "t");
  EXPECT_EQ(simple(pool.div(t, 128)), "0");
  EXPECT_EQ(simple(pool.mod(b, 16)), "0");
  EXPECT_EQ(simple(pool.div(lin(b, 1, y), 64)), "b // 64");
  EXPECT_EQ(simple(pool.mod(lin(b, 1, y), 128)), "y + (b % 128)");
  EXPECT_EQ(simple(pool.make(IndexKind::ModBy, {y, pool.sum({n}, {1}, 8)})),
            "y");
  EXPECT_EQ(simple(pool.make(IndexKind::Min, {t, pool.constant(500)})), "t");
  EXPECT_EQ(simple(pool.make(IndexKind::Max, {x, pool.sum({x}, {1}, -3)})),
            "x");
  EXPECT_EQ(simple(pool.make(IndexKind::Select, {pool.sub(y, t), y, t})),
            "max(t, y)");
}

// (-x) / 4 is not -(x / 4): C's forms stay until the sign is known.
TEST_F(IndexRules, truncation_is_not_floor) {
  Index q = pool.byConstant(IndexKind::TruncDiv, x, 4);
  EXPECT_EQ(pool.simplify(q), q);
  EXPECT_EQ(pool.compare(q, pool.div(x, 4)).kind, IndexVerdict::Different);
  EXPECT_EQ(simple(pool.byConstant(IndexKind::TruncDiv, t, 4)), "t // 4");
  Index minus = pool.scale(t, -1);
  EXPECT_EQ(simple(pool.byConstant(IndexKind::TruncDiv, minus, 4)),
            "-(t // 4)");
  EXPECT_EQ(simple(pool.byConstant(IndexKind::TruncRem, minus, 4)), "-(t % 4)");
  EXPECT_EQ(simple(pool.byConstant(IndexKind::TruncRem, b, 16)), "0");
}

TEST_F(IndexRules, bits_that_suffice) {
  EXPECT_EQ(pool.bits(pool.scale(t, 1 << 20)), 32u);
  EXPECT_EQ(pool.bits(pool.scale(t, 1 << 25)), 64u);
  // The sum is small, a partial one is not.
  Index half = pool.symbol("h", {0, 1 << 30, 1, 0});
  Index other = pool.symbol("o", {0, 1 << 30, 1, 0});
  Index apart = pool.sub(pool.scale(half, 2), pool.scale(other, 2));
  EXPECT_EQ(pool.bits(apart), 64u);
  EXPECT_EQ(pool.bits(x), 128u);
  EXPECT_EQ(pool.bits(pool.mod(x, 64)), 128u);
}

//===----------------------------------------------------------------------===//
// Counters
//===----------------------------------------------------------------------===//

// What the plan carries is what the divisions give, trip by trip.
TEST(IndexCounters, carried_values_are_quotients_and_remainders) {
  unsigned cases = 0;
  for (int64_t c : {3, 5, 6, 7, 12})
    for (int64_t step = -9; step <= 9; ++step)
      for (int64_t start : {-17, -1, 0, 4, 25}) {
        if (step == 0)
          continue;
        IndexPool pool;
        Index i = pool.symbol("i", {}), m = pool.symbol("m", {});
        Index x = pool.sum({i, m}, {2, 5}, 3);
        auto counters =
            planCounters(pool, {pool.div(x, c), pool.mod(x, c)}, i, step, 10);
        ASSERT_EQ(counters.size(), 1u);
        const IndexCounter &counter = counters.front();
        SmallVector<int64_t> point{start, 2};
        int64_t q = *pool.evaluate(pool.div(x, c), point);
        int64_t r = *pool.evaluate(pool.mod(x, c), point);
        for (int trip = 0; trip < 10; ++trip, ++cases) {
          ASSERT_EQ(q, *pool.evaluate(pool.div(x, c), point));
          ASSERT_EQ(r, *pool.evaluate(pool.mod(x, c), point));
          point[0] += step;
          r += counter.remainderStep;
          q += counter.quotientStep;
          if (r >= c)
            r -= c, ++q;
        }
      }
  EXPECT_EQ(cases, 5u * 18 * 5 * 10);
}

TEST(IndexCounters, only_where_they_pay) {
  IndexPool pool;
  Index i = pool.symbol("i", {}), m = pool.symbol("m", {});
  auto count = [&](ArrayRef<Index> roots, int64_t trips = 10) {
    return planCounters(pool, roots, i, 1, trips).size();
  };
  EXPECT_EQ(count({pool.div(i, 6), pool.mod(i, 6)}), 1u);
  EXPECT_EQ(count({pool.div(i, 6)}), 0u);                 // one division
  EXPECT_EQ(count({pool.div(i, 8), pool.mod(i, 8)}), 0u); // shift and mask
  EXPECT_EQ(count({pool.div(m, 6), pool.mod(m, 6)}), 0u); // the same each trip
  EXPECT_EQ(count({pool.div(i, 6), pool.mod(i, 6)}, 1), 0u);
}

TEST(IndexExpression, kernels_take_microseconds) {
  std::vector<double> simplify, prove;
  for (int round = 0; round < 21; ++round) {
    // The address of an element of a swizzled tile, from a thread and a block.
    IndexPool pool;
    Index thread = pool.symbol("t", {0, 383, 1, 0});
    Index block = pool.symbol("b", {0, INT32_MAX - 1, 1, 0});
    Index row = pool.add(
        pool.scale(pool.div(pool.add(pool.scale(block, 384), thread), 384),
                   128),
        pool.div(pool.mod(pool.add(pool.scale(block, 384), thread), 384), 3));
    Index column =
        pool.mod(pool.mod(pool.add(pool.scale(block, 384), thread), 384), 3);
    Index address = pool.add(pool.scale(row, 3), column);
    auto start = std::chrono::steady_clock::now();
    Index simple = pool.simplify(address);
    auto middle = std::chrono::steady_clock::now();
    EXPECT_EQ(pool.str(simple), "t + 384*b");
    EXPECT_EQ(pool.compare(address, simple).kind, IndexVerdict::Equal);
    auto end = std::chrono::steady_clock::now();
    using Micro = std::chrono::duration<double, std::micro>;
    simplify.push_back(Micro(middle - start).count());
    prove.push_back(Micro(end - middle).count());
  }
  llvm::sort(simplify);
  llvm::sort(prove);
  RecordProperty("simplify_us", int(simplify[10]));
  RecordProperty("prove_us", int(prove[10]));
  EXPECT_LT(simplify[10] + prove[10], 50000);
}
