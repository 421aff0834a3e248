// RUN: tier-opt %S/../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_90a" --check-async 2>&1 | FileCheck %s --allow-empty
// RUN: tier-opt %S/../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_80" --check-async 2>&1 | FileCheck %s --allow-empty
// RUN: tier-opt %S/../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_100a" --check-async 2>&1 | FileCheck %s --allow-empty

// Our own kernels, read back from LLVM IR and inline PTX after every pass: proved, with nothing to say.
// CHECK-NOT: [async.
