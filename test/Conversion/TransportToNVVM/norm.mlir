// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm --emit=ptx | FileCheck %s --check-prefix=PTX

#t = #layout.fragment<[1, 512], register = [8:[0, 1], 2:[0, 256]], lane = [32:[0, 8]], warp = []>
#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = []>

// Squares are added where they are asked for by one instruction each; of a chunk that a row's end cuts, they are squares first.
// CHECK-LABEL: llvm.func @norm
// CHECK:       llvm.fmul %[[X0:.*]], %[[X0]] {{.*}} : vector<8xf32>
// CHECK:       %[[LAST:.*]] = llvm.fmul %[[X:.*]], %[[X]] {{.*}} : vector<8xf32>
// CHECK:       llvm.cond_br
// CHECK:       llvm.cond_br %{{.*}}, ^[[WHOLE:bb[0-9]+]], ^[[CUT:bb[0-9]+]]
// CHECK:       ^[[WHOLE]]:
// CHECK:         llvm.intr.fma(%[[X]], %[[X]], %[[FIRST:.*]]) : (vector<8xf32>, vector<8xf32>, vector<8xf32>)
// CHECK:       ^[[CUT]]:
// CHECK:         %[[COUNTED:.*]] = llvm.select %{{.*}}, %[[LAST]], %{{.*}} : vector<8xi1>, vector<8xf32>
// CHECK:         llvm.fadd %[[FIRST]], %[[COUNTED]]
// 1 / sqrt(x) is an approximation y and half of y (1 - x y y), where that is a number.
// CHECK:       %[[NEAR:.*]] = llvm.inline_asm {{.*}}"rsqrt.approx.f32 $0, $1;", "=f,f" %[[S:.*]] : (f32) -> f32
// CHECK:       %[[PRODUCT:.*]] = llvm.fmul %[[S]], %[[NEAR]] : f32
// CHECK:       %[[LESS:.*]] = llvm.fneg %[[PRODUCT]]
// CHECK:       %[[REST:.*]] = llvm.intr.fma(%[[LESS]], %[[NEAR]], %{{.*}})
// CHECK:       %[[HALF:.*]] = llvm.fmul %[[NEAR]], %{{.*}} : f32
// CHECK:       %[[BETTER:.*]] = llvm.intr.fma(%[[HALF]], %[[REST]], %[[NEAR]])
// CHECK:       %[[IS:.*]] = llvm.fcmp "ord" %[[BETTER]], %[[BETTER]]
// CHECK:       llvm.select %[[IS]], %[[BETTER]], %[[NEAR]] : i1, f32
// PTX-NOT:     sqrt.rn
// PTX:         rsqrt.approx.f32
// PTX-NOT:     sqrt.rn
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @norm(%x: memref<1x512xf32>, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [1, 512], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.load %x[%c0, %c0] : memref<1x512xf32> to tensor<1x512xf32, #t>
      %q = arith.mulf %a, %a fastmath<contract> : tensor<1x512xf32, #t>
      %s = tier.reduce addf %q axis 1 limit %n : tensor<1x512xf32, #t> to tensor<1xf32, #r>
      %f = math.rsqrt %s : tensor<1xf32, #r>
      %d = tier.broadcast %f axis 1 : tensor<1xf32, #r> to tensor<1x512xf32, #t>
      %y = arith.mulf %a, %d : tensor<1x512xf32, #t>
      tier.store %y, %x[%c0, %c0] : tensor<1x512xf32, #t>, memref<1x512xf32>
      gpu.return
    }
  }
}
