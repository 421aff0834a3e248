//===- ProtocolAccess.cpp - memory, engines, proxies and fences -----------===//
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
// Conflicts
//===----------------------------------------------------------------------===//

/// `before` may still be under way: says which rule that breaks.
bool Run::order(const Access &before, const Access &mine, int64_t stage) {
  const auto &engines = plan.engine[before.agent];
  auto isBy = [&](Engine engine) {
    return engines[engine] >= 0 && engines[engine] == before.component;
  };
  // Its issuer has gone on to something that this thread has seen.
  bool isHandedOver =
      before.agent != state.current && known(before.agent) > before.tick;
  const AgentState &other = state.agents[before.agent];
  auto isCommitted = [&](Engine engine) {
    return before.value <= other.queues[engine].committed;
  };
  auto refuseHere = [&](StringRef rule, StringRef got) {
    return refuse(rule, before.op, stage, got);
  };
  /// At the release that came too early.
  auto refuseRelease = [&](StringRef rule, StringRef got) {
    for (auto [tick, op] : other.releases)
      if (tick > before.tick)
        return report.add(rule, op, before.op, stage, before.iteration, got);
    return refuseHere(rule, got);
  };
  if (other.onceOp >= 0 && !isHandedOver)
    return report.add("async.wait-loop", other.onceOp, code->at->id, stage,
                      before.iteration, "one that may give up");
  bool isLoad = before.component >= plan.gateComponent;
  if (isLoad) {
    if (mine.isWrite)
      return refuseHere("async.overwrite",
                        "a write while a copy into the stage may be under way");
    return refuseHere("async.read-early",
                      "a read while the copy may be under way");
  }
  if (isBy(MmaEngine)) {
    if (!isCommitted(MmaEngine) && isHandedOver)
      return refuseRelease("async.mma-commit", "a product outside any group");
    if (isHandedOver)
      return refuseRelease("async.release-running",
                           "a release while a product may read the stage");
    return refuseHere("async.overwrite",
                      "a write while a product may read the stage");
  }
  if (isBy(TensorEngine)) {
    if (!mine.isWrite)
      return refuseHere("async.read-early",
                        "a read while the product may be under way");
    if (isHandedOver)
      return refuseRelease("async.release-running",
                           "a release while a product may use the stage");
    return refuseHere("async.overwrite",
                      "a write while a product may use the stage");
  }
  if (isBy(TensorLoads) || isBy(TensorStores)) {
    if (isHandedOver || before.agent == state.current)
      return refuseRelease("async.tensor-wait",
                           "one that may be under way");
    return refuseHere(isBy(TensorLoads) ? "async.overwrite" : "async.race",
                      "an access while another may be under way");
  }
  if (isBy(StoreRead) || isBy(StoreDone)) {
    if (!isCommitted(StoreRead))
      return refuseHere("async.commit", "a bulk store outside any group");
    return refuseHere("async.store-reuse", "one that may be read");
  }
  if (isBy(CopyEngine))
    return refuseHere(mine.isWrite ? "async.overwrite" : "async.read-early",
                      "an access while a thread's copy may be under way");
  // Ordinary accesses.
  if (before.isWrite && code->at->op == Op::BulkStore)
    return refuseHere("async.store-visible",
                      "stores of other threads that were not met");
  if (!before.isWrite && mine.proxy == Proxy::Async)
    return refuseHere("async.overwrite",
                      "a copy into a stage that others may read");
  // Neither is first: the one that is written later is where to look.
  std::string got = before.isWrite == mine.isWrite
                        ? "two writes in no order"
                        : "a read and a write in no order";
  if (before.op > code->at->id)
    return report.add("async.race", before.op, code->at->id, stage,
                      before.iteration, got);
  return refuseHere("async.race", got);
}

