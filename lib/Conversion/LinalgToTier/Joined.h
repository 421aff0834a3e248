//===- Joined.h - dimensions that are one before a value is computed C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_JOINED_H
#define TIER_CONVERSION_LINALGTOTIER_JOINED_H

#include "Emit.h"

namespace tier::where {

/// Lets reshapes, and reductions over neighbouring axes, join the dimensions of arguments in place
/// of those of what is computed of them element by element.
void joinDims(mlir::func::FuncOp program);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_JOINED_H
