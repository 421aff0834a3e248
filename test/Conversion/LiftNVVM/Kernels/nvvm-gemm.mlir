// RUN: tier-opt %s --check-async 2>&1 | count 0

// A ring of four stages in the LLVM dialect: a warpgroup gives its registers away and loads, another multiplies one
// product behind, stores its tile by threads and lets the engine write it out. Stage and phase are carried.
#a = #layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>
#b = #layout.tensormap<element = bf16, box = [64, 8], swizzle = 128B>
#c = #layout.tensormap<element = f32, box = [8, 64]>
!acc = !llvm.struct<(f32, f32, f32, f32)>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @full() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<4 x i64>
llvm.mlir.global internal @empty() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<4 x i64>
llvm.func @nvvm_gemm(%amap: !llvm.ptr {layout.tensormap = #a}, %bmap: !llvm.ptr {layout.tensormap = #b}, %cmap: !llvm.ptr {layout.tensormap = #c}, %n: i32)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 256>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c64 = llvm.mlir.constant(64 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %bytes = llvm.mlir.constant(9216 : i32) : i32
  %stride = llvm.mlir.constant(9216 : i32) : i32
  %boff = llvm.mlir.constant(8192 : i32) : i32
  %coff = llvm.mlir.constant(36864 : i32) : i32
  %mask = llvm.mlir.constant(262143 : i32) : i32
  %high = llvm.mlir.constant(4611686293305360384 : i64) : i64
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %full = llvm.mlir.addressof @full : !llvm.ptr<3>
  %empty = llvm.mlir.addressof @empty : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %first, ^init(%c0 : i32), ^ready
^init(%i: i32):
  %fi = llvm.getelementptr %full[%i] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %ei = llvm.getelementptr %empty[%i] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.init %fi, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %ei, %c1 : !llvm.ptr<3>, i32
  %i1 = llvm.add %i, %c1 : i32
  %more = llvm.icmp "ult" %i1, %c4 : i32
  llvm.cond_br %more, ^init(%i1 : i32), ^published
^published:
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.barrier
  %isload = llvm.icmp "ult" %tid, %c128 : i32
  llvm.cond_br %isload, ^load, ^math
^load:
  nvvm.setmaxregister decrease 24
  llvm.cond_br %first, ^fill(%c0, %c0, %c1 : i32, i32, i32), ^exit
^fill(%k: i32, %s: i32, %q: i32):
  %go = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %go, ^fillbody, ^exit
^fillbody:
  %fs = llvm.getelementptr %full[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %es = llvm.getelementptr %empty[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  llvm.br ^fillwait
^fillwait:
  %free = nvvm.mbarrier.try_wait %es, %q : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %free, ^issue, ^fillwait
^issue:
  nvvm.mbarrier.arrive.expect_tx %fs, %bytes : !llvm.ptr<3>, i32
  %at = llvm.mul %s, %stride : i32
  %as = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %bs = llvm.getelementptr %as[%boff] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %x = llvm.mul %k, %c64 : i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %as, %amap, %fs, box[%x, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %bs, %bmap, %fs, box[%x, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  %k1 = llvm.add %k, %c1 : i32
  %s1 = llvm.add %s, %c1 : i32
  %wraps = llvm.icmp "eq" %s1, %c4 : i32
  %snext = llvm.select %wraps, %c0, %s1 : i1, i32
  %flip = llvm.zext %wraps : i1 to i32
  %qnext = llvm.xor %q, %flip : i32
  llvm.br ^fill(%k1, %snext, %qnext : i32, i32, i32)
^math:
  nvvm.setmaxregister increase 240
  %lane = llvm.sub %tid, %c128 : i32
  %leads = llvm.icmp "eq" %tid, %c128 : i32
  %f0 = llvm.mlir.constant(0.0 : f32) : f32
  %u = llvm.mlir.undef : !acc
  %u0 = llvm.insertvalue %f0, %u[0] : !acc
  %u1 = llvm.insertvalue %f0, %u0[1] : !acc
  %u2 = llvm.insertvalue %f0, %u1[2] : !acc
  %zero = llvm.insertvalue %f0, %u2[3] : !acc
  llvm.br ^use(%c0, %c0, %c0, %zero : i32, i32, i32, !acc)
^use(%j: i32, %t: i32, %p: i32, %acc: !acc):
  %goes = llvm.icmp "slt" %j, %n : i32
  llvm.cond_br %goes, ^usebody, ^done
^usebody:
  %ft = llvm.getelementptr %full[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  llvm.br ^usewait
^usewait:
  %came = nvvm.mbarrier.try_wait %ft, %p : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %came, ^multiply, ^usewait
^multiply:
  %ut = llvm.mul %t, %stride : i32
  %sa = llvm.ptrtoint %smem : !llvm.ptr<3> to i32
  %aa = llvm.add %sa, %ut : i32
  %ba = llvm.add %aa, %boff : i32
  %am = llvm.and %aa, %mask : i32
  %ae = llvm.lshr %am, %c4 : i32
  %az = llvm.zext %ae : i32 to i64
  %da = llvm.or %az, %high : i64
  %bm = llvm.and %ba, %mask : i32
  %be = llvm.lshr %bm, %c4 : i32
  %bz = llvm.zext %be : i32 to i64
  %db = llvm.or %bz, %high : i64
  nvvm.wgmma.fence.aligned
  %d = nvvm.wgmma.mma_async %da, %db, %acc, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<bf16>, #nvvm.wgmma_scale_in<one>, <row>], B [<bf16>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 1
  %older = llvm.icmp "sgt" %j, %c0 : i32
  %releases = llvm.and %older, %leads : i1
  %jb = llvm.add %j, %c3 : i32
  %before = llvm.urem %jb, %c4 : i32
  llvm.cond_br %releases, ^release, ^next
^release:
  %et = llvm.getelementptr %empty[%before] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.arrive %et : !llvm.ptr<3>
  llvm.br ^next
^next:
  %j1 = llvm.add %j, %c1 : i32
  %t1 = llvm.add %t, %c1 : i32
  %around = llvm.icmp "eq" %t1, %c4 : i32
  %tnext = llvm.select %around, %c0, %t1 : i1, i32
  %turn = llvm.zext %around : i1 to i32
  %pnext = llvm.xor %p, %turn : i32
  llvm.br ^use(%j1, %tnext, %pnext, %d : i32, i32, i32, !acc)
^done:
  nvvm.wgmma.wait.group.sync.aligned 0
  %v0 = llvm.extractvalue %acc[0] : !acc
  %cs = llvm.getelementptr %smem[%coff] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %cp = llvm.getelementptr %cs[%lane] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  llvm.store %v0, %cp : f32, !llvm.ptr<3>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier id = %c1 number_of_threads = %c128
  llvm.cond_br %leads, ^store, ^exit
^store:
  nvvm.cp.async.bulk.tensor.global.shared.cta %cmap, %cs, box[%c0, %c0] : !llvm.ptr, !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  nvvm.cp.async.bulk.wait_group 0 {read}
  llvm.br ^exit
^exit:
  llvm.return
}
