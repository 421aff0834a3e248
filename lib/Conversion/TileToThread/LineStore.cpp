//===- LineStore.cpp - stores of sums to rows that begin anywhere ---------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A matrix instruction leaves a warp 16 rows, a thread two neighbours of eight
// columns of them. Where rows of the result begin anywhere, no vector of a thread
// is one of memory. A warp puts a piece of 32 columns of its rows (of 4-byte elements 16,
// twice) into shared memory, beside the piece before; threads read what lies in lines of
// memory, two vectors for one, shift them, and whole lines leave. Lines have 64 bytes, or 128
// (`tier.line`), as many as a cache answers at once. What begins a line waits there for the next
// piece of the tile:
//
//   a row that begins 5 elements into a line of 64 bytes, columns of a tile of 96
//
//   piece 0    . . . . . 0 .. 26    stored, its first vectors in part
//              27 .. 31             waits
//   piece 1    27 .. 58             stored
//   piece 2    59 .. 90             stored
//              91 .. 95             stored: the tile ends
//
// Nobody but the warp uses its rows of shared memory, so nobody else waits.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "LineStore.h"
#include "Words.h"
#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace tier {

static constexpr int64_t vectorBytes = 16, shortLine = 64, longLine = 128;
static constexpr int64_t rowsOfWarp = 16, rowsOfLanes = 8;
static constexpr int64_t columnsOfPiece = 32, columnsOfEight = 8, registersOfEight = 4;

std::optional<WarpRows> findWarpRows(layout::FragmentAttr fragment, int64_t warps) {
  if (fragment.getRank() != 2 || fragment.getNumLanes() != 32 ||
      fragment.getNumWarps() != warps || fragment.getShape()[1] != columnsOfPiece ||
      fragment.getShape()[0] != rowsOfWarp * warps ||
      fragment.getNumRegisters() != rowsOfWarp * columnsOfPiece / 32)
    return std::nullopt;
  auto found = WarpRows::Neighbours;
  if (auto neighbours = problem::fromRowsOfResidues(ir::toProblem(fragment))) {
    found = WarpRows::Residues;
    fragment = ir::toAttr(fragment.getContext(), *neighbours);
  }
  auto isAt = [](ArrayRef<int64_t> at, int64_t row, int64_t column) {
    return at[0] == row && at[1] == column;
  };
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; ++r)
    if (!isAt(fragment.getCoordinate(fragment.getRegisters(), r), r / 2 % 2 * rowsOfLanes,
              r % 2 + r / 4 * 8))
      return std::nullopt;
  for (int64_t lane = 0; lane < 32; ++lane)
    if (!isAt(fragment.getCoordinate(fragment.getLanes(), lane), lane / 4, lane % 4 * 2))
      return std::nullopt;
  for (int64_t warp = 0; warp < warps; ++warp)
    if (!isAt(fragment.getCoordinate(fragment.getWarps(), warp), rowsOfWarp * warp, 0))
      return std::nullopt;
  return found;
}

/// Bytes of the lines of memory that leave.
static int64_t lineOf(ir::StoreOp op) {
  auto line = op->getAttrOfType<IntegerAttr>("tier.line");
  return line && line.getInt() == longLine ? longLine : shortLine;
}

bool ThreadEmitter::canStoreLines(ir::StoreOp op) {
  auto piece = op->getAttrOfType<DenseI64ArrayAttr>("tier.lines");
  if (!piece || piece.size() != 2 || op.getFrom() || target.machine.isHost() ||
      target.machine.lanes != 32)
    return false;
  View view = this->view(op.getTarget());
  int64_t first = piece[0], columns = piece[1], bytes = view.getElementBytes();
  if (bytes != 2 && bytes != 4)
    return false;
  return view.getRank() == 2 && !view.isShared && view.strides[1].isConstant(1) &&
         view.element.isIntOrFloat() &&
         first >= 0 && first % columnsOfEight == 0 && columns % columnsOfEight == 0 &&
         first + columnsOfPiece <= columns &&
         findWarpRows(layout::getFragment(op.getTile().getType()), currentRole.warps);
}

namespace {
/// The lines of a warp's rows, in memory and in shared memory; numbers in i32.
struct Lines : Words {
  Value start;  ///< the first column of the tile in the warp's first row
  Value pitch;  ///< bytes from a row to the next, index
  Value ring;   ///< the warp's rows in shared memory
  Value left;   ///< bytes of a row that lie in bounds
  Value rows;   ///< of memory from the warp's first one on that do
  WarpRows held;
  int64_t elementBytes, lineBytes;
  int64_t columnsOfVector() const { return vectorBytes / elementBytes; }
  int64_t columnsOfLine() const { return lineBytes / elementBytes; }
  int64_t lanesOfLine() const { return lineBytes / vectorBytes; }
  int64_t ringBytes() const { return 2 * lineBytes; } ///< of a row

