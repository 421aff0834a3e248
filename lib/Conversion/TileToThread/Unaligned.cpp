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
// vector of the tile, and shifted by a number of bytes that all threads share. So are
// rows of which each begins elsewhere (`tier.covering`), each by its own number.
//
//===----------------------------------------------------------------------===//

#include "Elements.h"
#include "tier/Dialect/Tier/IR/Packed.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <map>
#include <numeric>

using namespace mlir;

namespace tier {

using layout::FragmentAttr;

namespace {
/// The row seen from the first register of a thread, in i32: groups begin
/// `steps` after it, the row is at [start, room).
struct Columns {
  Value start;
  Value room;
  SmallVector<int64_t> steps; ///< of each group of registers
  int64_t reach = 1;   ///< groups with smaller steps may begin before the row
  int64_t sure = 0;    ///< elements at smaller steps lie before its end
};

/// Emits comparisons of columns; a null value is true.
struct Comparer {
  ThreadEmitter &emitter;
  const Columns &columns;

  Value add(Value a, int64_t b) {
    return b == 0 ? a
                  : arith::AddIOp::create(emitter.builder(), emitter.loc(), a,
                                          emitter.i32(b));
  }
  Value compare(arith::CmpIPredicate predicate, Value a, int64_t b) {
    return arith::CmpIOp::create(emitter.builder(), emitter.loc(), predicate, a,
                                 emitter.i32(b));
  }
  Value both(Value a, Value b) {
    if (!a || !b)
      return a ? a : b;
    return arith::AndIOp::create(emitter.builder(), emitter.loc(), a, b);
  }
  Value isNot(Value a) {
    return arith::XOrIOp::create(
        emitter.builder(), emitter.loc(), a,
        arith::ConstantOp::create(emitter.builder(), emitter.loc(),
                                  emitter.builder().getBoolAttr(true)));
  }
  /// Whether the element at `step` lies before the end of a row that is
  /// `longer` than ours.
  Value isBelow(int64_t step, Value longer = {}) {
    if (step < columns.sure)
      return {};
    Value room = columns.room;
    if (longer)
      room = arith::AddIOp::create(emitter.builder(), emitter.loc(), room,
                                   longer);
    return compare(arith::CmpIPredicate::sgt, room, step);
  }
  /// Whether the element at `step` does not lie before a row that begins
  /// `later` than ours.
  Value isFrom(int64_t step, Value later = {}) {
    Value start = columns.start;
    if (later)
      start = arith::AddIOp::create(emitter.builder(), emitter.loc(), start,
                                    later);
    return compare(arith::CmpIPredicate::sle, start, step);
  }
};
} // namespace

static Columns getColumns(ThreadEmitter &emitter, const View &view,
                          ArrayRef<Quantity> indices, FragmentAttr fragment,
                          Value from, int64_t width, unsigned dim) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  Value index = emitter.materialize(indices[dim]);
  Value thread = emitter.threadCoordinate(fragment)[dim];
  auto clip = [&](Value coordinate) -> Value {
    Value left = arith::SubIOp::create(b, loc, coordinate, index);
    left = arith::MinSIOp::create(b, loc, left, emitter.index(1 << 30));
    // Not to 0: a row that ended long before this tile still has not begun where its
    // neighbour is a vector longer.
    left = arith::MaxSIOp::create(b, loc, left, emitter.index(-(1 << 30)));
    left = emitter.toI32(left);
    return thread ? arith::SubIOp::create(b, loc, left, thread) : left;
  };
  Columns columns;
  columns.room = clip(emitter.materialize(view.sizes[dim]));
  columns.start = clip(from);
  columns.reach = std::max<int64_t>(1, fragment.getRun());
  if (indices[dim].isConstant())
    columns.sure = view.sizes[dim].least - indices[dim].constant -
                   getThreadReach(fragment, dim);
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width)
    columns.steps.push_back(
        fragment.getCoordinate(fragment.getRegisters(), r)[dim]);
  return columns;
}

