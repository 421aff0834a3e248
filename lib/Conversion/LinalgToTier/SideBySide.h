//===- SideBySide.h - two kernels in one launch ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels that read nothing of each other may run at the same time. In one launch the
// first CTAs do what the first kernel's did, the others what the second's did:
//
//   if (block < blocks of the first) { first at block }
//   else { second at block - blocks of the first }
//
// What the end of one and the beginning of the next take is gone, and neither waits for
// the last CTAs of the other.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_SIDEBYSIDE_H
#define TIER_CONVERSION_LINALGTOTIER_SIDEBYSIDE_H

#include "Launches.h"

namespace tier::where {

/// Whether two values of the host are computed alike.
bool areComputedAlike(mlir::Value a, mlir::Value b);

/// Whether one launch serves both: they have one plan, and count their CTAs from 0.
bool mayRunSideBySide(mlir::gpu::GPUFuncOp first, mlir::gpu::GPUFuncOp second);

/// Makes the first launch that of both: its kernel has the first one's name, and theirs are
/// gone.
void putSideBySide(Launch &first, const Launch &second, Host &host);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_SIDEBYSIDE_H
