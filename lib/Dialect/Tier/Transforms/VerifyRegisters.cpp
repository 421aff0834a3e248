//===- VerifyRegisters.cpp - what the threads of a role have to hold ------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lower bound: where threads wait or products run, what was computed before
// and is used after has to be somewhere.
//
//   %a = tier.mma .., %acc          128 x 256 f32 by 256 threads: 128 registers
//   transport.await mma_group       %a and nothing else: 128
//   %b = tier.load %x               128 x 256 bf16: 64 registers
//   transport.barrier               192, if %a and %b are used behind it
//
// Constants, splats and what follows from other live tiles element by element
// may be computed again and do not count; a tile that is widened, or only read
// to be narrowed, counts with the narrower of the two. So an error is a spill.
//
//===----------------------------------------------------------------------===//

#include "Grain.h"

#include "mlir/Analysis/Liveness.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/SetVector.h"
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

static int64_t countRegisters(Value tile, int64_t bits) {
  return llvm::divideCeil(
      layout::getFragment(tile.getType()).getNumRegisters() * bits, 32);
}

//===----------------------------------------------------------------------===//
// What is alive
//===----------------------------------------------------------------------===//

namespace {
using Tiles = llvm::SmallSetVector<Value, 16>;

/// Tiles that are alive while `op` runs, without what it reads last.
class Life {
public:
  explicit Life(Operation *kernel) : liveness(kernel) {}
  Tiles find(Operation *op);

private:
  void add(Operation *op, bool isAround, Tiles &tiles);
  Liveness liveness;
};
} // namespace

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

Tiles Life::find(Operation *op) {
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
  if (!isElementwise(made) && !isa<BroadcastOp>(made))
    return false;
  if (!visiting.insert(made).second)
    return false;
  return llvm::all_of(made->getOperands(), [&](Value operand) {
    return !isTile(operand.getType()) || tiles.contains(operand) ||
           isMadeAgain(operand, tiles, visiting);
  });
}

/// Threads wait here, or an engine holds registers: nothing moves across.
static bool isPoint(Operation *op) {
  if (auto load = dyn_cast<LoadOp>(op))
    return isTensorMemory(load.getSource().getType());
  return isa<MmaOp, transport::AwaitOp, transport::BarrierOp, transport::GetOp,
             transport::PutOp, transport::ReleaseOp, transport::BarrierWaitOp,
             transport::FenceOp>(op);
}

//===----------------------------------------------------------------------===//
// Budgets
//===----------------------------------------------------------------------===//

static LogicalResult verifyRole(const Crew &crew, Life &life, int64_t budget) {
  Operation *worst = nullptr;
  int64_t most = 0;
  crew.region->walk([&](Operation *op) {
    if (!isPoint(op))
      return;
    Tiles tiles = life.find(op);
    int64_t registers = 0;
    for (Value tile : tiles) {
      llvm::SmallPtrSet<Operation *, 8> visiting;
      if (!isMadeAgain(tile, tiles, visiting))
        registers += countRegisters(tile, countWaitingBits(tile));
    }
    // What arrives is in registers as it is.
    for (Value result : op->getResults())
      if (isTile(result.getType()))
        registers += countRegisters(result, countBits(result));
    if (registers > most) {
      most = registers;
      worst = op;
    }
  });
  if (most <= budget)
    return success();
  InFlightDiagnostic error =
      worst->emitOpError("[tier.role-registers] expects tiles alive here that "
                         "fit ")
      << budget << " registers of a thread, got at least " << most;
  error.attachNote(crew.region->getLoc()) << "the budget is given here";
  error.attachNote() << "fix: take smaller tiles, more warps, or a larger "
                        "budget; store a tile to shared memory before";
  return error;
}

LogicalResult verifyRegisters(gpu::GPUFuncOp kernel,
                              const machine::Machine &machine) {
  if (machine.isHost())
    return success();
  SmallVector<Crew> crews = getCrews(kernel);
  auto plan = kernel->getAttrOfType<PlanAttr>("tier.plan");
  bool hasRoles = isa<transport::RoleOp>(crews.front().region);
  int64_t entry = countEntryRegisters(countWarps(crews), machine);
  int64_t sum = 0;
  bool hasBudgets = false, failedAny = false;
  for (Crew &crew : crews) {
    bool isStated = crew.registers != 0;
    hasBudgets |= isStated;
    if (!isStated)
      crew.registers = entry;
    sum += crew.registers * crew.warps * machine.lanes;
    if (isStated && (crew.warps % 4 || crew.firstWarp % 4)) {
      InFlightDiagnostic error = crew.region->emitOpError(
          "[tier.registers] expects a budget on whole warpgroups, got ");
      error << crew.warps << " warps from warp " << crew.firstWarp;
      error.attachNote() << "fix: give the role a multiple of 4 warps that "
                            "begins at a multiple of 4";
      failedAny = true;
    }
  }
  if (hasBudgets && sum > machine.registersPerCta) {
    InFlightDiagnostic error =
        kernel.emitOpError("[tier.register-file] expects budgets of at most ")
        << machine.registersPerCta << " registers in all threads, got " << sum;
    for (const Crew &crew : crews)
      error.attachNote(crew.region->getLoc())
          << crew.warps << " warps with " << crew.registers
          << " registers a thread";
    error.attachNote() << "fix: lower the budget of a role that holds no "
                          "accumulators";
    failedAny = true;
  }
  // Before roles are formed one text is for all of them.
  bool isFormed = hasRoles || !plan || plan.getWarps().size() < 2;
  if (!isFormed || failedAny || (!hasRoles && !plan))
    return failure(failedAny);
  Life life(kernel);
  for (const Crew &crew : crews)
    failedAny |= failed(verifyRole(
        crew, life, std::min(crew.registers, machine.maxRegisters)));
  return failure(failedAny);
}

} // namespace tier::ir
