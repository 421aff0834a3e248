//===- PairMeetings.cpp - where the CTAs of a pair meet -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/PairMeetings.h"

using namespace mlir;

namespace tier::transport {

FailureOr<PairMeetings> findPairMeetings(Operation *kernel) {
  RolesOp roles;
  kernel->walk([&](RolesOp op) { roles = op; });
  PairMeetings meetings;
  if (roles)
    for (auto barrier : roles->getBlock()->getOps<ClusterBarrierOp>()) {
      if (barrier->isBeforeInBlock(roles))
        meetings.opening = barrier;
      else if (!meetings.closing)
        meetings.closing = barrier;
    }
  if (meetings.opening && meetings.closing)
    return meetings;
  InFlightDiagnostic error = kernel->emitOpError(
      "[tier.pair-meet] expects both CTAs of a pair to meet between their "
      "reservation of tensor memory and the roles, and behind the roles, got ");
  error << (!roles ? "no roles"
            : !meetings.opening ? "no meeting before them"
                                : "no meeting behind them");
  error.attachNote() << "fix: write transport.cluster_barrier there";
  return failure();
}

} // namespace tier::transport
