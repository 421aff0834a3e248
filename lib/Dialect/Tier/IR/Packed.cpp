//===- Packed.cpp - bytes as elements of another type ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Tier/IR/Packed.h"

#include "tier/Dialect/Tier/IR/Facts.h"

#include <numeric>

using namespace mlir;

#define GET_OP_CLASSES
#include "tier/Dialect/Tier/IR/Packed.cpp.inc"

namespace tier::ir {

int64_t getPackedBits(Type type) {
  auto element = getElement(type);
  return element ? machine::packedBits(*element) : 0;
}

static int64_t getBits(Type type) { return type.getIntOrFloatBitWidth(); }

Ratio getRatio(Type from, Type to) {
  int64_t common = std::gcd(getBits(from), getBits(to));
  return {getBits(to) / common, getBits(from) / common};
}

LogicalResult ReinterpretOp::verify() {
  auto source = cast<ShapedType>(getSource().getType());
  auto result = cast<ShapedType>(getResult().getType());
  Type from = source.getElementType(), to = result.getElementType();
  auto refuse = [&](const Twine &expects) {
    auto error = emitOpError("[tier.reinterpret] expects ") << expects << ", got "
                                                            << source << " and " << result;
    error.attachNote() << "fix: keep the other extents, and write as many elements in a row as its "
                          "bytes hold";
    return error;
  };
  for (Type type : {from, to})
    if (!type.isIntOrFloat() || (getBits(type) % 8 && !getPackedBits(type)))
      return refuse("elements of whole bytes, f4E2M1FN, f6E2M3FN or f6E3M2FN");
  if (isa<MemRefType>(source) != isa<MemRefType>(result) || source.getRank() != result.getRank())
    return refuse("tensors of one rank, or memrefs");
  int64_t last = source.getRank() - 1;
  if (last < 0)
    return refuse("rows");
  if (isa<MemRefType>(source))
    return source.getRank() == 1 ? success() : LogicalResult(refuse("memrefs of one dimension"));
  for (int64_t d = 0; d < source.getRank(); ++d) {
    int64_t have = source.getDimSize(d), want = result.getDimSize(d);
    if (ShapedType::isDynamic(have) != ShapedType::isDynamic(want))
      return refuse("extents that are known in both, or in none");
    if (ShapedType::isDynamic(have))
      continue;
    if (d == last ? have * getBits(from) != want * getBits(to) : have != want)
      return refuse("as many bits in a row, and the other extents as they are");
  }
  return success();
}

} // namespace tier::ir
