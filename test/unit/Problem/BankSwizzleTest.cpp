//===- BankSwizzleTest.cpp - layouts beside all layouts of small tiles ----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/BankSwizzle.h"
#include "tier/Problem/Exchange.h"

#include "../../../lib/Problem/BankSearch.h"

#include "llvm/Support/MathExtras.h"

#include "gtest/gtest.h"

#include <random>
#include <set>

using namespace tier;
using namespace tier::problem;
using banks::Access;
using banks::Field;
using banks::Pattern;
using banks::SwizzleAnswer;
using banks::SwizzleQuestion;
using machine::BankModel;

static const BankModel &model(llvm::StringRef chip, llvm::StringRef name) {
  const BankModel *found = machine::findBankModel(*machine::find(chip), name);
  EXPECT_NE(found, nullptr) << name.str();
  return *found;
}

/// One instruction of `model`: lane -> (row, column) of a tile.
template <typename Function>
static Access one(const BankModel &model, int64_t columns, Function &&at,
                  int64_t weight = 1) {
  Access access{model.name.str(), &model, {{}}, weight};
  for (int64_t lane = 0; lane < model.lanes(); ++lane) {
    auto [row, column] = at(lane);
    access.instructions[0].push_back(row * columns + column);
  }
  return access;
}

/// A layout is a bijection into its bytes and keeps vectors together.
static void expectSound(const SwizzleQuestion &q, const SwizzleAnswer &answer) {
  ASSERT_TRUE(answer.layout) << answer.refusal;
  const banks::TileLayout &layout = *answer.layout;
  int64_t vector = 1;
  for (const Access &access : q.accesses)
    vector = std::max(vector, access.model->bytesPerLane / q.elementBytes);
  std::set<int64_t> seen;
  int64_t columns = q.tile[q.contiguous], rows = q.tile[1 - q.contiguous];
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column) {
      llvm::SmallVector<int64_t> c(2);
      c[q.contiguous] = column;
      c[1 - q.contiguous] = row;
      int64_t at = layout(c);
      EXPECT_GE(at, 0);
      EXPECT_LT(at * q.elementBytes, layout.bytes);
      seen.insert(at);
      if (column % vector == 0) {
        EXPECT_EQ(at % vector, 0) << layout.str();
        continue;
      }
      --c[q.contiguous];
      EXPECT_EQ(at, layout(c) + 1) << layout.str();
    }
  EXPECT_EQ(static_cast<int64_t>(seen.size()), rows * columns) << layout.str();
  EXPECT_GE(answer.certificate.cost, answer.certificate.bound);
  EXPECT_EQ(answer.certificate.cost, banks::costOf(q, layout).cost);
}

//===----------------------------------------------------------------------===//
// The search, beside all maps
//===----------------------------------------------------------------------===//

static Pattern randomPattern(std::mt19937 &random, int64_t indexBits,
                             int64_t fieldBits, int64_t dims) {
  llvm::SmallVector<uint64_t> vectors;
  for (int64_t i = 0; i < dims; ++i)
    vectors.push_back(random() % (1 << indexBits));
  return {f2Basis(vectors), fieldBits, 1 + int64_t(random() % 4)};
}

/// The cheapest of all 2^(indexBits * fieldBits) maps of full rank, or only of
/// those that are the identity on the low bits.
static int64_t cheapest(llvm::ArrayRef<Pattern> patterns, int64_t indexBits,
                        int64_t fieldBits, bool isFixed) {
  int64_t best = std::numeric_limits<int64_t>::max();
  for (uint64_t code = 0; code < uint64_t(1) << (indexBits * fieldBits);
       ++code) {
    Field field;
    for (int64_t bit = 0; bit < indexBits; ++bit)
      field.push_back(code >> (bit * fieldBits) & ((1 << fieldBits) - 1));
    bool allowed = true;
    for (int64_t bit = 0; isFixed && bit < fieldBits; ++bit)
      allowed &= field[bit] == uint64_t(1) << bit;
    if (!allowed || static_cast<int64_t>(f2Basis(field).size()) != fieldBits)
      continue;
    best = std::min(best, banks::costOf(patterns, field));
  }
  return best;
}

