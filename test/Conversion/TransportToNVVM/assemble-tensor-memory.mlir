// REQUIRES: ptxas
// RUN: tier-opt %S/tensor-memory.mlir --transport-lower-channels --convert-transport-to-nvvm -o %t.mlir
// RUN: tier-opt %t.mlir --chip=sm_100a --emit=ptx -o %t.ptx
// RUN: ptxas -arch=sm_100a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s
// RUN: tier-opt %S/pairs.mlir --transport-lower-channels --convert-transport-to-nvvm -o %t.pairs.mlir
// RUN: tier-opt %t.pairs.mlir --chip=sm_100a --emit=ptx -o %t.pairs.ptx
// RUN: ptxas -arch=sm_100a -v %t.pairs.ptx -o %t.cubin 2>&1 | FileCheck %s
// RUN: tier-opt %S/claims.mlir --transport-lower-channels --convert-transport-to-nvvm -o %t.claims.mlir
// RUN: tier-opt %t.claims.mlir --chip=sm_100a --emit=ptx -o %t.claims.ptx
// RUN: ptxas -arch=sm_100a -v %t.claims.ptx -o %t.cubin 2>&1 | FileCheck %s
// RUN: tier-opt %S/scales.mlir --transport-lower-channels --convert-transport-to-nvvm -o %t.scales.mlir
// RUN: tier-opt %t.scales.mlir --chip=sm_100a --emit=ptx -o %t.scales.ptx
// RUN: ptxas -arch=sm_100a -v %t.scales.ptx -o %t.cubin 2>&1 | FileCheck %s
// RUN: tier-opt %S/scales-pairs.mlir --transport-lower-channels --convert-transport-to-nvvm -o %t.both.mlir
// RUN: tier-opt %t.both.mlir --chip=sm_100a --emit=ptx -o %t.both.ptx
// RUN: ptxas -arch=sm_100a -v %t.both.ptx -o %t.cubin 2>&1 | FileCheck %s
// RUN: tier-opt %S/../../House/gemm/Inputs/gemm.mlir --chip=sm_100a --emit=ptx -o %t.gemm.ptx
// RUN: ptxas -arch=sm_100a -v %t.gemm.ptx -o %t.cubin 2>&1 | FileCheck %s --check-prefix=GEMM

// CHECK:     0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads

// All tiles of the museum's program.
// GEMM-COUNT-4: 0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
