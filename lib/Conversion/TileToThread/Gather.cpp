//===- Gather.cpp - rows by their numbers, in one thread ------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The registers of a thread that share the number of a row are loaded together,
// as a tile of fewer registers from an array that begins at that row: vectors,
// masks and rows that begin inside of a vector are those of any load. Whether
// there is such a row is one more dimension of that array, of extent 1 or 0, so
// that nothing is read of one that does not exist:
//
//   number 0: registers 0 .. 7 of row  base + 3 * stride, [1, columns]
//   number 1: registers 8 .. 15 of row base + 9 * stride, [0, columns]
//
// Where each element has a number of its own, each is loaded by itself.
//
//===----------------------------------------------------------------------===//

#include "Gather.h"

#include "Elements.h"

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Problem/Fragment.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <map>
#include <numeric>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

namespace {
/// Where a row lies, and whether it exists.
struct Row {
  Value base, exists;
};

/// The registers of a thread that one number serves: those of `fragment`, for
/// each choice of the digits that numbers vary along.
struct Shares {
  FragmentAttr fragment;
  SmallVector<bool> isShared; ///< per register digit of the whole
};

class Gather {
public:
  Gather(ThreadEmitter &emitter, ir::GatherOp op)
      : emitter(emitter), op(op), b(emitter.builder()), loc(emitter.loc()),
        fragment(layout::getFragment(op.getTile().getType())),
        element(op.getTile().getType().getElementType()) {}

  FailureOr<ThreadTile> emit();

private:
  void readView();
  SmallVector<Value> getNumbers();
  Row findRow(Value number);
  std::optional<Shares> findShares();
  FailureOr<ThreadTile> emitShares(const Shares &shares,
                                   ArrayRef<Value> numbers);
  FailureOr<ThreadTile> emitElements(ArrayRef<Value> numbers);
  Value fillUnless(Value exists, Value chunk);
  Value getFill(Type type);

  ThreadEmitter &emitter;
  ir::GatherOp op;
  OpBuilder &b;
  Location loc;
  FragmentAttr fragment;
  Type element;
  View view; ///< of one row: the dimensions that the tile covers
  Quantity rowExtent, rowStride;
  SmallVector<Quantity> indices;
  SmallVector<bool> inbounds;
  std::map<void *, Row> rows;
};
} // namespace

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// The array without the dimension of rows, and without single coordinates.
void Gather::readView() {
  view = emitter.view(op.getSource());
  view.element = element;
  rowExtent = view.sizes.front();
  rowStride = view.strides.front();
  indices = emitter.quantities(op.getIndices());
  if (auto promised = op.getInbounds())
    inbounds.assign(promised->begin(), promised->end());
  else
    inbounds.assign(indices.size(), false);
  size_t singles = indices.size() - fragment.getRank();
  for (size_t d = 0; d < singles; ++d)
    view.offset = emitter.add(
        view.offset, emitter.multiply(indices[d], view.strides[d + 1]));
  auto drop = [&](auto &list, size_t count) {
    list.erase(list.begin(), list.begin() + count);
  };
  drop(view.sizes, singles + 1);
  drop(view.strides, singles + 1);
  drop(indices, singles);
  drop(inbounds, singles);
}

/// The number of the row of each register.
SmallVector<Value> Gather::getNumbers() {
  ThreadTile tile = emitter.tile(op.getRows());
  ArrayRef<int64_t> along = op.getAlong();
  SmallVector<int64_t> axes(along);
  for (int64_t axis = 0; axis < fragment.getRank(); ++axis) {
    if (llvm::is_contained(along, axis))
      continue;
    axes.insert(llvm::lower_bound(axes, axis), axis);
    FragmentAttr wider = fragment;
    for (int64_t other = fragment.getRank(); other-- > 0;)
      if (!llvm::is_contained(axes, other))
        wider = wider.getSlice(other);
    tile = emitter.broadcast(tile, wider, llvm::find(axes, axis) - axes.begin());
  }
  return emitter.getElements(tile);
}

