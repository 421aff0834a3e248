//===- Cluster.cpp - the CTAs of a kernel's clusters ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Transport/IR/Cluster.h"

#include "tier/Dialect/Tier/IR/Tier.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

using namespace mlir;

namespace tier::transport {

static ArrayRef<int64_t> findCluster(Operation *op) {
  auto kernel = dyn_cast<gpu::GPUFuncOp>(op);
  if (!kernel)
    kernel = op->getParentOfType<gpu::GPUFuncOp>();
  auto plan = kernel ? kernel->getAttrOfType<ir::PlanAttr>("tier.plan")
                     : ir::PlanAttr();
  return plan ? plan.getCluster() : ArrayRef<int64_t>();
}

int64_t countClusterCtas(Operation *op) {
  int64_t count = 1;
  for (int64_t extent : findCluster(op))
    count *= extent;
  return count;
}

ClusterAxis findClusterAxis(Operation *op, int64_t dim) {
  ClusterAxis axis;
  ArrayRef<int64_t> cluster = findCluster(op);
  if (dim < 0 || dim >= int64_t(cluster.size()))
    return axis;
  for (int64_t extent : cluster.take_front(dim))
    axis.stride *= extent;
  axis.extent = cluster[dim];
  return axis;
}

/// Rows of words that the op takes, if it is an exchange.
static int64_t countRows(Operation *op) {
  if (auto gather = dyn_cast<ir::ClusterGatherOp>(op))
    return gather.getSources().size();
  return isa<ir::ClusterReduceOp>(op);
}

Exchange findExchange(Operation *op) {
  Exchange exchange;
  int64_t rows = 0, before = 0, most = 0;
  bool isBefore = true, gathers = false;
  auto countIn = [](Block *block) {
    return llvm::count_if(*block, [](Operation &other) { return countRows(&other) > 0; });
  };
  op->getParentOfType<gpu::GPUFuncOp>().walk([&](Operation *other) {
    int64_t count = countRows(other);
    if (!count)
      return;
    isBefore &= other != op;
    exchange.number += isBefore;
    before += isBefore ? count : 0;
    rows += count;
    most = std::max<int64_t>(most, countIn(other->getBlock()));
    gathers |= isa<ir::ClusterGatherOp>(other);
  });
  int64_t siblings = countIn(op->getBlock());
  exchange.isRepeated = !isa<gpu::GPUFuncOp>(op->getParentOp());
  exchange.isOnly = exchange.isRepeated && siblings == 1;
  int64_t turns = exchange.isRepeated ? std::max<int64_t>(2, siblings) : 2;
  exchange.rows = gathers ? rows : std::max<int64_t>(2, most);
  exchange.row = gathers ? before : exchange.number % turns;
  return exchange;
}

} // namespace tier::transport
