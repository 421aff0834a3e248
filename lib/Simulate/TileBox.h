//===- TileBox.h - the elements of a tile in a view --------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_SIMULATE_TILEBOX_H
#define TIER_LIB_SIMULATE_TILEBOX_H

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <algorithm>

namespace tier::simulate {

/// The box of a load or store: the last dimensions of a view.
struct TileBox {
  llvm::ArrayRef<int64_t> shape;
  llvm::SmallVector<int64_t, 4> first, sizes;

  /// Leaves out the last columns of the tile, so many along each dimension.
  void leaveOut(llvm::ArrayRef<int64_t> columns) {
    int64_t lead = first.size() - shape.size();
    for (auto [d, count] : llvm::enumerate(columns))
      if (count)
        sizes[lead + d] = std::min(sizes[lead + d], first[lead + d] + shape[d] - count);
  }

  /// Calls visit(number, coordinate, isInside) for each element of the tile.
  template <typename F>
  bool walk(F visit) const {
    int64_t rank = first.size(), lead = rank - int64_t(shape.size());
    llvm::SmallVector<int64_t, 4> x(first);
    int64_t count = 1;
    for (int64_t extent : shape)
      count *= extent;
    int64_t inner = shape.empty() ? 1 : shape.back();
    for (int64_t row = 0; row < count; row += inner) {
      bool isInside = true;
      for (int64_t d = 0; d + 1 < rank || (shape.empty() && d < rank); ++d)
        isInside &= x[d] >= 0 && x[d] < sizes[d];
      for (int64_t c = 0; c < inner; ++c) {
        bool inside = isInside;
        if (!shape.empty()) {
          x[rank - 1] = first[rank - 1] + c;
          inside &= x[rank - 1] >= 0 && x[rank - 1] < sizes[rank - 1];
        }
        if (!visit(row + c, llvm::ArrayRef<int64_t>(x), inside))
          return false;
      }
      // The next row of the tile.
      for (int64_t d = rank - 2; d >= lead; --d) {
        if (++x[d] < first[d] + shape[d - lead])
          break;
        x[d] = first[d];
      }
    }
    return true;
  }
};

} // namespace tier::simulate

#endif // TIER_LIB_SIMULATE_TILEBOX_H
