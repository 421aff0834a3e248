//===- ComputeLate.cpp - values are computed where they are needed --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops on tiles are written one after another, each for all registers of a tile.
// An epilogue of many ops would keep as many values of each register alive:
//
//   y0 = f x0, y1 = f x1, .., z0 = g y0, z1 = g y1, .., store z0, store z1
//     =>
//   y0 = f x0, z0 = g y0, store z0, y1 = f x1, z1 = g y1, store z1
//
// Pure ops move down to their first use in their block, assembly that touches
// nothing too; what reads or writes memory stays.
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/ComputeLate.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tier {

/// The first op of the block that uses a result of `op`, or null if one is used
/// elsewhere, or none is.
static Operation *findFirstUser(Operation *op) {
  Operation *first = nullptr;
  for (Operation *user : op->getUsers()) {
    Operation *here = op->getBlock()->findAncestorOpInBlock(*user);
    if (!here)
      return nullptr;
    if (!first || here->isBeforeInBlock(first))
      first = here;
  }
  return first;
}

/// Whether the op may run at another time.
static bool isTimeless(Operation *op) {
  if (auto text = dyn_cast<LLVM::InlineAsmOp>(op))
    return !text.getHasSideEffects();
  return isPure(op);
}

void computeLate(Operation *root) {
  root->walk([](Block *block) {
    // From the end: users have moved before what they use.
    for (Operation *op = block->empty() ? nullptr : &block->back(); op;) {
      Operation *before = op->getPrevNode();
      bool mayMove = op->getNumRegions() == 0 && op->getNumResults() > 0 &&
                     !op->hasTrait<OpTrait::IsTerminator>() &&
                     !op->hasTrait<OpTrait::ConstantLike>() && isTimeless(op);
      if (Operation *user = mayMove ? findFirstUser(op) : nullptr)
        op->moveBefore(user);
      op = before;
    }
  });
}

} // namespace tier
