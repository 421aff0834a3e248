//===- Divisibility.cpp - what divides an index ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Divisibility.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/TypeSwitch.h"

#include <numeric>

using namespace mlir;

namespace tier::layout {

/// Deep chains prove nothing a kernel needs.
static constexpr unsigned deepest = 16;
static constexpr int64_t largest = int64_t(1) << 20;

static int64_t cut(int64_t divisor) {
  divisor = std::abs(divisor);
  return divisor > largest ? std::gcd(divisor, largest) : divisor;
}

static int64_t divisorOf(Value value, unsigned depth);

static int64_t divisorOf(AffineExpr expr, ValueRange dims, ValueRange symbols,
                         unsigned depth) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return cut(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return divisorOf(dims[dim.getPosition()], depth);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return divisorOf(symbols[symbol.getPosition()], depth);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  int64_t a = divisorOf(binary.getLHS(), dims, symbols, depth);
  int64_t b = divisorOf(binary.getRHS(), dims, symbols, depth);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
  case AffineExprKind::Mod:
    return std::gcd(a, b);
  case AffineExprKind::Mul:
    return cut(a * b);
  default: // The quotient is exact if the divisor divides.
    if (auto c = dyn_cast<AffineConstantExpr>(binary.getRHS()))
      if (c.getValue() > 0 && a % c.getValue() == 0)
        return a / c.getValue();
    return 1;
  }
}

/// What divides all results of an affine map op.
static int64_t divisorOf(AffineMap map, ValueRange operands, unsigned depth) {
  int64_t divisor = 0;
  for (AffineExpr expr : map.getResults())
    divisor = std::gcd(divisor,
                       divisorOf(expr, operands.take_front(map.getNumDims()),
                                 operands.drop_front(map.getNumDims()), depth));
  return divisor;
}

static int64_t divisorOf(BlockArgument argument, unsigned depth) {
  Operation *owner = argument.getOwner()->getParentOp();
  if (auto function = dyn_cast_or_null<FunctionOpInterface>(owner)) {
    auto multiple = function.getArgAttrOfType<IntegerAttr>(
        argument.getArgNumber(), "tier.multiple");
    return multiple ? cut(multiple.getInt()) : 1;
  }
  if (auto loop = dyn_cast_or_null<scf::ForOp>(owner))
    if (argument == loop.getInductionVar())
      return std::gcd(divisorOf(loop.getLowerBound(), depth),
                      divisorOf(loop.getStep(), depth));
  return 1;
}

static int64_t divisorOf(Value value, unsigned depth) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return cut(constant.getSExtValue());
  if (depth == deepest)
    return 1;
  ++depth;
  if (auto argument = dyn_cast<BlockArgument>(value))
    return divisorOf(argument, depth);
  Operation *op = value.getDefiningOp();
  auto of = [&](unsigned i) { return divisorOf(op->getOperand(i), depth); };
  return llvm::TypeSwitch<Operation *, int64_t>(op)
      .Case<arith::AddIOp, arith::SubIOp, arith::MinSIOp, arith::MaxSIOp,
            arith::MinUIOp, arith::MaxUIOp, arith::RemSIOp, arith::RemUIOp>(
          [&](auto) { return std::gcd(of(0), of(1)); })
      .Case<arith::MulIOp>([&](auto) { return cut(of(0) * of(1)); })
      .Case<arith::DivSIOp, arith::DivUIOp, arith::FloorDivSIOp>([&](auto) {
        APInt by;
        int64_t a = of(0);
        if (matchPattern(op->getOperand(1), m_ConstantInt(&by)) &&
            by.sgt(0) && a % by.getSExtValue() == 0)
          return a / by.getSExtValue();
        return int64_t(1);
      })
      .Case<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp,
            arith::ExtUIOp>([&](auto) { return of(0); })
      .Case<arith::SelectOp>([&](auto) { return std::gcd(of(1), of(2)); })
      .Case<affine::AffineApplyOp, affine::AffineMinOp, affine::AffineMaxOp>(
          [&](auto map) {
            return divisorOf(map.getAffineMap(), op->getOperands(), depth);
          })
      .Case<scf::IfOp>([&](scf::IfOp branch) {
        unsigned number = cast<OpResult>(value).getResultNumber();
        return std::gcd(
            divisorOf(branch.thenYield().getOperand(number), depth),
            divisorOf(branch.elseYield().getOperand(number), depth));
      })
      .Default([](Operation *) { return 1; });
}

int64_t getDivisor(Value value) { return divisorOf(value, 0); }

int64_t getDivisor(OpFoldResult value) {
  if (auto attribute = dyn_cast<Attribute>(value))
    return cut(cast<IntegerAttr>(attribute).getInt());
  return getDivisor(cast<Value>(value));
}

} // namespace tier::layout
