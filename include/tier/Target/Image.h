//===- Image.h - the code of one kernel module, for one chip ----*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An image is made from one `gpu.module` in room How: its body is `llvm.func`
// kernels and what they need. What a launch must know about each kernel
// (shared bytes, cluster) is read from the kernels' attributes and travels
// with the bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_TARGET_IMAGE_H
#define TIER_TARGET_IMAGE_H

#include "tier/Target/Watchdog.h"

#include "mlir/Support/LLVM.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mlir {
namespace gpu {
class GPUModuleOp;
} // namespace gpu
} // namespace mlir

namespace tier::machine {
struct Machine;
} // namespace tier::machine

namespace tier::target {

/// What an image can be. `Llvm` is LLVM IR as text; `Native` is what the chip
/// runs (cubin, HSACO, object).
enum class Format { Llvm, Ptx, Cubin, Hsaco, Object };
llvm::StringRef stringify(Format format);
std::optional<Format> parseFormat(llvm::StringRef text);

/// Whose instruction set: the least machine of the row, or the machine we run
/// on. They differ for `cpu` only.
enum class Cpu { OfRow, OfThisHost };

struct EmitOptions {
  Cpu cpu = Cpu::OfRow;
  std::string assembler; ///< path of `ptxas`; empty: the one on PATH
};

/// One entry point of an image.
struct Entry {
  std::string name;
  int64_t sharedBytes = 0;
  int64_t threads = 0; ///< 0: the launch says
  std::array<int64_t, 3> cluster = {1, 1, 1};
  /// It waits for the grid ahead of it by itself, so it may begin before.
  bool awaitsGrid = false;
  Watchdog watchdog; ///< off unless the kernel bounds its waits
};

struct Image {
  Format format;
  std::string name;
  std::string bytes;
  std::vector<Entry> entries;
};

/// Compiles a kernel module in room How. Emits a diagnostic at the kernel on
/// failure; never aborts.
mlir::FailureOr<Image> emitImage(mlir::gpu::GPUModuleOp kernels,
                                 const machine::Machine &machine, Format format,
                                 const EmitOptions &options = {});

/// The format a driver of this machine loads without further tools.
Format loadableFormat(const machine::Machine &machine);

} // namespace tier::target

#endif // TIER_TARGET_IMAGE_H
