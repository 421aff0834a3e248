//===- Packed.h - bytes as elements of another type -------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tier.reinterpret` of room What and of the host, an op of the dialect `tier`
// in a header of its own:
//
//   tensor<64x96xi8>  ->  tensor<64x128xf6E2M3FN>     96 * 8 = 128 * 6
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_PACKED_H
#define TIER_DIALECT_TIER_IR_PACKED_H

#include "tier/Dialect/Tier/IR/Tier.h"

#define GET_OP_CLASSES
#include "tier/Dialect/Tier/IR/Packed.h.inc"

namespace tier::ir {

/// Bits of one of several numbers that share a byte: f4E2M1FN, f6E2M3FN,
/// f6E3M2FN; 0 for other types.
int64_t getPackedBits(mlir::Type type);

/// Numbers of a row that one bulk copy takes (tensormap.packed-extent), and the
/// alignment of its base and of its rows in bytes.
constexpr int64_t packedRun = 128, packedAlignment = 32;

/// So many elements of `from` are so many of `to`, with no smaller numbers.
struct Ratio {
  int64_t from, to;
};
Ratio getRatio(mlir::Type from, mlir::Type to);

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_IR_PACKED_H
