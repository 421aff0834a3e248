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
  // What is stored inside of vectors too, or turned, is as it was.
  q.outputs[0].vectorBytes = 2;
  EXPECT_FALSE(coversVectors(q, hopper()));
  q.outputs[0].vectorBytes = 16;
  q.inputs[0].isKMajor = false;
  EXPECT_FALSE(coversVectors(q, hopper()));
}