TEST(BankSearch, equals_the_cheapest_of_all_maps) {
  std::mt19937 random(3);
  int conflicting = 0, checked = 0;
  for (auto [indexBits, fieldBits] :
       {std::pair<int64_t, int64_t>{2, 1}, {4, 1}, {4, 2}, {5, 2}, {4, 3}})
    for (int trial = 0; trial < 60; ++trial) {
      llvm::SmallVector<Pattern> patterns;
      for (uint64_t p = 0, e = 1 + random() % 9; p < e; ++p)
        patterns.push_back(randomPattern(random, indexBits, fieldBits,
                                         1 + random() % (fieldBits + 1)));
      banks::Found found =
          banks::searchField(patterns, indexBits, fieldBits, 1 << 20);
      EXPECT_TRUE(found.isComplete);
      EXPECT_EQ(found.cost, banks::costOf(patterns, found.field));
      EXPECT_EQ(found.cost,
                cheapest(patterns, indexBits, fieldBits, /*isFixed=*/false));
      int64_t least = 0;
      for (const Pattern &pattern : patterns)
        least += pattern.weight * pattern.leastDegree();
      conflicting += found.cost > least;
      ++checked;
    }
  EXPECT_EQ(checked, 300);
  EXPECT_GE(conflicting, 20); // three lines of a plane, for one
}

// Accesses that see different numbers of banks: only XORs of rows.
TEST(BankSearch, equals_the_cheapest_XOR_for_two_numbers_of_banks) {
  std::mt19937 random(4);
  for (int trial = 0; trial < 60; ++trial) {
    llvm::SmallVector<Pattern> patterns;
    for (int p = 0; p < 3; ++p)
      patterns.push_back(randomPattern(random, 5, 1 + p % 2, 2));
    banks::Found found = banks::searchField(patterns, 5, 2, 1 << 20);
    EXPECT_TRUE(found.isComplete && found.isFixed);
    EXPECT_EQ(found.cost, cheapest(patterns, 5, 2, /*isFixed=*/true));
  }
}

// Two spaces of any dimensions always have a common complement.
TEST(BankSearch, two_accesses_are_free_at_once) {
  std::mt19937 random(5);
  for (int trial = 0; trial < 2000; ++trial) {
    int64_t indexBits = 2 + random() % 9;
    int64_t fieldBits = 1 + random() % std::min<int64_t>(5, indexBits);
    llvm::SmallVector<Pattern> patterns;
    for (int p = 0; p < 2; ++p)
      patterns.push_back(randomPattern(random, indexBits, fieldBits,
                                       random() % (fieldBits + 2)));
    std::optional<Field> field =
        banks::commonComplement(patterns, indexBits, fieldBits);
    ASSERT_TRUE(field);
    int64_t least = 0;
    for (const Pattern &pattern : patterns)
      least += pattern.weight * pattern.leastDegree();
    EXPECT_EQ(banks::costOf(patterns, *field), least);
  }
}

// In F2^2 the three lines have no common complement.
TEST(BankSearch, three_lines_of_a_plane_conflict) {
  Pattern lines[] = {{{1}, 1, 1}, {{2}, 1, 1}, {{3}, 1, 5}};
  EXPECT_FALSE(banks::commonComplement(lines, 2, 1));
  banks::Found found = banks::searchField(lines, 2, 1, 1000);
  EXPECT_EQ(found.cost, 2 + 1 + 5); // the cheap ones give way
}

//===----------------------------------------------------------------------===//
// Questions
//===----------------------------------------------------------------------===//

// The worked example: 32 rows of 64 bytes, 8 rows read at once.
TEST(BankSwizzle, rows_of_64_bytes_need_the_row_pair) {
  SwizzleQuestion q{{32, 32}, 2, 1, 0, {}, {}};
  q.accesses.push_back(one(model("sm_80", "ldmatrix.x1"), 32,
                           [](int64_t l) { return std::pair(l, int64_t(0)); }));
  SwizzleAnswer answer = banks::solveSwizzle(q);
  expectSound(q, answer);
  EXPECT_EQ(answer.layout->str(), "[32:32], [32:1] o swizzle<2, 3, 3>");
  EXPECT_EQ(answer.certificate.cost, 1);
  EXPECT_TRUE(answer.certificate.isOptimal);
  EXPECT_EQ(
      answer.certificate.proof,
      "the bound is met: no layout that keeps the vectors takes fewer cycles");
}

