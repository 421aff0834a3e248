//===- AskPlanCost.cpp - the grid of plans by name ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/PlanElection.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

/// Tiles of which multiple may overlap those before them along a side that vectors lie along; 0:
/// none may.
static int64_t overlapOf(machine::Element element, ArrayRef<int64_t> extents, size_t side) {
  constexpr int64_t vectorBytes = 16;
  int64_t step = vectorBytes / std::max<int64_t>(1, machine::byteWidth(element));
  return extents.size() == 3 && extents[side] % step == 0 ? step : 0;
}

/// Every candidate with its time by the model, and the plan that serves.
static Expected<json::Value> solveCandidates(const json::Object &object) {
  Reader read(object, "tier");
  const machine::Machine *machine = read.machine("chip");
  machine::Element element = read.element("element");
  SmallVector<int64_t> extents = read.integers("extents");
  auto isExtent = [](int64_t side) { return side >= 1 && side <= int64_t(1) << 31; };
  if (extents.size() != 3 || !all_of(extents, isExtent))
    read.refuse("extents", "three extents [m, n, k] of at least 1");
  PlanQuestion question;
  question.kind = GroupKind::Contraction;
  question.extents = {{"m", {}}, {"n", {}}, {"k", {}}};
  question.inputs = {{element, read.flag("k_major_a", true), true, 16},
                     {element, read.flag("k_major_b", true), true, 16}};
  question.accumulator = element == machine::Element::I8 ? machine::Element::I32
                                                         : machine::Element::F32;
  machine::Element output = read.has("output") ? read.element("output") : machine::Element::BF16;
  question.outputs = {{output, true, true, 16}};
  question.overlapM = read.flag("k_major_a", true) ? 1 : overlapOf(element, extents, 0);
  question.overlapN = overlapOf(output, extents, 1);
  question.foldK = read.integer("factor_block", 0);
  if (question.foldK < 0)
    read.refuse("factor_block", "a k of blocks that have factors, 0 where none do");
  if (read.isRefused())
    return read.takeError();
  const machine::Timings *timings = machine::findTimings(machine->name);
  if (!timings)
    return refusal("[async.timings] expects a machine that was measured, got " +
                   Twine(machine->name) +
                   "; fix: measure it (bench/timings.py), or ask for a "
                   "machine that has timings");
  Plan serving = choose(plan(question, *machine), extents).plan;
  serving.readsEarly = serving.waits = false; // which candidates do not say
  json::Array list;
  for (const Candidate &candidate : planCandidates(*machine)) {
    Candidacy found = planOf(candidate, question, *machine);
    bool serves = found.plan == serving;
    if (found.refusal.empty())
      chooseBegin(asModelled(question), found.plan, extents, *machine, *timings);
    json::Object entry{{"m", candidate.m},
                       {"n", candidate.n},
                       {"swaps", candidate.swapsSides},
                       {"segments", candidate.segments},
                       {"cluster", json::Array{candidate.high, candidate.wide}},
                       {"grain", candidate.ofWarps ? "warp" : "warpgroup"},
                       {"refusal", found.refusal}};
    if (found.refusal.empty()) {
      entry["us"] = estimate(question, found.plan, extents, *machine, *timings) / 1000;
      entry["k"] = found.plan.tile[2];
      entry["stages"] = found.plan.stages;
      entry["serves"] = serves;
    }
    list.push_back(std::move(entry));
  }
  return json::Object{{"candidates", std::move(list)}, {"device", timings->device}};
}

/// The plan of an election: what the model reads of it.
static Plan readPlan(Reader &read, const json::Value &value) {
  Plan plan;
  const json::Object *object = value.getAsObject();
  if (!object) {
    read.refuse("plans", "plans with a tile, an atom, stages and warps");
    return plan;
  }
  Reader one(*object, "tier");
  auto assign = [](auto &list, ArrayRef<int64_t> from) { list.assign(from.begin(), from.end()); };
  assign(plan.tile, one.integers("tile"));
  assign(plan.atom, one.integers("atom"));
  assign(plan.warps, one.integers("warps"));
  if (one.has("cluster"))
    assign(plan.cluster, one.integers("cluster"));
  StringRef grain = one.text("grain", "warpgroup");
  plan.grain = grain == "warp"        ? machine::Grain::Warp
               : grain == "warpgroup" ? machine::Grain::Warpgroup
                                      : machine::Grain::Thread; // which is refused
  plan.stages = one.integer("stages");
  plan.group = one.integer("group", 1);
  plan.segments = one.integer("segments", 1);
  plan.swapsSides = one.flag("turned", false);
  plan.readsEarly = one.flag("early", false);
  if (one.isRefused()) {
    consumeError(one.takeError());
    read.refuse("plans", "plans with a tile, an atom, stages and warps");
  }
  return plan;
}

/// Which of some plans the model takes for fastest.
static Expected<json::Value> solveElect(const json::Object &object) {
  Reader read(object, "tier");
  Election election;
  election.machine = read.text("chip", "").str();
  election.product = {read.element("element"), read.flag("k_major_a", true),
                      read.flag("k_major_b", true), read.integer("output_bytes", 2)};
  election.product.factorBlock = read.integer("factor_block", 0);
  if (read.has("overlap")) {
    SmallVector<int64_t> overlap = read.integers("overlap");
    if (overlap.size() != 2 || any_of(overlap, [](int64_t step) { return step < 0; }))
      read.refuse("overlap", "multiples of rows and of columns of tiles that may overlap, 0: none do");
    else {
      election.product.overlapM = overlap[0];
      election.product.overlapN = overlap[1];
    }
  }
  SmallVector<int64_t> extents = read.integers("extents");
  auto isExtent = [](int64_t side) { return side >= 0 && side <= int64_t(1) << 31; };
  if (extents.size() < 3 || !all_of(extents, isExtent))
    read.refuse("extents", "extents [batch.., m, n, k] of at least 0");
  if (const json::Array *plans = object.getArray("plans"))
    for (const json::Value &value : *plans)
      election.plans.push_back(readPlan(read, value));
  if (read.isRefused())
    return read.takeError();
  if (std::string wrong = checkElection(election); !wrong.empty())
    return refusal("[tier.elect] " + Twine(wrong) + "; fix: ask for plans that the compiler makes");
  return json::Object{{"place", election.elect(extents)}};
}

ArrayRef<Problem> planCostProblems() {
  static constexpr Problem table[] = {
      {"plan.candidates", "the grid of plans of a product, and their times by the model",
       solveCandidates},
      {"plan.elect", "which of some plans of a product takes least time by the model", solveElect},
  };
  return table;
}

} // namespace tier::problem
