//===- PlanElected.cpp - which plans stand for election -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of products that are short or narrow, or have not half a wave of large tiles, the model
// (PlanCost.h) chooses among a grid of plans when extents are known: while compiling,
// or at the launch (PlanElection.h); among clusters of large tiles where rows begin inside of
// cache lines; and of a few waves among all tiles where an operand lies along its side, or where rows
// along k begin where lines do. A kernel is compiled for each of them, so a few are kept. At many
// extents the model tells how much longer every candidate takes than the best one; again and again
// the plan is kept that shortens most what is too long.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"
#include "tier/Problem/PlanElection.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ThreadPool.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <limits>
#include <mutex>
#include <optional>
#include <queue>

using namespace llvm;

namespace tier::problem {

/// Extents that plans are judged at. Of at most so many rows all products are elected, of more
/// those that have less than half a wave of large tiles: these have plans of their own. Points of
/// the latter have at most so many rows and columns, those of large tiles as many of both.
static constexpr int64_t fewRows = 256, mostRows = 4096, mostColumns = 6144, mostSide = 8192;
static constexpr int64_t fewRowPoints[] = {8, 16, 24, 32, 48, 64, 80, 128, 150, 192, 256};
static constexpr int64_t columnPoints[] = {256,   512,   1024,  1536,  2048,  2816,  3072,
                                           4096,  5120,  6144,  7168,  8192,  9216,  11008,
                                           14336, 16896, 28672, 33792, 67584, 128256};
/// 1000, 3000 and 6952: rows that begin inside of lines (of 16 bits), which clusters gain from.
static constexpr int64_t sumPoints[] = {512, 1000, 2048, 3000, 4096, 6952, 14336};
/// Of operands along their sides: fewer, since they have fewer plans.
static constexpr int64_t alongSumPoints[] = {512, 1000, 4096, 14336};
/// Of few columns, where those of a product of few rows are its rows.
static constexpr int64_t fewColumnPoints[] = {8, 16, 32, 48, 64, 96};
static constexpr int64_t tallPoints[] = {16, 64, 256, 1024, 4096, 16896};
static constexpr int64_t tallSumPoints[] = {256, 1000, 3072, 8192};
/// Of many rows so many points are drawn, of which some are elsewhere: where waves end, which tells
/// tiles apart, round numbers are seldom.
static constexpr int64_t spreadPoints = 1800, alongSpreadPoints = 1200;
/// Of 16 bits: elements of a line of the cache, and what rows are a multiple of that begin inside.
static constexpr int64_t line = 64, inside = 8;
/// Large tiles. Of clusters how long sums are makes no difference.
static constexpr int64_t largePoints[] = {300,  450,  600,  768,  900,  1000, 1200, 1352, 1504, 1752,
                                          2000, 2300, 2600, 3000, 3500, 4104, 5000, 6000, 8000};
static constexpr int64_t largeSumPoints[] = {4104};
/// Waves of large tiles where an operand lies along its side, where both do, and where rows along k
/// begin where lines do: of more, tables know what is best.
static constexpr int64_t mostLargeWaves = 4, mostLargeWavesOfBoth = 6, mostWavesAtLines = 3;
/// Fewer columns than this leave part of every tile empty, but of those that have few.
static constexpr int64_t leastColumns = 128;
static constexpr int64_t largeRows = 128, largeTile = largeRows * 256;
/// Columns of a tile whose sums of blocks of k have factors of each column; .. of a deep one, which
/// has several blocks: of more columns it takes as long as others, or longer.
static constexpr int64_t mostWithFactors = 128, mostDeepWithFactors = 16;
/// Of longer sums nothing that shares tiles begins early.
static constexpr int64_t longSums = 1024;
/// Kernels that are kept, by what they shorten: planning and compiling take time by their number.
static constexpr unsigned mostOfFewRows = 91, mostOfManyRows = 63, mostOfLarge = 52, mostOfFewColumns = 20;
/// .. of operands along their sides.
static constexpr unsigned mostAlongOfFewRows = 48, mostAlongOfManyRows = 60, mostAlongOfLarge = 62;
/// .. of large tiles of rows that begin where lines do: widths between those of the table.
static constexpr unsigned mostAtLines = 34;
static constexpr float leastGain = 0.01;
/// That judge: planning is a fifth of the time to the first launch.
static constexpr unsigned mostThreads = 8;

namespace {
/// Where plans stand for election, and what they are judged at.
struct District {
  ArrayRef<int64_t> rows, columns, sums; ///< none where points are drawn
  bool hasManyRows;
  bool hasLargeTiles = false; ///< half a wave at least, of many rows
  /// Few columns: what is said of rows here is of columns of the product, and the other way around.
  bool isTurned = false;
  /// An operand lies along its side, and not along k, so columns of its tiles come in whole boxes.
  bool isAlong = false;
  /// Rows along k begin where lines do, so tiles of one CTA stand for election, and no clusters.
  bool beginsAtLines = false;

