//===- Passes.h - the doors between the rooms -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_PASSES_H
#define TIER_CONVERSION_PASSES_H

#include "mlir/Pass/Pass.h"

namespace tier {

#define GEN_PASS_DECL
#include "tier/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tier/Conversion/Passes.h.inc"

} // namespace tier

#endif // TIER_CONVERSION_PASSES_H
