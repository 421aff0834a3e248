//===- ReachTest.cpp - reached, or proved to be unreachable ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Reach.h"

#include "gtest/gtest.h"

#include <random>

using namespace llvm;
using namespace tier;
using namespace tier::problem;
using machine::Element;

static Inequality atLeast(SmallVector<unsigned, 2> extents, int64_t bound) {
  return {{Term{1, std::move(extents)}}, -bound};
}
static Inequality atMost(SmallVector<unsigned, 2> extents, int64_t bound) {
  return {{Term{-1, std::move(extents)}}, bound};
}

static ReachQuestion question(unsigned extents, int64_t least = 1) {
  ReachQuestion q;
  for (unsigned i = 0; i < extents; ++i)
    q.extents.push_back({"d" + std::to_string(i), Known()});
  q.least.assign(extents, least);
  return q;
}

TEST(Reach, a_guard_inside_of_one_before_is_unreachable) {
  ReachQuestion q = question(1);
  q.holds.conditions = {atLeast({0}, 64)};
  q.fails = {Guard{{atLeast({0}, 32)}}};
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  q.fails = {Guard{{atLeast({0}, 65)}}};
  Reach reach = solveReach(q);
  EXPECT_EQ(reach.verdict, Reach::Reached);
  EXPECT_EQ(reach.witness, SmallVector<int64_t>{64});
}

TEST(Reach, divisors_and_values_are_facts) {
  ReachQuestion q = question(1);
  q.holds.conditions = {atLeast({0}, 33), atMost({0}, 47)};
  EXPECT_EQ(solveReach(q).verdict, Reach::Reached);
  q.extents[0].facts = Known::multipleOf(16);
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  q.extents[0].facts = Known::exactly(40);
  EXPECT_EQ(solveReach(q).verdict, Reach::Reached);
  q.extents[0].facts = Known::exactly(48);
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  // A value that is known is what it is, and no least one beside it counts.
  q.extents[0].facts = Known::exactly(0);
  q.holds.conditions.clear();
  EXPECT_EQ(solveReach(q).verdict, Reach::Reached);
}

TEST(Reach, products_are_reasoned_about) {
  ReachQuestion q = question(3);
  // M <= 8 and N <= 8 leave no M N of 65.
  q.holds.conditions = {atMost({0}, 8), atMost({1}, 8), atLeast({0, 1}, 65)};
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  q.holds.conditions.back() = atLeast({0, 1}, 64);
  EXPECT_EQ(solveReach(q).verdict, Reach::Reached);
  // M >= 128 and N >= 128 make M N K >= 16384 K.
  q.holds.conditions = {atLeast({0}, 128), atLeast({1}, 128)};
  q.fails = {Guard{{atLeast({0, 1, 2}, 16384)}}};
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  q.fails = {Guard{{atLeast({0, 1, 2}, 16385)}}};
  EXPECT_EQ(solveReach(q).verdict, Reach::Reached);
}

TEST(Reach, quotients_are_what_their_dividends_say) {
  ReachQuestion q = question(2, 0);
  q.quotients = {{1, {{Term{1, {0}}}, 0}, 64}}; // d1 = ceil(d0 / 64)
  q.holds.conditions = {atLeast({1}, 3), atMost({0}, 128)};
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  q.holds.conditions.back() = atMost({0}, 129);
  Reach reach = solveReach(q);
  EXPECT_EQ(reach.verdict, Reach::Reached);
  EXPECT_EQ(reach.witness, (SmallVector<int64_t>{129, 3}));
  EXPECT_EQ(verifyReach(q, reach), "");
  reach.witness[1] = 2;
  EXPECT_NE(verifyReach(q, reach), "");
}

TEST(Reach, extents_beyond_all_thresholds_are_drawn) {
  // Rows at least four times the columns, columns of which 8 in 9 are whole tiles, and
  // products that only many rows reach: no bound of one extent lies near.
  ReachQuestion q = question(5, 0);
  q.quotients = {{4, {{Term{1, {2}}}, 0}, 256}}; // d4 = ceil(d2 / 256)
  q.holds.conditions = {atLeast({0}, 512), atLeast({2}, 128), atLeast({0, 1, 2}, 1 << 28),
                        atLeast({0, 2}, 3 << 21), {{Term{1, {3}}, Term{-1, {1}}}, 0},
                        {{Term{9, {2}}, Term{-2048, {4}}}, 0}, {{Term{1, {0}}, Term{-4, {2}}}, 0}};
  Reach reach = solveReach(q);
  EXPECT_EQ(reach.verdict, Reach::Reached);
  EXPECT_EQ(verifyReach(q, reach), "");
}

