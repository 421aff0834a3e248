//===- AtomFragmentTest.cpp - every matrix instruction of every machine ---===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The digits of lib/Machine/Rows.cpp against formulas written down from the
// manuals on their own: the fragment figures of mma.m16n8k* and wgmma (PTX ISA,
// "Matrix Fragments" and "Register Fragments and Shared Memory Matrix
// Layouts"), and the register layouts of V_MFMA_* (CDNA3 and CDNA4 ISA, "Matrix
// Arithmetic Instructions").
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/AtomFragment.h"

#include "gtest/gtest.h"

#include <set>

using namespace tier;
using namespace tier::problem;
using llvm::StringRef;
using machine::Element;

namespace {
struct Place {
  int64_t row, column;
  bool operator==(const Place &) const = default;
};
} // namespace

/// mma.m16n8k*: element i of a lane, rows of A by k (column = k).
static Place mmaA(int64_t k, int64_t lane, int64_t i) {
  int64_t group = lane / 4, inGroup = lane % 4;
  switch (k) {
  case 8: // .tf32
    return {i == 0 || i == 2 ? group : group + 8,
            i == 0 || i == 1 ? inGroup : inGroup + 4};
  case 16: // .f16, .bf16
    return {i < 2 || (4 <= i && i < 6) ? group : group + 8,
            inGroup * 2 + (i & 1) + (i >= 4 ? 8 : 0)};
  default: // 32: .s8, .e4m3, .e5m2
    return {i < 4 || (8 <= i && i < 12) ? group : group + 8,
            inGroup * 4 + (i & 3) + (i >= 8 ? 16 : 0)};
  }
}

/// B as [n, k]: its column is `group`.
static Place mmaB(int64_t k, int64_t lane, int64_t i) {
  int64_t group = lane / 4, inGroup = lane % 4;
  switch (k) {
  case 8:
    return {group, i == 0 ? inGroup : inGroup + 4};
  case 16:
    return {group, inGroup * 2 + (i & 1) + (i >= 2 ? 8 : 0)};
  default:
    return {group, inGroup * 4 + (i & 3) + (i >= 4 ? 16 : 0)};
  }
}

/// c0, c1 are in row `group`, c2, c3 eight rows below; each four registers of
/// wgmma go on eight columns to the right.
static Place mmaC(int64_t lane, int64_t i) {
  return {lane / 4 + (i % 4 < 2 ? 0 : 8), lane % 4 * 2 + (i & 1) + 8 * (i / 4)};
}

/// A and B alike: lane % side, then k/2 or k/4 neighbours of k per lane; of
/// bytes 16, and 16 more beyond those of all lanes; of numbers of 4 and 6 bits 32.
static Place mfmaOperand(int64_t side, int64_t k, int64_t lane, int64_t i,
                         bool isPacked) {
  if (isPacked)
    return {lane % side, lane / side * 32 + i};
  int64_t run = std::min<int64_t>(16, k * side / 64);
  return {lane % side, lane / side * run + i % run + i / run * (k / 2)};
}

/// Four rows per group of lanes; a group of registers for every 8 rows.
static Place mfmaC(int64_t side, int64_t lane, int64_t i) {
  return side == 32 ? Place{8 * (i / 4) + 4 * (lane / 32) + i % 4, lane % 32}
                    : Place{4 * (lane / 16) + i, lane % 16};
}

/// A warp reads its quarter of the lanes, a lane the columns of its row.
static Place tensorMemory(int64_t lane, int64_t warp, int64_t i) {
  return {32 * warp + lane, i};
}

static Place expected(const machine::Atom &atom, Operand operand, int64_t i,
                      int64_t lane, int64_t warp) {
  StringRef name = atom.name;
  if (name.starts_with("mfma"))
    return operand == Operand::Accumulator
               ? mfmaC(atom.m, lane, i)
               : mfmaOperand(atom.m, atom.k, lane, i,
                             machine::packedBits(operand == Operand::A ? atom.a
                                                                       : atom.b));
  if (name.starts_with("tcgen05"))
    return tensorMemory(lane, warp, i);
  Place at = operand == Operand::A   ? mmaA(atom.k, lane, i)
             : operand == Operand::B ? mmaB(atom.k, lane, i)
                                     : mmaC(lane, i);
  if (name.starts_with("wgmma"))
    at.row += 16 * warp;
  return at;
}

