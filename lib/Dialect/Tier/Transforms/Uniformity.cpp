//===- Uniformity.cpp - which threads have one value ----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Uniformity.h"

#include "tier/Dialect/Tier/IR/Tier.h"
#include "tier/Dialect/Transport/IR/Transport.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

#include <numeric>

using namespace mlir;

namespace tier::ir {

/// A function of everything.
static constexpr Spread anything{1, 1};

Spread Spread::operator|(const Spread &other) const {
  return {std::gcd(threads, other.threads), std::gcd(ctas, other.ctas)};
}

bool Spread::operator==(const Spread &other) const {
  return threads == other.threads && ctas == other.ctas &&
         isThread == other.isThread && isCta == other.isCta;
}

bool Spread::isOneFrom(int64_t first, int64_t count) const {
  return threads == 0 || first / threads == (first + count - 1) / threads;
}

Uniformity::Uniformity(Operation *kernel, int64_t lanes,
                       ArrayRef<int64_t> cluster)
    : lanes(lanes), cluster(cluster) {
  // Spreads only shrink, along divisors: a few rounds are all it takes.
  do {
    changed = false;
    kernel->walk<WalkOrder::PreOrder>([&](Operation *op) { visit(op); });
  } while (changed);
}

void Uniformity::set(Value value, const Spread &spread) {
  auto [entry, isNew] = spreads.try_emplace(value, spread);
  if (isNew || entry->second == spread)
    return;
  entry->second = spread;
  changed = true;
}

void Uniformity::join(Value value, const Spread &spread) {
  auto [entry, isNew] = spreads.try_emplace(value, spread);
  Spread joined =
      isNew || entry->second == spread ? spread : entry->second | spread;
  changed |= isNew || !(entry->second == joined);
  entry->second = joined;
}

Spread Uniformity::getCondition(Operation *op) const {
  return TypeSwitch<Operation *, Spread>(op)
      .Case([&](scf::IfOp branch) { return get(branch.getCondition()); })
      .Case([&](scf::IndexSwitchOp branch) { return get(branch.getArg()); })
      .Case([&](scf::ForOp loop) {
        return get(loop.getLowerBound()) | get(loop.getUpperBound()) |
               get(loop.getStep());
      })
      .Case([&](scf::WhileOp loop) {
        return get(loop.getConditionOp().getCondition());
      })
      .Default([](Operation *) { return Spread(); });
}

/// What operands give, and what memory of this CTA alone gives.
Spread Uniformity::read(Operation *op) const {
  Spread all;
  for (Value operand : op->getOperands()) {
    all = all | get(operand);
    auto memory = dyn_cast<MemRefType>(operand.getType());
    if (memory && getSpace(memory) != Space::global)
      all = all | Spread{0, 1};
  }
  return all;
}

/// thread / n, and its comparisons: in (thread / n) / c and (thread / n) < c
/// threads count by n * c.
static std::optional<Spread> scale(Operation *op, const Spread &left) {
  if (!left.isThread && !left.isCta)
    return std::nullopt;
  auto constant = op->getNumOperands() == 2
                      ? getConstantIntValue(op->getOperand(1))
                      : std::nullopt;
  auto by = [&](int64_t factor, bool isNumber) -> std::optional<Spread> {
    if (factor < 1)
      return std::nullopt;
    return Spread{left.threads * factor, left.ctas * factor,
                  left.isThread && isNumber, left.isCta && isNumber};
  };
  if (isa<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtUIOp,
          arith::ExtSIOp, arith::TruncIOp>(op))
    return left;
  if (!constant)
    return std::nullopt;
  if (isa<arith::DivUIOp, arith::DivSIOp, arith::FloorDivSIOp>(op))
    return by(*constant, true);
  if (isa<arith::ShRUIOp, arith::ShRSIOp>(op))
    return *constant < 32 ? by(int64_t(1) << *constant, true) : std::nullopt;
  auto compare = dyn_cast<arith::CmpIOp>(op);
  if (!compare)
    return std::nullopt;
  switch (compare.getPredicate()) {
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::ult:
  case arith::CmpIPredicate::sge:
  case arith::CmpIPredicate::uge:
    return by(*constant, false);
  case arith::CmpIPredicate::sle:
  case arith::CmpIPredicate::ule:
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::ugt:
    return by(*constant + 1, false);
  default:
    return std::nullopt;
  }
}

/// Where the CTA is in its cluster, along one dimension.
static Spread rankAlong(ArrayRef<int64_t> cluster, gpu::Dimension dimension) {
  auto index = static_cast<size_t>(dimension);
  bool isAlone = index >= cluster.size() || cluster[index] == 1;
  return isAlone ? Spread() : Spread{0, 1, false, true};
}

void Uniformity::visitResults(Operation *op) {
  Spread spread =
      TypeSwitch<Operation *, Spread>(op)
          .Case([&](gpu::ThreadIdOp id) {
            return Spread{1, 0, id.getDimension() == gpu::Dimension::x, false};
          })
          .Case([&](gpu::LaneIdOp) { return Spread{1, 0}; })
          .Case([&](gpu::SubgroupIdOp) { return Spread{lanes, 0, true, false}; })
          .Case([&](gpu::BlockIdOp id) {
            return rankAlong(cluster, id.getDimension());
          })
          .Case([&](gpu::ClusterBlockIdOp id) {
            return rankAlong(cluster, id.getDimension());
          })
          // The answer to a claim goes to all CTAs of the cluster.
          .Case([&](transport::ClaimedOp) { return Spread(); })
          // All threads of a role read what one thread told.
          .Case([&](transport::ToldOp) { return Spread(); })
          .Case([&](transport::ClusterRankOp) {
            return Spread{0, 1, false, true};
          })
          .Case<gpu::BlockDimOp, gpu::GridDimOp, gpu::ClusterIdOp,
                gpu::ClusterDimOp>([](Operation *) { return Spread(); })
          .Default([&](Operation *op) {
            if (op->getNumOperands() && op->getNumOperands() <= 2)
              if (auto scaled = scale(op, get(op->getOperand(0))))
                return *scaled;
            bool isOurs = isa<TierDialect, transport::TransportDialect>(
                op->getDialect());
            // Whoever reads one place finds one value.
            if (isOurs || isMemoryEffectFree(op) ||
                isa<memref::LoadOp, memref::AllocOp, memref::DimOp>(op))
              return read(op);
            return anything;
          });
  for (Value result : op->getResults())
    set(result, spread);
}

void Uniformity::visit(Operation *op) {
  if (op->getNumRegions() == 0)
    return visitResults(op);
  Spread condition = getCondition(op);
  if (auto loop = dyn_cast<scf::ForOp>(op)) {
    join(loop.getInductionVar(),
         get(loop.getLowerBound()) | get(loop.getStep()));
    Operation *yield = loop.getBody()->getTerminator();
    for (auto [i, argument] : llvm::enumerate(loop.getRegionIterArgs())) {
      Spread carried =
          get(loop.getInitArgs()[i]) | get(yield->getOperand(i));
      join(argument, carried);
      join(op->getResult(i), carried | condition);
    }
    return;
  }
  if (auto loop = dyn_cast<scf::WhileOp>(op)) {
    for (auto [i, argument] : llvm::enumerate(loop.getBeforeArguments()))
      join(argument, get(loop.getInits()[i]) |
                         get(loop.getYieldOp().getOperand(i)) | condition);
    for (auto [i, argument] : llvm::enumerate(loop.getAfterArguments())) {
      Spread passed = get(loop.getConditionOp().getArgs()[i]);
      join(argument, passed);
      join(op->getResult(i), passed | condition);
    }
    return;
  }
  for (auto [i, result] : llvm::enumerate(op->getResults())) {
    Spread joined = condition;
    for (Region &region : op->getRegions())
      if (!region.empty())
        if (Operation *end = region.front().getTerminator();
            i < end->getNumOperands())
          joined = joined | get(end->getOperand(i));
    join(result, joined);
  }
}

} // namespace tier::ir
