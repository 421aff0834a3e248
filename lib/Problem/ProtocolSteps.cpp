//===- ProtocolSteps.cpp - steps of agents, ends of asynchronous ops ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProtocolMachine.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

bool Machine::isPending(int agent, Engine engine, int64_t upTo,
                        bool isRead) const {
  return any_of(events, [&](const Event &event) {
    return event.agent == agent && event.engine == engine &&
           event.kind != Event::Arrival && event.number <= upTo &&
           !(isRead && event.isStoreRead);
  });
}

bool Machine::isReady(int number) const {
  const Agent &me = agents[number];
  if (me.isDone)
    return false;
  if (me.gate >= 0)
    return gates[me.gate].phase > me.phase;
  const Code &code = codeOf(number);
  if (code.kind != Code::Kind::Do)
    return true;
  auto isAwaited = [&](Engine engine, int64_t pending, bool isRead) {
    const auto &groups = me.groups[engine];
    int64_t ended = int64_t(groups.size()) - pending;
    return ended <= 0 || !isPending(number, engine, groups[ended - 1], isRead);
  };
  switch (code.at->op) {
  case Op::Wait: {
    int64_t stage = this->number(code.stage, number, 0);
    const Barrier &barrier = plan->program.barriers[code.barrier];
    if (stage < 0 || stage >= barrier.stages || code.at->isOnce)
      return true;
    int cta = plan->flat.agents[number].cta;
    const Gate &gate =
        gates[plan->barrierGate[cta * plan->program.barriers.size() +
                                code.barrier] +
              stage];
    return !gate.isLive ||
           (gate.phase & 1) != this->number(code.parity, number, 0);
  }
  case Op::BulkWait:
    return isAwaited(StoreRead, this->number(code.amount, number, 0),
                     code.at->isRead);
  case Op::GroupWait:
    return isAwaited(CopyEngine, this->number(code.amount, number, 0), false);
  case Op::MmaWait:
    return isAwaited(MmaEngine, this->number(code.amount, number, 0), false);
  case Op::TensorWaitLoad:
    return !isPending(number, TensorLoads, INT64_MAX, false);
  case Op::TensorWaitStore:
    return !isPending(number, TensorStores, INT64_MAX, false);
  case Op::ClusterWait:
    return gates[plan->clusterGate].phase > me.cluster;
  default:
    return true;
  }
}

bool Machine::canEnd(const Event &event) const {
  if (event.kind == Event::Arrival)
    return !isPending(event.agent, event.engine, event.number, false);
  // The matrix units work in order.
  if (event.kind == Event::Product || event.kind == Event::Tensor)
    return !isPending(event.agent, event.engine, event.number - 1, false);
  return true;
}

void Machine::listChoices(SmallVectorImpl<int> &choices) const {
  for (size_t agent = 0; agent < agents.size(); ++agent)
    if (isReady(agent))
      choices.push_back(agent);
  for (auto [number, event] : enumerate(events))
    if (canEnd(event))
      choices.push_back(agents.size() + number);
}

bool Machine::isPrivate(int choice) const {
  if (choice >= int(agents.size()) || agents[choice].gate >= 0)
    return false;
  const Code &code = codeOf(choice);
  if (code.kind == Code::Kind::End)
    return false;
  if (code.kind != Code::Kind::Do)
    return true;
  switch (code.at->op) {
  case Op::Set:
  case Op::MmaFence:
  case Op::MmaCommit:
  case Op::BulkCommit:
  case Op::GroupCommit:
  case Op::Registers:
    return true;
  default:
    return false;
  }
}

void Machine::take(int choice) {
  ++clock;
  if (choice >= int(agents.size())) {
    int index = choice - int(agents.size());
    Event event = events[index];
    bool isHalf = event.kind == Event::Store && !event.isStoreRead;
    if (isHalf)
      events[index].isStoreRead = true;
    else
      events.erase(events.begin() + index);
    return end(std::move(event));
  }
  step(choice);
  // Control flow is nobody else's business.
  for (int left = 100000; left > 0 && !isBroken(); --left) {
    const Code &code = codeOf(choice);
    if (agents[choice].isDone || agents[choice].gate >= 0 ||
        code.kind == Code::Kind::Do || code.kind == Code::Kind::End)
      return;
    step(choice);
  }
}