static SmallVector<bool> promise(const View &view, ArrayRef<bool> inbounds, unsigned dim) {
  SmallVector<bool> promised(view.getRank(), false);
  if (!inbounds.empty())
    promised.assign(inbounds.begin(), inbounds.end());
  promised[dim] = true;
  return promised;
}

static SmallVector<bool> promiseLast(const View &view,
                                     ArrayRef<bool> inbounds) {
  return promise(view, inbounds, view.getRank() - 1);
}

/// The largest vectors of the fragment that this view could have.
static int64_t widestOf(const View &view, FragmentAttr fragment,
                        int64_t maxBytes, unsigned dim) {
  bool lies = view.strides[dim].isConstant(1) && fragment.getRunDim() == int(dim);
  return lies ? std::min(ThreadTile::getWidth(fragment),
                         std::max<int64_t>(1, maxBytes /
                                                  view.getElementBytes()))
              : 1;
}

//===----------------------------------------------------------------------===//
// Loads
//===----------------------------------------------------------------------===//

SmallVector<Value> selectDown(ThreadEmitter &emitter,
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

/// Of each list of words, the half that begins `bytes` after its first byte.
/// All threads agree on `bytes`: they branch to where it is known in words.
static SmallVector<SmallVector<Value>>
shiftDown(ThreadEmitter &emitter, ArrayRef<SmallVector<Value>> lists,
          Value bytes, int64_t first, int64_t count) {
  OpBuilder &b = emitter.builder();
  Location loc = emitter.loc();
  if (count == 1) {
    Value bits = arith::AndIOp::create(b, loc, bytes, emitter.i32(3));
    bits = arith::ShLIOp::create(b, loc, bits, emitter.i32(3));
    SmallVector<SmallVector<Value>> results;
    for (ArrayRef<Value> words : lists)
      for (int64_t i = 0, half = words.size() / 2; i < half; ++i) {
        if (i == 0)
          results.emplace_back();
        results.back().push_back(
            LLVM::FshrOp::create(b, loc, b.getI32Type(), words[first + i + 1],
                                 words[first + i], bits));
      }
    return results;
  }
  // `first` is one of `count` neighbours.
  Value bit =
      arith::AndIOp::create(b, loc, bytes, emitter.i32(4 * count / 2));
  Value isLate = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, bit,
                                       emitter.i32(0));
  int64_t half = lists.front().size() / 2;
  SmallVector<Type> types(lists.size() * half, b.getI32Type());
  auto branch = scf::IfOp::create(b, loc, types, isLate, /*withElse=*/true);
  for (Block *block : {branch.thenBlock(), branch.elseBlock()}) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(block);
    int64_t begin = block == branch.thenBlock() ? first + count / 2 : first;
    SmallVector<Value> flat;
    for (ArrayRef<Value> words :
         shiftDown(emitter, lists, bytes, begin, count / 2))
      llvm::append_range(flat, words);
    scf::YieldOp::create(b, loc, flat);
  }
  SmallVector<SmallVector<Value>> results;
  for (size_t i = 0; i < lists.size(); ++i)
    results.emplace_back(ValueRange(branch.getResults().slice(i * half, half)));
  return results;
}

