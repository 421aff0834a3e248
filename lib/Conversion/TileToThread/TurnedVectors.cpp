//===- TurnedVectors.cpp - turned tiles leave in vectors of memory --------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of the result begin inside of vectors, each somewhere else. What a tile stores
// of one are the vectors of memory that begin in the tile, but for its last columns,
// which the next tile has too (`tier.covering`, in columns): so all vectors are whole.
// Parts of them, at the edges of all tiles, took an eighth of the time: the cache merges
// them.
//
// The tile lies in shared memory by rows of the result, as if they began at vectors. A
// thread reads the two vectors that cover one of memory, shifts, and stores it. Rows of
// tiles of 32 columns, 8 of them in common, that begin 3 elements into a vector of 8:
//
//   memory        |. . . 0 .. 4|5 .. 12|13 .. 20|21 .. 28|29 .. 36|37 .. 44|45 .. 52|53 ..
//   first tile           0 ............................ 31
//   its vectors                |5 .. 12|13 .. 20|21 .. 28|
//   second tile                                   24 .............................. 55
//   its vectors                                          |29 .. 36|37 .. 44|45 .. 52|
//
// Only what a row has of its first vector, 0 .. 4, and of its last goes element by element.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

#include <optional>

using namespace mlir;

namespace tier {

namespace {
/// How rows lie in shared memory: each begins `stride` elements after the one before, and
/// columns of it are permuted by a number of its own.
struct RowsInShared {
  int64_t stride;
  layout::SwizzleAttr swizzle; ///< null: they are not
};
} // namespace

/// The layout as rows along `dim`, if it keeps the elements of a row in it, and vectors of
/// `width` elements together.
static std::optional<RowsInShared> rowsOf(Attribute layout, unsigned dim, int64_t columns,
                                          int64_t width) {
  auto strided = dyn_cast<layout::StridedAttr>(layout);
  RowsInShared rows{0, {}};
  if (auto compose = dyn_cast<layout::ComposeAttr>(layout)) {
    strided = compose.getFirst();
    rows.swizzle = compose.getSecond();
  }
  if (!strided || strided.getRank() != 2 || strided.getModes(0).size() != 1 ||
      strided.getModes(1).size() != 1 || strided.getModes(dim).front().second != 1)
    return std::nullopt;
  rows.stride = strided.getModes(1 - dim).front().second;
  if (rows.stride % width)
    return std::nullopt;
  if (layout::SwizzleAttr swizzle = rows.swizzle) {
    auto bit = [](int64_t number) { return int64_t(1) << number; };
    bool isOfRow = rows.stride % columns == 0 &&
                   bit(swizzle.getBase() + swizzle.getShift()) >= columns;
    if (!isOfRow || bit(swizzle.getBase() + swizzle.getBits()) > columns ||
        bit(swizzle.getBase()) % width)
      return std::nullopt;
  }
  return rows;
}

namespace {
/// A tile in shared memory and the rows of memory that it is stored to. Lengths are in
/// bytes, numbers in i32.
struct TurnedRows {
  ThreadEmitter &emitter;
  int64_t vectorBytes, elementBytes;
  int64_t columns; ///< of a row of the tile, a power of two
  int64_t step;    ///< from a tile to the next
  Value first;     ///< of the tile in memory
  Value pitch;     ///< from a row of memory to the next, index
  Value shared;    ///< of the tile in shared memory
  RowsInShared layout;
  Value end;  ///< of a row, in bounds; null: behind the tile
  Value rows; ///< in bounds; null: all

  OpBuilder &b() { return emitter.builder(); }
  Location loc() { return emitter.loc(); }
  template <typename Op> Value make(Value x, Value y) {
    return Op::create(b(), loc(), x, y);
  }
  template <typename Op> Value make(Value x, int64_t y) {
    return make<Op>(x, emitter.i32(y));
  }
  Value isLess(Value x, Value y) {
    return arith::CmpIOp::create(b(), loc(), arith::CmpIPredicate::slt, x, y);
  }
  Value both(Value x, Value y) {
    if (!x || !y)
      return x ? x : y;
    return make<arith::AndIOp>(x, y);
  }

