//===- VerifyGrain.h - who reaches each op of a kernel ----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_TRANSFORMS_VERIFYGRAIN_H
#define TIER_DIALECT_TIER_TRANSFORMS_VERIFYGRAIN_H

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace tier::ir {

/// All threads of the CTAs of a pair or a cluster reach the ops that are theirs
/// together as often: a proof of their protocol follows them in step.
mlir::LogicalResult verifyGrainBetweenCtas(mlir::gpu::GPUFuncOp kernel);

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_TRANSFORMS_VERIFYGRAIN_H
