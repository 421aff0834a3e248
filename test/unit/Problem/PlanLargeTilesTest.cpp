//===- PlanLargeTilesTest.cpp - three warpgroups, and sides that turn -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/PlanCost.h"
#include "tier/Problem/PlanShared.h"

#include "llvm/Support/MathExtras.h"

#include "gtest/gtest.h"

#include <tuple>

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

// 16 x 16 tiles of 192 x 192 are two waves, of 128 x 256 three.
TEST(PlanLargeTiles, three_warpgroups_serve_where_their_waves_end_sooner) {
  Plan p = chosenFor(product(), {3000, 3000, 3000});
  EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{192, 192, 64}));
  EXPECT_EQ(p.warps, (llvm::SmallVector<int64_t, 2>{4, 12}));
  EXPECT_EQ(p.registers, (llvm::SmallVector<int64_t, 2>{40, 152}));
  EXPECT_TRUE(p.swapsSides); // whole lines are stored
  EXPECT_FALSE(chosenFor(product(), {1536, 9216, 4096}).swapsSides);
}

// 22 x 24 tiles of 192 x 176 are four waves, each shorter than one of 22 x 22 of 192 x 192.
TEST(PlanLargeTiles, a_narrower_tile_serves_where_it_takes_as_many_waves) {
  PlanQuestion lines = product();
  for (Operand &input : lines.inputs)
    input.pitchDivisor = 64;
  Plan p = chosenFor(lines, {4100, 4100, 4100});
  EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{192, 176, 64}));
  EXPECT_EQ(p.cluster, (llvm::SmallVector<int64_t, 2>{1, 1}));
  EXPECT_EQ(chosenFor(lines, {3001, 3001, 3001}).tile[1], 192);
  EXPECT_EQ(chosenFor(lines, {7777, 7777, 7777}).tile[0], 192); // 13 waves of 192, not 14 of 176
  EXPECT_EQ(chosenFor(lines, {7777, 7777, 7777}).tile[1], 192);
  EXPECT_EQ(chosenFor(lines, {4096, 4096, 4096}).tile[1], 256);
}

// 192 x 192 takes 10 % fewer waves, and was measured to take longer; of 2048 x 11008 five and not six.
TEST(PlanLargeTiles, three_warpgroups_multiply_no_better_than_two_of_the_largest_tile) {
  for (auto [m, n] : {std::pair(8192, 6144), {8192, 14336}, {4096, 128256}})
    EXPECT_EQ(chosenFor(product(), {m, n, 4096}).tile, (llvm::SmallVector<int64_t, 4>{128, 256, 64})) << m << ' ' << n;
  EXPECT_EQ(chosenFor(product(), {16384, 16384, 16384}).tile[1], 256);
  EXPECT_EQ(chosenFor(product(), {2048, 11008, 4096}).tile, (llvm::SmallVector<int64_t, 4>{192, 192, 64}));
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
  Plan pairs = chosenFor(q, {5000, 5000, 1000});
  EXPECT_TRUE(pairs.swapsSides);
  EXPECT_EQ(pairs.tile[1], 224);
  EXPECT_EQ(pairs.cluster[0], 2);
  EXPECT_EQ(verifyPlan(q, pairs, hopper()), "");
  // Rows that begin at lines gain from no cluster, whichever way around.
  Plan atLines = chosenFor(q, {4096, 4096, 4096});
  EXPECT_EQ(atLines.tile[1], 256);
  EXPECT_EQ(atLines.cluster, (llvm::SmallVector<int64_t, 2>{1, 1}));
}

