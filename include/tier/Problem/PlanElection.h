//===- PlanElection.h - plans among which the model chooses ---*- C++ -*---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extents are symbols while a contraction is compiled, and which of some dozen plans is the
// fastest depends on all of them: on how many waves their tiles make, and what the last one
// leaves idle. Guards of extents would have to cut their space into very many parts. So the
// plans are compiled, and whoever launches asks the model (PlanCost.h) for these extents:
//
//   1152 x 896 x 1536     64 x 128 takes 7.0 us, 128 x 64 7.5, 128 x 96 8.1, ..: the first
//
// An election is what the model has to know for that, without the rest of the question.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PLANELECTION_H
#define TIER_PROBLEM_PLANELECTION_H

#include "tier/Problem/PlanCost.h"

namespace tier::problem {

struct Election {
  std::string machine; ///< its name; it has timings
  Modelled product;
  /// At least one; of those that begin early each CTA has a multiprocessor for itself.
  llvm::SmallVector<Plan, 0> plans;

  /// The place of the plan that takes least time by the model, the first of equals. Extents are
  /// [batch.., m, n, k]; those of 0 count as 1.
  unsigned elect(llvm::ArrayRef<int64_t> extents) const;
};

/// What is wrong with an election that somebody wrote down, or with its plans and elements
/// alone, whatever the machine; empty if nothing.
std::string checkElection(const Election &election);
std::string checkStanding(const Election &election);

} // namespace tier::problem

#endif // TIER_PROBLEM_PLANELECTION_H
