//===- LaunchValues.cpp - what the host knows before a launch -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LaunchValues.h"

#include "tier/Dialect/Layout/IR/Divisibility.h"
#include "tier/Dialect/Layout/IR/ViewFacts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace tier::layout {

//===----------------------------------------------------------------------===//
// Which values vary
//===----------------------------------------------------------------------===//

bool isLaunchValue(Value value) {
  SmallVector<Value> work = {value};
  SmallPtrSet<void *, 8> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (!seen.insert(next.getAsOpaquePointer()).second)
      continue;
    if (auto argument = dyn_cast<BlockArgument>(next)) {
      if (!isa<gpu::GPUFuncOp>(argument.getOwner()->getParentOp()))
        return false;
      continue;
    }
    Operation *op = next.getDefiningOp();
    if (!isa_and_nonnull<arith::ArithDialect>(op->getDialect()) ||
        !isMemoryEffectFree(op))
      return false;
    work.append(op->operand_begin(), op->operand_end());
  }
  return true;
}

LaunchProduct::LaunchProduct(OpFoldResult number) {
  if (auto attribute = dyn_cast<Attribute>(number)) {
    constant = cast<IntegerAttr>(attribute).getInt();
    return;
  }
  APInt value;
  if (matchPattern(cast<Value>(number), m_ConstantInt(&value)))
    constant = value.getSExtValue();
  else
    factors.push_back(cast<Value>(number));
}

problem::Known LaunchProduct::known() const {
  if (factors.empty())
    return problem::Known::exactly(constant);
  int64_t divisor = std::abs(constant);
  for (Value factor : factors)
    divisor *= std::min<int64_t>(getDivisor(factor), int64_t(1) << 20);
  return divisor ? problem::Known::multipleOf(divisor)
                 : problem::Known::exactly(0);
}

/// Whether an index is a product of which one factor is surely not positive.
static bool isNonPositive(Value index) {
  APInt constant;
  if (matchPattern(index, m_ConstantInt(&constant)))
    return !constant.isStrictlyPositive();
  if (auto sub = index.getDefiningOp<arith::SubIOp>())
    return matchPattern(sub.getLhs(), m_Zero()) &&
           layout::isNonNegative(sub.getRhs());
  auto mul = index.getDefiningOp<arith::MulIOp>();
  if (!mul)
    return false;
  for (auto [a, b] : {std::pair(mul.getLhs(), mul.getRhs()),
                      std::pair(mul.getRhs(), mul.getLhs())})
    if (layout::isNonNegative(a) && isNonPositive(b))
      return true;
  return false;
}

int LaunchProduct::getSign(ArrayRef<gpu::LaunchFuncOp> launches) const {
  int sign = constant < 0 ? -1 : 1;
  for (Value factor : factors) {
    // What every launch passes says more than the argument does.
    SmallVector<Value> values = {factor};
    if (auto argument = dyn_cast<BlockArgument>(factor);
        argument && !launches.empty()) {
      values.clear();
      for (gpu::LaunchFuncOp launch : launches)
        values.push_back(launch.getKernelOperand(argument.getArgNumber()));
    }
    if (llvm::all_of(values, [](Value v) { return layout::isNonNegative(v); }))
      continue;
    if (!llvm::all_of(values, isNonPositive))
      return 0;
    sign = -sign;
  }
  return sign;
}

LaunchProduct LaunchProduct::operator*(const LaunchProduct &other) const {
  LaunchProduct product = *this;
  product.constant *= other.constant;
  product.factors.append(other.factors);
  return product;
}

LaunchProduct LaunchProduct::operator-() const {
  LaunchProduct product = *this;
  product.constant = -product.constant;
  return product;
}

/// Cuts a product into its launch values and the rest.
static VaryingTerm cutProduct(Value value) {
  VaryingTerm term;
  SmallVector<Value> work = {value};
  while (!work.empty()) {
    Value factor = work.pop_back_val();
    if (isLaunchValue(factor)) {
      LaunchProduct product{OpFoldResult(factor)};
      term.stride.constant *= product.constant;
      term.stride.factors.append(product.factors);
    } else if (auto mul = factor.getDefiningOp<arith::MulIOp>()) {
      work.append({mul.getRhs(), mul.getLhs()});
    } else {
      term.coordinate.push_back(factor);
    }
  }
  return term;
}

std::optional<LaunchSum> decompose(OpFoldResult index) {
  LaunchSum sum;
  if (isa<Attribute>(index)) {
    sum.constant.emplace_back(index);
    return sum;
  }
  SmallVector<Value> work = {cast<Value>(index)};
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (isLaunchValue(value)) {
      sum.constant.emplace_back(OpFoldResult(value));
    } else if (auto add = value.getDefiningOp<arith::AddIOp>()) {
      work.append({add.getRhs(), add.getLhs()});
    } else {
      VaryingTerm term = cutProduct(value);
      if (term.stride.factors.empty() && term.stride.constant == 1)
        return std::nullopt; // not the start of a dimension
      sum.varying.push_back(std::move(term));
    }
  }
  return sum;
}

//===----------------------------------------------------------------------===//
// On the host
//===----------------------------------------------------------------------===//

HostValues::HostValues(gpu::GPUFuncOp kernel, gpu::LaunchFuncOp launch)
    : hostBuilder(launch), loc(launch.getLoc()) {
  for (auto [argument, operand] :
       llvm::zip(kernel.getArguments(), launch.getKernelOperands()))
    mapping.map(argument, operand);
}

Value HostValues::getConstant(int64_t value) {
  return arith::ConstantIndexOp::create(hostBuilder, loc, value);
}

Value HostValues::get(Value launchValue) {
  SmallVector<Value> work = {launchValue};
  while (!work.empty()) {
    Value value = work.back();
    if (mapping.contains(value)) {
      work.pop_back();
      continue;
    }
    Operation *op = value.getDefiningOp();
    SmallVector<Value> missing;
    for (Value operand : op->getOperands())
      if (!mapping.contains(operand))
        missing.push_back(operand);
    if (missing.empty()) {
      hostBuilder.clone(*op, mapping);
      work.pop_back();
    } else {
      work.append(missing);
    }
  }
  return mapping.lookup(launchValue);
}

Value HostValues::get(const LaunchProduct &product, int64_t scale) {
  Value result;
  for (Value factor : product.factors) {
    Value value = get(factor);
    result =
        result
            ? arith::MulIOp::create(hostBuilder, loc, result, value).getResult()
            : value;
  }
  int64_t constant = product.constant * scale;
  if (!result)
    return getConstant(constant);
  if (constant == 1)
    return result;
  return arith::MulIOp::create(hostBuilder, loc, result, getConstant(constant));
}

Value HostValues::get(ArrayRef<LaunchProduct> sum) {
  Value result;
  for (const LaunchProduct &product : sum) {
    if (product.factors.empty() && product.constant == 0)
      continue;
    Value value = get(product);
    result =
        result
            ? arith::AddIOp::create(hostBuilder, loc, result, value).getResult()
            : value;
  }
  return result ? result : getConstant(0);
}

} // namespace tier::layout
