//===- KeptRows.cpp - rows that stay in shared memory ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row that is read in several passes stays in shared memory, where each thread reads what it
// stored. Threads that load chunks store them in the first pass; where they copy the row, all of
// it is under way at once, and every pass reads it from there:
//
//   copy the row, and await it
//   partial = first chunk, neutral before the row and beyond its end
//   for whole chunks: partial = combine(partial, chunk)
//   partial = combine(partial, last chunk, neutral beyond its end)
//   reduced = reduce(partial)                                  // threads meet once
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;

namespace tier::where {

void KernelEmitter::reserveKept(const Frame &frame) {
  if (!plan.keptColumns || task.contiguous != 1 || !task.walked.empty() || kernel.segment)
    return;
  for (auto &node : kernel.nodes)
    if (node->kind == NodeKind::Leaf && !kernel.isWritten(*node) && !node->isGathered() &&
        node->dims.test(task.reduced) && node->dims.test(task.tiled[0])) {
      keep(*node, {1, plan.keptColumns});
      boundRegisters();
      if (plan.copiesKept)
        copyKept(frame, *node);
      return;
    }
}

void KernelEmitter::copyKept(const Frame &rows, const Node &leaf) {
  Frame frame = rows;
  frame.push();
  int64_t warps = plan.warps.back(), vector = frame.fragment.getRun();
  frame.fragment = convert(problem::fragmentForRows(1, plan.keptColumns, vector, machine.lanes,
                                                    warps, machine.lanes));
  frame.position[task.reduced] = constant(0);
  frame.inbounds.resize(kernel.dims.size());
  frame.inbounds.reset(task.reduced);
  SmallBitVector dims = getTileDims(frame, leaf);
  Place place = findPlace(frame, leaf, dims);
  // Nobody asks for zeros behind the row.
  Value from = place.from ? place.from : constant(0);
  auto load = ir::LoadOp::create(builder, leaf.loc, getType(frame, dims, leaf.element), place.view,
                                 place.indices, place.inbounds, from);
  load->setAttr(ir::aheadAttribute, builder.getUnitAttr());
  storeKept(frame, leaf, load.getTile());
  findKept(leaf)->isFilled = true;
}

Kept &KernelEmitter::keep(const Node &leaf, ArrayRef<int64_t> shape) {
  auto type = MemRefType::get(shape, getStorage(leaf.element), MemRefLayoutAttrInterface(),
                              ir::SpaceAttr::get(builder.getContext(), ir::Space::shared));
  return kept.emplace_back(Kept{&leaf, ir::AllocOp::create(builder, leaf.loc, type).getTile()});
}

Kept *KernelEmitter::findKept(const Node &leaf) {
  auto *it = llvm::find_if(kept, [&](const Kept &one) { return readsSame(leaf, *one.of); });
  return it == kept.end() ? nullptr : it;
}

Place KernelEmitter::findInKept(const Frame &frame, const Node &leaf, const Kept &one) {
  Place place{one.memory, {}, {}, {}};
  for (unsigned axis : frame.axes)
    if (leaf.dims.test(axis))
      place.indices.push_back(axis == task.reduced ? frame.position[axis] : constant(0));
  place.inbounds = builder.getDenseBoolArrayAttr(SmallVector<bool>(place.indices.size(), true));
  return place;
}

Tile KernelEmitter::loadKept(const Frame &frame, const Node &leaf, const Kept &one) {
  SmallBitVector dims = getTileDims(frame, leaf);
  Place place = findInKept(frame, leaf, one);
  Value tile = ir::LoadOp::create(builder, leaf.loc, getType(frame, dims, leaf.element),
                                  place.view, place.indices, place.inbounds, Value())
                   .getTile();
  return {tile, dims};
}

void KernelEmitter::storeKept(const Frame &frame, const Node &leaf, Value tile) {
  Kept *one = findKept(leaf);
  if (!one)
    return;
  one->isStored = true;
  Place place = findInKept(frame, leaf, *one);
  // Each thread loads what it stored: no barrier.
  ir::StoreOp::create(builder, leaf.loc, tile, place.view, place.indices, place.inbounds, Value());
}

bool KernelEmitter::readsCopied() const {
  return plan.copiesKept && !kept.empty();
}

Value KernelEmitter::emitCounted(Frame &frame, const Node &node, Value from, Value limit) {
  FailureOr<Tile> tile = emitReduced(frame, node);
  if (failed(tile))
    return Value();
  Value counted = getCompared(node, tile->value);
  if (!limit)
    return counted;
  Type element = getElementTypeOrSelf(counted);
  return ir::MaskOp::create(builder, node.loc, counted.getType(), counted, /*axis=*/1, limit, from,
                            getNeutral(node, element));
}

/// Chunks of a row: the first, which may begin before the row, whole ones, and what is left.
struct KernelEmitter::KeptChunks {
  Value first, chunk, end;
  Value covered; ///< by chunks that end inside of the row
  Value last;    ///< where what is left begins
};

KernelEmitter::KeptChunks KernelEmitter::countKeptChunks(Location loc) {
  KeptChunks chunks;
  chunks.first = constant(0);
  chunks.chunk = constant(plan.tile[1]);
  chunks.end = shift.of ? shift.end : getIndex(kernel.dims[task.reduced].extent);
  Value count = builder.createOrFold<arith::DivUIOp>(loc, chunks.end, chunks.chunk);
  chunks.covered = builder.createOrFold<arith::MulIOp>(loc, count, chunks.chunk);
  chunks.last = builder.createOrFold<arith::MaxUIOp>(loc, chunks.covered, chunks.chunk);
  return chunks;
}

FailureOr<SmallVector<Value>> KernelEmitter::emitKeptPass(Frame &frame, ArrayRef<Node *> nodes) {
  Location loc = nodes.front()->loc;
  KeptChunks chunks = countKeptChunks(loc);
  SmallBitVector whole = frame.inbounds;
  auto addChunk = [&](Value at, Value from, Value limit, ValueRange before) {
    SmallVector<Value> partials;
    frame.position[task.reduced] = at;
    frame.inbounds[task.reduced] = !limit;
    frame.push();
    for (auto [i, node] : llvm::enumerate(nodes)) {
      Value counted = emitCounted(frame, *node, from, limit);
      if (!counted)
        return SmallVector<Value>();
      partials.push_back(before.empty() ? counted : combine(*node, before[i], counted));
    }
    frame.pop();
    return partials;
  };
  SmallVector<Value> partials =
      addChunk(chunks.first, shift.of ? shift.from : Value(), chunks.end, {});
  if (partials.empty())
    return failure();
  auto loop =
      scf::ForOp::create(builder, loc, chunks.chunk, chunks.covered, chunks.chunk, partials);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    SmallVector<Value> next =
        addChunk(loop.getInductionVar(), Value(), Value(), loop.getRegionIterArgs());
    if (next.empty())
      return failure();
    scf::YieldOp::create(builder, loc, next);
  }
  Value isLeft = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, chunks.last,
                                       chunks.end);
  auto choice =
      scf::IfOp::create(builder, loc, loop.getResultTypes(), isLeft, /*withElseRegion=*/true);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(choice.elseBlock());
    scf::YieldOp::create(builder, loc, loop.getResults());
    builder.setInsertionPointToStart(choice.thenBlock());
    Value left = arith::SubIOp::create(builder, loc, chunks.end, chunks.last);
    SmallVector<Value> next = addChunk(chunks.last, Value(), left, loop.getResults());
    if (next.empty())
      return failure();
    scf::YieldOp::create(builder, loc, next);
  }
  frame.inbounds = whole;
  SmallBitVector rest(kernel.dims.size());
  for (unsigned axis : frame.axes)
    if (axis != task.reduced)
      rest.set(axis);
  SmallVector<Value> results;
  for (auto [node, partial] : llvm::zip(nodes, choice.getResults())) {
    Type element = getElementTypeOrSelf(partial);
    Value reduced = ir::ReduceOp::create(builder, node->loc, getType(frame, rest, element),
                                         *node->combine, partial, /*axis=*/1, Value(), Value());
    if (element != node->element)
      reduced = arith::ExtFOp::create(builder, node->loc, getType(frame, rest, node->element),
                                      reduced);
    results.push_back(reduced);
  }
  return results;
}

LogicalResult KernelEmitter::storeCopied(Frame &frame) {
  Location loc = kernel.root.getLoc();
  KeptChunks chunks = countKeptChunks(loc);
  auto storeChunk = [&](Value at, bool isWhole) {
    frame.position[task.reduced] = at;
    frame.inbounds[task.reduced] = isWhole;
    frame.push();
    LogicalResult stored = emitStore(frame);
    frame.pop();
    return stored;
  };
  if (failed(storeChunk(chunks.first, /*isWhole=*/false)))
    return failure();
  auto loop = scf::ForOp::create(builder, loc, chunks.chunk, chunks.covered, chunks.chunk);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(loop.getBody());
    if (failed(storeChunk(loop.getInductionVar(), /*isWhole=*/true)))
      return failure();
  }
  Value isLeft = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, chunks.last,
                                       chunks.end);
  auto branch = scf::IfOp::create(builder, loc, isLeft, /*withElseRegion=*/false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  return storeChunk(chunks.last, /*isWhole=*/false);
}

} // namespace tier::where
