//===- Views.cpp - views of the rank of their tiles -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In Where a tile covers the last dimensions of a view, and the others are
// single coordinates. In When every view has the rank of its tile: the single
// coordinates are in its offset.
//
//===----------------------------------------------------------------------===//

#include "Ring.h"

#include "tier/Dialect/Layout/IR/ViewFacts.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace tier {

/// `offset + sum of coordinate * stride` over the first dimensions of `view`.
static OpFoldResult advanceOffset(OpBuilder &builder, Location loc,
                                  const layout::ViewFacts &view,
                                  ValueRange coordinates) {
  OpFoldResult offset = view.offset;
  for (auto [coordinate, stride] : llvm::zip(coordinates, view.strides)) {
    Value step = builder.createOrFold<arith::MulIOp>(
        loc, coordinate, getValueOrCreateConstantIndexOp(builder, loc, stride));
    offset = builder.createOrFold<arith::AddIOp>(
        loc, getValueOrCreateConstantIndexOp(builder, loc, offset), step);
  }
  return getAsOpFoldResult(cast<Value>(offset));
}

/// Replaces the view of `op` by one without the first `count` dimensions.
static void dropDims(Operation *op, OpOperand &viewOperand,
                     MutableOperandRange indices, unsigned count) {
  Value source = viewOperand.get();
  std::optional<layout::ViewFacts> view = layout::getViewFacts(source);
  if (!view || count == 0)
    return;
  OpBuilder builder(op);
  Location loc = op->getLoc();
  SmallVector<Value> all(indices.getAsOperandRange());
  OpFoldResult offset = advanceOffset(builder, loc, *view,
                                      ArrayRef<Value>(all).take_front(count));
  auto sizes = ArrayRef<OpFoldResult>(view->sizes).drop_front(count);
  auto strides = ArrayRef<OpFoldResult>(view->strides).drop_front(count);
  auto old = cast<MemRefType>(source.getType());
  auto [oldStrides, oldOffset] = old.getStridesAndOffset();
  auto type = MemRefType::get(
      old.getShape().drop_front(count), old.getElementType(),
      StridedLayoutAttr::get(
          op->getContext(),
          getConstantIntValue(offset).value_or(ShapedType::kDynamic),
          ArrayRef<int64_t>(oldStrides).drop_front(count)),
      old.getMemorySpace());
  viewOperand.set(memref::ReinterpretCastOp::create(
      builder, loc, type, view->base, offset, sizes, strides));
  indices.assign(ArrayRef<Value>(all).drop_front(count));
  if (auto promises = op->getAttrOfType<DenseBoolArrayAttr>("inbounds"))
    op->setAttr("inbounds", builder.getDenseBoolArrayAttr(
                                promises.asArrayRef().drop_front(count)));
}

static unsigned countSingles(Value view, ShapedType tile) {
  return cast<MemRefType>(view.getType()).getRank() - tile.getRank();
}

void foldSingleCoordinates(gpu::GPUFuncOp kernel) {
  kernel.walk([](Operation *op) {
    if (auto load = dyn_cast<ir::LoadOp>(op))
      dropDims(op, load.getSourceMutable(), load.getIndicesMutable(),
               countSingles(load.getSource(), load.getTile().getType()));
    else if (auto store = dyn_cast<ir::StoreOp>(op))
      dropDims(op, store.getTargetMutable(), store.getIndicesMutable(),
               countSingles(store.getTarget(), store.getTile().getType()));
    else if (auto copy = dyn_cast<transport::GroupCopyOp>(op))
      dropDims(op, copy.getSourceMutable(), copy.getIndicesMutable(),
               countSingles(copy.getSource(), copy.getTarget().getType()));
  });
}

} // namespace tier