// A transposition: rows are written, columns of 4 bytes are read.
TEST(BankSwizzle, transposition_is_free) {
  for (int64_t side : {32, 64, 128}) {
    SwizzleQuestion q{{side, side}, 4, 1, 0, {}, {}};
    q.accesses.push_back(one(model("sm_90a", "st.b32"), side, [](int64_t l) {
      return std::pair(int64_t(0), l);
    }));
    q.accesses.push_back(one(model("sm_90a", "ld.b32"), side, [](int64_t l) {
      return std::pair(l, int64_t(0));
    }));
    SwizzleAnswer answer = banks::solveSwizzle(q);
    expectSound(q, answer);
    EXPECT_EQ(answer.certificate.cost, 2) << answer.layout->str();
    // Written by vectors of 16 bytes: columns then cannot be free.
    q.accesses[0] = one(model("sm_90a", "st.b128"), side,
                        [](int64_t l) { return std::pair(l / 8, l % 8 * 4); });
    answer = banks::solveSwizzle(q);
    expectSound(q, answer);
    EXPECT_EQ(answer.certificate.cost, 4 + 4);
    EXPECT_EQ(answer.certificate.bound, 4 + 4);
    EXPECT_TRUE(answer.certificate.isOptimal);
  }
}

/// The cheapest XOR of rows, by counting under every one of them.
static int64_t cheapestXor(const SwizzleQuestion &q, int64_t vectorElements,
                           int64_t fieldBits) {
  int64_t low = llvm::Log2_64(vectorElements);
  int64_t bits = llvm::Log2_64(q.tile[0] * q.tile[1]);
  int64_t above = low + fieldBits, free = (bits - above) * fieldBits;
  int64_t best = std::numeric_limits<int64_t>::max();
  for (uint64_t code = 0; code < uint64_t(1) << free; ++code) {
    banks::TileLayout layout;
    layout.elementBytes = q.elementBytes;
    layout.strided = Layout::strided({q.tile[0], q.tile[1]}, {q.tile[1], 1});
    layout.exclusiveOr = F2Matrix::identity(bits);
    for (int64_t i = 0; i < free; ++i)
      if (code >> i & 1)
        layout.exclusiveOr.set(low + i % fieldBits, above + i / fieldBits,
                               true);
    best = std::min(best, banks::costOf(q, layout).cost);
  }
  return best;
}

// Random accesses to small tiles: never dearer than any of the XORs, and where
// the certificate says that the bound is missed, really so.
TEST(BankSwizzle, is_at_least_as_good_as_every_XOR) {
  std::mt19937 random(6);
  int missed = 0, checked = 0;
  for (const char *chip : {"sm_90a", "gfx942", "gfx950"})
    for (int trial = 0; trial < 40; ++trial) {
      // 64 vectors of 16 bytes: three bits of field (four where there are 64
      // banks), the others above.
      SwizzleQuestion q{{16, 32}, 2, 1, 16, {}, {}};
      q.allowsPadding = q.allowsRotation = false;
      bool isWarp = llvm::StringRef(chip) == "sm_90a";
      for (int64_t a = 0; a < 3 + trial % 5; ++a) {
        const BankModel &m =
            model(chip, isWarp ? (a ? "ld.b128" : "st.b128")
                               : (a ? "ds_read_b128" : "ds_write_b128"));
        uint64_t columns[6];
        for (uint64_t &column : columns)
          column = random() % 64;
        Access access{"", &m, {{}}, 1 + int64_t(random() % 3)};
        for (int64_t lane = 0; lane < m.lanes(); ++lane) {
          uint64_t vector = 0;
          for (int64_t bit = 0; bit < 6; ++bit)
            vector ^= lane >> bit & 1 ? columns[bit] : 0;
          access.instructions[0].push_back(vector * 8);
        }
        q.accesses.push_back(access);
      }
      SwizzleAnswer answer = banks::solveSwizzle(q);
      expectSound(q, answer);
      int64_t brute =
          cheapestXor(q, 8, llvm::StringRef(chip) == "gfx950" ? 4 : 3);
      EXPECT_LE(answer.certificate.cost, brute) << answer.layout->str();
      EXPECT_TRUE(answer.certificate.isOptimal) << answer.certificate.proof;
      EXPECT_GE(brute, answer.certificate.bound);
      missed += answer.certificate.missed() > 0;
      ++checked;
    }
  EXPECT_EQ(checked, 120);
  EXPECT_GT(missed, 0);
}

