// Each product of a program, on each machine, and what moves its tiles. A new row of lib/Machine/Rows.cpp shows here.
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_80 to=where" --remarks-filter=tier-select-instructions -o /dev/null 2>&1 | FileCheck %s --check-prefix=SM80
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_90a to=where" --remarks-filter=tier-select-instructions -o /dev/null 2>&1 | FileCheck %s --check-prefix=SM90
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=sm_100a to=where" --remarks-filter=tier-select-instructions -o /dev/null 2>&1 | FileCheck %s --check-prefix=SM100
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=gfx942 to=where" --remarks-filter=tier-select-instructions -o /dev/null 2>&1 | FileCheck %s --check-prefix=GFX942
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=gfx950 to=where" --remarks-filter=tier-select-instructions -o /dev/null 2>&1 | FileCheck %s --check-prefix=GFX950
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=cpu to=where" --remarks-filter=tier-select-instructions -o /dev/null 2>&1 | FileCheck %s --check-prefix=CPU

// SM80-DAG:   "tier.copy: asynchronous copies of each thread"
// SM80-DAG:   "mma.sync.m16n8k16.bf16 of {{[0-9]+}} rows: A from registers by matrix loads, B from registers by matrix loads, sums in registers"
// SM90-DAG:   "tier.copy: bulk load through a tensor map"
// SM90-DAG:   "wgmma.m64k16.bf16 of {{[0-9]+}} rows: A from shared memory along k, B from shared memory along rows, sums in registers"
// SM90-DAG:   "tier.store: matrices stored by a warp"
// SM90-DAG:   "tier.copy: bulk store through a tensor map"
// SM100-DAG:  "tcgen05.m256k16.bf16 of {{[0-9]+}} rows: A from shared memory along k, B from shared memory along rows, sums in tensor memory"
// SM100-DAG:  "tcgen05.m128k16.bf16 of {{[0-9]+}} rows
// GFX942-DAG: "mfma.f32.32x32x8.bf16_1k of {{[0-9]+}} rows: A from registers, B from registers, sums in registers"
// GFX950-DAG: "mfma.f32.32x32x16.bf16 of {{[0-9]+}} rows: A from registers, B from registers, sums in registers"
// CPU-DAG:    "fma of {{[0-9]+}} rows
