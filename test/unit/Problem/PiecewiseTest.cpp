//===- PiecewiseTest.cpp - facts of guarded layouts -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The oracle of each fact is its definition, over all points.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Piecewise.h"
#include "RandomLayouts.h"
#include "tier/Problem/Relation.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <set>

using namespace tier::problem;
namespace rnd = tier::problem::random;

/// Groups of `width` along `dim` lie side by side, at multiples of `width`.
static bool areVectors(const Chain &chain, unsigned dim, int64_t width) {
  auto shape = chain.shape();
  if (shape[dim] % width != 0)
    return false;
  Point at(shape.size(), 0);
  do {
    Point first(at);
    first[dim] -= at[dim] % width;
    int64_t start = *chain.at(first);
    if (start % width != 0 || *chain.at(at) != start + at[dim] % width)
      return false;
  } while (advance(at, shape));
  return true;
}

TEST(Piecewise, finds_the_widest_vectors) {
  rnd::Dice dice;
  int wide = 0;
  for (int round = 0; round < 2000; ++round) {
    Chain chain = rnd::chain(dice, rnd::Kind(dice(0, 4)), dice(1, 2));
    if (dice(0, 1)) // a chance of vectors: whole ones first
      chain.first.dims.back().insert(chain.first.dims.back().begin(),
                                     {dice.of({4, 8}), 1});
    if (!countPoints(chain.shape(), 2000))
      continue;
    for (unsigned dim = 0; dim < chain.first.rank(); ++dim) {
      int64_t expected = 16;
      while (!areVectors(chain, dim, expected))
        expected /= 2;
      ASSERT_EQ(vectorElements(Piecewise(chain), dim), expected)
          << chain.str() << " along " << dim;
      wide += expected > 1;
    }
  }
  EXPECT_GT(wide, 50);
  // A window of periods speaks for all of a large one; an odd pitch does not.
  EXPECT_EQ(vectorElements(Chain(Layout::strided({1 << 20, 4096}, {4096, 1}),
                                 Swizzle{3, 3, 3}),
                           1),
            8);
  EXPECT_EQ(vectorElements(Chain(Layout::strided({1 << 20, 4096}, {4100, 1})),
                           1),
            4);
  // Pieces: every one of them, and no vector across an end.
  Piecewise pieces(Chain(Layout::strided({32}, {1})));
  EXPECT_EQ(vectorElements(pieces, 0), 16);
  pieces.pieces.push_back(pieces.pieces.front());
  pieces.pieces[0].guard.require({19, -1});
  pieces.pieces[1].guard.require({-20, 1});
  EXPECT_EQ(vectorElements(pieces, 0), 16);
  pieces.pieces[1].value.first.offset = 4;
  EXPECT_EQ(vectorElements(pieces, 0), 4);
}

TEST(Piecewise, knows_injections) {
  rnd::Dice dice;
  int injective = 0;
  for (int round = 0; round < 1000; ++round) {
    Chain chain = rnd::chain(dice, rnd::Kind(dice(0, 4)), dice(1, 2));
    if (!countPoints(chain.shape(), 500))
      continue;
    std::set<int64_t> values;
    auto shape = chain.shape();
    Point at(shape.size(), 0);
    bool expected = true;
    do
      expected &= values.insert(*chain.at(at)).second;
    while (advance(at, shape));
    ASSERT_EQ(isInjective(chain), expected) << chain.str();
    injective += expected;
  }
  EXPECT_GT(injective, 100);
  // With a symbol: by searches, for all of its values.
  Piecewise open(Layout(Modes{{8, 3}}));
  open.symbols = 1;
  Polyhedron domain(2);
  domain.require({0, 1});
  domain.require({-1, -1, 1});
  open.domain = {domain};
  open.pieces = {{domain, Chain(Layout(Modes{{8, 3}}))}};
  EXPECT_EQ(isInjective(open), true);
  open.pieces[0].value.first.dims[0] = {{4, 1}, {8, 2}};
  EXPECT_EQ(isInjective(open), false);
}

TEST(Piecewise, restricts_and_fixes) {
  rnd::Dice dice;
  for (int round = 0; round < 200; ++round) {
    Chain chain(rnd::layout(dice, 2));
    Polyhedra leaves;
    rnd::cut(dice, Polyhedron::box(chain.shape()), 2, leaves);
    Piecewise f(chain);
    Piecewise part = f.restricted(leaves.front());
    auto shape = chain.shape();
    Point at(2, 0);
    do
      EXPECT_EQ(part.at(at), leaves.front().contains(at) ? chain.at(at)
                                                         : std::nullopt);
    while (advance(at, shape));
    EXPECT_FALSE(part.findFlaw());
  }
  Piecewise open(Chain(Layout(Modes{{8, 3}})));
  open.symbols = 1;
  Polyhedron domain(2);
  domain.require({0, 1});
  domain.require({-1, -1, 1});
  open.domain = {domain};
  open.pieces[0].guard = domain;
  Piecewise five = open.withSymbols({5});
  EXPECT_EQ(five.at({4}), 12);
  EXPECT_EQ(five.at({5}), std::nullopt);
  EXPECT_EQ(open.withSymbols({0}).pieces.size(), 0u);
}
