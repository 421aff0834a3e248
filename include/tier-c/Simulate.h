//===- Simulate.h - kernels of room When, executed, in C ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_C_SIMULATE_H
#define TIER_C_SIMULATE_H

#include "tier-c/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// How to run: `units` is how many CTAs the device runs at once. With
/// `isGuided` the choices of the schedule are given instead of drawn (Guide in
/// Simulate.h).
typedef struct {
  uint64_t seed;
  int64_t units;
  bool reports, isGuided;
  const uint32_t *choices;
  size_t choiceCount;
} TierSimulation;

/// Runs the program on arrays in this process, with the kernels of `module`, a
/// module in room When, as tier/Simulate/Simulate.h says. On success `text` is
/// JSON, {"launches": [{"kernel", "grid"}, ..], "counts": [..]}, where counts
/// says of how many each choice was one; otherwise it is the error.
bool tierLauncherSimulate(TierLauncher launcher, MlirModule module,
                          TierSimulation how, const TierArgument *arguments,
                          int count, TierText *text);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_SIMULATE_H
