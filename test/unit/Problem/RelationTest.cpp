//===- RelationTest.cpp - relations against sets of pairs -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The oracle is a std::set of pairs.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Relation.h"
#include "RandomLayouts.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <set>
#include <vector>

using namespace tier::problem;
namespace rnd = tier::problem::random;

namespace {
using Pairs = std::set<std::pair<std::vector<int64_t>, std::vector<int64_t>>>;
} // namespace

static Pairs pairsOf(const Relation &relation) {
  Pairs pairs;
  auto points = relation.enumerate(1 << 20);
  EXPECT_TRUE(points);
  for (const Point &point : *points)
    pairs.insert({{point.begin(), point.begin() + relation.inputs},
                  {point.begin() + relation.inputs, point.end()}});
  return pairs;
}

static Pairs pairsOf(const Chain &chain) {
  Pairs pairs;
  auto shape = chain.shape();
  Point at(shape.size(), 0);
  do
    pairs.insert({{at.begin(), at.end()}, {*chain.at(at)}});
  while (advance(at, shape));
  return pairs;
}

/// A small relation that need not be a function.
static Relation randomRelation(rnd::Dice &dice, unsigned inputs,
                               unsigned outputs) {
  Relation result{inputs, outputs, 0, {}};
  for (int i = 0, n = dice(1, 2); i < n; ++i) {
    Polyhedra leaves;
    rnd::cut(dice,
             Polyhedron::box(llvm::SmallVector<int64_t>(inputs + outputs, 4)),
             2, leaves);
    result.parts.push_back(leaves[dice(0, leaves.size() - 1)]);
  }
  return result;
}

TEST(Relation, holds_the_pairs_of_a_layout) {
  rnd::Dice dice;
  for (int round = 0; round < 400; ++round) {
    auto kind = rnd::Kind(round % rnd::NumKinds);
    Chain chain = rnd::chain(dice, kind, dice(1, 2));
    if (!countPoints(chain.shape(), 100))
      continue;
    Relation relation = Relation::of(Piecewise(chain));
    ASSERT_EQ(pairsOf(relation), pairsOf(chain)) << chain.str();
    auto shape = chain.shape();
    Point at(shape.size(), 0);
    for (int64_t &x : at)
      x = dice(0, 2);
    bool isInside = llvm::all_of(llvm::zip(at, shape), [](auto pair) {
      return std::get<0>(pair) < std::get<1>(pair);
    });
    auto values = relation.apply(at);
    ASSERT_TRUE(values);
    ASSERT_EQ(values->size(), isInside ? 1u : 0u);
    if (isInside)
      EXPECT_EQ(values->front(), Point{*chain.at(at)});
  }
}

TEST(Relation, composes_and_inverts_like_sets_of_pairs) {
  rnd::Dice dice;
  for (int round = 0; round < 200; ++round) {
    unsigned a = dice(1, 2), b = dice(1, 2), c = dice(1, 2);
    Relation first = randomRelation(dice, a, b),
             second = randomRelation(dice, b, c);
    Pairs left = pairsOf(first), right = pairsOf(second), expected, turned;
    for (const auto &[x, y] : left) {
      turned.insert({y, x});
      for (const auto &[from, z] : right)
        if (from == y)
          expected.insert({x, z});
    }
    ASSERT_EQ(pairsOf(first.inverse()), turned);
    ASSERT_EQ(pairsOf(compose(first, second)), expected)
        << first.str() << "\n" << second.str();
  }
}

