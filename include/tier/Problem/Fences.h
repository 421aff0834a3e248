//===- Fences.h - the fewest fences between two proxies -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ordinary (generic) accesses of a buffer become visible to an engine that
// copies or multiplies on its own (the async proxy) only after a proxy fence by
// the accessing threads, followed by an operation with which those threads hand
// the buffer to the thread that starts the engine:
//
//   store b -> FENCE -> barrier -> bulk copy of b
//
// A fence after the hand-over comes too late for the other threads. Given the
// control flow of one role with its accesses and hand-overs, this problem finds
// fences of least total weight (weight: how often the place is executed).
//
// For one buffer this is a minimum vertex cut between accesses and hand-overs,
// found by maximum flow; the flow is a packing of paths that each need a fence
// of their own and so proves the answer. Several buffers share fences, which is
// a hitting set: packings of all buffers bound it from below, and where the
// bound is not met, an exact search over violated paths decides. Two reads
// never conflict. A generic read before an engine's write is ordered by some
// readings of the specification only; it is fenced too (PTX ISA 8.9, 9.7.13).
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_FENCES_H
#define TIER_PROBLEM_FENCES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tier::problem::fences {

/// One access of a buffer.
struct Access {
  unsigned buffer = 0;
  bool isAsync = false; ///< by an engine; else by threads
  bool isWrite = false;
  /// By the very thread that starts the engine: no hand-over is needed.
  bool byIssuer = false;
  bool operator==(const Access &) const = default;
};

/// A place in the program: first its accesses happen, then its hand-over.
struct Node {
  llvm::SmallVector<Access, 2> accesses;
  bool isSync = false;  ///< threads hand over what they did before
  bool isFence = false; ///< there is a fence in the program as it stands
  bool mayFence = true; ///< a fence may be put before this node
  int64_t weight = 1;   ///< executions of the node, at least 1
  llvm::SmallVector<unsigned, 2> next;
};

/// The control flow of one role. Execution starts at node 0.
struct Question {
  llvm::SmallVector<Node> nodes;
};

/// A path that needs a fence, as part of a lower bound.
struct Path {
  unsigned buffer;
  unsigned access, engine; ///< the nodes whose accesses conflict
  llvm::SmallVector<unsigned> places; ///< nodes before which a fence would do
  int64_t amount; ///< its part of the bound
};

/// Why there is no answer: two nodes that no fence can order.
struct Conflict {
  enum class Reason {
    NoHandOver, ///< a path from `access` to `engine` without a hand-over
    NoPlace,    ///< a path on which no node may take a fence
  } reason;
  unsigned buffer, access, engine;
  std::string str() const;
};

struct Answer {
  llvm::SmallVector<unsigned> before; ///< put a fence before these nodes
  int64_t weight = 0;                 ///< their total weight
  int64_t bound = 0;                  ///< no answer is lighter
  llvm::SmallVector<Path> paths;      ///< proves a bound by flow: their amounts
  bool isOptimal() const { return weight == bound; }
  /// "flow" (the paths prove it), "search", or "open" if bound < weight.
  llvm::StringRef proof() const;
};

/// Empty, or what is wrong with the question.
std::string check(const Question &question);
/// The lightest fences. Fences of the program as it stands are disregarded, but
/// among equal answers their places are preferred.
struct Result {
  std::optional<Answer> answer;
  std::optional<Conflict> conflict;
};
Result solve(const Question &question);
/// Pairs of a node that accesses a buffer by threads and one that accesses it by
/// an engine afterwards, on some path, other than two reads: a fence for each
/// would do as well.
int64_t countCrossings(const Question &question);
/// Whether fences before `before` (and no others) order every conflicting pair
/// on every path; else such a pair. Independent of `solve`: a may-analysis.
std::optional<Conflict> findUnfenced(const Question &question,
                                     llvm::ArrayRef<unsigned> before);

} // namespace tier::problem::fences

#endif // TIER_PROBLEM_FENCES_H
