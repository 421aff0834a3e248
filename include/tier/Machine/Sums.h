//===- Sums.h - what a matrix instruction keeps of its sums -----*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The 8-bit float instructions of sm_90a align the products of a step to the
// largest and keep about 14 bits of each sum, though the accumulator they write
// is an f32 (arXiv 2412.19437, section 3.3.2). Long sums lose more; sums over
// blocks of k, each added to an f32 by the threads, do not.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_MACHINE_SUMS_H
#define TIER_MACHINE_SUMS_H

#include "tier/Machine/Machine.h"

namespace tier::machine {

/// Whether sums of the instruction lose bits that its accumulator could hold.
bool keepsNarrowSums(const Atom &atom);

/// Elements of k that narrow sums run over before they are added to an f32.
constexpr int64_t promotedK = 128;

} // namespace tier::machine

#endif // TIER_MACHINE_SUMS_H