  int64_t leastRows() const { return hasManyRows ? fewRows + 1 : 1; }
  int64_t mostRows() const {
    return hasManyRows ? INT64_MAX : isTurned ? problem::leastColumns - 1 : fewRows;
  }
  int64_t leastColumns() const {
    return isTurned ? 1 : problem::leastColumns + hasLargeTiles;
  }
  /// Of large tiles: of more waves, tables know what is best.
  bool hasFewWaves() const { return isAlong || beginsAtLines; }
  unsigned mostKernels() const {
    return isTurned        ? mostOfFewColumns
           : beginsAtLines ? mostAtLines
           : hasLargeTiles ? isAlong ? mostAlongOfLarge : mostOfLarge
           : hasManyRows   ? isAlong ? mostAlongOfManyRows : mostOfManyRows
           : isAlong       ? mostAlongOfFewRows
                           : mostOfFewRows;
  }
};

/// All that an election depends on.
struct Poll {
  const machine::Machine *machine; ///< a row of the table
  Modelled product;
  size_t measured;
  unsigned mostKernels;
  std::vector<Plan> plans;
  std::vector<SmallVector<unsigned, 2>> kernels;
  std::vector<SmallVector<int64_t>> points;
  bool operator==(const Poll &) const = default;
};

/// Elections of this process: those of a product are the same whatever its epilogue is, and take
/// most of the time of its plan. A bounded number.
class Polls {
public:
  std::optional<std::vector<Plan>> find(const Poll &poll) {
    std::lock_guard<std::mutex> lock(mutex);
    auto known = find_if(held, [&](const auto &one) { return one.first == poll; });
    return known == held.end() ? std::nullopt : std::optional(known->second);
  }
  void keep(Poll poll, std::vector<Plan> elected) {
    std::lock_guard<std::mutex> lock(mutex);
    if (held.size() == most)
      held.pop_front();
    held.emplace_back(std::move(poll), std::move(elected));
  }

private:
  static constexpr size_t most = 24;
  std::mutex mutex;
  std::deque<std::pair<Poll, std::vector<Plan>>> held;
};

class Candidates {
public:
  Candidates(const PlanQuestion &question, const machine::Machine &machine,
             const machine::Timings &timings, ArrayRef<Variant> before, const District &district)
      : question(question), sides(district.isTurned ? swapSides(question) : question),
        machine(machine), timings(timings), before(before), district(district) {}
  Variants run();

private:
  bool isElsewhere() const;
  bool mayBeginInside(unsigned input) const;
  int64_t mostFewWaves() const;
  bool standAt(ArrayRef<int64_t> extents) const;
  std::vector<SmallVector<int64_t>> pollingPoints() const;
  std::vector<Plan> elect(const std::vector<SmallVector<int64_t>> &points) const;
  bool isFine(const Candidate &candidate) const;
  bool isAlwaysKept(const Candidate &candidate) const;
  bool collectPlans();
  void keepPlans();
  std::vector<double> judge(ArrayRef<int64_t> extents) const;
  Guard where() const;
  Known factsOf(size_t fromBack) const {
    return sides.extents[sides.extents.size() - fromBack].facts;
  }

