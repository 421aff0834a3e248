//===- LayoutOpsTest.cpp - laws of the algebra, with signs and gaps -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every operation is compared with its definition, value by value, on random
// small layouts: strides of either sign and 0, extents 0 and 1, offsets. Each
// test records how many cases it decided.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/LayoutOps.h"

#include "gtest/gtest.h"

#include <map>
#include <random>
#include <set>

using namespace llvm;
using namespace tier::problem;

namespace {
struct Random {
  std::mt19937 engine{20250803};
  int64_t pick(ArrayRef<int64_t> choices) {
    return choices[engine() % choices.size()];
  }
  Layout layout(unsigned dims, ArrayRef<int64_t> sizes,
                ArrayRef<int64_t> strides) {
    Layout result;
    for (unsigned i = 0; i < dims; ++i) {
      Modes modes;
      for (int64_t j = 0, n = pick({1, 1, 2}); j < n; ++j)
        modes.push_back({pick(sizes), pick(strides)});
      result.dims.push_back(std::move(modes));
    }
    return result;
  }
  /// Packed modes in a random order, some of them descending from their end.
  Layout bijection(unsigned modes, bool isFlipped) {
    Modes result;
    int64_t stride = 1;
    for (unsigned i = 0; i < modes; ++i) {
      int64_t size = pick({1, 2, 3, 4, 5});
      result.push_back({size, stride});
      stride *= size;
    }
    std::shuffle(result.begin(), result.end(), engine);
    Layout layout(std::move(result));
    for (Mode &mode : layout.dims.front())
      if (isFlipped && engine() % 2) {
        layout.offset += (mode.size - 1) * mode.stride;
        mode.stride = -mode.stride;
      }
    return layout;
  }
};

/// The refusal's rule, or "".
template <typename T>
std::string ruleOf(Expected<T> &result) {
  if (result)
    return "";
  std::string text = toString(result.takeError());
  return text.substr(1, text.find(']') - 1);
}
} // namespace

static const int64_t sizes[] = {1, 2, 3, 4, 5, 8, 1, 0};
static const int64_t liveSizes[] = {1, 2, 3, 4, 5, 8};
static const int64_t strides[] = {0, 1, 2, 3, 4, 5, 8, 16, 40, -1, -2, -8};

static SmallVector<int64_t> tableOf(const Layout &layout) {
  SmallVector<int64_t> table;
  for (int64_t i = 0; i < layout.size(); ++i)
    table.push_back(layout(i));
  return table;
}

// What is refused is no layout: the table cannot be read back either.
TEST(LayoutOps, compose_is_exact_and_refuses_only_what_is_no_layout) {
  Random random;
  std::map<std::string, int> refusals;
  int composed = 0, empty = 0;
  for (int trial = 0; trial < 20000; ++trial) {
    Layout outer = random.layout(random.pick({1, 2, 3}), sizes, strides);
    Layout inner = random.layout(random.pick({1, 2}), sizes, strides);
    outer.offset = random.pick({0, 0, 7, -3});
    inner.offset = random.pick({0, 0, 1, 4, 15});
    auto both = composeOrSay(outer, inner);
    Modes modes = coalesce(outer.flat());
    if (inner.size() == 0) {
      ++empty;
      ASSERT_TRUE(bool(both));
      EXPECT_EQ(both->shape(), inner.shape());
      continue;
    }
    if (both) {
      ++composed;
      ASSERT_EQ(both->shape(), inner.shape());
      for (int64_t i = 0; i < inner.size(); ++i)
        ASSERT_EQ((*both)(i), outer.offset + evaluate(modes, inner(i)))
            << outer.str() << " o " << inner.str() << " = " << both->str();
      continue;
    }
    std::string rule = ruleOf(both);
    ++refusals[rule];
    if (rule == "layout.closed") {
      SmallVector<int64_t> table;
      for (int64_t value : tableOf(inner))
        table.push_back(evaluate(modes, value));
      EXPECT_FALSE(readBack(table, inner.shape()));
    } else if (rule == "layout.sign") {
      EXPECT_LT(rangeOf(inner).lowest, 0);
    } else {
      EXPECT_EQ(rule, "layout.extent");
      EXPECT_EQ(outer.size(), 0);
    }
  }
  EXPECT_GT(composed, 5000);
  EXPECT_GT(refusals["layout.closed"], 500);
  EXPECT_GT(refusals["layout.sign"], 500);
  RecordProperty("composed", composed);
  RecordProperty("empty", empty);
}

