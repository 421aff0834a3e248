//===- Beyond.cpp - operands beyond the end of the summed dimension -------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tiles go on beyond the end of k, and what is multiplied there has to add
// nothing. Copies bring zeros; a function of zeros is any number:
//
//   x * 2   0                  as good as a copy
//   x + 1   1                  may meet zeros, but no other number
//   x * s   0, or NaN where s is infinite: it may meet nothing
//
// Of two operands that may not meet, one is cleared: a mask writes zeros. This is
// the one place that says what is there, so any operand may be computed.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

namespace tier::where {

/// The value of an expression where arrays with k are zero; null: not known.
static TypedAttr evaluateAtZeros(const Node &node, unsigned k) {
  if (node.kind == NodeKind::Leaf) {
    if (!node.dims.test(k) || !node.element.isIntOrFloat())
      return {};
    OpBuilder builder(node.element.getContext());
    return builder.getZeroAttr(node.element);
  }
  TypedAttr number;
  if (node.kind == NodeKind::Scalar)
    return matchPattern(node.scalar, m_Constant(&number)) ? number : TypedAttr();
  if (node.kind != NodeKind::Map)
    return {};
  linalg::GenericOp generic = node.op;
  Block *body = generic.getBody();
  DenseMap<Value, TypedAttr> known;
  for (auto [argument, operand] : llvm::zip(body->getArguments(), node.operands))
    known[argument] = evaluateAtZeros(*operand, k);
  auto find = [&](Value value) {
    if (TypedAttr found = known.lookup(value))
      return found;
    TypedAttr constant;
    return matchPattern(value, m_Constant(&constant)) ? constant : TypedAttr();
  };
  for (Operation &op : body->without_terminator()) {
    SmallVector<Attribute> operands;
    for (Value operand : op.getOperands())
      operands.push_back(find(operand));
    SmallVector<OpFoldResult> results;
    Operation *copy = op.clone(); // folding may change the op
    bool isKnown = op.getNumResults() == 1 && succeeded(copy->fold(operands, results)) &&
                   results.size() == 1;
    copy->destroy();
    if (!isKnown)
      continue;
    auto attribute = dyn_cast<Attribute>(results[0]);
    known[op.getResult(0)] = attribute ? dyn_cast<TypedAttr>(attribute)
                                       : find(cast<Value>(results[0]));
  }
  return find(body->getTerminator()->getOperand(node.result));
}

namespace {
/// What an operand is beyond the end of k.
enum class Beyond { Zero, Finite, Any };
} // namespace

static Beyond findBeyond(const Node &operand, unsigned k) {
  if (operand.kind == NodeKind::Leaf) // a copy, whether or not it depends on k
    return Beyond::Zero;
  TypedAttr value = evaluateAtZeros(operand, k);
  if (auto integer = dyn_cast_or_null<IntegerAttr>(value))
    return integer.getValue().isZero() ? Beyond::Zero : Beyond::Finite;
  if (auto number = dyn_cast_or_null<FloatAttr>(value))
    return number.getValue().isZero()     ? Beyond::Zero
           : number.getValue().isFinite() ? Beyond::Finite
                                          : Beyond::Any;
  return isa<IntegerType>(operand.element) ? Beyond::Finite : Beyond::Any;
}

/// Whether the operand of this side is cleared: where it may be no number, or where
/// it is the second of two that are not zero.
static bool isCleared(const Task &task, unsigned side) {
  Beyond own = findBeyond(side == 0 ? *task.a : *task.b, task.reduced);
  if (own != Beyond::Finite)
    return own == Beyond::Any;
  return side == 1 && findBeyond(*task.a, task.reduced) == Beyond::Finite;
}

Value KernelEmitter::clearBeyond(const Frame &frame, unsigned side, Value tile, Value k) {
  if (frame.inbounds.test(task.reduced) || !isCleared(task, side))
    return tile;
  Location loc = kernel.contract->loc;
  Value left = arith::SubIOp::create(builder, loc, getIndex(kernel.dims[task.reduced].extent), k);
  return ir::MaskOp::create(builder, loc, tile.getType(), tile, uint64_t(1), left, Value(),
                            TypedAttr());
}

} // namespace tier::where
