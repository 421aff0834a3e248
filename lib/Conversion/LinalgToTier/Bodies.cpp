//===- Bodies.cpp - what the body of a structured op computes -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Expression.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;

namespace tier::where {

/// The value that the body yields.
static Value getYielded(linalg::GenericOp op) {
  return op.getBody()->getTerminator()->getOperand(0);
}

/// The block argument behind widening casts.
static BlockArgument stripWidening(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<arith::ExtFOp, arith::ExtSIOp>(op))
      return {};
    value = op->getOperand(0);
  }
  return dyn_cast<BlockArgument>(value);
}

/// The block arguments that a product multiplies.
static bool collectFactors(Value value, SmallVectorImpl<BlockArgument> &factors) {
  Operation *product = value.getDefiningOp();
  if (isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product))
    return collectFactors(product->getOperand(0), factors) &&
           collectFactors(product->getOperand(1), factors);
  factors.push_back(stripWidening(value));
  return factors.back() != nullptr;
}

/// How the map of a factor walks a summed dimension.
enum class Walk { Not, InSteps, Along };
static Walk getWalk(linalg::GenericOp op, AffineMap map) {
  Walk walk = Walk::Not;
  for (auto [d, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    if (type != utils::IteratorType::reduction || !map.isFunctionOfDim(d))
      continue;
    bool isAlong = llvm::any_of(map.getResults(), [&](AffineExpr expr) {
      return expr.getKind() != AffineExprKind::FloorDiv && expr.isFunctionOfDim(d);
    });
    walk = std::max(walk, isAlong ? Walk::Along : Walk::InSteps);
  }
  return walk;
}

//===----------------------------------------------------------------------===//
// Two numbers in a byte
//===----------------------------------------------------------------------===//

/// The byte whose lower or upper four bits are the f4E2M1FN behind widening casts.
static BlockArgument findByte(Value value, bool isUpper) {
  auto widen = value.getDefiningOp<arith::ExtFOp>();
  auto number = widen ? widen.getIn().getDefiningOp<arith::BitcastOp>() : arith::BitcastOp();
  if (!number || !isa<Float4E2M1FNType>(number.getType()))
    return {};
  auto bits = number.getIn().getDefiningOp<arith::TruncIOp>();
  Value byte = bits ? bits.getIn() : Value();
  if (auto shift = byte ? byte.getDefiningOp<arith::ShRUIOp>() : arith::ShRUIOp()) {
    if (!isUpper || getConstantIntValue(shift.getRhs()) != 4)
      return {};
    byte = shift.getLhs();
  } else if (isUpper) {
    return {};
  }
  return byte && byte.getType().isInteger(8) ? dyn_cast<BlockArgument>(byte) : BlockArgument();
}

/// (lower a * lower b + upper a * upper b) * (s * t): the term of a product of bytes with two
/// numbers each. What multiplies is read as it is written by the porch.
static FailureOr<ContractionBody> matchF4(Value term) {
  auto scaled = term.getDefiningOp<arith::MulFOp>();
  auto pair = scaled ? scaled.getLhs().getDefiningOp<arith::AddFOp>() : arith::AddFOp();
  auto factors = scaled ? scaled.getRhs().getDefiningOp<arith::MulFOp>() : arith::MulFOp();
  if (!pair || !factors)
    return failure();
  BlockArgument operands[2];
  for (auto [value, isUpper] : {std::pair(pair.getLhs(), false), std::pair(pair.getRhs(), true)}) {
    auto product = value.getDefiningOp<arith::MulFOp>();
    for (unsigned i : {0u, 1u}) {
      BlockArgument byte = product ? findByte(product->getOperand(i), isUpper) : BlockArgument();
      if (!byte || (isUpper && byte != operands[i]))
        return failure();
      operands[i] = byte;
    }
  }
  ContractionBody body;
  body.isF4 = true;
  body.lhs = operands[0].getArgNumber();
  body.rhs = operands[1].getArgNumber();
  for (Value factor : factors->getOperands()) {
    BlockArgument argument = stripWidening(factor);
    if (!argument)
      return failure();
    body.factors.push_back(argument.getArgNumber());
  }
  return body;
}

FailureOr<ContractionBody> matchContraction(linalg::GenericOp op) {
  if (op.getNumDpsInputs() < 2 || op.getNumDpsInits() != 1 ||
      op.getNumReductionLoops() == 0)
    return failure();
  Value accumulator = op.getBody()->getArguments().back();
  Operation *sum = getYielded(op).getDefiningOp();
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(sum))
    return failure();
  Value term = sum->getOperand(0) == accumulator   ? sum->getOperand(1)
               : sum->getOperand(1) == accumulator ? sum->getOperand(0)
                                                   : Value();
  Operation *product = term ? term.getDefiningOp() : nullptr;
  if (!isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product))
    return failure();
  if (FailureOr<ContractionBody> packed = matchF4(term); succeeded(packed))
    return packed;
  SmallVector<BlockArgument> factors;
  if (!collectFactors(product->getResult(0), factors) || factors.size() != op.getNumDpsInputs())
    return failure();
  for (auto [i, factor] : llvm::enumerate(factors))
    if (factor.getOwner() != op.getBody() || factor == accumulator ||
        llvm::is_contained(ArrayRef(factors).drop_front(i + 1), factor))
      return failure();
  auto maps = op.getIndexingMapsArray();
  // What does not change inside of a block of k multiplies the sum over the block.
  SmallVector<BlockArgument> operands;
  ContractionBody body;
  for (BlockArgument factor : factors) {
    Walk walk = factors.size() == 2 ? Walk::Along : getWalk(op, maps[factor.getArgNumber()]);
    if (walk == Walk::Along)
      operands.push_back(factor);
    else
      body.factors.push_back(factor.getArgNumber());
  }
  if (operands.size() != 2 || (!body.factors.empty() && isa<arith::MulIOp>(product)))
    return failure();
  BlockArgument lhs = operands[0], rhs = operands[1];
  body.lhs = lhs.getArgNumber();
  body.rhs = rhs.getArgNumber();
  // Each side has a dimension of its own, or every element is used once: that is
  // a reduction of a product. A reduction has no place for factors of blocks.
  AffineMap left = maps[lhs.getArgNumber()], right = maps[rhs.getArgNumber()];
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  auto hasOwn = [&](AffineMap map, AffineMap other) {
    for (unsigned d = 0; d < op.getNumLoops(); ++d)
      if (map.isFunctionOfDim(d) && !other.isFunctionOfDim(d) &&
          (extents[d] != 1 || !body.factors.empty()))
        return true;
    return false;
  };
  if (!hasOwn(left, right) || !hasOwn(right, left))
    return failure();
  return body;
}

Operation *matchCombiner(linalg::GenericOp op) {
  if (op.getNumDpsInits() != 1 || op.getNumReductionLoops() == 0)
    return nullptr;
  Operation *combiner = getYielded(op).getDefiningOp();
  Value accumulator = op.getBody()->getArguments().back();
  if (!combiner || combiner->getNumOperands() != 2 || !getReduceKind(combiner) ||
      llvm::count(combiner->getOperands(), accumulator) != 1 ||
      !accumulator.hasOneUse())
    return nullptr;
  return combiner;
}

std::optional<ir::ReduceKind> getReduceKind(Operation *combiner) {
  return ir::symbolizeReduceKind(combiner->getName().stripDialect());
}

} // namespace tier::where
