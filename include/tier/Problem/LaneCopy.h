//===- LaneCopy.h - what lanes fetch that write side by side --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the lanes of a warp can only write side by side, the layout of the tile
// is made on the other side: each lane fetches what belongs at its slot. Slot s
// begins at element s * `elements` of the tile; copy i of thread t fills slot
// t + i * threads. The layout is turned round: its XOR is its own inverse, its
// modes are the digits of the offset.
//
//   bf16 [16, 32] o swizzle<2, 3, 4>, 8 elements a lane, 64 threads
//     thread 5 fills elements 40..47 = [1, 8..15]; no row is swizzled yet
//     thread 17 fills elements 136..143: row 4, chunk 1 xor 1 = [4, 0..7]
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_LANECOPY_H
#define TIER_PROBLEM_LANECOPY_H

#include "tier/Problem/SharedLayout.h"

#include <optional>

namespace tier::problem {

/// (offset / below) mod size counts `step` along `dim`.
struct OffsetDigit {
  int64_t below, size;
  unsigned dim;
  int64_t step;
};

/// The copies of one thread.
struct LaneCopy {
  int64_t elements = 1; ///< that a lane copies at once
  int64_t threads = 1;  ///< that copy; those beyond have nothing to do
  std::optional<Swizzle> swizzle;
  llvm::SmallVector<OffsetDigit> digits;
  /// One for each copy of a thread: the digits of
  /// swizzle(thread * elements) xor low, and `high` to be added.
  struct Part {
    int64_t low = 0;
    llvm::SmallVector<int64_t> high;
  };
  llvm::SmallVector<Part> parts;

  /// The coordinate of an offset before the swizzle.
  llvm::SmallVector<int64_t> unfold(int64_t offset) const;
  /// The first element that copy `part` of `thread` fetches.
  llvm::SmallVector<int64_t> coordinate(int64_t part, int64_t thread) const;
};

/// How `threads` threads fill a tile of this layout, or nothing if its elements
/// do not lie side by side without gaps, or not `elements` of them together.
std::optional<LaneCopy> planLaneCopy(llvm::ArrayRef<int64_t> tile,
                                     const SharedLayout &layout,
                                     int64_t elements, int64_t threads);

} // namespace tier::problem

#endif // TIER_PROBLEM_LANECOPY_H
