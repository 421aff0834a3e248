//===- InterleaveTest.cpp - everything once, and in time ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Interleave.h"

#include "gtest/gtest.h"

#include <algorithm>

using namespace tier::problem;

TEST(Interleave, TheExampleOfTheHeader) {
  std::string text;
  for (Turn turn : interleave(2, 8, 12, 4))
    text += std::string("PRC").substr(turn.kind, 1) + std::to_string(turn.count);
  EXPECT_EQ(text, "R6P1R1P1R2C1P1R1P1R2C1P2C1P2C1");
}

TEST(Interleave, HoldsEverythingOnceAndReadsInTime) {
  for (int64_t steps = 1; steps <= 5; ++steps)
    for (int64_t inStep = 1; inStep <= 9; ++inStep)
      for (int64_t perStep = 0; perStep <= 12; ++perStep)
        for (int64_t copies = 0; copies <= 20; ++copies) {
          int64_t products = steps * inStep, reads = steps * perStep;
          int64_t count[3] = {};
          for (Turn turn : interleave(steps, products, reads, copies)) {
            EXPECT_GT(turn.count, 0);
            if (turn.kind == Turn::Products)
              for (int64_t i = 0; i < turn.count; ++i) {
                // A step multiplies when all of its reads were issued, and
                // copies are never more than one product's share behind.
                int64_t step = count[0]++ / inStep;
                EXPECT_GE(count[1], (step + 1) * perStep);
                EXPECT_GE(count[2], (count[0] - 1) * copies / products);
              }
            else
              count[turn.kind] += turn.count;
          }
          EXPECT_EQ(count[0], products);
          EXPECT_EQ(count[1], reads);
          EXPECT_EQ(count[2], copies);
        }
}

TEST(Interleave, RefusesWhatDoesNotDivide) {
  EXPECT_TRUE(interleave(0, 8, 12, 4).empty());
  EXPECT_TRUE(interleave(3, 8, 12, 4).empty());
  EXPECT_TRUE(interleave(2, 8, 5, 4).empty());
  EXPECT_TRUE(interleave(2, 8, -2, 4).empty());
  EXPECT_TRUE(interleave(2, 0, 2, 4).empty());
}
