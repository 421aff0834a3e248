//===----------------------------------------------------------------------===//
//
// Part of tier, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
// Registration of upstream's passes between dialects.

#include "tier/House/Registration.h"

#include "mlir/Conversion/AMDGPUToROCDL/AMDGPUToROCDL.h"
#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/ConvertToLLVM/ToLLVMPass.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVMPass.h"
#include "mlir/Conversion/GPUCommon/GPUCommonPass.h"
#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/GPUToROCDL/GPUToROCDLPass.h"
#include "mlir/Conversion/IndexToLLVM/IndexToLLVM.h"
#include "mlir/Conversion/LinalgToStandard/LinalgToStandard.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/MathToLibm/MathToLibm.h"
#include "mlir/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "mlir/Conversion/NVGPUToNVVM/NVGPUToNVVM.h"
#include "mlir/Conversion/NVVMToLLVM/NVVMToLLVM.h"
#include "mlir/Conversion/ReconcileUnrealizedCasts/ReconcileUnrealizedCasts.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Conversion/SCFToGPU/SCFToGPUPass.h"
#include "mlir/Conversion/TensorToLinalg/TensorToLinalgPass.h"
#include "mlir/Conversion/UBToLLVM/UBToLLVM.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Conversion/VectorToSCF/VectorToSCF.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;

/// One row per pass; upstream's own `registerConversionPasses` would cost ten
/// seconds of compile time and link every dialect there is.
static const PassAllocatorFunction conversions[] = {
    [] { return createArithToLLVMConversionPass(); },
    [] { return createConvertAMDGPUToROCDLPass(); },
    [] { return createConvertBufferizationToMemRefPass(); },
    [] { return createConvertControlFlowToLLVMPass(); },
    [] { return createConvertFuncToLLVMPass(); },
    [] { return createConvertGpuOpsToNVVMOps(); },
    [] { return createConvertGpuOpsToROCDLOps(); },
    [] { return createConvertIndexToLLVMPass(); },
    [] { return createConvertLinalgToStandardPass(); },
    [] { return createConvertMathToLLVMPass(); },
    [] { return createConvertMathToLibmPass(); },
    [] { return createConvertNVGPUToNVVMPass(); },
    [] { return createConvertNVVMToLLVMPass(); },
    [] { return createConvertParallelLoopToGpuPass(); },
    [] { return createConvertTensorToLinalgPass(); },
    [] { return createConvertToLLVMPass(); },
    [] { return createConvertVectorToLLVMPass(); },
    [] { return createConvertVectorToSCFPass(); },
    [] { return createFinalizeMemRefToLLVMConversionPass(); },
    [] { return createGpuToLLVMConversionPass(); },
    [] { return createLowerAffinePass(); },
    [] { return createReconcileUnrealizedCastsPass(); },
    [] { return createSCFToControlFlowPass(); },
    [] { return createSetLLVMModuleDataLayoutPass(); },
    [] { return createUBToLLVMConversionPass(); },
};

void tier::house::registerUpstreamConversions() {
  for (const PassAllocatorFunction &conversion : conversions)
    registerPass(conversion);
}
