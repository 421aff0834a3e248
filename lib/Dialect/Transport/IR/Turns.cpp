//===- Turns.cpp - verifiers of turns -------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/Transport.h"

#include "tier/Dialect/Tier/IR/TileTypes.h"

using namespace mlir;

namespace tier::transport {

static LogicalResult verifyPlace(Operation *op, Value tile) {
  if (failed(ir::verifyTileTypes(op)))
    return failure();
  auto type = cast<MemRefType>(tile.getType());
  if (type.getElementType().isInteger(32) && type.getNumElements() == 2)
    return success();
  InFlightDiagnostic error =
      op->emitOpError("[async.turn] expects a tile of two i32, got ") << type;
  error.attachNote() << "fix: take memref<2xi32, #tier.space<shared>>";
  return failure();
}

LogicalResult PlaceOp::verify() {
  if (failed(verifyPlace(*this, getTarget())))
    return failure();
  if ((*this)->getParentOfType<PutOp>())
    return success();
  InFlightDiagnostic error = emitOpError(
      "[async.turn] expects to be in the body of a put, which gives the turn, got none");
  error.attachNote() << "fix: put it on a channel that the other role gets from";
  return failure();
}

LogicalResult ResumeOp::verify() { return verifyPlace(*this, getSource()); }
LogicalResult TellOp::verify() { return verifyPlace(*this, getTarget()); }
LogicalResult ToldOp::verify() { return verifyPlace(*this, getSource()); }

} // namespace tier::transport