  /// One row of the warp, and the thread's vector of each of its lines. Pieces have it in
  /// common: what a line adds are constants.
  struct Row {
    Value number;
    Value vector;    ///< bytes from the row's first line to the thread's vector of it
    Value line;      ///< that vector, in memory
    Value begin;     ///< bytes from the first line to the row
    Value end;       ///< and to where it leaves the tile or the bounds; 0: it is not in bounds
    Value shift;     ///< bytes from a vector of shared memory to that of memory
    Value key;       ///< by which its vectors in shared memory are permuted, in bytes
    Value places[2]; ///< of the two vectors that cover it, of even lines
  };
  /// Eight lanes access at once. They write 16 bytes of eight rows, and read a long line, or two
  /// short ones, half of all banks apart, if their rows begin alike.
  Value keyOf(Value number) {
    if (lineBytes == longLine)
      return times(keep(number, rowsOfLanes - 1), vectorBytes);
    Value odd = times(keep(number, 1), 4 * vectorBytes);
    return add(odd, times(keep(quotient(number, 2), 3), vectorBytes));
  }
  /// Which row of memory from the first one on is the warp's row `number`.
  Value rowOfMemory(Value number) {
    if (held == WarpRows::Neighbours)
      return number;
    return add(times(keep(number, rowsOfLanes - 1), rowsOfLanes), quotient(number, rowsOfLanes));
  }
  /// The thread has vector `inLine` of each line.
  Row row(Value number, Value inLine) {
    Row row;
    row.number = number;
    row.vector = times(inLine, vectorBytes);
    Value below = rowOfMemory(number);
    Value pointer = emitter.offsetPointer(
        start, make<arith::MulIOp>(emitter.toIndex(below), pitch));
    Value address = LLVM::PtrToIntOp::create(b(), loc(), b().getI64Type(), pointer);
    row.begin = keep(arith::TruncIOp::create(b(), loc(), b().getI32Type(), address),
                     lineBytes - 1);
    Value column = subtract(row.vector, row.begin); // in bytes, may be less than none
    row.line = step(pointer, column);
    row.end = select(isLess(below, rows), add(row.begin, left), word(0));
    row.shift = keep(column, vectorBytes - 1);
    row.key = keyOf(number);
    for (int64_t next : {0, 1})
      row.places[next] = place(row, keep(add(column, next * vectorBytes), -vectorBytes));
    return row;
  }
  /// Bytes in shared memory to the row's columns from `at` on.
  Value place(const Row &row, Value at) {
    Value within = make<arith::XOrIOp>(keep(at, ringBytes() - 1), row.key);
    return add(times(row.number, ringBytes()), within);
  }
  /// `bytes` of them. Whoever proves the kernel sees that they are the warp's own.
  Value inRing(Value place, int64_t bytes) {
    Value within = keep(quotient(place, bytes), rowsOfWarp * ringBytes() / bytes - 1);
    return emitter.offsetPointer(ring, emitter.toIndex(times(within, bytes)));
  }
  /// `bytes` may be less than none.
  Value step(Value pointer, Value bytes) {
    return emitter.offsetPointer(
        pointer, arith::IndexCastOp::create(b(), loc(), b().getIndexType(), bytes));
  }
};
} // namespace

/// Line `number` of the row: a vector of the thread, if all of it is of the tile.
static void storeLine(Lines &lines, const Lines::Row &row, int64_t number) {
  OpBuilder &b = lines.b();
  SmallVector<Value> words;
  for (Value place : row.places) {
    // Two lines wait in turn.
    if (number % 2)
      place = lines.make<arith::XOrIOp>(place, lines.word(lines.lineBytes));
    Value loaded = LLVM::LoadOp::create(b, lines.loc(), VectorType::get({4}, b.getI32Type()),
                                        lines.inRing(place, vectorBytes), vectorBytes);
    llvm::append_range(words, wordsOf(lines.emitter, loaded));
  }
  Value vectorOfMemory = vector::FromElementsOp::create(
      b, lines.loc(), VectorType::get({4}, b.getI32Type()),
      selectDown(lines.emitter, words, row.shift));
  Value isWhole = lines.isAtMost(lines.word(number * lines.lineBytes + vectorBytes),
                                 lines.subtract(row.end, row.vector));
  if (number == 0)
    isWhole = lines.both(isWhole, lines.isAtMost(row.begin, row.vector));
  lines.emitter.target.emitPredicatedStore(
      lines.emitter, vectorOfMemory, lines.emitter.offsetPointer(row.line, number * lines.lineBytes),
      vectorBytes, isWhole);
}