TEST(Reach, ill_posed_questions_are_undecided) {
  ReachQuestion q = question(1);
  q.holds.conditions = {atLeast({3}, 1)};
  EXPECT_NE(checkReach(q), "");
  EXPECT_EQ(solveReach(q).verdict, Reach::Undecided);
  q = question(1);
  q.holds.conditions = {{{Term{1, {0}}}, INT64_MIN}};
  EXPECT_EQ(solveReach(q).verdict, Reach::Undecided);
}

// The oracle: all extents below 13. A variant that brute force reaches is never
// called unreachable, one that is bounded and that brute force does not reach
// is never called reached.
TEST(Reach, agrees_with_all_small_extents) {
  std::mt19937 random(7);
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  const int64_t most = 12;
  int counts[3] = {0, 0, 0};
  for (int trial = 0; trial < 1500; ++trial) {
    unsigned dims = pick(1, 3);
    ReachQuestion q = question(dims, pick(0, 1));
    for (Extent &extent : q.extents)
      if (pick(0, 3) == 0)
        extent.facts = Known::multipleOf(pick(2, 4));
    auto inequality = [&] {
      Inequality made;
      for (int64_t i = 0, n = pick(1, 2); i < n; ++i) {
        Term term{pick(0, 1) ? pick(1, 3) : -pick(1, 3), {}};
        for (int64_t j = 0, degree = pick(1, 2); j < degree; ++j)
          term.extents.push_back(pick(0, dims - 1));
        made.terms.push_back(term);
      }
      made.constant = pick(-40, 40);
      return made;
    };
    auto guard = [&] {
      Guard made;
      for (int64_t i = 0, n = pick(1, 3); i < n; ++i)
        made.conditions.push_back(inequality());
      return made;
    };
    q.holds = guard();
    for (unsigned i = 0; i < dims; ++i) // Bounded, so that all can be tried.
      q.holds.conditions.push_back(atMost({i}, most));
    for (int64_t i = 0, n = pick(0, 3); i < n; ++i)
      q.fails.push_back(guard());
    bool isReached = false;
    SmallVector<int64_t> values(dims, 0);
    std::function<void(unsigned)> visit = [&](unsigned d) {
      if (d < dims) {
        int64_t step = std::max<int64_t>(1, q.extents[d].facts.divisor);
        for (int64_t v = 0; v <= most; v += step) {
          values[d] = v;
          if (v >= q.least[d])
            visit(d + 1);
        }
        return;
      }
      isReached |= q.holds.holds(values) &&
                   none_of(q.fails, [&](const Guard &g) { return g.holds(values); });
    };
    visit(0);
    Reach reach = solveReach(q);
    ++counts[reach.verdict];
    EXPECT_EQ(verifyReach(q, reach), "");
    if (reach.verdict != Reach::Undecided)
      EXPECT_EQ(reach.verdict == Reach::Reached, isReached) << "trial " << trial;
  }
  // Both answers occur, and few questions stay open.
  EXPECT_GT(counts[Reach::Reached], 200);
  EXPECT_GT(counts[Reach::Unreachable], 200);
  EXPECT_LT(counts[Reach::Undecided], 1500 / 20);
}

// Bounds end most ways for guards to fail before all guards were asked.
TEST(Reach, many_guards_of_bounds_are_decided) {
  ReachQuestion q{{{"M", Known()}, {"N", Known()}, {"K", Known()}}, {1, 1, 1}, {}, {}, {}};
  auto atMost = [](unsigned extent, int64_t bound) { return Inequality{{{-1, {extent}}}, bound}; };
  for (int64_t i = 1; i <= 12; ++i)
    q.fails.push_back({{atMost(0, 8 * i), atLeast({1}, 1000 * i), atMost(1, 1000 * (i + 1)), atLeast({2}, 2048)}});
  q.holds = {{atMost(0, 8), atLeast({1}, 1001), atMost(1, 12999), atLeast({2}, 4096)}};
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  q.holds.conditions[0] = atMost(0, 9);
  Reach answer = solveReach(q);
  EXPECT_EQ(answer.verdict, Reach::Reached);
  EXPECT_EQ(verifyReach(q, answer), "");
}

