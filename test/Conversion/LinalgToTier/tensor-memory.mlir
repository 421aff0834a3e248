// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_100a --split-input-file | FileCheck %s

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

// The accumulator is a tile of tensor memory: the first product overwrites it, pieces of 128 columns are read by eight
// warps, the tile is freed behind the last read. Where the loop had no product, or the sums do not start from 0, the
// epilogue knows.
// CHECK:       gpu.func @multiply_0{{.*}}tier.claims{{.*}}tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = {{[0-9]+}}, warps = [4, 4, 8], registers = [40, 40, 216]
// CHECK:         %[[C128:[a-z0-9_]+]] = arith.constant 128 : index
// One CTA for each tile: those that run claim others.
// CHECK:         %[[ACC:[a-z0-9_]+]] = tier.alloc : memref<128x256xf32, #tier.space<tensor>>
// CHECK-NEXT:      scf.for %[[K:[a-z0-9_]+]] =
// CHECK-NEXT:        %[[SA:[a-z0-9_]+]] = tier.alloc
// CHECK-NEXT:        %[[SB:[a-z0-9_]+]] = tier.alloc
// CHECK-NEXT:        tier.copy
// CHECK-NEXT:        tier.copy
// CHECK-NEXT:        %[[ADDS:[a-z0-9_]+]] = arith.cmpi ne, %[[K]]
// CHECK-NEXT:        tier.accumulate %[[SA]], %[[SB]] into %[[ACC]] adds %[[ADDS]] atom [128, 256, 16]
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[RAN:[a-z0-9_]+]] = arith.cmpi sgt
// CHECK-NEXT:      %[[X:[a-z0-9_]+]] = tier.load %[[ACC]]
// CHECK-NEXT:      %[[ZERO:[a-z0-9_]+]] = arith.constant dense<0.000000e+00> : tensor<128x128xf32
// CHECK-NEXT:      %[[SUM:[a-z0-9_]+]] = arith.select %[[RAN]], %[[X]], %[[ZERO]]
// CHECK-NEXT:      %[[START:[a-z0-9_]+]] = arith.constant dense<2.000000e+00> : tensor<128x128xf32
// CHECK-NEXT:      %[[ALL:[a-z0-9_]+]] = arith.addf %[[SUM]], %[[START]]
// CHECK-NEXT:      tier.store %[[ALL]]
// CHECK:           tier.load %[[ACC]][%{{.*}}, %[[C128]]]
// CHECK-NEXT:      tier.free %[[ACC]]
// CHECK:           tier.store
func.func @multiply(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %two = arith.constant 2.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%two : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %lr = arith.mulf %l32, %r32 : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}
