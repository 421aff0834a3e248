//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef TIER_C_MACHINE_H
#define TIER_C_MACHINE_H

#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The names of all machines, in the order of the table.
MLIR_CAPI_EXPORTED intptr_t tierMachineCount(void);
MLIR_CAPI_EXPORTED MlirStringRef tierMachineName(intptr_t index);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_MACHINE_H