// The rows of A are contiguous too: tiles of any width come in boxes of 128 bytes, which may end beyond them.
TEST(PlanLargeTiles, sides_that_are_both_contiguous_come_in_wide_boxes) {
  PlanQuestion q = product(/*areColumnsContiguous=*/true);
  q.inputs[0].isKMajor = false;
  bool endsInside = false;
  for (const Variant &variant : plan(q, hopper())) {
    const Plan &p = variant.plan;
    EXPECT_EQ(verifyPlan(q, p, hopper()), "");
    bool isOfBoxes = p.grain == machine::Grain::Warpgroup && p.transferB == Transfer::Bulk;
    if (!isOfBoxes || p.tile[0] <= 64 || p.tile[0] > 192)
      continue;
    int64_t columns = sharedRowsOf(asPlanned(q, p), p, 1);
    EXPECT_TRUE(columns % 64 == 0 || columns <= 32) << p.tile[0] << " x " << p.tile[1];
    endsInside |= columns > p.tile[1];
  }
  EXPECT_TRUE(endsInside);
}

// Widths between those of the table, up to three waves: 250 turned tiles of 128 x 144 take two, as 196 of 128 x 192 do
// (60.9 us). Rows of k that begin inside of lines have clusters, and of more waves the table chooses.
TEST(PlanLargeTiles, few_waves_of_rows_that_begin_at_lines_stand_for_election) {
  Plan p = chosenFor(product(), {3568, 1216, 3840});
  EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{128, 144, 64}));
  EXPECT_TRUE(p.swapsSides);
  EXPECT_EQ(p.cluster, (llvm::SmallVector<int64_t, 2>{1, 1}));
  // Of three warpgroups too: 132 tiles of 192 x 176 are one wave (88.3 us; of 192 x 192 92.6). 392 of 128 x 128 are three
  // (62.2; of 128 x 208 64.7).
  EXPECT_EQ(chosenFor(product(), {2304, 1920, 8192}).tile, (llvm::SmallVector<int64_t, 4>{192, 176, 64}));
  EXPECT_EQ(chosenFor(product(), {1536, 2560, 4096}).tile, (llvm::SmallVector<int64_t, 4>{192, 160, 64}));
  EXPECT_EQ(chosenFor(product(), {1792, 3584, 3584}).tile, (llvm::SmallVector<int64_t, 4>{128, 128, 64}));
  Plan inside = chosenFor(product(), {3568, 1216, 3848});
  EXPECT_GT(inside.cluster[0] * inside.cluster[1], 1);
  EXPECT_EQ(chosenFor(product(), {1024, 14336, 4096}).tile[1], 224);
}

// At lines, too, where an operand lies along its side: by waves of the table 3568 x 1216 x 3840 took 60.3 us (128 x 192), now 49.2.
TEST(PlanLargeTiles, few_waves_of_operands_along_their_sides_stand_for_election) {
  PlanQuestion q = product(/*areColumnsContiguous=*/true);
  EXPECT_EQ(chosenFor(q, {3568, 1216, 3840}).tile, (llvm::SmallVector<int64_t, 4>{128, 144, 64}));
  EXPECT_EQ(chosenFor(q, {1024, 4096, 4096}).tile[1], 256); // as the table has it
  // Where both do, of up to six waves: 352 us in fours of 128 x 240, 377 in pairs of 128 x 256.
  q.inputs[0].isKMajor = false;
  Plan fours = chosenFor(q, {5000, 5000, 5000});
  EXPECT_EQ(fours.tile, (llvm::SmallVector<int64_t, 4>{128, 240, 64}));
  EXPECT_EQ(fours.cluster, (llvm::SmallVector<int64_t, 2>{4, 1}));
  EXPECT_EQ(verifyPlan(q, fours, hopper()), "");
}

