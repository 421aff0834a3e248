//===- ProtocolSimulateTest.cpp - protocols, executed ---------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Problem/ProtocolKernels.h"
#include "tier/Problem/ProtocolSimulate.h"

#include "gtest/gtest.h"

using namespace tier::problem::protocol;

/// A correct program ends, and computes the same under every schedule.
TEST(ProtocolSimulate, correct_kernels_compute_one_result) {
  for (const Kernel &kernel : kernels()) {
    Program program = llvm::cantFail(makeKernel(kernel.name));
    for (int64_t trips : {0, 1, 2, 5, 9}) {
      Script script;
      script.values["K"] = {std::max<int64_t>(
          trips, program.symbols.empty() ? 0 : program.symbols.back().least)};
      script.values["T"] = {3};
      std::vector<uint64_t> expected;
      for (uint64_t seed = 0; seed < 24; ++seed) {
        Execution execution = simulate(program, script, seed);
        ASSERT_EQ(execution.broken, "")
            << kernel.name.str() << " K " << trips << " seed " << seed << " op "
            << execution.op << ": " << execution.message;
        if (seed == 0)
          expected = execution.results;
        EXPECT_EQ(execution.results, expected)
            << kernel.name.str() << " K " << trips << " seed " << seed;
      }
    }
  }
}

/// A product still reads what threads overwrite: whether it sees their writes
/// before a fence, nobody knows.
TEST(ProtocolSimulate, writes_without_a_fence_may_show) {
  Region tile;
  tile.buffer = "tile";
  Statement touch;
  touch.op = Op::Touch;
  touch.name = "acc";
  Program program;
  program.buffers = {{"tile", Space::Shared, 1, 128}};
  program.roles = {{"all",
                    128,
                    {plain(Op::MmaFence), mma("acc", {tile}),
                     plain(Op::MmaCommit), write(tile), plain(Op::MmaWait, 0),
                     touch}}};
  number(program);
  Exploration found = explore(program, {});
  EXPECT_TRUE(found.isComplete);
  EXPECT_TRUE(found.broken.empty());
  EXPECT_GT(found.results.size(), 1u);
  std::set<std::vector<uint64_t>> sampled;
  for (uint64_t seed = 0; seed < 32; ++seed)
    sampled.insert(simulate(program, {}, seed).results);
  EXPECT_GT(sampled.size(), 1u);
}
