//===- WorkClaim.cpp - machines whose CTAs claim work ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Machine/WorkClaim.h"

using namespace llvm;

namespace tier::machine {

// One row for each machine that does.
static constexpr StringLiteral claiming[] = {"sm_100a"};

bool hasWorkClaim(StringRef name) {
  for (StringRef machine : claiming)
    if (machine == name)
      return true;
  return false;
}

} // namespace tier::machine
