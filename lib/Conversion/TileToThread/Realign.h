//===- Realign.h - rows that begin anywhere, in one thread -------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TILETOTHREAD_REALIGN_H
#define TIER_LIB_CONVERSION_TILETOTHREAD_REALIGN_H

#include "tier/Conversion/TileToThread/TileToThread.h"
#include "tier/Dialect/Tier/IR/Realign.h"

namespace tier {

/// Reads the rows of a tile from the sources of their residues, and shifts them.
mlir::LogicalResult emitRealign(ThreadEmitter &emitter, ir::RealignOp op);

} // namespace tier

#endif // TIER_LIB_CONVERSION_TILETOTHREAD_REALIGN_H
