//===- ExchangeCostsTest.cpp - costs of conversions beside measured times -===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Exchange.h"

#include "gtest/gtest.h"

#include <map>
#include <random>
#include <set>

using namespace tier;
using namespace tier::problem;

namespace {

/// bench/convert.py on an H200: microseconds of 400 round trips in 1056 CTAs. A
/// lane time of 0: the pair crosses warps. A shared time of 0: measured with
/// another layout than the one that is chosen now.
struct Measured {
  const char *pair;
  int64_t bits;
  double lanes, shared;
};
constexpr Measured table[] = {
    {"acc to quads", 32, 1710.8, 5014.8},
    {"acc to half rows", 32, 3009.8, 3356.2},
    {"acc turned", 32, 1691.0, 5010.7},
    {"acc to rows", 32, 0, 3370.8},
    {"32x4 turned", 32, 126.5, 126.6},
    {"32x8 turned", 32, 330.7, 226.6},
    {"32x16 turned", 32, 851.1, 438.8},
    {"32x32 turned", 32, 2100.0, 865.7},
    {"acc to quads", 16, 856.9, 2531.3},
    {"acc to half rows", 16, 1515.5, 2541.1},
    {"acc turned", 16, 851.3, 2535.6},
    {"acc to rows", 16, 0, 1720.5},
    {"32x4 turned", 16, 138.5, 99.7},
    {"32x8 turned", 16, 331.3, 175.2},
    {"32x16 turned", 16, 796.3, 331.9},
    {"32x32 turned", 16, 1895.2, 647.0},
};

struct Pair {
  Fragment source, target;
  int64_t warps;
};

/// The bench's pairs.
Pair pairOf(llvm::StringRef name) {
  using machine::Element;
  const machine::Machine &machine = *machine::find("sm_90a");
  Fragment acc = accumulatorFragment(
      machine.findAtom(Element::BF16, Element::BF16, Element::F32), 128, 128,
      8);
  Fragment target = acc;
  if (name == "acc to quads") {
    target.reg = {{4, {0, 1}}, {2, {8, 0}}, {8, {0, 16}}};
    target.lane = {{4, {0, 4}}, {8, {1, 0}}};
    return {acc, target, 8};
  }
  if (name == "acc to half rows") {
    target.reg = {{64, {0, 1}}};
    target.lane = {{2, {0, 64}}, {16, {1, 0}}};
    return {acc, target, 8};
  }
  if (name == "acc turned") {
    target.reg = {{2, {1, 0}}, {2, {8, 0}}, {16, {0, 8}}};
    target.lane = {{4, {2, 0}}, {8, {0, 1}}};
    return {acc, target, 8};
  }
  if (name == "acc to rows")
    return {acc, fragmentForLoad({128, 128}, 1, 4, 32, 8), 8};
  int64_t columns = 0;
  name.consume_front("32x");
  name.consumeInteger(10, columns);
  Fragment wide{{32, columns},
                {{columns, {0, 1}}},
                {{32, {1, 0}}},
                {{4, {0, 0}}}};
  Fragment tall{{32, columns},
                {{columns, {1, 0}}},
                {{columns, {0, 1}}, {32 / columns, {columns, 0}}},
                {{4, {0, 0}}}};
  if (columns == 32)
    tall.lane = {{32, {0, 1}}};
  return {wide, tall, 4};
}

/// Cycles of a multiprocessor (132, 1.98 GHz) for one warp's conversion.
double cyclesOf(double microseconds, int64_t warps) {
  return microseconds * 1980 / (1056 / 132 * warps * 800);
}

} // namespace

TEST(ExchangeCosts, the_way_that_was_measured_to_be_faster_is_taken) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (const Measured &row : table) {
    Pair pair = pairOf(row.pair);
    ASSERT_EQ(pair.source.verify(), "") << row.pair;
    ASSERT_EQ(pair.target.verify(), "") << row.pair;
    for (bool isBack : {false, true}) {
      Conversion chosen = planConversion(isBack ? pair.target : pair.source,
                                         isBack ? pair.source : pair.target,
                                         row.bits, pair.warps, machine);
      EXPECT_EQ(chosen.way, row.lanes && row.lanes <= row.shared ? Way::Lanes
                                                                 : Way::Shared)
          << row.pair << " " << row.bits << " " << isBack << " "
          << chosen.reason;
    }
  }
}

