//===- MathLowering.cpp - elementary functions without a library ----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No machine links a mathematical library: f32 functions become polynomials,
// 16-bit ones go through f32, and f64 ones exist on the host only (libm).
//
//===----------------------------------------------------------------------===//

#include "MathLowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "llvm/ADT/DenseSet.h"

#include <limits>

using namespace mlir;

namespace tier {

/// Ops that every machine selects for f32 and f64.
static bool isInstruction(Operation *op) {
  return isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::CopySignOp,
             math::CountLeadingZerosOp, math::CountTrailingZerosOp,
             math::CtPopOp, math::FloorOp, math::FmaOp, math::RoundEvenOp,
             math::SqrtOp, math::TruncOp, math::IsNaNOp, math::IsInfOp,
             math::IsFiniteOp>(op);
}

/// Builds f32 arithmetic on scalars or vectors of one shape.
struct Arithmetic {
  OpBuilder &b;
  Location loc;
  Type type; ///< f32 or vector of f32

  Type withElement(Type element) const {
    if (auto vector = dyn_cast<VectorType>(type))
      return vector.cloneWith({}, element);
    return element;
  }
  Value constant(TypedAttr value) const {
    Type wanted = withElement(value.getType());
    if (auto vector = dyn_cast<VectorType>(wanted))
      value = DenseElementsAttr::get(vector, Attribute(value));
    return arith::ConstantOp::create(b, loc, value);
  }
  Value f(float value) const { return constant(b.getF32FloatAttr(value)); }
  Value i(int32_t value) const { return constant(b.getI32IntegerAttr(value)); }
  Value fma(Value x, Value y, Value z) const {
    return math::FmaOp::create(b, loc, x, y, z);
  }
  Value mul(Value x, Value y) const {
    return arith::MulFOp::create(b, loc, x, y);
  }
  /// By the scheme of Horner; the coefficient of the highest power is the first.
  Value polynomial(std::initializer_list<float> coefficients, Value x) const {
    Value sum = f(*coefficients.begin());
    for (float c : ArrayRef(coefficients).drop_front())
      sum = fma(sum, x, f(c));
    return sum;
  }
  Value select(Value c, Value x, Value y) const {
    return arith::SelectOp::create(b, loc, c, x, y);
  }
  Value cmp(arith::CmpFPredicate predicate, Value x, Value y) const {
    return arith::CmpFOp::create(b, loc, predicate, x, y);
  }
  Value power(Value exponent) const { // 2^exponent, i32 in [-126, 127]
    Value biased = arith::AddIOp::create(b, loc, exponent, i(127));
    Value bits = arith::ShLIOp::create(b, loc, biased, i(23));
    return arith::BitcastOp::create(b, loc, type, bits);
  }
};

/// e^r for |r| <= ln 2 / 2, below one ulp (the coefficients of Cephes).
static Value expNearZero(const Arithmetic &m, Value r) {
  Value p = m.polynomial({1.9875691500e-4f, 1.3981999507e-3f, 8.3334519073e-3f,
                          4.1665795894e-2f, 1.6666665459e-1f, 5.0000001201e-1f},
                         r);
  Value square = m.mul(r, r);
  Value sum = arith::AddFOp::create(m.b, m.loc, r, m.f(1.0f));
  return m.fma(p, square, sum);
}

/// value * 2^n in two steps, so that neither factor leaves the normal range.
static Value scale(const Arithmetic &m, Value value, Value n) {
  Value whole =
      arith::FPToSIOp::create(m.b, m.loc, m.withElement(m.b.getI32Type()), n);
  Value half = arith::ShRSIOp::create(m.b, m.loc, whole, m.i(1));
  Value rest = arith::SubIOp::create(m.b, m.loc, whole, half);
  return m.mul(m.mul(value, m.power(half)), m.power(rest));
}

/// e^x: x = n ln 2 + r.
static Value emitExp(const Arithmetic &m, Value x, ThreadTarget &target) {
  if (Value e = target.emitExp(m.b, m.loc, x))
    return e;
  // A comparison with NaN is false, so NaN turns into a bound here.
  Value low = m.f(-104.0f), high = m.f(89.0f);
  Value y = m.select(m.cmp(arith::CmpFPredicate::OGT, x, low), x, low);
  y = m.select(m.cmp(arith::CmpFPredicate::OLT, y, high), y, high);
  Value n = math::RoundEvenOp::create(m.b, m.loc, m.mul(y, m.f(1.44269504f)));
  Value r = m.fma(n, m.f(-0.693359375f), y);
  r = m.fma(n, m.f(2.12194440e-4f), r);
  Value e = target.emitExp2(m.b, m.loc, m.mul(r, m.f(1.44269504f)));
  Value result = scale(m, e ? e : expNearZero(m, r), n);
  return m.select(m.cmp(arith::CmpFPredicate::UNO, x, x), x, result);
}

/// 2^x: x = n + r, exactly.
static Value emitExp2(const Arithmetic &m, Value x, ThreadTarget &target) {
  Value low = m.f(-151.0f), high = m.f(129.0f);
  Value y = m.select(m.cmp(arith::CmpFPredicate::OGT, x, low), x, low);
  y = m.select(m.cmp(arith::CmpFPredicate::OLT, y, high), y, high);
  Value n = math::RoundEvenOp::create(m.b, m.loc, y);
  Value r = arith::SubFOp::create(m.b, m.loc, y, n);
  Value e = target.emitExp2(m.b, m.loc, r);
  if (!e)
    e = expNearZero(m, m.mul(r, m.f(0.693147181f)));
  Value result = scale(m, e, n);
  return m.select(m.cmp(arith::CmpFPredicate::UNO, x, x), x, result);
}

/// sin x or cos x: x = n pi/2 + r with pi/2 in three parts, so that r keeps its
/// relative precision near the zeros while n has at most 16 bits, and is within
/// 4e-7 up to 20. Beyond there is no r, and the result is NaN.
static Value emitSine(const Arithmetic &m, Value x, bool isCosine) {
  Value n = math::RoundEvenOp::create(m.b, m.loc, m.mul(x, m.f(0.636619772f)));
  Value r = m.fma(n, m.f(-1.57079601e+00f), x);
  r = m.fma(n, m.f(-3.13916473e-07f), r);
  r = m.fma(n, m.f(-5.39030253e-15f), r);
  Value square = m.mul(r, r);
  Value sine =
      m.polynomial({-1.9515295891e-4f, 8.3321608736e-3f, -1.6666654611e-1f}, square);
  sine = m.fma(m.mul(sine, square), r, r);
  Value cosine = m.polynomial(
      {2.443315711809948e-5f, -1.388731625493765e-3f, 4.166664568298827e-2f, -0.5f, 1.0f},
      square);
  Value bound = m.f(1048576.0f); // 2^20
  Value inRange = m.cmp(arith::CmpFPredicate::OLT,
                        math::AbsFOp::create(m.b, m.loc, n), bound);
  Value quadrant =
      arith::FPToSIOp::create(m.b, m.loc, m.withElement(m.b.getI32Type()),
                              m.select(inRange, n, m.f(0.0f)));
  if (isCosine)
    quadrant = arith::AddIOp::create(m.b, m.loc, quadrant, m.i(1));
  auto hasBit = [&](int32_t bit) -> Value {
    return arith::CmpIOp::create(
        m.b, m.loc, arith::CmpIPredicate::ne,
        arith::AndIOp::create(m.b, m.loc, quadrant, m.i(bit)), m.i(0));
  };
  Value result = m.select(hasBit(1), cosine, sine);
  result = m.select(hasBit(2), arith::NegFOp::create(m.b, m.loc, result), result);
  return m.select(inRange, result, m.f(std::numeric_limits<float>::quiet_NaN()));
}

/// The logarithm of numbers below the normal ones, which upstream takes for the
/// least of these: that of 2^24 times the number, less that of 2^24.
static Value emitLog(const Arithmetic &m, Operation *op) {
  Value x = op->getOperand(0);
  Value isSmall = m.cmp(arith::CmpFPredicate::OLT, x, m.f(0x1p-126f));
  Value moved = m.select(isSmall, m.mul(x, m.f(0x1p24f)), x);
  Operation *log = m.b.clone(*op);
  log->setOperand(0, moved);
  log->setAttr("tier.normal", m.b.getUnitAttr());
  Value result = log->getResult(0);
  float octaves = isa<math::Log2Op>(op) ? 24.0f : 16.6355324f;
  return m.select(
      isSmall, arith::SubFOp::create(m.b, m.loc, result, m.f(octaves)), result);
}

/// erf x: x + x p(x^2) for |x| < 0.92, and 1 - 2^q(|x|) beyond, with q = log2 erfc up to
/// where it is 1. Below two ulp, in 23 instructions. (Of polynomials of degree 5, those of
/// the least relative error of erf, by the weights of C. Lawson, 1961.)
static Value emitErf(const Arithmetic &m, Value x, ThreadTarget &target) {
  OpBuilder &b = m.b;
  Location loc = m.loc;
  using P = arith::CmpFPredicate;
  Value inner = m.polynomial({-5.999419373e-4f, 4.994833376e-3f, -2.676772326e-2f,
                              1.128184572e-1f, -3.761249781e-1f, 1.283791512e-1f},
                             m.mul(x, x));
  inner = m.fma(inner, x, x);
  Value size = math::AbsFOp::create(b, loc, x), end = m.f(3.95f);
  Value held = m.select(m.cmp(P::OGT, size, end), end, size); // NaN stays
  Value log = m.polynomial({-1.789121423e-3f, 2.234525979e-2f, -1.310400218e-1f,
                            -9.394471049e-1f, -1.615649462e+0f, -2.836181084e-3f},
                           held);
  Value rest = target.emitExp2(b, loc, log);
  if (!rest)
    rest = emitExp2(m, log, target);
  Value outer = math::CopySignOp::create(
      b, loc, arith::SubFOp::create(b, loc, m.f(1.0f), rest), x);
  return m.select(m.cmp(P::OLT, size, m.f(0.92f)), inner, outer);
}

/// log2 of a positive f32 in f64, where every f32 is normal and the error is
/// far below what y * log2 x loses in f32.
static Value emitLog2Wide(const Arithmetic &m, Value x) {
  OpBuilder &b = m.b;
  Location loc = m.loc;
  Type f64 = m.withElement(b.getF64Type()), i64 = m.withElement(b.getI64Type());
  auto f = [&](double v) { return m.constant(b.getF64FloatAttr(v)); };
  auto i = [&](int64_t v) { return m.constant(b.getI64IntegerAttr(v)); };
  Value bits = arith::BitcastOp::create(b, loc, i64,
                                        arith::ExtFOp::create(b, loc, f64, x));
  // Mantissa in [sqrt 1/2, sqrt 2): one more than a whole number of octaves
  // above it belongs to the next.
  Value moved = arith::SubIOp::create(b, loc, bits, i(0x3fe6a09e667f3bcd));
  Value octave = arith::ShRSIOp::create(b, loc, moved, i(52));
  Value mantissa = arith::SubIOp::create(
      b, loc, bits, arith::ShLIOp::create(b, loc, octave, i(52)));
  Value y = arith::BitcastOp::create(b, loc, f64, mantissa);
  // ln y = 2 (s + s^3/3 + s^5/5 ...) with s = (y - 1) / (y + 1).
  Value s =
      arith::DivFOp::create(b, loc, arith::SubFOp::create(b, loc, y, f(1.0)),
                            arith::AddFOp::create(b, loc, y, f(1.0)));
  Value square = arith::MulFOp::create(b, loc, s, s);
  Value sum = f(1.0 / 13);
  for (int k = 11; k >= 1; k -= 2)
    sum = math::FmaOp::create(b, loc, sum, square, f(1.0 / k));
  Value scaled = arith::MulFOp::create(b, loc, s, f(2.8853900817779268));
  Value whole = arith::SIToFPOp::create(b, loc, f64, octave);
  return math::FmaOp::create(b, loc, scaled, sum, whole);
}

/// x^y = 2^(y log2 |x|), with the special cases of C.
static Value emitPow(const Arithmetic &m, Value x, Value y,
                     ThreadTarget &target) {
  OpBuilder &b = m.b;
  Location loc = m.loc;
  using P = arith::CmpFPredicate;
  Type f64 = m.withElement(b.getF64Type());
  auto wide = [&](double v) { return m.constant(b.getF64FloatAttr(v)); };
  float infinity = std::numeric_limits<float>::infinity();
  Value size = math::AbsFOp::create(b, loc, x);
  Value log = emitLog2Wide(m, size);
  log = m.select(m.cmp(P::OEQ, size, m.f(0.0f)), wide(-infinity), log);
  log = m.select(m.cmp(P::OEQ, size, m.f(infinity)), wide(infinity), log);
  Value t =
      arith::MulFOp::create(b, loc, log, arith::ExtFOp::create(b, loc, f64, y));
  Value low = wide(-200.0), high = wide(200.0);
  t = m.select(m.cmp(P::OGT, t, low), t, low);
  t = m.select(m.cmp(P::OLT, t, high), t, high);
  Value n = math::RoundEvenOp::create(b, loc, t);
  Value r = arith::TruncFOp::create(b, loc, m.type,
                                    arith::SubFOp::create(b, loc, t, n));
  Value e = target.emitExp2(b, loc, r);
  if (!e)
    e = expNearZero(m, m.mul(r, m.f(0.693147181f)));
  Value result = scale(m, e, arith::TruncFOp::create(b, loc, m.type, n));

  // A negative base: integers only, and odd ones change the sign.
  auto isWhole = [&](Value v) {
    return m.cmp(P::OEQ, math::FloorOp::create(b, loc, v), v);
  };
  auto either = [&](Value p, Value q) -> Value {
    return arith::OrIOp::create(b, loc, p, q);
  };
  auto both = [&](Value p, Value q) -> Value {
    return arith::AndIOp::create(b, loc, p, q);
  };
  Value yes = m.constant(b.getIntegerAttr(b.getI1Type(), 1));
  auto isNot = [&](Value p) -> Value {
    return arith::XOrIOp::create(b, loc, p, yes);
  };
  Value whole = isWhole(y);
  Value odd = both(whole, isNot(isWhole(m.mul(y, m.f(0.5f)))));
  Value isOdd =
      both(odd, m.cmp(P::OLT, math::AbsFOp::create(b, loc, y), m.f(infinity)));
  Value signedResult = math::CopySignOp::create(b, loc, result, x);
  result = m.select(isOdd, signedResult, result);
  Value nan = m.f(std::numeric_limits<float>::quiet_NaN());
  Value finiteNegative =
      both(m.cmp(P::OLT, x, m.f(0.0f)), m.cmp(P::OGT, x, m.f(-infinity)));
  result = m.select(both(finiteNegative, isNot(whole)), nan, result);
  result = m.select(m.cmp(P::UNO, x, y), nan, result);
  Value one = either(m.cmp(P::OEQ, y, m.f(0.0f)), m.cmp(P::OEQ, x, m.f(1.0f)));
  Value endless = m.cmp(P::OEQ, math::AbsFOp::create(b, loc, y), m.f(infinity));
  one = either(one, both(endless, m.cmp(P::OEQ, size, m.f(1.0f))));
  return m.select(one, m.f(1.0f), result);
}

/// Functions that upstream approximates less precisely.
struct LowerOwn : RewritePattern {
  LowerOwn(MLIRContext *context, ThreadTarget &target)
      : RewritePattern(MatchAnyOpTypeTag(), 10, context), target(target) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa<math::ExpOp, math::Exp2Op, math::SinOp, math::CosOp, math::PowFOp, math::ErfOp,
             math::LogOp, math::Log2Op>(op) ||
        op->hasAttr("tier.normal") ||
        !getElementTypeOrSelf(op->getResult(0).getType()).isF32() ||
        target.hasIntrinsic(op, rewriter.getF32Type()))
      return failure();
    Arithmetic m{rewriter, op->getLoc(), op->getResult(0).getType()};
    Value x = op->getOperand(0);
    if (isa<math::PowFOp>(op))
      rewriter.replaceOp(op, emitPow(m, x, op->getOperand(1), target));
    else if (isa<math::SinOp, math::CosOp>(op))
      rewriter.replaceOp(op, emitSine(m, x, isa<math::CosOp>(op)));
    else if (isa<math::ErfOp>(op))
      rewriter.replaceOp(op, emitErf(m, x, target));
    else if (isa<math::LogOp, math::Log2Op>(op))
      rewriter.replaceOp(op, emitLog(m, op));
    else
      rewriter.replaceOp(op, isa<math::ExpOp>(op) ? emitExp(m, x, target)
                                                  : emitExp2(m, x, target));
    return success();
  }
  ThreadTarget &target;
};

