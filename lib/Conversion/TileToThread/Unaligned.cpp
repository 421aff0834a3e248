//===- Unaligned.cpp - rows that begin inside of a vector -----------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row whose first element lies at no multiple of a vector is seen from the
// aligned address before it: coordinate `from` is its first element, and every
// vector of the tile is one of memory. 8 elements a vector, a row of 11 at 3:
//
//   memory    |. . . 0 1 2 3 4|5 6 7 8 9 10 . .|
//   a thread   from = 3          a store of six elements
//
// Loads read every vector with an element inside, at once: aligned, it lies in
// one page with that element. Stores write whole vectors, and element by element
// where a row begins or ends. An array with another alignment than the tile
// (a weight along the columns) is read as the two aligned vectors that cover a
// vector of the tile, and shifted by a number of bytes that all threads share.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <map>
#include <numeric>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

namespace {
/// The coordinates of a thread along the last dimension, in i32.
struct Columns {
  Value thread;        ///< of its first register
  Value end;           ///< of the row
  Value from;          ///< of the row
  SmallVector<int64_t> steps; ///< of each group of registers, from `thread`
  int64_t reach = 1;   ///< groups with smaller steps may begin before `from`
};

/// Emits comparisons of columns.
struct Comparer {
  ThreadEmitter &emitter;
  const Columns &columns;

  Value at(int64_t step) {
    return step == 0 ? columns.thread
                     : arith::AddIOp::create(emitter.builder(), emitter.loc(),
                                             columns.thread, emitter.i32(step));
  }
  Value compare(arith::CmpIPredicate predicate, Value a, Value b) {
    return arith::CmpIOp::create(emitter.builder(), emitter.loc(), predicate, a,
                                 b);
  }
  Value both(Value a, Value b) {
    if (!a || !b)
      return a ? a : b;
    return arith::AndIOp::create(emitter.builder(), emitter.loc(), a, b);
  }
  Value isBelow(Value column) {
    return compare(arith::CmpIPredicate::slt, column, columns.end);
  }
  Value isFrom(Value column) {
    return compare(arith::CmpIPredicate::sge, column, columns.from);
  }
};
} // namespace

static Columns getColumns(ThreadEmitter &emitter, const View &view,
                          ArrayRef<Quantity> indices, FragmentAttr fragment,
                          Value from, int64_t width) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  unsigned dim = view.getRank() - 1;
  Value index = emitter.materialize(indices[dim]);
  auto clip = [&](Value coordinate) {
    Value left = arith::SubIOp::create(b, loc, coordinate, index);
    left = arith::MinSIOp::create(b, loc, left, emitter.index(1 << 30));
    left = arith::MaxSIOp::create(b, loc, left, emitter.index(0));
    return emitter.toI32(left);
  };
  Columns columns;
  columns.end = clip(emitter.materialize(view.sizes[dim]));
  columns.from = clip(from);
  columns.thread = emitter.threadCoordinate(fragment)[dim];
  if (!columns.thread)
    columns.thread = emitter.i32(0);
  columns.reach = std::max<int64_t>(1, fragment.getRun());
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width)
    columns.steps.push_back(
        fragment.getCoordinate(fragment.getRegisters(), r)[dim]);
  return columns;
}

static SmallVector<bool> promiseLast(const View &view,
                                     ArrayRef<bool> inbounds) {
  SmallVector<bool> promised(view.getRank(), false);
  if (!inbounds.empty())
    promised.assign(inbounds.begin(), inbounds.end());
  promised.back() = true;
  return promised;
}

/// The largest vectors of the fragment that this view could have.
static int64_t widestOf(const View &view, FragmentAttr fragment,
                        int64_t maxBytes) {
  bool lies = view.strides.back().isConstant(1) &&
              fragment.getRunDim() == view.getRank() - 1;
  return lies ? std::min(ThreadTile::getWidth(fragment),
                         std::max<int64_t>(1, maxBytes /
                                                  view.getElementBytes()))
              : 1;
}

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

