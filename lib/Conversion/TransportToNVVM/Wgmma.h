//===- Wgmma.h - matrix instructions of a warpgroup -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_WGMMA_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_WGMMA_H

#include "Assembly.h"
#include "SharedTile.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier::nvvm {

/// How the matrix unit reads a tile [rows, k] of shared memory: the constant
/// half of its descriptor, and whether rows (not k) are contiguous.
struct MatrixOperand {
  int64_t descriptor = 0;
  bool isTransposed = false;
};

/// Fits the tile to one of the canonical layouts for slabs of `rows` x `depth`
/// elements, or says at `op` why none fits. Of more rows than `used` the first count
/// (0: all).
mlir::FailureOr<MatrixOperand> findMatrixOperand(mlir::Operation *op,
                                                 const SharedTile &tile,
                                                 int64_t rows, int64_t depth,
                                                 int64_t used = 0);

/// The descriptor of the operand at `address` (i32): its start in units of 16
/// bytes, with the constant half.
mlir::Value emitDescriptor(Assembly &a, mlir::Value address,
                           int64_t constantHalf);

/// A `tier.mma` on grain `warpgroup`: started and committed as one group; the
/// accumulators may be touched after `emitMmaWait` only.
mlir::LogicalResult emitWarpgroupMma(ThreadEmitter &emitter, ir::MmaOp op,
                                     mlir::Value uniformWarp);

/// Waits until at most `pending` groups run. The values pass through, so that
/// no use of them can move above the wait.
llvm::SmallVector<mlir::Value> emitMmaWait(Assembly &a, int64_t pending,
                                           mlir::ValueRange values);

// Accumulators that nobody clears (ZeroStarts.cpp).

/// Makes starts from zero undefined where the first product overwrites them.
void forgetZeroStarts(ThreadEmitter &emitter, mlir::scf::ForOp loop);
/// The i1 "not the first iteration" for a product of such a loop, else null.
mlir::Value emitAddsToAccumulator(ThreadEmitter &emitter, ir::MmaOp op);
/// Values awaited behind such a loop: zeros if it had no iteration.
llvm::SmallVector<mlir::Value>
emitOwedZeros(ThreadEmitter &emitter, mlir::Value awaited,
              llvm::SmallVector<mlir::Value> values);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_WGMMA_H
