//===- Pairs.cpp - kernels whose CTAs work in pairs -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Pairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tier::ir {

bool worksInPairs(Operation *root) {
  return root
      ->walk([](AccumulateOp product) {
        return product.getPair() ? WalkResult::interrupt()
                                 : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The number of a pair, or of several: CTAs 2 i and 2 i + 1 have one.
static bool isNumberOfPairs(Operation *op) {
  if (!isa<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(op))
    return false;
  auto block = op->getOperand(0).getDefiningOp<gpu::BlockIdOp>();
  std::optional<int64_t> divisor = getConstantIntValue(op->getOperand(1));
  return block && block.getDimension() == gpu::Dimension::x && divisor &&
         *divisor > 0 && *divisor % ctasOfPair == 0;
}

bool isPairUniform(Value value) {
  SmallVector<Value> work = {value};
  llvm::SmallPtrSet<void *, 16> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (!seen.insert(next.getAsOpaquePointer()).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(next)) {
      Operation *owner = argument.getOwner()->getParentOp();
      if (isa<gpu::GPUFuncOp>(owner))
        continue;
      auto loop = dyn_cast<scf::ForOp>(owner);
      if (!loop)
        return false;
      llvm::append_range(work, loop.getOperands().take_front(3));
      if (argument == loop.getInductionVar())
        continue;
      unsigned number = argument.getArgNumber() - 1;
      work.push_back(loop.getInitArgs()[number]);
      work.push_back(loop.getBody()->getTerminator()->getOperand(number));
      continue;
    }
    Operation *op = next.getDefiningOp();
    if (isNumberOfPairs(op) || isa<gpu::GridDimOp>(op) ||
        op->hasTrait<OpTrait::ConstantLike>())
      continue;
    if (op->getNumOperands() == 0 || op->getNumRegions() ||
        !isMemoryEffectFree(op))
      return false;
    llvm::append_range(work, op->getOperands());
  }
  return true;
}

LogicalResult verifyPairUniform(Operation *op) {
  for (Operation *around = op->getParentOp();
       around && !isa<gpu::GPUFuncOp>(around); around = around->getParentOp()) {
    ValueRange chosen;
    if (auto loop = dyn_cast<scf::ForOp>(around))
      chosen = loop.getOperands().take_front(3);
    else if (auto branch = dyn_cast<scf::IfOp>(around))
      chosen = branch->getOperands();
    if (llvm::all_of(chosen, isPairUniform))
      continue;
    InFlightDiagnostic error =
        op->emitOpError("[tier.pair-uniform] expects loops and branches that go "
                        "alike in both CTAs of a pair, got '")
        << around->getName() << "' that depends on the CTA's own number";
    error.attachNote(around->getLoc()) << "it is here";
    error.attachNote() << "fix: count pairs, block_id / 2, and take the CTA's "
                          "number in its pair for coordinates alone";
    return failure();
  }
  return success();
}

LogicalResult verifyPairCluster(Operation *kernel) {
  auto plan = kernel->getAttrOfType<PlanAttr>("tier.plan");
  ArrayRef<int64_t> cluster = plan ? plan.getCluster() : ArrayRef<int64_t>();
  int64_t ctas = 1;
  for (int64_t extent : cluster)
    ctas *= extent;
  if (ctas == ctasOfPair && cluster.front() == ctasOfPair)
    return success();
  InFlightDiagnostic error =
      kernel->emitOpError("[tier.pair-cluster] expects clusters of two CTAs "
                          "where products are of pairs, got ")
      << ctas;
  error.attachNote() << "fix: cluster = [2, 1] in the kernel's tier.plan";
  return failure();
}

} // namespace tier::ir
