//===- Realign.cpp - rows that begin anywhere, in one thread --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rows of residue r lie in source r, shifted by some elements. A thread reads the words
// that cover neighbours of its, and shifts those of an odd distance by an element:
//
//   source     |. . . 0|1 2 3 4|5 6     distance 3: words 1, 2 for elements 0, 1
//
// In a warp the rows of a register have one residue, so its threads agree on a source
// and a distance.
//
//===----------------------------------------------------------------------===//

#include "Realign.h"

#include "Elements.h"
#include "Words.h"
#include "tier/Dialect/Tier/IR/Facts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <map>

using namespace mlir;

namespace tier {

static constexpr int64_t elementsOfWord = 2, wordBytes = 4,
                         elementBytes = wordBytes / elementsOfWord;

/// Elements from a row of a source to the next, if columns are neighbours.
static std::optional<int64_t> findPitch(MemRefType source) {
  problem::SharedLayout layout = ir::toProblem(source);
  int64_t rows = source.getDimSize(0), columns = source.getDimSize(1);
  int64_t pitch = rows > 1 ? layout({1, 0}) : columns;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column)
      if (layout({row, column}) != row * pitch + column)
        return std::nullopt;
  return pitch;
}

/// Bytes from each of some stages to the next, where these lie at equal distances.
static std::optional<int64_t> findDistance(ArrayRef<View> views) {
  std::optional<int64_t> distance;
  for (size_t i = 1; i < views.size(); ++i) {
    const auto &from = views[i - 1].place, &to = views[i].place;
    if (!from || !to || from->stage != to->stage || from->stride != to->stride ||
        (distance && *distance != to->offset - from->offset))
      return std::nullopt;
    distance = to->offset - from->offset;
  }
  return distance;
}

namespace {
struct Realigner : Words {
  ir::RealignOp op;
  int64_t pitch; ///< of a source's rows, in elements
  SmallVector<Value> bases;
  std::optional<int64_t> distance; ///< bytes from each source to the next, if equal
  Value row, column; ///< of the thread's first register, in i32
  Quantity first, step;

  Realigner(ThreadEmitter &emitter, ir::RealignOp op, int64_t pitch)
      : Words{emitter}, op(op), pitch(pitch), first(emitter.quantity(op.getFirst())),
        step(emitter.quantity(op.getStep())) {
    SmallVector<View, 8> views;
    for (Value source : op.getSources())
      views.push_back(emitter.view(source));
    for (const View &view : views)
      bases.push_back(view.base);
    distance = findDistance(views);
    auto fragment = layout::getFragment(op.getTile().getType());
    SmallVector<Value> thread = emitter.threadCoordinate(fragment);
    row = thread[0] ? thread[0] : word(0);
    column = thread[1] ? thread[1] : word(0);
  }

  int64_t vector() { return bases.size(); }
  Value number(const Quantity &quantity) {
    return emitter.toI32(emitter.materialize(quantity));
  }

  /// The source of a residue; bits that are known cost nothing.
  Value findSource(Value residue) {
    if (distance)
      return emitter.offsetPointer(bases.front(), emitter.toIndex(times(residue, *distance)));
    SmallVector<Value> left = bases;
    for (int64_t bit = 1; left.size() > 1; bit *= 2) {
      Value isSet = compare(arith::CmpIPredicate::ne, keep(residue, bit), word(0));
      SmallVector<Value> next;
      for (size_t i = 0; i < left.size(); i += 2)
        next.push_back(select(isSet, left[i + 1], left[i]));
      left = next;
    }
    return left.front();
  }

