//===- Reduce.cpp - combining a tile along one axis -----------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers first, then lanes by exchanges with lane xor 2^i, then warps
// through shared memory, where each thread reads what it needs of all parts, or
// one thread combines those of an element for all. Every holder combines in the
// same order, so replicas hold equal bits.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "tier/Conversion/TileToThread/Combine.h"
#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/Fragment.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
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

Value combineTree(ThreadEmitter &emitter, ir::ReduceKind kind,
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

namespace {
/// The part of a row that a reduction counts, seen from a thread: elements
/// whose distance from the thread's first one is in [start, room).
struct Part {
  Value start; ///< null: from the first element on
  Value room;  ///< null: to the last one
  /// Chunks at a greater distance begin after `start`, whatever the thread.
  int64_t reach = 1;
  /// Elements at a smaller distance lie before `room`, whatever the thread.
  int64_t sure = 0;
  Value neutral; ///< what stands for the others

  bool startsIn(int64_t first) const { return start && first < reach; }
  bool endsIn(int64_t first, int64_t width) const {
    return room && first + width > sure;
  }
  /// Whether some of `width` elements from `first` on may not count.
  bool cuts(int64_t first, int64_t width) const {
    return startsIn(first) || endsIn(first, width);
  }
};
} // namespace

static Part getPart(ThreadEmitter &emitter, const ThreadTile &tile,
                    ir::ReduceOp op) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  unsigned axis = op.getAxis();
  Value thread = emitter.threadCoordinate(tile.fragment)[axis];
  Part part;
  part.reach = std::max<int64_t>(1, tile.fragment.getRun());
  if (Value from = op.getFrom()) {
    part.start = emitter.toI32(emitter.scalar(from));
    if (thread)
      part.start = arith::SubIOp::create(b, loc, part.start, thread);
  }
  if (op.getLimit()) {
    Quantity limit = emitter.quantity(op.getLimit());
    part.sure = limit.least - getThreadReach(tile.fragment, axis);
    // Cut to what 32 bits hold, beyond every tile. (All threads at once, ptxas keeps less in uniform registers,
    // and spills: layer_norm of 4097 columns 28 bytes.)
    Value room = emitter.materialize(limit);
    if (thread)
      room = arith::SubIOp::create(b, loc, room, emitter.toIndex(thread));
    room = arith::MinSIOp::create(b, loc, room,
                                  emitter.index(int64_t(1) << 30));
    room = arith::MaxSIOp::create(b, loc, room, emitter.index(0));
    part.room = emitter.toI32(room);
  }
  part.neutral = arith::ConstantOp::create(
      b, loc, neutral(b, op.getKind(), tile.element));
  if (tile.width > 1)
    part.neutral = vector::BroadcastOp::create(b, loc, tile.getChunkType(),
                                               part.neutral);
  return part;
}

/// Whether all of `width` elements from `first` on count.
static Value emitIsWhole(ThreadEmitter &emitter, const Part &part,
                         int64_t first, int64_t width) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Value whole;
  if (part.endsIn(first, width))
    whole = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge, part.room,
                                  emitter.i32(first + width));
  if (part.startsIn(first)) {
    Value late = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle,
                                       part.start, emitter.i32(first));
    whole = whole ? arith::AndIOp::create(b, loc, whole, late) : late;
  }
  return whole;
}

/// Replaces elements that do not count in chunks at the same place: one element
/// along the axis, or `width` neighbours.
static void mask(ThreadEmitter &emitter, const Part &part, int64_t first,
                 int64_t width, MutableArrayRef<Value> chunks) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Value inside;
  if (width == 1) {
    inside = emitIsWhole(emitter, part, first, width);
  } else {
    SmallVector<int32_t> numbers(width);
    std::iota(numbers.begin(), numbers.end(), int32_t(first));
    Value lanes =
        arith::ConstantOp::create(b, loc, b.getI32VectorAttr(numbers));
    auto compare = [&](arith::CmpIPredicate predicate, Value bound) {
      bound = vector::BroadcastOp::create(b, loc, lanes.getType(), bound);
      Value side = arith::CmpIOp::create(b, loc, predicate, lanes, bound);
      inside = inside ? arith::AndIOp::create(b, loc, inside, side) : side;
    };
    if (part.endsIn(first, width))
      compare(arith::CmpIPredicate::slt, part.room);
    if (part.startsIn(first))
      compare(arith::CmpIPredicate::sge, part.start);
  }
  for (Value &chunk : chunks)
    chunk = arith::SelectOp::create(b, loc, inside, chunk, part.neutral);
}

/// x + y. Where y is a product, both by one instruction: ptxas does so inside of a block alone, and
/// the product is outside of the branch that asks what counts.
static Value combineHere(ThreadEmitter &emitter, ir::ReduceKind kind, Value x, Value y) {
  auto product = y.getDefiningOp<arith::MulFOp>();
  if (kind != ir::ReduceKind::addf || !product ||
      !bitEnumContainsAll(product.getFastmath(), arith::FastMathFlags::contract))
    return combine(emitter, kind, x, y);
  return math::FmaOp::create(emitter.builder(), emitter.loc(), product.getLhs(), product.getRhs(), x);
}

