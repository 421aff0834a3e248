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
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace tier::where {

SmallVector<const Node *> findProducerLeaves(const Node &operand, unsigned side, unsigned k) {
  SmallVector<const Node *> leaves;
  for (const Node *node : findNodes(&operand))
    if (node->kind == NodeKind::Leaf && node->dims.test(side) && node->dims.test(k))
      leaves.push_back(node);
  return leaves;
}

FailureOr<Frame> KernelEmitter::enterPrologue(const Frame &tile) {
  const machine::Atom *atom = problem::registerAtomOf(task.question, machine);
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
  for (auto [leaf, array] : llvm::zip_equal(leaves, task.question.producersA))
    tiles.push_back(ir::AllocOp::create(
        builder, loc, getSharedType(leaf->element, plan.tile[0], array.isKMajor)));
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
  operands[0] = clearBeyond(frame, 0, operands[0], k);
  return success();
}

} // namespace tier::where
