//===- Contenders.cpp - a grid of plans, and what they may cost -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Contenders.h"
#include "PlanRules.h"
#include "tier/Problem/PlanCost.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace tier::problem {

std::string describe(const Plan &plan) {
  std::string text;
  raw_string_ostream os(text);
  auto list = [&](StringRef name, ArrayRef<int64_t> values) {
    os << name << " = [";
    interleaveComma(values, os);
    os << "]";
  };
  list("tile", plan.tile);
  os << ", stages = " << plan.stages << ", ";
  list("warps", plan.warps);
  os << ", group = " << plan.group;
  if (any_of(plan.cluster, [](int64_t side) { return side > 1; })) {
    os << ", ";
    list("cluster", plan.cluster);
  }
  if (plan.swapsSides)
    os << ", sides swapped";
  if (plan.segments > 1)
    os << ", segments = " << plan.segments;
  if (plan.splitCtas && !plan.atom.empty())
    os << ", shared by " << plan.splitCtas << ", parts = " << plan.partsAtOnce;
  if (plan.walksRows)
    os << ", walks";
  if (plan.keptArrays)
    os << " beside " << plan.keptArrays << (plan.keptArrays > 1 ? " arrays" : " array");
  if (plan.keptColumns)
    os << ", kept = " << plan.keptColumns << (plan.copiesKept ? ", copied" : "");
  if (plan.elementLanes)
    os << ", lanes = " << plan.elementLanes;
  if (plan.rowLanes)
    os << ", row lanes = " << plan.rowLanes;
  if (plan.storesStretch)
    os << ", stretch";
  if (plan.beginsAt > 1)
    os << ", begins = " << plan.beginsAt;
  if (plan.ctas)
    os << ", ctas = " << plan.ctas;
  return text;
}

//===----------------------------------------------------------------------===//
// Estimates
//===----------------------------------------------------------------------===//

static SmallVector<int64_t> valuesOf(const PlanQuestion &question) {
  SmallVector<int64_t> values;
  for (const Extent &extent : question.extents)
    values.push_back(extent.facts.value.value_or(1024));
  return values;
}

/// Elements that are multiplied and loaded, padding included, one wave of tiles
/// after another; in nanoseconds where the machine was measured.
static double estimateContraction(const PlanQuestion &question,
                                  const Plan &plan,
                                  const machine::Machine &machine) {
  SmallVector<int64_t> extents = valuesOf(question);
  const machine::Timings *timings = machine::findTimings(machine.name);
  bool isBulk =
      plan.transferA == Transfer::Bulk && plan.transferB == Transfer::Bulk;
  bool hasWork = all_of(extents, [](int64_t extent) { return extent > 0; });
  if (timings && isBulk && hasWork)
    return estimate(question, plan, extents, machine, *timings);
  size_t rank = extents.size();
  int64_t tiles = 1;
  for (int64_t extent : ArrayRef(extents).drop_back(3))
    tiles *= extent;
  int64_t m = extents[rank - 3], n = extents[rank - 2], k = extents[rank - 1];
  if (plan.swapsSides)
    std::swap(m, n);
  int64_t tm = plan.tile[0], tn = plan.tile[1], tk = plan.tile[2];
  tiles *= divideCeil(m, tm) * divideCeil(n, tn);
  int64_t steps = divideCeil(k, tk), segments = plan.segmentsOf(tiles, steps);
  tiles *= segments;
  steps = divideCeil(steps, segments);
  return double(divideCeil(tiles, machine.units)) * double(steps * tk) *
         (double(tm * tn) + 16.0 * double(tm + tn));
}

/// Elements that tiles cover, and a little for each tile.
static double estimateLoops(const PlanQuestion &question, const Plan &plan,
                            const machine::Machine &machine) {
  SmallVector<int64_t> extents = valuesOf(question);
  double tiles = 1, area = 1;
  for (size_t i = 0; i < plan.tile.size() && i < extents.size(); ++i) {
    int64_t extent = extents[extents.size() - 1 - i],
            side = plan.tile[plan.tile.size() - 1 - i];
    if (i + 1 == plan.tile.size()) // What is left counts as rows.
      for (size_t j = i + 1; j < extents.size(); ++j)
        extent *= extents[extents.size() - 1 - j];
    tiles *= double(divideCeil(extent, side));
    area *= double(side);
  }
  double waves = double(divideCeil(uint64_t(tiles), uint64_t(machine.units)));
  return waves * (area + 256);
}

