//===- PolyhedronTest.cpp - emptiness, covers, partitions -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The oracle is enumeration: every set here lies in a small box.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Polyhedron.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <random>

using namespace tier::problem;

namespace {
struct Dice {
  std::mt19937 engine;
  int64_t operator()(int64_t first, int64_t last) {
    return std::uniform_int_distribution<int64_t>(first, last)(engine);
  }
};
} // namespace

/// A random affine row over the columns that `set` has.
static Row randomRow(Dice &dice, const Polyhedron &set, int64_t constant) {
  Row row{dice(-constant, constant)};
  for (unsigned i = 0; i < set.columns(); ++i)
    row.push_back(dice(0, 2) ? 0 : dice(-3, 3));
  return row;
}

/// A random subset of [0, side)^variables with divisions and equalities.
static Polyhedron randomSet(Dice &dice, unsigned variables, int64_t side) {
  llvm::SmallVector<int64_t> extents(variables, side);
  Polyhedron set = Polyhedron::box(extents);
  for (int i = 0, n = dice(0, 2); i < n; ++i)
    (void)set.floorDiv(randomRow(dice, set, 3), dice(2, 4));
  for (int i = 0, n = dice(0, 3); i < n; ++i)
    set.require(randomRow(dice, set, 6));
  if (dice(0, 3) == 0)
    set.requireZero(randomRow(dice, set, 4));
  return set;
}

static llvm::SmallVector<Point> pointsOf(unsigned variables, int64_t side) {
  return *Polyhedron::box(llvm::SmallVector<int64_t>(variables, side))
              .enumerate(1 << 16);
}

TEST(Polyhedron, divides_like_floor) {
  Dice dice;
  for (int round = 0; round < 300; ++round) {
    Polyhedron set(1);
    int64_t a = dice(-9, 9), c = dice(-20, 20), d = dice(1, 9);
    Row quotient = set.floorDiv({c, a}, d), rest = set.mod({c, a}, d);
    for (int64_t x = -12; x <= 12; ++x) {
      int64_t value = a * x + c, q = value / d - (value % d < 0);
      Polyhedron at(set);
      at.requireZero({-x, 1});
      at.requireZero(at.difference(quotient, {q}));
      at.requireZero(at.difference(rest, {value - q * d}));
      EXPECT_TRUE(at.contains({x}));
    }
  }
}

TEST(Polyhedron, samples_a_point_if_and_only_if_there_is_one) {
  Dice dice;
  int empty = 0;
  for (int round = 0; round < 2000; ++round) {
    unsigned variables = dice(1, 3);
    Polyhedron set = randomSet(dice, variables, 4);
    auto points = pointsOf(variables, 4);
    bool any = llvm::any_of(points, [&](auto &p) { return set.contains(p); });
    Search search = set.sample();
    ASSERT_TRUE(search.isDecided);
    ASSERT_EQ(search.point.has_value(), any) << set.str();
    if (search.point)
      ASSERT_TRUE(set.contains(*search.point)) << set.str();
    empty += !any;
  }
  EXPECT_GT(empty, 100);
}

TEST(Polyhedron, enumerates_what_it_contains) {
  Dice dice;
  for (int round = 0; round < 200; ++round) {
    Polyhedron set = randomSet(dice, 2, 6);
    size_t count = llvm::count_if(pointsOf(2, 6),
                                  [&](auto &p) { return set.contains(p); });
    EXPECT_EQ(set.enumerate(1 << 10)->size(), count);
  }
  Polyhedron half(1);
  half.require(Polyhedron::column(0));
  EXPECT_FALSE(half.enumerate(1 << 10));
}

TEST(Polyhedron, finds_a_point_outside_a_cover_if_and_only_if_there_is_one) {
  Dice dice;
  int covered = 0;
  for (int round = 0; round < 600; ++round) {
    Polyhedron set = randomSet(dice, 2, 5);
    Polyhedra cover;
    for (int i = 0, n = dice(1, 4); i < n; ++i)
      cover.push_back(randomSet(dice, 2, 5));
    bool any = llvm::any_of(pointsOf(2, 5), [&](auto &p) {
      return set.contains(p) && llvm::none_of(cover, [&](const Polyhedron &m) {
               return m.contains(p);
             });
    });
    Search search = findPointOutside(set, cover);
    ASSERT_TRUE(search.isDecided);
    ASSERT_EQ(search.point.has_value(), any);
    covered += !any;
  }
  EXPECT_GT(covered, 50);
}

