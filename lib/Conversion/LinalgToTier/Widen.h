//===- Widen.h - 8-bit floats where nothing multiplies them -----*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_WIDEN_H
#define TIER_CONVERSION_LINALGTOTIER_WIDEN_H

#include "Emit.h"

namespace tier::where {

/// Lets contractions of 8-bit floats read f16 where the machine has no matrix
/// instruction for the pair.
void widenOperands(mlir::func::FuncOp program, const machine::Machine &machine);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_WIDEN_H
