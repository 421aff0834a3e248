//===- BFloat16.h - bf16 as halves of words ---------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A bf16 is the upper half of the f32 of the same value. Of two that lie in one
// word, one is a shift away and the other one a mask:
//
//   word = b1 b0    f32(b0) = word << 16    f32(b1) = word & 0xffff0000
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_BFLOAT16_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_BFLOAT16_H

#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier::nvvm {

/// `arith.extf` of a tile from bf16 to f32, two elements a word; false for other
/// types and for chunks of one element.
bool emitBFloat16Widening(ThreadEmitter &emitter, mlir::arith::ExtFOp op);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_BFLOAT16_H
