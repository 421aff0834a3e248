//===- ProtocolState.h - one run of a protocol, and its normal form -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ProtocolVerify.h calls a state: agents with their clocks, gates (every
// barrier stage, named barrier, warp and cluster is one), accesses that others
// may still race with, and what is known of the script.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_PROTOCOLSTATE_H
#define TIER_LIB_PROBLEM_PROTOCOLSTATE_H

#include "ProtocolFlat.h"
#include "tier/Problem/ProtocolVerify.h"

#include <array>
#include <set>
#include <tuple>

namespace tier::problem::protocol {

/// The kinds of asynchronous ops that one agent awaits in order.
enum Engine : uint8_t {
  MmaEngine,
  StoreRead, ///< bulk stores: their reads
  StoreDone, ///< bulk stores: their writes
  CopyEngine,
  TensorEngine,
  TensorLoads,
  TensorStores,
  WarpReads, ///< collective reads, which end for the whole warp
  engineCount
};

enum class Proxy : uint8_t { Generic, Copy, Async, Tensor, Map };

struct State;

/// Where things are in clocks and memory; fixed for a program.
struct Plan {
  explicit Plan(const Flat &flat);

  const Flat &flat;
  const Program &program;
  unsigned dims = 0;   ///< components of a plane
  unsigned planes = 1; ///< known, then the fenced ones
  std::vector<std::array<int, engineCount>> engine; ///< agent -> component
  /// As many of the newest groups as some wait tells apart.
  std::array<size_t, engineCount> deepest;
  std::vector<int> barrierGate; ///< cta * barriers + barrier -> first gate
  std::vector<int> namedGate;   ///< cta -> gate of named barrier 0
  std::vector<int> warpGate;    ///< agent -> gate of its warp, or -1
  /// agent -> where the threads of a collective op of the matrix unit meet, or
  /// -1. They order execution, not memory.
  std::vector<int> mmaGate;
  int namedCount = 1; ///< per CTA
  /// Whether waits ask for the parity of its phases. Those who meet elsewhere wait for
  /// the phase at hand, however many there were.
  bool hasParity(int gate) const { return namedGate.empty() || gate < namedGate.front(); }
  /// Whether whoever waits there is counted in the next phase too: it cannot end before
  /// they have gone on.
  bool countsWaiters(int gate) const {
    return gate != clusterGate &&
           gate >= namedGate.front() + namedCount * int(program.cluster);
  }
  int clusterGate = -1;
  unsigned gates = 0;
  int gateComponent = 0; ///< of gate 0; the others follow

  int sharedPlane(int cta) const { return 1 + cta; }
  int globalPlane = -1, anyPlane = -1, tensorPlane = -1, mapPlane = -1;
  int executedPlane = -1; ///< what has been executed, seen or not

  /// Buffers and barriers that may share bytes are in one group.
  struct Place {
    int group = 0;
    int64_t offset = 0;
    bool isLiving = false; ///< tensor memory that is allocated and freed
  };
  std::vector<Place> buffers, barriers;
  int groups = 0; ///< per CTA
  bool hasPlacedBarriers = false, hasInval = false;
  /// role -> buffer group or barrier -> one past the last op that touches it,
  /// arrives at it, or asks for its phases; 0: none.
  using LastUses = std::vector<std::vector<unsigned>>;
  LastUses touches, arrives, cares;
  /// barrier -> some arrive there without handing on all that they know.
  std::vector<bool> isRelaxed;
  LastUses meets; ///< the same for the named barriers of a CTA
  LastUses hears; ///< the same for numbers in a buffer group
  bool mayArrive(const State &state, int agent, int gate) const;
  bool mayCare(const State &state, int agent, int gate) const;
  bool mayTouch(const State &state, int agent, int group) const;
  bool mayMeet(const State &state, int agent, int gate,
               const LastUses &uses) const;
  /// The barrier of a gate, its CTA and stage; null for other gates.
  std::tuple<const Barrier *, int, int64_t> locate(int gate) const;

