// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s

#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>

// A chain is one kernel; the implicit rounding between its ops is dropped, the bias is widened before it is repeated.
// CHECK-LABEL: gpu.func @chain_0(
// CHECK-SAME:    memref<?xbf16> {tier.align = 16 : i64}
// CHECK:         %[[X:[a-z0-9_]+]] = tier.load {{.*}}tensor<[[T:[0-9x]+]]xbf16, #[[F:.*]]>
// CHECK-NEXT:    %[[B:[a-z0-9_]+]] = tier.load {{.*}} : memref<?xbf16, strided<[1]>> to tensor<[[N:[0-9]+]]xbf16, #[[S:.*]]>
// CHECK-NEXT:    %[[X32:[a-z0-9_]+]] = arith.extf %[[X]]
// CHECK-NEXT:    %[[B32:[a-z0-9_]+]] = arith.extf %[[B]] : tensor<[[N]]xbf16, #[[S]]>
// CHECK-NEXT:    %[[BB:[a-z0-9_]+]] = tier.broadcast %[[B32]] axis 0
// CHECK-NEXT:    %[[SUM:[a-z0-9_]+]] = arith.addf %[[X32]], %[[BB]]
// CHECK-NEXT:    %[[E:[a-z0-9_]+]] = math.exp %[[SUM]]
// CHECK-NEXT:    %[[Y:[a-z0-9_]+]] = arith.truncf %[[E]] fastmath<contract>
// CHECK-NEXT:    tier.store %[[Y]]
// CHECK-NEXT:    gpu.return
func.func @chain(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
    %b: tensor<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [8], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %x, %c1 : tensor<?x?xbf16>
  %e = tensor.empty(%m, %n) : tensor<?x?xbf16>
  %sum = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<?x?xbf16>, tensor<?xbf16>) outs(%e : tensor<?x?xbf16>) {
  ^bb0(%l: bf16, %r: bf16, %o: bf16):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %s = arith.addf %l32, %r32 : f32
    %t = arith.truncf %s fastmath<contract> : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%sum : tensor<?x?xbf16>) outs(%e : tensor<?x?xbf16>) {
  ^bb0(%v: bf16, %o: bf16):
    %v32 = arith.extf %v : bf16 to f32
    %s = math.exp %v32 : f32
    %t = arith.truncf %s fastmath<contract> : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>

// A rounding that was asked for stays.
// CHECK-LABEL: gpu.func @explicit_0(
// CHECK:         %[[H:[a-z0-9_]+]] = arith.truncf
// CHECK-NEXT:    arith.extf %[[H]]
func.func @explicit(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>, tier.dense}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %h = arith.truncf %v : f32 to f16
    %w = arith.extf %h : f16 to f32
    linalg.yield %w : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>

// Dense arrays are one dimension, whatever their width; a scalar argument is a parameter.
// CHECK-LABEL: gpu.func @scale_0(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: memref<?xf32> {{.*}}, %[[N:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: f32)
// CHECK:         memref.reinterpret_cast %[[X]] to offset: [0], sizes: [%[[N]]], strides: [1]
// CHECK:         %[[V:[a-z0-9_]+]] = tier.load {{.*}} to tensor<2048xf32, #[[F:.*]]>
// CHECK-NEXT:    %[[SS:[a-z0-9_]+]] = tier.splat %[[S]] : f32 to tensor<2048xf32, #[[F]]>
// CHECK-NEXT:    arith.mulf %[[V]], %[[SS]]
// CHECK-LABEL: func.func @scale(
// CHECK-SAME:    %{{.*}}: memref<?xf32> {tier.argument = {{.*}}tier.dense}, %[[D0:[a-z0-9_]+]]: index, %[[D1:[a-z0-9_]+]]: index, %{{.*}}: index, %{{.*}}: index, %[[A:[a-z0-9_]+]]: f32, %{{.*}}: memref<?xf32> {tier.output}
// CHECK:         %[[ALL:[a-z0-9_]+]] = arith.muli %[[D1]], %[[D0]]
// CHECK:         %[[ANY:[a-z0-9_]+]] = arith.cmpi ne, %[[ALL]], %c0
// CHECK:         scf.if %[[ANY]]
// CHECK-NEXT:      gpu.launch_func @scale_0::@scale_0 {{.*}} args(%{{.*}} : memref<?xf32>, %{{.*}} : memref<?xf32>, %[[ALL]] : index, %[[A]] : f32)
func.func @scale(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>, tier.dense},
    %a: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %s = arith.mulf %v, %a : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#i = affine_map<(d0) -> (d0)>

// Views are composed to one reinterpretation of the base, negative steps too; the host computes its offset.
// CHECK-LABEL: gpu.func @reversed_0(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: memref<?xf32>
// CHECK:         memref.reinterpret_cast %[[X]] to offset: [%{{.*}}], sizes: [%{{.*}}], strides: [-2]
// CHECK-LABEL: func.func @reversed(
func.func @reversed(
    %x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>},
    %y: tensor<?xf32> {tier.argument = #tier.argument<name = "y", extents = ["H"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %h = tensor.dim %y, %c0 : tensor<?xf32>
  %last = arith.subi %n, %c1 : index
  %r = layout.view %x [%last] sizes(%n) map affine_map<(d0)[s0] -> (s0 - d0)> : tensor<?xf32> to tensor<?xf32>
  %s = layout.view %r [] sizes(%h) map affine_map<(d0) -> (d0 * 2)> : tensor<?xf32> to tensor<?xf32>
  %e = tensor.empty(%h) : tensor<?xf32>
  %z = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}
      ins(%s, %y : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%l: f32, %q: f32, %o: f32):
    %t = arith.addf %l, %q : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %z : tensor<?xf32>
}

