//===- MatrixCore.h - matrix products of one wave ---------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTOROCDL_MATRIXCORE_H
#define TIER_LIB_CONVERSION_TRANSPORTTOROCDL_MATRIXCORE_H

#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier {

/// Emits `tier.mma ... on warp` with the machine's matrix instructions. In a
/// loop whose block issues `copies` direct copies before, the machine is told
/// to spread them, and its reads, between the products.
mlir::LogicalResult emitMatrixCore(ThreadEmitter &emitter, ir::MmaOp op,
                                   int64_t copies);

} // namespace tier

#endif // TIER_LIB_CONVERSION_TRANSPORTTOROCDL_MATRIXCORE_H