// Two instructions side by side: 24 x 11 tiles of 128 x 288 are two waves, of 128 x 256 three.
TEST(PlanLargeTiles, wider_tiles_are_two_instructions) {
  PlanQuestion q = product(/*areColumnsContiguous=*/true);
  q.inputs[0].isKMajor = false;
  Plan p = chosenFor(q, {3144, 3008, 4104});
  EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{128, 288, 48}));
  EXPECT_EQ(p.atom, (llvm::SmallVector<int64_t, 3>{64, 192, 16}));
  EXPECT_EQ(p.cluster, (llvm::SmallVector<int64_t, 2>{2, 1}));
  EXPECT_TRUE(p.swapsSides);
  EXPECT_EQ(verifyPlan(q, p, hopper()), "");
  // What computes much of its sums, or reads tiles, was not timed beside so many.
  PlanQuestion polynomial = q, reads = q;
  polynomial.hasPolynomial = true;
  reads.inputs.push_back(q.outputs[0]);
  reads.readsTiles = true;
  for (const PlanQuestion &one : {polynomial, reads})
    for (const Variant &variant : plan(one, hopper()))
      EXPECT_LE(variant.plan.tile[1], 256);
  Candidacy most = planOf({128, 312}, q, hopper()), more = planOf({128, 320}, q, hopper()), tall = planOf({64, 264}, q, hopper());
  EXPECT_EQ(most.refusal, "");
  EXPECT_NE(more.refusal.find("by 16, 24 .. 312, and at least one segment, got 128 by 320"), std::string::npos) << more.refusal;
  EXPECT_NE(tall.refusal.find("by 16, 24 .. 256"), std::string::npos) << tall.refusal;
}

// Four steps of 48 of k take the room of three of 64, and hide more. Rows of k lie in spans of 64.
TEST(PlanLargeTiles, steps_are_shorter_where_three_would_fit) {
  auto ringOf = [](const PlanQuestion &q, int64_t m, int64_t n, int64_t high = 1, int64_t wide = 1) {
    Candidate candidate{m, n};
    std::tie(candidate.high, candidate.wide) = std::pair(high, wide);
    Candidacy found = planOf(candidate, q, hopper());
    EXPECT_EQ(found.refusal, "");
    return std::pair(found.plan.stages, found.plan.tile[2]);
  };
  PlanQuestion one = product(/*areColumnsContiguous=*/true), both = one;
  both.inputs[0].isKMajor = false;
  EXPECT_EQ(ringOf(both, 128, 288), std::pair(4l, 48l));
  EXPECT_EQ(ringOf(both, 256, 160), std::pair(4l, 48l));
  EXPECT_EQ(ringOf(both, 256, 144), std::pair(4l, 48l));
  EXPECT_EQ(ringOf(both, 256, 144, 1, 2), std::pair(4l, 64l)); // narrow boxes take less
  EXPECT_EQ(ringOf(both, 128, 256), std::pair(4l, 64l));
  EXPECT_EQ(ringOf(one, 128, 288), std::pair(3l, 64l));
  EXPECT_EQ(ringOf(product(), 128, 288), std::pair(4l, 64l));
}

// How many columns boxes bring: of one row 32, 64 or 128 bytes, but to tiles that multiply for longer than narrow ones
// take, and to those that read much for what they multiply.
TEST(PlanLargeTiles, boxes_bring_columns_beyond_a_tile) {
  Plan p;
  p.tile = {128, 0, 64};
  for (auto [columns, brought] : {std::pair(8, 16), {16, 16}, {24, 32}, {32, 32}, {40, 64}, {64, 64}, {72, 128}, {176, 192}, {256, 256}})
    EXPECT_EQ(columnsOfBoxes(p, columns, 2), brought);
  p.tile[0] = 64;
  EXPECT_EQ(columnsOfBoxes(p, 96, 2), 96);
  EXPECT_EQ(columnsOfBoxes(p, 80, 2), 128);
  p.tile[0] = 256;
  EXPECT_EQ(columnsOfBoxes(p, 144, 2), 192);
  p.cluster = {1, 2};
  EXPECT_EQ(columnsOfBoxes(p, 144, 2), 144);
  EXPECT_EQ(columnsOfBoxes(p, 152, 2), 192);
  PlanQuestion q = product(/*areColumnsContiguous=*/true);
  EXPECT_EQ(planAsked(q, {{128, 176, 64}, {}, 0}, hopper(), p), "");
  EXPECT_EQ(p.sharedBytes, p.stages * (128 + 192) * 128 + p.stagedTiles * p.stagedColumns * 128 * 2 + 2048);
}

