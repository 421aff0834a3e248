//===- Grain.h - which threads an op needs --------------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A new collective op is a new line of `getGrain`, an op with operands that have
// to be one value a new line of `getUniformOperands`. The threads that a region
// runs in are its crew:
//
//   kernel with plan warps [4, 8], no roles     warps 0 .. 11
//   role "load" warps 4                         warps 0 .. 3
//   role "math" warps 8                         warps 4 .. 11
//
//===----------------------------------------------------------------------===//

#ifndef TIER_LIB_DIALECT_TIER_TRANSFORMS_GRAIN_H
#define TIER_LIB_DIALECT_TIER_TRANSFORMS_GRAIN_H

#include "tier/Dialect/Tier/IR/Facts.h"
#include "tier/Dialect/Transport/IR/Transport.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"

namespace tier::ir {

/// Who has to execute the op together; `cta` is the whole crew.
Grain getGrain(mlir::Operation *op);

/// Operands that have to be one value in the threads that execute the op, and
/// what they are.
llvm::SmallVector<std::pair<mlir::Value, llvm::StringRef>>
getUniformOperands(mlir::Operation *op);

/// The warps that run one region of a kernel.
struct Crew {
  mlir::Operation *region; ///< the kernel, or a role
  int64_t firstWarp = 0, warps = 1;
  bool isOneThread = false;
  int64_t registers = 0; ///< of each thread; 0: as many as at the entry
};

/// The roles of a kernel, or the kernel itself.
llvm::SmallVector<Crew> getCrews(mlir::gpu::GPUFuncOp kernel);
/// Warps of the CTA.
int64_t countWarps(llvm::ArrayRef<Crew> crews);
/// Of a thread when the kernel starts: the register file divided among whole
/// groups of four warps, in units of 8.
int64_t countEntryRegisters(int64_t warps, const machine::Machine &machine);

/// Tiles that each role owns are in its own memory: what the shared memory of
/// the CTA has to hold at least.
int64_t countSharedBytes(mlir::gpu::GPUFuncOp kernel);

// What `tier-verify-grain` checks, each in a file of its own.
mlir::LogicalResult verifyCapacity(mlir::gpu::GPUFuncOp kernel,
                                   const machine::Machine &machine);
mlir::LogicalResult verifyRegisters(mlir::gpu::GPUFuncOp kernel,
                                    const machine::Machine &machine);
mlir::LogicalResult verifyClusterLife(mlir::gpu::GPUFuncOp kernel);

} // namespace tier::ir

#endif // TIER_LIB_DIALECT_TIER_TRANSFORMS_GRAIN_H
