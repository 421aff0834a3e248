//===- Bodies.cpp - what the body of a structured op computes -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Expression.h"

#include "mlir/Dialect/Math/IR/Math.h"

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

FailureOr<ContractionBody> matchContraction(linalg::GenericOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
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
  BlockArgument lhs = stripWidening(product->getOperand(0));
  BlockArgument rhs = stripWidening(product->getOperand(1));
  if (!lhs || !rhs || lhs == rhs || lhs.getOwner() != op.getBody() ||
      rhs.getOwner() != op.getBody() || lhs == accumulator || rhs == accumulator)
    return failure();
  // Each side has a dimension of its own, or every element is used once: that is
  // a reduction of a product.
  auto maps = op.getIndexingMapsArray();
  AffineMap left = maps[lhs.getArgNumber()], right = maps[rhs.getArgNumber()];
  SmallVector<int64_t> extents = op.getStaticLoopRanges();
  auto hasOwn = [&](AffineMap map, AffineMap other) {
    for (unsigned d = 0; d < op.getNumLoops(); ++d)
      if (map.isFunctionOfDim(d) && !other.isFunctionOfDim(d) && extents[d] != 1)
        return true;
    return false;
  };
  if (!hasOwn(left, right) || !hasOwn(right, left))
    return failure();
  return ContractionBody{lhs.getArgNumber(), rhs.getArgNumber()};
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
