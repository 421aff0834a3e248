// REQUIRES: ptxas
// RUN: tier-opt %s --chip=sm_90a --emit=cubin -o %t.cubin --remarks-filter=tier-assemble 2>&1 | FileCheck %s
// RUN: llvm-readelf -h %t.cubin | FileCheck %s --check-prefix=ELF

// The assembler accepts a matrix instruction that has no LLVM intrinsic.
// CHECK: remark: {{.*}}Used {{[0-9]+}} registers
// ELF: Machine: NVIDIA CUDA architecture
gpu.module @square {
  llvm.func @square(%out: !llvm.ptr<1> {llvm.align = 16 : i64}, %a: i64, %b: i64) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
    %acc = llvm.mlir.undef : !llvm.struct<(f32, f32, f32, f32)>
    nvvm.wgmma.fence.aligned
    %d = nvvm.wgmma.mma_async %a, %b, %acc, <m = 64, n = 8, k = 16>, D [<f32>, <zero>], A [<bf16>, <one>, <row>], B [<bf16>, <one>, <col>]
        : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
    nvvm.wgmma.commit.group.sync.aligned
    nvvm.wgmma.wait.group.sync.aligned 0
    %v = llvm.extractvalue %d[0] : !llvm.struct<(f32, f32, f32, f32)>
    llvm.store %v, %out : f32, !llvm.ptr<1>
    llvm.return
  }
}
