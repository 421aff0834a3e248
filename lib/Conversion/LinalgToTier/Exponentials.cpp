//===- Exponentials.cpp - exponentials that a machine may approximate -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   sum exp(x - max x),  bf16(exp(x - max x) / sum exp(x - max x)),    x = f32(bf16)
//
// A unit of the machine has 2^y to 22 bits or so, but y = d log2 e is rounded before: the result is
// wrong by up to |d| 2^-24 more, 5e-6 where it is no longer 0. An exponential that is right to the
// last bits takes five instructions more for each element, which is what rows that are read once
// wait for. Here nobody sees those bits. The larger |d| is the less such a term adds to a sum that
// has 1 for one, and numbers of 16 bits are rounded by 2^-11 or 2^-8.
//
// What is below 2^-126 becomes 0, so nothing may make it larger again: exponentials are divided by
// their own sum, which is no less than 1, and by nothing else.
//
// The frontend permits the same where the exponential itself has 16 bits.
//
//===----------------------------------------------------------------------===//

#include "Exponentials.h"

#include "tier/Dialect/Layout/IR/Layout.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier::where {

static constexpr unsigned fewBits = 16;

static bool hasFewBits(Value value) {
  Type element = getElementTypeOrSelf(value);
  return element.isIntOrFloat() && element.getIntOrFloatBitWidth() <= fewBits;
}

static bool isElementwise(linalg::GenericOp op) {
  return op && op.getNumParallelLoops() == op.getNumLoops();
}

/// The op of a body that has one beside constants and its end, if it is of these.
template <typename... Ops> static Operation *getOnly(linalg::GenericOp op) {
  if (!op || op.getNumResults() != 1)
    return nullptr;
  auto ops = llvm::make_filter_range(op.getBody()->without_terminator(), [](Operation &one) {
    return !one.hasTrait<OpTrait::ConstantLike>();
  });
  return llvm::hasSingleElement(ops) && isa<Ops...>(*ops.begin()) ? &*ops.begin() : nullptr;
}

static Value stripViews(Value value) {
  while (auto view = value.getDefiningOp<layout::ViewOp>())
    value = view.getSource();
  return value;
}

/// Whether a body takes its inputs in their order.
static bool takesInputs(linalg::GenericOp op, Operation *only) {
  return only->getOperands() == ValueRange(op.getBody()->getArguments().drop_back());
}

/// Whether a value is computed element by element, of arrays of few bits.
static bool isOfFewBits(Value value) {
  llvm::SetVector<Value> work;
  work.insert(value);
  for (size_t i = 0; i < work.size(); ++i) {
    Value one = work[i];
    if (!isa<RankedTensorType>(one.getType()) || hasFewBits(one))
      continue;
    auto op = one.getDefiningOp<linalg::GenericOp>();
    if (auto view = one.getDefiningOp<layout::ViewOp>())
      work.insert(view.getSource());
    else if (isElementwise(op))
      work.insert(op.getInputs().begin(), op.getInputs().end());
    else
      return false;
  }
  return true;
}

/// Whether a value is `x` less a maximum of it.
static bool isDistance(Value value) {
  auto op = value.getDefiningOp<linalg::GenericOp>();
  Operation *difference = getOnly<arith::SubFOp>(op);
  if (!difference || !isElementwise(op) || !takesInputs(op, difference))
    return false;
  Value of = op.getInputs()[0];
  auto reduction = stripViews(op.getInputs()[1]).getDefiningOp<linalg::GenericOp>();
  return reduction && isa_and_nonnull<arith::MaximumFOp>(matchCombiner(reduction)) &&
         reduction.getInputs().front() == of && isOfFewBits(of);
}

static bool isSum(linalg::GenericOp op) { return getOnly<arith::AddFOp>(op) && matchCombiner(op); }

/// Whether a value is the sum of `powers`.
static bool isSumOf(Value value, Value powers) {
  auto op = stripViews(value).getDefiningOp<linalg::GenericOp>();
  return isSum(op) && op.getInputs().front() == powers;
}

/// Whether `op` divides `powers` by their sum, or multiplies them by one over it.
static bool isShare(linalg::GenericOp op, Value powers) {
  Operation *only = getOnly<arith::MulFOp, arith::DivFOp>(op);
  if (!only || !isElementwise(op) || op.getNumDpsInputs() != 2 || !takesInputs(op, only) ||
      op.getInputs()[0] != powers)
    return false;
  if (isa<arith::DivFOp>(only))
    return isSumOf(op.getInputs()[1], powers);
  auto inverse = stripViews(op.getInputs()[1]).getDefiningOp<linalg::GenericOp>();
  Operation *quotient = getOnly<arith::DivFOp>(inverse);
  return quotient && isElementwise(inverse) && matchPattern(quotient->getOperand(0), m_OneFloat()) &&
         isSumOf(inverse.getInputs().front(), powers);
}

/// Whether nothing is made of exponentials but their sum, and of shares of it but numbers of few bits.
static bool isSummedOrRounded(Value powers) {
  auto isRounded = [](Operation *user) {
    auto op = dyn_cast<linalg::GenericOp>(user);
    return isElementwise(op) && getOnly<arith::TruncFOp>(op) && hasFewBits(op.getResult(0));
  };
  return llvm::all_of(powers.getUsers(), [&](Operation *user) {
    auto op = dyn_cast<linalg::GenericOp>(user);
    return isRounded(user) || isSum(op) ||
           (isShare(op, powers) && llvm::all_of(op.getResult(0).getUsers(), isRounded));
  });
}

void approximateExponentials(func::FuncOp program) {
  for (auto op : program.getOps<linalg::GenericOp>()) {
    auto power = dyn_cast_or_null<math::ExpOp>(getOnly<math::ExpOp>(op));
    if (power && isElementwise(op) && power.getType().isF32() && isDistance(op.getInputs().front()) &&
        isSummedOrRounded(op.getResult(0)))
      power.setFastmath(power.getFastmath() | arith::FastMathFlags::afn);
  }
}

} // namespace tier::where
