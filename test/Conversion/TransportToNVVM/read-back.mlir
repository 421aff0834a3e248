// RUN: tier-opt %S/barriers.mlir --convert-transport-to-nvvm -o %t.mlir
// RUN: tier-opt %t.mlir --check-async -o /dev/null 2>&1 | FileCheck %s --allow-empty

// A pipeline written in barriers, over a cluster, is lowered and then read back as any compiler's kernel is: proved, with
// nothing to say. One warp loads and four others wait: they are told apart though no branch has two sides.
// CHECK-NOT: {{error|warning}}
