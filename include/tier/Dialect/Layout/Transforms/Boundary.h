//===- Boundary.h - where tiles of a kernel end within extents --*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Accesses to tiles become one question of the split problem: each pair of an
// index and a tile's side is a dimension, each extent a value or a symbol.
//
//   tier.load %x[%m, %n] : .. to tensor<8x64xf32>, %x of sizes [%M, %N]
//     tiles (8, 64), extents (s0 = %M, s1 = %N)
//   interior: 8 d0 + 8 <= s0 and 64 d1 + 64 <= s1
//     %m + 8 <= %M and %n + 64 <= %N
//
// An index that is not known to be a multiple of its tile is T * d + h with a
// symbol 0 <= h < T. The emitted condition is read back and has to imply every
// promise.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_LAYOUT_TRANSFORMS_BOUNDARY_H
#define TIER_DIALECT_LAYOUT_TRANSFORMS_BOUNDARY_H

#include "tier/Problem/Split.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/Value.h"

namespace tier::layout {

/// index + tile <= extent
struct EndsWithin {
  mlir::Value index;
  int64_t tile;
  mlir::OpFoldResult extent;
  bool operator==(const EndsWithin &) const = default;
  /// Index and extent are constants for which it holds.
  bool isAlways() const;
};

/// Conditions as a split of tile space, and its answer.
struct Boundary {
  llvm::SmallVector<EndsWithin> conditions;
  problem::SplitQuestion question;
  problem::Split split;
  llvm::SmallVector<mlir::Value> indices; ///< per dimension
  llvm::SmallVector<mlir::Value> extents; ///< per symbol, null for remainders
};

/// Asks the problem; the message of its refusal, if it has one.
std::optional<std::string> solve(llvm::ArrayRef<EndsWithin> conditions,
                                 Boundary &boundary);
/// Whether the tile at these indices is an interior one.
mlir::Value emitInterior(mlir::OpBuilder &builder, mlir::Location loc,
                         const Boundary &boundary);
/// A promise that `interior`, as it stands in the IR, does not imply.
std::optional<EndsWithin> findUnproven(mlir::Value interior,
                                       llvm::ArrayRef<EndsWithin> promises);
/// Proves that the pieces partition the tiles and that the promises hold where
/// `interior` does; else an error at `op`.
mlir::LogicalResult verify(mlir::Operation *op, const Boundary &boundary,
                           mlir::Value interior,
                           llvm::ArrayRef<EndsWithin> promises);
/// How much of the tiles' work is dropped: a number where extents are
/// constants, else what it is at most.
std::string describeWaste(llvm::ArrayRef<EndsWithin> conditions);

} // namespace tier::layout

#endif // TIER_DIALECT_LAYOUT_TRANSFORMS_BOUNDARY_H