static double costOf(const PlanQuestion &question, const Plan &plan,
                     const machine::Machine &machine) {
  return question.kind == GroupKind::Contraction
             ? estimateContraction(question, plan, machine)
             : estimateLoops(question, plan, machine);
}

//===----------------------------------------------------------------------===//
// The grid
//===----------------------------------------------------------------------===//

namespace {
/// Collects plans that are legal and new.
struct Collected {
  const PlanQuestion &question;
  const machine::Machine &machine;
  SmallVector<Contender, 0> list = {};

  /// `handicap` keeps what the model cannot tell apart behind what it can.
  void add(const Guard &guard, Plan plan, double handicap = 1) {
    if (!verifyPlan(question, plan, machine).empty())
      return;
    SmallVector<int64_t> extents = valuesOf(question);
    if (!guard.holds(extents))
      return;
    plan.leastColumns = 0; // Others need not have been tried before it.
    std::string text = describe(plan);
    if (any_of(list, [&](const Contender &other) {
          return describe(other.variant.plan) == text;
        }))
      return;
    double cost = handicap * costOf(question, plan, machine);
    list.push_back({{guard, std::move(plan)}, cost});
  }
};
} // namespace

static void addWarpgroupTiles(Collected &into) {
  for (const Candidate &cell : planCandidates(into.machine)) {
    Candidacy found = planOf(cell, into.question, into.machine);
    if (found.refusal.empty())
      into.add({}, found.plan);
  }
  for (int64_t m : {64, 128, 192, 256})
    for (int64_t n : {32, 64, 96, 128, 192, 256})
      for (int64_t warps : {4, 8})
        for (int64_t stages : {3, 8}) {
          Plan plan = planRoleTile(into.question, into.machine,
                                   {m, n, warps, stages});
          int64_t usual = plan.group;
          for (int64_t group : {usual, int64_t(1), usual / 2}) {
            plan.group = std::max<int64_t>(1, group);
            into.add({}, plan, plan.group == usual ? 1 : 1.1);
          }
        }
}

static void addSharedTiles(Collected &into) {
  bool isHost = into.machine.isHost();
  int64_t vector = std::max<int64_t>(
      1, into.machine.bytesPerVector / widestAlongTile(into.question));
  SmallVector<int64_t> rows = {32, 64, 128, 256}, columns = {32, 64, 128, 256},
                       depths = {32, 64, 128}, warps = {1, 2, 4, 8};
  if (isHost) {
    rows = {8, 16, 32, 64, 128};
    columns = {2 * vector, 4 * vector, 8 * vector, 16 * vector};
    depths = {64, 128, 256, 512};
    warps = {1};
  }
  for (int64_t m : rows)
    for (int64_t n : columns)
      for (int64_t depth : depths)
        for (int64_t count : warps)
          into.add({}, planSharedTile(into.question, into.machine,
                                      {m, n, depth, count}));
}

/// Tiles of products that threads multiply, whose sums are shared or not.
static void addThreadTiles(Collected &into) {
  for (auto [m, n] : {std::pair{16, 128}, {32, 128}, {64, 64}, {64, 128}, {128, 16}, {128, 32},
                      {128, 64}, {128, 128}})
    for (int64_t k : {16, 32})
      for (int64_t ctas : {0, 2, 4})
        into.add({}, planThreadTile(into.question, into.machine,
                                    {m, n, k, /*stages=*/0, /*segments=*/0,
                                     ctas * into.machine.units}));
}

/// Tiles of half and twice the sides, where a thread may have any number of
/// elements.
static void addLoopTiles(Collected &into, ArrayRef<Variant> variants) {
  for (const Variant &variant : variants) {
    if (into.question.kind == GroupKind::Rows && !into.machine.isHost())
      continue;
    for (auto [up, down] : {std::pair<int64_t, int64_t>{1, 2}, {2, 1}, {4, 1}}) {
      Plan plan = variant.plan;
      if (plan.sharedBytes || plan.tile.back() % down != 0)
        continue;
      plan.tile.back() = plan.tile.back() / down * up;
      into.add(variant.guard, plan);
    }
  }
}

