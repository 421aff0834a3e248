//===- Transport.h - the transport dialect --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TRANSPORT_IR_TRANSPORT_H
#define TIER_DIALECT_TRANSPORT_IR_TRANSPORT_H

#include "tier/Dialect/Tier/IR/Tier.h"

#include "tier/Dialect/Transport/IR/TransportDialect.h.inc"
#include "tier/Dialect/Transport/IR/TransportEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "tier/Dialect/Transport/IR/TransportAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "tier/Dialect/Transport/IR/TransportTypes.h.inc"

#define GET_OP_CLASSES
#include "tier/Dialect/Transport/IR/TransportOps.h.inc"

namespace tier::transport {

/// Bytes of the elements of a tile in memory.
int64_t countBytes(mlir::Value tile);

} // namespace tier::transport

#endif // TIER_DIALECT_TRANSPORT_IR_TRANSPORT_H
