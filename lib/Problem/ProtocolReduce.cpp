//===- ProtocolReduce.cpp - knowledge that nobody needs -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An agent needs to know of accesses to memory that it may touch, of phases that
// it may ask for, and of waits that its arrivals must follow. What else it knows
// it could only hand on to agents that hear of it directly in nearly every
// protocol. Forgotten, such knowledge no longer tells states apart: without it,
// each subset of stages that a role has heard of by way of another role is a
// state of its own.
//
// Knowing less breaks at least the rules that knowing more breaks, so a program
// that is proved without it is proved. One that is not is asked again with all
// knowledge.
//
//===----------------------------------------------------------------------===//

#include "ProtocolState.h"
#include "llvm/ADT/STLExtras.h"

#include <deque>

using namespace llvm;

namespace tier::problem::protocol {

namespace {
class Reducer {
public:
  Reducer(const Plan &plan, State &state) : plan(plan), state(state) {}
  void run();

private:
  /// By kind of plane, as a normal form compares them.
  enum Asks : uint8_t { Known, InProxies, InTensors, Passed, asksCount };
  using Values = std::array<std::vector<SmallVector<int32_t, 4>>, asksCount>;

  Asks asksOf(unsigned plane) const {
    return plane == 0                          ? Known
           : int(plane) == plan.executedPlane ? Passed
           : int(plane) == plan.tensorPlane   ? InTensors
                                               : InProxies;
  }
  struct Need {
    BitVector who;
    Values values;
    BitVector phases; ///< of gates
  };
  /// Whether an agent waits at a gate, arrives, or may do so.
  bool asks(int agent, int gate) const {
    return state.agents[agent].status != AgentState::Done &&
           (plan.mayCare(state, agent, gate) ||
            plan.mayArrive(state, agent, gate) ||
            state.agents[agent].gate == gate);
  }
  Values needs(const BitVector &who) const;
  const Need &need(const BitVector &who);
  void lower(Clock &clock, const Need &need, const BitVector &own,
             int forced = -1) const;

  const Plan &plan;
  State &state;
  std::deque<Need> cache;
};
} // namespace

Reducer::Values Reducer::needs(const BitVector &who) const {
  Values values;
  for (auto &lists : values)
    lists.resize(plan.dims);
  auto add = [&](int component, int32_t value, Asks asks = Known) {
    if (component >= 0)
      values[asks][component].push_back(value);
  };
  auto any = [&](auto may) {
    return any_of(who.set_bits(), [&](unsigned agent) { return may(agent); });
  };
  for (auto [group, all] : enumerate(state.memory)) {
    if (!any([&, group = int(group)](int agent) {
          return plan.mayTouch(state, agent, group);
        }))
      continue;
    for (const Access &access : all) {
      add(access.component, access.value);
      if (access.proxy == Proxy::Generic || access.proxy == Proxy::Copy)
        add(access.component, access.value, InProxies);
      if (access.proxy == Proxy::Tensor)
        add(access.component, access.value, InTensors);
    }
  }
  for (auto [number, gate] : enumerate(state.gates)) {
    if (!any([&, number = int(number)](int agent) {
          return asks(agent, number);
        }))
      continue;
    add(gate.maker, gate.made);
    add(gate.maker, std::max(gate.fenced, 0));
    for (auto &waiting : gate.waits)
      add(waiting.agent, waiting.tick, Passed);
    for (auto &expecting : gate.expects)
      add(expecting.agent, expecting.tick);
    for (auto [agent, tick] : enumerate(gate.lastUse))
      add(agent, tick);
  }
  for (const Memory &memory : state.tensors)
    if (memory.maker >= 0) {
      add(memory.maker, memory.made);
      add(memory.maker, memory.made, InTensors);
    }
  for (const Remote &remote : state.remotes)
    add(remote.component, remote.value);
  for (auto &lists : values)
    for (auto &list : lists) {
      llvm::sort(list);
      list.erase(std::unique(list.begin(), list.end()), list.end());
    }
  return values;
}

/// Down to the last value that anybody asks for. `forced`: one kind of plane.
void Reducer::lower(Clock &clock, const Need &need, const BitVector &own,
                    int forced) const {
  for (size_t i = 0, e = clock.size(); i != e; ++i) {
    unsigned component = i % plan.dims;
    if (clock[i] == 0 || own.test(component))
      continue;
    if (int(component) >= plan.gateComponent) {
      if (!need.phases.test(component - plan.gateComponent))
        clock[i] = 0;
      continue;
    }
    const auto &list =
        need.values[forced >= 0 ? forced : asksOf(i / plan.dims)][component];
    auto above = llvm::upper_bound(list, clock[i]);
    clock[i] = above == list.begin() ? 0 : *std::prev(above);
  }
}

/// What some agents need; many barriers are those of the same agents.
const Reducer::Need &Reducer::need(const BitVector &who) {
  for (const Need &known : cache)
    if (known.who == who)
      return known;
  BitVector phases(state.gates.size());
  for (size_t gate = 0; gate < state.gates.size(); ++gate)
    phases[gate] = any_of(who.set_bits(), [&](unsigned agent) {
      return asks(agent, gate);
    });
  return cache.emplace_back(Need{who, needs(who), std::move(phases)});
}

void Reducer::run() {
  size_t agents = state.agents.size();
  for (auto [number, agent] : enumerate(state.agents)) {
    if (agent.status == AgentState::Done)
      continue;
    BitVector who(agents), own(plan.dims);
    who.set(number);
    own.set(number);
    for (int component : plan.engine[number])
      if (component >= 0)
        own.set(component);
    const Need &mine = need(who);
    lower(agent.clock, mine, own);
    lower(agent.tensor, mine, own, InTensors);
    lower(agent.map, mine, own, InProxies);
  }
  BitVector none(plan.dims);
  for (auto [number, gate] : enumerate(state.gates)) {
    BitVector who(agents);
    for (size_t agent = 0; agent < agents; ++agent)
      who[agent] = asks(agent, number);
    const Need &theirs = need(who);
    lower(gate.arrived, theirs, none);
    lower(gate.complete, theirs, none);
  }
}

void dropKnowledge(const Plan &plan, State &state) {
  Reducer(plan, state).run();
}

} // namespace tier::problem::protocol
