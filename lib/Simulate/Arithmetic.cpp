//===- Arithmetic.cpp - arith and math on numbers -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cta.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace tier::simulate {

namespace {
/// Applies one function to every number, and rounds.
struct Apply {
  ArrayRef<const Cell *> inputs;
  const Element &from, &to;
  size_t count;
  Cell *result;

  template <typename F>
  bool real(F function) {
    for (size_t i = 0; i < count; ++i)
      result[i].f = function(inputs[0][i].f);
    roundAll(to, {result, count});
    return true;
  }
  template <typename F>
  bool real2(F function) {
    for (size_t i = 0; i < count; ++i)
      result[i].f = function(inputs[0][i].f, inputs[1][i].f);
    roundAll(to, {result, count});
    return true;
  }
  template <typename F>
  bool whole(F function) {
    for (size_t i = 0; i < count; ++i)
      result[i].i = wrap(to, function(inputs[0][i].i));
    return true;
  }
  template <typename F>
  bool whole2(F function) {
    for (size_t i = 0; i < count; ++i)
      result[i].i = wrap(to, function(inputs[0][i].i, inputs[1][i].i));
    return true;
  }
  template <typename F>
  bool unsigned2(F function) {
    for (size_t i = 0; i < count; ++i)
      result[i].i =
          wrap(to, int64_t(function(asUnsigned(from, inputs[0][i].i),
                                    asUnsigned(from, inputs[1][i].i))));
    return true;
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Comparisons
//===----------------------------------------------------------------------===//

static bool compare(arith::CmpIPredicate predicate, int64_t a, int64_t b,
                    uint64_t ua, uint64_t ub) {
  using P = arith::CmpIPredicate;
  switch (predicate) {
  case P::eq:
    return a == b;
  case P::ne:
    return a != b;
  case P::slt:
    return a < b;
  case P::sle:
    return a <= b;
  case P::sgt:
    return a > b;
  case P::sge:
    return a >= b;
  case P::ult:
    return ua < ub;
  case P::ule:
    return ua <= ub;
  case P::ugt:
    return ua > ub;
  case P::uge:
    return ua >= ub;
  }
  llvm_unreachable("all predicates are above");
}

/// Bits: greater, equal, less, unordered, as the predicates count them.
static bool compare(arith::CmpFPredicate predicate, double a, double b) {
  using P = arith::CmpFPredicate;
  bool isUnordered = std::isnan(a) || std::isnan(b);
  switch (predicate) {
  case P::AlwaysFalse:
    return false;
  case P::AlwaysTrue:
    return true;
  case P::OEQ:
    return a == b;
  case P::OGT:
    return a > b;
  case P::OGE:
    return a >= b;
  case P::OLT:
    return a < b;
  case P::OLE:
    return a <= b;
  case P::ONE:
    return !isUnordered && a != b;
  case P::ORD:
    return !isUnordered;
  case P::UEQ:
    return isUnordered || a == b;
  case P::UGT:
    return isUnordered || a > b;
  case P::UGE:
    return isUnordered || a >= b;
  case P::ULT:
    return isUnordered || a < b;
  case P::ULE:
    return isUnordered || a <= b;
  case P::UNE:
    return isUnordered || a != b;
  case P::UNO:
    return isUnordered;
  }
  llvm_unreachable("all predicates are above");
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

// A division by zero is undefined; machines give something and go on.

static int64_t divide(int64_t a, int64_t b) {
  if (b == 0)
    return -1;
  return b == -1 ? int64_t(-uint64_t(a)) : a / b;
}

static int64_t remainder(int64_t a, int64_t b) {
  return b == 0 || b == -1 ? (b == 0 ? a : 0) : a % b;
}

static int64_t floorDivide(int64_t a, int64_t b) {
  int64_t quotient = divide(a, b);
  return quotient - (b != 0 && remainder(a, b) != 0 && ((a < 0) != (b < 0)));
}

static int64_t ceilDivide(int64_t a, int64_t b) {
  int64_t quotient = divide(a, b);
  return quotient + (b != 0 && remainder(a, b) != 0 && ((a < 0) == (b < 0)));
}

static bool evaluateIntegers(Operation *op, Apply apply) {
  using U = uint64_t;
  if (isa<arith::AddIOp>(op))
    return apply.whole2(
        [](int64_t a, int64_t b) { return int64_t(U(a) + U(b)); });
  if (isa<arith::SubIOp>(op))
    return apply.whole2(
        [](int64_t a, int64_t b) { return int64_t(U(a) - U(b)); });
  if (isa<arith::MulIOp>(op))
    return apply.whole2(
        [](int64_t a, int64_t b) { return int64_t(U(a) * U(b)); });
  if (isa<arith::DivSIOp>(op))
    return apply.whole2(divide);
  if (isa<arith::FloorDivSIOp>(op))
    return apply.whole2(floorDivide);
  if (isa<arith::CeilDivSIOp>(op))
    return apply.whole2(ceilDivide);
  if (isa<arith::RemSIOp>(op))
    return apply.whole2(remainder);
  if (isa<arith::DivUIOp>(op))
    return apply.unsigned2([](U a, U b) { return b ? a / b : ~U(0); });
  if (isa<arith::CeilDivUIOp>(op))
    return apply.unsigned2(
        [](U a, U b) { return b ? a / b + (a % b != 0) : ~U(0); });
  if (isa<arith::RemUIOp>(op))
    return apply.unsigned2([](U a, U b) { return b ? a % b : a; });
  if (isa<arith::MinUIOp>(op))
    return apply.unsigned2([](U a, U b) { return std::min(a, b); });
  if (isa<arith::MaxUIOp>(op))
    return apply.unsigned2([](U a, U b) { return std::max(a, b); });
  if (isa<arith::MinSIOp>(op))
    return apply.whole2([](int64_t a, int64_t b) { return std::min(a, b); });
  if (isa<arith::MaxSIOp>(op))
    return apply.whole2([](int64_t a, int64_t b) { return std::max(a, b); });
  if (isa<arith::AndIOp>(op))
    return apply.whole2([](int64_t a, int64_t b) { return a & b; });
  if (isa<arith::OrIOp>(op))
    return apply.whole2([](int64_t a, int64_t b) { return a | b; });
  if (isa<arith::XOrIOp>(op))
    return apply.whole2([](int64_t a, int64_t b) { return a ^ b; });
  if (isa<arith::ShLIOp>(op))
    return apply.unsigned2([](U a, U b) { return b < 64 ? a << b : 0; });
  if (isa<arith::ShRUIOp>(op))
    return apply.unsigned2([](U a, U b) { return b < 64 ? a >> b : 0; });
  if (isa<arith::ShRSIOp>(op))
    return apply.whole2(
        [](int64_t a, int64_t b) { return a >> std::min<U>(U(b), 63); });
  if (isa<math::AbsIOp>(op))
    return apply.whole([](int64_t a) { return a < 0 ? int64_t(-U(a)) : a; });
  return false;
}

//===----------------------------------------------------------------------===//
// Casts
//===----------------------------------------------------------------------===//

static bool evaluateCasts(Operation *op, Apply apply) {
  if (isa<arith::ExtFOp, arith::TruncFOp>(op))
    return apply.real([](double x) { return x; });
  if (isa<arith::IndexCastOp, arith::TruncIOp>(op))
    return apply.whole([](int64_t x) { return x; });
  if (isa<arith::ExtSIOp>(op)) {
    bool isBit = apply.from.bits == 1;
    return apply.whole([&](int64_t x) { return isBit ? -x : x; });
  }
  if (isa<arith::ExtUIOp, arith::IndexCastUIOp>(op))
    return apply.whole(
        [&](int64_t x) { return int64_t(asUnsigned(apply.from, x)); });
  if (isa<arith::SIToFPOp, arith::UIToFPOp>(op)) {
    bool isUnsigned = isa<arith::UIToFPOp>(op);
    bool isBit = apply.from.bits == 1;
    for (size_t i = 0; i < apply.count; ++i) {
      int64_t x = apply.inputs[0][i].i;
      if (isUnsigned)
        apply.result[i].f = double(asUnsigned(apply.from, x));
      else
        apply.result[i].f = double(isBit ? -x : x);
    }
    roundAll(apply.to, {apply.result, apply.count});
    return true;
  }
  if (isa<arith::FPToSIOp, arith::FPToUIOp>(op)) {
    // As the hardware does it: to zero, and to the nearest bound.
    bool isUnsigned = isa<arith::FPToUIOp>(op);
    unsigned bits = apply.to.bits;
    double least = isUnsigned ? 0 : -std::ldexp(1.0, bits - 1);
    double above = std::ldexp(1.0, isUnsigned ? bits : bits - 1);
    for (size_t i = 0; i < apply.count; ++i) {
      double x = std::trunc(apply.inputs[0][i].f);
      int64_t made = 0;
      if (x >= above)
        made = isUnsigned ? -1 : int64_t((uint64_t(1) << (bits - 1)) - 1);
      else if (x < least)
        made = isUnsigned ? 0 : int64_t(least);
      else if (!std::isnan(x))
        made = isUnsigned ? int64_t(uint64_t(x)) : int64_t(x);
      apply.result[i].i = wrap(apply.to, made);
    }
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

static double maximum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return std::numeric_limits<double>::quiet_NaN();
  return a == b ? (std::signbit(a) ? b : a) : std::max(a, b);
}

static double minimum(double a, double b) {
  if (std::isnan(a) || std::isnan(b))
    return std::numeric_limits<double>::quiet_NaN();
  return a == b ? (std::signbit(a) ? a : b) : std::min(a, b);
}

static bool evaluateFloats(Operation *op, Apply apply) {
  if (isa<arith::AddFOp>(op))
    return apply.real2([](double a, double b) { return a + b; });
  if (isa<arith::SubFOp>(op))
    return apply.real2([](double a, double b) { return a - b; });
  if (isa<arith::MulFOp>(op))
    return apply.real2([](double a, double b) { return a * b; });
  if (isa<arith::DivFOp>(op))
    return apply.real2([](double a, double b) { return a / b; });
  if (isa<arith::RemFOp>(op))
    return apply.real2([](double a, double b) { return std::fmod(a, b); });
  if (isa<arith::MaximumFOp>(op))
    return apply.real2(maximum);
  if (isa<arith::MinimumFOp>(op))
    return apply.real2(minimum);
  if (isa<arith::MaxNumFOp>(op))
    return apply.real2([](double a, double b) { return std::fmax(a, b); });
  if (isa<arith::MinNumFOp>(op))
    return apply.real2([](double a, double b) { return std::fmin(a, b); });
  if (isa<arith::NegFOp>(op))
    return apply.real([](double x) { return -x; });
  if (isa<math::AbsFOp>(op))
    return apply.real([](double x) { return std::fabs(x); });
  if (isa<math::ExpOp>(op))
    return apply.real([](double x) { return std::exp(x); });
  if (isa<math::Exp2Op>(op))
    return apply.real([](double x) { return std::exp2(x); });
  if (isa<math::ExpM1Op>(op))
    return apply.real([](double x) { return std::expm1(x); });
  if (isa<math::LogOp>(op))
    return apply.real([](double x) { return std::log(x); });
  if (isa<math::Log2Op>(op))
    return apply.real([](double x) { return std::log2(x); });
  if (isa<math::Log1pOp>(op))
    return apply.real([](double x) { return std::log1p(x); });
  if (isa<math::SinOp>(op))
    return apply.real([](double x) { return std::sin(x); });
  if (isa<math::CosOp>(op))
    return apply.real([](double x) { return std::cos(x); });
  if (isa<math::TanhOp>(op))
    return apply.real([](double x) { return std::tanh(x); });
  if (isa<math::ErfOp>(op))
    return apply.real([](double x) { return std::erf(x); });
  if (isa<math::SqrtOp>(op))
    return apply.real([](double x) { return std::sqrt(x); });
  if (isa<math::RsqrtOp>(op))
    return apply.real([](double x) { return 1 / std::sqrt(x); });
  if (isa<math::FloorOp>(op))
    return apply.real([](double x) { return std::floor(x); });
  if (isa<math::CeilOp>(op))
    return apply.real([](double x) { return std::ceil(x); });
  if (isa<math::TruncOp>(op))
    return apply.real([](double x) { return std::trunc(x); });
  if (isa<math::RoundOp>(op))
    return apply.real([](double x) { return std::round(x); });
  if (isa<math::RoundEvenOp>(op))
    return apply.real([](double x) { return std::nearbyint(x); });
  if (isa<math::PowFOp>(op))
    return apply.real2([](double a, double b) { return std::pow(a, b); });
  if (isa<math::CopySignOp>(op))
    return apply.real2([](double a, double b) { return std::copysign(a, b); });
  if (isa<math::FmaOp>(op)) {
    for (size_t i = 0; i < apply.count; ++i)
      apply.result[i].f = std::fma(apply.inputs[0][i].f, apply.inputs[1][i].f,
                                   apply.inputs[2][i].f);
    roundAll(apply.to, {apply.result, apply.count});
    return true;
  }
  return false;
}

bool evaluate(Operation *op, ArrayRef<const Cell *> inputs, const Element &from,
              const Element &to, size_t count, Cell *result) {
  if (auto compares = dyn_cast<arith::CmpIOp>(op)) {
    for (size_t i = 0; i < count; ++i) {
      int64_t a = inputs[0][i].i, b = inputs[1][i].i;
      if (from.bits == 1 && from.isFloat == false)
        a = -a, b = -b; // true is -1 where signs count
      result[i].i = compare(compares.getPredicate(), a, b, asUnsigned(from, a),
                            asUnsigned(from, b));
    }
    return true;
  }
  if (auto compares = dyn_cast<arith::CmpFOp>(op)) {
    for (size_t i = 0; i < count; ++i)
      result[i].i =
          compare(compares.getPredicate(), inputs[0][i].f, inputs[1][i].f);
    return true;
  }
  if (isa<arith::SelectOp>(op)) {
    for (size_t i = 0; i < count; ++i)
      result[i] = inputs[0][i].i ? inputs[1][i] : inputs[2][i];
    return true;
  }
  Apply apply{inputs, from, to, count, result};
  return evaluateIntegers(op, apply) || evaluateCasts(op, apply) ||
         evaluateFloats(op, apply);
}

} // namespace tier::simulate
