//===- ProtocolMachine.cpp - agents, barriers and steps -------------------===//
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
// Making
//===----------------------------------------------------------------------===//

Machine::Machine(const Plan &plan, const Script &script)
    : plan(&plan), script(&script) {
  const Program &program = plan.program;
  for (const protocol::Agent &from : plan.flat.agents) {
    Agent &agent = agents.emplace_back();
    agent.slots.assign(plan.flat.roles[from.role].slots.size(), 0);
    agent.accumulators.resize(plan.flat.accumulators.size());
  }
  stored.assign(agents.size(), 0);
  gates.resize(plan.gates);
  for (size_t gate = plan.namedGate.front(); gate < gates.size(); ++gate)
    gates[gate].isLive = gates[gate].isFenced = true;
  for (auto *meeting : {&plan.warpGate, &plan.mmaGate})
    for (int gate : *meeting)
      if (gate >= 0)
        gates[gate].pending = ++gates[gate].count;
  if (plan.clusterGate >= 0)
    gates[plan.clusterGate].pending = gates[plan.clusterGate].count =
        plan.flat.ctaThreads * program.cluster;
  tensors.resize(program.cluster * program.buffers.size());

  // Memory is cut wherever some region begins or ends.
  bounds.resize(plan.groups);
  spaces.assign(plan.groups, Space::Shared);
  auto cut = [&](int buffer, int64_t low, int64_t high) {
    const Plan::Place &place = plan.buffers[buffer];
    const Buffer &of = program.buffers[buffer];
    spaces[place.group] = of.space;
    for (int64_t stage = 0; stage < of.stages; ++stage)
      for (int64_t at : {low, high})
        bounds[place.group].push_back(place.offset + stage * of.bytes + at);
  };
  for (auto [number, buffer] : enumerate(program.buffers))
    cut(number, 0, buffer.bytes);
  for (const FlatRole &role : plan.flat.roles)
    for (const Code &code : role.code)
      for (auto *regions : {&code.reads, &code.writes})
        for (const FlatRegion &region : *regions)
          cut(region.buffer, region.offset, region.offset + region.bytes);
  for (auto &at : bounds) {
    llvm::sort(at);
    at.erase(std::unique(at.begin(), at.end()), at.end());
  }
  for (int cta = 0; cta < program.cluster; ++cta)
    for (const auto &at : bounds) {
      Cell empty;
      empty.value.assign(agents.size(), 0);
      empty.seen = empty.value;
      empty.written.assign(agents.size(), 0);
      empty.share = empty.warpShare =
          std::vector<int32_t>(agents.size(), Cell::whole);
      cells.emplace_back(at.size(), empty);
    }
}

void Machine::breakRule(StringRef rule, int64_t op, const Twine &what) {
  if (isBroken())
    return;
  broken = rule.str();
  brokenAt = op;
  message = what.str();
}

