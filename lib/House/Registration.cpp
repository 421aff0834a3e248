//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Registration: the whole of it, in order.

#include "tier/House/Registration.h"

#include "tier/House/House.h"

#include "llvm/Support/TargetSelect.h"

void tier::house::registerDialects(mlir::DialectRegistry &registry) {
  registerTensorDialects(registry);
  registerMemoryDialects(registry);
  registerTargetDialects(registry);
  registerOwnDialects(registry);
}

void tier::house::registerPasses() {
  registerUpstreamPasses();
  registerUpstreamConversions();
  registerOwnPasses();
  registerCompilePipeline();
}

void tier::house::initializeTargets() {
#define INITIALIZE(TARGET)                                                     \
  LLVMInitialize##TARGET##TargetInfo();                                        \
  LLVMInitialize##TARGET##Target();                                            \
  LLVMInitialize##TARGET##TargetMC();                                          \
  LLVMInitialize##TARGET##AsmPrinter();
  INITIALIZE(AMDGPU)
  INITIALIZE(NVPTX)
  INITIALIZE(X86)
#undef INITIALIZE
  LLVMInitializeAMDGPUAsmParser();
  LLVMInitializeX86AsmParser();
}
