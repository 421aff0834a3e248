// RUN: tier-opt %s --check-async 2>&1 | count 0

// A thread of the first warp changes a map in global memory and releases it; the CTA meets, and a thread of the second
// warp acquires the map before it loads through it.
llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<4096 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
llvm.func @tensormap_inplace(%map: !llvm.ptr {layout.tensormap = #layout.tensormap<element = f32, box = [32, 32]>}, %data: i64, %rows: i32, %out: !llvm.ptr<1>)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 64>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %size = llvm.mlir.constant(128 : i32) : i32
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  %second = llvm.icmp "eq" %tid, %c32 : i32
  llvm.cond_br %first, ^edit, ^ready
^edit:
  nvvm.inline_ptx "tensormap.replace.tile.global_address.global.b1024.b64 [{$r0}], {$r1};" ro (%map, %data : !llvm.ptr, i64)
  nvvm.inline_ptx "tensormap.replace.tile.global_dim.global.b1024.b32 [{$r0}], 1, {$r1};" ro (%map, %rows : !llvm.ptr, i32)
  nvvm.fence.proxy.release #nvvm.mem_scope<gpu>
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.barrier
  llvm.cond_br %second, ^issue, ^wait
^issue:
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %map, %size
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %tile, %map, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.br ^wait
^wait:
  %done = nvvm.mbarrier.try_wait %bar, %c0 : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %done, ^use, ^wait
^use:
  %p = llvm.getelementptr %tile[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %p : !llvm.ptr<3> -> f32
  %q = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  llvm.store %v, %q : f32, !llvm.ptr<1>
  llvm.return
}
