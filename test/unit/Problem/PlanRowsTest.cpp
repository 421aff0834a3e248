//===- PlanRowsTest.cpp - tiles of rows that lie along memory -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Contenders.h"
#include "tier/Problem/Plan.h"

#include "gtest/gtest.h"

using namespace tier;
using namespace tier::problem;
using machine::Element;

static PlanQuestion rows(Element element, Known columns = {}) {
  PlanQuestion q;
  q.kind = GroupKind::Rows;
  q.extents = {{"M", {}}, {"N", columns}};
  q.inputs = {{element}};
  q.outputs = {{element}};
  return q;
}

// Rows of 2-byte elements leave room for more CTAs; classes between powers of two
// give a thread 24 elements where rows begin inside of a vector, or 32 where fewer are beyond a row so.
TEST(PlanRows, narrow_rows_share_a_multiprocessor) {
  struct Chosen {
    int64_t columns, threads, ctas;
    bool operator==(const Chosen &) const = default;
  };
  auto choice = [](Element element, int64_t shift, int64_t n, int64_t live = 2) {
    PlanQuestion q = rows(element);
    q.mostShift = shift;
    q.liveValuesPerElement = live;
    const Plan p = choose(plan(q, *machine::find("sm_90a")), {1000, n}).plan;
    EXPECT_EQ(p.ctas > 0 && p.holdsWholeRow,
              p.reason.find("CTAs share a multiprocessor") != std::string::npos);
    return Chosen{p.tile[1], p.threads(*machine::find("sm_90a")), p.ctas};
  };
  EXPECT_EQ(choice(Element::BF16, 7, 4097), (Chosen{4608, 192, 6}));
  EXPECT_EQ(choice(Element::F16, 7, 8191), (Chosen{9216, 384, 3}));
  EXPECT_EQ(choice(Element::BF16, 7, 1025), (Chosen{1536, 64, 18}));
  EXPECT_EQ(choice(Element::BF16, 7, 1985), (Chosen{2048, 64, 14}));
  EXPECT_EQ(choice(Element::BF16, 7, 1986), (Chosen{2304, 96, 12}));
  EXPECT_EQ(choice(Element::BF16, 7, 3001), (Chosen{3072, 128, 9}));
  EXPECT_EQ(choice(Element::BF16, 7, 5001), (Chosen{5120, 160, 5}));
  EXPECT_EQ(choice(Element::BF16, 7, 5058), (Chosen{6144, 256, 4}));
  EXPECT_EQ(choice(Element::BF16, 7, 7001), (Chosen{7168, 224, 4}));
  EXPECT_EQ(choice(Element::BF16, 7, 7106), (Chosen{8192, 256, 3}));
  EXPECT_EQ(choice(Element::BF16, 7, 1001), (Chosen{1024, 128, 6}));
  EXPECT_EQ(choice(Element::BF16, 0, 4096), (Chosen{4096, 128, 8}));
  EXPECT_EQ(choice(Element::BF16, 0, 8192), (Chosen{8192, 256, 4}));
  // What lives besides needs registers, too; short rows are left alone.
  EXPECT_EQ(choice(Element::BF16, 7, 4097, 3), (Chosen{4608, 192, 4}));
  EXPECT_EQ(choice(Element::BF16, 7, 200), (Chosen{256, 128, 0}));
  // One CTA is no bound; kept rows are for two.
  EXPECT_EQ(choice(Element::BF16, 7, 16000), (Chosen{16384, 512, 0}));
  EXPECT_EQ(choice(Element::BF16, 7, 50257), (Chosen{8192, 512, 2}));
  // Polynomials take what registers there are.
  PlanQuestion polynomial = rows(Element::BF16);
  polynomial.hasPolynomial = true;
  const Plan free = choose(plan(polynomial, *machine::find("sm_90a")), {1000, 8192}).plan;
  EXPECT_EQ(free.ctas, 0);
  EXPECT_EQ(free.reason, "a CTA holds whole rows in registers");
  // Other widths.
  EXPECT_EQ(choice(Element::F32, 3, 4097), (Chosen{5120, 128, 0}));
  EXPECT_EQ(choice(Element::F32, 3, 8191), (Chosen{10240, 256, 0}));
  EXPECT_EQ(choice(Element::F32, 0, 8192), (Chosen{8192, 256, 0}));
  EXPECT_EQ(choice(Element::I8, 15, 4097), (Chosen{5120, 128, 0}));
}

