//===- Simulate.cpp - the protocol of a kernel, executed ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where transport-verify proves, this pass tries: a few trip counts and
// outcomes of each guard, and for each of them seeded schedules in which copies
// come late, early, in bursts or evenly. All schedules of one script must end,
// break no rule, and compute what the same kernel computes when threads fence
// all they did before and after each step: without the fence that it needs an
// engine reads what was there before, under every schedule.
//
//===----------------------------------------------------------------------===//

#include "Protocol.h"

#include "tier/Dialect/Transport/Transforms/Passes.h"
#include "tier/Problem/ProtocolSimulate.h"

using namespace mlir;

namespace tier::transport {

#define GEN_PASS_DEF_SIMULATE
#include "tier/Dialect/Transport/Transforms/Passes.h.inc"

namespace pp = problem::protocol;

/// Loops of zero, one, two iterations, one more than the longest ring, and
/// three inside them all; guards that hold, fail, and take turns.
static std::vector<pp::Script> scriptsOf(const pp::Program &program) {
  int64_t longest = 2;
  for (const pp::Barrier &barrier : program.barriers)
    longest = std::max(longest, barrier.stages);
  for (const pp::Buffer &buffer : program.buffers)
    longest = std::max(longest, buffer.stages);
  std::vector<std::vector<int64_t>> guards = {{1}};
  if (!program.predicates.empty())
    guards = {{1}, {0}, {1, 0, 1, 1, 0, 0, 1}};
  std::vector<pp::Script> scripts;
  for (int64_t trips : {int64_t(0), int64_t(1), int64_t(2), longest + 1})
    for (const std::vector<int64_t> &guard : guards) {
      pp::Script script;
      for (const pp::Symbol &symbol : program.symbols)
        script.values[symbol.name] = {std::max(trips, symbol.least)};
      for (const pp::Predicate &predicate : program.predicates)
        script.values[predicate.name] = guard;
      scripts.push_back(std::move(script));
    }
  return scripts;
}

/// The same steps, with a fence around each of them that orders anything.
static void addFences(std::vector<pp::Statement> &body) {
  std::vector<pp::Statement> fenced;
  for (pp::Statement &statement : body) {
    addFences(statement.body);
    addFences(statement.otherwise);
    bool isOrder = llvm::is_contained(
        {pp::Op::Write, pp::Op::Read, pp::Op::Arrive, pp::Op::ArriveExpect,
         pp::Op::Wait, pp::Op::CtaBarrier, pp::Op::WarpSync,
         pp::Op::GroupWait},
        statement.op);
    if (isOrder)
      fenced.push_back(pp::fence(pp::Space::All));
    fenced.push_back(std::move(statement));
    if (isOrder)
      fenced.push_back(pp::fence(pp::Space::All));
  }
  body = std::move(fenced);
}

static pp::Program withFences(pp::Program program) {
  addFences(program.before);
  for (pp::Role &role : program.roles)
    addFences(role.body);
  addFences(program.after);
  return program;
}

/// What an execution broke, as the verifier would say it.
static pp::Diagnostic explain(const pp::Execution &execution,
                              const pp::Script &script, uint64_t seed) {
  const pp::Rule *rule = pp::findRule(execution.broken);
  pp::Diagnostic diagnostic;
  diagnostic.rule = execution.broken;
  diagnostic.severity = rule ? rule->severity : pp::Severity::Error;
  diagnostic.op = execution.op;
  std::string values;
  for (auto &[name, given] : script.values)
    values += ", " + name + " = " + std::to_string(given.front());
  diagnostic.message = "[" + execution.broken + "] expects " +
                       (rule ? rule->expects.str() : "a schedule that ends") +
                       ", got in a simulation (seed " + std::to_string(seed) +
                       values + "): " +
                       (execution.message.empty() ? "none"
                                                  : execution.message);
  diagnostic.fix = rule ? rule->fix.str() : "order the two ends";
  return diagnostic;
}

/// The first script and schedule that break a rule, if one does.
static pp::Verdict simulateAll(const pp::Program &program, int64_t seeds) {
  pp::Verdict verdict;
  uint64_t seed = 0;
  const pp::Program fenced = withFences(program);
  for (const pp::Script &script : scriptsOf(program)) {
    pp::Execution expected = pp::simulate(fenced, script, seed);
    std::vector<uint64_t> results = expected.results;
    for (int64_t i = 0; i < seeds; ++i, ++seed) {
      pp::Execution execution = pp::simulate(program, script, seed);
      verdict.steps += execution.steps;
      if (execution.broken.empty() && expected.broken.empty() &&
          execution.results != results) {
        execution.broken = i == 0 ? "async.fence" : "async.race";
        execution.message = i == 0 ? "other values than with a fence around "
                                     "every access"
                                   : "other values than under another schedule";
      }
      if (execution.broken.empty())
        continue;
      verdict.diagnostics.push_back(explain(execution, script, seed));
      return verdict;
    }
  }
  return verdict;
}

namespace {
struct Simulate : impl::SimulateBase<Simulate> {
  using SimulateBase::SimulateBase;

  void runOnOperation() override {
    bool failedAny = false;
    getOperation()->walk([&](gpu::GPUFuncOp kernel) {
      FailureOr<KernelProtocol> protocol = buildProtocol(kernel);
      if (failed(protocol)) {
        failedAny = true;
        return;
      }
      pp::Verdict verdict = simulateAll(protocol->program, seeds);
      failedAny |= failed(reportProtocol(kernel, *protocol, verdict,
                                         [](StringRef) { return true; }));
    });
    if (failedAny)
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::transport
