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
  /// Sorted, for each kind of plane and component.
  struct Values {
    std::vector<int32_t> all;
    std::vector<unsigned> begin; ///< kind * dims + component -> into `all`
    ArrayRef<int32_t> of(unsigned key) const {
      return ArrayRef(all).slice(begin[key], begin[key + 1] - begin[key]);
    }
  };

  Asks asksOf(unsigned plane) const {
    return plane == 0                          ? Known
           : int(plane) == plan.executedPlane ? Passed
           : int(plane) == plan.tensorPlane   ? InTensors
                                               : InProxies;
  }
  struct Need {
    BitVector who;
    Values values;
    /// What they keep of a clock, and of one plane; the rest is forgotten.
    SmallVector<unsigned, 64> clock, tensors, maps;
  };
  /// Whether an agent waits at a gate, arrives, or may do so.
  bool asks(int agent, int gate) const { return asked[agent].test(gate); }
  Values needs(const BitVector &who) const;
  const Need &need(const BitVector &who);
  void lower(Clock &clock, const Need &need, const BitVector *own,
             int forced = -1);

  const Plan &plan;
  State &state;
  std::vector<BitVector> asked; ///< agent -> gates
  std::deque<Need> cache;
  Clock made;
};
} // namespace

Reducer::Values Reducer::needs(const BitVector &who) const {
  SmallVector<std::pair<unsigned, int32_t>, 256> found;
  auto add = [&](int component, int32_t value, Asks asks = Known) {
    if (component >= 0)
      found.push_back({asks * plan.dims + component, value});
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
    add(remote.entry % plan.dims, remote.value,
        asksOf(remote.entry / plan.dims));
  llvm::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  Values values;
  values.begin.reserve(asksCount * plan.dims + 1);
  for (auto [key, value] : found) {
    values.begin.resize(key + 1, values.all.size());
    values.all.push_back(value);
  }
  values.begin.resize(asksCount * plan.dims + 1, values.all.size());
  return values;
}

/// Down to the last value that anybody asks for. `forced`: one kind of plane.
void Reducer::lower(Clock &clock, const Need &need, const BitVector *own,
                    int forced) {
  if (clock.empty())
    return;
  made.assign(clock.size(), 0);
  for (unsigned i : forced < 0            ? need.clock
                    : forced == InTensors ? need.tensors
                                          : need.maps) {
    unsigned component = i % plan.dims;
    if (int(component) >= plan.gateComponent) {
      made[i] = clock[i];
      continue;
    }
    unsigned asks = forced >= 0 ? unsigned(forced) : asksOf(i / plan.dims);
    ArrayRef<int32_t> list = need.values.of(asks * plan.dims + component);
    auto above = llvm::upper_bound(list, clock[i]);
    made[i] = above == list.begin() ? 0 : *std::prev(above);
  }
  if (own)
    for (unsigned component : own->set_bits())
      for (size_t i = component; i < clock.size(); i += plan.dims)
        made[i] = clock[i];
  std::swap(clock, made);
}

/// What some agents need; many barriers are those of the same agents.
const Reducer::Need &Reducer::need(const BitVector &who) {
  for (const Need &known : cache)
    if (known.who == who)
      return known;
  Need &made = cache.emplace_back(Need{who, needs(who), {}, {}, {}});
  BitVector phases(state.gates.size());
  for (unsigned agent : who.set_bits())
    phases |= asked[agent];
  auto isKept = [&](unsigned component, Asks asks) {
    if (int(component) >= plan.gateComponent)
      return bool(phases[component - plan.gateComponent]);
    return !made.values.of(asks * plan.dims + component).empty();
  };
  for (unsigned i = 0; i != plan.dims * plan.planes; ++i)
    if (isKept(i % plan.dims, asksOf(i / plan.dims)))
      made.clock.push_back(i);
  for (unsigned i = 0; i != plan.dims; ++i) {
    if (isKept(i, InTensors))
      made.tensors.push_back(i);
    if (isKept(i, InProxies))
      made.maps.push_back(i);
  }
  return made;
}

void Reducer::run() {
  size_t agents = state.agents.size();
  asked.assign(agents, BitVector(state.gates.size()));
  for (auto [number, agent] : enumerate(state.agents))
    for (size_t gate = 0; gate < state.gates.size(); ++gate)
      asked[number][gate] = agent.status != AgentState::Done &&
                            (plan.mayCare(state, number, gate) ||
                             plan.mayArrive(state, number, gate) ||
                             agent.gate == int(gate));
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
    lower(agent.clock, mine, &own);
    lower(agent.tensor, mine, &own, InTensors);
    lower(agent.map, mine, &own, InProxies);
  }
  for (auto [number, gate] : enumerate(state.gates)) {
    BitVector who(agents);
    for (size_t agent = 0; agent < agents; ++agent)
      who[agent] = asks(agent, number);
    const Need &theirs = need(who);
    lower(gate.arrived, theirs, nullptr);
    lower(gate.complete, theirs, nullptr);
  }
}

void dropKnowledge(const Plan &plan, State &state) {
  Reducer(plan, state).run();
}

} // namespace tier::problem::protocol
