//===- AskBanks.cpp - banks and shared layouts by name --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/BankSwizzle.h"
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
// Layouts with the fewest conflicts
//===----------------------------------------------------------------------===//

/// [[size, [stride, ..]], ..]
static bool readDigits(const json::Array *list, size_t rank, Digits &digits) {
  if (!list)
    return false;
  for (const json::Value &value : *list) {
    const json::Array *pair = value.getAsArray();
    const json::Array *stride =
        pair && pair->size() == 2 ? (*pair)[1].getAsArray() : nullptr;
    std::optional<int64_t> size =
        stride ? (*pair)[0].getAsInteger() : std::nullopt;
    if (!size || *size < 1 || *size > (1 << 20) || stride->size() != rank)
      return false;
    Digit &digit = digits.emplace_back();
    digit.size = *size;
    for (const json::Value &step : *stride) {
      if (!step.getAsInteger())
        return false;
      digit.stride.push_back(*step.getAsInteger());
    }
  }
  return true;
}

static bool readFragment(const json::Object &object, ArrayRef<int64_t> tile,
                         Fragment &fragment) {
  fragment.shape.assign(tile.begin(), tile.end());
  return readDigits(object.getArray("register"), tile.size(), fragment.reg) &&
         readDigits(object.getArray("lane"), tile.size(), fragment.lane) &&
         readDigits(object.getArray("warp"), tile.size(), fragment.warp) &&
         sizeOf(fragment.reg) * sizeOf(fragment.lane) * sizeOf(fragment.warp) <=
             (1 << 20) &&
         fragment.verify().empty();
}

/// [[index or negative, ..], ..]
static bool readInstructions(const json::Array *list, banks::Access &access) {
  if (!list)
    return false;
  for (const json::Value &value : *list) {
    const json::Array *lanes = value.getAsArray();
    if (!lanes)
      return false;
    SmallVector<int64_t> &instruction = access.instructions.emplace_back();
    for (const json::Value &index : *lanes) {
      if (!index.getAsInteger())
        return false;
      instruction.push_back(*index.getAsInteger());
    }
  }
  return true;
}

/// {"model", "name", "weight"} and "instructions" or "fragment".
static bool readAccess(const json::Value &value,
                       const machine::Machine &machine,
                       const banks::SwizzleQuestion &question,
                       banks::Access &access) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return false;
  StringRef name = object->getString("model").value_or("");
  access.model = machine::findBankModel(machine, name);
  access.name = object->getString("name").value_or(name);
  access.weight = object->getInteger("weight").value_or(1);
  if (!access.model)
    return false;
  const json::Object *holders = object->getObject("fragment");
  if (!holders)
    return readInstructions(object->getArray("instructions"), access);
  Fragment fragment;
  int64_t chunk = access.model->bytesPerLane / question.elementBytes;
  if (!readFragment(*holders, question.tile, fragment) ||
      (chunk > 1 && fragment.chunk(question.contiguous) % chunk))
    return false;
  access = banks::accessOf(access.name, fragment, *access.model,
                           question.elementBytes, access.weight);
  return true;
}

static banks::SwizzleQuestion readQuestion(Reader &read,
                                           const json::Object &object) {
  banks::SwizzleQuestion question;
  const machine::Machine *machine = read.machine("machine");
  SmallVector<int64_t> tile = read.integers("tile");
  question.tile.assign(tile.begin(), tile.end());
  question.elementBytes = machine::byteWidth(read.element("element"));
  question.contiguous =
      read.integer("contiguous", static_cast<int64_t>(tile.size()) - 1);
  question.vectorBytes = read.integer("vector_bytes", 0);
  question.allowsMatrix = read.flag("matrix", true);
  question.allowsPadding = read.flag("padding", true);
  question.allowsRotation = read.flag("rotation", true);
  if (tile.empty())
    read.refuse("tile", "a list of sides");
  if (read.has("modes")) {
    const json::Array *modes = object.getArray("modes");
    for (const json::Value &value : modes ? *modes : json::Array()) {
      auto mode = tensormap::parseSwizzle(value.getAsString().value_or(""));
      if (!mode)
        read.refuse("modes", "swizzle modes such as '128B'");
      question.modes.push_back(mode.value_or(tensormap::SwizzleMode::None));
    }
  }
  const json::Array *accesses = object.getArray("accesses");
  if (!accesses)
    read.refuse("accesses", "a list of accesses");
  if (read.isRefused())
    return question;
  for (const json::Value &value : *accesses)
    if (!readAccess(value, *machine, question,
                    question.accesses.emplace_back()))
      read.refuse("accesses",
                  "accesses by an instruction of the machine, with lanes or a "
                  "fragment of the tile that holds whole vectors");
  return question;
}

static json::Value toJSON(const banks::Certificate &certificate) {
  json::Array accesses;
  for (const banks::AccessCost &access : certificate.accesses)
    accesses.push_back(json::Object{{"name", access.name},
                                    {"cycles", access.cycles},
                                    {"ideal", access.ideal},
                                    {"weight", access.weight},
                                    {"uncertain", access.isUncertain}});
  return json::Object{
      {"cost", certificate.cost},         {"bound", certificate.bound},
      {"optimal", certificate.isOptimal}, {"proof", certificate.proof},
      {"tried", certificate.tried},       {"accesses", std::move(accesses)}};
}

static Answer solveSwizzleQuestion(const json::Object &object) {
  Reader read(object, "banks");
  banks::SwizzleQuestion question = readQuestion(read, object);
  if (read.isRefused())
    return read.takeError();
  banks::SwizzleAnswer answer = banks::solveSwizzle(question);
  if (!answer.layout)
    return refusal(answer.refusal);
  const banks::TileLayout &layout = *answer.layout;
  json::Array matrix;
  for (uint64_t row : layout.exclusiveOr.rows)
    matrix.push_back(static_cast<int64_t>(row));
  json::Value rotation = nullptr;
  if (const auto &r = layout.rotation)
    rotation = json::Array{r->chunk, r->chunks, r->step, r->every};
  return json::Object{{"layout", toJSON(layout.strided)},
                      {"swizzle", toJSON(layout.swizzle)},
                      {"xor", std::move(matrix)},
                      {"rotation", std::move(rotation)},
                      {"alignment", layout.alignment},
                      {"bytes", layout.bytes},
                      {"text", layout.str()},
                      {"certificate", toJSON(answer.certificate)}};
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
      {"banks.swizzle", "a layout with the fewest bank conflicts",
       solveSwizzleQuestion},
  };
  return table;
}

} // namespace tier::problem
