//===- TurnedCopyTest.cpp - blocks that hold every element once -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/TurnedCopy.h"

#include "gtest/gtest.h"

using namespace tier::problem;

TEST(TurnedCopy, TheExampleOfTheHeader) {
  using Place = llvm::SmallVector<int64_t, 2>;
  Fragment fragment = fragmentForTurn({128, 32}, 0, 8, 1, 2, 64, 4);
  EXPECT_EQ(fragment.registers(), 16);
  EXPECT_EQ(fragment.coordinate(3, 0, 0), Place({3, 0}));
  EXPECT_EQ(fragment.coordinate(4, 0, 0), Place({0, 1}));
  EXPECT_EQ(fragment.coordinate(0, 1, 0), Place({4, 0}));
}

TEST(TurnedCopy, BlocksHoldEveryElementAndRunBothWays) {
  for (int64_t side : {16, 64, 128, 256})
    for (int64_t k : {16, 32, 64, 128})
      for (int64_t bytes : {1, 2, 4})
        for (int64_t vector : {1, 2, 4, 16})
          for (int64_t threads : {64, 128, 256, 512})
            for (int64_t contiguous : {0, 1}) {
              if (vector * bytes > 16)
                continue;
              Fragment fragment =
                  fragmentForTurn({side, k}, contiguous, vector, 1 - contiguous,
                                  bytes, 64, threads / 64);
              EXPECT_EQ(fragment.verify(), "");
              int64_t each = std::max<int64_t>(1, side * k / threads);
              EXPECT_EQ(fragment.registers(), each);
              // Runs of both ways: the longest that a thread has elements for.
              int64_t first = 1, second = 1;
              for (const Digit &digit : fragment.reg) {
                llvm::SmallVector<int64_t, 2> unit(2, 0);
                unit[contiguous] = 1;
                if (digit.stride == unit)
                  first = digit.size;
                unit = {contiguous, 1 - contiguous};
                if (digit.stride == unit)
                  second = digit.size;
              }
              EXPECT_LE(first, vector);
              EXPECT_LE(second * bytes, 16);
              EXPECT_LE(first * second, each);
              EXPECT_LE(std::min(second, vector), first);
              if (2 * second * bytes <= 16 &&
                  2 * second <= (contiguous ? side : k))
                EXPECT_GT(2 * second * std::min(vector, 2 * second), each);
            }
}
