// REQUIRES: ptxas
// RUN: tier-opt %S/../TierToTransport/folds.mlir --convert-tier-to-transport --transport-lower-channels --convert-transport-to-nvvm -o %t.mlir
// RUN: tier-opt %t.mlir --chip=sm_90a --emit=ptx -o %t.ptx
// RUN: ptxas -arch=sm_90a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s

// 128 sums and the 64 of a piece fit the registers of a thread, with the factors of two blocks of k.
// CHECK-NOT: C75
// CHECK:     0 bytes spill stores, 0 bytes spill loads
// CHECK-NOT: C75