/// Sizes of 16-bit floats lose their signs two at a time.
struct DropSigns : OpRewritePattern<math::AbsFOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::AbsFOp op, PatternRewriter &rewriter) const override {
    constexpr unsigned bits = 16;
    Type type = op.getType();
    if (getElementTypeOrSelf(type).getIntOrFloatBitWidth() != bits)
      return failure();
    Type whole = rewriter.getIntegerType(bits);
    if (auto vector = dyn_cast<VectorType>(type))
      whole = vector.cloneWith({}, whole);
    Attribute mask = rewriter.getIntegerAttr(getElementTypeOrSelf(whole), INT16_MAX);
    if (auto shaped = dyn_cast<ShapedType>(whole))
      mask = DenseElementsAttr::get(shaped, mask);
    Location loc = op.getLoc();
    Value number = arith::BitcastOp::create(rewriter, loc, whole, op.getOperand());
    Value masks = arith::ConstantOp::create(rewriter, loc, cast<TypedAttr>(mask));
    Value size = arith::AndIOp::create(rewriter, loc, number, masks);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, type, size);
    return success();
  }
};

/// Functions of 16-bit floats are functions of f32, rounded.
struct WidenMath : RewritePattern {
  WidenMath(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), 20, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa<math::MathDialect>(op->getDialect()) || op->getNumResults() != 1 ||
        isa<math::AbsFOp, math::CopySignOp>(op))
      return failure();
    auto isNarrow = [](Type type) {
      auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
      return element && element.getWidth() < 32;
    };
    if (llvm::none_of(op->getOperandTypes(), isNarrow))
      return failure();
    auto wide = [&](Type type) -> Type {
      if (auto vector = dyn_cast<VectorType>(type))
        return vector.cloneWith({}, rewriter.getF32Type());
      return rewriter.getF32Type();
    };
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(isNarrow(operand.getType())
                             ? arith::ExtFOp::create(rewriter, op->getLoc(),
                                                     wide(operand.getType()),
                                                     operand)
                             : operand);
    Type result = op->getResult(0).getType();
    OperationState state(op->getLoc(), op->getName());
    state.addOperands(operands);
    state.addTypes(isNarrow(result) ? wide(result) : result);
    state.propertiesAttr = op->getPropertiesAsAttribute();
    Value value = rewriter.create(state)->getResult(0);
    if (isNarrow(result))
      value = arith::TruncFOp::create(rewriter, op->getLoc(), result, value);
    rewriter.replaceOp(op, value);
    return success();
  }
};

