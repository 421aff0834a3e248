//===- PlacementSpacesTest.cpp - a memory for each tile -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/PlacementSpaces.h"

#include "gtest/gtest.h"

#include <random>
#include <tuple>

using namespace tier::problem::placement;

namespace {

using Rank = std::tuple<int64_t, int64_t, int64_t>;

/// Every home of every tile, at every offset of its granule.
struct Exhaust {
  const SpacesQuestion &question;
  llvm::SmallVector<int64_t> homes, offsets;
  std::optional<Rank> best;

  explicit Exhaust(const SpacesQuestion &question)
      : question(question), homes(question.tiles.size()),
        offsets(question.tiles.size()) {
    visit(0);
  }

  void finish() {
    int64_t global = 0, shared = 0, height = 0, columns = 0;
    for (size_t i = 0; i < homes.size(); ++i) {
      const Home &home = question.tiles[i].homes[homes[i]];
      global += home.globalBytes;
      shared += home.sharedBytes;
      if (home.memory == Memory::Shared && home.size)
        height = std::max(height, offsets[i] + home.size);
      if (home.memory == Memory::Tensor && home.size)
        columns = std::max(columns, offsets[i] + home.size);
    }
    int64_t reserved = columns ? 32 : 0;
    while (reserved < columns)
      reserved *= 2;
    if (reserved > question.columns)
      return;
    for (int64_t at = 0; at < 16; ++at) {
      int64_t alive = 0;
      for (size_t i = 0; i < homes.size(); ++i) {
        const Resident &tile = question.tiles[i];
        if (tile.homes[homes[i]].memory == Memory::Register &&
            tile.start <= at && at < tile.end)
          alive += tile.homes[homes[i]].size;
      }
      if (alive > question.registers)
        return;
    }
    Rank rank{global, shared, height};
    if (!best || rank < *best)
      best = rank;
  }

