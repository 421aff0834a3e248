//===- Tier.h - the tier dialect ------------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_TIER_H
#define TIER_DIALECT_TIER_IR_TIER_H

#include "tier/Dialect/Layout/IR/Layout.h"
#include "tier/Problem/PlanElection.h"

#include "tier/Dialect/Tier/IR/TierDialect.h.inc"
#include "tier/Dialect/Tier/IR/TierEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tier/Dialect/Tier/IR/TierAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tier/Dialect/Tier/IR/TierTypes.h.inc"

namespace tier::ir {

/// A tensor whose encoding is a fragment.
bool isTile(mlir::Type type);

/// A memref in the shared space.
bool isShared(mlir::Type type);
/// Where the row of a load or a store begins inside of its first vector, or
/// null.
mlir::Value getFrom(mlir::Operation *op);

/// A memref in tensor memory.
bool isTensorMemory(mlir::Type type);

/// 32-bit columns of tensor memory that a tile of it takes.
int64_t countColumns(mlir::MemRefType tile);

/// The space of a memref; `global` when it has none of ours.
Space getSpace(mlir::MemRefType type);

} // namespace tier::ir

#define GET_OP_CLASSES
#include "tier/Dialect/Tier/IR/TierOps.h.inc"

#endif // TIER_DIALECT_TIER_IR_TIER_H
