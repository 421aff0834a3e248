//===- SharedLayout.h - how an operand tile lies in shared memory ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile [MN, K] of a contraction, or any tile [rows, columns], in shared
// memory is strided modes followed by an XOR swizzle, both in elements. The
// contiguous dimension is cut into spans of 128, 64 or 32 bytes; a span of one
// row is followed by the same span of the next row:
//
//   bf16 [128, 64]  K contiguous   [128:64] [64:1]          swizzle<3,3,3>
//   bf16 [256, 64]  MN contiguous  [64:1, 4:4096] [64:64]   swizzle<3,3,3>
//
// This is what a bulk copy of boxes (span x rows) writes, what an asynchronous
// matrix instruction reads through a descriptor, and what 8-row matrix loads
// and 16-byte vector accesses read without bank conflicts.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_SHAREDLAYOUT_H
#define TIER_PROBLEM_SHAREDLAYOUT_H

#include "tier/Machine/Machine.h"
#include "tier/Problem/Banks.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/Layout.h"
#include "tier/Problem/TensorMap.h"

namespace tier::problem {

struct SharedLayout {
  Layout strided;                 ///< one list of modes per tile dimension
  std::optional<Swizzle> swizzle; ///< in elements
  int64_t elementBytes = 2;
  int64_t alignment = 16; ///< of the tile's base, bytes
  int64_t spanBytes = 0;  ///< bytes of a row; 0: not cut into spans
  int64_t contiguous = 1; ///< the dimension with unit stride

  /// Element offset of a coordinate.
  int64_t operator()(llvm::ArrayRef<int64_t> coordinate) const;
  int64_t elements() const { return strided.cosize(); }
  int64_t bytes() const { return elements() * elementBytes; }
  /// Elements that stay side by side whatever the coordinate.
  int64_t vectorElements() const;
  /// Bytes between 8-row groups and between spans, for descriptors.
  int64_t rowGroupBytes() const { return 8 * spanBytes; }
  int64_t spanStrideBytes() const;
  tensormap::SwizzleMode mode() const;
  std::string str() const;
};

/// How a tile is filled and read.
struct SharedQuestion {
  llvm::SmallVector<int64_t, 2> tile; ///< [MN, K] or [rows, columns]
  int64_t elementBytes = 2;
  int64_t contiguous = 1; ///< dimension that is contiguous in global
  const machine::Atom *atom = nullptr; ///< null: a staging tile
};

/// Whether threads that multiply may read a tile that lies along k: vectors of k of each row, of
/// elements of 4 bytes or more. Of narrower ones they are too many of k for the registers.
bool mayReadAlongK(int64_t elementBytes, const machine::Machine &machine);

/// The layout of an operand (or staging) tile; always exists. A tile for an
/// atom that reads only K-major is K-major whatever `contiguous` says: the copy
/// transposes it.
SharedLayout chooseSharedLayout(const SharedQuestion &question,
                                const machine::Machine &machine);
/// Why an atom that reads shared memory cannot read this layout, or empty.
std::string verifySharedLayout(const SharedLayout &layout,
                               const SharedQuestion &question,
                               const machine::Machine &machine);

namespace banks {
/// Cost of moving one chunk of a fragment (all lanes of warp 0, all registers)
/// to or from a tile.
Cost costOfAccess(const Fragment &fragment, const SharedLayout &layout,
                  bool isWrite, const machine::Machine &machine);
} // namespace banks

} // namespace tier::problem

#endif // TIER_PROBLEM_SHAREDLAYOUT_H
