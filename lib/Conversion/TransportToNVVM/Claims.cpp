//===- Claims.cpp - work that running CTAs take over ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA 9.7.13.17: the response is 128 bits that only queries understand; a
// request completes 16 bytes on the barrier, or on that of each CTA of the
// cluster.
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "NVVMTarget.h"
#include "tier/Dialect/Transport/IR/Claims.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

using namespace mlir;

namespace tier::nvvm {

static void emitClaim(Assembly &a, Value target, Value barrier, bool isPair) {
  StringRef one = "clusterlaunchcontrol.try_cancel.async.shared::cta"
                  ".mbarrier::complete_tx::bytes.b128 [$0], [$1];";
  if (!isPair)
    return void(a.emit(one, {}, {target, barrier}));
  a.emit("{\n.reg .pred p;\n.reg .b32 rank;\n"
         "mov.u32 rank, %cluster_ctarank;\nsetp.eq.b32 p, rank, 0;\n"
         "@p clusterlaunchcontrol.try_cancel.async.shared::cta"
         ".mbarrier::complete_tx::bytes.multicast::cluster::all.b128 [$0], [$1];"
         "\n}",
         {}, {target, barrier});
}

LogicalResult NVVMTarget::emitClaimOp(ThreadEmitter &emitter, Operation *op) {
  if (!machine.hasWorkClaim) {
    InFlightDiagnostic error =
        op->emitOpError("[async.claim] expects a machine whose CTAs claim work, "
                        "got ")
        << StringRef(machine.name);
    error.attachNote() << "fix: walk tiles by the number of the CTA";
    return failure();
  }
  if (auto claim = dyn_cast<transport::ClaimOp>(op)) {
    if (!claim.getToken())
      return claim.emitOpError("[async.form] expects a claim that pays a token, "
                               "got none");
    Value barrier = emitter.scalar(claim.getToken());
    emitOnce(emitter, [&] {
      Assembly a(emitter.builder(), emitter.loc());
      Value target = a.address(emitter.view(claim.getTarget()).base);
      emitUnlessGivenUp(emitter, [&] {
        Assembly inner(emitter.builder(), emitter.loc());
        emitClaim(inner, target, barrier, claim.getPair());
      });
    });
    return success();
  }
  auto claimed = cast<transport::ClaimedOp>(op);
  Assembly a(emitter.builder(), emitter.loc());
  Type i128 = IntegerType::get(a.b.getContext(), 128);
  Value response =
      LLVM::LoadOp::create(a.b, a.loc, i128,
                           emitter.view(claimed.getResponse()).base, 16);
  using Query = NVVM::ClusterLaunchControlQueryType;
  auto query = [&](Type type, Query what) -> Value {
    return NVVM::ClusterLaunchControlQueryCancelOp::create(a.b, a.loc, type,
                                                           what, response);
  };
  emitter.bind(claimed.getGiven(), query(a.b.getI1Type(), Query::IS_CANCELED));
  Value block = query(a.b.getI32Type(), Query::GET_FIRST_CTA_ID_X);
  auto plan = emitter.kernel->getAttrOfType<ir::PlanAttr>("tier.plan");
  if (plan && llvm::any_of(plan.getCluster(), [](int64_t n) { return n > 1; }))
    block = LLVM::AddOp::create(
        a.b, a.loc, block,
        NVVM::ClusterId::create(a.b, a.loc, a.b.getI32Type()));
  emitter.bind(claimed.getBlock(), emitter.toIndex(block));
  return success();
}

} // namespace tier::nvvm