// Every variant that is planned serves some extents; what is dropped serves none.
TEST(Reach, every_variant_of_a_plan_serves) {
  for (const machine::Machine &machine : machine::all())
    for (GroupKind kind : {GroupKind::Elementwise, GroupKind::Rows, GroupKind::Contraction})
      for (bool isBulk : {false, true})
        for (Known facts : {Known(), Known::multipleOf(16), Known::exactly(48)}) {
          PlanQuestion q;
          q.kind = kind;
          q.extents = {{"M", facts}, {"N", Known()}};
          if (kind == GroupKind::Contraction)
            q.extents.push_back({"K", facts});
          q.inputs = {{Element::BF16, true, isBulk, 16}, {Element::BF16, true, isBulk, 16}};
          q.outputs = {{Element::BF16, true, isBulk, 16}};
          SmallVector<Dropped, 0> dropped;
          auto variants = plan(q, machine, dropped);
          ASSERT_FALSE(variants.empty());
          EXPECT_TRUE(variants.back().guard.isAlways());
          ReachQuestion reach{q.extents, {1, 1}, {}, {}, {}};
          if (kind == GroupKind::Contraction)
            reach.least.push_back(0);
          if (kind == GroupKind::Rows)
            reach.least.back() = 0;
          int elected = 0, found = 0;
          for (const Variant &variant : variants) {
            reach.holds = shareQuotients(variant.guard, q.extents.size(), reach);
            // An election is held for each assignment, and proofs know nothing of it.
            reach.mostTried = variant.guard.election ? 20000 : ReachQuestion().mostTried;
            reach.mostWays = variant.guard.election ? 16 : ReachQuestion().mostWays;
            Reach answer = solveReach(reach);
            // Somewhere: a search may not come across it. Where all extents are elected at, the last one
            // is there for none of them.
            bool isLeft = elected && &variant == &variants.back();
            if (variant.guard.election || isLeft) {
              elected += !isLeft;
              found += !isLeft && answer.verdict == Reach::Reached;
              EXPECT_NE(answer.verdict, Reach::Unreachable) << variant.guard.str(q.extents);
            } else {
              EXPECT_EQ(answer.verdict, Reach::Reached)
                  << std::string(machine.name) << " " << variant.plan.reason << ": " << variant.guard.str(q.extents);
            }
            EXPECT_EQ(verifyReach(reach, answer), "");
            if (answer.verdict == Reach::Reached) {
              auto extents = llvm::ArrayRef(answer.witness).take_front(q.extents.size());
              EXPECT_EQ(choose(variants, extents).plan, variant.plan);
            }
            reach.fails.push_back(reach.holds);
          }
          EXPECT_GE(10 * found, 7 * elected);
          for (const Dropped &one : dropped)
            EXPECT_FALSE(one.reason.empty());
        }
}

// Bounds on single extents decide, however many guards there are before.
TEST(Reach, what_no_extent_is_needs_no_search) {
  ReachQuestion q = question(3, 0);
  for (int64_t m = 1; m < 300; ++m)
    q.fails.push_back({{atMost({0}, m), atMost({1}, 7 * m), atLeast({0, 2}, 128)}});
  q.holds.conditions = {atMost({1}, 16), atLeast({1}, 17)};
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  q.holds.conditions = {atMost({1}, 7), atMost({0}, 1), atMost({2}, 64)};
  q.fails.push_back({{atMost({1}, 8), atMost({2}, 64)}});
  EXPECT_EQ(solveReach(q).verdict, Reach::Unreachable);
  q.fails.back() = {{atMost({1}, 6), atMost({2}, 64)}};
  EXPECT_EQ(solveReach(q).verdict, Reach::Reached);
}