// Where sides are no powers of two, rows are padded or rotated.
TEST(BankSwizzle, other_sizes_are_padded_or_rotated) {
  for (int64_t columns : {96, 48, 40, 72, 192}) {
    SwizzleQuestion q{{48, columns}, 2, 1, 0, {}, {}};
    q.accesses.push_back(
        one(model("sm_80", "ldmatrix.x4"), columns,
            [](int64_t l) { return std::pair(l % 16, l / 16 * 8); }));
    q.accesses.push_back(
        one(model("sm_80", "st.b128"), columns, [&](int64_t l) {
          return std::pair(l / (columns / 8), l % (columns / 8) * 8);
        }));
    SwizzleAnswer answer = banks::solveSwizzle(q);
    expectSound(q, answer);
    EXPECT_EQ(answer.certificate.missed(), 0)
        << answer.layout->str() << ' ' << answer.certificate.proof;
    q.allowsPadding = false;
    expectSound(q, banks::solveSwizzle(q));
  }
}

// Random accesses to rows of other sizes: no pitch is cheaper.
TEST(BankSwizzle, is_at_least_as_good_as_every_pitch) {
  std::mt19937 random(7);
  int missed = 0;
  for (int trial = 0; trial < 60; ++trial) {
    int64_t columns = 8 * (3 + random() % 9), rows = 8 + random() % 20;
    SwizzleQuestion q{{rows, columns}, 2, 1, 0, {}, {}};
    for (int a = 0; a < 2; ++a) {
      int64_t step = 1 + random() % 5, first = random() % rows;
      int64_t down = random() % 3;
      q.accesses.push_back(one(
          model("sm_90a", a ? "ld.b128" : "st.b128"), columns, [&](int64_t l) {
            return std::pair((first + l * step + l / 8 * down) % rows,
                             l * down * 8 % columns);
          }));
    }
    SwizzleAnswer answer = banks::solveSwizzle(q);
    expectSound(q, answer);
    for (int64_t pad = 0; pad < 16; ++pad) {
      banks::TileLayout layout;
      layout.strided = Layout::strided({rows, columns}, {columns + 8 * pad, 1});
      EXPECT_LE(answer.certificate.cost, banks::costOf(q, layout).cost);
    }
    missed += answer.certificate.missed() > 0;
  }
  EXPECT_GT(missed, 0);
  EXPECT_LT(missed, 60);
}

// An engine writes only what it knows; the certificate says what that costs.
TEST(BankSwizzle, engines_force_their_modes) {
  using tensormap::SwizzleMode;
  SwizzleQuestion q{{64, 64}, 2, 1, 0, {}, {}};
  q.modes = {SwizzleMode::Span128, SwizzleMode::Span64, SwizzleMode::Span32};
  q.accesses.push_back(one(model("sm_90a", "ldmatrix.x4"), 64, [](int64_t l) {
    return std::pair(l % 16, l / 16 * 8);
  }));
  SwizzleAnswer answer = banks::solveSwizzle(q);
  expectSound(q, answer);
  EXPECT_EQ(answer.layout->str(), "[64:64], [64:1] o swizzle<3, 3, 3>");
  EXPECT_EQ(answer.layout->alignment, 1024);
  EXPECT_EQ(answer.certificate.missed(), 0);

  // Reading every other row: a general XOR is free, the modes are not.
  q.accesses = {one(model("sm_90a", "ld.b128"), 64,
                    [](int64_t l) { return std::pair(2 * l, int64_t(0)); })};
  answer = banks::solveSwizzle(q);
  EXPECT_EQ(answer.certificate.cost, 8);
  EXPECT_EQ(answer.certificate.missed(), 4);
  EXPECT_TRUE(answer.certificate.isOptimal);
  q.modes.clear();
  answer = banks::solveSwizzle(q);
  expectSound(q, answer);
  EXPECT_EQ(answer.certificate.missed(), 0);

  q.tile = {64, 24};
  q.accesses.clear();
  q.modes = {SwizzleMode::Span128};
  EXPECT_EQ(banks::solveSwizzle(q).refusal,
            "[banks.mode] expects rows that are whole spans of a mode that the "
            "engine knows, got rows of 48 bytes");
}

