//===- PlanRegions.cpp - which plan of the grid serves where --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extents are symbols, and a plan is good for a region of them. The space of
// (m, n, k) is cut into boxes; in each, the model (PlanCost.h) tells how much
// longer every candidate takes than the best one. A few plans are kept, each the
// one that shortens most what is far from the best. Then regions of one plan are
// cut in two where that shortens most (a regression tree: L. Breiman et al.,
// Classification and Regression Trees, 1984), and become guards in order:
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

#include <algorithm>
#include <array>
#include <cmath>

using namespace llvm;

namespace tier::problem {

/// Ends of the boxes; the last end of n and k stands for all beyond it. More rows
/// than the last are for planWarpgroups.
static constexpr int64_t rowEnds[] = {16, 32, 64, 128, 192, 256};
static constexpr int64_t columnEnds[] = {512,  1024,  2048,  3072,  4096,  6144, 8448,
                                         12672, 16896, 33792, 135168};
static constexpr int64_t sumEnds[] = {1024, 2048, 4096, 8192, 16384};
/// Fewer columns than this leave part of every tile empty.
static constexpr int64_t leastColumns = 128;
/// Plans that are kept, regions, and what a box may take longer than with the best.
static constexpr unsigned mostPlans = 14, mostRegions = 48;
static constexpr double tolerance = 1.02;
/// A cut shortens something by this much, or is not made.
static constexpr double leastGain = 0.02;

namespace {
/// (first, last] of an extent.
struct Span {
  int64_t first, last;
};
/// One box: how much longer than with the best each candidate takes (excessOf).
using Box = std::vector<double>;
/// Boxes [first, last) along each of m, k, n, and their plan.
struct Region {
  std::array<std::pair<size_t, size_t>, 3> sides;
  unsigned plan = 0;
  double excess = 0;
};

class Regions {
public:
  Regions(const PlanQuestion &question, const machine::Machine &machine,
          const machine::Timings &timings)
      : question(question), machine(machine), timings(timings) {}
  Variants run();

private:
  bool collectPlans();
  SmallVector<Span> cut(Known extent, ArrayRef<int64_t> ends, int64_t least);
  Box judge(Span m, Span n, Span k);
  void keepPlans();
  /// Chooses the plan of a region.
  Region &settle(Region &region) const;
  /// The best cut in two, and what it saves.
  double cutInTwo(const Region &region, Region &low, Region &high) const;
  void grow(Region region, SmallVectorImpl<Region> &regions) const;
  Guard guardOf(const Region &region) const;
  const Box &at(size_t m, size_t k, size_t n) const {
    return boxes[(m * sums.size() + k) * columns.size() + n];
  }

