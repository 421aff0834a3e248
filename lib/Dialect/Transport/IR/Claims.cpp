//===- Claims.cpp - verifiers of claims -----------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/Claims.h"

#include "tier/Dialect/Tier/IR/TileTypes.h"

#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier::transport {

static LogicalResult verifyResponse(Operation *op, Value tile) {
  if (failed(ir::verifyTileTypes(op)))
    return failure();
  if (countBytes(tile) == responseBytes)
    return success();
  InFlightDiagnostic error =
      op->emitOpError("[async.claim] expects a response of 16 bytes, got ")
      << tile.getType();
  error.attachNote() << "fix: take memref<2xi64, #tier.space<shared>>";
  return failure();
}

LogicalResult ClaimOp::verify() {
  if (failed(verifyResponse(*this, getTarget())))
    return failure();
  if (!getToken()) {
    if ((*this)->getParentOfType<PutOp>())
      return success();
    InFlightDiagnostic error =
        emitOpError("[async.bulk-channel] expects to be in the body of a put, "
                    "or to pay a token, got neither");
    error.attachNote() << "fix: pay a token of transport.barrier.expect";
    return failure();
  }
  auto type = cast<TokenType>(getToken().getType());
  if (type.getCompletion() == Completion::transaction &&
      type.getBytes() == responseBytes)
    return success();
  InFlightDiagnostic error =
      emitOpError("[async.bytes] expects a token of a transaction of 16 bytes, "
                  "got ")
      << type;
  error.attachNote() << "fix: expect the bytes of the response";
  return failure();
}

LogicalResult ClaimedOp::verify() {
  return verifyResponse(*this, getResponse());
}

ClaimedOp findClaim(Operation *op) {
  auto loop = dyn_cast<scf::WhileOp>(op);
  if (!loop)
    return {};
  Block &before = *loop.getBeforeBody();
  Value condition = loop.getConditionOp().getCondition();
  auto claimed = condition.getDefiningOp<ClaimedOp>();
  bool isSimple = claimed && claimed->getBlock() == &before &&
                  llvm::hasSingleElement(loop.getAfterBody()->getOperations());
  return isSimple ? claimed : ClaimedOp();
}

} // namespace tier::transport
