// RUN: tier-opt %s --check-async 2>&1 | count 0

// In each turn the warps of two CTAs tell the other, at the other's own barrier, and wait to be told. Nobody begins the
// next turn before all were told: a phase must be seen before it is followed by another.
llvm.mlir.global internal @told() {addr_space = 3 : i32, alignment = 8 : i64} : i64
llvm.func @cluster_signal(%n: i32) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 64>, nvvm.cluster_dim = array<i32: 2, 1, 1>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %told = llvm.mlir.addressof @told : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %other = llvm.sub %c1, %rank : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  %lane = llvm.urem %tid, %c32 : i32
  %leads = llvm.icmp "eq" %lane, %c0 : i32
  llvm.cond_br %first, ^init, ^ready
^init:
  nvvm.mbarrier.init %told, %c2 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  llvm.br ^turn(%c0 : i32)
^turn(%k: i32):
  %go = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %go, ^tell, ^meet
^tell:
  llvm.cond_br %leads, ^arrive, ^told
^arrive:
  %e = nvvm.mapa %told, %other : !llvm.ptr<3> -> !llvm.ptr<7>
  nvvm.mbarrier.arrive %e {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<7>
  llvm.br ^told
^told:
  %p = llvm.urem %k, %c2 : i32
  llvm.br ^wait
^wait:
  %came = nvvm.mbarrier.try_wait %told, %p {scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %came, ^next, ^wait
^next:
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  %k1 = llvm.add %k, %c1 : i32
  llvm.br ^turn(%k1 : i32)
^meet:
  nvvm.cluster.arrive {aligned}
  nvvm.cluster.wait {aligned}
  llvm.return
}
