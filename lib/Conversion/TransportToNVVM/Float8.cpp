//===- Float8.cpp - conversions of 8-bit floats ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Float8.h"
#include "Assembly.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tier::nvvm {

/// How PTX names the type, empty if the machine has no conversion.
static StringRef nameOf(Type type) {
  if (isa<Float8E4M3FNType>(type))
    return "e4m3x2";
  if (isa<Float8E5M2Type>(type))
    return "e5m2x2";
  return "";
}

static int64_t countOf(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getNumElements() : 1;
}

static Value elementOf(Assembly &a, Value vector, int64_t i) {
  if (!isa<VectorType>(vector.getType()))
    return vector;
  return LLVM::ExtractElementOp::create(a.b, a.loc, vector, a.constant(i));
}

/// A value of `type`, a scalar or a vector.
static Value collect(Assembly &a, Type type, ArrayRef<Value> elements) {
  if (!isa<VectorType>(type))
    return elements.front();
  Value vector = LLVM::PoisonOp::create(a.b, a.loc, type);
  for (auto [i, element] : llvm::enumerate(elements))
    vector = LLVM::InsertElementOp::create(a.b, a.loc, vector, element,
                                           a.constant(i));
  return vector;
}

/// The two bytes of a pair as one i16; the second may be missing.
static Value packPair(Assembly &a, Value bytes, int64_t i, int64_t count) {
  Type i16 = a.b.getI16Type();
  auto half = [&](int64_t j) -> Value {
    return LLVM::ZExtOp::create(a.b, a.loc, i16, elementOf(a, bytes, j));
  };
  Value pair = half(i);
  if (i + 1 == count)
    return pair;
  Value eight =
      LLVM::ConstantOp::create(a.b, a.loc, i16, a.b.getI16IntegerAttr(8));
  return LLVM::OrOp::create(
      a.b, a.loc, pair, LLVM::ShlOp::create(a.b, a.loc, half(i + 1), eight));
}

/// A chunk of 8-bit floats, given as bytes, in the type `type`.
static Value emitExtend(Assembly &a, Value bytes, Type narrow, Type type) {
  Type wanted = getElementTypeOrSelf(type);
  auto pairType = VectorType::get({2}, a.b.getF16Type());
  int64_t count = countOf(type);
  std::string text = ("cvt.rn.f16x2." + nameOf(narrow) + " $0, $1;").str();
  SmallVector<Value> elements;
  for (int64_t i = 0; i < count; i += 2) {
    Value wide = a.bitcast(pairType, a.emit(text, a.b.getI32Type(),
                                            packPair(a, bytes, i, count),
                                            Touches::nothing)[0]);
    for (int64_t j = 0; j < 2 && i + j < count; ++j) {
      Value element = elementOf(a, wide, j);
      if (!wanted.isF16())
        element = LLVM::FPExtOp::create(a.b, a.loc, a.b.getF32Type(), element);
      if (wanted.isBF16())
        element = LLVM::FPTruncOp::create(a.b, a.loc, wanted, element);
      else if (wanted.isF64())
        element = LLVM::FPExtOp::create(a.b, a.loc, wanted, element);
      elements.push_back(element);
    }
  }
  return collect(a, type, elements);
}

/// Whether a number rounds to none of the type's: half way to the number after the
/// largest, where a tie goes to the even one, or more.
static Value isBeyond(Assembly &a, Type narrow, Value wide) {
  bool hasInfinity = isa<Float8E5M2Type>(narrow);
  Value bound =
      LLVM::ConstantOp::create(a.b, a.loc, a.b.getF32Type(),
                               a.b.getF32FloatAttr(hasInfinity ? 61440 : 464));
  auto predicate =
      hasInfinity ? LLVM::FCmpPredicate::oge : LLVM::FCmpPredicate::ogt;
  return LLVM::FCmpOp::create(a.b, a.loc, predicate,
                              LLVM::FAbsOp::create(a.b, a.loc, wide), bound);
}

/// The instruction saturates what the type calls infinity: both bytes of a pair.
static Value setInfinities(Assembly &a, Type narrow, ArrayRef<Value> pair,
                           Value bits) {
  auto half = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(a.b, a.loc, a.b.getI16Type(),
                                    a.b.getI16IntegerAttr(value));
  };
  for (auto [j, wide] : llvm::enumerate(pair)) {
    Value others =
        LLVM::AndOp::create(a.b, a.loc, bits, half(j ? 0x80FF : 0xFF80));
    Value over = LLVM::OrOp::create(a.b, a.loc, others, half(0x7C << 8 * j));
    bits = a.select(isBeyond(a, narrow, wide), over, bits);
  }
  return bits;
}

/// A chunk rounded to 8-bit floats, as bytes of type `type`.
static Value emitTruncate(Assembly &a, Value chunk, Type narrow, Type type) {
  int64_t count = countOf(type);
  bool hasInfinity = isa<Float8E5M2Type>(narrow);
  std::string text =
      ("cvt.rn.satfinite." + nameOf(narrow) + ".f32 $0, $2, $1;").str();
  Value nan = LLVM::ConstantOp::create(
      a.b, a.loc, a.b.getF32Type(),
      a.b.getF32FloatAttr(std::numeric_limits<float>::quiet_NaN()));
  auto wide = [&](int64_t i) -> Value {
    Value element = elementOf(a, chunk, i);
    if (!element.getType().isF32())
      element = LLVM::FPExtOp::create(a.b, a.loc, a.b.getF32Type(), element);
    // Saturated too, where the type has NaNs only: 0x7F of either sign.
    return hasInfinity ? element
                       : a.select(isBeyond(a, narrow, element), nan, element);
  };
  SmallVector<Value> elements;
  for (int64_t i = 0; i < count; i += 2) {
    Value pair[] = {wide(i), wide(std::min(i + 1, count - 1))};
    Value packed = a.emit(text, a.b.getI16Type(), pair, Touches::nothing)[0];
    if (hasInfinity)
      packed = setInfinities(a, narrow, pair, packed);
    for (int64_t j = 0; j < 2 && i + j < count; ++j)
      elements.push_back(LLVM::TruncOp::create(
          a.b, a.loc, a.b.getI8Type(), j ? a.shiftRight(packed, 8) : packed));
  }
  return collect(a, type, elements);
}

bool emitFloat8Conversion(ThreadEmitter &emitter, Operation *op) {
  Value source = op->getOperand(0), result = op->getResult(0);
  if (!ir::isTile(source.getType()))
    return false;
  Type from = getElementTypeOrSelf(source.getType()),
       to = getElementTypeOrSelf(result.getType());
  bool widens = isa<arith::ExtFOp>(op);
  if (nameOf(widens ? from : to).empty() || (!widens && from.isF64()))
    return false;

  Assembly a(emitter.builder(), emitter.loc());
  ThreadTile tile = emitter.tile(source);
  auto withElement = [](Type like, Type element) -> Type {
    auto vector = dyn_cast<VectorType>(like);
    return vector ? Type(vector.cloneWith({}, element)) : element;
  };
  for (Value &chunk : tile.chunks) {
    Type type = withElement(chunk.getType(), to),
         bytes = withElement(chunk.getType(), a.b.getI8Type());
    if (widens)
      chunk = emitExtend(a, arith::BitcastOp::create(a.b, a.loc, bytes, chunk),
                         from, type);
    else
      chunk = arith::BitcastOp::create(a.b, a.loc, type,
                                       emitTruncate(a, chunk, to, bytes));
  }
  tile.element = to;
  emitter.bind(result, std::move(tile));
  return true;
}

} // namespace tier::nvvm
