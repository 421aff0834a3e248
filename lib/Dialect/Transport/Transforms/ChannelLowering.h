//===- ChannelLowering.h - rings in place of channels ------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELLOWERING_H
#define TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELLOWERING_H

#include "tier/Dialect/Transport/IR/Transport.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"

namespace tier::transport::channels {

/// Where a role stands in a ring.
enum Field : unsigned { PutStage, PutPhase, GetStage, GetPhase, Held, fields };
using Position = llvm::SmallVector<mlir::Value>; ///< `fields` values for each ring

/// A channel, and what is made of it: memory for its stages, and two barriers for each.
struct Ring {
  ChannelOp channel;
  unsigned number = 0;
  int64_t stages = 1;
  bool hasBarriers = false, hasBulkCopies = false;
  /// Puts store by themselves, or by asynchronous copies.
  bool isStored = false;
  /// Puts store by asynchronous copies alone; their ends are the arrivals.
  bool arrivesByCopies = false;
  /// Lanes read stages by themselves, not through the matrix unit alone.
  bool readsOrdinarily = false;
  bool isTensor = false; ///< stages lie in tensor memory
  /// The products that read a stage say when they are done with it.
  bool isReleasedByProducts = false;
  bool joinsRoles = false;
  int64_t putting = 0, getting = 0; ///< warps
  int64_t gettingOnce = 0; ///< warps of the first CTA of a pair
  /// Dimensions of the cluster along which CTAs fill each other's stages.
  llvm::SmallVector<int64_t, 2> shared;
  /// Stages of one number in both CTAs of a pair are one.
  bool isPair = false;
  /// Stages are responses to claims that the first CTA of a pair makes for both.
  bool isAskedByLeader = false;

  /// Stages that were read are given back to the first CTA of a pair.
  bool isGivenToLeader() const {
    return (isPair && isTensor) || isAskedByLeader;
  }

  mlir::Value memory, full, empty;
};

/// Lowers the channels of a kernel (LowerChannels.cpp), positions through loops and branches too (ChannelLoops.cpp).
class Lowering : mlir::RewriterBase::Listener {
public:
  Lowering(mlir::gpu::GPUFuncOp kernel,
           llvm::DenseMap<mlir::Operation *, mlir::Operation *> *origins)
      : kernel(kernel), rewriter(kernel.getContext(), this), origins(origins) {}
  mlir::LogicalResult run();

private:
  int64_t warpsOf(mlir::Operation *op) const;
  mlir::FailureOr<Ring> describe(ChannelOp channel);
  int64_t countSharing(const Ring &ring) const;
  llvm::SmallVector<mlir::Value> ranksOfPeers(const Ring &ring);
  void create(Ring &ring);
  Ring &ringOf(mlir::Value channel) {
    return rings[numbers[channel.getDefiningOp()]];
  }

  mlir::LogicalResult lower(mlir::Block &block, Position &at);
  mlir::LogicalResult lower(mlir::Operation *op, Position &at);
  mlir::LogicalResult lower(PutOp put, Position &at);
  mlir::LogicalResult lower(GetOp get, Position &at);
  mlir::LogicalResult lower(ReleaseOp release, Position &at);
  mlir::LogicalResult lower(PlaceOp place, Position &at);
  mlir::LogicalResult lower(ResumeOp resume, Position &at);
  mlir::LogicalResult lower(mlir::scf::ForOp loop, Position &at);
  mlir::LogicalResult lower(mlir::scf::IfOp branch, Position &at);
  mlir::LogicalResult lower(mlir::scf::WhileOp loop, Position &at);
  /// The positions that ops inside `op` move.
  llvm::SmallVector<unsigned> moved(mlir::Operation *op);
  void advance(Ring &ring, unsigned stage, unsigned phase, Position &at);
  mlir::Value stageBefore(const Ring &ring, mlir::Value next, mlir::Value count);
  void arrive(Arriver by, mlir::Value barriers, mlir::Value number, mlir::Value condition = {},
              bool isPair = false) {
    BarrierArriveOp::create(rewriter, loc, by, barriers, number, condition,
                            mlir::Value(), isPair, /*relaxed=*/false);
  }
  void arriveAtLeader(mlir::Value barriers, mlir::Value number, mlir::Value condition = {}) {
    BarrierArriveOp::create(rewriter, loc, Arriver::warp, barriers, number,
                            condition, constant(0), /*pair=*/false,
                            /*relaxed=*/false);
  }
  void leaveToLeader(RoleOp role);
  llvm::SmallVector<unsigned> findFilledWithPeers(RoleOp role);
  void awaitPeers(RoleOp role, llvm::ArrayRef<unsigned> filled, Position &at);
  void meetInWarps() { // a role of one thread is together
    auto role = source->getParentOfType<RoleOp>();
    if (!role || !role.getOneThread())
      BarrierOp::create(rewriter, loc, /*warp=*/true);
  }
  mlir::Value constant(int64_t value);
  void notifyOperationInserted(mlir::Operation *op,
                               mlir::OpBuilder::InsertPoint previous) override {
    if (origins && source && !previous.isSet())
      origins->try_emplace(op, source);
  }

  mlir::gpu::GPUFuncOp kernel;
  mlir::IRRewriter rewriter;
  llvm::DenseMap<mlir::Operation *, mlir::Operation *> *origins;
  mlir::Operation *source = nullptr; ///< what is lowered, if it is in the kernel
  mlir::Location loc = kernel.getLoc(); ///< of what is lowered
  int64_t totalWarps = 1;
  llvm::SmallVector<Ring> rings;
  llvm::DenseMap<mlir::Operation *, unsigned> numbers;
  llvm::DenseMap<int64_t, mlir::Value> constants; ///< i32, at the kernel's start
  mlir::Value rank;                               ///< in the cluster; there too
  /// Of releases: the most stages that they give back. Of gets: 1 if the op
  /// before waits for the copies.
  llvm::DenseMap<mlir::Operation *, int64_t> seen;
};

} // namespace tier::transport::channels

#endif // TIER_LIB_DIALECT_TRANSPORT_TRANSFORMS_CHANNELLOWERING_H
