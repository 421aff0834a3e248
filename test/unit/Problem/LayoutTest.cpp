//===- LayoutTest.cpp - laws of the layout algebra, by tabulation ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Layout.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <random>
#include <set>

using namespace tier::problem;

static Layout flat(Modes modes) { return Layout(std::move(modes)); }

static llvm::SmallVector<int64_t> tabulate(const Layout &layout, int64_t n) {
  llvm::SmallVector<int64_t> table;
  for (int64_t i = 0; i < n; ++i)
    table.push_back(layout(i));
  return table;
}

namespace {
/// Random small layouts.
struct Random {
  std::mt19937 engine{20250801};
  int64_t pick(llvm::ArrayRef<int64_t> choices) {
    return choices[engine() % choices.size()];
  }
  Layout layout(unsigned modes, llvm::ArrayRef<int64_t> strides) {
    Modes result;
    for (unsigned i = 0; i < modes; ++i)
      result.push_back({pick({1, 2, 3, 4, 5, 8}), pick(strides)});
    return flat(result);
  }
  /// Packed, in a random order of modes: a bijection onto [0, size).
  Layout bijection(unsigned modes) {
    Modes result;
    int64_t stride = 1;
    for (unsigned i = 0; i < modes; ++i) {
      int64_t size = pick({2, 3, 4, 5});
      result.push_back({size, stride});
      stride *= size;
    }
    std::shuffle(result.begin(), result.end(), engine);
    return flat(result);
  }
};
} // namespace

TEST(Layout, evaluates_digits_of_each_dimension) {
  Layout layout = Layout::of({Modes{{128, 64}}, Modes{{64, 1}, {4, 8192}}});
  EXPECT_EQ(layout({3, 70}), 3 * 64 + 6 + 8192);
  EXPECT_EQ(layout.size(), 128 * 256);
  EXPECT_EQ(layout.cosize(), 128 * 256);
  EXPECT_EQ(layout.str(), "[128:64], [64:1, 4:8192]");
}

TEST(Layout, coalesce_keeps_the_function_and_is_shortest) {
  Random random;
  for (int trial = 0; trial < 500; ++trial) {
    Layout layout = random.layout(4, {0, 1, 2, 3, 4, 8, 15, 40});
    Layout shorter = layout.coalesced();
    EXPECT_EQ(tabulate(layout, layout.size()),
              tabulate(shorter, layout.size()));
    // The coalesced form is a function of the table alone.
    auto back = readBack(tabulate(layout, layout.size()));
    ASSERT_TRUE(back) << layout.str();
    EXPECT_EQ(*back, shorter) << layout.str();
  }
}

TEST(Layout, read_back_refuses_what_is_not_a_layout) {
  EXPECT_FALSE(readBack({0, 1, 3}));
  EXPECT_FALSE(readBack({0, 1, 3, 2}));
  EXPECT_EQ(readBack({7, 9, 11})->offset, 7);
}

TEST(Layout, compose_is_the_composition_or_refuses) {
  Random random;
  int composed = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    Layout outer = random.layout(3, {0, 1, 2, 3, 4, 8, 16, 100});
    Layout inner = random.layout(2, {0, 1, 2, 3, 4, 5, 8});
    inner.offset = random.pick({0, 0, 1, 4});
    // Keep to the domain where the last mode of `outer` does not matter.
    auto both = compose(outer, inner);
    if (!both)
      continue;
    ++composed;
    Modes modes = coalesce(outer.flat());
    for (int64_t i = 0; i < inner.size(); ++i)
      ASSERT_EQ((*both)(i), evaluate(modes, inner(i)))
          << outer.str() << " o " << inner.str() << " = " << both->str();
  }
  EXPECT_GT(composed, 500);
}

// Mode-wise composition would give 72 at (1, 1); the right value is 9.
TEST(Layout, compose_refuses_a_carry) {
  Layout outer = flat({{8, 8}, {8, 1}}), inner = flat({{2, 3}, {2, 6}});
  EXPECT_FALSE(compose(outer, inner));
}

TEST(Layout, compose_splits_a_mode) {
  auto both = compose(flat({{20, 16}, {2, 4}}), flat({{4, 1}, {5, 4}}));
  ASSERT_TRUE(both);
  EXPECT_EQ(*both, flat({{20, 16}})); // (4,5):(16,64), coalesced
}

TEST(Layout, composition_is_associative_with_identity) {
  Random random;
  for (int trial = 0; trial < 500; ++trial) {
    Layout a = random.bijection(3), b = random.bijection(2),
           c = random.bijection(2);
    Layout identity = flat({{a.size(), 1}});
    EXPECT_EQ(*compose(a, identity), a.coalesced());
    auto ab = compose(a, b);
    auto bc = compose(b, c);
    if (!ab || !bc || b.size() > a.size() || c.size() > b.size())
      continue;
    auto left = compose(*ab, c), right = compose(a, *bc);
    if (left && right)
      EXPECT_EQ(left->coalesced(), right->coalesced());
  }
}

