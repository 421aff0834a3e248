//===- FragmentTest.cpp - laws of distributed tiles -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Fragment.h"
#include "tier/Problem/FragmentPiece.h"

#include "gtest/gtest.h"

#include <map>
#include <random>
#include <set>

using namespace tier;
using namespace tier::problem;
using machine::Element;

using Coordinate = llvm::SmallVector<int64_t, 2>;

static const machine::Atom &atomOf(llvm::StringRef chip, Element element) {
  return machine::find(chip)->findAtom(element, element, Element::F32);
}

/// How often each element of the box is held, by enumeration.
static std::map<std::vector<int64_t>, int64_t> holders(const Fragment &f) {
  std::map<std::vector<int64_t>, int64_t> count;
  for (int64_t w = 0; w < f.warps(); ++w)
    for (int64_t l = 0; l < f.lanes(); ++l)
      for (int64_t r = 0; r < f.registers(); ++r) {
        Coordinate at = f.coordinate(r, l, w);
        ++count[std::vector<int64_t>(at.begin(), at.end())];
      }
  return count;
}

static void expectCovers(const Fragment &fragment) {
  EXPECT_EQ(fragment.verify(), "") << fragment.str();
  int64_t box = 1;
  for (int64_t extent : fragment.shape)
    box *= extent;
  auto count = holders(fragment);
  ASSERT_EQ(static_cast<int64_t>(count.size()), box) << fragment.str();
  for (auto &[at, times] : count) {
    EXPECT_EQ(times, count.begin()->second) << fragment.str();
    for (auto [x, extent] : llvm::zip_equal(at, fragment.shape)) {
      EXPECT_GE(x, 0);
      EXPECT_LT(x, extent);
    }
  }
}

TEST(Fragment, accumulator_of_a_warpgroup_atom_is_the_one_in_the_contract) {
  Fragment fragment =
      accumulatorFragment(atomOf("sm_90a", Element::BF16), 128, 256, 8);
  EXPECT_EQ(fragment.str(),
            "[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], "
            "lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]");
  EXPECT_EQ(fragment.chunk(1), 2);
  EXPECT_EQ(fragment.chunk(0), 1);
}

TEST(Fragment, accumulators_cover_the_tile_once) {
  struct Case {
    const char *chip;
    Element element;
    int64_t m, n, warps;
  } cases[] = {
      {"sm_90a", Element::BF16, 64, 128, 4},
      {"sm_90a", Element::F16, 128, 128, 4},
      {"sm_90a", Element::BF16, 256, 128, 8},
      {"sm_90a", Element::BF16, 64, 16, 4},
      {"sm_90a", Element::I8, 64, 32, 4},
      {"sm_80", Element::BF16, 128, 128, 4},
      {"sm_80", Element::F16, 64, 64, 8},
      {"sm_80", Element::TF32, 16, 8, 1},
      {"gfx942", Element::BF16, 128, 128, 4},
      {"gfx942", Element::F16, 64, 32, 2},
      {"sm_80", Element::F32, 64, 64, 4},
      {"sm_90a", Element::F64, 32, 64, 4},
      {"gfx942", Element::F32, 64, 64, 4},
  };
  for (const Case &c : cases) {
    const machine::Machine &machine = *machine::find(c.chip);
    Element acc = c.element == Element::I8 ? Element::I32 : Element::F32;
    const machine::Atom &atom = machine.findAtom(c.element, c.element, acc);
    Fragment fragment =
        accumulatorFragment(atom, c.m, c.n, c.warps, machine.lanes);
    expectCovers(fragment);
    EXPECT_FALSE(fragment.isReplicated());
    EXPECT_EQ(fragment.warps(), c.warps);
    EXPECT_EQ(fragment.lanes(), machine.lanes);
  }
  const machine::Atom &fma = machine::find("cpu")->atoms.back();
  Fragment block = accumulatorFragment(fma, 4, 16, 1, 1);
  expectCovers(block);
  EXPECT_EQ(block.chunk(1), 16);
}

