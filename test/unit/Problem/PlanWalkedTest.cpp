//===- PlanWalkedTest.cpp - long rows that CTAs walk ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowQuestions.h"

#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

// Rows that are walked begin where cache lines do, but short ones where vectors do, and arrays along the columns lie in
// shared memory beside the next row, or, where there is no room, are not kept.
TEST(PlanWalked, rows_have_room_for_arrays_along_the_columns) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (Element element : {Element::BF16, Element::F32})
    for (int64_t arrays : {0, 1, 2, 3})
      for (bool begins : {false, true}) {
        int64_t bytes = machine::byteWidth(element), kept = 0;
        PlanQuestion q = rowsBeside(element, arrays);
        q.mostShift = begins ? 16 / bytes - 1 : 0;
        for (const Variant &variant : plan(q, machine)) {
          const Plan &p = variant.plan;
          EXPECT_EQ(verifyPlan(q, p, machine), "");
          EXPECT_FALSE(p.keptArrays && !p.walksRows);
          if (!p.walksRows)
            continue;
          // Clusters of four that keep arrays are fewer than a line has elements.
          bool asVectors = (p.cluster[1] > 2 && p.keptArrays) || p.tile[1] < 2048;
          int64_t beginning = asVectors ? 16 : 128;
          EXPECT_EQ(p.beginsAt, begins ? beginning / bytes : 1);
          EXPECT_EQ(p.sharedBytes, p.tile[1] * bytes * (1 + p.keptArrays));
          EXPECT_LE(p.ctas * (p.sharedBytes + 2048), 228 << 10);
          kept += p.keptArrays;
        }
        // Rows of the narrowest class, and three arrays of f32, are more than there is.
        EXPECT_EQ(kept > 0, arrays > 0 && arrays * bytes < 12) << arrays;
        Plan p = choose(plan(q, machine), {4096, 20000}).plan;
        // Rows beside one array are copied, and nobody walks them.
        EXPECT_EQ(p.keptArrays, bytes == 2 && arrays > 1 ? arrays : 0) << arrays << " " << bytes;
        EXPECT_EQ(p.copiesKept, arrays < 2) << arrays << " " << bytes;
        EXPECT_GE(p.tile[1], p.holdsWholeRow ? 20000 + p.beginsAt - 1 : 0);
      }
}

// Beside two arrays that CTAs keep, shorter rows are walked too where there are more than CTAs run at once, and begin
// anywhere; others are held as they are beside one.
TEST(PlanWalked, many_short_rows_beside_two_arrays) {
  const machine::Machine &machine = *machine::find("sm_90a");
  struct Chosen {
    int64_t threads, columns, ctas;
    bool walks;
    bool operator==(const Chosen &) const = default;
  };
  auto chosen = [&](int64_t rows, int64_t n, int64_t arrays = 2, int64_t shift = 7, Element element = Element::BF16) {
    PlanQuestion q = rowsBeside(element, arrays);
    q.mostShift = shift;
    Plan p = choose(plan(q, machine), {rows, n}).plan;
    EXPECT_EQ(verifyPlan(q, p, machine), "") << n;
    return Chosen{p.threads(machine), p.tile[1], p.ctas, p.walksRows};
  };
  EXPECT_FALSE(chosen(16384, 768).walks);
  EXPECT_EQ(chosen(16384, 769), (Chosen{32, 1024, 24, true}));
  EXPECT_EQ(chosen(16384, 1017), (Chosen{32, 1024, 24, true}));
  EXPECT_EQ(chosen(16384, 1018), (Chosen{64, 1536, 14, true}));
  EXPECT_EQ(chosen(16384, 1529), (Chosen{64, 1536, 14, true}));
  for (int64_t n : {1530, 2049, 3001, 4097, 4545})
    EXPECT_FALSE(chosen(16384, n).walks) << n;
  EXPECT_EQ(chosen(16384, 4546), (Chosen{160, 5120, 5, true}));
  EXPECT_EQ(chosen(16384, 5058), (Chosen{192, 6144, 4, true}));
  EXPECT_EQ(chosen(16384, 7001), (Chosen{224, 7168, 4, true}));
  EXPECT_EQ(chosen(16384, 8129), (Chosen{256, 8192, 3, true}));
  EXPECT_EQ(chosen(16384, 16321), (Chosen{512, 16384, 2, true}));
  EXPECT_EQ(chosen(16384, 16322), (Chosen{352, 16896, 2, true}));
  EXPECT_EQ(chosen(16384, 16834), (Chosen{512, 20480, 1, true}));
  // Five CTAs of each of 132 multiprocessors.
  EXPECT_TRUE(chosen(660, 5001).walks);
  EXPECT_EQ(chosen(659, 5001), (Chosen{160, 5120, 5, false}));
  EXPECT_FALSE(chosen(16384, 5001, 1).walks);
  EXPECT_FALSE(chosen(16384, 5001, 0).walks);
  EXPECT_FALSE(chosen(16384, 5000, 2, 0).walks);
  EXPECT_FALSE(chosen(16384, 5001, 2, 3, Element::F32).walks);
}

