//===- Interleave.h - reads and copies between matrix products ------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One iteration of a main loop multiplies in steps along K. The reads of the
// first step come first; those of each later step, and the copies of a later
// iteration, are spread between the products before:
//
//   2 steps, 8 products, 12 reads, 4 copies
//     R6  P R P R2 C P R P R2 C  P P C P P C
//
// It is what a machine is told that reorders within a block: as much of each
// kind as there is, in this order.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_INTERLEAVE_H
#define TIER_PROBLEM_INTERLEAVE_H

#include "llvm/ADT/SmallVector.h"

#include <cstdint>

namespace tier::problem {

/// Some instructions of one kind.
struct Turn {
  enum Kind { Products, Reads, Copies } kind;
  int64_t count;
  bool operator==(const Turn &) const = default;
};

/// The order of one iteration; all counts are of one thread. Empty if there is
/// no step, or products or reads do not divide into steps.
llvm::SmallVector<Turn> interleave(int64_t steps, int64_t products,
                                   int64_t reads, int64_t copies);

} // namespace tier::problem

#endif // TIER_PROBLEM_INTERLEAVE_H
