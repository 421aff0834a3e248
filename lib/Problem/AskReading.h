//===- AskReading.h - reading questions and writing answers in JSON -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_PROBLEM_ASKREADING_H
#define TIER_LIB_PROBLEM_ASKREADING_H

#include "tier/Machine/Machine.h"
#include "tier/Problem/Ask.h"
#include "tier/Problem/Fragment.h"
#include "tier/Problem/Layout.h"

namespace tier::problem {

/// Reads the fields of a question; the first thing wrong is the refusal.
class Reader {
public:
  Reader(const llvm::json::Object &object, llvm::StringRef area)
      : object(object), area(area) {}

  int64_t integer(llvm::StringRef key);
  int64_t integer(llvm::StringRef key, int64_t otherwise);
  bool flag(llvm::StringRef key, bool otherwise);
  llvm::StringRef text(llvm::StringRef key, llvm::StringRef otherwise);
  llvm::SmallVector<int64_t> integers(llvm::StringRef key);
  llvm::SmallVector<Known> facts(llvm::StringRef key);
  machine::Element element(llvm::StringRef key);
  const machine::Machine *machine(llvm::StringRef key);
  /// [[[size, stride], ..] per dimension], and "offset".
  Layout layout(llvm::StringRef key);
  Swizzle swizzle(llvm::StringRef key);
  bool has(llvm::StringRef key) const;

  /// Refuses: `[area.question] expects <what>, got <the field>`.
  void refuse(llvm::StringRef key, llvm::StringRef what);
  bool isRefused() const { return !refusal.empty(); }
  llvm::Error takeError();

private:
  const llvm::json::Object &object;
  llvm::StringRef area;
  std::string refusal;
};

llvm::Error refusal(const llvm::Twine &message);

llvm::json::Value toJSON(llvm::ArrayRef<int64_t> values);
llvm::json::Value toJSON(const Layout &layout);
llvm::json::Value toJSON(const std::optional<Swizzle> &swizzle);
llvm::json::Value toJSON(const Fragment &fragment);

llvm::ArrayRef<Problem> algebraProblems();
llvm::ArrayRef<Problem> fragmentProblems();
llvm::ArrayRef<Problem> layoutProblems();
llvm::ArrayRef<Problem> normalFormProblems();
llvm::ArrayRef<Problem> machineProblems();
llvm::ArrayRef<Problem> planCostProblems();
llvm::ArrayRef<Problem> ringProblems();
llvm::ArrayRef<Problem> fenceProblems();
llvm::ArrayRef<Problem> placementProblems();
llvm::ArrayRef<Problem> banksProblems();
llvm::ArrayRef<Problem> splitProblems();
llvm::ArrayRef<Problem> indexProblems();
llvm::ArrayRef<Problem> equalProblems();
llvm::ArrayRef<Problem> exchangeProblems();
llvm::ArrayRef<Problem> relationProblems();
llvm::ArrayRef<Problem> reachProblems();
llvm::ArrayRef<Problem> tensorMapProblems();
llvm::ArrayRef<Problem> protocolProblems();

} // namespace tier::problem

#endif // TIER_LIB_PROBLEM_ASKREADING_H
