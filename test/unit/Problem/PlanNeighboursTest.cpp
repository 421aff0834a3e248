//===- PlanNeighboursTest.cpp - rows that are neighbours in memory --------===//
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

/// The sum of columns of bf16 numbers.
static PlanQuestion columns() {
  PlanQuestion q;
  q.kind = GroupKind::Rows;
  q.extents = {{"n", {}}, {"m", {}}};
  q.inputs = {{Element::BF16, /*isKMajor=*/false}};
  q.outputs = {{Element::BF16}};
  q.rowArrays = 1;
  q.partsPerRow = 1;
  return q;
}

static Plan planFor(const PlanQuestion &q, int64_t n, int64_t m) {
  Plan plan = choose(problem::plan(q, hopper()), {n, m}).plan;
  EXPECT_EQ(verifyPlan(q, plan, hopper()), "");
  return plan;
}

/// Softmax of columns of numbers.
static PlanQuestion softmaxOf(Element element, int64_t vectorBytes = 16) {
  PlanQuestion q = columns();
  q.inputs = {{element, /*isKMajor=*/false}};
  q.outputs = {{element, /*isKMajor=*/false}};
  q.inputs[0].vectorBytes = q.outputs[0].vectorBytes = vectorBytes;
  q.partsPerRow = 0;
  q.mayHoldNeighbours = true;
  return q;
}

// Short columns are held, by lanes along memory and warps across; others are walked.
TEST(PlanNeighbours, short_columns_are_held) {
  using Tile = llvm::SmallVector<int64_t, 4>;
  for (Element element : {Element::F8E4M3, Element::BF16, Element::F32}) {
    PlanQuestion q = softmaxOf(element);
    int64_t most = mostHeldNeighbours(q, hopper());
    EXPECT_EQ(most, 1024);
    int64_t least = 0, before = 0;
    for (int64_t m = 1; m <= most; ++m) {
      Plan plan = planFor(q, 100000, m);
      EXPECT_TRUE(plan.holdsWholeRow && plan.tile[1] >= m && plan.leastColumns <= m);
      EXPECT_EQ(plan.vectorElements, 4);
      EXPECT_LE(plan.tile[0] * plan.tile[1], 32 * plan.threads(hopper()));
      if (plan.tile[1] != before)
        least = plan.leastColumns;
      EXPECT_EQ(plan.leastColumns, least);
      before = plan.tile[1];
    }
    EXPECT_FALSE(planFor(q, 100000, most + 1).holdsWholeRow);
  }
  EXPECT_EQ(planFor(softmaxOf(Element::BF16), 100000, 100).tile, (Tile{64, 128}));
  EXPECT_EQ(planFor(softmaxOf(Element::BF16), 100000, 200).tile, (Tile{32, 256}));
  EXPECT_EQ(planFor(softmaxOf(Element::F32), 100000, 100).tile, (Tile{32, 128}));
}

// One element at a time where nothing more is known of where they begin, and more registers.
TEST(PlanNeighbours, held_columns_that_begin_anywhere_are_read_one_by_one) {
  PlanQuestion q = softmaxOf(Element::BF16, /*vectorBytes=*/2);
  EXPECT_EQ(planFor(q, 100001, 200).vectorElements, 1);
  EXPECT_LT(planFor(q, 100001, 19).ctas, planFor(softmaxOf(Element::BF16), 100000, 19).ctas);
  EXPECT_EQ(planFor(softmaxOf(Element::BF16, 4), 100002, 200).vectorElements, 2);
}

// Two arrays share a thread's registers; what is read once is held where it is short.
TEST(PlanNeighbours, who_holds_less) {
  PlanQuestion q = softmaxOf(Element::F32);
  q.inputs.push_back(q.inputs.front());
  q.rowArrays = 2;
  EXPECT_EQ(mostHeldNeighbours(q, hopper()), 512);
  EXPECT_EQ(planFor(q, 1000, 512).threads(hopper()), 1024);
  q.rowArrays = 5;
  EXPECT_EQ(mostHeldNeighbours(q, hopper()), 0);
  q = softmaxOf(Element::F64); // two words each
  EXPECT_EQ(mostHeldNeighbours(q, hopper()), 512);
  q = softmaxOf(Element::F32);
  q.onlyReduces = true;
  EXPECT_EQ(mostHeldNeighbours(q, hopper()), 1024); // a reduction depends on another
  q.partsPerRow = 2;
  EXPECT_EQ(mostHeldNeighbours(q, hopper()), 128);
  EXPECT_EQ(mostHeldNeighbours(q, *machine::find("gfx942")), 0);
  q.mayHoldNeighbours = false;
  EXPECT_EQ(mostHeldNeighbours(q, hopper()), 0);
}

