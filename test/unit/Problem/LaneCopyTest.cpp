//===- LaneCopyTest.cpp - lanes that write side by side, slot by slot -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/AsyncCopy.h"
#include "tier/Problem/LaneCopy.h"

#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

/// The oracle: every slot, asked of the layout itself.
static void expectEverySlot(llvm::ArrayRef<int64_t> tile,
                            const SharedLayout &layout, const LaneCopy &copy) {
  int64_t filled = 0;
  for (size_t part = 0; part < copy.parts.size(); ++part)
    for (int64_t thread = 0; thread < copy.threads; ++thread) {
      int64_t slot = (int64_t(part) * copy.threads + thread) * copy.elements;
      llvm::SmallVector<int64_t> at = copy.coordinate(part, thread);
      for (int64_t e = 0; e < copy.elements; ++e, ++filled) {
        ASSERT_EQ(layout(at), slot + e) << layout.str();
        ++at[layout.contiguous];
      }
    }
  int64_t total = 1;
  for (int64_t extent : tile)
    total *= extent;
  EXPECT_EQ(filled, total);
}

TEST(LaneCopy, FillsEverySlotOfTheTilesThatMachinesChoose) {
  int served = 0;
  for (llvm::StringRef chip : {"gfx942", "gfx950"})
    for (Element element : {Element::BF16, Element::I8, Element::F8E4M3})
      for (int64_t side : {16, 64, 128, 256})
        for (int64_t k : {16, 32, 64, 128})
          for (int64_t contiguous : {0, 1})
            for (int64_t bytes : machine::asyncCopyOf(chip).bytes)
              for (int64_t threads : {64, 256, 512}) {
                const machine::Machine &machine = *machine::find(chip);
                Element acc =
                    element == Element::I8 ? Element::I32 : Element::F32;
                const machine::Atom &atom =
                    machine.findAtom(element, element, acc);
                SharedQuestion question{
                    {side, k}, machine::byteWidth(element), contiguous, &atom};
                SharedLayout layout = chooseSharedLayout(question, machine);
                auto copy = planLaneCopy(question.tile, layout,
                                         bytes / layout.elementBytes, threads);
                if (!copy)
                  continue;
                ++served;
                expectEverySlot(question.tile, layout, *copy);
              }
  EXPECT_GT(served, 200);
}

TEST(LaneCopy, EverySwizzleOfATile) {
  for (int64_t bits = 0; bits <= 4; ++bits)
    for (int64_t base = 0; base <= 5; ++base)
      for (int64_t shift = 1; shift <= 7; ++shift) {
        SharedLayout layout;
        layout.strided = Layout::strided({32, 64}, {64, 1});
        layout.swizzle = Swizzle{bits, base, shift};
        auto copy = planLaneCopy({32, 64}, layout, 8, 64);
        // Lanes keep their elements together, and the XOR undoes itself.
        EXPECT_EQ(copy.has_value(), bits == 0 || (base >= 3 && shift >= bits));
        if (copy)
          expectEverySlot({32, 64}, layout, *copy);
      }
}

TEST(LaneCopy, RefusesWhatHasGapsOrNoPowersOfTwo) {
  SharedLayout padded;
  padded.strided = Layout::strided({32, 64}, {72, 1});
  EXPECT_FALSE(planLaneCopy({32, 64}, padded, 8, 64));
  SharedLayout odd;
  odd.strided = Layout::strided({24, 64}, {64, 1});
  EXPECT_FALSE(planLaneCopy({24, 64}, odd, 8, 64));
  SharedLayout plain;
  plain.strided = Layout::strided({32, 64}, {64, 1});
  EXPECT_FALSE(planLaneCopy({}, plain, 8, 64));
  EXPECT_FALSE(planLaneCopy({32}, plain, 8, 64));
  EXPECT_FALSE(planLaneCopy({32, 64}, plain, 3, 64));
  EXPECT_FALSE(planLaneCopy({32, 64}, plain, 8, 0));
  EXPECT_TRUE(planLaneCopy({32, 64}, plain, 8, 64));
}

TEST(LaneCopy, WidthsOfTheMachines) {
  EXPECT_TRUE(machine::asyncCopyOf("sm_80").serves(8));
  EXPECT_FALSE(machine::asyncCopyOf("sm_80").inLaneOrder);
  EXPECT_TRUE(machine::asyncCopyOf("gfx950").serves(16));
  EXPECT_FALSE(machine::asyncCopyOf("gfx950").serves(8));
  EXPECT_FALSE(machine::asyncCopyOf("gfx942").serves(16));
  EXPECT_TRUE(machine::asyncCopyOf("gfx942").serves(4));
  EXPECT_TRUE(machine::asyncCopyOf("cpu").bytes.empty());
}