// Each warp holds exactly the rows of A and columns of B its accumulator needs.
TEST(Fragment, operands_meet_the_accumulator) {
  struct Case {
    const char *chip;
    Element element;
    int64_t m, n, k, warps;
  } cases[] = {{"sm_80", Element::BF16, 128, 128, 32, 4},
               {"sm_80", Element::TF32, 64, 32, 16, 8},
               {"gfx942", Element::BF16, 128, 64, 32, 4},
               {"sm_80", Element::F32, 64, 64, 16, 4}};
  for (const Case &c : cases) {
    const machine::Machine &machine = *machine::find(c.chip);
    const machine::Atom &atom = atomOf(c.chip, c.element);
    Fragment acc = accumulatorFragment(atom, c.m, c.n, c.warps, machine.lanes);
    Fragment a = operandFragmentA(atom, c.m, c.n, c.k, c.warps, machine.lanes);
    Fragment b = operandFragmentB(atom, c.m, c.n, c.k, c.warps, machine.lanes);
    expectCovers(a);
    expectCovers(b);
    bool byThread = atom.grain == machine::Grain::Thread;
    for (int64_t w = 0; w < c.warps; ++w)
      for (int64_t l = 0; l < (byThread ? machine.lanes : 1); ++l) {
        // Per warp (or thread): sets of rows and columns.
        auto collect = [&](const Fragment &f, int64_t axis) {
          std::set<int64_t> values;
          for (int64_t lane = byThread ? l : 0;
               lane < (byThread ? l + 1 : machine.lanes); ++lane)
            for (int64_t r = 0; r < f.registers(); ++r)
              values.insert(f.coordinate(r, lane, w)[axis]);
          return values;
        };
        EXPECT_EQ(collect(a, 0), collect(acc, 0));
        EXPECT_EQ(collect(b, 0), collect(acc, 1));
        EXPECT_EQ(static_cast<int64_t>(collect(a, 1).size()), c.k);
      }
  }
}

TEST(Fragment, loads_are_coalesced_and_cover) {
  for (int64_t rows : {1, 2, 8, 64, 128})
    for (int64_t columns : {1, 4, 16, 64, 256, 1024})
      for (int64_t vector : {1, 4, 8})
        for (int64_t contiguous : {0, 1})
          for (int64_t lanes : {1, 32, 64})
            for (int64_t warps : {1, 4, 8}) {
              if (rows * columns > 16384)
                continue;
              Fragment f = fragmentForLoad({rows, columns}, contiguous, vector,
                                           lanes, warps);
              expectCovers(f);
              EXPECT_EQ(f.lanes(), lanes);
              EXPECT_EQ(f.warps(), warps);
              int64_t extent = contiguous ? columns : rows;
              if (std::min(vector, extent) > 1)
                EXPECT_EQ(f.chunk(contiguous), std::min(vector, extent));
              // Neighbouring lanes read neighbouring vectors.
              if (lanes > 1 && extent >= 2 * vector)
                EXPECT_EQ(f.coordinate(0, 1, 0)[contiguous], vector);
            }
  Fragment line = fragmentForLoad({4096}, 0, 8, 32, 4);
  EXPECT_EQ(line.str(), "[4096], register = [8:[1], 4:[1024]], "
                        "lane = [32:[8]], warp = [4:[256]]");
}

// A row of up to one warp's reach stays inside one warp.
TEST(Fragment, rows_cross_as_few_warps_as_possible) {
  Fragment shortRows = fragmentForRows(8, 256, 8, 32, 4);
  expectCovers(shortRows);
  EXPECT_TRUE(llvm::all_of(shortRows.warp,
                           [](const Digit &d) { return d.stride[1] == 0; }));
  Fragment longRow = fragmentForRows(1, 4096, 8, 32, 4);
  expectCovers(longRow);
  EXPECT_EQ(longRow.registers(), 32);
  Fragment tiny = fragmentForRows(16, 8, 8, 32, 4);
  expectCovers(tiny);
}

