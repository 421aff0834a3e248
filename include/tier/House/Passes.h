//===- Passes.h - the door-keeper of the house ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_HOUSE_PASSES_H
#define TIER_HOUSE_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tier::house {

#define GEN_PASS_DECL
#include "tier/House/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tier/House/Passes.h.inc"

} // namespace tier::house

#endif // TIER_HOUSE_PASSES_H
