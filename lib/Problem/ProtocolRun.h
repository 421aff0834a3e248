//===- ProtocolRun.h - one step of a protocol, and what it breaks ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes agents in a fixed order, each until it blocks, until all have ended,
// a rule is broken, or something of the script must be chosen.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_PROTOCOLRUN_H
#define TIER_LIB_PROBLEM_PROTOCOLRUN_H

#include "ProtocolState.h"

#include <map>

namespace tier::problem::protocol {

/// Diagnostics, one per rule and place.
class Report {
public:
  /// False for an error: the run cannot go on.
  bool add(llvm::StringRef rule, int64_t op, int64_t other, int64_t stage,
           int64_t iteration, const llvm::Twine &got);
  std::vector<Diagnostic> take();
  bool empty() const { return found.empty(); }

private:
  std::map<std::pair<std::string, int64_t>, Diagnostic> found;
};

/// What the script must say before the run goes on.
struct Choice {
  enum Kind : uint8_t { Remainder, Bound, Predicate };
  Kind kind = Bound;
  int number = 0;       ///< symbol or predicate
  int64_t instance = 0;
  int agent = -1;       ///< of a predicate that differs
  int64_t threshold = 0;
};

class Run {
public:
  Run(const Plan &plan, State &state, Report &report)
      : plan(plan), state(state), report(report) {}

  enum class Outcome : uint8_t { Ended, Failed, Chooses };
  Outcome go(Choice &choice, int64_t &steps, int64_t limit);

private:
  enum class Step : uint8_t { Went, Blocked, Failed, Chooses };
  Step step(Choice &choice);
  Step perform(const Code &code);
  /// The number of an expression; false after a report or a choice.
  /// With a period, any of the values that are equal modulo it.
  bool number(const FlatExpr &expr, int64_t &value, int64_t otherwise = 0,
              int64_t period = 0);
  bool gateOf(const Code &code, int cta, int &gate);
  bool ctaOf(const FlatExpr &rank, int &cta);

  bool use(int gate, bool isByEngine);
  bool arrive(int gate, int64_t times, const Clock *clock, bool isCollective);
  Clock relaxedClock(bool isRemote);
  bool complete(int gate);
  Step wait(int gate, int32_t phase, bool isTrivial);
  bool pass();
  bool parityWait(const Code &code, int gate, int64_t parity, Step &step);

  struct Touching { ///< who accesses, and when it is over
    Proxy proxy = Proxy::Generic;
    int component = -1; ///< -1: the agent's own step
    int32_t value = 0;
    int64_t share = -1, warpShare = -1;
  };
  bool access(const FlatRegion &region, bool isWrite, Touching touching);
  bool touchBarrier(const Code &code, int gate);
  bool access(int group, const Access &mine, int64_t stage, int plane);
  bool areApart(const Access &before, const Access &mine) const;
  bool readByWarp(const Code &code);
  bool conflict(const Access &before, const Access &mine, int64_t stage,
                int plane);
  bool order(const Access &before, const Access &mine, int64_t stage);
  bool accesses(const Code &code, Touching reads, Touching writes);
  int32_t enqueue(Engine engine);
  void awaitQueue(Engine engine, int64_t pending);

  bool init(const Code &code);
  bool inval(const Code &code);
  bool transfer(const Code &code);
  bool passNumber(const Code &code);
  bool bulkLoad(const Code &code);
  bool mma(const Code &code);
  bool touch(const Code &code);
  bool tensorOp(const Code &code);
  bool tensorLife(const Code &code);
  bool arriveLater(const Code &code, Engine engine, bool isTensor);
  void fence(const Code &code);
  Step meet(const Code &code);
  Step meetWeakly(int gate);
  bool endAgent();
  bool endAll();
  bool deadlock();
  bool mayCome(int agent, int gate, bool isLoad) const;
  bool isComing(int gate, bool isLoad) const;
  bool isMeetingComing(int gate) const;

  bool refuse(llvm::StringRef rule, int64_t other, int64_t stage,
              const llvm::Twine &got);
  AgentState &me() { return state.agents[state.current]; }
  const Agent &agent() const { return plan.flat.agents[state.current]; }
  int32_t &known(int component) { return me().clock[component]; }
  int32_t &executed(int component) {
    return me().clock[plan.executedPlane * plan.dims + component];
  }
  /// Where clocks keep which steps of this agent were executed.
  int32_t executedEntry() const {
    return plan.executedPlane * plan.dims + state.current;
  }
  /// Phases of a gate that must have passed, whatever the schedule.
  int32_t observed(int gate) {
    return std::max(known(component(gate)), executed(component(gate)));
  }
  int32_t tick();
  int32_t now() { return me().clock[state.current]; }
  int32_t component(int gate) const { return plan.gateComponent + gate; }
  int64_t stageOf(int gate) const;
  std::string nameOf(int gate) const;
  int64_t iteration() const;

  const Plan &plan;
  State &state;
  Report &report;
  const Code *code = nullptr;
  Choice *choice = nullptr;
  bool isChoosing = false;
};

} // namespace tier::problem::protocol

#endif // TIER_LIB_PROBLEM_PROTOCOLRUN_H
