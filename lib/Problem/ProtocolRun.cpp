//===- ProtocolRun.cpp - control flow, barriers and meetings --------------===//
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
// Reports
//===----------------------------------------------------------------------===//

bool Report::add(StringRef id, int64_t op, int64_t other, int64_t stage,
                 int64_t iteration, const Twine &got) {
  const Rule *rule = findRule(id);
  if (!rule)
    return false;
  Diagnostic made;
  made.rule = rule->id;
  made.severity = rule->severity;
  made.op = op;
  made.other = other;
  made.stage = stage;
  made.iteration = iteration;
  made.message =
      ("[" + rule->id + "] expects " + rule->expects + ", got " + got).str();
  made.fix = rule->fix.str();
  found.try_emplace({id.str(), op}, std::move(made));
  return rule->severity == Severity::Warning;
}

std::vector<Diagnostic> Report::take() {
  std::vector<Diagnostic> all;
  for (auto &[key, diagnostic] : found)
    all.push_back(std::move(diagnostic));
  llvm::sort(all, [](const Diagnostic &a, const Diagnostic &b) {
    return std::tie(a.op, a.rule) < std::tie(b.op, b.rule);
  });
  return all;
}

bool Run::refuse(StringRef rule, int64_t other, int64_t stage,
                 const Twine &got) {
  // Whoever gave up waiting has no claim to anything since.
  bool isConsequence =
      is_contained({"async.overwrite", "async.read-early", "async.race",
                    "async.arrivals", "async.phase-observed", "async.parity",
                    "async.tensor-fence"},
                   rule);
  if (me().onceOp >= 0 && isConsequence)
    return report.add("async.wait-loop", me().onceOp, code->at->id, stage,
                      iteration(), "one that may give up");
  return report.add(rule, code->at->id, other, stage, iteration(), got);
}

int64_t Run::iteration() const {
  const FlatRole &role = plan.flat.roles[agent().role];
  int loop = code->loop;
  return loop < 0 ? -1
                  : state.agents[state.current].slots[role.loops[loop].slot];
}

int64_t Run::stageOf(int gate) const {
  auto [barrier, cta, stage] = plan.locate(gate);
  return barrier ? stage : -1;
}