// What asks for a remainder is reached a divisor below the largest multiple, without a search.
TEST(Reach, remainders_are_found_beside_the_largest_multiple) {
  ReachQuestion q = question(2);
  q.extents[1].facts = Known::multipleOf(16);
  q.holds.conditions = {atLeast({0}, 257), Inequality{{Term{1, {1}, 64}}, -1}};
  q.fails = {Guard{{atMost({0}, 4096)}}};
  q.mostTried = q.mostWays = 0;
  Reach reach = solveReach(q);
  EXPECT_EQ(reach.verdict, Reach::Reached);
  EXPECT_EQ(verifyReach(q, reach), "");
  EXPECT_EQ(reach.witness[1] % 64, 48);
  // A multiple of 64 leaves none: that is undecided where no way may be looked at, and else proved.
  q.extents[1].facts = Known::multipleOf(64);
  EXPECT_NE(solveReach(q).verdict, Reach::Reached);
}

TEST(Reach, variants_of_extents_that_are_equal_are_dropped) {
  Variant few{{{atMost({0}, 16), atLeast({1}, 128)}}, {}}, some{{{atMost({0}, 256), atLeast({1}, 128)}}, {}},
      large{{{atLeast({0, 1}, 257 * 257)}}, {}}, rest{{}, {}};
  SmallVector<Extent> extents{{"M", Known()}, {"N", Known()}};
  SmallVector<Dropped, 0> dropped;
  EXPECT_EQ(dropUnreachable({few, some, large, rest}, extents, {1, 1}, dropped).size(), 4u);
  auto kept = dropUnreachable({few, some, large, rest}, extents, {1, 1}, dropped, {0, 0});
  ASSERT_EQ(kept.size(), 3u);
  EXPECT_EQ(kept[0].guard.str(extents), some.guard.str(extents));
  ASSERT_EQ(dropped.size(), 1u);
  EXPECT_EQ(dropped[0].reason, "-1*M + 16 >= 0 and 1*N + -128 >= 0 never holds");
}

TEST(Reach, an_unreachable_variant_is_dropped_and_said) {
  Variant wide{{{atLeast({0}, 32)}}, {}}, narrow{{{atLeast({0}, 64)}}, {}}, rest{{}, {}}, beyond{{}, {}};
  SmallVector<Dropped, 0> dropped;
  auto kept = dropUnreachable({wide, narrow, rest, beyond}, {{"M", Known()}}, {1}, dropped);
  EXPECT_EQ(kept.size(), 2u);
  ASSERT_EQ(dropped.size(), 2u);
  EXPECT_EQ(dropped[0].reason, "1*M + -64 >= 0 holds only where a variant before it serves");
  EXPECT_EQ(dropped[1].reason, "always holds only where a variant before it serves");
}

TEST(Reach, what_holds_anyway_drops_variants_and_is_no_part_of_guards) {
  Variant few{{{atMost({0}, 64)}}, {}}, narrow{{{atMost({1}, 64)}}, {}}, large{{{atLeast({0, 1}, 1 << 20)}}, {}}, rest{{}, {}};
  SmallVector<Extent> extents{{"M", Known()}, {"N", Known()}};
  SmallVector<Dropped, 0> dropped;
  // 64 rows at least, of products of at least 2^20: neither extent alone says that a product is large.
  Guard given{{atLeast({0}, 64), atLeast({0, 1}, 1 << 20)}};
  auto kept = dropUnreachable({few, narrow, large, rest}, extents, {1, 1}, dropped, {}, given);
  ASSERT_EQ(kept.size(), 3u);
  EXPECT_EQ(kept[2].guard.str(extents), large.guard.str(extents));
  ASSERT_EQ(dropped.size(), 1u);
  EXPECT_EQ(dropped[0].reason, "always holds here only where a variant before it serves");
  // Without it all four serve; with extents that are equal, it is of the first of them.
  EXPECT_EQ(dropUnreachable({few, narrow, large, rest}, extents, {1, 1}, dropped).size(), 4u);
  Guard second{{atLeast({1}, 65)}};
  EXPECT_EQ(dropUnreachable({few, rest}, extents, {1, 1}, dropped, {0, 0}, second).size(), 1u);
}
