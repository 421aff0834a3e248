//===- SmallFloats.cpp - 8-bit floats by integer arithmetic ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Widening shifts the bits into an f32 and multiplies by a power of two, which
// is exact and turns subnormals into normal numbers. Narrowing rounds to
// nearest even: normal numbers on their bits, subnormals by adding the number
// whose last bit is the grid. Scales (E8M0) are widened only. No libcall does it, and few machines can.
//
//===----------------------------------------------------------------------===//

#include "MathLowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

#include <cmath>

using namespace mlir;

namespace tier {

/// What tells the formats apart.
struct SmallFloat {
  int32_t mantissa, bias;
  int32_t largest;  ///< magnitude bits of the largest finite number
  int32_t infinity; ///< magnitude bits of infinity, or of NaN without one
  bool hasInfinity;
  bool isUnsignedZero; ///< one zero, and NaN is 0x80
};

static std::optional<SmallFloat> formatOf(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (isa<Float8E4M3FNType>(element))
    return SmallFloat{3, 7, 0x7e, 0x7f, false, false};
  if (isa<Float8E5M2Type>(element))
    return SmallFloat{2, 15, 0x7b, 0x7c, true, false};
  if (isa<Float8E4M3FNUZType>(element))
    return SmallFloat{3, 8, 0x7f, 0x80, false, true};
  if (isa<Float8E5M2FNUZType>(element))
    return SmallFloat{2, 16, 0x7f, 0x80, false, true};
  return std::nullopt;
}

/// Builds arithmetic on scalars or vectors of one shape.
struct Bits {
  OpBuilder &b;
  Location loc;
  Type like;
  Type of(Type element) const {
    if (auto vector = dyn_cast<VectorType>(like))
      return vector.cloneWith({}, element);
    return element;
  }
  Type i8() const { return of(b.getI8Type()); }
  Type i32() const { return of(b.getI32Type()); }
  Type f32() const { return of(b.getF32Type()); }
  Value constant(TypedAttr value) const {
    if (auto vector = dyn_cast<VectorType>(of(value.getType())))
      value = DenseElementsAttr::get(vector, Attribute(value));
    return arith::ConstantOp::create(b, loc, value);
  }
  Value i(int32_t value) const { return constant(b.getI32IntegerAttr(value)); }
  Value f(double value) const { return constant(b.getF32FloatAttr(value)); }
  Value andi(Value x, Value y) const {
    return arith::AndIOp::create(b, loc, x, y);
  }
  Value ori(Value x, Value y) const {
    return arith::OrIOp::create(b, loc, x, y);
  }
  Value add(Value x, Value y) const {
    return arith::AddIOp::create(b, loc, x, y);
  }
  Value sub(Value x, Value y) const {
    return arith::SubIOp::create(b, loc, x, y);
  }
  Value shl(Value x, int32_t n) const {
    return arith::ShLIOp::create(b, loc, x, i(n));
  }
  Value shr(Value x, int32_t n) const {
    return arith::ShRUIOp::create(b, loc, x, i(n));
  }
  Value cast(Type type, Value x) const {
    return arith::BitcastOp::create(b, loc, type, x);
  }
  Value select(Value c, Value x, Value y) const {
    return arith::SelectOp::create(b, loc, c, x, y);
  }
  Value cmp(arith::CmpIPredicate predicate, Value x, Value y) const {
    return arith::CmpIOp::create(b, loc, predicate, x, y);
  }
};

/// f32 of an 8-bit float given as i8.
static Value widen(const Bits &m, const SmallFloat &format, Value byte) {
  Value bits = arith::ExtUIOp::create(m.b, m.loc, m.i32(), byte);
  Value magnitude = m.andi(bits, m.i(0x7f));
  Value number = m.cast(m.f32(), m.shl(magnitude, 23 - format.mantissa));
  number = arith::MulFOp::create(m.b, m.loc, number,
                                 m.f(std::ldexp(1.0, 127 - format.bias)));
  Value result =
      m.ori(m.cast(m.i32(), number), m.shl(m.andi(bits, m.i(0x80)), 24));
  Value nan = m.i(0x7fc00000);
  if (format.isUnsignedZero)
    return m.cast(m.f32(),
                  m.select(m.cmp(arith::CmpIPredicate::eq, bits, m.i(0x80)),
                           nan, result));
  if (format.hasInfinity) {
    Value infinity = m.ori(m.i(0x7f800000), m.shl(m.andi(bits, m.i(0x80)), 24));
    result = m.select(
        m.cmp(arith::CmpIPredicate::eq, magnitude, m.i(format.infinity)),
        infinity, result);
  }
  Value firstNan = m.i(format.largest + (format.hasInfinity ? 2 : 1));
  result = m.select(m.cmp(arith::CmpIPredicate::uge, magnitude, firstNan), nan,
                    result);
  return m.cast(m.f32(), result);
}

/// f32 of a power of two given as its exponent, biased as that of an f32: the
/// least one is no normal number, the largest pattern is NaN (OCP MX 1.0, 5.4.1).
static Value widenExponent(const Bits &m, Value byte) {
  Value bits = arith::ExtUIOp::create(m.b, m.loc, m.i32(), byte);
  Value result = m.shl(bits, 23);
  result = m.select(m.cmp(arith::CmpIPredicate::eq, bits, m.i(0)),
                    m.i(0x00400000), result);
  result = m.select(m.cmp(arith::CmpIPredicate::eq, bits, m.i(0xff)),
                    m.i(0x7fc00000), result);
  return m.cast(m.f32(), result);
}

/// i8 of an f32 rounded to an 8-bit float.
static Value narrow(const Bits &m, const SmallFloat &format, Value number) {
  Value bits = m.cast(m.i32(), number);
  Value magnitude = m.andi(bits, m.i(0x7fffffff));
  Value sign = m.andi(m.shr(bits, 24), m.i(0x80));
  int32_t drop = 23 - format.mantissa;
  // Half of the last kept bit, less one if that bit is even.
  Value odd = m.andi(m.shr(magnitude, drop), m.i(1));
  Value rounded = m.add(m.add(magnitude, m.i((1 << (drop - 1)) - 1)), odd);
  rounded =
      m.sub(m.shr(rounded, drop), m.i((127 - format.bias) << format.mantissa));
  // 2^(1 - bias) is the smallest normal number, the grid below it is finer by
  // the mantissa.
  Value grid = m.f(std::ldexp(1.0, 23 + 1 - format.bias - format.mantissa));
  Value small =
      arith::AddFOp::create(m.b, m.loc, m.cast(m.f32(), magnitude), grid);
  small = m.sub(m.cast(m.i32(), small), m.cast(m.i32(), grid));
  Value isSmall = m.cmp(arith::CmpIPredicate::ult, magnitude,
                        m.i((127 + 1 - format.bias) << 23));
  Value result = m.select(isSmall, small, rounded);
  Value isNan = m.cmp(arith::CmpIPredicate::ugt, magnitude, m.i(0x7f800000));
  Value tooLarge =
      m.cmp(arith::CmpIPredicate::sgt, result, m.i(format.largest));
  Value isLarge = arith::AndIOp::create(
      m.b, m.loc, tooLarge,
      arith::XOrIOp::create(
          m.b, m.loc, isSmall,
          m.constant(m.b.getIntegerAttr(m.b.getI1Type(), 1))));
  if (format.isUnsignedZero) {
    Value isZero = m.cmp(arith::CmpIPredicate::eq, result, m.i(0));
    result = m.select(isZero, m.i(0), m.ori(result, sign));
    result = m.select(arith::OrIOp::create(m.b, m.loc, isLarge, isNan),
                      m.i(0x80), result);
  } else {
    result = m.select(isLarge, m.i(format.infinity), result);
    result = m.select(isNan, m.i(0x7f), result);
    result = m.ori(result, sign);
  }
  return arith::TruncIOp::create(m.b, m.loc, m.i8(), result);
}

struct WidenSmallFloat : OpRewritePattern<arith::ExtFOp> {
  WidenSmallFloat(MLIRContext *context, bool scalesAlone)
      : OpRewritePattern(context), scalesAlone(scalesAlone) {}
  bool scalesAlone;

