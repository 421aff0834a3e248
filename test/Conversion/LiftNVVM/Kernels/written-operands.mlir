// RUN: tier-opt %s --check-async 2>&1 | count 0

// A warpgroup writes each operand tile by threads for another one to multiply: full and empty are named barriers, and a
// fence hands the writes to the matrix unit.
!acc = !llvm.struct<(f32, f32, f32, f32)>
llvm.mlir.global internal @tiles() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<2048 x i8>
llvm.mlir.global internal @scale() {addr_space = 3 : i32, alignment = 16 : i64} : !llvm.array<128 x f32>
llvm.func @written_operands(%in: !llvm.ptr<1>, %n: i32, %out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 256>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %c256 = llvm.mlir.constant(256 : i32) : i32
  %mask = llvm.mlir.constant(262143 : i32) : i32
  %high = llvm.mlir.constant(4611686293305360384 : i64) : i64
  %tile = llvm.mlir.addressof @tiles : !llvm.ptr<3>
  %scale = llvm.mlir.addressof @scale : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %iswrite = llvm.icmp "ult" %tid, %c128 : i32
  llvm.cond_br %iswrite, ^writer, ^math
^writer:
  %wide = llvm.getelementptr %in[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i128
  %sp = llvm.getelementptr %scale[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %one = llvm.mlir.constant(1.0 : f32) : f32
  llvm.store %one, %sp : f32, !llvm.ptr<3>
  llvm.br ^fill(%c0 : i32)
^fill(%k: i32):
  %go = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %go, ^fillbody, ^exit
^fillbody:
  %v = llvm.load %wide : !llvm.ptr<1> -> i128
  %dst = llvm.getelementptr %tile[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i128
  llvm.store %v, %dst : i128, !llvm.ptr<3>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier id = %c1 number_of_threads = %c256
  nvvm.barrier id = %c2 number_of_threads = %c256
  %k1 = llvm.add %k, %c1 : i32
  llvm.br ^fill(%k1 : i32)
^math:
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
  llvm.br ^use(%c0, %zero : i32, !acc)
^use(%j: i32, %acc: !acc):
  %goes = llvm.icmp "slt" %j, %n : i32
  llvm.cond_br %goes, ^multiply, ^done
^multiply:
  nvvm.barrier id = %c1 number_of_threads = %c256
  %lane = llvm.sub %tid, %c128 : i32
  %rp = llvm.getelementptr %scale[%lane] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %s = llvm.load %rp : !llvm.ptr<3> -> f32
  nvvm.wgmma.fence.aligned
  %d = nvvm.wgmma.mma_async %da, %da, %acc, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<bf16>, #nvvm.wgmma_scale_in<one>, <row>], B [<bf16>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc
  nvvm.wgmma.commit.group.sync.aligned
  nvvm.wgmma.wait.group.sync.aligned 0
  nvvm.barrier id = %c2 number_of_threads = %c256
  %op = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  llvm.store %s, %op : f32, !llvm.ptr<1>
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
