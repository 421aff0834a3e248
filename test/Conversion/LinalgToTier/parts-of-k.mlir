// RUN: sed 's/ASKED/tile = array<i64: 128, 192, 64>, cluster = array<i64: 2, 1>/' %s > %t.mlir && tier-opt %t.mlir --tier-compile="chip=sm_90a to=where" | FileCheck %s
// RUN: tier-opt %t.mlir --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o %t.when && FileCheck %s --check-prefix=WHEN < %t.when
// RUN: tier-opt %t.mlir --tier-compile="chip=sm_90a to=how" | tier-opt --check-async -o /dev/null 2>&1 | FileCheck %s --check-prefix=READ --allow-empty
// RUN: tier-opt %t.mlir --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX
// RUN: sed 's/ASKED/tile = array<i64: 128, 128, 64>, cluster = array<i64: 2, 1>/' %s | tier-opt --tier-compile="chip=sm_90a to=where" | FileCheck %s --check-prefix=ROWS

// x.T @ w: 192 columns of w lie in three spans of 64, which a pair would cut in the middle: each CTA copies 32 of 64 k of all three.
// CHECK:       tile = [128, 192, 64]{{.*}}cluster = [2, 1]
// CHECK:       tier.copy %{{.*}}box = [64, 64], swizzle = 128B>> to memref<128x64xbf16
// CHECK:       tier.copy %{{.*}}tier.along = 0{{.*}}box = [64, 32], swizzle = 128B>> to memref<192x64xbf16
// WHEN:        transport.copy.bulk_load {{.*}} parts 2 along 0 {{.*}}box = [64, 32]
// READ-NOT: {{error|warning}}

// Three boxes each, at every second place of 4096 bytes, and the bytes of both tiles.
// PTX:         mbarrier.arrive.expect_tx{{.*}}, 40960;
// PTX-COUNT-3: cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster
// PTX-NOT:     multicast::cluster

// Two spans are a part each.
// ROWS:        tier.copy %{{.*}}tier.along = 0{{.*}}box = [64, 64], swizzle = 128B>> to memref<128x64xbf16

#mn = affine_map<(d0, d1, d2) -> (d0, d1)>
#km = affine_map<(d0, d1, d2) -> (d2, d0)>
#kn = affine_map<(d0, d1, d2) -> (d2, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @turned(
    %x: tensor<1000x1752xbf16> {tier.argument = #tier.argument<name = "x", extents = ["K", "M"], multiple = [8, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
    %w: tensor<1000x2576xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [8, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>}) -> tensor<1752x2576xbf16> attributes {tier.asked = {ASKED}} {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1752x2576xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1752x2576xf32>) -> tensor<1752x2576xf32>
  %y = linalg.generic {indexing_maps = [#km, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<1000x1752xbf16>, tensor<1000x2576xbf16>) outs(%f : tensor<1752x2576xf32>) {
  ^bb0(%l: bf16, %r: bf16, %acc: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %p = arith.mulf %l32, %r32 : f32
    %s = arith.addf %acc, %p : f32
    linalg.yield %s : f32
  } -> tensor<1752x2576xf32>
  %o = tensor.empty() : tensor<1752x2576xbf16>
  %z = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<1752x2576xf32>) outs(%o : tensor<1752x2576xbf16>) {
  ^bb0(%in: f32, %out: bf16):
    %t = arith.truncf %in : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<1752x2576xbf16>
  return %z : tensor<1752x2576xbf16>
}
