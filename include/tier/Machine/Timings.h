//===- Timings.h - latencies and rates that were measured -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the schedule model asks of a machine. `bench/timings.py` measures it; a
// machine that was not measured has none, and nothing is guessed for it.
//
// Matrix units and barriers keep the multiprocessor's clock, memory keeps its
// own: the first are in cycles, the second in nanoseconds.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_MACHINE_TIMINGS_H
#define TIER_MACHINE_TIMINGS_H

#include "tier/Machine/Machine.h"

namespace tier::machine {

struct Timings {
  llvm::StringLiteral machine; ///< the row of the table
  llvm::StringLiteral device;  ///< what was measured

  double clock;      ///< cycles per ns of a multiprocessor while it multiplies
  double briefClock; ///< .. in kernels of less than about 100 us

  // Cycles.
  double macsPerCycle; ///< 16-bit multiplies of one matrix unit
  double warpMacsPerCycle; ///< .. by instructions of single warps
  double sharedMacsPerCycle; ///< .. that two warps of the same rows issue
  double productWait;  ///< from the end of a product to the warps behind it
  double handOver;     ///< from an arrival at a barrier to a warp that waits
  double issue;        ///< from there to the first copy that the warp issues
  double warpStep;     ///< of a step of single warps, besides reads and multiplies
  double convertedStep; ///< of 32 of k of 8-bit floats, which a warp converts, in one scheduler
  double groupStep;    ///< of a step of warpgroups at least
  double turnedStep;   ///< of a step of clusters of turned tiles whose rows begin at lines, besides

  // Nanoseconds, and bytes per nanosecond.
  double cacheLatency;  ///< a bulk copy's first bytes from the cache
  double memoryLatency; ///< .. from memory, along rows of a wide matrix
  double lineLatency;   ///< .. from a line that the copy before brought too
  double boxTime;       ///< of a box, besides that of its bytes
  double nextBoxTime;   ///< .. of one behind it, of the same rows
  double insideLine;    ///< of a line, of tiles whose rows begin inside of one and touch two
  double askedLine;     ///< of a part of the cache, for each line that it is asked for
  double clusterLine;   ///< of a line, of CTAs that load for each other
  double outsideRow;    ///< of 128 bytes of zeros that several CTAs of a cluster get
  double unitRate;      ///< bulk copies of one multiprocessor while all copy
  double cacheRate;     ///< distinct bytes of all together, from the cache
  double memoryRate;    ///< .. from memory
  double tpcRate;       ///< .. from memory, of two multiprocessors that share a way there
  double fillRate;      ///< zeros beyond an operand, in one multiprocessor
  double apartShare;    ///< of bytes that tiles which are no neighbours share, what
                        ///< is read for each as if it were not
  double apartRows;     ///< how much longer rows take that every fourth CTA shares, and how much
                        ///< less columns that neighbours do, over their mean
  double unevenTraffic; ///< what tiles fetch that are not alike, on nearly all multiprocessors, of
                        ///< what those that are fetch
  double partRate;      ///< bytes of partial sums that a second kernel adds
  double farPartRate;   ///< .. behind a kernel whose operands the cache does not hold
  double cacheBytes;    ///< bytes that it holds
  double furtherWave;   ///< what a second wave of segments takes, however few, over a whole one

  // A block of k whose sums have factors: nanoseconds of a warpgroup, which add up.
  double factorBlock;   ///< besides those of its columns
  double factorColumn;  ///< of a column
  double turnedColumn;  ///< .. that has factors of its own: rows of the product are columns
  double factorGroup;   ///< of a second warpgroup
  double nextBlockShare; ///< what a block behind another in one tile takes of that
  double factorSegments; ///< of segments of such sums, besides what other segments take

  // Clusters of large tiles whose rows begin inside of lines: nanoseconds of a step, which add up.
  double largeArea;   ///< of 128 rows of each column that is multiplied
  double largeRow;    ///< of each row that a CTA asks for
  double threeGroups; ///< of tiles of three warpgroups, besides
  double tallTile;    ///< of tiles of 256 rows, besides
  // .. what turned tiles take of others, which store whole lines, and several waves of fours.
  double turnedShare, foursShare;
  double crossedStep; ///< the shortest step of CTAs that load for each other along both sides rows
                      ///< that begin inside of lines, of one of others: a stage waits for all
  double eightStep;   ///< a step of clusters of eight that have several rows of tiles, of one of others

  // Nanoseconds around a kernel's loop.
  double launch; ///< from the end of the kernel before to the first copy
  double clusterLaunch; ///< what CTAs of a cluster begin and end later
  double pairLaunch;    ///< .. of pairs of turned tiles
  double eightLaunch;   ///< .. of eight with several rows of tiles, besides
  double early;  ///< of those, what CTAs that begin before that end do not wait
  double drain;  ///< from the last product to the end of the kernel
  double follow; ///< what a second, small kernel adds behind it

  /// Multiplies per cycle of one multiprocessor: half for elements of twice
  /// the width, double for half of it.
  double macRate(Element element) const;
};

/// The timings of a machine, or null if it was not measured.
const Timings *findTimings(llvm::StringRef machine);

} // namespace tier::machine

#endif // TIER_MACHINE_TIMINGS_H
