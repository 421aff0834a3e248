//===- Reduce.cpp - combining a tile along one axis -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers first, then lanes by exchanges with lane xor 2^i, then warps
// through shared memory. Every holder combines in the same order, so replicas
// hold equal bits.
//
//===----------------------------------------------------------------------===//

#include "tier/Conversion/TileToThread/TileToThread.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

#include <map>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

static Value combine(ThreadEmitter &emitter, ir::ReduceKind kind, Value x,
                     Value y) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  switch (kind) {
  case ir::ReduceKind::addf:
    return arith::AddFOp::create(b, loc, x, y);
  case ir::ReduceKind::mulf:
    return arith::MulFOp::create(b, loc, x, y);
  case ir::ReduceKind::maximumf:
    return arith::MaximumFOp::create(b, loc, x, y);
  case ir::ReduceKind::minimumf:
    return arith::MinimumFOp::create(b, loc, x, y);
  case ir::ReduceKind::addi:
    return arith::AddIOp::create(b, loc, x, y);
  case ir::ReduceKind::muli:
    return arith::MulIOp::create(b, loc, x, y);
  case ir::ReduceKind::maxsi:
    return arith::MaxSIOp::create(b, loc, x, y);
  case ir::ReduceKind::minsi:
    return arith::MinSIOp::create(b, loc, x, y);
  case ir::ReduceKind::andi:
    return arith::AndIOp::create(b, loc, x, y);
  case ir::ReduceKind::ori:
    return arith::OrIOp::create(b, loc, x, y);
  }
  llvm_unreachable("all kinds are handled");
}

static TypedAttr neutral(OpBuilder &b, ir::ReduceKind kind, Type type) {
  auto infinity = [&](bool negative) {
    return b.getFloatAttr(
        type,
        APFloat::getInf(cast<FloatType>(type).getFloatSemantics(), negative));
  };
  unsigned bits = type.getIntOrFloatBitWidth();
  switch (kind) {
  case ir::ReduceKind::addf: // -0 + x is x for every x, -0 included.
    return b.getFloatAttr(
        type, APFloat::getZero(cast<FloatType>(type).getFloatSemantics(),
                               /*Negative=*/true));
  case ir::ReduceKind::mulf:
    return b.getFloatAttr(type, 1.0);
  case ir::ReduceKind::maximumf:
    return infinity(true);
  case ir::ReduceKind::minimumf:
    return infinity(false);
  case ir::ReduceKind::addi:
  case ir::ReduceKind::ori:
    return b.getIntegerAttr(type, 0);
  case ir::ReduceKind::muli:
    return b.getIntegerAttr(type, 1);
  case ir::ReduceKind::maxsi:
    return b.getIntegerAttr(type, APInt::getSignedMinValue(bits));
  case ir::ReduceKind::minsi:
    return b.getIntegerAttr(type, APInt::getSignedMaxValue(bits));
  case ir::ReduceKind::andi:
    return b.getIntegerAttr(type, APInt::getAllOnes(bits));
  }
  llvm_unreachable("all kinds are handled");
}

/// Combines values pairwise: short chains, and an order that depends on their
/// number alone.
static Value combineTree(ThreadEmitter &emitter, ir::ReduceKind kind,
                         SmallVector<Value> values) {
  while (values.size() > 1) {
    SmallVector<Value> halves;
    for (size_t i = 0; i + 1 < values.size(); i += 2)
      halves.push_back(combine(emitter, kind, values[i], values[i + 1]));
    if (values.size() % 2)
      halves.push_back(values.back());
    values = std::move(halves);
  }
  return values.front();
}

