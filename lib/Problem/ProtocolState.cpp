//===- ProtocolState.cpp - one run of a protocol, and its normal form -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProtocolState.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <numeric>

using namespace llvm;

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// States
//===----------------------------------------------------------------------===//

void join(Clock &into, const Clock &from) {
  for (size_t i = 0, e = from.size(); i != e; ++i)
    into[i] = std::max(into[i], from[i]);
}

static void keepLeast(MutableArrayRef<int32_t> into, ArrayRef<int32_t> from) {
  for (size_t i = 0, e = into.size(); i != e; ++i)
    into[i] = std::min(into[i], from[i]);
}

State State::initial(const Plan &plan) {
  State state;
  const Flat &flat = plan.flat;
  for (const Agent &agent : flat.agents) {
    AgentState &made = state.agents.emplace_back();
    made.slots.assign(flat.roles[agent.role].slots.size(), 0);
    made.clock.assign(plan.dims * plan.planes, 0);
    if (plan.tensorPlane >= 0)
      made.tensor.assign(plan.dims, 0);
    if (plan.mapPlane >= 0)
      made.map.assign(plan.dims, 0);
    made.accumulators.resize(flat.accumulators.size());
  }
  state.gates.resize(plan.gates);
  for (Gate &gate : state.gates) {
    gate.arrived.assign(plan.dims * plan.planes, 0);
    gate.complete = gate.arrived;
    gate.lastArrival.assign(flat.agents.size(), -1);
    if (plan.hasInval)
      gate.lastUse.assign(flat.agents.size(), 0);
  }
  for (unsigned gate = plan.namedGate.front(); gate < plan.gates; ++gate)
    state.gates[gate].isLive = true;
  for (auto *meeting : {&plan.warpGate, &plan.mmaGate})
    for (int number : *meeting)
      if (number >= 0) {
        Gate &gate = state.gates[number];
        gate.pending = ++gate.count;
      }
  if (plan.clusterGate >= 0) {
    Gate &gate = state.gates[plan.clusterGate];
    gate.pending = gate.count = flat.ctaThreads * plan.program.cluster;
  }
  state.memory.resize(plan.groups * plan.program.cluster);
  state.tensors.resize(plan.program.buffers.size() * plan.program.cluster);
  return state;
}

//===----------------------------------------------------------------------===//
// Scripts
//===----------------------------------------------------------------------===//

int64_t instanceOf(const Plan &plan, const State &state, int agent,
                   int label) {
  if (label < 0)
    return 0;
  const FlatRole &role = plan.flat.roles[plan.flat.agents[agent].role];
  const AgentState &mine = state.agents[agent];
  for (int loop = role.code[mine.at].loop; loop >= 0;
       loop = role.loops[loop].parent)
    if (role.loops[loop].label == label)
      return mine.slots[role.loops[loop].slot];
  return 0;
}

/// True if the agent may still ask for this value.
static bool mayAsk(const Plan &plan, const State &state, int agent, int label,
                   int64_t instance, unsigned lastUse) {
  const AgentState &mine = state.agents[agent];
  if (mine.status == AgentState::Done || lastUse == 0)
    return false;
  if (label < 0)
    return mine.at < lastUse;
  const FlatRole &role = plan.flat.roles[plan.flat.agents[agent].role];
  for (int loop = role.code[mine.at].loop; loop >= 0;
       loop = role.loops[loop].parent) {
    if (role.loops[loop].label != label)
      continue;
    int64_t at = mine.slots[role.loops[loop].slot];
    // At the loop's own test or step, the iteration is not yet that one.
    unsigned body = role.loops[loop].begin + 2;
    if (mine.at < body || mine.at + 1 >= role.loops[loop].end)
      return mine.at < body ? at <= instance : at < instance;
    return at < instance || (at == instance && mine.at < lastUse);
  }
  // Before or after the loop that it varies with.
  return mine.at < lastUse;
}

