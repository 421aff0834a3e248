// A kernel that changes a tensor map in shared memory, publishes it and loads through it. Nothing to say.
// RUN: tier-opt %s --check-async --strict 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty --implicit-check-not=error --implicit-check-not=warning
// RUN: sed 's/^.*@acquire$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=ACQUIRE
// Without any release the map that is replaced in global memory is not published.
// RUN: sed 's/^.*@release$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=RELEASE

// GOOD-COUNT-2: remark: [async.assumed]
llvm.mlir.global internal @map() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<128 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<2 x i64>
llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<8192 x i8>
llvm.func @load(%global: !llvm.ptr<1>, %other: !llvm.ptr<1>, %address: i64, %out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %full = llvm.mlir.constant(-1 : i32) : i32
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %map = llvm.mlir.addressof @map : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %bar2 = llvm.getelementptr %bar[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
  %tile2 = llvm.getelementptr %tile[4096] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i8
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %first, ^replace, ^all
^replace:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %bar2, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  nvvm.inline_ptx "tensormap.replace.tile.global_address.shared::cta.b1024.b64 [{$r0}], {$r1};" ro (%map, %address : !llvm.ptr<3>, i64)
  nvvm.inline_ptx "tensormap.replace.tile.global_address.global.b1024.b64 [{$r0}], {$r1};" ro (%other, %address : !llvm.ptr<1>, i64)
  nvvm.inline_ptx "fence.proxy.tensormap::generic.release.gpu;" // @release
  llvm.br ^all
^all:
  nvvm.bar.warp.sync %full : i32
  nvvm.inline_ptx "tensormap.cp_fenceproxy.global.shared::cta.tensormap::generic.release.gpu.sync.aligned [{$r0}], [{$r1}], 128;" ro (%global, %map : !llvm.ptr<1>, !llvm.ptr<3>) // @release
  %g = llvm.addrspacecast %global : !llvm.ptr<1> to !llvm.ptr
  %o = llvm.addrspacecast %other : !llvm.ptr<1> to !llvm.ptr
  nvvm.fence.proxy.acquire #nvvm.mem_scope<gpu> %g, %c128 // @acquire
  llvm.cond_br %first, ^issue, ^wait
^issue:
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %tile, %g, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
// ACQUIRE: <stdin>:[[# @LINE - 1]]:3: error: [async.map-fence]
  nvvm.mbarrier.arrive.expect_tx %bar2, %bytes : !llvm.ptr<3>, i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %tile2, %o, %bar2, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
// RELEASE: <stdin>:[[# @LINE - 1]]:3: error: [async.map-fence]
  llvm.br ^wait
^wait:
  nvvm.mbarrier.try_wait.parity %bar, %c0, %c1 : !llvm.ptr<3>, i32, i32
  nvvm.mbarrier.try_wait.parity %bar2, %c0, %c1 : !llvm.ptr<3>, i32, i32
  %p = llvm.getelementptr %tile[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %p : !llvm.ptr<3> -> f32
  llvm.store %v, %out : f32, !llvm.ptr<1>
  llvm.return
}
