//===- Ask.h - every problem by name, in JSON -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A problem is plain data in and plain data out, so one function serves all of
// them to other languages: a name and a question in, an answer or a refusal
// `[area.rule] expects X, got Y` out. An integer that need not be known is
//
//   12                 it is 12
//   {"multiple": 16}   16 divides it
//   null               nothing is known
//
//===----------------------------------------------------------------------===//

#ifndef TIER_PROBLEM_ASK_H
#define TIER_PROBLEM_ASK_H

#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

namespace tier::problem {

/// One problem by name: "tensormap.check", "layout.compose", ..
struct Problem {
  llvm::StringLiteral name;
  llvm::StringLiteral summary;
  llvm::Expected<llvm::json::Value> (*solve)(const llvm::json::Object &);
};
/// All problems, sorted by area.
llvm::SmallVector<Problem> problems();

/// The answer of the problem of this name.
llvm::Expected<llvm::json::Value> ask(llvm::StringRef name,
                                      const llvm::json::Value &question);

} // namespace tier::problem

#endif // TIER_PROBLEM_ASK_H
