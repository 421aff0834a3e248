//===- EqualTest.cpp - equality against enumeration -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every rung is asked alone and must agree with the comparison of all points;
// a counterexample must be one.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Equal.h"
#include "RandomLayouts.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"
#include "gtest/gtest.h"

#include <map>

using namespace tier::problem;
namespace rnd = tier::problem::random;

static const Rung allRungs[] = {Rung::Modes, Rung::Bits,      Rung::Periods,
                                Rung::Table, Rung::Polyhedra, Rung::Residues};

/// The oracle, of functions on one box.
static bool agree(const Chain &f, const Chain &g) {
  auto shape = f.shape();
  Point at(shape.size(), 0);
  do
    if (*f.at(at) != *g.at(at))
      return false;
  while (advance(at, shape));
  return true;
}

static void check(const Equality &answer, const Chain &f, const Chain &g,
                  bool expected) {
  ASSERT_NE(answer.verdict, Equality::Undecided) << answer.why;
  ASSERT_EQ(answer.isEqual(), expected)
      << f.str() << "\n" << g.str() << "\nby " << stringify(answer.rung).str();
  ASSERT_EQ(answer.counterexample.has_value(), !expected);
  if (expected)
    return;
  auto &[at, symbols, x, y] = *answer.counterexample;
  for (auto [coordinate, extent] : llvm::zip_equal(at, f.shape()))
    ASSERT_TRUE(0 <= coordinate && coordinate < extent);
  ASSERT_EQ(x, f.at(at));
  ASSERT_EQ(y, g.at(at));
  ASSERT_NE(x, y);
}

/// f with one number changed.
static Chain perturbed(rnd::Dice &dice, Chain f) {
  Modes &modes = f.first.dims[dice(0, f.first.dims.size() - 1)];
  modes[dice(0, modes.size() - 1)].stride += dice.of({-1, 1, 4});
  return f;
}

TEST(Equal, agrees_with_enumeration_for_every_pair_of_kinds_and_rung) {
  rnd::Dice dice;
  std::map<std::pair<int, int>, int> equalPairs, differentPairs;
  std::map<Rung, int> answered, decided;
  for (int a = 0; a < rnd::NumKinds; ++a)
    for (int b = 0; b < rnd::NumKinds; ++b)
      for (int round = 0; round < 2000; ++round) {
        unsigned rank = dice(1, 2);
        Chain f = rnd::chain(dice, rnd::Kind(a), rank), g = f;
        // Half of the cases: the same function in other words, or nearly so.
        if (dice(0, 1)) {
          g = rnd::respelled(dice, f);
          if (dice(0, 2) == 0)
            g = perturbed(dice, g);
        } else {
          g = rnd::chain(dice, rnd::Kind(b), rank);
          if (f.shape() != g.shape())
            continue;
        }
        bool expected = agree(f, g);
        ++(expected ? equalPairs : differentPairs)[{a, b}];
        Equality answer = equal(f, g);
        check(answer, f, g, expected);
        ++decided[answer.rung];
        for (Rung rung : allRungs) {
          // A solver meets bits in seconds only: a few cases will do.
          if ((rung == Rung::Residues || rung == Rung::Polyhedra) &&
              (f.hasBits() || g.hasBits() || round % 4))
            continue;
          if (auto alone = decideBy(rung, f, g)) {
            check(*alone, f, g, expected);
            ++answered[rung];
          }
        }
        if (HasFatalFailure())
          return;
      }
  for (Rung rung : {Rung::Modes, Rung::Bits, Rung::Periods, Rung::Table,
                    Rung::Polyhedra})
    EXPECT_GT(answered[rung], 50) << stringify(rung).str();
  for (Rung rung : {Rung::Modes, Rung::Bits, Rung::Periods, Rung::Table})
    EXPECT_GT(decided[rung], 20) << stringify(rung).str();
  for (auto [kinds, count] : equalPairs)
    EXPECT_GT(count, 5);
  for (auto [rung, count] : decided)
    RecordProperty(stringify(rung).str(), count);
}

