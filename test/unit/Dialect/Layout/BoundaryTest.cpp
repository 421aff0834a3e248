//===- BoundaryTest.cpp - conditions that are proven, or not --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/Transforms/Boundary.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/OwningOpRef.h"
#include "gtest/gtest.h"

using namespace mlir;
using tier::layout::Boundary;
using tier::layout::EndsWithin;

namespace {
/// A function of four indices: two indices of tiles, two extents.
struct BoundaryTest : testing::Test {
  MLIRContext context;
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  OpBuilder builder;
  std::string message;

  BoundaryTest() : builder(&context) {
    context.loadDialect<arith::ArithDialect, func::FuncDialect>();
    Location loc = builder.getUnknownLoc();
    module = ModuleOp::create(loc);
    builder.setInsertionPointToStart(module->getBody());
    SmallVector<Type> types(4, builder.getIndexType());
    function = func::FuncOp::create(builder, loc, "f",
                                    builder.getFunctionType(types, {}));
    builder.setInsertionPointToStart(function.addEntryBlock());
    context.getDiagEngine().registerHandler([this](Diagnostic &diagnostic) {
      message += diagnostic.str();
      return success();
    });
  }
  Value argument(unsigned number) { return function.getArgument(number); }
  Location loc() { return builder.getUnknownLoc(); }
};
} // namespace

TEST_F(BoundaryTest, own_condition_implies_every_promise) {
  Value start = arith::MulIOp::create(
      builder, loc(), argument(0),
      arith::ConstantIndexOp::create(builder, loc(), 64));
  SmallVector<EndsWithin> promises{{start, 64, argument(2)},
                                   {argument(1), 8, argument(3)},
                                   {argument(1), 8, builder.getIndexAttr(100)}};
  Boundary boundary;
  ASSERT_EQ(solve(promises, boundary), std::nullopt);
  Value interior = emitInterior(builder, loc(), boundary);
  EXPECT_TRUE(succeeded(verify(function, boundary, interior, promises)));
  EXPECT_EQ(message, "");
}

// A condition that is too weak by one element is an error, not an access out of
// bounds.
TEST_F(BoundaryTest, weaker_condition_is_an_error) {
  SmallVector<EndsWithin> weak{{argument(0), 63, argument(2)}};
  SmallVector<EndsWithin> promises{{argument(0), 64, argument(2)}};
  Boundary boundary;
  ASSERT_EQ(solve(weak, boundary), std::nullopt);
  Value interior = emitInterior(builder, loc(), boundary);
  EXPECT_TRUE(failed(verify(function, boundary, interior, promises)));
  EXPECT_NE(message.find("[layout.interior] expects a condition under which "
                         "tiles of 64 end within their extent"),
            std::string::npos)
      << message;
}

TEST_F(BoundaryTest, pieces_that_overlap_are_an_error) {
  SmallVector<EndsWithin> promises{{argument(0), 64, argument(2)}};
  Boundary boundary;
  ASSERT_EQ(solve(promises, boundary), std::nullopt);
  Value interior = emitInterior(builder, loc(), boundary);
  boundary.split.pieces.front().cuts.clear();
  EXPECT_TRUE(failed(verify(function, boundary, interior, promises)));
  EXPECT_NE(message.find("[layout.partition] expects pieces that are disjoint"),
            std::string::npos)
      << message;
}
