//===- AskProtocol.cpp - protocols by name --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AskReading.h"
#include "tier/Problem/ProtocolKernels.h"
#include "tier/Problem/ProtocolSimulate.h"
#include "tier/Problem/ProtocolVerify.h"

#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace tier::problem {

using Answer = Expected<json::Value>;

static Expected<protocol::Program> readProgram(const json::Object &object) {
  const json::Value *program = object.get("program");
  return protocol::fromJSON(program ? *program : json::Value(nullptr));
}

/// {"K": [3, 5], "p": 1}: one value for each iteration of the loop they vary
/// with, or one for all.
static protocol::Script readScript(const json::Object &object, Reader &read) {
  protocol::Script script;
  const json::Object *values = object.getObject("values");
  if (!values && read.has("values"))
    read.refuse("values", "numbers by name");
  if (!values)
    return script;
  for (const auto &[name, value] : *values) {
    std::vector<int64_t> &list = script.values[StringRef(name).str()];
    const json::Array *array = value.getAsArray();
    if (auto integer = value.getAsInteger())
      list.push_back(*integer);
    else if (array && !array->empty())
      for (const json::Value &element : *array)
        list.push_back(element.getAsInteger().value_or(0));
    else
      read.refuse("values", "numbers by name");
  }
  return script;
}

static StringRef stringify(protocol::Severity severity) {
  return severity == protocol::Severity::Error ? "error" : "warning";
}

static Answer solveVerify(const json::Object &object) {
  Reader read(object, "async");
  int64_t limit = read.integer("limit", 4000000);
  if (limit < 1 || limit > int64_t(1) << 32)
    read.refuse("limit", "1 to 2^32 steps");
  if (read.isRefused())
    return read.takeError();
  Expected<protocol::Program> program = readProgram(object);
  if (!program)
    return program.takeError();
  protocol::Verdict verdict = protocol::verify(*program, limit);
  json::Array diagnostics;
  for (const protocol::Diagnostic &diagnostic : verdict.diagnostics)
    diagnostics.push_back(
        json::Object{{"rule", diagnostic.rule},
                     {"severity", stringify(diagnostic.severity)},
                     {"op", diagnostic.op},
                     {"other", diagnostic.other},
                     {"stage", diagnostic.stage},
                     {"iteration", diagnostic.iteration},
                     {"message", diagnostic.message},
                     {"fix", diagnostic.fix}});
  return json::Object{{"diagnostics", std::move(diagnostics)},
                      {"states", verdict.states},
                      {"steps", verdict.steps}};
}

static json::Value toJSON(const std::vector<uint64_t> &results) {
  json::Array list; // whole tags: JSON numbers would lose bits
  for (uint64_t result : results)
    list.push_back(utohexstr(result));
  return list;
}

static Answer solveSimulate(const json::Object &object) {
  Reader read(object, "async");
  protocol::Script script = readScript(object, read);
  int64_t seed = read.integer("seed", 0);
  int64_t limit = read.integer("limit", 200000);
  if (limit < 1 || limit > 100000000)
    read.refuse("limit", "1 to 10^8 steps");
  if (read.isRefused())
    return read.takeError();
  Expected<protocol::Program> program = readProgram(object);
  if (!program)
    return program.takeError();
  protocol::Execution execution =
      protocol::simulate(*program, script, seed, limit);
  return json::Object{{"broken", execution.broken},
                      {"op", execution.op},
                      {"message", execution.message},
                      {"results", toJSON(execution.results)},
                      {"steps", execution.steps}};
}

static Answer solveExplore(const json::Object &object) {
  Reader read(object, "async");
  protocol::Script script = readScript(object, read);
  int64_t limit = read.integer("limit", 200000);
  if (limit < 1 || limit > 10000000)
    read.refuse("limit", "1 to 10^7 states");
  if (read.isRefused())
    return read.takeError();
  Expected<protocol::Program> program = readProgram(object);
  if (!program)
    return program.takeError();
  protocol::Exploration found = protocol::explore(*program, script, limit);
  json::Array broken, results;
  for (const std::string &rule : found.broken)
    broken.push_back(rule);
  for (const auto &result : found.results)
    results.push_back(toJSON(result));
  return json::Object{{"broken", std::move(broken)},
                      {"results", std::move(results)},
                      {"states", found.states},
                      {"complete", found.isComplete}};
}

static Answer solveKernels(const json::Object &) {
  json::Array list;
  for (const protocol::Kernel &kernel : protocol::kernels()) {
    Expected<protocol::Program> program = protocol::makeKernel(kernel.name);
    if (!program)
      return program.takeError();
    list.push_back(json::Object{{"name", kernel.name},
                                {"about", kernel.about},
                                {"program", protocol::toJSON(*program)}});
  }
  return list;
}

static Answer solveRules(const json::Object &) {
  json::Array list;
  for (const protocol::Rule &rule : protocol::rules())
    list.push_back(json::Object{{"id", rule.id},
                                {"severity", stringify(rule.severity)},
                                {"expects", rule.expects},
                                {"fix", rule.fix},
                                {"source", rule.source}});
  return list;
}

ArrayRef<Problem> protocolProblems() {
  static constexpr Problem table[] = {
      {"protocol.explore", "every schedule of a small protocol", solveExplore},
      {"protocol.kernels", "protocols of known kernels", solveKernels},
      {"protocol.rules", "the rules of asynchronous protocols", solveRules},
      {"protocol.simulate", "one schedule of a protocol", solveSimulate},
      {"protocol.verify", "a proof of a protocol, or what it breaks",
       solveVerify},
  };
  return table;
}

} // namespace tier::problem
