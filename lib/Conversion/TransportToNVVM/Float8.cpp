//===- Float8.cpp - conversions of 8-bit floats ---------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Float8.h"
#include "Assembly.h"

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
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

namespace {
struct ExtendFloat8 : ConvertOpToLLVMPattern<arith::ExtFOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(arith::ExtFOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    StringRef name = nameOf(getElementTypeOrSelf(op.getIn().getType()));
    if (name.empty())
      return rewriter.notifyMatchFailure(op, "not an 8-bit float");
    Assembly a(rewriter, op.getLoc());
    Type type = getTypeConverter()->convertType(op.getType());
    Type wanted = getElementTypeOrSelf(type);
    Type f16 = rewriter.getF16Type(), f32 = rewriter.getF32Type();
    auto pairType = VectorType::get({2}, f16);
    int64_t count = countOf(op.getType());
    SmallVector<Value> elements;
    for (int64_t i = 0; i < count; i += 2) {
      auto half = [&](int64_t j) -> Value {
        return LLVM::ZExtOp::create(rewriter, a.loc, rewriter.getI16Type(),
                                    elementOf(a, adaptor.getIn(), j));
      };
      Value pair = half(i);
      if (i + 1 < count) {
        Value eight = LLVM::ConstantOp::create(
            rewriter, a.loc, rewriter.getI16Type(), rewriter.getI16IntegerAttr(8));
        pair = LLVM::OrOp::create(
            rewriter, a.loc, pair,
            LLVM::ShlOp::create(rewriter, a.loc, half(i + 1), eight));
      }
      Value wide = a.bitcast(
          pairType, a.emit(("cvt.rn.f16x2." + name + " $0, $1;").str(),
                           rewriter.getI32Type(), pair, Touches::nothing)[0]);
      for (int64_t j = 0; j < 2 && i + j < count; ++j) {
        Value element = elementOf(a, wide, j);
        if (wanted != f16)
          element = LLVM::FPExtOp::create(rewriter, a.loc, f32, element);
        if (wanted.isBF16())
          element = LLVM::FPTruncOp::create(rewriter, a.loc, wanted, element);
        else if (wanted.isF64())
          element = LLVM::FPExtOp::create(rewriter, a.loc, wanted, element);
        elements.push_back(element);
      }
    }
    rewriter.replaceOp(op, collect(a, type, elements));
    return success();
  }
};

struct TruncateFloat8 : ConvertOpToLLVMPattern<arith::TruncFOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;

  LogicalResult
  matchAndRewrite(arith::TruncFOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type narrow = getElementTypeOrSelf(op.getType());
    Type from = getElementTypeOrSelf(op.getIn().getType());
    StringRef name = nameOf(narrow);
    if (name.empty() || from.isF64())
      return rewriter.notifyMatchFailure(op, "not an 8-bit float from 32 bits");
    Assembly a(rewriter, op.getLoc());
    Type type = getTypeConverter()->convertType(op.getType());
    Type f32 = rewriter.getF32Type(), i8 = rewriter.getI8Type();
    int64_t count = countOf(op.getType());
    auto wide = [&](int64_t i) -> Value {
      Value element = elementOf(a, adaptor.getIn(), i);
      return from.isF32()
                 ? element
                 : LLVM::FPExtOp::create(rewriter, a.loc, f32, element);
    };
    SmallVector<Value> elements;
    for (int64_t i = 0; i < count; i += 2) {
      SmallVector<Value> pair = {wide(i), wide(std::min(i + 1, count - 1))};
      Value packed = a.emit(
          ("cvt.rn.satfinite." + name + ".f32 $0, $2, $1;").str(),
          rewriter.getI16Type(), pair, Touches::nothing)[0];
      for (int64_t j = 0; j < 2 && i + j < count; ++j) {
        Value bits = packed;
        if (j) {
          Value eight = LLVM::ConstantOp::create(
              rewriter, a.loc, rewriter.getI16Type(),
              rewriter.getI16IntegerAttr(8));
          bits = LLVM::LShrOp::create(rewriter, a.loc, bits, eight);
        }
        bits = LLVM::TruncOp::create(rewriter, a.loc, i8, bits);
        elements.push_back(emitOverflow(a, narrow, pair[j], bits));
      }
    }
    rewriter.replaceOp(op, collect(a, type, elements));
    return success();
  }

  /// The conversion saturates; the type says NaN or infinity.
  static Value emitOverflow(Assembly &a, Type narrow, Value wide, Value bits) {
    bool hasInfinity = isa<Float8E5M2Type>(narrow);
    // Half way to the number after the largest: a tie goes to the even one.
    float limit = hasInfinity ? 61440.0f : 464.0f;
    auto predicate =
        hasInfinity ? LLVM::FCmpPredicate::oge : LLVM::FCmpPredicate::ogt;
    Value bound = LLVM::ConstantOp::create(a.b, a.loc, a.b.getF32Type(),
                                           a.b.getF32FloatAttr(limit));
    Value magnitude = LLVM::FAbsOp::create(a.b, a.loc, wide);
    Value isOver =
        LLVM::FCmpOp::create(a.b, a.loc, predicate, magnitude, bound);
    auto byte = [&](int8_t value) {
      return LLVM::ConstantOp::create(a.b, a.loc, a.b.getI8Type(),
                                      a.b.getI8IntegerAttr(value));
    };
    Value sign = LLVM::AndOp::create(a.b, a.loc, bits, byte(int8_t(0x80)));
    Value over = LLVM::OrOp::create(a.b, a.loc, sign,
                                    byte(hasInfinity ? 0x7C : 0x7F));
    return a.select(isOver, over, bits);
  }
};
} // namespace

void populateFloat8Patterns(const LLVMTypeConverter &converter,
                            RewritePatternSet &patterns) {
  // Before the patterns for wider floats, which know no conversion.
  patterns.add<ExtendFloat8, TruncateFloat8>(converter, PatternBenefit(10));
}

} // namespace tier::nvvm
