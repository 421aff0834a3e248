//===- ScaleFragment.h - scales of a product in registers -------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A matrix instruction of a wave may read one scale of each lane (CDNA4 ISA,
// V_MFMA_SCALE_F32_*): for row l mod side of its operand and the block of 32 of
// k that is number l div side of its step. For m32n32k64 and blocks of 32
//
//   lane = [32:[1, 0], 2:[0, 1]]
//
// over [rows, k / 32], and one register for each step of k and further rows.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_SCALEFRAGMENT_H
#define TIER_PROBLEM_SCALEFRAGMENT_H

#include "tier/Problem/Fragment.h"

namespace tier::problem {

/// Whether lanes hold the scales that the instruction reads.
bool readsScalesOfLanes(const machine::Atom &atom);

/// The scales of operand A (`side` 0) or B (1) of a [tileM, tileN, tileK] tile, for
/// the warp grid of its operands.
Fragment scaleFragment(const machine::Atom &atom, unsigned side, int64_t tileM,
                       int64_t tileN, int64_t tileK, int64_t warps,
                       int64_t lanes);

} // namespace tier::problem

#endif // TIER_PROBLEM_SCALEFRAGMENT_H
