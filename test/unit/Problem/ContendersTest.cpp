//===- ContendersTest.cpp - plans that a tuner may measure ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Contenders.h"

#include "gtest/gtest.h"

#include <set>
#include <tuple>

using namespace llvm;
using namespace tier;
using namespace tier::problem;
using machine::Element;

static PlanQuestion question(GroupKind kind, Element element,
                             SmallVector<int64_t> extents) {
  PlanQuestion q;
  q.kind = kind;
  for (int64_t extent : extents)
    q.extents.push_back({"d", Known::exactly(extent)});
  q.inputs = {{element, true, true, 16}, {element, true, true, 16}};
  q.outputs = {{element, true, true, 16}};
  return q;
}

// Legal, told apart by their descriptions, right for the extents; the first is
// what would be chosen without a tuner, the others come by their estimate.
TEST(Contenders, obey_the_machine_and_serve_the_extents) {
  for (const machine::Machine &machine : machine::all())
    for (auto [kind, extents] :
         {std::pair{GroupKind::Contraction, SmallVector<int64_t>{1000, 4096, 512}},
          {GroupKind::Contraction, SmallVector<int64_t>{8, 4096, 4096}},
          {GroupKind::Rows, SmallVector<int64_t>{100, 3000}},
          {GroupKind::Rows, SmallVector<int64_t>{100, 300000}},
          {GroupKind::Elementwise, SmallVector<int64_t>{100, 300}}}) {
      PlanQuestion q = question(kind, Element::BF16, extents);
      auto list = contenders(q, machine);
      ASSERT_FALSE(list.empty());
      Plan first = choose(plan(q, machine), extents).plan;
      EXPECT_EQ(describe(list.front().variant.plan), describe(first));
      std::set<std::string> seen;
      for (auto [i, one] : enumerate(list)) {
        EXPECT_EQ(verifyPlan(q, one.variant.plan, machine), "");
        EXPECT_TRUE(one.variant.guard.holds(extents));
        EXPECT_EQ(one.variant.plan.leastColumns, 0);
        EXPECT_TRUE(seen.insert(describe(one.variant.plan)).second);
        if (i > 1)
          EXPECT_LE(list[i - 1].estimate, one.estimate);
      }
    }
}

TEST(Contenders, are_many_for_products) {
  PlanQuestion q = question(GroupKind::Contraction, Element::BF16, {4096, 4096, 4096});
  EXPECT_GT(contenders(q, *machine::find("sm_90a")).size(), 30u);
  EXPECT_GT(contenders(q, *machine::find("sm_80")).size(), 8u);
  EXPECT_GT(contenders(q, *machine::find("cpu")).size(), 20u);
}

// Rows that are only moved may share a CTA, or be cut where tiles end.
TEST(Contenders, of_moves_have_any_number_of_rows) {
  for (int64_t columns : {40, 1001, 4096, 50257}) {
    PlanQuestion q = question(GroupKind::Rows, Element::BF16, {16384, columns});
    const machine::Machine &machine = *machine::find("sm_90a");
    size_t reduced = contenders(q, machine).size();
    q.movesRows = true;
    auto list = contenders(q, machine);
    EXPECT_GT(list.size(), reduced + 5);
    for (const Contender &one : list) {
      const Plan &plan = one.variant.plan;
      EXPECT_TRUE(one.variant.guard.holds({16384, columns}));
      EXPECT_EQ(plan.holdsWholeRow, plan.tile[1] >= columns) << describe(plan);
      EXPECT_EQ(plan.tile[0] * plan.tile[1] % (plan.threads(machine) * 8), 0) << describe(plan);
    }
    q.mostShift = 7;
    for (const Contender &one : contenders(q, machine))
      if (one.variant.plan.holdsWholeRow)
        EXPECT_GE(one.variant.plan.tile[1], columns + 7);
  }
}

// The model finds small tiles for small products and large ones for large.
// Rows that are read again are held or walked by any number of threads and CTAs, beside arrays along the columns or not,
// and begin at vectors or at cache lines.
TEST(Contenders, of_rows_are_held_and_walked) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (int64_t columns : {5000, 50256}) {
    PlanQuestion q = question(GroupKind::Rows, Element::BF16, {4096, columns});
    q.readsRowsAgain = q.mayKeepArrays = q.beginsInLines = true;
    q.rowArrays = q.columnArrays = 1;
    std::set<std::tuple<bool, bool, int64_t>> kinds;
    for (const Contender &one : contenders(q, machine)) {
      const Plan &p = one.variant.plan;
      EXPECT_EQ(verifyPlan(q, p, machine), "");
      if (!p.holdsWholeRow || p.cluster[1] > 1)
        continue;
      kinds.insert({p.walksRows, p.keptArrays > 0, p.beginsAt});
      Plan parts = p;
      parts.cluster = {1, 2};
      if (p.keptArrays) // each CTA its part of them
        EXPECT_EQ(verifyPlan(q, parts, machine), "");
      EXPECT_LE(p.ctas * p.sharedBytes, 227 << 10);
    }
    EXPECT_EQ(kinds.size(), 6u) << columns;
  }
}

// Short rows are held by as many lanes as they have vectors, or half as many.
TEST(Contenders, of_short_rows_are_held_by_fewer_lanes) {
  const machine::Machine &machine = *machine::find("sm_90a");
  std::set<std::pair<int64_t, int64_t>> tiles[2];
  PlanQuestion q = question(GroupKind::Rows, Element::BF16, {100000, 128});
  for (const Contender &one : contenders(q, machine)) {
    const Plan &p = one.variant.plan;
    EXPECT_EQ(verifyPlan(q, p, machine), "");
    EXPECT_TRUE(p.rowLanes == 0 || p.rowLanes == 8) << p.rowLanes;
    if (p.tile[1] == 128)
      tiles[p.rowLanes > 0].insert({p.tile[0], p.threads(machine)});
  }
  EXPECT_EQ(tiles[0], tiles[1]);
  EXPECT_GT(tiles[0].size(), 4u);
}

TEST(Contenders, estimates_follow_the_shape) {
  const machine::Machine &machine = *machine::find("sm_90a");
  auto best = [&](int64_t m, int64_t n, int64_t k) {
    auto list = contenders(question(GroupKind::Contraction, Element::BF16, {m, n, k}), machine);
    auto *found = std::min_element(list.begin(), list.end(), [](const Contender &a, const Contender &b) {
      return a.estimate < b.estimate;
    });
    return found->variant.plan.tile[0] * found->variant.plan.tile[1];
  };
  EXPECT_GT(best(8192, 8192, 8192), best(512, 512, 8192));
}
