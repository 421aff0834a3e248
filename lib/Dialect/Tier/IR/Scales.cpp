//===- Scales.cpp - scales of products into tensor memory -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   a  [128, 128] f8E4M3FN    scaleA [128, 4] f8E8M0FNU     one for each 32 of k
//   b  [ 64, 128] f8E4M3FN    scaleB [128, 4] f8E8M0FNU     whole atoms of 128 rows
//
// The layout of both is the order in which the unit copies them
// (problem::ScaleTile); `scaleTile` has the columns that they are copied to. The
// CTAs of a pair have half of the rows of b each, and scales of all of them.
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Scales.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Tier/IR/Pairs.h"
#include "tier/Problem/ScaleTile.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier::ir {

bool isScaleTile(AllocOp alloc) {
  return isTensorMemory(alloc.getTile().getType()) &&
         llvm::any_of(alloc->getUses(), [](OpOperand &use) {
           auto product = dyn_cast<AccumulateOp>(use.getOwner());
           return product && product.getScaleTile() == use.get();
         });
}

/// Whether each scale lies where the unit reads it.
static bool liesInOrder(MemRefType tile, const problem::ScaleTile &wanted) {
  problem::SharedLayout layout = toProblem(tile);
  if (layout.swizzle)
    return false;
  problem::Layout order = wanted.shared();
  for (int64_t row = 0; row < wanted.rows; ++row)
    for (int64_t scale = 0; scale < wanted.scales; ++scale)
      if (layout.strided({row, scale}) != order({row, scale}))
        return false;
  return true;
}

/// What is wrong with the scales of `rows` rows of an operand [.., k], or empty.
/// They have two dimensions.
static std::string checkTile(int64_t rows, int64_t k, MemRefType scales,
                             int64_t block) {
  problem::ScaleTile wanted = problem::ScaleTile::of(rows, k, block);
  if (scales.getDimSize(0) != wanted.rows ||
      scales.getDimSize(1) != wanted.scales)
    return "[" + std::to_string(wanted.rows) + ", " +
           std::to_string(wanted.scales) + "]";
  if (!liesInOrder(scales, wanted))
    return "layout " + wanted.shared().str();
  return "";
}

LogicalResult verifyScales(AccumulateOp op) {
  bool hasNone = !op.getScaleA() && !op.getScaleB() && !op.getScaleTile();
  if (hasNone && !op.getF4())
    return success();
  auto refuse = [&](const Twine &expects, Type got) {
    auto error = op.emitOpError("[tier.scales] expects ") << expects;
    if (got)
      error << ", got " << got;
    error.attachNote() << "fix: one for each row and block of k, in whole atoms "
                          "of 128 rows by 4, as problem::ScaleTile lays them "
                          "out, and 32 columns of their own";
    return error;
  };
  if (!op.getScaleA() || !op.getScaleB() || !op.getScaleTile())
    return refuse("scales of both operands, and columns for them, got " +
                      Twine(hasNone ? "none" : "one without the others"),
                  {});
  MemRefType a = op.getA().getType(), b = op.getB().getType();
  for (MemRefType operand : {a, b})
    if (op.getF4() && !operand.getElementType().isInteger(8))
      return refuse("bytes that hold two numbers of f4", operand);
  for (auto [tile, name] : {std::pair(op.getScaleA().getType(), "a"),
                            std::pair(op.getScaleB().getType(), "b")})
    if (tile.getRank() != 2 || !tile.getElementType().isIntOrFloat() ||
        tile.getElementTypeBitWidth() != 8)
      return refuse("scales of " + Twine(name) +
                        " with elements of 8 bits in two dimensions",
                    tile);
  int64_t k = a.getDimSize(1), scales = op.getScaleA().getType().getDimSize(1);
  if (k < 1 || scales < 1 || k % scales)
    return refuse("whole blocks of k", op.getScaleA().getType());
  int64_t block = k / scales;
  // A pair shares the rows of b, and each CTA has the scales of all of them.
  int64_t rowsA = a.getDimSize(0),
          rowsB = b.getDimSize(0) * (op.getPair() ? ctasOfPair : 1);
  for (auto [rows, tile, name] :
       {std::tuple(rowsA, op.getScaleA().getType(), "a"),
        std::tuple(rowsB, op.getScaleB().getType(), "b")})
    if (std::string wanted = checkTile(rows, k, tile, block); !wanted.empty())
      return refuse("scales of " + Twine(name) + " with " + wanted, tile);
  if (op.getScaleA().getType().getElementType() !=
      op.getScaleB().getType().getElementType())
    return refuse("scales of one type", op.getScaleB().getType());
  if (op.getScaleTile() == op.getAccumulator())
    return refuse("columns of their own, got those of the sums", {});
  int64_t columns = problem::ScaleTile::of(rowsA, k, block).columns() +
                    problem::ScaleTile::of(rowsB, k, block).columns();
  if (columns > countColumns(op.getScaleTile().getType()))
    return refuse(Twine(columns) + " columns for scales",
                  op.getScaleTile().getType());
  auto reserved = op.getScaleTile().getDefiningOp<AllocOp>();
  if (reserved && reserved.getPair() != op.getPair())
    return refuse("columns that " +
                      Twine(op.getPair() ? "both CTAs of the pair reserve, got "
                                           "those of one"
                                         : "one CTA reserves, got those of a "
                                           "pair"),
                  {});
  return success();
}

LogicalResult verifyScales(MmaOp op) {
  OperandRange scales = op.getScales();
  auto refuse = [&](const Twine &expects, Type got) {
    auto error = op.emitOpError("[tier.scales] expects ") << expects;
    if (got)
      error << ", got " << got;
    error.attachNote() << "fix: tiles [rows, k / block] of one 8-bit type, one for a and "
                          "one for b";
    return error;
  };
  if (scales.empty() && !op.getF4())
    return success();
  if (scales.size() != 2)
    return refuse("scales of both operands, got " + Twine(scales.size()), {});
  ShapedType operands[] = {op.getTypeA(), op.getB().getType()};
  auto first = cast<ShapedType>(scales[0].getType());
  for (auto [operand, tile] : llvm::zip_equal(operands, scales)) {
    auto type = cast<ShapedType>(tile.getType());
    if (op.getF4() && !operand.getElementType().isInteger(8))
      return refuse("bytes that hold two numbers of f4", operand);
    if (type.getRank() != 2 || !type.getElementType().isIntOrFloat() ||
        type.getElementTypeBitWidth() != 8 || type.getElementType() != first.getElementType())
      return refuse("scales of one 8-bit type in two dimensions", type);
    if (type.getDimSize(0) != operand.getDimSize(0) ||
        type.getDimSize(1) != first.getDimSize(1) || type.getDimSize(1) < 1 ||
        op.getDepth() % type.getDimSize(1))
      return refuse("one scale for each row and whole block of k", type);
  }
  return success();
}

} // namespace tier::ir