void Machine::step(int number) {
  Agent &me = agents[number];
  if (me.gate >= 0) { // past a meeting
    me.gate = -1;
    me.passed = clock;
    ++me.at;
    return;
  }
  const Code &code = codeOf(number);
  const protocol::Agent &who = plan->flat.agents[number];
  auto go = [&](bool isTaken) { me.at = isTaken ? me.at + 1 : code.target; };
  switch (code.kind) {
  case Code::Kind::Begin:
    me.slots[code.slot] = 0;
    return go(true);
  case Code::Kind::Test:
    return go(this->number(code.amount, number, 0) > 0);
  case Code::Kind::Next:
    ++me.slots[code.slot];
    return go(false);
  case Code::Kind::Jump:
    return go(false);
  case Code::Kind::Elect: {
    StringRef scope = code.at->name;
    return go(scope == "cta"     ? who.leadsCta
              : scope == "role"  ? who.leadsRole
              : scope == "first" ? who.warp == 0
              : scope == "cta_first" ? who.warp == 0 && who.role == 0
                                 : who.leadsWarp);
  }
  case Code::Kind::Branch: {
    if (code.predicate < 0)
      return go(this->number(code.amount, number, 0) != 0);
    const Predicate &predicate = plan->program.predicates[code.predicate];
    return go(scripted(predicate.name,
                       plan->flat.predicateLabel[code.predicate], number,
                       predicate.differs ? who.leadsRole : 1) != 0);
  }
  case Code::Kind::End: {
    bool isStoring =
        isPending(number, StoreRead, INT64_MAX, /*isRead=*/true);
    if (isStoring)
      return breakRule(me.committed[StoreRead] < me.issued[StoreRead]
                           ? "async.commit"
                           : "async.store-pending",
                       -1, "a bulk store in flight at the end");
    me.isDone = true;
    if (plan->clusterGate < 0)
      return;
    Gate &gate = gates[plan->clusterGate];
    // Threads that have ended count as arrived.
    gate.count -= who.threads;
    if (!me.isAtCluster)
      gate.pending -= who.threads;
    return complete(plan->clusterGate);
  }
  case Code::Kind::Do:
    break;
  }
  perform(number, code);
  if (!isBroken() && me.gate < 0)
    ++me.at;
}

Machine::Event &Machine::issue(Event::Kind kind, int agent, Engine engine,
                               int64_t op) {
  Event &event = events.emplace_back();
  event.kind = kind;
  event.agent = agent;
  event.engine = engine;
  event.number = ++agents[agent].issued[engine];
  event.op = op;
  return event;
}

bool Machine::standsForMma(int agent) const {
  const protocol::Agent &who = plan->flat.agents[agent];
  return plan->program.roles[who.role].threads > 128
             ? who.leadsWarp || !who.isSplit
             : who.leadsRole;
}

void Machine::bulkLoad(int agent, const Code &code) {
  const protocol::Agent &who = plan->flat.agents[agent];
  int64_t own = int64_t(1) << who.cta;
  int64_t mask = number(code.mask, agent, own);
  uint64_t tag =
      mix(mix(who.role + 1, who.cta), uint64_t(agents[agent].loads++));
  // A map that is not fenced describes something else.
  std::vector<Range> maps;
  if (!rangesOf(agent, code.reads, maps))
    return;
  for (const Range &map : maps)
    for (int cell = map.low; cell < map.high; ++cell)
      if (cells[map.group][cell].mapStale)
        return breakRule("async.map-fence", code.at->id,
                         "a map that was written and not fenced");
  for (int cta = 0; cta < plan->program.cluster; ++cta) {
    int gate;
    if (!(mask >> cta & 1))
      continue;
    // Without a mask the barrier may be another CTA's.
    int counting = mask == own ? number(code.rank, agent, cta) : cta;
    if (!gateOf(agent, code, counting, gate) ||
        !use(agent, gate, true, code.at->id))
      return;
    Event event;
    event.kind = Event::Load;
    event.agent = agent;
    event.gate = gate;
    event.cta = cta;
    event.op = code.at->id;
    event.tag = tag;
    event.engine = engineCount;
    event.bytes =
        number(code.amount, agent, code.writes.front().bytes) * who.threads;
    if (!rangesOf(agent, code.writes, event.writes, cta))
      return;
    events.push_back(std::move(event));
  }
}

