//===- AskMachine.cpp - tensor maps and plans by name
//----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/Plan.h"
#include "tier/Problem/TensorMap.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Tensor maps
//===----------------------------------------------------------------------===//

static tensormap::SwizzleMode readMode(Reader &read,
                                       StringRef otherwise = "none") {
  auto mode = tensormap::parseSwizzle(read.text("swizzle", otherwise));
  if (!mode)
    read.refuse("swizzle", "none, 32B, 64B, 128B, 128B_atom_32B, "
                           "128B_atom_32B_flip_8B or 128B_atom_64B");
  return mode.value_or(tensormap::SwizzleMode::None);
}

static json::Value toJSON(ArrayRef<tensormap::Violation> violations) {
  static constexpr StringLiteral checkers[] = {"encode", "run", "ours"};
  json::Array list;
  for (const tensormap::Violation &violation : violations)
    list.push_back(json::Object{
        {"rule", violation.rule->id},
        {"number", violation.rule->number},
        {"message", violation.message()},
        {"fix", violation.rule->fix},
        {"checked_by", checkers[static_cast<int>(violation.rule->checkedBy)]}});
  return list;
}

static Answer solveCheck(const json::Object &object) {
  Reader read(object, "tensormap");
  tensormap::Question q;
  q.element = read.element("element");
  q.baseAlignment = read.integer("base_alignment", 16);
  q.dims = read.facts("dims");
  q.strideBytes = read.facts("stride_bytes");
  q.box = read.integers("box");
  if (read.has("element_strides"))
    q.elementStrides = read.integers("element_strides");
  q.swizzle = readMode(read);
  StringRef interleave = read.text("interleave", "none");
  if (interleave == "16B")
    q.interleave = tensormap::Interleave::Bytes16;
  else if (interleave == "32B")
    q.interleave = tensormap::Interleave::Bytes32;
  else if (interleave != "none")
    read.refuse("interleave", "none, 16B or 32B");
  StringRef fill = read.text("fill", "zero");
  if (fill == "nan")
    q.fill = tensormap::Fill::NaN;
  else if (fill != "zero")
    read.refuse("fill", "zero or nan");
  q.isStore = read.flag("store", false);
  q.objectAlignment = read.integer("object_alignment", 64);
  q.sharedAlignment = read.integer("shared_alignment", 1024);
  if (read.has("starts"))
    q.starts = read.facts("starts");
  if (!read.isRefused() && (q.strideBytes.size() + 1 != q.dims.size() ||
                            q.box.size() != q.dims.size()))
    read.refuse("stride_bytes",
                "one shorter than 'dims', and 'box' as long as it");
  if (!read.isRefused() && !q.elementStrides.empty() &&
      q.elementStrides.size() != q.box.size())
    read.refuse("element_strides", "as long as 'box'");
  if (read.isRefused())
    return read.takeError();
  return json::Object{{"violations", toJSON(tensormap::check(q))},
                      {"transaction_bytes", tensormap::transactionBytes(q)}};
}

static Answer solveSynthesize(const json::Object &object) {
  Reader read(object, "tensormap");
  tensormap::View view;
  view.element = read.element("element");
  view.baseAlignment = read.integer("base_alignment", 16);
  view.extents = read.facts("extents");
  view.strideBytes = read.facts("stride_bytes");
  view.tile = read.integers("tile");
  if (read.has("start_divisors"))
    view.startDivisors = read.integers("start_divisors");
  view.isStore = read.flag("store", false);
  if (read.has("swizzle"))
    view.swizzle = readMode(read);
  size_t rank = view.tile.size();
  if (!read.isRefused() &&
      (view.extents.size() != rank || view.strideBytes.size() != rank ||
       (!view.startDivisors.empty() && view.startDivisors.size() != rank)))
    read.refuse("tile", "as long as 'extents', 'stride_bytes' and "
                        "'start_divisors'");
  if (any_of(view.tile, [](int64_t side) { return side < 1; }))
    read.refuse("tile", "sides of at least 1");
  if (read.isRefused())
    return read.takeError();

  tensormap::Answer answer = tensormap::synthesize(view);
  if (!answer)
    return json::Object{{"violations", toJSON(answer.refusal.violations)}};
  const tensormap::Witness &witness = *answer.witness;
  json::Array boxes;
  for (const tensormap::Box &box : witness.boxes)
    boxes.push_back(
        json::Object{{"offset", toJSON(ArrayRef<int64_t>(box.offset))},
                     {"shared_element", box.sharedElement}});
  return json::Object{
      {"violations", json::Array()},
      {"dims", toJSON(ArrayRef<int64_t>(witness.dims))},
      {"box", toJSON(ArrayRef<int64_t>(witness.box))},
      {"swizzle", tensormap::stringify(witness.swizzle)},
      {"boxes", std::move(boxes)},
      {"bytes_per_tile", witness.bytesPerTile},
      {"shared_alignment", witness.alignment},
      {"shared_layout", toJSON(tensormap::sharedLayoutOf(view, witness))}};
}

static Answer solveRules(const json::Object &) {
  json::Array list;
  for (const tensormap::Rule &rule : tensormap::rules())
    list.push_back(json::Object{{"rule", rule.id},
                                {"number", rule.number},
                                {"expects", rule.sentence},
                                {"fix", rule.fix}});
  return list;
}

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
      {"tensormap.check", "rules a descriptor breaks", solveCheck},
      {"tensormap.rules", "the table of rules", solveRules},
      {"tensormap.synthesize", "a descriptor for a tile of a view",
       solveSynthesize},
  };
  return table;
}

} // namespace tier::problem