// A thread has two vectors of a short row, if so half as many lanes read whole sectors.
TEST(PlanRows, half_as_many_lanes_hold_a_short_row) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (Element element : {Element::I8, Element::BF16, Element::F32}) {
    int64_t vector = 16 / machine::byteWidth(element);
    for (bool reduces : {false, true})
      for (int64_t n : {8, 16, 32, 64, 128, 256, 512, 1024}) {
        PlanQuestion q = rows(element);
        q.onlyReduces = reduces;
        Plan p = choose(plan(q, machine), {1 << 20, n}).plan;
        bool halves = !reduces && n >= 4 * vector && n <= 32 * vector;
        EXPECT_EQ(p.rowLanes, halves ? n / vector / 2 : 0) << n;
        EXPECT_EQ(verifyPlan(q, p, machine), "");
        p.rowLanes = 3;
        EXPECT_NE(verifyPlan(q, p, machine).find("lanes of a warp"), std::string::npos);
      }
    PlanQuestion odd = rows(element);
    odd.mostShift = vector - 1;
    EXPECT_EQ(choose(plan(odd, machine), {1 << 20, 100}).plan.rowLanes, 0);
  }
}

// Two arrays of rows are walked by nobody: CTAs hold them up to 20480 columns, two of a multiprocessor where what is
// computed of both almost fits. One array is held a little further than where walks begin elsewhere, beside two along the columns,
// which are many bytes to load for every row.
TEST(PlanRows, long_rows_are_held) {
  struct Chosen {
    int64_t columns, threads, ctas;
    bool operator==(const Chosen &) const = default;
  };
  const machine::Machine &machine = *machine::find("sm_90a");
  auto choice = [&](int64_t arrays, int64_t weights, int64_t shift, int64_t n) {
    PlanQuestion q = rows(Element::BF16);
    q.readsRowsAgain = q.mayKeepArrays = true;
    q.rowArrays = arrays;
    q.columnArrays = weights;
    q.liveValuesPerElement = 1 + arrays;
    q.mostShift = shift;
    const Plan p = choose(plan(q, machine), {16384, n}).plan;
    EXPECT_EQ(verifyPlan(q, p, machine), "") << n;
    EXPECT_EQ(p.keptColumns, 0) << n;
    return p.walksRows ? Chosen{} : Chosen{p.tile[1], p.threads(machine), p.ctas};
  };
  EXPECT_EQ(choice(2, 1, 0, 12288), (Chosen{12288, 384, 2}));
  EXPECT_EQ(choice(2, 1, 0, 14336), (Chosen{14336, 448, 2}));
  EXPECT_EQ(choice(2, 1, 0, 16384), (Chosen{16384, 512, 0}));
  EXPECT_EQ(choice(2, 1, 0, 18432), (Chosen{18432, 576, 0}));
  EXPECT_EQ(choice(2, 1, 0, 20480), (Chosen{20480, 640, 0}));
  EXPECT_EQ(choice(2, 1, 7, 12001), (Chosen{12288, 384, 2}));
  EXPECT_EQ(choice(2, 1, 7, 14001), (Chosen{14336, 448, 0}));
  EXPECT_EQ(choice(2, 1, 7, 16383), (Chosen{18432, 576, 0}));
  EXPECT_EQ(choice(2, 1, 7, 20001), (Chosen{20480, 640, 0}));
  for (int64_t weights : {0, 1, 2})
    EXPECT_EQ(choice(1, weights, 0, 12288), (Chosen{12288, 384, 3}));
  EXPECT_EQ(choice(1, 2, 0, 16384), (Chosen{16384, 512, 2}));
  EXPECT_EQ(choice(1, 2, 0, 18432), (Chosen{18432, 576, 2}));
  EXPECT_EQ(choice(1, 1, 0, 18432), (Chosen{18432, 576, 2}));
  EXPECT_EQ(choice(1, 2, 0, 18440), Chosen{});
  EXPECT_EQ(choice(1, 2, 7, 16383), Chosen{});
}

