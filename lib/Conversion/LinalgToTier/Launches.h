//===- Launches.h - what the host launches for a kernel ---------*- C++ -*-===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   if (there is work)
//     if (operands are copied, or rows reduced first) { one stage after another } else
//     if (guard 0) { launch 0; what follows it } else if (guard 1) ..
//
// Conditions and extents are computed before: by the host's builder, which stays at
// the end of the function.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LINALGTOTIER_LAUNCHES_H
#define TIER_CONVERSION_LINALGTOTIER_LAUNCHES_H

#include "Emit.h"

namespace tier::where {

/// One kernel variant, ready to launch.
struct Launch {
  mlir::Value guard; ///< null: always
  mlir::gpu::GPUFuncOp function;
  llvm::SmallVector<mlir::Value> arguments;
  mlir::Value blocks, threads;
  std::string reason; ///< of its plan
  bool beginsEarly = false; ///< while the grid ahead ends
  /// Launched after it: of each, the first whose guard holds.
  std::vector<std::vector<Launch>> followers = {};
  llvm::SmallVector<mlir::Operation *, 1> workspaces = {}; ///< reserved where it is launched
};

/// Kernels that do the work of one, and when that pays: copies of operands and what reads
/// them, or reductions of rows and what is computed of them.
struct StagedLaunches {
  mlir::Value guard;
  llvm::SmallVector<mlir::Operation *> workspaces;
  /// In their order, variants of each, of which the last one serves without its guard.
  std::vector<llvm::SmallVector<Launch>> stages;
};

/// All that launches a kernel: its variants, and what does its work in stages.
struct KernelLaunches {
  mlir::Location loc;
  mlir::Value any;    ///< whether there is work; null: there always is
  mlir::Value unless; ///< nothing is launched where this holds; null: it never does
  std::vector<StagedLaunches> staged = {}; ///< the first whose guard holds serves
  llvm::SmallVector<Launch> launches = {};
};

/// A product whose epilogue reduces rows, and when that serves.
struct ReducingLaunches {
  mlir::Value guard; ///< null: always
  llvm::SmallVector<Launch> launches; ///< none: it does not
};

/// Whether a kernel has work, on the host; null if it always has.
mlir::Value buildAny(const Kernel &kernel, const Task &task, Host &host);

/// Launches a product whose epilogue reduces rows where that serves, else each of the
/// kernels that compute the same. Drops workspaces that nobody uses.
void buildLaunches(const Kernel &product, const ReducingLaunches &reducing,
                   llvm::ArrayRef<KernelLaunches> kernels, Host &host);

} // namespace tier::where

#endif // TIER_CONVERSION_LINALGTOTIER_LAUNCHES_H