TEST(Layout, complement_fills_the_gaps) {
  Random random;
  int admissible = 0;
  for (int trial = 0; trial < 1000; ++trial) {
    Layout layout = random.layout(2, {0, 1, 2, 4, 6, 8, 12});
    auto rest = complement(layout, 100);
    if (!rest)
      continue;
    ++admissible;
    std::set<int64_t> image, values;
    for (int64_t i = 0; i < layout.size(); ++i)
      image.insert(layout(i));
    for (int64_t x : image)
      for (int64_t i = 0; i < rest->size(); ++i)
        EXPECT_TRUE(values.insert(x + (*rest)(i)).second) << layout.str();
    EXPECT_EQ(*values.begin(), 0);
    EXPECT_EQ(*values.rbegin() + 1, static_cast<int64_t>(values.size()));
    EXPECT_GE(static_cast<int64_t>(values.size()), 100);
  }
  EXPECT_GT(admissible, 100);
  EXPECT_EQ(*complement(flat({{4, 2}}), 19), flat({{2, 1}, {3, 8}}));
}

TEST(Layout, inverses_undo_the_layout) {
  Random random;
  for (int trial = 0; trial < 500; ++trial) {
    Layout layout = random.bijection(3);
    Layout right = *rightInverse(layout);
    ASSERT_EQ(right.size(), layout.size());
    auto left = leftInverse(layout);
    ASSERT_TRUE(left);
    for (int64_t i = 0; i < layout.size(); ++i) {
      EXPECT_EQ(layout(right(i)), i);
      EXPECT_EQ((*left)(layout(i)), i);
    }
  }
}

TEST(Layout, left_inverse_covers_gaps) {
  auto inverse = leftInverse(flat({{4, 1}, {2, 5}}));
  ASSERT_TRUE(inverse);
  EXPECT_EQ(*inverse, flat({{5, 1}, {2, 4}}));
  Random random;
  int inverted = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    Layout layout = random.layout(3, {1, 2, 3, 5, 6, 8, 16, 24, 48});
    auto left = leftInverse(layout);
    if (!left)
      continue;
    ++inverted;
    for (int64_t i = 0; i < layout.size(); ++i)
      ASSERT_EQ((*left)(layout(i)), i) << layout.str();
  }
  EXPECT_GT(inverted, 50);
}

TEST(Layout, right_inverse_holds_where_it_is_defined) {
  Random random;
  for (int trial = 0; trial < 1000; ++trial) {
    Layout layout = random.layout(3, {0, 1, 2, 3, 4, 8, 16});
    Layout right = *rightInverse(layout);
    for (int64_t i = 0; i < right.size(); ++i)
      ASSERT_EQ(layout(right(i)), i) << layout.str();
  }
}

TEST(Layout, injective_agrees_with_enumeration) {
  Random random;
  for (int trial = 0; trial < 1000; ++trial) {
    Layout layout = random.layout(3, {0, 1, 2, 3, 5, 7, 8, 16, -1, -8});
    std::set<int64_t> image;
    for (int64_t i = 0; i < layout.size(); ++i)
      image.insert(layout(i));
    EXPECT_EQ(layout.isInjective(),
              static_cast<int64_t>(image.size()) == layout.size())
        << layout.str();
  }
}

TEST(Swizzle, is_an_involution_that_keeps_chunks_and_repeats) {
  for (int64_t bits = 0; bits <= 3; ++bits)
    for (int64_t base = 0; base <= 4; ++base)
      for (int64_t shift = bits; shift <= 4; ++shift) {
        Swizzle swizzle{bits, base, shift};
        int64_t repeat = swizzle.repeat();
        for (int64_t x = 0; x < 2 * repeat; ++x) {
          EXPECT_EQ(swizzle(swizzle(x)), x);
          EXPECT_EQ(swizzle(x + repeat), swizzle(x) + repeat);
          if (bits > 0)
            EXPECT_EQ(swizzle(x) & ((1 << base) - 1), x & ((1 << base) - 1));
        }
      }
}

TEST(VectorWidth, follows_base_run_and_strides) {
  using K = Known;
  // bf16 [*, 300]: 600 = 8 * 75.
  EXPECT_EQ(vectorWidth(300, 2, 16, {K::exactly(600)}), 4);
  // Every second row: 1200 = 16 * 75.
  EXPECT_EQ(vectorWidth(300, 2, 16, {K::exactly(1200)}), 8);
  EXPECT_EQ(vectorWidth(300, 2, 4, {K::exactly(1200)}), 2);
  EXPECT_EQ(vectorWidth(300, 4, 16, {K::multipleOf(32)}), 4);
  EXPECT_EQ(vectorWidth(3, 2, 16, {}), 2);
  EXPECT_EQ(vectorWidth(64, 2, 16, {K::exactly(0)}), 8);
  EXPECT_EQ(vectorWidth(64, 8, 4, {}), 1);
}
