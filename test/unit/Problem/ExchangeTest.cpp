//===- ExchangeTest.cpp - exchanges by replay, counting and search --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Exchange.h"
#include "tier/Problem/F2.h"

#include "gtest/gtest.h"

#include <chrono>
#include <map>
#include <numeric>
#include <random>
#include <set>

using namespace tier;
using namespace tier::problem;

namespace {

/// Slots by number: lane * registers + register, -1 for anything.
ExchangeQuestion questionOf(int64_t lanes, int64_t source, int64_t target,
                            int64_t bits, const std::vector<int64_t> &slots) {
  ExchangeQuestion question{lanes, source, target, bits, {}};
  for (int64_t slot : slots)
    question.wanted.push_back(
        slot < 0 ? Slot()
                 : Slot{int32_t(slot / source), int32_t(slot % source)});
  EXPECT_EQ(question.check(), "");
  return question;
}

/// Delta by its definition, for words of one element and no second readers.
int64_t countDelta(const ExchangeQuestion &question) {
  std::vector<int64_t> sent(question.lanes), received(question.lanes);
  for (int64_t lane = 0; lane < question.lanes; ++lane)
    for (int64_t q = 0; q < question.targetRegisters; ++q)
      if (Slot slot = question.want(lane, q);
          slot.lane >= 0 && slot.lane != lane) {
        ++sent[slot.lane];
        ++received[lane];
      }
  int64_t delta = 0;
  for (int64_t lane = 0; lane < question.lanes; ++lane)
    delta = std::max({delta, sent[lane], received[lane]});
  return delta;
}

/// Runs the plan on data: own code, not verifyExchange's.
void replay(const ExchangePlan &plan, const ExchangeQuestion &question,
            std::mt19937 &random) {
  std::vector<std::vector<uint32_t>> data(
      question.lanes, std::vector<uint32_t>(question.sourceRegisters));
  for (auto &registers : data)
    for (uint32_t &value : registers)
      value = random();
  std::vector<std::vector<std::vector<uint32_t>>> read;
  for (const Round &round : plan.rounds) {
    auto &words = read.emplace_back();
    for (int64_t lane = 0; lane < plan.lanes; ++lane) {
      auto &word = words.emplace_back();
      int64_t from = round.sourceLane[lane];
      for (int64_t i = 0; i < plan.packing; ++i) {
        int64_t reg = round.published[from * plan.packing + i];
        word.push_back(reg < 0 ? 0 : data[from][reg]);
      }
    }
  }
  for (int64_t lane = 0; lane < plan.lanes; ++lane)
    for (int64_t q = 0; q < question.targetRegisters; ++q) {
      Slot slot = question.want(lane, q);
      if (slot.lane < 0)
        continue;
      Origin origin = plan.origins[lane * question.targetRegisters + q];
      ASSERT_GE(origin.index, 0);
      ASSERT_EQ(data[slot.lane][slot.reg],
                origin.round < 0 ? data[lane][origin.index]
                                 : read[origin.round][lane][origin.index]);
    }
}

ExchangePlan planAndReplay(const ExchangeQuestion &question,
                           std::mt19937 &random) {
  ExchangePlan plan = planExchange(question);
  EXPECT_EQ(verifyExchange(plan, question), "");
  EXPECT_LE(plan.lowerBound, int64_t(plan.rounds.size()));
  replay(plan, question, random);
  return plan;
}

std::vector<int64_t> permutation(int64_t size, std::mt19937 &random) {
  std::vector<int64_t> slots(size);
  std::iota(slots.begin(), slots.end(), 0);
  std::shuffle(slots.begin(), slots.end(), random);
  return slots;
}

/// The fewest rounds by breadth-first search over sets of delivered slots: in a
/// round every lane publishes any `packing` registers and reads any lane.
int64_t searchRounds(const ExchangeQuestion &question) {
  int64_t lanes = question.lanes, k = question.packing();
  std::vector<std::vector<int64_t>> words; // sets of registers of one word
  for (int64_t set = 1; set < 1 << question.sourceRegisters; ++set)
    if (llvm::popcount(uint64_t(set)) <= k) {
      bool isMaximal = llvm::popcount(uint64_t(set)) == k ||
                       set == (1 << question.sourceRegisters) - 1;
      if (isMaximal || question.sourceRegisters < k)
        words.push_back({set});
    }
  int64_t all = 0, start = 0;
  for (int64_t lane = 0; lane < lanes; ++lane)
    for (int64_t q = 0; q < question.targetRegisters; ++q) {
      Slot slot = question.want(lane, q);
      int64_t bit = int64_t(1) << (lane * question.targetRegisters + q);
      all |= bit;
      if (slot.lane < 0 || slot.lane == lane)
        start |= bit;
    }
  // gain[lane][published by the lane read][lane read]
  std::set<int64_t> frontier{start}, seen{start};
  for (int64_t round = 0;; ++round) {
    if (frontier.count(all))
      return round;
    std::set<int64_t> next;
    std::vector<int64_t> choice(lanes, 0);
    while (true) {
      // The best of each lane's reads are all tried.
      std::vector<std::set<int64_t>> gains(lanes);
      for (int64_t lane = 0; lane < lanes; ++lane)
        for (int64_t from = 0; from < lanes; ++from) {
          int64_t gain = 0;
          for (int64_t q = 0; q < question.targetRegisters; ++q) {
            Slot slot = question.want(lane, q);
            if (slot.lane == from &&
                (words[choice[from]][0] >> slot.reg & 1))
              gain |= int64_t(1) << (lane * question.targetRegisters + q);
          }
          gains[lane].insert(gain);
        }
      for (int64_t state : frontier) {
        std::set<int64_t> states{state};
        for (int64_t lane = 0; lane < lanes; ++lane) {
          std::set<int64_t> more;
          for (int64_t s : states)
            for (int64_t gain : gains[lane])
              more.insert(s | gain);
          states = std::move(more);
        }
        for (int64_t s : states)
          if (seen.insert(s).second)
            next.insert(s);
      }
      int64_t lane = 0;
      while (lane < lanes && ++choice[lane] == int64_t(words.size()))
        choice[lane++] = 0;
      if (lane == lanes)
        break;
    }
    frontier = std::move(next);
  }
}

/// A random invertible matrix.
F2Matrix randomInvertible(int64_t size, std::mt19937 &random) {
  while (true) {
    F2Matrix matrix = F2Matrix::zero(size, size);
    for (uint64_t &row : matrix.rows)
      row = random() & ((uint64_t(1) << size) - 1);
    if (matrix.isBijective())
      return matrix;
  }
}

} // namespace

