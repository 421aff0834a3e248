// The protocol stands beside the kernel, or is a line of the output.
// RUN: tier-opt %s --lift-nvvm-to-transport | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: tier-opt %s --lift-nvvm-to-transport=to=json -o /dev/null | python3 -m json.tool --json-lines --compact --sort-keys | FileCheck %s
// RUN: not tier-opt %s --lift-nvvm-to-transport=to=prose 2>&1 | FileCheck %s --check-prefix=PROSE

// ATTRIBUTE: llvm.func @meet() attributes {{.*}}transport.protocol = "{{.*}}cta_barrier
// CHECK: {"assumed":[],"faults":[],"name":"meet","places":["{{.*}}lift.mlir:13:3"],
// CHECK-SAME: "body":[{"amount":64,"id":0,"op":"cta_barrier","stage":0}],"name":"warps 0-1","threads":64
// CHECK-SAME: "unknown":[]}
// CHECK: {"assumed":[],"faults":[],"name":"unread"{{.*}}"unknown":["{{.*}}lift.mlir:18:3: the instruction 'surely.no.instruction'"]}
// PROSE: [async.question] expects attribute or json, got 'prose'
llvm.func @meet() attributes {nvvm.kernel, nvvm.reqntid = array<i32: 64>} {
  nvvm.barrier
  llvm.return
}

llvm.func @unread() attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32>} {
  llvm.inline_asm has_side_effects "surely.no.instruction;", "" : () -> ()
  llvm.return
}

// Not a kernel.
// ATTRIBUTE: llvm.func @helper() {
llvm.func @helper() {
  llvm.return
}
