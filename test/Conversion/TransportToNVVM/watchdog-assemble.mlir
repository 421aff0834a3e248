// REQUIRES: ptxas
// RUN: tier-opt %S/roles.mlir --tier-set-watchdog --transport-lower-channels --convert-transport-to-nvvm -o %t.mlir
// RUN: tier-opt %t.mlir --chip=sm_90a --emit=ptx -o %t.ptx
// RUN: ptxas -arch=sm_90a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s

// Bounded waits neither spill nor serialise the matrix instructions (C7500 to C7599).
// CHECK-NOT: C75
// CHECK:     0 bytes spill stores, 0 bytes spill loads
// CHECK-NOT: C75