// Turned, a thread would read one element of a residual at a time.
TEST(PlanLargeTiles, sides_of_products_with_a_residual_do_not_turn) {
  PlanQuestion q = product(/*areColumnsContiguous=*/true);
  q.readsTiles = true;
  EXPECT_FALSE(chosenFor(q, {5000, 5000, 5000}).swapsSides);
}

// Threads would store rows of 3001 element by element, each to another row.
TEST(PlanLargeTiles, sides_do_not_turn_where_rows_begin_inside_of_vectors) {
  PlanQuestion q = product();
  Plan whole = chosenFor(q, {3000, 3000, 1023});
  EXPECT_TRUE(whole.swapsSides);
  EXPECT_GT(whole.stagedColumns, 0);
  q.outputs.front().vectorBytes = 2;
  q.outputs.front().allowsBulkCopy = false;
  for (auto [m, n, k] : {std::array<int64_t, 3>{3001, 3001, 1023}, {7777, 3001, 1023}, {3001, 3001, 3001}, {4101, 4101, 4104}}) {
    Plan p = chosenFor(q, {m, n, k});
    EXPECT_FALSE(p.swapsSides) << m << ' ' << n << ' ' << k;
    EXPECT_GE(p.tile[0] * p.tile[1], 128 * 192);
  }
  // Columns of the result that lie along m are what turned tiles store.
  q.outputs.front().isKMajor = false;
  EXPECT_TRUE(chosenFor(q, {3001, 3001, 1023}).swapsSides);
}

// Whole waves of 66 pairs, or of 30 clusters of four: 11 x 24 pairs of 192 x 176, 4 x 33 of
// 256 x 152, 2 x 15 fours of 128 x 200, or turned 6 x 5. Of operands that both lie along k the model chooses.
TEST(PlanLargeTiles, widths_of_eights_fill_waves) {
  struct Case {
    int64_t m, n, k, rows, columns, ctas;
  };
  for (bool areColumnsContiguous : {false, true})
    for (const Case &one : {Case{4104, 4104, 4104, 192, 176, 2}, Case{1000, 3000, 7000, 128, 200, 4},
                            Case{3000, 1000, 7000, 128, 200, 4}}) {
      PlanQuestion q = product(areColumnsContiguous);
      Plan p = chosenFor(q, {one.m, one.n, one.k});
      EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{one.rows, one.columns, 64})) << one.m;
      // Side by side pairs ask for fewer rows.
      bool isBeside = one.ctas == 2;
      EXPECT_EQ(p.cluster, (llvm::SmallVector<int64_t, 2>{isBeside ? 1 : one.ctas, isBeside ? 2 : 1}));
      EXPECT_EQ(p.stages, isBeside ? 3 : 5);
      EXPECT_EQ(verifyPlan(q, p, hopper()), "");
    }
  // The longer side has the columns, whichever that is.
  for (auto [m, n, turns] : {std::tuple(2000, 5000, false), std::tuple(5000, 2000, true)})
    EXPECT_EQ(chosenFor(product(), {m, n, 3000}).swapsSides, turns);
}

