// RUN: tier-opt %s --tier-compile="chip=sm_90a to=where" | FileCheck %s
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o /dev/null
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=how" | tier-opt --check-async -o /dev/null 2>&1 | FileCheck %s --check-prefix=READ --allow-empty
// RUN: tier-opt %s --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX

// x.T @ w: 288 columns are two instructions, of 192 and of 96, the second of which begins where the fourth box of 64 does; in steps
// of 48 of k. 32 columns of the last box belong to the next tile.
// CHECK:       tile = [128, 288, 48], atom = [64, 192, 16]
// CHECK-SAME:  stages = 4
// CHECK:       tier.copy %{{.*}}box = [64, 48], swizzle = 128B>> to memref<128x48xbf16
// CHECK:       tier.copy %{{.*}}box = [64, 48], swizzle = 128B>> to memref<320x48xbf16
// CHECK:       tier.mma %{{.*}} atom [64, 192, 16] {{.*}}, memref<320x48xbf16, {{.*}}>, tensor<128x288xf32
// READ-NOT: {{error|warning}}

// 128 columns of x and 320 of w, 96 bytes each.
// PTX:         mbarrier.arrive.expect_tx{{.*}}, 43008;
// PTX-COUNT-7: cp.async.bulk.tensor.2d.shared::cta.global.tile
// PTX-NOT:     cp.async.bulk.tensor.2d.shared
// PTX:         wgmma.mma_async.sync.aligned.m64n192k16
// PTX:         wgmma.mma_async.sync.aligned.m64n96k16

#km = affine_map<(d0, d1, d2) -> (d2, d0)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#mn = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @product(
    %x: tensor<904x1752xbf16> {tier.argument = #tier.argument<name = "x", extents = ["K", "M"], multiple = [8, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
    %w: tensor<904x2440xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [8, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>}) -> tensor<1752x2440xbf16> attributes {tier.asked = {tile = array<i64: 128, 288, 48>}} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1752x2440xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1752x2440xf32>) -> tensor<1752x2440xf32>
  %y = linalg.generic {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<904x1752xbf16>, tensor<904x2440xbf16>) outs(%f : tensor<1752x2440xf32>) {
  ^bb0(%l: bf16, %r: bf16, %acc: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %p = arith.mulf %l32, %r32 : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<1752x2440xf32>
  %o = tensor.empty() : tensor<1752x2440xbf16>
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<1752x2440xf32>) outs(%o : tensor<1752x2440xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %t = arith.truncf %in : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<1752x2440xbf16>
  return %z : tensor<1752x2440xbf16>
}
