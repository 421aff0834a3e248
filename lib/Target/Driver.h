//===- Driver.h - what a launch asks of a device ----------------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_DRIVER_H
#define TIER_TARGET_DRIVER_H

#include "tier/Target/Image.h"
#include "tier/Target/LaunchProgram.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>
#include <memory>

namespace tier::target {

/// An error is a sentence that begins with its rule.
template <typename... Ts>
llvm::Error refuse(const char *format, Ts &&...values) {
  return llvm::createStringError(
      llvm::formatv(format, std::forward<Ts>(values)...).str());
}

/// The 128 bytes that a bulk-copy engine reads.
struct alignas(64) TensorMap {
  char bytes[128];
};

/// The fields of a tensor map with their values: equal keys, equal maps.
struct MapKey {
  uint64_t base;
  int64_t dims[5], strides[5], box[5], steps[5];
  int32_t rank, element, swizzle, interleave, fillsNaN, roundsToTF32;
  bool operator==(const MapKey &other) const {
    return std::memcmp(this, &other, sizeof(MapKey)) == 0;
  }
};

/// One launch, evaluated.
struct Launch {
  const LaunchFields *fields;
  void *kernel; ///< what Driver::load gave
  const Entry *entry;
  int64_t grid[3], block[3], shared;
  void **operands; ///< pointers to the values
  void *stream;
};

/// A device in use. Calls are serialised by the caller.
class Driver {
public:
  virtual ~Driver() = default;
  /// Called before anything else of a launch.
  virtual llvm::Error enter() = 0;
  virtual int64_t units() = 0;
  /// Clusters of so many CTAs that run at once, each CTA on a multiprocessor of its
  /// own; at least 1.
  virtual llvm::Expected<int64_t> clusters(int64_t ctas) {
    return std::max<int64_t>(1, units() / ctas);
  }
  /// Memory that may be given back as soon as the work queued so far is done.
  virtual llvm::Expected<void *> allocate(int64_t bytes, void *stream) = 0;
  virtual void release(void *memory, void *stream) = 0;
  /// Sets bytes of such memory to 0, behind the work queued so far.
  virtual llvm::Error clear(void *memory, int64_t bytes, void *stream) {
    std::memset(memory, 0, bytes);
    return llvm::Error::success();
  }
  virtual llvm::Error encode(const MapKey &key, TensorMap &map) = 0;
  /// Loads an image once; the result lists its entries' handles in order.
  virtual llvm::Expected<std::vector<void *>> load(const Image &image) = 0;
  virtual llvm::Error launch(const Launch &launch) = 0;
  /// Before and after the launch of a kernel that bounds its waits: empties its
  /// report; waits for the stream and reads the report (Watchdog.h).
  virtual llvm::Error clearReport(const Launch &) {
    return llvm::Error::success();
  }
  virtual llvm::Expected<std::vector<uint32_t>> readReport(const Launch &) {
    return std::vector<uint32_t>();
  }
};

/// Runs kernels on the cores of this machine.
std::unique_ptr<Driver> createHostDriver();
/// Device `ordinal` of the CUDA driver, in its primary context.
llvm::Expected<std::unique_ptr<Driver>> createCudaDriver(int ordinal);
/// Devices, and their compute capability; 0 where there is no driver.
int cudaDeviceCount();
llvm::Expected<std::string> cudaChip(int ordinal);

/// Describes launches instead of running them: one JSON object per call. Serves
/// tests, and devices whose driver is reached from Python.
class RecordingDriver : public Driver {
public:
  explicit RecordingDriver(int64_t units, llvm::ArrayRef<uint32_t> report = {})
      : unitCount(units), report(report) {}
  llvm::Error enter() override;
  int64_t units() override { return unitCount; }
  llvm::Expected<void *> allocate(int64_t bytes, void *stream) override;
  void release(void *memory, void *stream) override {}
  llvm::Error clear(void *memory, int64_t bytes, void *stream) override;
  llvm::Error encode(const MapKey &key, TensorMap &map) override;
  llvm::Expected<std::vector<void *>> load(const Image &image) override;
  llvm::Error launch(const Launch &launch) override;
  llvm::Error clearReport(const Launch &launch) override;
  llvm::Expected<std::vector<uint32_t>>
  readReport(const Launch &launch) override;
  std::string takeJSON();

private:
  int64_t unitCount, allocated = 0;
  std::vector<uint32_t> report; ///< what every kernel leaves
  std::vector<std::string> calls;
};

} // namespace tier::target

#endif // TIER_TARGET_DRIVER_H
