//===- Gather.h - rows that are chosen by numbers in memory -----*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// `tier.take` of room What and `tier.gather` of rooms Where and When. They are
// ops of the dialect `tier` in a header of their own.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_DIALECT_TIER_IR_GATHER_H
#define TIER_DIALECT_TIER_IR_GATHER_H

#include "tier/Dialect/Tier/IR/Tier.h"

#define GET_OP_CLASSES
#include "tier/Dialect/Tier/IR/Gather.h.inc"

#endif // TIER_DIALECT_TIER_IR_GATHER_H