// Element by element, so many lanes hold a row and the others hold others: 3 x 16 columns too.
TEST(Fragment, few_lanes_may_hold_a_row) {
  for (int64_t along : {4, 8, 16, 32})
    for (int64_t columns : {32, 64, 96, 384}) {
      Fragment f = fragmentForRows(64, columns, 1, 32, 4, along);
      expectCovers(f);
      int64_t lanes = 1;
      for (const Digit &digit : f.lane)
        lanes *= digit.stride[1] != 0 ? digit.size : 1;
      EXPECT_EQ(lanes, along);
      EXPECT_EQ(f.chunk(1), 1);
      EXPECT_EQ(f.coordinate(0, 1, 0)[1], 1);
    }
}

// Lanes lie along neighbours, warps share what is reduced, any number of them, or lie beside each other.
TEST(Fragment, neighbours_are_shared_by_warps_across) {
  for (int64_t rows : {8, 32, 64, 128})
    for (int64_t vector : {1, 2, 4})
      for (auto [warps, across] : {std::pair<int64_t, int64_t>{4, 1}, {4, 2}, {3, 3}, {6, 6}, {24, 24}})
        for (int64_t columns : {across * 4, across * 16, across * 32}) {
          int64_t all = rows * (warps / across);
          Fragment f = fragmentForNeighbours(all, columns, vector, 32, warps, across);
          expectCovers(f);
          EXPECT_EQ(f.warps(), warps);
          EXPECT_EQ(f.chunk(0), vector == 1 ? 1 : std::min(vector, rows)) << f.str();
          EXPECT_EQ(f.coordinate(0, 1, 0)[0], vector);
          EXPECT_EQ(f.coordinate(0, 0, warps - 1)[0], all - rows);
          for (const Digit &digit : f.lane)
            EXPECT_EQ(digit.size & (digit.size - 1), 0);
        }
}

// Of few rows at a place lanes take all, then columns where these are many, else places.
TEST(Fragment, blocks_are_shared_as_their_columns_ask) {
  for (int64_t rows : {4, 8, 16})
    for (int64_t columns : {4, 8, 16, 64, 1024, 4096})
      for (int64_t vector : {1, 2, 4}) {
        int64_t warps = std::max<int64_t>(4, rows * columns / (32 * 32));
        int64_t places = 32 * 32 * warps / (rows * columns);
        Fragment f = fragmentForBlocks({places, rows, columns}, vector, 32, warps, 32);
        expectCovers(f);
        EXPECT_EQ(f.warps(), warps);
        EXPECT_EQ(f.chunk(1), vector == 1 ? 1 : vector) << f.str();
        int64_t ofLanes = 1;
        for (const Digit &digit : f.lane)
          ofLanes *= digit.stride[2] ? digit.size : 1;
        EXPECT_EQ(ofLanes > 1, columns > 8) << f.str();
      }
}

// Each warp keeps the elements that it has of an accumulator, in vectors of columns.
TEST(Fragment, in_warps_elements_stay_in_their_warps) {
  struct { const char *chip; int64_t m, n, warps, atomN; } cases[] = {
      {"sm_90a", 128, 256, 8, 256}, {"sm_90a", 128, 32, 8, 32}, {"sm_90a", 64, 64, 4, 64}, {"sm_90a", 128, 64, 4, 64},
      {"sm_90a", 64, 16, 4, 16},    {"sm_80", 32, 64, 4, 8},    {"sm_80", 64, 128, 8, 8},
  };
  for (auto [chip, m, n, warps, atomN] : cases)
    for (int64_t vector : {1, 2, 4, 8, 16}) {
      Fragment sums = accumulatorFragment(atomOf(chip, Element::BF16), m, n, warps, 32, atomN);
      std::optional<Fragment> rows = fragmentInWarps(sums, vector);
      if (!rows)
        continue;
      expectCovers(*rows);
      EXPECT_EQ(rows->registers(), sums.registers());
      EXPECT_EQ(rows->chunk(1), vector);
      for (int64_t warp = 0; warp < warps; ++warp) {
        auto elementsOf = [&](const Fragment &fragment) {
          std::set<std::pair<int64_t, int64_t>> elements;
          for (int64_t reg = 0; reg < fragment.registers(); ++reg)
            for (int64_t lane = 0; lane < 32; ++lane) {
              auto at = fragment.coordinate(reg, lane, warp);
              elements.insert({at[0], at[1]});
            }
          return elements;
        };
        EXPECT_EQ(elementsOf(*rows), elementsOf(sums)) << rows->str();
      }
    }
  Fragment sums = accumulatorFragment(atomOf("sm_90a", Element::BF16), 128, 32, 8, 32, 32);
  EXPECT_EQ(fragmentInWarps(sums, 8)->str(),
            "[128, 32], register = [8:[0, 1], 2:[8, 0]], lane = [4:[0, 8], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]");
  EXPECT_FALSE(fragmentInWarps(sums, 0));
  EXPECT_FALSE(fragmentInWarps(sums, 3));
  EXPECT_FALSE(fragmentInWarps(sums, 64));
  EXPECT_FALSE(fragmentInWarps(sums.slice(0), 8));
}

