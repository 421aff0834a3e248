//===- Integer8.h - floats of 8-bit integers --------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_INTEGER8_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_INTEGER8_H

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace tier::nvvm {

/// `arith.sitofp` of tiles of 8-bit integers to bf16, f16 and f32, by permutations of bytes and
/// exact differences; false for other types, and for chunks of an odd number of elements.
bool emitInteger8Conversion(ThreadEmitter &emitter, mlir::arith::SIToFPOp op);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_INTEGER8_H
