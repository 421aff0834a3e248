//===- LiftNVVM.h - the protocol of any GPU kernel ------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads kernels in upstream's dialects (gpu, nvgpu, nvvm, memref, scf, cf,
// arith, llvm, and inline PTX) and says what their threads do with barriers and
// shared memory: a protocol program, which ProtocolVerify proves or refutes.
//
//===----------------------------------------------------------------------===//

#ifndef TIER_CONVERSION_LIFTNVVM_LIFTNVVM_H
#define TIER_CONVERSION_LIFTNVVM_LIFTNVVM_H

#include "tier/Problem/Protocol.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>
#include <set>

namespace tier {

/// What is wrong whatever the schedule: more of a resource than there is, or too
/// few threads.
struct Fault {
  mlir::Location at;
  std::string message, fix;
  std::optional<mlir::Location> other; ///< the other end
  bool isWarning = false;
};

/// What a kernel does, as far as it could be read.
struct LiftedKernel {
  problem::protocol::Program program;
  /// Symbols that are one number, even where they vary with a loop.
  std::set<std::string> numbers;
  /// Others that are the same in all roles that ask for them.
  std::set<std::string> related;
  /// Where each statement was written, by its id.
  std::vector<mlir::Location> places;
  /// Something that others depend on could not be read: what may follow from
  /// that is not judged.
  bool isPartial = false;
  /// What is taken to hold, for the kernel does not say it.
  std::vector<std::pair<mlir::Location, std::string>> assumptions;
  /// What could not be read, and why.
  std::vector<std::pair<mlir::Location, std::string>> unknowns;
  std::vector<Fault> faults;
};

/// Whether an op is a kernel: a `gpu.func` or `llvm.func` marked as one.
bool isKernel(mlir::Operation *op);

/// Every kernel of a module. The module is not changed.
mlir::FailureOr<std::vector<LiftedKernel>> liftKernels(mlir::ModuleOp module);

/// The program with where its statements were written, what is unknown and what
/// is assumed.
llvm::json::Value toJSON(const LiftedKernel &kernel);

/// Verifies every kernel of a module and reports at its ops; fails if there is
/// an error. Warnings are errors when `strict`.
mlir::LogicalResult checkAsync(mlir::ModuleOp module, bool strict = false);

} // namespace tier

#endif // TIER_CONVERSION_LIFTNVVM_LIFTNVVM_H
