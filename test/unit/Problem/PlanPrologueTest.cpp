//===- PlanPrologueTest.cpp - who computes an operand that is fused --------===//
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

/// f(x) @ w where x has elements of `array` and f(x) of `element`.
static PlanQuestion computed(Element array, Element element = Element::BF16) {
  PlanQuestion q;
  q.kind = GroupKind::Contraction;
  q.extents = {{"M", {}}, {"N", {}}, {"K", {}}};
  q.inputs = {{element, true, false, 16}, {element, true, true, 16}};
  q.outputs = {{Element::BF16, true, true, 16}};
  q.hasFusedProducerA = true;
  q.producersA = {{array, true, true, 16}};
  if (element == Element::I8)
    q.accumulator = Element::I32;
  return q;
}

static const machine::Machine &hopper() { return *machine::find("sm_90a"); }

/// Variants that compute A in registers.
static int64_t count(const PlanQuestion &q, const machine::Machine &machine = hopper()) {
  int64_t computes = 0;
  for (const Variant &variant : plan(q, machine)) {
    EXPECT_EQ(verifyPlan(q, variant.plan, machine), "");
    computes += variant.plan.computesA;
  }
  return computes;
}

TEST(PlanPrologue, a_is_computed_in_registers_from_tiles_of_any_element) {
  for (Element array : {Element::BF16, Element::F16, Element::I8, Element::F8E4M3, Element::F32})
    EXPECT_GT(count(computed(array)), 0) << machine::stringify(array).str();
  for (Element element : {Element::F16, Element::TF32, Element::F8E4M3, Element::F8E5M2, Element::I8}) {
    EXPECT_GT(count(computed(element, element)), 0) << machine::stringify(element).str();
  }
}

TEST(PlanPrologue, a_stage_holds_the_arrays_and_not_what_is_computed) {
  PlanQuestion bytes = computed(Element::I8), words = computed(Element::F32);
  Plan few = choose(plan(bytes, hopper()), {8192, 8192, 8192}).plan;
  Plan many = choose(plan(words, hopper()), {8192, 8192, 8192}).plan;
  ASSERT_EQ(few.tile, many.tile);
  EXPECT_GT(few.stages, many.stages);
  EXPECT_EQ(few.transferA, Transfer::Bulk);
  EXPECT_NE(few.reason.find("compute A in registers"), std::string::npos);
  // A second array takes room too.
  bytes.producersA.push_back(words.producersA.front());
  EXPECT_LT(choose(plan(bytes, hopper()), {8192, 8192, 8192}).plan.stages, few.stages);
}

// What threads read they would give back to a peer by a memory barrier in each step.
TEST(PlanPrologue, no_pairs_compute_a) {
  PlanQuestion q = computed(Element::F32);
  for (const PlanQuestion &one : {q, swapSides(q)})
    for (int64_t n : {5000, 8200, 12345 * 8})
      EXPECT_EQ(choose(plan(one, hopper()), {n, n, n}).plan.cluster, (llvm::SmallVector<int64_t>{1, 1})) << n;
  PlanQuestion plain = computed(Element::F32);
  plain.hasFusedProducerA = false;
  plain.producersA.clear();
  plain.inputs[0].allowsBulkCopy = true;
  EXPECT_NE(choose(plan(plain, hopper()), {5000, 5000, 5000}).plan.cluster, (llvm::SmallVector<int64_t>{1, 1}));
}

TEST(PlanPrologue, words_cost_more_to_compute_than_halves_and_these_than_bytes) {
  auto cost = [](const PlanQuestion &q) { return costOfComputing(q, hopper()); };
  PlanQuestion sum = computed(Element::BF16);
  sum.producersA.push_back(sum.producersA.front());
  int64_t halves = cost(computed(Element::F16))->always;
  EXPECT_GT(cost(computed(Element::F32))->always, halves);
  EXPECT_EQ(cost(sum)->always, cost(computed(Element::F32))->always);
  EXPECT_LT(cost(computed(Element::F8E4M3))->always, halves);
  EXPECT_LT(cost(computed(Element::I8))->always, halves);
  EXPECT_GT(cost(sum)->insideLines, 0);
  // Of either side.
  EXPECT_EQ(cost(swapSides(computed(Element::I8)))->always, cost(computed(Element::I8))->always);
  // Nobody computes what there is, nor what no bulk copy brings.
  PlanQuestion plain = computed(Element::F32), moved = plain;
  plain.hasFusedProducerA = false;
  moved.producersA.front().allowsBulkCopy = false;
  EXPECT_FALSE(cost(plain));
  EXPECT_FALSE(cost(moved));
}