/// The registers of one thread, combined along the axis. Chunks of neighbours
/// are mostly whole or known to be: the others are asked once, and only what a
/// boundary cuts is masked, element by element.
static ThreadTile reduceRegisters(ThreadEmitter &emitter, ir::ReduceOp op,
                                  ThreadTile tile, FragmentAttr sliced) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  ir::ReduceKind kind = op.getKind();
  unsigned axis = op.getAxis();
  FragmentAttr fragment = tile.fragment;
  Part part;
  if (op.getLimit() || op.getFrom())
    part = getPart(emitter, tile, op);
  // Chunks go to the result register of their first element; lanes of a chunk
  // are combined last, if the run lies along the axis.
  bool runs = tile.width > 1 && fragment.getRunDim() == axis;
  bool branches = runs && !emitter.target.machine.isHost();
  int64_t reduced = runs ? tile.width : 1;
  using Coordinate = SmallVector<int64_t>;
  std::map<Coordinate, SmallVector<Value>> groups;
  std::map<int64_t, SmallVector<std::pair<Coordinate, Value>>> asked;
  llvm::DenseSet<Attribute> seen; // register replicas count once
  for (int64_t i = 0, e = tile.chunks.size(); i < e; ++i) {
    Coordinate coordinate =
        fragment.getCoordinate(fragment.getRegisters(), i * tile.width);
    if (!seen.insert(b.getDenseI64ArrayAttr(coordinate)).second)
      continue;
    int64_t first = coordinate[axis];
    coordinate.erase(coordinate.begin() + axis);
    if (branches && part.cuts(first, reduced)) {
      asked[first].push_back({coordinate, tile.chunks[i]});
      continue;
    }
    if (part.cuts(first, reduced))
      mask(emitter, part, first, reduced, tile.chunks[i]);
    groups[coordinate].push_back(tile.chunks[i]);
  }
  std::map<Coordinate, Value> combined;
  for (auto &[coordinate, values] : groups)
    combined[coordinate] = combineTree(emitter, kind, values);
  for (auto &[first, parts] : asked) {
    auto add = [&, &parts = parts](ArrayRef<Value> chunks) {
      SmallVector<Value> sums;
      for (auto [place, chunk] : llvm::zip(parts, chunks)) {
        Value before = combined.count(place.first) ? combined[place.first] : Value();
        sums.push_back(before ? combineHere(emitter, kind, before, chunk) : chunk);
      }
      scf::YieldOp::create(b, loc, sums);
    };
    SmallVector<Value> chunks = llvm::to_vector(llvm::make_second_range(parts));
    auto branch =
        scf::IfOp::create(b, loc, TypeRange(ValueRange(chunks)),
                          emitIsWhole(emitter, part, first, reduced),
                          /*withElse=*/true);
    {
      OpBuilder::InsertionGuard guard(b);
      b.setInsertionPointToStart(branch.thenBlock());
      add(chunks);
      b.setInsertionPointToStart(branch.elseBlock());
      Part here = part;
      for (Value *bound : {&here.start, &here.room})
        if (*bound)
          *bound = emitter.target.emitOpaque(emitter, *bound);
      mask(emitter, here, first, reduced, chunks);
      add(chunks);
    }
    for (auto [place, sum] : llvm::zip(parts, branch.getResults()))
      combined[place.first] = sum;
  }
  if (runs)
    for (auto &[coordinate, value] : combined) {
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

/// Words of parts that each thread reads at most: of more, one thread combines those of an element,
/// and all meet once more.
static constexpr int64_t mostPartsRead = 32;

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
  // Parts of one element lie side by side.
  int64_t stride = elements * view.getElementBytes();
  if (elements > 1)
    stride = llvm::alignTo(stride, view.alignment);
  Value base = scratch(stride * parts);
  view.base = offsetPointer(
      base, arith::MulIOp::create(b, location, part, i32(stride)));
  if (failed(store(partial, view, origin)))
    return failure();
  target.emitBarrier(*this);
  auto combineAll = [&](FragmentAttr fragment) -> FailureOr<ThreadTile> {
    SmallVector<ThreadTile> all;
    for (int64_t i = 0; i < parts; ++i) {
      view.base = offsetPointer(base, i * stride);
      FailureOr<ThreadTile> one = load(view, origin, fragment);
      if (failed(one))
        return failure();
      all.push_back(*one);
    }
    ThreadTile sum = all.front();
    for (size_t c = 0; c < sum.chunks.size(); ++c) {
      SmallVector<Value> values;
      for (ThreadTile &tile : all)
        values.push_back(tile.chunks[c]);
      sum.chunks[c] = combineTree(*this, op.getKind(), values);
    }
    return sum;
  };
  int64_t words = parts * partial.fragment.getNumRegisters(), lanes = target.machine.lanes;
  int64_t warps = llvm::divideCeil(elements, lanes);
  if (words <= mostPartsRead || elements % lanes || warps > currentRole.warps)
    return combineAll(partial.fragment);

  // A thread for each element.
  FragmentAttr one = ir::toAttr(b.getContext(),
                                problem::fragmentForLoad(partial.fragment.getShape(),
                                                         partial.fragment.getRank() - 1,
                                                         /*vectorElements=*/1, lanes, warps));
  Value isOne = arith::CmpIOp::create(b, location, arith::CmpIPredicate::ult, currentRole.warp,
                                      i32(warps));
  auto branch = scf::IfOp::create(b, location, isOne, /*withElse=*/false);
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(branch.thenBlock());
    FailureOr<ThreadTile> sum = combineAll(one);
    view.base = base;
    if (failed(sum) || failed(store(*sum, view, origin)))
      return failure();
  }
  target.emitBarrier(*this);
  view.base = base;
  return load(view, origin, partial.fragment);
}

LogicalResult ThreadEmitter::emitReduce(ir::ReduceOp op) {
  ThreadTile source = tile(op.getSource());
  unsigned axis = op.getAxis();
  FragmentAttr fragment = source.fragment, sliced = fragment.getSlice(axis);
  ThreadTile result = reduceRegisters(*this, op, source, sliced);

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