void Machine::tensorOp(int agent, const Code &code) {
  const protocol::Agent &who = plan->flat.agents[agent];
  Agent &me = agents[agent];
  const Statement &at = *code.at;
  switch (at.op) {
  case Op::TensorAlloc:
  case Op::TensorDealloc: {
    if (!who.leadsWarp)
      return;
    bool isAlloc = at.op == Op::TensorAlloc;
    Life &life = tensors[who.cta * plan->program.buffers.size() + code.buffer];
    if (life.isLive == isAlloc)
      return breakRule("async.tensor-life", at.id, "a second one");
    if (isAlloc)
      life = {true, false, agent, 0};
    std::vector<Range> slots;
    if (rangesOf(agent, code.writes, slots))
      for (const Range &slot : slots)
        writeCells(slot, 1, agent);
    for (int64_t stage = 0;
         !isAlloc && stage < plan->program.buffers[code.buffer].stages;
         ++stage) {
      FlatRegion whole;
      whole.buffer = code.buffer;
      whole.bytes = plan->program.buffers[code.buffer].bytes;
      whole.stage = {
          {Expr::Kind::Constant, FlatNode::Source::Constant, stage}};
      Range range;
      life.isLive = true;
      if (!rangeOf(agent, whole, range) ||
          !touchTensor(agent, range, true, false, at.id))
        return;
    }
    life.isLive = isAlloc;
    if (!isAlloc && any_of(events, [&](const Event &event) {
          return event.kind >= Event::Tensor && event.kind <= Event::TensorWrite;
        }))
      breakRule("async.tensor-life", at.id, "tensor memory in use");
    return;
  }
  case Op::TensorMma: {
    Event event = issue(Event::Tensor, agent, TensorEngine, at.id);
    events.pop_back();
    if (!rangesOf(agent, code.reads, event.reads) ||
        !rangesOf(agent, code.writes, event.writes))
      return;
    for (const Range &range : event.writes)
      if (!touchTensor(agent, range, true, false, at.id))
        return;
    events.push_back(std::move(event));
    return;
  }
  case Op::TensorLoad:
  case Op::TensorStore: {
    bool isLoad = at.op == Op::TensorLoad;
    if (who.leadsWarp || !who.isSplit) {
      Event event = issue(isLoad ? Event::TensorRead : Event::TensorWrite,
                          agent, isLoad ? TensorLoads : TensorStores, at.id);
      events.pop_back();
      event.tag = mix(who.role + 77, me.stores++);
      if (!rangesOf(agent, code.reads, event.reads) ||
          !rangesOf(agent, code.writes, event.writes))
        return;
      event.accumulator = code.accumulator;
      for (const Range &range : event.reads)
        if (!touchTensor(agent, range, false, true, at.id))
          return;
      for (const Range &range : event.writes)
        if (!touchTensor(agent, range, true, true, at.id))
          return;
      events.push_back(std::move(event));
    }
    if (isLoad && plan->warpGate[agent] >= 0)
      meet(agent, plan->warpGate[agent], 1, at.id);
    return;
  }
  default:
    return;
  }
}