// Longer rows are walked by two CTAs of a cluster, or four; what shared memory keeps is left to it.
TEST(PlanWalked, clusters_walk_long_rows) {
  auto chosen = [](Element element, int64_t shift, int64_t arrays, int64_t n) {
    PlanQuestion q = rowsBeside(element, arrays);
    q.mostShift = shift;
    q.mayKeepArrays = false;
    Plan p = choose(plan(q, *machine::find("sm_90a")), {2048, n}).plan;
    return p.walksRows ? p.cluster[1] : 0;
  };
  EXPECT_EQ(chosen(Element::BF16, 7, 0, 82881), 1);
  EXPECT_EQ(chosen(Element::BF16, 7, 0, 82882), 2);
  EXPECT_EQ(chosen(Element::BF16, 7, 0, 130880), 2);
  EXPECT_EQ(chosen(Element::BF16, 7, 0, 130881), 4);
  EXPECT_EQ(chosen(Element::BF16, 7, 0, 261312), 4);
  EXPECT_EQ(chosen(Element::BF16, 7, 0, 261313), 0);
  EXPECT_EQ(chosen(Element::BF16, 7, 1, 73665), 1);
  EXPECT_EQ(chosen(Element::BF16, 7, 1, 73666), 2);
  // Beside two arrays a thread has 80 elements at most.
  EXPECT_EQ(chosen(Element::BF16, 7, 2, 80001), 2);
  EXPECT_EQ(chosen(Element::BF16, 7, 2, 81728), 2);
  EXPECT_EQ(chosen(Element::BF16, 7, 2, 81729), 4);
  EXPECT_EQ(chosen(Element::BF16, 7, 2, 163008), 4);
  EXPECT_EQ(chosen(Element::BF16, 7, 2, 163009), 0);
  EXPECT_EQ(chosen(Element::BF16, 0, 2, 80000), 0);
  EXPECT_EQ(chosen(Element::F32, 3, 0, 36833), 1);
  EXPECT_EQ(chosen(Element::F32, 3, 0, 36834), 2);
  EXPECT_EQ(chosen(Element::F32, 3, 0, 81824), 2);
  EXPECT_EQ(chosen(Element::F32, 3, 0, 81825), 4);
  EXPECT_EQ(chosen(Element::F32, 3, 0, 163424), 4);
  EXPECT_EQ(chosen(Element::F32, 3, 0, 163425), 0);
  EXPECT_EQ(chosen(Element::F32, 0, 0, 24000), 0);
  EXPECT_EQ(chosen(Element::F32, 0, 0, 65536), 2);
  EXPECT_EQ(chosen(Element::F32, 0, 1, 65536), 0);
}

// Clusters keep their parts of arrays along the columns, where no CTA has room for all of them.
TEST(PlanWalked, clusters_keep_parts_of_arrays) {
  auto chosen = [](Element element, int64_t shift, int64_t arrays, int64_t n) {
    PlanQuestion q = rowsBeside(element, arrays);
    q.mostShift = shift;
    return choose(plan(q, *machine::find("sm_90a")), {4096, n}).plan;
  };
  auto kept = [&](Element element, int64_t shift, int64_t arrays, int64_t n) {
    Plan p = chosen(element, shift, arrays, n);
    return p.keptArrays == arrays ? p.cluster[1] : 0;
  };
  for (int64_t shift : {0, 7}) {
    EXPECT_EQ(kept(Element::BF16, shift, 2, 36800), 1);
    EXPECT_EQ(kept(Element::BF16, shift, 2, 57360), 2);
    EXPECT_EQ(kept(Element::BF16, shift, 2, 73500), 2);
    // Of four so few rows begin alike that arrays are loaded for each.
    EXPECT_EQ(kept(Element::BF16, shift, 2, 73760), shift ? 0 : 4);
    EXPECT_EQ(kept(Element::BF16, shift, 2, 147000), shift ? 0 : 4);
    EXPECT_EQ(kept(Element::BF16, shift, 2, 147520), 0);
    EXPECT_TRUE(chosen(Element::BF16, shift, 1, 57280).copiesKept);
    EXPECT_EQ(kept(Element::BF16, shift, 1, 57360), 2);
  }
  // One CTA keeps one of two where it has no room for both, and loads the other for every row; so do two, where rows begin anywhere.
  for (int64_t n : {36880, 57280}) {
    EXPECT_EQ(chosen(Element::BF16, 0, 2, n).keptArrays, 1) << n;
    EXPECT_EQ(chosen(Element::BF16, 0, 2, n).cluster[1], 1) << n;
  }
  for (auto [n, ctas, arrays] : {std::array<int64_t, 3>{36801, 1, 2}, {36802, 1, 1}, {57281, 1, 1}, {57282, 2, 2},
                                 {73536, 2, 2}, {73537, 2, 1}, {114496, 2, 1}, {114497, 4, 0}}) {
    Plan p = chosen(Element::BF16, 7, 2, n);
    EXPECT_EQ(p.cluster[1], ctas) << n;
    EXPECT_EQ(p.keptArrays, arrays) << n;
    EXPECT_EQ(p.sharedBytes, p.tile[1] * 2 * (1 + arrays)) << n;
  }
}