TEST(Exchange, random_permutations_take_delta_rounds) {
  std::mt19937 random(1);
  int64_t cases = 0;
  for (int64_t lanes : {1, 2, 3, 5, 8, 12, 32, 64})
    for (int64_t registers : {1, 2, 3, 4, 7, 8}) {
      int64_t count = lanes >= 32 ? 20 : 60;
      for (int64_t i = 0; i < count; ++i, ++cases) {
        auto question = questionOf(lanes, registers, registers, 32,
                                   permutation(lanes * registers, random));
        ExchangePlan plan = planAndReplay(question, random);
        ASSERT_EQ(int64_t(plan.rounds.size()), countDelta(question));
        ASSERT_TRUE(plan.isOptimal());
      }
    }
  RecordProperty("cases", cases);
  EXPECT_GE(cases, 2000);
}

TEST(Exchange, packed_permutations_meet_the_bound_or_say_so) {
  std::mt19937 random(2);
  for (int64_t bits : {8, 16, 64})
    for (int64_t lanes : {4, 8, 32})
      for (int64_t registers : {2, 4, 8})
        for (int64_t i = 0; i < 30; ++i) {
          auto question = questionOf(lanes, registers, registers, bits,
                                     permutation(lanes * registers, random));
          ExchangePlan plan = planAndReplay(question, random);
          EXPECT_EQ(plan.shuffles(), int64_t(plan.rounds.size()) *
                                         (bits == 64 ? 2 : 1));
          // Unpacked words are an upper bound.
          EXPECT_LE(int64_t(plan.rounds.size()), countDelta(question));
        }
}