/// A value of any scalar type from lane xor `mask`, 32 bits at a time.
static Value shuffleXor(ThreadEmitter &emitter, Value value, int64_t mask) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Type type = value.getType();
  unsigned bits = type.getIntOrFloatBitWidth();
  Type integer = b.getIntegerType(bits);
  Value raw = type.isInteger()
                  ? value
                  : arith::BitcastOp::create(b, loc, integer, value);
  if (bits < 32) {
    raw = arith::ExtUIOp::create(b, loc, b.getI32Type(), raw);
    raw = emitter.target.emitShuffleXor(emitter, raw, mask);
    raw = arith::TruncIOp::create(b, loc, integer, raw);
  } else if (bits == 32) {
    raw = emitter.target.emitShuffleXor(emitter, raw, mask);
  } else {
    Value result;
    for (unsigned shift = 0; shift < bits; shift += 32) {
      Value amount =
          arith::ConstantOp::create(b, loc, b.getIntegerAttr(integer, shift));
      Value part = arith::ShRUIOp::create(b, loc, raw, amount);
      part = arith::TruncIOp::create(b, loc, b.getI32Type(), part);
      part = emitter.target.emitShuffleXor(emitter, part, mask);
      part = arith::ExtUIOp::create(b, loc, integer, part);
      part = arith::ShLIOp::create(b, loc, part, amount);
      result = result ? arith::OrIOp::create(b, loc, result, part) : part;
    }
    raw = result;
  }
  return type.isInteger() ? raw : arith::BitcastOp::create(b, loc, type, raw);
}

/// Replaces elements before `from`, if there is one: they lie in the first run
/// along the axis.
static void maskBefore(ThreadEmitter &emitter, ThreadTile &tile, unsigned axis,
                       Value from, Value others) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  bool runs = tile.width > 1 && tile.fragment.getRunDim() == axis;
  Value start = emitter.toI32(from);
  if (Value thread = emitter.threadCoordinate(tile.fragment)[axis])
    start = arith::SubIOp::create(b, loc, start, thread);
  int64_t reach = std::max<int64_t>(1, tile.fragment.getRun());
  for (auto [i, chunk] : llvm::enumerate(tile.chunks)) {
    int64_t first = tile.fragment.getCoordinate(tile.fragment.getRegisters(),
                                                i * tile.width)[axis];
    if (first >= reach)
      continue;
    Value inside;
    if (runs) {
      SmallVector<int32_t> numbers(tile.width);
      std::iota(numbers.begin(), numbers.end(), int32_t(first));
      Value lanes =
          arith::ConstantOp::create(b, loc, b.getI32VectorAttr(numbers));
      Value starts =
          vector::BroadcastOp::create(b, loc, lanes.getType(), start);
      inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, lanes,
                                     starts);
    } else {
      inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle, start,
                                     emitter.i32(first));
    }
    chunk = arith::SelectOp::create(b, loc, inside, chunk, others);
  }
}

/// Replaces elements before `from` (null: none are) and beyond `limit` by the
/// neutral element, chunk by chunk.
static ThreadTile maskBeyond(ThreadEmitter &emitter, ThreadTile tile,
                             unsigned axis, Value from, Value limit,
                             TypedAttr neutral) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  bool runs = tile.width > 1 && tile.fragment.getRunDim() == axis;
  Value other = arith::ConstantOp::create(b, loc, neutral);
  Value others = other;
  if (tile.width > 1)
    others = vector::BroadcastOp::create(b, loc, tile.getChunkType(), other);
  if (from)
    maskBefore(emitter, tile, axis, from, others);
  if (!limit)
    return tile;
  Value room = limit;
  if (Value thread = emitter.threadCoordinate(tile.fragment)[axis])
    room = arith::SubIOp::create(b, loc, limit, emitter.toIndex(thread));
  // Index vectors stay 32 bits wide.
  Value lanes;
  if (runs) {
    SmallVector<int32_t> numbers(tile.width);
    std::iota(numbers.begin(), numbers.end(), 0);
    lanes = arith::ConstantOp::create(b, loc, b.getI32VectorAttr(numbers));
    Value most = emitter.index(int64_t(1) << 30);
    room = arith::MinSIOp::create(b, loc, room, most);
    room = arith::MaxSIOp::create(b, loc, room, emitter.index(0));
    room = emitter.toI32(room);
  }
  std::map<int64_t, Value> conditions;
  for (auto [i, chunk] : llvm::enumerate(tile.chunks)) {
    int64_t first = tile.fragment.getCoordinate(tile.fragment.getRegisters(),
                                                i * tile.width)[axis];
    Value &inside = conditions[first];
    if (!inside && runs) {
      Value left = arith::SubIOp::create(b, loc, room, emitter.i32(first));
      left = vector::BroadcastOp::create(b, loc, lanes.getType(), left);
      inside =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, lanes, left);
    } else if (!inside) {
      inside = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sgt, room,
                                     emitter.index(first));
    }
    chunk = arith::SelectOp::create(b, loc, inside, chunk, others);
  }
  return tile;
}

