//===- AskMachine.cpp - plans by name -------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/Plan.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

static SmallVector<Operand>
readOperands(Reader &read, const json::Object &object, StringRef key) {
  SmallVector<Operand> operands;
  const json::Array *list = object.getArray(key);
  if (!list) {
    read.refuse(key, "a list of operands");
    return operands;
  }
  for (const json::Value &value : *list) {
    const json::Object *fields = value.getAsObject();
    if (!fields) {
      read.refuse(key, "a list of operands");
      break;
    }
    Reader inner(*fields, "tier");
    Operand operand;
    operand.element = inner.element("element");
    operand.isKMajor = inner.flag("k_major", true);
    operand.allowsBulkCopy = inner.flag("bulk", false);
    operand.vectorBytes = inner.integer("vector_bytes", 16);
    if (inner.isRefused()) {
      read.refuse(key, "operands with an element, k_major, bulk, vector_bytes");
      consumeError(inner.takeError());
    }
    operands.push_back(operand);
  }
  return operands;
}

static json::Value toJSON(const Plan &plan) {
  static constexpr StringLiteral transfers[] = {"bulk", "copy_group",
                                                "threads"};
  return json::Object{
      {"tile", toJSON(ArrayRef<int64_t>(plan.tile))},
      {"atom", toJSON(ArrayRef<int64_t>(plan.atom))},
      {"grain", machine::stringify(plan.grain)},
      {"stages", plan.stages},
      {"warps", toJSON(ArrayRef<int64_t>(plan.warps))},
      {"registers", toJSON(ArrayRef<int64_t>(plan.registers))},
      {"cluster", toJSON(ArrayRef<int64_t>(plan.cluster))},
      {"group", plan.group},
      {"shared_bytes", plan.sharedBytes},
      {"transfers", json::Array{transfers[static_cast<int>(plan.transferA)],
                                transfers[static_cast<int>(plan.transferB)]}},
      {"reason", plan.reason}};
}

static Answer solvePlan(const json::Object &object) {
  Reader read(object, "tier");
  const machine::Machine *machine = read.machine("machine");
  PlanQuestion question;
  StringRef kind = read.text("kind", "elementwise");
  if (kind == "contraction")
    question.kind = GroupKind::Contraction;
  else if (kind == "rows")
    question.kind = GroupKind::Rows;
  else if (kind != "elementwise")
    read.refuse("kind", "elementwise, rows or contraction");
  for (auto [index, fact] : enumerate(read.facts("extents")))
    question.extents.push_back({"d" + std::to_string(index), fact});
  question.inputs = readOperands(read, object, "inputs");
  question.outputs = readOperands(read, object, "outputs");
  question.accumulator = read.has("accumulator") ? read.element("accumulator")
                                                 : machine::Element::F32;
  bool isContraction = question.kind == GroupKind::Contraction;
  if (isContraction && question.extents.size() < 3)
    read.refuse("extents", "at least m, n and k");
  if (isContraction && question.inputs.size() < 2)
    read.refuse("inputs", "two operands at least");
  if (question.extents.empty())
    read.refuse("extents", "at least one");
  if (read.isRefused())
    return read.takeError();
  json::Array list;
  for (const Variant &variant : plan(question, *machine))
    list.push_back(json::Object{{"guard", variant.guard.str(question.extents)},
                                {"plan", toJSON(variant.plan)}});
  return list;
}

ArrayRef<Problem> machineProblems() {
  static constexpr Problem table[] = {
      {"plan", "variants of a group of operations", solvePlan},
  };
  return table;
}

} // namespace tier::problem