// Quantised rows, beside which a thread holds little, share a multiprocessor by threes.
TEST(PlanRows, three_ctas_quantise_rows) {
  const machine::Machine &machine = *machine::find("sm_90a");
  PlanQuestion q = rows(Element::BF16);
  q.outputs = {{Element::F8E4M3}};
  q.rowArrays = 1;
  for (auto [n, ctas] : {std::pair(8192, 4), {12288, 3}, {14336, 3}, {16384, 3}}) {
    const Plan &p = choose(plan(q, machine), {16384, n}).plan;
    EXPECT_EQ(p.ctas, ctas) << n;
    EXPECT_EQ(verifyPlan(q, p, machine), "") << n;
  }
  q.columnArrays = 1;
  EXPECT_EQ(choose(plan(q, machine), {16384, 16384}).plan.ctas, 2);
}

// Rows that are moved fill their tiles as well as classes allow, and a thread has
// four vectors under way whatever the elements are.
TEST(PlanRows, moved_rows_have_four_vectors_of_a_thread) {
  for (const machine::Machine &machine : machine::all()) {
    if (machine.isHost())
      continue;
    for (Element element : {Element::I8, Element::BF16, Element::F32, Element::F64}) {
      PlanQuestion q = rows(element);
      q.movesRows = true;
      q.rowArrays = 1;
      int64_t vector = machine.bytesPerVector / machine::byteWidth(element);
      for (int64_t shift : {int64_t(0), vector - 1}) {
        q.mostShift = shift;
        auto variants = plan(q, machine);
        for (int64_t n = 1; n < 9000 * vector; n += n / 7 + 1) {
          const Plan &p = choose(variants, {10007, n}).plan;
          if (p.elementLanes) { // as many bytes of a thread, element by element
            EXPECT_TRUE(shift > 0 && n <= 256 && p.tile[1] >= n) << n;
            continue;
          }
          int64_t held = p.tile[0] * p.tile[1] / (p.threads(machine) * vector);
          EXPECT_TRUE(held == 4 || held == 3) << describe(p);
          EXPECT_EQ(p.holdsWholeRow, n + shift <= 4096 * vector) << n;
          if (!p.holdsWholeRow)
            continue;
          EXPECT_GE(p.tile[1], n + shift) << n;
          EXPECT_LE(p.tile[1], std::max(vector * 8, 4 * (n + shift))) << n;
          EXPECT_EQ(p.tile[0] > 1, p.tile[1] < 512 * vector) << n;
        }
      }
    }
  }
}

// Long rows that are gathered, and nothing beside them, come in chunks of two vectors of a thread.
TEST(PlanRows, gathered_rows_come_in_chunks) {
  PlanQuestion q = rows(Element::BF16);
  q.movesRows = true;
  auto chosen = [&](llvm::StringRef machine, int64_t n) { return choose(plan(q, *machine::find(machine)), {16384, n}).plan; };
  for (int64_t n : {2056, 4096, 8192, 65536}) {
    Plan p = chosen("sm_90a", n);
    EXPECT_EQ(p.tile, (llvm::SmallVector<int64_t, 4>{1, 2048})) << n;
    EXPECT_FALSE(p.holdsWholeRow) << n;
    EXPECT_TRUE(n > 32768 || chosen("gfx942", n).holdsWholeRow) << n; // not measured
  }
  EXPECT_EQ(chosen("sm_90a", 2048).tile, (llvm::SmallVector<int64_t, 4>{2, 2048}));
  q.mostShift = 7; // chunks would be shifted each
  EXPECT_TRUE(chosen("sm_90a", 4096).holdsWholeRow);
}

