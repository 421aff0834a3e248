//===- Pipeline.h - passes on a module, and what they say, in C -----------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_C_PIPELINE_H
#define TIER_C_PIPELINE_H

#include "tier-c/Runtime.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Runs the passes of `pipeline` (without the builtin.module around them) on a
/// module, in place, and verifies what comes out of them, but not what is between
/// them. `said` is JSON: {"diagnostics": [{"severity", "message",
/// "location", "notes": [..]}, ..], "passes": [[name, seconds], ..]}, the time of
/// a pass over all that it ran on. Needs nothing of Python.
bool tierPipelineRun(MlirModule module, MlirStringRef pipeline, TierText *said);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_PIPELINE_H
