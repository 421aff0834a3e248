//===- ScaleFragmentTest.cpp - scales lie with their operands -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ScaleFragment.h"

#include "gtest/gtest.h"

#include <map>

using namespace tier;
using namespace tier::problem;
using llvm::SmallVector;

static SmallVector<int64_t, 2> at(const Fragment &fragment, int64_t r,
                                  int64_t l, int64_t w) {
  SmallVector<int64_t, 2> place(2, 0);
  for (auto [digits, number] : {std::pair(&fragment.reg, r),
                                std::pair(&fragment.lane, l),
                                std::pair(&fragment.warp, w)}) {
    int64_t rest = number;
    for (const Digit &digit : *digits) {
      for (int d : {0, 1})
        place[d] += rest % digit.size * digit.stride[d];
      rest /= digit.size;
    }
  }
  return place;
}

/// As the manual says it (CDNA4 ISA): lane l has the scale of row l mod side and
/// of block l div side; steps of k, then rows, follow in registers.
TEST(ScaleFragment, lanes_have_the_scales_of_their_rows) {
  const machine::Machine &machine = *machine::find("gfx950");
  int seen = 0;
  for (const machine::Atom &atom : machine.atoms) {
    if (!readsScalesOfLanes(atom))
      continue;
    ++seen;
    int64_t tileM = 128, tileN = 64, tileK = 2 * atom.k, warps = 4;
    WarpGrid grid = chooseWarpGrid(atom, tileM, tileN, warps);
    for (unsigned side : {0u, 1u}) {
      Fragment fragment =
          scaleFragment(atom, side, tileM, tileN, tileK, warps, 64);
      int64_t rows = side ? tileN : tileM, blocks = tileK / atom.scaleBlock;
      ASSERT_EQ(fragment.shape, (SmallVector<int64_t, 2>{rows, blocks}));
      int64_t each = atom.k / atom.scaleBlock;
      EXPECT_EQ(each, 64 / atom.m);
      int64_t registers = 1;
      for (const Digit &digit : fragment.reg)
        registers *= digit.size;
      std::map<std::pair<int64_t, int64_t>, int> held;
      for (int64_t w = 0; w < warps; ++w)
        for (int64_t l = 0; l < 64; ++l)
          for (int64_t r = 0; r < registers; ++r) {
            auto place = at(fragment, r, l, w), first = at(fragment, r, 0, w);
            EXPECT_EQ(place[0], first[0] + l % atom.m);
            EXPECT_EQ(place[1], first[1] + l / atom.m);
            EXPECT_EQ(first[1] % each, 0);
            ++held[{place[0], place[1]}];
          }
      EXPECT_EQ(int64_t(held.size()), rows * blocks);
      int64_t copies = side ? grid.m : grid.n;
      for (auto &[place, count] : held)
        EXPECT_EQ(count, copies);
    }
  }
  EXPECT_EQ(seen, 2 * 25 + 2); // pairs of five formats, and bytes of two numbers
}
