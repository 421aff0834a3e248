//===- PlanDeepTest.cpp - segments of sums that the launch counts ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Products.h"
#include "tier/Problem/PlanCost.h"

#include "llvm/Support/MathExtras.h"
#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

static int64_t tilesOf(const Plan &plan, int64_t m, int64_t n) {
  return llvm::divideCeil(m, plan.tile[0]) * llvm::divideCeil(n, plan.tile[1]);
}

// Each segment has some of k, all have the same number of tiles of it but the last, and together they are no more than the
// CTAs that share them, but for one of each tile.
TEST(PlanDeep, no_segment_is_empty) {
  Plan plan;
  for (int64_t ctas : {1, 7, 132, 264})
    for (int64_t tiles : {1, 2, 18, 45, 66, 67, 132, 1000})
      for (int64_t steps : {1, 2, 3, 64, 100, 511, 512, 16384}) {
        plan.splitCtas = ctas;
        int64_t count = plan.segmentsOf(tiles, steps);
        int64_t most = std::max<int64_t>(1, ctas / tiles), each = llvm::divideCeil(steps, most);
        EXPECT_LE(count, most);
        EXPECT_LT((count - 1) * each, steps);
        EXPECT_GE(count * each, steps);
      }
  EXPECT_EQ(plan.segmentsOf(/*tiles=*/4, /*steps=*/0), 1) << "which stores zeros";
  EXPECT_EQ(plan.segmentsOf(/*tiles=*/0, /*steps=*/64), 64);
  plan.splitCtas = 0;
  plan.segments = 6;
  EXPECT_EQ(plan.segmentsOf(4, 2), 6) << "as planned";
}

// One wave of CTAs shares the sums of few tiles.
TEST(PlanDeep, few_tiles_of_long_sums_fill_a_wave) {
  PlanQuestion q = product();
  auto variants = plan(q, hopper());
  for (auto [m, n, k] : {std::array<int64_t, 3>{64, 64, 1 << 20}, {128, 128, 1 << 15}, {384, 384, 1 << 16}, {512, 512, 1 << 17},
                         {768, 768, 1 << 15}, {1024, 1024, 1 << 16}, {256, 256, 1 << 18}}) {
    const Plan &one = choose(variants, {m, n, k}).plan;
    int64_t tiles = tilesOf(one, m, n), segments = one.segmentsOf(tiles, k / one.tile[2]);
    EXPECT_GT(segments, 1) << m << " " << n << " " << k;
    EXPECT_LE(tiles * segments, hopper().units) << m << " " << n << " " << k;
    EXPECT_GE(10 * tiles * segments, 9 * hopper().units) << m << " " << n << " " << k;
    EXPECT_EQ(planSegments(q, hopper(), one).splitCtas, one.splitCtas);
  }
  for (auto [m, n, k] : {std::array<int64_t, 3>{64, 64, (1 << 15) - 1}, {4096, 4096, 1 << 16}, {16, 4096, 1 << 16}, {768, 768, 2048}, {256, 4096, 1 << 16},
                         {4096, 256, 1 << 14}})
    EXPECT_EQ(choose(variants, {m, n, k}).plan.splitCtas, 0) << m << " " << n << " " << k;
  q.foldK = promotedK;
  for (const Variant &variant : plan(q, hopper()))
    EXPECT_EQ(variant.plan.splitCtas, 0) << "sums are folded";
}

// Tiles of all batches share the CTAs.
TEST(PlanDeep, batches_are_tiles_too) {
  PlanQuestion q = product();
  q.extents.insert(q.extents.begin(), {"B", {}});
  auto variants = plan(q, hopper());
  EXPECT_GT(choose(variants, {1, 768, 768, 1 << 15}).plan.splitCtas, 0);
  EXPECT_GT(choose(variants, {4, 384, 384, 1 << 15}).plan.splitCtas, 0);
  EXPECT_EQ(choose(variants, {20, 768, 768, 1 << 15}).plan.splitCtas, 0);
}

TEST(PlanDeep, ctas_are_asked_for) {
  PlanQuestion q = product();
  Asked asked;
  asked.tile = {128, 128, 64};
  asked.ctas = 200;
  Plan made;
  EXPECT_EQ(planAsked(q, asked, hopper(), made), "");
  EXPECT_EQ(made.splitCtas, 200);
  EXPECT_EQ(made.segments, 1);
  EXPECT_NE(made.reason.find("segments of k for 200 CTAs"), std::string::npos) << made.reason;
  asked.segments = 2;
  EXPECT_EQ(planAsked(q, asked, hopper(), made), "expects segments or CTAs that share sums, got both");
  asked.segments = 0;
  asked.cluster = {2, 1};
  EXPECT_NE(planAsked(q, asked, hopper(), made), "");
  asked.cluster = {};
  asked.alternates = true;
  EXPECT_NE(planAsked(q, asked, hopper(), made).find("segments of k"), std::string::npos);
  asked.alternates = false;
  q.inputs[0].element = q.inputs[1].element = machine::Element::F8E4M3;
  q.foldK = promotedK;
  asked.tile = {128, 128, 128};
  EXPECT_EQ(planAsked(q, asked, hopper(), made), "");
  EXPECT_EQ(made.splitCtas, 200);
}

// What adds the parts begins early. Few parts are those of one thread, and many are shared by a CTA, whose tile is as large:
// CTAs for most multiprocessors, and no more than begin at once.
TEST(PlanDeep, parts_are_added_by_many_ctas) {
  PlanQuestion whole = product();
  auto variants = plan(whole, hopper());
  for (auto [m, n, k] : {std::array<int64_t, 3>{64, 64, 1 << 20}, {128, 128, 1 << 15}, {384, 384, 1 << 16}, {512, 512, 1 << 17},
                         {768, 768, 1 << 15}, {1024, 1024, 1 << 16}, {256, 256, 1 << 18}, {1000, 1000, 20000}}) {
    const Plan &parts = choose(variants, {m, n, k}).plan;
    ASSERT_GT(parts.splitCtas, 0);
    PlanQuestion q;
    q.kind = GroupKind::Rows;
    q.extents = {{"MN", {}}, {"S", {}}};
    q.inputs = {{Element::F32, /*isKMajor=*/false, true, 16}};
    q.outputs = {{Element::BF16, true, true, 16}};
    q.combinesParts = true;
    q.partsAtOnce = parts.partsAtOnce;
    auto adding = plan(q, hopper());
    ASSERT_EQ(adding.size(), 1u);
    const Plan &one = adding.front().plan;
    EXPECT_TRUE(one.beginsEarly(hopper()));
    EXPECT_EQ(verifyPlan(q, one, hopper()), "");
    int64_t segments = parts.segmentsOf(tilesOf(parts, m, n), k / parts.tile[2]);
    EXPECT_LE(segments, one.tile[1]) << m << " " << n << " " << k;
    int64_t ctas = llvm::divideCeil(m * n, one.tile[0]);
    EXPECT_GE(ctas, hopper().units * 3 / 4) << m << " " << n << " " << k;
    EXPECT_LE(ctas, 10 * hopper().units) << m << " " << n << " " << k;
  }
}
