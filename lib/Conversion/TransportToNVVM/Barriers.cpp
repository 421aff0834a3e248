//===- Barriers.cpp - barriers, fences and the choice of one thread -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::nvvm {

void emitBarrierInit(Assembly &a, Value address, int32_t arrivals) {
  a.emit(
      llvm::formatv("mbarrier.init.shared::cta.b64 [$0], {0};", arrivals).str(),
      {}, address);
}

void emitBarrierInitFence(Assembly &a) {
  a.emit("fence.mbarrier_init.release.cluster;", {}, {});
}

void emitArriveExpect(Assembly &a, Value address, int64_t bytes) {
  a.emit(llvm::formatv(
             "mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], {0};", bytes)
             .str(),
         {}, address);
}

Value emitLeaderAddress(Assembly &a, Value address) {
  return a.emit("mapa.shared::cluster.u32 $0, $1, 0;", a.b.getI32Type(),
                address, Touches::nothing)[0];
}

void emitLeaderArriveExpect(Assembly &a, Value address, int64_t bytes) {
  a.emit(llvm::formatv(
             "{{\n.reg .pred p;\n.reg .b32 rank;\n"
             "mov.u32 rank, %cluster_ctarank;\nsetp.eq.b32 p, rank, 0;\n"
             "@p mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], {0};\n}",
             bytes)
             .str(),
         {}, address);
}

void emitArriveIf(Assembly &a, Value address, Value predicate) {
  a.emit("{\n.reg .pred p;\nsetp.ne.b32 p, $1, 0;\n"
         "@p mbarrier.arrive.shared::cta.b64 _, [$0];\n}",
         {}, {address, a.asWord(predicate)});
}

void emitRemoteArriveIf(Assembly &a, Value address, Value rank,
                        Value predicate, bool isRelaxed) {
  a.emit(llvm::formatv(
             "{{\n.reg .pred p;\n.reg .b32 peer;\nsetp.ne.b32 p, $2, 0;\n"
             "mapa.shared::cluster.u32 peer, $0, $1;\n"
             "@p mbarrier.arrive.{0}.cluster.shared::cluster.b64 _, [peer];\n}",
             isRelaxed ? "relaxed" : "release")
             .str(),
         {}, {address, rank, a.asWord(predicate)});
}

void emitArriveAfterCopies(Assembly &a, Value address, Value predicate) {
  StringRef arrive = "cp.async.mbarrier.arrive.noinc.shared.b64 [$0];";
  if (!predicate)
    return void(a.emit(arrive, {}, address));
  a.emit(("{\n.reg .pred p;\nsetp.ne.b32 p, $1, 0;\n@p " + arrive + "\n}").str(),
         {}, {address, a.asWord(predicate)});
}

void emitBarrierInvalidate(Assembly &a, Value address) {
  a.emit("mbarrier.inval.shared::cta.b64 [$0];", {}, address);
}

void emitWait(Assembly &a, Value address, Value parity, bool ofCluster) {
  a.emit(("{\n.reg .pred p;\n"
          "WAIT_${:uid}:\n"
          "mbarrier.try_wait.parity" +
          Twine(ofCluster ? ".acquire.cluster" : "") +
          ".shared::cta.b64 p, [$0], $1;\n"
          "@p bra.uni DONE_${:uid};\n"
          "bra.uni WAIT_${:uid};\n"
          "DONE_${:uid}:\n}")
             .str(),
         {}, {address, parity});
}

void emitCtaBarrier(Assembly &a) { NVVM::BarrierOp::create(a.b, a.loc); }

void emitClusterBarrier(Assembly &a, bool isRelaxed) {
  emitWarpBarrier(a); // lanes may come from different branches
  a.emit(("barrier.cluster.arrive." + Twine(isRelaxed ? "relaxed" : "release") +
          ".aligned;\nbarrier.cluster.wait.acquire.aligned;")
             .str(),
         {}, {});
}

void emitNamedBarrier(Assembly &a, int32_t id, int32_t threads) {
  NVVM::BarrierOp::create(a.b, a.loc, Type(), a.constant(id),
                          a.constant(threads), NVVM::BarrierReductionAttr(),
                          Value());
}

void emitWarpBarrier(Assembly &a) {
  NVVM::SyncWarpOp::create(a.b, a.loc, a.constant(-1));
}

void emitSharedProxyFence(Assembly &a) {
  a.emit("fence.proxy.async.shared::cta;", {}, {});
}

void emitGlobalProxyFence(Assembly &a) {
  a.emit("fence.proxy.async.global;", {}, {});
}

Value emitElect(Assembly &a) {
  return NVVM::ElectSyncOp::create(a.b, a.loc, a.b.getI1Type(), Value());
}

void emitRegisterBudget(Assembly &a, int64_t registers, int64_t entry) {
  // Equal budgets are legal in either direction.
  a.emit(llvm::formatv("setmaxnreg.{0}.sync.aligned.u32 {1};",
                       registers > entry ? "inc" : "dec", registers)
             .str(),
         {}, {});
}

} // namespace tier::nvvm
