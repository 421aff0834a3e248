//===- MachineTest.cpp - the table of machines says what it must ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Machine.h"
#include "tier/Machine/Banks.h"
#include "tier/Problem/Fragment.h"

#include "gtest/gtest.h"

using namespace tier;
using namespace tier::machine;

TEST(Machine, is_found_by_name) {
  for (const Machine &machine : all())
    EXPECT_EQ(find(machine.name), &machine);
  EXPECT_EQ(find("sm_7"), nullptr);
}

TEST(Machine, elements_round_trip_through_text) {
  for (int i = 0; i <= static_cast<int>(Element::F64); ++i) {
    auto element = static_cast<Element>(i);
    EXPECT_EQ(parseElement(stringify(element)), element);
  }
  EXPECT_EQ(byteWidth(Element::BF16), 2);
  EXPECT_EQ(byteWidth(Element::TF32), 4);
}

// The last atom of every machine serves every type, so a contraction is never
// without one.
TEST(Machine, serves_every_type) {
  for (const Machine &machine : all()) {
    const Atom &atom =
        machine.findAtom(Element::I64, Element::I64, Element::I64);
    EXPECT_EQ(atom.grain, Grain::Thread) << machine.name.str();
  }
}

TEST(Machine, prefers_the_fastest_atom) {
  const Atom &atom =
      find("sm_90a")->findAtom(Element::BF16, Element::BF16, Element::F32);
  EXPECT_EQ(atom.grain, Grain::Warpgroup);
  EXPECT_EQ(atom.warps(), 4);
  EXPECT_EQ(
      find("sm_90a")->findAtom(Grain::Warp, {16, 8, 16}, Element::BF16)->grain,
      Grain::Warp);
  EXPECT_NE(
      find("sm_90a")->findAtom(Grain::Warpgroup, {64, 176, 16}, Element::F16),
      nullptr);
  EXPECT_EQ(
      find("sm_90a")->findAtom(Grain::Warpgroup, {64, 180, 16}, Element::F16),
      nullptr);
  EXPECT_EQ(
      find("gfx942")->findAtom(Element::F16, Element::F16, Element::F32).m, 32);
}

// Every fragment of every atom holds every element of its tile.
TEST(Machine, atom_fragments_cover_their_tiles) {
  auto check = [](const Machine &machine, const Atom &atom, int64_t rows,
                  int64_t columns, const AtomFragment &unit) {
    if (unit.lane.empty())
      return;
    problem::Fragment fragment;
    fragment.shape = {rows, columns};
    auto copy = [](problem::Digits &to, llvm::ArrayRef<AtomDigit> from) {
      for (AtomDigit digit : from)
        to.push_back({digit.size, {digit.row, digit.column}});
    };
    copy(fragment.reg, unit.reg);
    copy(fragment.lane, unit.lane);
    copy(fragment.warp, unit.warp);
    EXPECT_EQ(fragment.verify(), "")
        << machine.name.str() << ' ' << atom.name.str();
    EXPECT_EQ(fragment.lanes(), machine.lanes);
    EXPECT_EQ(fragment.warps(), atom.warps());
  };
  for (const Machine &machine : all())
    for (const Atom &atom : machine.atoms) {
      // Each CTA of a pair reads its own half of the rows.
      int64_t rows = atom.grain == Grain::Pair ? atom.m / 2 : atom.m;
      check(machine, atom, rows, atom.nStep, atom.fragment);
      check(machine, atom, atom.m, atom.k, atom.fragmentA);
      check(machine, atom, atom.nStep, atom.k, atom.fragmentB);
    }
}

