//===- BanksTest.cpp - costs beside brute force and beside counters -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Banks.h"

#include "llvm/Support/MathExtras.h"

#include "gtest/gtest.h"

#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace tier;
using namespace tier::problem;
using machine::BankModel;

static const BankModel &model(llvm::StringRef chip, llvm::StringRef name) {
  const BankModel *found = machine::findBankModel(*machine::find(chip), name);
  EXPECT_NE(found, nullptr) << chip.str() << ' ' << name.str();
  return *found;
}

/// Bank by bank, word by word, with nothing but sets.
static int64_t count(const BankModel &model,
                     const std::map<int, std::set<int64_t>> &lanesOfPhase,
                     llvm::ArrayRef<int64_t> addresses) {
  int64_t cycles = 0;
  for (const auto &[phase, lanes] : lanesOfPhase) {
    std::map<int64_t, std::set<int64_t>> wordsOfBank;
    for (int64_t lane : lanes)
      for (int64_t b = 0; b < model.bytesPerLane; ++b) {
        int64_t word = (addresses[lane] + b) / 4;
        wordsOfBank[word % model.banks].insert(word);
      }
    size_t fullest = 0;
    for (const auto &[bank, words] : wordsOfBank)
      fullest = std::max(fullest, words.size());
    cycles += fullest;
  }
  return cycles;
}

// Every row of the table, random addresses of every kind: crowded, spread,
// repeated, with inactive lanes.
TEST(Banks, costs_equal_counting_words_per_bank) {
  std::mt19937 random(1);
  int checked = 0;
  for (const machine::Machine &machine : machine::all())
    for (const BankModel &model : machine::bankModels(machine))
      for (int trial = 0; trial < 200; ++trial) {
        int64_t unit = model.bytesPerLane == 12 ? 4 : model.bytesPerLane;
        int64_t range = int64_t(1) << (2 + random() % 9);
        bool mayRest = random() % 3 == 0;
        llvm::SmallVector<int64_t> addresses;
        std::map<int, std::set<int64_t>> lanes;
        for (int64_t lane = 0; lane < model.lanes(); ++lane) {
          bool rests = mayRest && random() % 4 == 0;
          addresses.push_back(rests ? -1 : int64_t(random() % range) * unit);
          if (!rests)
            lanes[model.phaseOfLane[lane]].insert(lane);
        }
        banks::Cost cost = banks::costOf(model, addresses);
        EXPECT_EQ(cost.cycles, count(model, lanes, addresses));
        EXPECT_EQ(cost.ideal, static_cast<int64_t>(lanes.size()));
        EXPECT_LE(cost.wavefronts, cost.cycles);
        EXPECT_EQ(banks::verifyAddresses(model, addresses), "");
        ++checked;
      }
  RecordProperty("accesses", checked);
  EXPECT_GE(checked, 10000);
}

// Closed form against counting, for random linear maps of every rank.
TEST(Banks, closed_form_equals_counting) {
  std::mt19937_64 random(2);
  int checked = 0, merged = 0;
  for (const machine::Machine &machine : machine::all())
    for (const BankModel &model : machine::bankModels(machine)) {
      EXPECT_TRUE(banks::phaseSpace(model)) << model.name.str();
      if (model.bytesPerLane == 12)
        continue;
      int64_t bits = llvm::Log2_64(model.lanes());
      for (int trial = 0; trial < 300; ++trial) {
        uint64_t mask = 0xffff & ~uint64_t(model.bytesPerLane - 1);
        llvm::SmallVector<uint64_t> columns;
        for (int64_t i = 0; i < bits; ++i) // sparse, so that ranks fall short
          columns.push_back(random() & random() & mask &
                            (random() % 4 ? ~uint64_t(0) : 0));
        F2Map map{F2Matrix::fromColumns(16, columns), random() & mask};
        llvm::SmallVector<int64_t> addresses;
        for (int64_t lane = 0; lane < model.lanes(); ++lane)
          addresses.push_back(map(lane));
        std::optional<banks::Cost> closed = banks::costOfLinear(model, map);
        ASSERT_TRUE(closed);
        banks::Cost counted = banks::costOf(model, addresses);
        EXPECT_EQ(*closed, counted) << model.name.str();
        merged += counted.wavefronts < counted.cycles;
        ++checked;
      }
    }
  EXPECT_GE(checked, 15000);
  EXPECT_GE(merged, 100);
}

// Word stride s: degree gcd(s, 32); vectors of k words: gcd(s / k, 32 / k).
TEST(Banks, strides_obey_the_law_of_gcd) {
  for (int64_t words : {1, 2, 4}) {
    const BankModel &load = *machine::findBankModel(
        *machine::find("sm_90a"), 4 * words, /*isWrite=*/false);
    for (int64_t s = words; s <= 64 * words; s += words) {
      llvm::SmallVector<int64_t> addresses;
      for (int64_t lane = 0; lane < 32; ++lane)
        addresses.push_back(4 * lane * s);
      EXPECT_EQ(banks::costOf(load, addresses).cycles,
                words * std::gcd(s / words, 32 / words));
    }
  }
}

