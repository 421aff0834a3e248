//===- ProtocolVerify.cpp - proofs about protocol programs ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ProtocolVerify.h"

#include "ProtocolRun.h"
#include "llvm/ADT/STLExtras.h"

#include <deque>
#include <unordered_map>

using namespace llvm;

namespace tier::problem::protocol {

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

static constexpr Rule table[] = {
#define TIER_PROTOCOL_RULE(id, severity, expects, fix, source)                 \
  {id, Severity::severity, expects, fix, source},
#include "tier/Problem/ProtocolRules.inc"
#undef TIER_PROTOCOL_RULE
};

ArrayRef<Rule> rules() { return table; }

const Rule *findRule(StringRef id) {
  const Rule *found =
      llvm::find_if(table, [&](const Rule &rule) { return rule.id == id; });
  return found == std::end(table) ? nullptr : found;
}

bool Verdict::hasErrors() const {
  return any_of(diagnostics, [](const Diagnostic &diagnostic) {
    return diagnostic.severity == Severity::Error;
  });
}

//===----------------------------------------------------------------------===//
// What needs no run
//===----------------------------------------------------------------------===//

namespace {
class Form {
public:
  Form(const Program &program, Report &report)
      : program(program), report(report) {}
  void check() {
    walk(program.before, false, nullptr);
    for (const Role &role : program.roles)
      walk(role.body, false, &role);
    walk(program.after, false, nullptr);
  }

private:
  void walk(const Body &body, bool isParted, const Role *role);

