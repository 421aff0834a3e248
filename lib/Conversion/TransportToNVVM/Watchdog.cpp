//===- Watchdog.cpp - waits that end --------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With `tier.watchdog = 2000 : i64` on the module every wait on a barrier ends
// after 2000 ms at the latest:
//
//   wait:   if this thread gave up before, go on
//           try_wait until the phase is over, or the time is
//   expiry: one lane of each warp writes a record into the report of the image
//           (tier/Target/Watchdog.h), if its CTA is the first or the report's
//
// A thread that gave up goes on through the rest of its code, so that it meets
// the others at every bar.sync, and leaves the kernel at its end. It no longer
// waits, arrives, announces bytes or issues bulk loads, which no one will
// consume. Once the report has an owner every other wait gets a 64th of the
// limit: enough for copies in flight to land before a CTA leaves. What such a
// kernel stores is worthless, and its caller is told.
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "NVVMTarget.h"

#include "tier/Target/Watchdog.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::nvvm {

//===----------------------------------------------------------------------===//
// One wait
//===----------------------------------------------------------------------===//

// {0}: limit, {1}: limit once a wait has expired (both in ns), {2}: number of
// the wait, {3}: records, {4}: bytes of a record, {5}: bytes of the header,
// {6}: scope of what is acquired.
static constexpr StringLiteral kBoundedWait =
    "{{\n"
    ".reg .pred p, q;\n"
    ".reg .b32 owner, cta, n, lower, x, y, z, size, thread, wait;\n"
    ".reg .b64 start, now, bound, record;\n"
    "setp.ne.b32 p, $0, 0;\n"
    "@p bra DONE_${{:uid};\n"
    "mov.u64 start, %globaltimer;\n"
    "WAIT_${{:uid}:\n"
    "mbarrier.try_wait.parity{6}.shared::cta.b64 p, [$1], $2;\n"
    "@p bra DONE_${{:uid};\n"
    "ld.relaxed.gpu.global.b32 owner, [$3];\n"
    "mov.u64 now, %globaltimer;\n"
    "sub.u64 now, now, start;\n"
    "setp.ne.b32 q, owner, 0;\n"
    "selp.b64 bound, {1}, {0}, q;\n"
    "setp.lt.u64 p, now, bound;\n"
    "@p bra WAIT_${{:uid};\n"
    "mov.b32 $0, 1;\n"
    // The lowest lane of those that are here.
    "activemask.b32 n;\n"
    "mov.u32 lower, %lanemask_lt;\n"
    "and.b32 n, n, lower;\n"
    "setp.ne.b32 p, n, 0;\n"
    "@p bra DONE_${{:uid};\n"
    "mov.u32 x, %ctaid.x;\n"
    "mov.u32 y, %ctaid.y;\n"
    "mov.u32 z, %ctaid.z;\n"
    "mov.u32 size, %nctaid.y;\n"
    "mad.lo.u32 cta, z, size, y;\n"
    "mov.u32 size, %nctaid.x;\n"
    "mad.lo.u32 cta, cta, size, x;\n"
    "add.u32 cta, cta, 1;\n"
    "atom.relaxed.gpu.global.cas.b32 owner, [$3], 0, cta;\n"
    "setp.ne.b32 p, owner, 0;\n"
    "setp.ne.and.b32 p, owner, cta, p;\n"
    "@p bra DONE_${{:uid};\n"
    "atom.relaxed.gpu.global.add.u32 n, [$3+4], 1;\n"
    "setp.ge.u32 p, n, {3};\n"
    "@p bra DONE_${{:uid};\n"
    "mad.wide.u32 record, n, {4}, $3;\n"
    "mov.b32 wait, {2};\n"
    "mov.u32 thread, %tid.x;\n"
    "st.global.v4.b32 [record+{5}], {{wait, $4, $2, $5};\n"
    "st.global.v4.b32 [record+{5}+16], {{x, y, z, thread};\n"
    "DONE_${{:uid}:\n"
    "}";

Value emitBoundedWait(Assembly &a, Value address, Value parity, Value gaveUp,
                      const BoundedWait &wait) {
  using target::Report;
  int64_t limit = std::max<int64_t>(wait.limit, 1) * 1000000;
  std::string text =
      llvm::formatv(kBoundedWait.data(), limit, limit / 64, wait.number,
                    Report::records, Report::recordWords * 4,
                    Report::headerWords * 4,
                    wait.ofCluster ? ".acquire.cluster" : "")
          .str();
  return a.emitTied(text, gaveUp,
                    {address, parity, wait.report, wait.stage, wait.round})[0];
}

//===----------------------------------------------------------------------===//
// A kernel
//===----------------------------------------------------------------------===//

void NVVMTarget::startWatchdog(ThreadEmitter &emitter) {
  watchdogLimit = 0;
  gaveUp = {};
  watched.clear();
  for (Operation *at = emitter.kernel; at; at = at->getParentOp())
    if (auto limit = at->getAttrOfType<IntegerAttr>("tier.watchdog")) {
      watchdogLimit = limit.getInt();
      return;
    }
}

