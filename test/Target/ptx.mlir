// RUN: tier-opt %s --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=HOPPER
// RUN: tier-opt %s --chip=sm_80 --emit=ptx -o - | FileCheck %s --check-prefix=AMPERE
// RUN: tier-opt %s --chip=sm_90a --emit=llvm -o - | FileCheck %s --check-prefix=LLVM

// HOPPER: .target sm_90a
// AMPERE: .target sm_80
gpu.module @shift {
  llvm.mlir.global external @scratch() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>

  // Attributes of ours end here: LLVM never sees them.
  // HOPPER-LABEL: .visible .entry shift(
  // HOPPER:       .reqntid 128
  // LLVM-LABEL:   define ptx_kernel void @shift
  llvm.func @shift(%x: !llvm.ptr<1> {llvm.align = 16 : i64}, %y: !llvm.ptr<1> {llvm.align = 16 : i64}, %n: i64)
      attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>, tier.shared_bytes = 512 : i64, tier.threads = 128 : i64} {
    %tid = nvvm.read.ptx.sreg.tid.x : i32
    %i = llvm.zext %tid : i32 to i64
    %inside = llvm.icmp "ult" %i, %n : i64
    llvm.cond_br %inside, ^load, ^wait
  ^load:
    %from = llvm.getelementptr %x[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
    %v = llvm.load %from : !llvm.ptr<1> -> f32
    %base = llvm.mlir.addressof @scratch : !llvm.ptr<3>
    %slot = llvm.getelementptr %base[%i] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    llvm.store %v, %slot : f32, !llvm.ptr<3>
    llvm.br ^wait
  // An asm with side effects may not enter a branch: it is convergent.
  // LLVM: asm sideeffect "bar.sync 1, 128;", "~{memory}"() #[[ASM:[0-9]+]]
  // LLVM: attributes #[[ASM]] = { {{.*}}convergent
  // HOPPER: bar.sync 1, 128;
  ^wait:
    llvm.inline_asm has_side_effects "bar.sync 1, 128;", "~{memory}" : () -> ()
    llvm.cond_br %inside, ^store, ^exit
  ^store:
    %b = llvm.mlir.addressof @scratch : !llvm.ptr<3>
    %one = llvm.mlir.constant(1 : i64) : i64
    %next = llvm.xor %i, %one : i64
    %at = llvm.getelementptr %b[%next] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    %w = llvm.load %at : !llvm.ptr<3> -> f32
    %to = llvm.getelementptr %y[%i] : (!llvm.ptr<1>, i64) -> !llvm.ptr<1>, f32
    llvm.store %w, %to : f32, !llvm.ptr<1>
    llvm.br ^exit
  ^exit:
    llvm.return
  }
}
