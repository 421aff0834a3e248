// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s

#t = #layout.fragment<[256], register = [8:[1]], lane = [32:[8]], warp = []>

// Sizes of 16-bit floats lose their signs two at a time, and nothing is widened; those of others are asked for.
// CHECK-LABEL: llvm.func @narrow
// CHECK-NOT:   llvm.fpext
// CHECK:       %[[MASK:.*]] = llvm.mlir.constant(dense<32767> : vector<8xi16>)
// CHECK:       %[[BITS:.*]] = llvm.bitcast %{{.*}} : vector<8xbf16> to vector<8xi16>
// CHECK:       %[[SIZE:.*]] = llvm.and %[[BITS]], %{{.*}} : vector<8xi16>
// CHECK:       llvm.bitcast %{{.*}} : vector<8xi16> to vector<8xbf16>
// CHECK-NOT:   llvm.intr.fabs
// CHECK-LABEL: llvm.func @wide
// CHECK:       llvm.intr.fabs
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @narrow(%x: memref<256xbf16>) kernel attributes {tier.plan = #tier.plan<tile = [256], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.load %x[%c0] : memref<256xbf16> to tensor<256xbf16, #t>
      %s = math.absf %a : tensor<256xbf16, #t>
      tier.store %s, %x[%c0] : tensor<256xbf16, #t>, memref<256xbf16>
      gpu.return
    }
    gpu.func @wide(%x: memref<256xf32>) kernel attributes {tier.plan = #tier.plan<tile = [256], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.load %x[%c0] : memref<256xf32> to tensor<256xf32, #t>
      %s = math.absf %a : tensor<256xf32, #t>
      tier.store %s, %x[%c0] : tensor<256xf32, #t>, memref<256xf32>
      gpu.return
    }
  }
}
