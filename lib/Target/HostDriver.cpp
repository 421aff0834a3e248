//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The driver of the host: object code linked into this process, run on its
// cores.
//
// A kernel is `void k(void **params, int64_t block, int64_t blocks)`; it is
// called once per block, in any order, from any thread.

#include "Driver.h"
#include "HostThreads.h"

#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cstdlib>

namespace tier::target {

//===----------------------------------------------------------------------===//
// Conversions that code generation calls by name
//===----------------------------------------------------------------------===//
// The host's own library of them may be older than the types.

static uint16_t roundToBFloat(float value) {
  uint32_t bits = llvm::bit_cast<uint32_t>(value);
  if ((bits & 0x7fffffff) > 0x7f800000)
    return uint16_t((bits >> 16) | 0x40);
  return uint16_t((bits + 0x7fff + ((bits >> 16) & 1)) >> 16);
}

/// Rounds once: to odd at float, then to nearest.
static float roundToOdd(double value) {
  float nearest = float(value);
  if (double(nearest) == value || nearest != nearest)
    return nearest;
  uint32_t bits = llvm::bit_cast<uint32_t>(nearest);
  bool away = std::abs(double(nearest)) > std::abs(value);
  return llvm::bit_cast<float>((bits - (away ? 1 : 0)) | 1);
}

static uint16_t roundToHalf(float value) {
  uint32_t bits = llvm::bit_cast<uint32_t>(value);
  uint32_t sign = (bits >> 16) & 0x8000, magnitude = bits & 0x7fffffff;
  if (magnitude > 0x7f800000)
    return uint16_t(sign | 0x7e00 | ((magnitude >> 13) & 0x1ff));
  if (magnitude >= 0x477ff000) // rounds to 2^16 or more
    return uint16_t(sign | 0x7c00);
  if (magnitude < 0x38800000) { // subnormal: add so that 2^-24 is the last bit
    float shifted = llvm::bit_cast<float>(magnitude) + 0.5f;
    return uint16_t(sign | (llvm::bit_cast<uint32_t>(shifted) - 0x3f000000));
  }
  uint32_t rounded = magnitude + 0xfff + ((magnitude >> 13) & 1);
  return uint16_t(sign | ((rounded - 0x38000000) >> 13));
}

static float extendHalf(uint16_t half) {
  uint32_t sign = uint32_t(half & 0x8000) << 16, rest = half & 0x7fff;
  if (rest >= 0x7c00)
    return llvm::bit_cast<float>(sign | 0x7f800000 | ((rest & 0x3ff) << 13));
  if (rest >= 0x400)
    return llvm::bit_cast<float>(sign | ((rest << 13) + 0x38000000));
  float magnitude = float(rest) * 0x1p-24f;
  return llvm::bit_cast<float>(sign | llvm::bit_cast<uint32_t>(magnitude));
}

// 16-bit floats travel in vector registers: the ABI of these types, not of
// integers.
using Half = _Float16;
using BFloat = __bf16;

static BFloat truncSingleToBFloat(float value) {
  return llvm::bit_cast<BFloat>(roundToBFloat(value));
}
static BFloat truncDoubleToBFloat(double value) {
  return llvm::bit_cast<BFloat>(roundToBFloat(roundToOdd(value)));
}
static Half truncSingleToHalf(float value) {
  return llvm::bit_cast<Half>(roundToHalf(value));
}
static Half truncDoubleToHalf(double value) {
  return llvm::bit_cast<Half>(roundToHalf(roundToOdd(value)));
}
static float extendHalfToSingle(Half value) {
  return extendHalf(llvm::bit_cast<uint16_t>(value));
}

template <typename F>
static llvm::orc::ExecutorSymbolDef symbolOf(F *function) {
  return {llvm::orc::ExecutorAddr::fromPtr(function),
          llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
}

static llvm::Error defineConversions(llvm::orc::LLJIT &jit,
                                     llvm::orc::JITDylib &library) {
  llvm::orc::SymbolMap symbols;
  symbols[jit.mangleAndIntern("__truncsfbf2")] = symbolOf(truncSingleToBFloat);
  symbols[jit.mangleAndIntern("__truncdfbf2")] = symbolOf(truncDoubleToBFloat);
  symbols[jit.mangleAndIntern("__truncsfhf2")] = symbolOf(truncSingleToHalf);
  symbols[jit.mangleAndIntern("__truncdfhf2")] = symbolOf(truncDoubleToHalf);
  symbols[jit.mangleAndIntern("__extendhfsf2")] = symbolOf(extendHalfToSingle);
  return library.define(llvm::orc::absoluteSymbols(std::move(symbols)));
}

//===----------------------------------------------------------------------===//
// The driver
//===----------------------------------------------------------------------===//

namespace {
class HostDriver : public Driver {
public:
  llvm::Error enter() override { return llvm::Error::success(); }
  int64_t units() override { return threads.size(); }

  llvm::Expected<void *> allocate(int64_t bytes, void *) override {
    if (void *memory = std::aligned_alloc(64, llvm::alignTo(bytes, 64)))
      return memory;
    return refuse("[launch.memory] expects {0} bytes of workspace, got none",
                  bytes);
  }
  void release(void *memory, void *) override { std::free(memory); }

  llvm::Error encode(const MapKey &, TensorMap &) override {
    return refuse("[launch.tensormap] expects no tensor maps on the host, got "
                  "one");
  }

  llvm::Expected<std::vector<void *>> load(const Image &image) override;

  llvm::Error launch(const Launch &launch) override {
    auto kernel =
        reinterpret_cast<void (*)(void **, int64_t, int64_t)>(launch.kernel);
    int64_t blocks = launch.grid[0] * launch.grid[1] * launch.grid[2];
    void **operands = launch.operands;
    threads.forEach(blocks,
                    [=](int64_t block) { kernel(operands, block, blocks); });
    return llvm::Error::success();
  }

private:
  HostThreads threads;
  std::unique_ptr<llvm::orc::LLJIT> jit;
  int64_t libraries = 0;
};
} // namespace

llvm::Expected<std::vector<void *>> HostDriver::load(const Image &image) {
  if (image.format != Format::Object)
    return refuse("[launch.image] expects an object to load on the host, got "
                  "{0}",
                  stringify(image.format));
  auto fail = [&](llvm::Error error) {
    return refuse("[launch.load] expects object '{0}' to load, got: {1}",
                  image.name, llvm::toString(std::move(error)));
  };
  if (!jit) {
    auto made = llvm::orc::LLJITBuilder().create();
    if (!made)
      return fail(made.takeError());
    jit = std::move(*made);
  }
  // One library per image: kernels of different programs may share a name.
  std::string name = "image." + std::to_string(libraries++);
  auto library = jit->createJITDylib(name);
  if (!library)
    return fail(library.takeError());
  auto process = llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      jit->getDataLayout().getGlobalPrefix());
  if (!process)
    return fail(process.takeError());
  library->addGenerator(std::move(*process));
  if (llvm::Error error = defineConversions(*jit, *library))
    return fail(std::move(error));
  if (llvm::Error error = jit->addObjectFile(
          *library, llvm::MemoryBuffer::getMemBufferCopy(image.bytes, name)))
    return fail(std::move(error));
  std::vector<void *> handles;
  for (const Entry &entry : image.entries) {
    auto address = jit->lookup(*library, entry.name);
    if (!address)
      return fail(address.takeError());
    handles.push_back(address->toPtr<void *>());
  }
  return handles;
}

std::unique_ptr<Driver> createHostDriver() {
  return std::make_unique<HostDriver>();
}

} // namespace tier::target