  const Program &program;
  Report &report;
};
} // namespace

/// Ops that whole warps, warpgroups or CTAs execute together.
static bool isCollective(Op op) {
  switch (op) {
  case Op::MmaFence:
  case Op::Mma:
  case Op::MmaCommit:
  case Op::MmaWait:
  case Op::TensorLoad:
  case Op::TensorStore:
  case Op::TensorWaitLoad:
  case Op::TensorWaitStore:
  case Op::TensorAlloc:
  case Op::TensorDealloc:
  case Op::CtaBarrier:
  case Op::CtaArrive:
  case Op::WarpSync:
  case Op::ClusterArrive:
  case Op::ClusterWait:
  case Op::Registers:
    return true;
  default:
    return false;
  }
}

void Form::walk(const Body &body, bool isParted, const Role *role) {
  for (const Statement &at : body) {
    bool parts = at.op == Op::Elect && at.name != "first" &&
                 at.name != "cta_first";
    if (at.op == Op::If)
      for (const Predicate &predicate : program.predicates)
        parts |= predicate.differs && predicate.name == at.name;
    if (isParted && (isCollective(at.op) || at.isCollective))
      report.add("async.barrier-divergent", at.id, -1, -1, -1,
                 stringify(at.op) + " where only some threads go");
    if (at.op == Op::Registers && at.amount.nodes.size() == 1) {
      int64_t registers = at.amount.nodes[0].value;
      bool isWhole = !role || role->threads % 128 == 0;
      if (registers < 24 || registers > 256 || registers % 8 || !isWhole)
        report.add("async.register-budget", at.id, -1, -1, -1,
                   isWhole ? Twine(registers)
                           : Twine(role->threads) + " threads");
    }
    walk(at.body, isParted || parts, role);
    walk(at.otherwise, isParted || (parts && at.op == Op::If), role);
  }
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// Every way to answer; empty if there are more than `most`.
static std::vector<State> answer(const Plan &plan, const State &state,
                                 const Choice &choice, int64_t most) {
  std::vector<State> answers;
  const Flat &flat = plan.flat;
  switch (choice.kind) {
  case Choice::Predicate:
    for (bool holds : {true, false}) {
      State next = state;
      next.predicates.push_back(
          {choice.number, choice.agent, choice.instance, holds});
      answers.push_back(std::move(next));
    }
    return answers;
  case Choice::Remainder: {
    int64_t modulus = flat.modulus[choice.number];
    int64_t least = plan.program.symbols[choice.number].least;
    if (modulus > most)
      return {};
    for (int64_t remainder = 0; remainder < modulus; ++remainder) {
      State next = state;
      int64_t first =
          std::max<int64_t>(0, (least - remainder + modulus - 1) / modulus);
      next.symbols.push_back(
          {choice.number, choice.instance, remainder, first, false});
      answers.push_back(std::move(next));
    }
    return answers;
  }
  case Choice::Bound:
    break;
  }
  for (size_t index = 0; index < state.symbols.size(); ++index) {
    const SymbolValue &known = state.symbols[index];
    if (known.symbol != choice.number || known.instance != choice.instance)
      continue;
    if (choice.threshold - known.least > most)
      return {};
    for (int64_t value = known.least; value <= choice.threshold; ++value) {
      State next = state;
      next.symbols[index].least = value;
      next.symbols[index].isExact = value < choice.threshold;
      answers.push_back(std::move(next));
    }
  }
  return answers;
}

/// Bytes of states that a search remembers at most.
static constexpr int64_t mostKept = int64_t(1) << 30;
/// Cases of one symbol.
static constexpr int64_t mostCases = 256;

/// Bytes of a state to go on with: almost all are clocks of agents and gates.
static int64_t countBytes(const Plan &plan) {
  int64_t entries = int64_t(plan.dims) * plan.planes;
  return entries * (plan.flat.agents.size() + 2 * plan.gates) * sizeof(Clock::value_type);
}

namespace {
/// Every script, from choice to choice.
class Search {
public:
  Search(const Plan &plan, int64_t limit)
      : plan(plan), limit(limit), stateBytes(std::max<int64_t>(1, countBytes(plan))) {}
  Verdict run(bool knowsAll);

private:
  /// States that are alike but for what agents know.
  struct Alike {
    std::vector<NormalForm> forms; ///< that were met
    std::optional<State> waiting;  ///< the one to go on with
    Choice choice;
  };
  void go(State state);
  void remember(State state, const Choice &choice);
  void follow(const State &state, const Choice &choice);
  void giveUp();
  /// States for which there are bytes beside those that are under way.
  int64_t countRoom() const {
    return (mostKept - kept) / stateBytes - int64_t(stack.size() + queue.size());
  }

  const Plan &plan;
  const int64_t limit;
  const int64_t stateBytes; ///< of one under way
  int64_t allowed = 0;
  int64_t kept = 0; ///< bytes of normal forms
  bool knowsAll = true;
  int failures = 0;
  Verdict verdict;
  Report report;
  std::unordered_map<std::string, Alike> seen;
  std::deque<Alike *> queue;
  std::vector<State> stack;
};
} // namespace

/// To the next choice.
void Search::go(State state) {
  Choice choice;
  Run::Outcome outcome =
      Run(plan, state, report).go(choice, verdict.steps, allowed);
  failures += outcome == Run::Outcome::Failed;
  if (failures == 1)
    allowed = std::min(limit, verdict.steps + 100000);
  if (outcome != Run::Outcome::Chooses)
    return;
  forget(plan, state);
  remember(std::move(state), choice);
}

void Search::remember(State state, const Choice &choice) {
  if (!knowsAll)
    dropKnowledge(plan, state);
  while (true) {
    NormalForm form = normalForm(plan, state);
    Alike &alike = seen[form.exact];
    if (any_of(alike.forms, [&](const NormalForm &before) {
          return before.covers(form);
        }))
      return;
    // What this state and those like it all know stands for all.
    if (!knowsAll && !alike.forms.empty()) {
      meetKnowledge(plan, state, alike.forms.back());
      NormalForm met = normalForm(plan, state);
      if (met.exact != form.exact)
        continue;
      form = std::move(met);
      alike.forms.clear();
    }
    kept += sizeof(Alike) + form.exact.size() + form.known.size() * sizeof(form.known[0]);
    if (countRoom() < 1)
      return giveUp();
    // Without what was reserved for longer ones (shrink_to_fit keeps it where there are no
    // exceptions); what is exact is the key.
    alike.forms.push_back({{}, std::vector<int16_t>(form.known)});
    if (knowsAll) {
      ++verdict.states;
      return follow(state, choice);
    }
    if (!alike.waiting)
      queue.push_back(&alike);
    alike.waiting = std::move(state);
    alike.choice = choice;
    return;
  }
}

void Search::giveUp() {
  report.add("async.unknown", -1, -1, -1, -1,
             "more than " + Twine(mostKept >> 20) + " MiB of states");
  allowed = -1;
}

void Search::follow(const State &state, const Choice &choice) {
  int64_t room = countRoom();
  std::vector<State> answers = answer(plan, state, choice, std::min(mostCases, room));
  if (answers.empty() && room < mostCases)
    return giveUp();
  if (answers.empty())
    report.add("async.unknown", -1, -1, -1, -1, "a symbol with too many cases");
  // The answers that end loops come first: a short way to an error is found
  // before a long way without end.
  for (State &next : llvm::reverse(answers))
    stack.push_back(std::move(next));
}

Verdict Search::run(bool all) {
  knowsAll = all;
  allowed = limit;
  stack.push_back(State::initial(plan));
  // Without all knowledge a failure means nothing.
  while (failures < 64 && verdict.steps <= allowed &&
         (knowsAll || report.empty())) {
    if (!stack.empty()) {
      State state = std::move(stack.back());
      stack.pop_back();
      go(std::move(state));
      continue;
    }
    if (queue.empty())
      break;
    Alike *alike = queue.front();
    queue.pop_front();
    State state = std::move(*alike->waiting);
    alike->waiting.reset();
    ++verdict.states;
    follow(state, alike->choice);
  }
  verdict.diagnostics = report.take();
  return std::move(verdict);
}

Verdict verify(const Program &program, int64_t limit, bool knowsAll) {
  Verdict verdict;
  Report report;
  if (std::string refusal = check(program); !refusal.empty()) {
    report.add("async.unknown", -1, -1, -1, -1, refusal);
    verdict.diagnostics = report.take();
    return verdict;
  }
  Form(program, report).check();
  std::vector<Diagnostic> form = report.take();
  Flat flat = flatten(program);
  Plan plan(flat);
  verdict = Search(plan, limit).run(knowsAll);
  if (!knowsAll && !verdict.diagnostics.empty()) {
    Verdict whole = Search(plan, limit).run(/*knowsAll=*/true);
    verdict.diagnostics = std::move(whole.diagnostics);
    verdict.states += whole.states;
    verdict.steps += whole.steps;
  }
  verdict.diagnostics.insert(verdict.diagnostics.begin(), form.begin(),
                             form.end());
  return verdict;
}

} // namespace tier::problem::protocol
