//===- RingScheduleTest.cpp - rings against event simulation --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/RingSchedule.h"

#include "gtest/gtest.h"

#include <random>

using namespace tier::problem::schedule;
using tier::machine::findTimings;

/// Runs the roles as the header describes them, step by step.
static double run(const RingTimes &times, int64_t stages, int64_t wait,
                  int iterations) {
  std::vector<int64_t> load(iterations), start(iterations), end(iterations);
  for (int i = 0; i < iterations; ++i) {
    int64_t at = i ? load[i - 1] + times.load : 0;
    if (int64_t before = i - stages; before >= 0) {
      // The stage is free once its product has ended and the one behind it, if
      // products overlap, has been started.
      int64_t free = end[before];
      if (times.overlapsProducts && before + 1 < i)
        free = std::max(free, start[before + 1]);
      at = std::max(at, free + times.release);
    }
    load[i] = at;
    // Every second iteration finds its lines on their way, but not before those
    // of the one before are there.
    start[i] = std::max(at + wait + (i % 2 ? times.nextLatency : times.latency),
                        i ? end[i - 1] : 0);
    if (i % 2 && times.nextLatency < times.latency)
      start[i] = std::max(start[i], load[i - 1] + wait + times.latency);
    end[i] = start[i] + times.multiply;
  }
  return double(start[iterations - 1] - start[iterations / 2]) /
         (iterations - 1 - iterations / 2);
}

static RingTimes randomTimes(std::mt19937 &engine) {
  RingTimes times;
  times.load = 1 + engine() % 500;
  times.latency = engine() % 2000;
  times.nextLatency = engine() % 2 ? times.latency : engine() % 2000;
  times.multiply = 1 + engine() % 500;
  times.release = engine() % 200;
  times.overlapsProducts = engine() % 2;
  return times;
}

TEST(RingSchedule, period_is_that_of_the_running_roles) {
  std::mt19937 engine(1);
  for (int trial = 0; trial < 500; ++trial) {
    RingTimes times = randomTimes(engine);
    for (int64_t stages = 2; stages <= 8; ++stages) {
      int64_t wait = engine() % 300;
      double period = solve(times.graph(stages, wait))->value.value() / 2;
      EXPECT_NEAR(period, run(times, stages, wait, 4001), 1e-2 * period);
    }
  }
}

TEST(RingSchedule, period_agrees_with_the_wait_that_it_implies) {
  std::mt19937 engine(3);
  for (int trial = 0; trial < 500; ++trial) {
    RingTimes times = randomTimes(engine);
    for (int64_t stages = 2; stages <= 8; ++stages) {
      double period = times.period(stages).value();
      auto implied = [&](double of) {
        return solve(times.graph(stages, times.waitFor(of)))->value.value() / 2;
      };
      EXPECT_LE(implied(period), period);
      if (period > std::max(times.load, times.multiply))
        EXPECT_GT(implied(period - 1), period - 1);
      EXPECT_GE(period, times.period(stages + 1).value());
    }
  }
}

TEST(RingSchedule, fewest_stages_reach_the_best_period_and_fewer_do_not) {
  std::mt19937 engine(2);
  for (int trial = 0; trial < 500; ++trial) {
    RingTimes times = randomTimes(engine);
    int64_t fewest = times.fewestStages();
    double best = std::max(times.load, times.multiply);
    if (fewest < 64) {
      EXPECT_LE(times.period(fewest).value(), 1.02 * best);
      EXPECT_NE(times.bound(fewest), Bound::Latency);
    }
    if (fewest > 2) {
      EXPECT_LT(1.02 * best, times.period(fewest - 1).value());
      EXPECT_EQ(times.bound(fewest - 1), Bound::Latency);
    }
  }
}

// Smaller tiles ask for more bytes than the copy engine brings.
TEST(RingSchedule, large_tiles_keep_the_matrix_unit_busy) {
  Iteration iteration;
  iteration.bytes = (128 + 256) * 64 * 2;
  iteration.boxes = 2;
  iteration.sharesLines = true;
  iteration.multiplies = 128 * 256 * 64;
  iteration.units = 132;
  iteration.ownShare = ownShareOf(4096, 4096, 128, 256, 16, 132);
  RingTimes times = timesOf(iteration, *findTimings("sm_90a"));
  EXPECT_EQ(times.multiply, 1024);
  EXPECT_NEAR(times.period(times.fewestStages()).value(), 1024, 21);
  iteration.bytes = (64 + 64) * 64 * 2;
  iteration.multiplies = 64 * 64 * 64;
  times = timesOf(iteration, *findTimings("sm_90a"));
  EXPECT_EQ(times.bound(times.fewestStages()), Bound::CopyEngine);
}

TEST(RingSchedule, one_unit_has_all_bytes_to_itself) {
  EXPECT_EQ(ownShareOf(128, 128, 128, 128, 16, 132), 1.0);
  EXPECT_LT(ownShareOf(8192, 8192, 128, 256, 16, 132), 0.2);
}

TEST(RingSchedule, nothing_is_guessed_for_a_machine_that_was_not_measured) {
  EXPECT_EQ(findTimings("gfx942"), nullptr);
}
