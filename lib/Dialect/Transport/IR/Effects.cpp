//===- Effects.cpp - the proxies of all ops, in one place -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/Effects.h"

#include "tier/Dialect/Tier/IR/Gather.h"
#include "tier/Dialect/Tier/IR/Realign.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectRegistry.h"

using namespace mlir;

#include "tier/Dialect/Transport/IR/TransportOpInterfaces.cpp.inc"

namespace tier::transport {

using Effects = SmallVectorImpl<Effect>;

//===----------------------------------------------------------------------===//
// Models
//===----------------------------------------------------------------------===//

static void describe(ir::LoadOp op, Effects &effects) {
  effects.push_back({op.getSource(), Proxy::generic, false});
}

static void describe(ir::GatherOp op, Effects &effects) {
  effects.push_back({op.getSource(), Proxy::generic, false});
}

static void describe(ir::RealignOp op, Effects &effects) {
  for (Value source : op.getSources())
    effects.push_back({source, Proxy::generic, false});
}

static void describe(ir::StoreOp op, Effects &effects) {
  effects.push_back({op.getTarget(), Proxy::generic, true});
}

/// The matrix unit of a warpgroup reads shared memory by itself; a warp loads
/// its operands with ordinary instructions.
static void describe(ir::MmaOp op, Effects &effects) {
  Proxy proxy = op.getGrain() == ir::Grain::warp ||
                        op.getGrain() == ir::Grain::thread
                    ? Proxy::generic
                    : Proxy::async;
  Scope scope = proxy == Proxy::async ? Scope::Cta : Scope::Thread;
  if (!op.readsRegisters())
    effects.push_back({op.getA(), proxy, false, scope});
  effects.push_back({op.getB(), proxy, false, scope});
}

/// What happens in tensor memory no fence orders.
static void describe(ir::AccumulateOp op, Effects &effects) {
  for (Value operand : {Value(op.getA()), Value(op.getB()),
                        Value(op.getScaleA()), Value(op.getScaleB())})
    if (operand)
      effects.push_back({operand, Proxy::async, false, Scope::Cta});
}

static void describe(BulkLoadOp op, Effects &effects) {
  bool isShared = op.getMask() || op.getParts().value_or(1) > 1;
  effects.push_back({op.getSource(), Proxy::async, false, Scope::Cta});
  effects.push_back({op.getTarget(), Proxy::async, true,
                     isShared ? Scope::Cluster : Scope::Cta});
}

static void describe(ClaimOp op, Effects &effects) {
  effects.push_back({op.getTarget(), Proxy::async, true,
                     op.getPair() ? Scope::Cluster : Scope::Cta});
}

static void describe(ClaimedOp op, Effects &effects) {
  effects.push_back({op.getResponse(), Proxy::generic, false});
}

static void describe(PlaceOp op, Effects &effects) {
  effects.push_back({op.getTarget(), Proxy::generic, true});
}

static void describe(ResumeOp op, Effects &effects) {
  effects.push_back({op.getSource(), Proxy::generic, false});
}

static void describe(TellOp op, Effects &effects) {
  effects.push_back({op.getTarget(), Proxy::generic, true});
}

static void describe(ToldOp op, Effects &effects) {
  effects.push_back({op.getSource(), Proxy::generic, false});
}

static void describe(BulkStoreOp op, Effects &effects) {
  effects.push_back({op.getSource(), Proxy::async, false, Scope::Cta});
  if (op.getReduction())
    effects.push_back({op.getTarget(), Proxy::async, false, Scope::Cta});
  effects.push_back({op.getTarget(), Proxy::async, true, Scope::Cta});
}

// Barriers count, and release and acquire what their threads did.

static void describe(BarrierCreateOp op, Effects &effects) {
  effects.push_back({op.getBarriers(), Proxy::generic, true, Scope::Thread});
}

static void describe(BarrierInvalidateOp op, Effects &effects) {
  effects.push_back({op.getBarriers(), Proxy::generic, true, Scope::Thread});
}

static void describe(BarrierWaitOp op, Effects &effects) {
  effects.push_back({op.getBarriers(), Proxy::generic, false, Scope::Cta});
}

static void describe(BarrierExpectOp op, Effects &effects) {
  effects.push_back({op.getBarriers(), Proxy::generic, true, Scope::Cta});
}

static void describe(BarrierArriveOp op, Effects &effects) {
  effects.push_back({op.getBarriers(), Proxy::generic, true,
                     op.getRank() ? Scope::Cluster : Scope::Cta});
}

/// Threads copy asynchronously, but in the generic proxy (PTX ISA 9.7.9.25.3).
static void describe(GroupCopyOp op, Effects &effects) {
  effects.push_back({op.getSource(), Proxy::generic, false});
  effects.push_back({op.getTarget(), Proxy::generic, true});
}

static void describe(memref::LoadOp op, Effects &effects) {
  effects.push_back({op.getMemRef(), Proxy::generic, false});
}

static void describe(memref::StoreOp op, Effects &effects) {
  effects.push_back({op.getMemRef(), Proxy::generic, true});
}

/// Ops that order or hand over memory, and touch none by themselves.
template <typename Op> static void describeNothing(Op, Effects &) {}

namespace {
template <typename Op, void (*model)(Op, Effects &)>
struct Model
    : EffectOpInterface::ExternalModel<Model<Op, model>, Op> {
  void getTransportEffects(Operation *op, Effects &effects) const {
    model(cast<Op>(op), effects);
  }
};
} // namespace

template <typename Op> static void attach(MLIRContext *context) {
  Op::template attachInterface<Model<Op, describe>>(*context);
}

template <typename... Ops> static void attachNothing(MLIRContext *context) {
  (Ops::template attachInterface<Model<Ops, describeNothing<Ops>>>(*context),
   ...);
}

void registerEffectModels(DialectRegistry &registry) {
  registry.addExtension(
      +[](MLIRContext *context, TransportDialect *, ir::TierDialect *) {
        attach<ir::LoadOp>(context);
        attach<ir::GatherOp>(context);
        attach<ir::RealignOp>(context);
        attach<ir::StoreOp>(context);
        attach<ir::MmaOp>(context);
        attach<ir::AccumulateOp>(context);
        attach<BulkLoadOp>(context);
        attach<BulkStoreOp>(context);
        attach<ClaimOp>(context);
        attach<ClaimedOp>(context);
        attach<PlaceOp>(context);
        attach<ResumeOp>(context);
        attach<TellOp>(context);
        attach<ToldOp>(context);
        attach<GroupCopyOp>(context);
        attach<BarrierCreateOp>(context);
        attach<BarrierInvalidateOp>(context);
        attach<BarrierWaitOp>(context);
        attach<BarrierExpectOp>(context);
        attach<BarrierArriveOp>(context);
        attachNothing<ir::AllocOp, ir::FreeOp, ir::RelinquishOp, ir::ClusterReduceOp, ir::ClusterGatherOp, ChannelOp, PutOp, GetOp, ReleaseOp, RolesOp,
                      RoleOp, AwaitOp, FenceOp, BarrierOp, RingOp, StageOp,
                      BarrierPublishOp, CommitOp, TensorFenceOp,
                      ClusterBarrierOp>(context);
      });
  registry.addExtension(
      +[](MLIRContext *context, TransportDialect *, memref::MemRefDialect *) {
        attach<memref::LoadOp>(context);
        attach<memref::StoreOp>(context);
      });
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

std::optional<SmallVector<Effect>> getEffects(Operation *op) {
  SmallVector<Effect> effects;
  if (auto model = dyn_cast<EffectOpInterface>(op)) {
    model.getTransportEffects(effects);
    return effects;
  }
  // What regions do is asked of the ops in them.
  if (isMemoryEffectFree(op) ||
      op->hasTrait<OpTrait::HasRecursiveMemoryEffects>())
    return effects;
  return std::nullopt;
}

Scope getWriteScope(Operation *op) {
  Scope widest = Scope::Thread;
  for (const Effect &effect : getEffects(op).value_or(SmallVector<Effect>()))
    if (effect.isWrite)
      widest = std::max(widest, effect.scope);
  return widest;
}

} // namespace tier::transport
