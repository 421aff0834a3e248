// One warp asks for the next CTA and loads, three others work on what it loads; all go on for as long as the response says. Nothing to say
// but what is assumed: that they read the same responses.
// RUN: tier-opt %s --check-async --strict 2>&1 | FileCheck %s --implicit-check-not=error
// RUN: sed 's/^.*@heard$//' %s | not tier-opt --check-async --strict 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: sed 's/^.*@full$//' %s | not tier-opt --check-async --strict 2>&1 | FileCheck %s --check-prefix=WRONG
// RUN: sed 's/^.*@free$//' %s | not tier-opt --check-async --strict 2>&1 | FileCheck %s --check-prefix=WRONG

// CHECK: remark: [async.assumed] {{.*}} as many turns of each loop that ends by {{.*}}query is_canceled of shared[1024]
// WRONG: error: [async.
#map = #layout.tensormap<element = f32, box = [32, 32]>
llvm.mlir.global internal @response() {addr_space = 3 : i32, alignment = 16 : i64} : i128
llvm.mlir.global internal @bars() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<4 x i64>
llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<4096 x i8>
llvm.func @work(%in: !llvm.ptr {layout.tensormap = #map}, %out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c4 = llvm.mlir.constant(4 : i32) : i32
  %c5 = llvm.mlir.constant(5 : i32) : i32
  %c96 = llvm.mlir.constant(96 : i32) : i32
  %c97 = llvm.mlir.constant(97 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %bytes = llvm.mlir.constant(4096 : i32) : i32
  %response = llvm.mlir.addressof @response : !llvm.ptr<3>
  %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
  %answered = llvm.mlir.addressof @bars : !llvm.ptr<3>
  %heard = llvm.getelementptr %answered[1] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %full = llvm.getelementptr %answered[2] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %free = llvm.getelementptr %answered[3] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i64
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %warp = llvm.lshr %tid, %c5 : i32
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %isFirst = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %isFirst, ^init, ^ready
^init:
  nvvm.mbarrier.init %answered, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %heard, %c96 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %full, %c1 : !llvm.ptr<3>, i32
  nvvm.mbarrier.init %free, %c96 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.barrier
  %isLoader = llvm.icmp "eq" %warp, %c0 : i32
  llvm.cond_br %isLoader, ^loader, ^works(%block, %c0 : i32, i32)
^loader:
  %e = nvvm.elect.sync -> i1
  llvm.cond_br %e, ^loads(%block, %c0 : i32, i32), ^exit
^loads(%l: i32, %p: i32):
  %q = llvm.xor %p, %c1 : i32
  nvvm.mbarrier.try_wait.parity %heard, %q, %c1 : !llvm.ptr<3>, i32, i32
  nvvm.mbarrier.arrive.expect_tx %answered, %c16 : !llvm.ptr<3>, i32
  nvvm.clusterlaunchcontrol.try.cancel %response, %answered
  nvvm.mbarrier.try_wait.parity %free, %q, %c1 : !llvm.ptr<3>, i32, i32 // @free
  nvvm.mbarrier.arrive.expect_tx %full, %bytes : !llvm.ptr<3>, i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %tile, %in, %full, box[%c0, %l] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.mbarrier.try_wait.parity %answered, %p, %c1 : !llvm.ptr<3>, i32, i32
  %v = llvm.load %response : !llvm.ptr<3> -> i128
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  %goesOn = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %v : i1
  %next = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %v : i32
  llvm.cond_br %goesOn, ^loads(%next, %q : i32, i32), ^exit
^works(%m: i32, %r: i32):
  nvvm.mbarrier.try_wait.parity %full, %r, %c1 : !llvm.ptr<3>, i32, i32 // @full
  %at = llvm.getelementptr %tile[%tid] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, f32
  %x = llvm.load %at : !llvm.ptr<3> -> f32
  llvm.store %x, %out : f32, !llvm.ptr<1>
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  nvvm.mbarrier.arrive %free : !llvm.ptr<3>
  nvvm.mbarrier.try_wait.parity %answered, %r, %c1 : !llvm.ptr<3>, i32, i32
  %w = llvm.load %response : !llvm.ptr<3> -> i128
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}
  nvvm.mbarrier.arrive %heard : !llvm.ptr<3> // @heard
  %further = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %w : i1
  %s = llvm.xor %r, %c1 : i32
  %n = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %w : i32
  llvm.cond_br %further, ^works(%n, %s : i32, i32), ^exit
^exit:
  llvm.return
}