// Of rows that are too short for that, a thread has 40 elements where exponentials are held, and where 24 are too few.
TEST(PlanWalked, rows_that_hold_exponentials_have_fewer_threads) {
  auto threads = [](bool readsExponentials, int64_t n) {
    PlanQuestion q = rowsBeside(Element::BF16, 0);
    q.mostShift = 7;
    q.readsExponentials = readsExponentials;
    const machine::Machine &machine = *machine::find("sm_90a");
    return choose(plan(q, machine), {16384, n}).plan.threads(machine);
  };
  EXPECT_EQ(threads(true, 4097), 128);
  EXPECT_EQ(threads(false, 4097), 192);
  EXPECT_EQ(threads(true, 4999), 128);
  EXPECT_EQ(threads(false, 4999), 128);
}

// Arrays that have to be read for each row, as a reduction reads them, have no room in shared memory.
TEST(PlanWalked, arrays_that_are_read_for_each_row_are_not_kept) {
  PlanQuestion q = rowsBeside(Element::BF16, 2);
  q.mayKeepArrays = false;
  for (const Variant &variant : plan(q, *machine::find("sm_90a")))
    EXPECT_EQ(variant.plan.keptArrays, 0);
}

TEST(PlanWalked, fewer_ctas_than_a_line_has_elements_walk_nothing) {
  machine::Machine small = *machine::find("sm_90a");
  PlanQuestion q = rowsBeside(Element::BF16, 2);
  q.mostShift = 7;
  Plan p = choose(plan(q, small), {4096, 20001}).plan;
  ASSERT_EQ(p.keptArrays, 2);
  EXPECT_EQ(verifyPlan(q, p, small), "");
  small.units = 16;
  EXPECT_NE(verifyPlan(q, p, small).find("got 16"), std::string::npos);
}

// What is computed of a row takes a word for each element: it is held where a thread has that many.
TEST(PlanWalked, what_is_computed_is_held_where_registers_have_room) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (Element element : {Element::BF16, Element::F32})
    for (bool begins : {false, true}) {
      int64_t bytes = machine::byteWidth(element);
      PlanQuestion q = rowsBeside(element, 1);
      q.mostShift = begins ? 16 / bytes - 1 : 0;
      for (const Variant &variant : plan(q, machine)) {
        const Plan &p = variant.plan;
        int64_t threads = p.threads(machine);
        if (p.holdsComputed)
          EXPECT_LE(p.tile[1] / threads + 24, (64 << 10) / (threads * p.ctas));
        EXPECT_FALSE(p.holdsComputed && !p.walksRows);
      }
    }
  PlanQuestion q = rowsBeside(Element::BF16, 2);
  EXPECT_TRUE(choose(plan(q, machine), {4096, 32768}).plan.holdsComputed);
  EXPECT_FALSE(choose(plan(q, machine), {4096, 50256}).plan.holdsComputed);
}

// Rows of whole vectors begin where cache lines do, unless all of them do so anyway.
TEST(PlanWalked, rows_of_whole_vectors_begin_at_lines) {
  const machine::Machine &machine = *machine::find("sm_90a");
  PlanQuestion q = rowsBeside(Element::BF16, 2);
  q.extents[1].facts = Known::multipleOf(8);
  auto startOf = [&](int64_t columns) {
    Plan p = choose(plan(q, machine), {4096, columns}).plan;
    EXPECT_TRUE(p.walksRows);
    EXPECT_GE(p.tile[1], columns + (p.beginsAt > 1 ? p.beginsAt - 8 : 0));
    return p.beginsAt;
  };
  EXPECT_EQ(startOf(50256), 1);
  q.beginsInLines = true;
  EXPECT_EQ(startOf(50256), 64);
  EXPECT_EQ(startOf(50240), 1);
  EXPECT_EQ(startOf(32768), 1);
  EXPECT_EQ(startOf(32760), 64);
}
