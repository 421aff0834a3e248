//===- PlanTurningTest.cpp - words that lie along the side ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Products.h"

#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

using Tile = llvm::SmallVector<int64_t, 4>;

/// x.T @ w of tf32, or with one side along k.
static PlanQuestion turned(bool isKMajorA = false, bool isKMajorB = false) {
  PlanQuestion q = product(Element::TF32);
  q.outputs[0].element = Element::F32;
  q.inputs[0].isKMajor = isKMajorA;
  q.inputs[1].isKMajor = isKMajorB;
  return q;
}

static Plan chosen(const PlanQuestion &q, int64_t m, int64_t n, int64_t k) {
  return choose(plan(q, hopper()), {m, n, k}).plan;
}

TEST(PlanTurning, warps_load_words_of_few_columns) {
  PlanQuestion q = turned();
  Plan few = chosen(q, 16384, 64, 4096);
  EXPECT_EQ(few.grain, machine::Grain::Warp);
  EXPECT_EQ(few.tile, (Tile{64, 64, 128}));
  EXPECT_EQ(few.warps, (llvm::SmallVector<int64_t, 2>{4, 4}));
  EXPECT_EQ(few.transferA, Transfer::Bulk);
  EXPECT_FALSE(few.splitsSums());
  EXPECT_EQ(chosen(q, 50000, 32, 512).tile, (Tile{128, 32, 128}));
  EXPECT_EQ(chosen(q, 4096, 16, 4096).tile, (Tile{32, 16, 128}));
  EXPECT_EQ(chosen(q, 4096, 64, 8192).tile, (Tile{64, 64, 128}));
  EXPECT_TRUE(chosen(q, 4096, 64, 8192).splitsSums());
  EXPECT_EQ(chosen(q, 2048, 64, 512).tile, (Tile{32, 64, 128}));
  Plan shared = chosen(q, 2048, 64, 2048);
  EXPECT_EQ(shared.tile, (Tile{64, 64, 128}));
  EXPECT_EQ(shared.splitCtas, hopper().units);
  EXPECT_EQ(chosen(q, 16384, 120, 2048).tile, (Tile{128, 128, 64}));
  EXPECT_EQ(chosen(q, 16384, 120, 2048).warps, (llvm::SmallVector<int64_t, 2>{4, 4})); // 64 x 64 sums each
  EXPECT_EQ(chosen(q, 50000, 64, 512).warps, (llvm::SmallVector<int64_t, 2>{4, 8}));   // 32 x 32
  EXPECT_EQ(chosen(q, 4096, 96, 4096).tile, (Tile{128, 128, 64}));
  EXPECT_TRUE(chosen(q, 4096, 96, 4096).splitsSums());
}

TEST(PlanTurning, a_short_side_that_lies_along_it_is_not_turned_beside_few_rows) {
  for (bool swaps : {false, true}) {
    PlanQuestion q = turned(/*isKMajorA=*/!swaps, /*isKMajorB=*/swaps);
    auto beside = [&](int64_t rows, int64_t columns, int64_t k) {
      return swaps ? chosen(q, columns, rows, k) : chosen(q, rows, columns, k);
    };
    EXPECT_EQ(beside(1024, 64, 4096).grain, machine::Grain::Warp);
    EXPECT_EQ(beside(1024, 64, 4096).swapsSides, swaps);
    EXPECT_EQ(beside(1024, 64, 4096).tile, (Tile{64, 64, 128}));
    EXPECT_TRUE(beside(1024, 64, 4096).splitsSums());
    EXPECT_EQ(beside(4096, 64, 8192).tile, (Tile{32, 64, 128}));
    EXPECT_FALSE(beside(4096, 64, 8192).splitsSums());
    EXPECT_EQ(beside(2048, 17, 512).tile, (Tile{32, 32, 128}));
    EXPECT_NE(beside(8192, 64, 4096).grain, machine::Grain::Warp);
    EXPECT_NE(beside(4096, 65, 4096).grain, machine::Grain::Warp);
  }
}

TEST(PlanTurning, few_rows_turn_the_sides) {
  for (bool isKMajorA : {false, true}) {
    Plan few = chosen(turned(isKMajorA), 24, 1216, 6832);
    EXPECT_TRUE(few.swapsSides);
    EXPECT_EQ(few.grain, machine::Grain::Warp);
    EXPECT_EQ(few.tile, (Tile{64, 32, 128}));
    EXPECT_EQ(chosen(turned(isKMajorA), 64, 8192, 4096).tile, (Tile{64, 64, 128}));
  }
}

TEST(PlanTurning, other_products_are_left_as_they_are) {
  auto isOfWarps = [](const PlanQuestion &q, int64_t m, int64_t n, int64_t k) {
    return chosen(q, m, n, k).grain == machine::Grain::Warp;
  };
  EXPECT_FALSE(isOfWarps(turned(), 4096, 4096, 4096));
  EXPECT_FALSE(isOfWarps(turned(), 4096, 129, 4096));
  EXPECT_FALSE(isOfWarps(turned(), 4096, 100, 512));
  // The long operand lies along k.
  EXPECT_FALSE(isOfWarps(turned(/*isKMajorA=*/true), 8192, 64, 4096));
  EXPECT_FALSE(isOfWarps(turned(/*isKMajorA=*/false, /*isKMajorB=*/true), 64, 8192, 4096));
  EXPECT_FALSE(isOfWarps(turned(true, true), 4096, 64, 4096));
  // Threads move rows that have no tensor map.
  PlanQuestion inside = turned();
  inside.inputs[0].allowsBulkCopy = false;
  inside.inputs[0].vectorBytes = 4;
  EXPECT_FALSE(isOfWarps(inside, 4096, 64, 4096));
}
