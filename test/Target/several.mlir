// RUN: tier-opt %s --chip=sm_90a --emit=ptx -o - | FileCheck %s
// RUN: tier-opt %s --chip=sm_90a --emit=ptx --image=second -o - | FileCheck %s --check-prefix=ONE
// RUN: not tier-opt %s --chip=sm_90a --emit=ptx --image=third -o - 2>&1 | FileCheck %s --check-prefix=NONE

// The variants of a program become one image: a declaration that both make is
// one, constants of one name stay two.
// CHECK-DAG: .extern .shared .align 1024 .b8 scratch[]
// CHECK-DAG: scale = 0f40000000
// CHECK-DAG: scale_0 = 0f40400000
// CHECK-DAG: .entry first(
// CHECK-DAG: .entry second(
// ONE-NOT: first
// ONE: .entry second(
// NONE: error: [toolchain.kernel] expects --image= one of first, second, got 'third'
module {
  gpu.module @first {
    llvm.mlir.global external @scratch() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
    llvm.mlir.global internal @scale(2.0 : f32) {addr_space = 1 : i32} : f32
    llvm.func @first(%out: !llvm.ptr<1>) attributes {nvvm.kernel} {
      %at = llvm.mlir.addressof @scale : !llvm.ptr<1>
      %v = llvm.load volatile %at : !llvm.ptr<1> -> f32
      %base = llvm.mlir.addressof @scratch : !llvm.ptr<3>
      llvm.store volatile %v, %base : f32, !llvm.ptr<3>
      llvm.store %v, %out : f32, !llvm.ptr<1>
      llvm.return
    }
  }
  gpu.module @second {
    llvm.mlir.global external @scratch() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
    llvm.mlir.global internal @scale(3.0 : f32) {addr_space = 1 : i32} : f32
    llvm.func @second(%out: !llvm.ptr<1>) attributes {nvvm.kernel} {
      %at = llvm.mlir.addressof @scale : !llvm.ptr<1>
      %v = llvm.load volatile %at : !llvm.ptr<1> -> f32
      %base = llvm.mlir.addressof @scratch : !llvm.ptr<3>
      llvm.store volatile %v, %base : f32, !llvm.ptr<3>
      llvm.store %v, %out : f32, !llvm.ptr<1>
      llvm.return
    }
  }
}
