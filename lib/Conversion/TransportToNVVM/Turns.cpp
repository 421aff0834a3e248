//===- Turns.cpp - numbers that travel through shared memory --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One thread writes two i32, every thread reads them: what orders both is the
// barrier of the channel that the tile belongs to.
//
//===----------------------------------------------------------------------===//

#include "Barriers.h"
#include "NVVMTarget.h"

using namespace mlir;

namespace tier::nvvm {

/// The address of one of the two numbers of a tile.
static Value addressOf(ThreadEmitter &emitter, Value tile, int32_t which) {
  Value base = emitter.view(tile).base;
  return LLVM::GEPOp::create(emitter.builder(), emitter.loc(), base.getType(),
                             emitter.builder().getI32Type(), base,
                             ArrayRef<LLVM::GEPArg>{which});
}

void NVVMTarget::emitTell(ThreadEmitter &emitter, transport::TellOp op) {
  Value numbers[] = {emitter.scalar(op.getFirst()), emitter.scalar(op.getSecond())};
  emitOnce(emitter, [&] {
    for (auto [which, number] : llvm::enumerate(numbers))
      LLVM::StoreOp::create(emitter.builder(), emitter.loc(), number,
                            addressOf(emitter, op.getTarget(), which), 4);
  });
}

void NVVMTarget::emitTold(ThreadEmitter &emitter, transport::ToldOp op) {
  for (auto [which, result] : llvm::enumerate(op.getResults()))
    emitter.bind(result,
                 LLVM::LoadOp::create(emitter.builder(), emitter.loc(),
                                      emitter.builder().getI32Type(),
                                      addressOf(emitter, op.getSource(), which), 4));
}

} // namespace tier::nvvm
