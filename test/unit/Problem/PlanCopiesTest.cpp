//===- PlanCopiesTest.cpp - residuals that bulk copies bring --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/PlanShared.h"

#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

// All pieces of a large tile and one more, beside three stages; other plans are as without.
TEST(PlanCopies, residuals_are_copied_where_that_was_faster) {
  const machine::Machine &chip = *machine::find("sm_90a");
  PlanQuestion residual;
  residual.kind = GroupKind::Contraction;
  residual.extents = {{"M", {}}, {"N", {}}, {"K", {}}};
  residual.inputs = {{Element::BF16, true, true, 16}, {Element::BF16, true, true, 16}, {Element::BF16}};
  residual.outputs = {{Element::BF16, true, true, 16}};
  residual.readsTiles = residual.mayCopyTile = true;
  auto planOf = [&](const PlanQuestion &question, int64_t m, int64_t n,
                    llvm::SmallVector<int64_t, 2> cluster = {}, int64_t stages = 0) {
    Asked asked;
    asked.tile = {m, n, 64};
    asked.cluster = cluster;
    asked.stages = stages;
    Plan plan;
    EXPECT_EQ(planAsked(question, asked, chip, plan), "");
    return plan;
  };
  Plan copied = planOf(residual, 128, 256);
  EXPECT_TRUE(copied.copiesTile);
  EXPECT_EQ(std::tuple(copied.stages, copied.stagedColumns, copied.stagedTiles),
            std::tuple(3, 64, 5));
  PlanQuestion loaded = residual, turned = swapSides(residual), wide = residual,
               folded = residual, polynomial = residual, threads = residual;
  loaded.mayCopyTile = false;
  wide.outputs[0].element = Element::F32;
  folded.foldK = promotedK;
  polynomial.hasPolynomial = true;
  threads.inputs[1].allowsBulkCopy = false;
  EXPECT_FALSE(turned.mayCopyTile);
  for (const PlanQuestion &other : {wide, folded, polynomial, threads})
    EXPECT_FALSE(planOf(other, 128, 256).copiesTile);
  auto isAsWithout = [&](int64_t m, int64_t n, llvm::SmallVector<int64_t, 2> cluster,
                         int64_t stages) {
    return planOf(residual, m, n, cluster, stages) == planOf(loaded, m, n, cluster, stages);
  };
  EXPECT_FALSE(isAsWithout(128, 256, {}, 3));
  EXPECT_TRUE(isAsWithout(128, 256, {}, 4));
  EXPECT_TRUE(isAsWithout(128, 256, {2, 1}, 0));
  EXPECT_TRUE(isAsWithout(128, 192, {}, 0));
  EXPECT_TRUE(isAsWithout(192, 192, {}, 0));
  EXPECT_TRUE(isAsWithout(128, 128, {}, 0));
  for (const Variant &variant : plan(residual, chip))
    EXPECT_EQ(verifyPlan(residual, variant.plan, chip), "");
}