/// 1 / sqrt(x).
struct LowerRsqrt : OpRewritePattern<math::RsqrtOp> {
  LowerRsqrt(MLIRContext *context, ThreadTarget &target)
      : OpRewritePattern(context), target(target) {}
  LogicalResult matchAndRewrite(math::RsqrtOp op,
                                PatternRewriter &rewriter) const override {
    auto element = cast<FloatType>(getElementTypeOrSelf(op.getType()));
    if (element.getWidth() < 32)
      return failure();
    if (element.isF32())
      if (Value near = target.emitRsqrt(rewriter, op.getLoc(), op.getOperand())) {
        rewriter.replaceOp(op, improve(rewriter, op, near));
        return success();
      }
    TypedAttr one = rewriter.getFloatAttr(element, 1.0);
    if (auto vector = dyn_cast<VectorType>(op.getType()))
      one = DenseElementsAttr::get(vector, Attribute(one));
    Value root = math::SqrtOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOpWithNewOp<arith::DivFOp>(
        op, arith::ConstantOp::create(rewriter, op.getLoc(), one), root);
    return success();
  }

private:
  /// A step of Newton's: y + y (1 - x y y) / 2, to less than an ulp. Of 0 and infinities it
  /// is NaN, and y is what is asked for.
  static Value improve(OpBuilder &b, math::RsqrtOp op, Value y) {
    Arithmetic m{b, op.getLoc(), op.getType()};
    Value x = op.getOperand();
    Value rest = m.fma(arith::NegFOp::create(b, m.loc, m.mul(x, y)), y, m.f(1.0f));
    Value better = m.fma(m.mul(y, m.f(0.5f)), rest, y);
    return m.select(m.cmp(arith::CmpFPredicate::ORD, better, better), better, y);
  }