TEST(Equal, decides_domains_beyond_any_table) {
  rnd::Dice dice;
  std::map<Rung, int> decided;
  int different = 0;
  for (int round = 0; round < 3000; ++round) {
    Chain f = rnd::chain(dice, rnd::Kind(dice(0, 4)), 2);
    if (dice(0, 1)) // any odd extents
      f.first.dims = {Modes{{dice.of({3, 8, 100}), dice.of({1, 2, 7, 8})},
                            {dice(5000, 99999), dice.of({300, 512, 1024})}},
                      Modes{{dice(5000, 99999), dice.of({64, 100, 4096})}}};
    else
      for (Modes &modes : f.first.dims)
        modes.push_back({dice(5000, 99999), dice.of({64, 100, 512, 1000})});
    Chain g = rnd::respelled(dice, f);
    if (dice(0, 1))
      g = perturbed(dice, g);
    Equality answer = equal(f, g);
    ASSERT_NE(answer.verdict, Equality::Undecided)
        << f.str() << "\n" << g.str();
    ++decided[answer.rung];
    if (answer.isDifferent()) {
      ++different;
      auto &[at, symbols, x, y] = *answer.counterexample;
      ASSERT_EQ(x, f.at(at));
      ASSERT_EQ(y, g.at(at));
      ASSERT_NE(x, y);
    } else {
      // A sample: no point may contradict.
      for (int i = 0; i < 200; ++i) {
        Point at;
        for (int64_t extent : f.shape())
          at.push_back(dice(0, extent - 1));
        ASSERT_EQ(f.at(at), g.at(at)) << f.str() << "\n" << g.str();
      }
    }
  }
  EXPECT_GT(different, 50);
  EXPECT_GT(decided[Rung::Periods], 50);
  EXPECT_GT(decided[Rung::Modes], 20);
}

// A row pitch of 1000 carries into the swizzled bits: neither digits nor bits
// describe it, periods do.
TEST(Equal, decides_xor_mixed_with_other_numbers) {
  Chain f(Layout::strided({100000, 1000}, {1000, 1}), Swizzle{3, 3, 3});
  Chain g(Layout::of({Modes{{8, 1000}, {12500, 8000}}, Modes{{1000, 1}}}),
          F2Map{matrixOf({3, 3, 3}, 9), 0});
  Equality same = equal(f, g);
  EXPECT_TRUE(same.isEqual());
  Chain other(f.first, Swizzle{3, 3, 4});
  Equality apart = equal(f, other);
  ASSERT_TRUE(apart.isDifferent());
  EXPECT_EQ(apart.rung, Rung::Periods);
  EXPECT_NE(apart.counterexample->f, apart.counterexample->g);
  // Another pitch first shows one period away.
  Chain later(Layout::of({Modes{{64, 1000}, {1600, 64064}}, Modes{{512, 1}}}),
              Swizzle{3, 3, 3});
  Chain plain(Layout::of({Modes{{102400, 1000}}, Modes{{512, 1}}}),
              Swizzle{3, 3, 3});
  ASSERT_TRUE(equal(later, plain).isDifferent());
  EXPECT_EQ(equal(later, plain).counterexample->coordinate, (Point{64, 0}));
}

TEST(Equal, compares_domains) {
  Chain f(Layout::strided({4, 6}, {6, 1})), g(Layout::strided({4, 7}, {7, 1}));
  Equality answer = equal(f, g);
  ASSERT_TRUE(answer.isDifferent());
  EXPECT_EQ(answer.counterexample->coordinate, (Point{0, 6}));
  EXPECT_FALSE(answer.counterexample->f);
  EXPECT_EQ(answer.counterexample->g, 6);
  EXPECT_EQ(equal(f, Chain(Layout::strided({24}, {1}))).verdict,
            Equality::Undecided);
}

/// f on the leaves of a random cut of its box, each in other words.
static Piecewise pieces(rnd::Dice &dice, const Chain &f, unsigned symbols) {
  Piecewise result(f);
  result.symbols = symbols;
  Polyhedron domain(result.variables());
  for (auto [i, extent] : llvm::enumerate(f.shape()))
    domain.requireBetween(Polyhedron::column(i), 0, extent - 1);
  for (unsigned i = 0; i < symbols; ++i) // 0 <= x_i < n_i <= 9
    domain.requireBetween(
        domain.difference(Polyhedron::column(f.first.rank() + i),
                          domain.sum(Polyhedron::column(i), {1})),
        0, 8);
  result.domain = {domain};
  Polyhedra leaves;
  rnd::cut(dice, domain, 2, leaves);
  result.pieces.clear();
  for (const Polyhedron &leaf : leaves) {
    // Layout stages would be simplified for the whole box: digits stay.
    Chain value(f);
    for (Modes &modes : value.first.dims)
      modes = rnd::respelled(dice, modes);
    result.pieces.push_back({leaf, value});
  }
  return result;
}

static bool agree(const Piecewise &f, const Piecewise &g) {
  auto points = pointsOf(f.domain, 1 << 20);
  auto others = pointsOf(g.domain, 1 << 20);
  for (const Point &point : *points)
    if (f.at(point) != g.at(point))
      return false;
  for (const Point &point : *others)
    if (!contains(f.domain, point))
      return false;
  return true;
}

