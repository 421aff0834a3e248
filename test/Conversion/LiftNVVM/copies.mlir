// RUN: tier-opt %s --check-async --split-input-file --verify-diagnostics

// One thread loads a box, all read it and write it back, one thread stores it: nothing to say.
#map = #layout.tensormap<element = f32, box = [32, 32]>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<1 x i64>
llvm.func @good(%in: !llvm.ptr {layout.tensormap = #map}, %out: !llvm.ptr {layout.tensormap = #map})
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %first, ^init, ^ready
^init:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.barrier
  llvm.cond_br %first, ^issue, ^wait
^issue:
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %smem, %in, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.br ^wait
^wait:
  %done = nvvm.mbarrier.try_wait %bar, %c0 : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %done, ^use, ^wait
^use:
  %p = llvm.getelementptr %smem[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %p : !llvm.ptr<3> -> f32
  %w = llvm.fadd %v, %v : f32
  llvm.store %w, %p : f32, !llvm.ptr<3>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier
  llvm.cond_br %first, ^store, ^exit
^store:
  nvvm.cp.async.bulk.tensor.global.shared.cta %out, %smem, box[%c0, %c0] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0 {read}
  llvm.br ^exit
^exit:
  llvm.return
}

// -----

// Half of the box's bytes are expected.
#map = #layout.tensormap<element = f32, box = [32, 32]>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<1 x i64>
llvm.func @wrong_bytes(%in: !llvm.ptr {layout.tensormap = #map})
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %bytes = llvm.mlir.constant(2048 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %first, ^init, ^ready
^init:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.barrier
  llvm.cond_br %first, ^issue, ^wait
^issue:
  // expected-note @below {{the other end is here}}
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
  // expected-error @below {{[async.bytes] expects the bytes expected in a phase to be the bytes issued}}
  // expected-note @below {{fix: expect the sum of the copies that signal the barrier}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %smem, %in, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.br ^wait
^wait:
  %done = nvvm.mbarrier.try_wait %bar, %c0 : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %done, ^exit, ^wait
^exit:
  llvm.return
}

// -----

// What threads wrote is stored by the engine without a fence.
#map = #layout.tensormap<element = f32, box = [32, 32]>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.func @no_fence(%out: !llvm.ptr {layout.tensormap = #map}, %v: f32)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  %p = llvm.getelementptr %smem[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  // expected-note @below {{the other end is here}}
  llvm.store %v, %p : f32, !llvm.ptr<3>
  nvvm.barrier
  llvm.cond_br %first, ^store, ^exit
^store:
  // expected-error @below {{[async.store-visible] expects bulk stores of tiles whose stores were fenced and met at a barrier, got one that may not be}}
  // expected-note @below {{fix: transport.fence async shared, then a barrier, before the bulk store}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %out, %smem, box[%c0, %c0] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0 {read}
  llvm.br ^exit
^exit:
  llvm.return
}

// -----

// Two maps that nothing describes share what a barrier expects: neither is known, and nothing else is wrong.
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<1 x i64>
llvm.func @two_opaque_maps(%in: !llvm.ptr, %too: !llvm.ptr) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %more = llvm.getelementptr %smem[3072] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
  %elected = nvvm.elect.sync -> i1
  llvm.cond_br %elected, ^init, ^ready
^init:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
  // expected-warning @below {{[async.unknown] expects what can be followed, got the bytes of a tensor map that is not described: give its argument the attribute 'layout.tensormap'}}
  // expected-note @below {{fix: the rest of the kernel is checked as if it were not there}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %smem, %in, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  // expected-warning @below {{[async.unknown] expects what can be followed, got the bytes of a tensor map that is not described: give its argument the attribute 'layout.tensormap'}}
  // expected-note @below {{fix: the rest of the kernel is checked as if it were not there}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %more, %too, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.br ^ready
^ready:
  nvvm.barrier
  llvm.br ^wait
^wait:
  %done = nvvm.mbarrier.try_wait %bar, %c0 : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %done, ^exit, ^wait
^exit:
  llvm.return
}

// -----

// One map alone has the bytes that its barrier expects.
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<1 x i64>
// expected-remark @below {{[async.assumed] expects what the kernel says, got nothing of it: assumed boxes of 4096 bytes for the tensor map arg0}}
llvm.func @opaque_map(%in: !llvm.ptr) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %elected = nvvm.elect.sync -> i1
  llvm.cond_br %elected, ^init, ^ready
^init:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %smem, %in, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.br ^ready
^ready:
  nvvm.barrier
  llvm.br ^wait
^wait:
  %done = nvvm.mbarrier.try_wait %bar, %c0 : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %done, ^exit, ^wait
^exit:
  llvm.return
}

// -----

// Two barriers expect different bytes of one map: the second is wrong.
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<2 x i64>
// expected-remark @below {{[async.assumed] expects what the kernel says, got nothing of it: assumed boxes of 4096 bytes for the tensor map arg0}}
llvm.func @disagree(%in: !llvm.ptr) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %bar2 = llvm.getelementptr %bar[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %more = llvm.getelementptr %smem[8192] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
  %half = llvm.mlir.constant(2048 : i32) : i32
  %elected = nvvm.elect.sync -> i1
  llvm.cond_br %elected, ^init, ^ready
^init:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %bar2, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %smem, %in, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  // expected-note @below {{the other end is here}}
  nvvm.mbarrier.arrive.expect_tx %bar2, %half : !llvm.ptr<3>, i32
  // expected-error @below {{[async.bytes] expects the bytes expected in a phase to be the bytes issued, got 2048 more bytes issued than expected}}
  // expected-note @below {{fix: expect the sum of the copies that signal the barrier}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %more, %in, %bar2, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.br ^ready
^ready:
  nvvm.barrier
  llvm.br ^wait
^wait:
  %done = nvvm.mbarrier.try_wait %bar, %c0 : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %done, ^exit, ^wait
^exit:
  llvm.return
}

// -----

// Each thread reads in a loop what it copied before it, however often that turns.
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.func @own_copies(%x: !llvm.ptr<1>, %n: i32) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %c127 = llvm.mlir.constant(127 : i32) : i32
  %c2048 = llvm.mlir.constant(2048 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %mine = llvm.mul %tid, %c16 : i32
  %p0 = llvm.getelementptr %smem[%mine] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %p1 = llvm.getelementptr %p0[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
  nvvm.cp.async.shared.global %p0, %x, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %p1, %x, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  %next = llvm.add %tid, %c1 : i32
  %other = llvm.and %next, %c127 : i32
  %from = llvm.mul %tid, %c16 : i32
  llvm.br ^head(%c0 : i32)
^head(%k: i32):
  %more = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %more, ^body, ^exit
^body:
  %step = llvm.mul %k, %c2048 : i32
  %at = llvm.add %from, %step : i32
  %p = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %v = llvm.load %p : !llvm.ptr<3> -> vector<4xi32>
  llvm.store %v, %x : vector<4xi32>, !llvm.ptr<1>
  %inc = llvm.add %k, %c1 : i32
  llvm.br ^head(%inc : i32)
^exit:
  llvm.return
}

// -----

// What its neighbour copied, it has not awaited.
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.func @copies_of_others(%x: !llvm.ptr<1>, %n: i32) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %c127 = llvm.mlir.constant(127 : i32) : i32
  %c2048 = llvm.mlir.constant(2048 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %mine = llvm.mul %tid, %c16 : i32
  %p0 = llvm.getelementptr %smem[%mine] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %p1 = llvm.getelementptr %p0[2048] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
  // expected-note @below {{the other end is here}}
  nvvm.cp.async.shared.global %p0, %x, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.shared.global %p1, %x, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  %next = llvm.add %tid, %c1 : i32
  %other = llvm.and %next, %c127 : i32
  %from = llvm.mul %other, %c16 : i32
  llvm.br ^head(%c0 : i32)
^head(%k: i32):
  %more = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %more, ^body, ^exit
^body:
  %step = llvm.mul %k, %c2048 : i32
  %at = llvm.add %from, %step : i32
  %p = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  // expected-error @below {{[async.read-early] expects stages to be read only after their copies ended}}
  // expected-note @below {{fix:}}
  %v = llvm.load %p : !llvm.ptr<3> -> vector<4xi32>
  llvm.store %v, %x : vector<4xi32>, !llvm.ptr<1>
  %inc = llvm.add %k, %c1 : i32
  llvm.br ^head(%inc : i32)
^exit:
  llvm.return
}
