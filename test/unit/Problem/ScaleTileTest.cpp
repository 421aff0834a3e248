//===- ScaleTileTest.cpp - scales in shared and tensor memory -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ScaleTile.h"

#include "gtest/gtest.h"

#include <vector>

using namespace tier::problem;

namespace {

/// What a copy of 32 rows of 16 bytes makes of shared memory: lane -> column ->
/// byte, as PTX ISA 9.7.16.10 draws it, written down once more.
std::vector<int> copy(const std::vector<int> &shared, const ScaleTile &tile) {
  std::vector<int> lanes(32 * tile.columns() * 4, -1);
  for (int64_t atom = 0; atom * ScaleTile::atomBytes < tile.bytes(); ++atom)
    for (int64_t row = 0; row < 32; ++row)
      for (int64_t byte = 0; byte < 16; ++byte)
        lanes[(row * tile.columns() + 4 * atom + byte / 4) * 4 + byte % 4] =
            shared[atom * 512 + row * 16 + byte];
  return lanes;
}

TEST(ScaleTile, EveryScaleIsWhereTheInstructionLooksForIt) {
  for (auto [rows, scales] :
       {std::pair(128, 4), std::pair(256, 4), std::pair(128, 8),
        std::pair(256, 16), std::pair(384, 12)}) {
    ScaleTile tile{rows, scales};
    std::vector<int> shared(tile.bytes(), -1);
    for (int64_t row = 0; row < rows; ++row)
      for (int64_t s = 0; s < scales; ++s) {
        int &place = shared[tile.sharedByte(row, s)];
        EXPECT_EQ(place, -1);
        place = row * scales + s;
      }
    std::vector<int> lanes = copy(shared, tile);
    for (int64_t row = 0; row < rows; ++row)
      for (int64_t s = 0; s < scales; ++s) {
        int64_t column = tile.columnOf(s) + row / 32;
        EXPECT_EQ(lanes[(row % 32 * tile.columns() + column) * 4 +
                        ScaleTile::byteOf(s)],
                  row * scales + s);
      }
  }
}

TEST(ScaleTile, IsMadeOfWholeAtoms) {
  ScaleTile small = ScaleTile::of(64, 128, 32);
  EXPECT_EQ(small.rows, 128);
  EXPECT_EQ(small.scales, 4);
  EXPECT_EQ(small.columns(), 4);
  ScaleTile fine = ScaleTile::of(192, 256, 16);
  EXPECT_EQ(fine.rows, 256);
  EXPECT_EQ(fine.columns(), 32);
  EXPECT_EQ(scaleBytes(128, 64, 128, 32), 1024);
  EXPECT_EQ(scaleBytes(128, 64, 128, 0), 0);
}

TEST(ScaleTile, ThreadsStoreEachScaleOnce) {
  for (int64_t rows : {128, 256})
    for (int64_t scales : {4, 8})
      for (int64_t warps : {1, 2, 4, 8}) {
        ScaleTile tile{rows, scales};
        Fragment fragment = tile.fragment(32, warps);
        EXPECT_EQ(fragment.verify(), "") << rows << " " << scales << " " << warps;
        EXPECT_EQ(fragment.lanes(), 32);
        EXPECT_EQ(fragment.warps(), warps);
        EXPECT_EQ(fragment.chunk(1), 4);
        // A warp stores 128 bytes side by side: no bank twice.
        for (int64_t lane = 0; lane < 32; ++lane) {
          auto at = fragment.coordinate(0, lane, 0);
          EXPECT_EQ(tile.sharedByte(at[0], at[1]), 4 * lane);
        }
      }
}

} // namespace
