//===- PlaceTiles.cpp - where accumulators and operands live --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Scales.h"
#include "tier/Dialect/Tier/Transforms/Passes.h"
#include "tier/Machine/Timings.h"
#include "tier/Problem/Placement.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/Remarks.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace tier::ir {

#define GEN_PASS_DEF_PLACETILES
#include "tier/Dialect/Tier/Transforms/Passes.h.inc"

namespace placement = problem::placement;

namespace {
/// The accumulators of one kernel and the ops that make them.
struct Accumulators {
  SmallVector<Operation *> ops;
  SmallVector<placement::Accumulator> tiles;
};
} // namespace

/// Registers of a thread that reads or holds accumulators.
static int64_t countRegisters(PlanAttr plan, const machine::Machine &machine) {
  if (!plan.getRegisters().empty() && plan.getRegisters().back())
    return plan.getRegisters().back();
  int64_t threads = 0;
  for (int64_t warps : plan.getWarps())
    threads += warps * machine.lanes;
  return std::min(machine.registersPerCta / std::max<int64_t>(1, threads),
                  machine.maxRegisters);
}

/// A tile lives from its reservation to its last use: the numbers of the ops
/// of its block around it, in order.
static std::pair<int64_t, int64_t>
findLife(AllocOp alloc, const DenseMap<Operation *, int64_t> &numbers) {
  int64_t start = numbers.lookup(alloc), end = start + 1;
  for (Operation *user : alloc->getUsers()) {
    Operation *op = alloc->getBlock()->findAncestorOpInBlock(*user);
    if (op)
      end = std::max(end, numbers.lookup(op) + 1);
  }
  return {start, end};
}

static Accumulators collect(gpu::GPUFuncOp kernel, PlanAttr plan,
                            const machine::Machine &machine) {
  DenseMap<Operation *, int64_t> numbers;
  kernel.walk<WalkOrder::PreOrder>(
      [&](Operation *op) { numbers[op] = numbers.size(); });
  Accumulators found;
  int64_t threads = plan.getWarps().back() * machine.lanes;
  auto add = [&](Operation *op, ShapedType tile, std::pair<int64_t, int64_t> life,
                 bool inTensorMemory) {
    found.ops.push_back(op);
    found.tiles.push_back({tile.getDimSize(0), tile.getDimSize(1), life.first,
                           life.second, inTensorMemory, threads,
                           countRegisters(plan, machine)});
  };
  kernel.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto alloc = dyn_cast<AllocOp>(op)) {
      if (!isTensorMemory(alloc.getTile().getType()))
        return;
      add(op, alloc.getTile().getType(), findLife(alloc, numbers), true);
      if (isScaleTile(alloc)) // the stage is a stage of the operands
        found.tiles.back().copies = plan.getStages();
    } else if (auto mma = dyn_cast<MmaOp>(op)) {
      add(op, cast<ShapedType>(mma.getResult().getType()),
          {numbers[op], numbers[op] + 1}, false);
    }
  });
  return found;
}

static LogicalResult place(gpu::GPUFuncOp kernel, PlanAttr plan,
                           const machine::Machine &machine) {
  Accumulators found = collect(kernel, plan, machine);
  if (found.ops.empty())
    return success();
  placement::Homes homes = placement::placeAccumulators(found.tiles, machine);
  if (!homes.refusal.empty()) {
    InFlightDiagnostic error =
        found.ops.front()->emitOpError("[tier.tensor-capacity] ")
        << homes.refusal;
    error.attachNote() << "fix: take narrower tiles, or fewer that live at "
                          "one time";
    return failure();
  }
  OpBuilder builder(kernel.getContext());
  for (auto [op, columns] : llvm::zip_equal(found.ops, homes.columns)) {
    std::string where;
    if (!columns.empty()) {
      op->setAttr("tier.columns", builder.getDenseI64ArrayAttr(columns));
      where = llvm::formatv("columns {0:$[, ]} of {1} reserved: ",
                            llvm::make_range(columns.begin(), columns.end()),
                            homes.placement.reserved);
    }
    remark::passed(op->getLoc(), remark::RemarkOpts::name("Placed").category(
                                     "tier-place-tiles"))
        << where + homes.reason;
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Tiles of shared memory
//===----------------------------------------------------------------------===//

/// Multiplies of one multiprocessor for each byte that its copies bring, where
/// the machine was measured.
static std::optional<double> findBalance(const machine::Machine &machine,
                                         Type element) {
  const machine::Timings *timings = machine::findTimings(machine.name);
  std::optional<machine::Element> known = getElement(element);
  if (!timings || !known)
    return std::nullopt;
  return timings->macRate(*known) * timings->clock / timings->unitRate;
}

/// Operands lie where all warps of the CTA reach them: each byte that is brought
/// serves a whole row or column of the tile.
static void sayOperands(Operation *product, MemRefType a, MemRefType b,
                        int64_t stages, const machine::Machine &machine) {
  double bytes = getElementBytes(a.getElementType()) * a.getDimSize(0) +
                 getElementBytes(b.getElementType()) * b.getDimSize(0);
  double intensity = a.getDimSize(0) * b.getDimSize(0) / bytes;
  std::string text = llvm::formatv(
      "operands of {0} bytes a stage in {1} stages of shared memory: {2:f1} "
      "multiplies for each byte that is brought",
      toProblem(a).bytes() + toProblem(b).bytes(), stages, intensity);
  if (auto balance = findBalance(machine, a.getElementType()))
    text += llvm::formatv(", {0:f1} keep a multiprocessor busy: {1}", *balance,
                          intensity < *balance ? "the copies are the limit"
                                               : "the products are the limit");
  remark::passed(product->getLoc(), remark::RemarkOpts::name("Operands")
                                        .category("tier-place-tiles"))
      << text;
}

static void sayShared(gpu::GPUFuncOp kernel, PlanAttr plan,
                      const machine::Machine &machine) {
  auto isPlaced = [](Value tile) { return tile.getDefiningOp<AllocOp>() != nullptr; };
  kernel.walk([&](Operation *op) {
    if (auto mma = dyn_cast<MmaOp>(op); mma && !mma.readsRegisters()) {
      if (isPlaced(mma.getA()) && isPlaced(mma.getB()))
        sayOperands(op, cast<MemRefType>(mma.getA().getType()),
                    cast<MemRefType>(mma.getB().getType()), plan.getStages(),
                    machine);
    } else if (auto product = dyn_cast<AccumulateOp>(op)) {
      if (isPlaced(product.getA()) && isPlaced(product.getB()))
        sayOperands(op, cast<MemRefType>(product.getA().getType()),
                    cast<MemRefType>(product.getB().getType()),
                    plan.getStages(), machine);
    }
  });
}

namespace {
struct PlaceTiles : impl::PlaceTilesBase<PlaceTiles> {
  void runOnOperation() override {
    WalkResult walked =
        getOperation()->walk([](gpu::GPUFuncOp kernel) -> WalkResult {
          auto plan = kernel->getAttrOfType<PlanAttr>("tier.plan");
          if (!plan)
            return WalkResult::advance();
          FailureOr<const machine::Machine *> machine = getMachine(kernel);
          if (failed(machine) || failed(place(kernel, plan, **machine)))
            return WalkResult::interrupt();
          sayShared(kernel, plan, **machine);
          return WalkResult::advance();
        });
    if (walked.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace

} // namespace tier::ir