Row Gather::findRow(Value number) {
  Row &row = rows[number.getAsOpaquePointer()];
  if (row.base)
    return row;
  Value extent = emitter.materialize(rowExtent);
  Value index =
      arith::IndexCastOp::create(b, loc, b.getIndexType(), number);
  Value isBehind = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                         index, emitter.index(0));
  Value fromEnd = arith::AddIOp::create(b, loc, index, extent);
  index = arith::SelectOp::create(b, loc, isBehind, fromEnd, index);
  // Numbers that are still negative are large ones without a sign.
  row.exists = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, index,
                                     extent);
  Quantity bytes = emitter.multiply(
      rowStride, Quantity::get(view.getElementBytes()));
  Quantity distance = emitter.multiply(Quantity{index, 0, 1}, bytes);
  row.base = emitter.offsetPointer(view.base, emitter.materialize(distance));
  return row;
}

//===----------------------------------------------------------------------===//
// Where there is no row
//===----------------------------------------------------------------------===//

/// `fill` in each element of a type, or its pattern in words that are as wide or
/// wider.
Value Gather::getFill(Type type) {
  Attribute fill = op.getFill();
  APInt bits = isa<FloatAttr>(fill)
                   ? cast<FloatAttr>(fill).getValue().bitcastToAPInt()
                   : cast<IntegerAttr>(fill).getValue();
  unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
  auto word = b.getIntegerAttr(b.getIntegerType(width),
                               APInt::getSplat(width, bits));
  if (auto vector = dyn_cast<VectorType>(type))
    return arith::ConstantOp::create(
        b, loc, DenseElementsAttr::get(vector, Attribute(word)));
  return arith::ConstantOp::create(b, loc, word);
}

/// The chunk, or `fill`: chosen in words of 32 bits where there are any.
Value Gather::fillUnless(Value exists, Value chunk) {
  Type type = chunk.getType(), kind = getElementTypeOrSelf(type);
  if (kind.isInteger(1))
    return arith::SelectOp::create(b, loc, exists, chunk, getFill(type));
  Value bits = toMemory(emitter, chunk);
  Type memory = bits.getType();
  int64_t width = kind.getIntOrFloatBitWidth(), count = 1;
  if (auto vector = dyn_cast<VectorType>(memory))
    count = vector.getNumElements();
  int64_t word = width == 64                ? 64
                 : width * count % 32 == 0 ? 32
                                            : width * count;
  Type words = b.getIntegerType(word);
  if (width * count > word)
    words = VectorType::get({width * count / word}, words);
  if (words != memory)
    bits = LLVM::BitcastOp::create(b, loc, words, bits);
  bits = arith::SelectOp::create(b, loc, exists, bits, getFill(words));
  if (words != memory)
    bits = LLVM::BitcastOp::create(b, loc, memory, bits);
  return fromMemory(emitter, bits, kind);
}

//===----------------------------------------------------------------------===//
// Registers that share a number
//===----------------------------------------------------------------------===//

/// The fragment of one number's registers, if those of all numbers are copies of
/// it; none if numbers vary along the run.
std::optional<Shares> Gather::findShares() {
  ArrayRef<int64_t> along = op.getAlong();
  problem::Fragment part = ir::toProblem(fragment);
  problem::Digits registers = std::move(part.reg);
  part.reg.clear();
  Shares shares;
  for (const problem::Digit &digit : registers) {
    bool varies = false, stays = true;
    for (auto [axis, step] : llvm::enumerate(digit.stride)) {
      bool isAlong = llvm::is_contained(along, int64_t(axis));
      varies |= step != 0 && isAlong;
      stays &= step == 0 || isAlong;
    }
    if (varies && !stays)
      return std::nullopt;
    shares.isShared.push_back(!varies || digit.size == 1);
    if (shares.isShared.back())
      part.reg.push_back(digit);
    else
      for (auto [axis, step] : llvm::enumerate(digit.stride))
        if (step != 0)
          part.shape[axis] /= digit.size;
  }
  part = part.unsqueezed(0); // whether there is such a row
  if (!part.verify().empty())
    return std::nullopt;
  shares.fragment = ir::toAttr(b.getContext(), part);
  // A run with several numbers is no vector.
  if (ThreadTile::getWidth(shares.fragment) != ThreadTile::getWidth(fragment))
    return std::nullopt;
  return shares;
}

