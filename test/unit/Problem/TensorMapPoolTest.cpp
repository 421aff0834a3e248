//===- TensorMapPoolTest.cpp - rows of ragged groups, one by one ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/TensorMapPool.h"

#include "gtest/gtest.h"

#include <random>
#include <set>

using namespace tier;
using namespace tier::problem;
using namespace tier::problem::tensormap;
using machine::Element;

// Exactly the rows of the group, from maps that the pool has.
TEST(TensorMapPool, two_copies_cover_every_number_of_rows) {
  for (int64_t tile = 1; tile <= 256; ++tile) {
    auto heights = poolHeights(tile);
    int64_t levels = 0;
    while (int64_t(1) << levels < tile)
      ++levels;
    EXPECT_EQ(static_cast<int64_t>(heights.size()), levels + 1);
    for (int64_t rows = 1; rows <= tile; ++rows) {
      auto copies = poolCopies(tile, rows);
      ASSERT_LE(copies.size(), 2u);
      std::set<int64_t> covered;
      int64_t written = 0;
      for (PoolCopy copy : copies) {
        EXPECT_TRUE(llvm::is_contained(heights, copy.rows));
        for (int64_t row = 0; row < copy.rows; ++row)
          covered.insert(copy.first + row);
        written += copy.rows;
      }
      ASSERT_EQ(static_cast<int64_t>(covered.size()), rows);
      EXPECT_EQ(*covered.begin(), 0);
      EXPECT_EQ(*covered.rbegin(), rows - 1);
      EXPECT_LT(written, 2 * rows);
    }
  }
  EXPECT_TRUE(poolCopies(64, 0).empty());
  EXPECT_TRUE(poolCopies(64, 65).empty());
  EXPECT_TRUE(poolHeights(0).empty());
  EXPECT_TRUE(poolHeights(257).empty());
}

/// What the engine computes, in 64 bits: the address, if the box element is
/// inside.
static std::optional<uint64_t> addressOf(const WrappedMap &wrapped,
                                         uint64_t tensor, int64_t rowBytes,
                                         llvm::ArrayRef<int64_t> at) {
  uint64_t address = tensor - static_cast<uint64_t>(wrapped.baseRows) *
                                  static_cast<uint64_t>(rowBytes);
  for (size_t i = 0; i < at.size(); ++i) {
    EXPECT_LT(at[i], int64_t(1) << 31) << "coordinates are 32 bits";
    EXPECT_GE(at[i], -(int64_t(1) << 31));
    if (at[i] < 0 || at[i] >= *wrapped.map.dims[i].value)
      return std::nullopt;
    uint64_t stride = i ? *wrapped.map.strideBytes[i - 1].value
                        : machine::byteWidth(wrapped.map.element);
    address += static_cast<uint64_t>(at[i]) * stride;
  }
  return address;
}

// The address is that of the row, and a row of the next group is outside.
TEST(TensorMapPool, wrapped_rows_end_with_their_group) {
  std::mt19937_64 engine(3);
  auto upTo = [&](int64_t n) {
    return static_cast<int64_t>(engine() % static_cast<uint64_t>(n));
  };
  int64_t legal = 0, inside = 0, outside = 0;
  for (int trial = 0; trial < 4000; ++trial) {
    WrappedQuestion question;
    Element elements[] = {Element::I8, Element::BF16, Element::F32,
                          Element::F64};
    question.element = elements[upTo(4)];
    int64_t bytes = machine::byteWidth(question.element);
    int64_t columns = 16 * (1 + upTo(600));
    int64_t rowBytes = columns * bytes + (upTo(2) ? 16 * upTo(8) : 0);
    question.columns = Known::exactly(columns);
    question.rowBytes = Known::exactly(rowBytes);
    question.box = {16 / bytes, 8};
    question.isStore = upTo(2);
    question.savesDim = upTo(2);
    WrappedMap wrapped = wrap(question);
    ASSERT_TRUE(wrapped.violations.empty())
        << wrapped.violations.front().message();
    ++legal;
    uint64_t tensor = 0x7f0000000000u + 16 * upTo(1 << 20);
    int64_t offset = upTo(1 << 30), size = 1 + upTo(1 << 20);
    ASSERT_TRUE(fits(wrapped, offset + size, size));
    for (int64_t row : {int64_t(0), size - 1, size, size + 7, upTo(size)}) {
      int64_t column = upTo(columns);
      auto address = addressOf(wrapped, tensor, rowBytes,
                               wrapped.coordinates(column, row, offset, size));
      ASSERT_EQ(address.has_value(), row < size);
      if (!address) {
        ++outside;
        continue;
      }
      ++inside;
      uint64_t expected = tensor +
                          static_cast<uint64_t>(offset + row) *
                              static_cast<uint64_t>(rowBytes) +
                          static_cast<uint64_t>(column * bytes);
      ASSERT_EQ(*address, expected);
    }
  }
  EXPECT_EQ(legal, 4000);
  EXPECT_GT(inside, 8000);
  EXPECT_GT(outside, 8000 - 1);
}

TEST(TensorMapPool, wrapped_maps_that_are_not_legal_say_why) {
  WrappedQuestion question;
  question.columns = Known::exactly(300);
  question.rowBytes = Known::exactly(600);
  question.box = {64, 128};
  question.swizzle = SwizzleMode::Span128;
  WrappedMap odd = wrap(question);
  ASSERT_FALSE(odd.violations.empty());
  EXPECT_EQ(odd.violations.front().rule->number, "T09");
  EXPECT_FALSE(fits(odd, 100, 100));
  question.rowBytes = Known::multipleOf(16);
  EXPECT_TRUE(wrap(question).violations.empty());
  EXPECT_FALSE(fits(wrap(question), int64_t(1) << 31, 100));
  EXPECT_FALSE(fits(wrap(question), 100, (int64_t(1) << 30) + 1));
}

TEST(TensorMapPool, the_sizes_of_groups_choose) {
  // Groups of whole tiles: the pool pays nothing.
  EXPECT_EQ(chooseRagged({128, 256, 128}, 128, 4, true).best, RaggedWay::Pool);
  // Many small odd groups: one copy each instead of two.
  llvm::SmallVector<int64_t> odd(100, 37);
  EXPECT_EQ(chooseRagged(odd, 128, 4, true).best, RaggedWay::Wrapped);
  EXPECT_EQ(chooseRagged(odd, 128, 4, false).best, RaggedWay::Pool);
  EXPECT_EQ(chooseRagged(odd, 128, 4, true).pool, 1600);
  EXPECT_EQ(chooseRagged(odd, 128, 4, true).wrapped, 900);
  // A map of its own per group is for those who get it for nothing.
  EXPECT_EQ(chooseRagged(odd, 128, 0, true).best, RaggedWay::Patch);
  EXPECT_EQ(chooseRagged({}, 128, 4, true).pool, 0);
}
