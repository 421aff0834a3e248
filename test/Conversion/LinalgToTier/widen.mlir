// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_80 | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=gfx942 --remarks-filter=convert-linalg-to-tier 2>&1 | FileCheck %s --check-prefixes=CHECK,REMARK
// RUN: tier-opt %s --convert-linalg-to-tier=chip=gfx950 | FileCheck %s --check-prefix=PAIRS
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a | FileCheck %s --check-prefix=HAS
// RUN: tier-opt %s --convert-linalg-to-tier=chip=cpu | FileCheck %s --check-prefix=HOST

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>

// Where no matrix instruction multiplies the pair, what brings it to shared memory makes it f16.
// REMARK:      8-bit floats are converted to f16, exactly: the machine has no matrix instruction for the pair
// CHECK-LABEL: gpu.func @pair_0
// CHECK:       %[[A:.*]] = tier.load {{.*}}xf8E4M3FN, #fragment{{[0-9]*}}>
// CHECK-NEXT:  %[[WIDE:.*]] = arith.extf %[[A]] : {{.*}} to tensor<{{.*}}xf16
// CHECK-NEXT:  tier.store %[[WIDE]]
// CHECK:       tier.load {{.*}}xf8E5M2, #fragment
// CHECK:       tier.mma {{.*}} on {{ *}}warp : memref<{{.*}}xf16, {{.*}}>, memref<{{.*}}xf16
// HAS-NOT:     xf16
// HAS:         tier.mma {{.*}} on {{ *}}warpgroup : memref<{{.*}}xf8E4M3FN, {{.*}}>, memref<{{.*}}xf8E5M2
// PAIRS-NOT:   xf16
// PAIRS:       tier.mma {{.*}} atom [32, 32, 64] on {{ *}}warp : memref<{{.*}}xf8E4M3FN, {{.*}}>, memref<{{.*}}xf8E5M2
// HOST-NOT:    xf16
func.func @pair(
    %x: tensor<?x?xf8E4M3FN> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xf8E5M2> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xf8E5M2>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xf8E4M3FN>, tensor<?x?xf8E5M2>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%a: f8E4M3FN, %b: f8E5M2, %o: f32):
    %i = arith.extf %a : f8E4M3FN to f32
    %j = arith.extf %b : f8E5M2 to f32
    %r = arith.mulf %i, %j : f32
    %z = arith.addf %o, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
