//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The mains of the command line tools.

#include "tier-c/Tools.h"

#include "tier/Conversion/LiftNVVM/LiftNVVM.h"
#include "tier/House/Emit.h"
#include "tier/House/Registration.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/UB/IR/UBOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;

/// Runs the passes, then `emit` ends the pipeline and its bytes go to the
/// output in the place of IR.
static LogicalResult emitTo(StringRef outputName, StringRef inputName,
                            const tier::house::EmitRequest &request,
                            DialectRegistry &registry) {
  std::string reason, bytes;
  auto input = openInputFile(inputName, &reason);
  auto output = input ? openOutputFile(outputName, &reason) : nullptr;
  if (!output) {
    llvm::errs() << reason << "\n";
    return failure();
  }
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  MlirOptMainConfig passes = config;
  config.setPassPipelineSetupFn([&](PassManager &pm) {
    if (failed(passes.setupPassPipeline(pm)))
      return failure();
    pm.addPass(tier::house::createEmitPass(request, bytes));
    return success();
  });
  llvm::raw_null_ostream nowhere;
  if (failed(MlirOptMain(nowhere, std::move(input), registry, config)))
    return failure();
  output->os() << bytes;
  output->keep();
  return success();
}

namespace {
/// Verifies the asynchronous pipelines of every kernel of the module.
struct CheckAsync : PassWrapper<CheckAsync, OperationPass<ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckAsync)
  explicit CheckAsync(bool strict) : strict(strict) {}
  StringRef getName() const override { return "CheckAsync"; }
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<arith::ArithDialect, cf::ControlFlowDialect,
                    scf::SCFDialect, ub::UBDialect>();
  }
  void runOnOperation() override {
    if (failed(tier::checkAsync(getOperation(), strict)))
      signalPassFailure();
  }
  bool strict;
};
} // namespace

/// Runs the passes and checks what comes out of them; nothing is written.
static LogicalResult checkInput(StringRef inputName, bool strict,
                                DialectRegistry &registry) {
  std::string reason;
  auto input = openInputFile(inputName, &reason);
  if (!input) {
    llvm::errs() << reason << "\n";
    return failure();
  }
  MlirOptMainConfig config = MlirOptMainConfig::createFromCLOptions();
  MlirOptMainConfig passes = config;
  config.setPassPipelineSetupFn([&](PassManager &pm) {
    if (failed(passes.setupPassPipeline(pm)))
      return failure();
    pm.addPass(std::make_unique<CheckAsync>(strict));
    return success();
  });
  llvm::raw_null_ostream nowhere;
  return MlirOptMain(nowhere, std::move(input), registry, config);
}

int tierOptMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  tier::house::initializeTargets();
  tier::house::registerPasses();
  DialectRegistry registry;
  tier::house::registerDialects(registry);

  llvm::cl::opt<std::string> chip("chip",
                                  llvm::cl::desc("the machine to compile for"));
  llvm::cl::opt<std::string> emit(
      "emit", llvm::cl::desc("write what a driver loads in the place of IR: "
                             "ptx, cubin, hsaco, llvm, object or launch"));
  llvm::cl::opt<std::string> image(
      "image", llvm::cl::desc("the gpu.module to write; by default all, as one"));
  llvm::cl::opt<bool> check(
      "check-async",
      llvm::cl::desc("verify the asynchronous pipelines of every kernel, ours "
                     "or upstream's, and write nothing"));
  llvm::cl::opt<bool> strict(
      "strict", llvm::cl::desc("contested points and what cannot be decided "
                               "are errors (with --check-async)"));
  auto [input, output] = registerAndParseCLIOptions(
      argc, argv, "tier modular optimizer driver\n", registry);
  if (check)
    return asMainReturnCode(checkInput(input, strict, registry));
  if (emit.empty())
    return asMainReturnCode(MlirOptMain(argc, argv, input, output, registry));
  return asMainReturnCode(
      emitTo(output, input, {chip, emit, image}, registry));
}

int tierLspServerMain(int argc, char **argv) {
  DialectRegistry registry;
  tier::house::registerDialects(registry);
  return asMainReturnCode(MlirLspServerMain(argc, argv, registry));
}

int tierReduceMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  tier::house::registerPasses();
  DialectRegistry registry;
  tier::house::registerDialects(registry);
  MLIRContext context(registry);
  return asMainReturnCode(mlirReduceMain(argc, argv, context));
}
