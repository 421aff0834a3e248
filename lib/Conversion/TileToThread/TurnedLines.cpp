//===- TurnedLines.cpp - stores of sums whose rows are columns of memory --===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where the sides of a product are swapped, the rows of a tile lie along the rows of the
// result, which begin anywhere. Its warps have rows of residues: a thread holds two
// neighbours, the warps of a warpgroup take turns with these. All put a piece of 32 columns
// into shared memory, each column as a row of it, and half of a warp stores one of those,
// a vector of memory each, shifted from the words that cover it; what is less than a vector
// at either end leaves by elements:
//
//   a row that begins 5 elements into a vector, of a tile of 128
//
//   lanes 0 .. 7     elements 0 .. 2 and, in lanes 8 .. 15, 123 .. 127
//   lane l           elements 8 l - 5 .. 8 l + 2 as one vector
//
// Pieces take turns in two parts of that memory, so that the role meets once for each.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "LineStore.h"
#include "Words.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier {

static constexpr int64_t columnsOfPiece = 32, elementBytes = 2, wordBytes = 4;
static constexpr int64_t vectorBytes = 16, elementsOfVector = vectorBytes / elementBytes;
static constexpr int64_t lanesOfRow = 16;
/// Of shared memory: two pieces of 16 rows.
static constexpr int64_t bytesOfWarp = 2 * 16 * columnsOfPiece * elementBytes;
static constexpr int64_t rowsOfTile = lanesOfRow * elementsOfVector, rowsOfWarp = 4;

bool ThreadEmitter::canStoreTurnedLines(ir::StoreOp op) {
  auto piece = op->getAttrOfType<DenseI64ArrayAttr>("tier.lines");
  if (!piece || piece.size() != 2 || op.getFrom() || target.machine.isHost() ||
      target.machine.lanes != 2 * lanesOfRow)
    return false;
  View view = this->view(op.getTarget());
  auto fragment = layout::getFragment(op.getTile().getType());
  // Lanes of a row have a vector each.
  int64_t rows = fragment.getRank() == 2 ? fragment.getShape()[0] : 0;
  return view.getRank() == 2 && !view.isShared && view.strides[0].isConstant(1) &&
         view.getElementBytes() == elementBytes && view.element.isIntOrFloat() &&
         piece[0] >= 0 && piece[0] % elementsOfVector == 0 &&
         piece[0] + columnsOfPiece <= piece[1] &&
         rows == rowsOfTile &&
         findWarpRows(fragment, currentRole.warps) == WarpRows::Residues;
}

namespace {
/// A piece in shared memory; numbers in i32.
struct TurnedPiece : Words {
  Value base;         ///< of the piece
  int64_t first;      ///< column of the tile
  Value further;      ///< bytes of memory from that of the tile to that of the piece, index
  int64_t rowBytes;   ///< of a column of the tile
  int64_t bytes;      ///< of the piece

  /// Where word `number` of a row is. Lanes of a warp write four rows at once, two apart, whose
  /// words lie in banks of their own. They read two, in which eight lanes and the next eight are
  /// 32 words apart: so do those, where the rows begin alike.
  Value place(Value row, Value number) {
    number = keep(number, rowBytes / wordBytes - 1);
    Value key = keep(quotient(row, 2), 3);
    key = make<arith::XOrIOp>(key, keep(quotient(number, 16), 2));
    Value at = times(make<arith::XOrIOp>(number, key), wordBytes);
    return add(times(row, rowBytes), at);
  }
  /// Whoever proves the kernel sees that what lies at `place` is the piece's.
  Value inPiece(Value place, int64_t alignment) {
    place = keep(quotient(place, alignment), bytes / alignment - 1);
    return emitter.offsetPointer(base, emitter.toIndex(times(place, alignment)));
  }
};

/// A row of the piece, in memory: `begin` bytes behind the vector at `vector`. Pieces of a tile
/// have all of it in common.
struct TurnedRow {
  Value number;
  Value vector; ///< of the tile's first piece
  Value begin;
  Value rest;   ///< columns of the tile from this one on that are in bounds
};
} // namespace

