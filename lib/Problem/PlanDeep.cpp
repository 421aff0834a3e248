//===- PlanDeep.cpp - few tiles of very long sums -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product with one tile, or four, leaves most of the machine idle unless its sums come in
// many segments: the products x^T y of tall arrays. What counts is that enough CTAs read them;
// by the model (PlanCost.h) 64 x 64 x 1048576 in 64 segments of bf16 takes what memory takes for
// the operands, and in 8 of 16 columns four times as long.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"
#include "tier/Problem/PlanCost.h"

using namespace llvm;

namespace tier::problem {

/// Sums from which the second kernel is nothing beside them.
static constexpr int64_t leastSum = 1 << 16;

namespace {
/// Products of sides up to this, in tiles of so many rows and columns.
struct DeepProduct {
  int64_t side, tile, segments;
};
} // namespace
static constexpr DeepProduct deepProducts[] = {{64, 64, 64}, {128, 128, 64}, {256, 128, 32}};

Variants planDeep(const PlanQuestion &question, const machine::Machine &machine) {
  unsigned n = question.extents.size() - 2, k = n + 1;
  Variants variants;
  for (const DeepProduct &one : deepProducts) {
    Candidacy found = planOf({one.tile, one.tile, /*swapsSides=*/false, one.segments}, question, machine);
    if (!found.refusal.empty() || !isBulk(found.plan))
      continue;
    // All batches together are no more than such a product.
    Guard guard{{atMost(n - 1, one.side), atMost(n, one.side),
                 productAtLeast(0, k, -1, -one.side * one.side),
                 productAtLeast(k, k + 1, 1, leastSum)}};
    variants.push_back({std::move(guard), std::move(found.plan)});
  }
  return variants;
}

} // namespace tier::problem