// Row 16 w + 8 j + i of a warpgroup's 64 is row 8 i + 2 w + j: the rows of a warp leave two remainders by 8.
TEST(Fragment, rows_of_residues_are_other_rows_of_the_same_threads) {
  for (auto [m, n, warps] : {std::tuple(128, 256, 8), std::tuple(64, 64, 4), std::tuple(128, 32, 4), std::tuple(192, 32, 12)}) {
    Fragment sums = accumulatorFragment(atomOf("sm_90a", Element::BF16), m, n, warps, 32, n);
    std::optional<Fragment> residues = toRowsOfResidues(sums);
    ASSERT_TRUE(residues);
    expectCovers(*residues);
    EXPECT_FALSE(fromRowsOfResidues(sums));
    EXPECT_FALSE(toRowsOfResidues(*residues));
    EXPECT_EQ(fromRowsOfResidues(*residues)->str(), sums.str());
    for (int64_t reg = 0; reg < sums.registers(); ++reg)
      for (int64_t lane = 0; lane < 32; ++lane)
        for (int64_t warp = 0; warp < warps; ++warp) {
          auto from = sums.coordinate(reg, lane, warp), to = residues->coordinate(reg, lane, warp);
          int64_t row = from[0] % 64;
          EXPECT_EQ(to[0], from[0] - row + 8 * (row % 8) + row / 16 * 2 + row / 8 % 2);
          EXPECT_EQ(to[1], from[1]);
          EXPECT_EQ(to[0] % 8 / 2, warp % 4);
        }
    // Vectors of columns stay in their warps.
    for (int64_t vector : {1, 2, 4, 8}) {
      std::optional<Fragment> rows = fragmentInWarps(*residues, vector);
      ASSERT_TRUE(rows) << vector;
      expectCovers(*rows);
      EXPECT_EQ(rows->chunk(1), vector);
      for (int64_t warp = 0; warp < warps; ++warp) {
        std::set<std::pair<int64_t, int64_t>> elements[2];
        for (int64_t reg = 0; reg < sums.registers(); ++reg)
          for (int64_t lane = 0; lane < 32; ++lane)
            for (int64_t i : {0, 1}) {
              auto at = (i ? *rows : *residues).coordinate(reg, lane, warp);
              elements[i].insert({at[0], at[1]});
            }
        EXPECT_EQ(elements[0], elements[1]) << rows->str();
      }
    }
  }
  EXPECT_FALSE(toRowsOfResidues(accumulatorFragment(atomOf("sm_80", Element::BF16), 64, 64, 4, 32, 8)));
}

TEST(Fragment, slice_agrees_with_dropping_a_coordinate) {
  Fragment acc =
      accumulatorFragment(atomOf("sm_90a", Element::BF16), 128, 256, 8);
  for (int64_t axis : {0, 1}) {
    Fragment slice = acc.slice(axis);
    expectCovers(slice);
    for (const Digit &digit : slice.reg)
      EXPECT_FALSE(digit.isReplica());
    std::set<int64_t> mine, theirs;
    for (int64_t r = 0; r < slice.registers(); ++r)
      mine.insert(slice.coordinate(r, 5, 6)[0]);
    for (int64_t r = 0; r < acc.registers(); ++r)
      theirs.insert(acc.coordinate(r, 5, 6)[1 - axis]);
    EXPECT_EQ(mine, theirs);
  }
  EXPECT_EQ(acc.slice(0).str(),
            "[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], "
            "warp = [4:[0], 2:[0]]");
  // Down to a scalar.
  Fragment scalar = acc.slice(0).slice(0);
  EXPECT_EQ(scalar.verify(), "");
  EXPECT_EQ(scalar.registers(), 1);
}

