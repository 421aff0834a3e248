//===- Scales.cpp - scales that the matrix unit multiplies by -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the instruction has scales, threads bring those of a block of the tile
// to shared memory, in the order in which the unit copies them, beside the
// operands; the unit has columns of tensor memory for each stage:
//
//   for k { a, b = ..; sa = x's scales [m, k / 32 ..], sb = w's; columns = alloc
//           accumulate a, b into sums scales sa, sb in columns; free columns }
//
// What lies outside of the arrays is loaded as zero bytes: 2^-127 for the type
// that has no zero. Such a scale multiplies zeros.
//
//===----------------------------------------------------------------------===//

#include "Emit.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/ScaleTile.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;

namespace tier::where {

static problem::ScaleTile getScaleTile(const Task &task, const problem::Plan &plan,
                                       unsigned side) {
  return problem::ScaleTile::of(plan.tile[side], plan.tile[2], task.question.scaleBlock);
}

LogicalResult KernelEmitter::emitScale(const Frame &tile, unsigned side, Value k, Value shared) {
  const Scales &scales = task.scales[side];
  Location loc = kernel.contract->loc;
  Frame frame;
  unsigned step = scales.step.value_or(task.reduced); // nothing depends on k itself
  frame.axes = {task.tiled[side], step};
  frame.position = tile.position;
  frame.inbounds.resize(kernel.dims.size());
  frame.position[step] = builder.createOrFold<arith::DivUIOp>(
      loc, k, constant(task.question.scaleBlock));
  frame.fragment = convert(getScaleTile(task, plan, side).fragment(machine.lanes, plan.warps.front()));
  FailureOr<Tile> value = emit(frame, *scales.node);
  if (failed(value))
    return failure();
  SmallBitVector all(kernel.dims.size());
  for (unsigned axis : frame.axes)
    all.set(axis);
  Value zero[] = {constant(0), constant(0)};
  ir::StoreOp::create(builder, loc, repeat(frame, *value, all, loc).value, shared, zero,
                      builder.getDenseBoolArrayAttr({true, true}), Value());
  return success();
}

/// The scales of A and of B in shared memory, and the columns they are copied to; nothing if
/// the instruction has none.
FailureOr<SmallVector<Value, 3>> KernelEmitter::emitScales(const Frame &frame, Value k) {
  SmallVector<Value, 3> tiles;
  if (!task.question.scaleBlock)
    return tiles;
  Location loc = kernel.contract->loc;
  MLIRContext *context = builder.getContext();
  for (unsigned side : {0, 1}) {
    problem::ScaleTile tile = getScaleTile(task, plan, side);
    problem::SharedLayout layout;
    layout.strided = tile.shared();
    tiles.push_back(ir::AllocOp::create(
        builder, loc,
        MemRefType::get({tile.rows, tile.scales}, task.scales[side].node->element,
                        ir::toAttr(context, layout),
                        ir::SpaceAttr::get(context, ir::Space::shared))));
    // One load behind each reservation: alone it keeps its masks, which are few, and runs ahead.
    if (failed(emitScale(frame, side, k, tiles[side])))
      return failure();
  }
  tiles.push_back(ir::AllocOp::create(
      builder, loc,
      MemRefType::get({128, problem::scaleColumns}, builder.getI32Type(),
                      MemRefLayoutAttrInterface(),
                      ir::SpaceAttr::get(context, ir::Space::tensor))));
  return tiles;
}

} // namespace tier::where