  void findGroups();
  void findUses();
  /// Whether both are lanes of one role's warps, but of different ones.
  bool areOtherWarps(int agent, int other) const {
    const Agent &a = flat.agents[agent], &b = flat.agents[other];
    return a.cta == b.cta && a.role == b.role && a.warp != b.warp;
  }
  /// A role of several warpgroups, whose warps are told apart.
  bool isManyGroups(const Agent &agent) const;
  int groupOf(int cta, int buffer) const {
    bool isShared = program.buffers[buffer].space == Space::Global;
    return (isShared ? 0 : cta) * groups + buffers[buffer].group;
  }
};

using Clock = std::vector<int32_t>;
void join(Clock &into, const Clock &from);

struct Access {
  int32_t low = 0, high = 0;
  int32_t component = 0, value = 0; ///< over once known[component] >= value
  int32_t agent = 0, tick = 0;      ///< issued then
  Proxy proxy = Proxy::Generic;
  bool isWrite = false;
  bool isByRelease = false; ///< told as what a release shows: ProtocolReduce.cpp
  int16_t share = -1, warpShare = -1;
  // For messages only:
  int32_t op = -1, stage = -1, iteration = -1;
};

/// A count of arrivals (and bytes), phase after phase.
struct Gate {
  bool isLive = false;
  int32_t phase = 0;   ///< phases complete
  int32_t base = 0;    ///< phase at the last initialisation
  int32_t count = 0, pending = 0;
  int64_t bytes = 0;   ///< expected - landed
  int32_t maker = -1, made = 0, fenced = -1; ///< initialised by, when
  Clock arrived, complete;
  struct Waiting {
    int32_t agent, tick; ///< tick < 0: not yet passed
    int32_t phase;
    bool isTrivial; ///< needs no new phase
    int32_t op;
  };
  std::vector<Waiting> waits;
  struct Expecting {
    int32_t agent, tick, op;
  };
  std::vector<Expecting> expects; ///< without an arrival, this phase
  std::vector<int32_t> lastUse;   ///< agent -> tick; if the plan asks for it
  // For messages only:
  int32_t lastExpect = -1, lastLoad = -1, initOp = -1;
  std::vector<int32_t> lastArrival; ///< agent -> tick
};

struct AgentState {
  enum Status : uint8_t { Running, Blocked, Done };
  Status status = Running;
  unsigned at = 0;
  int gate = -1;         ///< blocked on
  int32_t phase = 0;     ///< until this one is complete
  bool isTrivial = false;
  bool isAtCluster = false; ///< arrived at the cluster barrier, not waited
  std::vector<int64_t> slots;
  Clock clock;
  Clock tensor, map; ///< fenced on the acquiring side; one plane each
  struct Queue {
    int32_t issued = 0;
    std::vector<int32_t> groups; ///< `issued` at each commit, oldest first
    int32_t committed = 0;
  };
  std::array<Queue, engineCount> queues;
  struct Accumulator {
    bool isFenced = false;
    int32_t updated = 0; ///< by the matrix unit's op of this number
    int32_t loaded = 0;  ///< by the load from tensor memory of this number
  };
  std::vector<Accumulator> accumulators;
  // For messages only:
  int32_t lastPass = 0; ///< tick of the last wait passed
  int32_t onceGate = -1, onceOp = -1; ///< the last wait that may give up
  int32_t initFenced = 0; ///< tick of the last fence of initialisations
  struct Release {
    int32_t tick, op;
  };
  std::vector<Release> releases;
};

/// What is known of one value of a symbol: modulus * q + remainder, where q is
/// at least `least`, or exactly that.
struct SymbolValue {
  int symbol = 0;
  int64_t instance = 0; ///< iteration of the loop it varies with
  int64_t remainder = 0, least = 0;
  bool isExact = false;
};
struct PredicateValue {
  int predicate = 0, agent = -1;
  int64_t instance = 0;
  bool holds = false;
};
/// An access of a peer's memory, or an arrival at its barrier. Over once an
/// agent there has clock[entry] >= value: the first where it is known, the
/// second where it is known to be executed.
struct Remote {
  int32_t entry, value, cta, op;
};
struct Memory { ///< tensor memory that is allocated and freed
  bool isLive = false;
  int32_t maker = -1, made = 0, op = -1;
};

/// A number that somebody wrote to bytes of a group, until they are overwritten.
struct Told {
  int32_t group = 0, low = 0, high = 0;
  int64_t number = 0;
  uint64_t heard = 0; ///< by these agents
};

struct State {
  std::vector<AgentState> agents;
  std::vector<Gate> gates;
  std::vector<std::vector<Access>> memory; ///< by group
  std::vector<Memory> tensors;             ///< cta * buffers + buffer
  std::vector<SymbolValue> symbols;
  std::vector<PredicateValue> predicates;
  std::vector<Remote> remotes;
  std::vector<Told> told;
  int current = 0; ///< the agent that runs

  static State initial(const Plan &plan);
};

/// The iteration of the loop of this label that `agent` is in, or 0.
int64_t instanceOf(const Plan &plan, const State &state, int agent, int label);
/// Forgets values that every role has passed.
void forget(const Plan &plan, State &state);
/// Whether reads are told as what the phases of a gate show.
bool isShown(const Plan &plan, const State &state, int gate);
/// Forgets what agents know and none of their own ops asks for.
void dropKnowledge(const Plan &plan, State &state);
/// What the future of a state depends on.
struct NormalForm {
  std::string exact;
  /// What agents know, and barriers hand on. Knowing more breaks no rule: the
  /// steps are the same, and each comparison that holds still holds.
  std::vector<int16_t> known;
  /// Equal but for knowledge, of which the other has at least as much.
  bool covers(const NormalForm &other) const;
};
NormalForm normalForm(const Plan &plan, const State &state);
/// Forgets what `other`, equal but for knowledge, does not know.
void meetKnowledge(const Plan &plan, State &state, const NormalForm &other);

} // namespace tier::problem::protocol

#endif // TIER_LIB_PROBLEM_PROTOCOLSTATE_H