TEST(Exchange, linear_maps_take_the_rounds_of_the_closed_form) {
  std::mt19937 random(3);
  int64_t laneBits = 5, cases = 0, butterflies = 0;
  for (int64_t regBits = 0; regBits <= 5; ++regBits)
    for (int64_t i = 0; i < 250; ++i, ++cases) {
      int64_t size = laneBits + regBits;
      F2Matrix map = randomInvertible(size, random);
      if (i % 2) // few lane bits meet few register bits
        map = F2Matrix::identity(size);
      for (int64_t swap = 0; i % 2 && swap < i % 4 && regBits > swap; ++swap)
        std::swap(map.rows[swap], map.rows[regBits + random() % laneBits]);
      uint64_t constant = i % 3 ? random() & ((1 << size) - 1) : 0;
      std::vector<int64_t> slots;
      for (int64_t lane = 0; lane < 32; ++lane)
        for (int64_t q = 0; q < int64_t(1) << regBits; ++q)
          slots.push_back(map(lane << regBits | q) ^ constant);
      auto question =
          questionOf(32, 1 << regBits, 1 << regBits, 32, slots);
      ExchangePlan plan = planAndReplay(question, random);
      ASSERT_TRUE(plan.isLinear);
      ASSERT_EQ(int64_t(plan.rounds.size()), countDelta(question));
      // R - R / 2^rank where a lane keeps anything, R where none does.
      F2Matrix P = F2Matrix::zero(laneBits, regBits);
      for (int64_t row = 0; row < laneBits; ++row)
        P.rows[row] = map.rows[regBits + row] & ((1u << regBits) - 1);
      int64_t R = int64_t(1) << regBits, kept = R >> P.rank();
      ASSERT_TRUE(int64_t(plan.rounds.size()) == R ||
                  int64_t(plan.rounds.size()) == R - kept);
      for (const Round &round : plan.rounds)
        butterflies += round.move == Move::Butterfly;
    }
  EXPECT_EQ(cases, 1500);
  EXPECT_GT(butterflies, 1000);
}

TEST(Exchange, a_transpose_takes_one_round_less_than_registers) {
  for (int64_t size : {2, 4, 8, 16, 32}) {
    std::vector<int64_t> slots;
    for (int64_t lane = 0; lane < size; ++lane)
      for (int64_t q = 0; q < size; ++q)
        slots.push_back(q * size + lane);
    auto question = questionOf(size, size, size, 32, slots);
    auto begin = std::chrono::steady_clock::now();
    ExchangePlan plan = planExchange(question);
    auto end = std::chrono::steady_clock::now();
    EXPECT_EQ(verifyExchange(plan, question), "");
    EXPECT_EQ(int64_t(plan.rounds.size()), size - 1);
    EXPECT_TRUE(plan.isLinear);
    for (const Round &round : plan.rounds)
      EXPECT_EQ(round.move, Move::Butterfly);
    if (size == 32)
      RecordProperty(
          "microseconds",
          std::chrono::duration_cast<std::chrono::microseconds>(end - begin)
              .count());
  }
}

TEST(Exchange, small_cases_take_what_a_search_finds) {
  std::mt19937 random(4);
  int64_t gathers = 0, met = 0;
  for (int64_t i = 0; i < 400; ++i) {
    int64_t lanes = 2 + i % 2, registers = 2, targets = 1 + i % 3;
    std::vector<int64_t> slots;
    for (int64_t s = 0; s < lanes * targets; ++s)
      slots.push_back(random() % 8 ? int64_t(random() % (lanes * registers))
                                   : -1);
    auto question = questionOf(lanes, registers, targets, 32, slots);
    ExchangePlan plan = planAndReplay(question, random);
    int64_t least = searchRounds(question);
    ++gathers;
    ASSERT_GE(int64_t(plan.rounds.size()), least);
    ASSERT_LE(plan.lowerBound, least);
    met += int64_t(plan.rounds.size()) == least;
  }
  EXPECT_EQ(met, gathers);
  for (int64_t i = 0; i < 120; ++i) { // pairs of 16 bits
    int64_t lanes = 2 + i % 2, registers = lanes == 2 ? 4 : 3;
    auto question = questionOf(lanes, registers, registers, 16,
                               permutation(lanes * registers, random));
    ExchangePlan plan = planAndReplay(question, random);
    int64_t least = searchRounds(question);
    ASSERT_GE(int64_t(plan.rounds.size()), least);
    if (plan.isOptimal())
      ASSERT_EQ(int64_t(plan.rounds.size()), least);
  }
}

