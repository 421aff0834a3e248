//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The simulator as a device, in C.

#include "tier-c/Simulate.h"

#include "../Target/Launcher.h"
#include "tier/Simulate/Simulate.h"

#include "mlir/CAPI/IR.h"
#include "mlir/CAPI/Support.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "llvm/Support/JSON.h"

#include <deque>
#include <new>

using namespace mlir;
using namespace tier::target;
namespace json = llvm::json;

namespace {
/// Launches by simulation. Tensor maps are kept here; what kernels get of them
/// is an address.
class SimulatingDriver : public Driver {
public:
  SimulatingDriver(ModuleOp module, int64_t unitCount,
                   const tier::simulate::Options &options)
      : module(module), unitCount(unitCount), options(options) {}

  llvm::Error enter() override { return llvm::Error::success(); }
  int64_t units() override { return unitCount; }
  llvm::Expected<void *> allocate(int64_t bytes, void *) override {
    void *made = ::operator new(bytes, std::align_val_t(256));
    memory.add(made, bytes, "workspace " + std::to_string(workspaces++),
               tier::simulate::GlobalMemory::Workspace, 1, options.seed);
    return made;
  }
  llvm::Error clear(void *address, int64_t bytes, void *) override {
    memory.clear(address, bytes);
    return llvm::Error::success();
  }
  void release(void *address, void *) override {
    ::operator delete(address, std::align_val_t(256));
  }
  llvm::Error encode(const MapKey &key, TensorMap &map) override;
  llvm::Expected<std::vector<void *>> load(const Image &image) override;
  llvm::Error launch(const Launch &launch) override;

  tier::simulate::GlobalMemory memory;
  json::Array launches;

private:
  ModuleOp module;
  int64_t unitCount, workspaces = 0;
  const tier::simulate::Options &options;
  std::deque<tier::simulate::TensorMap> maps;
};
} // namespace

llvm::Error SimulatingDriver::encode(const MapKey &key, TensorMap &map) {
  bool hasSteps = llvm::any_of(ArrayRef(key.steps, key.rank),
                               [](int64_t step) { return step != 1; });
  if (hasSteps || key.interleave)
    return refuse(
        "[async.simulate] expects tensor maps without element strides "
        "and interleaving, got one\n  fix: leave them out");
  tier::simulate::TensorMap made;
  made.base = reinterpret_cast<char *>(key.base);
  made.rank = key.rank;
  made.swizzle = key.swizzle;
  made.fillsNaN = key.fillsNaN;
  made.roundsToTF32 = key.roundsToTF32;
  for (int d = 0; d < key.rank; ++d) {
    made.dims[d] = key.dims[d];
    made.strides[d] = key.strides[d];
    made.box[d] = key.box[d];
  }
  maps.push_back(made);
  std::memset(&map, 0, sizeof(map));
  const tier::simulate::TensorMap *address = &maps.back();
  std::memcpy(map.bytes, &address, sizeof(address));
  return llvm::Error::success();
}

/// Handles are the kernels themselves.
llvm::Expected<std::vector<void *>> SimulatingDriver::load(const Image &image) {
  std::vector<void *> handles;
  auto kernels = module.lookupSymbol<gpu::GPUModuleOp>(image.name);
  for (const Entry &entry : image.entries) {
    auto kernel = kernels ? kernels.lookupSymbol<gpu::GPUFuncOp>(entry.name)
                          : gpu::GPUFuncOp();
    if (!kernel)
      return refuse("[launch.kernel] expects kernel '{0}' in room When, got a "
                    "module without it",
                    entry.name);
    handles.push_back(kernel.getOperation());
  }
  return handles;
}

llvm::Error SimulatingDriver::launch(const Launch &launch) {
  auto kernel = cast<gpu::GPUFuncOp>(static_cast<Operation *>(launch.kernel));
  SmallVector<const void *> operands;
  for (auto [number, operand] : llvm::enumerate(launch.fields->operands)) {
    const void *bytes = launch.operands[number];
    if (operand.kind == Operand::Map) {
      // The map is where its first bytes say.
      void *address;
      std::memcpy(&address, bytes, sizeof(address));
      bytes = address;
    }
    operands.push_back(bytes);
  }
  launches.push_back(json::Object{
      {"kernel", launch.fields->kernel},
      {"grid", json::Array{launch.grid[0], launch.grid[1], launch.grid[2]}}});
  return tier::simulate::launch(
      kernel, {launch.grid[0], launch.grid[1], launch.grid[2]}, operands,
      memory, options);
}

/// The first and the last byte of an array, which may lie backwards.
static std::pair<int64_t, int64_t> spanOf(const TierArgument &argument,
                                          int64_t bytes) {
  int64_t first = 0, last = 0;
  for (int d = 0; d < argument.rank; ++d) {
    if (argument.extents[d] == 0)
      return {0, 0};
    int64_t reach = (argument.extents[d] - 1) * argument.strides[d];
    (reach < 0 ? first : last) += reach;
  }
  return {first * bytes, (last + 1) * bytes};
}

bool tierLauncherSimulate(TierLauncher launcher, MlirModule module,
                          TierSimulation how, const TierArgument *arguments,
                          int count, TierText *text) {
  auto send = [&](std::string said) {
    auto *owner = new std::string(std::move(said));
    *text = {owner->data(), owner->size(), owner};
  };
  // A launcher of its own, so that nothing of a simulation stays behind.
  LaunchProgram program = static_cast<Launcher *>(launcher.ptr)->getProgram();
  Launcher mine(program);
  tier::simulate::Options options;
  options.seed = how.seed;
  options.reports = how.reports;
  tier::simulate::Guide guide;
  guide.choices.assign(how.choices, how.choices + how.choiceCount);
  options.guide = how.isGuided ? &guide : nullptr;
  SimulatingDriver driver(unwrap(module), how.units, options);
  for (int i = 0; i < count && i < int(program.parameters.size()); ++i) {
    const TierArgument &argument = arguments[i];
    if (!argument.isTensor)
      continue;
    int64_t bytes = byteWidth(DType(argument.dtype));
    auto [first, last] = spanOf(argument, bytes);
    bool isOutput = program.parameters[i].isOutput;
    driver.memory.add(static_cast<char *>(argument.data) + first, last - first,
                      program.parameters[i].name,
                      isOutput ? tier::simulate::GlobalMemory::Output
                               : tier::simulate::GlobalMemory::Input,
                      bytes, how.seed + 2 * i);
  }
  llvm::Error error = mine.run(
      driver, ArrayRef(reinterpret_cast<const Argument *>(arguments), count),
      nullptr, [&](int32_t index) -> llvm::Expected<Image> {
        Image image{Format::Llvm, program.images[index], "", {}};
        for (const LaunchFields &launch : program.launches)
          if (launch.image == index) {
            Entry entry;
            entry.name = launch.kernel;
            image.entries.push_back(std::move(entry));
          }
        return image;
      });
  if (!error && how.reports)
    error = driver.memory.checkWritten();
  if (error) {
    send(llvm::toString(std::move(error)));
    return false;
  }
  json::Object done{{"launches", std::move(driver.launches)},
                    {"counts", json::Array(guide.counts)}};
  send(llvm::formatv("{0}", json::Value(std::move(done))).str());
  return true;
}
