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
// Roles that take turns at one ring each read some of its stages, and which role read
// which stage would be a state of its own too. What the reader of a stage has done by
// its release is therefore told as what the release shows: over once the phase of the
// barrier is known, whoever it was. That asks more: who knows the phase knows of the
// read, not the other way round. It holds for later phases of the barrier too if those
// who arrive in them know of the phase, not only that it was: an arrival that does not
// is refused (isShown).
//
// Knowing less breaks at least the rules that knowing more breaks, so a program
// that is proved without it is proved. One that is not is asked again with all
// knowledge.
//
//===----------------------------------------------------------------------===//

#include "ProtocolState.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <deque>
#include <numeric>

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
  // Sorted by what is asked for, then by value: there are many of each, and few are different.
  size_t keys = size_t(asksCount) * plan.dims;
  std::vector<unsigned> ends(keys + 1, 0);
  for (auto [key, value] : found)
    ++ends[key + 1];
  std::partial_sum(ends.begin(), ends.end(), ends.begin());
  SmallVector<int32_t, 256> sorted(found.size());
  std::vector<unsigned> next(ends.begin(), ends.end() - 1);
  for (auto [key, value] : found)
    sorted[next[key]++] = value;
  Values values;
  values.begin.reserve(keys + 1);
  for (size_t key = 0; key < keys; ++key) {
    values.begin.push_back(values.all.size());
    auto first = sorted.begin() + ends[key], last = sorted.begin() + ends[key + 1];
    std::sort(first, last);
    values.all.insert(values.all.end(), first, std::unique(first, last));
  }
  values.begin.push_back(values.all.size());
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

namespace {
/// A phase that shows that something is over, as a component and its value.
struct Release {
  int32_t component, value;
};
} // namespace

/// The first release of `stage`, one of `stages`, by the role of `agent` that shows that
/// `entry` of a clock has reached `value`.
static std::optional<Release> findRelease(const Plan &plan, const State &state, int agent,
                                          int64_t stage, int64_t stages, unsigned entry,
                                          int32_t value) {
  const Agent &who = plan.flat.agents[agent];
  const Program &program = plan.program;
  std::optional<Release> found;
  int32_t least = INT32_MAX;
  for (auto [number, barrier] : enumerate(program.barriers)) {
    if (!plan.arrives[who.role][number] || stage < 0 || barrier.stages != stages)
      continue;
    int gate = plan.barrierGate[who.cta * program.barriers.size() + number] + stage;
    const Gate &of = state.gates[gate];
    bool shows = of.isLive && of.phase > of.base && of.complete[entry] >= value;
    if (!shows || of.complete[entry] >= least)
      continue;
    least = of.complete[entry];
    found = Release{plan.gateComponent + gate, of.phase};
  }
  return found;
}

bool isShown(const Plan &plan, const State &state, int gate) {
  return any_of(state.memory, [&](ArrayRef<Access> group) {
    return any_of(group, [&](const Access &access) {
      return access.isByRelease && access.component == plan.gateComponent + gate;
    });
  });
}

/// Reads of the matrix unit, accesses of numbers that are told, and waits for the stage,
/// that its release shows.
static void tellByRelease(const Plan &plan, State &state) {
  int agents = state.agents.size();
  std::vector<int64_t> stages(plan.groups, 0);
  std::vector<bool> isTold(plan.groups, false);
  for (auto [number, buffer] : enumerate(plan.program.buffers))
    stages[plan.buffers[number].group] = buffer.stages;
  for (const auto &heard : plan.hears)
    for (auto [group, last] : enumerate(heard))
      isTold[group] = isTold[group] || last;
  for (auto [number, group] : enumerate(state.memory)) {
    size_t of = number % plan.groups;
    for (Access &access : group) {
      bool isOwn = access.component < plan.gateComponent;
      bool isRead = !access.isWrite && access.proxy == Proxy::Async &&
                    access.component >= agents;
      if (!isOwn || !(isRead || isTold[of]))
        continue;
      if (auto release = findRelease(plan, state, access.agent, access.stage, stages[of],
                                     access.component, access.value)) {
        access.component = release->component;
        access.value = release->value;
        access.agent = 0;
        access.isByRelease = true;
      }
    }
  }
  unsigned executed = plan.executedPlane * plan.dims;
  for (auto [number, gate] : enumerate(state.gates)) {
    auto [barrier, cta, stage] = plan.locate(number);
    if (!barrier)
      continue;
    for (Gate::Waiting &waiting : gate.waits) {
      if (waiting.agent >= agents || waiting.tick < 0)
        continue;
      if (auto release = findRelease(plan, state, waiting.agent, stage, barrier->stages,
                                     executed + waiting.agent, waiting.tick)) {
        waiting.agent = release->component;
        waiting.tick = release->value;
      }
    }
    auto isSame = [](const Gate::Waiting &a, const Gate::Waiting &b) {
      return a.agent == b.agent && a.tick == b.tick && a.phase == b.phase &&
             a.isTrivial == b.isTrivial;
    };
    for (size_t i = 0; i < gate.waits.size(); ++i)
      gate.waits.erase(std::remove_if(gate.waits.begin() + i + 1, gate.waits.end(),
                                      [&](const Gate::Waiting &other) {
                                        return isSame(gate.waits[i], other);
                                      }),
                       gate.waits.end());
  }
}

/// Forgets numbers that everybody has heard who may: who hears one twice is asked again
/// with all knowledge.
static void forgetNumbers(const Plan &plan, State &state) {
  auto mayHear = [&](int agent, const Told &told) {
    return state.agents[agent].status != AgentState::Done &&
           state.agents[agent].at <
               plan.hears[plan.flat.agents[agent].role][told.group % plan.groups] &&
           !(told.heard >> agent & 1);
  };
  erase_if(state.told, [&](const Told &told) {
    for (size_t agent = 0; agent < state.agents.size(); ++agent)
      if (mayHear(agent, told))
        return false;
    return true;
  });
}

void dropKnowledge(const Plan &plan, State &state) {
  forgetNumbers(plan, state);
  tellByRelease(plan, state);
  Reducer(plan, state).run();
}

} // namespace tier::problem::protocol
