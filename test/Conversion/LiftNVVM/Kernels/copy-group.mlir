// RUN: tier-opt %s --check-async 2>&1 | count 0

// A warpgroup copies an operand by threads, waits for its copies, fences and meets, and multiplies; tile after tile.
!acc = !llvm.struct<(f32, f32, f32, f32)>
llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<2048 x i8>
llvm.func @copy_group(%in: !llvm.ptr<1>, %n: i32, %out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %mask = llvm.mlir.constant(262143 : i32) : i32
  %high = llvm.mlir.constant(4611686293305360384 : i64) : i64
  %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %mine = llvm.mul %tid, %c16 : i32
  %dst = llvm.getelementptr %tile[%mine] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %src = llvm.getelementptr %in[%mine] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i8
  %f0 = llvm.mlir.constant(0.0 : f32) : f32
  %u = llvm.mlir.undef : !acc
  %u0 = llvm.insertvalue %f0, %u[0] : !acc
  %u1 = llvm.insertvalue %f0, %u0[1] : !acc
  %u2 = llvm.insertvalue %f0, %u1[2] : !acc
  %zero = llvm.insertvalue %f0, %u2[3] : !acc
  %sa = llvm.ptrtoint %tile : !llvm.ptr<3> to i32
  %am = llvm.and %sa, %mask : i32
  %ae = llvm.lshr %am, %c4 : i32
  %az = llvm.zext %ae : i32 to i64
  %da = llvm.or %az, %high : i64
  llvm.br ^turn(%c0, %zero : i32, !acc)
^turn(%k: i32, %acc: !acc):
  %go = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %go, ^copy, ^done
^copy:
  nvvm.cp.async.shared.global %dst, %src, 16, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  nvvm.cp.async.commit.group
  nvvm.cp.async.wait.group 0
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier
  nvvm.wgmma.fence.aligned
  %d = nvvm.wgmma.mma_async %da, %da, %acc, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<bf16>, #nvvm.wgmma_scale_in<one>, <row>], B [<bf16>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  nvvm.barrier
  %k1 = llvm.add %k, %c1 : i32
  llvm.br ^turn(%k1, %d : i32, !acc)
^done:
  %v0 = llvm.extractvalue %acc[0] : !acc
  %cp = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  llvm.store %v0, %cp : f32, !llvm.ptr<1>
  llvm.return
}