FailureOr<ThreadTile> Gather::emitShares(const Shares &shares,
                                         ArrayRef<Value> numbers) {
  ThreadTile tile{fragment, element, ThreadTile::getWidth(fragment), {}};
  int64_t width = tile.width;
  view.sizes.insert(view.sizes.begin(), Quantity());
  view.strides.insert(view.strides.begin(), Quantity::get(0));
  indices.insert(indices.begin(), Quantity::get(0));
  inbounds.insert(inbounds.begin(), false);
  Value from = op.getFrom() ? emitter.scalar(op.getFrom()) : Value();

  std::map<int64_t, SmallVector<Value>> parts; // by the first register
  auto digits = fragment.getRegisterDigits();
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width) {
    // The first register with this number, and the place among those of it.
    int64_t first = 0, inside = 0, below = 1, belowInside = 1, rest = r;
    for (auto [digit, isShared] : llvm::zip(digits, shares.isShared)) {
      int64_t position = rest % digit.size;
      rest /= digit.size;
      if (isShared) {
        inside += position * belowInside;
        belowInside *= digit.size;
      } else {
        first += position * below;
      }
      below *= digit.size;
    }
    auto [it, isNew] = parts.try_emplace(first);
    if (isNew) {
      Row row = findRow(numbers[first]);
      View there = view;
      there.base = row.base;
      there.isScattered = true;
      there.sizes.front() = Quantity{
          arith::IndexCastUIOp::create(b, loc, b.getIndexType(), row.exists), 0,
          1};
      int64_t step = rowStride.isConstant() ? rowStride.constant
                                            : rowStride.divisor;
      there.alignment =
          std::gcd(view.alignment, step * view.getElementBytes());
      SmallVector<Quantity> at(indices);
      for (auto [axis, offset] : llvm::enumerate(
               fragment.getCoordinate(fragment.getRegisters(), first)))
        at[axis + 1] = emitter.add(at[axis + 1], Quantity::get(offset));
      FailureOr<ThreadTile> part =
          emitter.load(there, at, shares.fragment, inbounds, from);
      if (failed(part))
        return failure();
      for (Value chunk : part->chunks)
        it->second.push_back(fillUnless(row.exists, chunk));
    }
    tile.chunks.push_back(it->second[inside / width]);
  }
  return tile;
}

//===----------------------------------------------------------------------===//
// Elements with numbers of their own
//===----------------------------------------------------------------------===//

FailureOr<ThreadTile> Gather::emitElements(ArrayRef<Value> numbers) {
  if (op.getFrom())
    return op.emitOpError("[tier.thread] expects rows in runs of registers where "
                          "they begin inside of a vector, got elements"),
           failure();
  // Places relative to where rows begin.
  int64_t bytes = view.getElementBytes();
  FailureOr<Accesses> places =
      emitter.access(view, indices, fragment, inbounds, bytes);
  if (failed(places))
    return failure();
  SmallVector<Value> elements;
  std::map<std::tuple<void *, void *, void *>, Value> known;
  for (auto [number, pointer, predicate] :
       llvm::zip_equal(numbers, places->pointers, places->predicates)) {
    Value &value = known[{number.getAsOpaquePointer(), pointer.getAsOpaquePointer(),
                          predicate.getAsOpaquePointer()}];
    if (!value) {
      Row row = findRow(number);
      Value inside = row.exists;
      if (predicate)
        inside = arith::AndIOp::create(b, loc, inside, predicate);
      Value distance = LLVM::PtrToIntOp::create(b, loc, b.getI64Type(), pointer);
      Value begin = LLVM::PtrToIntOp::create(b, loc, b.getI64Type(), view.base);
      distance = arith::SubIOp::create(b, loc, distance, begin);
      Value place = emitter.offsetPointer(row.base, distance);
      value = emitter.target.emitPredicatedLoad(
          emitter, place, memoryElement(element), bytes, inside);
      value = fillUnless(row.exists, fromMemory(emitter, value, element));
    }
    elements.push_back(value);
  }
  return emitter.fromElements(fragment, element, elements);
}

FailureOr<ThreadTile> Gather::emit() {
  readView();
  SmallVector<Value> numbers = getNumbers();
  if (std::optional<Shares> shares = findShares())
    return emitShares(*shares, numbers);
  return emitElements(numbers);
}

LogicalResult emitGather(ThreadEmitter &emitter, ir::GatherOp op) {
  FailureOr<ThreadTile> tile = Gather(emitter, op).emit();
  if (failed(tile))
    return failure();
  emitter.bind(op.getTile(), std::move(*tile));
  return success();
}

} // namespace tier
