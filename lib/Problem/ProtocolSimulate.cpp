//===- ProtocolSimulate.cpp - protocol programs, executed -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ProtocolSimulate.h"

#include "ProtocolMachine.h"
#include "llvm/ADT/STLExtras.h"

#include <random>
#include <unordered_set>

using namespace llvm;

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// One schedule
//===----------------------------------------------------------------------===//

namespace {
/// Chooses among agents and events, in one of four moods.
class Scheduler {
public:
  explicit Scheduler(uint64_t seed) : random(seed * 2654435761u + 1) {
    mood = seed % 4;
    // Half of the late schedules hold back one kind alone.
    late = seed / 4 % 2 ? int(seed / 8 % Machine::kindCount) : -1;
  }
  int choose(ArrayRef<int> choices, int agents, const Machine &machine) {
    SmallVector<int, 16> running, landing;
    for (int choice : choices)
      (choice < agents || (mood == 1 && late >= 0 &&
                           machine.kindOf(choice) != late)
           ? running
           : landing)
          .push_back(choice);
    bool isLate = mood == 1 && !running.empty();
    bool isEager = mood == 2 && !landing.empty();
    if (mood == 3) { // bursts
      if (burst-- > 0 && is_contained(choices, last))
        return last;
      burst = random() % 24;
    }
    ArrayRef<int> from = isLate ? ArrayRef<int>(running)
                         : isEager ? ArrayRef<int>(landing)
                                   : choices;
    // A late copy is not late for ever; one kind alone ends when nobody else can go on.
    if (isLate && late < 0 && random() % 64 == 0)
      from = choices;
    return last = from[random() % from.size()];
  }

private:
  std::mt19937_64 random;
  int mood, late, burst = 0, last = -1;
};
} // namespace

Execution simulate(const Program &program, const Script &script, uint64_t seed,
                   int64_t limit) {
  Execution execution;
  if (std::string refusal = check(program); !refusal.empty()) {
    execution.broken = "async.question";
    execution.message = refusal;
    return execution;
  }
  Flat flat = flatten(program);
  Plan plan(flat);
  Machine machine(plan, script);
  machine.showsWrites = seed / 2 % 2;
  Scheduler scheduler(seed);
  while (!machine.isBroken()) {
    SmallVector<int, 32> choices;
    machine.listChoices(choices);
    if (choices.empty())
      break;
    if (++execution.steps > limit) {
      machine.breakRule("async.unknown", -1, "too many steps");
      break;
    }
    machine.take(scheduler.choose(choices, flat.agents.size(), machine));
  }
  machine.finish();
  execution.broken = machine.broken;
  execution.op = machine.brokenAt;
  execution.message = machine.message;
  execution.results = machine.results();
  return execution;
}

//===----------------------------------------------------------------------===//
// Every schedule
//===----------------------------------------------------------------------===//

Exploration explore(const Program &program, const Script &script,
                    int64_t limit) {
  Exploration found;
  if (!check(program).empty()) {
    found.broken.insert("async.question");
    return found;
  }
  Flat flat = flatten(program);
  Plan plan(flat);
  std::vector<Machine> work;
  for (bool showsWrites : {false, true})
    work.emplace_back(plan, script).showsWrites = showsWrites;
  std::unordered_set<std::string> seen;
  while (!work.empty()) {
    Machine machine = std::move(work.back());
    work.pop_back();
    SmallVector<int, 32> choices;
    if (!machine.isBroken())
      machine.listChoices(choices);
    if (choices.empty()) {
      machine.finish();
      if (machine.isBroken())
        found.broken.insert(machine.broken);
      else
        found.results.insert(machine.results());
      continue;
    }
    if (!seen.insert((machine.showsWrites ? "+" : "-") + machine.encode())
             .second)
      continue;
    if (int64_t(seen.size()) > limit)
      return found;
    // A step that only its agent sees commutes with all others.
    for (int choice : choices)
      if (machine.isPrivate(choice)) {
        choices = {choice};
        break;
      }
    for (int choice : choices) {
      Machine next = machine;
      next.take(choice);
      work.push_back(std::move(next));
    }
  }
  found.states = seen.size();
  found.isComplete = true;
  return found;
}

} // namespace tier::problem::protocol
