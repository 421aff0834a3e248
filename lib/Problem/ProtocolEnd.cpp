//===- ProtocolEnd.cpp - how runs of a protocol end -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProtocolRun.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// Nobody can go on
//===----------------------------------------------------------------------===//

/// The agent may still arrive at the gate's barrier, or load on it.
bool Run::mayCome(int number, int gate, bool isLoad) const {
  const AgentState &other = state.agents[number];
  if (other.status == AgentState::Done)
    return false;
  const FlatRole &role = plan.flat.roles[plan.flat.agents[number].role];
  unsigned from = other.at;
  for (int loop = role.code[other.at].loop; loop >= 0;
       loop = role.loops[loop].parent)
    from = std::min(from, role.loops[loop].begin);
  auto [barrier, cta, stage] = plan.locate(gate);
  for (const Code &code : ArrayRef(role.code).drop_front(from)) {
    Op op = code.at->op;
    bool arrives = isLoad ? op == Op::BulkLoad
                          : op == Op::Arrive || op == Op::ArriveExpect ||
                   op == Op::GroupArrive || op == Op::TensorCommit;
    if (code.kind == Code::Kind::Do && arrives && barrier &&
        &plan.program.barriers[code.barrier] == barrier)
      return true;
  }
  return false;
}

bool Run::isComing(int gate, bool isLoad) const {
  for (size_t number = 0; number < state.agents.size(); ++number)
    if (mayCome(number, gate, isLoad))
      return true;
  return false;
}

/// Somebody who has not ended and waits elsewhere may yet come to the meeting.
bool Run::isMeetingComing(int gate) const {
  for (auto [number, other] : enumerate(state.agents))
    if (other.status == AgentState::Blocked && other.gate != gate &&
        plan.mayArrive(state, number, gate))
      return true;
  return false;
}

/// Nobody can go on: says why.
bool Run::deadlock() {
  struct Reason {
    int rank;
    int agent;
  };
  std::optional<Reason> best;
  for (auto [number, other] : enumerate(state.agents)) {
    if (other.status != AgentState::Blocked)
      continue;
    const Gate &gate = state.gates[other.gate];
    int rank = 3;
    if (other.gate >= plan.namedGate.front())
      rank = isMeetingComing(other.gate) ? 6 : 4;
    else if (gate.pending == 0 && gate.bytes)
      rank = isComing(other.gate, true) ? 5 : 0;
    else if (gate.pending < gate.count)
      rank = 1;
    else if (!isComing(other.gate, false))
      rank = 2;
    if (!best || rank < best->rank)
      best = Reason{rank, int(number)};
  }
  if (!best)
    return true;
  state.current = best->agent;
  code = &plan.flat.roles[agent().role].code[me().at];
  int number = me().gate;
  const Gate &gate = state.gates[number];
  int64_t stage = stageOf(number);
  switch (best->rank) {
  case 5:
  case 0:
    return report.add("async.bytes", gate.lastExpect,
                      gate.lastLoad >= 0 ? gate.lastLoad : code->at->id, stage,
                      iteration(),
                      Twine(gate.bytes) + " bytes expected on " +
                          nameOf(number) + " that are never issued");
  case 1:
  case 2:
    return refuse("async.arrivals", gate.initOp, stage,
                  Twine(gate.count - gate.pending) + " of " +
                      Twine(gate.count) + " at " + nameOf(number) +
                      " in phase " + Twine(gate.phase - gate.base) +
                      ", and nobody else to come");
  case 4:
  case 6:
    return refuse("async.barrier-count", -1, -1,
                  Twine(gate.count - gate.pending) + " of " +
                      Twine(gate.count) + " threads at " + nameOf(number) +
                      ", and nobody else to come");
  default:
    return refuse("async.deadlock", gate.initOp, stage,
                  "a wait for phase " + Twine(me().phase - gate.base) +
                      " of " + nameOf(number) +
                      " that its own next step would allow");
  }
}

//===----------------------------------------------------------------------===//
// The end
//===----------------------------------------------------------------------===//

bool Run::endAgent() {
  AgentState &mine = me();
  auto isPending = [&](Engine engine) {
    int component = plan.engine[state.current][engine];
    return component >= 0 && mine.queues[engine].issued > known(component);
  };
  // What it writes is done when the grid ends; what it reads ends with the CTA.
  if (isPending(StoreRead)) {
    bool isCommitted =
        mine.queues[StoreRead].issued <= mine.queues[StoreRead].committed;
    // At the store itself: the end has no place.
    int64_t op = -1;
    for (const Code &at : plan.flat.roles[agent().role].code)
      if (at.kind == Code::Kind::Do && at.at->op == Op::BulkStore)
        op = at.at->id;
    return report.add(isCommitted ? "async.store-pending" : "async.commit", op,
                      -1, -1, -1,
                      isCommitted ? "one that may be"
                                  : "a bulk store outside any group");
  }
  mine.status = AgentState::Done;
  if (plan.clusterGate < 0)
    return true;
  // Threads that have ended count as arrived.
  Gate &gate = state.gates[plan.clusterGate];
  gate.count -= agent().threads;
  if (!mine.isAtCluster)
    gate.pending -= agent().threads;
  return complete(plan.clusterGate);
}

bool Run::endAll() {
  forget(plan, state);
  bool isFine = true;
  for (const Remote &remote : state.remotes)
    isFine &= report.add("async.peer-exit", remote.op, -1, -1, -1,
                         "an access that CTA " + Twine(remote.cta) +
                             " may not outlive");
  for (auto [number, gate] : enumerate(state.gates))
    if (gate.bytes)
      isFine &= report.add("async.bytes",
                           gate.bytes > 0 ? gate.lastExpect : gate.lastLoad,
                           gate.bytes > 0 ? gate.lastLoad : gate.lastExpect,
                           stageOf(number), -1,
                           Twine(gate.bytes) + " bytes left on " +
                               nameOf(number));
  for (auto [group, all] : enumerate(state.memory))
    for (const Access &access : all) {
      bool isLoad =
          access.component >= plan.gateComponent && access.isWrite;
      if (!isLoad)
        continue;
      int cta = group / plan.groups;
      bool isKnown = false;
      for (auto [number, agent] : enumerate(plan.flat.agents))
        isKnown |= agent.cta == cta &&
                   state.agents[number].clock[access.component] >=
                       access.value;
      if (!isKnown)
        isFine &= report.add("async.load-pending", access.op, -1,
                             access.stage, access.iteration, "one that may be");
    }
  for (const Memory &memory : state.tensors)
    if (memory.isLive)
      isFine &= report.add("async.tensor-life", memory.op, -1, -1, -1,
                           "tensor memory that is never freed");
  return isFine;
}

} // namespace tier::problem::protocol
