//===- CopiedTile.cpp - tiles that are copied for an epilogue -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/CopiedTile.h"

using namespace mlir;

namespace tier::ir {

CopyOp findCopyTo(AllocOp alloc) {
  for (Operation *user : alloc->getUsers())
    if (auto copy = dyn_cast<CopyOp>(user); copy && copy.getTarget() == alloc.getTile())
      return copy;
  return {};
}

CopyOp findCopyFrom(AllocOp alloc) {
  for (Operation *user : alloc->getUsers())
    if (auto copy = dyn_cast<CopyOp>(user); copy && copy.getSource() == alloc.getTile())
      return copy;
  return {};
}

} // namespace tier::ir
