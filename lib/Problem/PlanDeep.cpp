//===- PlanDeep.cpp - few tiles of long sums ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product with few tiles leaves most of the machine idle unless its sums come in segments. How
// many is what the launch knows: as many as there are CTAs for each tile,
//
//   768 x 768 x 32768     18 tiles of 128 x 256, 7 segments of 74 tiles of k
//   64 x 64 x 1048576     one of 64 x 64, 132 segments
//
// so the host counts them (`Plan::splitCtas`). What that costs is the same whatever the shape is:
// a wave of tiles is stored, and read by the second kernel. Sums of the CTAs have to be long
// beside it; of shorter ones the grid of plans (PlanCost.h) has better plans.
//
// Where threads move an operand, each step of k is as long as memory takes to answer, whatever
// is multiplied: of few tiles a handful of steps is worth sharing.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"
#include "tier/Problem/PlanCost.h"
#include "tier/Problem/PlanShared.h"

#include "llvm/ADT/bit.h"

#include <algorithm>

using namespace llvm;

namespace tier::problem {

namespace {
/// Tiles of products with more rows and columns than `above`, and no more than `most`.
struct DeepTile {
  int64_t m, n, above, most;
  /// Of all batches, where rows and columns are more by what tiles have beyond them, about.
  int64_t mostSums;
  int64_t leastK;
  int64_t leastOfEach = 0; ///< k of a CTA, where all have some of one tile each
  int64_t parts = 128;     ///< of a sum that the second kernel reads at once
};
} // namespace

static constexpr int64_t any = int64_t(1) << 40;
/// Sides that no grid of plans was measured for, where sums are as long.
static constexpr int64_t widest = 256;
static constexpr DeepTile deepTiles[] = {
    {64, 64, 0, 64, 64 * 64, 1 << 15},
    {128, 128, 0, 128, 128 * 128, 1 << 17},
    {64, 64, 0, 128, 128 * 128, 1 << 15, 0, 32},
    {128, 128, 0, widest, widest * widest, 1 << 16, 0, 64},
    {128, 128, 64, any, 7 << 14, 1 << 13, 1920, 64},
    {128, 128, 128, any, 15 << 14, 1 << 13, 2560, 16},
    {128, 256, 256, any, 17 << 15, 1 << 13, 2560, 16},
    {128, 256, 256, any, 32 << 15, 1 << 13, 2560, 8},
    {128, 256, 256, any, 42 << 15, 1 << 13, 2560, 4},
};

/// Where threads move an operand, in tiles of 64 x 64: bounded by the steps of k.
static constexpr int64_t fewSteps = 8, manySteps = 16;
static constexpr DeepTile movedTiles[] = {
    {64, 64, 0, 64, 64 * 64, fewSteps},
    {64, 64, 0, any, 10 << 12, fewSteps, 0, 32},
    {64, 64, 0, any, 36 << 12, fewSteps, 0, 8},
    {64, 64, 0, any, 150 << 12, manySteps, 0, 4},
};

/// Where such tiles serve.
static Guard guardOf(const DeepTile &tile, const PlanQuestion &question,
                     const machine::Machine &machine) {
  unsigned n = question.extents.size() - 2, m = n - 1, k = n + 1;
  Guard guard;
  for (unsigned side : {m, n}) {
    if (tile.above)
      guard.conditions.push_back(productAtLeast(side, side + 1, 1, tile.above + 1));
    if (tile.most != any)
      guard.conditions.push_back(atMost(side, tile.most));
  }
  guard.conditions.push_back(productAtLeast(k, k + 1, 1, tile.leastK));
  // batches (m + half of a tile) (n + half of a tile) <= most; of one bounded tile, or few, less
  bool isBounded = tile.most != any;
  int64_t high = isBounded ? 0 : tile.m / 2, wide = isBounded ? 0 : tile.n / 2;
  Inequality few{{}, tile.mostSums};
  auto without = [&](int64_t times, ArrayRef<unsigned> sides) {
    if (!times)
      return;
    Inequality term = productAtLeast(0, m, -times, 0);
    append_range(term.terms.front().extents, sides);
    if (term.terms.front().extents.empty())
      few.constant -= times;
    else
      few.terms.push_back(term.terms.front());
  };
  without(1, {m, n});
  without(wide, {m});
  without(high, {n});
  without(high * wide, {});
  guard.conditions.push_back(few);
  if (tile.leastOfEach)
    guard.conditions.push_back(
        productAtLeast(0, k + 1, 1, machine.units * tile.leastOfEach * tile.m * tile.n));
  return guard;
}

bool arePartsDense(const Plan &plan) {
  constexpr int64_t fewColumns = 64;
  bool hasRoles = plan.warps.size() > 1; // who has none stores vectors of padded rows
  bool hasFewColumns = !plan.swapsSides && plan.tile[1] <= fewColumns;
  return hasRoles && !plan.addsSegments && (!isBulk(plan) || hasFewColumns);
}

/// Tiles that threads move, at least one of both.
static Variants planMoved(const PlanQuestion &question, const machine::Machine &machine) {
  Plan plan = planSmallTile(question, machine);
  plan.splitCtas = std::max<int64_t>(1, plan.ctas) * machine.units;
  plan.reason += ", segments of k for " + std::to_string(plan.splitCtas) + " CTAs";
  Variants variants;
  bool isComputed = question.hasFusedProducerA || question.hasFusedProducerB; // not measured
  if (isComputed || isBulk(plan) || !verifyPlan(question, plan, machine).empty())
    return variants;
  for (DeepTile tile : movedTiles) {
    tile.leastK *= plan.tile[2];
    plan.partsAtOnce = tile.parts;
    variants.push_back({guardOf(tile, question, machine), plan});
  }
  return variants;
}

Variants planDeep(const PlanQuestion &question, const machine::Machine &machine,
                  SmallVectorImpl<Variant> &deepest) {
  Variants variants;
  if (question.foldK) // not measured: the grid has segments of those
    return variants;
  append_range(variants, planMoved(question, machine));
  bool isComputed = question.hasFusedProducerA || question.hasFusedProducerB;
  for (const DeepTile &tile : deepTiles) {
    if (isComputed && tile.leastOfEach) // not measured
      continue;
    // As many segments of one tile as the second kernel reads at once.
    constexpr int64_t manyParts = 32;
    Candidate candidate{tile.m, tile.n};
    candidate.ctas = tile.parts >= manyParts ? bit_floor(uint64_t(machine.units)) : machine.units;
    Candidacy found = planOf(candidate, question, machine);
    if (!found.refusal.empty() || !isBulk(found.plan))
      continue;
    found.plan.partsAtOnce = tile.parts;
    variants.push_back({guardOf(tile, question, machine), std::move(found.plan)});
    if (tile.most == widest)
      deepest.push_back(variants.back());
  }
  return variants;
}

} // namespace tier::problem
