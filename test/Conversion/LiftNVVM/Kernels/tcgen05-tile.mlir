// RUN: tier-opt %s --check-async 2>&1 | count 0

// One tile on sm_100: threads write both operands, one thread multiplies them into tensor memory, and the warps add
// what they read out to what they had put there before.
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @slot() {addr_space = 3 : i32, alignment = 16 : i64} : i32
llvm.mlir.global internal @done() {addr_space = 3 : i32, alignment = 16 : i64} : i64
llvm.func @tcgen05_tile(%in: !llvm.ptr<1>, %out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c21 = llvm.mlir.constant(21 : i32) : i32
  %columns = llvm.mlir.constant(32 : i32) : i32
  %idesc = llvm.mlir.constant(134743056 : i32) : i32
  %sbo = llvm.mlir.constant(64 : i32) : i32
  %half = llvm.mlir.constant(2048 : i32) : i32
  %z8 = llvm.mlir.constant(0 : i8) : i8
  %sw = llvm.mlir.constant(2 : i8) : i8
  %false = llvm.mlir.constant(false) : i1
  %true = llvm.mlir.constant(true) : i1
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
  %done = llvm.mlir.addressof @done : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %wid = llvm.lshr %tid, %c5 : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  %is0 = llvm.icmp "eq" %wid, %c0 : i32
  %src = llvm.getelementptr %in[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i128
  %v = llvm.load %src : !llvm.ptr<1> -> i128
  %dst = llvm.getelementptr %smem[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i128
  llvm.store %v, %dst : i128, !llvm.ptr<3>
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
  llvm.cond_br %is0, ^alloc, ^ready
^alloc:
  nvvm.tcgen05.alloc %slot, %columns : !llvm.ptr<3>, i32
  nvvm.tcgen05.relinquish_alloc_permit
  llvm.cond_br %first, ^init, ^ready
^init:
  nvvm.mbarrier.init %done, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %ta = llvm.load %slot : !llvm.ptr<3> -> i32
  %lane = llvm.shl %wid, %c21 : i32
  %mine = llvm.add %ta, %lane : i32
  %tm = llvm.inttoptr %mine : i32 to !llvm.ptr<6>
  %tmem = llvm.inttoptr %ta : i32 to !llvm.ptr<6>
  %zero = llvm.mlir.constant(dense<0> : vector<32xi32>) : vector<32xi32>
  nvvm.tcgen05.st %tm, %zero {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<32xi32>
  nvvm.tcgen05.wait #nvvm.tcgen05_wait<store>
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier
  llvm.cond_br %first, ^issue, ^wait
^issue:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %base = llvm.ptrtoint %smem : !llvm.ptr<3> to i32
  %b = llvm.add %base, %half : i32
  %ea = llvm.lshr %base, %c4 : i32
  %eb = llvm.lshr %b, %c4 : i32
  %da = nvvm.tcgen05.mma_smem_desc(%ea, %c1, %sbo, %z8, %false, %sw) : (i32, i32, i32, i8, i1, i8) -> i64
  %db = nvvm.tcgen05.mma_smem_desc(%eb, %c1, %sbo, %z8, %false, %sw) : (i32, i32, i32, i8, i1, i8) -> i64
  nvvm.tcgen05.mma %tmem, %da, %db, %idesc, %true {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.commit %done : !llvm.ptr<3>
  llvm.br ^wait
^wait:
  %ended = nvvm.mbarrier.try_wait %done, %c0 : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %ended, ^readout, ^wait
^readout:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %row = nvvm.tcgen05.ld %tm {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<32xi32>
  nvvm.tcgen05.wait #nvvm.tcgen05_wait<load>
  %op = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<32 x i32>
  llvm.store %row, %op {alignment = 16 : i64} : vector<32xi32>, !llvm.ptr<1>
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier
  llvm.cond_br %is0, ^free, ^exit
^free:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.dealloc %tmem, %columns : !llvm.ptr<6>, i32
  llvm.br ^exit
^exit:
  llvm.return
}