  void visit(size_t tile) {
    if (tile == homes.size())
      return finish();
    const Resident &mine = question.tiles[tile];
    for (size_t h = 0; h < mine.homes.size(); ++h) {
      homes[tile] = h;
      const Home &home = mine.homes[h];
      bool isPlaced =
          home.memory == Memory::Shared || home.memory == Memory::Tensor;
      int64_t capacity = home.memory == Memory::Shared ? question.sharedBytes
                                                       : question.columns;
      int64_t granule = home.memory == Memory::Shared ? question.sharedGranule
                                                      : question.columnGranule;
      for (offsets[tile] = 0;
           isPlaced ? offsets[tile] + home.size <= capacity : offsets[tile] == 0;
           offsets[tile] += granule) {
        bool isFree = true;
        for (size_t i = 0; isPlaced && i < tile; ++i) {
          const Resident &other = question.tiles[i];
          const Home &theirs = other.homes[homes[i]];
          bool meets = other.start < mine.end && mine.start < other.end;
          isFree &= theirs.memory != home.memory || !meets ||
                    offsets[tile] >= offsets[i] + theirs.size ||
                    offsets[i] >= offsets[tile] + home.size;
        }
        if (isFree)
          visit(tile + 1);
      }
      offsets[tile] = 0;
    }
  }
};

TEST(PlacementSpaces, agrees_with_exhaustive_search) {
  std::mt19937 random(11);
  auto pick = [&](int64_t from, int64_t to) {
    return std::uniform_int_distribution<int64_t>(from, to)(random);
  };
  int refused = 0;
  for (int trial = 0; trial < 800; ++trial) {
    SpacesQuestion question;
    question.registers = pick(2, 8);
    question.sharedBytes = pick(2, 7);
    question.columns = pick(0, 1) * 32;
    question.sharedGranule = pick(0, 3) ? 1 : 2;
    question.columnGranule = 8;
    for (int64_t i = 0, e = pick(1, 5); i < e; ++i) {
      Resident tile;
      tile.start = pick(0, 5);
      tile.end = tile.start + pick(1, 5);
      for (int64_t h = 0, n = pick(1, 3); h < n; ++h) {
        auto memory = static_cast<Memory>(pick(0, 3));
        int64_t size = memory == Memory::Tensor ? 8 * pick(1, 3) : pick(1, 5);
        tile.homes.push_back({memory, size, pick(0, 2), pick(0, 3)});
      }
      question.tiles.push_back(tile);
    }
    ASSERT_EQ(check(question), "");
    SpacesAnswer answer = placeInSpaces(question);
    Exhaust all(question);
    ASSERT_EQ(answer.refusal.empty(), all.best.has_value()) << trial;
    refused += !all.best;
    if (!all.best)
      continue;
    EXPECT_EQ(verify(question, answer), "");
    EXPECT_TRUE(answer.isOptimal);
    EXPECT_EQ(Rank(answer.globalBytes, answer.sharedBytes, answer.height),
              *all.best)
        << trial;
  }
  EXPECT_GT(refused, 50);
  EXPECT_LT(refused, 750);
}

// A residual of 128 registers beside an accumulator of 128 waits in shared
// memory, and its bytes are those of the staging tile later.
TEST(PlacementSpaces, what_registers_do_not_hold_waits_in_shared_memory) {
  SpacesQuestion question;
  question.registers = 232;
  question.tiles = {
      {{{Memory::Register, 128}}, 0, 9},
      {{{Memory::Register, 128}, {Memory::Shared, 131072, 0, 262144},
        {Memory::Global, 131072, 131072, 0}},
       0, 8},
      {{{Memory::Shared, 65536, 0, 131072}}, 9, 12},
  };
  SpacesAnswer answer = placeInSpaces(question);
  EXPECT_EQ(answer.homes[1], 1);
  EXPECT_EQ(answer.height, 131072);
  EXPECT_EQ(answer.registers, 128);
  EXPECT_EQ(verify(question, answer), "");
  question.sharedBytes = 100000;
  answer = placeInSpaces(question);
  EXPECT_EQ(answer.homes[1], 2);
  EXPECT_EQ(answer.globalBytes, 131072);
}

// Scales of a block-scaled product lie beside its accumulator, or the
// accumulator has one copy.
TEST(PlacementSpaces, scales_take_columns_of_tensor_memory) {
  SpacesQuestion question;
  question.columns = 512;
  auto columns = [](int64_t count, int64_t start, int64_t end) {
    return Resident{{{Memory::Tensor, count}}, start, end};
  };
  question.tiles = {columns(224, 0, 9), columns(224, 0, 9), columns(16, 0, 4),
                    columns(32, 0, 4)};
  EXPECT_EQ(placeInSpaces(question).columns, 512);
  question.tiles = {columns(256, 0, 9), columns(256, 0, 9), columns(16, 0, 4)};
  EXPECT_NE(placeInSpaces(question).refusal, "");
}

TEST(PlacementSpaces, says_what_is_wrong) {
  SpacesQuestion question;
  question.tiles = {{{}, 0, 1}};
  EXPECT_EQ(check(question), "expects a home for each tile, got none");
  question.tiles = {{{{Memory::Register, 1}}, 3, 3}};
  EXPECT_NE(check(question), "");
  question.tiles = {{{{Memory::Register, -1}}, 0, 1}};
  EXPECT_NE(check(question), "");
  question.tiles = {{{{Memory::Shared, 100}}, 0, 2},
                    {{{Memory::Shared, 100}}, 1, 3}};
  SpacesAnswer answer = placeInSpaces(question);
  answer.offsets[1] = answer.offsets[0];
  EXPECT_NE(verify(question, answer), "");
}

TEST(PlacementSpaces, many_tiles_are_still_placed) {
  SpacesQuestion question;
  for (int64_t i = 0; i < 60; ++i)
    question.tiles.push_back({{{Memory::Register, 40, 0, 0},
                               {Memory::Shared, 4096, 0, 8192 + i},
                               {Memory::Global, 0, 4096, 0}},
                              i, i + 12});
  SpacesAnswer answer = placeInSpaces(question);
  EXPECT_EQ(answer.refusal, "");
  EXPECT_EQ(verify(question, answer), "");
}

} // namespace