void Machine::perform(int number, const Code &code) {
  Agent &me = agents[number];
  const protocol::Agent &who = plan->flat.agents[number];
  const Statement &at = *code.at;
  auto commit = [&](Engine engine) {
    me.groups[engine].push_back(me.issued[engine]);
    me.committed[engine] = me.issued[engine];
  };
  std::vector<Range> ranges;
  switch (at.op) {
  case Op::Set:
    me.slots[code.slot] = this->number(code.amount, number, 0);
    return;
  case Op::Init:
  case Op::Inval:
  case Op::Arrive:
  case Op::ArriveExpect:
  case Op::Expect:
  case Op::Wait:
    return barrierOp(number, code);
  case Op::BulkLoad:
    return bulkLoad(number, code);
  case Op::BulkStore: {
    if (!rangesOf(number, code.reads, ranges))
      return;
    Event &event = issue(Event::Store, number, StoreRead, at.id);
    event.reads = ranges;
    return;
  }
  case Op::BulkCommit:
    return commit(StoreRead);
  case Op::GroupCopy: {
    if (!rangesOf(number, code.writes, ranges))
      return;
    Event &event = issue(Event::Copy, number, CopyEngine, at.id);
    event.tag = mix(who.role + 101, me.stores++);
    event.share = std::max<int64_t>(at.share, 0);
    event.warpShare = at.warpShare;
    event.writes = ranges;
    return;
  }
  case Op::GroupCommit:
    return commit(CopyEngine);
  case Op::GroupArrive:
  case Op::TensorCommit: {
    bool isTensor = at.op == Op::TensorCommit;
    int64_t own = int64_t(1) << who.cta;
    int64_t mask = this->number(code.mask, number, own);
    if (mask == own)
      mask = int64_t(1) << this->number(code.rank, number, who.cta);
    for (int cta = 0; cta < plan->program.cluster; ++cta) {
      int gate;
      if (!(mask >> cta & 1))
        continue;
      if (!gateOf(number, code, cta, gate) || !use(number, gate, false, at.id))
        return;
      if (!at.isCounted)
        gates[gate].pending += who.threads;
      Event event;
      event.kind = Event::Arrival;
      event.agent = number;
      event.engine = isTensor ? TensorEngine : CopyEngine;
      event.number = me.issued[event.engine];
      event.gate = gate;
      event.bytes = who.threads;
      event.op = at.id;
      events.push_back(event);
    }
    return;
  }
  case Op::Read:
    if (rangesOf(number, code.reads, ranges))
      for (const Range &range : ranges)
        me.result = mix(me.result,
                        readCells(range, number, at.share > 0 ? at.share : -1,
                                  at.warpShare));
    if (code.slot >= 0 && !isBroken()) {
      auto told = numbers.find({ranges[0].group, ranges[0].low, ranges[0].high});
      if (told == numbers.end())
        return breakRule("async.number", at.id, "bytes without a number");
      me.slots[code.slot] = told->second;
    }
    // A warp reads as one; reads that follow each other end together.
    if (at.isCollective &&
        !plan->flat.roles[who.role].code[me.at + 1].at->isCollective)
      meet(number, plan->warpGate[number], 1, at.id);
    return;
  case Op::Write:
    if (rangesOf(number, code.writes, ranges))
      for (const Range &range : ranges)
        writeCells(range, mix(who.role + 13, me.stores++), number, at.share,
                   at.warpShare);
    if (!code.amount.empty() && !isBroken())
      numbers[{ranges[0].group, ranges[0].low, ranges[0].high}] =
          this->number(code.amount, number, 0);
    return;
  case Op::MmaFence:
    for (Accumulator &accumulator : me.accumulators)
      accumulator.isFenced = true;
    return;
  case Op::Mma: {
    if (!me.accumulators[code.accumulator].isFenced)
      return breakRule("async.mma-fence", at.id, "a product without a fence");
    if (standsForMma(number)) {
      if (!rangesOf(number, code.reads, ranges))
        return;
      Event &event = issue(Event::Product, number, MmaEngine, at.id);
      event.accumulator = code.accumulator;
      event.reads = ranges;
    }
    return meet(number, plan->mmaGate[number], 1, at.id);
  }
  case Op::MmaCommit:
    return commit(MmaEngine);
  case Op::Touch: {
    Accumulator &accumulator = me.accumulators[code.accumulator];
    me.result = mix(me.result, accumulator.value);
    // What is still in flight goes on with other registers.
    accumulator.isFenced = false;
    return;
  }
  case Op::TensorBefore:
    return publishTensor(number, false);
  case Op::TensorAfter:
    me.fenced = ++clock;
    return;
  case Op::Fence:
  case Op::InitFence:
    for (Gate &gate : gates)
      if (gate.maker == number)
        gate.isFenced = true;
    if (at.op == Op::Fence)
      fence(number, at.space);
    return;
  case Op::MapRelease:
  case Op::MapAcquire:
    for (auto &all : cells)
      for (Cell &cell : all) {
        // Its own writes, and those it has heard of.
        if (at.op == Op::MapAcquire)
          cell.mapStale &= ~cell.mapReleased;
        for (int part = 0, e = agents.size(); part != e; ++part)
          if (at.op == Op::MapRelease && (cell.mapStale >> part & 1) &&
              (part == number || cell.written[part] <= me.passed))
            cell.mapReleased |= uint64_t(1) << part;
      }
    return;
  case Op::WarpSync:
    return meet(number, plan->warpGate[number], 1, at.id);
  case Op::ClusterArrive:
    if (std::exchange(me.isAtCluster, true))
      return breakRule("async.barrier-count", at.id, "a second arrival");
    me.cluster = gates[plan->clusterGate].phase;
    return arrive(plan->clusterGate, who.threads, at.id);
  case Op::ClusterWait:
    if (!std::exchange(me.isAtCluster, false))
      return breakRule("async.barrier-count", at.id, "a wait without arrival");
    me.passed = clock;
    return;
  case Op::CtaBarrier:
  case Op::CtaArrive: {
    int64_t id = this->number(code.stage, number, 0);
    if (id < 0 || id > 15)
      return breakRule("async.barrier-count", at.id, "no such barrier");
    int gate = plan->namedGate[who.cta] + id;
    int64_t count = this->number(code.amount, number, plan->flat.ctaThreads);
    if (gates[gate].count == 0)
      gates[gate].count = gates[gate].pending = count;
    if (gates[gate].count != count)
      return breakRule("async.barrier-count", at.id, "two counts");
    if (at.op == Op::CtaArrive)
      return arrive(gate, who.threads, at.id);
    return meet(number, gate, who.threads, at.id);
  }
  case Op::Unknown:
    return breakRule("async.unknown", at.id, at.name);
  case Op::BulkWait:
  case Op::GroupWait:
  case Op::MmaWait:
  case Op::TensorWaitLoad:
  case Op::TensorWaitStore:
  case Op::Registers:
    return;
  default:
    return tensorOp(number, code);
  }
}

