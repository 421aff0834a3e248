//===- Timings.cpp - the measured machines --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/Timings.h"

#include "llvm/ADT/STLExtras.h"

namespace tier::machine {

// `python bench/timings.py` prints where each number comes from:
//   clock            wgmma.256.2, cycles by ns
//   macsPerCycle     wgmma.256.1: 64 x 256 x 16 in 128 cycles
//   productWait      4 x (wgmma.256.alone - wgmma.256.1)
//   handOver         hand_over
//   issue            what bench/schedule.py leaves over with two stages
//   cacheLatency     bulk.cached.all.1 less the time of its box
//   memoryLatency    walk.128.128.1 less the time of its box
//   lineLatency      2 x walk.128.64.1 - walk.128.128.1 less the same: the map
//                    promotes to 256 bytes, so every second box of 128-byte
//                    rows lies in lines that are on their way
//   unitRate         64 x 128 bytes by walk.128.64.8 - walk.64.64.16
//   cacheRate        132 x bulk.cached.all.8
//   memoryRate       132 x bulk.far.all.8
//   the rest         bench/plans.py, by least squares of log(measured / model) over
//                    160 plans of 16 shapes, the others being fixed (docs/few-rows.md):
//     briefClock     what multiplies take where they count
//     apartShare     swapped sides with more than one column of tiles
//     farPartRate    segments of long results
//     launch         what is left over of all; only launch + drain is known
//   bench/plans.py, likewise, over 204 plans of 30 shapes whose instructions are
//   those of single warps, the good ones counting more:
//     tpcRate        tiles for half to three quarters of the multiprocessors: a
//                    kernel that only copies has 4.38 TB/s with 132 CTAs, 4.2 with
//                    64, which are one for each pair, and 3.5 with 96
//     warpStep       tiles of 64 and of 128 of k
//     warpMacsPerCycle  tiles of 64 columns
//     sharedMacsPerCycle  tiles whose rows two warps share
//   297 plans of 45 shapes of at most a wave of tiles, 220 of them in segments, the others being
//   fixed (docs/few-rows.md):
//     follow, partRate  segments of short results, and of long ones
//     cacheBytes     operands of 50 MB were near, of 117 MB far
//     furtherWave    3072 x 512 x 8192 in two segments of 64 x 256 takes 66 us
//   400 plans of 50 such shapes, in the order of tiles that one wave has, the others being fixed:
//     boxTime        tiles of 64 to 160 columns; walk.64.64.16 less the time of its bytes, where
//                    nobody multiplies, is 35
//     groupStep      tiles of 32 to 64 columns
//     follow         anew
//   1400 plans of 62 shapes of 257 and more rows and columns, rows of whole lines, on an H100:
//     unevenTraffic  768 x 1152 x 6144: 24.5 us of 132 tiles of 64 x 112, of which the last column
//                    is short, 19.1 of 108 whole ones of 64 x 128
//     apartRows      1024 x 1024 x 4096: 14.0 us of 64 x 128, 14.9 of 128 x 64
//   15000 plans of 24 shapes of 72 to 700 rows that begin inside of lines, and 400 more of the same
//   in clusters, those within 1.3 of the best right to 10 % (root of the mean square); the first by
//   them of those that were timed takes 1.03 times as long as the best:
//     insideLine, askedLine, clusterLine, clusterLaunch, crossedStep
//     turnedStep     64 rows of 4096 x 4096 gain nothing from fours
//   15 plans of as many shapes, 64 by 64 to 192, turned, in pairs, within 1.2 of the best, to 5 %:
//     pairLaunch     (in fours, 23 plans: 7 %, the mean 4 % too long)
//   since their first and last meetings release nothing, clusters begin and end up to 0.35 us later than CTAs alone (8 plans, rows
//   of whole lines, on an H200), which was 0.3 to 1.4. clusterLaunch and pairLaunch are those from before: with 250 less
//   816 x 640 x 1112 of x.T @ w.T took pairs of 64 x 128, 6.9 us, and 5.9 before
//   890 plans in eights of 37 shapes of 284 to 2414 rows, most of which begin inside of lines:
//     eightStep, eightLaunch  the means of 4 x 2 and 2 x 4 right to 7 %; eight side by side take less
//   8 to 64 rows of 9216 x 4096 in tiles of 64 x 72 and 64 x 80, of which 56 rows to none do not exist:
//     fillRate       64 x 72: 21.2 us of 64 rows, 24.7 of 16, to which 48 rows of zeros are added
//   239 plans of 27 shapes in pairs of large tiles, k of 2960 to 6768, on an H100 (docs/waves.md):
//     largeArea, largeRow, threeGroups, tallTile  right to 5 % (root of the mean square); the first
//                    by them takes 1.012 times as long as the best that was timed
//     turnedShare    5000 x 2000 x 3000: 84.8 us by 256 x 152, 2000 x 5000 x 3000 88.8, on an H200
//     foursShare     5000^3: 421 us in ten waves of 128 x 168 in 2 x 2, 396 in five of 256 x 160
//   1600 plans of 13 shapes in clusters of two, four and eight, on an H100, the others being fixed
//   but for what memory brings there (docs/few-rows.md):
//     outsideRow
//   e4m3 with scales of 1 x 128 and 128 x 128, 16 and 128 rows of 4096 x 14336 and 4096 x 4096
//   (docs/products.md), to 10 %:
//     factorBlock, factorColumn, turnedColumn, factorGroup, nextBlockShare
//     factorSegments  16 x 4096 x 14336 in two and four segments: 20 to 22 us, 17 without it
//   .. with one scale, of 8 to 64 rows by instructions of warps, to 15 %:
//     convertedStep
//   pairs of plans of 64 and 128 rows, timed in one run (docs/few-rows.md):
//     nextBoxTime    tiles of 64 and of 128 of k; 0.57 of boxTime, as when that was 35
//     early          CTAs that wait for the grid ahead, or begin before it ends
static constexpr Timings timings[] = {
    {.machine = "sm_90a",
     .device = "NVIDIA H200",
     .clock = 1.455,
     .briefClock = 1.78,
     .macsPerCycle = 2048,
     .warpMacsPerCycle = 1280,
     .sharedMacsPerCycle = 1000,
     .productWait = 63,
     .handOver = 65,
     .issue = 47,
     .warpStep = 119,
     .convertedStep = 60,
     .groupStep = 231,
     .turnedStep = 30,
     .cacheLatency = 176,
     .memoryLatency = 581,
     .lineLatency = 260,
     .boxTime = 15,
     .nextBoxTime = 9,
     .insideLine = 0.78,
     .askedLine = 0.6,
     .clusterLine = 0.8,
     .outsideRow = 0.6,
     .unitRate = 225,
     .cacheRate = 9167,
     .memoryRate = 4610,
     .tpcRate = 79,
     .fillRate = 29,
     .apartShare = 0.39,
     .apartRows = 0.06,
     .unevenTraffic = 1.4,
     .partRate = 4500,
     .farPartRate = 2350,
     .cacheBytes = 60e6,
     .furtherWave = 1.25,
     .factorBlock = 150,
     .factorColumn = 1.5,
     .turnedColumn = 1.8,
     .factorGroup = 30,
     .nextBlockShare = 0.73,
     .factorSegments = 3500,
     .largeArea = 2.13,
     .largeRow = 1.04,
     .threeGroups = -11,
     .tallTile = 30,
     .turnedShare = 0.97,
     .foursShare = 1.05,
     .crossedStep = 1.28,
     .eightStep = 1.08,
     .launch = 1100,
     .clusterLaunch = 1450,
     .pairLaunch = 750,
     .eightLaunch = 600,
     .early = 800,
     .drain = 500,
     .follow = 1300},
};

double Timings::macRate(Element element) const {
  return macsPerCycle * 16 / bitWidth(element);
}

const Timings *findTimings(llvm::StringRef machine) {
  const Timings *found = llvm::find_if(
      timings, [&](const Timings &row) { return row.machine == machine; });
  return found == std::end(timings) ? nullptr : found;
}

} // namespace tier::machine
