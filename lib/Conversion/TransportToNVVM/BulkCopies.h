//===- BulkCopies.h - copies by the bulk-copy engine ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTONVVM_BULKCOPIES_H
#define TIER_LIB_CONVERSION_TRANSPORTTONVVM_BULKCOPIES_H

#include "Assembly.h"
#include "SharedTile.h"

namespace tier::nvvm {

/// One box of a tile: where it starts in the tile and in the tensor.
struct Box {
  int64_t bytes;
  llvm::SmallVector<int64_t> coordinates; // relative, innermost first
};

/// The boxes that make up `tile`, or a diagnostic at `op` when the boxes of
/// `map` do not lie in the tile as the engine writes them.
mlir::FailureOr<llvm::SmallVector<Box>> findBoxes(mlir::Operation *op,
                                                  const SharedTile &tile,
                                                  layout::TensorMapAttr map);

/// Bytes that the boxes of `tile` announce to a barrier.
int64_t countBytes(llvm::ArrayRef<Box> boxes, layout::TensorMapAttr map);

/// Executed by one thread. Shared addresses and coordinates are i32, the latter
/// innermost first. With a `mask` (i32) the boxes arrive in the CTAs of the
/// cluster whose bits are set. Those of a pair complete on the barrier of its
/// first CTA.
void emitBulkLoad(Assembly &a, llvm::ArrayRef<Box> boxes, mlir::Value map,
                  mlir::ValueRange coordinates, mlir::Value tile,
                  mlir::Value barrier, mlir::Value mask = {},
                  bool isPair = false);

/// The boxes of one of `parts` CTAs, and what lies between those of one rank and
/// those of the next: bytes of the tile, and coordinates of the tensor.
struct Part {
  llvm::SmallVector<Box> boxes; ///< of rank 0
  int64_t bytes = 0;
  llvm::SmallVector<int64_t> coordinates;
};
/// Fails if the parts do not lie at equal distances.
mlir::FailureOr<Part> findPart(llvm::ArrayRef<Box> boxes, int64_t parts);
void emitBulkStore(Assembly &a, llvm::ArrayRef<Box> boxes, mlir::Value tile,
                   mlir::Value map, mlir::ValueRange coordinates,
                   llvm::StringRef reduction = {});
void emitBulkCommit(Assembly &a);
void emitBulkWait(Assembly &a, int64_t pending, bool readOnly);
/// Fetches the descriptor ahead of its first use.
void emitMapPrefetch(Assembly &a, mlir::Value map);

} // namespace tier::nvvm

#endif // TIER_LIB_CONVERSION_TRANSPORTTONVVM_BULKCOPIES_H