//===----------------------------------------------------------------------===//
// Ends
//===----------------------------------------------------------------------===//

void Machine::end(Event event) {
  Agent &issuer = agents[event.agent];
  auto readAll = [&] {
    uint64_t read = 0;
    for (const Range &range : event.reads)
      read = mix(read, readCells(range, -1));
    return read;
  };
  switch (event.kind) {
  case Event::Load:
    if (!isCtaAlive(event.cta))
      return breakRule(event.cta == plan->flat.agents[event.agent].cta
                           ? "async.load-pending"
                           : "async.peer-exit",
                       event.op, "a copy into a CTA that has ended");
    if (!gates[event.gate].isLive)
      return breakRule("async.inval", event.op, "a barrier that has ended");
    for (const Range &range : event.writes)
      writeCells(range, event.tag, -1);
    gates[event.gate].bytes -= event.bytes;
    return complete(event.gate);
  case Event::Store:
    if (!event.isStoreRead)
      stored[event.agent] += mix(readAll(), event.number);
    return;
  case Event::Copy:
    for (const Range &range : event.writes)
      writeCells(range, event.tag, event.agent, event.share, event.warpShare);
    return;
  case Event::Product: {
    Accumulator &accumulator = issuer.accumulators[event.accumulator];
    accumulator.value = mix(accumulator.value, readAll());
    return;
  }
  case Event::Tensor: {
    uint64_t read = readAll();
    for (const Range &range : event.writes)
      writeCells(range, mix(read, readCells(range, -1)), -1);
    return;
  }
  case Event::TensorRead:
    // Loads end in any order.
    stored[event.agent] += mix(readAll(), event.number + 1000003);
    if (event.accumulator >= 0)
      issuer.accumulators[event.accumulator].value +=
          mix(readAll(), event.number);
    return;
  case Event::TensorWrite:
    for (const Range &range : event.writes)
      writeCells(range, event.tag, -1);
    return;
  case Event::Arrival:
    // The last arrivals at a CTA's own barriers need not find anybody.
    if (!isCtaAlive(plan->flat.agents[event.agent].cta))
      return;
    if (event.engine == TensorEngine)
      publishTensor(event.agent, true);
    return arrive(event.gate, event.bytes, event.op);
  }
}

