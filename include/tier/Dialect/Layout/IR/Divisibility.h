//===- Divisibility.h - what divides an index -------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Vector width, alignment and whole-vector bounds all ask the same question:
// which number surely divides this index? Facts come from constants, from
// `tier.multiple` on kernel arguments and from loop steps.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_IR_DIVISIBILITY_H
#define TIER_DIALECT_LAYOUT_IR_DIVISIBILITY_H

#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Value.h"

namespace tier::layout {

/// A divisor of an index or integer: 0 if the value is known to be 0, else at
/// least 1. Divisors above 2^20 are cut to a divisor of theirs.
int64_t getDivisor(mlir::Value value);
int64_t getDivisor(mlir::OpFoldResult value);

} // namespace tier::layout

#endif // TIER_DIALECT_LAYOUT_IR_DIVISIBILITY_H
