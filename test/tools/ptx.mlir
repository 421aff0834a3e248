// RUN: tier-opt %s --pass-pipeline="builtin.module(nvvm-attach-target{chip=sm_90a features=+ptx80}, gpu-module-to-binary{format=isa})" | FileCheck %s

// Upstream's own way to PTX works in our tool, with no other tool spawned.
// CHECK: .target sm_90a
// CHECK: .visible .entry kernel
gpu.module @kernels {
  llvm.func @kernel(%x: !llvm.ptr<1>, %v: f32) attributes {gpu.kernel, nvvm.kernel} {
    llvm.store %v, %x : f32, !llvm.ptr<1>
    llvm.return
  }
}
