//===- VerifyCapacity.cpp - shared memory and the life of a cluster -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Grain.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::ir {

/// Of one tile; a stage begins where the next may.
static int64_t countBytes(Type type, bool isStage) {
  auto tile = dyn_cast<MemRefType>(type);
  if (!tile || !isShared(tile))
    return 0;
  problem::SharedLayout layout = toProblem(tile);
  return isStage ? llvm::alignTo(layout.bytes(), layout.alignment)
                 : layout.bytes();
}

int64_t countSharedBytes(gpu::GPUFuncOp kernel) {
  int64_t bytes = 0, placed = 0;
  auto addStages = [&](TypeRange tiles, int64_t stages) {
    for (Type tile : tiles)
      bytes += stages * countBytes(tile, true);
  };
  kernel.walk([&](Operation *op) {
    TypeSwitch<Operation *>(op)
        .Case([&](AllocOp alloc) {
          int64_t own = countBytes(alloc.getTile().getType(), false);
          // Tiles with an offset lie in the bytes of others.
          if (auto offset = alloc->getAttrOfType<IntegerAttr>("tier.offset"))
            placed = std::max(placed, offset.getInt() + own);
          else
            bytes += own;
        })
        .Case([&](transport::ChannelOp channel) {
          addStages(channel.getChannel().getType().getTiles(),
                    channel.getStages());
        })
        .Case([&](transport::RingOp ring) {
          addStages(ring.getRing().getType().getTiles(),
                    ring.getRing().getType().getStages());
        });
  });
  return bytes + placed;
}

LogicalResult verifyCapacity(gpu::GPUFuncOp kernel,
                             const machine::Machine &machine) {
  WalkResult walked = kernel.walk([](AllocOp alloc) {
    auto offset = alloc->getAttrOfType<IntegerAttr>("tier.offset");
    if (!offset || !isShared(alloc.getTile().getType()))
      return WalkResult::advance();
    int64_t alignment = std::max<int64_t>(
        128, toProblem(cast<MemRefType>(alloc.getTile().getType())).alignment);
    if (offset.getInt() >= 0 && offset.getInt() % alignment == 0)
      return WalkResult::advance();
    InFlightDiagnostic error =
        alloc.emitOpError("[tier.placement] expects an offset at a multiple of ")
        << alignment << ", got " << offset.getInt();
    error.attachNote() << "fix: let transport-share-bytes choose it";
    return WalkResult::interrupt();
  });
  if (walked.wasInterrupted())
    return failure();
  int64_t bytes = countSharedBytes(kernel);
  if (bytes <= machine.sharedBytes)
    return success();
  InFlightDiagnostic error =
      kernel.emitOpError("[tier.shared-bytes] expects tiles of at most ")
      << machine.sharedBytes << " bytes of shared memory, got " << bytes;
  kernel.walk([&](Operation *op) {
    if (isa<transport::ChannelOp, transport::RingOp>(op))
      error.attachNote(op->getLoc()) << "a ring is here";
  });
  error.attachNote() << "fix: take fewer stages or smaller tiles";
  return error;
}

/// Whether all CTAs of the cluster meet after `op`, behind it or behind what is
/// around it.
static bool isMetLater(Operation *op) {
  for (; op && !isa<gpu::GPUFuncOp>(op); op = op->getParentOp())
    for (Operation *next = op->getNextNode(); next; next = next->getNextNode())
      if (isa<transport::ClusterBarrierOp>(next))
        return true;
  return false;
}

/// Channels meet by themselves: what is checked are barriers written out.
LogicalResult verifyClusterLife(gpu::GPUFuncOp kernel) {
  bool failedAny = false;
  kernel.walk([&](Operation *op) {
    auto arrive = dyn_cast<transport::BarrierArriveOp>(op);
    auto copy = dyn_cast<transport::BulkLoadOp>(op);
    bool isRemote = (arrive && arrive.getRank()) ||
                    (copy && copy.getToken() &&
                     (copy.getMask() || copy.getParts().value_or(1) > 1));
    for (Value operand : op->getOperands()) {
      auto memory = dyn_cast<MemRefType>(operand.getType());
      isRemote |= memory && getSpace(memory) == Space::cluster &&
                  isa<LoadOp, StoreOp>(op);
    }
    if (!isRemote || isMetLater(op))
      return;
    failedAny = true;
    InFlightDiagnostic error = op->emitOpError(
        "[tier.cluster-exit] expects the CTAs of a cluster to meet after the "
        "last access to a peer's shared memory, got none that does");
    error.attachNote(kernel.getLoc()) << "the owner may have ended here";
    error.attachNote() << "fix: transport.cluster_barrier before the kernel ends";
  });
  return failure(failedAny);
}

} // namespace tier::ir
