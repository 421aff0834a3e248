//===- Schedule.cpp - the largest cycle ratio, exactly --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Schedule.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cassert>
#include <numeric>

using namespace llvm;

namespace tier::problem::schedule {

static Ratio reduce(int64_t numerator, int64_t denominator) {
  assert(denominator > 0 && "a ratio of delays to tokens");
  int64_t common = std::gcd(numerator, denominator);
  return common == 0 ? Ratio{0, 1}
                     : Ratio{numerator / common, denominator / common};
}

bool Ratio::operator<(const Ratio &other) const {
  return numerator * other.denominator < other.numerator * denominator;
}

//===----------------------------------------------------------------------===//
// Cycles
//===----------------------------------------------------------------------===//

namespace {
/// Longest paths under some weight; a cycle of positive weight if there is one.
struct LongestPaths {
  SmallVector<int64_t> length; ///< per event
  SmallVector<unsigned> cycle; ///< edges of a positive cycle
};
} // namespace

/// Walks back from `edge` along the edges that set each length.
static SmallVector<unsigned> walkBack(const Graph &graph, unsigned event,
                                      ArrayRef<int64_t> through) {
  for (unsigned i = 0; i < graph.events; ++i) // now surely on the cycle
    event = graph.edges[through[event]].from;
  SmallVector<unsigned> cycle;
  unsigned at = event;
  do {
    cycle.push_back(through[at]);
    at = graph.edges[through[at]].from;
  } while (at != event);
  std::reverse(cycle.begin(), cycle.end());
  return cycle;
}

static LongestPaths
solveLongestPaths(const Graph &graph,
                  function_ref<int64_t(const Edge &)> weight) {
  LongestPaths result;
  result.length.assign(graph.events, 0);
  SmallVector<int64_t> through(graph.events, -1);
  for (unsigned round = 0; round <= graph.events; ++round) {
    std::optional<unsigned> changed;
    for (auto [index, edge] : enumerate(graph.edges)) {
      int64_t length = result.length[edge.from] + weight(edge);
      if (length <= result.length[edge.to])
        continue;
      result.length[edge.to] = length;
      through[edge.to] = index;
      changed = edge.to;
    }
    if (!changed)
      return result;
    if (round == graph.events)
      result.cycle = walkBack(graph, *changed, through);
  }
  return result;
}

SmallVector<unsigned> findDeadlock(const Graph &graph) {
  // Without tokens an edge counts 1; a token outweighs every simple path.
  int64_t heavy = static_cast<int64_t>(graph.edges.size()) + 1;
  return solveLongestPaths(graph,
                           [&](const Edge &edge) {
                             return edge.tokens == 0 ? 1 : -heavy * edge.tokens;
                           })
      .cycle;
}

static Ratio ratioOf(const Graph &graph, ArrayRef<unsigned> cycle) {
  int64_t delay = 0, tokens = 0;
  for (unsigned index : cycle) {
    delay += graph.edges[index].delay;
    tokens += graph.edges[index].tokens;
  }
  return reduce(delay, tokens);
}

std::optional<Period> solve(const Graph &graph) {
  if (!findDeadlock(graph).empty())
    return std::nullopt;
  // A positive cycle under w - lambda m has a larger ratio: raise lambda to it.
  Period period;
  while (true) {
    Ratio lambda = period.value;
    LongestPaths paths = solveLongestPaths(graph, [&](const Edge &edge) {
      return edge.delay * lambda.denominator - lambda.numerator * edge.tokens;
    });
    if (paths.cycle.empty()) {
      for (int64_t length : paths.length)
        period.start.push_back(reduce(length, lambda.denominator));
      return period;
    }
    period.critical = paths.cycle;
    period.value = ratioOf(graph, paths.cycle);
    assert(lambda < period.value && "each cycle found is slower");
  }
}

std::string verify(const Graph &graph, const Period &period) {
  for (const Edge &edge : graph.edges) {
    // start[to] >= start[from] + delay - lambda * tokens
    const Ratio &from = period.start[edge.from], &to = period.start[edge.to];
    int64_t scale =
        from.denominator * to.denominator * period.value.denominator;
    auto scaled = [&](const Ratio &r) {
      return r.numerator * (scale / r.denominator);
    };
    if (scaled(to) <
        scaled(from) + edge.delay * scale - scaled(period.value) * edge.tokens)
      return "edge " + std::to_string(edge.from) + " -> " +
             std::to_string(edge.to) + " is not obeyed";
  }
  if (!period.critical.empty() &&
      !(ratioOf(graph, period.critical) == period.value))
    return "the critical cycle has another ratio";
  return "";
}

SmallVector<SmallVector<int64_t>> simulate(const Graph &graph,
                                           unsigned iterations) {
  assert(findDeadlock(graph).empty() && "a live graph");
  SmallVector<SmallVector<int64_t>> start;
  for (unsigned k = 0; k < iterations; ++k) {
    start.push_back(SmallVector<int64_t>(graph.events, 0));
    // Edges without tokens order events inside one iteration.
    for (unsigned round = 0; round < graph.events; ++round)
      for (const Edge &edge : graph.edges)
        if (edge.tokens <= k)
          start[k][edge.to] =
              std::max(start[k][edge.to],
                       start[k - edge.tokens][edge.from] + edge.delay);
  }
  return start;
}

//===----------------------------------------------------------------------===//
// Rings
//===----------------------------------------------------------------------===//

Graph Pipeline::graph(int64_t stages) const {
  const unsigned put = 0, get = 1;
  Graph graph{2, {}};
  graph.edges.push_back({put, put, issue, 1});
  graph.edges.push_back({get, get, compute, 1});
  graph.edges.push_back({put, get, latency, 0});
  graph.edges.push_back({get, put, compute + release, stages});
  return graph;
}

Ratio Pipeline::period(int64_t stages) const {
  Ratio servers{std::max(issue, compute), 1};
  Ratio ring = reduce(latency + compute + release, stages);
  return servers < ring ? ring : servers;
}

int64_t Pipeline::minimalStages() const {
  int64_t busy = std::max<int64_t>(1, std::max(issue, compute));
  return std::max<int64_t>(
      1, divideCeil(static_cast<uint64_t>(latency + compute + release),
                    static_cast<uint64_t>(busy)));
}

SmallVector<int64_t> chooseStages(ArrayRef<Ring> rings, int64_t limit) {
  // Slowdowns that some ring size causes, best first.
  SmallVector<Ratio> slowdowns;
  auto slowdown = [](const Ring &ring, int64_t stages) {
    Ratio now = ring.pipeline.period(stages);
    int64_t best = std::max<int64_t>(
        1, std::max(ring.pipeline.issue, ring.pipeline.compute));
    return reduce(now.numerator, now.denominator * best);
  };
  for (const Ring &ring : rings)
    for (int64_t k = 1; k <= ring.pipeline.minimalStages(); ++k)
      slowdowns.push_back(slowdown(ring, k));
  llvm::sort(slowdowns);

  for (const Ratio &allowed : slowdowns) {
    SmallVector<int64_t> stages;
    int64_t bytes = 0;
    for (const Ring &ring : rings) {
      int64_t k = 1, most = ring.pipeline.minimalStages();
      while (k < most && allowed < slowdown(ring, k))
        ++k;
      if (allowed < slowdown(ring, k))
        break; // this ring alone is slower than that
      stages.push_back(k);
      bytes += k * ring.bytes;
    }
    if (stages.size() == rings.size() && bytes <= limit)
      return stages;
  }
  return {};
}

} // namespace tier::problem::schedule
