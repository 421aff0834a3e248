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
  double engine = iteration.boxes * timings.boxTime + bytes / timings.unitRate;
  double source = own / (iteration.isCached ? timings.cacheRate
                                            : timings.memoryRate);
  double slowest = std::max(engine, source);
  auto cycles = [&](double ns) {
    return static_cast<int64_t>(std::lround(ns * timings.clock));
  };

  RingTimes times;
  times.overlapsProducts = iteration.overlapsProducts;
  times.load = cycles(slowest);
  double latency =
      iteration.isCached ? timings.cacheLatency : timings.memoryLatency;
  bool sharesLines = iteration.sharesLines && !iteration.isCached;
  times.latency = cycles(latency + engine);
  times.nextLatency =
      cycles((sharesLines ? timings.lineLatency : latency) + engine);
  times.multiply = std::lround(iteration.multiplies /
                               timings.macRate(iteration.element));
  times.release =
      std::lround(timings.productWait + timings.handOver + timings.issue);
  times.busiest = times.multiply >= times.load ? Bound::MatrixUnit
                  : engine >= source           ? Bound::CopyEngine
                  : iteration.isCached         ? Bound::Cache
                                               : Bound::Memory;
  return times;
}

Graph RingTimes::graph(int64_t stages, int64_t wait) const {
  Graph graph;
  graph.events = 4; // load 0, start 0, load 1, start 1
  auto load = [](int64_t turn) -> unsigned { return 2 * (turn % 2); };
  auto start = [](int64_t turn) -> unsigned { return 2 * (turn % 2) + 1; };
  for (int64_t turn : {0, 1}) {
    auto add = [&](unsigned from, unsigned to, int64_t delay, int64_t turns) {
      graph.edges.push_back({from, to, delay, (turn + turns) / 2});
    };
    add(load(turn), load(turn + 1), this->load, 1);
    add(start(turn), start(turn + 1), multiply, 1);
    add(load(turn), start(turn), wait + (turn ? nextLatency : latency), 0);
    add(start(turn), load(turn + stages), multiply + release, stages);
    if (int64_t next = std::max<int64_t>(stages - 1, 1); overlapsProducts)
      add(start(turn), load(turn + next), release, next);
  }
  if (nextLatency < latency) // the same lines
    graph.edges.push_back({load(0), start(1), wait + latency, 0});
  return graph;
}

int64_t RingTimes::waitFor(double period) const {
  double busy = std::min(load / std::max(period, 1.0), 0.999);
  double wait = load * busy / (1 - busy) / 4;
  return std::lround(std::min(wait, 3.0 * load)); // a queue has an end
}

Ratio RingTimes::period(int64_t stages) const {
  auto implied = [&](int64_t period) {
    return solve(graph(stages, waitFor(period)))->value.value() / 2;
  };
  // What is implied falls as the period grows: the first that it does not exceed.
  int64_t low = std::max<int64_t>({load, multiply, 1});
  int64_t high = std::max<int64_t>(low, std::ceil(implied(low)));
  while (low < high) {
    int64_t middle = low + (high - low) / 2;
    if (implied(middle) <= middle)
      high = middle;
    else
      low = middle + 1;
  }
  return Ratio{low, 1};
}

/// More than 2 % over the best.
static bool isFar(Ratio period, int64_t best) {
  return period.value() > 1.02 * std::max<int64_t>(best, 1);
}

Bound RingTimes::bound(int64_t stages) const {
  return isFar(period(stages), std::max(load, multiply)) ? Bound::Latency
                                                         : busiest;
}

int64_t RingTimes::fewestStages() const {
  int64_t stages = overlapsProducts ? 2 : 1;
  while (stages < 64 && isFar(period(stages), std::max(load, multiply)))
    ++stages;
  return stages;
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
