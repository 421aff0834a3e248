//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Registration of our own dialects and passes.

#include "tier/House/Registration.h"

#include "tier/Config.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/Pass/PassRegistry.h"

#if TIER_HAS_Layout
#include "tier/Dialect/Layout/IR/Layout.h"
#endif
#if TIER_HAS_Tier
#include "tier/Dialect/Tier/IR/Accesses.h"
#endif
#if TIER_HAS_Transport
#include "tier/Dialect/Transport/IR/Accesses.h"
#include "tier/Dialect/Transport/IR/Effects.h"
#endif
#if TIER_HAS_Layout_PASSES
#include "tier/Dialect/Layout/Transforms/Passes.h"
#endif
#if TIER_HAS_Tier_PASSES
#include "tier/Dialect/Tier/Transforms/Passes.h"
#endif
#if TIER_HAS_Transport_PASSES
#include "tier/Dialect/Transport/Transforms/Passes.h"
#endif
#if TIER_HAS_Conversion_PASSES
#include "tier/Conversion/Passes.h"
#endif
#if TIER_HAS_House_PASSES
#include "tier/House/Passes.h"
#endif

namespace tier::layout {}
namespace tier::ir {}
namespace tier::transport {}
namespace tier::house {}

void tier::house::registerOwnDialects(mlir::DialectRegistry &registry) {
#if TIER_HAS_Layout
  registry.insert<layout::LayoutDialect>();
#endif
#if TIER_HAS_Tier
  registry.insert<ir::TierDialect>();
  ir::registerAccessModels(registry);
#endif
#if TIER_HAS_Transport
  registry.insert<transport::TransportDialect>();
  transport::registerAccessModels(registry);
  transport::registerEffectModels(registry);
#endif
  (void)registry;
}

void tier::house::registerOwnPasses() {
  using namespace layout;
  using namespace ir;
  using namespace transport;
#if TIER_HAS_Layout_PASSES
  registerLayoutPasses();
#endif
#if TIER_HAS_Tier_PASSES
  registerTierPasses();
#endif
#if TIER_HAS_Transport_PASSES
  registerTransportPasses();
#endif
#if TIER_HAS_Conversion_PASSES
  registerConversionPasses();
#endif
#if TIER_HAS_House_PASSES
  registerHousePasses();
#endif
}
