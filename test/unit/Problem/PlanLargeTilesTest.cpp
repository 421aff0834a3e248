//===- PlanLargeTilesTest.cpp - three warpgroups, and sides that turn -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Plan.h"

#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

static const machine::Machine &hopper() { return *machine::find("sm_90a"); }

/// x @ w.T, or x @ w if the columns of w are contiguous.
static PlanQuestion product(bool areColumnsContiguous = false) {
  PlanQuestion q;
  q.kind = GroupKind::Contraction;
  q.extents = {{"M", {}}, {"N", {}}, {"K", {}}};
  q.inputs = {{Element::BF16, true, true, 16}, {Element::BF16, !areColumnsContiguous, true, 16}};
  q.outputs = {{Element::BF16, true, true, 16}};
  return q;
}

static Plan chosenFor(const PlanQuestion &q, llvm::ArrayRef<int64_t> extents) {
  return choose(plan(q, hopper()), extents).plan;
}

// 22 x 22 tiles of 192 x 192 are four waves, 33 x 17 of 128 x 256 five.
TEST(PlanLargeTiles, three_warpgroups_serve_where_their_waves_end_sooner) {
  Plan p = chosenFor(product(), {4104, 4104, 4104});
  EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{192, 192, 64}));
  EXPECT_EQ(p.warps, (llvm::SmallVector<int64_t, 2>{4, 12}));
  EXPECT_EQ(p.registers, (llvm::SmallVector<int64_t, 2>{40, 152}));
}

// Their threads begin with few registers, which the assembler keeps to.
TEST(PlanLargeTiles, three_warpgroups_serve_no_epilogue_that_would_spill) {
  PlanQuestion polynomial = product(), bytes = product();
  polynomial.hasPolynomial = true;
  bytes.outputs[0].element = Element::F8E4M3;
  for (const PlanQuestion &q : {polynomial, bytes})
    EXPECT_EQ(chosenFor(q, {4104, 4104, 4104}).tile[0], 128);
}

// Contiguous columns are copied in whole spans of 64: for other widths they become rows of
// the instruction.
TEST(PlanLargeTiles, sides_turn_for_the_width_of_a_tile) {
  PlanQuestion q = product(/*areColumnsContiguous=*/true);
  Plan pairs = chosenFor(q, {5000, 5000, 5000});
  EXPECT_TRUE(pairs.swapsSides);
  EXPECT_EQ(pairs.tile[1], 224);
  EXPECT_EQ(pairs.cluster[0], 2);
  EXPECT_EQ(verifyPlan(q, pairs, hopper()), "");
  EXPECT_FALSE(chosenFor(q, {4096, 4096, 4096}).swapsSides);
}

// The rows of A are contiguous too: no side has tiles of any width.
TEST(PlanLargeTiles, sides_that_are_both_contiguous_do_not_turn) {
  PlanQuestion q = product(/*areColumnsContiguous=*/true);
  q.inputs[0].isKMajor = false;
  for (const Variant &variant : plan(q, hopper())) {
    EXPECT_NE(variant.plan.tile[1], 224);
    EXPECT_EQ(verifyPlan(q, variant.plan, hopper()), "");
  }
}

// Turned, a thread would read one element of a residual at a time.
TEST(PlanLargeTiles, sides_of_products_with_a_residual_do_not_turn) {
  PlanQuestion q = product(/*areColumnsContiguous=*/true);
  q.readsTiles = true;
  EXPECT_FALSE(chosenFor(q, {5000, 5000, 5000}).swapsSides);
}