SmallVector<Value> wordsOf(ThreadEmitter &emitter, Value vector) {
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
  int64_t width = widestOf(view, fragment, maxBytes, view.getRank() - 1);
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
  Columns columns = getColumns(*this, view, indices, fragment, from, width, view.getRank() - 1);
  Comparer is{*this, columns};
  Type element = memoryElement(view.element);
  ThreadTile tile{fragment, view.element, ThreadTile::getWidth(fragment), {}};

  // Groups that lie at one place (replicas) are loaded once.
  SmallVector<int64_t> numbers, leaders;
  llvm::DenseMap<std::pair<Value, int64_t>, int64_t> known;
  for (int64_t g = 0, e = places->pointers.size(); g < e; ++g) {
    auto [it, isNew] = known.try_emplace(
        {places->pointers[g], columns.steps[g]}, leaders.size());
    if (isNew)
      leaders.push_back(g);
    numbers.push_back(it->second);
  }
  auto assemble = [&](ArrayRef<Value> loaded) {
    SmallVector<Value> chunks, parts;
    for (int64_t number : numbers) {
      parts.push_back(fromMemory(*this, loaded[number], view.element));
      if (int64_t(parts.size()) * width < tile.width)
        continue;
      chunks.push_back(concatenate(*this, parts));
      parts.clear();
    }
    return chunks;
  };
  auto loadAt = [&](Value pointer, Type type, int64_t alignment,
                    Value predicate) -> Value {
    if (!predicate)
      return LLVM::LoadOp::create(b, location, type, pointer, alignment);
    return target.emitPredicatedLoad(*this, pointer, type, alignment,
                                     predicate);
  };
  Type type = width == 1 ? element : VectorType::get({width}, element);
  // Every group with an element inside.
  auto loadAligned = [&](int64_t g) {
    int64_t step = columns.steps[g];
    Value inside = is.both(places->predicates[g], is.isBelow(step));
    if (step < columns.reach)
      inside = is.both(inside, is.isFrom(step + width - 1));
    return loadAt(places->pointers[g], type,
                  width == 1 ? view.getElementBytes() : bytes, inside);
  };
  bool isAligned =
      width == 1 ||
      measureGlobal(view, indices, fragment, promised, maxBytes).width == width;
  if (isAligned) {
    tile.chunks = assemble(llvm::map_to_vector(leaders, loadAligned));
    return tile;
  }

  // Bytes from the aligned address to the row: the same for all threads of an
  // array, since indices and strides add multiples of the vector (or `width` were
  // less).
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
  // Scattered rows seldom begin at a vector all at once, and none waits for the branch of
  // another; a branch would wait for what is under way.
  bool branchless = view.isScattered || view.isUnderWay;
  Value needsSecond;
  if (view.isUnderWay)
    needsSecond = arith::CmpIOp::create(b, location, arith::CmpIPredicate::ne, shift, i32(0));
  // The words of the aligned vectors that hold its first and its last element.
  auto loadBoth = [&](int64_t g) {
    int64_t step = columns.steps[g];
    Value pointer = offsetPointer(places->pointers[g], down);
    SmallVector<Value> both;
    for (int64_t i : {0, 1}) {
      int64_t first = step + i * width, last = first + width - 1;
      Value inside = is.both(places->predicates[g], is.isBelow(first, before));
      if (i == 1)
        inside = is.both(inside, needsSecond);
      if (step < columns.reach)
        inside = is.both(inside, is.isFrom(last, before));
      llvm::append_range(
          both, wordsOf(*this, loadAt(offsetPointer(pointer, i * bytes),
                                      wordsType, bytes, inside)));
    }
    return both;
  };
  // Branches are shorter, but all vectors are under way at once: rows, which
  // are held longer than weights and mostly aligned, go one by one.
  auto shiftAll = [&] {
    if (view.getRank() == 1 && !branchless)
      return shiftDown(*this, llvm::map_to_vector(leaders, loadBoth), shift, 0,
                       words);
    return llvm::map_to_vector(leaders, [&](int64_t g) {
      return selectDown(*this, loadBoth(g), shift);
    });
  };
  auto loadShifted = [&] {
    SmallVector<Value> loaded;
    for (ArrayRef<Value> shifted : shiftAll()) {
      Value vector = shifted.front();
      if (words > 1)
        vector = vector::FromElementsOp::create(
            b, location, cast<VectorType>(wordsType), shifted);
      loaded.push_back(LLVM::BitcastOp::create(b, location, type, vector));
    }
    return loaded;
  };
  if (branchless) {
    tile.chunks = assemble(loadShifted());
    return tile;
  }
  Value fits = arith::CmpIOp::create(b, location, arith::CmpIPredicate::eq,
                                     shift, i32(0));
  SmallVector<Type> types(fragment.getNumRegisters() / tile.width,
                          tile.getChunkType());
  auto branch = scf::IfOp::create(b, location, types, fits, /*withElse=*/true);
  for (Block *block : {branch.thenBlock(), branch.elseBlock()}) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(block);
    bool isThen = block == branch.thenBlock();
    scf::YieldOp::create(
        b, location,
        assemble(isThen ? llvm::map_to_vector(leaders, loadAligned)
                        : loadShifted()));
  }
  llvm::append_range(tile.chunks, branch.getResults());
  return tile;
}