void forget(const Plan &plan, State &state) {
  auto anyAsks = [&](int label, int64_t instance, auto lastUse) {
    for (size_t agent = 0; agent < state.agents.size(); ++agent)
      if (mayAsk(plan, state, agent, label, instance,
                 lastUse(plan.flat.roles[plan.flat.agents[agent].role])))
        return true;
    return false;
  };
  erase_if(state.symbols, [&](const SymbolValue &value) {
    return !anyAsks(
        plan.flat.symbolLabel[value.symbol], value.instance,
        [&](const FlatRole &role) { return role.lastUse[value.symbol]; });
  });
  erase_if(state.predicates, [&](const PredicateValue &value) {
    return !anyAsks(plan.flat.predicateLabel[value.predicate], value.instance,
                    [&](const FlatRole &role) {
                      return role.lastPredicate[value.predicate];
                    });
  });
  // An access that all who go on have seen, fenced, can race with nobody.
  auto isSeen = [&](const Access &access, int group) {
    int cta = group / plan.groups;
    bool isGeneric =
        access.proxy == Proxy::Generic || access.proxy == Proxy::Copy;
    if (isGeneric && plan.mapPlane >= 0)
      return false;
    bool isAwaited = false;
    for (auto [number, agent] : enumerate(state.agents)) {
      isAwaited |= agent.clock[access.component] >= access.value;
      if (!plan.mayTouch(state, number, group))
        continue;
      auto isIn = [&](int plane) {
        return plane < 0 || agent.clock[plane * plan.dims + access.component] >=
                                access.value;
      };
      if (!isIn(0))
        return false;
      if (isGeneric && (!isIn(plan.sharedPlane(cta)) || !isIn(plan.globalPlane)))
        return false;
      if (access.proxy == Proxy::Tensor && access.agent != int(number) &&
          agent.tensor[access.component] < access.value)
        return false;
    }
    return isAwaited;
  };
  for (auto [group, all] : enumerate(state.memory))
    erase_if(all, [&, group = int(group)](const Access &access) {
      return isSeen(access, group);
    });
  // A wait that all who go on have seen is in every arrival to come.
  auto areAllAfter = [&](int gate, const Gate::Waiting &waiting) {
    for (auto [number, agent] : enumerate(state.agents))
      if (plan.mayArrive(state, number, gate) &&
          agent.clock[plan.executedPlane * plan.dims + waiting.agent] <
              waiting.tick)
        return false;
    return true;
  };
  for (auto [number, gate] : enumerate(state.gates))
    erase_if(gate.waits, [&](const Gate::Waiting &waiting) {
      return waiting.tick >= 0 && state.gates[number].pending > 0 &&
             areAllAfter(number, waiting);
    });
  erase_if(state.remotes, [&](const Remote &remote) {
    for (auto [number, agent] : enumerate(plan.flat.agents))
      if (agent.cta == remote.cta &&
          state.agents[number].clock[remote.entry] >= remote.value)
        return true;
    return false;
  });
}

//===----------------------------------------------------------------------===//
// Normal form
//===----------------------------------------------------------------------===//

namespace {
class Normalizer {
public:
  Normalizer(const Plan &plan, const State &state)
      : plan(plan), state(state) {
    for (auto &lists : thresholds)
      lists.resize(plan.dims);
  }
  NormalForm run();
  void meet(State &lowered, const NormalForm &other);

private:
  void gather();
  const Clock &knownNext(int number, Clock &heard) const;
  void shiftLoops();
  /// How many of the values that clocks are compared with it has reached.
  int64_t reached(unsigned component, int32_t value,
                  unsigned asks = Known) const {
    return reached(thresholds[asks][component], value);
  }
  using Sorted = SmallVector<int32_t, 8>;
  static int64_t reached(const Sorted &sorted, int32_t value) {
    if (sorted.empty() || value < sorted.front())
      return 0;
    return llvm::upper_bound(sorted, value) - sorted.begin();
  }
  /// How far a phase is behind its gate's; parity counts, large gaps do not.
  int64_t behind(unsigned gate, int32_t phase) const {
    int32_t gap = std::max(state.gates[gate].phase - phase, -1);
    return gap < 4 ? gap + 2 : 4 + (plan.hasParity(gate) ? gap & 1 : 0);
  }
  void put(int64_t value) {
    // Small numbers take one byte.
    if (value >= 0 && value < 250) {
      out.push_back(char(value));
      return;
    }
    out.push_back(char(255));
    for (int byte = 0; byte < 8; ++byte)
      out.push_back(char(value >> (8 * byte)));
  }
  /// An entry of a clock, or of one plane, that somebody compares.
  struct Asked {
    unsigned at;
    int gate; ///< whose phases it counts, or negative
    const Sorted *sorted;
    bool tellsPhases; ///< how far a phase is behind its gate's
  };
  Asked ask(unsigned at, unsigned asks) const {
    unsigned component = at % plan.dims;
    int gate = int(component) - plan.gateComponent;
    return {at, gate, &thresholds[asks][component], gate >= 0 && (asks == Passed || asks == Known)};
  }
  void putEntry(const Asked &entry, int32_t value);
  unsigned asksOf(unsigned plane) const {
    return plane == 0                          ? Known
           : int(plane) == plan.executedPlane ? Passed
           : int(plane) == plan.tensorPlane   ? InTensors
                                               : InProxies;
  }
  void put(const Clock &clock) {
    if (clock.empty())
      return;
    for (const Asked &entry : askedClock)
      putEntry(entry, clock[entry.at]);
  }
  /// Whether somebody compares it.
  bool isAsked(unsigned component, unsigned asks) const {
    bool isPhase = int(component) >= plan.gateComponent &&
                   (asks == Known || asks == Passed);
    return isPhase || !thresholds[asks][component].empty();
  }
  void putAgent(int number);
  void putGate(int number);

