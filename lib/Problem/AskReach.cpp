//===- AskReach.cpp - reachable variants by name --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/Reach.h"

using namespace llvm;

namespace tier::problem {

/// [[coefficient, [extent, ..]], .., constant], for a sum that is at least 0.
static bool readInequality(const json::Value &value, size_t extents,
                           Inequality &into) {
  const json::Array *list = value.getAsArray();
  if (!list || list->empty())
    return false;
  auto constant = list->back().getAsInteger();
  if (!constant)
    return false;
  into.constant = *constant;
  for (const json::Value &entry : drop_end(*list)) {
    const json::Array *pair = entry.getAsArray();
    const json::Array *factors =
        pair && pair->size() == 2 ? (*pair)[1].getAsArray() : nullptr;
    auto coefficient = factors ? (*pair)[0].getAsInteger() : std::nullopt;
    if (!coefficient)
      return false;
    Term term{*coefficient, {}};
    for (const json::Value &factor : *factors) {
      auto index = factor.getAsInteger();
      if (!index || *index < 0 || *index >= int64_t(extents))
        return false;
      term.extents.push_back(*index);
    }
    into.terms.push_back(std::move(term));
  }
  return true;
}

static bool readGuard(const json::Value &value, size_t extents, Guard &into) {
  const json::Array *list = value.getAsArray();
  return list && all_of(*list, [&](const json::Value &condition) {
           return readInequality(condition, extents,
                                 into.conditions.emplace_back());
         });
}

static Expected<json::Value> solve(const json::Object &object) {
  Reader read(object, "tier");
  ReachQuestion question;
  for (auto [index, fact] : enumerate(read.facts("extents")))
    question.extents.push_back({"d" + std::to_string(index), fact});
  if (read.has("least"))
    question.least.assign(read.integers("least"));
  const json::Array *guards = object.getArray("guards");
  SmallVector<Guard, 0> list;
  if (!guards || !all_of(*guards, [&](const json::Value &guard) {
        return readGuard(guard, question.extents.size(), list.emplace_back());
      }))
    read.refuse("guards", "guards: lists of [[coefficient, [extent, ..]], .., "
                          "constant]");
  if (read.isRefused())
    return read.takeError();
  static constexpr StringLiteral verdicts[] = {"reached", "unreachable",
                                               "undecided"};
  json::Array answers;
  for (const Guard &guard : list) {
    question.holds = guard;
    if (std::string wrong = checkReach(question); !wrong.empty())
      return refusal("[tier.question] " + wrong);
    Reach reach = solveReach(question);
    json::Object answer{{"verdict", verdicts[int(reach.verdict)]},
                        {"guard", guard.str(question.extents)}};
    if (reach.verdict == Reach::Reached)
      answer["witness"] = toJSON(ArrayRef<int64_t>(reach.witness));
    answers.push_back(std::move(answer));
    question.fails.push_back(guard);
  }
  return answers;
}

ArrayRef<Problem> reachProblems() {
  static constexpr Problem table[] = {
      {"plan.reach", "variants that some extents reach", solve},
  };
  return table;
}

} // namespace tier::problem
