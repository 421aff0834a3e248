// Tensor memory in inline PTX: a pair of CTAs multiplies, scales are copied into tensor memory, one commit tells both. Nothing to say.
// RUN: tier-opt %s --check-async --strict 2>&1 | count 0
// RUN: sed 's/^.*@commit$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=COMMIT
// RUN: sed 's/^.*@filled$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=FILLED
// RUN: sed 's/^.*@after$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: sed 's/^.*@loaded$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=LOADED
// One CTA alone is told.
// RUN: sed '/@both$/s/3 : i16/1 : i16/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=BOTH

#map = #layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>
llvm.mlir.global internal @a() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<16384 x i8>
llvm.mlir.global internal @b() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<16384 x i8>
llvm.mlir.global internal @scales() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<1024 x i8>
llvm.mlir.global internal @slot() {addr_space = 3 : i32, alignment = 4 : i64} : i32
llvm.mlir.global internal @bars() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<2 x i64>
llvm.func @pair(%ma: !llvm.ptr {layout.tensormap = #map}, %mb: !llvm.ptr {layout.tensormap = #map}, %sc: !llvm.ptr<1>, %out: !llvm.ptr<1>)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2, 1, 1>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c21 = llvm.mlir.constant(21 : i32) : i32
  %both = llvm.mlir.constant(3 : i16) : i16 // @both
  %bytes = llvm.mlir.constant(33792 : i32) : i32
  %scaleBytes = llvm.mlir.constant(1024 : i32) : i32
  %instruction = llvm.mlir.constant(136316048 : i32) : i32
  %a = llvm.mlir.addressof @a : !llvm.ptr<3>
  %b = llvm.mlir.addressof @b : !llvm.ptr<3>
  %scales = llvm.mlir.addressof @scales : !llvm.ptr<3>
  %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
  %full = llvm.mlir.addressof @bars : !llvm.ptr<3>
  %done = llvm.getelementptr %full[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %warp = llvm.lshr %tid, %c5 : i32
  %isFirstWarp = llvm.icmp "eq" %warp, %c0 : i32
  %isLeader = llvm.icmp "eq" %rank, %c0 : i32
  llvm.cond_br %isFirstWarp, ^reserve, ^meet
^reserve:
  llvm.inline_asm has_side_effects "tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [$0], 256; tcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;", "r" %slot : (!llvm.ptr<3>) -> ()
  %e = nvvm.elect.sync -> i1
  llvm.cond_br %e, ^init, ^meet
^init:
  nvvm.mbarrier.init %full, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %done, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^meet
^meet:
  llvm.inline_asm has_side_effects "tcgen05.fence::before_thread_sync;", "" : () -> ()
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  llvm.inline_asm has_side_effects "tcgen05.fence::after_thread_sync;", "" : () -> ()
  %base = llvm.load %slot : !llvm.ptr<3> -> i32
  llvm.cond_br %isFirstWarp, ^chosen, ^wait
^chosen:
  %f = nvvm.elect.sync -> i1
  llvm.cond_br %f, ^load, ^wait
^load:
  // The leader's barrier counts the bytes of both.
  llvm.cond_br %isLeader, ^expect, ^copy
^expect:
  %all = llvm.add %bytes, %bytes : i32
  nvvm.mbarrier.arrive.expect_tx %full, %all : !llvm.ptr<3>, i32
  llvm.br ^copy
^copy:
  %leaders = nvvm.mapa %full, %c0 : !llvm.ptr<3> -> !llvm.ptr<7>
  %l = llvm.ptrtoint %leaders : !llvm.ptr<7> to i32
  %ia = llvm.ptrtoint %a : !llvm.ptr<3> to i32
  %ib = llvm.ptrtoint %b : !llvm.ptr<3> to i32
  llvm.inline_asm has_side_effects "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r" %ia, %ma, %c0, %rank, %l : (i32, !llvm.ptr, i32, i32, i32) -> ()
  llvm.inline_asm has_side_effects "cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 [$0], [$1, {$2, $3}], [$4];", "r,l,r,r,r" %ib, %mb, %c0, %rank, %l : (i32, !llvm.ptr, i32, i32, i32) -> ()
  %is = llvm.ptrtoint %scales : !llvm.ptr<3> to i32
  llvm.inline_asm has_side_effects "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [$0], [$1], $2, [$3];", "r,l,r,r" %is, %sc, %scaleBytes, %l : (i32, !llvm.ptr<1>, i32, i32) -> ()
  llvm.cond_br %isLeader, ^multiply, ^wait
^multiply:
  nvvm.mbarrier.try_wait.parity %full, %c0, %c1 : !llvm.ptr<3>, i32, i32 // @filled
  %ua = llvm.lshr %ia, %c4 : i32
  %ub = llvm.lshr %ib, %c4 : i32
  %us = llvm.lshr %is, %c4 : i32
  %da = llvm.zext %ua : i32 to i64
  %db = llvm.zext %ub : i32 to i64
  %ds = llvm.zext %us : i32 to i64
  llvm.inline_asm has_side_effects "{ .reg .b32 sa, sb; .reg .b64 d2; add.s32 sa, $0, 128; add.s32 sb, $0, 132; add.s64 d2, $1, 32; tcgen05.cp.cta_group::2.32x128b.warpx4 [sa], $1; tcgen05.cp.cta_group::2.32x128b.warpx4 [sb], d2; }", "r,l" %base, %ds : (i32, i64) -> ()
// FILLED: <stdin>:[[# @LINE - 1]]:3: error: [async.read-early]
  llvm.inline_asm has_side_effects "{ .reg .b32 sa, sb; .reg .pred p; setp.ne.b32 p, $4, 0; add.s32 sa, $0, 128; add.s32 sb, $0, 132; tcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale [$0], $1, $2, $3, [sa], [sb], p; }", "r,l,l,r,r" %base, %da, %db, %instruction, %c0 : (i32, i64, i64, i32, i32) -> ()
  llvm.inline_asm has_side_effects "tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [$0], $1;", "r,h" %done, %both : (!llvm.ptr<3>, i16) -> () // @commit
  llvm.br ^wait
^wait:
  nvvm.mbarrier.try_wait.parity %done, %c0, %c1 : !llvm.ptr<3>, i32, i32
// COMMIT: <stdin>:[[# @LINE - 1]]:3: error: [async.arrivals]
// BOTH: <stdin>:[[# @LINE - 2]]:3: error: [async.arrivals]
  llvm.inline_asm has_side_effects "tcgen05.fence::after_thread_sync;", "" : () -> () // @after
  %lanes = llvm.shl %warp, %c21 : i32
  %mine = llvm.add %base, %lanes : i32
  %v = llvm.inline_asm has_side_effects "tcgen05.ld.sync.aligned.32x32b.x2.b32 {$0, $1}, [$2];", "=r,=r,r" %mine : (i32) -> !llvm.struct<(i32, i32)>
// AFTER: <stdin>:[[# @LINE - 1]]:{{.*}}: error: [async.tensor-fence]
  llvm.inline_asm has_side_effects "tcgen05.wait::ld.sync.aligned;", "" : () -> () // @loaded
  %x = llvm.extractvalue %v[0] : !llvm.struct<(i32, i32)>
// LOADED: <stdin>:[[# @LINE + 1]]:3: error: [async.tensor-wait]
  llvm.store %x, %out : i32, !llvm.ptr<1>
  llvm.inline_asm has_side_effects "tcgen05.fence::before_thread_sync;", "" : () -> ()
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  llvm.cond_br %isFirstWarp, ^free, ^exit
^free:
  llvm.inline_asm has_side_effects "tcgen05.fence::after_thread_sync;", "" : () -> ()
  llvm.inline_asm has_side_effects "tcgen05.dealloc.cta_group::2.sync.aligned.b32 $0, 256;", "r" %base : (i32) -> ()
  llvm.br ^exit
^exit:
  llvm.return
}
