// RUN: tier-opt %s --tier-compile="chip=sm_100a to=where" | FileCheck %s

// Both operands packed, without scales: pairs of CTAs too. Four numbers of 6 bits take three bytes.

// CHECK-LABEL: gpu.func @pairs
// CHECK-SAME:    grain = pair
// CHECK:         tier.copy %{{.*}} : !tier.tensormap<<element = f6E3M2FN, box = [128, 128], swizzle = 128B>> to memref<128x128xf6E3M2FN
// CHECK:         tier.copy %{{.*}} : !tier.tensormap<<element = f6E2M3FN, box = [128, 128], swizzle = 128B>> to memref<128x128xf6E2M3FN
// CHECK:         tier.accumulate {{.*}} atom [256, 256, 32] pair {tier.instruction = "tcgen05.m256k32.e3m2.e2m3"}
// CHECK-LABEL: func.func @pairs(
// CHECK:         tier.encode_tensormap
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#s = affine_map<(m, n, k) -> (m, k floordiv 32)>
#t = affine_map<(m, n, k) -> (n, k floordiv 32)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @pairs(%x: tensor<?x?xi8> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 96], strides = [?, 1], stride_multiple = [96, 1], align = 32>}, %w: tensor<?x?xi8> {tier.argument = #tier.argument<name = "w", extents = ["N", "KW"], multiple = [1, 96], strides = [?, 1], stride_multiple = [96, 1], align = 32>}) -> tensor<?x?xf32> {
  %x0 = tier.reinterpret %x : tensor<?x?xi8> to tensor<?x?xf6E3M2FN>
  %w0 = tier.reinterpret %w : tensor<?x?xi8> to tensor<?x?xf6E2M3FN>
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xi8>
  %n = tensor.dim %w, %c0 : tensor<?x?xi8>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x0, %w0 : tensor<?x?xf6E3M2FN>, tensor<?x?xf6E2M3FN>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%i: f6E3M2FN, %j: f6E2M3FN, %out: f32):
    %i1 = arith.extf %i : f6E3M2FN to f32
    %j1 = arith.extf %j : f6E2M3FN to f32
    %f = arith.mulf %i1, %j1 : f32
    %sum = arith.addf %out, %f : f32
    linalg.yield %sum : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