/// The thread's vector of the row, if all of it is of the tile and in bounds.
static void storeVector(TurnedPiece &piece, const TurnedRow &row, Value lane, Value left) {
  OpBuilder &b = piece.b();
  Value shift = piece.quotient(row.begin, elementBytes);
  Value first = piece.subtract(piece.times(lane, elementsOfVector), shift);
  Value isWhole = piece.both(piece.isAtMost(piece.word(0), first),
                             piece.isAtMost(piece.add(first, elementsOfVector), left));
  Value rest = piece.select(isWhole, row.rest, piece.word(0));
  Value number = arith::ShRSIOp::create(b, piece.loc(), first, piece.word(1));
  Value bits = piece.times(piece.keep(shift, 1), 8 * elementBytes);
  SmallVector<Value> words, shifted;
  for (int64_t i = 0; i <= vectorBytes / wordBytes; ++i) {
    Value place = piece.place(row.number, piece.add(number, i));
    words.push_back(LLVM::LoadOp::create(b, piece.loc(), b.getI32Type(),
                                         piece.inPiece(place, wordBytes), wordBytes));
  }
  for (size_t i = 0; i + 1 < words.size(); ++i)
    shifted.push_back(LLVM::FshrOp::create(b, piece.loc(), b.getI32Type(), words[i + 1],
                                           words[i], bits));
  Value vector = vector::FromElementsOp::create(
      b, piece.loc(), VectorType::get({int64_t(shifted.size())}, b.getI32Type()), shifted);
  Value pointer = piece.emitter.offsetPointer(
      row.vector, piece.emitter.toIndex(piece.times(lane, vectorBytes)));
  pointer = piece.emitter.offsetPointer(pointer, piece.further);
  piece.emitter.target.emitPredicatedStore(piece.emitter, vector, pointer, vectorBytes,
                                           piece.isLess(piece.word(piece.first), rest));
}

/// An element of the first vector, or of the last, where it is not whole.
static void storeEdge(TurnedPiece &piece, const TurnedRow &row, Value lane, Value left) {
  OpBuilder &b = piece.b();
  Value shift = piece.quotient(row.begin, elementBytes);
  Value element = piece.keep(lane, elementsOfVector - 1);
  Value isLast = piece.isAtMost(piece.word(elementsOfVector), lane);
  // From the vector in which the row begins on.
  Value end = piece.add(shift, left);
  Value lastVector = piece.keep(end, -elementsOfVector);
  Value place = piece.select(isLast, piece.add(lastVector, element), element);
  Value isIt = piece.both(piece.isAtMost(shift, place), piece.isLess(place, end));
  // The first vector is whole, or the last one, where a row begins at it.
  Value isPart = piece.select(isLast, piece.isLess(piece.word(0), lastVector),
                              piece.isLess(piece.word(0), shift));
  Value beginsThere = piece.compare(arith::CmpIPredicate::eq, shift, piece.word(0));
  isPart = piece.either(isPart, piece.both(isLast, beginsThere));
  Value rest = piece.select(piece.both(isIt, isPart), row.rest, piece.word(0));
  Value number = piece.subtract(place, shift);
  Value inShared = piece.add(
      piece.place(row.number, arith::ShRSIOp::create(b, piece.loc(), number, piece.word(1))),
      piece.times(piece.keep(number, 1), elementBytes));
  Value value = LLVM::LoadOp::create(b, piece.loc(), b.getI16Type(),
                                     piece.inPiece(inShared, elementBytes), elementBytes);
  Value pointer = piece.emitter.offsetPointer(
      row.vector, piece.emitter.toIndex(piece.times(place, elementBytes)));
  pointer = piece.emitter.offsetPointer(pointer, piece.further);
  piece.emitter.target.emitPredicatedStore(piece.emitter, value, pointer, elementBytes,
                                           piece.isLess(piece.word(piece.first), rest));
}

