//===- Schedule.h - the period of a pipeline ------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pipeline is a timed event graph: events repeat, and an edge u -> v with
// delay w and m tokens says  x_v(k) >= x_u(k - m) + w.  A server is a self-loop
// with one token, a ring of S buffers a back edge with S tokens. The period is
// the largest (sum of delays / sum of tokens) over all cycles (max-plus
// eigenvalue); a cycle without tokens is a deadlock.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_SCHEDULE_H
#define TIER_PROBLEM_SCHEDULE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tier::problem::schedule {

struct Edge {
  unsigned from, to;
  int64_t delay;  ///< cycles from the start of `from` to that of `to`
  int64_t tokens; ///< iterations between them
};

struct Graph {
  unsigned events = 0;
  llvm::SmallVector<Edge> edges;
};

/// numerator / denominator, reduced, denominator > 0.
struct Ratio {
  int64_t numerator = 0, denominator = 1;
  bool operator==(const Ratio &) const = default;
  bool operator<(const Ratio &other) const;
  double value() const { return double(numerator) / double(denominator); }
};

/// Indices of edges that form a cycle without tokens, or empty.
llvm::SmallVector<unsigned> findDeadlock(const Graph &graph);
struct Period {
  Ratio value;                          ///< cycles per iteration
  llvm::SmallVector<unsigned> critical; ///< edges of a critical cycle
  llvm::SmallVector<Ratio> start;       ///< event -> offset of a schedule
};
/// The exact period; nothing for a graph that deadlocks.
std::optional<Period> solve(const Graph &graph);
/// Empty if `start + k * period` obeys every edge.
std::string verify(const Graph &graph, const Period &period);
/// Starts of iterations 0 .. n-1 by direct simulation: [iteration][event].
llvm::SmallVector<llvm::SmallVector<int64_t>> simulate(const Graph &graph,
                                                       unsigned iterations);

/// One producer and one consumer over a ring of stages.
struct Pipeline {
  int64_t issue = 1;   ///< the producer is busy this long per stage
  int64_t latency = 0; ///< from issue to data
  int64_t compute = 1; ///< the consumer is busy this long per stage
  int64_t release = 0; ///< from the end of compute to an empty stage
  Graph graph(int64_t stages) const;
  Ratio period(int64_t stages) const;
  /// The fewest stages that reach max(issue, compute).
  int64_t minimalStages() const;
};

/// Ring sizes for several pipelines that share memory: the fewest bytes such
/// that every ring reaches its best period, or, if they do not fit in `limit`,
/// the sizes with the smallest worst slowdown.
struct Ring {
  Pipeline pipeline;
  int64_t bytes;
};
llvm::SmallVector<int64_t> chooseStages(llvm::ArrayRef<Ring> rings,
                                        int64_t limit);

} // namespace tier::problem::schedule

#endif // TIER_PROBLEM_SCHEDULE_H
