//===- PlanSkinny.cpp - products of few rows ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A warpgroup's instruction multiplies 64 rows by any multiple of 8 columns. Of
// a product with few rows m the short side is made the columns:
//
//   C[16, N] = A[16, K] B[N, K]^T    as    C^T[N, 16] = B[N, K] A[16, K]^T
//
// No row of the instruction is wasted, a tile is 64 rows of B, and the ring
// holds little else: what such a product takes is the time of reading B, and
// that is bytes in flight.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include <utility>

using namespace llvm;

namespace tier::problem {

/// Instructions of 8 columns take as long as those of 16: 64 rows of A are read
/// in the time of 16 columns.
static constexpr int64_t columnsOf[] = {16, 32, 64};
/// Rows of B in a tile, and the warps that multiply them.
static constexpr int64_t rows = 64, warps = 4;
/// Enough for all of a multiprocessor's shared memory.
static constexpr int64_t mostStages = 24;

PlanQuestion swapSides(const PlanQuestion &question) {
  PlanQuestion swapped = question;
  size_t n = question.extents.size() - 2;
  std::swap(swapped.extents[n - 1], swapped.extents[n]);
  std::swap(swapped.inputs[0], swapped.inputs[1]);
  std::swap(swapped.hasFusedProducerA, swapped.hasFusedProducerB);
  std::swap(swapped.producersA, swapped.producersB);
  std::swap(swapped.stepM, swapped.stepN);
  std::swap(swapped.hasRowFactors, swapped.hasColumnFactors);
  swapped.mayCopyTile = false; // it lies along the instruction's columns
  for (Operand &output : swapped.outputs)
    output.isKMajor = !output.isKMajor;
  return swapped;
}

PlanQuestion asPlanned(const PlanQuestion &question, const Plan &plan) {
  PlanQuestion planned = plan.swapsSides ? swapSides(question) : question;
  planned.ofWarps = plan.grain == machine::Grain::Warp;
  return planned;
}

Plan planSegments(const PlanQuestion &question, const machine::Machine &machine,
                  const Plan &plan) {
  PlanQuestion parts = asPlanned(question, plan);
  RoleTile tile{plan.tile[0], plan.tile[1], plan.warps.back(), plan.stages,
                plan.tile[2] * machine::byteWidth(question.inputs[0].element) /
                    swizzleSpan};
  Plan segments = planRoleTile(parts, machine, tile);
  segments.swapsSides = plan.swapsSides;
  segments.segments = plan.segments;
  segments.addsSegments = plan.addsSegments;
  segments.reason = plan.reason;
  return segments;
}

Variants planSkinny(const PlanQuestion &question,
                    const machine::Machine &machine) {
  unsigned n = question.extents.size() - 2, m = n - 1;
  PlanQuestion swapped = swapSides(question);
  Variants variants;
  for (int64_t columns : columnsOf) {
    Plan plan = planRoleTile(swapped, machine, {rows, columns, warps, mostStages});
    plan.swapsSides = true;
    plan.reason += ", rows of the product are columns of the instruction";
    // n >= m: else the other side is the short one.
    Inequality isWide{{Term{1, {n}}, Term{-1, {m}}}, 0};
    variants.push_back({{{atMost(m, columns), isWide}}, plan});
  }
  return variants;
}

} // namespace tier::problem