TEST(ExchangeCosts, costs_are_the_cycles_that_were_measured) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (const Measured &row : table) {
    Pair pair = pairOf(row.pair);
    Conversion chosen =
        planConversion(pair.source, pair.target, row.bits, pair.warps, machine);
    // The loop around them takes two cycles. A round trip cancels some selects:
    // an eighth of `acc to half rows`.
    auto isNear = [](double cost, double cycles) {
      return std::abs(cost / 2 - cycles) <= 2 + 0.1 * cycles;
    };
    if (row.lanes)
      EXPECT_TRUE(isNear(chosen.lanesCost, cyclesOf(row.lanes, pair.warps)))
          << row.pair << " " << row.bits << " " << chosen.lanesCost / 2.0 << " "
          << cyclesOf(row.lanes, pair.warps);
    EXPECT_TRUE(isNear(chosen.sharedCost, cyclesOf(row.shared, pair.warps)))
        << row.pair << " " << row.bits << " " << chosen.sharedCost / 2.0 << " "
        << cyclesOf(row.shared, pair.warps);
  }
}

TEST(ExchangeCosts, runs_lie_apart_where_lanes_cross) {
  const machine::Machine &machine = *machine::find("sm_90a");
  Fragment rows = fragmentForLoad({128, 128}, 1, 4, 32, 8),
           columns = fragmentForLoad({128, 128}, 0, 4, 32, 8);
  for (auto [bytes, cycles] : {std::pair(4, 128), {2, 96}, {1, 80}})
    for (bool isBack : {false, true}) {
      Staging staging = chooseStaging(isBack ? columns : rows,
                                      isBack ? rows : columns, bytes, machine);
      // No access conflicts; one side moves elements, the other words.
      EXPECT_TRUE(staging.isConflictFree()) << staging.str();
      EXPECT_LE(staging.storeCycles + staging.loadCycles, cycles)
          << staging.str();
      EXPECT_EQ(staging.bytes(), 128 * 128 * bytes);
      std::set<int64_t> places;
      for (int64_t i = 0; i < 128; ++i)
        for (int64_t j = 0; j < 128; ++j)
          places.insert(staging({i, j}));
      EXPECT_EQ(places.size(), 128u * 128);
      EXPECT_EQ(*places.rbegin(), 128 * 128 - 1);
    }
}

/// Cycles of the fragment's accesses, element by element or in whole words, by
/// addresses of all lanes: own code, not the search's.
static int64_t countByAddress(const Staging &staging, const Fragment &fragment,
                              int64_t vector, const machine::Machine &machine) {
  int64_t cycles = 0;
  for (int64_t reg = 0; reg < fragment.registers(); reg += vector) {
    std::map<int64_t, std::set<int64_t>> words; // of each bank
    int64_t fullest = 0;
    for (int64_t lane = 0; lane < machine.lanes; ++lane)
      for (int64_t i = 0; i < vector; ++i) {
        int64_t word = staging(fragment.coordinate(reg + i, lane, 0)) *
                       staging.elementBytes / 4;
        auto &bank = words[word % machine.sharedBanks];
        bank.insert(word);
        fullest = std::max<int64_t>(fullest, bank.size());
      }
    cycles += fullest;
  }
  return cycles;
}

TEST(ExchangeCosts, cycles_of_runs_that_lie_apart_follow_from_addresses) {
  const machine::Machine &machine = *machine::find("sm_90a");
  std::mt19937 random(5);
  int64_t apart = 0;
  for (int64_t i = 0; i < 300; ++i) {
    int64_t rows = 32 << random() % 3, columns = 32 << random() % 3;
    int64_t vectors[] = {1 << random() % 3, 1 << random() % 3};
    Fragment source = fragmentForLoad({rows, columns}, 1, vectors[0], 32, 4),
             target = fragmentForLoad({rows, columns}, 0, vectors[1], 32, 4);
    int64_t bytes = 1 << random() % 3;
    Staging staging = chooseStaging(source, target, bytes, machine);
    if (staging.storeVector * bytes > 4 || staging.loadVector * bytes > 4)
      continue; // longer accesses take phases
    apart += staging.strided.flat().size() > 2;
    EXPECT_EQ(staging.storeCycles, countByAddress(staging, staging.store,
                                                  staging.storeVector, machine))
        << staging.str();
    EXPECT_EQ(staging.loadCycles, countByAddress(staging, staging.load,
                                                 staging.loadVector, machine))
        << staging.str();
  }
  EXPECT_GT(apart, 20);
}