  LogicalResult matchAndRewrite(arith::ExtFOp op,
                                PatternRewriter &rewriter) const override {
    bool isExponent =
        isa<Float8E8M0FNUType>(getElementTypeOrSelf(op.getIn().getType()));
    auto format = formatOf(op.getIn().getType());
    if (!isExponent && (scalesAlone || !format))
      return failure();
    Bits m{rewriter, op.getLoc(), op.getType()};
    Value byte = m.cast(m.i8(), op.getIn());
    Value wide = isExponent ? widenExponent(m, byte) : widen(m, *format, byte);
    Type element = getElementTypeOrSelf(op.getType());
    if (element.getIntOrFloatBitWidth() < 32)
      wide = arith::TruncFOp::create(rewriter, op.getLoc(), op.getType(), wide);
    else if (!element.isF32())
      wide = arith::ExtFOp::create(rewriter, op.getLoc(), op.getType(), wide);
    rewriter.replaceOp(op, wide);
    return success();
  }
};

struct NarrowSmallFloat : OpRewritePattern<arith::TruncFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    auto format = formatOf(op.getType());
    if (!format)
      return failure();
    Bits m{rewriter, op.getLoc(), op.getType()};
    Value number = op.getIn();
    Type element = getElementTypeOrSelf(number.getType());
    if (element.getIntOrFloatBitWidth() < 32)
      number = arith::ExtFOp::create(rewriter, op.getLoc(), m.f32(), number);
    else if (!element.isF32())
      number = arith::TruncFOp::create(rewriter, op.getLoc(), m.f32(), number);
    rewriter.replaceOp(op, m.cast(op.getType(), narrow(m, *format, number)));
    return success();
  }
};

/// Integers meet these formats in f32.
template <typename Op>
struct SmallFloatOfInteger : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    if (!formatOf(op.getType()))
      return failure();
    Bits m{rewriter, op.getLoc(), op.getType()};
    Value wide = Op::create(rewriter, op.getLoc(), m.f32(), op.getIn());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), wide);
    return success();
  }
};

void populateSmallFloatPatterns(RewritePatternSet &patterns, bool scalesAlone) {
  patterns.add<WidenSmallFloat>(patterns.getContext(), scalesAlone);
  patterns.add<NarrowSmallFloat, SmallFloatOfInteger<arith::SIToFPOp>,
               SmallFloatOfInteger<arith::UIToFPOp>>(patterns.getContext());
}

} // namespace tier
