//===- PlanKeptTest.cpp - rows that stay in shared memory -----------------===//
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

// Whatever the width, the row lies in what is kept, from where its tile begins on, and the CTAs of a multiprocessor have
// room for as many.
TEST(PlanKept, rows_fit_where_they_are_copied) {
  for (llvm::StringRef chip : {"sm_90a", "sm_100a"}) {
    const machine::Machine &machine = *machine::find(chip);
    for (Element element : {Element::BF16, Element::F32})
      for (int64_t arrays : {0, 1})
        for (bool isShifted : {false, true}) {
          PlanQuestion q = rowsBeside(element, arrays, isShifted);
          int64_t bytes = machine::byteWidth(element), copied = 0;
          llvm::SmallVector<Variant, 0> variants = plan(q, machine);
          for (int64_t n = 1; n < 60000; n += n < 300 || n > 57000 ? 1 : 97) {
            const Plan &p = choose(variants, {16384, n}).plan;
            if (!p.copiesKept)
              continue;
            ++copied;
            ASSERT_EQ(verifyPlan(q, p, machine), "") << n;
            ASSERT_GE(p.keptColumns, n + p.beginsAt - 1) << n;
            ASSERT_EQ(p.keptColumns % p.tile[1], 0) << n;
            ASSERT_FALSE(p.holdsWholeRow || p.walksRows) << n;
            ASSERT_EQ(p.sharedBytes, p.keptColumns * bytes);
            ASSERT_LE(p.ctas * (p.sharedBytes + 2048), machine.sharedBytes + 1024) << n;
            ASSERT_LE(p.ctas * p.threads(machine), 2048) << n;
          }
          EXPECT_GT(copied, 100);
        }
  }
}

// Registers hold short rows, and longer ones where these are few: nobody stores while another computes then.
TEST(PlanKept, few_rows_are_held) {
  const machine::Machine &machine = *machine::find("sm_90a");
  auto chosen = [&](bool isShifted, int64_t rows, int64_t columns) {
    PlanQuestion q = rowsBeside(Element::BF16, 0, isShifted);
    return choose(plan(q, machine), {rows, columns}).plan;
  };
  EXPECT_TRUE(chosen(false, 16384, 12288).holdsWholeRow);
  EXPECT_TRUE(chosen(false, 200, 16384).holdsWholeRow);
  EXPECT_TRUE(chosen(true, 16384, 5001).holdsWholeRow);
  EXPECT_TRUE(chosen(true, 1055, 8191).holdsWholeRow);
  EXPECT_TRUE(chosen(true, 1056, 8191).copiesKept);
  EXPECT_TRUE(chosen(true, 200, 20001).copiesKept);
  EXPECT_EQ(chosen(true, 16384, 8191).keptColumns, 12288);
  EXPECT_EQ(chosen(true, 16384, 50257).ctas, 2);
  EXPECT_EQ(chosen(false, 16384, 57344).keptColumns, 57344);
  EXPECT_TRUE(chosen(false, 16384, 57352).walksRows);
}

// Nor are rows copied that are stored as bytes, beside two arrays, without vectors, or where no threads copy.
TEST(PlanKept, rows_that_are_not_copied) {
  auto copies = [](const PlanQuestion &q, llvm::StringRef chip) {
    for (const Variant &variant : plan(q, *machine::find(chip)))
      if (variant.plan.copiesKept)
        return true;
    return false;
  };
  PlanQuestion q = rowsBeside(Element::BF16, 0, true);
  EXPECT_TRUE(copies(q, "sm_90a"));
  for (llvm::StringRef chip : {"sm_80", "gfx942", "gfx950", "cpu"})
    EXPECT_FALSE(copies(q, chip)) << chip.str();
  EXPECT_FALSE(copies(rowsBeside(Element::BF16, 2, true), "sm_90a"));
  EXPECT_FALSE(copies(rowsBeside(Element::F64, 0, false), "sm_90a"));
  PlanQuestion bytes = q;
  bytes.outputs = {{Element::F8E4M3}};
  EXPECT_FALSE(copies(bytes, "sm_90a"));
  PlanQuestion beside = q;
  beside.gathersRows = true;
  EXPECT_FALSE(copies(beside, "sm_90a"));
  PlanQuestion once = q;
  once.readsRowsAgain = false;
  EXPECT_FALSE(copies(once, "sm_90a"));
}
