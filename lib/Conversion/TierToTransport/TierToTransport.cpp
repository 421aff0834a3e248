//===- TierToTransport.cpp - the door from Where to When ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Conversion/Passes.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Pairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier {

#define GEN_PASS_DEF_CONVERTTIERTOTRANSPORT
#include "tier/Conversion/Passes.h.inc"

//===----------------------------------------------------------------------===//
// Channels
//===----------------------------------------------------------------------===//

/// The channel of a ring, created at `builder`.
static transport::ChannelOp createChannel(OpBuilder &builder, const Ring &ring,
                                          const Crew &crew) {
  transport::Completion completion = chooseCompletion(ring, crew);
  remark::passed(ring.getLoc(), remark::RemarkOpts::name("Channel").category(
                                    "convert-tier-to-transport"))
      << llvm::formatv("{0} stages of {1} bytes, completion {2}, {3} role(s)",
                       crew.stages, ring.getBytes(),
                       transport::stringifyCompletion(completion),
                       crew.warps.size())
             .str();
  return transport::ChannelOp::create(
      builder, ring.getLoc(), ring.getChannelType(), crew.stages, completion,
      llvm::any_of(ring.accumulations, [](ir::AccumulateOp product) {
        return product.getPair();
      }));
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

/// Whether an op of the kernel's body serves all roles: what it computes is the
/// same for every thread and no tile.
static bool isShared(Operation &op, const llvm::SetVector<Operation *> &moved) {
  if (isa<transport::ChannelOp>(op))
    return true;
  if (auto alloc = dyn_cast<ir::AllocOp>(op))
    return ir::isShared(alloc.getTile().getType()) &&
           !isMultiplied(alloc); // a tile of a ring is a stage of its channel
  if (op.getNumRegions() || !isMemoryEffectFree(&op) ||
      llvm::any_of(op.getResultTypes(), ir::isTile))
    return false;
  return llvm::none_of(op.getOperands(), [&](Value operand) {
    return operand.getDefiningOp() && moved.contains(operand.getDefiningOp());
  });
}

void dropEffects(transport::RoleOp role) {
  role.walk<WalkOrder::PostOrder>([&](Operation *op) {
    if (op->getParentOfType<transport::PutOp>())
      return;
    if (isa<ir::StoreOp, ir::CopyOp>(op))
      op->erase();
  });
}

transport::RoleOp createRole(OpBuilder &builder, Location loc,
                             const Crew &crew, unsigned index, StringRef name,
                             ArrayRef<Operation *> moved) {
  OpBuilder::InsertionGuard guard(builder);
  IntegerAttr registers;
  if (!crew.registers.empty() && crew.registers[index])
    registers = builder.getI64IntegerAttr(crew.registers[index]);
  auto role = transport::RoleOp::create(
      builder, loc, builder.getStringAttr(name),
      builder.getI64IntegerAttr(crew.warps[index]), registers);
  builder.setInsertionPointToStart(&role.getBody().emplaceBlock());
  IRMapping mapping;
  for (Operation *op : moved)
    builder.clone(*op, mapping);
  return role;
}

static LogicalResult splitRoles(gpu::GPUFuncOp kernel, const Crew &crew) {
  Block &body = kernel.getBody().front();
  FailureOr<SmallVector<Ring>> rings = findRings(kernel);
  if (failed(rings))
    return failure();
  OpBuilder builder = OpBuilder::atBlockBegin(&body);
  bool hasAccumulators = usesTensorMemory(kernel);
  bool alternates = crew.warps.size() == 3 && !hasAccumulators;
  if (alternates && failed(checkAlternation(kernel)))
    return failure();
  SmallVector<transport::ChannelOp> channels;
  for (Ring &ring : *rings) {
    channels.push_back(createChannel(builder, ring, crew));
    if (failed(giveColumns(ring, channels.back())))
      return failure();
  }

  transport::ChannelOp copied = createCopiedChannel(builder, kernel);
  SmallVector<transport::ChannelOp> accumulators;
  if (hasAccumulators) {
    auto created = createAccumulatorChannels(builder, kernel);
    if (failed(created))
      return failure();
    accumulators = *created;
  }

  transport::ChannelOp claims;
  if (claimsWork(kernel))
    claims = createClaims(builder, kernel);
  llvm::SetVector<Operation *> moved;
  for (Operation &op : body.without_terminator())
    if (!isShared(op, moved) || (claims && isa<gpu::BlockIdOp>(op)))
      moved.insert(&op);
  builder.setInsertionPoint(body.getTerminator());
  auto roles = transport::RolesOp::create(builder, kernel.getLoc());
  builder.setInsertionPointToStart(&roles.getBody().emplaceBlock());
  transport::RoleOp load = createRole(builder, kernel.getLoc(), crew, 0, "load",
                                      moved.getArrayRef());
  transport::RoleOp multiply;
  if (hasAccumulators)
    multiply = createRole(builder, kernel.getLoc(), crew, 1, "multiply",
                          moved.getArrayRef());
  SmallVector<transport::RoleOp, 2> math;
  if (alternates)
    math.push_back(createRole(builder, kernel.getLoc(), crew, 1, "ping", moved.getArrayRef()));
  math.push_back(createRole(builder, kernel.getLoc(), crew, crew.warps.size() - 1,
                            alternates        ? "pong"
                            : hasAccumulators ? "epilogue"
                                              : "math",
                            moved.getArrayRef()));
  for (Operation *op : llvm::reverse(moved))
    op->erase();
  if (alternates) {
    builder.setInsertionPoint(roles);
    Turns turns{channels.front(), createTurn(builder, kernel.getLoc()),
                createTurn(builder, kernel.getLoc())};
    loadForBoth(load);
    takeFirstTurns(math.front(), turns);
    takeSecondTurns(math.back(), turns);
    channels.push_back(channels.front()); // of the second tile's puts
  }

  if (copied) {
    keepCopies(load, copied);
    keepCopied(math.front(), copied);
  }
  // Without a loop over k, tiles of a ring are those that products read.
  rings = findRings(load);
  if (failed(rings))
    return failure();
  if (hasAccumulators) {
    dropAccumulators(load);
    if (failed(keepProducts(multiply, channels, accumulators, crew)) ||
        failed(keepEpilogue(math.front(), accumulators)))
      return failure();
  }
  for (auto [ring, channel] : llvm::zip(*rings, channels))
    if (failed(keepPuts(ring, channel, crew)))
      return failure();
  if (copied)
    putCopiesEarly(load, copied, crew.stages);
  dropEffects(load);
  if (claims)
    for (transport::RoleOp role : {load, multiply, math.front()})
      if (role)
        goOnWithClaims(role, claims, role == load, ir::worksInPairs(multiply));
  for (transport::RoleOp role : math) {
    if (!hasAccumulators) {
      rings = findRings(role);
      if (failed(rings))
        return failure();
      for (auto [ring, channel] : llvm::zip(*rings, channels))
        keepUses(ring, channel, crew);
      if (alternates)
        giveTurnsEarly(role);
    }
    orderBulkStores(role.getBody().front());
  }
  // What a role needs from before lives in registers of those that stand ahead of it:
  // of the roles with fewest registers, nothing.
  if (alternates)
    load->moveAfter(math.back());
  return success();
}

//===----------------------------------------------------------------------===//
// One role
//===----------------------------------------------------------------------===//

static LogicalResult keepOneRole(gpu::GPUFuncOp kernel, const Crew &crew) {
  FailureOr<SmallVector<Ring>> rings = findRings(kernel);
  if (failed(rings))
    return failure();
  OpBuilder builder = OpBuilder::atBlockBegin(&kernel.getBody().front());
  for (Ring &ring : *rings)
    if (failed(pipeline(ring, createChannel(builder, ring, crew), crew)))
      return failure();
  bringRowsAhead(kernel, crew);
  orderBulkStores(kernel.getBody().front());
  return success();
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

/// Folds what the new order made trivial: values no loop needs to carry, dead
/// loads, empty loops.
static void sweep(gpu::GPUFuncOp kernel) {
  MLIRContext *context = kernel.getContext();
  RewritePatternSet patterns(context);
  scf::ForOp::getCanonicalizationPatterns(patterns, context);
  scf::IfOp::getCanonicalizationPatterns(patterns, context);
  (void)applyPatternsGreedily(kernel, std::move(patterns));
}

/// Copies into shared memory outside of a ring have no channel.
static LogicalResult checkNothingLeft(gpu::GPUFuncOp kernel) {
  WalkResult result = kernel.walk([](ir::CopyOp copy) {
    copy.emitOpError(
        "[async.copy-loop] expects a tile that a loop reserves and "
        "fills, got a copy outside of one");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

namespace {
struct ConvertTierToTransport
    : impl::ConvertTierToTransportBase<ConvertTierToTransport> {
  void runOnOperation() override {
    SmallVector<gpu::GPUFuncOp> kernels;
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      if (kernel.isKernel())
        kernels.push_back(kernel);
    });
    for (gpu::GPUFuncOp kernel : kernels)
      if (failed(convert(kernel)))
        return signalPassFailure();
  }

  LogicalResult convert(gpu::GPUFuncOp kernel) {
    FailureOr<const machine::Machine *> machine = ir::getMachine(kernel);
    if (failed(machine))
      return failure();
    auto plan = kernel->getAttrOfType<ir::PlanAttr>("tier.plan");
    if (!plan)
      return kernel.emitOpError("[signature.plan] expects a kernel with a "
                                "'tier.plan', got none");
    Crew crew{**machine, plan.getStages(),
              SmallVector<int64_t>(plan.getWarps()),
              SmallVector<int64_t>(plan.getRegisters())};
    bool hasAccumulators = usesTensorMemory(kernel);
    size_t most = crew.machine.hasRoles ? 3 : 1;
    if (crew.warps.size() > most || (hasAccumulators && crew.warps.size() != most))
      return kernel.emitOpError("[async.roles] expects a plan of ")
             << (hasAccumulators ? "" : "at most ") << most << " role(s) on "
             << StringRef(crew.machine.name) << ", got " << crew.warps.size();
    if (failed(crew.hasRoles() ? splitRoles(kernel, crew)
                               : keepOneRole(kernel, crew)))
      return failure();
    foldSingleCoordinates(kernel);
    sweep(kernel);
    return success(succeeded(checkNothingLeft(kernel)) && succeeded(verifyAdds(kernel)));
  }
};
} // namespace

} // namespace tier
