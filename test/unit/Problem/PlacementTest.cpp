//===- PlacementTest.cpp - columns of tensor memory -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Placement.h"

#include "gtest/gtest.h"

#include <random>

using namespace tier::problem::placement;

namespace {

/// The least height by trying every multiple of the granule for every tile.
int64_t exhaust(const Question &question, size_t tile,
                llvm::SmallVector<int64_t> &columns, int64_t height,
                int64_t best) {
  if (height >= best)
    return best;
  if (tile == question.tiles.size())
    return height;
  const Tile &mine = question.tiles[tile];
  for (int64_t first = 0; first + mine.columns < best;
       first += question.granule) {
    bool isFree = true;
    for (size_t i = 0; i < tile; ++i)
      isFree &= !mine.meets(question.tiles[i]) ||
                first >= columns[i] + question.tiles[i].columns ||
                columns[i] >= first + mine.columns;
    if (!isFree)
      continue;
    columns[tile] = first;
    best = exhaust(question, tile + 1, columns,
                   std::max(height, first + mine.columns), best);
  }
  return best;
}

TEST(Placement, agrees_with_exhaustive_search) {
  std::mt19937 random(7);
  auto pick = [&](int64_t from, int64_t to) {
    return std::uniform_int_distribution<int64_t>(from, to)(random);
  };
  for (int trial = 0; trial < 600; ++trial) {
    Question question;
    question.granule = pick(0, 3) ? 1 : 2;
    for (int64_t i = 0, e = pick(1, 6); i < e; ++i) {
      int64_t start = pick(0, 6);
      question.tiles.push_back({pick(1, 5), start, start + pick(1, 5)});
    }
    Answer answer = place(question);
    EXPECT_EQ(verify(question, answer), "");
    llvm::SmallVector<int64_t> columns(question.tiles.size(), 0);
    EXPECT_EQ(answer.height, exhaust(question, 0, columns, 0, 1000));
    EXPECT_TRUE(answer.isOptimal);
    EXPECT_LE(answer.bound, answer.height);
  }
}

TEST(Placement, tiles_that_live_apart_share_columns) {
  Question question;
  question.tiles = {{128, 0, 4}, {128, 2, 8}, {128, 4, 9}};
  Answer answer = place(question);
  EXPECT_EQ(answer.height, 256);
  EXPECT_EQ(answer.columns[0], answer.columns[2]);
  EXPECT_EQ(answer.reserved, 256);
}

TEST(Placement, what_is_reserved_is_a_power_of_two_of_at_least_32) {
  Question question;
  question.tiles = {{160, 0, 1}};
  EXPECT_EQ(place(question).reserved, 256);
  question.tiles = {{8, 0, 1}};
  EXPECT_EQ(place(question).reserved, 32);
}

TEST(Placement, says_what_is_wrong) {
  Question question;
  question.tiles = {{64, 3, 3}};
  EXPECT_EQ(check(question), "expects tiles that end after they start, got 3 to 3");
  question.tiles = {{64, 0, 2}, {64, 1, 3}};
  Answer answer = place(question);
  answer.columns[1] = answer.columns[0];
  EXPECT_NE(verify(question, answer), "");
}

TEST(Placement, many_tiles_are_still_placed) {
  Question question;
  for (int64_t i = 0; i < 40; ++i)
    question.tiles.push_back({32 + 32 * (i % 3), i, i + 3});
  Answer answer = place(question);
  EXPECT_EQ(verify(question, answer), "");
  EXPECT_GE(answer.height, answer.bound);
}

// Two 128-column scores, two 128-column outputs and 16 columns of scales that
// all live at once do not fit 512 columns.
TEST(Placement, five_tiles_of_an_attention_do_not_fit) {
  Question question;
  question.tiles = {{128, 0, 9}, {128, 0, 9}, {128, 0, 9}, {128, 0, 9}, {16, 0, 9}};
  Answer answer = place(question);
  EXPECT_EQ(answer.height, 528);
  EXPECT_GT(answer.reserved, question.capacity);
}

TEST(Placement, copies_are_given_up_before_a_tile_is_refused) {
  const auto &machine = *tier::machine::find("sm_100a");
  Accumulator accumulator{128, 256, 0, 1, true, 256, 216};
  Homes homes = placeAccumulators(accumulator, machine);
  EXPECT_EQ(homes.copies, 2);
  EXPECT_EQ(homes.columns[0][1], 256);
  Accumulator both[] = {accumulator, accumulator};
  homes = placeAccumulators(both, machine);
  EXPECT_EQ(homes.copies, 1);
  EXPECT_EQ(homes.refusal, "");
  Accumulator three[] = {accumulator, accumulator, accumulator};
  EXPECT_EQ(placeAccumulators(three, machine).refusal,
            "expects at most 512 columns of tensor memory, got 1024");
}

TEST(Placement, scales_have_columns_for_each_stage) {
  const auto &machine = *tier::machine::find("sm_100a");
  Accumulator sums{128, 128, 0, 9, true, 128, 232};
  Accumulator scales{128, 32, 3, 6, true, 128, 232};
  scales.copies = 6;
  Homes homes = placeAccumulators({sums, scales}, machine);
  EXPECT_EQ(homes.refusal, "");
  EXPECT_EQ(homes.copies, 2);
  EXPECT_EQ(homes.columns[0].size(), 2u);
  EXPECT_EQ(homes.columns[1].size(), 6u);
  // Two copies of wide sums leave no columns: one has to do.
  sums.columns = 256;
  homes = placeAccumulators({sums, scales}, machine);
  EXPECT_EQ(homes.refusal, "");
  EXPECT_EQ(homes.columns[0].size(), 1u);
  EXPECT_EQ(homes.columns[1].size(), 6u);
}

TEST(Placement, registers_need_no_columns) {
  const auto &machine = *tier::machine::find("sm_90a");
  Homes homes = placeAccumulators({{128, 256, 0, 1, false, 256, 232}}, machine);
  EXPECT_EQ(homes.copies, 0);
  EXPECT_EQ(homes.reason, "128 of 232 registers of each thread: the "
                          "instruction writes registers");
  EXPECT_NE(placeAccumulators({{128, 256, 0, 1, true, 256, 232}}, machine).refusal, "");
}

} // namespace
