//===- AtomRowsTest.cpp - every row of every machine, by the algebra ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an instruction holds in registers is a bijection onto its tile, and what
// it reads through descriptors lies as a descriptor says: the canonical layouts
// of PTX ISA 9.7.15.5.1 and 9.7.16.5.1, written down a second time. A new row
// is tested by being a row.
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/AtomFragment.h"
#include "tier/Problem/SharedLayout.h"

#include "gtest/gtest.h"

#include <map>
#include <set>

using namespace tier;
using namespace tier::problem;
using machine::Atom;
using machine::Machine;
using machine::Source;

/// How often each element of the tile is held.
static std::map<std::pair<int64_t, int64_t>, int64_t>
countHolders(const Fragment &fragment) {
  std::map<std::pair<int64_t, int64_t>, int64_t> holders;
  for (int64_t w = 0; w < fragment.warps(); ++w)
    for (int64_t l = 0; l < fragment.lanes(); ++l)
      for (int64_t r = 0; r < fragment.registers(); ++r) {
        auto at = fragment.coordinate(r, l, w);
        ++holders[{at[0], at[1]}];
      }
  return holders;
}

static void expectBijection(const Fragment &fragment, int64_t rows,
                            int64_t columns, const std::string &what) {
  EXPECT_EQ(fragment.verify(), "") << what;
  auto holders = countHolders(fragment);
  EXPECT_EQ(int64_t(holders.size()), rows * columns) << what;
  for (auto &[at, count] : holders) {
    EXPECT_TRUE(at.first >= 0 && at.first < rows && at.second >= 0 &&
                at.second < columns)
        << what;
    EXPECT_EQ(count, 1) << what;
  }
}

TEST(AtomRows, fragments_are_bijections_onto_the_tile_of_the_instruction) {
  int rows = 0, fragments = 0;
  for (const Machine &machine : machine::all())
    for (const Atom &atom : machine.atoms) {
      ++rows;
      std::string name = machine.name.str() + " " + atom.name.str();
      for (Operand operand : {Operand::A, Operand::B, Operand::Accumulator}) {
        auto fragment = fragmentOf(atom, operand);
        if (!fragment) {
          // What is not in registers is read from shared memory.
          llvm::consumeError(fragment.takeError());
          EXPECT_TRUE(operand == Operand::A ? atom.sourceA == Source::Shared
                                            : atom.sourceB == Source::Shared)
              << name;
          EXPECT_NE(operand, Operand::Accumulator) << name;
          continue;
        }
        bool isThread = atom.grain == machine::Grain::Thread;
        int64_t m = isThread ? 1 : operand == Operand::B ? atom.nStep : atom.m;
        int64_t n = isThread ? 1
                    : operand == Operand::Accumulator ? atom.nStep
                                                      : atom.k;
        // Two CTAs hold a part of the rows each.
        if (operand == Operand::Accumulator || operand == Operand::A)
          m /= atom.ctas();
        expectBijection(*fragment, m, n, name);
        ++fragments;
      }
    }
  EXPECT_GT(rows, 60);
  EXPECT_GT(fragments, 150);
}

/// The byte at which element (mn, k) lies, before the swizzle: spans of W chunks
/// of 16 bytes, groups of 8 lines, then spans side by side.
static int64_t describe(int64_t mn, int64_t k, const SharedLayout &layout) {
  int64_t span = layout.spanBytes / layout.elementBytes;
  auto [along, line] = layout.contiguous == 1 ? std::pair(k, mn)
                                              : std::pair(mn, k);
  return along / span * layout.spanStrideBytes() +
         line / 8 * layout.rowGroupBytes() + line % 8 * layout.spanBytes +
         along % span * layout.elementBytes;
}

/// Bits 4 .. of the address are those of the line, by XOR (PTX ISA 5.5.7).
static int64_t swizzle(int64_t byte, int64_t spanBytes) {
  int64_t chunks = spanBytes / 16;
  return byte ^ ((byte / 128 & (chunks - 1)) * 16);
}

TEST(AtomRows, shared_operands_lie_as_descriptors_say) {
  int layouts = 0, refused = 0;
  for (const Machine &machine : machine::all())
    for (const Atom &atom : machine.atoms) {
      if (atom.grain == machine::Grain::Thread ||
          (atom.sourceA != Source::Shared && atom.sourceB != Source::Shared))
        continue;
      for (int64_t contiguous : {0, 1})
        for (int64_t rows : {atom.m, int64_t(64)})
          for (int64_t steps : {1, 2, 4}) {
            SharedQuestion question;
            question.tile = {rows, atom.k * steps};
            question.elementBytes = machine::byteWidth(atom.a);
            question.contiguous = contiguous;
            question.atom = &atom;
            SharedLayout layout = chooseSharedLayout(question, machine);
            std::string name = machine.name.str() + " " + atom.name.str() +
                               " " + layout.str();
            EXPECT_EQ(verifySharedLayout(layout, question, machine), "")
                << name;
            // Elements that are read along k only are turned by the copy.
            bool isTurned = contiguous == 0 && !atom.allowsMNMajorA;
            EXPECT_EQ(layout.contiguous, isTurned ? 1 : contiguous) << name;
            refused += isTurned;
            std::set<int64_t> seen;
            for (int64_t mn = 0; mn < question.tile[0]; ++mn)
              for (int64_t k = 0; k < question.tile[1]; ++k) {
                int64_t byte = layout({mn, k}) * layout.elementBytes;
                ASSERT_EQ(byte, swizzle(describe(mn, k, layout),
                                        layout.spanBytes))
                    << name << " at " << mn << ", " << k;
                seen.insert(byte);
              }
            EXPECT_EQ(int64_t(seen.size()),
                      question.tile[0] * question.tile[1])
                << name;
            EXPECT_EQ(layout.alignment % (8 * layout.spanBytes), 0) << name;
            ++layouts;
          }
    }
  EXPECT_GT(layouts, 200);
  EXPECT_GT(refused, 60);
}

/// Rows are told apart by what they multiply: none hides another.
TEST(AtomRows, no_row_is_hidden_by_one_before) {
  for (const Machine &machine : machine::all())
    for (size_t i = 0; i < machine.atoms.size(); ++i)
      for (size_t j = 0; j < i; ++j) {
        const Atom &a = machine.atoms[i], &b = machine.atoms[j];
        EXPECT_FALSE(a.grain == b.grain && a.m == b.m && a.n == b.n &&
                     a.k == b.k && a.a == b.a && a.b == b.b &&
                     a.accumulator == b.accumulator &&
                     a.sourceA == b.sourceA && a.scale == b.scale &&
                     a.scaleBlock == b.scaleBlock)
            << machine.name.str() << ": " << a.name.str() << ", "
            << b.name.str();
        EXPECT_NE(a.name, b.name) << machine.name.str();
      }
}
