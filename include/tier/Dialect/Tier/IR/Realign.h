//===- Realign.h - rows that begin anywhere ---------------------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tier.realign` of rooms Where and When: an op of the dialect `tier` in a header
// of its own.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_REALIGN_H
#define TIER_DIALECT_TIER_IR_REALIGN_H

#include "tier/Dialect/Tier/IR/Tier.h"

#define GET_OP_CLASSES
#include "tier/Dialect/Tier/IR/Realign.h.inc"

#endif // TIER_DIALECT_TIER_IR_REALIGN_H
