// RUN: tier-opt %s --check-async 2>&1 | count 0

// Two staging tiles in turn: a bulk store of one runs while the other is written.
llvm.mlir.global internal @staging() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<1024 x f32>
llvm.func @bulk_epilogue(%out: !llvm.ptr<1>, %n: i32, %v: f32) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c512 = llvm.mlir.constant(512 : i32) : i32
  %bytes = llvm.mlir.constant(2048 : i32) : i32
  %staging = llvm.mlir.addressof @staging : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.br ^tile(%c0 : i32)
^tile(%t: i32):
  %goes = llvm.icmp "slt" %t, %n : i32
  llvm.cond_br %goes, ^begin, ^done
^begin:
  llvm.cond_br %first, ^drain, ^write
^drain:
  nvvm.cp.async.bulk.wait_group 1 {read}
  llvm.br ^write
^write:
  nvvm.barrier
  %which = llvm.and %t, %c1 : i32
  %at = llvm.mul %which, %c512 : i32
  %tile = llvm.getelementptr %staging[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %mine = llvm.getelementptr %tile[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.array<4 x f32>
  llvm.store %v, %mine : f32, !llvm.ptr<3>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  nvvm.barrier
  llvm.cond_br %first, ^store, ^next
^store:
  %to = llvm.mul %t, %c512 : i32
  %dst = llvm.getelementptr %out[%to] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  nvvm.cp.async.bulk.global.shared.cta %dst, %tile, %bytes : !llvm.ptr<1>, !llvm.ptr<3>
  nvvm.cp.async.bulk.commit.group
  llvm.br ^next
^next:
  %t1 = llvm.add %t, %c1 : i32
  llvm.br ^tile(%t1 : i32)
^done:
  llvm.cond_br %first, ^last, ^exit
^last:
  nvvm.cp.async.bulk.wait_group 0
  llvm.br ^exit
^exit:
  llvm.return
}
