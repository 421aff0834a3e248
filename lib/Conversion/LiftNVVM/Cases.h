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

/// Programs that together do all that the program can do, where these of its
/// symbols are one number although they vary with a loop.
std::vector<problem::protocol::Program>
casesOf(const problem::protocol::Program &program,
        const std::set<std::string> &numbers);

/// A proof of each case.
problem::protocol::Verdict
verifyCases(const problem::protocol::Program &program,
            const std::set<std::string> &numbers);

} // namespace tier::lift

#endif // TIER_LIB_CONVERSION_LIFTNVVM_CASES_H