/// Words [shift / 4, ..) of twice as many, less shift mod 4 bytes.
static SmallVector<Value> shiftDown(ThreadEmitter &emitter,
                                    SmallVector<Value> words, Value bytes) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  size_t count = words.size() / 2;
  for (size_t step = count / 2; step > 0; step /= 2) {
    Value bit = arith::AndIOp::create(b, loc, bytes, emitter.i32(4 * step));
    Value isSet = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, bit,
                                        emitter.i32(0));
    for (size_t i = 0; i + step < words.size(); ++i)
      words[i] = arith::SelectOp::create(b, loc, isSet, words[i + step],
                                         words[i]);
    words.truncate(words.size() - step);
  }
  Value bits = arith::AndIOp::create(b, loc, bytes, emitter.i32(3));
  bits = arith::ShLIOp::create(b, loc, bits, emitter.i32(3));
  SmallVector<Value> result;
  for (size_t i = 0; i < count; ++i)
    result.push_back(LLVM::FshrOp::create(b, loc, b.getI32Type(), words[i + 1],
                                          words[i], bits));
  return result;
}

static SmallVector<Value> wordsOf(ThreadEmitter &emitter, Value vector) {
  OpBuilder &b = emitter.builder();
  auto type = dyn_cast<VectorType>(vector.getType());
  if (!type)
    return {vector};
  SmallVector<Value> words;
  for (int64_t i = 0; i < type.getNumElements(); ++i)
    words.push_back(vector::ExtractOp::create(b, emitter.loc(), vector, i));
  return words;
}

