//===- FragmentPiece.cpp - a part of a tile that threads hold -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/FragmentPiece.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

#include <map>

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

SmallVector<int64_t> findPiece(const Fragment &whole, const Fragment &piece,
                               ArrayRef<int64_t> offsets) {
  if (!beginTogether(whole, piece) || offsets.size() != whole.shape.size())
    return {};
  std::map<SmallVector<int64_t, 2>, int64_t> registers; // the first of replicas
  for (int64_t r : seq(whole.registers()))
    registers.try_emplace(whole.coordinate(r, 0, 0), r);
  SmallVector<int64_t> found;
  for (int64_t r : seq(piece.registers())) {
    SmallVector<int64_t, 2> at = piece.coordinate(r, 0, 0);
    for (auto [x, offset] : zip_equal(at, offsets))
      x += offset;
    auto it = registers.find(at);
    if (it == registers.end())
      return {};
    found.push_back(it->second);
  }
  return found;
}

} // namespace tier::problem