// Of any 8 columns, either way around: the model chooses, and what was measured is among the first.
TEST(PlanLargeTiles, clusters_of_large_tiles_stand_for_election) {
  struct Measured {
    int64_t m, n, k;
    std::vector<std::array<int64_t, 4>> good; // rows, columns, and of the cluster: within 6 % of the best that was timed on an H100
  };
  auto variants = plan(product(), hopper());
  for (const Measured &one : std::initializer_list<Measured>{
           {2688, 1360, 6704, {{192, 152, 2, 1}, {128, 232, 2, 1}, {192, 160, 2, 1}, {128, 240, 2, 1}}},
           {2504, 1072, 6560, {{128, 184, 2, 1}, {128, 184, 4, 1}, {128, 192, 2, 1}}},
           {5048, 4192, 4568, {{192, 176, 1, 2}, {128, 224, 2, 1}}},
           {1752, 2576, 5000, {{256, 144, 1, 2}}},
           {2576, 1752, 5000, {{256, 144, 1, 2}, {256, 152, 1, 2}}},
           {3024, 4344, 5160, {{192, 184, 1, 2}, {256, 136, 1, 2}, {192, 192, 1, 2}, {192, 192, 2, 1}}},
           {2000, 5000, 3000, {{256, 160, 1, 2}, {128, 216, 2, 1}, {256, 152, 2, 1}}}}) {
    const Plan &chosen = choose(variants, {one.m, one.n, one.k}).plan;
    EXPECT_TRUE(llvm::is_contained(one.good, (std::array<int64_t, 4>{chosen.tile[0], chosen.tile[1], chosen.cluster[0], chosen.cluster[1]})))
        << one.m << ' ' << one.n << ": " << chosen.tile[0] << " x " << chosen.tile[1] << ", " << chosen.cluster[0] << " x " << chosen.cluster[1];
    EXPECT_EQ(choose(variants, {one.m, one.n, one.k / 64 * 64}).plan.cluster, (llvm::SmallVector<int64_t, 2>{1, 1}));
  }
  // Known extents have the whole list.
  PlanQuestion known = product();
  for (auto [extent, value] : llvm::zip_equal(known.extents, std::array<int64_t, 3>{2688, 1360, 6704}))
    extent.facts = Known::exactly(value);
  EXPECT_EQ(chosenFor(known, {2688, 1360, 6704}).cluster[0] * chosenFor(known, {2688, 1360, 6704}).cluster[1], 2);
  // What ends a tall tile counts more of short sums, of which none were timed.
  EXPECT_LT(choose(variants, {5000, 5000, 1000}).plan.tile[0], 256);
}

// Pairs side by side share 256 rows of A, and have 160 columns of B each: 20 x 16 pairs are five
// waves, 21 x 3 one. Of two waves 8 x 33 tiles of 256 x 152 take as long, and less turned; fewer
// than 2048 of k were not measured, nor other elements.
TEST(PlanLargeTiles, the_longer_side_is_shared_where_waves_end_sooner) {
  using Sides = llvm::SmallVector<int64_t, 2>;
  auto isBeside = [](const Plan &p) { return p.cluster == Sides{1, 2} && p.tile[0] == 256 && p.tile[1] == 160; };
  for (bool areColumnsContiguous : {false, true}) {
    PlanQuestion q = product(areColumnsContiguous);
    Plan p = chosenFor(q, {5000, 5000, 5000});
    EXPECT_TRUE(isBeside(p) && p.swapsSides);
    EXPECT_EQ(p.stages, 3);
    EXPECT_EQ(p.sharedBytes, 3 * (256 + 160) * 128 + 3 * 256 * 32 * 2 + 2048);
    EXPECT_EQ(verifyPlan(q, p, hopper()), "");
  }
  for (auto [m, n] : {std::pair(5240, 960), {2536, 4120}}) {
    EXPECT_TRUE(isBeside(chosenFor(product(), {m, n, 4104}))) << m;
    EXPECT_FALSE(chosenFor(product(), {m, n, 4104}).swapsSides) << m;
    EXPECT_FALSE(isBeside(chosenFor(product(), {m, n, 4096}))) << m; // rows begin at lines
    EXPECT_FALSE(isBeside(chosenFor(product(), {m, n, 2040}))) << m;
  }
  for (auto [m, n] : {std::pair(3144, 3008), {3000, 3000}, {4104, 4104}, {1000, 3000}, {6728, 5032}})
    EXPECT_FALSE(isBeside(chosenFor(product(), {m, n, 4104}))) << m;
  PlanQuestion residual = product(), rows = product(), wide = product(), bytes = product();
  residual.readsTiles = true;
  rows.reducesRows = true;
  wide.outputs[0].element = Element::F32;
  bytes.inputs[0].element = bytes.inputs[1].element = Element::F8E4M3;
  for (const PlanQuestion &q : {residual, rows, wide, bytes})
    for (const Variant &variant : plan(q, hopper()))
      EXPECT_FALSE(isBeside(variant.plan));
}

