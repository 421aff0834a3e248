// Why operands lie in shared memory: the work for each byte that is brought, beside what the machine was measured to need.
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_90a to=where" --remarks-filter=tier-place-tiles -o /dev/null 2>&1 | FileCheck %s
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_80 to=where" --remarks-filter=tier-place-tiles -o /dev/null 2>&1 | FileCheck %s --check-prefix=UNMEASURED

// CHECK-DAG: "operands of 49152 bytes a stage in {{[0-9]+}} stages of shared memory: 42.7 multiplies for each byte that is brought, {{[0-9.]+}} keep a multiprocessor busy: the products are the limit"
// CHECK-DAG: multiplies for each byte that is brought, {{[0-9.]+}} keep a multiprocessor busy: the copies are the limit"
// UNMEASURED: "operands of 16384 bytes a stage in 4 stages of shared memory: 32.0 multiplies for each byte that is brought"
