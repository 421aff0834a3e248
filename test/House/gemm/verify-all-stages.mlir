// RUN: tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_100a to=when" --remarks-filter=transport-verify -o /dev/null 2>&1 | FileCheck %s
// RUN: tier-opt %S/../../Conversion/TransportToNVVM/tensor-memory.mlir --transport-verify="most-stages=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL --allow-empty
// RUN: tier-opt %S/../../Conversion/TransportToNVVM/pairs.mlir --transport-verify="most-stages=0" -o /dev/null 2>&1 | FileCheck %s --check-prefix=ALL --allow-empty

// The compiler proves the kernels with rings of two stages, and says so. Kernels of three roles whose CTAs walk tiles are proved with all stages
// too; with a third ring, of claims, that takes more steps than the verifier does.
// CHECK:     checked with 2 of 8 stages
// CHECK-NOT: {{warning|error}}
// ALL-NOT:   {{warning|error}}
