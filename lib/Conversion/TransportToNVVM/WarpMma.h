//===- WarpMma.h - matrix instructions of a warp --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_WARPMMA_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_WARPMMA_H

#include "Assembly.h"
#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier::nvvm {

/// A `tier.mma` on grain `warp` with atom 16 x 8 x 32 bytes: operands come from
/// shared memory through ldmatrix, in either majorness for 16-bit elements.
mlir::LogicalResult emitWarpMma(ThreadEmitter &emitter, ir::MmaOp op);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_WARPMMA_H