/// Checks one conflicting pair, in this order of execution.
bool Run::conflict(const Access &before, const Access &mine, int64_t stage,
                   int plane) {
  bool isSameEngine = before.component == mine.component &&
                      before.component >= int(state.agents.size());
  // Products on one accumulator run in order.
  if (isSameEngine && before.proxy == Proxy::Tensor &&
      before.component == plan.engine[before.agent][TensorEngine])
    return true;
  if (known(before.component) < before.value)
    return order(before, mine, stage);
  bool isTensor =
      before.proxy == Proxy::Tensor && mine.proxy == Proxy::Tensor;
  if (isTensor) {
    if (before.agent == state.current ||
        me().tensor[before.component] >= before.value)
      return true;
    return refuse("async.tensor-fence", before.op, stage,
                  "a synchronisation without both of them");
  }
  bool isGeneric =
      before.proxy == Proxy::Generic || before.proxy == Proxy::Copy;
  if (!isGeneric)
    return true;
  if (mine.proxy == Proxy::Map) {
    if (me().map[before.component] >= before.value)
      return true;
    return refuse("async.map-fence", before.op, stage, "none");
  }
  if (mine.proxy != Proxy::Async)
    return true;
  auto isIn = [&](int plane) {
    return plane >= 0 && me().clock[plane * plan.dims + before.component] >=
                             before.value;
  };
  if (isIn(plane))
    return true;
  if (!before.isWrite)
    return refuse("async.fence-war", before.op, stage, "none");
  if (before.proxy == Proxy::Copy)
    return refuse("async.fence-copy", before.op, stage, "none");
  if (isIn(plan.anyPlane))
    return refuse("async.fence-scope", before.op, stage,
                  "a fence for another space");
  if (code->at->op == Op::BulkStore)
    return refuse("async.store-visible", before.op, stage,
                  "one that may not be");
  return refuse("async.fence", before.op, stage, "none");
}

/// Whether no byte is of both: each thread, or each warp, accesses its own part. A
/// thread's own copies go on beside it, each into bytes of its own.
bool Run::areApart(const Access &before, const Access &mine) const {
  bool isOwnCopy = before.proxy == Proxy::Copy && mine.proxy != Proxy::Copy &&
                   before.agent == mine.agent;
  bool areOwnParts = before.share >= 0 && before.share == mine.share && !isOwnCopy;
  bool areOfWarps = before.warpShare >= 0 && before.warpShare == mine.warpShare;
  return areOwnParts ||
         (areOfWarps && plan.areOtherWarps(before.agent, mine.agent));
}

bool Run::access(int group, const Access &mine, int64_t stage, int plane) {
  std::vector<Access> &all = state.memory[group];
  for (const Access &before : all) {
    if (before.high <= mine.low || mine.high <= before.low ||
        !(before.isWrite || mine.isWrite))
      continue;
    if (areApart(before, mine))
      continue;
    if (!conflict(before, mine, stage, plane))
      return false;
  }
  if (mine.isWrite) // numbers that were there are no longer
    erase_if(state.told, [&](const Told &told) {
      return told.group == group && told.low < mine.high && mine.low < told.high;
    });
  // What this access covers, others find through it.
  erase_if(all, [&](const Access &before) {
    if (before.low < mine.low || mine.high < before.high)
      return false;
    if (before.agent == mine.agent && before.component == mine.component &&
        before.proxy == mine.proxy && before.isWrite == mine.isWrite &&
        before.share == mine.share && before.warpShare == mine.warpShare)
      return true;
    // Own parts cover nothing: the other threads' have yet to be compared.
    return mine.isWrite && mine.share < 0 && mine.warpShare < 0 &&
           known(before.component) >= before.value;
  });
  all.push_back(mine);
  return true;
}