  ThreadTarget &target;
};

/// log10 x = ln x * (1 / ln 10).
struct LowerLog10 : OpRewritePattern<math::Log10Op> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::Log10Op op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return failure();
    Arithmetic m{rewriter, op.getLoc(), op.getType()};
    Value log = math::LogOp::create(rewriter, op.getLoc(), op.getOperand());
    rewriter.replaceOp(op, m.mul(log, m.f(0.434294482f)));
    return success();
  }
};

/// f64 functions of the host that LLVM has no intrinsic for: calls of libm.
struct CallLibrary : RewritePattern {
  CallLibrary(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), 10, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa<math::AcoshOp, math::AsinhOp, math::AtanhOp, math::CbrtOp,
             math::ErfOp, math::ErfcOp, math::ExpM1Op, math::Log1pOp>(op) ||
        !getElementTypeOrSelf(op->getResult(0).getType()).isF64())
      return failure();
    Location loc = op->getLoc();
    StringRef name = op->getName().stripDialect(); // C has the same names
    Type f64 = rewriter.getF64Type();
    auto module = op->getParentOfType<gpu::GPUModuleOp>();
    auto function = module.lookupSymbol<LLVM::LLVMFuncOp>(name);
    if (!function) {
      OpBuilder::InsertionGuard guard(rewriter);
      rewriter.setInsertionPointToStart(module.getBody());
      function = LLVM::LLVMFuncOp::create(
          rewriter, loc, name, LLVM::LLVMFunctionType::get(f64, {f64}));
    }
    auto call = [&](Value x) -> Value {
      return LLVM::CallOp::create(rewriter, loc, function, x).getResult();
    };
    auto vector = dyn_cast<VectorType>(op->getResult(0).getType());
    if (!vector) {
      rewriter.replaceOp(op, call(op->getOperand(0)));
      return success();
    }
    SmallVector<Value> elements;
    for (int64_t i = 0; i < vector.getNumElements(); ++i)
      elements.push_back(
          call(vector::ExtractOp::create(rewriter, loc, op->getOperand(0), i)));
    rewriter.replaceOpWithNewOp<vector::FromElementsOp>(op, vector, elements);
    return success();
  }
};

