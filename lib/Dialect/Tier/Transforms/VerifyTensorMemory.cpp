//===- VerifyTensorMemory.cpp - the life of tiles of tensor memory --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An abstract run: a tile is `alive` from its reservation until it is freed,
// and the state holds the set of what it may be. A value is used in its block
// only, so at the end of that block the tile must have been freed on every path.
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Pairs.h"
#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Dialect/Tier/Transforms/Passes.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace tier::ir {

#define GEN_PASS_DEF_VERIFYTENSORMEMORY
#include "tier/Dialect/Tier/Transforms/Passes.h.inc"

/// Columns of the tensor memory of one multiprocessor (PTX ISA 9.7.16.1).
static constexpr int64_t mostColumns = 512;

namespace {
enum May : uint8_t { BeAlive = 1, BeFreed = 2 };

struct State {
  llvm::MapVector<Value, uint8_t> tiles;
  bool mayBeRelinquished = false;

  /// Adds what `other` allows; true if that is more.
  bool join(const State &other);
  int64_t countColumns() const;
};

class Run {
public:
  LogicalResult run(Block &block, State &state);

private:
  LogicalResult step(Operation &op, State &state);
  LogicalResult reserve(AllocOp op, State &state);
  LogicalResult use(Operation &op, Value tile, State &state);
  LogicalResult runRegions(Operation &op, State &state);

  DenseMap<Value, Operation *> frees;
  Operation *relinquish = nullptr;
};
} // namespace

bool State::join(const State &other) {
  bool grew = other.mayBeRelinquished && !mayBeRelinquished;
  mayBeRelinquished |= other.mayBeRelinquished;
  for (auto [tile, may] : other.tiles) {
    uint8_t &mine = tiles[tile];
    grew |= (may & ~mine) != 0;
    mine |= may;
  }
  return grew;
}

int64_t State::countColumns() const {
  int64_t columns = 0;
  for (auto [tile, may] : tiles)
    if (may & BeAlive)
      columns += ir::countColumns(cast<MemRefType>(tile.getType()));
  return columns;
}

LogicalResult Run::reserve(AllocOp op, State &state) {
  if (!isTensorMemory(op.getTile().getType()))
    return success();
  if (state.mayBeRelinquished) {
    InFlightDiagnostic error =
        op.emitOpError("[tier.tensor-relinquished] expects the right to "
                       "reserve tensor memory, got none after "
                       "'tier.relinquish'");
    error.attachNote(relinquish->getLoc()) << "it is given up here";
    error.attachNote() << "fix: reserve every tile before";
    return error;
  }
  state.tiles[op.getTile()] = BeAlive;
  if (int64_t columns = state.countColumns(); columns > mostColumns) {
    InFlightDiagnostic error =
        op.emitOpError("[tier.tensor-capacity] expects at most ")
        << mostColumns << " columns alive at one time, got " << columns;
    error.attachNote() << "fix: take narrower tiles, or free one before";
    return error;
  }
  return success();
}

LogicalResult Run::use(Operation &op, Value tile, State &state) {
  auto found = state.tiles.find(tile);
  if (found == state.tiles.end())
    return success();
  if (found->second & BeFreed) {
    InFlightDiagnostic error =
        op.emitOpError("[tier.tensor-use-after-free] expects a tile that is "
                       "alive, got one that may have been freed");
    error.attachNote(frees[tile]->getLoc()) << "it is freed here";
    error.attachNote() << "fix: free it after its last use";
    return error;
  }
  if (isa<FreeOp>(op)) {
    found->second = BeFreed;
    frees[tile] = &op;
  }
  return success();
}

/// Regions run any number of times, one after another or instead of another.
LogicalResult Run::runRegions(Operation &op, State &state) {
  bool isBranch = isa<scf::IfOp>(op);
  State before = state;
  for (bool isFirst = true; Region &region : op.getRegions()) {
    if (region.empty())
      continue;
    for (State next = before; true;) {
      if (failed(run(region.front(), next)))
        return failure();
      // A branch with two sides takes one of them.
      if (isBranch && isFirst && !op.getRegion(1).empty()) {
        state = next;
        break;
      }
      if (!state.join(next) || isBranch)
        break;
      next = state;
    }
    isFirst = false;
  }
  return success();
}

LogicalResult Run::step(Operation &op, State &state) {
  if (auto alloc = dyn_cast<AllocOp>(op))
    return reserve(alloc, state);
  for (Value operand : op.getOperands())
    if (failed(use(op, operand, state)))
      return failure();
  if (isa<RelinquishOp>(op)) {
    state.mayBeRelinquished = true;
    relinquish = &op;
  }
  return op.getNumRegions() ? runRegions(op, state) : success();
}

LogicalResult Run::run(Block &block, State &state) {
  for (Operation &op : block)
    if (failed(step(op, state)))
      return failure();
  for (auto alloc : block.getOps<AllocOp>()) {
    auto tile = state.tiles.find(alloc.getTile());
    if (tile == state.tiles.end())
      continue;
    if (tile->second & BeAlive) {
      InFlightDiagnostic error =
          alloc.emitOpError("[tier.tensor-leak] expects a tile of tensor "
                            "memory that is freed on every path, got one that "
                            "may stay");
      error.attachNote() << "fix: tier.free after its last use";
      return error;
    }
    state.tiles.erase(tile);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Pairs
//===----------------------------------------------------------------------===//

/// All of a kernel's tensor memory is a pair's, in clusters of two, or none is.
/// That both CTAs reach the same ops is for `tier-verify-grain`.
static LogicalResult verifyPairs(gpu::GPUFuncOp kernel) {
  Operation *pair = nullptr, *single = nullptr;
  kernel.walk([&](Operation *op) {
    auto alloc = dyn_cast<AllocOp>(op);
    auto product = dyn_cast<AccumulateOp>(op);
    if (alloc ? !isTensorMemory(alloc.getTile().getType()) : !product)
      return;
    bool isPair = alloc ? alloc.getPair() : product.getPair();
    (isPair ? pair : single) = op;
  });
  if (!pair)
    return success();
  if (single) {
    InFlightDiagnostic error =
        single->emitOpError("[tier.pair-alloc] expects all of a kernel's tensor "
                            "memory in pairs or none, got both");
    error.attachNote(pair->getLoc()) << "a pair's is here";
    error.attachNote() << "fix: write 'pair' on all of them, or on none";
    return failure();
  }
  return verifyPairCluster(kernel);
}

namespace {
struct VerifyTensorMemory
    : impl::VerifyTensorMemoryBase<VerifyTensorMemory> {
  void runOnOperation() override {
    WalkResult walked = getOperation()->walk([](gpu::GPUFuncOp kernel) {
      if (failed(verifyPairs(kernel)))
        return WalkResult::interrupt();
      State state;
      for (Block &block : kernel.getBody())
        if (failed(Run().run(block, state)))
          return WalkResult::interrupt();
      return WalkResult::advance();
    });
    if (walked.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::ir
