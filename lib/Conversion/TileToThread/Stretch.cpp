//===- Stretch.cpp - stores of neighbouring rows as one stretch of memory -===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Short rows of odd length begin anywhere in a line of memory, but several that
// follow one another are one stretch. They meet in shared memory, where each row
// has a place of its own; then threads read 16 bytes after 16 bytes of the stretch,
// whatever rows they are of, and store whole vectors. Rows of 5, pitch 8:
//
//   shared  a0 a1 a2 a3 a4 .. .. ..   b0 b1 b2 b3 b4 .. .. ..   c0 ..
//   global  a0 a1 a2 a3 | a4 b0 b1 b2 | b3 b4 c0 c1 | ..
//
// Row and column of the first element of a vector are a quotient and a remainder;
// at most one row ends inside of a vector, so two addresses are all it takes. Rows of
// tiles that are no wider than a vector may be shorter: each element has its own.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

namespace {
/// Reads elements of the stretch from shared memory.
struct Stretch {
  ThreadEmitter &emitter;
  Value base;    ///< of the first row in shared memory
  int64_t bytes; ///< of an element
  int64_t pitch; ///< of rows in shared memory, in elements
  int64_t room;  ///< elements, a power of two: no address is beyond
  Value length;  ///< of a row
  Value magic;   ///< ceil(2^32 / length)
  bool areShort; ///< rows may be shorter than a vector

  OpBuilder &b() { return emitter.builder(); }
  Location loc() { return emitter.loc(); }
  Value word(int64_t value) { return emitter.i32(value); }

  /// In bytes, and inside: whoever proves the kernel sees that.
  Value place(Value element) {
    element = arith::MulIOp::create(b(), loc(), element, word(bytes));
    return arith::AndIOp::create(b(), loc(), element, word(room * bytes - 1));
  }

  /// `count` elements from number `first` of the stretch on. No more than 2^13
  /// of them, in rows of at most 2^10: the quotient is exact.
  SmallVector<Value> read(Value first, int64_t count) {
    Type type = b().getIntegerType(8 * bytes);
    SmallVector<Value> values;
    if (areShort) {
      for (int64_t i = 0; i < count; ++i) {
        Value element = i ? arith::AddIOp::create(b(), loc(), first, word(i)) : first;
        Value row = arith::MulUIExtendedOp::create(b(), loc(), element, magic).getHigh();
        Value gap = arith::SubIOp::create(b(), loc(), word(pitch), length);
        Value shift = arith::MulIOp::create(b(), loc(), row, gap);
        Value at = place(arith::AddIOp::create(b(), loc(), element, shift));
        values.push_back(LLVM::LoadOp::create(
            b(), loc(), type, emitter.offsetPointer(base, emitter.toIndex(at)), bytes));
      }
      return values;
    }
    Value row = arith::MulUIExtendedOp::create(b(), loc(), first, magic).getHigh();
    Value begin = arith::MulIOp::create(b(), loc(), row, length);
    Value gap = arith::SubIOp::create(b(), loc(), word(pitch), length);
    Value shift = arith::MulIOp::create(b(), loc(), row, gap);
    Value at = arith::AddIOp::create(b(), loc(), first, shift);
    Value here = place(at);
    Value left = arith::AddIOp::create(b(), loc(), begin, length);
    left = arith::SubIOp::create(b(), loc(), left, first);
    Value there =
        count == 1 ? here : place(arith::AddIOp::create(b(), loc(), at, gap));
    for (int64_t i = 0; i < count; ++i) {
      Value from = here;
      if (i > 0) {
        Value isHere = arith::CmpIOp::create(
            b(), loc(), arith::CmpIPredicate::sgt, left, word(i));
        from = arith::SelectOp::create(b(), loc(), isHere, here, there);
      }
      Value pointer = emitter.offsetPointer(base, emitter.toIndex(from));
      values.push_back(LLVM::LoadOp::create(
          b(), loc(), type, emitter.offsetPointer(pointer, i * bytes), bytes));
    }
    return values;
  }
};
} // namespace

bool ThreadEmitter::canStretch(const ThreadTile &tile, const View &view,
                               ArrayRef<Quantity> indices) {
  FragmentAttr fragment = tile.fragment;
  int64_t bytes = view.getElementBytes();
  if (target.machine.isHost() || view.isShared || view.getRank() < 2 ||
      fragment.getRank() != 2 || !view.strides.back().isConstant(1) ||
      !indices.back().isConstant(0) || bytes > 4)
    return false;
  int64_t rows = fragment.getShape()[0], columns = fragment.getShape()[1];
  int64_t threads = target.machine.lanes * currentRole.warps;
  return rows % (target.machine.bytesPerVector / bytes) == 0 &&
         rows * columns <= 1 << 13 && columns <= 1 << 10 &&
         fragment.getNumRegisters() * threads == rows * columns;
}

