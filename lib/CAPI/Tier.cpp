//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The library itself, in C: versions and registration.

#include "tier-c/Tier.h"

#include "tier/Config.h"
#include "tier/House/Registration.h"

#include "mlir/CAPI/IR.h"

const char *tierVersion() { return TIER_VERSION; }
const char *tierLLVMVersion() { return TIER_LLVM_VERSION; }

void tierRegisterDialects(MlirDialectRegistry registry) {
  tier::house::registerDialects(*unwrap(registry));
}

void tierInitialize() {
  static const bool once = [] {
    tier::house::initializeTargets();
    tier::house::registerPasses();
    return true;
  }();
  (void)once;
}
