// RUN: tier-opt %s --check-async 2>&1 | count 0

// A box is loaded, changed and stored; its barrier is ended and its bytes are used again.
#map = #layout.tensormap<element = f32, box = [32, 32]>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<1 x i64>
llvm.func @nvvm_copy(%in: !llvm.ptr {layout.tensormap = #map}, %out: !llvm.ptr {layout.tensormap = #map}, %n: i64)
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
  nvvm.mbarrier.inval %bar : !llvm.ptr<3>
  llvm.store %n, %bar : i64, !llvm.ptr<3>
  nvvm.cp.async.bulk.tensor.global.shared.cta %out, %smem, box[%c0, %c0] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0 {read}
  llvm.br ^exit
^exit:
  llvm.return
}
