//===- CanonicalTest.cpp - one spelling for each function -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The oracle is the table of values: texts are equal if and only if tables are.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Canonical.h"
#include "RandomLayouts.h"

#include "llvm/ADT/STLExtras.h"
#include "gtest/gtest.h"

#include <map>
#include <vector>

using namespace tier::problem;
namespace rnd = tier::problem::random;

static std::vector<int64_t> tableOf(const Chain &chain) {
  auto shape = chain.shape();
  std::vector<int64_t> table(shape.begin(), shape.end());
  Point at(shape.size(), 0);
  do
    table.push_back(*chain.at(at));
  while (advance(at, shape));
  return table;
}

/// The values of the normal form are those of the function.
static void expectSame(const Canonical &normal, const Chain &chain) {
  auto shape = chain.shape();
  Point at(shape.size(), 0);
  do
    ASSERT_EQ(normal.function.at(at), chain.at(at))
        << chain.str() << "\n" << normal.str();
  while (advance(at, shape));
}

TEST(Canonical, spells_functions_alike_if_and_only_if_they_are_equal) {
  rnd::Dice dice;
  std::map<std::vector<int64_t>, std::string> texts;
  std::map<std::string, std::vector<int64_t>> tables;
  std::map<Form, int> forms;
  for (int round = 0; round < 4000; ++round) {
    auto kind = rnd::Kind(round % rnd::NumKinds);
    Chain chain = rnd::chain(dice, kind, dice(1, 2));
    if (!countPoints(chain.shape(), 600))
      continue;
    Canonical normal = canonical(chain);
    ASSERT_NE(normal.form, Form::None);
    ++forms[normal.form];
    expectSame(normal, chain);
    if (HasFatalFailure())
      return;
    std::string text = normal.str();
    for (int i = 0; i < 2; ++i) {
      Chain other = rnd::respelled(dice, chain);
      ASSERT_EQ(canonical(other).str(), text)
          << chain.str() << "\n" << other.str();
    }
    // Idempotent, and the same through pieces.
    ASSERT_EQ(canonical(normal.function).str(), text);
    // One text per table, one table per text and shape.
    auto table = tableOf(chain);
    auto [entry, isNew] = texts.insert({table, text});
    ASSERT_EQ(entry->second, text);
    std::string shaped = text;
    for (int64_t extent : chain.shape())
      shaped += " " + std::to_string(extent);
    ASSERT_EQ(tables.insert({shaped, table}).first->second, table);
  }
  for (Form form : {Form::Modes, Form::Swizzle, Form::Bits, Form::Hybrid,
                    Form::Boxes})
    EXPECT_GT(forms[form], 20) << stringify(form).str();
}

TEST(Canonical, spells_pieces_alike) {
  rnd::Dice dice;
  for (int round = 0; round < 300; ++round) {
    Chain chain(rnd::layout(dice, dice(1, 2)));
    if (!countPoints(chain.shape(), 200))
      continue;
    auto cut = [&](Polyhedron domain) {
      Piecewise result(chain);
      result.pieces.clear();
      result.domain = {domain};
      Polyhedra leaves;
      rnd::cut(dice, domain, 2, leaves);
      for (const Polyhedron &leaf : leaves)
        result.pieces.push_back({leaf, chain});
      return result;
    };
    // A box: the layout itself, however it is cut.
    Polyhedron box = Polyhedron::box(chain.shape());
    ASSERT_EQ(canonical(cut(box)).str(), canonical(chain).str());
    // Any domain: the same boxes.
    Polyhedra leaves;
    rnd::cut(dice, box, 2, leaves);
    Canonical one = canonical(cut(leaves.front())),
              two = canonical(cut(leaves.front()));
    ASSERT_NE(one.form, Form::None);
    ASSERT_EQ(one.str(), two.str());
    EXPECT_TRUE(equal(one.function, cut(leaves.front())).isEqual());
    EXPECT_FALSE(one.function.findFlaw());
  }
}

// One point of 4096 is elsewhere: a sample of them would not see it.
TEST(Canonical, proves_what_a_sample_suggests) {
  rnd::Dice dice;
  for (int round = 0; round < 20; ++round) {
    Chain plain(Layout::strided({64, 64}, {64, 1})), odd(plain);
    odd.first.offset = 5000;
    int64_t row = dice(2, 61), column = dice(2, 61);
    Polyhedron box = Polyhedron::box({64, 64}), point(box);
    point.requireZero({-row, 1});
    point.requireZero({-column, 0, 1});
    Piecewise f(plain);
    f.pieces = {{point, odd}};
    for (auto [dim, at] : {std::pair(0u, row), std::pair(1u, column)})
      for (int64_t sign : {1, -1}) { // before or behind it, dimension by
        Polyhedron side(box);        // dimension
        if (dim == 1)
          side.requireZero({-row, 1});
        Row gap = side.scaled(
            side.difference(Polyhedron::column(dim), {at}), sign);
        side.require(side.sum(gap, {-1}));
        f.pieces.push_back({side, plain});
      }
    ASSERT_FALSE(f.findFlaw());
    Canonical normal = canonical(f);
    EXPECT_EQ(normal.form, Form::Boxes);
    EXPECT_EQ(normal.function.at({row, column}), 5000 + 64 * row + column);
    EXPECT_TRUE(equal(normal.function, f).isEqual());
  }
}

