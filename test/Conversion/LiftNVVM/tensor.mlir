// A tile of a product in tensor memory: a warp loads, a warp multiplies, four warps read the accumulator. Nothing to say.
// RUN: tier-opt %s --check-async --strict 2>&1 | count 0
// Each line with a name at its end, left out, is found.
// RUN: sed 's/^.*@fill$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=FILL
// RUN: sed 's/^.*@release$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=RELEASE
// RUN: sed 's/^.*@done$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=DONE
// RUN: sed 's/^.*@after$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=AFTER
// RUN: sed 's/^.*@read$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=READ
// RUN: sed 's/^.*@before$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=BEFORE
// RUN: sed 's/^.*@met$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=MET
// RUN: sed 's/^.*@published$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=PUBLISHED
// The stage is awaited under the parity of the phase before.
// RUN: sed '/@fill$/s/phase/other/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=PARITY
// The loads of an operand are counted.
// RUN: sed '/@bytes$/s/32768/24576/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=BYTES

#map = #layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @slot() {addr_space = 3 : i32, alignment = 4 : i64} : i32
llvm.mlir.global internal @bars() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<5 x i64>
llvm.func @product(%a: !llvm.ptr {layout.tensormap = #map}, %b: !llvm.ptr {layout.tensormap = #map}, %out: !llvm.ptr<1>, %blocks: i32)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 256>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %c21 = llvm.mlir.constant(21 : i32) : i32
  %c32 = llvm.mlir.constant(32 : i32) : i32
  %c64 = llvm.mlir.constant(64 : i32) : i32
  %columns = llvm.mlir.constant(128 : i32) : i32
  %bytes = llvm.mlir.constant(32768 : i32) : i32 // @bytes
  %operand = llvm.mlir.constant(16384 : i32) : i32
  %stage = llvm.mlir.constant(32768 : i32) : i32
  %instruction = llvm.mlir.constant(136316048 : i32) : i32
  %false = llvm.mlir.constant(false) : i1
  %z8 = llvm.mlir.constant(0 : i8) : i8
  %sw = llvm.mlir.constant(2 : i8) : i8
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
  %full = llvm.mlir.addressof @bars : !llvm.ptr<3>
  %empty = llvm.getelementptr %full[2] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %done = llvm.getelementptr %full[4] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %warp = llvm.lshr %tid, %c5 : i32
  %isLoader = llvm.icmp "eq" %warp, %c0 : i32
  %isIssuer = llvm.icmp "eq" %warp, %c1 : i32
  %isOwner = llvm.icmp "eq" %warp, %c2 : i32
  %isReader = llvm.icmp "uge" %warp, %c4 : i32
  llvm.cond_br %isOwner, ^own, ^setup
^own:
  nvvm.tcgen05.alloc %slot, %columns : !llvm.ptr<3>, i32
  nvvm.tcgen05.relinquish_alloc_permit
  llvm.br ^setup
^setup:
  llvm.cond_br %isLoader, ^chosen, ^meet
^chosen:
  %first = nvvm.elect.sync -> i1
  llvm.cond_br %first, ^init, ^meet
^init:
  nvvm.mbarrier.init %full, %c1 : !llvm.ptr<3>, i32
  %full1 = llvm.getelementptr %full[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.init %full1, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %empty, %c1 : !llvm.ptr<3>, i32
  %empty1 = llvm.getelementptr %full[3] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.init %empty1, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %done, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init // @published
  llvm.br ^meet
^meet:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %address = llvm.load %slot : !llvm.ptr<3> -> i32
  %acc = llvm.inttoptr %address : i32 to !llvm.ptr<6>
  llvm.cond_br %isLoader, ^loader, ^others
^loader:
  %one = nvvm.elect.sync -> i1
  llvm.cond_br %one, ^loads(%c0 : i32), ^end
^loads(%i: i32):
  %more = llvm.icmp "ult" %i, %blocks : i32
  llvm.cond_br %more, ^load, ^end
^load:
  %s = llvm.urem %i, %c2 : i32
  %q = llvm.udiv %i, %c2 : i32
  %r = llvm.and %q, %c1 : i32
  %free = llvm.xor %r, %c1 : i32
  %empty_s = llvm.getelementptr %empty[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %full_s = llvm.getelementptr %full[%s] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.try_wait.parity %empty_s, %free, %c16 : !llvm.ptr<3>, i32, i32
// RELEASE: <stdin>:[[# @LINE - 1]]:3: error: [async.arrivals]
  nvvm.mbarrier.arrive.expect_tx %full_s, %bytes : !llvm.ptr<3>, i32
// BYTES: <stdin>:[[# @LINE + 7]]:3: error: [async.bytes]
  %offset = llvm.mul %s, %stage : i32
  %to_a = llvm.getelementptr %smem[%offset] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %to_b = llvm.getelementptr %to_a[%operand] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %k = llvm.mul %i, %c64 : i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to_a, %a, %full_s, box[%k, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
// PUBLISHED: <stdin>:[[# @LINE - 1]]:3: error: [async.init-fence]
  nvvm.cp.async.bulk.tensor.shared.cluster.global %to_b, %b, %full_s, box[%k, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  %next = llvm.add %i, %c1 : i32
  llvm.br ^loads(%next : i32)
^others:
  llvm.cond_br %isIssuer, ^issuer, ^rest
^issuer:
  %two = nvvm.elect.sync -> i1
  llvm.cond_br %two, ^issues(%c0 : i32), ^end
^issues(%j: i32):
  %further = llvm.icmp "ult" %j, %blocks : i32
  llvm.cond_br %further, ^issue, ^issued
^issue:
  %t = llvm.urem %j, %c2 : i32
  %u = llvm.udiv %j, %c2 : i32
  %phase = llvm.and %u, %c1 : i32
  %other = llvm.xor %phase, %c1 : i32
  %full_t = llvm.getelementptr %full[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  %empty_t = llvm.getelementptr %empty[%t] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i64
  nvvm.mbarrier.try_wait.parity %full_t, %phase, %c16 : !llvm.ptr<3>, i32, i32 // @fill
// PARITY: <stdin>:[[# @LINE - 1]]:3: error: [async.p{{arity|hase-observed}}]
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %at = llvm.mul %t, %stage : i32
  %from_a = llvm.getelementptr %smem[%at] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, i8
  %int_a = llvm.ptrtoint %from_a : !llvm.ptr<3> to i32
  %int_b = llvm.add %int_a, %operand : i32
  %unit_a = llvm.lshr %int_a, %c4 : i32
  %unit_b = llvm.lshr %int_b, %c4 : i32
  %da = nvvm.tcgen05.mma_smem_desc(%unit_a, %c1, %c64, %z8, %false, %sw) : (i32, i32, i32, i8, i1, i8) -> i64
  %db = nvvm.tcgen05.mma_smem_desc(%unit_b, %c1, %c64, %z8, %false, %sw) : (i32, i32, i32, i8, i1, i8) -> i64
  %adds = llvm.icmp "ne" %j, %c0 : i32
  nvvm.tcgen05.mma %acc, %da, %db, %instruction, %adds {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
// FILL: <stdin>:[[# @LINE - 1]]:3: error: [async.read-early]
// MET: <stdin>:[[# @LINE - 2]]:3: error: [async.tensor-life]
  nvvm.tcgen05.commit %empty_t : !llvm.ptr<3> // @release
  %next_j = llvm.add %j, %c1 : i32
  llvm.br ^issues(%next_j : i32)
^issued:
  nvvm.tcgen05.commit %done : !llvm.ptr<3> // @done
  llvm.br ^end
^rest:
  llvm.cond_br %isReader, ^read, ^end
^read:
  nvvm.mbarrier.try_wait.parity %done, %c0, %c16 : !llvm.ptr<3>, i32, i32
// DONE: <stdin>:[[# @LINE - 1]]:3: error: [async.arrivals]
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after> // @after
  %quarter = llvm.and %warp, %c3 : i32
  %lanes = llvm.shl %quarter, %c21 : i32
  %mine = llvm.or %address, %lanes : i32
  %mine_p = llvm.inttoptr %mine : i32 to !llvm.ptr<6>
  %v = nvvm.tcgen05.ld %mine_p {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<128xi32>
// AFTER: <stdin>:[[# @LINE - 1]]:8: error: [async.tensor-fence]
  nvvm.tcgen05.wait #nvvm.tcgen05_wait<load> // @read
  %p = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<128 x i32>
  llvm.store %v, %p : vector<128xi32>, !llvm.ptr<1>
// READ: <stdin>:[[# @LINE - 1]]:3: error: [async.tensor-wait]
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before> // @before
  llvm.br ^end
^end:
  nvvm.barrier // @met
  llvm.cond_br %isOwner, ^free, ^exit
^free:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.dealloc %acc, %columns : !llvm.ptr<6>, i32
// BEFORE: <stdin>:[[# @LINE - 1]]:3: error: [async.tensor-fence]
  llvm.br ^exit
^exit:
  llvm.return
}