TEST(Relation, knows_functions_and_injections) {
  rnd::Dice dice;
  int functions = 0;
  for (int round = 0; round < 300; ++round) {
    Relation relation = randomRelation(dice, dice(1, 2), 1);
    Pairs pairs = pairsOf(relation);
    bool isFunction = true;
    for (auto one = pairs.begin(); one != pairs.end(); ++one)
      for (auto two = std::next(one); two != pairs.end(); ++two)
        isFunction &= one->first != two->first;
    functions += isFunction;
    Search search = relation.findTwoOutputs();
    ASSERT_TRUE(search.isDecided);
    ASSERT_EQ(!search.point, isFunction) << relation.str();
  }
  EXPECT_GT(functions, 20);
  for (int round = 0; round < 300; ++round) {
    Layout layout = rnd::layout(dice, dice(1, 2));
    if (layout.size() > 200)
      continue;
    Search search = Relation::of(Piecewise(layout)).inverse().findTwoOutputs();
    ASSERT_TRUE(search.isDecided);
    std::set<int64_t> values;
    for (const auto &[at, value] : pairsOf(Chain(layout)))
      values.insert(value.front());
    bool isInjective = static_cast<int64_t>(values.size()) == layout.size();
    EXPECT_EQ(search.isEmpty(), isInjective) << layout.str();
  }
}

TEST(Relation, projects_on_domain_and_range) {
  rnd::Dice dice;
  for (int round = 0; round < 200; ++round) {
    Relation relation = randomRelation(dice, 2, 1);
    std::set<std::vector<int64_t>> inputs, outputs;
    for (const auto &[x, y] : pairsOf(relation)) {
      inputs.insert(x);
      outputs.insert(y);
    }
    Polyhedra domain = relation.domain(), range = relation.range();
    for (int64_t x = -1; x <= 4; ++x) {
      auto has = [](const Polyhedra &sets, llvm::ArrayRef<int64_t> at) {
        return llvm::any_of(
            sets, [&](const Polyhedron &set) { return set.contains(at); });
      };
      EXPECT_EQ(has(range, {x}), outputs.count({x}) > 0);
      for (int64_t y = -1; y <= 4; ++y)
        EXPECT_EQ(has(domain, {x, y}), inputs.count({x, y}) > 0);
    }
  }
}

TEST(Relation, finds_pairs_that_another_lacks) {
  rnd::Dice dice;
  int subsets = 0;
  for (int round = 0; round < 300; ++round) {
    Relation mine = randomRelation(dice, 1, 1);
    Relation other = randomRelation(dice, 1, 1);
    if (dice(0, 1))
      other = other.unite(mine);
    if (dice(0, 1)) // with locals that are not divisions
      other = compose(other, Relation::identity(1));
    Pairs a = pairsOf(mine), b = pairsOf(other);
    bool isSubset = llvm::all_of(a, [&](auto &pair) { return b.count(pair); });
    subsets += isSubset;
    Search search = mine.findOutside(other);
    ASSERT_TRUE(search.isDecided);
    ASSERT_EQ(!search.point, isSubset);
  }
  EXPECT_GT(subsets, 50);
}

// The inverse of a layout has divisions again, not integers that exist: so it
// can be negated, and R then R^-1 is proven to be the identity on the domain.
TEST(Relation, eliminates_what_bounds_determine) {
  Relation tile = Relation::of(Piecewise(Layout::strided({100, 64}, {64, 1})));
  Relation back = compose(tile, tile.inverse());
  ASSERT_EQ(back.parts.size(), 1u);
  EXPECT_FALSE(back.parts.front().hasAnything()) << back.str();
  Relation identity = Relation::identity(2);
  EXPECT_TRUE(back.findOutside(identity).isEmpty());
  for (const Polyhedron &range : tile.range())
    EXPECT_FALSE(range.hasAnything()) << range.str();
}

// Upstream says of equal relations of XOR swizzles that they differ; here they
// are compared by searches for a point.
TEST(Relation, compares_swizzles_where_upstream_fails) {
  Layout tile = Layout::strided({4, 4}, {4, 1});
  Relation once = Relation::of(Piecewise(Chain(tile, Swizzle{1, 0, 2})));
  Relation same = Relation::of(Piecewise(
      Chain(tile, F2Map{matrixOf(Swizzle{1, 0, 2}, 4), 0})));
  EXPECT_TRUE(once.findOutside(same).isEmpty());
  EXPECT_TRUE(same.findOutside(once).isEmpty());
  Relation plain = Relation::of(Piecewise(tile));
  EXPECT_TRUE(once.findOutside(plain).point);
}