// Digits of 7 after a swizzle of 2^18 points: no few boxes, the table.
TEST(Canonical, spells_the_rest_as_tables) {
  Chain f(Layout::strided({1 << 18}, {1}), Swizzle{3, 0, 3});
  f.then.push_back(Layout(Modes{{7, 3}, {1 << 16, 100}}));
  f.then.push_back(Swizzle{2, 0, 5});
  rnd::Dice dice;
  Chain g(rnd::respelled(dice, f)), h(f);
  h.then.push_back(Swizzle{1, 0, 18});
  Canonical normal = canonical(f);
  EXPECT_EQ(normal.form, Form::Table);
  EXPECT_EQ(normal.str(), canonical(g).str());
  EXPECT_NE(normal.str(), canonical(h).str());
  EXPECT_TRUE(equal(f, h).isDifferent());
}

// 96 swizzled rows and 4 plain ones: two cuts, one spelling, few boxes.
TEST(Canonical, undoes_the_swizzle_of_pieces) {
  Layout rows = Layout::strided({100, 64}, {64, 1});
  auto pieces = [&](std::initializer_list<int64_t> cuts) {
    Piecewise f{Chain(rows)};
    f.pieces.clear();
    int64_t first = 0;
    for (int64_t end : cuts) {
      Chain value(rows);
      if (first < 96)
        value.then.push_back(Swizzle{3, 3, 3});
      Polyhedron guard(f.domain.front());
      guard.requireBetween(Polyhedron::column(0), first, end - 1);
      f.pieces.push_back({guard, value});
      first = end;
    }
    return f;
  };
  Piecewise one = pieces({96, 100}), other = pieces({8, 50, 96, 99, 100});
  Canonical normal = canonical(one);
  EXPECT_EQ(normal.form, Form::Boxes);
  EXPECT_EQ(normal.function.pieces.size(), 2u);
  EXPECT_EQ(normal.str(), canonical(other).str());
  EXPECT_TRUE(equal(normal.function, other).isEqual());
  EXPECT_NE(normal.str(), canonical(pieces({95, 100})).str());
}

TEST(Canonical, drops_swizzles_that_do_nothing) {
  // One row of eight: the bits that would be moved are never set.
  Chain row(Layout::strided({1, 64}, {64, 1}), Swizzle{3, 3, 3});
  EXPECT_EQ(canonical(row).form, Form::Modes);
  EXPECT_EQ(canonical(row).str(), "[1:0], [64:1]");
  // Four rows: two bits are.
  Chain four(Layout::strided({4, 64}, {64, 1}), Swizzle{3, 3, 3});
  EXPECT_EQ(canonical(four).str(), "[4:64], [64:1] then swizzle<2, 3, 3>");
}

// What the instructions of this house read is its own normal form.
TEST(Canonical, keeps_the_swizzles_of_hardware) {
  for (int64_t rows : {8, 64, 128, 192})
    for (int64_t bits : {1, 2, 3}) {
      int64_t columns = int64_t(8) << bits;
      Chain tile(Layout::strided({rows, columns}, {columns, 1}),
                 Swizzle{bits, 3, 3});
      Canonical normal = canonical(tile);
      EXPECT_EQ(normal.form, Form::Swizzle);
      EXPECT_EQ(normal.function.pieces.front().value.then.front(),
                Stage(Swizzle{bits, 3, 3}));
    }
}

TEST(Canonical, spells_beyond_any_table) {
  Chain f(Layout::of({Modes{{64, 8192}, {128, 524288}}, Modes{{8192, 1}}}),
          Swizzle{3, 3, 10});
  Chain g(Layout::strided({8192, 8192}, {8192, 1}),
          F2Map{matrixOf({3, 3, 10}, 16), 0});
  EXPECT_EQ(canonical(f).form, Form::Swizzle);
  EXPECT_EQ(canonical(f).str(), canonical(g).str());
  // Not a power of two: proven by periods.
  Chain odd(Layout::of({Modes{{10000, 1000}}, Modes{{8, 1}, {125, 8}}}),
            Swizzle{3, 3, 3});
  Chain same(Layout::of({Modes{{100, 1000}, {100, 100000}}, Modes{{1000, 1}}}),
             Swizzle{3, 3, 3});
  EXPECT_EQ(canonical(odd).form, Form::Swizzle);
  EXPECT_EQ(canonical(odd).str(), canonical(same).str());
}

// A matrix of the low bits under strides that are no powers of two, and beyond
// any table: one spelling, whether the map comes as a matrix or in two stages.
TEST(Canonical, spells_hybrids_beyond_any_table) {
  rnd::Dice dice;
  for (int round = 0; round < 20; ++round) {
    F2Map map = rnd::bijection(dice, 5), half = rnd::bijection(dice, 5);
    Layout layout = Layout::of(
        {Modes{{4, 1}, {3 * 999, 96}}, Modes{{8, 4}, {7 * 101, 320}}});
    Chain once(layout, map), twice(rnd::respelled(dice, Chain(layout)));
    // First the half, then what is left of the map after it.
    twice.then = {Stage(half), Stage(compose(map, *half.inverse()))};
    Canonical normal = canonical(once);
    ASSERT_NE(normal.form, Form::None);
    EXPECT_EQ(normal.str(), canonical(twice).str());
    EXPECT_TRUE(equal(normal.function, Piecewise(once)).isEqual());
  }
}

TEST(Canonical, undoes_a_swizzle_whatever_the_spelling) {
  Chain tile(Layout::strided({4, 64}, {64, 1}), Swizzle{2, 3, 3});
  std::optional<Layout> plain = unswizzled(tile, {3, 3, 3});
  ASSERT_TRUE(plain);
  EXPECT_EQ(plain->str(), "[4:64], [64:1]");
  EXPECT_FALSE(unswizzled(tile, {1, 3, 3}));
}
