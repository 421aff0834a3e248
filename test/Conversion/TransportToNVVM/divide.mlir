// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s

#r = #layout.fragment<[2, 128], register = [4:[0, 1], 2:[1, 0]], lane = [32:[0, 4]], warp = []>
#n = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>

// Many are divided by one number, so by its reciprocal, and what is left of a quotient corrects it. Where nothing is left, +0 times
// a negative factor is added: -0 stays what it is. Divisors of the other sign, and those near the ends of the range, have code of their own.
// CHECK-LABEL: llvm.func @rows
// CHECK:       %[[ABOVE:.*]] = llvm.fcmp "ogt" %[[Y:.*]], %{{.*}} : f32
// CHECK:       llvm.fdiv %{{.*}}, %[[Y]] : f32
// CHECK:       %[[Q:.*]] = llvm.fmul %[[X:.*]], %[[R:.*]] : vector<4xf32>
// CHECK:       %[[NX:.*]] = llvm.fneg %[[X]] : vector<4xf32>
// CHECK:       %[[REST:.*]] = llvm.intr.fma(%[[Q]], %{{.*}}, %[[NX]])
// CHECK:       %[[NR:.*]] = llvm.fneg %[[R]] : vector<4xf32>
// CHECK:       llvm.intr.fma(%[[REST]], %[[NR]], %[[Q]])
// CHECK:       %[[SIZE:.*]] = llvm.fneg %[[Y]] : f32
// CHECK:       llvm.fcmp "ogt" %[[SIZE]], %{{.*}} : f32
// CHECK:       %[[Q2:.*]] = llvm.fmul %[[X]], %[[R2:.*]] : vector<4xf32>
// CHECK:       %[[NQ:.*]] = llvm.fneg %[[Q2]] : vector<4xf32>
// CHECK:       %[[REST2:.*]] = llvm.intr.fma(%[[NQ]], %{{.*}}, %[[X]])
// CHECK:       llvm.intr.fma(%[[REST2]], %[[R2]], %[[Q2]])
// CHECK:       llvm.fdiv %[[X]], %{{.*}} : vector<4xf32>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @rows(%x: memref<2x128xf32>, %y: memref<2xf32>) kernel attributes {tier.plan = #tier.plan<tile = [2, 128], warps = [1, 1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.load %x[%c0, %c0] : memref<2x128xf32> to tensor<2x128xf32, #r>
      %b = tier.load %y[%c0] : memref<2xf32> to tensor<2xf32, #n>
      %d = tier.broadcast %b axis 1 : tensor<2xf32, #n> to tensor<2x128xf32, #r>
      %q = arith.divf %a, %d : tensor<2x128xf32, #r>
      tier.store %q, %x[%c0, %c0] : tensor<2x128xf32, #r>, memref<2x128xf32>
      gpu.return
    }
  }
}