TEST(AtomFragment, every_instruction_holds_what_its_manual_says) {
  int fragments = 0, shared = 0, threads = 0;
  for (const machine::Machine &chip : machine::all())
    for (const machine::Atom &atom : chip.atoms)
      for (Operand operand : {Operand::A, Operand::B, Operand::Accumulator})
        for (int64_t n : {atom.nStep, atom.n}) {
          auto fragment = fragmentOf(atom, operand, n);
          if (atom.grain == machine::Grain::Thread) {
            ASSERT_TRUE(bool(fragment));
            EXPECT_EQ(fragment->shape, (llvm::SmallVector<int64_t, 2>{1, 1}));
            ++threads;
            continue;
          }
          if (!fragment) { // B of a warpgroup, A and B of a CTA
            EXPECT_TRUE(atom.grain == machine::Grain::Warpgroup ||
                        atom.accumulatesInTensorMemory());
            EXPECT_TRUE(operand == Operand::B ||
                        (operand == Operand::A &&
                         atom.accumulatesInTensorMemory()));
            EXPECT_NE(llvm::toString(fragment.takeError()).find("shared"),
                      std::string::npos);
            ++shared;
            continue;
          }
          ++fragments;
          SCOPED_TRACE(chip.name.str() + " " + atom.name.str() + " " +
                       fragment->str());
          EXPECT_EQ(fragment->verify(), "");
          EXPECT_FALSE(fragment->isReplicated());
          EXPECT_EQ(fragment->lanes(), chip.lanes);
          EXPECT_EQ(fragment->warps(), atom.warps());
          std::set<std::pair<int64_t, int64_t>> held;
          for (int64_t w = 0; w < fragment->warps(); ++w)
            for (int64_t l = 0; l < fragment->lanes(); ++l)
              for (int64_t r = 0; r < fragment->registers(); ++r) {
                auto at = fragment->coordinate(r, l, w);
                ASSERT_EQ((Place{at[0], at[1]}),
                          expected(atom, operand, r, l, w))
                    << "register " << r << " lane " << l << " warp " << w;
                held.insert({at[0], at[1]});
              }
          EXPECT_EQ(static_cast<int64_t>(held.size()),
                    fragment->shape[0] * fragment->shape[1]);
        }
  EXPECT_GT(fragments, 100);
  EXPECT_GT(shared, 10);
  EXPECT_GT(threads, 10);
  printf("%d fragments of matrix instructions, %d operands in shared memory\n",
         fragments, shared);
}

// What one lane multiplies: its row of A meets its column of B at equal k. Where
// one format has 16 numbers of k in a lane and the other 32, lanes exchange them.
TEST(AtomFragment, a_and_b_agree_on_k) {
  for (const machine::Machine &chip : machine::all())
    for (const machine::Atom &atom : chip.atoms) {
      auto a = fragmentOf(atom, Operand::A), b = fragmentOf(atom, Operand::B);
      if (!a || !b) {
        llvm::consumeError(a.takeError());
        llvm::consumeError(b.takeError());
        continue;
      }
      if (!machine::packedBits(atom.a) != !machine::packedBits(atom.b))
        continue;
      for (int64_t lane = 0; lane < a->lanes(); ++lane) {
        std::set<int64_t> ofA, ofB;
        for (int64_t r = 0; r < a->registers(); ++r)
          ofA.insert(a->coordinate(r, lane, 0)[1]);
        for (int64_t r = 0; r < b->registers(); ++r)
          ofB.insert(b->coordinate(r, lane, 0)[1]);
        EXPECT_EQ(ofA, ofB) << atom.name.str();
      }
    }
}

TEST(AtomFragment, instructions_are_found_by_name_or_element) {
  const machine::Machine &chip = *machine::find("sm_90a");
  EXPECT_EQ(findAtom(chip, "bf16")->name, "wgmma.m64k16.bf16");
  EXPECT_EQ(findAtom(chip, "i8")->name, "wgmma.m64k32.s8");
  EXPECT_EQ(findAtom(chip, "f64")->name, "fma");
  EXPECT_EQ(findAtom(chip, "mma.sync.m16n8k8.tf32")->k, 8);
  EXPECT_EQ(findAtom(chip, "nothing"), nullptr);
  auto bad = fragmentOf(*findAtom(chip, "bf16"), Operand::Accumulator, 12);
  EXPECT_EQ(llvm::toString(bad.takeError()),
            "[layout.atom] expects an n that is a multiple of 8 up to 256, got "
            "12");
}
