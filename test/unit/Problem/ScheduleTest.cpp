//===- ScheduleTest.cpp - periods against event simulation ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Schedule.h"

#include "gtest/gtest.h"

#include <random>

using namespace tier::problem::schedule;

/// The largest cycle ratio by enumerating simple cycles.
static Ratio enumerateCycles(const Graph &graph) {
  Ratio best;
  llvm::SmallVector<bool> onPath(graph.events, false);
  auto visit = [&](auto &&visit, unsigned root, unsigned at, int64_t delay,
                   int64_t tokens) -> void {
    onPath[at] = true;
    for (const Edge &edge : graph.edges) {
      if (edge.from != at || edge.to < root)
        continue;
      int64_t d = delay + edge.delay, t = tokens + edge.tokens;
      if (edge.to == root && t > 0) {
        if (best < Ratio{d, t})
          best = Ratio{d, t};
      } else if (edge.to != root && !onPath[edge.to]) {
        visit(visit, root, edge.to, d, t);
      }
    }
    onPath[at] = false;
  };
  for (unsigned root = 0; root < graph.events; ++root)
    visit(visit, root, root, 0, 0);
  return best;
}

static Graph randomGraph(std::mt19937 &engine) {
  Graph graph;
  graph.events = 2 + engine() % 4;
  unsigned edges = graph.events + engine() % 6;
  for (unsigned i = 0; i < edges; ++i) {
    unsigned from = engine() % graph.events, to = engine() % graph.events;
    // Backward edges hold tokens, so the graph is live.
    int64_t tokens = to <= from ? 1 + engine() % 3 : engine() % 2;
    graph.edges.push_back(
        {from, to, static_cast<int64_t>(engine() % 50), tokens});
  }
  return graph;
}

TEST(Schedule, period_is_the_largest_cycle_ratio) {
  std::mt19937 engine(3);
  for (int trial = 0; trial < 1000; ++trial) {
    Graph graph = randomGraph(engine);
    auto period = solve(graph);
    ASSERT_TRUE(period);
    Ratio best = enumerateCycles(graph);
    EXPECT_FALSE(period->value < best);
    EXPECT_FALSE(best < period->value);
    EXPECT_EQ(verify(graph, *period), "");
  }
}

// No event starts earlier than the schedule's slope allows, in the long run.
TEST(Schedule, simulation_advances_by_the_period) {
  std::mt19937 engine(5);
  for (int trial = 0; trial < 200; ++trial) {
    Graph graph = randomGraph(engine);
    auto period = solve(graph);
    ASSERT_TRUE(period);
    const unsigned n = 600;
    auto start = simulate(graph, n);
    double fastest = 0;
    for (unsigned v = 0; v < graph.events; ++v)
      fastest =
          std::max(fastest, double(start[n - 1][v] - start[n - 301][v]) / 300);
    EXPECT_NEAR(fastest, period->value.value(), 0.5);
  }
}

TEST(Schedule, cycles_without_tokens_deadlock) {
  Graph graph{3, {{0, 1, 5, 0}, {1, 2, 5, 0}, {2, 0, 5, 0}, {2, 1, 1, 2}}};
  EXPECT_EQ(findDeadlock(graph).size(), 3u);
  EXPECT_FALSE(solve(graph));
  graph.edges[2].tokens = 1;
  EXPECT_TRUE(findDeadlock(graph).empty());
  EXPECT_EQ(solve(graph)->value, (Ratio{15, 1}));
}

TEST(Schedule, stages_hide_latency) {
  Pipeline p{40, 520, 130, 10};
  EXPECT_EQ(p.minimalStages(), 6);
  EXPECT_EQ(p.period(4), (Ratio{165, 1}));
  EXPECT_EQ(p.period(6), (Ratio{130, 1}));
  std::mt19937 engine(9);
  for (int trial = 0; trial < 300; ++trial) {
    Pipeline q{1 + int64_t(engine() % 100), int64_t(engine() % 800),
               1 + int64_t(engine() % 200), int64_t(engine() % 30)};
    for (int64_t stages = 1; stages <= 10; ++stages) {
      EXPECT_EQ(solve(q.graph(stages))->value, q.period(stages));
      bool isBest = q.period(stages) == Ratio{std::max(q.issue, q.compute), 1};
      EXPECT_EQ(isBest, stages >= q.minimalStages());
    }
  }
}

// Against all combinations of sizes.
TEST(Schedule, rings_share_memory_fairly) {
  std::mt19937 engine(11);
  for (int trial = 0; trial < 200; ++trial) {
    llvm::SmallVector<Ring> rings;
    for (int i = 0; i < 2; ++i)
      rings.push_back({{1 + int64_t(engine() % 50), int64_t(engine() % 300),
                        20 + int64_t(engine() % 100), 5},
                       1 + int64_t(engine() % 8)});
    int64_t limit = 4 + engine() % 40;
    auto slowdown = [&](int64_t i, int64_t k) {
      return rings[i].pipeline.period(k).value() /
             std::max(rings[i].pipeline.issue, rings[i].pipeline.compute);
    };
    double best = 1e30;
    for (int64_t a = 1; a <= 40; ++a)
      for (int64_t b = 1; b <= 40; ++b)
        if (a * rings[0].bytes + b * rings[1].bytes <= limit)
          best = std::min(best, std::max(slowdown(0, a), slowdown(1, b)));
    auto stages = chooseStages(rings, limit);
    if (best == 1e30) {
      EXPECT_TRUE(stages.empty());
      continue;
    }
    ASSERT_EQ(stages.size(), 2u);
    EXPECT_LE(stages[0] * rings[0].bytes + stages[1] * rings[1].bytes, limit);
    EXPECT_NEAR(std::max(slowdown(0, stages[0]), slowdown(1, stages[1])), best,
                1e-9);
  }
}
