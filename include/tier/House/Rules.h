//===- Rules.h - every rule a program can break ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_HOUSE_RULES_H
#define TIER_HOUSE_RULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace tier::house {

/// One row of the error index.
struct Rule {
  llvm::StringLiteral id; ///< area.rule
  llvm::StringLiteral expects;
  llvm::StringLiteral fix;
  llvm::StringRef area() const { return llvm::StringRef(id).split('.').first; }
};

/// Every rule, by area.
llvm::ArrayRef<Rule> rules();
/// The rule of this id, or null.
const Rule *findRule(llvm::StringRef id);

} // namespace tier::house

#endif // TIER_HOUSE_RULES_H
