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
/// lanes and warps are powers of two.
Fragment fragmentForTurn(llvm::ArrayRef<int64_t> shape, int64_t contiguousDim,
                         int64_t vectorElements, int64_t acrossDim,
                         int64_t elementBytes, int64_t lanes, int64_t warps);

} // namespace tier::problem

#endif // TIER_PROBLEM_TURNEDCOPY_H
