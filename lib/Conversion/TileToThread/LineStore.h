//===- LineStore.h - rows of sums that a warp stores -------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TILETOTHREAD_LINESTORE_H
#define TIER_LIB_CONVERSION_TILETOTHREAD_LINESTORE_H

#include "tier/Conversion/TileToThread/TileToThread.h"

namespace tier {

/// Where the 16 rows of a warp are in a tile.
enum class WarpRows {
  Neighbours, ///< from 16 * warp on
  Residues    ///< 2 * warp and 2 * warp + 1 of each eight of 64, which four warps have
};

/// How a warp holds 16 rows of 32 columns, if as a matrix instruction leaves them: registers
/// are two columns, two rows, and eights of columns.
std::optional<WarpRows> findWarpRows(layout::FragmentAttr fragment, int64_t warps);

} // namespace tier

#endif // TIER_LIB_CONVERSION_TILETOTHREAD_LINESTORE_H