/// Rows that are only moved: any number of them in a tile, whole or in parts, and
/// up to eight vectors of a thread.
static void addMoves(Collected &into) {
  const PlanQuestion &question = into.question;
  if (!question.movesRows || into.machine.isHost() ||
      any_of(question.inputs, [](const Operand &o) { return !o.isKMajor; }))
    return;
  unsigned columns = question.extents.size() - 1;
  int64_t vector = into.machine.bytesPerVector / widestAlongTile(question);
  int64_t shift = question.mostShift;
  for (int64_t threads : {64, 128, 256, 512})
    for (int64_t vectors : {2, 4, 8})
      for (int64_t rows : {1, 2, 4, 8, 16}) {
        Plan plan;
        plan.tile = {rows, threads * vectors * vector / rows};
        plan.warps = {threads / into.machine.lanes};
        plan.vectorElements = vector;
        plan.holdsWholeRow = true;
        plan.reason = "rows are moved";
        into.add({{atMost(columns, plan.tile[1] - shift)}}, plan);
        plan.holdsWholeRow = false;
        if (rows == 1)
          into.add({{productAtLeast(columns, columns + 1, 1,
                                    plan.tile[1] - shift + 1)}},
                   plan);
      }
}

/// Short rows that begin anywhere, element by element.
static void addElements(Collected &into) {
  const PlanQuestion &question = into.question;
  if (!question.mostShift || into.machine.isHost())
    return;
  unsigned columns = question.extents.size() - 1;
  int64_t width = valuesOf(question).back();
  for (int64_t most : {8, 16, 32, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048}) {
    if (most < width || most >= 2 * std::max<int64_t>(width, 8))
      continue;
    for (int64_t threads : {128, 256, 512})
      for (int64_t perThread : {8, 16, 32})
        for (int64_t lanes : {1, 4, 8, 16, 32}) {
          Plan plan;
          int64_t rows = threads * perThread / most;
          if (most % lanes || rows * most != threads * perThread ||
              (rows & (rows - 1)) || rows * lanes < threads)
            continue;
          plan.tile = {rows, most};
          plan.warps = {threads / into.machine.lanes};
          plan.elementLanes = lanes;
          plan.holdsWholeRow = true;
          plan.reason = "rows are held element by element";
          for (bool stretch : {false, true}) {
            plan.storesStretch = stretch;
            into.add({{atMost(columns, most)}}, plan);
          }
        }
  }
}

/// Short aligned rows, in vectors.
static void addVectors(Collected &into) {
  const PlanQuestion &question = into.question;
  if (question.mostShift || question.movesRows || into.machine.isHost())
    return;
  unsigned columns = question.extents.size() - 1;
  int64_t width = valuesOf(question).back();
  int64_t vector = into.machine.bytesPerVector / widestAlongTile(question);
  for (int64_t most = vector; most <= 1024; most *= 2) {
    if (most < width || most >= 2 * width)
      continue;
    for (int64_t threads : {128, 256})
      for (int64_t perThread : {8, 16, 32}) {
        Plan plan;
        plan.tile = {threads * perThread / most, most};
        plan.warps = {threads / into.machine.lanes};
        plan.vectorElements = vector;
        plan.holdsWholeRow = true;
        plan.reason = "a CTA holds whole rows in registers";
        if (plan.tile[0] == 0)
          continue;
        into.add({{atMost(columns, most)}}, plan);
        int64_t vectors = most / vector;
        if (plan.tile[0] == 1 || vectors == 1 || vectors > into.machine.lanes)
          continue;
        plan.rowLanes = vectors / 2;
        into.add({{atMost(columns, most)}}, plan);
      }
  }
}

/// Rows that the CTAs of a cluster share, two, four or eight of them.
static void addParts(Collected &into) {
  const PlanQuestion &question = into.question;
  if (!question.readsRowsAgain || into.machine.isHost())
    return;
  unsigned columns = question.extents.size() - 1;
  for (int64_t ctas : {2, 4, 8})
    for (int64_t threads : {128, 192, 256, 288, 320, 384, 416, 448, 512, 576, 1024})
      for (int64_t perThread : {8, 16, 24, 32}) {
        Plan plan;
        plan.tile = {1, threads * perThread};
        plan.warps = {threads / into.machine.lanes};
        plan.vectorElements =
            into.machine.bytesPerVector / widestAlongTile(question);
        plan.cluster = {1, ctas};
        plan.holdsWholeRow = true;
        plan.reason = "the CTAs of a cluster hold a row in registers";
        Guard guard{{atMost(columns, ctas * plan.tile[1] - question.mostShift)}};
        // Parts of at least half a tile.
        if (!guard.holds(valuesOf(question)) ||
            2 * valuesOf(question).back() < ctas * plan.tile[1])
          continue;
        into.add(guard, plan);
        for (int64_t each : {1024, 1152, 1280}) {
          plan.ctas = each / threads;
          if (plan.ctas > 1)
            into.add(guard, plan);
        }
      }
}

