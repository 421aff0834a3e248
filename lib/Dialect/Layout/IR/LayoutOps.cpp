//===- LayoutOps.cpp - verifiers of the layout dialect --------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Layout.h"

using namespace mlir;

namespace tier::layout {

/// Whether `expr` is a sum of dimensions with constant coefficients plus an
/// expression of symbols.
static bool isLinearInDims(AffineExpr expr) {
  if (expr.isSymbolicOrConstant() || isa<AffineDimExpr>(expr))
    return true;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (binary.getKind() == AffineExprKind::Add)
    return isLinearInDims(binary.getLHS()) && isLinearInDims(binary.getRHS());
  if (binary.getKind() == AffineExprKind::Mul)
    return isa<AffineConstantExpr>(binary.getRHS()) &&
           isLinearInDims(binary.getLHS());
  return false;
}

LogicalResult ViewOp::verify() {
  auto source = cast<RankedTensorType>(getSource().getType());
  auto result = cast<RankedTensorType>(getResult().getType());
  AffineMap map = getMap();
  if (source.getElementType() != result.getElementType())
    return emitOpError("[layout.element] expects one element type, got ")
           << source.getElementType() << " and " << result.getElementType();
  if (map.getNumDims() != result.getRank())
    return emitOpError("[layout.view-rank] expects a map with one dimension "
                       "for each of ")
           << result.getRank() << " extents of the result, got "
           << map.getNumDims();
  if (map.getNumResults() != source.getRank())
    return emitOpError("[layout.view-rank] expects a map with one result for "
                       "each of ")
           << source.getRank() << " extents of the source, got "
           << map.getNumResults();
  if (map.getNumSymbols() != getSymbols().size())
    return emitOpError("[layout.view-symbols] expects ")
           << map.getNumSymbols() << " symbols, got " << getSymbols().size();
  if (static_cast<size_t>(result.getNumDynamicDims()) != getSizes().size())
    return emitOpError("[layout.view-sizes] expects ")
           << result.getNumDynamicDims() << " dynamic extents, got "
           << getSizes().size();
  for (AffineExpr expr : map.getResults())
    if (!isLinearInDims(expr))
      return emitOpError("[layout.view-linear] expects a map linear in its "
                         "dimensions, got ")
             << AffineMapAttr::get(map);
  return success();
}

LogicalResult ConvertOp::verify() {
  auto source = cast<RankedTensorType>(getSource().getType());
  auto result = cast<RankedTensorType>(getResult().getType());
  if (source.getShape() != result.getShape() ||
      source.getElementType() != result.getElementType())
    return emitOpError("[layout.convert] expects tiles of one shape and "
                       "element, got ")
           << source << " and " << result;
  if (!getFragment(source) || !getFragment(result))
    return emitOpError("[layout.convert] expects two fragments, got ")
           << source << " and " << result;
  Attribute through = getThrough().value_or(Attribute());
  if (!through || isa<UnitAttr>(through))
    return success();
  if (!isa<StridedAttr, ComposeAttr>(through))
    return emitOpError("[layout.convert-through] expects a strided layout, one "
                       "with a swizzle, or unit, got ")
           << through;
  return cast<MemRefLayoutAttrInterface>(through).verifyLayout(
      result.getShape(), [&] { return emitOpError(); });
}

} // namespace tier::layout
