//===- AccessTest.cpp - what ops say of their accesses --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Access.h"
#include "tier/Dialect/Transport/IR/Transport.h"
#include "tier/House/Registration.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace tier;
using layout::Access;
using layout::Engine;

static constexpr char text[] = R"mlir(
#c = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!view = memref<?x?xbf16, strided<[?, 1]>>
!tile = memref<64x64xbf16, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
func.func @f(%x: !view, %m: !map, %a: !tile, %b: !tile, %acc: tensor<64x64xf32, #c>, %t: tensor<64x64xbf16, #c>, %i: index) {
  %l = tier.load %a[%i, %i] : !tile to tensor<64x64xbf16, #c>
  tier.store %t, %a[%i, %i] : tensor<64x64xbf16, #c>, !tile
  tier.copy %x[%i, %i] to %a[] : !view to !tile
  tier.copy %a[] to %m[%i, %i] : !tile to !map
  %d = tier.mma %a, %b, %acc atom [64, 64, 16] on warpgroup : !tile, !tile, tensor<64x64xf32, #c>
  %e = tier.mma %a, %b, %acc atom [16, 8, 16] on warp : !tile, !tile, tensor<64x64xf32, #c>
  transport.copy.bulk_store %a to %m[%i, %i] : !tile to !map
  %r = transport.channel stages 2 completion transaction : !transport.channel<!tile>
  transport.put %r as (%s : !tile) {
    transport.copy.bulk_load %m[%i, %i] to %s : !map to !tile
  }
  %g = transport.channel stages 2 completion copy_group : !transport.channel<!tile>
  transport.put %g as (%s : !tile) {
    transport.copy.group %x[%i, %i] to %s : !view to !tile
  }
  return
}
)mlir";

namespace {
struct Accesses : testing::Test {
  void SetUp() override {
    DialectRegistry registry;
    house::registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    module = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(module);
  }
  /// The accesses of the `index`-th op of this name.
  SmallVector<Access> of(StringRef name, StringRef chip, int index = 0) {
    SmallVector<Access> accesses;
    module->walk([&](Operation *op) {
      if (op->getName().getStringRef() != name || index-- != 0)
        return;
      auto model = dyn_cast<layout::AccessOpInterface>(op);
      ASSERT_TRUE(model) << name.str();
      model.getAccesses(*machine::find(chip), accesses);
    });
    return accesses;
  }
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};
} // namespace

TEST_F(Accesses, threads_move_their_fragments) {
  auto load = of("tier.load", "sm_90a");
  ASSERT_EQ(load.size(), 1u);
  EXPECT_EQ(load[0].engine, Engine::Threads);
  EXPECT_FALSE(load[0].isWrite);
  EXPECT_TRUE(load[0].fragment);
  EXPECT_EQ(load[0].maxBytes, 16);
  auto store = of("tier.store", "sm_80");
  EXPECT_EQ(store[0].engine, Engine::Threads);
  EXPECT_TRUE(store[0].isWrite);
  EXPECT_EQ(store[0].contiguous, 1);
  // A machine with a matrix store uses it.
  EXPECT_EQ(of("tier.store", "sm_90a")[0].engine, Engine::Matrix);
}

TEST_F(Accesses, copies_are_by_the_engine_where_there_is_one) {
  auto copy = of("tier.copy", "sm_90a");
  ASSERT_EQ(copy.size(), 1u);
  EXPECT_EQ(copy[0].engine, Engine::Bulk);
  EXPECT_EQ(copy[0].buffer->getOperandNumber(), 3u);
  EXPECT_FALSE(copy[0].swizzle);
  EXPECT_TRUE(copy[0].fragment); // where there is no map
  EXPECT_EQ(of("tier.copy", "gfx942")[0].engine, Engine::Threads);
  auto out = of("tier.copy", "sm_90a", 1);
  EXPECT_EQ(out[0].engine, Engine::Bulk);
  EXPECT_EQ(out[0].swizzle, layout::MapSwizzle::b128);
  EXPECT_FALSE(out[0].isWrite);
}

TEST_F(Accesses, products_read_as_their_machine_does) {
  auto group = of("tier.mma", "sm_90a");
  ASSERT_EQ(group.size(), 2u);
  for (const Access &access : group)
    EXPECT_EQ(access.engine, Engine::Descriptor);
  auto warp = of("tier.mma", "sm_80", 1);
  ASSERT_EQ(warp.size(), 2u);
  EXPECT_EQ(warp[0].engine, Engine::Matrix);
  EXPECT_EQ(warp[0].fragment.getNumRegisters(), 8 * 4 * 4);
  EXPECT_EQ(warp[1].fragment.getNumRegisters(), 4 * 8 * 4);
  EXPECT_EQ(warp[1].atom->name, "mma.sync.m16n8k16.bf16");
}

TEST_F(Accesses, transfers_say_their_mode) {
  auto load = of("transport.copy.bulk_load", "sm_90a");
  ASSERT_EQ(load.size(), 1u);
  EXPECT_TRUE(load[0].isWrite);
  EXPECT_EQ(load[0].swizzle, layout::MapSwizzle::b128);
  auto store = of("transport.copy.bulk_store", "sm_90a");
  EXPECT_FALSE(store[0].isWrite);
  auto group = of("transport.copy.group", "sm_80");
  EXPECT_EQ(group[0].engine, Engine::Threads);
  EXPECT_TRUE(group[0].isWrite);
}

// All users of a tile are asked; one that does not answer makes it unknown.
TEST_F(Accesses, users_of_a_tile_are_asked) {
  func::FuncOp function = *module->getOps<func::FuncOp>().begin();
  auto found =
      layout::findAccesses(function.getArgument(2), *machine::find("sm_90a"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->size(), 7u);
}
