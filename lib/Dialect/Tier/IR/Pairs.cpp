//===- Pairs.cpp - kernels whose CTAs work in pairs -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Pairs.h"

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