  const Plan &plan;
  const State &state;
  /// What the planes are compared with: accesses and steps of all kinds,
  /// ordinary accesses, those of tensor memory, steps past a wait.
  enum Asks : uint8_t { Known, InProxies, InTensors, Passed, asksCount };
  std::array<std::vector<Sorted>, asksCount> thresholds; ///< component -> sorted
  SmallVector<Asked, 64> askedClock, askedTensors, askedMaps;
  Clock least; ///< what every agent knows that goes on and may care
  /// agent, loop -> the iteration that counts as the first
  std::vector<std::vector<int64_t>> origin;
  std::vector<int64_t> symbolOrigin; ///< by index in state.symbols
  std::string out;
  std::vector<int16_t> known;
};
} // namespace

/// What an agent knows before its next step: who waits for a phase hears what all know
/// who may still arrive there, whoever it will be. `heard` is where that is written.
const Clock &Normalizer::knownNext(int number, Clock &heard) const {
  const AgentState &agent = state.agents[number];
  auto [barrier, cta, stage] = plan.locate(std::max(agent.gate, 0));
  bool waits = agent.status == AgentState::Blocked && agent.gate >= 0 && barrier;
  if (!waits || plan.isRelaxed[barrier - plan.program.barriers.data()])
    return agent.clock;
  bool isHeard = false;
  for (auto [other, clock] : enumerate(state.agents)) {
    if (int(other) == number || !plan.mayArrive(state, other, agent.gate))
      continue;
    if (!isHeard)
      heard = clock.clock;
    else
      keepLeast(heard, clock.clock);
    isHeard = true;
  }
  if (!isHeard)
    return agent.clock;
  join(heard, agent.clock);
  return heard;
}

void Normalizer::gather() {
  least.assign(plan.dims * plan.planes, INT32_MAX);
  auto add = [&](unsigned component, int32_t value, Asks asks = Known) {
    thresholds[asks][component].push_back(value);
  };
  Clock heard;
  SmallVector<unsigned, 64> cares;
  for (auto [number, agent] : enumerate(state.agents)) {
    if (agent.status == AgentState::Done)
      continue;
    const Clock &clock = knownNext(number, heard);
    cares.clear();
    for (unsigned gate = 0; gate != plan.gates; ++gate)
      if (plan.mayCare(state, number, gate))
        cares.push_back(plan.gateComponent + gate);
    for (unsigned plane = 0; plane != plan.planes; ++plane) {
      auto into = MutableArrayRef(least).slice(plane * plan.dims, plan.dims);
      auto from = ArrayRef(clock).slice(plane * plan.dims, plan.dims);
      keepLeast(into.take_front(plan.gateComponent), from.take_front(plan.gateComponent));
      for (unsigned component : cares)
        into[component] = std::min(into[component], from[component]);
    }
    int component = plan.engine[number][MmaEngine];
    for (auto &accumulator : agent.accumulators)
      if (component >= 0 && accumulator.updated > agent.clock[component])
        add(component, accumulator.updated);
    int loads = plan.engine[number][TensorLoads];
    for (auto &accumulator : agent.accumulators)
      if (loads >= 0 && accumulator.loaded > agent.clock[loads])
        add(loads, accumulator.loaded);
  }
  for (const Gate &gate : state.gates) {
    if (gate.maker >= 0) {
      add(gate.maker, gate.made);
      add(gate.maker, std::max(gate.fenced, 0));
    }
    for (auto &waiting : gate.waits)
      add(waiting.agent, waiting.tick, Passed);
    for (auto &expecting : gate.expects)
      add(expecting.agent, expecting.tick);
    for (auto [agent, tick] : enumerate(gate.lastUse))
      add(agent, tick);
  }
  for (auto &group : state.memory)
    for (const Access &access : group) {
      add(access.component, access.value);
      bool isGeneric =
          access.proxy == Proxy::Generic || access.proxy == Proxy::Copy;
      if (isGeneric)
        add(access.component, access.value, InProxies);
      if (access.proxy == Proxy::Tensor)
        add(access.component, access.value, InTensors);
    }
  for (const Memory &memory : state.tensors)
    if (memory.maker >= 0) {
      add(memory.maker, memory.made);
      add(memory.maker, memory.made, InTensors);
    }
  for (const Remote &remote : state.remotes)
    add(remote.entry % plan.dims, remote.value,
        Asks(asksOf(remote.entry / plan.dims)));
  for (auto &lists : thresholds)
    for (auto &sorted : lists) {
      llvm::sort(sorted);
      sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    }
  for (unsigned i = 0; i != plan.dims * plan.planes; ++i)
    if (isAsked(i % plan.dims, asksOf(i / plan.dims)))
      askedClock.push_back(ask(i, asksOf(i / plan.dims)));
  for (unsigned i = 0; i != plan.dims; ++i) {
    if (isAsked(i, InTensors))
      askedTensors.push_back(ask(i, InTensors));
    if (isAsked(i, InProxies))
      askedMaps.push_back(ask(i, InProxies));
  }
}

