//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// The mains of the command line tools.

#include "tier-c/Tools.h"

#include "tier/House/Registration.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Tools/mlir-reduce/MlirReduceMain.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;

int tierOptMain(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  tier::house::initializeTargets();
  tier::house::registerPasses();
  DialectRegistry registry;
  tier::house::registerDialects(registry);
  return asMainReturnCode(
      MlirOptMain(argc, argv, "tier modular optimizer driver\n", registry));
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