LogicalResult ThreadEmitter::storeStretch(const ThreadTile &tile,
                                          const View &view,
                                          ArrayRef<Quantity> indices,
                                          ArrayRef<bool> inbounds) {
  FragmentAttr fragment = tile.fragment;
  int64_t rows = fragment.getShape()[0], columns = fragment.getShape()[1];
  int64_t bytes = view.getElementBytes();
  int64_t vectorBytes = target.machine.bytesPerVector, each = vectorBytes / bytes;
  int64_t threads = target.machine.lanes * currentRole.warps;

  // Where the rows begin, and whether they are one aligned stretch. Dimensions before
  // theirs have one coordinate.
  size_t rowDim = view.getRank() - 2, columnDim = rowDim + 1;
  Quantity offset = view.offset;
  for (size_t dim = 0; dim <= rowDim; ++dim)
    offset = add(offset, multiply(indices[dim], view.strides[dim]));
  Value first = offsetPointer(
      view.base, materialize(multiply(offset, Quantity::get(bytes))));
  Value address = LLVM::PtrToIntOp::create(b, location, b.getI64Type(), first);
  address = arith::TruncIOp::create(b, location, b.getI32Type(), address);
  address = arith::AndIOp::create(b, location, address, i32(vectorBytes - 1));
  Value isStretch = arith::CmpIOp::create(b, location, arith::CmpIPredicate::eq,
                                          address, i32(0));
  Value size = materialize(view.sizes[columnDim]), step = materialize(view.strides[rowDim]);
  auto require = [&](Value condition) {
    isStretch = arith::AndIOp::create(b, location, isStretch, condition);
  };
  if (size != step)
    require(arith::CmpIOp::create(b, location, arith::CmpIPredicate::eq, size,
                                  step));
  // At most one row ends inside of a vector, but of short ones; longer ones have no place.
  bool areShort = columns <= each;
  require(arith::CmpIOp::create(b, location, arith::CmpIPredicate::sge, size,
                                index(areShort ? 2 : each)));
  require(arith::CmpIOp::create(b, location, arith::CmpIPredicate::sle, size,
                                index(columns)));

  // Lanes of a warp that hold other rows use other banks.
  int64_t along = 1;
  for (const auto &digit : fragment.getLaneDigits())
    if (digit.size > 1 && digit.stride[1] != 0)
      along *= digit.size;
  int64_t pitch = along < target.machine.lanes ? columns + along : columns;
  int64_t room = llvm::PowerOf2Ceil(rows * pitch);
  View staged;
  staged.element = view.element;
  staged.isShared = true;
  staged.alignment = 128;
  staged.layout = layout::StridedAttr::get(b.getContext(), {1, 1}, {rows, columns},
                                           {pitch, 1});
  staged.base = scratch((room + each) * bytes);
  for (int64_t extent : {rows, columns})
    staged.sizes.push_back(Quantity::get(extent));

  auto branch = scf::IfOp::create(b, location, isStretch, /*withElse=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.elseBlock());
  if (failed(store(tile, view, indices, inbounds)))
    return failure();
  b.setInsertionPointToStart(branch.thenBlock());
  SmallVector<Quantity> origin(2, Quantity::get(0));
  if (failed(storeOnce(tile, staged, origin, {})))
    return failure();
  target.emitBarrier(*this);

  Value left = arith::SubIOp::create(b, location, materialize(view.sizes[rowDim]),
                                     materialize(indices[rowDim]));
  left = arith::MinSIOp::create(b, location, left, index(rows));
  left = toI32(arith::MaxSIOp::create(b, location, left, index(0)));
  Stretch stretch{*this, staged.base, bytes, pitch, room, toI32(size), Value(), areShort};
  Value count = arith::MulIOp::create(b, location, left, stretch.length);
  stretch.magic = arith::AddIOp::create(
      b, location,
      arith::DivUIOp::create(b, location, i32(-1), stretch.length), i32(1));
  auto pointerAt = [&](Value element) {
    return offsetPointer(
        first, toIndex(arith::MulIOp::create(b, location, element, i32(bytes))));
  };
  auto isBelow = [&](Value element, Value end) -> Value {
    return arith::CmpIOp::create(b, location, arith::CmpIPredicate::slt, element,
                                 end);
  };
  for (int64_t i = 0; i * each * threads < rows * columns; ++i) {
    Value number =
        arith::AddIOp::create(b, location, currentRole.thread, i32(i * threads));
    number = arith::MulIOp::create(b, location, number, i32(each));
    Value last = arith::AddIOp::create(b, location, number, i32(each - 1));
    Value vector = vector::FromElementsOp::create(
        b, location, VectorType::get({each}, b.getIntegerType(8 * bytes)),
        stretch.read(number, each));
    target.emitPredicatedStore(*this, vector, pointerAt(number), vectorBytes,
                               isBelow(last, count));
  }
  // What is no whole vector, in the last tile.
  Value whole = arith::AndIOp::create(b, location, count, i32(-each));
  Value number = arith::AddIOp::create(b, location, whole, currentRole.thread);
  Value isLate = isBelow(number, count);
  emitIf(isLate, [&] {
    Value element = stretch.read(number, 1).front();
    LLVM::StoreOp::create(b, location, element, pointerAt(number), bytes);
  });
  return success();
}

} // namespace tier