void Machine::finish() {
  if (isBroken())
    return;
  for (size_t agent = 0; agent < agents.size(); ++agent)
    if (!agents[agent].isDone)
      return breakRule("async.deadlock", codeOf(agent).at->id,
                       "an agent that waits for ever");
  for (const Gate &gate : gates)
    if (gate.bytes)
      breakRule("async.bytes", -1, "bytes left on a barrier");
  if (any_of(tensors, [](const Life &life) { return life.isLive; }))
    breakRule("async.tensor-life", -1, "tensor memory that is never freed");
}

std::vector<uint64_t> Machine::results() const {
  std::vector<uint64_t> all(stored);
  for (const Agent &agent : agents)
    all.push_back(agent.result);
  return all;
}

std::string Machine::encode() const {
  std::string out;
  auto put = [&](uint64_t value) {
    out.append(reinterpret_cast<const char *>(&value), sizeof(value));
  };
  // Of times only the order counts.
  std::vector<int64_t> times;
  auto timeOf = [&](const Cell &cell, int part) {
    bool counts = (cell.dirty >> part & 1) || cell.mapStale;
    return counts ? cell.written[part] : 0;
  };
  for (const Agent &agent : agents) {
    times.push_back(agent.passed);
    times.push_back(agent.fenced);
  }
  for (auto &all : cells)
    for (const Cell &cell : all) {
      times.push_back(cell.published);
      times.push_back(cell.publishedReads);
      for (size_t part = 0; part < agents.size(); ++part)
        times.push_back(timeOf(cell, part));
    }
  for (const Life &life : tensors)
    times.push_back(life.published);
  llvm::sort(times);
  times.erase(std::unique(times.begin(), times.end()), times.end());
  auto putTime = [&](int64_t time) {
    put(llvm::lower_bound(times, time) - times.begin());
  };
  for (auto &[where, number] : numbers)
    for (int64_t part : {int64_t(where[0]), int64_t(where[1]), int64_t(where[2]), number})
      put(part);
  for (const Agent &agent : agents) {
    put(agent.at << 1 | agent.isDone);
    putTime(agent.fenced);
    put(agent.gate);
    if (agent.gate >= 0)
      put(gates[agent.gate].phase - agent.phase);
    putTime(agent.passed);
    put(agent.result);
    put(agent.loads);
    put(agent.stores);
    put(agent.cluster);
    put(agent.isAtCluster);
    for (int64_t slot : agent.slots)
      put(slot);
    for (int engine = 0; engine < engineCount; ++engine) {
      put(agent.issued[engine]);
      put(agent.committed[engine]);
      put(agent.groups[engine].size());
    }
    for (const Accumulator &accumulator : agent.accumulators) {
      put(accumulator.value);
      put(accumulator.isFenced);
    }
  }
  for (const Gate &gate : gates) {
    put(gate.isLive << 2 | gate.isFenced << 1 | gate.isObserved);
    put(gate.count);
    put(gate.pending);
    put(gate.bytes);
    put(gate.phase);
  }
  for (auto &all : cells)
    for (const Cell &cell : all) {
      for (size_t part = 0; part < agents.size(); ++part) {
        put(cell.value[part]);
        put(cell.seen[part]);
        putTime(timeOf(cell, part));
      }
      put(cell.dirty);
      put(cell.user);
      putTime(cell.published);
      putTime(cell.publishedReads);
      put(cell.isPublished << 1 | cell.isByWarps);
      for (size_t part = 0; part < agents.size(); ++part) {
        put(cell.share[part]);
        put(cell.warpShare[part]);
      }
      put(cell.mapStale);
      put(cell.mapReleased);
      put(cell.readers);
      put(cell.unpublished);
    }
  SmallVector<std::array<int64_t, 5>, 16> rows;
  for (const Event &event : events)
    rows.push_back({event.kind, event.agent, event.number, int64_t(event.tag),
                    event.gate * 2 + event.isStoreRead});
  llvm::sort(rows);
  for (auto &row : rows)
    for (int64_t value : row)
      put(value);
  for (const Life &life : tensors) {
    put(life.isLive << 1 | life.isPublished);
    put(life.maker);
    putTime(life.published);
  }
  for (uint64_t value : stored)
    put(value);
  return out;
}

} // namespace tier::problem::protocol
