//===- PlanRegions.cpp - which plan of the grid serves where --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extents are symbols, and a plan is good for a region of them. The space of
// (m, n, k) is cut into boxes; in each, the model (PlanCost.h) tells how much
// longer every candidate takes than the best one. A few plans are kept, each the
// one that shortens most what is far from the best. Then rows are cut into runs, for
// each the sums, for each of those the columns, so that what is too long and a price
// per region are least together (dynamic programming: R. Bellman, On the approximation
// of curves by line segments, 1961). Regions become guards in order:
//
//   m <= 16 and k <= 8192 and n <= 4096:  64 x 16, swapped, 2 segments
//   m <= 16 and k <= 8192:                64 x 16, swapped
//
// Known extents leave one box, or a line of them.
//
//===----------------------------------------------------------------------===//

#include "PlanRules.h"
#include "tier/Problem/PlanCost.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/ThreadPool.h"

#include <algorithm>
#include <cmath>

using namespace llvm;

namespace tier::problem {

/// Ends of the boxes; the last end of n and k stands for all beyond it.
static constexpr int64_t rowEnds[] = {8, 15, 16, 32, 63, 64, 127, 128, 192, 255, 256, 384, 512};
/// Of more rows, with so few columns that there is less than half a wave of large tiles. These
/// have plans of their own, so that those of fewer rows stay what was measured. More rows than
/// the last are for planWarpgroups.
static constexpr int64_t manyRowEnds[] = {640, 768, 1024, 1280, 1536, 2048, 3072, 4096};
/// Rows beyond this are for planWarpgroups if there is half a wave of large tiles.
static constexpr int64_t fewRows = 256;
static constexpr int64_t columnEnds[] = {256,   384,   512,   1024,  1536,  2048,  2816,  4096,
                                         5120,  6144,  8192,  11264, 12672, 14336,
                                         16896, 25344, 28672, 33792, 67584, 128256};
static constexpr int64_t sumEnds[] = {512, 1024, 2048, 3072, 4096, 6144, 8192, 14336};
static constexpr int64_t manyColumnEnds[] = {256,  384,  512,  640,  768,  896,
                                             1024, 1152, 1280, 1536, 2048, 3072, 4096};
static constexpr int64_t manySumEnds[] = {512, 1024, 2048, 4096, 8192, 16384};
/// Fewer columns than this leave part of every tile empty.
static constexpr int64_t leastColumns = 128;
static constexpr int64_t largeTile = 128 * 256;
/// Of tiles of warpgroups with 256 bytes of k or more, more rows were not measured.
static constexpr int64_t deepRows = fewRows;
/// Plans that are kept, and what a box may take longer than with the best.
static constexpr unsigned mostPlans = 40; // planning takes time by their number
static constexpr unsigned mostPlansOfMany = 16;
static constexpr double tolerance = 1.01;
/// A plan, and a region, shorten something by this much, or are not made.
static constexpr double leastGain = 0.01, regionCost = 0.06;
/// That judge boxes: planning is a fifth of the time to the first launch.
static constexpr unsigned mostThreads = 8;

namespace {
/// (first, last] of an extent.
struct Span {
  int64_t first, last;
};
/// One box: how much longer than with the best each candidate takes (excessOf).
using Box = std::vector<double>;
/// Boxes [first, last) along an extent.
using Run = std::pair<size_t, size_t>;
/// Some boxes, and their plan.
struct Region {
  Run rows, sums, columns;
  unsigned plan;
};

/// Rows above `least`, cut at these ends, and sums at those, for so many plans.
struct Ends {
  int64_t least;
  ArrayRef<int64_t> rows, columns, sums;
  unsigned plans;
};

class Regions {
public:
  Regions(const PlanQuestion &question, const machine::Machine &machine,
          const machine::Timings &timings, ArrayRef<Variant> before, const Ends &ends)
      : question(question), machine(machine), timings(timings), before(before), ends(ends) {}
  Variants run();

private:
  bool collectPlans();
  SmallVector<Span> cut(Known extent, ArrayRef<int64_t> ends, int64_t least);
  Box judge(Span m, Span n, Span k, ArrayRef<int64_t> rowPoints,
            ArrayRef<int64_t> columnPoints);
  void judgeAll(bool isCoarse);
  bool isLarge(int64_t rows, int64_t columns) const {
    return rows > fewRows && 2 * rows * columns >= machine.units * largeTile;
  }
  void keepPlans();
  double cutColumns(Run m, Run k, SmallVectorImpl<Region> *regions) const;
  SmallVector<Region> cutAll() const;
  Guard guardOf(const Region &region) const;
  const Box &at(size_t m, size_t k, size_t n) const {
    return boxes[(m * sums.size() + k) * columns.size() + n];
  }

