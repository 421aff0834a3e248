//===- Codegen.h - the steps from LLVM IR to bytes --------------*- C++ -*-===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Each step reports at a location and fails; none aborts the process.

#ifndef TIER_TARGET_CODEGEN_H
#define TIER_TARGET_CODEGEN_H

#include "tier/Target/Image.h"

#include "mlir/IR/Location.h"

#include <functional>

namespace llvm {
class LLVMContext;
class Module;
class TargetMachine;
} // namespace llvm

namespace tier::target {

/// Runs `work`, turning LLVM's fatal errors and crashes inside it into one
/// diagnostic `[toolchain.codegen]`. What `work` allocated is lost then.
mlir::LogicalResult runGuarded(mlir::Location loc,
                               std::function<mlir::LogicalResult()> work);

/// The code generator of a machine, or a diagnostic.
std::unique_ptr<llvm::TargetMachine>
createTargetMachine(mlir::Location loc, const machine::Machine &machine,
                    Cpu cpu);

/// Marks every inline asm with side effects convergent, because MLIR cannot:
/// no pass may then move it into or out of divergent control flow.
void markConvergent(llvm::Module &module);

/// Runs the function pipeline of the machine.
void optimize(llvm::Module &module, llvm::TargetMachine &targetMachine,
              const machine::Machine &machine);

/// Assembly text or an object file.
mlir::FailureOr<std::string> generate(mlir::Location loc, llvm::Module &module,
                                      llvm::TargetMachine &targetMachine,
                                      Format format);

/// Links one AMDGPU object to a loadable code object, in process.
mlir::FailureOr<std::string> linkSharedObject(mlir::Location loc,
                                              llvm::StringRef object);

/// Assembles PTX with this `ptxas`; empty: the one on PATH.
mlir::FailureOr<std::string> assemble(mlir::Location loc, llvm::StringRef ptx,
                                      llvm::StringRef cpu,
                                      llvm::StringRef program);

} // namespace tier::target

#endif // TIER_TARGET_CODEGEN_H
