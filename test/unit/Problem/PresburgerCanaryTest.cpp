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

#include "tier/Problem/Polyhedron.h"

#include "mlir/Analysis/Presburger/IntegerRelation.h"
#include "mlir/Analysis/Presburger/PresburgerRelation.h"

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

/// 2q - y = 0 as one equality or as two inequalities, with x + q >= 1.
static IntegerPolyhedron fourteenPoints(bool asInequalities) {
  IntegerPolyhedron set(PresburgerSpace::getSetSpace(3));
  if (asInequalities) {
    set.addInequality({0, 2, -1, 0});
    set.addInequality({0, -2, 1, 0});
  } else {
    set.addEquality({0, 2, -1, 0});
  }
  set.addInequality({1, 1, 0, -1}); // x + q >= 1
  for (unsigned i = 0; i < 3; ++i) {
    set.addBound(BoundType::LB, i, 0);
    set.addBound(BoundType::UB, i, 4);
  }
  return set;
}

TEST(Presburger, simplify_still_loses_a_point) {
  IntegerPolyhedron set = fourteenPoints(false);
  EXPECT_EQ(countPoints(set), 14);
  set.simplify();
  EXPECT_EQ(countPoints(set), 13);
}

/// The points of [0, 4]^3 in a union.
static int countPoints(const PresburgerSet &set) {
  int count = 0;
  for (int64_t x = 0; x <= 4; ++x)
    for (int64_t q = 0; q <= 4; ++q)
      for (int64_t y = 0; y <= 4; ++y)
        count += set.containsPoint({x, q, y});
  return count;
}

// Nothing is taken away, and a point is gone; and the set without that point is
// called equal to the set with it. Ours (Polyhedron.h) are searches for a
// point, and find it.
TEST(Presburger, subtract_and_isEqual_still_lose_it_too) {
  PresburgerSet whole(fourteenPoints(false));
  PresburgerSet nothing = PresburgerSet::getEmpty(whole.getSpace());
  PresburgerSet rest = whole.subtract(nothing);
  EXPECT_EQ(countPoints(whole), 14);
  EXPECT_EQ(countPoints(rest), 13);
  EXPECT_TRUE(whole.isEqual(rest));

  using tier::problem::Polyhedron;
  Polyhedron ours = Polyhedron::box({5, 5, 5}), other(ours);
  ours.require({-1, 1, 1});
  other.require({-1, 1, 1});
  ours.requireZero({0, 0, 2, -1});
  other.require({0, 0, 2, -1});
  other.require({0, 0, -2, 1});
  EXPECT_EQ(ours.enumerate(1000)->size(), 14u);
  EXPECT_TRUE(findPointOutside(ours, {other}).isEmpty());
  EXPECT_TRUE(findPointOutside(other, {ours}).isEmpty());
  other.require({-1, 0, 1}); // q >= 1
  EXPECT_TRUE(findPointOutside(ours, {other}).point);
}
