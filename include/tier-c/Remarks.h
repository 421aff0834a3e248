//===- Remarks.h - why a pass did, or did not, do something
//-----------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_C_REMARKS_H
#define TIER_C_REMARKS_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum TierRemarkKind {
  TierRemarkPassed,
  TierRemarkMissed,
  TierRemarkFailed,
  TierRemarkAnalysis
} TierRemarkKind;

/// One remark; its strings live until the handler returns.
typedef struct TierRemark {
  TierRemarkKind kind;
  MlirStringRef category; ///< the pass, as a rule
  MlirStringRef name;
  MlirStringRef function;
  MlirStringRef message;
  MlirLocation location;
} TierRemark;

/// Called on the thread that runs the pass, one call at a time. Another thread
/// may be waiting for that pass, so the handler takes no lock that it may hold.
typedef void (*TierRemarkHandler)(TierRemark remark, void *data);

/// Sends the context's remarks whose category matches the regular expression
/// to `handler`; replaces an earlier handler. `destroy` (may be null) is called
/// on `data` when the context or a later handler ends this one. Fails if
/// `filter` is no regular expression.
MLIR_CAPI_EXPORTED MlirLogicalResult tierContextSetRemarkHandler(
    MlirContext context, MlirStringRef filter, TierRemarkHandler handler,
    void *data, void (*destroy)(void *data));

/// Ends the handler, if there is one.
MLIR_CAPI_EXPORTED void tierContextClearRemarkHandler(MlirContext context);

#ifdef __cplusplus
}
#endif

#endif // TIER_C_REMARKS_H