static LogicalResult checkDoubles(LLVM::LLVMFuncOp function,
                                  ThreadTarget &target) {
  if (target.machine.isHost())
    return success();
  WalkResult result = function.walk([&](Operation *op) {
    if (!isa_and_nonnull<math::MathDialect>(op->getDialect()) ||
        isInstruction(op) || isa<math::RsqrtOp>(op) ||
        !getElementTypeOrSelf(op->getOperand(0).getType()).isF64())
      return WalkResult::advance();
    InFlightDiagnostic error =
        op->emitError("[tier.math-f64] expects an f64 function that '")
        << target.machine.name << "' has, got '" << op->getName() << "'";
    error.attachNote() << "fix: compute it in f32, or compile for 'cpu'";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// Quotients of polynomials have a divisor in range and an error of their own:
/// a reciprocal of two ulp serves them, where a correct division is a call.
static void relaxQuotients(LLVM::LLVMFuncOp function,
                           const llvm::DenseSet<Operation *> &users) {
  function.walk([&](arith::DivFOp op) {
    if (!users.contains(op) && getElementTypeOrSelf(op.getType()).isF32())
      op.setFastmath(op.getFastmath() | arith::FastMathFlags::afn);
  });
}

/// The user's casts to integers: a number that the type does not hold becomes the
/// nearest that it holds, and NaN 0, on every machine. LLVM's plain cast is undefined
/// there, and machines differ.
static void saturateCasts(LLVM::LLVMFuncOp function) {
  SmallVector<arith::FPToSIOp> casts;
  function.walk([&](arith::FPToSIOp op) { casts.push_back(op); });
  for (arith::FPToSIOp op : casts) {
    OpBuilder b(op);
    auto made = LLVM::CallIntrinsicOp::create(
        b, op.getLoc(), op.getType(), b.getStringAttr("llvm.fptosi.sat"),
        ValueRange(op.getIn()));
    op.replaceAllUsesWith(made.getResults());
    op.erase();
  }
}

LogicalResult lowerMath(LLVM::LLVMFuncOp function, ThreadTarget &target) {
  if (failed(checkDoubles(function, target)))
    return failure();
  saturateCasts(function);
  MLIRContext *context = function.getContext();
  bool host = target.machine.isHost();
  // The user's own divisions, which round as they should.
  llvm::DenseSet<Operation *> users;
  function.walk([&](arith::DivFOp op) { users.insert(op); });
  RewritePatternSet patterns(context);
  patterns.add<LowerOwn, LowerRsqrt>(context, target);
  patterns.add<DropSigns, WidenMath, LowerLog10>(context);
  populateSmallFloatPatterns(patterns, target.convertsSmallFloats());
  if (host)
    patterns.add<CallLibrary>(context);
  populateDoubleErfPatterns(patterns);
  populateMathAlgebraicSimplificationPatterns(patterns);
  populateMathPolynomialApproximationPatterns(patterns, [&](StringRef name) {
    return name != math::ExpOp::getOperationName() &&
           name != math::Exp2Op::getOperationName() &&
           name != math::ErfOp::getOperationName() &&
           name != math::SinOp::getOperationName() &&
           name != math::CosOp::getOperationName();
  });
  SmallVector<StringRef> expansions = {"sinh",  "cosh",  "tan",
                                       "asinh", "acosh", "atanh",
                                       "fpowi", "round", "clampf"};
  math::populateExpansionPatterns(patterns, expansions);
  arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  if (host)
    arith::populateExpandBFloat16Patterns(patterns);
  GreedyRewriteConfig config;
  config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled);
  if (failed(applyPatternsGreedily(function->getRegion(0), std::move(patterns),
                                   config)))
    return function.emitError("[tier.math] expects functions with a finite "
                              "expansion, got one that repeats");
  if (!host)
    relaxQuotients(function, users);
  return success();
}

} // namespace tier