FailureOr<ThreadTile> ThreadEmitter::loadFrom(const View &view,
                                              ArrayRef<Quantity> indices,
                                              FragmentAttr fragment,
                                              ArrayRef<bool> inbounds,
                                              Value from) {
  int64_t maxBytes = target.machine.bytesPerVector;
  int64_t width = widestOf(view, fragment, maxBytes);
  int64_t bytes = width * view.getElementBytes();
  SmallVector<bool> promised = promiseLast(view, inbounds);

  // Where the groups would lie if the row began at an aligned address. The
  // distance to it is one number for all of them.
  View aligned = view;
  aligned.alignment = maxBytes;
  aligned.offset.divisor = 0;
  if (bytes < 4 || measureGlobal(aligned, indices, fragment, promised, maxBytes)
                           .width != width)
    width = 1;
  FailureOr<Accesses> places =
      access(width > 1 ? aligned : view, indices, fragment, promised,
             width * view.getElementBytes());
  if (failed(places))
    return failure();
  Columns columns = getColumns(*this, view, indices, fragment, from, width);
  Comparer is{*this, columns};
  Type element = memoryElement(view.element);
  ThreadTile tile{fragment, view.element, ThreadTile::getWidth(fragment), {}};

  auto assemble = [&](llvm::function_ref<Value(int64_t)> loadGroup) {
    SmallVector<Value> chunks, parts;
    llvm::DenseMap<std::pair<Value, int64_t>, Value> loaded; // replicas: once
    for (int64_t g = 0, e = places->pointers.size(); g < e; ++g) {
      Value &value = loaded[{places->pointers[g], columns.steps[g]}];
      if (!value)
        value = fromMemory(*this, loadGroup(g), view.element);
      parts.push_back(value);
      if (int64_t(parts.size()) * width < tile.width)
        continue;
      chunks.push_back(concatenate(*this, parts));
      parts.clear();
    }
    return chunks;
  };
  auto loadAt = [&](Value pointer, Type type, int64_t alignment,
                    Value predicate) {
    return target.emitPredicatedLoad(*this, pointer, type, alignment,
                                     predicate);
  };
  Type type = width == 1 ? element : VectorType::get({width}, element);
  // Every group with an element inside.
  auto loadAligned = [&](int64_t g) {
    int64_t step = columns.steps[g];
    Value inside = is.both(places->predicates[g], is.isBelow(is.at(step)));
    if (step < columns.reach)
      inside = is.both(inside, is.isFrom(is.at(step + width - 1)));
    return loadAt(places->pointers[g], type,
                  width == 1 ? view.getElementBytes() : bytes, inside);
  };
  bool isAligned =
      width == 1 ||
      measureGlobal(view, indices, fragment, promised, maxBytes).width == width;
  if (isAligned) {
    tile.chunks = assemble(loadAligned);
    return tile;
  }

  // Bytes from the aligned address to the row: the same for all threads, since
  // indices and strides add multiples of the vector (or `width` were less).
  Value base = LLVM::PtrToIntOp::create(b, location, b.getI64Type(), view.base);
  base = arith::TruncIOp::create(b, location, b.getI32Type(), base);
  Value offset = arith::MulIOp::create(b, location,
                                       toI32(materialize(view.offset)),
                                       i32(view.getElementBytes()));
  Value shift = arith::AddIOp::create(b, location, base, offset);
  shift = arith::AndIOp::create(b, location, shift, i32(bytes - 1));
  Value before = arith::DivUIOp::create(b, location, shift,
                                        i32(view.getElementBytes()));
  Value down = arith::SubIOp::create(b, location, i32(0), shift);
  down = arith::ExtSIOp::create(b, location, b.getI64Type(), down);
  int64_t words = bytes / 4;
  Type wordsType = words == 1 ? Type(b.getI32Type())
                              : VectorType::get({words}, b.getI32Type());
  auto loadShifted = [&](int64_t g) {
    // The aligned vectors that hold its first and its last element.
    int64_t step = columns.steps[g];
    Value pointer = offsetPointer(places->pointers[g], down);
    Value low = arith::SubIOp::create(b, location, is.at(step), before);
    Value high = arith::AddIOp::create(b, location, low, i32(width));
    Value lowInside = is.both(places->predicates[g], is.isBelow(low));
    Value highInside = is.both(places->predicates[g], is.isBelow(high));
    if (step < columns.reach) {
      Value last = arith::AddIOp::create(b, location, low, i32(width - 1));
      lowInside = is.both(lowInside, is.isFrom(last));
      last = arith::AddIOp::create(b, location, high, i32(width - 1));
      highInside = is.both(highInside, is.isFrom(last));
    }
    SmallVector<Value> both =
        wordsOf(*this, loadAt(pointer, wordsType, bytes, lowInside));
    llvm::append_range(both, wordsOf(*this, loadAt(offsetPointer(pointer, bytes),
                                                   wordsType, bytes,
                                                   highInside)));
    SmallVector<Value> shifted = shiftDown(*this, both, shift);
    Value vector = shifted.front();
    if (words > 1)
      vector = vector::FromElementsOp::create(
          b, location, cast<VectorType>(wordsType), shifted);
    return LLVM::BitcastOp::create(b, location, type, vector).getResult();
  };
  Value fits = arith::CmpIOp::create(b, location, arith::CmpIPredicate::eq,
                                     shift, i32(0));
  SmallVector<Type> types(fragment.getNumRegisters() / tile.width,
                          tile.getChunkType());
  auto branch = scf::IfOp::create(b, location, types, fits, /*withElse=*/true);
  for (Block *block : {branch.thenBlock(), branch.elseBlock()}) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(block);
    bool isThen = block == branch.thenBlock();
    SmallVector<Value> chunks =
        isThen ? assemble(loadAligned) : assemble(loadShifted);
    scf::YieldOp::create(b, location, chunks);
  }
  llvm::append_range(tile.chunks, branch.getResults());
  return tile;
}

//===----------------------------------------------------------------------===//
// Stores
//===----------------------------------------------------------------------===//

