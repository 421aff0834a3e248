// One object per line, which any reader of JSON reads; the exit status is that of the text.
// RUN: not tier-opt %s --check-async --split-input-file --diagnostics-format=json 2> %t
// RUN: python3 -m json.tool --json-lines --compact %t | FileCheck %s
// Contested points and what is unknown become errors.
// RUN: not tier-opt %s --check-async --strict --split-input-file --diagnostics-format=json 2>&1 \
// RUN:   | python3 -m json.tool --json-lines --compact | FileCheck %s --check-prefix=STRICT
// A warning alone does not fail, and IR is written where it goes otherwise.
// RUN: echo 'func.func @f() { return }' | tier-opt --diagnostics-format=json | FileCheck %s --check-prefix=IR
// RUN: echo 'func.func @f( {' | not tier-opt --diagnostics-format=json 2>&1 \
// RUN:   | python3 -m json.tool --json-lines --compact | FileCheck %s --check-prefix=PARSE
// RUN: echo 'func.func @f() { return }' | not tier-opt --diagnostics-format=json --tier-compile="chip=none" 2>&1 \
// RUN:   | python3 -m json.tool --json-lines --compact | FileCheck %s --check-prefix=PASS
// RUN: not tier-opt %t.missing --diagnostics-format=json 2>&1 \
// RUN:   | python3 -m json.tool --json-lines --compact | FileCheck %s --check-prefix=MISSING

// CHECK: {"column":3,"file":"{{.*}}diagnostics-json.mlir","fix":"expect the sum of the copies that signal the barrier","iteration":null,"line":[[# @LINE + 26]],
// CHECK-SAME: "message":"[async.bytes] expects the bytes expected in a phase to be the bytes issued, got 2048 more
// CHECK-SAME: "notes":[{"column":3,"file":"{{.*}}","line":[[# @LINE + 23]],"message":"the other end is here"}],"rule":"async.bytes","severity":"error","stage":0}
// CHECK: "line":[[# @LINE + 33]],{{.*}}"rule":"async.unknown","severity":"warning","stage":null}
// STRICT: "severity":"error"
// STRICT: "rule":"async.unknown","severity":"error"
// IR: func.func @f()
// PARSE: {"column":14,"file":"<stdin>","fix":null,"iteration":null,"line":1,"message":"expected non-function type","notes":[],"rule":null,"severity":"error","stage":null}
// PASS: "severity":"error"
// MISSING: "message":"cannot open input file

#map = #layout.tensormap<element = f32, box = [32, 32]>
llvm.mlir.global external @smem() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<1 x i64>
llvm.func @wrong_bytes(%in: !llvm.ptr {layout.tensormap = #map}) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32>} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %bytes = llvm.mlir.constant(2048 : i32) : i32
  %smem = llvm.mlir.addressof @smem : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %first = nvvm.elect.sync -> i1
  llvm.cond_br %first, ^issue, ^exit
^issue:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  nvvm.mbarrier.arrive.expect_tx %bar, %bytes : !llvm.ptr<3>, i32
  nvvm.cp.async.bulk.tensor.shared.cluster.global %smem, %in, %bar, box[%c0, %c0] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  nvvm.mbarrier.try_wait.parity %bar, %c0, %c0 : !llvm.ptr<3>, i32, i32
  llvm.br ^exit
^exit:
  llvm.return
}

// -----

llvm.func @unread() attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32>} {
  llvm.inline_asm has_side_effects "surely.no.instruction;", "" : () -> ()
  llvm.return
}