/// Element `number` of a vector of which a part is of the tile: the first of the row, or the last
/// where that lies in line `line`, or behind it.
static void storeEdge(Lines &lines, const Lines::Row &row, Value number, bool isFirst,
                      int64_t line, bool isEnd) {
  OpBuilder &b = lines.b();
  Value vector = lines.keep(isFirst ? row.begin : row.end, -vectorBytes);
  Value isEdge;
  if (isFirst) {
    // A vector that is whole has left.
    isEdge = lines.isLess(vector, row.begin);
  } else {
    Value last = lines.quotient(vector, lines.lineBytes);
    isEdge = lines.compare(arith::CmpIPredicate::eq, last, lines.word(line));
    if (isEnd)
      isEdge = lines.either(isEdge, lines.compare(arith::CmpIPredicate::eq, last,
                                                  lines.word(line + 1)));
  }
  int64_t elementBytes = lines.elementBytes;
  Value at = lines.add(vector, lines.times(number, elementBytes));
  Value isIt = lines.both(isEdge, lines.both(lines.isAtMost(row.begin, at),
                                             lines.isLess(at, row.end)));
  Value place = lines.place(row, lines.subtract(at, row.begin));
  Value loaded = LLVM::LoadOp::create(b, lines.loc(), b.getIntegerType(8 * elementBytes),
                                      lines.inRing(place, elementBytes), elementBytes);
  lines.emitter.target.emitPredicatedStore(lines.emitter, loaded,
                                           lines.step(row.line, lines.subtract(at, row.vector)),
                                           elementBytes, isIt);
}

/// Puts columns, from `first` on, into shared memory, and stores the line that they end, or what the
/// tile of `columns` has of it. `elements` are the thread's, `lane` a number that follows from its own.
static void storeColumns(Lines &lines, ArrayRef<Value> elements, int64_t first, int64_t columns,
                         Value laneOfRole, Value lane, llvm::function_ref<void()> meet) {
  ThreadEmitter &emitter = lines.emitter;
  OpBuilder &b = lines.b();
  int64_t bytes = lines.elementBytes, ofLine = lines.columnsOfLine();
  int64_t number = first / ofLine, end = first + int64_t(elements.size()) / registersOfEight * columnsOfEight;
  bool isEnd = end >= columns, endsLine = isEnd || end % ofLine == 0;
  if (first % ofLine == 0)
    meet(); // what is there was read
  // Whoever proves the kernel sees that no two lanes write the same: not by numbers from the tile.
  Value written = lines.quotient(laneOfRole, 4);
  Value corner = lines.add(lines.times(written, lines.ringBytes()),
                           lines.times(lines.keep(laneOfRole, 3), 2 * bytes));
  corner = lines.make<arith::XOrIOp>(corner, lines.keyOf(written));
  for (int64_t r = 0, e = elements.size(); r < e; r += 2) {
    int64_t column = (first + r / registersOfEight * columnsOfEight) * bytes % lines.ringBytes();
    Value at = lines.make<arith::XOrIOp>(corner, lines.word(column));
    Value pair = concatenate(emitter, {elements[r], elements[r + 1]});
    LLVM::StoreOp::create(
        b, lines.loc(), toMemory(emitter, pair),
        emitter.offsetPointer(emitter.offsetPointer(lines.ring, emitter.toIndex(at)),
                              r / 2 % 2 * rowsOfLanes * lines.ringBytes()),
        2 * bytes);
  }
  if (!endsLine)
    return;
  meet();

  Value upper = lines.quotient(lane, lines.lanesOfLine()), inLine = lines.keep(lane, lines.lanesOfLine() - 1);
  SmallVector<Lines::Row> rows;
  for (int64_t above = 0; above < rowsOfWarp; above += 32 / lines.lanesOfLine())
    rows.push_back(lines.row(lines.add(upper, above), inLine));
  // As many lanes as a vector has elements have a row, so that an edge is one request.
  auto storeEdges = [&](bool isFirst) {
    int64_t lanes = lines.columnsOfVector();
    Value element = lines.keep(lane, lanes - 1);
    for (int64_t i = 0; i < rowsOfWarp; i += 32 / lanes) {
      Value row = lines.add(lines.quotient(lane, lanes), i);
      storeEdge(lines, lines.row(row, lines.word(0)), element, isFirst, number, isEnd);
    }
  };
  if (number == 0)
    storeEdges(/*isFirst=*/true);
  for (int64_t line = number; line <= number + isEnd; ++line)
    for (const Lines::Row &row : rows)
      storeLine(lines, row, line);
  if (isEnd) {
    storeEdges(/*isFirst=*/false);
    return;
  }
  // The rows end before the tile does, at the edge: few tiles.
  Value endsEarly = lines.isLess(lines.left, lines.word(columns * bytes));
  emitter.emitIf(endsEarly, [&] { storeEdges(/*isFirst=*/false); });
}