TEST(LayoutOps, composition_is_associative_and_has_an_identity) {
  Random random;
  int decided = 0;
  for (int trial = 0; trial < 20000; ++trial) {
    Layout a = random.bijection(3, trial % 2), b = random.bijection(2, true),
           c = random.bijection(2, trial % 3 == 0);
    Layout identity = Layout(Modes{{a.size(), 1}});
    auto same = composeOrSay(a, identity), alsoSame = composeOrSay(identity, a);
    ASSERT_TRUE(same && alsoSame);
    EXPECT_EQ(*same, a.coalesced());
    EXPECT_EQ(*alsoSame, a.coalesced());
    auto ab = compose(a, b), bc = compose(b, c);
    if (!ab || !bc || b.size() > a.size() || c.size() > b.size())
      continue;
    auto left = compose(*ab, c), right = compose(a, *bc);
    ASSERT_EQ(left.has_value(), right.has_value());
    if (!left)
      continue;
    ++decided;
    EXPECT_EQ(*left, *right);
  }
  EXPECT_GT(decided, 2000);
  RecordProperty("decided", decided);
}

// 6 + 6 carries past 8, but every value of the table is on one line.
TEST(LayoutOps, compose_reads_the_table_back_where_digits_carry) {
  Layout outer(Modes{{2, 4}, {4, 8}}), inner(Modes{{2, 1}, {2, 1}});
  auto both = composeOrSay(outer, inner); // 0, 4, 4, 8
  ASSERT_TRUE(bool(both));
  EXPECT_EQ(both->str(), "[2:4, 2:4]");
}

// One step of 5 moves both digits of the outer layout; two values are always
// on a line, and the other dimension never carries into them.
TEST(LayoutOps, compose_reads_one_dimension_back_in_a_large_layout) {
  int64_t big = int64_t(1) << 30;
  Layout outer(Modes{{4, 1}, {4, 100}, {big, 1000}});
  for (int64_t step : {5, -5}) {
    Layout inner = Layout::of({Modes{{2, step}}, Modes{{big, 16}}});
    inner.offset = step < 0 ? 5 : 0;
    auto both = composeOrSay(outer, inner);
    ASSERT_TRUE(bool(both));
    EXPECT_EQ(both->dims[0], (Modes{{2, step < 0 ? -101 : 101}}));
    for (int64_t i = 0; i < 2 * big; i += 12345677)
      ASSERT_EQ((*both)(i), outer(inner(i)));
  }
  Layout gapped(Modes{{8, 5}, {4, 100}, {big, 1000}});
  Layout inner = Layout::of({Modes{{4, 3}}, Modes{{big, 32}}});
  auto refused = composeOrSay(gapped, inner);
  EXPECT_EQ(ruleOf(refused), "layout.closed");
}

TEST(LayoutOps, complement_fills_the_gaps_or_says_which) {
  Random random;
  std::map<std::string, int> refusals;
  int filled = 0;
  for (int trial = 0; trial < 10000; ++trial) {
    Layout layout = trial % 2
                        ? random.layout(2, sizes, strides)
                        : random.layout(2, liveSizes, {0, 1, 2, 4, 8, -4, 24});
    if (trial % 2 == 0)
      layout.offset = -rangeOf(layout).lowest;
    int64_t bound = random.pick({0, 1, 7, 100});
    auto rest = complementOrSay(layout, bound);
    if (!rest) {
      ++refusals[ruleOf(rest)];
      continue;
    }
    ++filled;
    std::set<int64_t> image, values;
    for (int64_t value : tableOf(layout))
      image.insert(value);
    for (int64_t x : image)
      for (int64_t y : tableOf(*rest))
        ASSERT_TRUE(values.insert(x + y).second) << layout.str();
    int64_t count = values.size(), unit = count / rest->size();
    EXPECT_EQ(*values.begin(), 0);
    EXPECT_EQ(*values.rbegin() + 1, count);
    EXPECT_GE(count, bound);
    EXPECT_GT(unit, 0);
  }
  EXPECT_GT(filled, 1000);
  EXPECT_GT(refusals["layout.gap"], 100);
  EXPECT_GT(refusals["layout.origin"], 100);
  EXPECT_GT(refusals["layout.extent"], 100);
  RecordProperty("filled", filled);
}

