//===- AskFences.cpp - fences by name --------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/Fences.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/Twine.h"

#include <limits>

using namespace llvm;

namespace tier::problem {

/// {"accesses": [[buffer, async, write, issuer], ..], "sync", "fence", "place",
/// "weight", "next"}, or false.
static bool readNode(const json::Value &value, fences::Node &node) {
  const json::Object *object = value.getAsObject();
  if (!object)
    return false;
  node.isSync = object->getBoolean("sync").value_or(false);
  node.isFence = object->getBoolean("fence").value_or(false);
  node.mayFence = object->getBoolean("place").value_or(true);
  node.weight = object->getInteger("weight").value_or(1);
  const json::Array *next = object->getArray("next");
  const json::Array *accesses = object->getArray("accesses");
  if (!next || !accesses)
    return false;
  for (const json::Value &to : *next) {
    int64_t successor = to.getAsInteger().value_or(-1);
    if (successor < 0 || successor > std::numeric_limits<int32_t>::max())
      return false;
    node.next.push_back(successor);
  }
  for (const json::Value &one : *accesses) {
    const json::Array *fields = one.getAsArray();
    if (!fields || fields->size() != 4 ||
        (*fields)[0].getAsInteger().value_or(-1) < 0)
      return false;
    auto flag = [&](unsigned i) {
      return (*fields)[i].getAsBoolean().value_or(false);
    };
    node.accesses.push_back({unsigned(*(*fields)[0].getAsInteger()), flag(1),
                             flag(2), flag(3)});
  }
  return true;
}

static json::Array toArray(ArrayRef<unsigned> nodes) {
  return json::Array(map_range(nodes, [](unsigned n) { return int64_t(n); }));
}

static fences::Question readQuestion(const json::Object &question,
                                     Reader &read) {
  fences::Question result;
  const json::Array *nodes = question.getArray("nodes");
  if (!nodes) {
    read.refuse("nodes", "a list of nodes");
    return result;
  }
  for (const json::Value &value : *nodes)
    if (!readNode(value, result.nodes.emplace_back())) {
      read.refuse("nodes", "a list of nodes");
      return result;
    }
  if (std::string wrong = fences::check(result); !wrong.empty())
    read.refuse("nodes", wrong);
  return result;
}

static Error refuse(const fences::Conflict &conflict) {
  if (conflict.reason == fences::Conflict::Reason::NoHandOver)
    return refusal("[async.hand-over] expects threads to hand over what they "
                   "accessed before an engine accesses it, got " +
                   Twine(conflict.str()));
  return refusal("[async.fence-place] expects a place for a fence between an "
                 "access and its hand-over, got " +
                 Twine(conflict.str()));
}

static Expected<json::Value> solveInsert(const json::Object &object) {
  Reader read(object, "async");
  fences::Question question = readQuestion(object, read);
  if (read.isRefused())
    return read.takeError();
  fences::Result result = fences::solve(question);
  if (result.conflict)
    return refuse(*result.conflict);
  const fences::Answer &answer = *result.answer;
  json::Array paths;
  for (const fences::Path &path : answer.paths)
    paths.push_back(json::Object{{"buffer", int64_t(path.buffer)},
                                 {"access", int64_t(path.access)},
                                 {"engine", int64_t(path.engine)},
                                 {"places", toArray(path.places)},
                                 {"amount", path.amount}});
  return json::Object{{"before", toArray(answer.before)},
                      {"weight", answer.weight},
                      {"bound", answer.bound},
                      {"proof", answer.proof()},
                      {"paths", std::move(paths)}};
}

static Expected<json::Value> solveVerify(const json::Object &object) {
  Reader read(object, "async");
  fences::Question question = readQuestion(object, read);
  SmallVector<unsigned> before;
  for (int64_t node : read.integers("before")) {
    if (node < 0 || node >= int64_t(question.nodes.size()))
      read.refuse("before", "a list of nodes");
    before.push_back(node);
  }
  if (read.isRefused())
    return read.takeError();
  if (auto conflict = fences::findUnfenced(question, before))
    return json::Object{{"access", int64_t(conflict->access)},
                        {"engine", int64_t(conflict->engine)},
                        {"buffer", int64_t(conflict->buffer)}};
  return json::Value(nullptr);
}

ArrayRef<Problem> fenceProblems() {
  static constexpr Problem table[] = {
      {"fences.insert", "the lightest fences between two proxies", solveInsert},
      {"fences.verify", "an access that no fence orders", solveVerify},
  };
  return table;
}

} // namespace tier::problem
