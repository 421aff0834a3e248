//===- Gather.cpp - verifiers of gathers ----------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Gather.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/TileTypes.h"

using namespace mlir;

#define GET_OP_CLASSES
#include "tier/Dialect/Tier/IR/Gather.cpp.inc"

namespace tier::ir {

LogicalResult TakeOp::verify() {
  auto source = cast<RankedTensorType>(getSource().getType());
  auto indices = cast<RankedTensorType>(getIndices().getType());
  auto result = cast<RankedTensorType>(getResult().getType());
  int64_t axis = getAxis();
  if (axis < 0 || axis >= source.getRank())
    return emitOpError("[tier.take-shape] expects an axis of ")
           << source.getRank() << " dimensions, got " << axis;
  Type element = source.getElementType();
  if (result.getElementType() != element || getFill().getType() != element)
    return emitOpError("[tier.take-shape] expects a result and a fill of ")
           << element << ", got " << result.getElementType() << " and "
           << getFill().getType();
  SmallVector<int64_t> shape(source.getShape().take_front(axis));
  llvm::append_range(shape, indices.getShape());
  llvm::append_range(shape, source.getShape().drop_front(axis + 1));
  if (failed(verifyCompatibleShape(shape, result.getShape())))
    return emitOpError("[tier.take-shape] expects a result of shape [")
           << shape << "], got [" << result.getShape() << "]";
  return success();
}

LogicalResult GatherOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto source = cast<MemRefType>(getSource().getType());
  auto tile = cast<RankedTensorType>(getTile().getType());
  auto rows = cast<RankedTensorType>(getRows().getType());
  layout::FragmentAttr fragment = layout::getFragment(tile);
  int64_t rank = tile.getRank();
  if (isShared(source) || isTensorMemory(source))
    return emitOpError("[tier.gather] expects an array in global memory, got ")
           << source;
  if (source.getRank() != int64_t(getIndices().size()) + 1 ||
      source.getRank() < rank + 1)
    return emitOpError("[tier.gather] expects a dimension that rows are counted "
                       "along, then one for each index, and at least ")
           << rank << " of these, got " << getIndices().size() << " for "
           << source.getRank() << " dimensions";
  if (getInbounds() && getInbounds()->size() != getIndices().size())
    return emitOpError("[tier.inbounds] expects one promise for each of ")
           << getIndices().size() << " dimensions, got "
           << getInbounds()->size();
  bool isTruth = source.getElementType().isInteger(8) &&
                 tile.getElementType().isInteger(1);
  if ((source.getElementType() != tile.getElementType() && !isTruth) ||
      getFill().getType() != tile.getElementType())
    return emitOpError("[tier.gather] expects a tile and a fill of ")
           << source.getElementType() << ", got " << tile.getElementType()
           << " and " << getFill().getType();
  if (!rows.getElementType().isInteger(32) &&
      !rows.getElementType().isInteger(64))
    return emitOpError("[tier.gather] expects numbers of i32 or i64, got ")
           << rows.getElementType();
  ArrayRef<int64_t> along = getAlong();
  for (auto [i, axis] : llvm::enumerate(along))
    if (axis < 0 || axis >= rank || (i && along[i - 1] >= axis))
      return emitOpError("[tier.gather] expects axes of the tile in their order, "
                         "got [")
             << along << "]";
  for (int64_t axis = rank; axis-- > 0;)
    if (!llvm::is_contained(along, axis))
      fragment = fragment.getSlice(axis);
  if (rows.getShape() != fragment.getShape() ||
      toProblem(layout::getFragment(rows)).canonical() !=
          toProblem(fragment).canonical())
    return emitOpError("[tier.gather] expects rows held as ")
           << fragment << ", got " << rows;
  if (getFrom() && llvm::is_contained(along, rank - 1))
    return emitOpError("[tier.from] expects rows that are one number along the "
                       "last axis, got one for each of its elements");
  return success();
}

} // namespace tier::ir