TEST(Fragment, exactly_one_first_holder_per_element) {
  Fragment slice =
      accumulatorFragment(atomOf("sm_90a", Element::BF16), 128, 256, 8)
          .slice(1);
  std::map<int64_t, int> writers;
  for (int64_t w = 0; w < slice.warps(); ++w)
    for (int64_t l = 0; l < slice.lanes(); ++l)
      if (slice.isFirstHolder(l, w))
        for (int64_t r = 0; r < slice.registers(); ++r)
          ++writers[slice.coordinate(r, l, w)[0]];
  EXPECT_EQ(writers.size(), 128u);
  for (auto [row, count] : writers)
    EXPECT_EQ(count, 1) << row;
}

TEST(Fragment, verify_names_what_is_wrong) {
  Fragment f{{4, 4}, {{4, {0, 1}}}, {{4, {1, 0}}}, {}};
  EXPECT_EQ(f.verify(), "");
  f.lane[0].stride = {2, 0};
  EXPECT_NE(f.verify().find("inside the tile"), std::string::npos);
  f.lane[0].stride = {0, 1};
  EXPECT_NE(f.verify(), "");
  f.lane[0] = {2, {1, 0}};
  EXPECT_NE(f.verify().find("hold each of 16"), std::string::npos);
  f.lane[0] = {4, {1}};
  EXPECT_NE(f.verify().find("one stride per dimension"), std::string::npos);
  // Diagonal digits may still cover the box.
  Fragment diagonal{{2, 2}, {{2, {1, 0}}}, {{2, {0, 1}}}, {}};
  EXPECT_EQ(diagonal.verify(), "");
}

TEST(Fragment, canonical_and_permuted_keep_the_meaning) {
  Fragment f = fragmentForLoad({64, 64}, 1, 4, 32, 4);
  Fragment split = f;
  split.lane.insert(split.lane.begin(), Digit{1, {0, 0}});
  EXPECT_EQ(split.canonical(), f.canonical());
  Fragment t = f.permuted({1, 0});
  EXPECT_EQ(t, fragmentForLoad({64, 64}, 0, 4, 32, 4));
  EXPECT_EQ(f.unsqueezed(0).slice(0), f);
}

// Who holds an element of a tile holds what lies periods beyond it, and no smaller tile says as much.
TEST(Fragment, holders_repeat_with_the_period) {
  EXPECT_EQ(fragmentForRows(1, 53248, 8, 32, 16).period(), fragmentForRows(1, 4096, 8, 32, 16));
  EXPECT_EQ(fragmentForRows(1, 8192, 8, 32, 16).period(), fragmentForRows(1, 4096, 8, 32, 16));
  EXPECT_EQ(fragmentForRows(1, 4096, 8, 32, 16).period(), fragmentForRows(1, 4096, 8, 32, 16));
  for (const Fragment &f : {fragmentForRows(1, 2560, 8, 32, 2), fragmentForRows(8, 256, 8, 32, 4), fragmentForLoad({64, 64}, 1, 4, 32, 4),
                            fragmentForLoad({128, 32}, 0, 8, 32, 2), Fragment{{16, 8}, {{2, {8, 0}}, {8, {0, 1}}}, {{8, {1, 0}}}, {}},
                            Fragment{{4, 4}, {{2, {1, 0}}, {2, {0, 2}}, {2, {2, 0}}}, {{2, {0, 1}}}, {}}}) {
    Fragment least = f.period();
    EXPECT_EQ(least.verify(), "") << f.str();
    EXPECT_EQ(least.period(), least) << f.str();
    auto holders = [](const Fragment &of) {
      std::map<std::pair<int64_t, int64_t>, std::set<std::pair<int64_t, int64_t>>> found;
      for (int64_t reg = 0; reg < of.registers(); ++reg)
        for (int64_t lane = 0; lane < of.lanes(); ++lane)
          for (int64_t warp = 0; warp < of.warps(); ++warp) {
            auto at = of.coordinate(reg, lane, warp);
            found[{at[0], at[1]}].insert({lane, warp});
          }
      return found;
    };
    auto whole = holders(f), part = holders(least);
    for (auto &[at, who] : whole)
      EXPECT_EQ(who, (part[{at.first % least.shape[0], at.second % least.shape[1]}])) << f.str();
  }
}