namespace {
/// A pattern run on an H200 under the profiler, and what its counters said
/// beyond those of an empty kernel.
struct Measured {
  const char *model;
  std::function<int64_t(int64_t)> address;
  int64_t wavefronts, conflicts;
};
} // namespace

TEST(Banks, costs_equal_counters_of_an_H200) {
  auto same = [](int64_t) { return 0; };
  auto by = [](int64_t stride) {
    return [=](int64_t l) { return l * stride; };
  };
  const Measured table[] = {
      {"ld.b32", by(4), 1, 0},
      {"ld.b32", by(128), 32, 31},
      {"ld.b32", same, 1, 0},
      {"ld.b32", [](int64_t l) { return l % 2 * 128; }, 2, 1},
      {"ld.b32", by(8), 2, 1},
      {"ld.b64", by(8), 2, 0},
      {"ld.b64", [](int64_t l) { return l % 16 * 8 + l / 16 * 1024; }, 2, 0},
      {"ld.b64",
       [](int64_t l) { return l % 8 * 8 + l / 8 % 2 * 1024 + l / 16 * 64; }, 4,
       2},
      {"ld.b64", [](int64_t l) { return l / 2 * 8 + l % 2 * 1024; }, 4, 2},
      {"ld.b64", same, 1, 0},
      {"ld.b64", by(16), 4, 2},
      {"ld.b128", by(16), 4, 0},
      {"ld.b128", [](int64_t l) { return l % 8 * 16 + l / 8 * 1024; }, 4, 0},
      {"ld.b128",
       [](int64_t l) { return l % 4 * 16 + l / 4 % 2 * 1024 + l / 8 * 64; }, 8,
       4},
      {"ld.b128", by(32), 8, 4},
      {"ld.b128", same, 2, 0},
      // Neighbours agree in one half only: nothing merges.
      {"ld.b128", [](int64_t l) { return (l < 16 ? l / 2 * 2 : l) * 16; }, 4,
       0},
      {"ld.b128",
       [](int64_t l) { return (l < 16 ? l / 2 * 2 : l & ~int64_t(2)) * 16; }, 4,
       0},
      {"ld.b128", [](int64_t l) { return l / 4 * 16 + l % 4 * 1024; }, 16, 12},
      {"ld.b128", [](int64_t l) { return l / 2 * 16; }, 2, 0},
      {"st.b64", same, 2, 0},
      {"st.b128", same, 4, 0},
      {"st.b128", [](int64_t l) { return l / 2 * 16; }, 4, 0},
      {"st.b128", by(32), 8, 4},
      {"ldmatrix.x1", by(128), 8, 7},
      {"ldmatrix.x2", by(16), 2, 0},
      {"ldmatrix.x4", by(128), 32, 28},
      {"ldmatrix.x4", by(64), 16, 12},
      {"ldmatrix.x4",
       [](int64_t l) { return l % 4 * 16 + l / 4 % 2 * 1024 + l / 8 * 64; }, 8,
       4},
      {"stmatrix.x4", by(128), 32, 28},
      {"stmatrix.x1", by(128), 8, 7},
  };
  auto expect = [](const char *name, llvm::ArrayRef<int64_t> addresses,
                   int64_t wavefronts, int64_t conflicts) {
    banks::Cost cost = banks::costOf(model("sm_90a", name), addresses);
    EXPECT_EQ(cost.wavefronts, wavefronts) << name;
    EXPECT_EQ(cost.conflicts, conflicts) << name;
  };
  for (const Measured &row : table) {
    llvm::SmallVector<int64_t> addresses;
    for (int64_t l = 0; l < model("sm_90a", row.model).lanes(); ++l)
      addresses.push_back(row.address(l));
    expect(row.model, addresses, row.wavefronts, row.conflicts);
  }
  // Two active lanes, 0 and j, in one bank.
  for (int64_t j = 1; j < 32; ++j) {
    llvm::SmallVector<int64_t> addresses(32, -1);
    addresses[0] = 0;
    addresses[j] = 1024;
    expect("ld.b64", addresses, 2, 1);
    expect("ld.b128", addresses, 2, j < 16);
    expect("st.b64", addresses, 2, j < 16);
    expect("st.b128", addresses, 2, j < 8);
  }
}

TEST(Banks, refuses_addresses_that_cannot_be) {
  const BankModel &load = model("sm_90a", "ld.b128");
  EXPECT_EQ(banks::verifyAddresses(load, {16, 8}),
            "expects addresses that are multiples of 16 bytes for 'ld.b128', "
            "got 8");
  EXPECT_EQ(banks::verifyAddresses(load, llvm::SmallVector<int64_t>(33, 0)),
            "expects at most 32 addresses for 'ld.b128', got 33");
  EXPECT_EQ(machine::findBankModel(*machine::find("sm_80"), "stmatrix.x4"),
            nullptr);
  EXPECT_TRUE(machine::bankModels(*machine::find("cpu")).empty());
}
