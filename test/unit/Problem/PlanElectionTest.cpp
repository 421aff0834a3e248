//===- PlanElectionTest.cpp - what is elected takes least time ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Products.h"
#include "tier/Problem/PlanElection.h"
#include "tier/Problem/Reach.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <set>

using namespace tier;
using namespace tier::problem;
using machine::Element;

/// Few rows, or less than half a wave of large tiles.
static std::array<int64_t, 3> draw(std::mt19937 &random) {
  auto log = [&](double low, double high) {
    return int64_t(std::exp(std::uniform_real_distribution<>(std::log(low), std::log(high))(random)));
  };
  while (true) {
    std::array<int64_t, 3> extents{log(1, 4000), log(128, 40000), log(64, 16000)};
    if (extents[0] <= 256 || 2 * extents[0] * extents[1] < 132 * 128 * 256)
      return extents;
  }
}

// Of all variants with the same election the one that serves takes least time, by brute force.
TEST(PlanElection, who_serves_takes_least_time_of_those_that_stand) {
  for (Element element : {Element::BF16, Element::F8E4M3, Element::TF32})
    for (bool isKMajor : {true, false}) {
      PlanQuestion q = product(element);
      if (!isKMajor && element != Element::BF16)
        continue;
      q.inputs[1].isKMajor = isKMajor;
      auto variants = plan(q, hopper());
      std::mt19937 random(3);
      std::set<unsigned> elected;
      for (int trial = 0; trial < 300; ++trial) {
        std::array<int64_t, 3> extents = draw(random);
        const Variant &one = choose(variants, extents);
        if (!one.guard.election)
          continue;
        double least = INFINITY;
        for (const Variant &other : variants)
          if (other.guard.election == one.guard.election)
            least = std::min(least, estimate(q, other.plan, extents, hopper(), *machine::findTimings("sm_90a")));
        EXPECT_EQ(estimate(q, one.plan, extents, hopper(), *machine::findTimings("sm_90a")), least);
        elected.insert(one.guard.elected);
      }
      EXPECT_GT(elected.size(), 10u);
    }
}

// Extents that are known while compiling are decided then, as whoever launches would.
TEST(PlanElection, known_extents_are_elected_while_compiling) {
  PlanQuestion q = product();
  auto variants = plan(q, hopper());
  std::mt19937 random(5);
  std::vector<double> excess;
  for (int trial = 0; trial < 60; ++trial) {
    std::array<int64_t, 3> extents = draw(random);
    PlanQuestion known = q;
    for (auto [extent, value] : llvm::zip_equal(known.extents, extents))
      extent.facts = Known::exactly(value);
    auto exact = plan(known, hopper());
    EXPECT_EQ(exact.size(), 1u);
    EXPECT_TRUE(exact[0].guard.isAlways());
    const machine::Timings &timings = *machine::findTimings("sm_90a");
    excess.push_back(estimate(q, choose(variants, extents).plan, extents, hopper(), timings) /
                     estimate(q, exact[0].plan, extents, hopper(), timings));
  }
  // More plans stand for election there than kernels are compiled here.
  std::sort(excess.begin(), excess.end());
  EXPECT_LE(excess[excess.size() / 2], 1.01);
  EXPECT_LE(excess[excess.size() * 9 / 10], 1.08);
}

TEST(PlanElection, equals_have_the_first_and_no_extents_are_too_few) {
  PlanQuestion q = product();
  Plan small = planOf({64, 64}, q, hopper()).plan, large = planOf({128, 128}, q, hopper()).plan;
  Election election{"sm_90a", asModelled(q), {small, small, large, large}};
  EXPECT_EQ(election.elect({64, 256, 512}), 0u);
  EXPECT_EQ(election.elect({1408, 1408, 8192}), 2u);
  for (int64_t none : {0, 1})
    EXPECT_EQ(election.elect({none, none, none}), 0u);
  EXPECT_EQ(election.elect({2, 64, 256, 512}), 0u); // a batch
}

