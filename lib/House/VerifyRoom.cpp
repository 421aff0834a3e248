//===- VerifyRoom.cpp - the verifier at every door ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/House/House.h"
#include "tier/House/Passes.h"

#include "mlir/IR/Operation.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;

namespace tier::house {

#define GEN_PASS_DEF_VERIFYROOM
#include "tier/House/Passes.h.inc"

namespace {
struct VerifyRoom : impl::VerifyRoomBase<VerifyRoom> {
  using VerifyRoomBase::VerifyRoomBase;

  void runOnOperation() override {
    const Room *legal = findRoom(room);
    if (!legal) {
      emitError(getOperation()->getLoc(), "[toolchain.room] expects what, where, when or "
                                "how, got '")
          << room << "'";
      return signalPassFailure();
    }
    llvm::DenseMap<OperationName, bool> known; // of thousands of ops few names
    WalkResult walk = getOperation()->walk([&](Operation *op) {
      auto [name, isNew] = known.try_emplace(op->getName(), false);
      if (isNew)
        name->second = legal->isLegal(op);
      if (name->second)
        return WalkResult::advance();
      InFlightDiagnostic error =
          op->emitError("[tier.room] expects ops of room '")
          << room << "', got '" << op->getName() << "'";
      error.attachNote() << "fix: legal here are " << legal->legal;
      return WalkResult::interrupt();
    });
    // Whoever runs a room in earnest verifies its answer here, and only here.
    if (walk.wasInterrupted() || failed(verify(getOperation())))
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::house
