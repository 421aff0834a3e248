//===- ZeroStarts.cpp - accumulators that nobody clears -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first product of a loop need not add to zeros: the instruction takes a
// predicate "add to what is there". The loop then starts from undefined
// registers, and only a loop without iterations still owes the zeros.
//
//===----------------------------------------------------------------------===//

#include "Wgmma.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier::nvvm {

/// A loop-carried tile starts from zeros, goes through one warpgroup product in
/// the loop's own block, and is awaited behind the loop.
static bool startsFromZero(scf::ForOp loop, unsigned number) {
  Value init = loop.getInitArgs()[number];
  if (!ir::isTile(init.getType()) ||
      !(matchPattern(init, m_AnyZeroFloat()) || matchPattern(init, m_Zero())))
    return false;
  BlockArgument carried = loop.getRegionIterArg(number);
  if (!carried.hasOneUse() || !loop.getResult(number).hasOneUse())
    return false;
  auto mma = dyn_cast<ir::MmaOp>(*carried.getUsers().begin());
  auto await =
      dyn_cast<transport::AwaitOp>(*loop.getResult(number).getUsers().begin());
  return mma && mma.getGrain() == ir::Grain::warpgroup &&
         mma.getAccumulator() == carried && mma->getBlock() == loop.getBody() &&
         await && await.getCompletion() == transport::Completion::mma_group &&
         await.getPending() == 0 && await->getBlock() == loop->getBlock();
}

/// The same, and every other use of the zeros is such a start too: they are
/// then never read.
static bool isUndefinedStart(scf::ForOp loop, unsigned number) {
  if (!startsFromZero(loop, number))
    return false;
  return llvm::all_of(loop.getInitArgs()[number].getUses(), [](OpOperand &use) {
    auto user = dyn_cast<scf::ForOp>(use.getOwner());
    unsigned first = user ? user.getNumControlOperands() : 0;
    return user && use.getOperandNumber() >= first &&
           startsFromZero(user, use.getOperandNumber() - first);
  });
}

void forgetZeroStarts(ThreadEmitter &emitter, scf::ForOp loop) {
  for (unsigned i = 0, e = loop.getInitArgs().size(); i < e; ++i) {
    if (!isUndefinedStart(loop, i))
      continue;
    Value init = loop.getInitArgs()[i];
    ThreadTile tile = emitter.tile(init);
    for (Value &chunk : tile.chunks)
      chunk = LLVM::UndefOp::create(emitter.builder(), emitter.loc(),
                                    chunk.getType());
    emitter.bind(init, std::move(tile));
  }
}

Value emitAddsToAccumulator(ThreadEmitter &emitter, ir::MmaOp op) {
  auto carried = dyn_cast<BlockArgument>(op.getAccumulator());
  auto loop = carried ? dyn_cast<scf::ForOp>(carried.getOwner()->getParentOp())
                      : scf::ForOp();
  if (!loop || carried.getArgNumber() == 0 ||
      !isUndefinedStart(loop, carried.getArgNumber() - 1))
    return {};
  return arith::CmpIOp::create(emitter.builder(), emitter.loc(),
                               arith::CmpIPredicate::ne,
                               emitter.scalar(loop.getInductionVar()),
                               emitter.scalar(loop.getLowerBound()));
}

SmallVector<Value> emitOwedZeros(ThreadEmitter &emitter, Value awaited,
                                 SmallVector<Value> values) {
  auto loop = awaited.getDefiningOp<scf::ForOp>();
  if (!loop ||
      !isUndefinedStart(loop, cast<OpResult>(awaited).getResultNumber()))
    return values;
  Value ran = arith::CmpIOp::create(emitter.builder(), emitter.loc(),
                                    arith::CmpIPredicate::slt,
                                    emitter.scalar(loop.getLowerBound()),
                                    emitter.scalar(loop.getUpperBound()));
  // In place, behind a branch: a choice between two sets of values would hold
  // both in registers.
  std::string text = "{\n.reg .pred p;\nsetp.ne.b32 p, $" +
                     std::to_string(values.size()) +
                     ", 0;\n@p bra.uni RAN_${:uid};\n";
  for (size_t i = 0, e = values.size(); i < e; ++i)
    text += "mov.b32 $" + std::to_string(i) + ", 0;\n";
  text += "RAN_${:uid}:\n}";
  Assembly a(emitter.builder(), emitter.loc());
  return a.emitTied(text, values, a.asWord(ran), Touches::order);
}

} // namespace tier::nvvm
