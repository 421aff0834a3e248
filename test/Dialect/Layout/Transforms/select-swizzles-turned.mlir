// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=gfx942 to=where" --remarks-filter=layout-select-swizzles -o /dev/null 2>&1 | FileCheck %s
// RUN: tier-opt %S/../../../House/gemm/Inputs/gemm.mlir --tier-compile="chip=gfx950 to=where" --remarks-filter=layout-select-swizzles -o /dev/null 2>&1 | FileCheck %s --check-prefix=READ

// x @ w: w lies along N and is read along K. Blocks of 4 x 4 elements are stored,
// and operands read, without conflicts.
// CHECK: [128:32], [32:1] o swizzle<3, 2, 4>; tier.mma takes 64 cycles, 64 without conflicts; tier.copy takes 64 cycles, 64 without conflicts
// CHECK: [128:16], [16:1, 2:2048] o swizzle<4, 2, 4>; tier.mma takes 64 cycles, 64 without conflicts; tier.copy takes 64 cycles, 64 without conflicts

// Where the read turns them, rows stay side by side.
// READ: [128:32], [32:1] o swizzle<2, 3, 4>; tier.mma takes 32 cycles, 32 without conflicts
// READ: [128:1], [32:128] o swizzle<2, 5, 2>; tier.mma takes 32 cycles, 32 without conflicts
