// What needs no schedule to be wrong: columns, the right to reserve, pairs of CTAs, lanes of warps. Nothing to say.
// RUN: tier-opt %s --check-async --strict 2>&1 | count 0
// RUN: sed '/@columns$/s/128/96/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=POWER
// RUN: sed '/@columns$/s/128/1024/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: sed '/@other$/s/128/256/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: sed 's/^.*@second-//' %s | sed '/@columns$/s/128/512/; /@other$/s/128/512/' | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=ALIVE
// RUN: sed 's/^.*@early-//; s/^.*@permit$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=EARLY
// RUN: sed 's/^.*@permit$//' %s | tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: sed '/@commit$/s,@commit, ,; s/commit %%bar/& {group = #nvvm.cta_group<cta_2>}/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=GROUP
// RUN: sed '/@lane$/s/21/20/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=LANE
// RUN: sed '/@address$/s/%%lane/%%c0/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=NOLANE
// RUN: sed '/@address$/s/%%lane/%%tid/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=THREAD
// RUN: sed 's/^.*@freed$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=LEAK
// RUN: sed 's/^.*@late-//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=LATE
// RUN: sed 's/^.*@half-//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=HALF
// RUN: sed 's/^.*@some-//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=SOME

llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @slot() {addr_space = 3 : i32, alignment = 4 : i64} : i32
llvm.mlir.global internal @slot2() {addr_space = 3 : i32, alignment = 4 : i64} : i32
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
llvm.func @tile(%out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %c64 = llvm.mlir.constant(64 : i32) : i32
  %up = llvm.mlir.constant(21 : i32) : i32 // @lane
  %columns = llvm.mlir.constant(128 : i32) : i32 // @columns
  %given = llvm.mlir.constant(128 : i32) : i32 // @other
  %instruction = llvm.mlir.constant(136316048 : i32) : i32
  %operand = llvm.mlir.constant(16384 : i32) : i32
  %false = llvm.mlir.constant(false) : i1
  %z8 = llvm.mlir.constant(0 : i8) : i8
  %sw = llvm.mlir.constant(2 : i8) : i8
  %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
  %slot2 = llvm.mlir.addressof @slot2 : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %wid = llvm.lshr %tid, %c5 : i32
  %first = llvm.icmp "eq" %wid, %c0 : i32
  %low = llvm.icmp "ult" %tid, %c16 : i32
  llvm.cond_br %first, ^reserve, ^meet
^reserve:
  // @early-nvvm.tcgen05.relinquish_alloc_permit
  nvvm.tcgen05.alloc %slot, %columns : !llvm.ptr<3>, i32
// POWER: <stdin>:[[# @LINE - 1]]:3: error: [async.tensor-columns] expects a power of two from 32 to 512 columns, got 96
// MANY: <stdin>:[[# @LINE - 2]]:3: error: [async.tensor-columns] expects a power of two from 32 to 512 columns, got 1024
// KEPT: <stdin>:[[# @LINE - 3]]:3: warning: [async.tensor-permit] expects the right to reserve to be relinquished behind the last reservation, got a kernel that keeps it
// EARLY: <stdin>:[[# @LINE - 4]]:3: error: [async.tensor-permit] expects the right to reserve tensor memory, got none: it was relinquished
  // @second-nvvm.tcgen05.alloc %slot2, %columns : !llvm.ptr<3>, i32
// ALIVE: <stdin>:[[# @LINE - 1]]:1: error: [async.tensor-columns] expects at most 512 columns alive, got 1024
  // @half-llvm.cond_br %low, ^permit, ^permitted
  // @half-^permit:
  nvvm.tcgen05.relinquish_alloc_permit // @permit
// HALF: <stdin>:[[# @LINE - 1]]:3: error: [async.barrier-divergent] expects whole warps at a collective op, got 16 of 32 threads from thread 0 on
  // @half-llvm.br ^permitted
  // @half-^permitted:
  %e0 = nvvm.elect.sync -> i1
  llvm.cond_br %e0, ^init, ^meet
^init:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^meet
^meet:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %ta = llvm.load %slot : !llvm.ptr<3> -> i32
  %acc = llvm.inttoptr %ta : i32 to !llvm.ptr<6>
  llvm.cond_br %first, ^one, ^wait
^one:
  %e1 = nvvm.elect.sync -> i1
  llvm.cond_br %e1, ^issue, ^wait
^issue:
  %a = llvm.ptrtoint %smem : !llvm.ptr<3> to i32
  %b = llvm.add %a, %operand : i32
  %ua = llvm.lshr %a, %c4 : i32
  %ub = llvm.lshr %b, %c4 : i32
  %da = nvvm.tcgen05.mma_smem_desc(%ua, %c1, %c64, %z8, %false, %sw) : (i32, i32, i32, i8, i1, i8) -> i64
  %db = nvvm.tcgen05.mma_smem_desc(%ub, %c1, %c64, %z8, %false, %sw) : (i32, i32, i32, i8, i1, i8) -> i64
  nvvm.tcgen05.mma %acc, %da, %db, %instruction, %false {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1)
  nvvm.tcgen05.commit %bar : !llvm.ptr<3>
// GROUP: <stdin>:[[# @LINE - 1]]:3: error: [async.tensor-group] expects one cta_group in all tcgen05 ops of a kernel, got 2 and 1
  llvm.br ^wait
^wait:
  nvvm.mbarrier.try_wait.parity %bar, %c0, %c16 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  %lane = llvm.shl %wid, %up : i32
  %mine = llvm.add %ta, %lane : i32 // @address
  %mine_p = llvm.inttoptr %mine : i32 to !llvm.ptr<6>
  // @some-llvm.cond_br %low, ^read, ^after
  // @some-^read:
  %v = nvvm.tcgen05.ld %mine_p {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<32xi32>
// LANE: <stdin>:[[# @LINE - 1]]:8: error: [async.tensor-partition] expects lanes from 32 on in warp 1, got lane 16
// NOLANE: <stdin>:[[# @LINE - 2]]:8: error: [async.tensor-partition] expects lanes from 32 on in warp 1, got lane 0
// THREAD: <stdin>:[[# @LINE - 3]]:8: error: [async.uniform-operand] expects an address of tensor memory that is one value in a warp, got one that differs between its threads
// SOME: <stdin>:[[# @LINE - 4]]:8: error: [async.barrier-divergent] expects whole warps at a collective op, got tensor_load where only some threads go
  nvvm.tcgen05.wait #nvvm.tcgen05_wait<load>
  %p = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, !llvm.array<32 x i32>
  llvm.store %v, %p : vector<32xi32>, !llvm.ptr<1>
  // @some-llvm.br ^after
  // @some-^after:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<before>
  nvvm.barrier
  llvm.cond_br %first, ^free, ^exit
^free:
  nvvm.tcgen05.fence #nvvm.tcgen05_fence<after>
  nvvm.tcgen05.dealloc %acc, %given : !llvm.ptr<6>, i32 // @freed
// OTHER: <stdin>:[[# @LINE - 1]]:3: error: [async.tensor-columns] expects the 128 columns that were reserved, got 256
// LEAK: error: [async.tensor-life] expects tensor memory to be used between its allocation and its deallocation, got tensor memory that is never freed
  // @late-%w = nvvm.tcgen05.ld %acc {shape = #nvvm.tcgen05_ldst_shape<shape_32x32b>} : vector<32xi32>
// LATE: <stdin>:[[# @LINE - 1]]:6: error: [async.tensor-life] expects tensor memory to be used between its allocation and its deallocation
  // @late-nvvm.tcgen05.wait #nvvm.tcgen05_wait<load>
  llvm.br ^exit
^exit:
  llvm.return
}