/// The registers of one thread, combined along the axis.
static ThreadTile reduceRegisters(ThreadEmitter &emitter, ir::ReduceKind kind,
                                  const ThreadTile &tile, unsigned axis,
                                  FragmentAttr sliced) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  FragmentAttr fragment = tile.fragment;
  // Chunks go to the result register of their first element; lanes of a chunk
  // are combined last, if the run lies along the axis.
  bool runs = tile.width > 1 && fragment.getRunDim() == axis;
  auto resultOf = [&](int64_t reg) {
    SmallVector<int64_t> coordinate =
        fragment.getCoordinate(fragment.getRegisters(), reg);
    coordinate.erase(coordinate.begin() + axis);
    return coordinate;
  };
  std::map<SmallVector<int64_t>, SmallVector<Value>> groups;
  llvm::DenseSet<Attribute> seen; // register replicas count once
  for (int64_t i = 0, e = tile.chunks.size(); i < e; ++i) {
    auto key = b.getDenseI64ArrayAttr(
        fragment.getCoordinate(fragment.getRegisters(), i * tile.width));
    if (seen.insert(key).second)
      groups[resultOf(i * tile.width)].push_back(tile.chunks[i]);
  }
  std::map<SmallVector<int64_t>, Value> combined;
  for (auto &[coordinate, values] : groups) {
    Value value = combineTree(emitter, kind, values);
    if (runs) {
      SmallVector<Value> parts;
      for (int64_t width = tile.width; width > 1; width /= 2) {
        SmallVector<int64_t> low(width / 2), high(width / 2);
        std::iota(low.begin(), low.end(), 0);
        std::iota(high.begin(), high.end(), width / 2);
        Value a = vector::ShuffleOp::create(b, loc, value, value, low);
        Value c = vector::ShuffleOp::create(b, loc, value, value, high);
        value = combine(emitter, kind, a, c);
      }
      value = vector::ExtractOp::create(b, loc, value, 0);
    }
    combined[coordinate] = value;
  }
  int64_t width = ThreadTile::getWidth(sliced);
  ThreadTile result{sliced, tile.element, width, {}};
  if (!runs && width == tile.width) {
    for (int64_t r = 0, e = sliced.getNumRegisters(); r < e; r += width)
      result.chunks.push_back(
          combined[sliced.getCoordinate(sliced.getRegisters(), r)]);
    return result;
  }
  SmallVector<Value> elements;
  for (int64_t r = 0, e = sliced.getNumRegisters(); r < e; ++r) {
    SmallVector<int64_t> coordinate =
        sliced.getCoordinate(sliced.getRegisters(), r);
    if (auto it = combined.find(coordinate);
        it != combined.end() && (runs || tile.width == 1)) {
      elements.push_back(it->second);
      continue;
    }
    // A lane of a chunk whose first element has another coordinate.
    for (auto &[first, value] : combined) {
      Value found;
      for (int64_t lane = 0; lane < tile.width && !found; ++lane) {
        SmallVector<int64_t> moved(first);
        unsigned dim = fragment.getRunDim();
        moved[dim - (dim > axis)] += lane;
        if (moved == coordinate)
          found = vector::ExtractOp::create(b, loc, value, lane);
      }
      if (found) {
        elements.push_back(found);
        break;
      }
    }
  }
  assert(int64_t(elements.size()) == sliced.getNumRegisters() &&
         "the slice covers the kept coordinates");
  return emitter.fromElements(sliced, tile.element, elements);
}