std::string Run::nameOf(int gate) const {
  auto [barrier, cta, stage] = plan.locate(gate);
  if (barrier)
    return barrier->name + "[" + std::to_string(stage) + "]";
  if (gate == plan.clusterGate)
    return "the cluster barrier";
  return "a barrier of threads";
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

bool Run::number(const FlatExpr &expr, int64_t &value, int64_t otherwise,
                 int64_t period) {
  value = otherwise;
  if (expr.empty())
    return true;
  auto find = [&](int symbol) -> SymbolValue * {
    int64_t instance = instanceOf(plan, state, state.current,
                                  plan.flat.symbolLabel[symbol]);
    for (SymbolValue &known : state.symbols)
      if (known.symbol == symbol && known.instance == instance)
        return &known;
    if (plan.flat.modulus[symbol] == 1) {
      state.symbols.push_back(
          {symbol, instance, 0, plan.program.symbols[symbol].least, false});
      return &state.symbols.back();
    }
    isChoosing = true;
    *choice = {Choice::Remainder, symbol, instance};
    return nullptr;
  };
  auto symbol = [&](int number) {
    SymbolValue *known = find(number);
    if (!known)
      return Value();
    int64_t modulus = plan.flat.modulus[number];
    if (known->isExact)
      return Value{modulus * known->least + known->remainder, 0, -1};
    return Value{known->remainder, modulus, number};
  };
  auto least = [&](int number) {
    SymbolValue *known = find(number);
    return known ? known->least : 0;
  };
  Scope scope;
  scope.slots = me().slots;
  scope.rank = agent().cta;
  scope.symbol = symbol;
  scope.least = least;
  std::optional<Value> result = evaluate(expr, scope);
  if (isChoosing)
    return false;
  if (!result && scope.undecided >= 0) {
    isChoosing = true;
    int64_t instance = instanceOf(plan, state, state.current,
                                  plan.flat.symbolLabel[scope.undecided]);
    *choice = {Choice::Bound, scope.undecided, instance, -1, scope.threshold};
    return false;
  }
  if (result && !result->isNumber() && period && result->scale % period == 0)
    result->scale = 0;
  if (!result || !result->isNumber()) {
    refuse("async.unknown", -1, -1, "an expression that is not affine in one "
                                    "symbol");
    return false;
  }
  value = result->constant;
  return true;
}

bool Run::ctaOf(const FlatExpr &rank, int &cta) {
  int64_t value;
  if (!number(rank, value, agent().cta))
    return false;
  if (value < 0 || value >= plan.program.cluster)
    return refuse("async.stage", -1, -1,
                  "CTA " + Twine(value) + " of a cluster of " +
                      Twine(plan.program.cluster)) &&
           false;
  cta = value;
  return true;
}

bool Run::gateOf(const Code &code, int cta, int &gate) {
  int64_t stage;
  if (!number(code.stage, stage))
    return false;
  const Barrier &barrier = plan.program.barriers[code.barrier];
  if (stage < 0 || stage >= barrier.stages) {
    refuse("async.stage", -1, stage,
           "stage " + Twine(stage) + " of " + Twine(barrier.stages) + " of '" +
               barrier.name + "'");
    return false;
  }
  gate = plan.barrierGate[cta * plan.program.barriers.size() + code.barrier] +
         stage;
  return true;
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

/// The barrier is initialised, and whoever uses it knows.
bool Run::use(int number, bool isByEngine) {
  Gate &gate = state.gates[number];
  if (plan.hasInval)
    gate.lastUse[state.current] = now();
  if (gate.maker < 0 && number >= plan.namedGate.front())
    return true;
  if (!gate.isLive)
    return refuse("async.init", gate.initOp, stageOf(number),
                  nameOf(number) + (gate.maker < 0 ? " without one"
                                                   : " after its end"));
  if (known(gate.maker) < gate.made)
    return refuse("async.init", gate.initOp, stageOf(number),
                  nameOf(number) + " without a meeting since");
  if (isByEngine && (gate.fenced < 0 || known(gate.maker) < gate.fenced))
    return refuse("async.init-fence", gate.initOp, stageOf(number),
                  nameOf(number) + " without one");
  return true;
}

bool Run::arrive(int number, int64_t times, const Clock *clock,
                 bool isCollective) {
  Gate &gate = state.gates[number];
  int32_t observed = this->observed(number);
  if (observed < gate.phase && !isCollective) {
    bool isSecond = gate.lastArrival[state.current] >= me().lastPass;
    std::string got = ("an arrival at " + nameOf(number) + " in phase " +
                       Twine(gate.phase - gate.base) + ", with " +
                       Twine(std::max(0, observed - gate.base)) + " observed")
                          .str();
    return refuse(isSecond ? "async.arrivals" : "async.phase-observed",
                  gate.initOp, stageOf(number), got);
  }
  if (times < 1 || times > gate.pending)
    return refuse(isCollective ? "async.barrier-count" : "async.arrivals",
                  gate.initOp, stageOf(number),
                  Twine(times) + " more at " + nameOf(number) + " with " +
                      Twine(gate.pending) + " of " + Twine(gate.count) +
                      " pending");
  const Clock &handed = clock ? *clock : me().clock;
  if (handed[component(number)] < gate.phase && isShown(plan, state, number))
    return refuse("async.unknown", gate.initOp, stageOf(number),
                  "an arrival that hands on less than " + nameOf(number) + " showed");
  gate.pending -= times;
  join(gate.arrived, handed);
  gate.lastArrival[state.current] = now();
  return complete(number);
}

/// What an arrival without release shows: that it was executed. At a peer's
/// barrier also that the copies and products whose end the agent has observed
/// are over: they made themselves visible to the cluster (PTX ISA 9.7.13.15.6),
/// and only ordinary accesses would need the release.
Clock Run::relaxedClock(bool isRemote) {
  Clock clock = me().clock;
  size_t ordinary = isRemote ? plan.flat.agents.size()
                             : size_t(plan.executedPlane) * plan.dims;
  std::fill(clock.begin(), clock.begin() + ordinary, 0);
  if (isRemote)
    std::fill(clock.begin() + plan.dims,
              clock.begin() + plan.executedPlane * plan.dims, 0);
  return clock;
}

/// Ends the phase if nothing is pending.
bool Run::complete(int number) {
  Gate &gate = state.gates[number];
  if (gate.pending || gate.count == 0)
    return true;
  if (gate.bytes < 0)
    return refuse("async.bytes", gate.lastExpect, stageOf(number),
                  Twine(-gate.bytes) + " more bytes issued than expected on " +
                      nameOf(number));
  if (gate.bytes)
    return true;
  for (auto [agent, tick, op] : gate.expects)
    if (gate.arrived[agent] < tick)
      return report.add("async.expect", op, code->at->id, stageOf(number),
                        iteration(), "bytes that may come after it");
  gate.expects.clear();
  unsigned plane = plan.executedPlane * plan.dims;
  for (Gate::Waiting &waiting : gate.waits) {
    if (waiting.phase != gate.phase - 1 ||
        (waiting.tick >= 0 &&
         gate.arrived[plane + waiting.agent] >= waiting.tick))
      continue;
    // Whoever gave up waiting may have arrived too early.
    for (const AgentState &other : state.agents)
      if (other.onceOp >= 0)
        return report.add("async.wait-loop", other.onceOp, waiting.op,
                          stageOf(number), iteration(), "one that may give up");
    return report.add(
        waiting.isTrivial ? "async.parity" : "async.phase-observed",
        waiting.op, code->at->id, stageOf(number), iteration(),
        "a wait at " + nameOf(number) + " for phase " +
            Twine(waiting.phase - gate.base) + " while phase " +
            Twine(gate.phase - gate.base) + " may be complete");
  }
  llvm::erase_if(gate.waits, [&](const Gate::Waiting &waiting) {
    return waiting.phase < gate.phase;
  });
  ++gate.phase;
  std::swap(gate.complete, gate.arrived);
  gate.complete[component(number)] = gate.phase;
  gate.complete[plane + component(number)] = gate.phase;
  gate.arrived.assign(gate.arrived.size(), 0);
  int named = plan.namedGate.front();
  bool isNamed = number >= named &&
                 number < named + plan.namedCount * plan.program.cluster;
  gate.pending = gate.count;
  if (isNamed)
    gate.pending = gate.count = 0;
  return true;
}

Run::Step Run::wait(int number, int32_t phase, bool isTrivial) {
  me().status = AgentState::Blocked;
  me().gate = number;
  me().phase = phase;
  me().isTrivial = isTrivial;
  state.gates[number].waits.push_back(
      {state.current, -1, phase, isTrivial, int32_t(code->at->id)});
  return pass() ? Step::Went : Step::Blocked;
}

/// Takes the current agent past its wait, if the phase is complete.
bool Run::pass() {
  AgentState &mine = me();
  Gate &gate = state.gates[mine.gate];
  if (gate.phase <= mine.phase)
    return false;
  const Statement &at = *plan.flat.roles[agent().role].code[mine.at].at;
  bool isWeak = at.op == Op::Mma || at.op == Op::TensorLoad || at.isCollective;
  int first = isWeak ? plan.executedPlane * plan.dims : 0;
  int last = isWeak ? first + plan.dims : mine.clock.size();
  for (int i = first; i < last; ++i)
    mine.clock[i] = std::max(mine.clock[i], gate.complete[i]);
  if (isWeak)
    known(component(mine.gate)) = gate.phase;
  for (size_t mate = 0; mate < state.agents.size(); ++mate) {
    int reads = plan.engine[mate][WarpReads];
    if (at.isCollective && reads >= 0 && plan.warpGate[mate] == mine.gate)
      known(reads) = std::max(known(reads), gate.complete[reads]);
  }
  tick();
  auto isMine = [&](const Gate::Waiting &waiting) {
    return waiting.agent == state.current && waiting.phase == mine.phase;
  };
  for (Gate::Waiting &waiting : gate.waits)
    if (isMine(waiting))
      waiting.tick = now();
  if (plan.countsWaiters(mine.gate))
    erase_if(gate.waits, isMine);
  if (!isWeak)
    mine.lastPass = now();
  mine.status = AgentState::Running;
  mine.gate = -1;
  ++mine.at;
  return true;
}

int32_t Run::tick() {
  int32_t now = ++me().clock[state.current];
  executed(state.current) = now;
  return now;
}

bool Run::parityWait(const Code &code, int number, int64_t parity,
                     Step &step) {
  const Gate &gate = state.gates[number];
  if (parity != 0 && parity != 1)
    return refuse("async.parity", -1, stageOf(number),
                  "parity " + Twine(parity));
  if (code.at->isOnce) {
    me().onceGate = number;
    me().onceOp = code.at->id;
    ++me().at;
    return true;
  }
  if (me().onceGate == number)
    me().onceOp = me().onceGate = -1;
  int32_t observed = std::max(this->observed(number), gate.base);
  bool isTrivial = ((observed - 1 - gate.base) & 1) == parity;
  int32_t phase = isTrivial ? observed - 1 : observed;
  if (gate.phase > phase + 1)
    return refuse(isTrivial ? "async.parity" : "async.phase-observed", -1,
                  stageOf(number),
                  "a wait at " + nameOf(number) + " for phase " +
                      Twine(phase - gate.base) + " while phase " +
                      Twine(phase + 1 - gate.base) + " may be complete");
  step = wait(number, phase, isTrivial);
  return true;
}

bool Run::init(const Code &code) {
  int number;
  int64_t count;
  if (!gateOf(code, agent().cta, number) || !this->number(code.amount, count))
    return false;
  Gate &gate = state.gates[number];
  if (count < 1 || count >= 1 << 20)
    return refuse("async.arrivals", -1, stageOf(number),
                  "a count of " + Twine(count));
  if (gate.isLive)
    return refuse("async.barrier-live", gate.initOp, stageOf(number),
                  "a second initialisation of " + nameOf(number));
  if (!touchBarrier(code, number))
    return false;
  gate.isLive = true;
  gate.base = gate.phase;
  gate.count = gate.pending = count;
  gate.bytes = 0;
  gate.maker = state.current;
  gate.made = now();
  gate.fenced = -1;
  gate.initOp = code.at->id;
  known(component(number)) = gate.phase;
  return true;
}

bool Run::inval(const Code &code) {
  int number;
  if (!gateOf(code, agent().cta, number))
    return false;
  Gate &gate = state.gates[number];
  if (!gate.isLive || known(gate.maker) < gate.made)
    return refuse("async.init", gate.initOp, stageOf(number),
                  "the invalidation of " + nameOf(number) + " without one");
  for (auto [agent, tick] : enumerate(gate.lastUse))
    if (known(agent) < tick)
      return refuse("async.inval", gate.initOp, stageOf(number),
                    nameOf(number) + ", which other threads may still use");
  if (gate.bytes)
    return refuse("async.inval", gate.lastLoad, stageOf(number),
                  nameOf(number) + " with bytes under way");
  gate.isLive = false;
  return touchBarrier(code, number);
}

//===----------------------------------------------------------------------===//
// Meetings
//===----------------------------------------------------------------------===//

Run::Step Run::meet(const Code &code) {
  auto went = [&](bool isFine) {
    if (!isFine)
      return isChoosing ? Step::Chooses : Step::Failed;
    ++me().at;
    return Step::Went;
  };
  int64_t threads = agent().threads;
  AgentState &mine = me();
  switch (code.at->op) {
  case Op::WarpSync: {
    int gate = plan.warpGate[state.current];
    int32_t phase = state.gates[gate].phase;
    if (!arrive(gate, 1, nullptr, true))
      return Step::Failed;
    return wait(gate, phase, false);
  }
  case Op::ClusterArrive: {
    int32_t phase = state.gates[plan.clusterGate].phase;
    if (known(component(plan.clusterGate)) < phase)
      return refuse("async.barrier-count", -1, -1,
                    "a second arrival at the cluster barrier without a wait")
                 ? Step::Went
                 : Step::Failed;
    mine.isAtCluster = true;
    if (!code.at->isRelaxed)
      return went(arrive(plan.clusterGate, threads, nullptr, true));
    // A relaxed arrival publishes what a fence of initialisations did, and what was executed, but
    // for what peers may not have seen yet: arrivals at their barriers, accesses of their memory.
    Clock published(me().clock.size(), 0);
    published[state.current] = me().initFenced;
    for (unsigned i = 0; i < plan.dims; ++i)
      published[plan.executedPlane * plan.dims + i] =
          me().clock[plan.executedPlane * plan.dims + i];
    for (const Remote &remote : state.remotes)
      published[remote.entry] = std::min(published[remote.entry], remote.value - 1);
    return went(arrive(plan.clusterGate, threads, &published, true));
  }
  case Op::ClusterWait: {
    int gate = plan.clusterGate;
    mine.isAtCluster = false;
    return wait(gate, known(component(gate)), false);
  }
  default:
    break;
  }
  int64_t id, count;
  if (!number(code.stage, id) ||
      !number(code.amount, count, plan.flat.ctaThreads))
    return went(false);
  if (id < 0 || id > 15 || count < 1 || count > 1024)
    return went(refuse("async.barrier-count", -1, -1,
                       "barrier " + Twine(id) + " of " + Twine(count) +
                           " threads"));
  int number = plan.namedGate[agent().cta] + id;
  Gate &gate = state.gates[number];
  if (gate.count == 0)
    gate.count = gate.pending = count;
  if (gate.count != count)
    return went(refuse("async.barrier-count", -1, -1,
                       Twine(count) + " threads at a barrier where others "
                                      "count " +
                           Twine(gate.count)));
  int32_t phase = gate.phase;
  if (known(component(number)) < phase) {
    // Whoever was not there must have heard of it some other way.
    if (gate.lastArrival[state.current] >= 0)
      return went(refuse("async.barrier-count", -1, -1,
                         "a second arrival at barrier " + Twine(id) +
                             " without a wait"));
    known(component(number)) = phase;
  }
  if (!arrive(number, threads, nullptr, true))
    return Step::Failed;
  if (code.at->op == Op::CtaArrive)
    return went(true);
  return wait(number, phase, false);
}

/// At a collective op. It orders what is executed; what memory shows it does not.
Run::Step Run::meetWeakly(int gate) {
  int32_t phase = state.gates[gate].phase;
  if (!arrive(gate, 1, nullptr, true))
    return Step::Failed;
  return wait(gate, phase, false);
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

Run::Step Run::step(Choice &asked) {
  const FlatRole &role = plan.flat.roles[agent().role];
  AgentState &mine = me();
  code = &role.code[mine.at];
  choice = &asked;
  isChoosing = false;
  auto stop = [&] { return isChoosing ? Step::Chooses : Step::Failed; };
  int64_t value;
  switch (code->kind) {
  case Code::Kind::Begin:
    mine.slots[code->slot] = 0;
    ++mine.at;
    return Step::Went;
  case Code::Kind::Test:
    if (!number(code->amount, value))
      return stop();
    mine.at = value ? mine.at + 1 : code->target;
    return Step::Went;
  case Code::Kind::Next:
    ++mine.slots[code->slot];
    mine.at = code->target;
    return Step::Went;
  case Code::Kind::Jump:
    mine.at = code->target;
    return Step::Went;
  case Code::Kind::Elect: {
    StringRef scope = code->at->name;
    bool isIn = scope == "cta"    ? agent().leadsCta
                : scope == "role" ? agent().leadsRole
                : scope == "first" ? agent().warp == 0
                : scope == "cta_first"
                    ? agent().warp == 0 && agent().role == 0
                                  : agent().leadsWarp;
    mine.at = isIn ? mine.at + 1 : code->target;
    return Step::Went;
  }
  case Code::Kind::Branch: {
    if (code->predicate < 0) {
      if (!number(code->amount, value))
        return stop();
      mine.at = value ? mine.at + 1 : code->target;
      return Step::Went;
    }
    int64_t instance =
        instanceOf(plan, state, state.current,
                   plan.flat.predicateLabel[code->predicate]);
    bool differs = plan.program.predicates[code->predicate].differs;
    int whose = differs ? state.current : -1;
    for (const PredicateValue &known : state.predicates)
      if (known.predicate == code->predicate && known.instance == instance &&
          known.agent == whose) {
        mine.at = known.holds ? mine.at + 1 : code->target;
        return Step::Went;
      }
    asked = {Choice::Predicate, code->predicate, instance, whose};
    return Step::Chooses;
  }
  case Code::Kind::End:
    return endAgent() ? Step::Blocked : Step::Failed;
  case Code::Kind::Do:
    break;
  }
  if (code->isUnbounded) {
    refuse("async.unknown", -1, -1, "an index that grows without bound");
    return Step::Failed;
  }
  return perform(*code);
}

Run::Step Run::perform(const Code &code) {
  auto went = [&](bool isFine) {
    if (!isFine)
      return isChoosing ? Step::Chooses : Step::Failed;
    ++me().at;
    return Step::Went;
  };
  const Statement &at = *code.at;
  int64_t value;
  int cta, gate;
  switch (at.op) {
  case Op::Set:
    if (plan.flat.roles[agent().role].isModular[code.slot]) {
      if (!number(code.amount, value, 0, plan.flat.period))
        return went(false);
      value = ((value % plan.flat.period) + plan.flat.period) %
              plan.flat.period;
    } else if (!number(code.amount, value)) {
      return went(false);
    }
    me().slots[code.slot] = value;
    return went(true);
  case Op::Init:
    tick();
    return went(init(code));
  case Op::Inval:
    tick();
    return went(inval(code));
  case Op::Arrive:
  case Op::ArriveExpect:
  case Op::Expect: {
    bool isExpect = at.op != Op::Arrive;
    if (!number(code.amount, value, 1) || !ctaOf(code.rank, cta) ||
        !gateOf(code, cta, gate))
      return went(false);
    tick();
    bool isRemote = cta != agent().cta;
    if (!use(gate, isRemote))
      return Step::Failed;
    Gate &mine = state.gates[gate];
    if (isRemote) {
      state.remotes.push_back(
          {executedEntry(), now(), cta, int32_t(at.id)});
      if (at.isCtaScope)
        refuse("async.remote-scope", mine.initOp, stageOf(gate),
               "an arrival that releases to its own CTA only");
    }
    if (isExpect) {
      if (value < 0 || (value >= 1 << 20 && value < int64_t(1) << 24))
        return went(refuse("async.bytes", -1, stageOf(gate),
                           Twine(value) + " bytes in one phase"));
      mine.bytes += value * agent().threads;
      mine.lastExpect = at.id;
      if (at.op == Op::Expect) {
        if (observed(gate) < mine.phase)
          return went(refuse("async.expect", mine.initOp, stageOf(gate),
                             "bytes expected on " + nameOf(gate) +
                                 " when the last arrival may be over"));
        mine.expects.push_back({state.current, now(), int32_t(at.id)});
        return went(true);
      }
      value = 1;
    }
    Clock relaxed = at.isRelaxed ? relaxedClock(isRemote) : Clock();
    if (!arrive(gate, value * agent().threads,
                at.isRelaxed ? &relaxed : nullptr, false))
      return Step::Failed;
    me().releases.push_back({now(), int32_t(at.id)});
    if (me().releases.size() > 16)
      me().releases.erase(me().releases.begin());
    return went(true);
  }
  case Op::Wait: {
    int64_t parity;
    if (!gateOf(code, agent().cta, gate) || !number(code.parity, parity))
      return went(false);
    if (!use(gate, false))
      return Step::Failed;
    Step step = Step::Went;
    return parityWait(code, gate, parity, step) ? step : Step::Failed;
  }
  case Op::CtaBarrier:
  case Op::CtaArrive:
  case Op::WarpSync:
  case Op::ClusterArrive:
  case Op::ClusterWait:
    tick();
    return meet(code);
  case Op::Fence:
  case Op::InitFence:
  case Op::MapRelease:
  case Op::MapAcquire:
  case Op::TensorBefore:
  case Op::TensorAfter:
    tick();
    fence(code);
    return went(true);
  case Op::Mma: {
    tick();
    if (!mma(code))
      return isChoosing ? Step::Chooses : Step::Failed;
    return meetWeakly(plan.mmaGate[state.current]);
  }
  case Op::TensorLoad: {
    tick();
    if (!tensorOp(code))
      return isChoosing ? Step::Chooses : Step::Failed;
    return meetWeakly(plan.warpGate[state.current]);
  }
  case Op::Read: {
    tick();
    if (!at.isCollective)
      return went(transfer(code));
    if (!readByWarp(code))
      return went(false);
    // Those that follow each other meet once.
    const Code &next = plan.flat.roles[agent().role].code[me().at + 1];
    if (next.kind == Code::Kind::Do && next.at->isCollective)
      return went(true);
    return meetWeakly(plan.warpGate[state.current]);
  }
  case Op::Registers:
    return went(true);
  case Op::Unknown:
    refuse("async.unknown", -1, -1, at.name.empty() ? "an op" : at.name);
    return Step::Failed;
  default:
    tick();
    return went(transfer(code));
  }
}

Run::Outcome Run::go(Choice &asked, int64_t &steps, int64_t limit) {
  // Whoever asks for something new waits until nobody else can go on: so no
  // role runs ahead of the others by more than it must.
  Choice first;
  int asking = -1;
  SmallVector<bool> isAsking(state.agents.size(), false);
  while (true) {
    if (++steps > limit) {
      // After an error, what is left need not be known.
      if (report.empty())
        report.add("async.unknown", code ? code->at->id : -1, -1, -1, -1,
                   "more than " + Twine(limit) + " steps");
      return Outcome::Failed;
    }
    if (me().status == AgentState::Running) {
      Step went = step(asked);
      if (went == Step::Failed)
        return Outcome::Failed;
      if (went == Step::Chooses && !isAsking[state.current]) {
        isAsking[state.current] = true;
        if (asking < 0 || state.current < asking) {
          asking = state.current;
          first = asked;
        }
      }
      if (went == Step::Went)
        continue;
    }
    bool isGoing = false;
    for (size_t number = 0; number < state.agents.size() && !isGoing;
         ++number) {
      AgentState &other = state.agents[number];
      if (other.status == AgentState::Done || isAsking[number])
        continue;
      state.current = number;
      isGoing = other.status == AgentState::Running || pass();
    }
    if (isGoing)
      continue;
    if (asking >= 0) {
      state.current = asking;
      asked = first;
      return Outcome::Chooses;
    }
    if (any_of(state.agents, [](const AgentState &agent) {
          return agent.status == AgentState::Blocked;
        })) {
      deadlock();
      return Outcome::Failed;
    }
    return endAll() ? Outcome::Ended : Outcome::Failed;
  }
}

} // namespace tier::problem::protocol