// Few neighbours of many places: a CTA has several places, and walks no more than there are.
TEST(PlanNeighbours, few_neighbours_are_held_with_those_of_other_places) {
  PlanQuestion q = softmaxOf(Element::BF16);
  q.extents.insert(q.extents.begin(), {"places", q.extents.front().facts});
  auto planOf = [&](int64_t places, int64_t rows, int64_t columns) {
    return choose(plan(q, hopper()), {places, rows, columns}).plan;
  };
  using Sides = llvm::SmallVector<int64_t, 4>;
  Plan pairs = planOf(780632, 2, 8);
  EXPECT_EQ(pairs.tile, (Sides{128, 4, 8}));
  EXPECT_TRUE(pairs.holdsWholeRow);
  Plan tall = planOf(3608, 7, 888);
  EXPECT_EQ(tall.tile, (Sides{1, 8, 1024}));
  EXPECT_EQ(tall.threads(hopper()), 256);
  EXPECT_EQ(planOf(3608, 200, 888).tile.size(), 2u);
  // Longer ones are walked, in lines that are no wider.
  EXPECT_EQ(planOf(1175, 3, 10553).tile[0], 4);
  EXPECT_EQ(planOf(1175, 15, 10553).tile[0], 16);
  EXPECT_EQ(planOf(1175, 40, 10553).tile[0], 64);
  for (Variant &variant : plan(q, hopper()))
    EXPECT_EQ(verifyPlan(q, variant.plan, hopper()), "");
}

// A CTA takes the columns of a line of the cache; few and tall ones are shared by CTAs.
TEST(PlanNeighbours, tall_columns_that_do_not_fill_the_machine_are_split) {
  PlanQuestion q = columns();
  Plan tall = planFor(q, 1000, 16384);
  EXPECT_EQ(tall.tile, (llvm::SmallVector<int64_t, 4>{64, 128}));
  EXPECT_EQ(tall.splitCtas, 6 * hopper().units);
  EXPECT_EQ(planFor(q, 1000, 512).splitCtas, 0);   // short
  Plan many = planFor(q, 16384, 4096);
  EXPECT_EQ(many.splitCtas, 0);
  EXPECT_EQ(many.tile, (llvm::SmallVector<int64_t, 4>{64, 256}));
  q.partsPerRow = 0; // a reduction depends on another
  EXPECT_EQ(planFor(q, 1000, 16384).splitCtas, 0);
}

// What combines the parts is not split again, and may begin while the segments end.
TEST(PlanNeighbours, parts_are_combined_by_one_kernel) {
  PlanQuestion q = columns();
  q.inputs[0].element = Element::F32;
  q.combinesParts = true;
  Plan plan = planFor(q, 1000, 16384);
  EXPECT_EQ(plan.splitCtas, 0);
  EXPECT_TRUE(plan.beginsEarly(hopper()));
}

// What a thread carries and loads fits the registers that it is bounded to.
TEST(PlanNeighbours, wide_sums_and_vectors_of_two_take_registers) {
  PlanQuestion q = columns();
  EXPECT_EQ(planFor(q, 1000, 16384).ctas, 6);
  EXPECT_FALSE(coversVectors(q, hopper()));
  q.inputs[0].vectorBytes = 2;
  EXPECT_TRUE(coversVectors(q, hopper()));
  Plan covering = planFor(q, 1001, 16384);
  EXPECT_EQ(covering.ctas, 6);
  EXPECT_EQ(covering.tile[1], 32);
  q.inputs[0] = {Element::I8, /*isKMajor=*/false};
  q.outputs[0] = {Element::I64};
  EXPECT_EQ(planFor(q, 1024, 16384).ctas, 3);
  q.hasPolynomial = true;
  EXPECT_EQ(planFor(q, 1024, 16384).ctas, 0);
}

// Where eight elements of all rows begin at a vector again, they are seen as one.
TEST(PlanNeighbours, odd_rows_without_gaps_are_seen_as_longer_ones) {
  PlanQuestion q = columns();
  q.inputs[0].vectorBytes = 2;
  q.fold = 8;
  Plan folded = planFor(q, 1001, 16384);
  EXPECT_EQ(folded.fold, 8);
  EXPECT_EQ(folded.tile, (llvm::SmallVector<int64_t, 4>{64, 128}));
  EXPECT_FALSE(folded.foldsRest);
  Plan rest = planFor(q, 1001, 16385); // some elements are left
  EXPECT_EQ(rest.fold, 8);
  EXPECT_TRUE(rest.foldsRest);
  q.scalesSums = true; // which a part of few elements is not
  EXPECT_EQ(planFor(q, 1001, 16385).fold, 1);
  q.scalesSums = false;
  q.inputs[0].vectorBytes = 16;
  EXPECT_EQ(planFor(q, 1000, 16384).fold, 1);
}

// Known extents do not tell whether rows follow one another: with gaps, CTAs share them as they are.
TEST(PlanNeighbours, rows_with_gaps_are_split_where_extents_are_known) {
  PlanQuestion q = columns();
  q.inputs[0].vectorBytes = 2;
  q.fold = 8;
  q.extents = {{"n", Known::exactly(4)}, {"m", Known::exactly(1 << 18)}};
  auto variants = problem::plan(q, hopper());
  ASSERT_GE(variants.size(), 2u);
  EXPECT_TRUE(variants[0].plan.asksForDenseRows());
  EXPECT_FALSE(variants[1].plan.asksForDenseRows());
  EXPECT_GT(variants[1].plan.splitCtas, 0);
  EXPECT_FALSE(variants.back().plan.asksForDenseRows());
}

// Rows known to be short leave room for more of them.
TEST(PlanNeighbours, short_rows_are_taken_many_at_a_time) {
  PlanQuestion q = columns();
  q.extents[1].facts = Known::exactly(4);
  EXPECT_EQ(planFor(q, 100000, 4).tile, (llvm::SmallVector<int64_t, 4>{4096, 4}));
}
