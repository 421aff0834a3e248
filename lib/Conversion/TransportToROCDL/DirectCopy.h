//===- DirectCopy.h - copies to LDS that pass no register -------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A copy group is what a thread issued between two commits. Copies end in the
// order of their issue, so to wait until `pending` groups are left is to wait
// until as many copies are left as the youngest `pending` groups have:
//
//   transport.await copy_group pending 2   4 copies a group
//     s_waitcnt vmcnt(8)
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_TRANSPORTTOROCDL_DIRECTCOPY_H
#define TIER_LIB_CONVERSION_TRANSPORTTOROCDL_DIRECTCOPY_H

#include "tier/Conversion/TileToThread/TileToThread.h"

#include <optional>
#include <utility>

namespace tier {

/// The copies of one kernel that go straight to LDS.
class DirectCopies {
public:
  /// Whether the kernel that is emitted has such copies.
  bool exist(ThreadEmitter &emitter) const;

  mlir::LogicalResult emitCopy(ThreadEmitter &emitter,
                               transport::GroupCopyOp op);
  void emitCommit(ThreadEmitter &emitter, transport::CommitOp op);
  void emitAwait(ThreadEmitter &emitter, transport::AwaitOp op);
  /// All waves meet; their accesses to LDS have ended, copies may go on.
  static void emitBarrier(ThreadEmitter &emitter);

  /// Copies of a thread in this block since the last time.
  int64_t take(mlir::Block *block) { return std::exchange(issued[block], 0); }

  /// After the body: writes the counts of the waits, and says that accesses to
  /// LDS need no other.
  void finish(ThreadEmitter &emitter);

private:
  /// Of each block: copies since the last commit, and not yet taken.
  llvm::DenseMap<mlir::Block *, int64_t> open, issued;
  /// A group has ended, and no wait yet that keeps it before the next.
  bool isCommitted = false;
  /// The fewest copies of a group.
  std::optional<int64_t> perGroup;
  struct Wait {
    mlir::LLVM::InlineAsmOp op;
    int64_t pending;
  };
  llvm::SmallVector<Wait> waits;
};

} // namespace tier

#endif // TIER_LIB_CONVERSION_TRANSPORTTOROCDL_DIRECTCOPY_H
