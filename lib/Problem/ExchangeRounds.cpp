//===- ExchangeRounds.cpp - rounds from the colours of transfers ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExchangeColouring.h"
#include "ExchangeRules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace llvm;

namespace tier::problem {

namespace {

/// Registers of one lane that travel together, and who reads them.
struct Word {
  int32_t source;
  SmallVector<int32_t, 4> registers;
  SmallVector<int32_t, 4> readers;
};

/// A word and its reader, in the order in which the reader wants words of the
/// same source.
struct Delivery {
  int32_t word, reader, rank;
};

struct RoundPlanner {
  const ExchangeQuestion &question;
  std::vector<Word> words;
  std::vector<Delivery> deliveries;
  std::vector<int32_t> rounds; ///< of each delivery
  int64_t count = 0;

  void findWords();
  bool colourByDifference(int64_t bound);
  void colourDeliveries();
  void colourWords(int64_t bound);
  ExchangePlan build() const;
};

} // namespace

/// Values of one source for one reader fill words; equal words are one.
void RoundPlanner::findWords() {
  int64_t packing = question.packing();
  std::map<std::pair<int32_t, SmallVector<int32_t, 4>>, int32_t> known;
  for (int32_t lane = 0; lane < question.lanes; ++lane) {
    std::map<int32_t, SmallVector<int32_t, 8>> wanted;
    for (int64_t q = 0; q < question.targetRegisters; ++q) {
      const Slot &slot = question.want(lane, q);
      if (slot.lane >= 0 && slot.lane != lane)
        wanted[slot.lane].push_back(slot.reg);
    }
    for (auto &[source, registers] : wanted) {
      llvm::sort(registers);
      registers.erase(std::unique(registers.begin(), registers.end()),
                      registers.end());
      int32_t rank = 0;
      for (size_t i = 0; i < registers.size(); i += packing) {
        ArrayRef<int32_t> part =
            ArrayRef(registers).slice(i).take_front(packing);
        SmallVector<int32_t, 4> key(part.begin(), part.end());
        auto [it, isNew] = known.try_emplace({source, key}, words.size());
        if (isNew)
          words.push_back({source, key, {}});
        words[it->second].readers.push_back(lane);
        deliveries.push_back({it->second, lane, rank++});
      }
    }
  }
}

/// Round (u, i) carries the i-th word between lanes whose numbers differ by u,
/// as an exclusive or or around a circle: cheap to name. True if that meets the
/// bound.
bool RoundPlanner::colourByDifference(int64_t bound) {
  int64_t lanes = question.lanes;
  for (bool isXor : {true, false}) {
    if (isXor && !isPowerOf2_64(lanes))
      continue;
    auto difference = [&](const Delivery &delivery) {
      int64_t source = words[delivery.word].source;
      return isXor ? delivery.reader ^ source
                   : (delivery.reader - source + lanes) % lanes;
    };
    SmallVector<int64_t> most(lanes, 0), first(lanes, 0);
    for (const Delivery &delivery : deliveries)
      most[difference(delivery)] =
          std::max<int64_t>(most[difference(delivery)], delivery.rank + 1);
    count = 0;
    for (int64_t u = 0; u < lanes; ++u) {
      first[u] = count;
      count += most[u];
    }
    if (count != bound)
      continue;
    rounds.clear();
    for (const Delivery &delivery : deliveries)
      rounds.push_back(first[difference(delivery)] + delivery.rank);
    return true;
  }
  return false;
}

/// Every delivery by itself: optimal if no word has two readers.
void RoundPlanner::colourDeliveries() {
  std::vector<WordTransfer> transfers;
  for (const Delivery &delivery : deliveries)
    transfers.push_back({words[delivery.word].source, delivery.reader});
  rounds = colourTransfers(question.lanes, transfers);
  count = 0;
  for (int32_t round : rounds)
    count = std::max<int64_t>(count, round + 1);
}

/// Words with several readers may be published once for all of them.
void RoundPlanner::colourWords(int64_t bound) {
  if (all_of(words, [](const Word &word) { return word.readers.size() == 1; }))
    return;
  std::vector<Multicast> casts;
  for (const Word &word : words)
    casts.push_back({word.source, word.readers});
  for (int64_t colours = bound; colours < count; ++colours) {
    auto colouring = colourMulticasts(question.lanes, casts, colours);
    if (!colouring)
      continue;
    for (auto [delivery, round] : zip_equal(deliveries, rounds)) {
      const Word &word = words[delivery.word];
      size_t i =
          llvm::find(word.readers, delivery.reader) - word.readers.begin();
      round = (*colouring)[delivery.word][i];
    }
    count = colours;
    return;
  }
}

ExchangePlan RoundPlanner::build() const {
  int64_t lanes = question.lanes, packing = question.packing();
  ExchangePlan plan;
  plan.packing = packing;
  plan.rounds.resize(count);
  for (Round &round : plan.rounds) {
    for (int64_t lane = 0; lane < lanes; ++lane)
      round.sourceLane.push_back(lane);
    round.published.assign(lanes * packing, -1);
  }
  // Where each slot arrives in each lane.
  std::map<std::pair<int32_t, std::pair<int32_t, int32_t>>, Origin> arrivals;
  for (auto [delivery, r] : zip_equal(deliveries, rounds)) {
    const Word &word = words[delivery.word];
    Round &round = plan.rounds[r];
    round.sourceLane[delivery.reader] = word.source;
    for (auto [i, reg] : enumerate(word.registers)) {
      round.published[word.source * packing + i] = reg;
      arrivals[{delivery.reader, {word.source, reg}}] = {int16_t(r),
                                                         int16_t(i)};
    }
  }
  for (int32_t lane = 0; lane < lanes; ++lane)
    for (int64_t q = 0; q < question.targetRegisters; ++q) {
      const Slot &slot = question.want(lane, q);
      Origin origin;
      if (slot.lane == lane)
        origin.index = slot.reg;
      else if (slot.lane >= 0)
        origin = arrivals.at({lane, {slot.lane, slot.reg}});
      plan.origins.push_back(origin);
    }
  return plan;
}

ExchangePlan planByColours(const ExchangeQuestion &question) {
  RoundPlanner planner{question, {}, {}, {}};
  planner.findWords();
  int64_t bound = exchangeBound(question);
  if (!planner.colourByDifference(bound)) {
    planner.colourDeliveries();
    planner.colourWords(bound);
  }
  return planner.build();
}

} // namespace tier::problem
