// RUN: tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_100a to=when" --transport-verify="most-stages=0" \
// RUN:   --remarks-filter=transport-verify -o /dev/null 2>&1 | FileCheck %s

// The compiler proves the kernels with rings of two stages, and says so; then all stages are proved too.
// CHECK:     checked with 2 of 8 stages
// CHECK-NOT: {{warning|error}}
