//===- Contenders.h - plans worth measuring ---------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `plan` answers with one plan; a tuner measures several. The contenders are the
// variants of `plan`, the grid of plans of contractions (PlanCost.h), and tiles,
// warps, stages and orders around them, as far as `verifyPlan` accepts them. Each
// has an estimate: by the model of waves (PlanCost.h) where the machine was
// measured, else by the elements that tiles pad and load.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_CONTENDERS_H
#define TIER_PROBLEM_CONTENDERS_H

#include "tier/Problem/Plan.h"

namespace tier::problem {

struct Contender {
  /// Its guard is what makes it right; another variant has to serve elsewhere.
  Variant variant;
  double estimate = 0; ///< less is better; comparable within one question
};

/// Contenders for a question whose extents are all known: first what `plan`
/// chooses, then the others by their estimate; no plan twice.
llvm::SmallVector<Contender, 0> contenders(const PlanQuestion &question,
                                          const machine::Machine &machine);

/// "tile = [64, 256], ..": what tells contenders of one question apart.
std::string describe(const Plan &plan);

} // namespace tier::problem

#endif // TIER_PROBLEM_CONTENDERS_H
