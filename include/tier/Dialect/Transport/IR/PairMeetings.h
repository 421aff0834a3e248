//===- PairMeetings.h - where the CTAs of a pair meet ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels whose products are of pairs reserve and free tensor memory together
// (PTX ISA 9.7.16.7.1): the cluster meets between the reservation and the roles,
// and between the roles and the end of the reservation.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_PAIRMEETINGS_H
#define TIER_DIALECT_TRANSPORT_IR_PAIRMEETINGS_H

#include "tier/Dialect/Transport/IR/Transport.h"

namespace tier::transport {

struct PairMeetings {
  ClusterBarrierOp opening, closing;
};

/// The last `transport.cluster_barrier` before the roles of the kernel and the
/// first one behind them, or a diagnostic.
mlir::FailureOr<PairMeetings> findPairMeetings(mlir::Operation *kernel);

} // namespace tier::transport

#endif // TIER_DIALECT_TRANSPORT_IR_PAIRMEETINGS_H
