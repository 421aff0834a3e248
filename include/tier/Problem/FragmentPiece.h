//===- FragmentPiece.h - a part of a tile that threads hold -----*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile is cut where registers of every thread begin, so that nothing moves:
//
//   whole  [16, 16]  register = [2:[0,1], 2:[8,0], 2:[0,8]]   lanes, warps
//   piece  [16,  8]  register = [2:[0,1], 2:[8,0]]            the same
//
//   findPiece(whole, piece, {0, 8}) == {4, 5, 6, 7}
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_FRAGMENTPIECE_H
#define TIER_PROBLEM_FRAGMENTPIECE_H

#include "tier/Problem/Fragment.h"

namespace tier::problem {

/// For each register of a piece of a tile from `offsets` on, the register of the
/// whole tile that the same thread holds it in; empty if some thread does not.
llvm::SmallVector<int64_t> findPiece(const Fragment &whole, const Fragment &piece,
                                     llvm::ArrayRef<int64_t> offsets);

} // namespace tier::problem

#endif // TIER_PROBLEM_FRAGMENTPIECE_H
