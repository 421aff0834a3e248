// RUN: sed 's/ASKED/tile = array<i64: 40, 16, 128>, swaps = true/' %s > %t.mlir && tier-opt %t.mlir --convert-linalg-to-tier=chip=sm_90a --layout-synthesize-tensormaps | FileCheck %s
// RUN: tier-opt %t.mlir --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o %t.when && FileCheck %s --check-prefix=WHEN < %t.when
// RUN: tier-opt %t.mlir --tier-compile="chip=sm_90a to=how" | tier-opt --check-async -o /dev/null 2>&1 | FileCheck %s --check-prefix=READ --allow-empty
// RUN: tier-opt %t.mlir --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX
// RUN: sed 's/ASKED/tile = array<i64: 20, 16, 128>, swaps = true/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROWS
// RUN: sed 's/ASKED/tile = array<i64: 40, 16, 128>, swaps = true, segments = 2 : i64/' %s | not tier-opt --convert-linalg-to-tier=chip=sm_90a -o /dev/null 2>&1 | FileCheck %s --check-prefix=PARTS

// 5120 rows of w are 128 tiles of 40 rows, which instructions of 64 multiply: bulk copies bring 40 rows to tiles of 64, and what
// is loaded and stored ends with the tile.
// CHECK:       gpu.func @linear_0({{.*}}tile = [40, 16, 128], atom = [64, 16, 16], grain = warpgroup
// CHECK:       %[[ROW:.*]] = arith.muli %{{.*}}, %c40
// CHECK:       %[[END:.*]] = arith.addi %[[ROW]], %c40
// CHECK:       %[[LAST:.*]] = arith.minui %[[END]], %c5120
// CHECK:       %[[BIAS:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%[[LAST]]], strides: [1]
// CHECK:       tier.load %[[BIAS]][%[[ROW]]]
// CHECK:       tier.copy %{{.*}}[%{{.*}}, %[[ROW]]] to %[[A:.*]][] rows 40 : {{.*}}box = [128, 40]{{.*}} to memref<64x128xbf16,
// CHECK:       tier.copy %{{.*}} to %[[B:.*]][] : {{.*}}box = [128, 16]{{.*}} to memref<16x128xbf16,
// CHECK:       tier.mma %[[A]], %[[B]], {{.*}} tensor<64x16xf32
// CHECK:       %[[OUT:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [%[[LAST]], 16], strides: [1, 5120]
// CHECK:       tier.store %{{.*}}, %[[OUT]][%[[ROW]], {{.*}} {inbounds = array<i1: false, true>} : tensor<64x16xbf16

// WHEN:        transport.copy.bulk_load {{.*}} rows 40 : {{.*}}box = [64, 40]

// READ-NOT: {{error|warning}}

// Two boxes of 40 and of 16 rows.
// PTX:         mbarrier.arrive.expect_tx{{.*}}, 14336;

// ROWS:  [tier.asked] expects a tile of 16, 24 .. 128, 192 or 256 by 16, 24 .. 256, and at least one segment, got 20 by 16 in 1 segment(s)
// PARTS: [tier.asked] expects tiles of fewer rows than their instructions to have a multiple of 8, of operands that bulk copies bring and of whole sums that threads store, got [40, 16, 128] by [64, 16, 16]

#mn = affine_map<(d0, d1, d2) -> (d0, d1)>
#mk = affine_map<(d0, d1, d2) -> (d0, d2)>
#nk = affine_map<(d0, d1, d2) -> (d1, d2)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#columns = affine_map<(d0, d1) -> (d1)>
func.func @linear(
    %x: tensor<16x5120xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
    %w: tensor<5120x5120xbf16> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
    %b: tensor<5120xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<16x5120xbf16> attributes {tier.asked = {ASKED}} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x5120xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<16x5120xf32>) -> tensor<16x5120xf32>
  %y = linalg.generic {indexing_maps = [#mk, #nk, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<16x5120xbf16>, tensor<5120x5120xbf16>) outs(%f : tensor<16x5120xf32>) {
  ^bb0(%l: bf16, %r: bf16, %acc: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %p = arith.mulf %l32, %r32 : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<16x5120xf32>
  %o = tensor.empty() : tensor<16x5120xbf16>
  %z = linalg.generic {indexing_maps = [#id, #columns, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %b : tensor<16x5120xf32>, tensor<5120xbf16>) outs(%o : tensor<16x5120xbf16>) {
  ^bb0(%in: f32, %bias: bf16, %out: bf16):
    %b32 = arith.extf %bias : bf16 to f32
    %s = arith.addf %in, %b32 : f32
    %t = arith.truncf %s : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<16x5120xbf16>
  return %z : tensor<16x5120xbf16>
}
