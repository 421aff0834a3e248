//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Registration: the whole of it, in order.

#include "tier/House/Registration.h"

#include "tier/House/House.h"

void tier::house::registerDialects(mlir::DialectRegistry &registry) {
  registerTensorDialects(registry);
  registerMemoryDialects(registry);
  registerTargetDialects(registry);
  registerOwnDialects(registry);
}

void tier::house::registerPasses() {
  registerUpstreamPasses();
  registerUpstreamConversions();
  registerOwnPasses();
  registerCompilePipeline();
}
