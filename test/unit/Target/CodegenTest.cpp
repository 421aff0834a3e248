//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Fatal errors of code generation end the work of their thread, and no other.

#include "../../../lib/Target/Codegen.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/ErrorHandling.h"
#include "gtest/gtest.h"

#include <thread>

using namespace mlir;

/// What guarded work says that dies for this reason; lives, if it is empty.
static std::string sayOf(const std::string &reason) {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  std::string said;
  context.getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
    said += diagnostic.str();
    return success();
  });
  LogicalResult result = tier::target::runGuarded(UnknownLoc::get(&context), [&] {
    std::this_thread::yield();
    if (!reason.empty())
      llvm::report_fatal_error(llvm::StringRef(reason));
    return success();
  });
  EXPECT_EQ(succeeded(result), reason.empty());
  return said;
}

TEST(Codegen, AFatalErrorIsARefusal) {
  EXPECT_EQ(sayOf(""), "");
  EXPECT_EQ(sayOf("no such instruction\nin a long text"),
            "[toolchain.codegen] expects a kernel that LLVM can select "
            "instructions for, got: no such instruction");
}

TEST(Codegen, EachThreadMeetsItsOwnFatalErrors) {
  std::vector<std::thread> threads;
  for (int number = 0; number < 8; ++number)
    threads.emplace_back([number] {
      for (int round = 0; round < 50; ++round) {
        std::string reason = (number + round) % 2 ? "" : "thread " + std::to_string(number);
        std::string said = sayOf(reason);
        EXPECT_TRUE(llvm::StringRef(said).ends_with(reason.empty() ? "" : "got: " + reason)) << said;
        EXPECT_EQ(said.empty(), reason.empty());
      }
    });
  for (std::thread &thread : threads)
    thread.join();
}
