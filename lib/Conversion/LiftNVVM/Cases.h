//===- Cases.h - the cases of a proof -------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_CONVERSION_LIFTNVVM_CASES_H
#define TIER_LIB_CONVERSION_LIFTNVVM_CASES_H

#include "tier/Problem/ProtocolVerify.h"

#include <set>

namespace tier::lift {

/// Puts an expression in the place of a name.
void substitute(problem::protocol::Statement &at, llvm::StringRef name,
                const problem::protocol::Expr &other);

/// A proof, of numbers of turns up to `bound` where that is not 0.
struct CasesVerdict {
  problem::protocol::Verdict verdict;
  int64_t bound = 0;
};

/// A proof of each case, where these symbols are one number although they vary
/// with a loop.
CasesVerdict verifyCases(const problem::protocol::Program &program,
                         const std::set<std::string> &numbers);

} // namespace tier::lift

#endif // TIER_LIB_CONVERSION_LIFTNVVM_CASES_H
