//===- RowQuestions.h - rows that plans are asked for ----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TEST_UNIT_PROBLEM_ROWQUESTIONS_H
#define TIER_TEST_UNIT_PROBLEM_ROWQUESTIONS_H

#include "tier/Problem/Plan.h"

namespace tier::problem {

/// Rows that are read again after they were reduced, beside so many arrays along the columns, and that begin inside of
/// vectors, if they are shifted.
inline PlanQuestion rowsBeside(machine::Element element, int64_t arrays, bool isShifted = false) {
  PlanQuestion q;
  q.kind = GroupKind::Rows;
  q.extents = {{"M", {}}, {"N", {}}};
  q.inputs = {{element}};
  q.outputs = {{element}};
  q.readsRowsAgain = true;
  q.rowArrays = 1;
  q.columnArrays = arrays;
  q.mayKeepArrays = true;
  q.mostShift = isShifted ? 16 / machine::byteWidth(element) - 1 : 0;
  return q;
}

} // namespace tier::problem

#endif // TIER_TEST_UNIT_PROBLEM_ROWQUESTIONS_H
