//===- DoubleErf.cpp - the error function of f64 --------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Five rational functions on pieces of |x|, all computed, one selected; the
// coefficients are fdlibm's. The absolute error stays below 2^-52.

#include "MathLowering.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace tier {

// Numerator and denominator, the constant first.
static const double nearZeroTop[] = {
    1.28379167095512558561e-01, -3.25042107247001499370e-01,
    -2.84817495755985104766e-02, -5.77027029648944159157e-03,
    -2.37630166566501626084e-05};
static const double nearZeroBottom[] = {1.0,
                                        3.97917223959155352819e-01,
                                        6.50222499887672944485e-02,
                                        5.08130628187576562776e-03,
                                        1.32494738004321644526e-04,
                                        -3.96022827877536812320e-06};
static const double nearOneTop[] = {
    -2.36211856075265944077e-03, 4.14856118683748331666e-01,
    -3.72207876035701323847e-01, 3.18346619901161753674e-01,
    -1.10894694282396677476e-01, 3.54783043256182359371e-02,
    -2.16637559486879084300e-03};
static const double nearOneBottom[] = {1.0,
                                       1.06420880400844228286e-01,
                                       5.40397917702171048937e-01,
                                       7.18286544141962662868e-02,
                                       1.26171219808761642112e-01,
                                       1.36370839120290507362e-02,
                                       1.19844998467991074170e-02};
static const double middleTop[] = {
    -9.86494403484714822705e-03, -6.93858572707181764372e-01,
    -1.05586262253232909814e+01, -6.23753324503260060396e+01,
    -1.62396669462573470355e+02, -1.84605092906711035994e+02,
    -8.12874355063065934246e+01, -9.81432934416914548592e+00};
static const double middleBottom[] = {1.0,
                                      1.96512716674392571292e+01,
                                      1.37657754143519042600e+02,
                                      4.34565877475229228821e+02,
                                      6.45387271733267880336e+02,
                                      4.29008140027567833386e+02,
                                      1.08635005541779435134e+02,
                                      6.57024977031928170135e+00,
                                      -6.04244152148580987438e-02};
static const double farTop[] = {
    -9.86494292470009928597e-03, -7.99283237680523006574e-01,
    -1.77579549177547519889e+01, -1.60636384855821916062e+02,
    -6.37566443368389627722e+02, -1.02509513161107724954e+03,
    -4.83519191608651397019e+02};
static const double farBottom[] = {1.0,
                                   3.03380607434824582924e+01,
                                   3.25792512996573918826e+02,
                                   1.53672958608443695994e+03,
                                   3.19985821950859553908e+03,
                                   2.55305040643316442583e+03,
                                   4.74528541206955367215e+02,
                                   -2.24409524465858183362e+01};

namespace {
/// Arithmetic on one type, f64 or a vector of it.
struct Doubles {
  OpBuilder &b;
  Location loc;
  Type type;

  Value number(double value) const {
    TypedAttr attribute = b.getF64FloatAttr(value);
    if (auto vector = dyn_cast<VectorType>(type))
      attribute = DenseElementsAttr::get(vector, Attribute(attribute));
    return arith::ConstantOp::create(b, loc, attribute);
  }
  Value add(Value x, Value y) const {
    return arith::AddFOp::create(b, loc, x, y);
  }
  Value multiply(Value x, Value y) const {
    return arith::MulFOp::create(b, loc, x, y);
  }
  Value ratio(Value x, ArrayRef<double> top, ArrayRef<double> bottom) const {
    return arith::DivFOp::create(b, loc, polynomial(x, top),
                                 polynomial(x, bottom));
  }
  Value polynomial(Value x, ArrayRef<double> coefficients) const {
    Value sum = number(coefficients.back());
    for (double c : llvm::reverse(coefficients.drop_back()))
      sum = math::FmaOp::create(b, loc, sum, x, number(c));
    return sum;
  }
  Value whereLess(Value x, double bound, Value yes, Value no) const {
    Value less = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OLT, x,
                                       number(bound));
    return arith::SelectOp::create(b, loc, less, yes, no);
  }
};

/// erf x on |x| < 0.84, < 1.25, < 1 / 0.35, < 6, and beyond, where it is 1.
struct LowerDoubleErf : OpRewritePattern<math::ErfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(math::ErfOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF64())
      return failure();
    Location loc = op.getLoc();
    Doubles m{rewriter, loc, op.getType()};
    Value x = op.getOperand(), one = m.number(1.0);
    Value size = math::AbsFOp::create(rewriter, loc, x);
    Value square = m.multiply(x, x);
    Value nearZero = m.add(
        size, m.multiply(size, m.ratio(square, nearZeroTop, nearZeroBottom)));
    Value offset = m.add(size, m.number(-1.0));
    Value nearOne = m.add(m.number(8.45062911510467529297e-01),
                          m.ratio(offset, nearOneTop, nearOneBottom));
    Value inverse = arith::DivFOp::create(rewriter, loc, one, square);
    Value exponent =
        m.whereLess(size, 1 / 0.35, m.ratio(inverse, middleTop, middleBottom),
                    m.ratio(inverse, farTop, farBottom));
    exponent = m.add(m.add(exponent, m.number(-0.5625)),
                     arith::NegFOp::create(rewriter, loc, square));
    Value rest = arith::DivFOp::create(
        rewriter, loc, math::ExpOp::create(rewriter, loc, exponent), size);
    Value tail = arith::SubFOp::create(rewriter, loc, one, rest);
    Value result = m.whereLess(size, 6.0, tail, one);
    result = m.whereLess(size, 1.25, nearOne, result);
    result = m.whereLess(size, 0.84375, nearZero, result);
    result = math::CopySignOp::create(rewriter, loc, result, x);
    Value isNaN =
        arith::CmpFOp::create(rewriter, loc, arith::CmpFPredicate::UNO, x, x);
    rewriter.replaceOpWithNewOp<arith::SelectOp>(op, isNaN, x, result);
    return success();
  }
};
} // namespace

void populateDoubleErfPatterns(RewritePatternSet &patterns) {
  patterns.add<LowerDoubleErf>(patterns.getContext());
}

} // namespace tier
