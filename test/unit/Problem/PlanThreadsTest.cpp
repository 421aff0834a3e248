//===- PlanThreadsTest.cpp - products that threads multiply ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Products.h"
#include "tier/Problem/PlanShared.h"
#include "tier/Problem/SharedLayout.h"

#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

/// x @ w.T, or x @ w.
static PlanQuestion ofThreads(Element element = Element::F32, bool isKMajorB = true) {
  PlanQuestion q = product(element);
  q.inputs[1].isKMajor = isKMajorB;
  q.accumulator = q.outputs[0].element = element;
  return q;
}

static int64_t ctasOf(const Plan &plan, int64_t m, int64_t n, int64_t k) {
  int64_t tiles = llvm::divideCeil(m, plan.tile[0]) * llvm::divideCeil(n, plan.tile[1]);
  return tiles * plan.segmentsOf(tiles, llvm::divideCeil(k, plan.tile[2]));
}

TEST(PlanThreads, few_tiles_of_long_sums_share_them) {
  for (Element element : {Element::F32, Element::F64})
    for (bool isKMajorB : {true, false}) {
      auto variants = plan(ofThreads(element, isKMajorB), hopper());
      for (auto [m, n, k] :
           {std::array<int64_t, 3>{64, 64, 65536}, {1, 64, 1 << 20}, {16, 4096, 4096}, {4096, 16, 4096}, {32, 8192, 1024},
            {64, 4096, 4096}, {4096, 64, 4096}, {128, 128, 8192}, {1000, 1000, 4096}, {512, 512, 512}}) {
        const Plan &one = choose(variants, {m, n, k}).plan;
        EXPECT_EQ(one.grain, element == Element::F64 ? machine::Grain::Warp : machine::Grain::Thread);
        EXPECT_GE(ctasOf(one, m, n, k), hopper().units) << m << " " << n << " " << k;
        EXPECT_EQ(planSegments(ofThreads(element, isKMajorB), hopper(), one), one);
      }
    }
}

TEST(PlanThreads, short_sums_and_many_tiles_are_whole) {
  auto variants = plan(ofThreads(), hopper());
  for (auto [m, n, k] : {std::array<int64_t, 3>{4096, 4096, 4096}, {1024, 1024, 1024}, {16, 128256, 4096}, {64, 64, 100},
                         {16, 4096, 100}, {1, 1, 1}, {300000, 40, 4096}})
    EXPECT_FALSE(choose(variants, {m, n, k}).plan.splitsSums()) << m << " " << n << " " << k;
}

// A tile has no more rows than a power of two above those of the product, where these are few.
TEST(PlanThreads, tiles_are_as_short_as_products) {
  auto variants = plan(ofThreads(), hopper());
  for (int64_t few : {1, 7, 16, 17, 32})
    for (int64_t many : {64, 4096, 100000})
      for (int64_t k : {1, 512, 4096}) {
        int64_t side = few <= 16 ? 16 : 32;
        EXPECT_EQ(choose(variants, {few, many, k}).plan.tile[0], side);
        EXPECT_EQ(choose(variants, {many, few, k}).plan.tile[1], side);
      }
  EXPECT_EQ(choose(variants, {8192, 8192, 64}).plan.tile[0], 128);
  EXPECT_EQ(choose(variants, {40, 300000, 64}).plan.tile[0], 64);
}

// Rows along k stay so where sums are few; CTAs that share a multiprocessor fit it.
TEST(PlanThreads, operands_along_k_are_read_so_by_small_tiles) {
  for (const char *chip : {"sm_80", "sm_90a", "sm_100a"})
    for (Element element : {Element::F32, Element::F64}) {
      const machine::Machine &machine = *machine::find(chip);
      PlanQuestion q = ofThreads(element);
      if (plan(q, machine).back().plan.grain != machine::Grain::Thread)
        continue;
      for (const Variant &variant : plan(q, machine)) {
        const Plan &one = variant.plan;
        bool areFew = one.tile[0] * one.tile[1] <= 4096;
        EXPECT_EQ(threadsReadAlongK(q.inputs[1], one.tile, machine), areFew);
        EXPECT_EQ(one.transferB == Transfer::CopyGroup, areFew);
        EXPECT_LE(std::max<int64_t>(1, one.ctas) * one.sharedBytes, machine.sharedBytes);
        EXPECT_GE(one.stages, 2);
      }
    }
  EXPECT_FALSE(threadsReadAlongK(product(Element::BF16).inputs[0], {16, 128}, hopper()));
  EXPECT_FALSE(threadsReadAlongK(ofThreads(Element::F32, false).inputs[1], {16, 128}, hopper()));
}

TEST(PlanThreads, what_is_asked_for_is_planned_or_refused) {
  PlanQuestion q = ofThreads();
  auto ask = [&](Asked asked, Plan *result = nullptr) {
    Plan plan;
    std::string wrong = planAsked(q, asked, hopper(), plan);
    if (result)
      *result = plan;
    return wrong;
  };
  Plan found;
  Asked asked{{64, 128, 16}};
  asked.ctas = 264;
  asked.stages = 4;
  EXPECT_EQ(ask(asked, &found), "");
  EXPECT_EQ(found.stages, 4);
  EXPECT_EQ(found.splitCtas, 264);
  EXPECT_EQ(found.warps.front(), 4);
  asked.segments = 2;
  EXPECT_EQ(ask(asked), "expects segments or CTAs that share sums, got both");
  for (Asked wrong : {Asked{{64, 100, 16}}, Asked{{8, 128, 16}}, Asked{{256, 256, 16}}, Asked{{16, 16, 16}}, Asked{{64, 64, 4}},
                      Asked{{64, 64, 16}, {2, 1}}, Asked{{64, 64}}})
    EXPECT_NE(ask(wrong).find("where threads multiply, got tile"), std::string::npos) << ask(wrong);
  asked = {{64, 64, 16}};
  asked.grain = "warp";
  EXPECT_NE(ask(asked), "");
  asked.grain = "thread";
  EXPECT_EQ(ask(asked), "");
  EXPECT_NE(ask({{128, 256, 64}, {}, 9}).find("expects"), std::string::npos) << "more than fits";
}