TEST(Exchange, gathers_are_served) {
  std::mt19937 random(5);
  int64_t met = 0, cases = 0;
  for (int64_t lanes : {4, 8, 24, 32, 64})
    for (int64_t source : {1, 2, 4})
      for (int64_t target : {1, 3, 4})
        for (int64_t i = 0; i < 20; ++i, ++cases) {
          std::vector<int64_t> slots;
          for (int64_t s = 0; s < lanes * target; ++s)
            slots.push_back(random() % (lanes * source));
          auto question = questionOf(lanes, source, target, 32, slots);
          ExchangePlan plan = planAndReplay(question, random);
          met += plan.isOptimal();
          if (source == 1) { // every lane has one word for all
            ASSERT_TRUE(plan.isOptimal());
          }
        }
  EXPECT_GE(met, cases / 2);
  // One lane's registers for all lanes: its words, once each.
  std::vector<int64_t> slots;
  for (int64_t lane = 0; lane < 32; ++lane)
    for (int64_t q = 0; q < 4; ++q)
      slots.push_back(7 * 4 + q);
  ExchangePlan plan =
      planAndReplay(questionOf(32, 4, 4, 32, slots), random);
  EXPECT_EQ(plan.rounds.size(), 4u);
  EXPECT_EQ(planAndReplay(questionOf(32, 4, 4, 8, slots), random).rounds.size(),
            1u);
}

TEST(Exchange, one_instruction_is_found) {
  std::mt19937 random(6);
  auto single = [&](int64_t registers, int64_t bits, auto slotOf) {
    std::vector<int64_t> slots;
    for (int64_t lane = 0; lane < 32; ++lane)
      for (int64_t q = 0; q < registers; ++q)
        slots.push_back(slotOf(lane, q));
    auto question = questionOf(32, registers, registers, bits, slots);
    ExchangePlan plan = planExchange(question, /*hasMatrixTranspose=*/true);
    EXPECT_EQ(verifyExchange(plan, question), "");
    replay(plan, question, random);
    return plan;
  };
  auto same = single(4, 32, [](int64_t l, int64_t q) { return 4 * l + q; });
  EXPECT_EQ(same.single, Single::Identity);
  auto rename =
      single(4, 32, [](int64_t l, int64_t q) { return 4 * l + (q + 1) % 4; });
  EXPECT_EQ(rename.single, Single::Rename);
  auto bytes =
      single(4, 8, [](int64_t l, int64_t q) { return 4 * l + 3 - q; });
  EXPECT_EQ(bytes.single, Single::Permute);
  auto select =
      single(2, 32, [](int64_t l, int64_t q) { return 2 * l + (q ^ (l & 1)); });
  EXPECT_EQ(select.single, Single::Select);
  EXPECT_EQ(select.before.size() + select.after.size(), 1u);
  auto fly = single(1, 32, [](int64_t l, int64_t) { return l ^ 9; });
  EXPECT_EQ(fly.single, Single::Shuffle);
  EXPECT_EQ(fly.rounds[0].move, Move::Butterfly);
  EXPECT_EQ(fly.rounds[0].operand, 9);
  auto up = single(1, 32, [](int64_t l, int64_t) { return l < 3 ? l : l - 3; });
  EXPECT_EQ(up.rounds[0].move, Move::Up);
  EXPECT_EQ(up.rounds[0].operand, 3);
  auto down =
      single(1, 32, [](int64_t l, int64_t) { return l > 30 ? -1 : l + 1; });
  EXPECT_EQ(down.rounds[0].move, Move::Down);
  EXPECT_EQ(down.rounds[0].operand, 1);
  auto any =
      single(1, 32, [](int64_t l, int64_t) { return (7 * l + 3) % 32; });
  EXPECT_EQ(any.single, Single::Shuffle);
  EXPECT_EQ(any.rounds[0].move, Move::Index);
  auto matrix = single(2, 16, [](int64_t l, int64_t q) {
    int64_t row = l / 4, column = 2 * (l % 4) + q;
    return 2 * (4 * column + row / 2) + row % 2;
  });
  EXPECT_EQ(matrix.single, Single::MatrixTranspose);
  EXPECT_EQ(matrix.shuffles(), 0);
}

TEST(Exchange, pairs_that_stay_together_travel_in_one_word) {
  // bf16: lane bits change places with register bits 1 and 2, pairs stay.
  std::vector<int64_t> slots;
  for (int64_t lane = 0; lane < 32; ++lane)
    for (int64_t q = 0; q < 8; ++q) {
      int64_t high = q >> 1, low = lane & 3;
      slots.push_back(((lane & ~3) | high) * 8 + (low << 1 | (q & 1)));
    }
  std::mt19937 random(7);
  ExchangePlan plan = planAndReplay(questionOf(32, 8, 8, 16, slots), random);
  EXPECT_EQ(plan.rounds.size(), 3u); // of 4 words one stays
  EXPECT_TRUE(plan.isOptimal());
  EXPECT_TRUE(plan.isLinear);
}

