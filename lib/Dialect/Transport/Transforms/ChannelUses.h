//===- ChannelUses.h - how roles use their channels -------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELUSES_H
#define TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELUSES_H

#include "tier/Dialect/Transport/IR/Transport.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace tier::transport {

/// Whether an op of these kinds is in `op`.
template <typename... Ops> bool contains(mlir::Operation *op) {
  return op
      ->walk([](mlir::Operation *inner) {
        return isa<Ops...>(inner) ? mlir::WalkResult::interrupt()
                                  : mlir::WalkResult::advance();
      })
      .wasInterrupted();
}

/// The await for the copies of a put in its own body, or null.
AwaitOp findCopyAwait(PutOp put);
/// Whether the op before a get, fences aside, waits for the copies into its
/// stage.
bool isAwaited(GetOp get);
/// How many stages of a channel with so many a release gives back at most.
int64_t countExcess(ReleaseOp release, int64_t stages);
/// Bulk copies, claims, or products that write tensor memory: one thread issues
/// them.
bool isForOneThread(RoleOp role);
/// What the lanes of a warp read by themselves.
bool isOrdinaryRead(mlir::Operation *user);
/// A branch that the first CTA of a pair alone takes.
mlir::scf::IfOp createLeaderBranch(mlir::OpBuilder &builder,
                                   mlir::Location loc);

/// Whether roles get from the channel in turn.
bool takesTurns(ChannelOp channel);
/// A diagnostic where such roles are not alike, or the ring is not theirs alone.
mlir::LogicalResult checkTurns(ChannelOp channel, bool isShared);

/// The dimensions of the cluster along which CTAs fill parts of each other's
/// stages; a diagnostic where parts are not those of the cluster.
mlir::FailureOr<llvm::SmallVector<int64_t, 2>> findSharedDims(ChannelOp channel);

} // namespace tier::transport

#endif // TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELUSES_H
