//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The library itself, in C: versions, rules and registration.

#include "tier-c/Tier.h"

#include "tier/Config.h"
#include "tier/House/Registration.h"
#include "tier/House/Rules.h"

#include "mlir/CAPI/IR.h"

const char *tierVersion() { return TIER_VERSION; }
const char *tierLLVMVersion() { return TIER_LLVM_VERSION; }

const char *tierRuleFix(const char *id) {
  const tier::house::Rule *rule = tier::house::findRule(id);
  return rule ? rule->fix.data() : nullptr;
}

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
