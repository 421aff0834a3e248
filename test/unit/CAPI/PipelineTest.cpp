//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// What comes out of passes is verified, at the doors of rooms and elsewhere.

#include "tier-c/Pipeline.h"

#include "tier/House/Registration.h"

#include "mlir/CAPI/IR.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {
struct Pipeline : testing::Test {
  MLIRContext context;
  std::string said;

  void SetUp() override {
    DialectRegistry registry;
    tier::house::registerDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
    tier::house::registerPasses();
  }
  /// Runs passes on a function that returns this.
  bool run(StringRef returned, const char *pipeline) {
    std::string text =
        ("func.func @f(%x: i32) -> i32 { return " + returned + " }").str();
    auto module = parseSourceString<ModuleOp>(
        text, ParserConfig(&context, /*verifyAfterParse=*/false));
    TierText json;
    bool done = tierPipelineRun(wrap(*module), {pipeline, strlen(pipeline)}, &json);
    said.assign(json.data, json.length);
    tierTextDestroy(json);
    return done;
  }
};
} // namespace

TEST_F(Pipeline, VerifiesWhatComesOutOfPasses) {
  EXPECT_TRUE(run("%x : i32", "cse")) << said;
  EXPECT_FALSE(run("", "cse"));
  EXPECT_NE(said.find("has 0 operands, but enclosing function"), std::string::npos) << said;
}

TEST_F(Pipeline, VerifiesAtTheDoorOfARoom) {
  EXPECT_TRUE(run("%x : i32", "tier-verify-room{room=what},cse")) << said;
  EXPECT_FALSE(run("", "tier-verify-room{room=what}"));
  EXPECT_NE(said.find("has 0 operands, but enclosing function"), std::string::npos) << said;
  EXPECT_EQ(said.find("\"cse\""), std::string::npos);
  EXPECT_FALSE(run("", "tier-verify-room{room=what},cse"));
  EXPECT_EQ(said.find("\"cse\""), std::string::npos) << "a later pass ran: " << said;
}
