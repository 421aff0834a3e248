//===- Combine.h - what reductions do with two values -----------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One value of several, as `tier.reduce` and `tier.cluster_reduce` make it:
//
//   Value sum = combineTree(emitter, ir::ReduceKind::addf, {a, b, c});  // (a + b) + c
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_TILETOTHREAD_COMBINE_H
#define TIER_CONVERSION_TILETOTHREAD_COMBINE_H

#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier {

/// Combines values (or vectors) pairwise: short chains, and an order that depends
/// on their number alone.
mlir::Value combineTree(ThreadEmitter &emitter, ir::ReduceKind kind,
                        llvm::SmallVector<mlir::Value> values);

} // namespace tier

#endif // TIER_CONVERSION_TILETOTHREAD_COMBINE_H