TEST(PlanPrologue, few_columns_beside_weights_of_bytes) {
  PlanQuestion q = computed(Element::I8);
  auto natural = plan(q, hopper()), turned = plan(swapSides(q), hopper());
  struct Case {
    int64_t m, n, k, columns, ctas;
  };
  for (Case one : {Case{14336, 16, 4096, 16, 0}, {4096, 16, 4096, 16, 132}, {4096, 3, 4096, 16, 132}, {4096, 64, 14336, 64, 132},
                   {32000, 33, 4096, 64, 0}, {32000, 32, 512, 32, 0}, {4096, 65, 4096, 96, 132}, {14336, 128, 4096, 128, 0},
                   {14336, 160, 4096, 160, 0}, {4096, 200, 14336, 208, 132}, {4096, 256, 4096, 128, 132}, {6784, 209, 4096, 128, 0},
                   {4096, 300, 14336, 160, 132}, {14336, 257, 4096, 160, 0}}) {
    Plan found = choose(natural, {one.m, one.n, one.k}).plan, other = choose(turned, {one.n, one.m, one.k}).plan;
    EXPECT_EQ(found.tile, (llvm::SmallVector<int64_t, 4>{128, one.columns, 128})) << one.m << ' ' << one.n << ' ' << one.k;
    EXPECT_EQ(found.splitCtas, one.ctas) << one.m << ' ' << one.n << ' ' << one.k;
    EXPECT_TRUE(found.computesA);
    EXPECT_FALSE(found.swapsSides);
    EXPECT_EQ(other.tile, found.tile);
    EXPECT_EQ(other.splitCtas, one.ctas);
    EXPECT_TRUE(other.swapsSides);
  }
  // Short sums of few tiles are not shared, and more columns are as those of other products; 256 columns where
  // they are one wave.
  EXPECT_EQ(choose(natural, {4096, 16, 512}).plan.tile[1], 64);
  EXPECT_NE(choose(natural, {4096, 321, 4096}).plan.tile[2], 128);
  EXPECT_EQ(choose(natural, {14336, 256, 4096}).plan.tile, (llvm::SmallVector<int64_t, 4>{128, 256, 64}));
  // Tiles of all products of a batch count.
  PlanQuestion batch = q;
  batch.extents.insert(batch.extents.begin(), {"B", {}});
  Plan ofBatch = choose(plan(batch, hopper()), {16, 4096, 64, 4096}).plan;
  EXPECT_EQ(ofBatch.tile, (llvm::SmallVector<int64_t, 4>{128, 64, 128}));
  EXPECT_EQ(ofBatch.splitCtas, 0);
  // Of arrays of two bytes up to 64 columns.
  auto halves = plan(computed(Element::F16), hopper());
  EXPECT_EQ(choose(halves, {14336, 64, 4096}).plan.tile, (llvm::SmallVector<int64_t, 4>{128, 64, 128}));
  EXPECT_NE(choose(halves, {14336, 65, 4096}).plan.tile[2], 128);
}

TEST(PlanPrologue, what_is_computed_becomes_a) {
  PlanQuestion q = swapSides(computed(Element::I8));
  ASSERT_TRUE(q.hasFusedProducerB && !q.hasFusedProducerA);
  int64_t turned = 0;
  for (const Variant &variant : plan(q, hopper())) {
    EXPECT_EQ(verifyPlan(q, variant.plan, hopper()), "");
    EXPECT_TRUE(!variant.plan.computesA || variant.plan.swapsSides);
    turned += variant.plan.computesA;
  }
  EXPECT_GT(turned, 0);
  // A guard asks for the same extents as that of the transposed product.
  for (auto extents : {llvm::SmallVector<int64_t>{4096, 256, 512}, llvm::SmallVector<int64_t>{70, 9000, 64},
                       llvm::SmallVector<int64_t>{14336, 1024, 4096}, llvm::SmallVector<int64_t>{6144, 1024, 4096}})
    EXPECT_EQ(choose(plan(q, hopper()), extents).plan.tile,
              choose(plan(swapSides(q), hopper()), {extents[1], extents[0], extents[2]}).plan.tile);
}

