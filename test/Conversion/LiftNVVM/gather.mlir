// Four rows gathered, each a box of one; instructions of nvvm.inline_ptx under a predicate; a store to the other CTA of a pair. Nothing to say.
// RUN: tier-opt %s --check-async --strict 2>&1 | count 0
// RUN: sed 's/^.*@fence$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=FENCE
// RUN: sed 's/^.*@word$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: sed '/@bytes$/s/516/260/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=BYTES

#rows = #layout.tensormap<element = f32, box = [32, 1]>
llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<512 x i8>
llvm.mlir.global internal @word() {addr_space = 3 : i32, alignment = 16 : i64} : i32
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
llvm.func @gather(%map: !llvm.ptr {layout.tensormap = #rows}, %r0: i32, %r1: i32, %r2: i32, %r3: i32, %out: !llvm.ptr<1>)
    attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>, nvvm.cluster_dim = array<i32: 2, 1, 1>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %bytes = llvm.mlir.constant(516 : i32) : i32 // @bytes
  %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
  %tile7 = llvm.addrspacecast %tile : !llvm.ptr<3> to !llvm.ptr<7>
  %word = llvm.mlir.addressof @word : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %rank = nvvm.read.ptx.sreg.cluster.ctarank : i32
  %other = llvm.xor %rank, %c1 : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  nvvm.inline_ptx "mbarrier.init.shared::cta.b64 [{$r0}], {$r1};" ro (%bar, %c1 : !llvm.ptr<3>, i32), predicate = %first
  nvvm.inline_ptx "fence.mbarrier_init.release.cluster;", predicate = %first // @fence
  nvvm.inline_ptx "barrier.cluster.arrive.aligned;"
  nvvm.inline_ptx "barrier.cluster.wait.aligned;"
  llvm.cond_br %first, ^issue, ^wait
^issue:
  nvvm.inline_ptx "mbarrier.arrive.expect_tx.shared::cta.b64 _, [{$r0}], {$r1};" ro (%bar, %bytes : !llvm.ptr<3>, i32)
  nvvm.cp.async.bulk.tensor.shared.cluster.global %tile7, %map, %bar, box[%c0, %r0, %r1, %r2, %r3] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr<7>, !llvm.ptr
// FENCE: <stdin>:[[# @LINE - 1]]:3: error: [async.init-fence]
  nvvm.inline_ptx "{\0A.reg .b32 a, b;\0Amapa.shared::cluster.u32 a, {$r0}, {$r2};\0Amapa.shared::cluster.u32 b, {$r1}, {$r2};\0Ast.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [a], {$r2}, [b];\0A}" ro (%word, %bar, %other : !llvm.ptr<3>, !llvm.ptr<3>, i32) // @word
// BYTES: error: [async.bytes]
  llvm.br ^wait
^wait:
  nvvm.inline_ptx "{\0A.reg .pred p;\0AAGAIN:\0Ambarrier.try_wait.parity.shared::cta.b64 p, [{$r0}], {$r1};\0A@!p bra AGAIN;\0A}" ro (%bar, %c0 : !llvm.ptr<3>, i32)
// WORD: <stdin>:{{.*}}: error: [async.bytes]
  %p = llvm.getelementptr %tile[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %v = llvm.load %p : !llvm.ptr<3> -> f32
  %w = llvm.load %word : !llvm.ptr<3> -> i32
  %q = llvm.getelementptr %out[%tid] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, f32
  llvm.store %v, %q : f32, !llvm.ptr<1>
  nvvm.inline_ptx "barrier.cluster.arrive.aligned;"
  nvvm.inline_ptx "barrier.cluster.wait.aligned;"
  llvm.return
}