// A row that begins inside of a vector needs room before its first element, and
// one more chunk than it has where it is kept.
TEST(PlanRows, shifted_rows_fit_their_tiles) {
  for (auto [element, shift] : {std::pair(Element::BF16, 7), {Element::F32, 3}}) {
    PlanQuestion q = rows(element);
    q.mostShift = shift;
    auto variants = plan(q, *machine::find("sm_90a"));
    bool keeps = false;
    for (int64_t n : {1, 57, 58, 1017, 1018, 4097, 8185, 8191, 20473, 24572, 24573, 50257, 57336, 57337}) {
      const Plan &p = choose(variants, {7, n}).plan;
      if (p.holdsWholeRow)
        EXPECT_GE(p.tile[1], p.elementLanes ? n : n + shift) << n;
      if (p.keptColumns) {
        keeps = true;
        EXPECT_EQ(p.keptColumns % p.tile[1], 0) << n;
        // The chunk after the whole ones lies inside.
        EXPECT_LE((n + shift) / p.tile[1] * p.tile[1] + p.tile[1], p.keptColumns) << n;
        // Two CTAs, and what the system takes of each.
        EXPECT_LE(2 * (p.sharedBytes + 2048), 228 << 10) << n;
      }
    }
    EXPECT_TRUE(keeps);
    EXPECT_LT(choose(variants, {7, 4097}).plan.tile[1], 8192);
  }
}

// Short rows that begin anywhere are held element by element, by lanes of one warp,
// in tiles that are at most three quarters empty; aligned ones in vectors.
TEST(PlanRows, lanes_hold_short_rows_that_begin_anywhere) {
  for (Element element : {Element::I8, Element::BF16, Element::F32, Element::F64})
    for (bool moves : {false, true})
      for (int64_t shift : {int64_t(0), 16 / machine::byteWidth(element) - 1})
        for (const char *name : {"sm_90a", "sm_80", "gfx942"}) {
          const machine::Machine &machine = *machine::find(name);
          PlanQuestion q = rows(element);
          q.mostShift = shift;
          q.movesRows = moves;
          auto variants = plan(q, machine);
          for (int64_t n = 1; n < 1100; ++n) {
            const Plan &p = choose(variants, {100000, n}).plan;
            EXPECT_EQ(verifyPlan(q, p, machine), "");
            bool isShort = n <= (moves ? 256 : 768);
            EXPECT_EQ(p.elementLanes > 0, isShort && shift > 0 && machine.lanes == 32)
                << name << " " << n;
            if (!p.elementLanes)
              continue;
            EXPECT_TRUE(p.tile[1] >= n && p.tile[1] < 2 * std::max<int64_t>(n, 5)) << n;
            EXPECT_GE(p.tile[0] * p.elementLanes, p.threads(machine)) << n;
          }
        }
}

// A row that is read again, that begins anywhere, and that no CTA holds is held by the CTAs of a cluster, each of
// which has room for its part; others are walked, and so are all on machines without clusters.
TEST(PlanRows, clusters_hold_long_rows_that_are_read_again) {
  for (const machine::Machine &machine : machine::all())
    for (Element element : {Element::BF16, Element::F32})
      for (int64_t shift : {0, 16 / int(machine::byteWidth(element)) - 1})
        for (bool again : {false, true})
          for (bool hasWeights : {false, true}) {
            PlanQuestion q = rows(element);
            q.mostShift = shift;
            q.readsRowsAgain = again;
            if (hasWeights)
              q.inputs.push_back(q.inputs.front());
            auto variants = plan(q, machine);
            bool anyCluster = false;
            for (int64_t n = 1; n < 200000; n += n / 5 + 1) {
              const Plan &p = choose(variants, {7, n}).plan;
              int64_t ctas = p.cluster[0] * p.cluster[1];
              EXPECT_EQ(verifyPlan(q, p, machine), "");
              if (p.holdsWholeRow)
                EXPECT_GE(ctas * p.tile[1], p.elementLanes ? n : n + p.beginsAt - 1) << n;
              anyCluster |= ctas > 1;
              if (ctas > 1)
                EXPECT_TRUE(p.holdsWholeRow && p.tile[0] == 1 && !p.keptColumns) << n;
            }
            bool pays = shift > 0 && (element == Element::BF16 || !hasWeights);
            EXPECT_EQ(anyCluster, pays && again && machine.hasCluster && machine.lanes == 32);
          }
}

