// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=gfx942 | FileCheck %s --check-prefix=WIDE

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Numbers are compared before they are widened where two of them are compared at once.
// CHECK-LABEL: gpu.func @decay_0(
// CHECK:         %[[X:.*]] = tier.load
// CHECK:         %[[MOST:.*]] = tier.reduce maximumf %[[X]] {{.*}} : tensor<{{.*}}xbf16, {{.*}}> to tensor<{{.*}}xbf16
// CHECK-NEXT:    arith.extf %[[MOST]]
// WIDE-LABEL:  gpu.func @decay_0(
// WIDE:          %[[X:.*]] = arith.extf
// WIDE:          tier.reduce maximumf %[[X]] {{.*}} : tensor<{{.*}}xf32,

// Rows that shared memory holds twice are copied.
// CHECK-LABEL: gpu.func @decay_0_21(
// CHECK-SAME:      tier.least = 36865
// CHECK-NOT:     tier.walk
// CHECK:         tier.load {{.*}}tier.ahead}
// Longer ones of whole vectors that CTAs walk begin where cache lines do, ...
// CHECK-LABEL: gpu.func @decay_0_22(
// CHECK-SAME:      tile = [1, 65536]
// CHECK:         scf.for %[[ROW:.*]] = %block_id_x
// CHECK:           %[[START:.*]] = arith.muli %[[ROW]]
// CHECK:           %[[FROM:.*]] = arith.remui %[[START]], %c64
// CHECK:           tier.load %{{.*}}[%c0, %c0] from %[[FROM]] {{.*}}tier.ahead}
// Longer ones are walked by two CTAs together, or four.
// CHECK-LABEL: gpu.func @decay_0_26(
// CHECK-SAME:      tier.least = 82889
// CHECK-SAME:      tile = [1, 49152]
// CHECK-SAME:      cluster = [1, 2]
// CHECK:         %[[RANK:.*]] = arith.remui %block_id_x, %c2
// CHECK:         %[[FIRST:.*]] = arith.divui %block_id_x, %c2
// CHECK:         scf.for %{{.*}} = %[[FIRST]] to %arg2 step %{{.*}} {
// CHECK:           %[[T:.*]] = tier.load {{.*}}tier.ahead}
// CHECK:           tier.reduce maximumf %[[T]]
// CHECK:           tier.cluster_reduce maximumf
// CHECK:           tier.cluster_reduce addf
// CHECK:         } {tier.walk}
// CHECK-LABEL: gpu.func @decay_0_30(
// CHECK-SAME:      tier.least = 130888
// CHECK-SAME:      tile = [1, 40960]
// CHECK-SAME:      cluster = [1, 4]
// ... unless all of them do.
// CHECK-LABEL: gpu.func @decay_0_33(
// CHECK-SAME:      tile = [1, 65536]
// CHECK:         %[[X:.*]] = tier.load %{{.*}}[%{{.*}}, %c0] {{.*}}tier.ahead}
// CHECK:         %[[MOST:.*]] = tier.reduce maximumf %[[X]]
// CHECK:         %[[AGAIN:.*]] = tier.again %[[X]] after
// CHECK:         %[[WEIGHTS:.*]] = math.exp
// CHECK:         %[[SUM:.*]] = tier.reduce addf %[[WEIGHTS]]
// CHECK:         tier.again %{{.*}} after %[[SUM]]
// CHECK:         math.exp
// What was computed of the row is held where registers have room for it.
// CHECK-LABEL: gpu.func @decay_0_41(
// CHECK-SAME:      tile = [1, 40960]
// CHECK:         %[[WEIGHTS:.*]] = math.exp
// CHECK:         tier.reduce addf %[[WEIGHTS]]
// CHECK-COUNT-5: tier.piece %[[WEIGHTS]][
// CHECK-NOT:     math.exp
// CHECK:         gpu.return
func.func @decay(%x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %M = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %N = tensor.dim %x, %c1 : tensor<?x?xbf16>
  %r = tensor.empty(%M) : tensor<?xf32>
  %f = linalg.fill ins(%low : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xbf16>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: bf16, %a: f32):
    %w = arith.extf %v : bf16 to f32
    %t = arith.maximumf %a, %w : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%M, %N) : tensor<?x?xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<?x?xbf16>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: bf16, %a: f32, %o: f32):
    %w = arith.extf %v : bf16 to f32
    %t = arith.subf %w, %a : f32
    %u = math.exp %t : f32
    linalg.yield %u : f32
  } -> tensor<?x?xf32>
  %g = linalg.fill ins(%zero : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<?x?xf32>) outs(%g : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %d = tensor.empty(%M, %N) : tensor<?x?xbf16>
  %z = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%y, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%d : tensor<?x?xbf16>) {
  ^bb0(%v: f32, %s: f32, %o: bf16):
    %t = arith.divf %v, %s : f32
    %u = arith.truncf %t : f32 to bf16
    linalg.yield %u : bf16
  } -> tensor<?x?xbf16>
  return %z : tensor<?x?xbf16>
}