TEST(PlanPrologue, threads_compute_what_registers_cannot) {
  auto refused = [](PlanQuestion q, const char *why) {
    EXPECT_EQ(count(q), 0) << why;
    bool isSaid = false;
    for (const Variant &variant : plan(q, hopper()))
      isSaid |= variant.plan.reason.find(why) != std::string::npos;
    EXPECT_TRUE(isSaid) << why;
  };
  PlanQuestion q = computed(Element::BF16);
  q.producersA.front().allowsBulkCopy = false;
  refused(q, "no bulk copy brings an array");
  q = computed(Element::I8);
  q.producersA.front().isKMajor = false;
  refused(q, "no matrix load turns them");
  q = computed(Element::BF16);
  q.producersA.front().isKMajor = false;
  EXPECT_GT(count(q), 0);
  q.inputs[1].allowsBulkCopy = false;
  refused(q, "no bulk copy brings B");
  q = computed(Element::BF16);
  q.hasFusedProducerB = true;
  refused(q, "B is computed too");
  q = computed(Element::BF16);
  q.producersA.clear();
  refused(q, "one or two arrays");
  q = computed(Element::F8E4M3, Element::F8E4M3);
  q.foldK = promotedK;
  refused(q, "sums that are folded");
  for (const char *name : {"sm_80", "sm_100a", "gfx942", "cpu"})
    EXPECT_EQ(count(computed(Element::BF16), *machine::find(name)), 0) << name;
}

// x @ w.T where rows of x begin anywhere, and are not copied.
TEST(PlanPrologue, rows_that_maps_of_residues_bring_are_shifted_in_registers) {
  PlanQuestion q;
  q.kind = GroupKind::Contraction;
  q.extents = {{"M", {}}, {"N", {}}, {"K", {}}};
  q.inputs = {{Element::BF16, true, false, 2}, {Element::BF16, true, true, 16}};
  q.outputs = {{Element::BF16, true, false, 2}};
  EXPECT_FALSE(plan(q, hopper()).front().plan.realignsA);
  for (unsigned side : {0, 1}) {
    PlanQuestion asked = side ? swapSides(q) : q;
    asked.outputs = q.outputs;
    asked.inputs[side].residues = 8;
    auto variants = plan(asked, hopper());
    ASSERT_EQ(variants.size(), 2u);
    const Plan &found = variants.back().plan;
    EXPECT_EQ(verifyPlan(asked, found, hopper()), "");
    EXPECT_TRUE(found.realignsA && found.computesA);
    EXPECT_EQ(found.swapsSides, side == 1);
    EXPECT_EQ(found.transferA, Transfer::Bulk);
    EXPECT_NE(found.reason.find("8 maps"), std::string::npos);
    // Pieces of 32 columns leave in lines, whichever side lies along them.
    EXPECT_EQ(found.stagedColumns, 32);
    EXPECT_GE(found.stages, 3);
    // A stage has a vector more of each row of A.
    Plan less = found;
    --less.stages;
    EXPECT_EQ(sharedBytesOf(asked, found, hopper()) - sharedBytesOf(asked, less, hopper()),
              2 * (128 * (64 + 8) + 256 * 64));
    EXPECT_EQ(found.tile[1], 256);
    // Narrow tiles serve long sums, where they take no more waves.
    const Variant &narrow = variants.front();
    EXPECT_EQ(verifyPlan(asked, narrow.plan, hopper()), "");
    EXPECT_TRUE(narrow.plan.realignsA);
    EXPECT_EQ(narrow.plan.tile[1], 208);
    auto serves = [&](int64_t many, int64_t few, int64_t k) {
      return narrow.guard.holds({side ? few : many, side ? many : few, k});
    };
    EXPECT_TRUE(serves(3001, 1023, 7777));  // 120 tiles, 96 of 256 columns
    EXPECT_TRUE(serves(3001, 1023, 4096));
    EXPECT_FALSE(serves(3001, 1023, 4095));
    EXPECT_FALSE(serves(7777, 1023, 7777)); // 305 tiles in three waves, 244 in two
    EXPECT_FALSE(serves(3457, 1023, 7777)); // 140 tiles in two waves, 112 in one
  }
  // Columns side by side come in whole spans, tiles of a residual in whole pieces.
  q.inputs[0].residues = 8;
  q.readsTiles = true;
  EXPECT_EQ(plan(q, hopper()).size(), 1u);
  q.readsTiles = false;
  EXPECT_EQ(plan(q, hopper()).size(), 2u);
  q.inputs[1].isKMajor = false;
  EXPECT_EQ(plan(q, hopper()).size(), 1u);
}
