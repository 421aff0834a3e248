//===- PlanSkinnyTest.cpp - products of few rows --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Timings.h"
#include "tier/Problem/Plan.h"
#include "tier/Problem/PlanCost.h"

#include "llvm/Support/MathExtras.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <array>
#include <limits>

using namespace tier;
using namespace tier::problem;
using machine::Element;

static PlanQuestion product(Element element = Element::BF16) {
  PlanQuestion q;
  q.kind = GroupKind::Contraction;
  q.extents = {{"M", {}}, {"N", {}}, {"K", Known::multipleOf(8)}};
  q.inputs = {{element, true, true, 16}, {element, true, true, 16}};
  q.outputs = {{Element::BF16, true, true, 16}};
  if (element == Element::I8)
    q.accumulator = Element::I32;
  return q;
}

static const machine::Machine &hopper() { return *machine::find("sm_90a"); }

/// The rules serve, not the model: threads move w, and sums are too short to be shared.
static PlanQuestion moved(Element element = Element::BF16) {
  PlanQuestion q = product(element);
  q.inputs[1].isKMajor = q.inputs[1].allowsBulkCopy = false;
  q.inputs[1].vectorBytes = machine::byteWidth(element);
  return q;
}
static constexpr int64_t narrow = 127, shortSum = 200;

// The short side is the instruction's columns, and the tile is the least that holds it.
TEST(PlanSkinny, few_rows_are_columns_of_the_instruction) {
  for (Element element : {Element::BF16, Element::F16, Element::TF32, Element::F8E4M3, Element::I8}) {
    PlanQuestion q = moved(element);
    auto variants = plan(q, hopper());
    for (int64_t m : {1, 2, 7, 8, 16, 17, 31, 32, 33, 63, 64}) {
      const Plan &p = choose(variants, {m, narrow, shortSum}).plan;
      EXPECT_TRUE(p.swapsSides) << m;
      EXPECT_GE(p.tile[1], m);
      EXPECT_TRUE(p.tile[1] == 16 || p.tile[1] < 2 * m) << m;
      EXPECT_EQ(verifyPlan(q, p, hopper()), "");
    }
    EXPECT_FALSE(choose(variants, {4096, 16, shortSum}).plan.swapsSides);
  }
}

// Of few columns the model elects among plans of the product whose sides are swapped: those of few rows.
TEST(PlanSkinny, few_columns_are_elected_as_few_rows_are) {
  PlanQuestion q = product(), swapped = swapSides(q);
  auto variants = plan(q, hopper());
  const machine::Timings &timings = *machine::findTimings("sm_90a");
  for (auto [m, n, k] : {std::array<int64_t, 3>{296, 64, 7728}, {896, 32, 4304}, {1072, 32, 1200}, {5136, 8, 56}, {65536, 48, 2048}, {7552, 128, 2112}}) {
    double best = std::numeric_limits<double>::max();
    for (const Candidate &candidate : planCandidates(hopper()))
      if (Candidacy found = planOf(candidate, swapped, hopper()); found.refusal.empty())
        best = std::min(best, estimate(swapped, found.plan, {n, m, k}, hopper(), timings));
    const Plan &chosen = choose(variants, {m, n, k}).plan;
    EXPECT_EQ(verifyPlan(q, chosen, hopper()), "");
    EXPECT_LE(estimate(q, chosen, {m, n, k}, hopper(), timings), 1.25 * best) << m << " " << n << " " << k;
  }
  // Long sums of few tiles come in segments.
  EXPECT_GT(choose(variants, {296, 64, 7728}).plan.segments, 1);
}

