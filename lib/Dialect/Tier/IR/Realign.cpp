//===- Realign.cpp - the verifier of rows that begin anywhere -------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Realign.h"
#include "tier/Dialect/Tier/IR/TileTypes.h"

using namespace mlir;

/// One type for all sources.
static ParseResult parseSameType(OpAsmParser &parser,
                                 ArrayRef<OpAsmParser::UnresolvedOperand> sources,
                                 SmallVectorImpl<Type> &types) {
  Type type;
  if (parser.parseType(type))
    return failure();
  types.assign(sources.size(), type);
  return success();
}

static void printSameType(OpAsmPrinter &printer, Operation *op, OperandRange, TypeRange types) {
  if (types.empty())
    printer << NoneType::get(op->getContext()); // which no verifier takes
  else
    printer << types.front();
}

#define GET_OP_CLASSES
#include "tier/Dialect/Tier/IR/Realign.cpp.inc"

namespace tier::ir {

/// Bytes that a bulk copy begins at a multiple of.
static constexpr int64_t engineBytes = 16;

LogicalResult RealignOp::verify() {
  if (failed(verifyTileTypes(*this)))
    return failure();
  auto tile = cast<RankedTensorType>(getTile().getType());
  auto refuse = [&](const Twine &expects, auto got) -> LogicalResult {
    InFlightDiagnostic error =
        emitOpError("[tier.realign] expects ") << expects << ", got " << got;
    error.attachNote() << "fix: take one source for each element of 16 bytes, of whole rows of "
                          "the tile and as many columns more";
    return error;
  };
  if (tile.getRank() != 2 || !tile.getElementType().isIntOrFloat() ||
      tile.getElementTypeBitWidth() != 16)
    return refuse("a tile of rows and columns of 2-byte elements", tile);
  int64_t vector = engineBytes / 2;
  if (int64_t(getSources().size()) != vector)
    return refuse(Twine(vector) + " sources", getSources().size());
  SmallVector<int64_t> shape = {tile.getDimSize(0) / vector, tile.getDimSize(1) + vector};
  for (Value source : getSources()) {
    auto type = cast<MemRefType>(source.getType());
    if (type != getSources().front().getType() || type.getElementType() != tile.getElementType() ||
        type.getShape() != ArrayRef(shape) || tile.getDimSize(0) % vector)
      return refuse("sources of " + Twine(shape[0]) + " rows and " + Twine(shape[1]) +
                        " columns of the tile's elements",
                    type);
  }
  return success();
}

} // namespace tier::ir
