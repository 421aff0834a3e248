// REQUIRES: ptxas
// RUN: tier-opt %S/barriers.mlir --convert-transport-to-nvvm -o %t.mlir
// RUN: tier-opt %t.mlir --chip=sm_90a --emit=ptx -o %t.ptx
// RUN: ptxas -arch=sm_90a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s

// A hand-written pipeline goes through the assembler as a compiled one does.
// CHECK: 0 bytes spill stores, 0 bytes spill loads