void NVVMTarget::watch(ThreadEmitter &emitter, Barriers &row) {
  if (watchdogLimit <= 0)
    return;
  row.rounds = emitter.createSlot(0);
  if (!gaveUp)
    gaveUp = emitter.createSlot(0);
}

/// The report of the image: zeros until a wait expires.
static Value addressReport(ThreadEmitter &emitter, unsigned space) {
  OpBuilder &b = emitter.builder();
  auto module = emitter.kernel->getParentOfType<gpu::GPUModuleOp>();
  StringRef name = target::Report::name;
  if (!module.lookupSymbol(name)) {
    OpBuilder atStart = OpBuilder::atBlockBegin(module.getBody());
    auto type =
        LLVM::LLVMArrayType::get(b.getI32Type(), target::Report::words);
    auto global = LLVM::GlobalOp::create(
        atStart, emitter.loc(), type, /*isConstant=*/false,
        LLVM::Linkage::External, name, Attribute(), /*alignment=*/16, space);
    OpBuilder inside = OpBuilder::atBlockBegin(
        &global.getInitializerRegion().emplaceBlock());
    Value zero = LLVM::ZeroOp::create(inside, emitter.loc(), type);
    LLVM::ReturnOp::create(inside, emitter.loc(), zero);
  }
  auto pointer = LLVM::LLVMPointerType::get(b.getContext(), space);
  return LLVM::AddressOfOp::create(b, emitter.loc(), pointer, name);
}

/// "file.py:12" of an op, or "".
static std::string placeOf(Operation *op) {
  auto at = op->getLoc()->findInstanceOf<FileLineColLoc>();
  if (!at)
    return "";
  return (at.getFilename().getValue() + ":" + Twine(at.getLine())).str();
}

void NVVMTarget::emitPhaseWait(ThreadEmitter &emitter,
                               transport::BarrierWaitOp op) {
  Assembly a(emitter.builder(), emitter.loc());
  Value barrier = address(emitter, op.getBarriers(), op.getNumber());
  Value parity = emitter.scalar(op.getParity());
  if (watchdogLimit <= 0)
    return emitWait(a, barrier, parity, ctasOfProducts > 1);

  Value slot = barriersOf(op.getBarriers()).rounds;
  Type i32 = a.b.getI32Type();
  Value round = a.add(LLVM::LoadOp::create(a.b, a.loc, i32, slot), 1);
  LLVM::StoreOp::create(a.b, a.loc, round, slot);
  Value before = LLVM::LoadOp::create(a.b, a.loc, i32, gaveUp);
  BoundedWait wait{watchdogLimit, int32_t(watched.size()),
                   addressReport(emitter, getGlobalSpace()),
                   emitter.scalar(op.getNumber()), round,
                   ctasOfProducts > 1};
  Value after = emitBoundedWait(a, barrier, parity, before, wait);
  LLVM::StoreOp::create(a.b, a.loc, after, gaveUp);
  // Lanes may have left the loop one by one.
  if (!isSingleThread)
    emitWarpBarrier(a);

  auto create =
      op.getBarriers().getDefiningOp<transport::BarrierCreateOp>();
  Builder &b = a.b;
  watched.push_back(b.getDictionaryAttr(
      {b.getNamedAttr("role", b.getStringAttr(emitter.role().name)),
       b.getNamedAttr("channel",
                      b.getI64IntegerAttr(create.getChannel().value_or(0))),
       b.getNamedAttr("until",
                      b.getStringAttr(create.getUntil().value_or("over"))),
       b.getNamedAttr("place", b.getStringAttr(placeOf(create)))}));
}

void NVVMTarget::emitUnlessGivenUp(ThreadEmitter &emitter,
                                   llvm::function_ref<void()> body) {
  if (!gaveUp)
    return body();
  Assembly a(emitter.builder(), emitter.loc());
  Value state = LLVM::LoadOp::create(a.b, a.loc, a.b.getI32Type(), gaveUp);
  Value goesOn = a.compare(LLVM::ICmpPredicate::eq, state, a.constant(0));
  auto branch =
      scf::IfOp::create(a.b, a.loc, goesOn, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(emitter.builder());
  emitter.builder().setInsertionPointToStart(branch.thenBlock());
  body();
}

void NVVMTarget::finishWatchdog(ThreadEmitter &emitter) {
  if (watched.empty())
    return;
  Builder b(emitter.function.getContext());
  emitter.function->setAttr(
      "tier.watchdog",
      b.getDictionaryAttr(
          {b.getNamedAttr("limit", b.getI64IntegerAttr(watchdogLimit)),
           b.getNamedAttr("waits", b.getArrayAttr(watched))}));
}

} // namespace tier::nvvm
