//===- MapView.h - a tile of a view, as a tensor map sees it --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_MAPVIEW_H
#define TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_MAPVIEW_H

#include "LaunchValues.h"

#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Machine/Machine.h"
#include "tier/Problem/TensorMap.h"

namespace tier::layout {

/// A tile of a global view whose tensor map is legal. All lists are in the
/// order of the view's dimensions; terms of the view's offset that vary from
/// block to block are dimensions of their own, after the view's.
///
/// Two repairs are made on the way, since they keep the meaning:
///   an untiled dimension of negative stride is counted from its other end;
///   untiled dimensions beyond the highest rank become one, whose coordinate
///   counts a common divisor of their strides.
struct MapView {
  /// One dimension: where the box is along it, and how far its steps are.
  struct Dim {
    LaunchProduct extent, stride;
    llvm::SmallVector<mlir::Value, 2> coordinate; ///< a product
    /// The extent in the kernel, where the coordinate counts from its end.
    mlir::OpFoldResult turnedAt;
  };
  mlir::Value base;
  llvm::SmallVector<LaunchProduct> offset; ///< elements from `base`
  llvm::SmallVector<Dim> dims;
  /// Dimensions in the coordinate of the last one, which counts `foldUnit`
  /// elements.
  llvm::SmallVector<Dim> folded;
  int64_t foldUnit = 0;
  std::string repairs; ///< what was done, for the remark
  problem::tensormap::View question;
  problem::tensormap::Witness witness;

  TensorMapAttr getMap(mlir::Type element, bool roundsToTF32 = false) const;
  /// The coordinates of the tile, innermost first, computed at `builder`.
  llvm::SmallVector<mlir::Value> getCoordinates(mlir::OpBuilder &builder,
                                                mlir::Location loc) const;
  /// Encodes the map on the host.
  mlir::Value encode(HostValues &host, ir::TensorMapType type,
                     mlir::Value hostBase) const;

private:
  /// A launch check that the folded coordinate does not overflow.
  void assertReach(HostValues &host, mlir::Location loc) const;
};

/// What a map is for; of a part of a larger tile boxes may lie apart.
enum class MapUse { Load, LoadPart, Store };

/// Describes the box at `indices` of `view` that has the extents and the layout
/// of the shared tile `tile`, in a kernel with these launches. Otherwise
/// nothing, and `refusal` says why and what is left.
std::optional<MapView>
describe(mlir::Value view, mlir::ValueRange indices, mlir::MemRefType tile,
         MapUse use, llvm::ArrayRef<mlir::gpu::LaunchFuncOp> launches,
         const machine::Machine &machine, std::string &refusal);

} // namespace tier::layout

#endif // TIER_LIB_DIALECT_LAYOUT_TRANSFORMS_MAPVIEW_H
