//===- SharedLayoutTest.cpp - operand tiles, and banks by brute force -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/SharedLayout.h"

#include "gtest/gtest.h"

#include <set>

using namespace tier;
using namespace tier::problem;
using machine::Element;

static SharedQuestion operand(llvm::StringRef chip, Element element,
                              int64_t side, int64_t k, int64_t contiguous) {
  const machine::Machine &machine = *machine::find(chip);
  Element acc = element == Element::I8 ? Element::I32 : Element::F32;
  return {{side, k},
          machine::byteWidth(element),
          contiguous,
          &machine.findAtom(element, element, acc)};
}

static void expectBijection(const SharedLayout &layout,
                            const SharedQuestion &q) {
  std::set<int64_t> seen;
  for (int64_t i = 0; i < q.tile[0]; ++i)
    for (int64_t j = 0; j < q.tile[1]; ++j) {
      int64_t at = layout({i, j});
      EXPECT_GE(at, 0);
      EXPECT_LT(at, layout.elements());
      seen.insert(at);
    }
  EXPECT_EQ(static_cast<int64_t>(seen.size()), q.tile[0] * q.tile[1]);
}

TEST(SharedLayout, operand_tiles_are_the_ones_in_the_contract) {
  const machine::Machine &machine = *machine::find("sm_90a");
  SharedQuestion q = operand("sm_90a", Element::BF16, 128, 64, 1);
  SharedLayout kMajor = chooseSharedLayout(q, machine);
  EXPECT_EQ(kMajor.str(), "[128:64], [64:1] o swizzle<3, 3, 3>");
  EXPECT_EQ(kMajor.alignment, 1024);
  EXPECT_EQ(kMajor.mode(), tensormap::SwizzleMode::Span128);
  EXPECT_EQ(kMajor.rowGroupBytes(), 1024);
  EXPECT_EQ(verifySharedLayout(kMajor, q, machine), "");

  q = operand("sm_90a", Element::BF16, 256, 64, 0);
  SharedLayout mnMajor = chooseSharedLayout(q, machine);
  EXPECT_EQ(mnMajor.str(), "[64:1, 4:4096], [64:64] o swizzle<3, 3, 3>");
  EXPECT_EQ(mnMajor.spanStrideBytes(), 8192);

  q = operand("sm_90a", Element::F8E4M3, 128, 128, 0);
  EXPECT_EQ(chooseSharedLayout(q, machine).str(),
            "[128:128], [128:1] o swizzle<3, 4, 3>");
  q = operand("sm_80", Element::BF16, 128, 32, 1);
  EXPECT_EQ(chooseSharedLayout(q, *machine::find("sm_80")).str(),
            "[128:32], [32:1] o swizzle<2, 3, 3>");
  // A staging tile.
  EXPECT_EQ(chooseSharedLayout({{128, 256}, 2, 1, nullptr}, machine).str(),
            "[128:64], [64:1, 4:8192] o swizzle<3, 3, 3>");
  EXPECT_EQ(
      chooseSharedLayout({{4, 256}, 4, 1, &machine::find("cpu")->atoms[0]},
                         *machine::find("cpu"))
          .str(),
      "[4:1], [256:4]");
}

TEST(SharedLayout, is_injective_and_keeps_vectors) {
  for (const machine::Machine &machine : machine::all())
    for (Element element : {Element::BF16, Element::I8, Element::F32,
                            Element::TF32, Element::F64})
      for (int64_t side : {8, 16, 64, 128})
        for (int64_t k : {16, 32, 64})
          for (int64_t contiguous : {0, 1}) {
            SharedQuestion q =
                operand(machine.name, element, side, k, contiguous);
            SharedLayout layout = chooseSharedLayout(q, machine);
            expectBijection(layout, q);
            int64_t run = layout.vectorElements();
            llvm::SmallVector<int64_t> at{0, 0};
            for (int64_t i = 0; i < q.tile[layout.contiguous]; ++i) {
              at[layout.contiguous] = i;
              int64_t start = layout(at);
              if (i % run == 0)
                EXPECT_EQ(start % run, 0);
              else {
                llvm::SmallVector<int64_t> before = at;
                --before[layout.contiguous];
                EXPECT_EQ(start, layout(before) + 1);
              }
            }
          }
}

// The boxes an engine writes land where the layout says, for every swizzle.
TEST(SharedLayout, equals_what_a_bulk_copy_writes) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (Element element : {Element::BF16, Element::F32, Element::F8E4M3})
    for (int64_t inner : {32, 64, 128, 256})
      for (int64_t rows : {8, 64, 128, 256})
        for (int64_t contiguous : {0, 1}) {
          int64_t bytes = machine::byteWidth(element);
          if (inner * rows * bytes > 200000)
            continue;
          llvm::SmallVector<int64_t> tile{rows, inner};
          if (contiguous == 0)
            std::swap(tile[0], tile[1]);
          SharedLayout layout = chooseSharedLayout(
              {{tile[0], tile[1]}, bytes, contiguous, nullptr}, machine);
          tensormap::View view;
          view.element = element;
          view.extents = {Known(), Known()};
          view.strideBytes = {Known::multipleOf(16), Known::multipleOf(16)};
          view.strideBytes[contiguous] = Known::exactly(bytes);
          view.tile = tile;
          auto answer = tensormap::synthesize(view);
          ASSERT_TRUE(answer) << answer.refusal.str();
          const tensormap::Witness &witness = *answer.witness;
          EXPECT_EQ(witness.swizzle, layout.mode());
          EXPECT_EQ(tensormap::sharedLayoutOf(view, witness), layout.strided);
          tensormap::Question q = witness.question(view);
          std::set<int64_t> landed;
          for (const tensormap::Box &box : witness.boxes)
            for (int64_t r = 0; r < witness.box[1]; ++r)
              for (int64_t c = 0; c < witness.box[0]; ++c) {
                int64_t byte = box.sharedElement * bytes +
                               tensormap::landingByte(q, {c, r});
                llvm::SmallVector<int64_t> at(2);
                at[contiguous] = box.offset[0] + c;
                at[1 - contiguous] = box.offset[1] + r;
                EXPECT_EQ(byte, layout(at) * bytes);
                landed.insert(byte);
              }
          EXPECT_EQ(static_cast<int64_t>(landed.size()), inner * rows);
        }
}

