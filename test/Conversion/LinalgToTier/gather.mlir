// RUN: tier-opt %s --convert-linalg-to-tier=chip=cpu --split-input-file | FileCheck %s --check-prefixes=CHECK,HOST
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s --check-prefixes=CHECK,GPU
// RUN: tier-opt %s --convert-linalg-to-tier=chip=cpu --split-input-file --remarks-filter=convert-linalg-to-tier -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

// WHY: kept in memory: an operand of a contraction is gathered
// WHY: kept in memory: a gather reads memory
// WHY: kept in memory: rows are chosen by a reduction

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#n = affine_map<(d0, d1) -> (d1)>

// What reads the rows is in their kernel. A CTA reads the number of a row once, and whole rows that fit its registers; a host walks rows.
// CHECK-LABEL: gpu.func @scaled_0(
// HOST:          tier.load %{{.*}} : memref<?xi32, strided<[1]>> to tensor<1xi32
// HOST:          scf.for
// GPU:           tier.load %{{.*}} : memref<?xi32, strided<[1]>> to tensor<32xi32
// GPU-NOT:       scf.for
// CHECK:         tier.gather %{{.*}} at %{{.*}} along [0]{{.*}} fill 0x7FC0 : bf16 {{.*}}memref<?x?x?xbf16, strided<[?, 0, 1]>>
// CHECK:         arith.mulf
// CHECK:         tier.store
// A row of 4096 elements is a CTA's.
// GPU:           tile = [1, 4096]
// GPU-NOT:       scf.for
// GPU:           tier.gather {{.*}} tensor<1xi32, #{{.*}}> to tensor<1x4096xbf16
// CHECK-LABEL: func.func @scaled(
func.func @scaled(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["V", "N"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %i: tensor<?xi32> {tier.argument = #tier.argument<name = "i", extents = ["M"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>},
    %w: tensor<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %M = tensor.dim %i, %c0 : tensor<?xi32>
  %N = tensor.dim %x, %c1 : tensor<?x?xbf16>
  %t = tier.take %x[%i] axis 0 fill 0x7FC0 : bf16 : tensor<?x?xbf16>, tensor<?xi32> to tensor<?x?xbf16>
  %e = tensor.empty(%M, %N) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%t, %w : tensor<?x?xbf16>, tensor<?xbf16>) outs(%e : tensor<?x?xbf16>) {
  ^bb0(%a: bf16, %b: bf16, %o: bf16):
    %p = arith.mulf %a, %b : bf16
    linalg.yield %p : bf16
  } -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>

// Each element of a result has a number of its own: it is an elementwise kernel.
// CHECK-LABEL: gpu.func @columns_0(
// CHECK:         tier.load %{{.*}} : memref<?xi64
// CHECK:         tier.gather %{{.*}} at %{{.*}} along [1]
// CHECK:         tier.store
func.func @columns(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %i: tensor<?xi64> {tier.argument = #tier.argument<name = "i", extents = ["K"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xf32> {
  %y = tier.take %x[%i] axis 1 fill 0.0 : f32 : tensor<?x?xf32>, tensor<?xi64> to tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#c = affine_map<(m, n, k) -> (m, n)>

// A table that is computed is kept, and so are rows that a product multiplies: three kernels.
// CHECK-LABEL: gpu.func @product_0(
// CHECK:         arith.negf
// CHECK-LABEL: gpu.func @product_1(
// CHECK:         tier.gather
// CHECK-LABEL: gpu.func @product_2(
// CHECK-NOT:     tier.gather
// CHECK-LABEL: func.func @product(
func.func @product(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["V", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %i: tensor<?xi32> {tier.argument = #tier.argument<name = "i", extents = ["M"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>},
    %w: tensor<?x?xf32> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %V = tensor.dim %x, %c0 : tensor<?x?xf32>
  %K = tensor.dim %x, %c1 : tensor<?x?xf32>
  %M = tensor.dim %i, %c0 : tensor<?xi32>
  %N = tensor.dim %w, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%V, %K) : tensor<?x?xf32>
  %minus = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %n = arith.negf %v : f32
    linalg.yield %n : f32
  } -> tensor<?x?xf32>
  %t = tier.take %minus[%i] axis 0 fill 0.0 : f32 : tensor<?x?xf32>, tensor<?xi32> to tensor<?x?xf32>
  %r = tensor.empty(%M, %N) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%r : tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%t, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%p: f32, %q: f32, %acc: f32):
    %s = arith.mulf %p, %q : f32
    %n = arith.addf %acc, %s : f32
    linalg.yield %n : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#all = affine_map<(d0) -> (d0)>
#one = affine_map<(d0) -> ()>

// CHECK-LABEL: func.func @last(
// CHECK:         tier.workspace {{.*}}memref<?xi32>
func.func @last(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["V", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %i: tensor<?xi32> {tier.argument = #tier.argument<name = "i", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %low = arith.constant -2147483648 : i32
  %e = tensor.empty() : tensor<i32>
  %f = linalg.fill ins(%low : i32) outs(%e : tensor<i32>) -> tensor<i32>
  %most = linalg.generic {indexing_maps = [#all, #one], iterator_types = ["reduction"]} ins(%i : tensor<?xi32>) outs(%f : tensor<i32>) {
  ^bb0(%v: i32, %acc: i32):
    %m = arith.maxsi %v, %acc : i32
    linalg.yield %m : i32
  } -> tensor<i32>
  %y = tier.take %x[%most] axis 0 fill 0.0 : f32 : tensor<?x?xf32>, tensor<i32> to tensor<?xf32>
  return %y : tensor<?xf32>
}
