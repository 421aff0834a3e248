//===- ScaleTile.cpp - scales of a product, as the matrix unit reads them -===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ScaleTile.h"

#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem {

ScaleTile ScaleTile::of(int64_t rows, int64_t k, int64_t block) {
  return {int64_t(alignTo(rows, atomRows)),
          int64_t(alignTo(divideCeil(k, block), atomScales))};
}

Layout ScaleTile::shared() const {
  Modes alongRows = {{32, 16}, {4, 4}}, alongScales = {{atomScales, 1}};
  if (atomsOfRows() > 1)
    alongRows.push_back({atomsOfRows(), atomBytes});
  if (atomsOfScales() > 1)
    alongScales.push_back({atomsOfScales(), atomBytes * atomsOfRows()});
  return Layout::of({alongRows, alongScales});
}

Fragment ScaleTile::fragment(int64_t lanes, int64_t warps) const {
  // A warp's words lie side by side: 4 of them from 4 quarters of the rows.
  int64_t rowsOfWarp = lanes / 4, groups = 32 / rowsOfWarp;
  Fragment result;
  result.shape = {rows, scales};
  auto add = [](Digits &digits, int64_t size, int64_t row, int64_t scale) {
    if (size > 1)
      digits.push_back({size, {row, scale}});
  };
  add(result.reg, atomScales, 0, 1);
  add(result.lane, 4, 32, 0);
  add(result.lane, rowsOfWarp, 1, 0);
  int64_t inWarps = std::min(groups, warps);
  add(result.warp, inWarps, rowsOfWarp, 0);
  add(result.reg, groups / inWarps, rowsOfWarp * inWarps, 0);
  add(result.reg, atomsOfRows(), atomRows, 0);
  add(result.reg, atomsOfScales(), 0, atomScales);
  add(result.warp, warps / inWarps, 0, 0); // replicas
  return result;
}

int64_t scaleBytes(int64_t rowsA, int64_t rowsB, int64_t k, int64_t block) {
  if (!block)
    return 0;
  return ScaleTile::of(rowsA, k, block).bytes() +
         ScaleTile::of(rowsB, k, block).bytes();
}

} // namespace tier::problem
