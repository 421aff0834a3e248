//===- Accesses.h - how the ops of tier reach memory ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_ACCESSES_H
#define TIER_DIALECT_TIER_IR_ACCESSES_H

#include "tier/Dialect/Layout/IR/Access.h"
#include "tier/Dialect/Tier/IR/Tier.h"

namespace tier::ir {

/// Gives the loads, stores, copies and products of `tier` their models.
void registerAccessModels(mlir::DialectRegistry &registry);

/// Whether everyone in a kernel of a product copies, then multiplies: no role asks an engine.
bool isOfOneRole(mlir::Operation *kernel);

/// How threads fill the tile `target` from the view `source` at `indices`: the
/// fragment of the warps of the first role, as wide as the view allows. The
/// fragment is null if sides are no powers of two.
layout::Access describeThreadCopy(mlir::OpOperand &target, mlir::Value source,
                                  mlir::ValueRange indices,
                                  const machine::Machine &machine);

} // namespace tier::ir

#endif // TIER_DIALECT_TIER_IR_ACCESSES_H
