// RUN: tier-opt %s --chip=cpu --emit=object -o %t.o
// RUN: llvm-readelf --syms %t.o | FileCheck %s
// RUN: tier-opt %s --chip=cpu --emit=llvm -o - | FileCheck %s --check-prefix=LLVM

// The symbol is the kernel's name; a private function is inlined away.
// CHECK: FUNC GLOBAL DEFAULT {{.*}} twice
// CHECK-NOT: add
// LLVM: <{{[0-9]+}} x float>
gpu.module @twice {
  llvm.func internal @add(%a: f32, %b: f32) -> f32 {
    %c = llvm.fadd %a, %b : f32
    llvm.return %c : f32
  }
  llvm.func @twice(%params: !llvm.ptr {llvm.noalias}, %block: i64, %blocks: i64) {
    %zero = llvm.mlir.constant(0 : i64) : i64
    %one = llvm.mlir.constant(1 : i64) : i64
    %px = llvm.load %params : !llvm.ptr -> !llvm.ptr
    %x = llvm.load %px : !llvm.ptr -> !llvm.ptr
    %slot = llvm.getelementptr %params[1] : (!llvm.ptr) -> !llvm.ptr, !llvm.ptr
    %pn = llvm.load %slot : !llvm.ptr -> !llvm.ptr
    %n = llvm.load %pn : !llvm.ptr -> i64
    %begins = llvm.icmp "slt" %zero, %n : i64
    llvm.cond_br %begins, ^loop(%zero : i64), ^exit
  ^loop(%i: i64):
    %at = llvm.getelementptr %x[%i] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %v = llvm.load %at : !llvm.ptr -> f32
    %w = llvm.call @add(%v, %v) : (f32, f32) -> f32
    llvm.store %w, %at : f32, !llvm.ptr
    %next = llvm.add %i, %one : i64
    %more = llvm.icmp "slt" %next, %n : i64
    llvm.cond_br %more, ^loop(%next : i64), ^exit
  ^exit:
    llvm.return
  }
}