// What else a thread holds beside so many sums would spill; what lies below the output is not
// stored twice.
TEST(PlanLargeTiles, uneven_widths_serve_epilogues_of_sums_alone) {
  PlanQuestion residual = product(), bytes = product(), polynomial = product();
  residual.readsTiles = true;
  bytes.outputs[0].element = Element::F8E4M3;
  polynomial.hasPolynomial = true;
  for (const PlanQuestion &q : {residual, bytes, polynomial})
    for (const Variant &variant : plan(q, hopper())) {
      const Plan &p = variant.plan;
      EXPECT_LE(p.tile[0], 192);
      EXPECT_TRUE(p.tile[0] < 128 || p.tile[1] % 16 == 0 || q.hasPolynomial) << p.tile[1];
    }
}

// Each CTA of a cluster copies as many rows, which begin at multiples of 128 bytes.
TEST(PlanLargeTiles, ctas_of_a_cluster_copy_equal_parts_of_rows) {
  PlanQuestion q = product();
  Plan p;
  p.grain = machine::Grain::Warpgroup;
  p.atom = {64, 8, 16};
  for (int64_t ctas : {1, 2, 4, 8})
    for (int64_t columns = 8; columns <= 256; columns += 8) {
      p.tile = {128, columns, 64};
      p.cluster = {ctas, 1};
      EXPECT_EQ(sharedRowsOf(q, p, 0), 128);
      EXPECT_EQ(sharedRowsOf(q, p, 1), columns);
      // Of 64 bytes two rows, of 32 bytes four.
      p.tile[2] = 32;
      EXPECT_EQ(sharedRowsOf(q, p, 1), ctas == 1 ? columns : llvm::alignTo(columns, 2 * ctas));
      p.tile[2] = 16;
      EXPECT_EQ(sharedRowsOf(q, p, 1), ctas == 1 ? columns : llvm::alignTo(columns, 4 * ctas));
    }
  EXPECT_EQ(planAsked(q, {{256, 152, 64}, {2, 1}, 0}, hopper(), p), "");
  EXPECT_EQ(p.atom[1], 152);
  EXPECT_EQ(p.sharedBytes, 3 * (256 + 152) * 128 + 3 * 256 * 32 * 2 + 2048);
  EXPECT_EQ(verifyPlan(q, p, hopper()), "");
  // The rows of a product are multiplied by all: they have no parts that nobody reads.
  EXPECT_EQ(planAsked(q, {{192, 152, 64}, {1, 4}, 0}, hopper(), p), "");
  EXPECT_EQ(sharedRowsOf(q, p, 1), 152);
  // Turned, a cluster is asked for too.
  Asked turned{{128, 200, 64}, {4, 1}, 0};
  turned.swapsSides = true;
  EXPECT_EQ(planAsked(q, turned, hopper(), p), "");
  EXPECT_TRUE(p.swapsSides);
  EXPECT_EQ(verifyPlan(q, p, hopper()), "");
  EXPECT_EQ(p.sharedBytes, 5 * (128 + 200) * 128 + p.stagedTiles * 128 * p.stagedColumns * 2 + 2048);
}

TEST(PlanLargeTiles, fewer_rows_of_tiles_go_together_in_one_wave_and_in_many) {
  Plan plan;
  plan.group = 16;
  EXPECT_EQ(plan.nearGroup(hopper()), 4);
  EXPECT_EQ(plan.farGroup(hopper()), 8);
  plan.cluster = {2, 1}; // not measured
  EXPECT_EQ(plan.farGroup(hopper()), 0);
  plan.cluster = {1, 1};
  plan.group = 4;
  EXPECT_EQ(plan.farGroup(hopper()), 0);
}