/// Positions (value of the whole list) of digits that move along the axis.
static SmallVector<std::pair<int64_t, int64_t>>
axisDigits(ArrayRef<FragmentAttr::Digit> digits, unsigned axis) {
  SmallVector<std::pair<int64_t, int64_t>> result; // (below, size)
  int64_t below = 1;
  for (const auto &digit : digits) {
    if (digit.size > 1 && digit.stride[axis] != 0)
      result.push_back({below, digit.size});
    below *= digit.size;
  }
  return result;
}

/// Warps exchange their parts through shared memory: part (warp digits along
/// the axis) x result coordinate.
FailureOr<ThreadTile> ThreadEmitter::reduceWarps(ir::ReduceOp op,
                                                 ThreadTile partial,
                                                 FragmentAttr source) {
  auto digits = axisDigits(source.getWarpDigits(), op.getAxis());
  int64_t parts = 1;
  Value part;
  for (auto [below, size] : digits) {
    Value digit = currentRole.warp;
    if (below > 1)
      digit = arith::DivUIOp::create(b, location, digit, i32(below));
    digit = arith::RemUIOp::create(b, location, digit, i32(size));
    if (parts > 1)
      digit = arith::MulIOp::create(b, location, digit, i32(parts));
    part = part ? arith::AddIOp::create(b, location, part, digit) : digit;
    parts *= size;
  }
  if (parts == 1)
    return partial;

  // Bytes in memory stand for truth values.
  View view;
  view.element = partial.element;
  view.isShared = true;
  view.alignment = 16;
  SmallVector<Quantity> origin;
  int64_t elements = 1;
  for (int64_t extent : partial.fragment.getShape()) {
    view.sizes.push_back(Quantity::get(extent));
    origin.push_back(Quantity::get(0));
    elements *= extent;
  }
  int64_t stride = llvm::alignTo(elements * view.getElementBytes(), 16);
  Value base = scratch(stride * parts);
  view.base = offsetPointer(
      base, arith::MulIOp::create(b, location, part, i32(stride)));
  if (failed(store(partial, view, origin)))
    return failure();
  target.emitBarrier(*this);
  SmallVector<ThreadTile> all;
  for (int64_t i = 0; i < parts; ++i) {
    view.base = offsetPointer(base, i * stride);
    FailureOr<ThreadTile> one = load(view, origin, partial.fragment);
    if (failed(one))
      return failure();
    all.push_back(*one);
  }
  for (size_t c = 0; c < partial.chunks.size(); ++c) {
    SmallVector<Value> values;
    for (ThreadTile &tile : all)
      values.push_back(tile.chunks[c]);
    partial.chunks[c] = combineTree(*this, op.getKind(), values);
  }
  return partial;
}

LogicalResult ThreadEmitter::emitReduce(ir::ReduceOp op) {
  ThreadTile source = tile(op.getSource());
  unsigned axis = op.getAxis();
  FragmentAttr fragment = source.fragment, sliced = fragment.getSlice(axis);
  auto bound = [&](Value original) {
    return original ? scalar(original) : Value();
  };
  if (op.getLimit() || op.getFrom())
    source = maskBeyond(*this, source, axis, bound(op.getFrom()),
                        bound(op.getLimit()),
                        neutral(b, op.getKind(), source.element));
  ThreadTile result =
      reduceRegisters(*this, op.getKind(), source, axis, sliced);

  auto lanes = axisDigits(fragment.getLaneDigits(), axis);
  for (auto [below, size] : lanes)
    if (!llvm::isPowerOf2_64(size) || !llvm::isPowerOf2_64(below))
      return op.emitOpError("[tier.reduce-lanes] expects lane digits of powers "
                            "of two along the axis, got ")
             << size << " after " << below;
  if (!lanes.empty()) {
    SmallVector<Value> elements;
    for (Value value : getElements(result)) {
      for (auto [below, size] : lanes)
        for (int64_t mask = below; mask < below * size; mask *= 2)
          value = combine(*this, op.getKind(), value,
                          shuffleXor(*this, value, mask));
      elements.push_back(value);
    }
    result = fromElements(sliced, result.element, elements);
  }
  FailureOr<ThreadTile> all = reduceWarps(op, result, fragment);
  if (failed(all))
    return failure();
  bind(op.getResult(), *all);
  return success();
}

} // namespace tier
