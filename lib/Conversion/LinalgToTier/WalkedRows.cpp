//===- WalkedRows.cpp - CTAs that walk rows -------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   for p in linear, linear + walkers, .. < rows { the row p }
//
// The row behind p is copied to shared memory while p is computed. Where nobody walks, a CTA has
// one tile of rows.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier::where {

Value KernelEmitter::countWalkers(Value rows) {
  int64_t ctas = plan.cluster[1], multiple = 1;
  // All rows of a CTA begin alike, as its first one: so far its arrays are shifted.
  if (plan.keptArrays)
    multiple = std::max<int64_t>(
        1, plan.beginsAt / (task.question.mostShift ? 1 : plan.vectorElements));
  // As few as walk no more rows each than as many as run at once: memory has the same to
  // do, and nobody's last row is alone. Of 4096 rows 128 CTAs walk 32, where of 132 four
  // would walk one more than the others.
  // Two CTAs of a cluster share a pair of multiprocessors; of more, as many run as the
  // driver says.
  int64_t pairs = machine.units * plan.ctas / ctas;
  Value most = host.constant(pairs - pairs % multiple);
  if (ctas > 2) {
    most = host.mul(host.getClusters(ctas), host.constant(plan.ctas));
    if (multiple > 1)
      most = host.max(host.mul(host.floorDiv(most, multiple), host.constant(multiple)),
                      host.constant(multiple));
  }
  Value rounds = host.max(host.ceilDiv(rows, most), host.constant(1));
  Value few = host.ceilDiv(host.ceilDiv(rows, rounds), multiple);
  return host.min(rows, host.mul(few, host.constant(multiple)));
}

Value KernelEmitter::enterWalk(scf::ForOp &walk, Value first) {
  if (!plan.walksRows)
    return first;
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf && !kernel.isWritten(*node) && !node->isGathered() &&
        node->dims.test(task.reduced) && node->dims.test(task.tiled[0])) {
      ahead = node.get();
      break;
    }
  walk = scf::ForOp::create(builder, func.getLoc(), first, first, constant(1));
  walk->setAttr(ir::walkAttribute, builder.getUnitAttr());
  builder.setInsertionPointToStart(walk.getBody());
  return walk.getInductionVar();
}

void KernelEmitter::leaveWalk(scf::ForOp walk) {
  if (walk) {
    walk.getUpperBoundMutable().assign(getIndex(blocks));
    blocks = countWalkers(blocks);
    // A parameter takes no register, the size of the grid would.
    walk.getStepMutable().assign(getIndex(blocks));
  }
  blocks = host.mul(blocks, host.constant(plan.cluster[1]));
  if (chunksOfRow)
    blocks = host.mul(blocks, chunksOfRow);
}

const Node &KernelEmitter::findNumber(const Frame &frame, const Node &last) const {
  auto &memo = frame.memo.back();
  auto isOfRow = [&](const Node &node) {
    return node.kind == NodeKind::Map && !node.dims.test(task.reduced);
  };
  // Whether it reads `last`; nothing where it needs what is not known yet.
  auto reads = [&](const Node &node, auto &&again) -> std::optional<bool> {
    if (!isOfRow(node))
      return node.kind == NodeKind::Scalar || memo.contains(&node) ? std::optional(&node == &last)
                                                                   : std::nullopt;
    bool found = false;
    for (const Node *operand : node.operands) {
      std::optional<bool> one = again(*operand, again);
      if (!one)
        return std::nullopt;
      found |= *one;
    }
    return found;
  };
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Map && node->dims.test(task.reduced))
      for (const Node *operand : node->operands)
        if (isOfRow(*operand) && reads(*operand, reads).value_or(false))
          return *operand;
  return last;
}

LogicalResult KernelEmitter::takeAgain(Frame &frame, const Node &last) {
  if (!ahead)
    return success();
  // Behind a division, say, and not behind the sum that it divides: while it is computed
  // nothing of the row is widened.
  const Node &number = findNumber(frame, last);
  FailureOr<Tile> known = emit(frame, number);
  if (failed(known))
    return failure();
  auto &memo = frame.memo.back();
  computed.clear();
  for (auto &[node, tile] : memo)
    if (node->kind == NodeKind::Map)
      computed[node] = tile;
  SmallVector<const Node *> taken;
  for (auto &[node, tile] : computed)
    memo.erase(node);
  memo[&number] = *known;
  for (const Node *node : kernel.reductions)
    if (node != &last && memo.contains(node))
      taken.push_back(node);
  if (memo.contains(ahead))
    taken.push_back(ahead);
  for (const Node *node : taken) {
    Value &tile = memo[node].value;
    tile = ir::AgainOp::create(builder, node->loc, tile.getType(), tile, known->value).getTile();
  }
  return success();
}

} // namespace tier::where