/// Whether every thread holds, in its register `inWhole`, what register `inPiece` of
/// the piece is.
static bool isHeldBy(const Fragment &whole, const Fragment &piece,
                     llvm::ArrayRef<int64_t> offsets, int64_t inWhole,
                     int64_t inPiece) {
  for (int64_t w = 0; w < piece.warps(); ++w)
    for (int64_t l = 0; l < piece.lanes(); ++l) {
      Coordinate at = piece.coordinate(inPiece, l, w);
      for (auto [x, offset] : llvm::zip_equal(at, offsets))
        x += offset;
      if (whole.coordinate(inWhole, l, w) != at)
        return false;
    }
  return true;
}

TEST(Fragment, pieces_of_an_accumulator_are_runs_of_its_registers) {
  const machine::Atom &atom = atomOf("sm_90a", Element::BF16);
  Fragment whole = accumulatorFragment(atom, 128, 256, 4),
           piece = accumulatorFragment(atom, 128, 64, 4);
  for (int64_t first = 0; first < 256; first += 64) {
    llvm::SmallVector<int64_t> found = findPiece(whole, piece, {0, first});
    ASSERT_EQ(int64_t(found.size()), piece.registers());
    for (auto [r, reg] : llvm::enumerate(found))
      EXPECT_TRUE(isHeldBy(whole, piece, {0, first}, reg, r));
  }
  EXPECT_TRUE(findPiece(whole, piece, {0, 4}).empty()); // not a beginning
  EXPECT_TRUE(findPiece(whole, piece, {0, 224}).empty());
  EXPECT_TRUE(findPiece(whole, piece, {0}).empty());
  EXPECT_TRUE(findPiece(whole, accumulatorFragment(atom, 128, 64, 8), {0, 0}).empty());
  EXPECT_TRUE(findPiece(whole, piece.slice(0), {0}).empty());
}

TEST(Fragment, pieces_are_found_where_one_register_of_all_threads_holds_them) {
  std::mt19937 random(11);
  auto digits = [&](int64_t most) {
    Digits list;
    for (int64_t i = random() % 3; i > 0; --i)
      list.push_back({1 + int64_t(random() % 3),
                      {int64_t(random() % most), int64_t(random() % most)}});
    return list;
  };
  int64_t found = 0, missing = 0;
  for (int round = 0; round < 4000; ++round) {
    Fragment whole{{9, 9}, digits(4), digits(3), digits(3)}, piece = whole;
    if (round % 2)
      piece.reg = digits(4);
    else if (!piece.reg.empty())
      piece.reg.erase(piece.reg.begin() + random() % piece.reg.size());
    if (round % 7 == 0)
      piece.lane = digits(3);
    std::array<int64_t, 2> offsets{int64_t(random() % 3), int64_t(random() % 3)};
    bool exists = piece.lanes() == whole.lanes() && piece.warps() == whole.warps();
    for (int64_t r = 0; exists && r < piece.registers(); ++r) {
      bool isHeld = false;
      for (int64_t w = 0; w < whole.registers(); ++w)
        isHeld |= isHeldBy(whole, piece, offsets, w, r);
      exists &= isHeld;
    }
    llvm::SmallVector<int64_t> registers = findPiece(whole, piece, offsets);
    ASSERT_EQ(!registers.empty(), exists) << whole.str() << " / " << piece.str();
    for (auto [r, reg] : llvm::enumerate(registers))
      ASSERT_TRUE(isHeldBy(whole, piece, offsets, reg, r));
    ++(exists ? found : missing);
  }
  EXPECT_GT(found, 300);
  EXPECT_GT(missing, 400);
}
