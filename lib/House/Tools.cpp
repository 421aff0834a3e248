//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The mains of the command line tools.

#include "tier-c/Tools.h"

#include "tier/House/Emit.h"
#include "tier/House/Registration.h"

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
  auto [input, output] = registerAndParseCLIOptions(
      argc, argv, "tier modular optimizer driver\n", registry);
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
