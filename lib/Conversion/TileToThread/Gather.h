//===- Gather.h - rows by their numbers, in one thread ----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TILETOTHREAD_GATHER_H
#define TIER_LIB_CONVERSION_TILETOTHREAD_GATHER_H

#include "tier/Conversion/TileToThread/TileToThread.h"
#include "tier/Dialect/Tier/IR/Gather.h"

namespace tier {

/// Emits and binds the tile of a gather.
mlir::LogicalResult emitGather(ThreadEmitter &emitter, ir::GatherOp op);

} // namespace tier

#endif // TIER_LIB_CONVERSION_TILETOTHREAD_GATHER_H