void Normalizer::putEntry(const Asked &entry, int32_t value) {
  if (entry.gate >= 0) // what all who care know adds nothing
    value = std::max(value, least[entry.at]);
  known.push_back(int16_t(reached(*entry.sorted, value)));
  if (entry.tellsPhases) {
    // Of what lies far behind only the parity counts, and is no less or more.
    int64_t gap = behind(entry.gate, value);
    bool isFar = gap >= 4;
    known.push_back(isFar ? 0 : int16_t(4 - gap));
    if (isFar)
      put(gap);
  }
}

void Normalizer::shiftLoops() {
  const Flat &flat = plan.flat;
  origin.resize(state.agents.size());
  for (auto [number, agent] : enumerate(flat.agents))
    origin[number].assign(flat.roles[agent.role].loops.size(), 0);
  symbolOrigin.assign(state.symbols.size(), 0);
  for (auto [index, value] : enumerate(state.symbols)) {
    if (!flat.mayShift[value.symbol])
      continue;
    int label = flat.symbolLabel[value.symbol];
    // How far everybody is who may still ask, in units of the symbol.
    int64_t furthest = value.least;
    SmallVector<std::pair<int, int>, 8> inside;
    for (auto [number, agent] : enumerate(flat.agents)) {
      const FlatRole &role = flat.roles[agent.role];
      const AgentState &mine = state.agents[number];
      unsigned lastUse = role.lastLoop[value.symbol];
      if (!mayAsk(plan, state, number, label, value.instance, lastUse))
        continue;
      int64_t mineAt = 0;
      if (instanceOf(plan, state, number, label) == value.instance)
        for (int loop = role.code[mine.at].loop; loop >= 0;
             loop = role.loops[loop].parent) {
          const FlatLoop &at = role.loops[loop];
          if (at.symbol != value.symbol || mine.at == at.begin)
            continue;
          inside.push_back({int(number), loop});
          mineAt = lastUse <= at.end ? mine.slots[at.slot] / at.scale : 0;
        }
      furthest = std::min(furthest, mineAt);
    }
    // Loop variables move by whole periods.
    int64_t step = 1;
    for (const FlatRole &role : flat.roles)
      for (const FlatLoop &loop : role.loops)
        if (int64_t period = role.periods[loop.slot];
            loop.symbol == value.symbol)
          step = std::lcm(step, period / std::gcd(period, loop.scale));
    int64_t forgotten =
        std::max<int64_t>(0, furthest - flat.threshold) / step * step;
    symbolOrigin[index] = forgotten;
    for (auto [agent, loop] : inside)
      origin[agent][loop] =
          forgotten *
          flat.roles[flat.agents[agent].role].loops[loop].scale;
  }
}

