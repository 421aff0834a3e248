//===- PlanParts.h - a contraction that is planned, and its staging -*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_PLANPARTS_H
#define TIER_LIB_PROBLEM_PLANPARTS_H

#include "PlanRules.h"

namespace tier::problem {

/// The parts of a contraction question.
struct Parts {
  const PlanQuestion &question;
  const machine::Machine &machine;
  const machine::Atom &atom;
  const Operand &a, &b;
  unsigned m, n, k; ///< indices of extents

  Parts(const PlanQuestion &question, const machine::Machine &machine)
      : question(question), machine(machine), atom(atomOf(question, machine)),
        a(question.inputs[0]), b(question.inputs[1]),
        m(question.extents.size() - 3), n(m + 1), k(m + 2) {}

  int64_t bytes() const { return machine::byteWidth(a.element); }
  int64_t outputBytes() const {
    return question.outputs.empty()
               ? 0
               : machine::byteWidth(question.outputs.front().element);
  }
};

/// The most stages of a ring that plans take by themselves.
inline constexpr int64_t maxStages = 8;

/// The staging tile and the stages beside it: the whole output at once, or pieces
/// where that leaves room for more stages or keeps values in registers.
void chooseStaging(const Parts &parts, Plan &plan, int64_t mostStages);
/// Beside as many stages as the plan has: pieces where they fit, or nothing, and threads store.
void stageBeside(const Parts &parts, Plan &plan);
/// As many stages as fit, at most `most`; more than K has blocks only to keep
/// the pipeline's shape.
int64_t stagesThatFit(const Parts &parts, const Plan &plan, int64_t most);

} // namespace tier::problem

#endif // TIER_LIB_PROBLEM_PLANPARTS_H