bool Run::access(const FlatRegion &region, bool isWrite, Touching touching) {
  const Buffer &buffer = plan.program.buffers[region.buffer];
  int64_t stage;
  int cta;
  if (!number(region.stage, stage) || !ctaOf(region.rank, cta))
    return false;
  if (stage < 0 || stage >= buffer.stages)
    return refuse("async.stage", -1, stage,
                  "stage " + Twine(stage) + " of " + Twine(buffer.stages) +
                      " of '" + buffer.name + "'");
  const Plan::Place &place = plan.buffers[region.buffer];
  Access mine;
  mine.low = place.offset + stage * buffer.bytes + region.offset;
  mine.high = mine.low + region.bytes;
  mine.agent = state.current;
  mine.tick = now();
  mine.component =
      touching.component < 0 ? state.current : touching.component;
  mine.value = touching.component < 0 ? now() : touching.value;
  mine.proxy = touching.proxy;
  mine.isWrite = isWrite;
  mine.share = touching.share;
  mine.warpShare = touching.warpShare;
  mine.op = code->at->id;
  mine.stage = stage;
  mine.iteration = iteration();

  bool isGlobal = buffer.space == Space::Global;
  bool isShared = buffer.space == Space::Shared;
  if (plan.hasPlacedBarriers && isShared && buffer.offset >= 0)
    for (auto [index, barrier] : enumerate(plan.program.barriers))
      for (int64_t s = 0; s < barrier.stages && barrier.offset >= 0; ++s) {
        int gate =
            plan.barrierGate[cta * plan.program.barriers.size() + index] + s;
        int64_t low = barrier.offset + 8 * s;
        if (state.gates[gate].isLive && low < mine.high && mine.low < low + 8)
          return refuse("async.barrier-live", state.gates[gate].initOp, stage,
                        "an access of '" + buffer.name + "' over " +
                            nameOf(gate));
      }
  if (place.isLiving) {
    const Memory &memory =
        state.tensors[cta * plan.program.buffers.size() + region.buffer];
    bool isFenced = memory.maker == state.current || !memory.isLive ||
                    me().tensor[memory.maker] >= memory.made;
    if (memory.isLive && known(memory.maker) >= memory.made && !isFenced)
      return refuse("async.tensor-fence", memory.op, stage,
                    "an address of '" + buffer.name + "' without both");
    if (!memory.isLive || known(memory.maker) < memory.made)
      return refuse("async.tensor-life", memory.op, stage,
                    "an access of '" + buffer.name + "'" +
                        (memory.isLive ? " before its address is known"
                                       : " outside of it"));
  }
  if (cta != agent().cta && !isGlobal)
    state.remotes.push_back({mine.component, mine.value, cta, mine.op});
  int plane = isGlobal ? plan.globalPlane : plan.sharedPlane(cta);
  return access(plan.groupOf(cta, region.buffer), mine, stage, plane);
}

/// The life of a barrier begins and ends with an ordinary write of its bytes.
bool Run::touchBarrier(const Code &code, int gate) {
  const Plan::Place &place = plan.barriers[code.barrier];
  if (place.group < 0)
    return true;
  int64_t stage = stageOf(gate);
  Access mine;
  mine.low = place.offset + 8 * stage;
  mine.high = mine.low + 8;
  mine.agent = mine.component = state.current;
  mine.tick = mine.value = now();
  mine.isWrite = true;
  mine.op = code.at->id;
  for (auto [index, barrier] : enumerate(plan.program.barriers))
    for (int64_t s = 0; s < barrier.stages && barrier.offset >= 0; ++s) {
      int other = plan.barrierGate[agent().cta * plan.program.barriers.size() +
                                   index] +
                  s;
      int64_t low = barrier.offset + 8 * s;
      if (other != gate && state.gates[other].isLive && low < mine.high &&
          mine.low < low + 8)
        return refuse("async.barrier-live", state.gates[other].initOp, stage,
                      nameOf(gate) + " over " + nameOf(other));
    }
  return access(agent().cta * plan.groups + place.group, mine, stage,
                plan.sharedPlane(agent().cta));
}

bool Run::accesses(const Code &code, Touching reads, Touching writes) {
  for (const FlatRegion &region : code.reads)
    if (!access(region, false, reads))
      return false;
  for (const FlatRegion &region : code.writes)
    if (!access(region, true, writes))
      return false;
  return true;
}

/// A write leaves its number in its bytes, a read finds the one that they hold. Both
/// were found in order with all other accesses of these bytes, so that a read finds the
/// same number in every schedule.
bool Run::passNumber(const Code &code) {
  bool isRead = code.at->op == Op::Read;
  if (isRead ? code.slot < 0 : code.amount.empty())
    return true;
  const FlatRegion &region = isRead ? code.reads.front() : code.writes.front();
  const Buffer &buffer = plan.program.buffers[region.buffer];
  int64_t stage;
  int cta;
  if (!number(region.stage, stage) || !ctaOf(region.rank, cta))
    return false;
  Told told;
  told.group = plan.groupOf(cta, region.buffer);
  told.low = plan.buffers[region.buffer].offset +
             stage * buffer.bytes + region.offset;
  told.high = told.low + region.bytes;
  if (!isRead) {
    if (!number(code.amount, told.number))
      return false;
    state.told.push_back(told);
    return true;
  }
  for (Told &known : state.told)
    if (known.group == told.group && known.low == told.low && known.high == told.high) {
      me().slots[code.slot] = known.number;
      known.heard |= uint64_t(1) << state.current;
      return true;
    }
  return refuse("async.number", -1, stage, "a read of '" + buffer.name + "' where none is");
}

