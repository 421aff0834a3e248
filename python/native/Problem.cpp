//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The problems in Python: a name and JSON in, JSON out.

#include "Native.h"

#include "nanobind/stl/pair.h"
#include "nanobind/stl/string.h"
#include "nanobind/stl/vector.h"
#include "tier-c/Problem.h"

namespace nb = nanobind;

void tier::populateProblems(nb::module_ &module) {
  module.def(
      "ask",
      [](const std::string &name, const std::string &question) {
        std::string answer;
        bool isAnswered = mlirLogicalResultIsSuccess(tierProblemAsk(
            mlirStringRefCreate(name.data(), name.size()),
            mlirStringRefCreate(question.data(), question.size()), tier::append,
            &answer));
        return std::pair(isAnswered, answer);
      },
      "name"_a, "question"_a,
      "Ask a problem: (True, answer in JSON) or (False, the refusal).");
  module.def(
      "time_ask",
      [](const std::string &name, const std::string &question, size_t count) {
        std::vector<double> seconds(count);
        if (mlirLogicalResultIsFailure(tierProblemTime(
                mlirStringRefCreate(name.data(), name.size()),
                mlirStringRefCreate(question.data(), question.size()), count,
                seconds.data())))
          throw nb::value_error("expects a question in JSON");
        return seconds;
      },
      "name"_a, "question"_a, "count"_a,
      "Ask a problem `count` times: the seconds each took, without JSON text.");
  module.def(
      "problems",
      [] {
        nb::dict all;
        for (intptr_t i = 0; i < tierProblemCount(); ++i) {
          MlirStringRef name = tierProblemName(i), text = tierProblemSummary(i);
          all[nb::str(name.data, name.length)] =
              nb::str(text.data, text.length);
        }
        return all;
      },
      "Every problem with one line about it.");
}
