//===- RulesTest.cpp - the table of rules is well formed ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/House/Rules.h"

#include "tier/Problem/TensorMap.h"

#include "gtest/gtest.h"

#include <set>

using namespace tier::house;

TEST(Rules, have_unique_ids_of_known_areas_and_words) {
  const std::set<llvm::StringRef> areas = {"layout", "tensormap", "banks",
                                           "tier",   "async",     "signature",
                                           "launch", "toolchain", "trace"};
  std::set<llvm::StringRef> seen;
  for (const Rule &rule : rules()) {
    EXPECT_TRUE(seen.insert(rule.id).second) << rule.id.str();
    EXPECT_TRUE(areas.count(rule.area())) << rule.id.str();
    EXPECT_FALSE(rule.expects.empty());
    EXPECT_FALSE(rule.fix.empty());
    EXPECT_FALSE(rule.expects.ends_with(".")) << rule.id.str();
    EXPECT_EQ(findRule(rule.id), &rule);
  }
  EXPECT_EQ(findRule("layout.nothing"), nullptr);
}

TEST(Rules, hold_those_of_the_tensor_map_problem) {
  for (const auto &rule : tier::problem::tensormap::rules()) {
    const Rule *row = findRule(rule.id);
    ASSERT_NE(row, nullptr) << rule.id.str();
    EXPECT_EQ(row->expects, rule.sentence);
  }
}
