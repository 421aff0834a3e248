//===- Life.cpp - which tiles a role has to hold -----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Life.h"

#include "Grain.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;

namespace tier::ir {

//===----------------------------------------------------------------------===//
// Registers of one tile
//===----------------------------------------------------------------------===//

static int64_t countBits(Value tile) {
  return cast<RankedTensorType>(tile.getType()).getElementTypeBitWidth();
}

static bool isElementwise(Operation *op) {
  return op && OpTrait::hasElementwiseMappableTraits(op);
}

/// Bits of an element while it waits: before it is widened, or after all that
/// it is used for have narrowed it.
static int64_t countWaitingBits(Value tile) {
  int64_t bits = countBits(tile);
  Operation *made = tile.getDefiningOp();
  if (isElementwise(made) && made->getNumOperands() == 1 &&
      isTile(made->getOperand(0).getType()))
    bits = std::min(bits, countBits(made->getOperand(0)));
  int64_t after = 0;
  for (Operation *user : tile.getUsers()) {
    bool isNarrowed = isElementwise(user) && user->getNumOperands() == 1 &&
                      user->getNumResults() == 1 &&
                      isTile(user->getResult(0).getType());
    if (!isNarrowed)
      return bits;
    after += countBits(user->getResult(0));
  }
  return after ? std::min(bits, after) : bits;
}

int64_t countRegisters(Value tile, int64_t bits) {
  return llvm::divideCeil(
      layout::getFragment(tile.getType()).getNumRegisters() * bits, 32);
}

//===----------------------------------------------------------------------===//
// What is alive
//===----------------------------------------------------------------------===//

/// Used in the body of a loop that it was defined before: in the next turn too.
static bool isUsedInside(Value value, Operation *loop) {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    return loop != user && loop->isProperAncestor(user);
  });
}

void Life::add(Operation *op, bool isAround, Tiles &tiles) {
  const LivenessBlockInfo *info = liveness.getLiveness(op->getBlock());
  if (!info)
    return;
  for (Value value : info->currentlyLiveValues(op)) {
    if (!isTile(value.getType()) || value.getDefiningOp() == op)
      continue;
    bool endsHere = info->getEndOperation(value, op) == op;
    // What a loop reads in each turn stays; what a branch reads its own block
    // knows; where a carried value begins it takes the place of the first.
    if (endsHere && !(isAround && isa<LoopLikeOpInterface>(op) &&
                      isUsedInside(value, op)))
      continue;
    tiles.insert(value);
  }
}

Tiles Life::findAll(Operation *op) {
  Tiles tiles;
  add(op, false, tiles);
  for (Operation *around = op->getParentOp();
       around && !isa<gpu::GPUFuncOp, transport::RoleOp>(around);
       around = around->getParentOp())
    add(around, true, tiles);
  return tiles;
}

/// Whether the tile costs nothing: it can be made again from others.
static bool isMadeAgain(Value tile, const Tiles &tiles,
                        llvm::SmallPtrSetImpl<Operation *> &visiting) {
  Operation *made = tile.getDefiningOp();
  if (!made)
    return false;
  if (made->hasTrait<OpTrait::ConstantLike>() || isa<SplatOp>(made))
    return true;
  if (!isElementwise(made) && !isa<BroadcastOp, PieceOp>(made))
    return false;
  if (!visiting.insert(made).second)
    return false;
  return llvm::all_of(made->getOperands(), [&](Value operand) {
    return !isTile(operand.getType()) || tiles.contains(operand) ||
           isMadeAgain(operand, tiles, visiting);
  });
}

bool isPoint(Operation *op) {
  if (auto load = dyn_cast<LoadOp>(op))
    return isTensorMemory(load.getSource().getType());
  return isa<MmaOp, transport::AwaitOp, transport::BarrierOp, transport::GetOp,
             transport::PutOp, transport::ReleaseOp, transport::BarrierWaitOp,
             transport::FenceOp>(op);
}

Tiles Life::find(Operation *op) {
  Tiles all = findAll(op), kept;
  for (Value tile : all) {
    llvm::SmallPtrSet<Operation *, 8> visiting;
    if (!isMadeAgain(tile, all, visiting))
      kept.insert(tile);
  }
  return kept;
}

int64_t countWaitingRegisters(Value tile) {
  // Each thread has what is repeated once.
  if (auto repeated = tile.getDefiningOp<BroadcastOp>())
    return countWaitingRegisters(repeated.getSource());
  return countRegisters(tile, countWaitingBits(tile));
}

int64_t countArrivingRegisters(Operation *op) {
  int64_t registers = 0;
  for (Value result : op->getResults())
    if (isTile(result.getType()))
      registers += countRegisters(result, countBits(result));
  return registers;
}

} // namespace tier::ir
