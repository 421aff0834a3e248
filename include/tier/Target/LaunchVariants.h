//===- LaunchVariants.h - when a program launches what ----------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A launch program tries the guards of its variants in order. Read back from
// its steps, each launch has the condition under which it is made:
//
//   gemm_0_1: x.0 >= 65 and 4*x.0*w.1 >= 4325376   reached: x.0 = 65, ..
//
// Whether there are arguments that reach it, past the guards before it and all
// that was assumed when the program was compiled, is a problem::Reach.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_LAUNCHVARIANTS_H
#define TIER_TARGET_LAUNCHVARIANTS_H

#include "tier/Target/LaunchProgram.h"

namespace tier::target {

struct LaunchVariant {
  std::string kernel;
  std::string guard;   ///< that its own branch tests; empty: none
  /// "reached", "unreachable", "undecided", or "elected": it stands for election (PlanElection.h)
  /// with others, one of which is reached.
  std::string verdict;
  std::string witness; ///< "x.0 = 65, ..", where it, or an election, is reached
};

/// One per launch of the program, in its order.
std::vector<LaunchVariant> variantsOf(const LaunchProgram &program);

} // namespace tier::target

#endif // TIER_TARGET_LAUNCHVARIANTS_H
