//===- PlanCoveringTest.cpp - copies of rows that begin anywhere ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Plan.h"

#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

static const machine::Machine &hopper() { return *machine::find("sm_90a"); }

// A copy to aligned rows reads the two vectors that cover one: of a warp six rows at once.
TEST(PlanElementwise, rows_inside_of_vectors_are_read_by_what_covers_them) {
  PlanQuestion q;
  q.kind = GroupKind::Elementwise;
  q.extents = {{"m", {}}, {"k", {}}};
  q.inputs = {{Element::BF16}};
  q.outputs = {{Element::BF16}};
  EXPECT_FALSE(coversVectors(q, hopper()));
  for (int64_t vector : {2, 4, 8}) {
    q.inputs[0].vectorBytes = vector;
    EXPECT_TRUE(coversVectors(q, hopper()));
    Plan p = choose(plan(q, hopper()), {4100, 4100}).plan;
    EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{48, 256}));
    EXPECT_EQ(p.threads(hopper()), 256);
    EXPECT_EQ(verifyPlan(q, p, hopper()), "");
  }
  // What is stored inside of vectors too is as it was; what is turned, another matter.
  q.outputs[0].vectorBytes = 2;
  EXPECT_FALSE(coversVectors(q, hopper()));
  q.outputs[0].vectorBytes = 16;
  q.inputs[0].isKMajor = false;
  EXPECT_FALSE(coversVectors(q, hopper()));
}

// Whichever side lies across the tile, and whichever begins inside of vectors: what is
// stored there has a vector of columns in common with the next tile.
TEST(PlanElementwise, rows_that_begin_anywhere_are_turned_in_vectors) {
  for (Element element : {Element::I8, Element::F8E4M3, Element::Bool, Element::BF16, Element::F32})
    for (bool isStoredTurned : {false, true})
      for (auto [reads, stores] : {std::pair(false, true), {true, false}, {true, true}}) {
        int64_t bytes = machine::byteWidth(element);
        PlanQuestion q;
        q.kind = GroupKind::Elementwise;
        q.extents = {{"m", {}}, {"n", {}}};
        q.inputs = {{element}};
        q.outputs = {{element}};
        (isStoredTurned ? q.outputs : q.inputs)[0].isKMajor = false;
        EXPECT_FALSE(turnsVectors(q, hopper()));
        if (reads)
          q.inputs[0].vectorBytes = bytes;
        if (stores)
          q.outputs[0].vectorBytes = bytes;
        EXPECT_TRUE(turnsVectors(q, hopper()));
        EXPECT_FALSE(turnsVectors(q, *machine::find("sm_80")));
        Plan p = choose(plan(q, hopper()), {3001, 3001}).plan;
        EXPECT_TRUE(p.turnsVectors);
        EXPECT_EQ(p.commonColumns, stores ? 16 / bytes : 0);
        EXPECT_EQ(p.tile[!isStoredTurned], bytes == 1 ? 256 : bytes == 2 ? 128 : 64);
        EXPECT_EQ(p.tile[isStoredTurned], bytes == 1 ? 128 : 64);
        EXPECT_EQ(p.threads(hopper()), 256);
        EXPECT_EQ(p.fetchBytes, 0);
        EXPECT_EQ(p.ctas, 4) << "that registers are bounded for";
        EXPECT_EQ(verifyPlan(q, p, hopper()), "");
        // Arrays that the cache does not hold, and of 2 bytes rows that are cut less often.
        Plan large = choose(plan(q, hopper()), {8191, 8193}).plan;
        EXPECT_EQ(large.fetchBytes, 128);
        EXPECT_EQ(large.tile[!isStoredTurned], p.tile[!isStoredTurned]);
        EXPECT_EQ(large.tile[isStoredTurned], bytes == 2 && reads ? 128 : p.tile[isStoredTurned]);
        EXPECT_EQ(large.commonColumns, p.commonColumns);
        EXPECT_EQ(verifyPlan(q, large, hopper()), "");
        // Strips are as they were.
        EXPECT_FALSE(choose(plan(q, hopper()), {4100, 16}).plan.turnsVectors);
        EXPECT_EQ(choose(plan(q, hopper()), {16, 4100}).plan.commonColumns, 0);
        // So are sums of several arrays, and elements that become wider.
        q.inputs.push_back(q.inputs[0]);
        EXPECT_FALSE(turnsVectors(q, hopper()));
        q.inputs.pop_back();
        q.outputs[0].element = Element::F64;
        EXPECT_FALSE(turnsVectors(q, hopper()));
      }
}
