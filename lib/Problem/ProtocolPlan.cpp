//===- ProtocolPlan.cpp - where things are in clocks and memory -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProtocolState.h"

#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// Where things are
//===----------------------------------------------------------------------===//

static void usedEngines(const Statement &at, SmallVectorImpl<Engine> &engines) {
  switch (at.op) {
  case Op::Read:
    if (at.isCollective)
      engines.push_back(WarpReads);
    return;
  case Op::Mma:
    return engines.push_back(MmaEngine);
  case Op::BulkStore:
    engines.push_back(StoreRead);
    return engines.push_back(StoreDone);
  case Op::GroupCopy:
    return engines.push_back(CopyEngine);
  case Op::TensorMma:
    return engines.push_back(TensorEngine);
  case Op::TensorLoad:
    return engines.push_back(TensorLoads);
  case Op::TensorStore:
    return engines.push_back(TensorStores);
  default:
    return;
  }
}

Plan::Plan(const Flat &flat) : flat(flat), program(*flat.program) {
  // Planes.
  planes = 1 + program.cluster;
  bool hasTensor = false, hasMap = false, hasOtherSpaces = false;
  bool hasWarps = false, hasCluster = false;
  std::set<int> allocated;
  deepest.fill(1);
  auto waitsFor = [&](const Code &code, std::initializer_list<Engine> engines) {
    bool isConstant = code.amount.size() == 1 &&
                      code.amount[0].kind == Expr::Kind::Constant;
    size_t pending =
        isConstant ? std::clamp<int64_t>(code.amount[0].value, 0, 64) : 64;
    for (Engine engine : engines)
      deepest[engine] = std::max(deepest[engine], pending + 1);
  };
  int64_t namedBarriers = 1;
  for (const FlatRole &role : flat.roles)
    for (const Code &code : role.code) {
      Op op = code.at->op;
      if (code.kind != Code::Kind::Do)
        continue;
      hasTensor |= op >= Op::TensorMma && op <= Op::TensorDealloc;
      hasMap |= op == Op::MapRelease || op == Op::MapAcquire ||
                (op == Op::BulkLoad && !code.reads.empty());
      hasOtherSpaces |= op == Op::Fence && code.at->space != Space::Shared &&
                        code.at->space != Space::All;
      hasWarps |= op == Op::WarpSync || op == Op::TensorLoad ||
                  code.at->isCollective;
      hasCluster |= op == Op::ClusterArrive || op == Op::ClusterWait;
      hasInval |= op == Op::Inval;
      if (op == Op::MmaWait)
        waitsFor(code, {MmaEngine});
      if (op == Op::GroupWait)
        waitsFor(code, {CopyEngine});
      if (op == Op::BulkWait && code.at->isRead)
        waitsFor(code, {StoreRead});
      if (op == Op::BulkWait && !code.at->isRead)
        waitsFor(code, {StoreRead, StoreDone});
      if (op == Op::TensorAlloc)
        allocated.insert(code.buffer);
      if (op == Op::CtaBarrier || op == Op::CtaArrive) {
        bool isConstant = code.stage.size() == 1 &&
                          code.stage[0].kind == Expr::Kind::Constant;
        namedBarriers = std::max<int64_t>(
            namedBarriers, isConstant ? std::min<int64_t>(
                                            15, code.stage[0].value) +
                                            1
                                      : 16);
      }
    }
  bool hasGlobal = any_of(program.buffers, [](const Buffer &buffer) {
    return buffer.space == Space::Global;
  });
  auto plane = [&](bool isNeeded) { return isNeeded ? int(planes++) : -1; };
  globalPlane = plane(hasGlobal);
  anyPlane = plane(hasOtherSpaces);
  tensorPlane = plane(hasTensor);
  mapPlane = plane(hasMap);
  executedPlane = plane(true);

  // Components.
  dims = flat.agents.size();
  for (auto [number, agent] : enumerate(flat.agents)) {
    auto &mine = engine.emplace_back();
    mine.fill(-1);
    for (const Code &code : flat.roles[agent.role].code) {
      SmallVector<Engine, 2> engines;
      if (code.kind == Code::Kind::Do)
        usedEngines(*code.at, engines);
      for (Engine used : engines)
        if (mine[used] < 0)
          mine[used] = dims++;
    }
  }
  for (int cta = 0; cta < program.cluster; ++cta)
    for (const Barrier &barrier : program.barriers) {
      barrierGate.push_back(gates);
      gates += barrier.stages;
    }
  for (int cta = 0; cta < program.cluster; ++cta) {
    namedGate.push_back(gates);
    gates += namedBarriers;
    namedCount = namedBarriers;
  }
  warpGate.assign(flat.agents.size(), -1);
  if (hasWarps)
    for (auto [number, agent] : enumerate(flat.agents)) {
      const Agent *before = number ? &flat.agents[number - 1] : nullptr;
      bool isSame = before && before->cta == agent.cta &&
                    before->role == agent.role && before->warp == agent.warp;
      warpGate[number] = isSame ? warpGate[number - 1] : int(gates++);
    }
  mmaGate.assign(flat.agents.size(), -1);
  for (auto [number, agent] : enumerate(flat.agents)) {
    const Agent *before = number ? &flat.agents[number - 1] : nullptr;
    bool isSame = before && before->cta == agent.cta &&
                  before->role == agent.role &&
                  (before->warp == agent.warp || !isManyGroups(agent));
    if (engine[number][MmaEngine] >= 0)
      mmaGate[number] = isSame ? mmaGate[number - 1] : int(gates++);
  }
  if (hasCluster)
    clusterGate = gates++;
  gateComponent = dims;
  dims += gates;

  // Memory.
  for (auto [number, buffer] : enumerate(program.buffers)) {
    Place &made = buffers.emplace_back();
    made.offset = std::max<int64_t>(buffer.offset, 0);
    made.isLiving = allocated.count(number);
  }
  for (const Barrier &barrier : program.barriers) {
    hasPlacedBarriers |= barrier.offset >= 0;
    barriers.push_back({-1, std::max<int64_t>(barrier.offset, 0), false});
  }
  findGroups();
  findUses();
}

