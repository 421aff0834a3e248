//===- AskPlacement.cpp - columns of tensor memory by name ----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/Placement.h"

#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

static Expected<json::Value> solvePlacement(const json::Object &object) {
  Reader read(object, "tier");
  placement::Question question;
  question.capacity = read.integer("capacity", 512);
  question.granule = read.integer("granule", 32);
  SmallVector<int64_t> columns = read.integers("columns"),
                       starts = read.integers("starts"),
                       ends = read.integers("ends");
  if (starts.size() != columns.size() || ends.size() != columns.size())
    read.refuse("starts", "a start and an end for each tile");
  if (read.isRefused())
    return read.takeError();
  for (size_t i = 0; i < columns.size(); ++i)
    question.tiles.push_back({columns[i], starts[i], ends[i]});
  if (std::string wrong = placement::check(question); !wrong.empty())
    return refusal("[tier.placement] " + wrong +
                   "; fix: give each tile columns within the memory, and an "
                   "end after its start");
  placement::Answer answer = placement::place(question);
  return json::Object{
      {"columns", toJSON(ArrayRef<int64_t>(answer.columns))},
      {"height", answer.height},
      {"bound", answer.bound},
      {"reserved", answer.reserved},
      {"optimal", answer.isOptimal},
      {"fits", answer.reserved <= question.capacity}};
}

ArrayRef<Problem> placementProblems() {
  static constexpr Problem table[] = {
      {"placement.columns", "columns of tensor memory for tiles by lifetime",
       solvePlacement},
  };
  return table;
}

} // namespace tier::problem
