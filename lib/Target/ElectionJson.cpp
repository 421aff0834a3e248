//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Elections of launch.json, to text and back.

#include "ElectionJson.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace tier::target {

/// Of a plan, before the warps of its roles.
static constexpr size_t planNumbers = 14;

static SmallVector<int64_t, planNumbers + 3> numbersOf(const problem::Plan &plan) {
  SmallVector<int64_t, planNumbers + 3> numbers;
  for (ArrayRef<int64_t> list : {ArrayRef(plan.tile), ArrayRef(plan.atom), ArrayRef(plan.cluster)})
    append_range(numbers, list);
  numbers.append({plan.stages, plan.group, plan.segments, int64_t(plan.swapsSides),
                  int64_t(plan.readsEarly), int64_t(plan.grain == machine::Grain::Warp)});
  append_range(numbers, plan.warps);
  return numbers;
}

static problem::Plan planOf(ArrayRef<int64_t> numbers) {
  problem::Plan plan;
  auto take = [&](auto &list, size_t count) {
    list.assign(numbers.begin(), numbers.begin() + count);
    numbers = numbers.drop_front(count);
  };
  take(plan.tile, 3);
  take(plan.atom, 3);
  take(plan.cluster, 2);
  plan.stages = numbers[0];
  plan.group = numbers[1];
  plan.segments = numbers[2];
  plan.swapsSides = numbers[3];
  plan.readsEarly = numbers[4];
  plan.grain = numbers[5] ? machine::Grain::Warp : machine::Grain::Warpgroup;
  plan.warps.assign(numbers.begin() + 6, numbers.end());
  return plan;
}

void writeElection(raw_ostream &out, const ElectionFields &fields, int32_t result) {
  auto list = [&](const auto &numbers) {
    out << '[';
    interleave(numbers, out, [&](auto number) { out << number; }, ",");
    out << ']';
  };
  auto flag = [](bool value) { return value ? "true" : "false"; };
  const problem::Modelled &product = fields.election.product;
  out << "{\"elect\":" << result << ",\"extents\":";
  list(fields.extents);
  out << ",\"where\":" << fields.where << ",\"element\":\"" << machine::stringify(product.element)
      << "\",\"k_major\":[" << flag(product.isKMajorA) << ',' << flag(product.isKMajorB)
      << "],\"output_bytes\":" << product.outputBytes << ",\"overlap\":[" << product.overlapM << ','
      << product.overlapN << ']';
  if (product.factorBlock)
    out << ",\"factor_block\":" << product.factorBlock;
  out << ",\"plans\":[";
  interleave(fields.election.plans, out, [&](const problem::Plan &plan) { list(numbersOf(plan)); }, ",");
  out << "]}";
}

std::string readElection(const flatjson::Object &object, problem::Election &election) {
  problem::Modelled &product = election.product;
  StringRef element = object.getString("element").value_or("none");
  std::optional<machine::Element> known = machine::parseElement(element);
  if (!known)
    return ("an element type, got '" + element + "'").str();
  product.element = *known;
  const flatjson::Array *major = object.getArray("k_major");
  if (!major || major->size() != 2 || !(*major)[0].getAsBoolean() || !(*major)[1].getAsBoolean())
    return "k_major of two operands, got " + std::to_string(major ? major->size() : 0);
  product.isKMajorA = *(*major)[0].getAsBoolean();
  product.isKMajorB = *(*major)[1].getAsBoolean();
  const flatjson::Value *bytes = object.get("output_bytes");
  product.outputBytes = bytes ? bytes->getAsInteger().value_or(0) : 0;
  const flatjson::Array *overlap = object.getArray("overlap");
  if (!overlap && object.get("overlap"))
    return "overlap of rows and columns, got no list";
  if (overlap && (overlap->size() != 2 || !(*overlap)[0].getAsInteger() || !(*overlap)[1].getAsInteger()))
    return "overlap of rows and columns, got " + std::to_string(overlap->size());
  if (overlap) { // programs of earlier versions do not say it
    product.overlapM = *(*overlap)[0].getAsInteger();
    product.overlapN = *(*overlap)[1].getAsInteger();
  }
  const flatjson::Value *block = object.get("factor_block"); // said where there are factors
  product.factorBlock = block ? block->getAsInteger().value_or(-1) : 0;
  const flatjson::Array *plans = object.getArray("plans");
  for (size_t i = 0, n = plans ? plans->size() : 0; i < n; ++i) {
    SmallVector<int64_t> numbers;
    const flatjson::Array *plan = (*plans)[i].getAsArray();
    for (size_t j = 0, m = plan ? plan->size() : 0; j < m; ++j)
      if (std::optional<int64_t> number = (*plan)[j].getAsInteger())
        numbers.push_back(*number);
    if (!plan || numbers.size() != plan->size() || numbers.size() <= planNumbers)
      return "more than " + std::to_string(planNumbers) + " numbers of a plan, got " +
             std::to_string(numbers.size());
    election.plans.push_back(planOf(numbers));
  }
  std::string wrong = problem::checkElection(election);
  return wrong.empty() ? "" : "an election that " + wrong;
}

} // namespace tier::target