  const PlanQuestion &question;
  const machine::Machine &machine;
  const machine::Timings &timings;
  std::vector<Plan> plans;
  SmallVector<Span> rows, columns, sums;
  std::vector<Box> boxes; ///< [m][k][n]
  std::vector<unsigned> keptPlans;
};
} // namespace

/// The candidates whose cost the model knows.
bool Regions::collectPlans() {
  for (const Candidate &candidate : planCandidates(machine)) {
    Candidacy found = planOf(candidate, question, machine);
    if (found.refusal.empty() && found.plan.transferA == Transfer::Bulk &&
        found.plan.transferB == Transfer::Bulk)
      plans.push_back(found.plan);
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
  double excess = std::log(ratio), tolerated = std::log(tolerance);
  return excess - (1 - little) * std::min(excess, tolerated);
}

/// What is longest of each candidate at some points of the box, by the best there.
Box Regions::judge(Span m, Span n, Span k) {
  Box excess(plans.size(), 0);
  auto points = [](Span span) {
    SmallVector<int64_t, 2> found = {span.last};
    if (span.last - span.first > 1)
      found.push_back(std::max(span.first + 1, (span.first + span.last + 1) / 2));
    return found;
  };
  std::vector<double> times(plans.size());
  SmallVector<int64_t> extents(question.extents.size(), 1);
  size_t last = extents.size() - 1;
  for (int64_t rowCount : points(m))
    for (int64_t columnCount : points(n)) {
      extents[last - 2] = rowCount;
      extents[last - 1] = columnCount;
      extents[last] = k.last;
      for (auto [time, plan] : zip_equal(times, plans))
        time = estimate(question, plan, extents, machine, timings);
      double best = *std::min_element(times.begin(), times.end());
      for (auto [worst, time] : zip_equal(excess, times))
        worst = std::max(worst, excessOf(time / best));
    }
  return excess;
}

/// Keeps the plan that shortens most what is too long, again and again.
void Regions::keepPlans() {
  constexpr double worst = 1.5; // without any plan
  std::vector<double> least(boxes.size(), worst);
  while (keptPlans.size() < mostPlans) {
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
      return;
    keptPlans.push_back(*best);
    for (auto [box, now] : zip_equal(boxes, least))
      now = std::min(now, box[*best]);
  }
}

Region &Regions::settle(Region &region) const {
  SmallVector<double> excess(keptPlans.size(), 0);
  auto [m, k, n] = region.sides;
  for (size_t i = m.first; i < m.second; ++i)
    for (size_t j = k.first; j < k.second; ++j)
      for (size_t l = n.first; l < n.second; ++l)
        for (auto [sum, plan] : zip_equal(excess, keptPlans))
          sum += at(i, j, l)[plan];
  size_t best = std::min_element(excess.begin(), excess.end()) - excess.begin();
  region.plan = keptPlans[best];
  region.excess = excess[best];
  return region;
}

double Regions::cutInTwo(const Region &region, Region &low, Region &high) const {
  double most = 0;
  for (size_t axis = 0; axis < region.sides.size(); ++axis) {
    auto [first, last] = region.sides[axis];
    for (size_t cut = first + 1; cut < last; ++cut) {
      Region below = region, above = region;
      below.sides[axis].second = cut;
      above.sides[axis].first = cut;
      double saved = region.excess - settle(below).excess - settle(above).excess;
      if (saved <= most)
        continue;
      most = saved;
      low = below;
      high = above;
    }
  }
  return most;
}

/// Cuts where most is saved, until little is or there are many. What is below a
/// cut comes first.
void Regions::grow(Region region, SmallVectorImpl<Region> &regions) const {
  struct Leaf {
    Region region, low, high;
    double saved = 0;
  };
  auto make = [&](Region region) {
    Leaf leaf{region, {}, {}};
    leaf.saved = cutInTwo(region, leaf.low, leaf.high);
    return leaf;
  };
  std::vector<Leaf> leaves = {make(settle(region))};
  while (leaves.size() < mostRegions) {
    auto best = llvm::max_element(leaves, [](const Leaf &a, const Leaf &b) { return a.saved < b.saved; });
    if (best->saved < leastGain)
      break;
    Leaf low = make(best->low), high = make(best->high);
    *best = low;
    leaves.insert(std::next(best), high);
  }
  for (const Leaf &leaf : leaves)
    regions.push_back(leaf.region);
}

/// Regions come in order: each asks only that its ends are not passed, and the
/// last end of k or n is none.
Guard Regions::guardOf(const Region &region) const {
  unsigned n = question.extents.size() - 2, m = n - 1, k = n + 1;
  auto [rowSide, sumSide, columnSide] = region.sides;
  Guard guard;
  guard.conditions.push_back(atMost(m, rows[rowSide.second - 1].last));
  guard.conditions.push_back(productAtLeast(n, n + 1, 1, leastColumns));
  if (sumSide.second < sums.size())
    guard.conditions.push_back(atMost(k, sums[sumSide.second - 1].last));
  if (columnSide.second < columns.size()) {
    // Columns of all batches count as one side.
    Inequality few = productAtLeast(0, k, -1, -columns[columnSide.second - 1].last);
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
  if (isOutside(facts(n - 1), 1, *std::prev(std::end(rowEnds))) ||
      isOutside(facts(n), leastColumns, INT64_MAX) ||
      isOutside(facts(n + 1), 1, INT64_MAX) || !collectPlans())
    return {};
  rows = cut(facts(n - 1), rowEnds, 1);
  Known width = question.extents.size() == 3 ? facts(n) : Known();
  columns = cut(width, columnEnds, leastColumns);
  sums = cut(facts(n + 1), sumEnds, 1);
  for (Span m : rows)
    for (Span k : sums)
      for (Span n : columns)
        boxes.push_back(judge(m, n, k));
  keepPlans();
  SmallVector<Region> regions;
  grow({{{{0, rows.size()}, {0, sums.size()}, {0, columns.size()}}}}, regions);
  Variants variants;
  for (const Region &region : regions)
    variants.push_back({guardOf(region), plans[region.plan]});
  return variants;
}

Variants planRegions(const PlanQuestion &question, const machine::Machine &machine) {
  const machine::Timings *timings = machine::findTimings(machine.name);
  if (!timings || question.foldK || question.hasFusedProducerA || question.hasFusedProducerB)
    return {};
  return Regions(question, machine, *timings).run();
}

} // namespace tier::problem
