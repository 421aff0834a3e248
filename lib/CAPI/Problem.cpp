//===- Problem.cpp - the problems, in C -----------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier-c/Problem.h"

#include "tier/Problem/Ask.h"

#include "mlir/CAPI/Support.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace tier::problem;

intptr_t tierProblemCount() { return problems().size(); }

MlirStringRef tierProblemName(intptr_t index) {
  return wrap(llvm::StringRef(problems()[index].name));
}

MlirStringRef tierProblemSummary(intptr_t index) {
  return wrap(llvm::StringRef(problems()[index].summary));
}

MlirLogicalResult tierProblemAsk(MlirStringRef name, MlirStringRef question,
                                 MlirStringCallback answer, void *data) {
  auto send = [&](llvm::StringRef text) { answer(wrap(text), data); };
  auto parsed = llvm::json::parse(unwrap(question));
  if (!parsed) {
    send("[layout.question] expects JSON, got " +
         llvm::toString(parsed.takeError()));
    return mlirLogicalResultFailure();
  }
  auto result = ask(unwrap(name), *parsed);
  if (!result) {
    send(llvm::toString(result.takeError()));
    return mlirLogicalResultFailure();
  }
  std::string text;
  llvm::raw_string_ostream(text) << *result;
  send(text);
  return mlirLogicalResultSuccess();
}

MlirLogicalResult tierProblemTime(MlirStringRef name, MlirStringRef question,
                                  intptr_t count, double *seconds) {
  auto parsed = llvm::json::parse(unwrap(question));
  if (!parsed) {
    llvm::consumeError(parsed.takeError());
    return mlirLogicalResultFailure();
  }
  for (intptr_t i = 0; i < count; ++i) {
    auto begin = std::chrono::steady_clock::now();
    auto result = ask(unwrap(name), *parsed);
    std::chrono::duration<double> spent =
        std::chrono::steady_clock::now() - begin;
    if (!result)
      llvm::consumeError(result.takeError());
    seconds[i] = spent.count();
  }
  return mlirLogicalResultSuccess();
}
