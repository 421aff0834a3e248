//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Ways around divisions give what the divisions give: run on this host.

#include "../../../lib/Target/Divisions.h"

#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/TargetSelect.h"
#include "gtest/gtest.h"

#include <random>

/// A module after the pass; null if the text or the result is no module.
static std::unique_ptr<llvm::Module> skipped(llvm::LLVMContext &context,
                                             llvm::StringRef text) {
  llvm::SMDiagnostic error;
  std::unique_ptr<llvm::Module> module = llvm::parseAssemblyString(text, error, context);
  EXPECT_TRUE(module) << error.getMessage().str();
  if (!module)
    return nullptr;
  llvm::PassBuilder builder;
  llvm::FunctionAnalysisManager functions;
  builder.registerFunctionAnalyses(functions);
  for (llvm::Function &function : *module)
    if (!function.isDeclaration())
      tier::target::SkipDivisionsPass().run(function, functions);
  EXPECT_FALSE(llvm::verifyModule(*module, &llvm::errs()));
  return module;
}

static unsigned branchesOf(const llvm::Module &module) {
  unsigned branches = 0;
  for (const llvm::Function &function : module)
    for (const llvm::Instruction &instruction : llvm::instructions(function))
      branches += isa<llvm::BranchInst>(instruction);
  return branches;
}

// A tile's number in the order of a walk, as kernels compute it: the second
// division divides what the first one left.
static const char *walk = R"(
define void @walk(i64 %x, i64 %span, i64 %rows, ptr %out) {
  %group = udiv i64 %x, %span
  %rest = urem i64 %x, %span
  %column = udiv i64 %rest, %rows
  %row = urem i64 %rest, %rows
  store i64 %group, ptr %out
  %p1 = getelementptr i64, ptr %out, i64 1
  store i64 %rest, ptr %p1
  %p2 = getelementptr i64, ptr %out, i64 2
  store i64 %column, ptr %p2
  %p3 = getelementptr i64, ptr %out, i64 3
  store i64 %row, ptr %p3
  ret void
})";

TEST(Divisions, WaysGiveQuotientsAndRemainders) {
  llvm::InitializeNativeTarget();
  llvm::InitializeNativeTargetAsmPrinter();
  auto context = std::make_unique<llvm::LLVMContext>();
  std::unique_ptr<llvm::Module> module = skipped(*context, walk);
  ASSERT_TRUE(module);
  EXPECT_GT(branchesOf(*module), 4u);
  auto jit = llvm::orc::LLJITBuilder().create();
  ASSERT_TRUE(bool(jit)) << llvm::toString(jit.takeError());
  ASSERT_FALSE((*jit)->addIRModule({std::move(module), std::move(context)}));
  auto address = (*jit)->lookup("walk");
  ASSERT_TRUE(bool(address)) << llvm::toString(address.takeError());
  auto *run = address->toPtr<void(uint64_t, uint64_t, uint64_t, uint64_t *)>();

  std::mt19937_64 random(7);
  const uint64_t edges[] = {1, 2, 3, 7, 8, 132, 4096, uint64_t(1) << 32, (uint64_t(1) << 63) - 1,
                            uint64_t(1) << 63, ~uint64_t(0)};
  auto any = [&]() -> uint64_t {
    switch (random() % 4) {
    case 0:
      return edges[random() % std::size(edges)];
    case 1:
      return uint64_t(1) << (random() % 64);
    default:
      return random() >> (random() % 64) | 1;
    }
  };
  for (int round = 0; round < 20000; ++round) {
    uint64_t x = random() % 5 ? any() : 0, span = any(), rows = any(), out[4];
    run(x, span, rows, out);
    ASSERT_EQ(out[0], x / span) << x << " / " << span;
    ASSERT_EQ(out[1], x % span) << x << " % " << span;
    ASSERT_EQ(out[2], x % span / rows) << x % span << " / " << rows;
    ASSERT_EQ(out[3], x % span % rows) << x % span << " % " << rows;
  }
}

TEST(Divisions, NumbersOfThreadsAndKnownDivisorsAreLeft) {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module = skipped(context, R"(
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i64 @f(i64 %d, ptr %p) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %tid to i64
  %a = udiv i64 %i, %d
  %read = load i64, ptr %p
  %b = udiv i64 %d, %read
  %c = udiv i64 %d, 100
  %s = add i64 %a, %b
  %t = add i64 %s, %c
  ret i64 %t
})");
  ASSERT_TRUE(module);
  EXPECT_EQ(branchesOf(*module), 0u);
}

TEST(Divisions, NumbersOfCtasInWalksAreNot) {
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> module = skipped(context, R"(
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
define void @f(i64 %tiles, i64 %d, ptr %p) {
entry:
  %id = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %first = zext i32 %id to i64
  %grid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %step = zext i32 %grid to i64
  br label %walk
walk:
  %tile = phi i64 [ %first, %entry ], [ %next, %walk ]
  %q = udiv i64 %tile, %d
  store i64 %q, ptr %p
  %next = add i64 %tile, %step
  %more = icmp ult i64 %next, %tiles
  br i1 %more, label %walk, label %exit
exit:
  ret void
})");
  ASSERT_TRUE(module);
  EXPECT_EQ(branchesOf(*module), 7u);
}
