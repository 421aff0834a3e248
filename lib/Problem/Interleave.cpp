//===- Interleave.cpp - reads and copies between matrix products ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Interleave.h"

using namespace llvm;

namespace tier::problem {

SmallVector<Turn> interleave(int64_t steps, int64_t products, int64_t reads,
                             int64_t copies) {
  SmallVector<Turn> turns;
  if (steps < 1 || products < 1 || reads < 0 || copies < 0 ||
      products % steps || reads % steps)
    return turns;
  auto add = [&](Turn::Kind kind, int64_t count) {
    if (!count)
      return;
    if (!turns.empty() && turns.back().kind == kind)
      turns.back().count += count;
    else
      turns.push_back({kind, count});
  };
  int64_t inStep = products / steps, perStep = reads / steps;
  add(Turn::Reads, perStep);
  for (int64_t i = 0; i < products; ++i) {
    // What is due once i + 1 products were issued, less what was due before.
    auto due = [](int64_t done, int64_t of, int64_t all) {
      return (done + 1) * all / of - done * all / of;
    };
    add(Turn::Products, 1);
    if (i / inStep + 1 < steps)
      add(Turn::Reads, due(i % inStep, inStep, perStep));
    add(Turn::Copies, due(i, products, copies));
  }
  return turns;
}

} // namespace tier::problem
