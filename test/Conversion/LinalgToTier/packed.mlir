// RUN: tier-opt %s --tier-compile="chip=sm_100a to=where" | FileCheck %s
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=where" | FileCheck %s --check-prefix=CONVERTED
// RUN: tier-opt %s --tier-compile="chip=cpu to=where" --remarks-filter=convert-linalg-to-tier 2>&1 | FileCheck %s --check-prefix=SAID

// Numbers of 4 and 6 bits in bytes: operands of products as they are, where the machine multiplies them; else f8E4M3FN.

// CHECK-LABEL: gpu.func @w4a8
// CHECK:         tier.copy %{{.*}} : !tier.tensormap<<element = f8E4M3FN, box = [128, 128], swizzle = 128B>> to memref<128x128xf8E4M3FN
// CHECK:         tier.copy %{{.*}} : !tier.tensormap<<element = f4E2M1FN, box = [128, 128], swizzle = 128B>> to memref<128x128xf4E2M1FN
// CHECK:         tier.accumulate {{.*}} scales {{.*}} atom [128, 128, 32] {tier.instruction = "tcgen05.m128k32.mx.e4m3.e2m1"}
// The extent in numbers, and the bytes of a row.
// CHECK-LABEL: func.func @w4a8(
// CHECK-SAME:      %[[BYTES:[^:]*]]: memref<?xi8> {tier.argument = #tier.argument<name = "w"
// CHECK:         %[[NUMBERS:.*]] = tier.reinterpret %[[BYTES]] : memref<?xi8> to memref<?xf4E2M1FN>
// CHECK:         tier.encode_tensormap %[[NUMBERS]]

// CONVERTED-NOT: f4E2M1FN
// CONVERTED-LABEL: gpu.func @w4a8_0
// CONVERTED:         tier.store %{{.*}} : tensor<{{.*}}xi16
// CONVERTED-LABEL: gpu.func @w4a8_1
// CONVERTED:         tier.instruction = "wgmma.m64k32.e4m3.e4m3"
// CONVERTED-NOT:   f4E2M1FN
// CONVERTED-LABEL: func.func @w4a8(
// CONVERTED:         %[[WORDS:.*]] = tier.workspace %{{.*}} : memref<?xi16>
// CONVERTED:         tier.reinterpret %[[WORDS]] : memref<?xi16> to memref<?xf8E4M3FN>

// SAID: numbers are converted to f8E4M3FN, exactly, in a kernel of their own: the machine has no instruction for the product
#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (n, k)>
#s = affine_map<(m, n, k) -> (m, k floordiv 32)>
#t = affine_map<(m, n, k) -> (n, k floordiv 32)>
#c = affine_map<(m, n, k) -> (m, n)>
func.func @w4a8(%x: tensor<?x?xf8E4M3FN> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}, %w: tensor<?x?xi8> {tier.argument = #tier.argument<name = "w", extents = ["N", "KW"], multiple = [1, 64], strides = [?, 1], stride_multiple = [64, 1], align = 32>}, %sx: tensor<?x?xf8E8M0FNU>, %sw: tensor<?x?xf8E8M0FNU>) -> tensor<?x?xf32> {
  %w0 = tier.reinterpret %w : tensor<?x?xi8> to tensor<?x?xf4E2M1FN>
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf8E4M3FN>
  %n = tensor.dim %w, %c0 : tensor<?x?xi8>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %zero = arith.constant 0.0 : f32
  %init = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.generic {indexing_maps = [#a, #b, #s, #t, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w0, %sx, %sw : tensor<?x?xf8E4M3FN>, tensor<?x?xf4E2M1FN>, tensor<?x?xf8E8M0FNU>, tensor<?x?xf8E8M0FNU>) outs(%init : tensor<?x?xf32>) {
  ^bb0(%i: f8E4M3FN, %j: f4E2M1FN, %p: f8E8M0FNU, %q: f8E8M0FNU, %out: f32):
    %i1 = arith.extf %i : f8E4M3FN to f32
    %j1 = arith.extf %j : f4E2M1FN to f32
    %p1 = arith.extf %p : f8E8M0FNU to f32
    %q1 = arith.extf %q : f8E8M0FNU to f32
    %i2 = arith.mulf %i1, %p1 : f32
    %j2 = arith.mulf %j1, %q1 : f32
    %f = arith.mulf %i2, %j2 : f32
    %sum = arith.addf %out, %f : f32
    linalg.yield %sum : f32
  } -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
