//===- Prologue.cpp - operands that are computed ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the instruction reads A from registers, the arrays that it is computed
// from are copied as they are, and whoever multiplies computes it:
//
//   s = load scales[m]                        before the loop: no k in it
//   for k { raw = alloc; copy x[m, k] -> raw; b = alloc; copy w[n, k] -> b
//           a = mask(load raw * s, k)
//           c = mma a, b, c }
//
// Copies bring zeros beyond the end of k, and a function of zeros is any number:
// it meets zeros of the other operand, so only infinities and NaN count. Unless
// all it is computed from is known there, and finite, it is cleared.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tier::where {

SmallVector<const Node *> findProducerLeaves(const Node &operand, unsigned side, unsigned k) {
  llvm::SetVector<const Node *> work;
  work.insert(&operand);
  SmallVector<const Node *> leaves;
  for (size_t i = 0; i < work.size(); ++i) {
    const Node *node = work[i];
    if (node->kind == NodeKind::Leaf && node->dims.test(side) && node->dims.test(k))
      leaves.push_back(node);
    for (const Node *input : node->operands)
      work.insert(input);
  }
  return leaves;
}

//===----------------------------------------------------------------------===//
// Beyond the end of k
//===----------------------------------------------------------------------===//

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

Value KernelEmitter::clearBeyond(const Node &operand, Value tile, Value k, bool isInside) {
  if (isInside)
    return tile;
  TypedAttr outside = evaluateAtZeros(operand, task.reduced);
  auto number = dyn_cast_or_null<FloatAttr>(outside);
  if (isa_and_nonnull<IntegerAttr>(outside) || (number && number.getValue().isFinite()) ||
      isa<IntegerType>(cast<RankedTensorType>(tile.getType()).getElementType()))
    return tile;
  Location loc = kernel.contract->loc;
  Value left = arith::SubIOp::create(builder, loc, getIndex(kernel.dims[task.reduced].extent), k);
  return ir::MaskOp::create(builder, loc, tile.getType(), tile, uint64_t(1), left);
}

//===----------------------------------------------------------------------===//
// A in registers
//===----------------------------------------------------------------------===//

FailureOr<Frame> KernelEmitter::enterPrologue(const Frame &tile) {
  const machine::Atom *atom = nullptr;
  for (const machine::Atom &candidate : machine.atoms)
    if (!atom && candidate.grain == machine::Grain::Warpgroup &&
        candidate.sourceA == machine::Source::Register &&
        candidate.serves(task.question.inputs[0].element, task.question.inputs[1].element,
                         task.question.accumulator))
      atom = &candidate;
  assert(atom && "the plan found an instruction");
  Frame frame;
  frame.axes = {task.tiled[0], task.reduced};
  frame.position = tile.position;
  frame.position[task.reduced] = Value();
  markInbounds(frame, frame.axes[0], plan.tile[0]);
  markInbounds(frame, frame.axes[1], plan.tile[2]);
  frame.fragment = convert(problem::operandFragmentA(*atom, plan.tile[0], plan.tile[1],
                                                     plan.tile[2], plan.warps.back(),
                                                     machine.lanes));
  SmallVector<const Node *> work{task.a};
  for (size_t i = 0; i < work.size(); ++i) {
    if (work[i]->kind != NodeKind::Scalar && !work[i]->dims.test(task.reduced)) {
      if (failed(emit(frame, *work[i])))
        return failure();
      continue;
    }
    llvm::append_range(work, work[i]->operands);
  }
  return frame;
}

LogicalResult KernelEmitter::emitComputed(const Frame &prologue, Value k, Value operands[2]) {
  Location loc = kernel.contract->loc;
  Frame frame = prologue;
  frame.position[task.reduced] = k;
  SmallVector<const Node *> leaves =
      findProducerLeaves(*task.a, task.tiled[0], task.reduced);
  SmallVector<Value> tiles;
  for (auto [leaf, array] : llvm::zip_equal(leaves, task.question.producersA)) {
    int64_t sizes[] = {plan.tile[0], plan.tile[2]}, ranks[] = {1, 1};
    int64_t strides[] = {array.isKMajor ? sizes[1] : 1, array.isKMajor ? 1 : sizes[0]};
    auto layout = layout::StridedAttr::get(builder.getContext(), ranks, sizes, strides);
    auto type = MemRefType::get(sizes, leaf->element, layout,
                                ir::SpaceAttr::get(builder.getContext(), ir::Space::shared));
    tiles.push_back(ir::AllocOp::create(builder, loc, type));
  }
  operands[1] = ir::AllocOp::create(builder, loc, getSharedType(*task.b, 1));
  for (auto [leaf, tile] : llvm::zip_equal(leaves, tiles))
    emitCopy(frame, *leaf, 0, k, tile);
  emitCopy(frame, *task.b, 1, k, operands[1]);

  SmallBitVector both(kernel.dims.size());
  both.set(frame.axes[0]);
  both.set(frame.axes[1]);
  Value zeros[] = {constant(0), constant(0)};
  for (auto [leaf, tile] : llvm::zip_equal(leaves, tiles))
    frame.memo.back()[leaf] = {ir::LoadOp::create(builder, leaf->loc,
                                                  getType(frame, both, leaf->element), tile, zeros,
                                                  builder.getDenseBoolArrayAttr({true, true}),
                                                  Value())
                                   .getTile(),
                               both};
  FailureOr<Tile> computed = emit(frame, *task.a);
  if (failed(computed))
    return failure();
  operands[0] = repeat(frame, *computed, both, loc).value;
  operands[0] = clearBeyond(*task.a, operands[0], k, frame.inbounds.test(task.reduced));
  return success();
}

} // namespace tier::where
