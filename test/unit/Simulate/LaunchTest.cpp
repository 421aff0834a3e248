//===- LaunchTest.cpp - small kernels of room When, executed --------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Simulate/Simulate.h"

#include "tier/House/Registration.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

#include <map>
#include <numeric>
#include <set>

using namespace mlir;
using namespace tier::simulate;

static MLIRContext &context() {
  static MLIRContext *made = [] {
    DialectRegistry registry;
    tier::house::registerDialects(registry);
    return new MLIRContext(registry);
  }();
  return *made;
}

/// Rows of 8 numbers of x come by a ring of two stages and go to y, doubled.
static const char ring[] = R"(
#f = #layout.fragment<[8], register = [], lane = [8:[1], 4:[0]], warp = [4:[0]]>
!tile = memref<8xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8]>>
gpu.module @m {
  gpu.func @ring(%y: memref<?xf32>, %n: index, %map: !map) kernel {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %ring = transport.channel stages 2 completion transaction : !transport.channel<!tile>
    transport.roles {
      transport.role "load" warps 1 {
        scf.for %i = %c0 to %n step %c8 {
          transport.put %ring as (%t: !tile) {
            transport.copy.bulk_load %map[%i] to %t : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        scf.for %i = %c0 to %n step %c8 {
          %t = transport.get %ring : !tile
          %x = tier.load %t[%c0] : !tile to tensor<8xf32, #f>
          transport.release %ring pending 0 : !transport.channel<!tile>
          %twice = arith.addf %x, %x : tensor<8xf32, #f>
          tier.store %twice, %y[%i] : tensor<8xf32, #f>, memref<?xf32>
        }
      }
    }
    gpu.return
  }
}
)";

namespace {
struct Result {
  std::string error;
  std::vector<float> y;
};
} // namespace

/// Runs the kernel `ring` on 0, 1, .. n - 1, with `from` replaced by `to`.
static Result run(uint64_t seed, int64_t n, StringRef from = "",
                  StringRef to = "", bool reports = true,
                  Guide *guide = nullptr) {
  std::string text = ring;
  if (!from.empty()) {
    size_t at = text.find(from.str());
    EXPECT_NE(at, std::string::npos);
    text.replace(at, from.size(), to.str());
  }
  static std::map<std::string, OwningOpRef<ModuleOp>> parsed;
  OwningOpRef<ModuleOp> &module = parsed[text];
  if (!module)
    module = parseSourceString<ModuleOp>(text, &context());
  EXPECT_TRUE(module);
  gpu::GPUFuncOp kernel;
  module->walk([&](gpu::GPUFuncOp op) { kernel = op; });
  std::vector<float> x(n), y(n);
  std::iota(x.begin(), x.end(), 0.f);
  GlobalMemory memory;
  memory.add(x.data(), n * 4, "x", GlobalMemory::Input, 4);
  memory.add(y.data(), n * 4, "y", GlobalMemory::Output, 4, seed);
  tier::simulate::TensorMap map;
  map.base = reinterpret_cast<char *>(x.data());
  map.rank = 1;
  map.dims[0] = n;
  map.box[0] = 8;
  float *out = y.data();
  const void *operands[] = {&out, &n, &map};
  Options options;
  options.seed = seed;
  options.reports = reports;
  options.guide = guide;
  llvm::Error error = launch(kernel, {1, 1, 1}, operands, memory, options);
  if (!error)
    error = memory.checkWritten();
  return {llvm::toString(std::move(error)), y};
}

TEST(Launch, gives_the_same_numbers_under_every_seed) {
  for (uint64_t seed = 0; seed < 32; ++seed)
    for (int64_t n : {1, 8, 13, 41}) {
      Result ran = run(seed, n);
      ASSERT_EQ(ran.error, "");
      for (int64_t i = 0; i < n; ++i)
        EXPECT_EQ(ran.y[i], 2 * i);
    }
}

TEST(Launch, says_who_waits_for_what) {
  for (uint64_t seed = 0; seed < 8; ++seed) {
    Result ran = run(seed, 41,
                     "transport.release %ring pending 0 : "
                     "!transport.channel<!tile>",
                     "");
    EXPECT_NE(ran.error.find("[async.deadlock]"), std::string::npos);
    EXPECT_NE(ran.error.find("role 'load' waiting for channel 0"),
              std::string::npos);
    EXPECT_NE(ran.error.find("to be empty, stage 0, phase 0"),
              std::string::npos)
        << ran.error;
  }
}

TEST(Launch, finds_loads_that_nobody_waits_for) {
  Result ran = run(0, 41, "scf.for %i = %c0 to %n step %c8 {\n          %t",
                   "scf.for %i = %c8 to %n step %c8 {\n          %t");
  EXPECT_NE(ran.error.find("[async.load-pending]"), std::string::npos)
      << ran.error;
}

TEST(Launch, finds_elements_that_nothing_wrote) {
  Result ran =
      run(0, 16, "tier.store %twice, %y[%i]", "tier.store %twice, %y[%c8]");
  EXPECT_NE(ran.error.find("[async.unwritten]"), std::string::npos)
      << ran.error;
}

TEST(Launch, finds_accesses_outside_of_arrays) {
  // One long row: the view has no other bound than the array itself.
  Result ran = run(0, 16, "tier.store %twice, %y[%i] :",
                   "tier.store %twice, %y[%i] {inbounds = array<i1: true>} :");
  EXPECT_EQ(ran.error, "");
  ran = run(0, 13, "tier.store %twice, %y[%i] :",
            "tier.store %twice, %y[%i] {inbounds = array<i1: true>} :");
  EXPECT_NE(ran.error.find("[async.bounds]"), std::string::npos) << ran.error;
}

TEST(Launch, refuses_what_it_does_not_know) {
  Result ran = run(0, 8, "arith.addf %x, %x : tensor<8xf32, #f>",
                   "math.tan %x : tensor<8xf32, #f>");
  EXPECT_NE(ran.error.find("[async.simulate] expects ops that the simulator "
                           "executes, got 'math.tan'"),
            std::string::npos)
      << ran.error;
}

TEST(Launch, refuses_channels_that_were_lowered) {
  Result ran = run(0, 8, "%twice = ", "transport.barrier warp\n%twice = ");
  EXPECT_NE(ran.error.find("[async.simulate] expects transfers by channels"),
            std::string::npos)
      << ran.error;
}

static const char readFirst[] =
    "%x = tier.load %t[%c0] : !tile to tensor<8xf32, #f>\n          "
    "transport.release %ring pending 0 : !transport.channel<!tile>";
static const char releaseFirst[] =
    "transport.release %ring pending 0 : !transport.channel<!tile>\n"
    "          %x = tier.load %t[%c0] : !tile to tensor<8xf32, #f>";

/// What all schedules compute, up to the first other result, and how many ran.
static std::set<std::vector<float>> explore(int64_t n, StringRef to,
                                            int64_t &count) {
  std::set<std::vector<float>> results;
  Guide guide;
  for (count = 0; count < 100000; ++count) {
    guide.counts.clear();
    Result ran = run(0, n, readFirst, to, /*reports=*/false, &guide);
    EXPECT_EQ(ran.error, "");
    results.insert(ran.y);
    if (results.size() > 1)
      return results;
    // The next schedule: the last choice that can be another one.
    guide.choices.resize(guide.counts.size());
    while (!guide.choices.empty() &&
           guide.choices.back() + 1 == guide.counts[guide.choices.size() - 1])
      guide.choices.pop_back();
    if (guide.choices.empty())
      return results;
    ++guide.choices.back();
  }
  return results;
}

TEST(Launch, computes_one_result_under_all_schedules) {
  int64_t count;
  EXPECT_EQ(explore(8, readFirst, count).size(), 1u);
  EXPECT_GT(count, 10000);
  EXPECT_LT(count, 100000);
}

TEST(Launch, computes_others_when_a_stage_is_released_too_early) {
  int64_t count;
  EXPECT_GT(explore(24, releaseFirst, count).size(), 1u);
}

TEST(Launch, sees_what_a_stage_holds_when_it_is_read_late) {
  // The stage is given back before it is read: the next copy may be there.
  bool isOther = false;
  for (uint64_t seed = 0; seed < 16; ++seed) {
    Result ran = run(seed, 80, readFirst, releaseFirst, /*reports=*/false);
    EXPECT_EQ(ran.error, "");
    for (int64_t i = 0; i < 80; ++i)
      isOther |= ran.y[i] != 2 * i;
  }
  EXPECT_TRUE(isOther);
}