TEST(Equal, agrees_with_enumeration_on_pieces_and_symbols) {
  rnd::Dice dice;
  std::map<Rung, int> answered;
  int same = 0, different = 0;
  for (int round = 0; round < 1500; ++round) {
    unsigned rank = dice(1, 2), symbols = dice(0, 1);
    Chain chain = rnd::chain(dice, rnd::Kind(dice(0, 4)), rank);
    for (Modes &modes : chain.first.dims)
      modes.resize(1);
    Piecewise f = pieces(dice, chain, symbols);
    Piecewise g = pieces(dice, chain, symbols);
    if (dice(0, 1))
      g.pieces.back().value = perturbed(dice, g.pieces.back().value);
    if (dice(0, 4) == 0)
      g = g.restricted([&] {
        Polyhedron set(g.variables());
        set.require({-1, 1});
        return set;
      }());
    if (dice(0, 1))
      std::swap(f, g);
    ASSERT_FALSE(f.findFlaw());
    bool expected = agree(f, g);
    ++(expected ? same : different);
    for (Rung rung : {Rung::Table, Rung::Polyhedra, Rung::Residues}) {
      auto answer = decideBy(rung, f, g);
      if (!answer || answer->verdict == Equality::Undecided)
        continue;
      ++answered[rung];
      ASSERT_EQ(answer->isEqual(), expected)
          << stringify(rung).str() << "\n" << f.str() << "\n" << g.str();
      if (!expected) {
        Point point(answer->counterexample->coordinate);
        point.append(answer->counterexample->symbols);
        EXPECT_TRUE(f.at(point) != g.at(point));
      }
    }
  }
  EXPECT_GT(same, 20);
  EXPECT_GT(different, 20);
  EXPECT_GT(answered[Rung::Table], 100);
  EXPECT_GT(answered[Rung::Polyhedra], 20);
  EXPECT_GT(answered[Rung::Residues], 50);
}

// 0 <= i < n, for every n: tiles of 64 with the tail apart, and i itself.
TEST(Equal, decides_symbolic_extents) {
  Piecewise whole, split;
  whole.dims = whole.symbols = split.dims = split.symbols = 1;
  Polyhedron domain(2);
  domain.require({0, 1});
  domain.require({-1, -1, 1});
  Polyhedron full(domain), tail(domain);
  Row edge = full.scaled(full.floorDiv({0, 0, 1}, 64), 64);
  tail.importLocals(full, {Row{0, 1}, Row{0, 0, 1}});
  full.require(full.sum(full.difference(edge, {0, 1}), {-1}));
  tail.require(tail.difference({0, 1}, edge));
  whole.domain = split.domain = Polyhedra{domain};
  Swizzle swizzle{3, 3, 3};
  auto swizzled = [&](Modes modes) { return Chain(Layout(modes), swizzle); };
  whole.pieces.push_back({domain, swizzled({{1, 3}, {2, 1}})});
  split.pieces.push_back({full, swizzled({{64, 1}, {2, 64}})});
  split.pieces.push_back({tail, swizzled({{8, 1}, {2, 8}})});
  EXPECT_FALSE(split.findFlaw());
  Equality answer = equal(whole, split);
  EXPECT_TRUE(answer.isEqual()) << answer.why;

  split.pieces[1].value.then = {Swizzle{2, 3, 3}};
  answer = equal(whole, split);
  ASSERT_TRUE(answer.isDifferent()) << answer.why;
  EXPECT_EQ(answer.rung, Rung::Residues);
  auto &[at, symbols, f, g] = *answer.counterexample;
  EXPECT_TRUE(at[0] >= symbols[0] / 64 * 64 && at[0] < symbols[0]);
  EXPECT_NE(f, g);
}

TEST(Equal, composes_pieces_with_layouts) {
  rnd::Dice dice;
  for (int round = 0; round < 100; ++round) {
    Chain chain = rnd::chain(dice, rnd::Kind(dice(0, 4)), 1);
    Piecewise f = pieces(dice, chain, 0);
    Chain outer = rnd::chain(dice, rnd::Kind(dice(0, 2)), 1);
    Chain inner = rnd::chain(dice, rnd::MixedRadix, 2);
    Piecewise then = f.then(outer), after = f.after(inner);
    for (int64_t x = 0, n = chain.shape()[0]; x < n; ++x) {
      std::optional<int64_t> value = *f.at({x});
      value = evaluate(Stage(outer.first), *value);
      for (const Stage &stage : outer.then)
        value = evaluate(stage, *value);
      EXPECT_EQ(then.at({x}), value);
    }
    auto shape = inner.shape();
    Point at(2, 0);
    do
      EXPECT_EQ(after.at(at), f.at({*inner.at(at)}));
    while (advance(at, shape));
    EXPECT_FALSE(after.findFlaw());
  }
}
