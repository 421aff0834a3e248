//===- PlanCost.cpp - waves, periods, and what is around them -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/PlanCost.h"
#include "PlanRules.h"
#include "tier/Problem/PlanShared.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>

using namespace llvm;

namespace tier::problem {

namespace {
/// A contraction as its instruction sees it.
struct Product {
  int64_t batch = 1, m, n, k;
  bool isKMajorA, isKMajorB;
  /// Bytes of a line of the cache that what lies side by side in memory begins at multiples of: a
  /// row along k, or a row of the operand's columns.
  int64_t beginsA, beginsB;
  int64_t bytes, outputBytes; ///< of an element
  bool overlapsM, overlapsN;  ///< the last tiles, so that nothing lies beyond the result
};

/// What running tiles fetch, of one step.
struct Step {
  double bytes;    ///< of one tile, of those there are
  double beyond;   ///< zeros of one tile, written for what is not there
  double distinct; ///< bytes of all running tiles, those that several fetch once
  double lines;    ///< of one tile, those of rows that begin inside of them
  double besides;  ///< bytes of one tile, of the operand whose rows do not, beside one whose rows do
  double busiest;  ///< of these, what all running tiles ask of the part of the cache that has most
};

/// Nanoseconds of one step, of what serves it beside the matrix unit.
struct Servers {
  double engine; ///< copies of one multiprocessor
  double cache, memory;
};
} // namespace

Modelled asModelled(const PlanQuestion &question) {
  Modelled modelled{question.inputs[0].element, question.inputs[0].isKMajor,
                    question.inputs[1].isKMajor};
  if (!question.outputs.empty())
    modelled.outputBytes = machine::byteWidth(question.outputs[0].element);
  modelled.overlapM = question.overlapM;
  modelled.overlapN = question.overlapN;
  modelled.factorBlock = question.promotes ? 0 : question.foldK;
  return modelled;
}

/// The largest power of two that divides so many bytes, up to a line of the cache.
static int64_t alignmentOf(int64_t bytes) { return std::min(bytes & -bytes, lineBytes); }

static Product describe(const Modelled &contraction, const Plan &plan,
                        ArrayRef<int64_t> extents) {
  size_t n = extents.size() - 2;
  Product product;
  for (int64_t extent : extents.drop_back(3))
    product.batch *= extent;
  product.m = extents[n - 1];
  product.n = extents[n];
  product.k = extents[n + 1];
  product.isKMajorA = contraction.isKMajorA;
  product.isKMajorB = contraction.isKMajorB;
  product.bytes = machine::byteWidth(contraction.element);
  product.outputBytes = contraction.outputBytes;
  product.beginsA = alignmentOf((product.isKMajorA ? product.k : product.m) * product.bytes);
  product.beginsB = alignmentOf((product.isKMajorB ? product.k : product.n) * product.bytes);
  int64_t overlapM = contraction.overlapM, overlapN = contraction.overlapN;
  if (plan.swapsSides) {
    std::swap(product.m, product.n);
    std::swap(product.isKMajorA, product.isKMajorB);
    std::swap(product.beginsA, product.beginsB);
    std::swap(overlapM, overlapN);
  }
  // Where rows lie along a side, tiles begin inside of lines too.
  auto beginTile = [&](bool isKMajor, int64_t begins, int64_t side) {
    return isKMajor ? begins : std::min(begins, alignmentOf(side * product.bytes));
  };
  if (plan.grain == machine::Grain::Warpgroup) {
    product.beginsA = beginTile(product.isKMajorA, product.beginsA, rowsOfInstructions(plan));
    product.beginsB = beginTile(product.isKMajorB, product.beginsB, plan.tile[1]);
  }
  auto overlaps = [](int64_t step, int64_t tile, int64_t side) {
    return step && tile % step == 0 && side >= tile;
  };
  product.overlapsM = overlaps(overlapM, plan.tile[0], product.m);
  product.overlapsN = overlaps(overlapN, plan.tile[1], product.n);
  return product;
}

static bool beginInsideOfLines(const Product &product) {
  return std::min(product.beginsA, product.beginsB) < lineBytes;
}

/// What the cache is asked for each line of a row, of rows that begin inside of lines: nearly two
/// where they begin anywhere, at 16 bytes, and half of them inside of a sector too, of which they
/// have a fifth; less where they begin at sectors, and where half of them begin at lines. 0: all do.
static double linesAskedOfEach(int64_t begins) {
  return begins >= lineBytes ? 0 : begins >= 64 ? 0.75 : begins >= 32 ? 1.3 : 1.9;
}

/// Elements that boxes bring along a side of so many, those of a neighbour among them where rows lie
/// along the side.
static int64_t broughtOf(const Product &product, const Plan &plan, bool isKMajor, int64_t side) {
  return isKMajor || plan.grain != machine::Grain::Warpgroup ? side : columnsOfBoxes(plan, side, product.bytes);
}

/// Bytes of a row that a box brings of a tile whose rows lie along its side, so many elements: what
/// a swizzle permutes.
static int64_t boxBytes(const Product &product, const Plan &plan, int64_t side) {
  constexpr int64_t least = 32;
  return std::max(alignmentOf(broughtOf(product, plan, /*isKMajor=*/false, side) * product.bytes), least);
}

/// Of what narrow boxes of a tile cost, how much was seen: less beside what 256 rows multiply.
static double shareOfNarrow(const Plan &plan) { return plan.tile[0] == tallRows ? 0.8 : 1; }

/// Lines of one operand of a tile that has `side` rows, or columns, of which `there` are in the
/// product; 0 where they cost no more than their bytes.
static double linesOf(const Product &product, const Plan &plan, bool isKMajor, int64_t begins,
                      int64_t side, double there) {
  double asked = linesAskedOfEach(begins);
  double brought = there + broughtOf(product, plan, isKMajor, side) - side;
  double lines = brought * plan.tile[2] * product.bytes / lineBytes;
  if (isKMajor)
    return asked * lines;
  // A row of 32 or 64 bytes takes longer than a line.
  constexpr double narrow = 1.4;
  int64_t bytes = boxBytes(product, plan, side);
  return bytes < swizzleSpan ? narrow * shareOfNarrow(plan) * lines * swizzleSpan / bytes : asked * lines;
}

/// Neighbours in the order of tiles share rows and columns, and fetch them at the
/// same time. Sharers that are a group apart do not quite, which counts where what
/// they share is the larger operand (the smaller one stays in the cache) and groups
/// are not small, as they are in one wave.
static Step describeStep(const Product &product, const Plan &plan, int64_t running,
                         bool isOneWave, const machine::Machine &machine,
                         const machine::Timings &timings) {
  int64_t rows = divideCeil(product.m, plan.tile[0]),
          columns = divideCeil(product.n, plan.tile[1]);
  // The last tile of a side is short, if it does not overlap the one before.
  double high = product.overlapsM ? plan.tile[0] : double(product.m) / rows,
         wide = product.overlapsN ? plan.tile[1] : double(product.n) / columns;
  double stepBytes = double(plan.tile[2]) * product.bytes;
  int64_t near = isOneWave ? plan.nearGroup(machine) : 0;
  int64_t group = std::min(near ? near : plan.group, rows);
  int64_t each = std::min<int64_t>(running, rows * columns); // of one segment
  int64_t across = std::min<int64_t>(columns, divideCeil(each, group));
  int64_t down = std::min<int64_t>(
      {rows, each, group * int64_t(divideCeil(each, group * columns))});
  double own = std::min(1.0, (down * high + across * wide) / (each * (high + wide)));
  double bytes = (high + wide) * stepBytes, distinct = bytes * own * running;
  // Of tiles that have less than a line of each row, two ask for it; where others share them, of
  // less than two lines too.
  constexpr double partsOfLines = 1.2;
  auto hasParts = [&](bool isKMajor, int64_t side, int64_t sharers) {
    return !isKMajor && side * product.bytes < lineBytes * (sharers > 1 ? 2 : 1);
  };
  if (hasParts(product.isKMajorA, plan.tile[0], columns) ||
      hasParts(product.isKMajorB, plan.tile[1], rows))
    distinct *= partsOfLines;
  // Columns are shared by neighbours, rows by those that are `near` apart, which ask the cache more often.
  if (near && rows >= near && columns >= near)
    bytes += timings.apartRows * (high - wide) * stepBytes;
  if (!near && group > 1 && product.m > product.n) {
    double sharers = std::min(double(across), double(each) / down);
    distinct += timings.apartShare * (sharers - 1) * down * high * stepBytes *
                running / each;
  }
  bytes += (broughtOf(product, plan, product.isKMajorA, plan.tile[0]) - plan.tile[0] +
            broughtOf(product, plan, product.isKMajorB, plan.tile[1]) - plan.tile[1]) * stepBytes;
  double beyond = (plan.tile[0] - high + plan.tile[1] - wide) * stepBytes;
  double linesA = linesOf(product, plan, product.isKMajorA, product.beginsA, plan.tile[0], high),
         linesB = linesOf(product, plan, product.isKMajorB, product.beginsB, plan.tile[1], wide);
  // Lines lie in parts of the cache by a hash. What many tiles share is few lines, of which some
  // parts have several, and others none: far more than the mean, by the deviation.
  constexpr double parts = 96, deviations = 2.4;
  double besides = linesA && !linesB ? wide * stepBytes : linesB && !linesA ? high * stepBytes : 0;
  double mean = running * (linesA + linesB) / parts;
  double variance = running * (linesA * each / down + linesB * each / across) / parts;
  double busiest = mean + deviations * std::sqrt(variance);
  return {bytes, beyond, distinct, linesA + linesB, besides, busiest};
}

/// What boxes take besides their bytes.
static double boxTimes(const Product &product, const Plan &plan, const machine::Timings &timings) {
  int64_t width = swizzleSpan / product.bytes;
  auto timeOf = [&](bool isKMajor, int64_t side) {
    if (!isKMajor)
      return divideCeil(side * product.bytes, boxBytes(product, plan, side)) * timings.boxTime;
    return timings.boxTime + (divideCeil(plan.tile[2], width) - 1) * timings.nextBoxTime;
  };
  return timeOf(product.isKMajorA, plan.tile[0]) + timeOf(product.isKMajorB, plan.tile[1]);
}

/// What memory brings to CTAs that run. As many as half of the multiprocessors have a
/// pair of them alone; of more, all wait for those that share one.
static double memoryRateOf(int64_t running, const machine::Machine &machine,
                           const machine::Timings &timings) {
  if (2 * running <= machine.units)
    return timings.memoryRate;
  return std::min(timings.memoryRate, running * timings.tpcRate / 2);
}

/// Whether nearly all multiprocessors run tiles that are not alike, so that none keeps step with
/// the others: the last column of tiles has zeros for more than a quarter of its columns, or
/// neighbours in the last rows share nothing. Of fewer rows or columns zeros are all that counts.
static bool areUneven(const Product &product, const Plan &plan, int64_t running,
                      const machine::Machine &machine) {
  constexpr int64_t many = 256;
  constexpr double nearlyAll = 0.85;
  if (plan.splitsSums() || product.m <= many || product.n <= many ||
      running <= nearlyAll * machine.units)
    return false;
  int64_t near = plan.nearGroup(machine);
  int64_t lastRows = divideCeil(product.m, plan.tile[0]) % (near ? near : plan.group);
  int64_t zeros = product.overlapsN ? 0 : alignTo(product.n, plan.tile[1]) - product.n;
  return 4 * zeros > plan.tile[1] || lastRows == 1;
}

/// CTAs that load for themselves.
static Servers serveEach(const Product &product, const Plan &plan, int64_t running,
                         bool isOneWave, bool isOutOfStep, const machine::Machine &machine,
                         const machine::Timings &timings) {
  Step step = describeStep(product, plan, running, isOneWave, machine, timings);
  if (isOutOfStep || areUneven(product, plan, running, machine)) {
    step.bytes *= timings.unevenTraffic;
    step.distinct *= timings.unevenTraffic;
  }
  double engine = boxTimes(product, plan, timings) + step.bytes / timings.unitRate;
  // Zeros are written beside neither bytes nor lines.
  double zeros = step.beyond / timings.fillRate;
  double lines = step.lines * timings.insideLine + step.besides / timings.unitRate;
  return {std::max(engine, lines) + zeros,
          std::max(step.distinct / timings.cacheRate, step.busiest * timings.askedLine),
          step.distinct / memoryRateOf(running, machine, timings)};
}

/// Lines that a cluster asks the cache for, for each line of a row: a row that begins at any 16
/// bytes touches two of them but where it begins with one.
static double linesSharedOfEach(int64_t begins) {
  return begins >= 64 ? 1 : begins >= 32 ? 1.33 : 1.88;
}

/// CTAs of clusters, each of which asks for a part of what they share. The cache answers each
/// part once: what clusters have in common it is asked for again. A row that begins inside of a
/// sector of 32 bytes has one more. Zeros for rows beyond an operand go to the CTAs of a cluster one
/// after another.
static Servers serveClusters(const Product &product, const Plan &plan, int64_t running,
                             const machine::Machine &machine, const machine::Timings &timings) {
  int64_t high = plan.cluster[0], wide = plan.cluster[1];
  double stepBytes = double(plan.tile[2]) * product.bytes;
  double askedA = double(broughtOf(product, plan, product.isKMajorA, plan.tile[0])) / wide, // rows, by each CTA
         askedB = double(broughtOf(product, plan, product.isKMajorB, plan.tile[1])) / high;
  auto beyond = [](int64_t side, int64_t tiles) { return alignTo(side, tiles) - side; };
  int64_t outside =
      (wide > 1 && !product.overlapsM ? beyond(product.m, plan.tile[0] * high) : 0) +
      (high > 1 && !product.overlapsN ? beyond(product.n, plan.tile[1] * wide) : 0);
  auto sectorsOfEach = [](int64_t begins) {
    constexpr int64_t sector = 32;
    return begins < sector ? 1.25 : 1;
  };
  auto sharedLines = [&](bool isKMajor, int64_t begins, int64_t side, double asked) {
    double boxes = isKMajor ? 1 : shareOfNarrow(plan) * swizzleSpan / boxBytes(product, plan, side);
    return std::max(linesSharedOfEach(begins), boxes) * asked * stepBytes / lineBytes;
  };
  double lines = sharedLines(product.isKMajorA, product.beginsA, plan.tile[0], askedA) +
                 sharedLines(product.isKMajorB, product.beginsB, plan.tile[1], askedB);
  double sectors =
      (askedA * sectorsOfEach(product.beginsA) + askedB * sectorsOfEach(product.beginsB)) * stepBytes;
  double distinct =
      std::min(running * (askedA + askedB), double(product.batch) * (product.m + product.n)) * stepBytes;
  return {std::max(lines * timings.clusterLine, outside * timings.outsideRow),
          running * sectors / timings.cacheRate,
          distinct / memoryRateOf(running, machine, timings)};
}

/// Cycles of one step in the matrix unit, and in the shared memory that feeds it:
/// each warpgroup reads 64 rows of A and all columns of B. Copies that write the
/// next tiles beside that were not seen to cost anything. Warps read 16 rows each,
/// and meet at the barriers of every step.
static double multiplyCycles(const Product &product, const Plan &plan,
                             const machine::Machine &machine,
                             machine::Element element,
                             const machine::Timings &timings) {
  double m = rowsOfInstructions(plan), n = plan.tile[1], k = plan.tile[2];
  double across = std::ceil(n / plan.atom[1]); // instructions, each of which reads its rows
  double reads = m / plan.atom[0] * (across * plan.atom[0] + n) * k * product.bytes;
  double lineBytes = machine.sharedBanks * 4;
  if (plan.grain == machine::Grain::Warp) {
    constexpr double schedulers = 4; // of a multiprocessor, each with its matrix unit
    double warps = plan.warps.back(), across = warps * plan.atom[0] / m;
    double filled = std::ceil(warps / schedulers) * schedulers * plan.atom[0];
    double rate = timings.macRate(element) *
                  (across > 1 ? timings.sharedMacsPerCycle : timings.warpMacsPerCycle) /
                  timings.macsPerCycle;
    // Of warps that share rows half of what the lines take was seen, where one tile has
    // all columns.
    double lines = warps * (plan.atom[0] + n / across) * k * product.bytes / lineBytes;
    if (across > 1 && product.n <= n)
      lines /= 2;
    double converts = machine::isFloat(element) && machine::byteWidth(element) == 1
                          ? std::ceil(warps / schedulers) * k / 32 * timings.convertedStep
                          : 0;
    return timings.warpStep + std::max({filled * n / across * k / rate, lines, converts});
  }
  bool isOfTurnedCluster = plan.swapsSides && plan.cluster[0] * plan.cluster[1] > 1;
  return std::max(m * n * k / timings.macRate(element), reads / lineBytes) +
         (isOfTurnedCluster && !beginInsideOfLines(product) ? timings.turnedStep : 0);
}

/// What servers take together: more than the slowest, since each waits for the
/// others at times. Of the powers 2.5, 3, 4 and 6 the third fits what was measured of
/// warpgroups, and of 3, 3.5, 4, 5 and 6 the fourth what was of warps.
static double together(bool isOfWarps, std::initializer_list<double> servers) {
  double cubes = 0, fourths = 0;
  for (double server : servers) {
    cubes += server * server * server;
    fourths += server * server * server * server;
  }
  return isOfWarps ? std::sqrt(std::sqrt(fourths)) : std::cbrt(cubes);
}

/// Whether a plan is of clusters, for a product of many rows that has half a wave of large tiles, and
/// whose operands lie along k.
static bool isOfLargeClusters(const Product &product, const Plan &plan,
                              const machine::Machine &machine) {
  constexpr int64_t fewRows = 256, largeTile = 128 * 256;
  int64_t rows = plan.swapsSides ? product.n : product.m;
  return product.isKMajorA && product.isKMajorB && plan.grain == machine::Grain::Warpgroup &&
         plan.cluster[0] * plan.cluster[1] > 1 && rows > fewRows &&
         2 * product.batch * product.m * product.n >= machine.units * largeTile;
}

/// A step of any tile, but longer of those that are two instructions of each warpgroup, one above the other or side
/// by side: the latter the more of rows of k, the less their rings hide; the former of one operand along k and one
/// along its side, where no CTA loads for others. What ends tall tiles counts more of short sums, which were measured
/// along the sides of operands alone.
static double withTallTile(double step, const Product &product, const Plan &plan,
                           const machine::Timings &timings) {
  constexpr int64_t shortSums = 2048;
  constexpr double endsTall = 1.2, endsThreeGroups = 1.05, unmeasured = 2, wide = 1.03, wideOfFew = 1.07, tallAlone = 1.03;
  constexpr int64_t few = 3;
  if (plan.grain != machine::Grain::Warpgroup)
    return step;
  bool areRowsOfK = product.isKMajorA && product.isKMajorB, isShort = product.k < shortSums;
  if (plan.tile[1] > mostOfOne && (product.isKMajorA || product.isKMajorB))
    step *= plan.stages > few || !areRowsOfK ? wide : wideOfFew;
  if (plan.tile[0] == tallRows) {
    bool isAlone = plan.cluster[0] * plan.cluster[1] == 1, isOneAlong = product.isKMajorA != product.isKMajorB;
    step *= isAlone && isOneAlong ? tallAlone : 1;
    return (step + timings.tallTile) * (!isShort ? 1 : areRowsOfK ? unmeasured : endsTall);
  }
  return plan.tile[0] == threeGroups && isShort && !areRowsOfK ? step * endsThreeGroups : step;
}

/// What clusters of large tiles take whose rows begin inside of lines: waves of steps. What is
/// multiplied and what is asked for both count, since neither hides the other.
static double estimateLargeClusters(const Product &product, const Plan &plan,
                                    const machine::Machine &machine,
                                    const machine::Timings &timings) {
  constexpr double rowsOfArea = 128;
  int64_t high = plan.cluster[0], wide = plan.cluster[1];
  double m = plan.tile[0], n = plan.tile[1];
  int64_t tiles = product.batch * int64_t(divideCeil(product.m, plan.tile[0] * high)) *
                  int64_t(divideCeil(product.n, plan.tile[1] * wide));
  int64_t waves = divideCeil(tiles, countClusters(machine, high * wide));
  double step = withTallTile(timings.largeArea * m * n / rowsOfArea +
                                 timings.largeRow * (m / wide + n / high),
                             product, plan, timings);
  if (m == threeGroups)
    step += timings.threeGroups;
  if (plan.swapsSides)
    step *= timings.turnedShare;
  if (high * wide > 2 && waves > 1)
    step *= timings.foursShare;
  return waves * step * divideCeil(product.k, plan.tile[2]);
}

/// Whether each CTA has one tile, and nothing that memory brings in common with others.
static bool sharesNothing(const Plan &plan, int64_t rows, int64_t columns,
                          const machine::Machine &machine) {
  return plan.grain == machine::Grain::Warpgroup && !plan.swapsSides && !plan.splitsSums() &&
         rows <= plan.tile[0] && columns <= machine.units * plan.tile[1];
}

bool mayBeginEarly(const Plan &plan, const machine::Machine &machine) {
  return machine.hasDependentLaunch && plan.grain == machine::Grain::Warpgroup &&
         !plan.splitsSums() && 2 * plan.sharedBytes > machine.sharedBytes;
}

bool standsAlone(const Plan &plan, int64_t rows, int64_t columns,
                 const machine::Machine &machine) {
  return sharesNothing(plan, rows, columns, machine) && mayBeginEarly(plan, machine);
}

/// What beginning early gains, in ns, and whether CTAs fall out of step for it: they gather where
/// the grid ahead left room, and those that share tiles run side by side no longer.
static std::pair<double, bool> gainEarly(const Product &product, const Plan &plan,
                                         const machine::Machine &machine,
                                         const machine::Timings &timings) {
  constexpr int64_t few = 64; // rows of a product: tiles turned for them were fitted as they begin, early
  bool isOfCluster = plan.cluster[0] * plan.cluster[1] > 1;
  if (plan.grain != machine::Grain::Warpgroup || plan.splitsSums())
    return {0, false}; // fitted as they begin, too
  bool holdsShortSide = plan.tile[1] <= few && product.n <= few;
  // Of 8-bit elements, those that share rows fetch more: 32 x 4096 x 14336 takes 21.0 us by two
  // columns of tiles of 16, 16.8 by one of 32.
  bool isApart = product.bytes == 1 && product.n > plan.tile[1];
  // Neighbours that read rows of columns side by side are apart then, and share ways to memory, but
  // where all of several grids have a multiprocessor: 64 x 64 of 64 x 6144 x 4096, 96 tiles, takes
  // 17.0 us, and 16.1 if it waits, 64 x 128, 48 tiles, 18.6 and 16.7, 64 x 96, 64 tiles, 15.3 and 16.0.
  constexpr int64_t fewRows = 256;
  bool readsAlong = plan.swapsSides ? !product.isKMajorA && product.n <= fewRows
                                    : !product.isKMajorB && product.m <= fewRows;
  if (!isOfCluster && readsAlong) {
    int64_t tiles = product.batch * int64_t(divideCeil(product.m, plan.tile[0])) *
                    int64_t(divideCeil(product.n, plan.tile[1]));
    bool fitTwice = 2 * tiles <= machine.units && 8 * (machine.units % tiles) < machine.units;
    if (!fitTwice)
      return {plan.readsEarly ? -timings.early : 0, false};
  }
  if (!isOfCluster && holdsShortSide)
    return {(plan.readsEarly ? timings.early : 0) - (plan.swapsSides ? timings.early : 0), isApart};
  bool shares = !isOfCluster &&
                !sharesNothing(plan, product.m, product.batch * product.n, machine);
  return {plan.readsEarly ? timings.early : 0, plan.readsEarly && shares};
}

/// What a step takes at least: a warpgroup adds the blocks of k of its tile, times their factors.
static double leastStep(const Modelled &contraction, const Plan &plan,
                        const machine::Timings &timings) {
  double least = timings.groupStep / timings.briefClock;
  if (!contraction.factorBlock)
    return least;
  double columns = plan.tile[1], blocks = std::max<int64_t>(1, plan.tile[2] / contraction.factorBlock);
  double block = timings.factorBlock + columns * timings.factorColumn;
  if (plan.swapsSides)
    block += columns * timings.turnedColumn;
  if (plan.tile[0] > plan.atom[0])
    block += timings.factorGroup;
  return std::max(least, block * (1 + (blocks - 1) * timings.nextBlockShare));
}

/// What a step of warps takes over what serves it: ten products of 16 and 32 rows of x with 3072
/// to 14336 rows of w took 6 to 9 % longer than the servers explain, of warpgroups as long (H200).
static constexpr double warpsTakeLonger = 1.08;

/// What a step of CTAs takes that load for themselves, of many rows and columns, where an operand lies along its
/// side and rows begin inside of lines: tiles of up to 192 rows of 26 products, beside clusters of them (H200).
static constexpr double aloneInside = 1.04;
/// .. and of clusters of two by two, where an operand lies along its side: of 79 plans, beside the other ones.
static constexpr double crossedAlong = 1.03;

static bool isAloneInside(const Product &product, const Plan &plan) {
  constexpr int64_t many = 256;
  return plan.grain == machine::Grain::Warpgroup && plan.cluster[0] * plan.cluster[1] == 1 && !plan.splitsSums() &&
         !(product.isKMajorA && product.isKMajorB) && plan.tile[0] <= threeGroups && product.m > many &&
         product.n > many && beginInsideOfLines(product);
}

double estimate(const Modelled &contraction, const Plan &plan,
                ArrayRef<int64_t> extents, const machine::Machine &machine,
                const machine::Timings &timings) {
  Product product = describe(contraction, plan, extents);
  if (isOfLargeClusters(product, plan, machine))
    return estimateLargeClusters(product, plan, machine, timings);
  // Of clusters these are counted, each with its tiles.
  constexpr int64_t fours = 4;
  int64_t high = plan.cluster[0], wide = plan.cluster[1], ctas = high * wide;
  bool isOfCrossedEight = ctas > fours && high > 1; // eight side by side take no longer than four
  bool isOfCrossedFour = high == 2 && wide == 2 && !(product.isKMajorA && product.isKMajorB);
  int64_t tiles = product.batch *
                  int64_t(divideCeil(product.m, plan.tile[0] * high)) *
                  int64_t(divideCeil(product.n, plan.tile[1] * wide));
  int64_t steps = divideCeil(product.k, plan.tile[2]);
  int64_t segments = plan.segmentsOf(tiles, steps);
  tiles *= segments;
  steps = divideCeil(steps, segments);
  double multiply = multiplyCycles(product, plan, machine, contraction.element, timings) /
                    timings.briefClock;
  bool isOfWarps = plan.grain == machine::Grain::Warp, isInside = isAloneInside(product, plan);
  double release = ((isOfWarps ? 0 : timings.productWait) + timings.handOver + timings.issue) /
                   timings.briefClock;
  int64_t atOnce = countClusters(machine, ctas);
  bool isOneWave = tiles <= atOnce;
  auto [early, isOutOfStep] = gainEarly(product, plan, machine, timings);
  auto period = [&, isOutOfStep = isOutOfStep](int64_t running) {
    auto [engine, cache, memory] =
        ctas > 1 ? serveClusters(product, plan, running * ctas, machine, timings)
                 : serveEach(product, plan, running, isOneWave, isOutOfStep, machine, timings);
    double latency = timings.memoryLatency + engine;
    double least = isOfWarps ? 0 : leastStep(contraction, plan, timings);
    double slower = isOfWarps          ? warpsTakeLonger
                    : isOfCrossedEight ? timings.eightStep
                    : isOfCrossedFour  ? crossedAlong
                    : isInside         ? aloneInside
                                       : 1;
    if (high > 1 && wide > 1 && beginInsideOfLines(product))
      least *= timings.crossedStep;
    double time = std::max({slower * together(isOfWarps, {engine, cache, memory, multiply}),
                            (latency + multiply + release) / plan.stages, least});
    return withTallTile(time, product, plan, timings);
  };
  int64_t waves = tiles / atOnce, left = tiles % atOnce;
  double full = waves ? period(atOnce) : 0, last = left ? period(left) : 0;
  // Segments are there to fill one wave.
  if (plan.splitsSums() && waves && left)
    last = timings.furtherWave * full;
  double time = timings.launch + timings.memoryLatency + steps * (waves * full + last);
  if (ctas > 1)
    time += ctas == 2 && plan.swapsSides ? timings.pairLaunch : timings.clusterLaunch;
  if (isOfCrossedEight)
    time += timings.eightLaunch;
  time -= early;

  // Loads of the next tile run beside all epilogues but the last; products do not,
  // which costs as much as the matrix unit is what counts.
  int64_t allWaves = waves + (left > 0);
  double outBytes = double(product.batch) * product.m * product.n *
                    (segments > 1 ? 4 * segments : product.outputBytes);
  double drain = timings.drain + outBytes / allWaves / timings.memoryRate;
  double busy = multiply / (waves ? full : last);
  time += drain * (1 + busy * busy * busy * busy * (allWaves - 1));
  if (plan.splitsSums()) {
    double operands = double(product.batch) * (product.m + product.n) * product.k * product.bytes;
    time += timings.follow + (contraction.factorBlock ? timings.factorSegments : 0) +
            outBytes / (operands > timings.cacheBytes ? timings.farPartRate : timings.partRate) +
            double(product.batch) * product.m * product.n *
                product.outputBytes / timings.memoryRate;
  }
  return time;
}

void chooseBegin(const Modelled &contraction, Plan &plan, ArrayRef<int64_t> extents,
                 const machine::Machine &machine, const machine::Timings &timings) {
  if (!mayBeginEarly(plan, machine))
    return;
  Plan early = plan;
  early.readsEarly = true;
  early.waits = false;
  plan.readsEarly = false;
  plan.waits = true;
  if (estimate(contraction, early, extents, machine, timings) <
      estimate(contraction, plan, extents, machine, timings))
    plan = early;
}

void chooseBegin(const PlanQuestion &question, Plan &plan, const machine::Machine &machine) {
  std::optional<int64_t> rows = question.extents[0].facts.value,
                         columns = question.extents[1].facts.value,
                         sums = question.extents[2].facts.value;
  const machine::Timings *timings = machine::findTimings(machine.name);
  if (timings && isBulk(plan) && rows && columns && sums)
    chooseBegin(asModelled(question), plan, {*rows, *columns, *sums}, machine, *timings);
  else
    plan.readsEarly = rows && columns && standsAlone(plan, *rows, *columns, machine);
}

} // namespace tier::problem
