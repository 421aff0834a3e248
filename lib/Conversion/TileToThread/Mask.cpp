//===- Mask.cpp - zeros beyond the end of an axis --------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread compares its distance to the end with the place of each chunk:
//
//   room = limit - coordinate of the thread
//   chunk at c = c < room ? chunk : 0        one comparison for equal c, or two, with a start
//
// Neighbours that lie across the end are cleared one by one.
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <map>
#include <numeric>

using namespace mlir;

namespace tier {

/// What divides the place of every thread along the axis, and of every chunk.
static int64_t getCommonStep(layout::FragmentAttr fragment, unsigned axis,
                             int64_t width) {
  int64_t common = width;
  for (auto digits : {fragment.getLaneDigits(), fragment.getWarpDigits()})
    for (const layout::FragmentAttr::Digit &digit : digits)
      common = std::gcd(common, digit.stride[axis]);
  return common;
}

ThreadTile ThreadEmitter::mask(ThreadTile tile, unsigned axis,
                               const Quantity &limit, Value from, TypedAttr fill) {
  layout::FragmentAttr fragment = tile.fragment;
  Value thread = threadCoordinate(fragment)[axis];
  // Cut to what 32 bits hold, beyond every tile.
  Value room = materialize(limit);
  if (thread)
    room = arith::SubIOp::create(b, location, room, toIndex(thread));
  room = arith::MinSIOp::create(b, location, room, index(int64_t(1) << 30));
  room = arith::MaxSIOp::create(b, location, room, index(0));
  room = toI32(room);

  Value start;
  if (from) {
    start = toI32(from);
    if (thread)
      start = arith::SubIOp::create(b, location, start, thread);
  }

  int64_t along = tile.width > 1 && fragment.getRunDim() == axis ? tile.width : 1;
  bool isWhole =
      !from && limit.divisor % along == 0 && getCommonStep(fragment, axis, along) == along;
  Type chunk = tile.getChunkType();
  TypedAttr others = fill ? fill : b.getZeroAttr(chunk);
  if (auto vector = dyn_cast<VectorType>(chunk); vector && fill)
    others = DenseElementsAttr::get(vector, static_cast<Attribute>(fill));
  Value filled = arith::ConstantOp::create(b, location, others);
  auto compare = [&](Value place, Value low, Value high) {
    Value keeps = arith::CmpIOp::create(b, location, arith::CmpIPredicate::slt, place, high);
    if (!low)
      return keeps;
    Value isFrom = arith::CmpIOp::create(b, location, arith::CmpIPredicate::sge, place, low);
    return arith::AndIOp::create(b, location, keeps, isFrom).getResult();
  };
  std::map<int64_t, Value> inside;
  for (size_t i = 0; i < tile.chunks.size(); ++i) {
    int64_t first =
        fragment.getCoordinate(fragment.getRegisters(), i * tile.width)[axis];
    Value &keeps = inside[first];
    if (!keeps && (along == 1 || isWhole)) {
      keeps = compare(i32(first), start, room);
    } else if (!keeps) {
      SmallVector<int32_t> numbers(along);
      std::iota(numbers.begin(), numbers.end(), int32_t(first));
      Value lanes = arith::ConstantOp::create(b, location, b.getI32VectorAttr(numbers));
      auto repeat = [&](Value bound) -> Value {
        return bound ? vector::BroadcastOp::create(b, location, lanes.getType(), bound) : Value();
      };
      keeps = compare(lanes, repeat(start), repeat(room));
    }
    tile.chunks[i] =
        arith::SelectOp::create(b, location, keeps, tile.chunks[i], filled);
  }
  return tile;
}

} // namespace tier
