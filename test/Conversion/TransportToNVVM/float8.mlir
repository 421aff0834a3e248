// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>

// Two numbers are converted by one instruction. It saturates, so what was too large is made NaN (e4m3) or infinity.
// CHECK-LABEL: llvm.func @both_ways
// CHECK:       cvt.rn.f16x2.e4m3x2 $0, $1;
// CHECK:       cvt.rn.satfinite.e5m2x2.f32 $0, $2, $1;
// CHECK:       llvm.intr.fabs
// CHECK:       llvm.fcmp "oge"
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @both_ways(%x: memref<64xf8E4M3FN>, %y: memref<64xf8E5M2>) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.load %x[%c0] : memref<64xf8E4M3FN> to tensor<64xf8E4M3FN, #f>
      %b = arith.extf %a : tensor<64xf8E4M3FN, #f> to tensor<64xf32, #f>
      %c = arith.truncf %b : tensor<64xf32, #f> to tensor<64xf8E5M2, #f>
      tier.store %c, %y[%c0] : tensor<64xf8E5M2, #f>, memref<64xf8E5M2>
      gpu.return
    }
  }
}
