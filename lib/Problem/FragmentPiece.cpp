//===- FragmentPiece.cpp - a part of a tile that threads hold -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/FragmentPiece.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace llvm;

namespace tier::problem {

/// Coordinates are sums over registers, lanes and warps, so threads that begin at one
/// place in both tiles hold the piece in the registers of which any thread does.
static bool beginTogether(const Fragment &whole, const Fragment &piece) {
  if (whole.shape.size() != piece.shape.size() || whole.lanes() != piece.lanes() ||
      whole.warps() != piece.warps())
    return false;
  return all_of(seq(whole.lanes()),
                [&](int64_t lane) {
                  return whole.coordinate(0, lane, 0) == piece.coordinate(0, lane, 0);
                }) &&
         all_of(seq(whole.warps()), [&](int64_t warp) {
           return whole.coordinate(0, 0, warp) == piece.coordinate(0, 0, warp);
         });
}

/// The number of an element in a box, row by row; -1 where it lies outside.
static int64_t numberIn(ArrayRef<int64_t> shape, ArrayRef<int64_t> at) {
  int64_t number = 0;
  for (auto [side, x] : zip_equal(shape, at)) {
    if (x < 0 || x >= side)
      return -1;
    number = number * side + x;
  }
  return number;
}

SmallVector<int64_t> findPiece(const Fragment &whole, const Fragment &piece,
                               ArrayRef<int64_t> offsets) {
  if (!beginTogether(whole, piece) || offsets.size() != whole.shape.size())
    return {};
  DenseMap<int64_t, int64_t> registers; // the first of replicas, by the number of its element
  for (int64_t r : seq(whole.registers()))
    registers.try_emplace(numberIn(whole.shape, whole.coordinate(r, 0, 0)), r);
  SmallVector<int64_t> found;
  for (int64_t r : seq(piece.registers())) {
    SmallVector<int64_t, 2> at = piece.coordinate(r, 0, 0);
    for (auto [x, offset] : zip_equal(at, offsets))
      x += offset;
    int64_t number = numberIn(whole.shape, at);
    auto it = registers.find(number);
    if (number < 0 || it == registers.end())
      return {};
    found.push_back(it->second);
  }
  return found;
}

} // namespace tier::problem