//===----------------------------------------------------------------------===//
// Fragments
//===----------------------------------------------------------------------===//

static Fragment accumulator(int64_t m, int64_t n, int64_t warps) {
  const machine::Machine &machine = *machine::find("sm_90a");
  using machine::Element;
  return accumulatorFragment(
      machine.findAtom(Element::BF16, Element::BF16, Element::F32), m, n, warps);
}

TEST(Exchange, fragments_are_converted_element_by_element) {
  std::mt19937 random(8);
  std::vector<Fragment> fragments;
  for (int64_t dim : {0, 1})
    for (int64_t vector : {1, 2, 4})
      fragments.push_back(fragmentForLoad({64, 16}, dim, vector, 32, 1));
  fragments.push_back(fragmentForRows(64, 16, 2, 32, 1));
  fragments.push_back(fragmentForTurn({64, 16}, 1, 4, 4, 32, 1));
  fragments.push_back(fragmentForTurn({64, 16}, 0, 2, 8, 32, 1));
  // Three registers apart: digits that are no powers of two.
  fragments.push_back({{64, 16}, {{4, {16, 0}}, {8, {0, 2}}}, {{16, {1, 0}}, {2, {0, 1}}}, {}});
  int64_t converted = 0;
  for (const Fragment &source : fragments)
    for (const Fragment &target : fragments)
      for (int64_t bits : {8, 16, 32}) {
        std::string why;
        auto question = exchangeBetween(source, target, bits, 32, 1, why);
        ASSERT_TRUE(question.has_value()) << why;
        for (int64_t lane = 0; lane < 32; ++lane)
          for (int64_t q = 0; q < target.registers(); ++q) {
            Slot slot = question->want(lane, q);
            ASSERT_EQ(source.coordinate(slot.reg, slot.lane, 0),
                      target.coordinate(q, lane, 0));
          }
        planAndReplay(*question, random);
        ++converted;
      }
  EXPECT_EQ(converted, 300);
}

TEST(Exchange, mixed_radix_fragments_meet_the_bound) {
  // 96 elements: three side by side in each lane, or 32 apart.
  Fragment close{{96}, {{3, {1}}}, {{32, {3}}}, {}};
  Fragment apart{{96}, {{3, {32}}}, {{32, {1}}}, {}};
  std::mt19937 random(9);
  for (auto [source, target] : {std::pair(close, apart), std::pair(apart, close)}) {
    std::string why;
    auto question = exchangeBetween(source, target, 32, 32, 1, why);
    ASSERT_TRUE(question.has_value());
    ExchangePlan plan = planAndReplay(*question, random);
    EXPECT_TRUE(plan.isOptimal());
    EXPECT_EQ(int64_t(plan.rounds.size()), countDelta(*question));
  }
}

TEST(Exchange, holders_in_the_same_lane_are_preferred) {
  // Every lane has the whole row: nothing moves.
  Fragment all{{8}, {{8, {1}}}, {{32, {0}}}, {}};
  Fragment one{{8}, {}, {{8, {1}}, {4, {0}}}, {}};
  std::string why;
  auto question = exchangeBetween(all, one, 32, 32, 1, why);
  ASSERT_TRUE(question.has_value());
  EXPECT_EQ(planExchange(*question).rounds.size(), 0u);
  // Back, lanes read the replica of their own group of 8.
  question = exchangeBetween(one, all, 32, 32, 1, why);
  ASSERT_TRUE(question.has_value());
  ExchangePlan plan = planExchange(*question);
  EXPECT_EQ(plan.rounds.size(), 7u);
  for (const Round &round : plan.rounds)
    EXPECT_EQ(round.move, Move::Butterfly);
}

TEST(Exchange, what_crosses_warps_is_refused_with_the_reason) {
  Fragment rows = fragmentForLoad({64, 64}, 1, 4, 32, 4);
  Fragment columns = fragmentForLoad({64, 64}, 0, 4, 32, 4);
  std::string why;
  EXPECT_FALSE(exchangeBetween(rows, columns, 32, 32, 4, why).has_value());
  EXPECT_NE(why.find("another warp"), std::string::npos);
}