bool ThreadEmitter::canCover(const View &view, ArrayRef<Quantity> indices,
                             FragmentAttr fragment, ArrayRef<bool> inbounds) {
  int64_t vectorBytes = target.machine.bytesPerVector;
  int64_t bytes = view.getElementBytes(), width = vectorBytes / bytes;
  int dim = fragment.getRunDim();
  return dim >= 0 && !target.machine.isHost() && !view.isShared && !view.isScattered &&
         view.element.isIntOrFloat() && !ir::getPackedBits(view.element) && bytes <= 4 &&
         widestOf(view, fragment, vectorBytes, dim) == width &&
         measureGlobal(view, indices, fragment, promise(view, inbounds, dim), vectorBytes)
                 .width < width;
}

FailureOr<ThreadTile> ThreadEmitter::loadCovering(const View &view,
                                                  ArrayRef<Quantity> indices,
                                                  FragmentAttr fragment,
                                                  ArrayRef<bool> inbounds) {
  int64_t vectorBytes = target.machine.bytesPerVector;
  int64_t elementBytes = view.getElementBytes(), width = vectorBytes / elementBytes;
  unsigned dim = fragment.getRunDim();
  // Where the groups would lie if all rows began at aligned addresses.
  View aligned = view;
  aligned.alignment = vectorBytes;
  aligned.offset.divisor = 0;
  for (auto [d, stride] : llvm::enumerate(aligned.strides))
    if (d != dim)
      stride = Quantity{materialize(stride), 0, width};
  SmallVector<Quantity> starts(indices);
  if (!starts[dim].isConstant())
    starts[dim] = Quantity{materialize(starts[dim]), 0, width};
  FailureOr<Accesses> places =
      access(aligned, starts, fragment, promise(view, inbounds, dim), vectorBytes);
  if (failed(places))
    return failure();
  bool isWhole = !inbounds.empty() && inbounds[dim];
  Columns columns = getColumns(*this, view, indices, fragment, index(0), width, dim);
  Comparer is{*this, columns};
  auto words = VectorType::get({vectorBytes / 4}, b.getI32Type());

  // All loads are under way before one is waited for.
  struct Group {
    SmallVector<Value> words;
    Value shift;
  };
  SmallVector<Group> groups;
  for (auto [g, pointer] : llvm::enumerate(places->pointers)) {
    int64_t step = columns.steps[g];
    Group &group = groups.emplace_back();
    Value address = LLVM::PtrToIntOp::create(b, location, b.getI64Type(), pointer);
    address = arith::TruncIOp::create(b, location, b.getI32Type(), address);
    group.shift = arith::AndIOp::create(b, location, address, i32(vectorBytes - 1));
    Value down = arith::SubIOp::create(b, location, i32(0), group.shift);
    Value first = offsetPointer(
        pointer, arith::ExtSIOp::create(b, location, b.getI64Type(), down));
    // Each vector has an element of the row inside: it lies in one page with that.
    Value row = places->predicates[g];
    Value second = arith::CmpIOp::create(b, location, arith::CmpIPredicate::ne,
                                         group.shift, i32(0));
    second = is.both(row, second);
    if (!isWhole) {
      Value before = arith::DivUIOp::create(b, location, group.shift, i32(elementBytes));
      row = is.both(row, is.isBelow(step));
      second = is.both(second, is.isBelow(step + width, before));
    }
    for (auto [i, inside] : {std::pair(0, row), std::pair(1, second)}) {
      Value from = offsetPointer(first, i * vectorBytes);
      Value loaded = target.emitFetchingLoad(*this, from, words, vectorBytes, inside, view.fetchBytes);
      llvm::append_range(group.words, wordsOf(*this, loaded));
    }
  }
  ThreadTile tile{fragment, view.element, ThreadTile::getWidth(fragment), {}};
  Type element = memoryElement(view.element);
  SmallVector<Value> parts;
  for (auto [g, group] : llvm::enumerate(groups)) {
    Value vector = vector::FromElementsOp::create(
        b, location, words, selectDown(*this, group.words, group.shift));
    vector = LLVM::BitcastOp::create(b, location, VectorType::get({width}, element), vector);
    if (!isWhole) {
      Value zero = arith::ConstantOp::create(b, location, b.getZeroAttr(element));
      SmallVector<Value> elements;
      for (int64_t i = 0; i < width; ++i) {
        Value one = vector::ExtractOp::create(b, location, vector, i);
        if (Value inside = is.isBelow(columns.steps[g] + i))
          one = arith::SelectOp::create(b, location, inside, one, zero);
        elements.push_back(one);
      }
      vector = vector::FromElementsOp::create(b, location,
                                              cast<VectorType>(vector.getType()), elements);
    }
    parts.push_back(fromMemory(*this, vector, view.element));
    if (int64_t(parts.size()) * width == tile.width) {
      tile.chunks.push_back(concatenate(*this, parts));
      parts.clear();
    }
  }
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
  int64_t width = widestOf(view, fragment, maxBytes, view.getRank() - 1);
  width = std::min(
      width,
      measureGlobal(view, indices, fragment, promised, maxBytes).width);
  FailureOr<Accesses> places =
      access(view, indices, fragment, promised, width * elementBytes);
  if (failed(places))
    return failure();
  Columns columns = getColumns(*this, view, indices, fragment, from, width, view.getRank() - 1);
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
  // `room` and `start` are those of the group.
  auto storeElements = [&](const Group &group, Value start, Value room) {
    for (int64_t i = 0; i < width; ++i) {
      Value inside = is.both(is.compare(arith::CmpIPredicate::sgt, room, i),
                             is.compare(arith::CmpIPredicate::sle, start, i));
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
        storeElements(group, is.add(columns.start, -group.step),
                      is.add(columns.room, -group.step));
      continue;
    }
    // Whole vectors first; at most one group of the thread holds the end.
    SmallVector<std::pair<Value, Group>> firsts, lasts;
    for (Group &group : groups) {
      int64_t last = group.step + width - 1;
      Value whole = is.isBelow(last);
      if (whole) {
        Value isEnd = is.isNot(whole);
        if (Value begins = is.isBelow(group.step))
          isEnd = is.both(isEnd, begins);
        if (group.step < columns.reach)
          isEnd = is.both(isEnd, is.isFrom(group.step));
        lasts.push_back({isEnd, group});
      }
      if (group.step < columns.reach) {
        Value isLate = is.isFrom(group.step);
        firsts.push_back({is.isNot(isLate), group});
        whole = is.both(whole, isLate);
      }
      if (Value inside = is.both(group.row, whole))
        target.emitPredicatedStore(*this, group.value, group.pointer,
                                   places->alignment, inside);
      else
        LLVM::StoreOp::create(b, location, group.value, group.pointer,
                              places->alignment);
    }
    for (auto &edges : {firsts, lasts}) {
      if (edges.empty())
        continue;
      Value any = edges.front().first;
      for (auto &[isIt, group] : ArrayRef(edges).drop_front())
        any = arith::OrIOp::create(b, location, any, isIt);
      emitIf(any, [&] {
        Group chosen = edges.front().second;
        Value step = i32(chosen.step);
        for (auto &[isIt, group] : ArrayRef(edges).drop_front()) {
          auto select = [&](Value a, Value c) -> Value {
            return arith::SelectOp::create(b, location, isIt, a, c);
          };
          chosen.value = select(group.value, chosen.value);
          chosen.pointer = LLVM::SelectOp::create(b, location, isIt,
                                                  group.pointer, chosen.pointer);
          step = select(i32(group.step), step);
        }
        storeElements(
            chosen, arith::SubIOp::create(b, location, columns.start, step),
            arith::SubIOp::create(b, location, columns.room, step));
      });
    }
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Copies
//===----------------------------------------------------------------------===//

LogicalResult ThreadEmitter::copyOwn(
    const View &global, ArrayRef<Quantity> indices, const View &shared,
    FragmentAttr fragment, Value from, int64_t maxBytes,
    llvm::function_ref<void(Value, Value, int64_t, Value)> callback) {
  SmallVector<Quantity> origin(shared.getRank(), Quantity::get(0));
  constexpr int64_t leastBytes = 4; // of an asynchronous copy
  auto throughRegisters = [&] {
    FailureOr<ThreadTile> tile = load(global, indices, fragment, {}, from);
    return failed(tile) ? failure() : store(*tile, shared, origin);
  };
  if (!from) {
    FailureOr<Accesses> places = access(global, indices, fragment, {}, maxBytes);
    if (failed(places))
      return failure();
    int64_t bytes = places->width * global.getElementBytes();
    FailureOr<Accesses> goals = access(shared, origin, fragment, {}, bytes);
    if (failed(goals))
      return failure();
    if (bytes < leastBytes || goals->width != places->width)
      return throughRegisters();
    for (auto [source, goal, inside] :
         llvm::zip(places->pointers, goals->pointers, places->predicates))
      callback(source, goal, bytes, inside);
    return success();
  }

  int64_t width = widestOf(global, fragment, maxBytes, global.getRank() - 1);
  int64_t bytes = width * global.getElementBytes();
  SmallVector<bool> promised = promiseLast(global, {});
  View aligned = global;
  aligned.alignment = maxBytes;
  aligned.offset.divisor = 0;
  FailureOr<Accesses> places = access(aligned, indices, fragment, promised, bytes);
  FailureOr<Accesses> goals = access(shared, origin, fragment, {}, bytes);
  if (failed(places) || failed(goals))
    return failure();
  if (bytes < leastBytes || places->width != width || goals->width != width)
    return throughRegisters();
  Columns columns = getColumns(*this, global, indices, fragment, from, width, global.getRank() - 1);
  Comparer is{*this, columns};
  auto copyAligned = [&] {
    for (auto [source, goal, row, step] : llvm::zip(
             places->pointers, goals->pointers, places->predicates, columns.steps)) {
      Value inside = is.both(row, is.isBelow(step));
      if (step < columns.reach)
        inside = is.both(inside, is.isFrom(step + width - 1));
      callback(source, goal, bytes, inside);
    }
  };
  if (measureGlobal(global, indices, fragment, promised, maxBytes).width == width) {
    copyAligned();
    return success();
  }
  // Rows of another pitch than what is stored: known when the kernel runs.
  Value start = LLVM::PtrToIntOp::create(b, location, b.getI64Type(), global.base);
  start = arith::TruncIOp::create(b, location, b.getI32Type(), start);
  Value offset = arith::MulIOp::create(b, location, toI32(materialize(global.offset)),
                                       i32(global.getElementBytes()));
  start = arith::AddIOp::create(b, location, start, offset);
  start = arith::AndIOp::create(b, location, start, i32(bytes - 1));
  Value fits =
      arith::CmpIOp::create(b, location, arith::CmpIPredicate::eq, start, i32(0));
  auto branch = scf::IfOp::create(b, location, fits, /*withElse=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  copyAligned();
  b.setInsertionPointToStart(branch.elseBlock());
  return throughRegisters();
}

} // namespace tier
