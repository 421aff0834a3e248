// RUN: tier-opt %s --check-async 2>&1 | count 0

// Two CTAs: each loads half of a stage into both, and both release it to both. Nobody leaves before the other.
#map = #layout.tensormap<element = f32, box = [32, 16]>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @full() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<2 x i64>
llvm.mlir.global internal @empty() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<2 x i64>
llvm.func @cluster_multicast(%in: !llvm.ptr {layout.tensormap = #map}, %out: !llvm.ptr<1>, %n: i32)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 160>, nvvm.cluster_dim = array<i32: 2, 1, 1>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %both = llvm.mlir.constant(3 : i16) : i16
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %half = llvm.mlir.constant(2048 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %full = llvm.mlir.addressof @full : !llvm.ptr<3>
  %empty = llvm.mlir.addressof @empty : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %first, ^init, ^ready
^init:
  %full1 = llvm.getelementptr %full[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %empty1 = llvm.getelementptr %empty[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.init %full, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %full1, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %empty, %c8 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %empty1, %c8 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  %isload = llvm.icmp "ult" %tid, %c128 : i32
  %lane = llvm.urem %tid, %c32 : i32
  %leads = llvm.icmp "eq" %lane, %c0 : i32
  llvm.cond_br %isload, ^use(%c0 : i32), ^load
^load:
  llvm.cond_br %leads, ^fill(%c0 : i32), ^meet
^fill(%k: i32):
  %go = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %go, ^fillbody, ^meet
^fillbody:
  %s = llvm.urem %k, %c2 : i32
  %kq = llvm.udiv %k, %c2 : i32
  %kr = llvm.urem %kq, %c2 : i32
  %q = llvm.xor %kr, %c1 : i32
  %es = llvm.getelementptr %empty[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %fs = llvm.getelementptr %full[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  llvm.br ^freewait
^freewait:
  %free = nvvm.mbarrier.try_wait %es, %q {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %free, ^expect, ^freewait
^expect:
  nvvm.mbarrier.arrive.expect_tx %fs, %bytes : !llvm.ptr<3>, i32
  %at = llvm.mul %s, %bytes : i32
  %dst = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %isfirst = llvm.icmp "eq" %rank, %c0 : i32
  llvm.cond_br %isfirst, ^upper, ^lower
^upper:
  %dst0 = llvm.addrspacecast %dst : !llvm.ptr<3> to !llvm.ptr<7>
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst0, %in, %fs, box[%k, %c0] multicast_mask = %both : !llvm.ptr<7>, !llvm.ptr
  llvm.br ^filled
^lower:
  %dst1 = llvm.getelementptr %dst[%half] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %dst2 = llvm.addrspacecast %dst1 : !llvm.ptr<3> to !llvm.ptr<7>
  nvvm.cp.async.bulk.tensor.shared.cluster.global %dst2, %in, %fs, box[%k, %c16] multicast_mask = %both : !llvm.ptr<7>, !llvm.ptr
  llvm.br ^filled
^filled:
  %k1 = llvm.add %k, %c1 : i32
  llvm.br ^fill(%k1 : i32)
^use(%j: i32):
  %goes = llvm.icmp "slt" %j, %n : i32
  llvm.cond_br %goes, ^usebody, ^meet
^usebody:
  %t = llvm.urem %j, %c2 : i32
  %jq = llvm.udiv %j, %c2 : i32
  %p = llvm.urem %jq, %c2 : i32
  %ft = llvm.getelementptr %full[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  llvm.br ^usewait
^usewait:
  %came = nvvm.mbarrier.try_wait %ft, %p {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %came, ^read, ^usewait
^read:
  %ut = llvm.mul %t, %bytes : i32
  %tile = llvm.getelementptr %smem[%ut] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %vp = llvm.getelementptr %tile[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %vp : !llvm.ptr<3> -> f32
  %op = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  llvm.store %v, %op : f32, !llvm.ptr<1>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async>}
  %warp = llvm.mlir.constant(-1 : i32) : i32
  nvvm.bar.warp.sync %warp : i32
  llvm.cond_br %leads, ^release, ^used
^release:
  %et = llvm.getelementptr %empty[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %e0 = nvvm.mapa %et, %c0 : !llvm.ptr<3> -> !llvm.ptr<7>
  nvvm.mbarrier.arrive %e0 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  %e1 = nvvm.mapa %et, %c1 : !llvm.ptr<3> -> !llvm.ptr<7>
  nvvm.mbarrier.arrive %e1 {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  llvm.br ^used
^used:
  %j1 = llvm.add %j, %c1 : i32
  llvm.br ^use(%j1 : i32)
^meet:
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  llvm.return
}