LogicalResult ThreadEmitter::storeTurnedLines(ir::StoreOp op) {
  // The last piece has columns in common with the one before where there are no whole ones.
  auto lines = op->getAttrOfType<DenseI64ArrayAttr>("tier.lines");
  int64_t number = llvm::divideCeil(lines[0], columnsOfPiece);
  int64_t pieces = llvm::divideCeil(lines[1], columnsOfPiece);
  ThreadTile tile = this->tile(op.getTile());
  View view = this->view(op.getTarget());
  SmallVector<Quantity> indices = quantities(op.getIndices());
  ThreadRole role = currentRole;
  int64_t rows = tile.fragment.getShape()[0];

  auto [ring, isNew] = lineRings.try_emplace({role.index, 0}, 0);
  if (isNew)
    ring->second = reserveShared(role.warps * bytesOfWarp, vectorBytes);
  int64_t bytes = role.warps * bytesOfWarp / 2;
  // Of an odd number, the last piece of the tile before had the same part.
  if (number == 0 && pieces % 2 != 0)
    target.emitBarrier(*this);
  int64_t half = number % 2 * bytes;
  TurnedPiece piece{{*this}, sharedPointer(ring->second + half), lines[0], {},
                    rows * elementBytes, bytes};

  // Words of two rows, one for each column.
  SmallVector<Value> elements = getElements(tile);
  Value lane = role.lane;
  Value column = piece.times(piece.keep(lane, 3), 2);
  Value word = piece.add(piece.times(piece.quotient(lane, 4), 4), piece.keep(role.warp, 3));
  word = piece.add(word, piece.times(piece.quotient(role.warp, 4), 32));
  for (int64_t r = 0, e = elements.size(); r < e; r += 4)
    for (int64_t next : {0, 1}) {
      Value pair = concatenate(*this, {elements[r + next], elements[r + next + 2]});
      Value place = piece.place(piece.add(column, r / 4 * 8 + next), word);
      LLVM::StoreOp::create(b, location, toMemory(*this, pair), piece.inPiece(place, wordBytes),
                            wordBytes);
    }
  target.emitBarrier(*this);

  auto count = [&](const Quantity &size, const Quantity &from, int64_t most) {
    Value rest = arith::SubIOp::create(b, location, materialize(size), materialize(from));
    rest = arith::MinSIOp::create(b, location, rest, index(most));
    return toI32(arith::MaxSIOp::create(b, location, rest, index(0)));
  };
  // Pieces begin eights of columns apart, so rows of all begin equally far behind a vector.
  Quantity tileColumn = add(indices[1], Quantity::get(-lines[0]));
  Value left = count(view.sizes[0], indices[0], rows);
  Value columns = count(view.sizes[1], tileColumn, lines[1]);
  Quantity offset = add(view.offset, add(indices[0], multiply(tileColumn, view.strides[1])));
  Value start = offsetPointer(view.base, materialize(multiply(offset, Quantity::get(elementBytes))));
  Value pitch = materialize(multiply(view.strides[1], Quantity::get(elementBytes)));
  piece.further = arith::MulIOp::create(b, location, pitch, index(lines[0]));
  Value inRow = piece.keep(lane, lanesOfRow - 1);
  // A warp has four rows: two at once, which are two apart.
  for (int64_t next : {0, 1}) {
    TurnedRow row;
    row.number = piece.add(piece.times(role.warp, rowsOfWarp),
                           piece.add(piece.times(piece.quotient(lane, lanesOfRow), 2), next));
    Value pointer =
        offsetPointer(start, arith::MulIOp::create(b, location, toIndex(row.number), pitch));
    Value address = LLVM::PtrToIntOp::create(b, location, b.getI64Type(), pointer);
    row.begin = piece.keep(arith::TruncIOp::create(b, location, b.getI32Type(), address),
                           vectorBytes - 1);
    Value back = piece.subtract(piece.word(0), row.begin);
    row.vector = offsetPointer(
        pointer, arith::IndexCastOp::create(b, location, b.getIndexType(), back));
    row.rest = piece.subtract(columns, row.number);
    storeVector(piece, row, inRow, left);
    storeEdge(piece, row, inRow, left);
  }
  return success();
}

} // namespace tier