/// What overlaps is one group, also by way of others; what has no offset
/// overlaps with nothing.
void Plan::findGroups() {
  struct Extent {
    Space space;
    int64_t low, high;
    Place *place;
  };
  std::vector<Extent> extents;
  auto add = [&](Space space, int64_t offset, int64_t bytes, Place &place) {
    if (offset < 0)
      place.group = groups++;
    else
      extents.push_back({space, offset, offset + bytes, &place});
  };
  for (auto [buffer, place] : zip(program.buffers, buffers))
    add(buffer.space, buffer.offset, buffer.stages * buffer.bytes, place);
  for (auto [barrier, place] : zip(program.barriers, barriers))
    if (barrier.offset >= 0)
      add(Space::Shared, barrier.offset, barrier.bytes(), place);
  llvm::stable_sort(extents, [](const Extent &a, const Extent &b) {
    return std::tie(a.space, a.low) < std::tie(b.space, b.low);
  });
  int64_t high = -1;
  for (auto [number, extent] : enumerate(extents)) {
    bool isNew = number == 0 || extents[number - 1].space != extent.space ||
                 extent.low >= high;
    if (isNew)
      ++groups;
    high = isNew ? extent.high : std::max(high, extent.high);
    extent.place->group = groups - 1;
  }
}

bool Plan::mayArrive(const State &state, int agent, int gate) const {
  return mayMeet(state, agent, gate, arrives);
}

bool Plan::mayCare(const State &state, int agent, int gate) const {
  return mayMeet(state, agent, gate, cares);
}