/// Cuts `set` by random affine forms: its leaves partition it.
static void cut(Dice &dice, const Polyhedron &set, int depth,
                Polyhedra &leaves) {
  if (depth == 0 || dice(0, 4) == 0) {
    leaves.push_back(set);
    return;
  }
  Polyhedron low(set), high(set);
  if (dice(0, 1))
    (void)low.floorDiv(randomRow(dice, low, 3), dice(2, 4));
  high = low;
  Row row = randomRow(dice, low, 6);
  high.require(row);
  low.require(low.sum(low.scaled(row, -1), {-1}));
  cut(dice, low, depth - 1, leaves);
  cut(dice, high, depth - 1, leaves);
}

TEST(Polyhedron, proves_that_the_leaves_of_a_cut_tree_are_a_partition) {
  Dice dice;
  for (int round = 0; round < 60; ++round) {
    Polyhedron domain = Polyhedron::box({6, 5});
    Polyhedra leaves;
    cut(dice, domain, 3, leaves);
    auto flaw = findPieceFlaw(domain, leaves);
    ASSERT_FALSE(flaw) << flaw->str();

    // Spoil it: the flaw is found, and its point is one.
    unsigned victim = dice(0, leaves.size() - 1);
    if (!leaves[victim].sample().point)
      continue;
    Polyhedra fewer(leaves), twice(leaves);
    fewer.erase(fewer.begin() + victim);
    twice.push_back(leaves[victim]);
    auto gap = findPieceFlaw(domain, fewer);
    ASSERT_TRUE(gap && gap->kind == PieceFlaw::Gap);
    EXPECT_TRUE(leaves[victim].contains(gap->point));
    auto overlap = findPieceFlaw(domain, twice);
    ASSERT_TRUE(overlap && overlap->kind == PieceFlaw::Overlap);
    EXPECT_TRUE(leaves[victim].contains(overlap->point));
    Polyhedron smaller(domain);
    smaller.require({-1, 1});
    auto outside = findPieceFlaw(smaller, leaves);
    EXPECT_TRUE(outside);
  }
}

// 0 <= i < n in tiles of 64: full tiles, and the ragged one where there is one.
TEST(Polyhedron, proves_a_symbolic_split) {
  Polyhedron domain(2), full(2), tail(2); // t, n
  Row t = Polyhedron::column(0), n = Polyhedron::column(1);
  auto tiles = [&](Polyhedron &set) {
    set.require(t);
    set.require(set.sum(set.difference(n, set.scaled(t, 64)), {-1}));
  };
  tiles(domain);
  tiles(full);
  tiles(tail);
  full.require(full.sum(full.difference(n, full.scaled(t, 64)), {-64}));
  tail.require(tail.difference(t, tail.floorDiv(n, 64)));
  EXPECT_TRUE(isPartition(domain, {full, tail}));
  EXPECT_EQ(findPieceFlaw(domain, {full})->kind, PieceFlaw::Gap);
  EXPECT_EQ(findPieceFlaw(domain, {full, tail, tail})->kind,
            PieceFlaw::Overlap);
}

TEST(Polyhedron, gives_up_rather_than_guess) {
  Polyhedron even(1); // exists q: x = 2q
  even.requireZero(even.difference({0, 1}, even.scaled(even.anything(), 2)));
  EXPECT_TRUE(even.contains({4}));
  EXPECT_FALSE(even.contains({5}));
  Polyhedron box = Polyhedron::box({8});
  EXPECT_FALSE(findPointOutside(box, {even}).isDecided &&
               !findPointOutside(box, {even}).point);
  Polyhedron huge(1);
  huge.require(huge.scaled({0, INT64_MAX}, 3));
  EXPECT_TRUE(huge.overflows);
  EXPECT_FALSE(huge.sample().isDecided);
}