// Where threads move an operand, two CTAs share a multiprocessor, and few tiles share their sums.
TEST(PlanSkinny, tiles_that_threads_move_share_sums) {
  for (Element element : {Element::BF16, Element::TF32, Element::I8}) {
    PlanQuestion q = moved(element);
    auto variants = plan(q, hopper());
    for (auto [m, n, k] : {std::array<int64_t, 3>{23, 15, 3000}, {320, 27, 3120}, {2008, 64, 2992}}) {
      const Plan &chosen = choose(variants, {m, n, k}).plan;
      EXPECT_EQ(verifyPlan(q, chosen, hopper()), "");
      EXPECT_EQ(chosen.ctas, 2);
      EXPECT_LE(2 * chosen.sharedBytes, hopper().sharedBytes);
      int64_t tiles = llvm::divideCeil(m, chosen.tile[0]) * llvm::divideCeil(n, chosen.tile[1]);
      int64_t steps = llvm::divideCeil(k, chosen.tile[2]), segments = chosen.segmentsOf(tiles, steps);
      EXPECT_GT(segments, 1) << m << " " << n << " " << k;
      EXPECT_LE(segments, std::min(steps, chosen.splitCtas / tiles));
    }
    // Of a few steps the second kernel takes longer than they do.
    EXPECT_FALSE(choose(variants, {320, 27, 128}).plan.splitsSums());
  }
}

// What such a product takes is the bytes in flight: B fills at least half of shared memory.
TEST(PlanSkinny, rings_fill_the_shared_memory) {
  auto variants = plan(moved(), hopper());
  for (int64_t m : {16, 32, 64}) {
    const Plan &p = choose(variants, {m, narrow, shortSum}).plan;
    EXPECT_GE(2 * p.stages * p.tile[0] * p.tile[2] * 2, hopper().sharedBytes / 2) << m;
    EXPECT_LE(p.sharedBytes, hopper().sharedBytes);
    // One more would not fit.
    Plan more = p;
    ++more.stages;
    EXPECT_GT(sharedBytesOf(moved(), more, hopper()), hopper().sharedBytes);
  }
}

// The sides differ in element, majorness and producer; the swapped plan is of the swapped operands.
TEST(PlanSkinny, sides_are_swapped_with_all_that_is_known_of_them) {
  PlanQuestion q = product(Element::F8E4M3);
  q.inputs[1].element = Element::F8E5M2;
  q.inputs[1].isKMajor = false; // an 8-bit instruction reads along K: threads transpose
  q.hasFusedProducerA = true;
  const Plan p = choose(plan(q, hopper()), {16, 4096, 1024}).plan; // of longer sums CTAs share tiles
  ASSERT_TRUE(p.swapsSides);
  EXPECT_EQ(p.transferA, Transfer::Threads); // of N
  EXPECT_EQ(p.transferB, Transfer::Threads); // of M, computed
  q.hasFusedProducerA = false;
  EXPECT_EQ(choose(plan(q, hopper()), {16, 4096, 1024}).plan.transferB, Transfer::Bulk);
  PlanQuestion twice = swapSides(swapSides(q));
  EXPECT_EQ(twice.inputs[0].element, q.inputs[0].element);
  EXPECT_EQ(twice.inputs[1].isKMajor, q.inputs[1].isKMajor);
  EXPECT_EQ(twice.outputs[0].isKMajor, q.outputs[0].isKMajor);
  EXPECT_EQ(swapSides(q).extents[0].name, "N");
}