  /// Where the thread's elements of a row begin, in words, and bits that they lie behind.
  struct Row {
    Value words;
    Value bits; ///< null: none
  };
  Row find(int64_t registerRow) {
    Value mine = add(row, registerRow);
    Value residue = keep(mine, vector() - 1);
    Value shift = add(times(residue, number(step)), number(first));
    // The thread's columns are even: whole words of the shift, and half of one in `bits`.
    // Who proves the kernel sees that they are few, whatever the product is.
    Value element = add(times(quotient(mine, vector()), pitch), column);
    Value words = keep(quotient(shift, elementsOfWord), vector() / elementsOfWord - 1);
    Value bytes = add(times(element, elementBytes), times(words, wordBytes));
    Row result{emitter.offsetPointer(findSource(residue), emitter.toIndex(bytes)), Value()};
    if (!isEven(registerRow))
      result.bits = times(keep(shift, 1), 8 * elementBytes);
    return result;
  }
  /// Whether rows of the register begin at words, whatever the thread.
  bool isEven(int64_t registerRow) {
    auto fragment = layout::getFragment(op.getTile().getType());
    auto isEvenNumber = [](const Quantity &quantity) {
      return quantity.isConstant() ? quantity.constant % 2 == 0 : quantity.divisor % 2 == 0;
    };
    bool hasEvenRows = registerRow % 2 == 0;
    for (auto digits : {fragment.getLaneDigits(), fragment.getWarpDigits()})
      for (const auto &digit : digits)
        hasEvenRows &= digit.stride[0] % 2 == 0;
    return isEvenNumber(first) && (hasEvenRows || isEvenNumber(step));
  }

  /// So many neighbours from a column of the thread's on, as words.
  SmallVector<Value> read(const Row &from, int64_t registerColumn, int64_t count) {
    SmallVector<Value> words;
    int64_t needed = count + (from.bits ? 1 : 0);
    for (int64_t i = 0; i < needed; ++i)
      words.push_back(LLVM::LoadOp::create(
          b(), loc(), b().getI32Type(),
          emitter.offsetPointer(from.words, (registerColumn / elementsOfWord + i) * wordBytes),
          wordBytes));
    if (!from.bits)
      return words;
    SmallVector<Value> shifted;
    for (int64_t i = 0; i < count; ++i)
      shifted.push_back(LLVM::FshrOp::create(b(), loc(), b().getI32Type(), words[i + 1],
                                             words[i], from.bits));
    return shifted;
  }
};
} // namespace

LogicalResult emitRealign(ThreadEmitter &emitter, ir::RealignOp op) {
  auto type = cast<RankedTensorType>(op.getTile().getType());
  layout::FragmentAttr fragment = layout::getFragment(type);
  std::optional<int64_t> pitch =
      findPitch(cast<MemRefType>(op.getSources().front().getType()));
  int64_t width = ThreadTile::getWidth(fragment);
  auto isPaired = [&](ArrayRef<layout::FragmentAttr::Digit> digits) {
    return llvm::all_of(digits, [&](const auto &digit) {
      return digit.stride[1] % elementsOfWord == 0;
    });
  };
  if (!pitch || *pitch % elementsOfWord || fragment.getRunDim() != 1 || width % elementsOfWord ||
      !isPaired(fragment.getLaneDigits()) || !isPaired(fragment.getWarpDigits())) {
    InFlightDiagnostic error =
        op.emitOpError("[tier.realign] expects rows of sources one after another, and threads "
                       "that hold pairs of columns, got ")
        << op.getSources().front().getType() << " and " << fragment;
    error.attachNote() << "fix: take row-major sources, and the A of a warpgroup's instruction";
    return error;
  }
  Realigner realigner(emitter, op, *pitch);
  std::map<int64_t, Realigner::Row> rows;
  ThreadTile tile{fragment, type.getElementType(), width, {}};
  OpBuilder &b = emitter.builder();
  for (int64_t r = 0, e = fragment.getNumRegisters(); r < e; r += width) {
    SmallVector<int64_t> at = fragment.getCoordinate(fragment.getRegisters(), r);
    auto known = rows.find(at[0]);
    if (known == rows.end())
      known = rows.insert({at[0], realigner.find(at[0])}).first;
    SmallVector<Value> words = realigner.read(known->second, at[1], width / elementsOfWord);
    Value chunk = vector::FromElementsOp::create(
        b, emitter.loc(), VectorType::get({int64_t(words.size())}, b.getI32Type()), words);
    tile.chunks.push_back(vector::BitCastOp::create(
        b, emitter.loc(), VectorType::get({width}, type.getElementType()), chunk));
  }
  emitter.bind(op.getTile(), tile);
  return success();
}

} // namespace tier
