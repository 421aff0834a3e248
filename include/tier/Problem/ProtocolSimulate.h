//===- ProtocolSimulate.h - protocol programs, executed -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The executable meaning of a protocol program, written without the verifier's
// ideas (no clocks, no ownership), so that each can judge the other. Barriers
// hold a parity, a count of arrivals and of bytes, as the hardware's do; waits
// look at the parity alone. Copies, products and stores end any time after they
// were issued, in any order that the machine allows. Every byte range holds a
// tag that says who wrote it, once as ordinary accesses see it and once as the
// async proxy does: an ordinary write reaches the second view with a fence.
//
// What the program computes is the tags that its products and reads consumed
// and its bulk stores wrote. A correct program computes the same under every
// schedule; a race shows as another number, a lost arrival or byte as a deadlock,
// and what has no effect on numbers (a barrier used before it is initialised, a
// store in flight at the end) as the id of its rule.
//
//   simulate()  one seeded schedule; seeds take turns between an even choice,
//               late copies, eager copies and agents that run in bursts
//   explore()   every schedule of a small program, states seen once
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_PROTOCOLSIMULATE_H
#define TIER_PROBLEM_PROTOCOLSIMULATE_H

#include "tier/Problem/Protocol.h"

#include <map>
#include <set>

namespace tier::problem::protocol {

/// Values of symbols and predicates: one for each iteration of the loop they
/// vary with, the last one for all further ones. What is not named is 3, or true.
struct Script {
  std::map<std::string, std::vector<int64_t>> values;
};

struct Execution {
  /// "" if the program ended, "async.deadlock", or the rule that was broken.
  std::string broken;
  int64_t op = -1; ///< where
  std::string message;
  /// Per role and kind of its threads, and what was stored.
  std::vector<uint64_t> results;
  int64_t steps = 0;
};

Execution simulate(const Program &program, const Script &script, uint64_t seed,
                   int64_t limit = 200000);

struct Exploration {
  std::set<std::string> broken;            ///< all that may happen
  std::set<std::vector<uint64_t>> results; ///< all that may be computed
  int64_t states = 0;
  bool isComplete = false; ///< fewer states than the limit
};
Exploration explore(const Program &program, const Script &script,
                    int64_t limit = 200000);

} // namespace tier::problem::protocol

#endif // TIER_PROBLEM_PROTOCOLSIMULATE_H
