//===- WalkRows.cpp - rows that one CTA visits one after another ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A CTA for each row waits for memory before it computes, and shifts weights that
// begin elsewhere in a vector than its row. Where that is much (problem::plan says
// when), as many CTAs as the machine holds walk the rows instead, shift once, and
// load the next row before they compute the present one:
//
//   weights = load                        // what all rows share, to shared memory
//   ahead = load row b
//   for row = b to rows step CTAs iter_args(x = ahead):
//     next = load row + CTAs
//     store f(x, weights)
//     yield next
//
// Rows that begin inside of a vector begin alike in all rounds: the step is a
// multiple of the elements of a vector.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier::where {

bool isSame(const Node &a, const Node &b) {
  return a.buffer == b.buffer && a.offset == b.offset && a.strides == b.strides &&
         a.element == b.element;
}

SmallVector<const Node *> findRowLeaves(const Kernel &kernel, const Task &task, bool varies) {
  SmallVector<const Node *> leaves;
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf && node.get() != kernel.target &&
        node->dims.test(task.reduced) && (node->dims.count() > 1) == varies &&
        llvm::none_of(leaves, [&](const Node *other) { return isSame(*node, *other); }))
      leaves.push_back(node.get());
  return leaves;
}

bool KernelEmitter::walksRows() const {
  // Outer dimensions begin anywhere in a vector.
  return plan.walkers && plan.holdsWholeRow && task.walked.empty() && !kernel.segment &&
         (!task.shifted || task.outer.empty());
}

void KernelEmitter::setRow(Frame &frame, Value linear, ArrayRef<Value> counts) {
  if (shift.of) {
    // Views begin at the row.
    shift.row = linear;
    views.clear();
    return;
  }
  SmallVector<Value> indices = delinearize(linear, counts);
  for (auto [i, d] : llvm::enumerate(task.outer))
    frame.position[d] = indices[i];
  frame.position[task.tiled[0]] = builder.createOrFold<arith::MulIOp>(
      func.getLoc(), indices.back(), constant(plan.tile[0]));
}

void KernelEmitter::keepForAll(Frame &frame, const Node &leaf) {
  Value tile = emitLeaf(frame, leaf).value;
  auto type = MemRefType::get({plan.tile[1]}, getStorage(leaf.element), MemRefLayoutAttrInterface(),
                              ir::SpaceAttr::get(builder.getContext(), ir::Space::shared));
  OpBuilder first(marker);
  Value row = ir::AllocOp::create(first, leaf.loc, type).getTile();
  ir::StoreOp::create(builder, leaf.loc, tile, row, constant(0),
                      builder.getDenseBoolArrayAttr({true}), Value());
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf && isSame(*node, leaf))
      keptForAll[node.get()] = row;
}

LogicalResult KernelEmitter::emitWalkedRows(Frame &frame, ArrayRef<Value> counts) {
  Location loc = func.getLoc();
  Value total = counts.front();
  for (Value count : counts.drop_front())
    total = builder.createOrFold<arith::MulIOp>(loc, total, count);
  Value walkers = host.mul(host.getUnits(), host.constant(plan.walkers));
  if (shift.of) { // A multiple of a vector, and not more than run at once.
    Value one = host.constant(shift.elements);
    walkers = host.sub(host.add(walkers, one), host.min(walkers, one)); // At least one.
    walkers = host.sub(walkers, host.constant(shift.elements - 1));
    walkers = host.mul(host.ceilDiv(walkers, shift.elements), one);
  }
  blocks = host.min(blocks, walkers);
  func->setAttr("tier.ctas", builder.getI64IntegerAttr(plan.walkers));

  Value first = marker->getResult(0);
  setRow(frame, first, counts);
  frame.position[task.reduced] = constant(0);
  if (plan.keepsShared)
    for (const Node *leaf : findRowLeaves(kernel, task, /*varies=*/false))
      keepForAll(frame, *leaf);
  SmallVector<const Node *> rows = findRowLeaves(kernel, task, /*varies=*/true);
  SmallVector<Value> ahead;
  SmallVector<SmallBitVector> dims;
  for (const Node *leaf : rows) {
    Tile tile = emitLeaf(frame, *leaf);
    ahead.push_back(tile.value);
    dims.push_back(tile.dims);
  }

  Value step = gpu::GridDimOp::create(builder, loc, gpu::Dimension::x);
  auto loop = scf::ForOp::create(builder, loc, first, total, step, ahead);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(loop.getBody());
  Value next = arith::AddIOp::create(builder, loc, loop.getInductionVar(), step);
  // The last round loads its own row again: it is in the cache.
  Value isMore = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, next, total);
  next = arith::SelectOp::create(builder, loc, isMore, next, loop.getInductionVar());
  shift.viewsAfter = next.getDefiningOp();
  setRow(frame, next, counts);
  SmallVector<Value> loaded;
  for (const Node *leaf : rows)
    loaded.push_back(emitLeaf(frame, *leaf).value);
  setRow(frame, loop.getInductionVar(), counts);
  frame.push();
  for (auto [leaf, value, known] : llvm::zip(rows, loop.getRegionIterArgs(), dims))
    for (auto &node : kernel.nodes)
      if (node->kind == NodeKind::Leaf && isSame(*node, *leaf))
        frame.memo.back()[node.get()] = {value, known};
  LogicalResult emitted = emitWholeRows(frame);
  frame.pop();
  scf::YieldOp::create(builder, loc, loaded);
  // A row is widened before the next one is loaded, so that both can have the
  // same registers.
  for (Value row : loop.getRegionIterArgs())
    for (Operation *user : llvm::make_early_inc_range(row.getUsers()))
      if (isa<arith::ExtFOp>(user) && user->getBlock() == loop.getBody())
        user->moveBefore(&loop.getBody()->front());
  return emitted;
}

} // namespace tier::where
