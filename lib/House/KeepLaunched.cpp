//===- KeepLaunched.cpp - the kernels of one call -------------------------===//
//
// Part of the tier project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "tier/House/Passes.h"
#include "tier/Machine/Machine.h"
#include "tier/Target/LaunchProgram.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"

using namespace mlir;

namespace tier::house {

#define GEN_PASS_DEF_KEEPLAUNCHED
#include "tier/House/Passes.h.inc"

/// In place of a launch of a kernel that is not there.
static void refuse(gpu::LaunchFuncOp launch) {
  OpBuilder builder(launch);
  Value never = arith::ConstantOp::create(builder, launch.getLoc(), builder.getBoolAttr(false));
  cf::AssertOp::create(builder, launch.getLoc(), never,
                       "[launch.partial] expects extents whose kernels are compiled, got others");
  launch.erase();
}

namespace {
struct KeepLaunched : impl::KeepLaunchedBase<KeepLaunched> {
  using KeepLaunchedBase::KeepLaunchedBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    const machine::Machine *machine = machine::find(chip);
    if (!machine) {
      emitError(module.getLoc(), "[toolchain.chip] expects a machine of the table, got '") << chip << "'";
      return signalPassFailure();
    }
    FailureOr<target::LaunchProgram> program = target::buildLaunchProgram(module, chip);
    if (failed(program))
      return signalPassFailure();
    llvm::Expected<llvm::BitVector> made = target::findLaunched(*program, sides, machine->units);
    if (!made) {
      emitError(module.getLoc(), llvm::toString(made.takeError()));
      return signalPassFailure();
    }
    llvm::StringSet<> kept;
    for (unsigned index : made->set_bits())
      kept.insert(program->images[program->launches[index].image]);
    module.walk([&](gpu::LaunchFuncOp launch) {
      if (!kept.contains(launch.getKernelModuleName()))
        refuse(launch);
    });
    for (auto kernels : llvm::make_early_inc_range(module.getOps<gpu::GPUModuleOp>()))
      if (!kept.contains(kernels.getName()))
        kernels.erase();
  }
};
} // namespace

} // namespace tier::house
