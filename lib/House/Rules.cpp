//===- Rules.cpp - the table of rules -------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/House/Rules.h"

#include "llvm/ADT/STLExtras.h"

namespace tier::house {

static constexpr Rule table[] = {
#define TIER_RULE(id, expects, fix) {id, expects, fix},
#include "Rules.inc"
#undef TIER_RULE
};

llvm::ArrayRef<Rule> rules() { return table; }

const Rule *findRule(llvm::StringRef id) {
  const Rule *found =
      llvm::find_if(table, [&](const Rule &rule) { return rule.id == id; });
  return found == std::end(table) ? nullptr : found;
}

} // namespace tier::house
