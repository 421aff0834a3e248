// RUN: tier-opt %s --pass-pipeline="builtin.module(rocdl-attach-target{chip=gfx942}, gpu-module-to-binary{format=isa})" | FileCheck %s

// Upstream's own way to AMD assembly works in our tool, with no other tool spawned.
// CHECK: .amdgcn_target
// CHECK-SAME: gfx942
// CHECK-SAME: .amdhsa_kernel kernel
gpu.module @kernels {
  llvm.func @kernel(%x: !llvm.ptr<1>, %v: f32) attributes {gpu.kernel, rocdl.kernel} {
    llvm.store %v, %x : f32, !llvm.ptr<1>
    llvm.return
  }
}
