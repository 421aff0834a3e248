//===- Cluster.h - the CTAs of a kernel's clusters --------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The CTAs of a cluster of the plan are numbered, the first dimension fastest:
// in a cluster [2, 2]
//
//   rank             0  1  2  3
//   along dimension  0: place 0 1 0 1, with those of ranks {0, 1}, {2, 3}
//                    1: place 0 0 1 1, with those of ranks {0, 2}, {1, 3}
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_CLUSTER_H
#define TIER_DIALECT_TRANSPORT_IR_CLUSTER_H

#include "mlir/IR/Operation.h"

namespace tier::transport {

/// The CTAs of a cluster along one of its dimensions.
struct ClusterAxis {
  int64_t stride = 1; ///< from a rank to the next one along it
  int64_t extent = 1;

  int64_t placeOf(int64_t rank) const { return rank / stride % extent; }
  /// A bit for each CTA that differs from CTA 0 only along the axis.
  int64_t firstMask() const {
    int64_t mask = 0;
    for (int64_t i = 0; i < extent; ++i)
      mask |= int64_t(1) << (i * stride);
    return mask;
  }
  /// The same for the CTA of this rank.
  int64_t maskOf(int64_t rank) const {
    return firstMask() << (rank - placeOf(rank) * stride);
  }
};

/// CTAs of a cluster of the kernel that `op` is, or is in.
int64_t countClusterCtas(mlir::Operation *op);
/// Those along dimension `dim` of the cluster of its plan.
ClusterAxis findClusterAxis(mlir::Operation *op, int64_t dim);

/// Where an exchange of numbers between the CTAs of a cluster (`tier.cluster_reduce`,
/// `tier.cluster_gather`) keeps them: a word of each CTA, in a row of words that every CTA
/// has. Two rows take turns, or one for each exchange of a loop. Where numbers are gathered,
/// each has a row of its own.
struct Exchange {
  static constexpr int64_t wordBytes = 8; ///< as much as the widest number takes

  int64_t number = 0; ///< in the order of the kernel
  int64_t rows = 2;   ///< of the kernel
  int64_t row = 0;    ///< the first of this one
  bool isRepeated = false;
  bool isOnly = false; ///< of its loop, so that the next turn has the same row
};
Exchange findExchange(mlir::Operation *op);

} // namespace tier::transport

#endif // TIER_DIALECT_TRANSPORT_IR_CLUSTER_H
