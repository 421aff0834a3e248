//===- MathLowering.h - elementary functions without a library --*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TILETOTHREAD_MATHLOWERING_H
#define TIER_LIB_CONVERSION_TILETOTHREAD_MATHLOWERING_H

#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier {

/// Replaces `math` ops by arithmetic and by ops that LLVM selects as
/// instructions; on the host f64 functions stay, to become calls of libm.
mlir::LogicalResult lowerMath(mlir::LLVM::LLVMFuncOp function,
                              ThreadTarget &target);

/// `math.erf` of f64, in arithmetic and one exponential.
void populateDoubleErfPatterns(mlir::RewritePatternSet &patterns);

/// Conversions from and to 8-bit floats, in integer arithmetic; of scales (E8M0)
/// alone where the machine converts the others.
void populateSmallFloatPatterns(mlir::RewritePatternSet &patterns,
                                bool scalesAlone);

} // namespace tier

#endif // TIER_LIB_CONVERSION_TILETOTHREAD_MATHLOWERING_H
