// What needs no schedule to be wrong: whole warpgroups, registers of all of them, shared memory. Nothing to say.
// RUN: tier-opt %s --check-async --strict 2>&1 | count 0
// RUN: sed '/@split$/s/128/160/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=SPLIT
// RUN: sed '/@more$/s/232/240/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=MORE
// RUN: sed '/@staging$/s/65536/240000/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: sed '/@far$/s/32768/200000/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=FAR
// RUN: sed '/@descriptor$/s/%%da/%%tid64/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=DESCRIPTOR

!acc = !llvm.struct<(f32, f32, f32, f32)>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @staging() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<65536 x i8> // @staging
llvm.func @budgets(%out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 384>, nvvm.minctasm = 1 : i32} {
// SHARED: <stdin>:[[# @LINE - 1]]:1: error: [async.shared-bytes] expects at most 232448 bytes of shared memory, got
// FAR: <stdin>:[[# @LINE - 2]]:1: error: [async.shared-bytes] expects at most 232448 bytes of shared memory, got
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %zero = llvm.mlir.constant(0.0 : f32) : f32
  %far = llvm.mlir.constant(32768 : i32) : i32 // @far
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %tid64 = llvm.zext %tid : i32 to i64
  %split = llvm.mlir.constant(128 : i32) : i32 // @split
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %staging = llvm.mlir.addressof @staging : !llvm.ptr<3>
  %loads = llvm.icmp "ult" %tid, %split : i32
  llvm.cond_br %loads, ^load, ^math
^load:
  nvvm.setmaxregister decrease 40
// SPLIT: error: [async.barrier-divergent] expects whole warpgroups at a collective op, got 32 of 128 threads from thread 128 on
  llvm.br ^end
^math:
  nvvm.setmaxregister increase 232 // @more
// MORE: <stdin>:[[# @LINE - 1]]:3: error: [async.register-file] expects budgets of at most 64512 registers in all warpgroups, got 66560
  %mine = llvm.getelementptr %staging[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  llvm.store %zero, %mine : f32, !llvm.ptr<3>
  %there = llvm.getelementptr %smem[%far] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %too = llvm.getelementptr %there[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  llvm.store %zero, %too : f32, !llvm.ptr<3>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  %n2 = llvm.mlir.constant(2 : i32) : i32
  %n256 = llvm.mlir.constant(256 : i32) : i32
  nvvm.barrier id = %n2 number_of_threads = %n256
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %address = llvm.ptrtoint %smem : !llvm.ptr<3> to i32
  %low = llvm.lshr %address, %c4 : i32
  %low64 = llvm.zext %low : i32 to i64
  %fields = llvm.mlir.constant(4611686293305294848 : i64) : i64
  %da = llvm.or %low64, %fields : i64
  %u = llvm.mlir.undef : !acc
  %u0 = llvm.insertvalue %zero, %u[0] : !acc
  %u1 = llvm.insertvalue %zero, %u0[1] : !acc
  %u2 = llvm.insertvalue %zero, %u1[2] : !acc
  %u3 = llvm.insertvalue %zero, %u2[3] : !acc
  nvvm.wgmma.fence.aligned
  %d = nvvm.wgmma.mma_async %da, %da, %u3, #nvvm.shape<m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<zero>], A [<bf16>, #nvvm.wgmma_scale_in<one>, <row>], B [<bf16>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc // @descriptor
// DESCRIPTOR: <stdin>:[[# @LINE - 1]]:8: error: [async.uniform-operand] expects a descriptor that is one value in a warpgroup, got one that differs between its threads
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  %r = llvm.extractvalue %d[0] : !acc
  %p = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  llvm.store %r, %p : f32, !llvm.ptr<1>
  llvm.br ^end
^end:
  llvm.return
}