void Normalizer::putAgent(int number) {
  const AgentState &agent = state.agents[number];
  const FlatRole &role = plan.flat.roles[plan.flat.agents[number].role];
  put(agent.status);
  if (agent.status == AgentState::Done)
    return;
  put(agent.at);
  put(agent.gate + 1);
  if (agent.gate >= 0)
    put(behind(agent.gate, agent.phase));
  put(agent.isTrivial);
  put(agent.isAtCluster);
  SmallVector<int64_t, 8> slots(agent.slots.begin(), agent.slots.end());
  // A loop variable is dead outside its loop.
  SmallVector<bool, 8> isLoop(slots.size(), false), isInside = isLoop;
  for (auto [index, loop] : enumerate(role.loops)) {
    isLoop[loop.slot] = true;
    if (agent.at > loop.begin && agent.at < loop.end) {
      isInside[loop.slot] = true;
      slots[loop.slot] -= origin[number][index];
    }
  }
  for (auto [slot, value] : enumerate(slots)) {
    bool isDead = isLoop[slot] ? !isInside[slot] : !role.live[agent.at][slot];
    put(isDead ? 0 : value);
  }
  put(agent.clock);
  if (!agent.tensor.empty())
    for (const Asked &entry : askedTensors)
      putEntry(entry, agent.tensor[entry.at]);
  if (!agent.map.empty())
    for (const Asked &entry : askedMaps)
      putEntry(entry, agent.map[entry.at]);
  for (int e = 0; e < engineCount; ++e) {
    int component = plan.engine[number][e];
    if (component < 0)
      continue;
    const AgentState::Queue &queue = agent.queues[e];
    put(reached(component, queue.issued));
    put(queue.issued > queue.committed);
    put(queue.groups.size());
    for (int32_t group : queue.groups)
      put(reached(component, group));
    if (e == TensorLoads)
      for (auto &accumulator : agent.accumulators) {
        bool isRunning = accumulator.loaded > agent.clock[component];
        put(isRunning ? reached(component, accumulator.loaded) : 0);
      }
    if (e == MmaEngine)
      for (auto &accumulator : agent.accumulators) {
        put(accumulator.isFenced);
        bool isRunning = accumulator.updated > agent.clock[component];
        put(isRunning ? reached(component, accumulator.updated) : 0);
      }
  }
}

void Normalizer::putGate(int number) {
  const Gate &gate = state.gates[number];
  put(gate.isLive);
  put(plan.hasParity(number) ? (gate.phase - gate.base) & 1 : 0);
  put(gate.base ? behind(number, gate.base) : 0);
  put(gate.count);
  put(gate.pending);
  put(gate.bytes);
  put(gate.maker + 1);
  if (gate.maker >= 0) {
    put(reached(gate.maker, gate.made));
    put(gate.fenced >= 0);
    put(reached(gate.maker, std::max(gate.fenced, 0)));
  }
  // What has arrived is compared with waits only, what is complete is joined
  // with the clocks of those who go on, and what they all know adds nothing.
  put(gate.arrived);
  if (!gate.complete.empty())
    for (const Asked &entry : askedClock)
      putEntry(entry, std::max(gate.complete[entry.at], least[entry.at]));
  put(gate.waits.size());
  for (auto &waiting : gate.waits) {
    put(waiting.agent);
    put(waiting.tick >= 0);
    put(reached(waiting.agent, waiting.tick, Passed));
    put(behind(number, waiting.phase));
    put(waiting.isTrivial);
  }
  put(gate.expects.size());
  for (auto &expecting : gate.expects) {
    put(expecting.agent);
    put(reached(expecting.agent, expecting.tick));
  }
  for (auto [agent, tick] : enumerate(gate.lastUse))
    put(reached(agent, tick));
  if (number >= plan.namedGate.front())
    for (int32_t tick : gate.lastArrival)
      put(tick >= 0);
}