  struct Row {
    Value pointer; ///< of its first column in the tile
    Value begin;   ///< bytes from there to the first vector of memory
    Value shared;  ///< of that column, if columns are not permuted
    Value key;     ///< by which they are, in bytes; null: they are not
    Value isIn;    ///< in bounds; null: always
  };
  Row row(Value number);
  Value inMemory(const Row &row, Value at) {
    return emitter.offsetPointer(row.pointer, emitter.toIndex(at));
  }
  Value inShared(const Row &row, Value at, int64_t bytes);
  void storeVector(const Row &row, Value number);
  void storeElement(const Row &row, Value at, Value isIt);
};
} // namespace

TurnedRows::Row TurnedRows::row(Value number) {
  Row row;
  row.pointer = emitter.offsetPointer(
      first, make<arith::MulIOp>(emitter.toIndex(number), pitch));
  Value address = LLVM::PtrToIntOp::create(b(), loc(), b().getI64Type(), row.pointer);
  address = arith::TruncIOp::create(b(), loc(), b().getI32Type(), address);
  row.begin = make<arith::AndIOp>(make<arith::SubIOp>(emitter.i32(0), address),
                                  vectorBytes - 1);
  Value start = make<arith::MulIOp>(number, layout.stride * elementBytes);
  row.shared = emitter.offsetPointer(shared, emitter.toIndex(start));
  if (layout::SwizzleAttr swizzle = layout.swizzle) {
    int64_t mask = ((int64_t(1) << swizzle.getBits()) - 1) << swizzle.getBase();
    row.key = make<arith::AndIOp>(make<arith::ShRUIOp>(start, swizzle.getShift()),
                                  mask * elementBytes);
  }
  if (rows)
    row.isIn = isLess(number, rows);
  return row;
}

/// In shared memory, the vector or element of `bytes` in which column `at` of the row
/// lies. Whoever proves the kernel sees that it is one of the row.
Value TurnedRows::inShared(const Row &row, Value at, int64_t bytes) {
  if (row.key)
    at = make<arith::XOrIOp>(at, row.key);
  at = make<arith::AndIOp>(make<arith::ShRUIOp>(at, llvm::Log2_64(bytes)),
                           columns / bytes - 1);
  return emitter.offsetPointer(row.shared,
                               emitter.toIndex(make<arith::MulIOp>(at, bytes)));
}

/// A vector of memory, by its number in the row, if it is the tile's and in bounds.
void TurnedRows::storeVector(const Row &row, Value number) {
  Value covering = make<arith::MulIOp>(number, vectorBytes);
  auto words = VectorType::get({vectorBytes / 4}, b().getI32Type());
  SmallVector<Value> loaded;
  for (int64_t next : {int64_t(0), vectorBytes}) {
    Value place = inShared(row, make<arith::AddIOp>(covering, next), vectorBytes);
    Value vector = LLVM::LoadOp::create(b(), loc(), words, place, vectorBytes);
    llvm::append_range(loaded, wordsOf(emitter, vector));
  }
  Value vector = vector::FromElementsOp::create(
      b(), loc(), words, selectDown(emitter, loaded, row.begin));
  Value at = make<arith::AddIOp>(covering, row.begin);
  Value isIt = both(row.isIn, isLess(covering, emitter.i32(step)));
  if (end)
    isIt = both(isIt, isLess(make<arith::AddIOp>(at, vectorBytes - 1), end));
  emitter.target.emitPredicatedStore(emitter, vector, inMemory(row, at), vectorBytes, isIt);
}

void TurnedRows::storeElement(const Row &row, Value at, Value isIt) {
  Value loaded = LLVM::LoadOp::create(b(), loc(), b().getIntegerType(8 * elementBytes),
                                      inShared(row, at, elementBytes), elementBytes);
  if (end)
    isIt = both(isIt, isLess(at, end));
  emitter.target.emitPredicatedStore(emitter, loaded, inMemory(row, at), elementBytes,
                                     both(row.isIn, isIt));
}

bool ThreadEmitter::canStoreVectors(ir::StoreOp store, const View &view,
                                    Attribute layout) {
  auto shape = store.getTile().getType().getShape();
  auto all = store->getAttrOfType<DenseI64ArrayAttr>("tier.covering");
  unsigned dim = view.strides[1].isConstant(1) ? 1 : 0;
  if (!all || all.size() != 2 || all[1 - dim])
    return false;
  int64_t bytes = view.getElementBytes(), lanes = target.machine.lanes;
  int64_t width = target.machine.bytesPerVector / bytes, columns = shape[dim],
          common = all[dim];
  if (common % width || common < width || !view.strides[dim].isConstant(1) || bytes > 4 ||
      !llvm::isPowerOf2_64(columns) || width > lanes || !rowsOf(layout, dim, columns, width))
    return false;
  int64_t rowsOfWarp = lanes / std::min({lanes, width, columns / width});
  return shape[1 - dim] % (currentRole.warps * rowsOfWarp) == 0;
}

LogicalResult ThreadEmitter::emitTurnedVectors(const ThreadTile &source,
                                               ir::StoreOp store, Attribute layout) {
  View view = this->view(store.getTarget());
  SmallVector<Quantity> indices = quantities(store.getIndices());
  unsigned dim = view.strides[1].isConstant(1) ? 1 : 0, other = 1 - dim;
  int64_t bytes = view.getElementBytes(), lanes = target.machine.lanes,
          vectorBytes = target.machine.bytesPerVector, width = vectorBytes / bytes;
  int64_t rows = source.fragment.getShape()[other],
          columns = source.fragment.getShape()[dim],
          step = columns - store->getAttrOfType<DenseI64ArrayAttr>("tier.covering")[dim];
  auto inbounds = store.getInbounds();
  auto needsCheck = [&](unsigned d) { return !inbounds || !(*inbounds)[d]; };

  unsigned contiguous;
  FailureOr<View> staged = stage(source, layout, /*margin=*/0, contiguous);
  if (failed(staged))
    return failure();
  target.emitBarrier(*this);

  Quantity offset = add(view.offset, multiply(indices[other], view.strides[other]));
  offset = multiply(add(offset, indices[dim]), Quantity::get(bytes));
  auto left = [&](unsigned d, int64_t most) {
    Value rest = arith::SubIOp::create(b, location, materialize(view.sizes[d]),
                                       materialize(indices[d]));
    rest = arith::MinSIOp::create(b, location, rest, index(most));
    return toI32(arith::MaxSIOp::create(b, location, rest, index(0)));
  };
  TurnedRows turned{*this, vectorBytes, bytes, columns * bytes, step * bytes,
                    offsetPointer(view.base, materialize(offset)),
                    materialize(multiply(view.strides[other], Quantity::get(bytes))),
                    staged->base, *rowsOf(layout, dim, columns, width), {}, {}};
  if (needsCheck(dim))
    turned.end = turned.make<arith::MulIOp>(left(dim, columns), bytes);
  if (needsCheck(other))
    turned.rows = left(other, rows);

  // `count` neighbouring lanes have a row, each the number that it is given.
  auto forRows = [&](int64_t count, llvm::function_ref<void(TurnedRows::Row, Value)> emit) {
    int64_t rowsOfWarp = lanes / count;
    Value row = turned.make<arith::AddIOp>(
        turned.make<arith::MulIOp>(currentRole.warp, rowsOfWarp),
        turned.make<arith::DivUIOp>(currentRole.lane, count));
    Value number = turned.make<arith::AndIOp>(currentRole.lane, count - 1);
    for (int64_t i = 0; i < rows; i += currentRole.warps * rowsOfWarp)
      emit(turned.row(i ? turned.make<arith::AddIOp>(row, i) : row), number);
  };
  int64_t vectors = columns / width, vectorsAtOnce = std::min(vectors, lanes);
  forRows(vectorsAtOnce, [&](const TurnedRows::Row &row, Value number) {
    for (int64_t i = 0; i < vectors; i += vectorsAtOnce)
      turned.storeVector(row, i ? turned.make<arith::AddIOp>(number, i) : number);
  });

  // The parts of vectors at both ends of a row of memory.
  Value isFirst = arith::CmpIOp::create(b, location, arith::CmpIPredicate::eq,
                                        materialize(indices[dim]), index(0));
  emitIf(isFirst, [&] {
    forRows(width, [&](const TurnedRows::Row &row, Value number) {
      Value at = turned.make<arith::MulIOp>(number, bytes);
      turned.storeElement(row, at, turned.isLess(at, row.begin));
    });
  });
  if (!turned.end)
    return success();
  forRows(width, [&](const TurnedRows::Row &row, Value number) {
    Value last = turned.make<arith::AndIOp>(
        turned.make<arith::SubIOp>(turned.end, row.begin), -vectorBytes);
    Value isOurs = arith::CmpIOp::create(b, location, arith::CmpIPredicate::ult, last,
                                         i32(step * bytes));
    Value at = turned.make<arith::AddIOp>(turned.make<arith::AddIOp>(last, row.begin),
                                          turned.make<arith::MulIOp>(number, bytes));
    turned.storeElement(row, at, isOurs);
  });
  return success();
}

} // namespace tier
