// RUN: tier-opt --verify-roundtrip %s --convert-linalg-to-tier=chip=sm_90a | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --remarks-filter=convert-linalg-to-tier 2>&1 | FileCheck %s --check-prefix=REMARK

// The epilogue reduces the rows of a piece beside what it stores, and adds up pieces; a row of each tile of columns
// goes to a workspace, whose rows another kernel combines. Fewer than 256 rows are reduced from the stored product.

// REMARK: norms_0_rows: the epilogue reduces the rows of a tile

#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d1, d2)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#rows = affine_map<(d0, d1) -> (d0)>
// CHECK:       gpu.func @norms_0_rows(
// CHECK-SAME:    tile = [128, 256, 64]
// CHECK:         %[[ACC:[a-z0-9_]+]] = scf.for
// CHECK:           tier.mma
// CHECK:         tier.piece %[[ACC]][0, 0]
// CHECK:         tier.store %{{.*}} : tensor<128x32xbf16
// CHECK:         %[[FIRST:[a-z0-9_]+]] = tier.reduce addf %{{.*}} axis 1 limit %{{.*}} : tensor<128x32xf32{{.*}} to tensor<128xf32
// CHECK:         tier.piece %[[ACC]][0, 32]
// CHECK:         tier.store %{{.*}} : tensor<128x32xbf16
// CHECK:         %[[SECOND:[a-z0-9_]+]] = tier.reduce addf
// CHECK-NEXT:    arith.addf %[[FIRST]], %[[SECOND]]
// CHECK:         tier.piece %[[ACC]][0, 224]
// CHECK:         %[[LAST:[a-z0-9_]+]] = tier.reduce addf
// CHECK-NEXT:    %[[ROW:[a-z0-9_]+]] = arith.addf %{{.*}}, %[[LAST]]
// CHECK:         tier.store %[[ROW]], %{{.*}} : tensor<128xf32{{.*}}, memref<?x?xf32
// CHECK:       gpu.func @norms_0_rows_1(
// CHECK:       gpu.func @norms_0(
// CHECK:       gpu.func @norms_1(

// CHECK:       func.func @norms(
// CHECK:         %[[COLUMNS:[a-z0-9_]+]] = arith.ceildivui %{{.*}}, %c256
// CHECK:         scf.if
// CHECK-NEXT:      %[[PARTS:[a-z0-9_]+]] = tier.workspace %{{.*}} : memref<?xf32>
// CHECK-NEXT:      gpu.launch_func  @norms_0_rows::@norms_0_rows
// CHECK-NEXT:      gpu.launch_func  @norms_0_rows_1::@norms_0_rows_1 {{.*}} args(%[[PARTS]]{{.*}} {tier.begins_early}
// CHECK-NEXT:    } else {
// CHECK:           gpu.launch_func  @norms_0::@norms_0
// CHECK:           gpu.launch_func  @norms_1::@norms_1
func.func @norms(%x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 64], strides = [?, 1], stride_multiple = [64, 1], align = 16>},
                 %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [64, 64], strides = [?, 1], stride_multiple = [64, 1], align = 16>}) -> (tensor<?x?xbf16>, tensor<?xf32>)
    attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %w, %c0 : tensor<?x?xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %sums = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%z : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %acc: f32):
    %lf = arith.extf %l : bf16 to f32
    %rf = arith.extf %r : bf16 to f32
    %p = arith.mulf %lf, %rf : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %ye = tensor.empty(%m, %n) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : tensor<?x?xf32>) outs(%ye : tensor<?x?xbf16>) {
  ^bb0(%v: f32, %o: bf16):
    %t = arith.truncf %v : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<?x?xbf16>
  %re = tensor.empty(%m) : tensor<?xf32>
  %rz = linalg.fill ins(%zero : f32) outs(%re : tensor<?xf32>) -> tensor<?xf32>
  %norms = linalg.generic {indexing_maps = [#id, #rows], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<?x?xbf16>) outs(%rz : tensor<?xf32>) {
  ^bb0(%v: bf16, %acc: f32):
    %f = arith.extf %v : bf16 to f32
    %q = arith.mulf %f, %f : f32
    %s = arith.addf %acc, %q : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %y, %norms : tensor<?x?xbf16>, tensor<?xf32>
}
