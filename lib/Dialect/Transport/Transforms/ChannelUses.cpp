//===- ChannelUses.cpp - how roles use their channels ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChannelUses.h"

#include "tier/Dialect/Transport/IR/Cluster.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier::transport {

AwaitOp findCopyAwait(PutOp put) {
  for (auto await : put.getBody().front().getOps<AwaitOp>())
    if (await.getCompletion() == Completion::copy_group)
      return await;
  return {};
}

bool isAwaited(GetOp get) {
  Operation *before = get->getPrevNode();
  while (isa_and_nonnull<FenceOp>(before))
    before = before->getPrevNode();
  auto await = dyn_cast_or_null<AwaitOp>(before);
  return await && await.getCompletion() == Completion::copy_group;
}

int64_t countExcess(ReleaseOp release) {
  Operation *role = release->getParentOfType<RoleOp>();
  int64_t keeps = release.getPending();
  for (Operation *user : release.getChannel().getUsers()) {
    if (user->getParentOfType<RoleOp>() != role)
      continue;
    if (auto other = dyn_cast<ReleaseOp>(user))
      keeps = std::max<int64_t>(keeps, other.getPending());
    if (!isa<GetOp>(user))
      continue;
    bool isReleased = false;
    for (Operation *next = user->getNextNode(); next;
         next = next->getNextNode()) {
      if (auto get = dyn_cast<GetOp>(next))
        if (get.getChannel() == release.getChannel())
          return -1;
      if (auto other = dyn_cast<ReleaseOp>(next))
        if (other.getChannel() == release.getChannel()) {
          isReleased = true;
          break;
        }
    }
    if (!isReleased)
      return -1;
  }
  // A get before it in its own block adds a stage to what releases keep.
  bool followsGet = false;
  for (Operation *before = release->getPrevNode(); before && !followsGet;
       before = before->getPrevNode()) {
    if (auto other = dyn_cast<ReleaseOp>(before))
      if (other.getChannel() == release.getChannel())
        break;
    if (auto get = dyn_cast<GetOp>(before))
      followsGet = get.getChannel() == release.getChannel();
  }
  return keeps + followsGet - int64_t(release.getPending());
}

/// Whether the role consists of index arithmetic and ops of these kinds.
template <typename... Ops> static bool consistsOf(RoleOp role) {
  WalkResult walked = role.walk([&](Operation *op) {
    bool isIndexArithmetic =
        isa<arith::ArithDialect, scf::SCFDialect, memref::MemRefDialect,
            gpu::GPUDialect>(op->getDialect()) &&
        llvm::none_of(op->getResultTypes(), ir::isTile);
    return op == role || isIndexArithmetic || isa<Ops...>(op)
               ? WalkResult::advance()
               : WalkResult::interrupt();
  });
  return !walked.wasInterrupted();
}

bool isForOneThread(RoleOp role) {
  return consistsOf<PutOp, BulkLoadOp>(role) ||
         (contains<ClaimOp>(role) &&
          consistsOf<PutOp, BulkLoadOp, ClaimOp, ClaimedOp, GetOp, ReleaseOp,
                     FenceOp>(role)) ||
         consistsOf<PutOp, GetOp, ReleaseOp, ir::AccumulateOp>(role) ||
         (contains<ir::AccumulateOp>(role) &&
          consistsOf<PutOp, GetOp, ReleaseOp, ClaimedOp, FenceOp,
                     ir::AccumulateOp>(role));
}

bool isOrdinaryRead(Operation *user) {
  if (isa<ir::AccumulateOp>(user))
    return false;
  auto mma = dyn_cast<ir::MmaOp>(user);
  return !mma || mma.getGrain() != ir::Grain::warpgroup;
}

scf::IfOp createLeaderBranch(OpBuilder &builder, Location loc) {
  Value rank = ClusterRankOp::create(builder, loc, builder.getI32Type());
  Value first = arith::ConstantIntOp::create(builder, loc, 0, 32);
  Value isLeader = arith::CmpIOp::create(
      builder, loc, arith::CmpIPredicate::eq, rank, first);
  return scf::IfOp::create(builder, loc, isLeader);
}

bool takesTurns(ChannelOp channel) {
  return llvm::any_of(channel.getChannel().getUsers(), llvm::IsaPred<ResumeOp>);
}

LogicalResult checkTurns(ChannelOp channel, bool isShared) {
  auto refuse = [](Operation *op, const Twine &expects, const Twine &got) {
    InFlightDiagnostic error = op->emitOpError("[async.turn] expects ")
                               << expects << ", got " << got;
    error.attachNote() << "fix: give each role a channel of its own";
    return failure();
  };
  if (isShared || channel.getPair() || channel.getCompletion() == Completion::mma_commit)
    return refuse(channel, "operands of one CTA where roles get in turn",
                  "a ring that CTAs or products share");
  int64_t warps = 0;
  for (Operation *user : channel.getChannel().getUsers()) {
    auto role = user->getParentOfType<RoleOp>();
    if (!role)
      return refuse(user, "roles that get in turn", "an op outside of them");
    if (!isa<GetOp>(user))
      continue;
    if (warps && warps != int64_t(role.getWarps()))
      return refuse(user, "roles of as many warps each where they get in turn",
                    Twine(warps) + " and " + Twine(role.getWarps()));
    warps = role.getWarps();
  }
  return success();
}

FailureOr<SmallVector<int64_t, 2>> findSharedDims(ChannelOp channel) {
  SmallVector<int64_t, 2> dims;
  for (Operation *user : channel.getChannel().getUsers()) {
    WalkResult walked = user->walk([&](BulkLoadOp load) {
      int64_t parts = load.getParts().value_or(1);
      int64_t dim = load.getAlong().value_or(0);
      if (parts == 1)
        return WalkResult::advance();
      int64_t extent = findClusterAxis(channel, dim).extent;
      if (parts != extent || !llvm::isPowerOf2_64(parts)) {
        InFlightDiagnostic error = load.emitOpError(
            "[async.parts] expects as many parts as the cluster has CTAs along "
            "the dimension, a power of two, got ");
        error << parts << " parts and " << extent << " CTAs";
        error.attachNote() << "fix: give the plan a cluster of " << parts
                           << " CTAs along dimension " << dim
                           << ", or load the tile whole";
        return WalkResult::interrupt();
      }
      if (!llvm::is_contained(dims, dim))
        dims.push_back(dim);
      return WalkResult::advance();
    });
    if (walked.wasInterrupted())
      return failure();
  }
  llvm::sort(dims);
  return dims;
}

} // namespace tier::transport