//===----------------------------------------------------------------------===//
// Engines
//===----------------------------------------------------------------------===//

int32_t Run::enqueue(Engine engine) {
  return ++me().queues[engine].issued;
}

/// All but the newest `pending` groups have ended.
void Run::awaitQueue(Engine engine, int64_t pending) {
  AgentState::Queue &queue = me().queues[engine];
  int64_t ended = int64_t(queue.groups.size()) - std::max<int64_t>(pending, 0);
  int component = plan.engine[state.current][engine];
  if (ended <= 0 || component < 0)
    return;
  int32_t value = queue.groups[ended - 1];
  known(component) = std::max(known(component), value);
  queue.groups.erase(queue.groups.begin(), queue.groups.begin() + ended);
}

bool Run::bulkLoad(const Code &code) {
  int64_t mask, bytes;
  int64_t own = int64_t(1) << agent().cta;
  if (!number(code.mask, mask, own))
    return false;
  const FlatRegion &region = code.writes.front();
  if (!number(code.amount, bytes, region.bytes))
    return false;
  if (mask <= 0 || mask >> plan.program.cluster)
    return refuse("async.stage", -1, -1,
                  "a mask of " + Twine(mask) + " in a cluster of " +
                      Twine(plan.program.cluster));
  for (int target = 0; target < plan.program.cluster; ++target) {
    if (!(mask >> target & 1))
      continue;
    int cta = target, gate;
    if (mask == own && !ctaOf(code.rank, cta))
      return false;
    if (!gateOf(code, cta, gate) || !use(gate, true))
      return false;
    Gate &full = state.gates[gate];
    int32_t observed = this->observed(gate);
    if (observed < full.phase)
      return refuse("async.phase-observed", full.initOp, stageOf(gate),
                    "a copy on " + nameOf(gate) + " in phase " +
                        Twine(full.phase - full.base) + ", with " +
                        Twine(std::max(0, observed - full.base)) +
                        " observed");
    Touching touching{Proxy::Async, component(gate), full.phase + 1};
    for (FlatRegion written : code.writes) {
      if (mask != own)
        written.rank = {{Expr::Kind::Constant, FlatNode::Source::Constant,
                         target}};
      if (!access(written, true, touching))
        return false;
    }
    // The map it is described by.
    for (const FlatRegion &map : code.reads)
      if (!access(map, false, {Proxy::Map, component(gate), full.phase + 1}))
        return false;
    full.lastLoad = code.at->id;
    full.bytes -= bytes * agent().threads;
    // That bytes have landed shows that they were issued.
    for (unsigned i = plan.executedPlane * plan.dims, e = i + plan.dims;
         i != e; ++i)
      full.arrived[i] = std::max(full.arrived[i], me().clock[i]);
    if (!complete(gate))
      return false;
  }
  return true;
}

/// Every lane must see what the warp reads, and is told when all have read it.
bool Run::readByWarp(const Code &code) {
  int component = plan.engine[state.current][WarpReads];
  known(component) = enqueue(WarpReads);
  Touching touching{Proxy::Generic, component, known(component), -1,
                    code.at->warpShare};
  return accesses(code, touching, touching);
}

bool Run::mma(const Code &code) {
  AgentState::Accumulator &accumulator = me().accumulators[code.accumulator];
  if (!accumulator.isFenced)
    return refuse("async.mma-fence", -1, -1,
                  "a product on '" + code.at->name + "' without one");
  accumulator.updated = enqueue(MmaEngine);
  bool isMany = plan.program.roles[agent().role].threads > 128;
  bool stands = isMany ? agent().leadsWarp || !agent().isSplit
                       : agent().leadsRole;
  return !stands ||
         accesses(code,
                  {Proxy::Async, plan.engine[state.current][MmaEngine],
                   accumulator.updated},
                  {});
}