bool Plan::mayMeet(const State &state, int agent, int gate,
                   const LastUses &uses) const {
  const Agent &who = flat.agents[agent];
  if (state.agents[agent].status == AgentState::Done)
    return false;
  if (gate < namedGate.front()) {
    size_t at = llvm::upper_bound(barrierGate, gate) - barrierGate.begin() - 1;
    return state.agents[agent].at <
           uses[who.role][at % program.barriers.size()];
  }
  if (gate == clusterGate)
    return true;
  int named = gate - namedGate.front();
  if (named < namedCount * program.cluster)
    return named / namedCount == who.cta &&
           state.agents[agent].at < meets[who.role][named % namedCount];
  return warpGate[agent] == gate || mmaGate[agent] == gate;
}

bool Plan::mayTouch(const State &state, int agent, int group) const {
  return state.agents[agent].status != AgentState::Done &&
         state.agents[agent].at <
             touches[flat.agents[agent].role][group % groups];
}

std::tuple<const Barrier *, int, int64_t> Plan::locate(int gate) const {
  if (gate >= namedGate.front())
    return {nullptr, 0, 0};
  size_t at = llvm::upper_bound(barrierGate, gate) - barrierGate.begin() - 1;
  size_t count = program.barriers.size();
  return {&program.barriers[at % count], int(at / count),
          gate - barrierGate[at]};
}

bool Plan::isManyGroups(const Agent &agent) const {
  return agent.isSplit && program.roles[agent.role].threads > 128;
}

void Plan::findUses() {
  // What loads on a barrier fill: who touches it asks for the barrier's phases.
  std::vector<std::set<int>> filled(program.barriers.size());
  for (const FlatRole &role : flat.roles)
    for (const Code &code : role.code)
      if (code.kind == Code::Kind::Do && code.at->op == Op::BulkLoad)
        for (auto *regions : {&code.reads, &code.writes})
          for (const FlatRegion &region : *regions)
            filled[code.barrier].insert(buffers[region.buffer].group);
  isRelaxed.assign(program.barriers.size(), false);
  for (const FlatRole &role : flat.roles)
    for (const Code &code : role.code)
      if (code.kind == Code::Kind::Do && code.barrier >= 0 && code.at->isRelaxed)
        isRelaxed[code.barrier] = true;
  for (const FlatRole &role : flat.roles) {
    auto &asked = cares.emplace_back(program.barriers.size(), 0);
    auto &touched = touches.emplace_back(groups, 0);
    auto &arrived = arrives.emplace_back(program.barriers.size(), 0);
    auto &heard = hears.emplace_back(groups, 0);
    auto &met = meets.emplace_back(namedCount, 0);
    for (auto [at, code] : enumerate(role.code)) {
      if (code.kind != Code::Kind::Do)
        continue;
      unsigned end = at + 1; // it may come again until the loops around it end
      for (int loop = code.loop; loop >= 0; loop = role.loops[loop].parent)
        end = std::max(end, role.loops[loop].end);
      auto raise = [&](unsigned &last) { last = std::max(last, end); };
      for (auto *regions : {&code.reads, &code.writes})
        for (const FlatRegion &region : *regions)
          raise(touched[buffers[region.buffer].group]);
      if (code.at->op == Op::Read && code.slot >= 0)
        raise(heard[buffers[code.reads[0].buffer].group]);
      if (code.buffer >= 0)
        raise(touched[buffers[code.buffer].group]);
      if (code.at->op == Op::CtaBarrier || code.at->op == Op::CtaArrive)
        for (auto [id, last] : enumerate(met)) {
          bool isConstant =
              code.stage.size() == 1 && code.stage[0].kind == Expr::Kind::Constant;
          if (!isConstant || code.stage[0].value == int64_t(id))
            raise(last);
        }
      if (code.barrier < 0)
        continue;
      bool isLife = code.at->op == Op::Init || code.at->op == Op::Inval;
      if (!isLife)
        raise(asked[code.barrier]);
      if (!isLife && code.at->op != Op::Wait)
        raise(arrived[code.barrier]);
      if (barriers[code.barrier].group >= 0)
        raise(touched[barriers[code.barrier].group]);
    }
    for (auto [barrier, all] : enumerate(filled))
      for (int group : all)
        asked[barrier] = std::max(asked[barrier], touched[group]);
  }
}

} // namespace tier::problem::protocol
