//===- AskTest.cpp - problems by name -------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Ask.h"

#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

#include <set>

using namespace tier::problem;

static std::string answer(llvm::StringRef name, llvm::StringRef question) {
  auto parsed = llvm::json::parse(question);
  EXPECT_TRUE(static_cast<bool>(parsed));
  auto result = ask(name, *parsed);
  if (!result)
    return llvm::toString(result.takeError());
  std::string text;
  llvm::raw_string_ostream(text) << *result;
  return text;
}

TEST(Ask, names_are_unique_and_every_problem_refuses_an_empty_question) {
  std::set<std::string> names;
  for (const Problem &problem : problems()) {
    EXPECT_TRUE(names.insert(problem.name.str()).second);
    // Lists: there is nothing to ask.
    if (problem.name.ends_with(".rules") || problem.name == "protocol.kernels")
      continue;
    std::string text = answer(problem.name, "{}");
    EXPECT_NE(text.find(".question] expects '"), std::string::npos)
        << problem.name.str() << ": " << text;
  }
}

TEST(Ask, answers_in_json) {
  EXPECT_EQ(answer("layout.compose",
                   R"({"outer": {"dims": [[[20, 16], [2, 4]]]},
                       "inner": {"dims": [[[4, 1], [5, 4]]]}})"),
            R"({"dims":[[[20,16]]],"offset":0})");
  EXPECT_EQ(answer("layout.vector_width",
                   R"({"run": 64, "element_bytes": 2,
                       "other_stride_bytes": [{"multiple": 8}, null]})"),
            "1");
  EXPECT_EQ(answer("schedule.pipeline",
                   R"({"issue": 40, "latency": 520, "compute": 130,
                       "release": 10})"),
            R"({"minimal_stages":6,"period":[130,1],"stages":6})");
}

TEST(Ask, refusals_have_a_rule) {
  EXPECT_EQ(answer("layout.nothing", "{}"),
            "[layout.problem] expects a problem by name, got 'layout.nothing'; "
            "fix: ask one of those in docs/problems.md");
  EXPECT_EQ(answer("layout.facts", R"({"layout": {"dims": [[[-1, 1]]]}})"),
            "[layout.question] expects 'layout' to be a layout: per dimension "
            "[size >= 0, stride] pairs, got {\"dims\":[[[-1,1]]]}");
  EXPECT_EQ(answer("schedule.period",
                   R"({"events": 2, "edges": [[0, 1, 1, 0], [1, 0, 1, 0]]})"),
            "[async.deadlock] expects a token on every cycle, got none on one "
            "of 2 edges; fix: give one of its edges the tokens of a buffer");
  EXPECT_NE(answer("layout.accumulator",
                   R"({"machine": "sm_90a", "element": "bf16",
                       "tile": [100, 64]})")
                .find("[layout.atom]"),
            std::string::npos);
}
