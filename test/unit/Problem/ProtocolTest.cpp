//===- ProtocolTest.cpp - expressions and the form of protocols -----------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/Protocol.h"

#include "tier/Problem/Ask.h"
#include "tier/Problem/ProtocolKernels.h"
#include "tier/Problem/ProtocolVerify.h"

#include "gtest/gtest.h"

using namespace tier::problem::protocol;

/// Text is read with the precedence that the header states, and written whole.
TEST(Protocol, expressions_are_read_and_written) {
  EXPECT_EQ(Expr("k mod 4").str(), "(k mod 4)");
  EXPECT_EQ(Expr("1 - (k floordiv 4) mod 2").str(),
            "(1 - ((k floordiv 4) mod 2))");
  EXPECT_EQ(Expr("q ^ (s + 1 == 4)").str(), "(q ^ ((s + 1) == 4))");
  EXPECT_EQ(Expr("s + 1 == 4 ? 0 : s + 1").str(),
            "(((s + 1) == 4) ? 0 : (s + 1))");
  EXPECT_EQ(Expr("k >= 4").str(), "(4 < (k + 1))");
  EXPECT_EQ(Expr("k > 4").str(), "(4 < k)");
  EXPECT_EQ(Expr("k <= 4").str(), "(k < (4 + 1))");
  EXPECT_EQ(Expr("-k * 2").str(), "((0 - k) * 2)");
  for (const char *text : {"", "k +", "(k", "k mod", "3 k", "k ? 1", "a b"})
    EXPECT_FALSE(Expr(text).isValid()) << text;
  std::string deep(200, '(');
  EXPECT_FALSE(Expr(deep).isValid());
  for (const char *text : {"k mod 4", "a ? b : c", "q ^ 1 & 3", "k >= 4 * j"}) {
    Expr once(text);
    EXPECT_EQ(Expr(once.str()).str(), once.str());
  }
}

/// What is written can be read again, and says the same.
TEST(Protocol, programs_survive_json) {
  for (const Kernel &kernel : kernels()) {
    Program program = llvm::cantFail(makeKernel(kernel.name));
    llvm::json::Value json = toJSON(program);
    llvm::Expected<Program> again = fromJSON(json);
    ASSERT_TRUE(bool(again)) << llvm::toString(again.takeError());
    EXPECT_EQ(toJSON(*again), json) << kernel.name.str();
    EXPECT_TRUE(verify(*again).isProved());
  }
}

static Program smallest() {
  Program program;
  program.barriers = {{"full", 2}};
  program.buffers = {{"a", Space::Shared, 2, 128}};
  program.symbols = {{"K"}};
  program.roles = {{"all", 32, {}}};
  return program;
}

/// A program that is not well formed is refused, and nothing else happens.
TEST(Protocol, refuses_what_is_not_a_program) {
  Region region;
  region.buffer = "a";
  auto refuses = [](Program program) {
    std::string refusal = check(program);
    EXPECT_EQ(refusal.substr(0, 25), "[async.question] expects ") << refusal;
    EXPECT_FALSE(verify(program).isProved());
  };
  EXPECT_EQ(check(smallest()), "");
  for (Body body : std::vector<Body>{
           {wait("empty", 0, 0)},                  // no such barrier
           {wait("full", "k", 0)},                 // no such name
           {wait("full", "K mod", 0)},             // no expression
           {wait("full", "K floordiv 0", 0)},      // no divisor
           {wait("full", "4 mod K", 0)},           // not a constant one
           {branchOn("p", {})},                    // no such predicate
           {onBarrier(Op::Init, "full", 0)},       // no count
           {plain(Op::BulkLoad)},                  // no barrier
           {read(Region{"b"})},                    // no such buffer
           {read(Region{"a", 0, 64, 128})},        // beyond the stage
           {loop("", 3, {})}}) {                   // no variable
    Program program = smallest();
    program.roles[0].body = body;
    refuses(program);
  }
  Program program = smallest();
  program.roles.clear();
  refuses(program);
  program = smallest();
  program.cluster = 17;
  refuses(program);
  program = smallest();
  program.buffers.push_back(program.buffers.front());
  refuses(program);
  program = smallest();
  program.roles[0].threads = 0;
  refuses(program);
  for (const char *text :
       {"3", "{\"roles\": 1}", "{\"roles\": [{\"threads\": \"x\"}]}",
        "{\"roles\": [{\"body\": [{\"op\": \"fly\"}]}]}", "{}"}) {
    llvm::Expected<Program> read =
        fromJSON(llvm::cantFail(llvm::json::parse(text)));
    EXPECT_FALSE(bool(read)) << text;
    llvm::consumeError(read.takeError());
  }
}
