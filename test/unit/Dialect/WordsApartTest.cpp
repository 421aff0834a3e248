//===- WordsApartTest.cpp - which words of k a warp multiplies at once ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/WordsApart.h"

#include "gtest/gtest.h"

#include <set>

using tier::ir::WordsApart;

/// Of k, what a lane (t, of four) has first in a step; one more is behind it.
static int64_t firstOf(int64_t step, int64_t t) {
  int64_t k = step * WordsApart::vector + t % 2 * 2 + t / 2 * WordsApart::behind;
  return t / 2 ? k ^ WordsApart::flipped : k;
}

TEST(WordsApart, FourStepsHaveAllOfK) {
  std::set<int64_t> seen;
  for (int64_t step = 0; step < 4; ++step)
    for (int64_t t = 0; t < 4; ++t)
      for (int64_t i = 0; i < 2; ++i)
        seen.insert(firstOf(step, t) + i);
  EXPECT_EQ(seen.size(), size_t(WordsApart::period));
  EXPECT_EQ(*seen.rbegin(), WordsApart::period - 1);
}

/// The bank of a word in a span of 128 bytes, whose vectors are permuted by its number.
static int64_t bankOf(int64_t span, int64_t word) { return (word / 4 ^ span % 8) * 4 + word % 4; }

TEST(WordsApart, NoTwoLanesMeetInABank) {
  for (int64_t step = 0; step < 4; ++step) {
    // Along k: 16 lanes at once have two words each of 4 rows.
    for (int64_t rows : {0, 4}) {
      std::set<int64_t> banks;
      for (int64_t row = rows; row < rows + 4; ++row)
        for (int64_t t = 0; t < 4; ++t)
          for (int64_t i = 0; i < 2; ++i)
            banks.insert(bankOf(row, firstOf(step, t) + i));
      EXPECT_EQ(banks.size(), 32u) << "step " << step;
    }
    // Across it: 32 lanes have a word of 8 rows, of each of two neighbours in k.
    for (int64_t i = 0; i < 2; ++i) {
      std::set<int64_t> banks;
      for (int64_t row = 8; row < 16; ++row)
        for (int64_t t = 0; t < 4; ++t)
          banks.insert(bankOf(firstOf(step, t) + i, row));
      EXPECT_EQ(banks.size(), 32u) << "step " << step;
    }
  }
}
