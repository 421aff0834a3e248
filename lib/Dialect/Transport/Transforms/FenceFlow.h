//===- FenceFlow.h - the control flow of a role as the fence problem ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One node for each op of a role, and more where an op means several things:
// the end of a put hands the stage to the role that gets it, a release to the
// role that puts. What those roles do with the stage follows as a node of its
// own, so that every path from an access to an engine lies within one flow.
//
// Only shared memory is considered: a kernel's results do not overlap what its
// tensor maps describe.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_FENCEFLOW_H
#define TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_FENCEFLOW_H

#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/Problem/Fences.h"

#include <vector>

namespace tier::transport {

struct FenceFlow {
  problem::fences::Question question;
  /// For each node the op that it stands for, ..
  llvm::SmallVector<mlir::Operation *> ops;
  /// .. and where a fence before the node goes: the end of `block` if there is
  /// no op to put it before.
  struct Place {
    mlir::Block *block = nullptr;
    mlir::Operation *before = nullptr;
  };
  llvm::SmallVector<Place> places;
  /// The fences of the program as it stands, and their nodes.
  llvm::SmallVector<std::pair<FenceOp, unsigned>> fences;
};

/// The flows of a kernel: each role, and what is outside of roles.
std::vector<FenceFlow> findFenceFlows(mlir::Operation *kernel);

/// Whether barriers stand where the flow looks for channels.
bool hasBarrierForm(mlir::Operation *kernel);

/// Reports the first access that no fence orders before an engine's.
mlir::LogicalResult verifyFences(mlir::Operation *kernel);

/// Whether asynchronous copies themselves report that the stages of a channel
/// are full: threads of another role wait for them, and none stores by itself.
bool arrivesByCopies(ChannelOp channel);

} // namespace tier::transport

#endif // TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_FENCEFLOW_H
