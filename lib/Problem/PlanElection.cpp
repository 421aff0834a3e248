//===- PlanElection.cpp - which plan the model takes for fastest ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/PlanElection.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

#include <cmath>

using namespace llvm;

namespace tier::problem {

unsigned Election::elect(ArrayRef<int64_t> extents) const {
  const machine::Machine *target = machine::find(machine);
  const machine::Timings *timings = machine::findTimings(machine);
  auto atLeastOne = map_range(extents, [](int64_t extent) { return std::max<int64_t>(extent, 1); });
  SmallVector<int64_t, 4> there(atLeastOne.begin(), atLeastOne.end());
  unsigned best = 0;
  double least = INFINITY;
  for (auto [index, plan] : enumerate(plans))
    if (double time = estimate(product, plan, there, *target, *timings); time < least) {
      least = time;
      best = index;
    }
  return best;
}

std::string checkElection(const Election &election) {
  if (!machine::find(election.machine) || !machine::findTimings(election.machine))
    return "expects a machine that was measured, got '" + election.machine + "'";
  return checkStanding(election);
}

std::string checkStanding(const Election &election) {
  if (machine::byteWidth(election.product.element) < 1 || election.product.outputBytes < 1)
    return "expects elements of whole bytes, got " + machine::stringify(election.product.element).str() +
           " and results of " + std::to_string(election.product.outputBytes);
  if (election.product.overlapM < 0 || election.product.overlapN < 0)
    return "expects multiples of tiles that may overlap, 0 where none do, got " +
           std::to_string(election.product.overlapM) + " and " +
           std::to_string(election.product.overlapN);
  if (election.product.factorBlock < 0)
    return "expects a k of blocks that have factors, 0 where none do, got " +
           std::to_string(election.product.factorBlock);
  if (election.plans.empty())
    return "expects at least one plan, got none";
  auto isWrong = [](int64_t number) { return number < 1 || number > (int64_t(1) << 20); };
  for (auto [index, plan] : enumerate(election.plans)) {
    auto refuse = [&](const Twine &expects) {
      return ("expects " + expects + ", got plan " + Twine(index) + " without").str();
    };
    if (plan.tile.size() != 3 || any_of(plan.tile, isWrong))
      return refuse("a tile [m, n, k]");
    if (plan.atom.size() != 3 || any_of(plan.atom, isWrong))
      return refuse("an atom [m, n, k]");
    if (plan.cluster.size() != 2 || any_of(plan.cluster, isWrong))
      return refuse("a cluster of rows and columns");
    if (plan.grain != machine::Grain::Warpgroup && plan.grain != machine::Grain::Warp)
      return refuse("the grain of a warpgroup or a warp");
    if (plan.warps.empty() || any_of(plan.warps, isWrong))
      return refuse("warps");
    if (isWrong(plan.stages) || isWrong(plan.group) || isWrong(plan.segments))
      return refuse("stages, a group and segments of at least 1");
  }
  return "";
}

} // namespace tier::problem