// -----

#i = affine_map<(d0) -> (d0)>

// A view of a computed value moves into its producers: nothing is stored between.
// CHECK-LABEL: gpu.func @view_of_sum_0(
// CHECK:         memref.reinterpret_cast %{{.*}} to offset: [3]
// CHECK:         tier.store
// CHECK-NEXT:    gpu.return
// CHECK-NOT:     gpu.func
func.func @view_of_sum(
    %x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %h = arith.subi %n, %c3 : index
  %e = tensor.empty(%n) : tensor<?xf32>
  %z = linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}
      ins(%x, %x : tensor<?xf32>, tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%l: f32, %q: f32, %o: f32):
    %t = arith.addf %l, %q : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %s = layout.view %z [] sizes(%h) map affine_map<(d0) -> (d0 + 3)> : tensor<?xf32> to tensor<?xf32>
  return %s : tensor<?xf32>
}

// -----

#i = affine_map<(d0) -> (d0)>

// Truth values are i1 in registers and bytes in memory.
// CHECK-LABEL: gpu.func @truth_0(
// CHECK:         %[[P:[a-z0-9_]+]] = arith.cmpf ogt
// CHECK:         tier.store %[[P]], %{{.*}} : tensor<{{.*}}xi1, #{{.*}}>, memref<?xi8
func.func @truth(
    %x: tensor<?xf32> {tier.argument = #tier.argument<name = "x", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xi1> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %e = tensor.empty(%n) : tensor<?xi1>
  %z = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%x : tensor<?xf32>) outs(%e : tensor<?xi1>) {
  ^bb0(%l: f32, %o: i1):
    %t = arith.cmpf ogt, %l, %zero : f32
    linalg.yield %t : i1
  } -> tensor<?xi1>
  return %z : tensor<?xi1>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>

// A stride that is not known may be that of a dense array: the first variant asks, and has one dimension.
// CHECK-LABEL: gpu.func @maybe_dense_0(
// CHECK:         tier.load {{.*}} : memref<?xf32, strided<[1]>>
// CHECK-LABEL: gpu.func @maybe_dense_0_1(
// CHECK:         tier.load {{.*}} : memref<?x?xf32, strided<[?, 1]>>
// CHECK-LABEL: func.func @maybe_dense(
// CHECK-SAME:    %{{[a-z0-9]+}}: memref<?xf32> {{{[^}]*}}}, %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index, %[[S:[a-z0-9_]+]]: index
// CHECK:         %[[DENSE:[a-z0-9_]+]] = arith.cmpi eq, %[[S]], %[[N]]
// CHECK:         scf.if %[[DENSE]] {
// CHECK-NEXT:      gpu.launch_func @maybe_dense_0::@maybe_dense_0
// CHECK-NEXT:    } else {
func.func @maybe_dense(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %s = math.exp %v : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>

// What is read along one dimension and written along the other is loaded in a fragment for its reading, and converted.
// CHECK: #[[IN:.*]] = #layout.fragment<[64, 64], register = [4:[1, 0], 4:[0, 1], 2:[0, 32]], lane = [16:[4, 0], 2:[0, 4]], warp = [4:[0, 8]]>
// CHECK: #[[OUT:.*]] = #layout.fragment<[64, 64], register = [4:[0, 1], 4:[1, 0], 2:[32, 0]], lane = [16:[0, 4], 2:[4, 0]], warp = [4:[8, 0]]>
// CHECK-LABEL: gpu.func @turned_0(
// CHECK:         %[[X:[a-z0-9_]+]] = tier.load {{.*}}strided<[1, ?]>> to tensor<64x64xf32, #[[IN]]>
// CHECK-NEXT:    %[[T:[a-z0-9_]+]] = layout.convert %[[X]] : tensor<64x64xf32, #[[IN]]> to tensor<64x64xf32, #[[OUT]]>
// CHECK-NEXT:    %[[S:[a-z0-9_]+]] = arith.addf %[[T]], %[[T]]
// CHECK-NEXT:    tier.store %[[S]]
func.func @turned(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [4, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %s = arith.addf %v, %v : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>

// A column that is repeated along the rows turns nothing.
// CHECK-LABEL: gpu.func @column_0(
// CHECK-NOT:     layout.convert
// CHECK:         tier.store
func.func @column(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [4, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>},
    %b: tensor<?xf32> {tier.argument = #tier.argument<name = "b", extents = ["M"], multiple = [4], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#mn, affine_map<(d0, d1) -> (d0)>, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %w: f32, %o: f32):
    %s = arith.addf %v, %w : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}