TEST(PlanElection, what_is_wrong_is_said) {
  Plan fine = planOf({64, 64}, product(), hopper()).plan;
  auto check = [&](auto change) {
    Election election{"sm_90a", asModelled(product()), {fine, fine}};
    change(election);
    return checkElection(election);
  };
  EXPECT_EQ(check([](Election &) {}), "");
  EXPECT_EQ(check([](Election &e) { e.machine = "sm_80"; }), "expects a machine that was measured, got 'sm_80'");
  EXPECT_EQ(check([](Election &e) { e.plans.clear(); }), "expects at least one plan, got none");
  EXPECT_EQ(check([](Election &e) { e.product.outputBytes = 0; }), "expects elements of whole bytes, got bf16 and results of 0");
  EXPECT_EQ(check([](Election &e) { e.product.overlapN = -8; }), "expects multiples of tiles that may overlap, 0 where none do, got 0 and -8");
  EXPECT_EQ(check([](Election &e) { e.plans[1].tile = {64, 0, 64}; }), "expects a tile [m, n, k], got plan 1 without");
  EXPECT_EQ(check([](Election &e) { e.plans[1].atom.clear(); }), "expects an atom [m, n, k], got plan 1 without");
  EXPECT_EQ(check([](Election &e) { e.plans[0].cluster = {1}; }), "expects a cluster of rows and columns, got plan 0 without");
  EXPECT_EQ(check([](Election &e) { e.plans[0].grain = machine::Grain::Thread; }), "expects the grain of a warpgroup or a warp, got plan 0 without");
  EXPECT_EQ(check([](Election &e) { e.plans[0].warps.clear(); }), "expects warps, got plan 0 without");
  for (auto number : {&Plan::stages, &Plan::group, &Plan::segments})
    EXPECT_EQ(check([&](Election &e) { e.plans[1].*number = 0; }), "expects stages, a group and segments of at least 1, got plan 1 without");
}

// A guard with an election holds where its plan is elected; a variant behind all of them serves elsewhere.
TEST(PlanElection, guards_hold_where_their_plan_is_elected) {
  PlanQuestion q = product();
  auto election = std::make_shared<Election>(
      Election{"sm_90a", asModelled(q), {planOf({64, 64}, q, hopper()).plan, planOf({128, 128}, q, hopper()).plan}});
  Variant first{{{Inequality{{Term{-1, {0}}}, 2048}}}, election->plans[0]}, second = first;
  first.guard.election = second.guard.election = election;
  second.guard.elected = 1;
  second.plan = election->plans[1];
  EXPECT_TRUE(first.guard.holds({64, 256, 512}));
  EXPECT_FALSE(second.guard.holds({64, 256, 512}));
  EXPECT_TRUE(second.guard.holds({1408, 1408, 8192}));
  EXPECT_FALSE(second.guard.holds({4096, 1408, 8192}));
  EXPECT_FALSE(first.guard.isAlways());
  EXPECT_EQ(second.guard.str(q.extents), "-1*M + 2048 >= 0 and the model elects plan 1 of 2");
  // Neither hides the other, both hide what asks for more than they do.
  Variant within{{{Inequality{{Term{-1, {0}}}, 1024}}}, first.plan}, rest{{}, first.plan};
  llvm::SmallVector<Dropped, 0> dropped;
  auto kept = dropUnreachable({first, second, within, rest}, q.extents, {1, 1, 0}, dropped);
  EXPECT_EQ(kept.size(), 3u);
  ASSERT_EQ(dropped.size(), 1u);
  EXPECT_EQ(dropped[0].reason, "-1*M + 1024 >= 0 holds only where a variant before it serves");
  // A witness is one where it is elected.
  ReachQuestion question{q.extents, {1, 1, 1}, {}, second.guard, {first.guard}};
  Reach reach = solveReach(question);
  EXPECT_EQ(reach.verdict, Reach::Reached);
  EXPECT_EQ(verifyReach(question, reach), "");
  EXPECT_TRUE(second.guard.holds(reach.witness));
  reach.witness = {64, 256, 512};
  EXPECT_NE(verifyReach(question, reach), "");
}