LogicalResult ThreadEmitter::storeFrom(const ThreadTile &tile, const View &view,
                                       ArrayRef<Quantity> indices,
                                       ArrayRef<bool> inbounds, Value from) {
  int64_t maxBytes = target.machine.bytesPerVector;
  int64_t elementBytes = view.getElementBytes();
  FragmentAttr fragment = tile.fragment;
  SmallVector<bool> promised = promiseLast(view, inbounds);
  int64_t width = widestOf(view, fragment, maxBytes);
  width = std::min(
      width,
      measureGlobal(view, indices, fragment, promised, maxBytes).width);
  FailureOr<Accesses> places =
      access(view, indices, fragment, promised, width * elementBytes);
  if (failed(places))
    return failure();
  Columns columns = getColumns(*this, view, indices, fragment, from, width);
  Comparer is{*this, columns};

  struct Group {
    Value value, pointer, row;
    int64_t step;
  };
  // Groups of one row: at most one of them holds its end.
  std::map<SmallVector<int64_t>, SmallVector<Group>> rows;
  llvm::DenseSet<std::pair<Value, int64_t>> stored;
  for (int64_t g = 0, e = places->pointers.size(); g < e; ++g) {
    int64_t reg = g * width;
    Value value = slice(*this, tile.chunks[reg / tile.width], reg % tile.width,
                        width);
    SmallVector<int64_t> row =
        fragment.getCoordinate(fragment.getRegisters(), reg);
    row.pop_back();
    if (stored.insert({places->pointers[g], columns.steps[g]}).second)
      rows[row].push_back({toMemory(*this, value), places->pointers[g],
                           places->predicates[g], columns.steps[g]});
  }
  auto storeElements = [&](const Group &group, Value column) {
    for (int64_t i = 0; i < width; ++i) {
      Value at = column;
      if (i)
        at = arith::AddIOp::create(b, location, column, i32(i));
      Value inside = is.both(is.isBelow(at), is.isFrom(at));
      inside = is.both(group.row, inside);
      Value element = width == 1 ? group.value
                                 : Value(vector::ExtractOp::create(
                                       b, location, group.value, i));
      target.emitPredicatedStore(*this, element,
                                 offsetPointer(group.pointer, i * elementBytes),
                                 elementBytes, inside);
    }
  };
  for (auto &[row, groups] : rows) {
    if (width == 1) {
      for (Group &group : groups)
        storeElements(group, is.at(group.step));
      continue;
    }
    Value begins, ends, beginning, ending;
    Group first, last;
    auto choose = [&](Value isIt, const Group &group, Value column, Group &kept,
                      Value &any, Value &at) {
      if (!any) {
        kept = group;
        any = isIt;
        at = column;
        return;
      }
      auto select = [&](Value a, Value c) -> Value {
        return arith::SelectOp::create(b, location, isIt, a, c);
      };
      kept.value = select(group.value, kept.value);
      kept.pointer =
          LLVM::SelectOp::create(b, location, isIt, group.pointer, kept.pointer);
      at = select(column, at);
      any = arith::OrIOp::create(b, location, any, isIt);
    };
    for (Group &group : groups) {
      Value column = is.at(group.step);
      Value next = is.at(group.step + width);
      Value whole =
          is.compare(arith::CmpIPredicate::sle, next, columns.end);
      Value isEnd = is.both(
          arith::XOrIOp::create(
              b, location, whole,
              arith::ConstantOp::create(b, location, b.getBoolAttr(true))),
          is.isBelow(column));
      if (group.step < columns.reach) {
        Value isLate = is.isFrom(column);
        Value isEarly = arith::XOrIOp::create(
            b, location, isLate,
            arith::ConstantOp::create(b, location, b.getBoolAttr(true)));
        whole = is.both(whole, isLate);
        isEnd = is.both(isEnd, isLate);
        choose(isEarly, group, column, first, begins, beginning);
      }
      choose(isEnd, group, column, last, ends, ending);
      target.emitPredicatedStore(*this, group.value, group.pointer,
                                 places->alignment,
                                 is.both(group.row, whole));
    }
    if (begins)
      emitIf(begins, [&] { storeElements(first, beginning); });
    emitIf(ends, [&] { storeElements(last, ending); });
  }
  return success();
}

} // namespace tier
