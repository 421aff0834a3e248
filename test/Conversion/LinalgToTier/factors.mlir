// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#sa = affine_map<(m, n, k) -> (m, k floordiv 128)>
#sb = affine_map<(m, n, k) -> (n floordiv 128, k floordiv 256)>
#c = affine_map<(m, n, k) -> (m, n)>

// Factors that step with k multiply the sum of a block, which begins at zero; no piece of a tile straddles a step.
// A large tile is multiplied in two pieces of columns; the factors of a piece beyond the end are those of the last column.
// CHECK:       gpu.func @scaled_0_{{[0-9]+}}({{.*}}tile = [128, 256, 128]
// CHECK-SAME:  , atom = [64, 128, 32], grain = warpgroup, {{.*}}warps = [4, 8]
// CHECK:       %[[M:[0-9]+]] = arith.muli %{{[0-9]+}}, %c128
// CHECK-NEXT:  %[[N:[0-9]+]] = arith.muli %{{[0-9]+}}, %c256
// CHECK-NEXT:  %[[NB:[0-9]+]] = arith.divui %[[N]], %c128
// CHECK-NEXT:  %[[LAST:[0-9]+]] = arith.subi %{{.*}}, %c1
// CHECK-NEXT:  %[[N1:[0-9]+]] = arith.addi %[[N]], %c128
// CHECK-NEXT:  %[[IN:[0-9]+]] = arith.minui %[[N1]], %[[LAST]]
// CHECK-NEXT:  %[[NB1:[0-9]+]] = arith.divui %[[IN]], %c128
// CHECK-NEXT:  %[[ZERO:.*]] = arith.constant dense<0.000000e+00> : tensor<128x128xf32
// CHECK-NEXT:  %[[SUMS:[0-9]+]]:2 = scf.for %[[K:[a-z0-9_]+]] = %c0 to %{{.*}} step %c128 iter_args(%[[SUM:[a-z0-9_]+]] = %[[ZERO]], %[[SUM1:[a-z0-9_]+]] = %[[ZERO]])
// CHECK-DAG:     %[[KB:[0-9]+]] = arith.divui %[[K]], %c128
// CHECK-DAG:     %[[KC:[0-9]+]] = arith.divui %[[K]], %c256
// CHECK-DAG:     %[[SA:[0-9]+]] = tier.load %{{.*}}[%[[KB]], %[[M]]] {{.*}} to tensor<128xf32
// CHECK-DAG:     %[[SB:[0-9]+]] = tier.load %{{.*}}[%[[NB]], %[[KC]], %c0] {inbounds = array<i1: true, true, true>} {{.*}} to tensor<128xf32
// CHECK-DAG:     %[[SB1:[0-9]+]] = tier.load %{{.*}}[%[[NB1]], %[[KC]], %c0] {inbounds = array<i1: true, true, true>} {{.*}} to tensor<128xf32
// CHECK:         %[[A:[0-9]+]] = tier.alloc
// CHECK-NEXT:    %[[B:[0-9]+]] = tier.alloc
// CHECK-NEXT:    %[[B1:[0-9]+]] = tier.alloc
// CHECK-NEXT:    tier.copy %{{.*}}[%[[M]], %[[K]]] to %[[A]]
// CHECK-NEXT:    tier.copy %{{.*}}[%[[N]], %[[K]]] to %[[B]]
// CHECK-NEXT:    tier.copy %{{.*}}[%[[N1]], %[[K]]] to %[[B1]]
// CHECK-NEXT:    %[[D:[0-9]+]] = tier.mma %[[A]], %[[B]], %[[ZERO]] atom [64, 128, 32] on warpgroup
// CHECK-NEXT:    arith.mulf %[[SA]], %[[SB]]
// CHECK-NEXT:    %[[F:[0-9]+]] = tier.broadcast
// CHECK-NEXT:    %[[NEXT:[0-9]+]] = math.fma %[[D]], %[[F]], %[[SUM]]
// CHECK-NEXT:    %[[D1:[0-9]+]] = tier.mma %[[A]], %[[B1]], %[[ZERO]] atom [64, 128, 32] on warpgroup
// CHECK-NEXT:    arith.mulf %[[SA]], %[[SB1]]
// CHECK-NEXT:    %[[F1:[0-9]+]] = tier.broadcast
// CHECK-NEXT:    %[[NEXT1:[0-9]+]] = math.fma %[[D1]], %[[F1]], %[[SUM1]]
// CHECK-NEXT:    scf.yield %[[NEXT]], %[[NEXT1]]
// CHECK:       %[[P:[0-9]+]] = tier.piece %[[SUMS]]#0[0, 0]
// CHECK-NEXT:  tier.store %[[P]], %{{.*}}[%[[M]], %[[N]]] {tier.lines = array<i64: 0, 128>}
// CHECK:       %[[P1:[0-9]+]] = tier.piece %[[SUMS]]#1[0, 0]
// CHECK-NEXT:  tier.store %[[P1]], %{{.*}}[%{{.*}}, %[[N1]]] {tier.lines = array<i64: 0, 128>}
func.func @scaled(
    %x: tensor<?x?xf8E4M3FN> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xf8E4M3FN> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %s: tensor<?x?xf32> {tier.argument = #tier.argument<name = "s", extents = ["M", "S"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %t: tensor<?x?xf32> {tier.argument = #tier.argument<name = "t", extents = ["T", "U"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xf8E4M3FN>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#a, #b, #sa, #sb, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w, %s, %t : tensor<?x?xf8E4M3FN>, tensor<?x?xf8E4M3FN>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%a: f8E4M3FN, %b: f8E4M3FN, %sa: f32, %sb: f32, %o: f32):
    %i = arith.extf %a : f8E4M3FN to f32
    %j = arith.extf %b : f8E4M3FN to f32
    %p = arith.mulf %i, %sa : f32
    %q = arith.mulf %j, %sb : f32
    %r = arith.mulf %p, %q : f32
    %z = arith.addf %o, %r : f32
    linalg.yield %z : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>

// Sums of 128 of k are added in f32 where the matrix unit keeps fewer bits.
// CHECK:       gpu.func @promoted_0_{{[0-9]+}}({{.*}}tile = [128, 128, 128]
// CHECK-SAME:  , atom = [64, 128, 32], grain = warpgroup
// CHECK:       iter_args(%[[SUM:[a-z0-9_]+]] =
// CHECK:         %[[D:[0-9]+]] = tier.mma %{{.*}}, %{{.*}}, %cst
// CHECK-NEXT:    arith.addf %[[SUM]], %[[D]]
func.func @promoted(
    %x: tensor<?x?xf8E4M3FN> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xf8E5M2> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xf8E5M2>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"], tier.precision = "promoted"}
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
