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

/// Runs the program on arrays in this process, with the kernels of `module`, a
/// module in room When, as tier/Simulate/Simulate.h says. `units` is how many
/// CTAs the device runs at once. On success `text` is a JSON list of the
/// kernels that were launched, with their grids; otherwise it is the error.
bool tierLauncherSimulate(TierLauncher launcher, MlirModule module,
                          int64_t units, uint64_t seed, bool reports,
                          const TierArgument *arguments, int count,
                          TierText *text);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_SIMULATE_H