TEST(LayoutOps, inverses_undo_flips_and_gaps) {
  Random random;
  std::map<std::string, int> refusals;
  int left = 0, right = 0, flipped = 0;
  for (int trial = 0; trial < 10000; ++trial) {
    Layout layout = trial % 4 == 0
                        ? random.bijection(3, true)
                        : random.layout(random.pick({1, 2, 3}), sizes,
                                        {0, 1, 2, 3, 4, 6, 8, 24, -1, -3, -12});
    if (trial % 4 < 3 && layout.size() > 0)
      layout.offset = layout.offset - rangeOf(layout).lowest;
    if (auto inverse = rightInverseOrSay(layout)) {
      ++right;
      for (int64_t i = 0; i < inverse->size(); ++i)
        ASSERT_EQ(layout((*inverse)(i)), i) << layout.str();
      if (trial % 4 == 0)
        EXPECT_EQ(inverse->size(), layout.size());
    } else {
      ++refusals["right " + ruleOf(inverse)];
    }
    auto inverse = leftInverseOrSay(layout);
    if (!inverse) {
      std::string rule = ruleOf(inverse);
      ++refusals["left " + rule];
      if (rule == "layout.injective" || rule == "layout.stride-zero") {
        SmallVector<int64_t> table = tableOf(layout);
        EXPECT_LT(std::set<int64_t>(table.begin(), table.end()).size(),
                  table.size());
      }
      continue;
    }
    ++left;
    flipped += inverse->offset != 0;
    for (int64_t i = 0; i < layout.size(); ++i)
      ASSERT_EQ((*inverse)(layout(i)), i)
          << layout.str() << " undone by " << inverse->str();
  }
  EXPECT_GT(left, 2000);
  EXPECT_GT(right, 5000);
  EXPECT_GT(flipped, 300);
  EXPECT_GT(refusals["left layout.gap"], 50);
  EXPECT_GT(refusals["left layout.injective"], 100);
  EXPECT_GT(refusals["left layout.stride-zero"], 100);
  EXPECT_GT(refusals["left layout.origin"], 100);
  RecordProperty("left", left);
  RecordProperty("right", right);
}

// By all subsets of modes in all orders: none reaches further.
TEST(LayoutOps, right_inverse_takes_the_longest_chain) {
  Random random;
  for (int trial = 0; trial < 2000; ++trial) {
    Layout layout(Modes{});
    for (int i = 0; i < 4; ++i)
      layout.dims.front().push_back(
          {random.pick({2, 3, 4}), random.pick({1, 2, 2, 4, 6, 8, 12})});
    Modes modes = layout.flat();
    std::set<int64_t> reached{1};
    for (int round = 0; round < 4; ++round)
      for (int64_t covered : std::set<int64_t>(reached))
        for (Mode mode : modes)
          if (mode.stride == covered)
            reached.insert(covered * mode.size);
    EXPECT_EQ(rightInverse(layout)->size(), *reached.rbegin()) << layout.str();
  }
}

TEST(LayoutOps, division_is_a_rearrangement) {
  Random random;
  int divided = 0;
  std::map<std::string, int> refusals;
  for (int trial = 0; trial < 10000; ++trial) {
    Layout layout = random.bijection(3, trial % 2);
    Layout tile = trial % 3 == 0
                      ? Layout(Modes{{random.pick({1, 2, 3, 4, 6}), 1}})
                      : random.layout(1, liveSizes, {1, 2, 3, 4, 6, 8, -1});
    auto parts = divideOrSay(layout, tile);
    if (!parts) {
      ++refusals[ruleOf(parts)];
      continue;
    }
    ++divided;
    std::multiset<int64_t> all, want;
    for (int64_t value : tableOf(layout))
      want.insert(value);
    for (int64_t x = 0; x < parts->tile.size(); ++x) {
      for (int64_t y = 0; y < parts->rest.size(); ++y)
        all.insert(parts->tile(x) + parts->rest(y));
      ASSERT_EQ(parts->tile(x), layout(tile(x)));
    }
    EXPECT_EQ(all, want) << layout.str() << " by " << tile.str();
  }
  EXPECT_GT(divided, 2000);
  EXPECT_GT(refusals["layout.divide"], 500);
  RecordProperty("divided", divided);
}

