//===- ExchangeRules.h - the parts of an exchange plan ----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_EXCHANGERULES_H
#define TIER_LIB_PROBLEM_EXCHANGERULES_H

#include "tier/Problem/Exchange.h"

namespace tier::problem {

/// The closed form, if lane and register of every source are affine over F2 in
/// the bits of target register and lane.
std::optional<ExchangePlan> planLinear(const ExchangeQuestion &question);
/// Colours of the transfers, whatever is wanted.
ExchangePlan planByColours(const ExchangeQuestion &question);
/// The value of a swap list at a lane: what registers are xored with.
uint64_t flipAt(llvm::ArrayRef<Swap> swaps, uint64_t lane);

} // namespace tier::problem

#endif // TIER_LIB_PROBLEM_EXCHANGERULES_H
