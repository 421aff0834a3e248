//===- Pairs.h - kernels whose CTAs work in pairs -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two CTAs of a cluster may share the products that they write to tensor memory
// (PTX ISA 9.7.16, cta_group::2). Everything that such a kernel does with tensor
// memory it does in pairs: both CTAs reserve the same columns, reach the same
// ops as often, and live until both are done.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_PAIRS_H
#define TIER_DIALECT_TIER_IR_PAIRS_H

#include "tier/Dialect/Tier/IR/Tier.h"

namespace tier::ir {

/// CTAs of a pair.
constexpr int64_t ctasOfPair = 2;

/// Whether some product below `root` is shared by a pair.
bool worksInPairs(mlir::Operation *root);

/// The plan of `kernel` makes clusters of two CTAs, one above the other.
mlir::LogicalResult verifyPairCluster(mlir::Operation *kernel);

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_IR_PAIRS_H
