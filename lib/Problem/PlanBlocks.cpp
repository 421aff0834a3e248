//===- PlanBlocks.cpp - tiles of three dimensions and four ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tile of two dimensions is nearly empty where both are short, and every other one takes
// another CTA: of x[810248, 6, 8] that is turned to [810248, 8, 6] a CTA for each 48 elements.
// So where two of the last three extents are short, tiles have all three, and where three of the
// last four are, all four: the short sides are covered by powers of two, and the other one takes
// what is left of a tile. Its lanes lie along what is stored, and threads load element by element
// what lies otherwise; neighbours find the rest of a sector in the cache.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace llvm;

namespace tier::problem {

/// Sides that cover a short extent: the innermost one, and others.
static constexpr int64_t shortInner[] = {2, 4, 8, 16, 32, 64, 128},
                         shortOthers[] = {2, 4, 8, 16, 64, 128, 256};
/// Elements of a thread, of wide ones too.
static constexpr int64_t fewestElements = 16;

Variants planBlocks(const PlanQuestion &question, const machine::Machine &machine) {
  Variants variants;
  if (question.extents.size() < 3 || machine.isHost())
    return variants;
  constexpr int64_t threads = 128;
  unsigned rank = question.extents.size(), n = rank - 1, m = n - 1, l = m - 1;
  int64_t vector = vectorElements(question, machine);
  int64_t arrays = std::max<int64_t>(1, question.liveValuesPerElement - 1);
  int64_t total = threads * std::clamp(vector * std::max<int64_t>(1, vectorsInFlight / arrays),
                                       fewestElements, mostElements);
  // The one side of the tile that is not short is that whose extent no guard bounds.
  auto add = [&](ArrayRef<std::pair<unsigned, int64_t>> sides) {
    int64_t rest = total;
    for (auto [dim, side] : sides)
      rest /= side;
    unsigned first = rank - sides.size() - 1;
    Guard guard;
    SmallVector<int64_t, 4> tile(sides.size() + 1, rest);
    for (auto [dim, side] : sides) {
      guard.conditions.push_back(atMost(dim, side));
      tile[dim - first] = side;
    }
    constexpr int64_t least = 2;
    bool areShort = all_of(sides, [&](auto one) {
      return question.extents[one.first].facts.divisor <= one.second;
    });
    if (!areShort || any_of(tile, [&](int64_t side) { return side < least; }))
      return;
    Plan plan = basePlan(tile, threads, vector, machine);
    plan.reason = "blocks of short rows";
    variants.push_back({std::move(guard), std::move(plan)});
  };
  // Three of the last four: [16, 64, 64, 2, 64, 2], whose halves of pixels lie apart.
  constexpr int64_t mostOfFour = 64;
  if (rank > 3)
    for (int64_t few : {2, 4, 8})
      for (int64_t inner : shortInner)
        for (int64_t other : shortOthers)
          if (std::max(inner, other) <= mostOfFour)
            add({{n, inner}, {m, other}, {l, few}});
  for (int64_t inner : shortInner)
    for (int64_t other : shortOthers)
      add({{n, inner}, {m, other}});
  bool areTurned =
      any_of(concat<const Operand>(question.inputs, question.outputs), [](const Operand &operand) {
        return !operand.isKMajor;
      });
  if (!areTurned)
    return variants;
  // What is turned may lie along the longest of the three.
  constexpr int64_t mostOuter = 16;
  for (int64_t outer : shortOthers) {
    if (outer > mostOuter)
      continue;
    for (int64_t inner : shortInner)
      if (inner <= mostOuter)
        add({{n, inner}, {l, outer}});
    for (int64_t other : shortOthers)
      if (other <= mostOuter)
        add({{m, other}, {l, outer}});
  }
  // Short rows that lie apart are stored beside each other, and loaded by sectors along the middle.
  constexpr int64_t sector = 16;
  if (question.liesBetween)
    for (int64_t inner : {4, 16}) {
      Plan plan = basePlan({total / (sector * inner), sector, inner}, threads, vector, machine);
      plan.reason = "short rows that lie apart";
      if (question.extents[n].facts.divisor <= inner)
        variants.push_back({Guard{{atMost(n, inner)}}, std::move(plan)});
    }
  return variants;
}

} // namespace tier::problem
