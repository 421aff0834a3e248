// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm --split-input-file | FileCheck %s

// Constants of an address have 29 bits: farther offsets are values.
// CHECK-LABEL: llvm.func @far
// CHECK-DAG:   %[[FAR:.*]] = llvm.mlir.constant(4294967296 : i64)
// CHECK:       llvm.getelementptr %{{.*}}[%[[FAR]]]
#f = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @far(%x: memref<2147483648xf32>, %y: memref<2xf32>) kernel attributes {tier.plan = #tier.plan<tile = [2], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %far = arith.constant 1073741824 : index
      %t = tier.load %x[%far] : memref<2147483648xf32> to tensor<2xf32, #f>
      tier.store %t, %y[%c0] : tensor<2xf32, #f>, memref<2xf32>
      gpu.return
    }
  }
}

// -----

// Rows lie as far apart as the type of the array says.
// CHECK-LABEL: llvm.func @padded_rows
// CHECK:       llvm.getelementptr %{{.*}}[512]
#f = #layout.fragment<[8, 64], register = [2:[0, 1], 8:[1, 0]], lane = [32:[0, 2]], warp = []>
!padded = memref<8x64xf32, strided<[128, 1]>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @padded_rows(%x: !padded, %y: memref<8x64xf32>, %i: index) kernel attributes {tier.plan = #tier.plan<tile = [8, 64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %t = tier.load %x[%i, %c0] : !padded to tensor<8x64xf32, #f>
      tier.store %t, %y[%c0, %c0] : tensor<8x64xf32, #f>, memref<8x64xf32>
      gpu.return
    }
  }
}