NormalForm Normalizer::run() {
  out.reserve(16384);
  known.reserve(16384);
  gather();
  shiftLoops();
  put(askedClock.size());
  for (auto *asked : {&askedClock, &askedTensors, &askedMaps})
    for (const Asked &entry : *asked)
      put(entry.at);
  put(state.current);
  for (size_t agent = 0; agent < state.agents.size(); ++agent)
    putAgent(agent);
  for (size_t gate = 0; gate < state.gates.size(); ++gate)
    putGate(gate);
  for (auto &group : state.memory) {
    SmallVector<std::array<int64_t, 10>, 16> rows;
    for (const Access &access : group) {
      bool isAwaited = any_of(state.agents, [&](const AgentState &agent) {
        return agent.clock[access.component] >= access.value;
      });
      rows.push_back({access.low, access.high, access.component,
                      reached(access.component, access.value), access.agent,
                      int64_t(access.proxy), access.isWrite, access.share + 1,
                      access.warpShare + 1, isAwaited});
    }
    llvm::sort(rows);
    put(rows.size());
    for (auto &row : rows)
      for (int64_t value : row)
        put(value);
  }
  for (const Memory &memory : state.tensors) {
    put(memory.isLive);
    put(memory.maker + 1);
    if (memory.maker >= 0)
      put(reached(memory.maker, memory.made));
  }
  // Instances of what varies are counted from the slowest role's.
  auto base = [&](int label) {
    int64_t least = INT64_MAX;
    for (auto [number, agent] : enumerate(plan.flat.agents)) {
      const FlatRole &role = plan.flat.roles[agent.role];
      for (auto [index, loop] : enumerate(role.loops))
        if (loop.label == label && state.agents[number].at > loop.begin &&
            state.agents[number].at < loop.end &&
            state.agents[number].status != AgentState::Done)
          least = std::min(least, origin[number][index]);
    }
    return least == INT64_MAX ? 0 : least;
  };
  SmallVector<std::array<int64_t, 5>, 8> rows;
  for (auto [index, value] : enumerate(state.symbols)) {
    int label = plan.flat.symbolLabel[value.symbol];
    rows.push_back({value.symbol,
                    value.instance - (label < 0 ? 0 : base(label)),
                    value.remainder, value.least - symbolOrigin[index],
                    value.isExact});
  }
  llvm::sort(rows);
  put(rows.size());
  for (auto &row : rows)
    for (int64_t value : row)
      put(value);
  rows.clear();
  for (const PredicateValue &value : state.predicates) {
    int label = plan.flat.predicateLabel[value.predicate];
    rows.push_back({value.predicate,
                    value.instance - (label < 0 ? 0 : base(label)),
                    value.agent + 1, value.holds, 0});
  }
  llvm::sort(rows);
  put(rows.size());
  for (auto &row : rows)
    for (int64_t value : row)
      put(value);
  SmallVector<std::array<int64_t, 4>, 4> numbers;
  for (const Told &told : state.told)
    numbers.push_back({told.group, told.low, told.high, told.number});
  llvm::sort(numbers);
  put(numbers.size());
  for (auto &row : numbers)
    for (int64_t value : row)
      put(value);
  SmallVector<std::array<int64_t, 3>, 8> far;
  for (const Remote &remote : state.remotes)
    far.push_back({remote.entry,
                   reached(remote.entry % plan.dims, remote.value,
                           asksOf(remote.entry / plan.dims)),
                   remote.cta});
  llvm::sort(far);
  put(far.size());
  for (auto &row : far)
    for (int64_t value : row)
      put(value);
  return {std::move(out), std::move(known)};
}

NormalForm normalForm(const Plan &plan, const State &state) {
  return Normalizer(plan, state).run();
}

/// In the order in which run() writes what is known.
void Normalizer::meet(State &lowered, const NormalForm &other) {
  gather();
  size_t next = 0;
  auto lower = [&](const Asked &entry, int32_t &value, bool isRaised) {
    int32_t shown = entry.gate >= 0 || isRaised ? std::max(value, least[entry.at]) : value;
    int64_t rank = other.known[next++];
    if (rank < reached(*entry.sorted, shown))
      value = rank ? (*entry.sorted)[rank - 1] : 0;
    if (!entry.tellsPhases)
      return;
    int64_t gap = 4 - other.known[next++];
    if (gap < 4 && gap > behind(entry.gate, shown))
      value = state.gates[entry.gate].phase - (gap - 2);
  };
  auto lowerAll = [&](Clock &clock, ArrayRef<Asked> asked, bool isRaised = false) {
    if (!clock.empty())
      for (const Asked &entry : asked)
        lower(entry, clock[entry.at], isRaised);
  };
  for (AgentState &agent : lowered.agents)
    if (agent.status != AgentState::Done) {
      lowerAll(agent.clock, askedClock);
      lowerAll(agent.tensor, askedTensors);
      lowerAll(agent.map, askedMaps);
    }
  for (Gate &gate : lowered.gates) {
    lowerAll(gate.arrived, askedClock);
    lowerAll(gate.complete, askedClock, /*isRaised=*/true);
  }
}

void meetKnowledge(const Plan &plan, State &state, const NormalForm &other) {
  // What is compared is gathered before anything is lowered.
  Normalizer(plan, state).meet(state, other);
}

bool NormalForm::covers(const NormalForm &other) const {
  for (size_t i = 0, e = known.size(); i != e; ++i)
    if (known[i] > other.known[i])
      return false;
  return true;
}

} // namespace tier::problem::protocol
