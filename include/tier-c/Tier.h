//===- Tier.h - what this library is and what it registers
//------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_C_TIER_H
#define TIER_C_TIER_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The version of tier, and the version of LLVM inside it; both live forever.
MLIR_CAPI_EXPORTED const char *tierVersion(void);
MLIR_CAPI_EXPORTED const char *tierLLVMVersion(void);

/// The fix in the error index of the rule `id`, "area.rule", or null; it lives
/// forever.
MLIR_CAPI_EXPORTED const char *tierRuleFix(const char *id);

/// Adds all dialects, ours and upstream's, with their translation to LLVM IR.
MLIR_CAPI_EXPORTED void tierRegisterDialects(MlirDialectRegistry registry);

/// Makes all passes known by name and the code generators ready; the second
/// call does nothing.
MLIR_CAPI_EXPORTED void tierInitialize(void);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_TIER_H
