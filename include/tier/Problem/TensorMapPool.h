//===- TensorMapPool.h - maps for groups of ragged sizes ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of many groups lie one after another; a tile of the last rows of a group
// must not touch the next group. Two ways that need no map per group:
//
//   pool     maps whose boxes have 1, 2, 4, .. rows; r rows are two copies that
//            overlap: 2^k rows at 0 and 2^k rows at r - 2^k, 2^k <= r < 2^(k+1)
//            (arXiv 2508.16584)
//
//   wrapped  one map with two dimensions more, whose strides cancel modulo 2^64,
//            so that the row coordinate ends at 2^30 exactly where the group
//            ends (the ragged descriptor of Triton, pull request 7783):
//
//              coordinates (column, 2^30 - size + row, offset + size, 2^30)
//              strides                    s            s        2^34 - s
//              address 2^34 * 2^30 + (offset + row) * s = (offset + row) * s
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_TENSORMAPPOOL_H
#define TIER_PROBLEM_TENSORMAPPOOL_H

#include "tier/Problem/TensorMap.h"

namespace tier::problem::tensormap {

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

/// One copy of `rows` rows that begins at `first`.
struct PoolCopy {
  int64_t rows = 0, first = 0;
  bool operator==(const PoolCopy &) const = default;
};

/// The box heights of the maps: powers of two below `tileRows`, and `tileRows`.
/// Empty if there is no such tile (1 to 256 rows).
llvm::SmallVector<int64_t> poolHeights(int64_t tileRows);
/// One or two copies that cover rows [0, rows) of a tile and no other; some
/// rows twice, with equal values, so never for a store that adds. Empty for no
/// rows, or more than the tile has.
llvm::SmallVector<PoolCopy, 2> poolCopies(int64_t tileRows, int64_t rows);

//===----------------------------------------------------------------------===//
// Wrapped maps
//===----------------------------------------------------------------------===//

/// Where the row coordinate ends.
inline constexpr int64_t wrappedRows = int64_t(1) << 30;

struct WrappedQuestion {
  machine::Element element = machine::Element::BF16;
  Known columns;               ///< elements of a row
  Known rowBytes;              ///< distance of rows
  llvm::SmallVector<int64_t> box; ///< [columns, rows]
  SwizzleMode swizzle = SwizzleMode::None;
  int64_t baseAlignment = 16;
  bool isStore = false;
  /// Store only: one dimension less, the base 2^30 rows before the tensor.
  bool savesDim = false;
};

struct WrappedMap {
  llvm::SmallVector<Violation> violations; ///< empty: it is legal
  Question map;
  int64_t baseRows = 0; ///< the base lies this many rows before the tensor
  /// Of the box at `row` of the group of `size` rows that begins at row
  /// `offset`, innermost first.
  llvm::SmallVector<int64_t> coordinates(int64_t column, int64_t row,
                                         int64_t offset, int64_t size) const;
};
WrappedMap wrap(const WrappedQuestion &question);
/// Whether groups of these sizes may be walked: no coordinate passes 2^31.
bool fits(const WrappedMap &map, int64_t totalRows, int64_t largestGroup);

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

enum class RaggedWay { Pool, Wrapped, Patch };
llvm::StringRef stringify(RaggedWay way); ///< "pool", "wrapped", "patch"

/// What the copies of all groups cost, in eighths of a copy.
struct RaggedCosts {
  int64_t pool = 0, wrapped = 0, patch = 0;
  RaggedWay best = RaggedWay::Pool;
};
/// `patchCost`: copies that changing a map on the device is worth, per group.
/// Tiles of 1 to 256 rows; others cost nothing and have no answer.
RaggedCosts chooseRagged(llvm::ArrayRef<int64_t> groupSizes, int64_t tileRows,
                         int64_t patchCost, bool mayWrap);

} // namespace tier::problem::tensormap

#endif // TIER_PROBLEM_TENSORMAPPOOL_H