// The formulas of the manuals, written down a second time.
TEST(Machine, atom_fragments_follow_the_manuals) {
  auto at = [](const AtomFragment &unit, int64_t reg, int64_t lane,
               int64_t warp) {
    problem::Fragment fragment;
    fragment.shape = {0, 0};
    for (auto [list, from] : {std::pair(&fragment.reg, unit.reg),
                              std::pair(&fragment.lane, unit.lane),
                              std::pair(&fragment.warp, unit.warp)})
      for (AtomDigit digit : from)
        list->push_back({digit.size, {digit.row, digit.column}});
    return fragment.coordinate(reg, lane, warp);
  };
  using Pair = llvm::SmallVector<int64_t, 2>;
  const Atom &wide =
      find("sm_90a")->findAtom(Element::BF16, Element::BF16, Element::F32);
  for (int64_t w = 0; w < 4; ++w)
    for (int64_t l = 0; l < 32; ++l)
      for (int64_t i = 0; i < 4; ++i)
        EXPECT_EQ(at(wide.fragment, i, l, w),
                  Pair({16 * w + l / 4 + 8 * ((i / 2) % 2),
                        8 * (i / 4) + 2 * (l % 4) + i % 2}));

  const Atom &warp =
      find("sm_80")->findAtom(Element::F16, Element::F16, Element::F32);
  for (int64_t l = 0; l < 32; ++l) {
    for (int64_t r = 0; r < 4; ++r)
      for (int64_t e = 0; e < 2; ++e)
        EXPECT_EQ(at(warp.fragmentA, 2 * r + e, l, 0),
                  Pair({l / 4 + 8 * (r % 2), 2 * (l % 4) + 8 * (r / 2) + e}));
    for (int64_t r = 0; r < 2; ++r)
      for (int64_t e = 0; e < 2; ++e)
        EXPECT_EQ(at(warp.fragmentB, 2 * r + e, l, 0),
                  Pair({l / 4, 2 * (l % 4) + 8 * r + e}));
  }
  const Atom &bytes =
      find("sm_80")->findAtom(Element::I8, Element::I8, Element::I32);
  for (int64_t l = 0; l < 32; ++l)
    for (int64_t r = 0; r < 4; ++r)
      for (int64_t e = 0; e < 4; ++e)
        EXPECT_EQ(at(bytes.fragmentA, 4 * r + e, l, 0),
                  Pair({l / 4 + 8 * (r % 2), 4 * (l % 4) + 16 * (r / 2) + e}));

  const Atom &wave =
      find("gfx942")->findAtom(Element::BF16, Element::BF16, Element::F32);
  for (int64_t l = 0; l < 64; ++l) {
    for (int64_t e = 0; e < 4; ++e)
      EXPECT_EQ(at(wave.fragmentA, e, l, 0), Pair({l % 32, 4 * (l / 32) + e}));
    for (int64_t r = 0; r < 16; ++r)
      EXPECT_EQ(at(wave.fragment, r, l, 0),
                Pair({8 * (r / 4) + 4 * (l / 32) + r % 4, l % 32}));
  }
}

// CDNA4: 32 bytes of k in a lane, in two runs; every pair of 8-bit floats.
TEST(Machine, deep_atoms_of_bytes_follow_the_manual) {
  const Machine &machine = *find("gfx950");
  for (Element a : {Element::F8E4M3, Element::F8E5M2})
    for (Element b : {Element::F8E4M3, Element::F8E5M2})
      for (int64_t side : {32, 16}) {
        int64_t k = 2048 / side, groups = 64 / side;
        auto found = llvm::find_if(machine.atoms, [&](const Atom &atom) {
          return atom.serves(a, b, Element::F32) &&
                 atom.hasShape(side, side, k);
        });
        ASSERT_NE(found, machine.atoms.end());
        for (int64_t lane = 0; lane < 64; ++lane)
          for (int64_t e = 0; e < 32; ++e) {
            problem::Fragment fragment;
            fragment.shape = {side, k};
            for (AtomDigit digit : found->fragmentA.reg)
              fragment.reg.push_back({digit.size, {digit.row, digit.column}});
            for (AtomDigit digit : found->fragmentA.lane)
              fragment.lane.push_back({digit.size, {digit.row, digit.column}});
            int64_t deep = 16 * (lane / side) + e % 16 + 16 * groups * (e / 16);
            EXPECT_EQ(fragment.coordinate(e, lane, 0),
                      (llvm::SmallVector<int64_t, 2>({lane % side, deep})));
          }
      }
  // Sums of OCP types are not those of FNUZ types: gfx942 has only the latter.
  for (Element a : {Element::F8E4M3FNUZ, Element::F8E5M2FNUZ})
    for (Element b : {Element::F8E4M3FNUZ, Element::F8E5M2FNUZ})
      EXPECT_EQ(find("gfx942")->findAtom(a, b, Element::F32).grain,
                Grain::Warp);
  EXPECT_EQ(find("gfx942")
                ->findAtom(Element::F8E4M3, Element::F8E4M3, Element::F32)
                .grain,
            Grain::Thread);
}

// Phases partition the lanes evenly.
TEST(Machine, phases_serve_every_lane_once) {
  for (const Machine &machine : all())
    for (const BankModel &model : bankModels(machine)) {
      EXPECT_LE(model.lanes(), machine.lanes);
      EXPECT_TRUE(model.isMatrix || model.lanes() == machine.lanes);
      llvm::SmallVector<int> count(64, 0);
      for (uint8_t p : model.phaseOfLane)
        ++count[p];
      for (int c : count)
        EXPECT_TRUE(c == 0 || c == count[0]);
    }
  const BankModel *read = findBankModel(*find("gfx942"), 16, /*isWrite=*/false);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->phaseOfLane[0], read->phaseOfLane[20]);
  EXPECT_EQ(read->phaseOfLane[4], read->phaseOfLane[16]);
  EXPECT_NE(read->phaseOfLane[0], read->phaseOfLane[4]);
}
