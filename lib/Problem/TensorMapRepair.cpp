//===- TensorMapRepair.cpp - the search for other ways to move a tile -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorMapSearch.h"

using namespace llvm;

namespace tier::problem::tensormap {

//===----------------------------------------------------------------------===//
// Kinds and weights
//===----------------------------------------------------------------------===//

namespace {
struct KindFacts {
  StringLiteral name;
  int64_t cost;
};
} // namespace

// In the order of the enumeration.
static constexpr KindFacts kinds[] = {
    {"split-dims", 1}, {"merge-dims", 1}, {"boxes", 2},  {"wider-box", 2},
    {"swizzle", 3},    {"guard", 5},      {"pad", 6},    {"tail", 7},
    {"maps", 7},       {"rebase", 8},     {"shift", 8},  {"take-all", 8},
    {"fold", 9},       {"copy", 10},       {"bulk-run", 12},  {"copy-group", 20},
    {"threads", 40},
};

StringRef stringify(RepairKind kind) {
  return kinds[static_cast<int>(kind)].name;
}
int64_t costOf(RepairKind kind) { return kinds[static_cast<int>(kind)].cost; }

bool Repair::isWitness() const {
  return plan.means == Means::Map && guards.empty() &&
         all_of(kinds, [](RepairKind kind) {
           return kind == RepairKind::SplitDims ||
                  kind == RepairKind::MergeDims || kind == RepairKind::Boxes ||
                  kind == RepairKind::Fold;
         });
}

//===----------------------------------------------------------------------===//
// Without a map
//===----------------------------------------------------------------------===//

/// Contiguous runs: single rows, or the whole tile where it crosses all of the
/// rows below its first dimension.
void Search::addRuns(Drafts &drafts) const {
  Draft draft;
  draft.view = asked;
  const View &view = asked;
  int64_t bytes = draft.bytes();
  int64_t inner = -1;
  for (auto [dim, stride] : enumerate(view.strideBytes))
    if (stride.value == bytes &&
        (inner < 0 || view.tile[dim] > view.tile[inner]))
      inner = dim;
  if (inner < 0 || !freedom.engine.exists || !freedom.readsAnywhere)
    return;
  Plan &plan = draft.plan;
  plan.means = Means::Run;
  plan.element = view.element;
  plan.contiguous = inner;
  // Whole rows of the one tiled dimension above.
  SmallVector<int64_t> tiled;
  for (auto [dim, side] : enumerate(view.tile))
    if (side > 1 && static_cast<int64_t>(dim) != inner)
      tiled.push_back(dim);
  int64_t run = view.tile[inner] * bytes;
  bool isWhole = tiled.size() == 1 && view.extents[inner].value &&
                 view.tile[inner] == *view.extents[inner].value &&
                 view.strideBytes[tiled.front()].value == run;
  if (isWhole) {
    // The end of the last tile is a number of whole rows.
    const Known &rows = view.extents[tiled.front()];
    bool endsWhole = divisorOf(rows) * run % chunk == 0;
    if (!endsWhole && rows.value)
      isWhole = false;
    else if (!endsWhole)
      draft.ask({Guard::Of::Extent, tiled.front(),
                 chunk / std::gcd(chunk, run)});
    isWhole &= draft.startDivisor(tiled.front()) * run % chunk == 0;
  }
  plan.isWholeRows = isWhole;
  if (isWhole)
    run *= view.tile[tiled.front()];
  else
    draft.guards.clear();
  plan.accessBytes = run;
  if (run % chunk != 0)
    return;
  if (view.baseAlignment % chunk != 0)
    draft.ask({Guard::Of::Base, -1, chunk});
  for (auto [dim, stride] : enumerate(view.strideBytes)) {
    int64_t d = dim;
    if (d == inner || (isWhole && d == tiled.front()) ||
        view.extents[dim].value == 1 || stride.isMultipleOf(chunk))
      continue;
    if (stride.value)
      return;
    draft.ask({Guard::Of::Stride, d, chunk});
  }
  if (!isWhole) {
    if (draft.startDivisor(inner) * bytes % chunk != 0)
      return;
    const Known &extent = view.extents[inner];
    if (!extent.isMultipleOf(draft.perChunk())) {
      if (extent.value)
        return;
      draft.ask({Guard::Of::Extent, inner, draft.perChunk()});
    }
  }
  draft.change(RepairKind::Run, "runs of " + std::to_string(run) +
                                    " bytes without a map; what is outside is "
                                    "filled by threads");
  drafts.push_back(std::move(draft));
}

/// Bytes that threads may access at once: everything is a multiple of them.
static int64_t accessBytes(const View &view, int64_t inner, int64_t most) {
  int64_t bytes = machine::byteWidth(view.element);
  int64_t common = std::gcd(view.baseAlignment, most);
  for (auto [dim, stride] : enumerate(view.strideBytes))
    if (static_cast<int64_t>(dim) != inner && view.extents[dim].value != 1)
      common = std::gcd(common, divisorOf(stride));
  int64_t start = view.startDivisors.empty() ? view.tile[inner]
                                             : view.startDivisors[inner];
  for (int64_t elements :
       {start, view.tile[inner], divisorOf(view.extents[inner])})
    common = std::gcd(common, elements * bytes);
  return std::max(common, bytes);
}

void Search::addThreads(Drafts &drafts) const {
  Draft draft;
  draft.view = asked;
  Plan &plan = draft.plan;
  plan.element = asked.element;
  int64_t bytes = draft.bytes(), inner = -1;
  for (auto [dim, stride] : enumerate(asked.strideBytes))
    if (stride.value == bytes &&
        (inner < 0 || asked.tile[dim] > asked.tile[inner]))
      inner = dim;
  plan.contiguous = inner;
  plan.accessBytes =
      inner < 0 ? bytes : accessBytes(asked, inner, freedom.bytesPerVector);
  std::string each = std::to_string(plan.accessBytes) + " bytes at a time";
  if (plan.accessBytes >= 4 && plan.accessBytes <= chunk && !asked.isStore &&
      freedom.hasCopyGroup) {
    Draft group = draft;
    group.plan.means = Means::Group;
    group.change(RepairKind::CopyGroup, each);
    drafts.push_back(std::move(group));
  }
  draft.plan.means = Means::Threads;
  draft.change(RepairKind::Threads, each);
  drafts.push_back(std::move(draft));
}

//===----------------------------------------------------------------------===//
// The search
//===----------------------------------------------------------------------===//

/// What is in the way of a map of the view's own dimensions in one box.
Refusal Search::findPlain() const {
  Answer answer = synthesize(asked);
  if (answer) {
    Question plain = answer.witness->question(asked);
    plain.engine = freedom.engine;
    plain.toolkit = freedom.toolkit;
    return {check(plain)};
  }
  return answer.refusal;
}

/// Many copies cost more than few, narrow accesses more than wide ones.
static int64_t costOfCopies(const Repair &repair) {
  constexpr int64_t copiesPerUnit = 8;
  const Plan &plan = repair.plan;
  int64_t access = std::max<int64_t>(1, plan.accessBytes);
  int64_t bytes = machine::byteWidth(plan.element);
  switch (plan.means) {
  case Means::Map:
    return (plan.boxes() * plan.residues - 1) / copiesPerUnit;
  case Means::Run:
    for (int64_t side : repair.view.tile)
      bytes *= side;
    return (bytes / access - 1) / copiesPerUnit;
  case Means::Group:
  case Means::Threads:
    return chunk / std::min(chunk, access);
  }
  return 0;
}

void Search::accept(const Draft &draft) {
  Repair repair;
  repair.kinds = draft.kinds;
  repair.guards = draft.guards;
  repair.plan = draft.plan;
  repair.view = draft.view;
  for (RepairKind kind : draft.kinds)
    repair.cost += costOf(kind);
  repair.cost += costOfCopies(repair);
  for (const Violation &violation : solution.refusal.violations)
    if (!is_contained(repair.removes, violation.rule))
      repair.removes.push_back(violation.rule);
  for (const std::string &word : draft.words)
    repair.what += (repair.what.empty() ? "" : "; ") + word;
  if (!verifyRules(repair, freedom).empty())
    return;
  auto isAlike = [&](const Repair &other) {
    return other.kinds == repair.kinds && other.guards == repair.guards;
  };
  if (none_of(solution.repairs, isAlike))
    solution.repairs.push_back(std::move(repair));
}

Solution Search::run() {
  solution.refusal = findPlain();
  Drafts drafts;
  drafts.emplace_back().view = asked;
  padRows(drafts);
  askAtRunTime(drafts);
  takeDims(drafts);
  mergeDims(drafts);
  foldDims(drafts);
  keepTail(drafts);
  shiftRows(drafts);
  cutBoxes(drafts);
  if (!freedom.engine.exists)
    drafts.clear();
  addRuns(drafts);
  addThreads(drafts);
  for (const Draft &draft : drafts)
    accept(draft);
  llvm::sort(solution.repairs, [](const Repair &a, const Repair &b) {
    auto key = [](const Repair &repair) {
      return std::tuple(repair.cost, repair.guards.size(), repair.plan.boxes(),
                        ArrayRef<RepairKind>(repair.kinds).vec());
    };
    return key(a) < key(b);
  });
  return std::move(solution);
}

/// Numbers beyond these overflow when they are multiplied.
static constexpr int64_t largestExtent = int64_t(1) << 40,
                         largestStride = int64_t(1) << 46,
                         largestTile = int64_t(1) << 24;

static bool isWhole(const View &view) {
  size_t rank = view.tile.size();
  if (rank == 0 || view.extents.size() != rank ||
      view.strideBytes.size() != rank || view.baseAlignment < 1 ||
      view.element == machine::Element::Any ||
      (!view.startDivisors.empty() && view.startDivisors.size() != rank))
    return false;
  int64_t elements = 1;
  for (int64_t side : view.tile) {
    if (side < 1 || side > largestTile || elements > largestTile)
      return false;
    elements *= side;
  }
  auto isWithin = [](const Known &fact, int64_t least, int64_t most) {
    return fact.divisor <= most &&
           (!fact.value || (*fact.value >= least && *fact.value <= most));
  };
  return elements <= largestTile &&
         all_of(view.startDivisors,
                [](int64_t n) { return n >= 1 && n <= largestExtent; }) &&
         all_of(view.extents,
                [&](const Known &e) { return isWithin(e, 0, largestExtent); }) &&
         all_of(view.strideBytes, [&](const Known &s) {
           return isWithin(s, -largestStride, largestStride) &&
                  s.value.value_or(0) % machine::byteWidth(view.element) == 0;
         });
}

Solution solve(const View &view, const Freedom &freedom) {
  return isWhole(view) ? Search(view, freedom).run() : Solution();
}

} // namespace tier::problem::tensormap
