// RUN: tier-opt %S/../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_90a" --check-async 2>&1 | FileCheck %s --allow-empty
// RUN: tier-opt %S/../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_80" --check-async 2>&1 | FileCheck %s --allow-empty
// RUN: tier-opt %S/../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_100a" --check-async 2>&1 | FileCheck %s --check-prefix=CLAIMS

// Our own kernels, read back from LLVM IR and inline PTX after every pass: proved, with nothing to say.
// CHECK-NOT: [async.
// .. on sm_100a, but that roles which go on by the same response do so as often.
// CLAIMS-NOT: {{error|warning}}:
// CLAIMS: remark: [async.assumed] {{.*}} as many turns of each loop that ends by {{.*}}query is_canceled
// CLAIMS-NOT: {{error|warning}}:
