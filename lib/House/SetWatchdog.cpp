//===- SetWatchdog.cpp - ask for kernels whose waits end ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/House/Passes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

using namespace mlir;

namespace tier::house {

#define GEN_PASS_DEF_SETWATCHDOG
#include "tier/House/Passes.h.inc"

namespace {
struct SetWatchdog : impl::SetWatchdogBase<SetWatchdog> {
  using SetWatchdogBase::SetWatchdogBase;

  void runOnOperation() override {
    Builder b(&getContext());
    getOperation()->setAttr("tier.watchdog", b.getI64IntegerAttr(limit));
  }
};
} // namespace

} // namespace tier::house
