//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// What every tool can parse.

#include "tier/House/Registration.h"

#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

TEST(Registration, LoadsEveryDialect) {
  mlir::DialectRegistry registry;
  tier::house::registerDialects(registry);
  mlir::MLIRContext context(registry);
  context.loadAllAvailableDialects();
  for (const char *name : {"arith", "func", "gpu", "linalg", "llvm", "memref",
                           "nvvm", "rocdl", "scf", "tensor", "vector"})
    EXPECT_NE(context.getLoadedDialect(name), nullptr) << name;
}
