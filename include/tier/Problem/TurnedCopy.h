//===- TurnedCopy.h - who moves a tile that turns on its way --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile that lies along one dimension in global memory and along another in
// shared memory is moved in blocks: a thread loads runs along the first, and
// has as many of them side by side as make a run along the second.
//
//   f16 [128, 32] along 0, stored along 1, 256 threads:
//     register 4:[1, 0] 4:[0, 1]   four loads, then four stores, of 8 bytes
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_TURNEDCOPY_H
#define TIER_PROBLEM_TURNEDCOPY_H

#include "tier/Problem/Fragment.h"

namespace tier::problem {

/// The fragment of such a tile: neighbours along `contiguousDim` (at most
/// `vectorElements`), then along `acrossDim`, then as `fragmentForLoad`. The
/// second run is no longer than the first, where that may be as long. All sides,
/// lanes and warps are powers of two. Where `besideBytes` is given, lanes read no more
/// than so many side by side before others read what lies across.
Fragment fragmentForTurn(llvm::ArrayRef<int64_t> shape, int64_t contiguousDim,
                         int64_t vectorElements, int64_t acrossDim,
                         int64_t elementBytes, int64_t lanes, int64_t warps,
                         int64_t besideBytes = 0);

/// The fragment of a tile that threads read along `contiguousDim`, and store to shared
/// memory that lies along `storedDim`. Where it turns, lanes read whole lines on a machine
/// whose asynchronous copies write in their order (`inLaneOrder`); on others whole sectors,
/// since neighbours along a line are written to rows of shared memory whose swizzles repeat:
///
///   f32 [64, 32] along 0, stored along 1, in rows of 128 bytes: 16 lanes along 0 write to two
///   of the eight vectors of 128 bytes, two along 0 and eight along 1 to all of them
Fragment fragmentForCopy(llvm::ArrayRef<int64_t> shape, int64_t contiguousDim,
                         int64_t vectorElements, int64_t storedDim, int64_t elementBytes,
                         bool inLaneOrder, int64_t lanes, int64_t warps);

} // namespace tier::problem

#endif // TIER_PROBLEM_TURNEDCOPY_H