TEST(BankSwizzle, fragments_become_instructions) {
  const machine::Machine &machine = *machine::find("sm_90a");
  const machine::Atom &atom = machine.findAtom(
      machine::Element::BF16, machine::Element::BF16, machine::Element::F32);
  Fragment c = accumulatorFragment(atom, 128, 64, 4);
  const BankModel &store = *banks::widestModel(c, 1, 4, 16, true, machine);
  EXPECT_EQ(store.name, "st.b64");
  Access access = banks::accessOf("c", c, store, 4);
  EXPECT_EQ(access.instructions.size(), 4u * c.registers() / 2);
  for (size_t i = 0; i < access.instructions.size(); ++i)
    for (int64_t lane = 0; lane < 32; ++lane) {
      auto at = c.coordinate(i % (c.registers() / 2) * 2, lane,
                             i / (c.registers() / 2));
      EXPECT_EQ(access.instructions[i][lane], at[0] * 64 + at[1]);
    }
  // The row that lanes share is written once.
  Fragment row = c.slice(0);
  Access once = banks::accessOf("row", row, model("sm_90a", "st.b32"), 4);
  std::multiset<int64_t> written;
  for (const auto &lanes : once.instructions)
    for (int64_t index : lanes)
      if (index >= 0)
        written.insert(index);
  EXPECT_EQ(written.size(), 64u);
}

TEST(BankSwizzle, refuses_what_has_no_answer) {
  SwizzleQuestion q{{8, 12}, 2, 1, 16, {}, {}};
  EXPECT_EQ(banks::solveSwizzle(q).refusal,
            "[banks.vector] expects rows of whole vectors of 16 bytes, got 24 "
            "bytes");
  q.tile = {8, 0};
  EXPECT_NE(banks::solveSwizzle(q).refusal, "");
  q.tile = {8, 64};
  q.accesses.push_back(one(model("sm_90a", "ld.b128"), 64,
                           [](int64_t l) { return std::pair(int64_t(0), l); }));
  EXPECT_EQ(banks::solveSwizzle(q).refusal,
            "[banks.address] expects lanes at multiples of 16 bytes of a row "
            "for 'ld.b128', got byte 2");
  q.accesses[0].instructions[0].assign(32, 512);
  EXPECT_EQ(banks::solveSwizzle(q).refusal,
            "[banks.address] expects elements below 512, got 512");
  // No access, no conflict.
  q.accesses.clear();
  EXPECT_EQ(banks::solveSwizzle(q).layout->str(), "[8:64], [64:1]");
}

// The search of conversions through shared memory, which samples swizzles and
// paddings, beside this one, which counts: it is never cheaper, and almost
// never dearer (an order of bits that it does not know).
TEST(BankSwizzle, agrees_with_the_staging_of_conversions) {
  int checked = 0, cheaper = 0;
  for (llvm::StringRef chip : {"sm_80", "sm_90a", "gfx942"}) {
    const machine::Machine &machine = *machine::find(chip);
    for (auto element : {machine::Element::BF16, machine::Element::F32})
      for (int64_t side : {64, 128})
        for (int64_t contiguous : {0, 1}) {
          int64_t bytes = machine::byteWidth(element);
          const machine::Atom &atom =
              machine.findAtom(machine::Element::BF16, machine::Element::BF16,
                               machine::Element::F32);
          Fragment held =
              accumulatorFragment(atom, side, side, 4, machine.lanes);
          Fragment wanted = fragmentForLoad({side, side}, contiguous,
                                            16 / bytes, machine.lanes, 4);
          Staging staging = chooseStaging(held, wanted, bytes, machine);
          int64_t dim = staging.strided.dims[0][0].stride == 1 ? 0 : 1;
          SwizzleQuestion q{{side, side}, bytes, dim, 0, {}, {}};
          for (auto [fragment, vector, isWrite] :
               {std::tuple(staging.store, staging.storeVector, true),
                std::tuple(staging.load, staging.loadVector, false)})
            q.accesses.push_back(banks::accessOf(
                isWrite ? "store" : "load", fragment,
                *machine::findBankModel(machine, vector * bytes, isWrite),
                bytes));
          SwizzleAnswer answer = banks::solveSwizzle(q);
          ASSERT_TRUE(answer.layout) << answer.refusal;
          int64_t theirs = 4 * (staging.storeCycles + staging.loadCycles);
          EXPECT_LE(answer.certificate.cost, theirs) << staging.str();
          EXPECT_GE(theirs, answer.certificate.bound);
          cheaper += answer.certificate.cost < theirs;
          ++checked;
        }
  }
  EXPECT_EQ(checked, 24);
  EXPECT_LE(cheaper, 1);
}
