//===- Ask.cpp - questions and answers in JSON ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Ask.h"
#include "AskReading.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace llvm;

namespace tier::problem {

SmallVector<Problem> problems() {
  SmallVector<Problem> all(layoutProblems());
  append_range(all, algebraProblems());
  append_range(all, normalFormProblems());
  append_range(all, machineProblems());
  append_range(all, planCostProblems());
  append_range(all, ringProblems());
  append_range(all, fenceProblems());
  append_range(all, placementProblems());
  append_range(all, fragmentProblems());
  append_range(all, banksProblems());
  append_range(all, splitProblems());
  append_range(all, indexProblems());
  append_range(all, equalProblems());
  append_range(all, exchangeProblems());
  append_range(all, reachProblems());
  append_range(all, relationProblems());
  append_range(all, tensorMapProblems());
  append_range(all, protocolProblems());
  llvm::sort(all, [](const Problem &a, const Problem &b) {
    return StringRef(a.name) < StringRef(b.name);
  });
  return all;
}

Error refusal(const Twine &message) {
  return createStringError(inconvertibleErrorCode(), message);
}

Expected<json::Value> ask(StringRef name, const json::Value &question) {
  const json::Object *object = question.getAsObject();
  if (!object)
    return refusal("[layout.question] expects a question that is an object, "
                   "got another value; fix: pass its fields by name");
  for (const Problem &problem : problems())
    if (problem.name == name)
      return problem.solve(*object);
  return refusal("[layout.problem] expects a problem by name, got '" +
                 Twine(name) + "'; fix: ask one of those in docs/problems.md");
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

void Reader::refuse(StringRef key, StringRef what) {
  if (isRefused())
    return;
  const json::Value *value = object.get(key);
  std::string got = value ? std::string() : "nothing";
  if (value) {
    raw_string_ostream os(got);
    os << *value;
  }
  refusal = ("[" + Twine(area) + ".question] expects '" + key + "' to be " +
             what + ", got " + got)
                .str();
}

Error Reader::takeError() { return problem::refusal(refusal); }

bool Reader::has(StringRef key) const {
  const json::Value *value = object.get(key);
  return value && value->kind() != json::Value::Null;
}

int64_t Reader::integer(StringRef key) {
  if (auto value = object.getInteger(key))
    return *value;
  refuse(key, "an integer");
  return 0;
}

int64_t Reader::integer(StringRef key, int64_t otherwise) {
  return has(key) ? integer(key) : otherwise;
}

bool Reader::flag(StringRef key, bool otherwise) {
  if (!has(key))
    return otherwise;
  if (auto value = object.getBoolean(key))
    return *value;
  refuse(key, "true or false");
  return otherwise;
}

StringRef Reader::text(StringRef key, StringRef otherwise) {
  if (!has(key))
    return otherwise;
  if (auto value = object.getString(key))
    return *value;
  refuse(key, "a string");
  return otherwise;
}

SmallVector<int64_t> Reader::integers(StringRef key) {
  SmallVector<int64_t> result;
  const json::Array *array = object.getArray(key);
  if (!array) {
    refuse(key, "a list of integers");
    return result;
  }
  for (const json::Value &value : *array) {
    if (!value.getAsInteger())
      refuse(key, "a list of integers");
    result.push_back(value.getAsInteger().value_or(0));
  }
  return result;
}

SmallVector<Known> Reader::facts(StringRef key) {
  SmallVector<Known> result;
  const json::Array *array = object.getArray(key);
  if (!array) {
    refuse(key, "a list of facts");
    return result;
  }
  for (const json::Value &value : *array) {
    const json::Object *fact = value.getAsObject();
    if (auto exact = value.getAsInteger()) {
      result.push_back(Known::exactly(*exact));
    } else if (value.kind() == json::Value::Null) {
      result.push_back(Known());
    } else if (fact && fact->getInteger("multiple").value_or(0) > 0) {
      result.push_back(Known::multipleOf(*fact->getInteger("multiple")));
    } else {
      refuse(key, "a list of integers, nulls and {\"multiple\": n}");
    }
  }
  return result;
}

machine::Element Reader::element(StringRef key) {
  std::optional<machine::Element> element =
      machine::parseElement(text(key, ""));
  if (!element)
    refuse(key, "an element type such as 'bf16'");
  return element.value_or(machine::Element::F32);
}

const machine::Machine *Reader::machine(StringRef key) {
  const machine::Machine *machine = machine::find(text(key, "cpu"));
  if (!machine)
    refuse(key, "a machine such as 'cpu'");
  return machine;
}

static bool readModes(const json::Value &value, Modes &modes) {
  const json::Array *array = value.getAsArray();
  if (!array)
    return false;
  for (const json::Value &element : *array) {
    const json::Array *pair = element.getAsArray();
    if (!pair || pair->size() != 2 || !(*pair)[0].getAsInteger() ||
        !(*pair)[1].getAsInteger() || *(*pair)[0].getAsInteger() < 0)
      return false;
    modes.push_back({*(*pair)[0].getAsInteger(), *(*pair)[1].getAsInteger()});
  }
  return !modes.empty();
}

Layout Reader::layout(StringRef key) {
  Layout result;
  const json::Object *value = object.getObject(key);
  const json::Array *dims = value ? value->getArray("dims") : nullptr;
  if (!dims) {
    refuse(key, "a layout");
    return result;
  }
  for (const json::Value &dim : *dims)
    if (!readModes(dim, result.dims.emplace_back()))
      refuse(key, "a layout: per dimension [size >= 0, stride] pairs");
  result.offset = value->getInteger("offset").value_or(0);
  return result;
}

Swizzle Reader::swizzle(StringRef key) {
  if (!has(key))
    return {};
  SmallVector<int64_t> numbers = integers(key);
  if (numbers.size() != 3 ||
      any_of(numbers, [](int64_t n) { return n < 0 || n > 20; })) {
    refuse(key, "[bits, base, shift], each 0 to 20");
    return {};
  }
  return {numbers[0], numbers[1], numbers[2]};
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

json::Value toJSON(ArrayRef<int64_t> values) { return json::Array(values); }

json::Value toJSON(const Layout &layout) {
  json::Array dims;
  for (const Modes &modes : layout.dims) {
    json::Array dim;
    for (Mode mode : modes)
      dim.push_back(json::Array{mode.size, mode.stride});
    dims.push_back(std::move(dim));
  }
  return json::Object{{"dims", std::move(dims)}, {"offset", layout.offset}};
}

json::Value toJSON(const std::optional<Swizzle> &swizzle) {
  if (!swizzle)
    return nullptr;
  return json::Array{swizzle->bits, swizzle->base, swizzle->shift};
}

json::Value toJSON(const Fragment &fragment) {
  auto write = [](ArrayRef<Digit> digits) {
    json::Array list;
    for (const Digit &digit : digits)
      list.push_back(
          json::Array{digit.size, toJSON(ArrayRef<int64_t>(digit.stride))});
    return list;
  };
  return json::Object{{"shape", toJSON(ArrayRef<int64_t>(fragment.shape))},
                      {"register", write(fragment.reg)},
                      {"lane", write(fragment.lane)},
                      {"warp", write(fragment.warp)},
                      {"text", fragment.str()}};
}

} // namespace tier::problem
