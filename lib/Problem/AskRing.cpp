//===- AskRing.cpp - rings of stages by name -------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/RingSchedule.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

static constexpr int64_t mostStages = 64;

static Expected<json::Value> solveRing(const json::Object &object) {
  Reader read(object, "async");
  const machine::Machine *machine = read.machine("machine");
  schedule::Iteration iteration;
  SmallVector<int64_t> tile = read.integers("tile");
  SmallVector<int64_t> extents = read.integers("extents");
  iteration.element = read.element("element");
  iteration.overlapsProducts = read.flag("overlaps_products", true);
  iteration.isCached = read.flag("cached", false);
  int64_t group = read.integer("group", 16);
  int64_t stages = read.integer("stages", 0);
  int64_t clock = read.integer("clock_mhz", 0);
  auto isSmall = [](int64_t side) { return side >= 1 && side <= 1 << 20; };
  if (tile.size() != 3 || !all_of(tile, isSmall))
    read.refuse("tile", "three sides [m, n, k] from 1 to 2^20");
  if (extents.size() != 2 || extents[0] < 1 || extents[1] < 1)
    read.refuse("extents", "two extents [m, n] of at least 1");
  if (clock < 0 || clock > 1 << 20)
    read.refuse("clock_mhz", "a clock in MHz");
  if (group < 1)
    read.refuse("group", "at least 1");
  if (stages < 0 || stages > mostStages)
    read.refuse("stages", "from 1 to 64");
  if (read.isRefused())
    return read.takeError();
  const machine::Timings *measured = machine::findTimings(machine->name);
  if (!measured)
    return refusal("[async.timings] expects a machine that was measured, got " +
                   Twine(machine->name) +
                   "; fix: measure it (bench/timings.py), or ask for a "
                   "machine that has timings");
  machine::Timings timings = *measured;
  if (clock)
    timings.clock = double(clock) / 1000;

  int64_t boxes = 0;
  auto tiles = [&](unsigned d) { return (extents[d] + tile[d] - 1) / tile[d]; };
  iteration.units = std::min(machine->units, tiles(0) * tiles(1));
  iteration.bytes =
      (tile[0] + tile[1]) * tile[2] * machine::byteWidth(iteration.element);
  // Boxes of 128-byte rows, at most 256 of them.
  int64_t rowBytes = tile[2] * machine::byteWidth(iteration.element);
  for (int64_t rows : {tile[0], tile[1]})
    boxes += divideCeil(rows, 256) * divideCeil(rowBytes, 128);
  iteration.boxes = boxes;
  iteration.sharesLines = rowBytes <= 128;
  iteration.multiplies = tile[0] * tile[1] * tile[2];
  iteration.ownShare = schedule::ownShareOf(extents[0], extents[1], tile[0],
                                            tile[1], group, machine->units);
  schedule::RingTimes times = schedule::timesOf(iteration, timings);
  int64_t fewest = times.fewestStages();
  if (stages == 0)
    stages = fewest;
  if (stages < 2 && times.overlapsProducts)
    return refusal("[async.ring-full] expects at least 2 stages where products "
                   "overlap, got " +
                   Twine(stages) + "; fix: 2 stages or more");
  schedule::Ratio period = times.period(stages);
  return json::Object{
      {"period", json::Array{period.numerator, period.denominator}},
      {"period_ns", period.value() / timings.clock},
      {"stages", stages},
      {"fewest_stages", fewest},
      {"bound", schedule::stringify(times.bound(stages))},
      {"load", times.load},
      {"latency", times.latency},
      {"next_latency", times.nextLatency},
      {"multiply", times.multiply},
      {"release", times.release},
      {"own_share", iteration.ownShare},
      {"device", timings.device}};
}

ArrayRef<Problem> ringProblems() {
  static constexpr Problem table[] = {
      {"schedule.ring", "period and stages of a product's ring", solveRing},
  };
  return table;
}

} // namespace tier::problem
