//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Remarks reach a handler written in C.

#include "tier-c/Remarks.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/Remarks.h"
#include "gtest/gtest.h"

using namespace mlir;

static MlirStringRef text(const char *value) {
  return mlirStringRefCreateFromCString(value);
}

static void remarkFrom(MLIRContext &context, const char *category) {
  remark::missed(UnknownLoc::get(&context),
                 remark::RemarkOpts::name("Copied").category(category))
      << "too small" << remark::metric("bytes", 8);
}

static void collect(TierRemark remark, void *data) {
  auto toString = [](MlirStringRef s) { return std::string(s.data, s.length); };
  static_cast<std::vector<std::string> *>(data)->push_back(
      toString(remark.category) + "/" + toString(remark.name) + "/" +
      toString(remark.message) + "/" + std::to_string(remark.kind));
}

TEST(Remarks, ReachTheHandlerIfTheirCategoryMatches) {
  MLIRContext context;
  std::vector<std::string> seen;
  ASSERT_TRUE(mlirLogicalResultIsSuccess(tierContextSetRemarkHandler(
      wrap(&context), text("tier-.*"), collect, &seen, nullptr)));
  remarkFrom(context, "tier-place-tiles");
  remarkFrom(context, "canonicalize");
  ASSERT_EQ(seen.size(), 1u);
  EXPECT_EQ(seen[0], "tier-place-tiles/Copied/too small, bytes=8/" +
                         std::to_string(TierRemarkMissed));
}

TEST(Remarks, ReleaseTheirDataOnceWhenReplaced) {
  int released = 0;
  auto release = [](void *data) { ++*static_cast<int *>(data); };
  auto ignore = [](TierRemark, void *) {};
  {
    MLIRContext context;
    for (int i = 0; i < 2; ++i)
      ASSERT_TRUE(mlirLogicalResultIsSuccess(tierContextSetRemarkHandler(
          wrap(&context), text(".*"), ignore, &released, release)));
    EXPECT_EQ(released, 1);
  }
  EXPECT_EQ(released, 2);
}

TEST(Remarks, RefuseAFilterThatIsNoRegularExpression) {
  MLIRContext context;
  int released = 0;
  auto release = [](void *data) { ++*static_cast<int *>(data); };
  EXPECT_TRUE(mlirLogicalResultIsFailure(tierContextSetRemarkHandler(
      wrap(&context), text("("), [](TierRemark, void *) {}, &released,
      release)));
  EXPECT_EQ(released, 1);
}
