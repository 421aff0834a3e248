//===- PresburgerCanaryTest.cpp - the bug we work around still exists -----===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Upstream's IntegerRelation::simplify() drops a point of a small set in LLVM
// 22.1: so nothing of ours calls simplify, subtract or isEqual on a relation
// with equalities. When this test starts to fail, the workaround may go.
//
//===----------------------------------------------------------------------===//

#include "mlir/Analysis/Presburger/IntegerRelation.h"

#include "gtest/gtest.h"

using namespace mlir::presburger;

/// Points (x, q, y) of [0, 4]^3 in the set.
static int countPoints(const IntegerPolyhedron &set) {
  int count = 0;
  for (int64_t x = 0; x <= 4; ++x)
    for (int64_t q = 0; q <= 4; ++q)
      for (int64_t y = 0; y <= 4; ++y) {
        llvm::SmallVector<llvm::DynamicAPInt> point{llvm::DynamicAPInt(x),
                                                    llvm::DynamicAPInt(q),
                                                    llvm::DynamicAPInt(y)};
        count += set.containsPoint(point);
      }
  return count;
}

TEST(Presburger, simplify_still_loses_a_point) {
  IntegerPolyhedron set(PresburgerSpace::getSetSpace(3));
  set.addEquality({0, 2, -1, 0});   // 2q - y = 0
  set.addInequality({1, 1, 0, -1}); // x + q >= 1
  for (unsigned i = 0; i < 3; ++i) {
    set.addBound(BoundType::LB, i, 0);
    set.addBound(BoundType::UB, i, 4);
  }
  EXPECT_EQ(countPoints(set), 14);
  set.simplify();
  EXPECT_EQ(countPoints(set), 13);
}
