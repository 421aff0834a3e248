//===- Passes.h - the passes of the tier dialect --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_TRANSFORMS_PASSES_H
#define TIER_DIALECT_TIER_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Pass/Pass.h"

namespace tier::ir {

#define GEN_PASS_DECL
#include "tier/Dialect/Tier/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "tier/Dialect/Tier/Transforms/Passes.h.inc"

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_TRANSFORMS_PASSES_H