const Code &Machine::codeOf(int agent) const {
  return plan->flat.roles[plan->flat.agents[agent].role].code[agents[agent].at];
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

int64_t Machine::scripted(StringRef name, int label, int agent,
                          int64_t otherwise) const {
  auto found = script->values.find(name.str());
  if (found == script->values.end() || found->second.empty())
    return otherwise;
  int64_t instance = 0;
  const FlatRole &role = plan->flat.roles[plan->flat.agents[agent].role];
  for (int loop = label < 0 ? -1 : codeOf(agent).loop; loop >= 0;
       loop = role.loops[loop].parent)
    if (role.loops[loop].label == label) {
      instance = agents[agent].slots[role.loops[loop].slot];
      break;
    }
  return found->second[std::min<size_t>(instance, found->second.size() - 1)];
}

int64_t Machine::number(const FlatExpr &expr, int agent,
                        int64_t otherwise) const {
  if (expr.empty())
    return otherwise;
  auto symbol = [&](int number) {
    const Symbol &of = plan->program.symbols[number];
    return Value{scripted(of.name, plan->flat.symbolLabel[number], agent,
                          std::max<int64_t>(3, of.least))};
  };
  auto least = [](int) { return int64_t(0); };
  Scope scope;
  scope.slots = agents[agent].slots;
  scope.rank = plan->flat.agents[agent].cta;
  scope.symbol = symbol;
  scope.least = least;
  std::optional<Value> value = evaluate(expr, scope);
  return value ? value->constant : INT64_MIN;
}

bool Machine::gateOf(int agent, const Code &code, int cta, int &gate) {
  int64_t stage = number(code.stage, agent, 0);
  const Barrier &barrier = plan->program.barriers[code.barrier];
  if (stage < 0 || stage >= barrier.stages || cta < 0 ||
      cta >= plan->program.cluster) {
    breakRule("async.stage", code.at->id, "no such barrier");
    return false;
  }
  gate = plan->barrierGate[cta * plan->program.barriers.size() + code.barrier] +
         stage;
  return true;
}

bool Machine::rangeOf(int agent, const FlatRegion &region, Range &range,
                      int forced) {
  const Buffer &buffer = plan->program.buffers[region.buffer];
  const Plan::Place &place = plan->buffers[region.buffer];
  int64_t stage = number(region.stage, agent, 0);
  int64_t cta = forced >= 0 ? forced
                            : number(region.rank, agent,
                                     plan->flat.agents[agent].cta);
  if (stage < 0 || stage >= buffer.stages || cta < 0 ||
      cta >= plan->program.cluster) {
    breakRule("async.stage", codeOf(agent).at->id, "no such stage");
    return false;
  }
  int64_t low = place.offset + stage * buffer.bytes + region.offset;
  const auto &at = bounds[place.group];
  range.group = plan->groupOf(cta, region.buffer);
  range.low = llvm::lower_bound(at, low) - at.begin();
  range.high = llvm::lower_bound(at, low + region.bytes) - at.begin();
  range.cta = cta;
  range.isShared = buffer.space == Space::Shared;
  const Life &life = tensors[cta * plan->program.buffers.size() + region.buffer];
  if (place.isLiving && !life.isLive)
    breakRule("async.tensor-life", codeOf(agent).at->id,
              "tensor memory that is not allocated");
  if (place.isLiving && life.maker != agent &&
      (!life.isPublished || agents[agent].fenced <= life.published))
    breakRule("async.tensor-fence", codeOf(agent).at->id,
              "an address of tensor memory without fences");
  if (range.isShared && buffer.offset >= 0)
    for (auto [index, barrier] : enumerate(plan->program.barriers))
      for (int64_t s = 0; s < barrier.stages && barrier.offset >= 0; ++s) {
        int gate =
            plan->barrierGate[cta * plan->program.barriers.size() + index] + s;
        int64_t at = barrier.offset + 8 * s;
        if (gates[gate].isLive && at < low + region.bytes && low < at + 8)
          breakRule("async.barrier-live", codeOf(agent).at->id,
                    "bytes of a live barrier");
      }
  if (range.isShared && !isCtaAlive(cta))
    breakRule("async.peer-exit", codeOf(agent).at->id,
              "memory of a CTA that has ended");
  return !isBroken();
}

bool Machine::rangesOf(int agent, ArrayRef<FlatRegion> regions,
                       std::vector<Range> &ranges, int forced) {
  for (const FlatRegion &region : regions)
    if (!rangeOf(agent, region, ranges.emplace_back(), forced))
      return false;
  return true;
}

bool Machine::isCtaAlive(int cta) const {
  for (auto [number, agent] : enumerate(plan->flat.agents))
    if (agent.cta == cta && !agents[number].isDone)
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

uint64_t Machine::readCells(const Range &range, int reader, int64_t share,
                            int64_t warpShare) const {
  uint64_t read = 0;
  for (int cell = range.low; cell < range.high; ++cell) {
    const Cell &at = cells[range.group][cell];
    for (auto [part, value] : enumerate(reader < 0 ? at.seen : at.value)) {
      // What others own in the reader's mapping is none of its bytes.
      auto isOf = [&](int64_t mapping, int32_t written) {
        return mapping >= 0 && (written == mapping || written == Cell::whole);
      };
      bool isOthers =
          reader >= 0 && int(part) != reader &&
          (isOf(share, at.share[part]) ||
           (isOf(warpShare, at.warpShare[part]) &&
            plan->areOtherWarps(part, reader)));
      if (!isOthers)
        read = mix(read, value);
    }
  }
  return read;
}

void Machine::writeCells(const Range &range, uint64_t tag, int writer,
                         int64_t share, int64_t warpShare) {
  for (int cell = range.low; cell < range.high; ++cell) {
    Cell &at = cells[range.group][cell];
    uint64_t value = mix(tag, cell);
    bool isWhole = writer < 0 || (share < 0 && warpShare < 0);
    for (int part = 0, e = agents.size(); part != e; ++part) {
      uint64_t bit = uint64_t(1) << part;
      bool isTouched = isWhole || part == writer ||
                       (share < 0 && !plan->areOtherWarps(part, writer));
      if (!isTouched)
        continue;
      auto mapped = [&](int64_t mapping) {
        return isWhole ? Cell::whole : mapping < 0 ? Cell::unmapped : int32_t(mapping);
      };
      at.share[part] = mapped(share);
      at.warpShare[part] = mapped(warpShare);
      if (writer < 0) {
        // An ordinary write that is not fenced may land before or after.
        bool isDirty = at.dirty & bit;
        at.value[part] = at.seen[part] =
            isDirty ? mix(value, at.value[part]) : value;
      } else {
        at.value[part] = value;
        if (showsWrites)
          at.seen[part] = value;
        at.written[part] = clock;
        at.dirty |= bit;
      }
    }
    if (writer < 0)
      at.dirty = 0;
    if (writer >= 0) {
      at.mapStale |= uint64_t(1) << writer;
      at.mapReleased &= ~(uint64_t(1) << writer);
    }
  }
}

/// The agent's own writes, and those it has heard of, reach the async proxy.
void Machine::fence(int agent, Space space) {
  int mine = plan->flat.agents[agent].cta;
  for (auto [group, all] : enumerate(cells)) {
    int cta = group / plan->groups;
    Space of = spaces[group % plan->groups];
    bool isIn = space == Space::All ||
                (of == Space::Global ? space == Space::Global
                                     : space == Space::Cluster ||
                                           (space == Space::Shared &&
                                            cta == mine));
    if (!isIn)
      continue;
    for (Cell &cell : all)
      for (int part = 0, e = agents.size(); part != e; ++part) {
        uint64_t bit = uint64_t(1) << part;
        if (!(cell.dirty & bit) ||
            (part != agent && cell.written[part] > agents[agent].passed))
          continue;
        cell.seen[part] = cell.value[part];
        cell.dirty &= ~bit;
      }
  }
}

/// Loads and stores by the warps of a role are of lanes of their own (PTX ISA
/// 9.7.16.2.3.1): these never meet.
bool Machine::touchTensor(int agent, const Range &range, bool isWrite,
                          bool isByWarps, int64_t op) {
  uint64_t bit = uint64_t(1) << agent, mates = 0;
  const protocol::Agent &who = plan->flat.agents[agent];
  for (auto [number, other] : enumerate(plan->flat.agents))
    if (other.cta == who.cta && other.role == who.role)
      mates |= uint64_t(1) << number;
  for (int cell = range.low; cell < range.high; ++cell) {
    Cell &at = cells[range.group][cell];
    bool isApart = isByWarps && at.isByWarps && at.user >= 0 &&
                   (mates >> at.user & 1);
    bool isOthers = at.user >= 0 && at.user != agent && !isApart;
    uint64_t others = isByWarps ? ~mates : ~bit;
    bool isRead = isWrite && (at.readers & others);
    int64_t fenced = agents[agent].fenced;
    bool isUnseen = (isOthers && fenced <= at.published) ||
                    (isRead && fenced <= at.publishedReads);
    if (isUnseen || (isOthers && !at.isPublished) ||
        (isRead && (at.unpublished & others)))
      breakRule("async.tensor-fence", op, "tensor memory without fences");
    if (isWrite) {
      at.user = agent;
      at.isByWarps = isByWarps;
      at.isPublished = false;
      at.readers = at.unpublished = 0;
    } else {
      at.readers |= bit;
      at.unpublished |= bit;
    }
  }
  return !isBroken();
}

void Machine::publishTensor(int agent, bool isCommit) {
  for (auto &all : cells)
    for (Cell &cell : all) {
      uint64_t bit = uint64_t(1) << agent;
      if (cell.user == agent && !cell.isPublished) {
        cell.isPublished = true;
        cell.published = clock;
      }
      if (!isCommit && (cell.unpublished & bit)) {
        cell.unpublished &= ~bit;
        cell.publishedReads = clock;
      }
    }
  for (Life &life : tensors)
    if (life.maker == agent && !life.isPublished) {
      life.isPublished = true;
      life.published = clock;
    }
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

bool Machine::use(int agent, int number, bool isByEngine, int64_t op) {
  Gate &gate = gates[number];
  if (!gate.isLive)
    breakRule("async.init", op, "a barrier that is not initialised");
  else if (isByEngine && !gate.isFenced)
    breakRule("async.init-fence", op, "an initialisation without a fence");
  return !isBroken();
}

void Machine::arrive(int number, int64_t times, int64_t op) {
  Gate &gate = gates[number];
  auto [barrier, cta, stage] = plan->locate(number);
  if (!gate.isLive)
    return breakRule("async.init", op, "a barrier that is not initialised");
  if (barrier && !isCtaAlive(cta))
    return breakRule("async.peer-exit", op, "a barrier of a CTA that has ended");
  if (barrier && gate.phase > 0 && !gate.isObserved)
    return breakRule("async.phase-observed", op, "a phase nobody has seen");
  if (times < 1 || times > gate.pending)
    return breakRule(barrier ? "async.arrivals" : "async.barrier-count", op,
                     "more arrivals than are counted");
  gate.pending -= times;
  complete(number);
}

void Machine::complete(int number) {
  Gate &gate = gates[number];
  if (gate.count == 0 || gate.pending || gate.bytes)
    return;
  ++gate.phase;
  gate.isObserved = false;
  gate.pending = gate.count;
  int named = number - plan->namedGate.front();
  if (named >= 0 && named < plan->namedCount * plan->program.cluster)
    gate.pending = gate.count = 0;
}

/// Arrives and waits for the others.
void Machine::meet(int agent, int gate, int64_t times, int64_t op) {
  agents[agent].gate = gate;
  agents[agent].phase = gates[gate].phase;
  arrive(gate, times, op);
}

void Machine::barrierOp(int agent, const Code &code) {
  const protocol::Agent &who = plan->flat.agents[agent];
  Agent &me = agents[agent];
  const Statement &at = *code.at;
  int64_t cta = number(code.rank, agent, who.cta);
  int gate;
  if (!gateOf(agent, code, cta, gate))
    return;
  int64_t amount = number(code.amount, agent, 1);
  Gate &mine = gates[gate];
  switch (at.op) {
  case Op::Init:
    if (mine.isLive)
      return breakRule("async.barrier-live", at.id, "a second initialisation");
    if (amount < 1)
      return breakRule("async.arrivals", at.id, "a count below 1");
    mine = Gate();
    mine.isLive = true;
    mine.maker = agent;
    mine.count = mine.pending = amount;
    return;
  case Op::Inval:
    if (use(agent, gate, false, at.id))
      mine.isLive = false;
    return;
  case Op::Wait:
    if (!use(agent, gate, false, at.id))
      return;
    if ((mine.phase & 1) != number(code.parity, agent, 0)) {
      mine.isObserved = true;
      me.passed = ++clock;
    }
    return;
  default:
    break;
  }
  if (!use(agent, gate, cta != who.cta, at.id))
    return;
  bool isExpect = at.op == Op::ArriveExpect || at.op == Op::Expect;
  if (isExpect)
    mine.bytes += amount * who.threads;
  if (at.op != Op::Expect)
    arrive(gate, (isExpect ? 1 : amount) * who.threads, at.id);
}

} // namespace tier::problem::protocol
