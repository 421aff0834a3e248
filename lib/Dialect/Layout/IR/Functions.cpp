//===- Functions.cpp - between attributes and functions -------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Functions.h"
#include "tier/Problem/Relation.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;

namespace tier::layout {

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

problem::Layout toProblem(StridedAttr strided) {
  problem::Layout layout;
  for (unsigned dim = 0; dim < strided.getRank(); ++dim) {
    problem::Modes &modes = layout.dims.emplace_back();
    for (auto [size, stride] : strided.getModes(dim))
      modes.push_back({size, stride});
  }
  return layout;
}

problem::Swizzle toProblem(SwizzleAttr swizzle) {
  return {swizzle.getBits(), swizzle.getBase(), swizzle.getShift()};
}

problem::Chain toProblem(ComposeAttr compose) {
  return {toProblem(compose.getFirst()), toProblem(compose.getSecond())};
}

std::optional<problem::Chain> toChain(Attribute layout) {
  if (auto strided = dyn_cast<StridedAttr>(layout))
    return problem::Chain(toProblem(strided));
  if (auto compose = dyn_cast<ComposeAttr>(layout))
    return toProblem(compose);
  if (auto swizzle = dyn_cast<SwizzleAttr>(layout)) {
    problem::Layout offsets(problem::Modes{{swizzle.getRepeat(), 1}});
    return problem::Chain(offsets, toProblem(swizzle));
  }
  return std::nullopt;
}

StridedAttr toStrided(MLIRContext *context, const problem::Layout &layout) {
  SmallVector<int64_t> ranks, sizes, strides;
  for (const problem::Modes &modes : layout.dims) {
    ranks.push_back(modes.size());
    for (problem::Mode mode : modes) {
      sizes.push_back(mode.size);
      strides.push_back(mode.stride);
    }
  }
  return StridedAttr::get(context, ranks, sizes, strides);
}

Attribute toAttr(MLIRContext *context, const problem::Chain &chain) {
  StridedAttr strided = toStrided(context, chain.first);
  if (chain.then.empty())
    return strided;
  auto *swizzle = std::get_if<problem::Swizzle>(&chain.then.front());
  if (!swizzle || chain.then.size() > 1)
    return {};
  return ComposeAttr::get(context, strided,
                          SwizzleAttr::get(context, swizzle->bits,
                                           swizzle->base, swizzle->shift));
}

//===----------------------------------------------------------------------===//
// Affine sets
//===----------------------------------------------------------------------===//

/// The value of `expr`, whose dimensions and symbols are the variables.
static std::optional<problem::Row> toRow(problem::Polyhedron &set,
                                         AffineExpr expr, unsigned dims) {
  using problem::Polyhedron;
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return Polyhedron::constant(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return Polyhedron::column(dim.getPosition());
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return Polyhedron::column(dims + symbol.getPosition());
  auto binary = cast<AffineBinaryOpExpr>(expr);
  std::optional<problem::Row> left = toRow(set, binary.getLHS(), dims);
  if (!left)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add) {
    std::optional<problem::Row> right = toRow(set, binary.getRHS(), dims);
    return right ? std::optional(set.sum(*left, *right)) : std::nullopt;
  }
  auto number = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!number)
    return std::nullopt;
  int64_t value = number.getValue();
  if (expr.getKind() == AffineExprKind::Mul)
    return set.scaled(*left, value);
  if (value < 1)
    return std::nullopt;
  switch (expr.getKind()) {
  case AffineExprKind::Mod:
    return set.mod(*left, value);
  case AffineExprKind::FloorDiv:
    return set.floorDiv(*left, value);
  case AffineExprKind::CeilDiv: // floor((a + value - 1) / value)
    return set.floorDiv(set.sum(*left, {value - 1}), value);
  default:
    return std::nullopt;
  }
}

std::optional<problem::Polyhedron> toPolyhedron(IntegerSet set) {
  problem::Polyhedron result(set.getNumInputs());
  for (auto [expr, isEquality] :
       llvm::zip_equal(set.getConstraints(), set.getEqFlags())) {
    std::optional<problem::Row> row = toRow(result, expr, set.getNumDims());
    if (!row)
      return std::nullopt;
    if (isEquality)
      result.requireZero(std::move(*row));
    else
      result.require(std::move(*row));
  }
  if (result.overflows)
    return std::nullopt;
  return result;
}

std::optional<IntegerSet> toIntegerSet(MLIRContext *context,
                                       const problem::Polyhedron &set,
                                       unsigned symbols) {
  if (!set.locals.empty() || set.overflows)
    return std::nullopt;
  unsigned dims = set.variables - symbols;
  SmallVector<AffineExpr> constraints;
  SmallVector<bool> equalities;
  for (bool isEquality : {false, true})
    for (const problem::Row &row : isEquality ? set.zero : set.atLeastZero) {
      AffineExpr sum = getAffineConstantExpr(row.front(), context);
      for (auto [i, factor] : llvm::enumerate(llvm::drop_begin(row)))
        sum = sum + (i < dims ? getAffineDimExpr(i, context)
                              : getAffineSymbolExpr(i - dims, context)) *
                        factor;
      constraints.push_back(sum);
      equalities.push_back(isEquality);
    }
  if (constraints.empty()) // everywhere
    return IntegerSet::get(dims, symbols, getAffineConstantExpr(0, context),
                           true);
  return IntegerSet::get(dims, symbols, constraints, equalities);
}

//===----------------------------------------------------------------------===//
// The interface
//===----------------------------------------------------------------------===//

static bool isProvenInjective(LayoutAttr layout) {
  return problem::isInjective(layout.toProblem()).value_or(false);
}

unsigned StridedAttr::getDomainRank() const { return getRank(); }
problem::Piecewise StridedAttr::toProblem() const {
  return problem::Chain(layout::toProblem(*this));
}
bool StridedAttr::isInjective() const {
  return layout::toProblem(*this).isInjective();
}
int64_t StridedAttr::getVectorWidth(unsigned dim) const {
  return problem::vectorElements(toProblem(), dim);
}

unsigned SwizzleAttr::getDomainRank() const { return 1; }
problem::Piecewise SwizzleAttr::toProblem() const { return *toChain(*this); }
bool SwizzleAttr::isInjective() const { return true; }
int64_t SwizzleAttr::getVectorWidth(unsigned dim) const {
  return getBits() == 0 ? 16 : std::min<int64_t>(16, int64_t(1) << getBase());
}

unsigned ComposeAttr::getDomainRank() const { return getFirst().getRank(); }
problem::Piecewise ComposeAttr::toProblem() const {
  return layout::toProblem(*this);
}
bool ComposeAttr::isInjective() const { // a swizzle is a bijection
  return getFirst().isInjective();
}
int64_t ComposeAttr::getVectorWidth(unsigned dim) const {
  return problem::vectorElements(toProblem(), dim);
}

unsigned PiecewiseAttr::getDomainRank() const {
  IntegerSetAttr set = getDomain() ? getDomain() : getGuards().front();
  return set.getValue().getNumDims();
}
bool PiecewiseAttr::isInjective() const { return isProvenInjective(*this); }
int64_t PiecewiseAttr::getVectorWidth(unsigned dim) const {
  return problem::vectorElements(toProblem(), dim);
}

} // namespace tier::layout
