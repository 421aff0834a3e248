//===- FunctionsTest.cpp - attributes as functions ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Functions.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

#include <random>

using namespace mlir;
using namespace tier;

namespace {
struct LayoutFunctions : testing::Test {
  MLIRContext context;
  LayoutFunctions() { context.loadDialect<layout::LayoutDialect>(); }
  layout::LayoutAttr parse(StringRef text) {
    return cast<layout::LayoutAttr>(parseAttribute(text, &context));
  }
};
} // namespace

TEST_F(LayoutFunctions, every_layout_answers_the_same_questions) {
  auto strided = parse("#layout.strided<[8:64], [64:1]>");
  EXPECT_EQ(strided.getDomainRank(), 2u);
  EXPECT_EQ(strided.evaluate({3, 9}), 201);
  EXPECT_EQ(strided.evaluate({8, 0}), std::nullopt);
  EXPECT_TRUE(strided.isInjective());
  EXPECT_EQ(strided.getVectorWidth(1), 16);
  EXPECT_EQ(strided.getVectorWidth(0), 1);

  auto swizzle = parse("#layout.swizzle<3, 3, 3>");
  EXPECT_EQ(swizzle.getDomainRank(), 1u);
  EXPECT_EQ(swizzle.evaluate({72}), 64);
  EXPECT_TRUE(swizzle.isInjective());
  EXPECT_EQ(swizzle.getVectorWidth(0), 8);

  auto compose = parse("#layout.compose<#layout.strided<[8:64], [64:1]>, "
                       "#layout.swizzle<3, 3, 3>>");
  EXPECT_EQ(compose.evaluate({3, 9}), 209);
  EXPECT_TRUE(compose.isInjective());
  EXPECT_EQ(compose.getVectorWidth(1), 8);

  auto piecewise =
      parse("#layout.piecewise<[(d0)[s0] : (63 - d0) -> #layout.strided<[64:1]>"
            ", (d0)[s0] : (d0 - 64) -> #layout.strided<[64:2]> + -64] on "
            "(d0)[s0] : (d0, s0 - d0 - 1)>");
  EXPECT_EQ(piecewise.getDomainRank(), 1u);
  EXPECT_EQ(piecewise.evaluate({70, 100}), 76);
  EXPECT_EQ(piecewise.evaluate({70, 70}), std::nullopt);
  EXPECT_TRUE(piecewise.isInjective());
  EXPECT_FALSE(parse("#layout.strided<[4:1], [4:2]>").isInjective());
}

TEST_F(LayoutFunctions, affine_sets_are_polyhedra) {
  std::mt19937 engine;
  auto dice = [&](int64_t first, int64_t last) {
    return std::uniform_int_distribution<int64_t>(first, last)(engine);
  };
  Builder b(&context);
  for (int round = 0; round < 300; ++round) {
    AffineExpr d0 = b.getAffineDimExpr(0), s0 = b.getAffineSymbolExpr(0);
    AffineExpr a = d0 * dice(-3, 3) + s0 * dice(-2, 2) + dice(-9, 9);
    AffineExpr expr = round % 3 == 0   ? a.floorDiv(dice(1, 5)) + d0
                      : round % 3 == 1 ? a % dice(1, 5) - s0
                                       : a.ceilDiv(dice(1, 5)) - d0;
    IntegerSet set = IntegerSet::get(1, 1, {expr, a}, {dice(0, 4) == 0, false});
    std::optional<problem::Polyhedron> points = layout::toPolyhedron(set);
    ASSERT_TRUE(points);
    AffineMap map = AffineMap::get(1, 1, set.getConstraints(), &context);
    for (int64_t x = -6; x <= 6; ++x)
      for (int64_t n = -3; n <= 3; ++n) {
        SmallVector<Attribute> values;
        ASSERT_TRUE(succeeded(map.constantFold(
            {b.getIndexAttr(x), b.getIndexAttr(n)}, values)));
        int64_t first = cast<IntegerAttr>(values[0]).getInt(),
                second = cast<IntegerAttr>(values[1]).getInt();
        bool expected = (set.isEq(0) ? first == 0 : first >= 0) && second >= 0;
        ASSERT_EQ(points->contains({x, n}), expected);
      }
    // Back again, where no division is left.
    problem::Polyhedron plain(2);
    plain.require({dice(-9, 9), dice(-3, 3), dice(-3, 3)});
    plain.requireZero({dice(-9, 9), dice(-3, 3)});
    std::optional<IntegerSet> written =
        layout::toIntegerSet(&context, plain, 1);
    ASSERT_TRUE(written);
    problem::Polyhedron again = *layout::toPolyhedron(*written);
    EXPECT_TRUE(findPointOutside(plain, {again}).isEmpty());
    EXPECT_TRUE(findPointOutside(again, {plain}).isEmpty());
  }
}
