//===- Scales.h - scales of products into tensor memory ---------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A product may have a factor for each row and block of k of its operands, in
// tiles of shared memory; the unit copies them to columns of tensor memory that
// belong to the stage of the operands:
//
//   %c = tier.alloc : memref<128x32xi32, #tier.space<tensor>>
//   tier.accumulate %a, %b into %sums adds %p scales %sa, %sb in %c ..
//   tier.free %c
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_SCALES_H
#define TIER_DIALECT_TIER_IR_SCALES_H

#include "tier/Dialect/Tier/IR/Tier.h"

namespace tier::ir {

/// Whether the tile of tensor memory holds scales, and no sums.
bool isScaleTile(AllocOp alloc);

/// What `tier.accumulate` asks of its scales.
mlir::LogicalResult verifyScales(AccumulateOp op);
/// Whether each row of a product in registers has its scales, if it has any.
mlir::LogicalResult verifyScales(MmaOp op);

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_IR_SCALES_H
