//===- CopiedTile.h - tiles that are copied for an epilogue -----*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the epilogue of a product reads of rows and columns may be copied to shared
// memory, a piece of columns after another, while the product runs. The result of a
// piece leaves from the tile that its copy came to:
//
//   %s = tier.alloc {tier.copied = 4 : i64} : !tile     .. one of 4 in turn
//   tier.copy %residual[%m, %n] to %s
//   %r = tier.load %s[%c0, %c0]
//   tier.store %result, %s[%c0, %c0]
//   tier.copy %s to %out[%m, %n]
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_COPIEDTILE_H
#define TIER_DIALECT_TIER_IR_COPIEDTILE_H

#include "tier/Dialect/Tier/IR/Tier.h"

namespace tier::ir {

/// On `tier.alloc`: in how many tiles the pieces take turns; 0: not known yet.
inline constexpr llvm::StringLiteral copiedTileAttribute = "tier.copied";

inline bool isCopiedTile(AllocOp alloc) { return alloc->hasAttr(copiedTileAttribute); }
/// The copy that fills the tile.
CopyOp findCopyTo(AllocOp alloc);
/// The copy that brings what was computed there out, or null.
CopyOp findCopyFrom(AllocOp alloc);

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_IR_COPIEDTILE_H
