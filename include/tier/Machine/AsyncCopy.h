//===- AsyncCopy.h - copies to shared memory that pass no register --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row per machine whose threads copy from global to shared memory
// asynchronously, some bytes at once:
//
//   asyncCopyOf("sm_80").serves(8)        any lane writes anywhere
//   asyncCopyOf("gfx950").inLaneOrder     lane l writes base + 16 l
//
//===----------------------------------------------------------------------===//

#ifndef TIER_MACHINE_ASYNCCOPY_H
#define TIER_MACHINE_ASYNCCOPY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace tier::machine {

struct AsyncCopy {
  /// Bytes that one lane copies at once, ascending; none: no such copies.
  llvm::ArrayRef<int64_t> bytes;
  /// The lanes of a warp write side by side; where they read is free.
  bool inLaneOrder = false;
  /// Copies that may be in flight when a thread waits for older ones.
  int64_t mostPending = 0;

  /// Whether copies move operands of `vectorBytes` (the widest vector proved)
  /// with as few instructions as loads and stores do.
  bool serves(int64_t vectorBytes) const {
    return llvm::is_contained(bytes, vectorBytes);
  }
};
/// The row of the machine of this name; one without bytes if it has none.
AsyncCopy asyncCopyOf(llvm::StringRef machine);

} // namespace tier::machine

#endif // TIER_MACHINE_ASYNCCOPY_H