bool Run::touch(const Code &code) {
  AgentState::Accumulator &accumulator = me().accumulators[code.accumulator];
  int component = plan.engine[state.current][MmaEngine];
  if (component >= 0 && accumulator.updated > known(component)) {
    bool isCommitted =
        accumulator.updated <= me().queues[MmaEngine].committed;
    return refuse(isCommitted ? "async.product-running" : "async.mma-commit",
                  -1, -1,
                  "registers of '" + code.at->name +
                      "' that a product may still use");
  }
  int loads = plan.engine[state.current][TensorLoads];
  if (loads >= 0 && accumulator.loaded > known(loads))
    return refuse("async.tensor-wait", -1, -1,
                  "registers of '" + code.at->name +
                      "' that a load may still write");
  accumulator.isFenced = false;
  return true;
}

bool Run::arriveLater(const Code &code, Engine engine, bool isTensor) {
  Clock clock = me().clock;
  int component = plan.engine[state.current][engine];
  if (component >= 0) {
    int32_t issued = me().queues[engine].issued;
    clock[component] = std::max(clock[component], issued);
    if (isTensor) {
      int32_t &fenced = clock[plan.tensorPlane * plan.dims + component];
      fenced = std::max(fenced, issued);
    }
    me().queues[engine].committed = issued;
  }
  int64_t mask, own = int64_t(1) << agent().cta;
  if (!number(code.mask, mask, own))
    return false;
  if (mask <= 0 || mask >> plan.program.cluster)
    return refuse("async.stage", -1, -1,
                  "a mask of " + Twine(mask) + " in a cluster of " +
                      Twine(plan.program.cluster));
  for (int cta = 0; cta < plan.program.cluster; ++cta) {
    int gate, target = cta;
    if (!(mask >> cta & 1))
      continue;
    if (mask == own && !ctaOf(code.rank, target))
      return false;
    if (!gateOf(code, target, gate) || !use(gate, target != agent().cta))
      return false;
    if (target != agent().cta)
      state.remotes.push_back({executedEntry(), now(), target,
                               int32_t(code.at->id)});
    if (!code.at->isCounted)
      state.gates[gate].pending += agent().threads;
    if (!arrive(gate, agent().threads, &clock, false))
      return false;
  }
  return true;
}

bool Run::tensorLife(const Code &code) {
  Memory &memory = state.tensors[agent().cta * plan.program.buffers.size() +
                                 code.buffer];
  const Buffer &buffer = plan.program.buffers[code.buffer];
  bool isAlloc = code.at->op == Op::TensorAlloc;
  // One warp does it; its first lane stands for it.
  if (!agent().leadsWarp)
    return true;
  if (isAlloc == memory.isLive)
    return refuse("async.tensor-life", memory.op, -1,
                  isAlloc ? "a second allocation of '" + buffer.name + "'"
                          : "a deallocation of '" + buffer.name +
                                "' that is not allocated");
  if (isAlloc) {
    memory = {true, state.current, now(), int32_t(code.at->id)};
    return accesses(code, {}, {});
  }
  for (int64_t stage = 0; stage < buffer.stages; ++stage) {
    FlatRegion region;
    region.buffer = code.buffer;
    region.stage = {{Expr::Kind::Constant, FlatNode::Source::Constant, stage}};
    region.bytes = buffer.bytes;
    if (!access(region, true, {Proxy::Tensor}))
      return false;
  }
  memory.isLive = false;
  return true;
}

bool Run::tensorOp(const Code &code) {
  const auto &engines = plan.engine[state.current];
  switch (code.at->op) {
  case Op::TensorMma: {
    int32_t value = enqueue(TensorEngine);
    for (const FlatRegion &region : code.reads) {
      bool isTensor =
          plan.program.buffers[region.buffer].space == Space::Tensor;
      if (!access(region, false,
                  {isTensor ? Proxy::Tensor : Proxy::Async,
                   engines[TensorEngine], value}))
        return false;
    }
    for (const FlatRegion &region : code.writes)
      if (!access(region, true, {Proxy::Tensor, engines[TensorEngine], value}))
        return false;
    return true;
  }
  case Op::TensorLoad:
  case Op::TensorStore: {
    Engine engine =
        code.at->op == Op::TensorLoad ? TensorLoads : TensorStores;
    int32_t value = enqueue(engine);
    if (code.accumulator >= 0)
      me().accumulators[code.accumulator].loaded = value;
    me().queues[engine].groups = {value};
    if (!agent().leadsWarp && agent().isSplit)
      return true;
    // Each warp has its own lanes of tensor memory.
    Touching touching{Proxy::Tensor, engines[engine], value, 0};
    return accesses(code, touching, touching);
  }
  case Op::TensorWaitLoad:
    awaitQueue(TensorLoads, 0);
    return true;
  case Op::TensorWaitStore:
    awaitQueue(TensorStores, 0);
    return true;
  default:
    return tensorLife(code);
  }
}

