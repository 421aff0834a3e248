//===- Problem.h - the problems, in C -------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_C_PROBLEM_H
#define TIER_C_PROBLEM_H

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Every problem, in order of name.
MLIR_CAPI_EXPORTED intptr_t tierProblemCount(void);
MLIR_CAPI_EXPORTED MlirStringRef tierProblemName(intptr_t index);
MLIR_CAPI_EXPORTED MlirStringRef tierProblemSummary(intptr_t index);

/// Asks a problem a question in JSON. Sends the answer in JSON to `answer` and
/// succeeds, or sends `[area.rule] expects X, got Y` to it and fails.
MLIR_CAPI_EXPORTED MlirLogicalResult tierProblemAsk(MlirStringRef name,
                                                    MlirStringRef question,
                                                    MlirStringCallback answer,
                                                    void *data);

/// Asks the question `count` times and writes the seconds that each took, from
/// the parsed question to the answer before it is printed. A refusal is an
/// answer too; fails if the question is not JSON.
MLIR_CAPI_EXPORTED MlirLogicalResult tierProblemTime(MlirStringRef name,
                                                     MlirStringRef question,
                                                     intptr_t count,
                                                     double *seconds);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_PROBLEM_H
