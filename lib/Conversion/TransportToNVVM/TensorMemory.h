//===- TensorMemory.h - products that write tensor memory -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An address of tensor memory is a word: lane << 16 | column. The tiles of a
// CTA lie in one reservation, whose address a word of shared memory holds.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_TENSORMEMORY_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_TENSORMEMORY_H

#include "Assembly.h"
#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier::nvvm {

/// Reserves `columns` (a power of two) for the CTA, by one whole warp, and
/// gives up the right to reserve more. The address goes to `slot`. With
/// `ctas` 2 both CTAs of a pair do so, and get the same columns.
void emitTensorReserve(Assembly &a, mlir::Value slot, int64_t columns,
                       int64_t ctas);
/// Gives the reservation back, by one whole warp (of each CTA).
void emitTensorFree(Assembly &a, mlir::Value address, int64_t columns,
                    int64_t ctas);

/// What one thread did with tensor memory comes before what follows a barrier,
/// and the other way round.
void emitTensorFenceBefore(Assembly &a);
void emitTensorFenceAfter(Assembly &a);

/// One arrival at the barrier, with `ctas` 2 at that of each CTA of the pair,
/// when all products that this thread issued have ended. `predicate` may be
/// null.
void emitTensorCommit(Assembly &a, mlir::Value barrier, mlir::Value predicate,
                      int64_t ctas);

/// Issues the instructions of a product; by one thread.
mlir::LogicalResult emitTensorProduct(ThreadEmitter &emitter,
                                      ir::AccumulateOp op);

/// The registers of a thread that are columns of its lane. `warp` counts within
/// the role and is uniform.
mlir::LogicalResult emitTensorLoad(ThreadEmitter &emitter, ir::LoadOp op,
                                   mlir::Value warp);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_TENSORMEMORY_H
