//===- TensorMapPool.cpp - maps for groups of ragged sizes ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/TensorMapPool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem::tensormap {

/// Extents of the dimensions that only move the address: never left, and a
/// multiple of 2^16 below 2^31.
static constexpr int64_t openExtent = 0x7fff0000;
static constexpr int64_t wrapStep = int64_t(1) << 34;
static constexpr int64_t tallestBox = 256;

//===----------------------------------------------------------------------===//
// Pools
//===----------------------------------------------------------------------===//

SmallVector<int64_t> poolHeights(int64_t tileRows) {
  SmallVector<int64_t> heights;
  if (tileRows < 1 || tileRows > tallestBox)
    return heights;
  for (int64_t rows = 1; rows < tileRows; rows *= 2)
    heights.push_back(rows);
  heights.push_back(tileRows);
  return heights;
}

SmallVector<PoolCopy, 2> poolCopies(int64_t tileRows, int64_t rows) {
  if (rows < 1 || rows > tileRows || tileRows > tallestBox)
    return {};
  if (rows == tileRows)
    return {{rows, 0}};
  int64_t height = int64_t(1) << Log2_64(rows);
  if (height == rows)
    return {{height, 0}};
  return {{height, 0}, {height, rows - height}};
}

//===----------------------------------------------------------------------===//
// Wrapped maps
//===----------------------------------------------------------------------===//

WrappedMap wrap(const WrappedQuestion &question) {
  WrappedMap wrapped;
  Question &map = wrapped.map;
  int64_t bytes = machine::byteWidth(question.element);
  map.element = question.element;
  map.baseAlignment = question.baseAlignment;
  map.swizzle = question.swizzle;
  map.isStore = question.isStore;
  bool savesDim = question.savesDim && question.isStore;
  map.dims = {question.columns, Known::exactly(wrappedRows),
              Known::exactly(openExtent)};
  map.strideBytes = {question.rowBytes, question.rowBytes};
  map.box.assign(question.box.begin(), question.box.end());
  map.box.resize(2, 1);
  map.box.push_back(1);
  if (savesDim) {
    wrapped.baseRows = wrappedRows;
  } else {
    // A multiple of 2^34 elements minus the row: what divides both divides it.
    const Known &row = question.rowBytes;
    map.strideBytes.push_back(
        row.value ? Known::exactly(wrapStep * bytes - *row.value)
                  : Known::multipleOf(std::gcd(row.divisor, wrapStep)));
    map.dims.push_back(Known::exactly(openExtent));
    map.box.push_back(1);
  }
  wrapped.violations = check(map);
  // The step itself must be a legal stride, whatever the row is.
  if (!savesDim && !question.rowBytes.value &&
      wrapStep * bytes > int64_t(1) << 40)
    wrapped.violations.push_back(
        {findRule("T10"), std::to_string(wrapStep * bytes) + " bytes"});
  return wrapped;
}

SmallVector<int64_t> WrappedMap::coordinates(int64_t column, int64_t row,
                                             int64_t offset,
                                             int64_t size) const {
  SmallVector<int64_t> all = {column, wrappedRows - size + row, offset + size};
  if (baseRows == 0)
    all.push_back(wrappedRows);
  return all;
}

bool fits(const WrappedMap &map, int64_t totalRows, int64_t largestGroup) {
  return map.violations.empty() && totalRows >= 0 && totalRows < openExtent &&
         largestGroup <= wrappedRows;
}

//===----------------------------------------------------------------------===//
// The choice
//===----------------------------------------------------------------------===//

StringRef stringify(RaggedWay way) {
  static constexpr StringLiteral names[] = {"pool", "wrapped", "patch"};
  return names[static_cast<int>(way)];
}

RaggedCosts chooseRagged(ArrayRef<int64_t> groupSizes, int64_t tileRows,
                         int64_t patchCost, bool mayWrap) {
  RaggedCosts costs;
  if (tileRows < 1 || tileRows > tallestBox)
    return costs;
  for (int64_t size : groupSizes) {
    if (size < 1)
      continue;
    int64_t whole = size / tileRows;
    int64_t rest = poolCopies(tileRows, size % tileRows).size();
    int64_t tiles = divideCeil(size, tileRows);
    costs.pool += 8 * (whole + rest);
    costs.wrapped += 9 * tiles; // two coordinates more
    costs.patch += 8 * (tiles + patchCost);
  }
  costs.best = costs.patch < costs.pool ? RaggedWay::Patch : RaggedWay::Pool;
  if (mayWrap && costs.wrapped < std::min(costs.pool, costs.patch))
    costs.best = RaggedWay::Wrapped;
  return costs;
}

} // namespace tier::problem::tensormap
