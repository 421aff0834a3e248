//===- RingSchedule.h - how many stages a ring needs ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One role fills the stages of a ring by bulk copies, another multiplies from
// them. In iteration i
//
//   load(i)   waits for stage i mod S to be empty; the copy engine is busy for
//             `load`, and the data are there `latency` after it started. Lines
//             that come in twice the width of a stage's rows bring the rows of
//             the next iteration too: that one has `nextLatency`, but not before
//             those lines
//   start(i)  waits for the data and for the product before; the matrix unit is
//             busy for `multiply`
//   release   gives the stage back when the product has ended, or, if products
//             overlap, when that is noticed: once the next one has been started
//
// which is a timed event graph (Schedule.h) over two iterations. Its period is
// bound by the matrix unit, by a memory, or, with too few stages, by the latency.
// Copies of other multiprocessors come in between: the busiest server is busy for
// the share r = load / period of the time, and a copy waits for it as long as
// Kingman's formula says, load x r / (1 - r) x (squared variation of arrivals) / 2
// with a variation of 1/2 (J. F. C. Kingman, The single server queue in heavy
// traffic, 1961). The period is the one that agrees with the wait it implies.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_RINGSCHEDULE_H
#define TIER_PROBLEM_RINGSCHEDULE_H

#include "tier/Machine/Timings.h"
#include "tier/Problem/Schedule.h"

namespace tier::problem::schedule {

/// One iteration of a ring on one multiprocessor, while all others do the same.
struct Iteration {
  int64_t bytes = 0; ///< of a stage
  int64_t boxes = 1; ///< of a stage
  /// Rows of 128 bytes along the loop: a line of 256 serves two iterations.
  bool sharesLines = false;
  /// Distinct bytes of all multiprocessors by all bytes: what several ask for
  /// at about the same time is read once.
  double ownShare = 1;
  bool isCached = false; ///< they come from the cache, not from memory
  int64_t multiplies = 0; ///< of a stage
  machine::Element element = machine::Element::BF16;
  int64_t units = 1;            ///< multiprocessors that run
  bool overlapsProducts = true; ///< a stage is released one product later
};

/// What limits the period.
enum class Bound { MatrixUnit, CopyEngine, Cache, Memory, Latency };
llvm::StringRef stringify(Bound bound);

struct RingTimes {
  /// In cycles of the multiprocessor while it multiplies.
  int64_t load = 0, latency = 0, nextLatency = 0, multiply = 0, release = 0;
  Bound busiest = Bound::MatrixUnit; ///< with stages enough
  bool overlapsProducts = true;

  /// Two iterations; every copy waits for `wait` cycles.
  Graph graph(int64_t stages, int64_t wait = 0) const;
  /// Cycles that a copy waits for others if the ring has this period.
  int64_t waitFor(double period) const;
  /// Cycles per iteration with so many stages (at least 1, and 2 where products
  /// overlap).
  Ratio period(int64_t stages) const;
  /// What limits it then.
  Bound bound(int64_t stages) const;
  /// The fewest stages with which the latency costs at most 2 %; the most that
  /// are tried, 64, if it always does.
  int64_t fewestStages() const;
};
RingTimes timesOf(const Iteration &iteration, const machine::Timings &timings);

/// The part of the bytes that tiles [tileM, tileN] of an [m, n] product have to
/// themselves, when `units` of them run side by side in groups of `group` rows
/// of tiles.
double ownShareOf(int64_t m, int64_t n, int64_t tileM, int64_t tileN,
                  int64_t group, int64_t units);

} // namespace tier::problem::schedule

#endif // TIER_PROBLEM_RINGSCHEDULE_H
