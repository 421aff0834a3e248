//===- Simulate.cpp - whole launches --------------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/Simulate/Simulate.h"

#include "Cta.h"
#include "tier/Dialect/Tier/IR/Pairs.h"
#include "tier/Dialect/Transport/IR/Cluster.h"

#include <cstring>
#include <numeric>

using namespace mlir;

namespace tier::simulate {

/// Whether something but threads reads shared memory.
static bool hasEngines(gpu::GPUFuncOp kernel) {
  return kernel
      .walk([](Operation *op) {
        auto mma = dyn_cast<ir::MmaOp>(op);
        bool reads = isa<transport::BulkStoreOp, ir::AccumulateOp>(op) ||
                     (mma && mma.getGrain() == ir::Grain::warpgroup);
        return reads ? WalkResult::interrupt() : WalkResult::advance();
      })
      .wasInterrupted();
}

/// The value of an argument, from its bytes.
static std::optional<Value> readArgument(Type type, const void *bytes,
                                         GlobalMemory &memory) {
  if (isa<ir::TensorMapType>(type))
    return Value(static_cast<const TensorMap *>(bytes));
  if (auto memref = dyn_cast<MemRefType>(type)) {
    auto made = std::make_shared<View>();
    std::optional<Element> element = findElement(memref.getElementType());
    if (!element)
      return std::nullopt;
    made->element = *element;
    std::memcpy(&made->base, bytes, sizeof(char *));
    made->region = memory.find(made->base);
    // Sizes come with memref.reinterpret_cast; the argument is one long row.
    made->sizes = {made->region ? made->region->bytes / element->bytes() : 0};
    made->strides = {1};
    return Value(ViewRef(made));
  }
  if (std::optional<Element> element = findElement(type))
    return Value(decode(*element, bytes));
  return std::nullopt;
}

llvm::Error launch(gpu::GPUFuncOp kernel, std::array<int64_t, 3> grid,
                   ArrayRef<const void *> operands, GlobalMemory &memory,
                   const Options &options) {
  Tables tables;
  LaunchFacts facts{kernel, grid, memory, options, tables};
  facts.hasEngines = hasEngines(kernel);
  facts.firstStamp = memory.nextStamp;

  SmallVector<Value> arguments;
  for (auto [argument, bytes] :
       llvm::zip_equal(kernel.getArguments(), operands)) {
    std::optional<Value> value =
        readArgument(argument.getType(), bytes, memory);
    if (!value) {
      std::string type;
      llvm::raw_string_ostream(type) << argument.getType();
      return llvm::createStringError(
          "[async.simulate] expects arguments that the simulator knows, got " +
          type + " (at " + placeOf(kernel) +
          ")\n  fix: compile for another type");
    }
    arguments.push_back(*value);
  }

  // Blocks, or pairs of them, run in an order of their own in each schedule.
  int64_t ctas = transport::countClusterCtas(kernel);
  if (grid[0] % ctas || (ir::worksInPairs(kernel) && failed(ir::verifyPairCluster(kernel))))
    return llvm::createStringError(
        "[async.simulate] expects whole clusters, of two CTAs where they share "
        "products, got a grid of " +
        std::to_string(grid[0]) + " (at " + placeOf(kernel) +
        ")\n  fix: give the grid whole clusters, and the plan of pairs cluster = [2, 1]");
  int64_t count = grid[0] * grid[1] * grid[2] / ctas;
  std::vector<int64_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  Random random(options.seed);
  if (options.seed && !options.guide)
    for (int64_t i = count - 1; i > 0; --i)
      std::swap(order[i], order[random.below(i + 1)]);
  memory.nextStamp += count * ctas;
  auto blockOf = [&](int64_t number) {
    return std::array<int64_t, 3>{number % grid[0], number / grid[0] % grid[1],
                                  number / grid[0] / grid[1]};
  };
  facts.waiting.assign(order.rbegin(), order.rend());
  while (!facts.waiting.empty()) {
    int64_t number = facts.waiting.back() * ctas;
    facts.waiting.pop_back();
    std::vector<std::unique_ptr<Cta>> cluster;
    SmallVector<Cta *> members;
    for (int64_t rank = 0; rank < ctas; ++rank) {
      cluster.push_back(std::make_unique<Cta>(facts, blockOf(number + rank),
                                              facts.firstStamp + number + rank,
                                              random.next()));
      members.push_back(cluster.back().get());
    }
    if (llvm::Error error =
            ctas > 1 ? Cta::runCluster(facts, members, arguments, random.next())
                     : cluster.front()->run(arguments))
      return error;
  }
  return llvm::Error::success();
}

} // namespace tier::simulate
