// RUN: tier-reduce %s -reduction-tree="traversal-mode=0 test=%S/Inputs/keeps-the-store.sh" | FileCheck %s

// What the test does not ask for is gone.
// CHECK-LABEL: func.func @kernel
// CHECK-NOT: arith.addf
// CHECK: memref.store
func.func @kernel(%buffer: memref<4xf32>, %value: f32) {
  %c0 = arith.constant 0 : index
  %sum = arith.addf %value, %value : f32
  memref.store %value, %buffer[%c0] : memref<4xf32>
  return
}
