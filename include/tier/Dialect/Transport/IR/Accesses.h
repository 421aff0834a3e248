//===- Accesses.h - how the transfers of transport reach memory -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_ACCESSES_H
#define TIER_DIALECT_TRANSPORT_IR_ACCESSES_H

#include "tier/Dialect/Layout/IR/Access.h"
#include "tier/Dialect/Transport/IR/Transport.h"

namespace tier::transport {

/// Gives the transfers of `transport` their models.
void registerAccessModels(mlir::DialectRegistry &registry);

} // namespace tier::transport

#endif // TIER_DIALECT_TRANSPORT_IR_ACCESSES_H