TEST(LayoutOps, repetition_puts_copies_side_by_side) {
  Random random;
  int repeated = 0;
  for (int trial = 0; trial < 5000; ++trial) {
    Layout layout = random.layout(1, liveSizes, {1, 2, 4, 8, 3});
    Layout count = random.layout(1, liveSizes, {1, 2, 5, 3});
    if (!layout.isInjective() || !count.isInjective())
      continue;
    auto places = repeatOrSay(layout, count);
    if (!places)
      continue;
    ++repeated;
    EXPECT_EQ(places->shape(), count.shape());
    std::set<int64_t> values;
    for (int64_t x : tableOf(layout))
      for (int64_t y : tableOf(*places))
        ASSERT_TRUE(values.insert(x + y).second)
            << layout.str() << " times " << count.str();
  }
  EXPECT_GT(repeated, 1000);
}

TEST(LayoutOps, numbers_out_of_range_are_refused) {
  int64_t big = int64_t(1) << 40;
  auto rule = [](Expected<Layout> result) { return ruleOf(result); };
  EXPECT_EQ(
      rule(composeOrSay(Layout(Modes{{4, big}}), Layout(Modes{{4, big}}))),
      "layout.range");
  EXPECT_EQ(rule(composeOrSay(Layout(Modes{{2, big}, {4, 1}}),
                              Layout(Modes{{big, big}}))),
            "layout.range");
  EXPECT_EQ(rule(repeatOrSay(Layout(Modes{{big, 1}}), Layout(Modes{{big, 1}}))),
            "layout.range");
  auto range = [](Modes modes, int64_t offset) {
    Layout layout(std::move(modes));
    layout.offset = offset;
    return bool(errorToBool(checkRange(layout)));
  };
  EXPECT_TRUE(range({{2, INT64_MIN}}, 0));
  EXPECT_TRUE(range({{INT64_MAX, 1}}, 0));
  EXPECT_TRUE(range({{big, 1}, {big, 0}}, 0));
  EXPECT_TRUE(range({{1, 1}}, INT64_MIN));
  EXPECT_TRUE(range({{-1, 1}}, 0));
  EXPECT_FALSE(range({{big, 1 << 20}, {0, 5}}, -big));
}

TEST(LayoutOps, swizzles_pass_through_layouts) {
  Random random;
  int passed = 0, absorbed = 0, refused = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    Layout outer =
        trial % 2 ? Layout(Modes{{8, 1}, {8, 64}, {8, 8}})
                  : random.layout(1, {2, 4, 8, 64}, {1, 2, 4, 16, 64, 512, 3});
    Layout inner = random.layout(2, {1, 2, 4, 8, 3}, {0, 1, 2, 8, 16, 64});
    int64_t bits = random.pick({0, 1, 2, 3});
    Swizzle swizzle{bits, random.pick({0, 1, 3}), bits + random.pick({0, 1})};
    auto all = composeOrSay(outer, swizzle, inner);
    if (!all) {
      EXPECT_EQ(ruleOf(all), "layout.closed");
      ++refused;
      continue;
    }
    ++(all->swizzle.bits ? passed : absorbed);
    Modes modes = coalesce(outer.flat());
    for (int64_t i = 0; i < inner.size(); ++i)
      ASSERT_EQ(all->swizzle(all->layout(i)),
                evaluate(modes, swizzle(inner(i))));
  }
  EXPECT_GT(passed, 100);
  EXPECT_GT(absorbed, 100);
  EXPECT_GT(refused, 100);

  // Too large for a table: by bits.
  Layout rows(Modes{{64, 1}, {1 << 20, 128}}), all(Modes{{1 << 26, 1}});
  auto large = composeOrSay(rows, Swizzle{3, 3, 3}, all);
  ASSERT_TRUE(bool(large));
  EXPECT_EQ(large->swizzle, (Swizzle{3, 3, 4}));
  for (int64_t i = 0; i < 1 << 26; i += 12347)
    ASSERT_EQ(large->swizzle(large->layout(i)), rows(Swizzle{3, 3, 3}(i)));
}

TEST(LayoutOps, cosize_is_the_span_of_values) {
  Random random;
  for (int trial = 0; trial < 3000; ++trial) {
    Layout layout = random.layout(2, sizes, strides);
    layout.offset = random.pick({0, 5, -9});
    SmallVector<int64_t> table = tableOf(layout);
    if (table.empty()) {
      EXPECT_EQ(layout.cosize(), 0);
      continue;
    }
    auto [low, high] = std::minmax_element(table.begin(), table.end());
    EXPECT_EQ(layout.cosize(), *high - *low + 1);
    EXPECT_EQ(rangeOf(layout).lowest, *low);
    EXPECT_EQ(rangeOf(layout).highest, *high);
  }
}
