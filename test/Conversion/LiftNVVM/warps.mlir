// RUN: not tier-opt %s --check-async 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:

// Lanes of a warp hand over bytes that are their warp's. Whether they meet between is what counts.
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<4096 x i8>

// All lanes meet: proved.
llvm.func @lanes_meet(%out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %distance = llvm.mlir.constant(1 : i32) : i32
  %mask = llvm.mlir.constant(-1 : i32) : i32
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %p = llvm.getelementptr %smem[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  llvm.store %f, %p : f32, !llvm.ptr<3>
  nvvm.bar.warp.sync %mask : i32
  %x = llvm.xor %tid, %distance : i32
  %q = llvm.getelementptr %smem[%x] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %q : !llvm.ptr<3> -> f32
  llvm.store %v, %out : f32, !llvm.ptr<1>
  llvm.return
}

// They do not.
llvm.func @lanes_do_not_meet(%out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %distance = llvm.mlir.constant(1 : i32) : i32
  %mask = llvm.mlir.constant(-1 : i32) : i32
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %p = llvm.getelementptr %smem[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  llvm.store %f, %p : f32, !llvm.ptr<3>
  %x = llvm.xor %tid, %distance : i32
  %q = llvm.getelementptr %smem[%x] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  // CHECK: :[[#@LINE+1]]:8: error: [async.race] expects an order between conflicting accesses, got a read and a write in no order
  %v = llvm.load %q : !llvm.ptr<3> -> f32
  llvm.store %v, %out : f32, !llvm.ptr<1>
  llvm.return
}

// What half of a warp does cannot be followed, and is no meeting of the whole.
llvm.func @half_of_the_lanes_meet(%out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %distance = llvm.mlir.constant(1 : i32) : i32
  %mask = llvm.mlir.constant(65535 : i32) : i32
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %p = llvm.getelementptr %smem[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  llvm.store %f, %p : f32, !llvm.ptr<3>
  // CHECK: :[[#@LINE+1]]:3: warning: [async.unknown] expects what can be followed, got a meeting of a part of a warp
  nvvm.bar.warp.sync %mask : i32
  %x = llvm.xor %tid, %distance : i32
  %q = llvm.getelementptr %smem[%x] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %q : !llvm.ptr<3> -> f32
  llvm.store %v, %out : f32, !llvm.ptr<1>
  llvm.return
}

// The bytes are those of another warp: its lanes were not met.
llvm.func @another_warp_reads(%out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %distance = llvm.mlir.constant(32 : i32) : i32
  %mask = llvm.mlir.constant(-1 : i32) : i32
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %p = llvm.getelementptr %smem[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  llvm.store %f, %p : f32, !llvm.ptr<3>
  nvvm.bar.warp.sync %mask : i32
  %x = llvm.xor %tid, %distance : i32
  %q = llvm.getelementptr %smem[%x] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  // CHECK: :[[#@LINE+1]]:8: error: [async.race] expects an order between conflicting accesses, got a read and a write in no order
  %v = llvm.load %q : !llvm.ptr<3> -> f32
  llvm.store %v, %out : f32, !llvm.ptr<1>
  llvm.return
}

// Each turn steps over what all threads write.
llvm.func @turns_of_their_own(%n: i32) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %step = llvm.mlir.constant(128 : i32) : i32
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  llvm.br ^head(%c0 : i32)
^head(%i: i32):
  %go = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %go, ^body, ^end
^body:
  %o = llvm.mul %i, %step : i32
  %at = llvm.add %tid, %o : i32
  %p = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  llvm.store %f, %p : f32, !llvm.ptr<3>
  %next = llvm.add %i, %c1 : i32
  llvm.br ^head(%next : i32)
^end:
  llvm.return
}

// A thread writes in its next turn what its neighbour writes in this one.
llvm.func @turns_that_overlap(%n: i32) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %step = llvm.mlir.constant(1 : i32) : i32
  %f = llvm.mlir.constant(1.0 : f32) : f32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  llvm.br ^head(%c0 : i32)
^head(%i: i32):
  %go = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %go, ^body, ^end
^body:
  %o = llvm.mul %i, %step : i32
  %at = llvm.add %tid, %o : i32
  %p = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  // CHECK: :[[#@LINE+1]]:3: error: [async.race] expects an order between conflicting accesses, got two writes in no order
  llvm.store %f, %p : f32, !llvm.ptr<3>
  %next = llvm.add %i, %c1 : i32
  llvm.br ^head(%next : i32)
^end:
  llvm.return
}