/// Where tiles of rows may begin: at vectors, or at cache lines.
static SmallVector<int64_t, 2> startsOf(const PlanQuestion &question) {
  int64_t line = lineBytes / widestAlongTile(question);
  if (question.mostShift)
    return {line};
  return question.beginsInLines ? SmallVector<int64_t, 2>{1, line} : SmallVector<int64_t, 2>{1};
}

/// Rows that a CTA holds alone: any number of threads, and of CTAs of a multiprocessor.
static void addHeldRows(Collected &into) {
  const PlanQuestion &question = into.question;
  if (!question.readsRowsAgain || into.machine.isHost())
    return;
  int64_t columns = valuesOf(question).back();
  unsigned last = question.extents.size() - 1;
  int64_t vector = vectorElements(question, into.machine);
  auto addOne = [&](int64_t warps, int64_t vectors, int64_t beginsAt) {
    int64_t threads = warps * into.machine.lanes, capacity = threads * vectors * vector;
    Guard guard{{atMost(last, capacity - (beginsAt - 1))}};
    if (4 * columns < 3 * capacity)
      return;
    Plan plan = basePlan({1, capacity}, threads, vector, into.machine);
    plan.holdsWholeRow = true;
    plan.beginsAt = beginsAt;
    plan.reason = "a CTA holds a row in registers";
    into.add(guard, plan);
    for (int64_t each : {512, 768, 1024, 1280, 1536, 2048}) {
      plan.ctas = each / threads;
      if (plan.ctas > 1)
        into.add(guard, plan);
    }
  };
  for (int64_t beginsAt : startsOf(question))
    for (int64_t warps : {2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24, 28, 32})
      for (int64_t vectors = 1; vectors <= 8; ++vectors)
        addOne(warps, vectors, beginsAt);
}

/// Rows that CTAs walk.
static void addWalkedRows(Collected &into) {
  const PlanQuestion &question = into.question;
  if (!mayWalkRows(question, into.machine))
    return;
  int64_t columns = valuesOf(question).back();
  unsigned last = question.extents.size() - 1;
  int64_t vector = vectorElements(question, into.machine);
  int64_t mostKept = question.mayKeepArrays ? question.columnArrays : 0;
  auto addOne = [&](WalkedRow row, int64_t beginsAt) {
    if (5 * columns < 4 * row.capacity() || !row.fits(question, into.machine))
      return;
    Plan plan = planWalkedRow(question, row, into.machine);
    plan.beginsAt = beginsAt;
    into.add({{atMost(last, row.capacity() - (beginsAt - 1))}}, plan);
  };
  for (int64_t beginsAt : startsOf(question))
    for (int64_t threads : {128, 192, 256, 384, 512, 640, 768, 1024})
      for (int64_t vectors = 1; vectors <= 32; ++vectors)
        for (int64_t ctas : {1, 2, 3, 4, 6, 8})
          for (int64_t kept = 0; kept <= mostKept; ++kept)
            addOne({threads, vectors * vector, ctas, /*cluster=*/1, kept}, beginsAt);
}

SmallVector<Contender, 0> contenders(const PlanQuestion &question,
                                     const machine::Machine &machine) {
  Collected into{question, machine};
  SmallVector<Variant, 0> variants = plan(question, machine);
  for (const Variant &variant : variants)
    into.add(variant.guard, variant.plan);
  if (question.kind != GroupKind::Contraction) {
    addLoopTiles(into, variants);
    addMoves(into);
    addElements(into);
    addVectors(into);
    addHeldRows(into);
    addWalkedRows(into);
    addParts(into);
  } else {
    machine::Grain grain = atomOf(question, machine).grain;
    if (isOfThreads(question, machine))
      addThreadTiles(into);
    else if (machine.isHost() || grain == machine::Grain::Warp)
      addSharedTiles(into);
    else if (grain == machine::Grain::Warpgroup)
      addWarpgroupTiles(into);
  }
  // What `plan` would do stays first: a tuner compares with it.
  if (into.list.size() > 1)
    llvm::stable_sort(MutableArrayRef(into.list).drop_front(),
                      [](const Contender &a, const Contender &b) {
                        return a.estimate < b.estimate;
                      });
  return std::move(into.list);
}

} // namespace tier::problem
