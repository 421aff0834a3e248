//===- FragmentTest.cpp - tiles whose every element is held ---------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Dialect/Layout/IR/Layout.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"

#include <array>
#include <random>
#include <set>

using namespace mlir;
using tier::layout::FragmentAttr;

namespace {
struct Digits {
  std::vector<int64_t> shape, flat; ///< all are of registers
};
} // namespace

/// Coordinates of all holders, one by one.
static std::set<std::vector<int64_t>> imageOf(const Digits &digits) {
  std::set<std::vector<int64_t>> image{std::vector<int64_t>(digits.shape.size())};
  size_t rank = digits.shape.size();
  for (size_t i = 0; i < digits.flat.size(); i += rank + 1) {
    std::set<std::vector<int64_t>> moved;
    for (std::vector<int64_t> coordinate : image)
      for (int64_t value = 0; value < digits.flat[i]; ++value) {
        moved.insert(coordinate);
        for (size_t d = 0; d < rank; ++d)
          coordinate[d] += digits.flat[i + 1 + d];
      }
    image = std::move(moved);
  }
  return image;
}

// The oracle walks all holders.
TEST(FragmentAttr, EveryElementIsHeldOrItIsRefused) {
  MLIRContext context;
  context.loadDialect<tier::layout::LayoutDialect>();
  std::string message;
  context.getDiagEngine().registerHandler([&](Diagnostic &diagnostic) {
    message = diagnostic.str();
    return success();
  });
  auto emit = [&] { return emitError(UnknownLoc::get(&context)); };
  std::mt19937 random(1);
  int held = 0, missed = 0;
  for (int round = 0; round < 20000; ++round) {
    Digits digits;
    int rank = 1 + random() % 3;
    std::vector<int64_t> reach(rank, 1);
    for (int i = random() % 5; i >= 0; --i) {
      int64_t size = 1 + random() % 5;
      digits.flat.push_back(size);
      size_t along = random() % (rank + 1); // or a replica
      for (int d = 0; d < rank; ++d) {
        // Mostly what the digits so far reach, so that many are covers.
        bool isOdd = random() % 6 == 0;
        int64_t stride = isOdd ? int64_t(random() % 3) : size_t(d) == along ? reach[d] : 0;
        digits.flat.push_back(stride);
        reach[d] += (size - 1) * stride;
      }
    }
    digits.shape = reach; // The box that they are in.
    std::set<std::vector<int64_t>> image = imageOf(digits);
    int64_t points = 1;
    for (int64_t extent : digits.shape)
      points *= extent;
    bool isWhole = int64_t(image.size()) == points;
    message.clear();
    auto made = FragmentAttr::getChecked(emit, &context, ArrayRef<int64_t>(digits.shape),
                                         ArrayRef<int64_t>(digits.flat), ArrayRef<int64_t>(), ArrayRef<int64_t>());
    ASSERT_EQ(bool(made), isWhole) << message;
    if (!isWhole) {
      std::string got = "got " + std::to_string(image.size());
      ASSERT_TRUE(StringRef(message).ends_with(got)) << message << ", not " << got;
    }
    ++(isWhole ? held : missed);
  }
  EXPECT_GT(held, 2000);
  EXPECT_GT(missed, 2000);
}

// The oracle asks who holds each element.
TEST(FragmentAttr, NoTwoWarpsHoldWhatOneHolds) {
  MLIRContext context;
  context.loadDialect<tier::layout::LayoutDialect>();
  context.getDiagEngine().registerHandler([](Diagnostic &) { return success(); });
  auto emit = [&] { return emitError(UnknownLoc::get(&context)); };
  std::mt19937 random(2);
  int apart = 0, shared = 0;
  for (int round = 0; round < 20000; ++round) {
    int64_t reach = 1;
    SmallVector<int64_t> registers, lanes, warps;
    for (int i = random() % 5; i >= 0; --i) {
      SmallVector<int64_t> &digits = *std::array{&registers, &lanes, &warps}[random() % 3];
      int64_t size = 1 + random() % 4, kind = random() % 8;
      int64_t stride = kind == 0 ? 0 : kind == 1 ? 1 : reach; // held twice, or some are, or another part
      digits.append({size, stride});
      reach += (size - 1) * stride;
    }
    auto made = FragmentAttr::getChecked(emit, &context, ArrayRef<int64_t>(reach), ArrayRef<int64_t>(registers),
                                         ArrayRef<int64_t>(lanes), ArrayRef<int64_t>(warps));
    if (!made)
      continue;
    std::vector<std::set<int64_t>> holders(reach);
    for (int64_t w = 0; w < made.getNumWarps(); ++w)
      for (int64_t l = 0; l < made.getNumLanes(); ++l)
        for (int64_t r = 0; r < made.getNumRegisters(); ++r)
          holders[made.getCoordinate(made.getWarps(), w)[0] + made.getCoordinate(made.getLanes(), l)[0] +
                  made.getCoordinate(made.getRegisters(), r)[0]]
              .insert(w);
    bool areApart = llvm::all_of(holders, [](const std::set<int64_t> &warps) { return warps.size() == 1; });
    if (made.isHeldByOneWarp()) {
      ASSERT_TRUE(areApart) << round;
      ++apart;
    }
    shared += !areApart;
  }
  EXPECT_GT(apart, 2000);
  EXPECT_GT(shared, 1000);
}