// CTAs share rows of which only reductions are left, if these are too few for all multiprocessors, and long.
TEST(PlanRows, few_long_rows_are_shared) {
  for (const machine::Machine &machine : machine::all())
    for (int64_t shift : {0, 3}) {
      PlanQuestion q = rows(Element::F32);
      q.mostShift = machine.isHost() ? 0 : shift;
      int64_t few = machine.units / 2;
      auto splitCtas = [&](int64_t m, int64_t n) {
        const Plan p = choose(plan(q, machine), {m, n}).plan;
        EXPECT_EQ(verifyPlan(q, p, machine), "");
        return p.splitCtas;
      };
      EXPECT_EQ(splitCtas(1, 1 << 20), 0) << "nothing says that parts can be combined";
      q.partsPerRow = 2;
      EXPECT_GE(splitCtas(1, 1 << 16), machine.units);
      EXPECT_EQ(splitCtas(1, (1 << 16) - 1), 0);
      EXPECT_GE(splitCtas(few, 1 << 20), machine.units);
      EXPECT_EQ(splitCtas(few + 1, 1 << 20), 0);
      q.combinesParts = true;
      EXPECT_EQ(splitCtas(1, 1 << 20), 0) << "they are parts";
    }
}

TEST(PlanRows, rows_fit_the_registers_of_a_cta) {
  const machine::Machine &machine = *machine::find("sm_90a");
  auto variants = plan(rows(Element::BF16), machine);
  for (int64_t n : {1, 64, 65, 300, 1000, 4096, 5000, 16384, 16385, 100000}) {
    const Plan &p = choose(variants, {4096, n}).plan;
    if (p.holdsWholeRow)
      EXPECT_GE(p.tile[1], n);
    EXPECT_LE(p.tile[0] * p.tile[1] / p.threads(machine), 32);
  }
  EXPECT_FALSE(choose(variants, {1, 100000}).plan.holdsWholeRow);
  EXPECT_EQ(choose(variants, {1, 64}).plan.tile[0], 32);
  EXPECT_TRUE(choose(variants, {1, 16384}).plan.holdsWholeRow);
  // A known row length leaves one class.
  auto known = plan(rows(Element::BF16, Known::exactly(768)), machine);
  ASSERT_EQ(known.size(), 1u);
  EXPECT_EQ(known[0].plan.tile, (llvm::SmallVector<int64_t, 4>{4, 1024}));
}

// However much a row reduction keeps alive, every thread has an element.
TEST(PlanRows, row_chunks_shrink_with_what_is_alive) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (int64_t live : {1, 2, 3, 5, 9, 20, 60, 200}) {
    PlanQuestion q = rows(Element::F32);
    q.liveValuesPerElement = live;
    const Plan chunk = plan(q, machine).back().plan;
    int64_t perThread = chunk.tile[1] / chunk.threads(machine);
    EXPECT_GE(perThread, 1) << live;
    EXPECT_LE(perThread * live + 24,
              std::min<int64_t>(255, 65536 / chunk.threads(machine)))
        << live;
  }
}

// Nobody holds rows of which each element is read once; registers are bounded for two CTAs.
TEST(PlanRows, long_rows_that_are_read_once_are_walked_by_two_ctas) {
  const machine::Machine &machine = *machine::find("sm_90a");
  for (Element element : {Element::BF16, Element::F32})
    for (int64_t shift : {0, 3}) {
      PlanQuestion q = rows(element);
      q.mostShift = shift;
      q.rowArrays = 1;
      Plan once = choose(plan(q, machine), {10000, 50257}).plan;
      EXPECT_EQ(once.tile[1], 8192);
      EXPECT_EQ(once.threads(machine), 512);
      EXPECT_EQ(once.ctas, 2);
      EXPECT_EQ(once.keptColumns, 0);
      EXPECT_FALSE(once.holdsWholeRow);
      // Shorter ones are held, and what is computed of more, or read again, has plans of its own.
      EXPECT_TRUE(choose(plan(q, machine), {10000, 8000}).plan.holdsWholeRow);
      q.hasPolynomial = true;
      EXPECT_EQ(choose(plan(q, machine), {10000, 128256}).plan.ctas, 0);
    }
  PlanQuestion q = rows(Element::BF16);
  q.rowArrays = 1;
  q.mostShift = 7;
  Plan once = choose(plan(q, machine), {10000, 50257}).plan;
  q.readsRowsAgain = true;
  EXPECT_FALSE(choose(plan(q, machine), {10000, 50257}).plan == once);
}
