//===- EffectTest.cpp - what ops say of proxies and scopes ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/Effects.h"
#include "tier/House/Registration.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace tier;
using transport::Effect;
using transport::Proxy;
using transport::Scope;

static constexpr char text[] = R"mlir(
!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.ring<2, !tile>
!full = !transport.barriers<2, arrivals = 1>
!owed = !transport.token<transaction, 8192>
!part = !transport.token<transaction, 4096>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 32], swizzle = 128B>>
#c = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
func.func @f(%m: !map, %i: index, %s: i32, %q: i32, %acc: tensor<64x64xf32, #c>, %x: memref<?x?xbf16>) {
  %r = transport.ring : !ring
  %full = transport.barrier.create : !full
  transport.barrier.publish
  transport.barrier.wait %full[%s] parity %q : !full
  %t = transport.stage %r[%s] : !ring -> !tile
  %owed = transport.barrier.expect %full[%s] : !full -> !owed
  transport.copy.bulk_load %m[%i, %i] to %t pays %owed : !map to !tile, !owed
  %half = transport.barrier.expect %full[%s] peers 4096 : !full -> !part
  transport.copy.bulk_load %m[%i, %i] to %t parts 2 pays %half : !map to !tile, !part
  transport.barrier.arrive thread %full[%s] : !full
  transport.barrier.arrive thread %full[%s] of %s : !full
  %d = tier.mma %t, %t, %acc atom [64, 64, 16] on warpgroup : !tile, !tile, tensor<64x64xf32, #c>
  %e = tier.mma %t, %t, %acc atom [16, 8, 16] on warp : !tile, !tile, tensor<64x64xf32, #c>
  transport.copy.group %x[%i, %i] to %t : memref<?x?xbf16> to !tile
  transport.commit copy_group
  transport.barrier.invalidate %full : !full
  return
}
)mlir";

namespace {
struct Effects : testing::Test {
  void SetUp() override {
    DialectRegistry registry;
    house::registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
  }
  Operation *find(StringRef name, int index = 0) {
    Operation *found = nullptr;
    module->walk([&](Operation *op) {
      if (op->getName().getStringRef() == name && index-- == 0)
        found = op;
    });
    return found;
  }
  SmallVector<Effect> of(StringRef name, int index = 0) {
    auto effects = transport::getEffects(find(name, index));
    EXPECT_TRUE(effects);
    return effects.value_or(SmallVector<Effect>());
  }
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};
} // namespace

TEST_F(Effects, every_op_of_the_dialect_answers) {
  module->walk([&](Operation *op) {
    if (isa<transport::TransportDialect>(op->getDialect()))
      EXPECT_TRUE(transport::getEffects(op)) << op->getName().getStringRef().str();
  });
}

TEST_F(Effects, engines_act_for_the_cta_and_multicasts_for_the_cluster) {
  auto load = of("transport.copy.bulk_load");
  ASSERT_EQ(load.size(), 2u);
  EXPECT_EQ(load[1].proxy, Proxy::async);
  EXPECT_TRUE(load[1].isWrite);
  EXPECT_EQ(load[1].scope, Scope::Cta);
  EXPECT_EQ(of("transport.copy.bulk_load", 1)[1].scope, Scope::Cluster);
  EXPECT_EQ(of("tier.mma")[0].proxy, Proxy::async);
  EXPECT_EQ(of("tier.mma")[0].scope, Scope::Cta);
  EXPECT_EQ(of("tier.mma", 1)[0].proxy, Proxy::generic);
  EXPECT_EQ(of("tier.mma", 1)[0].scope, Scope::Thread);
  EXPECT_EQ(of("transport.copy.group")[1].scope, Scope::Thread);
}

TEST_F(Effects, arrivals_release_as_far_as_their_barrier_is) {
  EXPECT_EQ(transport::getWriteScope(find("transport.barrier.arrive")),
            Scope::Cta);
  EXPECT_EQ(transport::getWriteScope(find("transport.barrier.arrive", 1)),
            Scope::Cluster);
  EXPECT_EQ(transport::getWriteScope(find("transport.barrier.wait")),
            Scope::Thread);
  EXPECT_TRUE(of("transport.commit").empty());
}
