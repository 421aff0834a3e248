//===- Products.h - contractions that tests of plans ask for ----*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TEST_UNIT_PROBLEM_PRODUCTS_H
#define TIER_TEST_UNIT_PROBLEM_PRODUCTS_H

#include "tier/Problem/Plan.h"

namespace tier::problem {

inline const machine::Machine &hopper() { return *machine::find("sm_90a"); }

/// x @ w.T to bf16, of any extents, both in rows that bulk copies take.
inline PlanQuestion product(machine::Element element = machine::Element::BF16) {
  PlanQuestion q;
  q.kind = GroupKind::Contraction;
  q.extents = {{"M", {}}, {"N", {}}, {"K", {}}};
  q.inputs = {{element, true, true, 16}, {element, true, true, 16}};
  q.outputs = {{machine::Element::BF16, true, true, 16}};
  return q;
}

} // namespace tier::problem

#endif // TIER_TEST_UNIT_PROBLEM_PRODUCTS_H
