//===- Integer8.cpp - floats of 8-bit integers ----------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The machine converts 16 integers a clock, and permutes bytes and subtracts
// for 64 and more. Bits that follow those of 2^p, where the last bit of the
// mantissa stands for 1, are an integer that is added to it:
//
//   f32   0x4B0000, byte   2^23 + byte
//   f16   0x64, byte       1024 + byte
//   bf16  0x43, byte       128 + its 7 low bits, all that the mantissa has
//
// With its highest bit inverted a byte is 128 more than the integer. For bf16 that
// bit, which is of the exponent there, makes 256 of the 128 that is subtracted.
// What is added is subtracted again, and both are exact.
//
//===----------------------------------------------------------------------===//

#include "Integer8.h"
#include "Assembly.h"

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tier::nvvm {

namespace {

/// Converts two bytes of a word, or one to f32.
class Widener {
public:
  Widener(Assembly &a, Type wanted) : a(a), wanted(wanted) {}

  int64_t width() const { return wanted.isF32() ? 1 : 2; }

  /// The word as `widen` takes it.
  Value prepare(Value word) {
    return wanted.isBF16() ? word : a.bitXor(word, a.constant(0x80808080));
  }

  /// The bytes that begin at the `i`-th: an f32, or a vector of two elements.
  Value widen(Value word, int32_t i) {
    if (wanted.isF32())
      return subtract(permute(word, 0x4B000000, 0x7440 | i), splat((1 << 23) + 128));
    int32_t pair = 0x4040 | i | (i + 1) << 8;
    if (wanted.isF16())
      return subtract(permute(word, 0x64646464, pair), splat(1024 + 128));
    Value bits = permute(word, 0x43434343, pair);
    return subtract(a.bitAnd(bits, int32_t(0xFF7FFF7F)), cast(a.bitAnd(bits, int32_t(0xFF80FF80))));
  }

private:
  Type type() const { return wanted.isF32() ? wanted : Type(VectorType::get({2}, wanted)); }
  Value cast(Value bits) { return LLVM::BitcastOp::create(a.b, a.loc, type(), bits); }
  Value subtract(Value bits, Value number) {
    return LLVM::FSubOp::create(a.b, a.loc, cast(bits), number);
  }
  Value splat(double number) {
    TypedAttr value = FloatAttr::get(wanted, number);
    if (auto vector = dyn_cast<VectorType>(type()))
      value = DenseElementsAttr::get(vector, Attribute(value));
    return LLVM::ConstantOp::create(a.b, a.loc, type(), value);
  }
  Value permute(Value word, int32_t beside, int32_t selector) {
    return NVVM::PermuteOp::create(a.b, a.loc, a.b.getI32Type(), word, a.constant(beside),
                                   a.constant(selector), NVVM::PermuteMode::DEFAULT);
  }

  Assembly &a;
  Type wanted;
};

} // namespace

/// Words of a chunk of bytes; of two bytes each where it has no whole number of words.
static SmallVector<Value> wordsOf(Assembly &a, Value chunk, int64_t width) {
  constexpr int64_t wordBytes = 4;
  Type word = a.b.getI32Type();
  if (width % wordBytes) { // halves of words
    Type half = a.b.getI16Type();
    Value halves = LLVM::BitcastOp::create(a.b, a.loc, VectorType::get({width / 2}, half), chunk);
    SmallVector<Value> words;
    for (int64_t i = 0; i < width / 2; ++i)
      words.push_back(LLVM::ZExtOp::create(
          a.b, a.loc, word, LLVM::ExtractElementOp::create(a.b, a.loc, halves, a.constant(i))));
    return words;
  }
  int64_t count = width / wordBytes;
  Value packed = LLVM::BitcastOp::create(a.b, a.loc, VectorType::get({count}, word), chunk);
  SmallVector<Value> words;
  for (int64_t i = 0; i < count; ++i)
    words.push_back(LLVM::ExtractElementOp::create(a.b, a.loc, packed, a.constant(i)));
  return words;
}

static Value widenChunk(Assembly &a, Value chunk, int64_t width, Type wanted) {
  Widener widener(a, wanted);
  SmallVector<Value> words = wordsOf(a, chunk, width);
  int64_t bytes = width / words.size();
  Value result = LLVM::PoisonOp::create(a.b, a.loc, VectorType::get({width}, wanted));
  for (auto [w, word] : llvm::enumerate(words)) {
    Value prepared = widener.prepare(word);
    for (int64_t i = 0; i < bytes; i += widener.width()) {
      Value wide = widener.widen(prepared, i);
      for (int64_t j = 0; j < widener.width(); ++j) {
        Value element = widener.width() == 1
                            ? wide
                            : LLVM::ExtractElementOp::create(a.b, a.loc, wide, a.constant(j));
        result = LLVM::InsertElementOp::create(a.b, a.loc, result, element,
                                               a.constant(w * bytes + i + j));
      }
    }
  }
  return result;
}

bool emitInteger8Conversion(ThreadEmitter &emitter, arith::SIToFPOp op) {
  Value source = op.getIn();
  if (!ir::isTile(source.getType()) || !getElementTypeOrSelf(source.getType()).isInteger(8))
    return false;
  Type wanted = getElementTypeOrSelf(op.getType());
  ThreadTile tile = emitter.tile(source);
  if (!(wanted.isBF16() || wanted.isF16() || wanted.isF32()) || tile.width % 2 != 0)
    return false;

  Assembly a(emitter.builder(), emitter.loc());
  // Chunks that repeat are converted once.
  llvm::DenseMap<Value, Value> widened;
  for (Value &chunk : tile.chunks) {
    Value &result = widened[chunk];
    if (!result)
      result = widenChunk(a, chunk, tile.width, wanted);
    chunk = result;
  }
  tile.element = wanted;
  emitter.bind(op.getResult(), std::move(tile));
  return true;
}

} // namespace tier::nvvm
