// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=gfx942 | FileCheck %s --check-prefix=WIDE

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Sizes are compared before they are widened, where two of them are compared at once.
// CHECK-LABEL: gpu.func @largest_0(
// CHECK:         %[[X:.*]] = tier.load
// CHECK:         %[[SIZE:.*]] = math.absf %[[X]] : tensor<{{.*}}xf16,
// CHECK:         %[[MOST:.*]] = tier.reduce maximumf %[[SIZE]] {{.*}} : tensor<{{.*}}xf16, {{.*}}> to tensor<{{.*}}xf16
// CHECK:         arith.extf %[[MOST]]
// WIDE-LABEL:  gpu.func @largest_0(
// WIDE:          %[[WIDE:.*]] = arith.extf
// WIDE:          %[[SIZE:.*]] = math.absf %[[WIDE]]
// WIDE:          tier.reduce maximumf %[[SIZE]] {{.*}} : tensor<{{.*}}xf32,
func.func @largest(%x: tensor<?x?xf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFF800000 : f32
  %M = tensor.dim %x, %c0 : tensor<?x?xf16>
  %N = tensor.dim %x, %c1 : tensor<?x?xf16>
  %r = tensor.empty(%M) : tensor<?xf32>
  %f = linalg.fill ins(%low : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf16>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: f16, %a: f32):
    %w = arith.extf %v : f16 to f32
    %s = math.absf %w : f32
    %t = arith.maximumf %a, %s : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %d = tensor.empty(%M, %N) : tensor<?x?xf32>
  %z = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<?x?xf16>, tensor<?xf32>) outs(%d : tensor<?x?xf32>) {
  ^bb0(%v: f16, %s: f32, %o: f32):
    %w = arith.extf %v : f16 to f32
    %t = arith.divf %w, %s : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %z : tensor<?x?xf32>
}
