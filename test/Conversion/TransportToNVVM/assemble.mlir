// REQUIRES: ptxas
// RUN: tier-opt %S/roles.mlir --transport-lower-channels --convert-transport-to-nvvm -o %t.mlir
// RUN: tier-opt %t.mlir --chip=sm_90a --emit=ptx -o %t.ptx
// RUN: ptxas -arch=sm_90a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s

// The assembler neither spills nor serialises the matrix instructions (its messages C7500 to C7599).
// CHECK-NOT: C75
// CHECK:     0 bytes spill stores, 0 bytes spill loads
// CHECK-NOT: C75
