//===- ProtocolVerify.h - proofs about protocol programs ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// verify() proves a program free of the rules of ProtocolRules.inc, for every
// schedule, path and trip count, or says where it is not. How:
//
// 1. One schedule stands for all. Call a *script* the values of all symbols and
//    predicates. Under one script each agent is a sequential program whose only
//    blocking ops wait for a phase of a barrier. Say a wait *means* the phase n
//    that follows from its parity and from the phases its agent has observed.
//    The verifier refuses a program unless
//      (a) an arrival's agent has observed all earlier phases of its barrier,
//      (b) phase n + 1 completes only after every wait that means n has passed,
//      (c) all bytes of a phase are expected before its last arrival.
//    By (a) and (c) it is fixed to which phase an arrival and a copy belong, by
//    (b) a wait for n passes iff phase n is complete: a test of a counter that
//    only grows. Such a system is monotone: steps of different agents commute
//    and none disables another, so (Keller 1973; as for Kahn networks and marked
//    graphs) all maximal runs have the same steps and the same causality, and
//    one deadlocks iff all do. If (a)-(c) fail in some schedule, they fail in
//    ours: the first step in which two schedules differ breaks one of them.
//
// 2. Causality is tracked by vector clocks. There is a component for each
//    agent's own steps, each kind of its asynchronous ops (they are awaited in
//    order, by groups) and each stage of a barrier (phases known complete, hence
//    copies known to have landed). Further planes hold what is known *and* has
//    been fenced for another proxy since: a fence copies the known plane into
//    its own, and synchronisation joins all planes; so "known in the fence's
//    plane" is exactly PTX's "linked by a proxy fence along the causality path".
//    A race is a pair of conflicting accesses without the order that their
//    proxies need. Own parts do not conflict: those of threads in one mapping of
//    bytes (`share`), and those of different warps in one (`warpShare`). Lanes of
//    one warp are told apart, and all other warps behave as the first does, so
//    two of them that exchange bytes are seen as the first and another.
//
// 3. All scripts: choices are made when first asked for (does the loop go on?
//    is the predicate true?) and shared by all roles until the last one passed.
//    Before each choice the state is brought to a normal form: clock components
//    by rank (barriers: by rank and parity), loop variables modulo the period of
//    all index expressions, counted from the slowest role. Equal normal forms
//    have equal futures, since every op compares components and takes indices
//    modulo the period only. A form that differs from one seen before by more
//    knowledge alone breaks no rule that the other does not: the steps are the
//    same, and knowledge is only asked whether it reaches some access. The search
//    stops at forms that were seen, or covered so. So a loop of any number of
//    iterations is decided by the finitely many forms it goes through: induction
//    over trip counts, without a bound.
//    Knowledge is first cut down to what each agent's own ops ask for, and states
//    that differ by knowledge alone go on as one that knows what all of them do.
//    Who knows less breaks at least the same rules, so what is proved so is
//    proved; what is not is searched again with all that is known.
//
// What does not fit (an index that grows without bound, a symbol that is not
// affine in a trip count, more than `limit` steps) is one `async.unknown`.
//
// Sources: PTX ISA 9.1 8.4-8.9 (memory model), 9.7.9.25, 9.7.13.15, 9.7.15.7,
// 9.7.16.6; Keller, "A fundamental theorem of asynchronous parallel computation"
// (1973); Flanagan and Freund, FastTrack (2009).
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PROTOCOLVERIFY_H
#define TIER_PROBLEM_PROTOCOLVERIFY_H

#include "tier/Problem/Protocol.h"

namespace tier::problem::protocol {

enum class Severity : uint8_t { Warning, Error };

/// One row of ProtocolRules.inc.
struct Rule {
  llvm::StringLiteral id;
  Severity severity;
  llvm::StringLiteral expects, fix, source;
};
llvm::ArrayRef<Rule> rules();
const Rule *findRule(llvm::StringRef id);

struct Diagnostic {
  llvm::StringRef rule;
  Severity severity = Severity::Error;
  int64_t op = -1;        ///< where
  int64_t other = -1;     ///< the other end, or -1
  int64_t stage = -1;     ///< of the barrier or buffer, or -1
  int64_t iteration = -1; ///< of the innermost loop around `op`, or -1
  std::string message;    ///< [rule] expects X, got Y
  std::string fix;
};

struct Verdict {
  std::vector<Diagnostic> diagnostics; ///< one per rule and place
  int64_t states = 0, steps = 0;       ///< normal forms, ops executed
  bool isProved() const { return diagnostics.empty(); }
  bool hasErrors() const;
};

/// A program that does not pass check() is `async.unknown`. With `knowsAll`, no
/// knowledge is cut down: the same verdict, in more states.
Verdict verify(const Program &program, int64_t limit = 4000000,
               bool knowsAll = false);

} // namespace tier::problem::protocol

#endif // TIER_PROBLEM_PROTOCOLVERIFY_H