bool Run::transfer(const Code &code) {
  const auto &engines = plan.engine[state.current];
  const Statement &at = *code.at;
  int64_t value;
  auto commit = [&](Engine engine) {
    AgentState::Queue &queue = me().queues[engine];
    queue.committed = queue.issued;
    queue.groups.push_back(queue.issued);
    if (queue.groups.size() > plan.deepest[engine])
      queue.groups.erase(queue.groups.begin());
    return true;
  };
  switch (at.op) {
  case Op::BulkLoad:
    return bulkLoad(code);
  case Op::BulkStore: {
    int32_t store = enqueue(StoreRead);
    enqueue(StoreDone);
    return accesses(code, {Proxy::Async, engines[StoreRead], store},
                    {Proxy::Async, engines[StoreDone], store});
  }
  case Op::BulkCommit:
    return commit(StoreRead) && commit(StoreDone);
  case Op::BulkWait:
    if (!number(code.amount, value))
      return false;
    awaitQueue(StoreRead, value);
    if (!at.isRead)
      awaitQueue(StoreDone, value);
    return true;
  case Op::GroupCopy: {
    int32_t copy = enqueue(CopyEngine);
    return accesses(code, {Proxy::Generic},
                    {Proxy::Copy, engines[CopyEngine], copy, at.share,
                     at.warpShare});
  }
  case Op::GroupCommit:
    return commit(CopyEngine);
  case Op::GroupWait:
    if (!number(code.amount, value))
      return false;
    awaitQueue(CopyEngine, value);
    return true;
  case Op::GroupArrive:
    return arriveLater(code, CopyEngine, false);
  case Op::Read:
  case Op::Write: {
    Touching touching{Proxy::Generic, -1, 0,
                      at.op == Op::Read && at.share == 0 ? -1 : at.share,
                      at.warpShare};
    return accesses(code, touching, touching) && passNumber(code);
  }
  case Op::MmaFence:
    for (auto &accumulator : me().accumulators)
      accumulator.isFenced = true;
    return true;
  case Op::MmaCommit:
    return commit(MmaEngine);
  case Op::MmaWait:
    if (!number(code.amount, value))
      return false;
    awaitQueue(MmaEngine, value);
    return true;
  case Op::Touch:
    return touch(code);
  case Op::TensorCommit:
    return arriveLater(code, TensorEngine, true);
  default:
    return tensorOp(code);
  }
}

//===----------------------------------------------------------------------===//
// Fences
//===----------------------------------------------------------------------===//

void Run::fence(const Code &code) {
  Clock &clock = me().clock;
  auto raise = [&](int plane) {
    if (plane >= 0)
      for (unsigned i = 0; i < plan.dims; ++i)
        clock[plane * plan.dims + i] =
            std::max(clock[plane * plan.dims + i], clock[i]);
  };
  auto publish = [&] {
    me().initFenced = now();
    for (Gate &gate : state.gates)
      if (gate.isLive && gate.maker == state.current && gate.fenced < 0)
        gate.fenced = now();
  };
  auto acquire = [&](Clock &into, int plane) {
    for (unsigned i = 0; i < plan.dims; ++i)
      into[i] = std::max(into[i], clock[plane * plan.dims + i]);
  };
  switch (code.at->op) {
  case Op::Fence: {
    Space space = code.at->space;
    if (space == Space::Global || space == Space::All)
      raise(plan.globalPlane);
    for (int cta = 0; cta < plan.program.cluster; ++cta)
      if (space == Space::All || space == Space::Cluster ||
          (space == Space::Shared && cta == agent().cta))
        raise(plan.sharedPlane(cta));
    raise(plan.anyPlane);
    return publish();
  }
  case Op::InitFence:
    return publish();
  case Op::MapRelease:
    return raise(plan.mapPlane);
  case Op::MapAcquire:
    return acquire(me().map, plan.mapPlane);
  case Op::TensorBefore:
    return raise(plan.tensorPlane);
  default:
    return acquire(me().tensor, plan.tensorPlane);
  }
}

} // namespace tier::problem::protocol
