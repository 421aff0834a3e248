//===- AskExchange.cpp - exchanges between lanes by name ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/Exchange.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Question = const json::Object &;
using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// [[size, [stride, ..]], ..]
static bool readDigits(const json::Object &object, StringRef key, size_t rank,
                       Digits &digits) {
  const json::Array *list = object.getArray(key);
  if (!list)
    return false;
  for (const json::Value &value : *list) {
    const json::Array *pair = value.getAsArray();
    if (!pair || pair->size() != 2)
      return false;
    auto size = (*pair)[0].getAsInteger();
    const json::Array *stride = (*pair)[1].getAsArray();
    if (!size || *size < 1 || *size > 1 << 20 || !stride ||
        stride->size() != rank)
      return false;
    Digit &digit = digits.emplace_back();
    digit.size = *size;
    for (const json::Value &step : *stride) {
      if (!step.getAsInteger())
        return false;
      digit.stride.push_back(*step.getAsInteger());
    }
  }
  return sizeOf(digits) <= 1 << 16;
}

static Fragment readFragment(Reader &read, Question question, StringRef key) {
  Fragment fragment;
  const json::Object *object = question.getObject(key);
  const json::Array *shape = object ? object->getArray("shape") : nullptr;
  int64_t box = 1;
  if (shape)
    for (const json::Value &extent : *shape) {
      fragment.shape.push_back(extent.getAsInteger().value_or(0));
      if (fragment.shape.back() < 1 || fragment.shape.back() > (1 << 20) / box)
        shape = nullptr;
      if (!shape)
        break;
      box *= fragment.shape.back();
    }
  if (!shape || shape->empty() ||
      !readDigits(*object, "register", shape->size(), fragment.reg) ||
      !readDigits(*object, "lane", shape->size(), fragment.lane) ||
      !readDigits(*object, "warp", shape->size(), fragment.warp) ||
      !fragment.verify().empty()) {
    read.refuse(key, "a fragment of at most 2^20 elements");
    return {};
  }
  return fragment;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static json::Value write(ArrayRef<int16_t> values) {
  json::Array list;
  for (int16_t value : values)
    list.push_back(value);
  return list;
}

static json::Value write(ArrayRef<Origin> origins) {
  json::Array list;
  for (const Origin &origin : origins)
    list.push_back(json::Array{origin.round, origin.index});
  return list;
}

static json::Value write(ArrayRef<Swap> swaps) {
  json::Array list;
  for (const Swap &swap : swaps)
    list.push_back(json::Array{int64_t(swap.laneMask), int64_t(swap.flip)});
  return list;
}

static json::Object write(const ExchangePlan &plan) {
  json::Array rounds;
  for (const Round &round : plan.rounds)
    rounds.push_back(json::Object{{"move", stringify(round.move)},
                                  {"operand", round.operand},
                                  {"source_lane", write(round.sourceLane)},
                                  {"published", write(round.published)}});
  return json::Object{{"lanes", plan.lanes},
                      {"packing", plan.packing},
                      {"rounds", std::move(rounds)},
                      {"origins", write(ArrayRef<Origin>(plan.origins))},
                      {"single", stringify(plan.single)},
                      {"linear", plan.isLinear},
                      {"before", write(ArrayRef<Swap>(plan.before))},
                      {"after", write(ArrayRef<Swap>(plan.after))},
                      {"lower_bound", plan.lowerBound},
                      {"shuffles", plan.shuffles()},
                      {"selects", plan.selects()},
                      {"text", plan.str()}};
}

static Answer refuseExchange(const Twine &what) {
  return refusal("[layout.exchange] " + what +
                 "; fix: ask for slots lane * registers + register of one warp, "
                 "in elements of 8 to 64 bits");
}

//===----------------------------------------------------------------------===//
// Problems
//===----------------------------------------------------------------------===//

static Answer solvePlan(Question object) {
  Reader read(object, "layout");
  ExchangeQuestion question;
  question.lanes = read.integer("lanes");
  question.sourceRegisters = read.integer("source_registers");
  question.targetRegisters = read.integer("target_registers");
  question.elementBits = read.integer("element_bits", 32);
  bool transposes = read.flag("matrix_transpose", false);
  SmallVector<int64_t> wanted = read.integers("wanted");
  if (read.isRefused())
    return read.takeError();
  int64_t registers = std::max<int64_t>(1, question.sourceRegisters);
  for (int64_t slot : wanted)
    question.wanted.push_back(
        slot < 0 ? Slot()
                 : Slot{int32_t(std::min<int64_t>(slot / registers, 1 << 20)),
                        int32_t(slot % registers)});
  if (std::string wrong = question.check(); !wrong.empty())
    return refuseExchange(wrong);
  ExchangePlan plan = planExchange(question, transposes);
  if (std::string wrong = verifyExchange(plan, question); !wrong.empty())
    return refuseExchange(
        "expects a plan that its replay confirms, got one that " + wrong);
  return write(plan);
}

static Answer solveConvert(Question object) {
  Reader read(object, "layout");
  Fragment source = readFragment(read, object, "source");
  Fragment target = readFragment(read, object, "target");
  int64_t bits = read.integer("element_bits", 32);
  int64_t warps = read.integer("warps", 0);
  const machine::Machine *machine = read.machine("machine");
  if (read.isRefused())
    return read.takeError();
  warps = std::max({warps, source.warps(), target.warps()});
  if (source.shape != target.shape)
    return refuseExchange("expects two fragments of one shape, got '" +
                          source.str() + "' and '" + target.str() + "'");
  for (const Fragment *fragment : {&source, &target})
    if (machine->lanes % fragment->lanes() || warps % fragment->warps())
      return refuseExchange("expects lanes and warps that divide " +
                            Twine(machine->lanes) + " and " + Twine(warps) +
                            ", got '" + fragment->str() + "'");
  if (!is_contained({8, 16, 32, 64}, bits))
    return refuseExchange("expects elements of 8, 16, 32 or 64 bits, got " +
                          Twine(bits));
  StringRef way = read.text("way", "");
  std::optional<Way> forced;
  for (Way known : {Way::Lanes, Way::Shared})
    if (way == stringify(known))
      forced = known;
  if (!forced && !way.empty())
    read.refuse("way", "lanes or shared");
  if (read.isRefused())
    return read.takeError();
  Conversion conversion =
      planConversion(source, target, bits, warps, *machine, forced);
  if (forced == Way::Lanes && conversion.way == Way::Shared)
    return refusal("[layout.convert-lanes] expects two fragments that keep "
                   "every element in its warp, got ones where " +
                   Twine(conversion.reason) +
                   "; fix: go through shared memory");
  json::Object answer{{"way", stringify(conversion.way)},
                      {"reason", conversion.reason},
                      {"lanes_cost", conversion.lanesCost},
                      {"shared_cost", conversion.sharedCost}};
  if (conversion.plan)
    answer["plan"] = write(*conversion.plan);
  if (conversion.staging) {
    const Staging &staging = *conversion.staging;
    answer["staging"] = json::Object{
        {"layout", toJSON(staging.strided)},
        {"swizzle", toJSON(staging.swizzle)},
        {"bytes", staging.bytes()},
        {"cycles", json::Array{staging.storeCycles, staging.loadCycles}},
        {"ideal", json::Array{staging.storeIdeal, staging.loadIdeal}}};
  }
  return answer;
}

ArrayRef<Problem> exchangeProblems() {
  static constexpr Problem table[] = {
      {"exchange.convert", "from one fragment to another", solveConvert},
      {"exchange.plan", "fewest rounds between the lanes of a warp", solvePlan},
  };
  return table;
}

} // namespace tier::problem
