//===- RingSchedule.cpp - how many stages a ring needs --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/RingSchedule.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

using namespace llvm;

namespace tier::problem::schedule {

StringRef stringify(Bound bound) {
  switch (bound) {
  case Bound::MatrixUnit:
    return "matrix unit";
  case Bound::CopyEngine:
    return "copy engine";
  case Bound::Cache:
    return "cache";
  case Bound::Memory:
    return "memory";
  case Bound::Latency:
    return "latency";
  }
  llvm_unreachable("every bound has a name");
}

RingTimes timesOf(const Iteration &iteration,
                  const machine::Timings &timings) {
  double bytes = iteration.bytes, units = iteration.units;
  // Multiprocessors that ask for the same bytes at about the same time are
  // served by one access.
  double own = bytes * iteration.ownShare * units;
  double engine = bytes / timings.unitRate;
  double source = own / (iteration.isCached ? timings.cacheRate
                                            : timings.memoryRate);
  double slowest = std::max(engine, source);
  auto cycles = [&](double ns) {
    return static_cast<int64_t>(std::lround(ns * timings.clock));
  };

  RingTimes times;
  times.overlapsProducts = iteration.overlapsProducts;
  times.load = cycles(slowest);
  times.latency = cycles(
      (iteration.isCached ? timings.cacheLatency : timings.memoryLatency) +
      engine);
  times.multiply = std::lround(iteration.multiplies /
                               timings.macRate(iteration.element));
  times.release = std::lround(timings.productWait + timings.handOver);
  times.busiest = times.multiply >= times.load ? Bound::MatrixUnit
                  : engine >= source           ? Bound::CopyEngine
                  : iteration.isCached         ? Bound::Cache
                                               : Bound::Memory;
  return times;
}

Graph RingTimes::graph(int64_t stages) const {
  enum : unsigned { Load, Start };
  Graph graph;
  graph.events = 2;
  graph.edges = {{Load, Load, load, 1},
                 {Start, Start, multiply, 1},
                 {Load, Start, latency, 0},
                 {Start, Load, multiply + release, stages}};
  if (overlapsProducts)
    graph.edges.push_back({Start, Load, release, std::max<int64_t>(stages - 1, 1)});
  return graph;
}

Ratio RingTimes::period(int64_t stages) const {
  return solve(graph(stages))->value;
}

Bound RingTimes::bound(int64_t stages) const {
  return Ratio{std::max(load, multiply), 1} < period(stages) ? Bound::Latency
                                                             : busiest;
}

int64_t RingTimes::fewestStages() const {
  auto ceilDivide = [](int64_t a, int64_t b) { return (a + b - 1) / b; };
  int64_t best = std::max<int64_t>({load, multiply, 1});
  int64_t stages = ceilDivide(latency + multiply + release, best);
  if (overlapsProducts)
    stages = std::max(stages, 1 + ceilDivide(latency + release, best));
  return std::max<int64_t>(stages, overlapsProducts ? 2 : 1);
}

double ownShareOf(int64_t m, int64_t n, int64_t tileM, int64_t tileN,
                  int64_t group, int64_t units) {
  int64_t rows = (m + tileM - 1) / tileM, columns = (n + tileN - 1) / tileN;
  int64_t side = std::clamp<int64_t>(group, 1, std::max<int64_t>(rows, 1));
  int64_t running = std::min(units, std::max<int64_t>(rows * columns, 1));
  int64_t across = (running + side - 1) / side;
  double own = double(side) * tileM + double(across) * tileN;
  return std::min(1.0, own / (double(running) * (tileM + tileN)));
}

} // namespace tier::problem::schedule
