//===- Threads.h - the threads that passes run on, in C -------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_C_THREADS_H
#define TIER_C_THREADS_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Lets `context` work on the threads of this process instead of threads of its
/// own, also in a process that was forked from this one.
MLIR_CAPI_EXPORTED void tierShareThreads(MlirContext context);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_THREADS_H
