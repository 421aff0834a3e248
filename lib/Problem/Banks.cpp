//===- Banks.cpp - what a shared-memory access costs ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Banks.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace tier::problem::banks {

using machine::BankModel;
using machine::PhaseMerge;

Cost &Cost::operator+=(const Cost &other) {
  cycles += other.cycles;
  ideal += other.ideal;
  wavefronts += other.wavefronts;
  conflicts += other.conflicts;
  isUncertain |= other.isUncertain;
  return *this;
}

//===----------------------------------------------------------------------===//
// By counting
//===----------------------------------------------------------------------===//

/// The most words that one bank has of those `addresses` reach.
static int64_t fullestBank(ArrayRef<int64_t> addresses, int64_t bytesPerLane,
                           int64_t banks) {
  SmallVector<int64_t, 64> words;
  for (int64_t address : addresses)
    for (int64_t byte = 0; byte < bytesPerLane; byte += 4)
      words.push_back((address + byte) / 4);
  llvm::sort(words);
  words.erase(llvm::unique(words), words.end());
  SmallVector<int64_t, 64> count(banks, 0);
  int64_t fullest = 0;
  for (int64_t word : words)
    fullest = std::max(fullest, ++count[word % banks]);
  return fullest;
}

/// Whether every active lane of `lanes` has a neighbour, by `distance`, that is
/// inactive or gives the same address.
static bool isPaired(ArrayRef<int64_t> addresses, ArrayRef<int64_t> lanes,
                     int64_t distance) {
  return all_of(lanes, [&](int64_t lane) {
    size_t other = lane ^ distance;
    return other >= addresses.size() || addresses[other] < 0 ||
           addresses[other] == addresses[lane];
  });
}

Cost costOf(const BankModel &model, ArrayRef<int64_t> addresses) {
  int64_t phases = model.phases();
  SmallVector<SmallVector<int64_t>> lanes(phases);
  for (size_t lane = 0;
       lane < std::min<size_t>(addresses.size(), model.lanes()); ++lane)
    if (addresses[lane] >= 0)
      lanes[model.phaseOfLane[lane]].push_back(lane);

  auto cyclesOf = [&](ArrayRef<int64_t> group) {
    SmallVector<int64_t> touched;
    for (int64_t lane : group)
      touched.push_back(addresses[lane]);
    return fullestBank(touched, model.bytesPerLane, model.banks);
  };
  Cost cost;
  cost.isUncertain = model.isUncertain;
  for (ArrayRef<int64_t> group : lanes) {
    cost.cycles += cyclesOf(group);
    cost.ideal += !group.empty();
  }
  cost.wavefronts = cost.cycles;
  cost.conflicts = cost.cycles - cost.ideal;
  if (model.merge == PhaseMerge::Never)
    return cost;

  cost.wavefronts = cost.conflicts = 0;
  SmallVector<int64_t> all;
  for (const SmallVector<int64_t> &group : lanes)
    append_range(all, group);
  bool merges = isPaired(addresses, all, 1) || isPaired(addresses, all, 2);
  for (int64_t phase = 0; phase < phases; phase += 2) {
    SmallVector<int64_t> both(lanes[phase]);
    append_range(both, lanes[phase + 1]);
    if (both.empty())
      continue;
    int64_t groups =
        merges ? 1 : !lanes[phase].empty() + !lanes[phase + 1].empty();
    int64_t cycles = merges
                         ? cyclesOf(both)
                         : cyclesOf(lanes[phase]) + cyclesOf(lanes[phase + 1]);
    cost.wavefronts += cycles;
    cost.conflicts += cycles - groups;
  }
  return cost;
}

std::string verifyAddresses(const BankModel &model,
                            ArrayRef<int64_t> addresses) {
  if (static_cast<int64_t>(addresses.size()) > model.lanes())
    return "expects at most " + std::to_string(model.lanes()) +
           " addresses for '" + model.name.str() + "', got " +
           std::to_string(addresses.size());
  int64_t unit = isPowerOf2_64(model.bytesPerLane) ? model.bytesPerLane : 4;
  for (int64_t address : addresses)
    if (address >= 0 && address % unit)
      return "expects addresses that are multiples of " + std::to_string(unit) +
             " bytes for '" + model.name.str() + "', got " +
             std::to_string(address);
  return "";
}

//===----------------------------------------------------------------------===//
// In closed form
//===----------------------------------------------------------------------===//

std::optional<SmallVector<uint64_t>> phaseSpace(const BankModel &model) {
  SmallVector<uint64_t> members;
  for (auto [lane, phase] : enumerate(model.phaseOfLane))
    if (phase == model.phaseOfLane[0])
      members.push_back(lane);
  SmallVector<uint64_t> basis = f2Basis(members);
  if (size_t(1) << basis.size() != members.size() ||
      !isPowerOf2_64(model.lanes()))
    return std::nullopt;
  for (auto [lane, phase] : enumerate(model.phaseOfLane))
    for (uint64_t vector : basis)
      if (model.phaseOfLane[lane ^ vector] != phase)
        return std::nullopt;
  return basis;
}

/// 2^(words - banks): the words in each bank that the span of `lanes` touches.
static int64_t degreeOf(const BankModel &model, const F2Map &address,
                        ArrayRef<uint64_t> lanes) {
  SmallVector<uint64_t> words, banks;
  for (uint64_t lane : lanes)
    words.push_back(address.linear(lane) >> 2);
  for (int64_t word = 1; word * 4 < model.bytesPerLane; word *= 2)
    words.push_back(word);
  for (uint64_t word : words)
    banks.push_back(word & (model.banks - 1));
  return int64_t(1) << (f2Basis(words).size() - f2Basis(banks).size());
}

std::optional<Cost> costOfLinear(const BankModel &model, const F2Map &address) {
  std::optional<SmallVector<uint64_t>> space = phaseSpace(model);
  int64_t bits = Log2_64(std::max<int64_t>(1, model.lanes()));
  if (!space || !isPowerOf2_64(model.bytesPerLane) ||
      address.linear.columns != bits)
    return std::nullopt;
  for (uint64_t low = model.bytesPerLane >> 1; low; low >>= 1)
    if ((address.constant & low) ||
        any_of(seq<int64_t>(0, bits), [&](int64_t column) {
          return address.linear.column(column) & low;
        }))
      return std::nullopt;

  Cost cost;
  cost.isUncertain = model.isUncertain;
  cost.ideal = model.phases();
  cost.cycles = cost.ideal * degreeOf(model, address, *space);
  cost.wavefronts = cost.cycles;
  int64_t groups = cost.ideal;
  // All lanes are active: neighbours agree everywhere or nowhere.
  bool isRepeated = bits >= 2 && (address.linear.column(0) == 0 ||
                                  address.linear.column(1) == 0);
  if (model.merge == PhaseMerge::Pairs && isRepeated) {
    SmallVector<uint64_t> merged(*space);
    // Phases 2 p and 2 p + 1 differ in one lane bit.
    for (auto [lane, phase] : enumerate(model.phaseOfLane))
      if (phase == 1) {
        merged.push_back(lane);
        break;
      }
    groups /= 2;
    cost.wavefronts = groups * degreeOf(model, address, merged);
  }
  cost.conflicts = cost.wavefronts - groups;
  return cost;
}

} // namespace tier::problem::banks