// Asked for, one role copies and multiplies: k in whole spans, both operands by threads, no more stages than fit.
TEST(PlanSkinny, one_role_copies_what_it_multiplies) {
  PlanQuestion q = product();
  Asked asked;
  asked.tile = {64, 8, 256};
  asked.swapsSides = true;
  asked.grain = "warp";
  asked.roles = 1;
  for (int64_t stages : {0, 1, 3, 6}) {
    asked.stages = stages;
    Plan p;
    ASSERT_EQ(planAsked(q, asked, hopper(), p), "");
    EXPECT_EQ(p.warps, (llvm::SmallVector<int64_t, 2>{4}));
    EXPECT_EQ(p.transferA, Transfer::CopyGroup);
    EXPECT_EQ(p.transferB, Transfer::CopyGroup);
    EXPECT_EQ(p.grain, machine::Grain::Warp);
    EXPECT_TRUE(p.swapsSides && p.registers.empty() && !p.stagedColumns);
    EXPECT_EQ(p.stages, stages ? stages : 4);
    EXPECT_GE(p.sharedBytes, p.stages * (64 + 8) * 256 * 2);
    EXPECT_EQ(verifyPlan(q, p, hopper()), "");
  }
  Plan p;
  asked.stages = 7; // 252 KiB
  EXPECT_NE(planAsked(q, asked, hopper(), p), "");
  asked.stages = 0;
  auto refuses = [&](auto change) {
    Asked other = asked;
    change(other);
    return planAsked(q, other, hopper(), p).starts_with("expects");
  };
  EXPECT_TRUE(refuses([](Asked &a) { a.roles = 2; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.grain = "warpgroup"; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.cluster = {2, 1}; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.segments = 2; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.tile = {64, 8, 192}; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.tile = {40, 8, 256}; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.tile = {64, 4, 256}; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.tile = {8, 8, 256}; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.tile = {64, 8, 32}; }));
  EXPECT_TRUE(refuses([](Asked &a) { a.tile.clear(); }));
  // Rows of 2 bytes that begin anywhere are no pieces that threads copy asynchronously.
  q.inputs[1].vectorBytes = 2;
  EXPECT_NE(planAsked(q, asked, hopper(), p).find("got one that is computed"), std::string::npos);
  q.inputs[1].vectorBytes = 8;
  EXPECT_EQ(planAsked(q, asked, hopper(), p), "");
  q.extents.back().facts = Known::multipleOf(2);
  EXPECT_EQ(planAsked(q, asked, hopper(), p), "");
  q.extents.back().facts = Known::multipleOf(1);
  EXPECT_NE(planAsked(q, asked, hopper(), p).find("whole copies of 4 bytes"), std::string::npos);
  q.extents.back().facts = Known::exactly(4096);
  EXPECT_EQ(planAsked(q, asked, hopper(), p), "");
  EXPECT_EQ(planAsked(product(Element::F8E4M3), asked, hopper(), p), "");
  // Computed operands are no copies.
  q.hasFusedProducerA = true;
  EXPECT_NE(planAsked(q, asked, hopper(), p), "");
}

