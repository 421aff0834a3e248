// A persistent kernel asks for the next CTA to run in its place, until there is none. Nothing to say.
// RUN: tier-opt %s --check-async --strict 2>&1 | count 0
// RUN: sed 's/^.*@expect$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=EXPECT
// RUN: sed 's/^.*@wait$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=WAIT
// RUN: sed 's/^.*@met$//' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=MET
// RUN: sed 's/^.*@proxy$//' %s | not tier-opt --check-async --strict 2>&1 | FileCheck %s --check-prefix=PROXY
// The fence for such responses does as well.
// RUN: sed '/@proxy$/s/nvvm.fence.proxy {.*}/nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>}/' %s | tier-opt --check-async --strict 2>&1 | count 0
// What changes the count of a barrier is not followed, and what may come of it is not judged.
// RUN: sed '/@expect$/s/arrive.expect_tx %%bar, %%bytes : !llvm.ptr<3>, i32/arrive_drop %%bar : !llvm.ptr<3>/' %s | tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=DROP --implicit-check-not=error
// DROP: warning: [async.unknown] {{.*}} got a barrier whose count changes
// The response has 16 bytes.
// RUN: sed '/@bytes$/s/16/32/' %s | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=BYTES

llvm.mlir.global internal @response() {addr_space = 3 : i32, alignment = 16 : i64} : i128
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
llvm.func @work(%out: !llvm.ptr<1>) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 128>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %bytes = llvm.mlir.constant(16 : i32) : i32 // @bytes
  %response = llvm.mlir.addressof @response : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %block = nvvm.read.ptx.sreg.ctaid.x : i32
  %isFirst = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %isFirst, ^init, ^ready
^init:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^ready
^ready:
  nvvm.barrier
  llvm.br ^tile(%block, %c0 : i32, i32)
^tile(%tile: i32, %phase: i32):
  llvm.cond_br %isFirst, ^ask, ^work
^ask:
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32 // @expect
  nvvm.clusterlaunchcontrol.try.cancel %response, %bar
// WAIT: <stdin>:[[# @LINE - 1]]:3: error: [async.overwrite]
// MET: <stdin>:[[# @LINE - 2]]:3: error: [async.overwrite]
// PROXY: <stdin>:[[# @LINE - 3]]:3: error: [async.fence-war]
// BYTES: <stdin>:[[# @LINE - 5]]:3: error: [async.bytes]
  llvm.br ^work
^work:
  %p = llvm.getelementptr %out[%tile] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i32
  llvm.store %tid, %p : i32, !llvm.ptr<1>
  llvm.br ^wait
^wait:
  nvvm.mbarrier.try_wait.parity %bar, %phase, %c1 : !llvm.ptr<3>, i32, i32 // @wait
// EXPECT: <stdin>:[[# @LINE - 1]]:3: error: [async.arrivals]
  %v = llvm.load %response : !llvm.ptr<3> -> i128
  %goesOn = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %v : i1
  %next = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %v : i32
  %flipped = llvm.xor %phase, %c1 : i32
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>} // @proxy
  nvvm.barrier // @met
  llvm.cond_br %goesOn, ^tile(%next, %flipped : i32, i32), ^exit
^exit:
  llvm.return
}
