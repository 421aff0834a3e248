//===- Structure.cpp - kernels with structured control flow ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reader.h"

#include "mlir/Conversion/ControlFlowToSCF/ControlFlowToSCF.h"
#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CFGToSCF.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

namespace tier::lift {

/// Branches of the llvm dialect are those of cf.
static void convertBranches(Operation *kernel) {
  SmallVector<Operation *> branches;
  kernel->walk([&](Operation *op) {
    if (isa<LLVM::BrOp, LLVM::CondBrOp, LLVM::SwitchOp>(op))
      branches.push_back(op);
  });
  for (Operation *op : branches) {
    OpBuilder b(op);
    Location loc = op->getLoc();
    if (auto br = dyn_cast<LLVM::BrOp>(op))
      cf::BranchOp::create(b, loc, br.getDest(), br.getDestOperands());
    else if (auto br = dyn_cast<LLVM::CondBrOp>(op))
      cf::CondBranchOp::create(b, loc, br.getCondition(), br.getTrueDest(),
                               br.getTrueDestOperands(), br.getFalseDest(),
                               br.getFalseDestOperands());
    else if (auto br = dyn_cast<LLVM::SwitchOp>(op)) {
      SmallVector<ValueRange> operands;
      for (OperandRange one : br.getCaseOperands())
        operands.push_back(one);
      cf::SwitchOp::create(
          b, loc, br.getValue(), br.getDefaultDestination(),
          br.getDefaultOperands(),
          cast_or_null<DenseIntElementsAttr>(br.getCaseValuesAttr()),
          br.getCaseDestinations(), operands);
    }
    op->erase();
  }
}

FailureOr<OwningOpRef<ModuleOp>> structure(ModuleOp module) {
  OwningOpRef<ModuleOp> copy(module.clone());
  PassManager inliner(module.getContext());
  inliner.enableVerifier(false);
  inliner.addPass(createInlinerPass());
  // Variables on the stack become values.
  inliner.addPass(createSROA());
  inliner.addPass(createMem2Reg());
  if (failed(inliner.run(*copy)))
    return failure();

  WalkResult walked = copy->walk([](Operation *op) {
    if (!isKernel(op) || op->getRegion(0).empty())
      return WalkResult::advance();
    convertBranches(op);
    if (op->getRegion(0).hasOneBlock())
      return WalkResult::skip();
    ControlFlowToSCFTransformation transformation;
    DominanceInfo dominance(op);
    if (failed(transformCFGToSCF(op->getRegion(0), transformation, dominance)))
      return WalkResult::interrupt();
    return WalkResult::skip();
  });
  if (walked.wasInterrupted())
    return failure();
  return copy;
}

} // namespace tier::lift
