//===- AskBanks.cpp - banks and shared layouts by name --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/SharedLayout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

using Answer = Expected<json::Value>;

//===----------------------------------------------------------------------===//
// What an access costs
//===----------------------------------------------------------------------===//

static json::Value toJSON(const machine::BankModel &model) {
  json::Array phases;
  for (uint8_t phase : model.phaseOfLane)
    phases.push_back(int64_t(phase));
  return json::Object{
      {"name", model.name},          {"bytes_per_lane", model.bytesPerLane},
      {"write", model.isWrite},      {"banks", model.banks},
      {"phases", std::move(phases)}, {"uncertain", model.isUncertain},
      {"source", model.source}};
}

static Answer solveModels(const json::Object &object) {
  Reader read(object, "banks");
  const machine::Machine *machine = read.machine("machine");
  if (!read.has("machine"))
    read.refuse("machine", "the name of a machine");
  if (read.isRefused())
    return read.takeError();
  json::Array list;
  for (const machine::BankModel &model : machine::bankModels(*machine))
    list.push_back(toJSON(model));
  return list;
}

/// By name, or by the bytes of a thread's access.
static const machine::BankModel *readModel(Reader &read) {
  const machine::Machine *machine = read.machine("machine");
  if (!machine)
    return nullptr;
  bool isNamed = read.has("model");
  StringRef name = read.text("model", "");
  const machine::BankModel *model =
      isNamed
          ? machine::findBankModel(*machine, name)
          : machine::findBankModel(*machine, read.integer("bytes_per_lane", 4),
                                   read.flag("write", false));
  if (!model && isNamed)
    read.refuse("model", "an instruction of the machine");
  else if (!model)
    read.refuse("bytes_per_lane",
                "bytes that one access of a thread moves on the machine");
  return model;
}

static Answer solveCost(const json::Object &object) {
  Reader read(object, "banks");
  const machine::BankModel *model = readModel(read);
  SmallVector<int64_t> addresses = read.integers("addresses");
  if (read.isRefused())
    return read.takeError();
  if (std::string wrong = banks::verifyAddresses(*model, addresses);
      !wrong.empty())
    return refusal("[banks.address] " + Twine(wrong));
  banks::Cost cost = banks::costOf(*model, addresses);
  return json::Object{{"cycles", cost.cycles},
                      {"ideal", cost.ideal},
                      {"wavefronts", cost.wavefronts},
                      {"conflicts", cost.conflicts},
                      {"uncertain", cost.isUncertain}};
}

//===----------------------------------------------------------------------===//
// The layouts of the compiler
//===----------------------------------------------------------------------===//

static Answer solveSharedLayout(const json::Object &object) {
  Reader read(object, "banks");
  const machine::Machine *machine = read.machine("machine");
  machine::Element element = read.element("element");
  SmallVector<int64_t> tile = read.integers("tile");
  int64_t contiguous = read.integer("contiguous", 1);
  bool isOperand = read.flag("operand", true);
  if (tile.size() != 2)
    read.refuse("tile", "two sides");
  if (contiguous != 0 && contiguous != 1)
    read.refuse("contiguous", "0 or 1");
  if (read.isRefused())
    return read.takeError();
  machine::Element acc = element == machine::Element::I8
                             ? machine::Element::I32
                             : machine::Element::F32;
  SharedQuestion question;
  question.tile.assign(tile.begin(), tile.end());
  question.elementBytes = machine::byteWidth(element);
  question.contiguous = contiguous;
  question.atom =
      isOperand ? &machine->findAtom(element, element, acc) : nullptr;
  SharedLayout layout = chooseSharedLayout(question, *machine);
  return json::Object{{"layout", toJSON(layout.strided)},
                      {"swizzle", toJSON(layout.swizzle)},
                      {"alignment", layout.alignment},
                      {"bytes", layout.bytes()},
                      {"text", layout.str()}};
}

ArrayRef<Problem> banksProblems() {
  static constexpr Problem table[] = {
      {"banks.cost", "cycles and counters of one access", solveCost},
      {"banks.models", "the shared-memory instructions of a machine",
       solveModels},
      {"banks.shared_layout", "how a tile lies in shared memory",
       solveSharedLayout},
  };
  return table;
}

} // namespace tier::problem
