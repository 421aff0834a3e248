//===- PlanTurnsTest.cpp - two roles that multiply tiles in turn ----------===//
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

TEST(PlanTurns, two_roles_multiply_in_turn_where_k_is_short) {
  PlanQuestion q = product();
  auto chosen = [&](int64_t m, int64_t n, int64_t k) {
    return choose(plan(q, hopper()), {m, n, k}).plan;
  };
  Plan turns = chosen(8192, 8192, 512);
  EXPECT_TRUE(turns.alternates());
  EXPECT_EQ(turns.tile, (llvm::SmallVector<int64_t, 4>{64, 256, 64}));
  EXPECT_EQ(turns.warps, (llvm::SmallVector<int64_t, 2>{4, 4, 4}));
  EXPECT_EQ(turns.registers, (llvm::SmallVector<int64_t, 2>{40, 232, 232}));
  EXPECT_EQ(turns.stages, 5);
  EXPECT_LE(turns.sharedBytes, hopper().sharedBytes);
  EXPECT_TRUE(chosen(1024, 4096, 512).alternates());
  EXPECT_TRUE(chosen(8192, 14336, 256).alternates());
  EXPECT_TRUE(chosen(4096, 8192, 1024).alternates());
  EXPECT_FALSE(chosen(4096, 8192, 2048).alternates());
  EXPECT_FALSE(chosen(4096, 8192, 128).alternates());
  EXPECT_FALSE(chosen(512, 8192, 512).alternates());
  // Rows that begin anywhere are left to others.
  q.outputs[0].allowsBulkCopy = false;
  q.outputs[0].vectorBytes = 2;
  q.inputs[0].pitchDivisor = q.inputs[1].pitchDivisor = 64; // copied
  EXPECT_FALSE(chosen(7777, 7777, 1023).alternates());
  EXPECT_FALSE(chosen(8192, 8192, 512).alternates());
  q.inputs[0].pitchDivisor = q.inputs[1].pitchDivisor = 1;
  q.outputs[0].allowsBulkCopy = true;
  q.outputs[0].vectorBytes = 16;
  // Wide results leave for longer: each warpgroup multiplies more of them.
  q.outputs[0].element = Element::F32;
  EXPECT_EQ(chosen(8192, 8192, 512).tile, (llvm::SmallVector<int64_t, 4>{128, 128, 64}));
  q.outputs[0].element = Element::BF16;
  q.hasEpilogue = true;
  EXPECT_FALSE(chosen(8192, 8192, 512).alternates());
  q.hasEpilogue = false;
  q.inputs[1].isKMajor = false;
  EXPECT_FALSE(chosen(8192, 8192, 512).alternates());
}

TEST(PlanTurns, scaled_sums_of_eight_bits_take_turns_up_to_twice_the_k) {
  PlanQuestion q = product(Element::F8E4M3);
  q.outputs[0].element = Element::BF16;
  auto chosen = [&](int64_t m, int64_t n, int64_t k) {
    return choose(plan(q, hopper()), {m, n, k}).plan;
  };
  EXPECT_EQ(chosen(2048, 8192, 512).tile, (llvm::SmallVector<int64_t, 4>{64, 256, 128}));
  EXPECT_TRUE(chosen(2048, 8192, 512).alternates());
  EXPECT_TRUE(chosen(8192, 8192, 2048).alternates());
  EXPECT_FALSE(chosen(8192, 8192, 4096).alternates());
  // A factor of each row, and what is not known to be one.
  q.inputs.resize(3);
  q.hasEpilogue = q.onlyScales = true;
  EXPECT_TRUE(chosen(2048, 8192, 512).alternates());
  q.onlyScales = false;
  EXPECT_FALSE(chosen(2048, 8192, 512).alternates());
  // Of elements of two bytes, results of another width and integers nothing was measured.
  q.onlyScales = true;
  q.outputs[0].element = Element::F32;
  EXPECT_FALSE(chosen(2048, 8192, 512).alternates());
  q.outputs[0].element = Element::BF16;
  q.inputs[0].element = q.inputs[1].element = Element::BF16;
  EXPECT_FALSE(chosen(2048, 8192, 512).alternates());
  q.inputs[0].element = q.inputs[1].element = Element::I8;
  EXPECT_FALSE(chosen(2048, 8192, 512).alternates());
}

TEST(PlanTurns, what_cannot_be_in_turn_is_refused) {
  PlanQuestion q = product();
  Plan made;
  auto refusal = [&](auto change) {
    Asked asked;
    asked.alternates = true;
    change(asked);
    return planAsked(q, asked, hopper(), made);
  };
  EXPECT_EQ(refusal([](Asked &) {}), "");
  EXPECT_TRUE(made.alternates());
  std::string turns = " where two roles multiply in turn, got ";
  EXPECT_EQ(refusal([](Asked &asked) { asked.cluster = {2, 1}; }),
            "expects CTAs by themselves" + turns + "a cluster [2, 1]");
  EXPECT_EQ(refusal([](Asked &asked) { asked.roles = 1; }),
            "expects a role that loads, and two" + turns + "1 role(s)");
  std::string whole =
      "expects whole sums, and rows of the product as rows of the instruction" + turns;
  EXPECT_EQ(refusal([](Asked &asked) { asked.swapsSides = true; }), whole + "swapped sides");
  EXPECT_EQ(refusal([](Asked &asked) { asked.segments = 2; }), whole + "segments of k");
  EXPECT_EQ(refusal([](Asked &asked) { asked.grain = "warp"; }),
            "expects instructions of a warpgroup, with sums in registers" + turns +
                "those of a warp");
  q.inputs[0].allowsBulkCopy = false;
  EXPECT_EQ(refusal([](Asked &) {}),
            "expects operands that bulk copies bring" + turns + "one that threads move");
}
