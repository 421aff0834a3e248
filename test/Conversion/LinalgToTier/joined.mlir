// RUN: tier-opt %s --convert-linalg-to-tier=chip=cpu --split-input-file | FileCheck %s

#mnk = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#mn3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#k3 = affine_map<(d0, d1, d2) -> (d2)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// What is computed of an argument and a bias is not kept for a reshape: the argument is reshaped.
// CHECK-LABEL: func.func @rows(
// CHECK:         %[[X:.*]] = tier.workspace %{{.*}} or %arg0 of memref<?xf32> where %[[DENSE:.*]] : memref<?xf32>
// CHECK:         scf.if %[[DENSE]]
// CHECK:         gpu.launch_func @rows_0::@rows_0 {{.*}}args(%arg0 : memref<?xf32>, %[[X]] : memref<?xf32>
// CHECK:         gpu.launch_func @rows_1::@rows_1 {{.*}}args(%[[X]] : memref<?xf32>, %{{.*}} : memref<?xf32>
func.func @rows(
    %x: tensor<?x?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["B", "S", "N"], multiple = [1, 1, 1], strides = [?, ?, 1], stride_multiple = [1, 1, 1], align = 16>},
    %b: tensor<?xf32> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %p = tensor.dim %x, %c0 : tensor<?x?x?xf32>
  %s = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %n = tensor.dim %x, %c2 : tensor<?x?x?xf32>
  %e = tensor.empty(%p, %s, %n) : tensor<?x?x?xf32>
  %y = linalg.generic {indexing_maps = [#mnk, #k3, #mnk], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x, %b : tensor<?x?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?x?xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %t = arith.addf %v, %w : f32
    linalg.yield %t : f32
  } -> tensor<?x?x?xf32>
  %r = tensor.collapse_shape %y [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  %ps = arith.muli %p, %s : index
  %f = tensor.empty(%ps) : tensor<?xf32>
  %z = linalg.fill ins(%zero : f32) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %q = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%r : tensor<?x?xf32>) outs(%z : tensor<?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %o, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %q : tensor<?xf32>
}

// -----

#mnk = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#mn3 = affine_map<(d0, d1, d2) -> (d0, d1)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// A sum of sums is one over both axes where they are neighbours; what is known to have gaps is not copied for it.
// CHECK-LABEL: func.func @dense(
// CHECK-NOT:     tier.workspace
// CHECK:         gpu.launch_func @dense_0::
// CHECK-NOT:     gpu.launch_func
// CHECK-LABEL: func.func @apart(
// CHECK:         tier.workspace
// CHECK:         gpu.launch_func @apart_0::
// CHECK:         gpu.launch_func @apart_1::
func.func @dense(
    %x: tensor<4x6x8xf32> {tier.argument = #tier.argument<name = "x", extents = ["A", "B", "C"], multiple = [4, 6, 8], strides = [48, 8, 1], stride_multiple = [48, 8, 1], align = 16>}) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %y = linalg.generic {indexing_maps = [#mnk, #mn3], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<4x6x8xf32>) outs(%i : tensor<4x6xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %o, %v : f32
    linalg.yield %t : f32
  } -> tensor<4x6xf32>
  %f = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %q = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<4x6xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %o, %v : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  return %q : tensor<4xf32>
}

func.func @apart(
    %x: tensor<4x6x8xf32> {tier.argument = #tier.argument<name = "x", extents = ["A", "B", "C"], multiple = [4, 6, 8], strides = [96, 16, 1], stride_multiple = [96, 16, 1], align = 16>}) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x6xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  %y = linalg.generic {indexing_maps = [#mnk, #mn3], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x : tensor<4x6x8xf32>) outs(%i : tensor<4x6xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %o, %v : f32
    linalg.yield %t : f32
  } -> tensor<4x6xf32>
  %f = tensor.empty() : tensor<4xf32>
  %z = linalg.fill ins(%zero : f32) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  %q = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<4x6xf32>) outs(%z : tensor<4xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %o, %v : f32
    linalg.yield %t : f32
  } -> tensor<4xf32>
  return %q : tensor<4xf32>
}
