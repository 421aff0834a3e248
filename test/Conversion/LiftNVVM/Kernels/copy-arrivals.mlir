// RUN: tier-opt %s --check-async 2>&1 | count 0

// Four warps copy by threads and let the copies arrive at the barrier; four others wait, fence and multiply.
!acc = !llvm.struct<(f32, f32, f32, f32)>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bars() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<4 x i64>
llvm.func @copy_arrivals(%in: !llvm.ptr<1>, %n: i32, %out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 256>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c7 = llvm.mlir.constant(7 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %stride = llvm.mlir.constant(2048 : i32) : i32
  %mask = llvm.mlir.constant(262143 : i32) : i32
  %high = llvm.mlir.constant(4611686293305360384 : i64) : i64
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %full = llvm.mlir.addressof @bars : !llvm.ptr<3>
  %empty = llvm.getelementptr %full[2] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %first, ^init, ^ready
^init:
  %full1 = llvm.getelementptr %full[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %empty1 = llvm.getelementptr %full[3] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.init %full, %c128 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %full1, %c128 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %empty, %c4 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %empty1, %c4 : !llvm.ptr<3>, i32
  llvm.br ^ready
^ready:
  nvvm.barrier
  %isload = llvm.icmp "ult" %tid, %c128 : i32
  llvm.cond_br %isload, ^fill(%c0 : i32), ^math
^fill(%k: i32):
  %go = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %go, ^fillbody, ^exit
^fillbody:
  %s = llvm.urem %k, %c2 : i32
  %kq = llvm.udiv %k, %c2 : i32
  %kr = llvm.urem %kq, %c2 : i32
  %q = llvm.xor %kr, %c1 : i32
  %es = llvm.getelementptr %empty[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %fs = llvm.getelementptr %full[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  llvm.br ^fillwait
^fillwait:
  %free = nvvm.mbarrier.try_wait %es, %q : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %free, ^copy, ^fillwait
^copy:
  %at = llvm.mul %s, %stride : i32
  %mine = llvm.mul %tid, %c16 : i32
  %sum = llvm.add %at, %mine : i32
  %dst = llvm.getelementptr %smem[%sum] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %src = llvm.getelementptr %in[%sum] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
  nvvm.cp.async.shared.global %dst, %src, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.mbarrier.arrive %fs {noinc = true} : !llvm.ptr<3>
  %k1 = llvm.add %k, %c1 : i32
  llvm.br ^fill(%k1 : i32)
^math:
  %f0 = llvm.mlir.constant(0.0 : f32) : f32
  %u = llvm.mlir.undef : !acc
  %u0 = llvm.insertvalue %f0, %u[0] : !acc
  %u1 = llvm.insertvalue %f0, %u0[1] : !acc
  %u2 = llvm.insertvalue %f0, %u1[2] : !acc
  %zero = llvm.insertvalue %f0, %u2[3] : !acc
  llvm.br ^use(%c0, %zero : i32, !acc)
^use(%j: i32, %acc: !acc):
  %goes = llvm.icmp "slt" %j, %n : i32
  llvm.cond_br %goes, ^usebody, ^done
^usebody:
  %t = llvm.urem %j, %c2 : i32
  %jq = llvm.udiv %j, %c2 : i32
  %p = llvm.urem %jq, %c2 : i32
  %ft = llvm.getelementptr %full[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  llvm.br ^usewait
^usewait:
  %came = nvvm.mbarrier.try_wait %ft, %p : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %came, ^multiply, ^usewait
^multiply:
  %ut = llvm.mul %t, %stride : i32
  %sa = llvm.ptrtoint %smem : !llvm.ptr<3> to i32
  %aa = llvm.add %sa, %ut : i32
  %am = llvm.and %aa, %mask : i32
  %ae = llvm.lshr %am, %c4 : i32
  %az = llvm.zext %ae : i32 to i64
  %da = llvm.or %az, %high : i64
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.wgmma.fence.aligned
  %d = nvvm.wgmma.mma_async %da, %da, %acc, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<bf16>, #nvvm.wgmma_scale_in<one>, <row>], B [<bf16>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  %lane = llvm.urem %tid, %c32 : i32
  %leads = llvm.icmp "eq" %lane, %c0 : i32
  llvm.cond_br %leads, ^release, ^next
^release:
  %et = llvm.getelementptr %empty[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.arrive %et : !llvm.ptr<3>
  llvm.br ^next
^next:
  %j1 = llvm.add %j, %c1 : i32
  llvm.br ^use(%j1, %d : i32, !acc)
^done:
  %v0 = llvm.extractvalue %acc[0] : !acc
  %cp = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  llvm.store %v0, %cp : f32, !llvm.ptr<1>
  llvm.br ^exit
^exit:
  llvm.return
}