  const PlanQuestion &question;
  const machine::Machine &machine;
  const machine::Timings &timings;
  ArrayRef<Variant> before; ///< what they serve is not ours
  Ends ends;
  std::vector<Plan> plans;
  SmallVector<Span> rows, columns, sums;
  std::vector<Box> boxes; ///< [m][k][n]
};
} // namespace

/// The candidates whose cost the model knows.
bool Regions::collectPlans() {
  // Several narrow boxes were measured to be slow, one is not.
  auto hasFewBoxes = [&](const Plan &plan) {
    const Operand &columns = question.inputs[plan.swapsSides ? 0 : 1];
    return plan.tile[1] * machine::byteWidth(columns.element) <= swizzleSpan ||
           hasWholeSpans(columns, plan.tile[1]);
  };
  // What was measured of warps, and of deep tiles: elements of 16 bits, rows of k.
  bool areRowsOfK = all_of(ArrayRef(question.inputs).take_front(2), [](const Operand &input) {
    return input.isKMajor && machine::byteWidth(input.element) == 2;
  });
  for (const Candidate &candidate : planCandidates(machine)) {
    // Those that gain from clusters have guards of their own (PlanLargeTiles.cpp).
    if (candidate.isOfCluster())
      continue;
    if ((candidate.ofWarps || candidate.spans > 1) && !areRowsOfK)
      continue;
    // Of many rows 64 x 128 was as fast as 128 x 64, or faster, and narrow columns are not few.
    bool isNarrow = candidate.m == 128 ? candidate.n <= 64 : candidate.swapsSides;
    if (ends.least && isNarrow)
      continue;
    Candidacy found = planOf(candidate, question, machine);
    if (!found.refusal.empty() || found.plan.transferA != Transfer::Bulk ||
        found.plan.transferB != Transfer::Bulk || !hasFewBoxes(found.plan))
      continue;
    plans.push_back(found.plan);
    if (standsAlone(found.plan, 1, 1, machine)) {
      plans.push_back(found.plan);
      plans.back().readsEarly = true;
    }
  }
  return !plans.empty();
}

SmallVector<Span> Regions::cut(Known extent, ArrayRef<int64_t> ends, int64_t least) {
  SmallVector<Span> spans;
  if (extent.value) {
    spans.push_back({*extent.value - 1, *extent.value});
    return spans;
  }
  int64_t first = least - 1;
  for (int64_t end : ends) {
    spans.push_back({first, end});
    first = end;
  }
  return spans;
}

/// What is tolerated counts a little: between equals the better one serves.
static double excessOf(double ratio) {
  constexpr double little = 0.01;
  constexpr double most = 4;
  double excess = std::log(std::min(ratio, most)), tolerated = std::log(tolerance);
  return excess - (1 - little) * std::min(excess, tolerated);
}

static bool isDeep(const PlanQuestion &question, const Plan &plan) {
  return plan.grain == machine::Grain::Warpgroup &&
         plan.tile[2] * machine::byteWidth(question.inputs[0].element) > swizzleSpan;
}

/// How much longer than the best each plan takes, on average over points of the box.
Box Regions::judge(Span m, Span n, Span k, ArrayRef<int64_t> rowPoints,
                   ArrayRef<int64_t> columnPoints) {
  Box excess(plans.size(), 0);
  std::vector<double> times(plans.size());
  SmallVector<int64_t> extents(question.extents.size(), 1);
  size_t last = extents.size() - 1;
  extents[last] = k.last;
  // Ends are what extents often are.
  auto weightOf = [](ArrayRef<int64_t> points, size_t index) {
    constexpr double endWeight = 0.7;
    if (points.size() == 1)
      return 1.0;
    return index == 0 ? endWeight : (1 - endWeight) / (points.size() - 1);
  };
  for (auto [i, rowCount] : enumerate(rowPoints))
    for (auto [j, columnCount] : enumerate(columnPoints)) {
      double weight = weightOf(rowPoints, i) * weightOf(columnPoints, j);
      if (isLarge(rowCount, columnCount))
        continue;
      extents[last - 2] = rowCount;
      extents[last - 1] = columnCount;
      if (any_of(before, [&](const Variant &one) { return one.guard.holds(extents); }))
        continue;
      for (auto [time, plan] : zip_equal(times, plans))
        time = rowCount > deepRows && isDeep(question, plan)
                   ? INFINITY
                   : estimate(question, plan, extents, machine, timings);
      double best = *std::min_element(times.begin(), times.end());
      for (auto [sum, time] : zip_equal(excess, times))
        sum += weight * excessOf(time / best);
    }
  return excess;
}

/// Judges all plans at one corner of each box, or at several points.
void Regions::judgeAll(bool isCoarse) {
  auto points = [&](Span span) {
    SmallVector<int64_t, 3> found = {span.last};
    int64_t inside = span.last - span.first;
    if (!isCoarse && inside > 1)
      found.push_back((span.first + span.last + 1) / 2);
    if (!isCoarse && inside > 2)
      found.push_back(span.first + 1);
    return found;
  };
  // Boxes are judged one by one, whoever does it.
  boxes.assign(rows.size() * sums.size() * columns.size(), {});
  auto judgeRow = [&](size_t row) {
    Span m = rows[row / sums.size()], k = sums[row % sums.size()];
    for (auto [column, n] : enumerate(columns))
      boxes[row * columns.size() + column] = judge(m, n, k, points(m), points(n));
  };
  DefaultThreadPool threads(heavyweight_hardware_concurrency(mostThreads));
  for (size_t row = 0; row < rows.size() * sums.size(); ++row)
    threads.async(judgeRow, row);
  threads.wait();
}

/// Keeps the plan that shortens most what is too long, again and again.
void Regions::keepPlans() {
  constexpr double worst = 1.5; // without any plan
  std::vector<double> least(boxes.size(), worst);
  std::vector<Plan> kept;
  while (kept.size() < ends.plans) {
    double most = leastGain;
    std::optional<unsigned> best;
    for (unsigned plan = 0; plan < plans.size(); ++plan) {
      double gain = 0;
      for (auto [box, now] : zip_equal(boxes, least))
        gain += now - std::min(now, box[plan]);
      if (gain > most) {
        most = gain;
        best = plan;
      }
    }
    if (!best)
      break;
    kept.push_back(plans[*best]);
    for (auto [box, now] : zip_equal(boxes, least))
      now = std::min(now, box[*best]);
  }
  plans = kept;
}

/// Cuts [0, count) into runs so that their costs are least together.
static SmallVector<std::pair<size_t, size_t>>
cutIntoRuns(size_t count, function_ref<double(size_t, size_t)> costOf, double &cost) {
  SmallVector<double> least(count + 1, INFINITY); // of what is before
  SmallVector<size_t> begin(count + 1, 0);
  least[0] = 0;
  for (size_t last = 1; last <= count; ++last)
    for (size_t first = 0; first < last; ++first)
      if (double sum = least[first] + costOf(first, last); sum < least[last]) {
        least[last] = sum;
        begin[last] = first;
      }
  cost = least[count];
  SmallVector<std::pair<size_t, size_t>> runs;
  for (size_t last = count; last; last = begin[last])
    runs.push_back({begin[last], last});
  std::reverse(runs.begin(), runs.end());
  return runs;
}

/// The best runs of columns, each with its plan, for some rows and sums.
double Regions::cutColumns(Run m, Run k, SmallVectorImpl<Region> *regions) const {
  size_t count = columns.size();
  // Of a last column with each plan: what is least up to it, and the plan before.
  std::vector<SmallVector<std::pair<double, unsigned>, 0>> least(count);
  unsigned bestBefore = 0;
  for (size_t n = 0; n < count; ++n) {
    Box excess(plans.size(), 0);
    for (size_t i = m.first; i < m.second; ++i)
      for (size_t j = k.first; j < k.second; ++j)
        for (auto [sum, one] : zip_equal(excess, at(i, j, n)))
          sum += one;
    least[n].reserve(plans.size());
    for (auto [plan, cost] : enumerate(excess)) {
      std::pair<double, unsigned> before{regionCost, unsigned(plan)};
      if (n) {
        before.first = least[n - 1][plan].first;
        if (double other = least[n - 1][bestBefore].first + regionCost; other < before.first)
          before = {other, bestBefore};
      }
      least[n].push_back({before.first + cost, before.second});
    }
    bestBefore = std::min_element(least[n].begin(), least[n].end(), less_first()) - least[n].begin();
  }
  double cost = least[count - 1][bestBefore].first;
  if (!regions)
    return cost;
  SmallVector<Region> found;
  unsigned plan = bestBefore;
  for (size_t n = count, end = count; n--;) {
    unsigned before = least[n][plan].second;
    if (n && before == plan)
      continue;
    found.push_back({m, k, {n, end}, plan});
    end = n;
    plan = before;
  }
  append_range(*regions, reverse(found));
  return cost;
}

/// The best runs of rows, of sums for each, of columns for each.
SmallVector<Region> Regions::cutAll() const {
  auto cutSums = [&](Run m, double &cost) {
    return cutIntoRuns(
        sums.size(), [&](size_t i, size_t j) { return cutColumns(m, {i, j}, nullptr); }, cost);
  };
  double cost;
  auto costOfRows = [&](size_t i, size_t j) {
    if (rows[i].last <= fewRows && rows[j - 1].last > fewRows)
      return double(INFINITY);
    cutSums({i, j}, cost);
    return cost;
  };
  double all;
  SmallVector<Region> regions;
  for (Run m : cutIntoRuns(rows.size(), costOfRows, all))
    for (Run k : cutSums(m, cost))
      cutColumns(m, k, &regions);
  // More columns than these are not ours.
  for (Region &region : regions)
    while (region.columns.first < region.columns.second &&
           isLarge(rows[region.rows.second - 1].last,
                   columns[region.columns.second - 1].last))
      --region.columns.second;
  erase_if(regions, [](const Region &region) {
    return region.columns.first == region.columns.second;
  });
  return regions;
}

/// Regions come in order: each asks only that its ends are not passed, and the
/// last end of k or n is none.
Guard Regions::guardOf(const Region &region) const {
  unsigned n = question.extents.size() - 2, m = n - 1, k = n + 1;
  Guard guard;
  if (ends.least)
    guard.conditions.push_back(productAtLeast(m, m + 1, 1, ends.least + 1));
  guard.conditions.push_back(atMost(m, rows[region.rows.second - 1].last));
  guard.conditions.push_back(productAtLeast(n, n + 1, 1, leastColumns));
  if (region.sums.second < sums.size())
    guard.conditions.push_back(atMost(k, sums[region.sums.second - 1].last));
  if (region.columns.second < columns.size()) {
    // Columns of all batches count as one side.
    Inequality few = productAtLeast(0, k, -1, -columns[region.columns.second - 1].last);
    erase(few.terms.front().extents, m);
    guard.conditions.push_back(few);
  }
  return guard;
}

Variants Regions::run() {
  size_t n = question.extents.size() - 2;
  auto facts = [&](size_t index) { return question.extents[index].facts; };
  // A known extent without elements, or of another region, has no box.
  auto isOutside = [](Known known, int64_t least, int64_t most) {
    return known.value && (*known.value < least || *known.value > most);
  };
  if (isOutside(facts(n - 1), ends.least + 1, ends.rows.back()) ||
      isOutside(facts(n), leastColumns, INT64_MAX) ||
      isOutside(facts(n + 1), 1, INT64_MAX) || !collectPlans())
    return {};
  rows = cut(facts(n - 1), ends.rows, ends.least + 1);
  Known width = question.extents.size() == 3 ? facts(n) : Known();
  columns = cut(width, ends.columns, leastColumns);
  sums = cut(facts(n + 1), ends.sums, 1);
  judgeAll(/*isCoarse=*/true);
  keepPlans();
  judgeAll(/*isCoarse=*/false);
  Variants variants;
  for (const Region &region : cutAll())
    variants.push_back({guardOf(region), plans[region.plan]});
  return variants;
}

Variants planRegions(const PlanQuestion &question, const machine::Machine &machine,
                     ArrayRef<Variant> before) {
  const machine::Timings *timings = machine::findTimings(machine.name);
  if (!timings || question.foldK || question.hasFusedProducerA || question.hasFusedProducerB)
    return {};
  Ends few{0, rowEnds, columnEnds, sumEnds, mostPlans},
      many{rowEnds[std::size(rowEnds) - 1], manyRowEnds, manyColumnEnds, manySumEnds,
           mostPlansOfMany};
  Variants variants = Regions(question, machine, *timings, before, few).run();
  append_range(variants, Regions(question, machine, *timings, before, many).run());
  return variants;
}

} // namespace tier::problem
