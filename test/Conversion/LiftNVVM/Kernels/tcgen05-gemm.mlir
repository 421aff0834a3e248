// RUN: tier-opt %s --check-async 2>&1 | count 0

// Tile after tile on sm_100: warp 0 loads a ring of three stages, warp 1 multiplies into tensor memory and hands each
// sum to four warps that read it out. Warp 2 reserves tensor memory and gives it back.
#a = #layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @slot() {addr_space = 3 : i32, alignment = 16 : i64} : i32
llvm.mlir.global internal @full() {addr_space = 3 : i32, alignment = 32 : i64} : !llvm.array<3 x i64>
llvm.mlir.global internal @empty() {addr_space = 3 : i32, alignment = 32 : i64} : !llvm.array<3 x i64>
llvm.mlir.global internal @done() {addr_space = 3 : i32, alignment = 32 : i64} : !llvm.array<1 x i64>
llvm.mlir.global internal @taken() {addr_space = 3 : i32, alignment = 32 : i64} : !llvm.array<1 x i64>
llvm.func @tcgen05_gemm(%amap: !llvm.ptr {layout.tensormap = #a}, %bmap: !llvm.ptr {layout.tensormap = #a}, %tiles: i32, %n: i32, %out: !llvm.ptr<1>)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 256>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c21 = llvm.mlir.constant(21 : i32) : i32
  %c64 = llvm.mlir.constant(64 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %bytes = llvm.mlir.constant(32768 : i32) : i32
  %half = llvm.mlir.constant(16384 : i32) : i32
  %idesc = llvm.mlir.constant(136316048 : i32) : i32
  %sbo = llvm.mlir.constant(64 : i32) : i32
  %z8 = llvm.mlir.constant(0 : i8) : i8
  %sw128 = llvm.mlir.constant(2 : i8) : i8
  %false = llvm.mlir.constant(false) : i1
  %true = llvm.mlir.constant(true) : i1
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
  %full = llvm.mlir.addressof @full : !llvm.ptr<3>
  %empty = llvm.mlir.addressof @empty : !llvm.ptr<3>
  %done = llvm.mlir.addressof @done : !llvm.ptr<3>
  %taken = llvm.mlir.addressof @taken : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %wid = llvm.lshr %tid, %c5 : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  %is0 = llvm.icmp "eq" %wid, %c0 : i32
  %is1 = llvm.icmp "eq" %wid, %c1 : i32
  %is2 = llvm.icmp "eq" %wid, %c2 : i32
  llvm.cond_br %first, ^init(%c0 : i32), ^reserve
^init(%i: i32):
  %fi = llvm.getelementptr %full[%i] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %ei = llvm.getelementptr %empty[%i] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.init %fi, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %ei, %c1 : !llvm.ptr<3>, i32
  %i1 = llvm.add %i, %c1 : i32
  %more = llvm.icmp "ult" %i1, %c3 : i32
  llvm.cond_br %more, ^init(%i1 : i32), ^others
^others:
  nvvm.mbarrier.init %done, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %taken, %c4 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^reserve
^reserve:
  llvm.cond_br %is2, ^alloc, ^ready
^alloc:
  nvvm.tcgen05.alloc %slot, %c128 : !llvm.ptr<3>, i32
  nvvm.tcgen05.relinquish_alloc_permit
  llvm.br ^ready
^ready:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %ta = llvm.load %slot : !llvm.ptr<3> -> i32
  %tmem = llvm.inttoptr %ta : i32 to !llvm.ptr<6>
  %reads = llvm.icmp "uge" %wid, %c4 : i32
  llvm.cond_br %reads, ^readtile(%c0 : i32), ^choose
^choose:
  llvm.cond_br %is0, ^loader, ^choose1
^choose1:
  llvm.cond_br %is1, ^math, ^end
^loader:
  %l = nvvm.elect.sync -> i1
  llvm.cond_br %l, ^loadtile(%c0, %c0, %c1 : i32, i32, i32), ^end
^loadtile(%t: i32, %s0: i32, %q0: i32):
  %tgo = llvm.icmp "slt" %t, %tiles : i32
  llvm.cond_br %tgo, ^fill(%c0, %s0, %q0 : i32, i32, i32), ^end
^fill(%k: i32, %s: i32, %q: i32):
  %go = llvm.icmp "slt" %k, %n : i32
  llvm.cond_br %go, ^fillbody, ^loadnext
^fillbody:
  %fs = llvm.getelementptr %full[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %es = llvm.getelementptr %empty[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  llvm.br ^fillwait
^fillwait:
  %free = nvvm.mbarrier.try_wait %es, %q : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %free, ^issue, ^fillwait
^issue:
  nvvm.mbarrier.arrive.expect_tx %fs, %bytes : !llvm.ptr<3>, i32
  %at = llvm.mul %s, %bytes : i32
  %as = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %bs = llvm.getelementptr %as[%half] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %x = llvm.mul %k, %c64 : i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %as, %amap, %fs, box[%x, %t] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.cp.async.bulk.tensor.shared.cluster.global %bs, %bmap, %fs, box[%x, %t] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  %k1 = llvm.add %k, %c1 : i32
  %s1 = llvm.add %s, %c1 : i32
  %wraps = llvm.icmp "eq" %s1, %c3 : i32
  %snext = llvm.select %wraps, %c0, %s1 : i1, i32
  %flip = llvm.zext %wraps : i1 to i32
  %qnext = llvm.xor %q, %flip : i32
  llvm.br ^fill(%k1, %snext, %qnext : i32, i32, i32)
^loadnext:
  %t1 = llvm.add %t, %c1 : i32
  llvm.br ^loadtile(%t1, %s, %q : i32, i32, i32)
^math:
  %m = nvvm.elect.sync -> i1
  llvm.cond_br %m, ^mathtile(%c0, %c0, %c0 : i32, i32, i32), ^end
^mathtile(%u: i32, %v0: i32, %p0: i32):
  %ugo = llvm.icmp "slt" %u, %tiles : i32
  llvm.cond_br %ugo, ^takenwait, ^end
^takenwait:
  %ur = llvm.and %u, %c1 : i32
  %uq = llvm.xor %ur, %c1 : i32
  %drained = nvvm.mbarrier.try_wait %taken, %uq : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %drained, ^drain, ^takenwait
^drain:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  llvm.br ^use(%c0, %v0, %p0 : i32, i32, i32)
^use(%j: i32, %v: i32, %p: i32):
  %goes = llvm.icmp "slt" %j, %n : i32
  llvm.cond_br %goes, ^usebody, ^sumdone
^usebody:
  %fv = llvm.getelementptr %full[%v] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %ev = llvm.getelementptr %empty[%v] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  llvm.br ^usewait
^usewait:
  %came = nvvm.mbarrier.try_wait %fv, %p : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %came, ^multiply, ^usewait
^multiply:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %base = llvm.ptrtoint %smem : !llvm.ptr<3> to i32
  %vat = llvm.mul %v, %bytes : i32
  %va = llvm.add %base, %vat : i32
  %vb = llvm.add %va, %half : i32
  %ea = llvm.lshr %va, %c4 : i32
  %eb = llvm.lshr %vb, %c4 : i32
  %da = nvvm.tcgen05.mma_smem_desc(%ea, %c1, %sbo, %z8, %false, %sw128) : (i32, i32, i32, i8, i1, i8) -> i64
  %db = nvvm.tcgen05.mma_smem_desc(%eb, %c1, %sbo, %z8, %false, %sw128) : (i32, i32, i32, i8, i1, i8) -> i64
  %adds = llvm.icmp "sgt" %j, %c0 : i32
  nvvm.tcgen05.mma %tmem, %da, %db, %idesc, %adds {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.commit %ev : !llvm.ptr<3>
  %j1 = llvm.add %j, %c1 : i32
  %v1 = llvm.add %v, %c1 : i32
  %around = llvm.icmp "eq" %v1, %c3 : i32
  %vnext = llvm.select %around, %c0, %v1 : i1, i32
  %turn = llvm.zext %around : i1 to i32
  %pnext = llvm.xor %p, %turn : i32
  llvm.br ^use(%j1, %vnext, %pnext : i32, i32, i32)
^sumdone:
  nvvm.tcgen05.commit %done : !llvm.ptr<3>
  %u1 = llvm.add %u, %c1 : i32
  llvm.br ^mathtile(%u1, %v, %p : i32, i32, i32)
^readtile(%w: i32):
  %wgo = llvm.icmp "slt" %w, %tiles : i32
  llvm.cond_br %wgo, ^donewait, ^end
^donewait:
  %wq = llvm.and %w, %c1 : i32
  %ended = nvvm.mbarrier.try_wait %done, %wq : !llvm.ptr<3>, i32 -> i1
  llvm.cond_br %ended, ^readout, ^donewait
^readout:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %group = llvm.and %wid, %c3 : i32
  %lane = llvm.shl %group, %c21 : i32
  %ta2 = llvm.add %ta, %lane : i32
  %tm2 = llvm.inttoptr %ta2 : i32 to !llvm.ptr<6>
  %row = nvvm.tcgen05.ld %tm2 {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<32xi32>
  nvvm.tcgen05.wait #nvvm.tcgen05_wait<load>
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  %op = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<32 x i32>
  llvm.store %row, %op {alignment = 16 : i64} : vector<32xi32>, !llvm.ptr<1>
  %warp = llvm.mlir.constant(-1 : i32) : i32
  nvvm.bar.warp.sync %warp : i32
  %r = nvvm.elect.sync -> i1
  llvm.cond_br %r, ^give, ^gave
^give:
  nvvm.mbarrier.arrive %taken : !llvm.ptr<3>
  llvm.br ^gave
^gave:
  %w1 = llvm.add %w, %c1 : i32
  llvm.br ^readtile(%w1 : i32)
^end:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier
  llvm.cond_br %is2, ^free, ^exit
^free:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.dealloc %tmem, %c128 : !llvm.ptr<6>, i32
  llvm.br ^exit
^exit:
  llvm.return
}