  const PlanQuestion &question; ///< as it was asked
  const PlanQuestion sides;     ///< the same with the district's rows as rows
  const machine::Machine &machine;
  const machine::Timings &timings;
  ArrayRef<Variant> before; ///< what they serve is not ours
  const District &district;
  std::vector<Plan> plans;
  size_t measured = 0; ///< so many of the first are kept, whatever they shorten
  std::vector<SmallVector<unsigned, 2>> kernels; ///< until some are kept, the plans that each serves: twins
};
} // namespace

/// A known extent without elements, or of another district.
bool Candidates::isElsewhere() const {
  auto isOutside = [](Known known, int64_t least, int64_t most) {
    return known.value && (*known.value < least || *known.value > most);
  };
  return isOutside(factsOf(3), district.leastRows(), district.mostRows()) ||
         isOutside(factsOf(2), district.leastColumns(), INT64_MAX) ||
         isOutside(factsOf(1), 1, INT64_MAX);
}

/// Whether 16 columns do not divide its tile.
static bool isUneven(const Candidate &candidate) {
  return candidate.n % 16 && !candidate.ofWarps;
}

/// Whether a tile of 8 columns more or less serves nearly as well, so that it is left to known
/// extents: wide tiles, and of those along many columns, of which a few more make no wave, all but
/// narrow ones. Of many rows, where clusters of one warpgroup are few, 8 columns make a wave, and so they do
/// beside 256 rows, which are few tiles too.
bool Candidates::isFine(const Candidate &candidate) const {
  constexpr int64_t narrow = 64, wide = 128, oneGroup = 64;
  bool isOfColumns = !candidate.swapsSides && !district.hasManyRows;
  bool decides = district.hasManyRows && ((candidate.isOfCluster() && candidate.m == oneGroup) || candidate.m == tallRows);
  return isUneven(candidate) && candidate.n > (isOfColumns ? narrow : wide) && !decides;
}

/// What nothing else replaces, as few points of those that judge tell: clusters of many rows (of
/// 1800 x 1104 x 3000 they take 22.6 us, the next 25.1, of 800 x 800 x 3208 14.3 and 15.0), and of
/// rows that begin at lines 128 x 128 (of 1792 x 3584 x 3584 62.2 us, the next 64.7; H200).
bool Candidates::isAlwaysKept(const Candidate &candidate) const {
  if (candidate.swapsSides)
    return false;
  if (district.beginsAtLines)
    return candidate.m == 128 && candidate.n == 128 && !candidate.isOfCluster() && !candidate.ofWarps &&
           candidate.spans == 1 && candidate.segments == 1 && !candidate.ctas;
  return candidate.high == 4 && candidate.wide == 1 &&
         ((candidate.m == 128 && candidate.n == 160) || (candidate.m == 64 && candidate.n == 128));
}

/// Whether rows of an operand, or of its columns, may begin inside of cache lines, by what is known
/// of its extent: that is what the model reads (`startInsideOfLines` asks for the pitch, too).
bool Candidates::mayBeginInside(unsigned input) const {
  const Operand &operand = question.inputs[input];
  size_t last = question.extents.size() - 1;
  const Known &pitch = question.extents[operand.isKMajor ? last : last - 2 + input].facts;
  return pitch.divisor * machine::byteWidth(operand.element) % lineBytes;
}

/// Waves of large tiles that stand for election where they are few.
int64_t Candidates::mostFewWaves() const {
  if (district.beginsAtLines)
    return mostWavesAtLines;
  bool areBoth = none_of(ArrayRef(question.inputs).take_front(2), [](const Operand &one) { return one.isKMajor; });
  return areBoth ? mostLargeWavesOfBoth : mostLargeWaves;
}

/// The candidates whose cost the model knows.
bool Candidates::collectPlans() {
  if (district.hasLargeTiles && !district.beginsAtLines) {
    LargeClusters clusters = planLargeClusters(question, machine);
    plans = clusters.plans;
    measured = clusters.measured;
    for (unsigned plan = 0; plan < plans.size(); ++plan)
      kernels.push_back({plan});
    if (!district.isAlong)
      return !plans.empty();
  }
  // Pieces of tiles that they do not divide have columns in common, which takes registers.
  bool isTight = sides.readsTiles || any_of(question.outputs, [](const Operand &output) {
                   return machine::byteWidth(output.element) == 1;
                 });
  // Of few rows, boxes of 32 bytes of each row were measured to be slow (128 x 48 x 64 of 128 x 6144 x 4096 takes
  // 21.5 us, 64 x 128 16.6), and tiles that end inside of a box were not measured.
  auto hasWideBoxes = [&](const Plan &plan) {
    constexpr int64_t narrow = 32;
    const Operand &columns = sides.inputs[plan.swapsSides ? 0 : 1];
    int64_t row = plan.tile[1] * machine::byteWidth(columns.element);
    return district.hasManyRows || columns.isKMajor || row <= narrow || row % (2 * narrow) == 0;
  };
  // Parts of k, which CTAs share where parts of rows would cut spans, are small boxes: of one warpgroup they take
  // longer than they save (928 x 1112 x 3856 in fours of 64 x 160: 21.5 us, 17.1 before), and of eight CTAs
  // in two dimensions, 4 x 2, the checker of what was emitted could not decide the protocol.
  const PlanQuestion turned = swapSides(sides);
  auto maySharePartsOfK = [&](const Plan &plan) {
    const PlanQuestion &asked = plan.swapsSides ? turned : sides;
    bool isCrossedEight = plan.cluster[0] > 1 && plan.cluster[1] > 1 && plan.cluster[0] * plan.cluster[1] > 4;
    return (plan.tile[0] >= largeRows && !isCrossedEight) ||
           !(sharesPartsOfK(asked, plan, 0) || sharesPartsOfK(asked, plan, 1));
  };
  // What was measured of warps: elements of 16 bits, rows of k; of deep tiles, those of 8 bits too,
  // and those that are not turned of other rows; of clusters elements of 16 bits.
  int64_t bytes = machine::byteWidth(question.inputs[0].element);
  bool areRowsOfK = !district.isAlong, takesWarps = areRowsOfK && bytes == 2;
  auto takesDeep = [&](const Candidate &candidate) {
    return areRowsOfK ? bytes <= 2 : bytes == 2 && !candidate.swapsSides;
  };
  // Rows that begin inside of lines gain from clusters.
  bool takesClusters = bytes == 2 && !district.beginsAtLines && (mayBeginInside(0) || mayBeginInside(1));
  bool areExtentsKnown = all_of(question.extents, [](const Extent &e) { return e.facts.value.has_value(); });
  SmallVector<Candidate> candidates = planCandidates(machine);
  std::stable_partition(candidates.begin(), candidates.end(),
                        [&](const Candidate &candidate) { return isAlwaysKept(candidate); });
  bool takesAlong = district.hasManyRows && (district.isAlong || district.beginsAtLines);
  for (const Candidate &candidate : candidates) {
    if ((candidate.isOfCluster() && !takesClusters) || (candidate.isAlong && !takesAlong))
      continue;
    // Of few rows none of these was timed.
    bool isOfTurnedPair = candidate.swapsSides && candidate.high * candidate.wide == 2;
    if (isOfTurnedPair && !district.hasManyRows)
      continue;
    if ((candidate.ofWarps && !takesWarps) || (candidate.spans > 1 && !takesDeep(candidate)))
      continue;
    // Turned residuals are not copied (PlanLargeTiles.cpp).
    if (district.hasLargeTiles && candidate.swapsSides && question.readsTiles)
      continue;
    // Of rows of k that begin inside of lines large clusters serve where these would.
    if (candidate.m > largeRows && !candidate.isOfCluster() && !district.beginsAtLines &&
        (areRowsOfK || !district.hasManyRows))
      continue;
    if ((isTight && isUneven(candidate)) || (!areExtentsKnown && isFine(candidate)))
      continue;
    // Three warpgroups have few registers.
    if (candidate.m > largeRows && (isTight || question.hasPolynomial || question.reducesRows))
      continue;
    // Two instructions side by side: of small products none was timed, nor beside much that an epilogue holds.
    if (candidate.n > mostOfOne &&
        (!district.hasLargeTiles || isTight || question.hasPolynomial || question.reducesRows))
      continue;
    // Of many rows tiles of few columns read the other operand again and again.
    bool isNarrow = candidate.m >= largeRows ? candidate.n < 64 : areRowsOfK && candidate.swapsSides;
    if (district.hasManyRows && ((isNarrow && !candidate.isOfCluster()) || candidate.ofWarps))
      continue;
    // Threads hold a factor of each of their columns, and one of the next block.
    bool holdsFactors =
        question.foldK && (candidate.swapsSides ? question.hasRowFactors : question.hasColumnFactors);
    if (holdsFactors && candidate.n > (candidate.spans > 1 ? mostDeepWithFactors : mostWithFactors))
      continue;
    Candidacy found = planOf(candidate, sides, machine);
    if (!found.refusal.empty() || !isBulk(found.plan) || !hasWideBoxes(found.plan) || !maySharePartsOfK(found.plan) ||
        (district.hasManyRows && scattersRows(question, found.plan)))
      continue;
    bool begins = found.plan.beginsEarly(machine), mayBegin = mayBeginEarly(found.plan, machine);
    if (district.isTurned) {
      found.plan.swapsSides = !found.plan.swapsSides;
      found.plan.waits = !begins; // as planned, though the flag of the sides says otherwise now
    }
    kernels.push_back({unsigned(plans.size())});
    if (district.hasManyRows && isAlwaysKept(candidate))
      measured = kernels.size();
    plans.push_back(found.plan);
    if (candidate.isOfCluster() || begins)
      plans.back().readsEarly = true;
    if (candidate.isOfCluster() || !mayBegin)
      continue;
    // Its twin waits, if it would not, or the other way around.
    kernels.back().push_back(plans.size());
    plans.push_back(found.plan);
    plans.back().readsEarly = !begins;
    plans.back().waits = begins;
  }
  return !plans.empty();
}

static bool isOfCluster(const Plan &plan) { return plan.cluster[0] * plan.cluster[1] > 1; }

/// Whether plans stand for election there.
bool Candidates::standAt(ArrayRef<int64_t> extents) const {
  int64_t rows = extents[extents.size() - 3], columns = extents[extents.size() - 2];
  bool areLarge = 2 * rows * columns >= machine.units * largeTile;
  bool areMany = district.hasFewWaves() && rows * columns >= mostFewWaves() * machine.units * largeTile;
  return !(district.hasManyRows && (areLarge != district.hasLargeTiles || areMany)) &&
         none_of(before, [&](const Variant &one) { return one.guard.holds(extents); });
}

/// How much longer than the best each plan takes.
std::vector<double> Candidates::judge(ArrayRef<int64_t> extents) const {
  int64_t rows = extents[extents.size() - 3], columns = extents[extents.size() - 2],
          sums = extents.back();
  std::vector<double> times;
  times.reserve(plans.size());
  for (const Plan &plan : plans) {
    bool hasRowsAcross = plan.swapsSides != district.isTurned; // columns of the instruction
    bool isHopeless = plan.readsEarly && sums > longSums && !isOfCluster(plan) &&
                      !standsAlone(plan, rows, columns, machine) && !hasRowsAcross;
    times.push_back(isHopeless ? std::numeric_limits<double>::max()
                               : estimate(question, plan, extents, machine, timings));
  }
  double best = *std::min_element(times.begin(), times.end());
  // Of what is hopeless, no more is gained.
  constexpr double most = 4;
  for (double &time : times)
    time = std::log(std::min(time / best, most));
  return times;
}

/// The i-th of points that fill the district of many rows evenly, however many there are: by powers
/// of the root of x^4 = x + 1 (M. Roberts, "The unreasonable effectiveness of quasirandom
/// sequences", 2018), each extent by its logarithm. Of two sums one has whole lines, and of two of
/// these one has whole lines along the sides of operands too.
static std::array<int64_t, 3> spreadPoint(const PlanQuestion &question, int64_t i, int64_t mostRows,
                                          int64_t mostColumns, bool haveLines) {
  constexpr double root = 1.2207440846057596;
  constexpr int64_t leastSum = 256, mostSum = 14336;
  int64_t along = i % 4 == 1 ? line : inside;
  auto draw = [i](double step, double least, double most, int64_t of) {
    double place = i / step;
    double extent = least * std::exp2((place - std::floor(place)) * std::log2(most / least));
    return std::max<int64_t>(1, std::llround(extent / of)) * of;
  };
  int64_t rowStep = question.inputs[0].isKMajor ? 1 : along, columnStep = question.inputs[1].isKMajor ? inside : along;
  return {draw(root, fewRows + 1, mostRows, rowStep), draw(root * root, 2 * leastColumns, mostColumns, columnStep),
          draw(root * root * root, leastSum, mostSum, haveLines || i % 2 ? line : inside)};
}

std::vector<SmallVector<int64_t>> Candidates::pollingPoints() const {
  std::vector<SmallVector<int64_t>> points;
  auto add = [&](int64_t rows, int64_t columns, int64_t sums) {
    points.emplace_back(question.extents.size() - 3, 1);
    if (district.isTurned)
      std::swap(rows, columns);
    points.back().append({rows, columns, sums});
    if (!standAt(points.back()))
      points.pop_back();
  };
  Known height = factsOf(3), sum = factsOf(1);
  Known width = question.extents.size() == 3 ? factsOf(2) : Known();
  if (district.sums.empty()) {
    // As far apart of fewer extents.
    double unknown = !height.value + !width.value + !sum.value;
    double most = district.isAlong ? alongSpreadPoints : spreadPoints;
    auto count = std::llround(std::pow(most, unknown / 3));
    bool areLarge = district.hasLargeTiles;
    for (int64_t i = 1; i <= count; ++i) {
      auto [rows, columns, sums] = spreadPoint(question, i, areLarge ? mostSide : mostRows,
                                               areLarge ? mostSide : mostColumns, district.beginsAtLines);
      add(height.value.value_or(rows), width.value.value_or(columns), sum.value.value_or(sums));
    }
    return points;
  }
  auto pointsOf = [](Known known, ArrayRef<int64_t> points) {
    return known.value ? SmallVector<int64_t>{*known.value} : SmallVector<int64_t>(points);
  };
  // Where rows along k begin inside of lines, those along a side do too.
  for (int64_t rows : pointsOf(height, district.rows))
    for (int64_t sums : pointsOf(sum, district.sums)) {
      bool areInside = district.isAlong && !width.value && sums % line;
      for (int64_t columns : pointsOf(width, district.columns))
        add(rows, columns + (areInside ? inside : 0), sums);
    }
  return points;
}

void Candidates::keepPlans() {
  static Polls polls;
  Poll poll{machine::find(machine.name), asModelled(question), measured, district.mostKernels(),
            plans, kernels, pollingPoints()};
  std::optional<std::vector<Plan>> known;
  if (poll.machine == &machine)
    known = polls.find(poll);
  plans = known ? *known : elect(poll.points);
  kernels.clear();
  if (!known && poll.machine == &machine)
    polls.keep(std::move(poll), plans);
}

/// Keeps the kernel that shortens most what is too long, again and again, and what it serves.
std::vector<Plan> Candidates::elect(const std::vector<SmallVector<int64_t>> &points) const {
  std::vector<std::vector<double>> excess(points.size());
  DefaultThreadPool threads(heavyweight_hardware_concurrency(mostThreads));
  constexpr size_t atOnce = 64;
  for (size_t first = 0; first < points.size(); first += atOnce)
    threads.async([&, first] {
      for (size_t i = first; i < std::min(first + atOnce, points.size()); ++i)
        excess[i] = judge(points[i]);
    });
  threads.wait();

  // Of each plan, at all points.
  size_t count = excess.size();
  std::vector<std::vector<float>> longer(plans.size(), std::vector<float>(count));
  for (auto [point, times] : enumerate(excess))
    for (auto [plan, time] : enumerate(times))
      longer[plan][point] = time;
  constexpr float worst = 1.5; // without any plan
  std::vector<float> least(count, worst);
  // Of each kernel, as its launch chooses.
  std::vector<std::vector<float>> served;
  for (ArrayRef<unsigned> twins : kernels) {
    served.push_back(longer[twins[0]]);
    for (unsigned twin : twins.drop_front())
      for (size_t point = 0; point < count; ++point)
        served.back()[point] = std::min(served.back()[point], longer[twin][point]);
  }
  auto gainOf = [&](unsigned kernel) {
    float gain = 0;
    for (size_t point = 0; point < count; ++point)
      gain += std::max(0.0f, least[point] - served[kernel][point]);
    return gain;
  };
  // What a kernel gains only shrinks: who was best, and still is, need not be compared again.
  using Entry = std::pair<float, int>; // the gain, and the number, negated: the first of equals
  std::priority_queue<Entry> queue;
  SmallVector<unsigned> kept;
  auto keep = [&](unsigned kernel) {
    kept.push_back(kernel);
    for (size_t point = 0; point < count; ++point)
      least[point] = std::min(least[point], served[kernel][point]);
  };
  for (unsigned kernel = 0; kernel < measured; ++kernel)
    keep(kernel);
  for (unsigned kernel = measured; kernel < kernels.size(); ++kernel)
    queue.push({gainOf(kernel), -int(kernel)});
  while (kept.size() < district.mostKernels() && !queue.empty()) {
    unsigned kernel = -queue.top().second;
    queue.pop();
    Entry now{gainOf(kernel), -int(kernel)};
    if (now.first <= leastGain)
      continue;
    if (!queue.empty() && now < queue.top()) {
      queue.push(now);
      continue;
    }
    keep(kernel);
  }
  // Some are elected nowhere: others are better at each of these points. A twin is the same kernel,
  // and may be better between them.
  auto isElected = [&](unsigned plan) {
    return any_of(zip_equal(longer[plan], least),
                  [](auto at) { return std::get<0>(at) == std::get<1>(at); });
  };
  std::vector<Plan> elected;
  for (unsigned kernel : kept)
    if (kernel < measured || any_of(kernels[kernel], isElected))
      for (unsigned plan : kernels[kernel])
        elected.push_back(plans[plan]);
  return elected;
}

Guard Candidates::where() const {
  unsigned k = question.extents.size() - 1, n = k - 1, m = n - 1;
  Guard guard;
  int64_t wave = machine.units * largeTile;
  if (district.isTurned)
    std::swap(m, n);
  guard.conditions = {productAtLeast(n, n + 1, 1, district.leastColumns())};
  if (district.hasManyRows) {
    guard.conditions.push_back(productAtLeast(m, m + 1, 1, district.leastRows()));
    guard.conditions.push_back(district.hasLargeTiles ? productAtLeast(0, k, 2, wave)
                                                      : productAtLeast(0, k, -2, 1 - wave));
    if (district.hasLargeTiles && district.hasFewWaves())
      guard.conditions.push_back(productAtLeast(0, k, -1, 1 - mostFewWaves() * wave));
  }
  if (district.hasLargeTiles && !district.hasFewWaves())
    guard.conditions.push_back(startInsideOfLines(question));
  else if (!district.hasManyRows)
    guard.conditions.push_back(atMost(m, district.mostRows()));
  return guard;
}

Variants Candidates::run() {
  if (isElsewhere() || !collectPlans())
    return {};
  keepPlans();
  auto election = std::make_shared<Election>(
      Election{machine.name.str(), asModelled(question), {plans.begin(), plans.end()}});
  if (all_of(question.extents, [](const Extent &extent) { return extent.facts.value; })) {
    auto known = map_range(question.extents, [](const Extent &e) { return *e.facts.value; });
    if (plans.empty())
      return {};
    return {{where(), plans[election->elect(SmallVector<int64_t>(known))]}};
  }
  Variants variants;
  for (auto [index, plan] : enumerate(plans)) {
    variants.push_back({where(), plan});
    if (plans.size() > 1) {
      variants.back().guard.election = election;
      variants.back().guard.elected = index;
    }
  }
  return variants;
}

static bool liesAlong(const PlanQuestion &question) {
  return any_of(ArrayRef(question.inputs).take_front(2),
                [](const Operand &operand) { return !operand.isKMajor; });
}

Variants planElected(const PlanQuestion &question, const machine::Machine &machine,
                     ArrayRef<Variant> before) {
  const machine::Timings *timings = machine::findTimings(machine.name);
  if (!timings || question.hasFusedProducerA || question.hasFusedProducerB)
    return {};
  bool isAlong = liesAlong(question);
  ArrayRef<int64_t> sums = sumPoints;
  if (isAlong)
    sums = alongSumPoints;
  const District districts[] = {
      {fewRowPoints, columnPoints, sums, /*hasManyRows=*/false, /*hasLargeTiles=*/false,
       /*isTurned=*/false, isAlong},
      {{}, {}, {}, /*hasManyRows=*/true, false, false, isAlong},
      {fewColumnPoints, tallPoints, tallSumPoints, false, false, /*isTurned=*/true, isAlong}};
  Variants variants;
  for (const District &district : districts)
    if (!district.isTurned || !question.foldK) // not measured
      append_range(variants, Candidates(question, machine, *timings, before, district).run());
  return variants;
}

Variants planElectedClusters(const PlanQuestion &question, const machine::Machine &machine) {
  const machine::Timings *timings = machine::findTimings(machine.name);
  bool isAlong = liesAlong(question);
  if (!timings || question.foldK || question.hasFusedProducerA || question.hasFusedProducerB ||
      (!isAlong && startInsideOfLines(question).terms.empty()))
    return {};
  auto pointsOf = [&](ArrayRef<int64_t> points) { return isAlong ? ArrayRef<int64_t>() : points; };
  const District district{pointsOf(largePoints), pointsOf(largePoints), pointsOf(largeSumPoints),
                          /*hasManyRows=*/true, /*hasLargeTiles=*/true, /*isTurned=*/false, isAlong};
  return Candidates(question, machine, *timings, {}, district).run();
}

Variants planElectedAtLines(const PlanQuestion &question, const machine::Machine &machine) {
  const machine::Timings *timings = machine::findTimings(machine.name);
  if (!timings || question.foldK || question.hasFusedProducerA || question.hasFusedProducerB || liesAlong(question) ||
      !all_of(ArrayRef(question.inputs).take_front(2), isOfTwoBytes) || !all_of(question.outputs, isOfTwoBytes))
    return {};
  const District district{{}, {}, {}, /*hasManyRows=*/true, /*hasLargeTiles=*/true, /*isTurned=*/false,
                          /*isAlong=*/false, /*beginsAtLines=*/true};
  return Candidates(question, machine, *timings, {}, district).run();
}

} // namespace tier::problem
