//===- Access.cpp - how the users of a tile reach it ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Access.h"

using namespace mlir;

#include "tier/Dialect/Layout/IR/LayoutOpInterfaces.cpp.inc"

namespace tier::layout {

std::optional<SmallVector<Access>>
findAccesses(Value tile, const machine::Machine &machine) {
  SmallVector<Access> found;
  for (OpOperand &use : tile.getUses()) {
    auto op = dyn_cast<AccessOpInterface>(use.getOwner());
    if (!op)
      return std::nullopt;
    SmallVector<Access> ofOp;
    op.getAccesses(machine, ofOp);
    size_t before = found.size();
    for (const Access &access : ofOp)
      if (access.buffer == &use)
        found.push_back(access);
    if (found.size() == before)
      return std::nullopt;
  }
  return found;
}

} // namespace tier::layout
