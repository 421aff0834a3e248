//===- Divisions.h - divisions that most calls need not carry out ---------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_DIVISIONS_H
#define TIER_TARGET_DIVISIONS_H

#include "llvm/IR/PassManager.h"

namespace tier::target {

/// Takes ways around 64-bit divisions by numbers that only the launch knows,
/// where all threads of a warp divide the same numbers: for dividends below the
/// divisor, and divisors that are powers of two.
struct SkipDivisionsPass : llvm::PassInfoMixin<SkipDivisionsPass> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &analyses);
};

} // namespace tier::target

#endif // TIER_TARGET_DIVISIONS_H
