// Two groups of warps take tiles in turn, out of one ring that a third role fills: each knows where the other left the ring.
// RUN: tier-opt %s --check-async 2>&1 | FileCheck %s --implicit-check-not=error --implicit-check-not=warning
// The second group begins one block too late, or each goes on by the blocks of one tile alone.
// RUN: sed '/@begin$/s/group/c1/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=WRONG
// Nobody waits for the other's turn.
// RUN: sed '/@turn$/s/id = .turn/id = %%number/; /@turn$/s/c256/c128/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: sed '/@step$/s/both/blocks/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=WRONG

// CHECK: remark: [async.assumed] {{.*}} what holds for each number up to 5
// WRONG: error: [async.{{.*}}]
#map = #layout.tensormap<element = f32, box = [32, 32]>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bars() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<4 x i64>
llvm.func @turns(%in: !llvm.ptr {layout.tensormap = #map}, %tiles: i32, %blocks: i32, %out: !llvm.ptr<1>)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 288>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %c8 = llvm.mlir.constant(8 : i32) : i32
  %c127 = llvm.mlir.constant(127 : i32) : i32
  %c256 = llvm.mlir.constant(256 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %full = llvm.mlir.addressof @bars : !llvm.ptr<3>
  %empty = llvm.getelementptr %full[2] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %count = nvvm.read.ptx.sreg.nctaid.x : i32
  %warp = llvm.lshr %tid, %c5 : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %first, ^init, ^ready
^init:
  nvvm.mbarrier.init %full, %c1 : !llvm.ptr<3>, i32
  %full1 = llvm.getelementptr %full[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.init %full1, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %empty, %c1 : !llvm.ptr<3>, i32
  %empty1 = llvm.getelementptr %full[3] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.init %empty1, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.barrier
  %loads = llvm.icmp "uge" %warp, %c8 : i32
  llvm.cond_br %loads, ^loader, ^worker
^loader:
  %e = nvvm.elect.sync -> i1
  llvm.cond_br %e, ^tiles(%block, %c0, %c0 : i32, i32, i32), ^exit
^tiles(%t: i32, %s0: i32, %p0: i32):
  %more = llvm.icmp "ult" %t, %tiles : i32
  llvm.cond_br %more, ^blocks(%c0, %s0, %p0 : i32, i32, i32), ^exit
^blocks(%k: i32, %s: i32, %p: i32):
  %free = llvm.xor %p, %c1 : i32
  %full_s = llvm.getelementptr %full[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %empty_s = llvm.getelementptr %empty[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.try_wait.parity %empty_s, %free, %c1 : !llvm.ptr<3>, i32, i32
  nvvm.mbarrier.arrive.expect_tx %full_s, %bytes : !llvm.ptr<3>, i32
  %at = llvm.mul %s, %bytes : i32
  %to = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to, %in, %full_s, box[%k, %t] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  %s1 = llvm.add %s, %c1 : i32
  %wraps = llvm.icmp "eq" %s1, %c2 : i32
  %s2 = llvm.select %wraps, %c0, %s1 : i1, i32
  %flip = llvm.zext %wraps : i1 to i32
  %p2 = llvm.xor %p, %flip : i32
  %k1 = llvm.add %k, %c1 : i32
  %again = llvm.icmp "ult" %k1, %blocks : i32
  llvm.cond_br %again, ^blocks(%k1, %s2, %p2 : i32, i32, i32), ^next
^next:
  %t1 = llvm.add %t, %count : i32
  llvm.br ^tiles(%t1, %s2, %p2 : i32, i32, i32)
^worker:
  %group = llvm.lshr %tid, %c7 : i32
  %ahead = llvm.mul %group, %count : i32
  %own = llvm.add %block, %ahead : i32
  %stride = llvm.mul %count, %c2 : i32
  %begin = llvm.mul %group, %blocks : i32 // @begin
  %both = llvm.mul %blocks, %c2 : i32
  %step = llvm.add %both, %c0 : i32 // @step
  %number = llvm.add %group, %c1 : i32
  %lane = llvm.and %tid, %c127 : i32
  %leads = llvm.icmp "eq" %lane, %c0 : i32
  %turn = llvm.add %group, %c3 : i32
  %others = llvm.sub %c4, %group : i32
  %second = llvm.icmp "eq" %group, %c1 : i32
  llvm.cond_br %second, ^let, ^begin
^let:
  nvvm.barrier.arrive id = %c3 number_of_threads = %c256
  llvm.br ^begin
^begin:
  llvm.br ^mine(%own, %begin : i32, i32)
^mine(%u: i32, %i: i32):
  %goes = llvm.icmp "ult" %u, %tiles : i32
  llvm.cond_br %goes, ^my_turn, ^exit
^my_turn:
  nvvm.barrier id = %turn number_of_threads = %c256 // @turn
  llvm.br ^work(%c0 : i32)
^work(%j: i32):
  %pos = llvm.add %i, %j : i32
  %r = llvm.urem %pos, %c2 : i32
  %q = llvm.udiv %pos, %c2 : i32
  %phase = llvm.and %q, %c1 : i32
  %full_r = llvm.getelementptr %full[%r] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %empty_r = llvm.getelementptr %empty[%r] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.try_wait.parity %full_r, %phase, %c1 : !llvm.ptr<3>, i32, i32
  %from = llvm.mul %r, %bytes : i32
  %tile = llvm.getelementptr %smem[%from] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %word = llvm.getelementptr %tile[%lane] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %word : !llvm.ptr<3> -> f32
  llvm.store %v, %out : f32, !llvm.ptr<1>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier id = %number number_of_threads = %c128
  llvm.cond_br %leads, ^release, ^on
^release:
  nvvm.mbarrier.arrive %empty_r : !llvm.ptr<3>
  llvm.br ^on
^on:
  %j1 = llvm.add %j, %c1 : i32
  %further = llvm.icmp "ult" %j1, %blocks : i32
  llvm.cond_br %further, ^work(%j1 : i32), ^done
^done:
  nvvm.barrier.arrive id = %others number_of_threads = %c256
  %u1 = llvm.add %u, %stride : i32
  %i1 = llvm.add %i, %step : i32
  llvm.br ^mine(%u1, %i1 : i32, i32)
^exit:
  llvm.return
}