LogicalResult ThreadEmitter::storeLines(ir::StoreOp op) {
  auto piece = op->getAttrOfType<DenseI64ArrayAttr>("tier.lines");
  int64_t first = piece[0], columns = piece[1];
  ThreadTile tile = this->tile(op.getTile());
  View view = this->view(op.getTarget());
  SmallVector<Quantity> indices = quantities(op.getIndices());
  ThreadRole role = currentRole;

  // Each warp has rows of its own for all stores of the role.
  Lines lines{{*this}, {}, {}, {}, {}, {}, {}, view.getElementBytes(), lineOf(op)};
  auto [ring, isNew] = lineRings.try_emplace({role.index, lines.lineBytes}, 0);
  if (isNew)
    ring->second = reserveShared(role.warps * rowsOfWarp * lines.ringBytes(), lines.ringBytes());
  lines.held = *findWarpRows(tile.fragment, role.warps);
  lines.ring = offsetPointer(
      sharedPointer(ring->second),
      toIndex(arith::MulIOp::create(b, location, role.warp, i32(rowsOfWarp * lines.ringBytes()))));

  // The warp's first row, and from there on rows of memory that it may have.
  Value warpRow = lines.times(role.warp, rowsOfWarp);
  int64_t rowsOfMemory = rowsOfWarp, divisor = rowsOfWarp;
  if (lines.held == WarpRows::Residues) {
    Value four = lines.quotient(role.warp, 4);
    warpRow = lines.add(lines.times(four, 4 * rowsOfWarp),
                        lines.times(lines.keep(role.warp, 3), 2));
    rowsOfMemory = 4 * rowsOfWarp;
    divisor = 2;
  }
  Quantity above = add(indices[0], Quantity{toIndex(warpRow), 0, divisor});
  Quantity before = add(indices[1], Quantity::get(-first));
  Quantity offset = add(view.offset, multiply(above, view.strides[0]));
  offset = add(offset, before);
  lines.start = offsetPointer(view.base,
                              materialize(multiply(offset, Quantity::get(lines.elementBytes))));
  lines.pitch = materialize(multiply(view.strides[0], Quantity::get(lines.elementBytes)));
  auto count = [&](const Quantity &size, const Quantity &from, int64_t most) {
    Value rest = arith::SubIOp::create(b, location, materialize(size), materialize(from));
    rest = arith::MinSIOp::create(b, location, rest, index(most));
    return toI32(arith::MaxSIOp::create(b, location, rest, index(0)));
  };
  lines.rows = count(view.sizes[0], above, rowsOfMemory);
  lines.left = lines.times(count(view.sizes[1], before, columns), lines.elementBytes);

  auto meet = [&] {
    currentRole.isWholeCta = false;
    currentRole.warps = 1;
    target.emitBarrier(*this);
    currentRole = role;
  };
  // A thread has columns of two rows, and reads vectors of the same. What follows from the
  // lane is computed once for the pieces of a tile, which stand in one block: what was known before
  // the tile would take registers of the sums. So would what the first piece and the last, which
  // have edges, had in common.
  SmallVector<Value> elements = getElements(tile);
  bool hasEdges = first < lines.columnsOfLine() || first + columnsOfPiece == columns;
  Value &lane = lanesOfLines[role.index];
  if (hasEdges || !lane || lane.getParentBlock() != b.getInsertionBlock()) {
    lane = role.lane;
    Value bits = arith::BitcastOp::create(b, location, b.getIntegerType(8 * lines.elementBytes),
                                          elements.front());
    if (bits.getType() != b.getI32Type())
      bits = arith::ExtUIOp::create(b, location, b.getI32Type(), bits);
    if (Value zero = target.emitUnknownZero(*this, bits))
      lane = lines.add(lane, zero);
  }
  // The last piece has columns in common with the one before where there are no whole ones.
  int64_t step = std::min(lines.columnsOfLine(), columnsOfPiece), end = first + columnsOfPiece;
  for (int64_t at = llvm::alignTo(first, step); at < end; at += step) {
    int64_t eights = std::min(step, end - at) / columnsOfEight;
    storeColumns(lines,
                 ArrayRef(elements).slice((at - first) / columnsOfEight * registersOfEight,
                                          eights * registersOfEight),
                 at, columns, role.lane, lane, meet);
  }
  return success();
}

} // namespace tier
