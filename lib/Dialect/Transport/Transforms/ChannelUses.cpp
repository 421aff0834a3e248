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

namespace {
/// How many stages of a channel a role holds at most, before each of its releases.
class HeldStages {
public:
  HeldStages(Value channel, int64_t most) : channel(channel), most(most) {}
  int64_t run(Block &block, int64_t held);
  int64_t before(ReleaseOp release) const { return found.lookup(release); }

private:
  int64_t step(Operation &op, int64_t held);

  Value channel;
  int64_t most; ///< that are told apart: the channel has no more
  llvm::DenseMap<Operation *, int64_t> found;
};
} // namespace

int64_t HeldStages::step(Operation &op, int64_t held) {
  if (auto get = dyn_cast<GetOp>(op); get && get.getChannel() == channel)
    return std::min(held + 1, most);
  if (auto release = dyn_cast<ReleaseOp>(op); release && release.getChannel() == channel) {
    int64_t &before = found[release];
    before = std::max(before, held);
    return std::min<int64_t>(held, release.getPending());
  }
  if (isa<RolesOp>(op))
    return held;
  if (auto branch = dyn_cast<scf::IfOp>(op)) {
    int64_t then = run(*branch.thenBlock(), held);
    return std::max(then, branch.elseBlock() ? run(*branch.elseBlock(), held) : held);
  }
  // Any number of iterations.
  for (int64_t entering = held;; held = entering) {
    for (Region &region : op.getRegions())
      for (Block &block : region)
        entering = std::max(entering, run(block, entering));
    if (entering == held)
      return held;
  }
}

int64_t HeldStages::run(Block &block, int64_t held) {
  for (Operation &op : block)
    held = step(op, held);
  return held;
}

int64_t countExcess(ReleaseOp release, int64_t stages) {
  auto role = release->getParentOfType<RoleOp>();
  Block &block = role ? role.getBody().front()
                      : release->getParentOfType<gpu::GPUFuncOp>().getBody().front();
  HeldStages held(release.getChannel(), stages);
  held.run(block, 0);
  return std::max<int64_t>(held.before(release) - release.getPending(), 0);
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