TEST(Exchange, conversions_take_the_cheaper_way) {
  const machine::Machine &machine = *machine::find("sm_90a");
  Fragment acc = accumulator(64, 128, 4);
  EXPECT_EQ(planConversion(acc, acc, 32, 4, machine).way, Way::Nothing);
  // Columns of four instead of two: a quad exchanges.
  Fragment wide = acc;
  wide.reg = {{4, {0, 1}}, {2, {8, 0}}, {8, {0, 16}}};
  wide.lane = {{4, {0, 4}}, {8, {1, 0}}};
  ASSERT_EQ(wide.verify(), "");
  Conversion quad = planConversion(acc, wide, 32, 4, machine);
  EXPECT_EQ(quad.way, Way::Lanes) << quad.reason;
  EXPECT_TRUE(quad.plan->isOptimal());
  Fragment rows = fragmentForLoad({64, 128}, 1, 4, 32, 4);
  Conversion across = planConversion(acc, fragmentForLoad({64, 128}, 0, 4, 32, 4), 32, 4, machine);
  EXPECT_EQ(across.way, Way::Shared);
  ASSERT_TRUE(across.staging.has_value());
  EXPECT_LE(across.staging->storeCycles + across.staging->loadCycles,
            2 * (across.staging->storeIdeal + across.staging->loadIdeal))
      << across.staging->str();
  Conversion host = planConversion(Fragment{{4, 4}, {{4, {0, 1}}, {4, {1, 0}}}, {}, {}},
                                   Fragment{{4, 4}, {{4, {1, 0}}, {4, {0, 1}}}, {}, {}},
                                   32, 1, *machine::find("cpu"));
  EXPECT_EQ(host.way, Way::Registers);
}

TEST(Exchange, a_tile_turns_through_shared_memory_without_conflicts) {
  for (const char *chip : {"sm_90a", "sm_80", "gfx942"}) {
    const machine::Machine &machine = *machine::find(chip);
    for (int64_t bytes : {1, 2, 4}) {
      int64_t vector = 16 / bytes;
      for (bool isAligned : {true, false}) {
        int64_t width = isAligned ? std::min<int64_t>(vector, 8) : 1;
        Fragment rows = fragmentForTurn({64, 64}, 1, width, 4, machine.lanes, 4);
        Fragment columns =
            fragmentForTurn({64, 64}, 0, width, 4, machine.lanes, 4);
        ASSERT_EQ(rows.verify(), "");
        ASSERT_EQ(columns.verify(), "");
        Staging staging = chooseStaging(rows, columns, bytes, machine);
        EXPECT_LE(staging.storeCycles + staging.loadCycles,
                  2 * (staging.storeIdeal + staging.loadIdeal))
            << chip << " " << bytes << " " << isAligned << " "
            << staging.str();
        // Every element has its own place.
        std::set<int64_t> places;
        for (int64_t i = 0; i < 64; ++i)
          for (int64_t j = 0; j < 64; ++j) {
            int64_t at = staging({i, j});
            EXPECT_GE(at, 0);
            EXPECT_LT(at * bytes, staging.bytes());
            places.insert(at);
          }
        EXPECT_EQ(places.size(), 64u * 64);
      }
    }
  }
}

TEST(Exchange, the_smallest_tiles_are_converted) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (llvm::SmallVector<int64_t, 2> shape :
       {llvm::SmallVector<int64_t, 2>{}, llvm::SmallVector<int64_t, 2>{1},
        llvm::SmallVector<int64_t, 2>{1, 1}}) {
    llvm::SmallVector<int64_t, 2> zeros(shape.size(), 0);
    Fragment one{shape, {}, {{32, zeros}}, {}}, many{shape, {{2, zeros}}, {}, {}};
    EXPECT_EQ(planConversion(one, many, 32, 1, machine).way, Way::Registers);
    Conversion shared =
        planConversion(one, many, 32, 1, machine, Way::Shared);
    ASSERT_TRUE(shared.staging.has_value());
    EXPECT_EQ((*shared.staging)(zeros), 0);
  }
}

TEST(Exchange, questions_are_checked) {
  ExchangeQuestion question{32, 1, 1, 32, {}};
  EXPECT_NE(question.check(), "");
  question.wanted.assign(32, Slot{0, 0});
  EXPECT_EQ(question.check(), "");
  question.wanted[3] = {32, 0};
  EXPECT_EQ(question.check(), "expects lanes below 32, got 32");
  question.wanted[3] = {0, 1};
  EXPECT_EQ(question.check(), "expects registers below 1, got 1");
  question.elementBits = 4;
  EXPECT_NE(question.check().find("8, 16, 32 or 64 bits"), std::string::npos);
}