// Machines whose instructions have no such shape keep their plans.
// Chosen where it was measured: few rows that lie along k, and no more than that; others keep roles.
TEST(PlanSkinny, warps_copy_what_they_multiply_of_few_rows) {
  auto tileOf = [](int64_t m, int64_t n, int64_t k, const char *name = "sm_90a", bool isKMajor = true,
                   Element element = Element::BF16, int64_t divisor = 8) -> llvm::SmallVector<int64_t, 4> {
    PlanQuestion q;
    q.kind = GroupKind::Contraction;
    q.extents = {{"M", {}}, {"N", {}}, {"K", Known::multipleOf(divisor)}};
    q.inputs = {{element, true, true, 16}, {element, isKMajor, true, 16}};
    q.outputs = {{element, true, true, 16}};
    const machine::Machine &machine = *machine::find(name);
    auto variants = plan(q, machine);
    const Plan &p = choose(variants, {m, n, k}).plan;
    EXPECT_EQ(verifyPlan(q, p, machine), "");
    if (p.transferA != Transfer::CopyGroup || p.warps.size() != 1 || machine.name != "sm_90a")
      return {};
    return p.tile;
  };
  using Tile = llvm::SmallVector<int64_t, 4>;
  EXPECT_EQ(tileOf(8, 128256, 4096), (Tile{32, 8, 256}));
  EXPECT_EQ(tileOf(9, 128256, 4096), (Tile{64, 16, 128}));
  EXPECT_EQ(tileOf(32, 128256, 4096), (Tile{128, 32, 128}));
  EXPECT_EQ(tileOf(64, 128256, 4096), (Tile{128, 64, 128}));
  EXPECT_EQ(tileOf(65, 128256, 4096), Tile{});
  // Rows that may end inside of a copy are left to roles.
  EXPECT_EQ(tileOf(8, 128256, 4096, "sm_90a", true, Element::BF16, 4), Tile{});
  // A tile for each multiprocessor, or nearly.
  EXPECT_EQ(tileOf(8, 14336, 4096), (Tile{112, 8, 128}));
  EXPECT_EQ(tileOf(8, 14337, 4096), (Tile{32, 8, 256}));
  EXPECT_EQ(tileOf(9, 14336, 4096), (Tile{64, 16, 128}));
  EXPECT_EQ(tileOf(17, 14336, 4096), Tile{});
  EXPECT_EQ(tileOf(5, 4096, 14336), (Tile{32, 8, 512}));
  EXPECT_EQ(tileOf(16, 4096, 4096), (Tile{32, 16, 512}));
  EXPECT_EQ(tileOf(17, 4096, 4096), Tile{});
  EXPECT_EQ(tileOf(5, 4225, 14336), Tile{});
  EXPECT_EQ(tileOf(8, 6144, 4096), (Tile{48, 8, 512}));
  EXPECT_EQ(tileOf(16, 6144, 4096), (Tile{48, 16, 256}));
  EXPECT_EQ(tileOf(32, 6144, 4096), (Tile{48, 32, 128}));
  EXPECT_EQ(tileOf(33, 6144, 4096), Tile{});
  EXPECT_EQ(tileOf(8, 128256, 2048), Tile{});
  // Of contiguous columns a tile has rows of 128 bytes and more, but where half of the machine would have none.
  EXPECT_EQ(tileOf(8, 128256, 4096, "sm_90a", /*isKMajor=*/false), (Tile{128, 8, 64}));
  EXPECT_EQ(tileOf(8, 4096, 4096, "sm_90a", false), (Tile{64, 8, 512}));
  EXPECT_EQ(tileOf(16, 4096, 4096, "sm_90a", false), (Tile{32, 16, 128}));
  EXPECT_EQ(tileOf(32, 6144, 4096, "sm_90a", false), (Tile{64, 32, 128}));
  EXPECT_EQ(tileOf(64, 6144, 4096, "sm_90a", false), Tile{});
  // Of 8-bit floats, which warps convert, tiles of fewer rows than instructions have are faster.
  EXPECT_EQ(tileOf(16, 14336, 4096, "sm_90a", true, Element::F8E4M3, 16), Tile{});
  EXPECT_EQ(tileOf(8, 128256, 4096, "sm_100a"), Tile{});
}

// One row: rows of B are each multiplied by it and summed, and their CTAs begin early. Rows that are read again wait.
TEST(PlanSkinny, rows_of_a_product_with_a_vector_begin_early) {
  PlanQuestion q;
  q.kind = GroupKind::Rows;
  q.extents = {{"N", {}}, {"K", {}}};
  q.inputs = {{Element::BF16}, {Element::BF16}};
  q.outputs = {{Element::BF16}};
  q.rowArrays = q.columnArrays = 1;
  auto planned = [&](int64_t k) { return choose(plan(q, hopper()), {4096, k}).plan; };
  for (int64_t k : {200, 4096, 14336})
    EXPECT_TRUE(planned(k).beginsEarly(hopper())) << k;
  EXPECT_EQ(planned(14336).threads(hopper()), 448);
  EXPECT_FALSE(planned(100000).beginsEarly(hopper())); // in chunks
  for (auto change : {+[](PlanQuestion &other) { other.readsRowsAgain = true; }, +[](PlanQuestion &other) { other.columnArrays = 0; }}) {
    PlanQuestion other = q;
    change(other);
    for (const Variant &variant : plan(other, hopper()))
      EXPECT_FALSE(variant.plan.beginsEarly(hopper()));
  }
}

TEST(PlanSkinny, other_machines_swap_nothing) {
  for (const machine::Machine &machine : machine::all()) {
    if (&machine == &hopper())
      continue;
    for (const Variant &variant : plan(product(), machine))
      EXPECT_FALSE(variant.plan.swapsSides) << machine.name.str();
  }
}
