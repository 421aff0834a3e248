//===- MovedRows.cpp - chunks of rows that are only moved -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where nothing is reduced, chunks of a row wait for nothing of each other: those of long rows
// have a CTA each, so that a few rows keep as many multiprocessors busy as many do. A core walks
// the chunks of its rows.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tier::where {

Value KernelEmitter::enterChunk(Value linear) {
  if (machine.isHost() || !task.question.movesRows || plan.holdsWholeRow)
    return linear;
  Location loc = func.getLoc();
  int64_t mostBefore = shiftsRows() ? getShiftElements() - 1 : 0;
  Value columns = host.add(kernel.dims[task.reduced].extent, host.constant(mostBefore));
  chunksOfRow = host.max(host.ceilDiv(columns, plan.tile[1]), host.constant(1));
  Value chunks = getIndex(chunksOfRow);
  Value number = arith::RemUIOp::create(builder, loc, linear, chunks);
  movedFrom = arith::MulIOp::create(builder, loc, number, constant(plan.tile[1]));
  return arith::DivUIOp::create(builder, loc, linear, chunks);
}

LogicalResult KernelEmitter::emitMovedChunk(Frame &frame) {
  frame.position[task.reduced] = movedFrom;
  frame.push();
  LogicalResult stored = emitStore(frame);
  frame.pop();
  return stored;
}

} // namespace tier::where