// Matrix loads of any 8 rows of a chosen tile are free of conflicts, in both
// majors.
TEST(SharedLayout, chosen_layouts_serve_matrix_loads) {
  for (auto element : {Element::BF16, Element::I8, Element::TF32})
    for (int64_t k : {32, 64, 128})
      for (int64_t contiguous : {0, 1}) {
        const machine::Machine &machine = *machine::find("sm_80");
        SharedQuestion q = operand("sm_80", element, 64, k, contiguous);
        SharedLayout layout = chooseSharedLayout(q, machine);
        int64_t inner = layout.contiguous, width = 16 / q.elementBytes;
        for (int64_t row = 0; row < q.tile[1 - inner]; row += 8)
          for (int64_t column = 0; column < q.tile[inner]; column += width) {
            llvm::SmallVector<int64_t> addresses;
            for (int64_t r = 0; r < 8; ++r) {
              llvm::SmallVector<int64_t> at(2);
              at[inner] = column;
              at[1 - inner] = row + r;
              addresses.push_back(layout(at) * q.elementBytes);
            }
            const auto &load = *machine::findMatrixModel(machine, 1, false);
            EXPECT_EQ(banks::costOf(load, addresses).cycles, 1) << layout.str();
          }
      }
}

// Operand fragments read, and coalesced loads write, without conflicts.
TEST(SharedLayout, chosen_layouts_serve_waves) {
  const machine::Machine &machine = *machine::find("gfx942");
  SharedQuestion q = operand("gfx942", Element::BF16, 128, 32, 1);
  SharedLayout layout = chooseSharedLayout(q, machine);
  Fragment a = operandFragmentA(*q.atom, 128, 128, 32, 4, 64);
  auto read = banks::costOfAccess(a, layout, false, machine);
  EXPECT_EQ(read.degree(), 1)
      << layout.str() << ' ' << read.cycles << '/' << read.ideal;
  // Packed rows would take several times as long.
  SharedLayout packed = layout;
  packed.swizzle.reset();
  EXPECT_GE(banks::costOfAccess(a, packed, false, machine).degree(), 4);
}

// Every machine with registers as operands: reading is free of conflicts when K
// is contiguous, and nothing is ever worse than twice the ideal.
TEST(SharedLayout, chosen_layouts_serve_operands_and_loads) {
  for (llvm::StringRef chip : {"sm_80", "gfx942", "gfx950"})
    for (Element element : {Element::BF16, Element::F16, Element::I8,
                            Element::TF32, Element::F32})
      for (int64_t side : {64, 128})
        for (int64_t contiguous : {0, 1}) {
          const machine::Machine &machine = *machine::find(chip);
          SharedQuestion q = operand(chip, element, side, 0, contiguous);
          bool byThread = q.atom->grain == machine::Grain::Thread;
          int64_t k = q.tile[1] =
              byThread ? 16 : std::max(q.atom->k, 64 / q.elementBytes);
          int64_t warps =
              byThread ? (side == 128 ? 256 : 128) / machine.lanes : 4;
          SharedLayout layout = chooseSharedLayout(q, machine);
          Fragment a =
              operandFragmentA(*q.atom, side, side, k, warps, machine.lanes);
          Fragment b =
              operandFragmentB(*q.atom, side, side, k, warps, machine.lanes);
          // Threads read what lies along k in vectors of it.
          if (byThread && layout.contiguous == 1)
            for (Fragment *rows : {&a, &b})
              std::rotate(rows->reg.begin(), rows->reg.end() - 1, rows->reg.end());
          Fragment load = fragmentForLoad(
              {side, k}, contiguous, 16 / q.elementBytes, machine.lanes, warps);
          // Atoms that read along K only get tiles that turn on their way: the
          // solver of swizzles is told how.
          bool turns = !byThread && layout.contiguous != contiguous;
          EXPECT_EQ(turns, !q.atom->allowsMNMajorA && contiguous == 0);
          int64_t most = contiguous == 1 ? 1 : 2;
          auto degree = [&](const Fragment &fragment, bool isWrite) {
            return banks::costOfAccess(fragment, layout, isWrite, machine)
                .degree();
          };
          EXPECT_LE(degree(a, false), most) << chip.str() << layout.str();
          EXPECT_LE(degree(b, false), most) << chip.str() << layout.str();
          if (!turns)
            EXPECT_LE(degree(load, true), 2) << chip.str() << layout.str();
        }
}
