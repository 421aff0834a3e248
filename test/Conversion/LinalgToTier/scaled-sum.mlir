// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a | FileCheck %s

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Clusters meet once for a maximum and the sum of exponentials of distances from it: each CTA takes those of its part from
// that part's maximum, or from the least finite number.
// CHECK-DAG:     #[[NUMBERS:.*]] = #layout.fragment<[1, 2], register = [2:[0, 1]], lane = [32:[0, 0]], warp = [8:[0, 0]]>
// CHECK-LABEL: gpu.func @softmax_0(
// CHECK-SAME:      tile = [1, 53248]
// CHECK-SAME:      cluster = [1, 2]
// CHECK:         %[[NARROW:.*]] = tier.reduce maximumf
// CHECK:         %[[MOST:.*]] = arith.extf %[[NARROW]]
// CHECK:         %[[LEAST:.*]] = arith.constant dense<-3.40282347E+38>
// CHECK:         %[[SCALE:.*]] = arith.maximumf %[[MOST]], %[[LEAST]]
// CHECK:         %[[BY:.*]] = tier.broadcast %[[SCALE]]
// CHECK:         %[[D:.*]] = arith.subf %{{.*}}, %[[BY]]
// CHECK:         %[[E:.*]] = math.exp %[[D]]
// CHECK:         %[[SUM:.*]] = tier.reduce addf %[[E]]
// CHECK-NOT:     tier.cluster
// CHECK:         %[[ALL:.*]]:2 = tier.cluster_gather %[[MOST]], %[[SUM]] : {{.*}} to tensor<1x2xf32, #[[NUMBERS]]>, tensor<1x2xf32, #[[NUMBERS]]>
// CHECK:         %[[OF:.*]] = tier.reduce maximumf %[[ALL]]#0 axis 1
// CHECK:         %[[TO:.*]] = tier.broadcast %[[OF]]
// CHECK:         %[[AWAY:.*]] = arith.subf %[[ALL]]#0, %[[TO]]
// CHECK:         %[[FACTORS:.*]] = math.exp %[[AWAY]]
// CHECK:         %[[PARTS:.*]] = arith.mulf %[[ALL]]#1, %[[FACTORS]]
// CHECK:         tier.reduce addf %[[PARTS]] axis 1
// What was computed of the row is held, and scaled as the row is.
// CHECK:         %[[HELD:.*]] = tier.piece %[[E]][0, 0]
// CHECK-NEXT:    %[[FACTOR:.*]] = tier.broadcast
// CHECK-NEXT:    arith.mulf %[[HELD]], %[[FACTOR]]
// CHECK-NOT:     tier.cluster
// CHECK:         gpu.return
func.func @softmax(%x: tensor<4096x100000xbf16> {tier.argument = #tier.argument<name = "x", extents = ["4096", "100000"], multiple = [16, 16], strides = [100000, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<4096x100000xbf16> {
  %low = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4096x100000xf32>
  %r = tensor.empty() : tensor<4096xf32>
  %w = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4096x100000xbf16>) outs(%e : tensor<4096x100000xf32>) {
  ^bb0(%v: bf16, %o: f32):
    %t = arith.extf %v : bf16 to f32
    linalg.yield %t : f32
  } -> tensor<4096x100000xf32>
  %f = linalg.fill ins(%low : f32) outs(%r : tensor<4096xf32>) -> tensor<4096xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%w : tensor<4096x100000xf32>) outs(%f : tensor<4096xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.maximumf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<4096xf32>
  %d = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%w, %max : tensor<4096x100000xf32>, tensor<4096xf32>) outs(%e : tensor<4096x100000xf32>) {
  ^bb0(%v: f32, %a: f32, %o: f32):
    %t = arith.subf %v, %a : f32
    linalg.yield %t : f32
  } -> tensor<4096x100000xf32>
  %y = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%d : tensor<4096x100000xf32>) outs(%e : tensor<4096x100000xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = math.exp %v fastmath<afn> : f32
    linalg.yield %t : f32
  } -> tensor<4096x100000xf32>
  %g = linalg.fill ins(%zero : f32) outs(%r : tensor<4096xf32>) -> tensor<4096xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<4096x100000xf32>) outs(%g : tensor<4096xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<4096xf32>
  %n = tensor.empty() : tensor<4096x100000xbf16>
  %z = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%y, %sum : tensor<4096x100000xf32>, tensor<4096xf32>) outs(%n : tensor<4096x100000xbf16>) {
  ^bb0(%v: f32, %s: f32, %o: bf16):
    %t = arith.divf %v, %s : f32
    %u = arith.truncf %t : f32 to bf16
    linalg.yield %u : bf16
  } -> tensor<4096x100000xbf16>
  return %z : tensor<4096x100000xbf16>
}

// Where the sum starts from another number, they meet twice.
// CHECK-LABEL: gpu.func @offset_0(
// CHECK-SAME:      cluster = [1, 2]
// CHECK-NOT:     tier.cluster_gather
// CHECK:         tier.cluster_reduce maximumf
// CHECK:         tier.cluster_reduce addf
// CHECK:         gpu.return
func.func @offset(%x: tensor<4096x100000xbf16> {tier.argument = #tier.argument<name = "x", extents = ["4096", "100000"], multiple = [16, 16], strides = [100000, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<4096x100000xbf16> {
  %low = arith.constant 0xFF800000 : f32
  %one = arith.constant 1.0 : f32
  %e = tensor.empty() : tensor<4096x100000xf32>
  %r = tensor.empty() : tensor<4096xf32>
  %w = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4096x100000xbf16>) outs(%e : tensor<4096x100000xf32>) {
  ^bb0(%v: bf16, %o: f32):
    %t = arith.extf %v : bf16 to f32
    linalg.yield %t : f32
  } -> tensor<4096x100000xf32>
  %f = linalg.fill ins(%low : f32) outs(%r : tensor<4096xf32>) -> tensor<4096xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%w : tensor<4096x100000xf32>) outs(%f : tensor<4096xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.maximumf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<4096xf32>
  %d = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%w, %max : tensor<4096x100000xf32>, tensor<4096xf32>) outs(%e : tensor<4096x100000xf32>) {
  ^bb0(%v: f32, %a: f32, %o: f32):
    %t = arith.subf %v, %a : f32
    linalg.yield %t : f32
  } -> tensor<4096x100000xf32>
  %y = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%d : tensor<4096x100000xf32>) outs(%e : tensor<4096x100000xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = math.exp %v fastmath<afn> : f32
    linalg.yield %t : f32
  } -> tensor<4096x100000xf32>
  %g = linalg.fill ins(%one : f32) outs(%r : tensor<4096xf32>) -> tensor<4096xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%y : tensor<4096x100000xf32>) outs(%g : tensor<4096xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<4096xf32>
  %n = tensor.empty() : tensor<4096x100000xbf16>
  %z = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%y, %sum : tensor<4096x100000xf32>, tensor<4096xf32>) outs(%n : tensor<4096x100000xbf16>) {
  ^bb0(%v: f32, %s: f32, %o: bf16):
    %t = arith.divf %v, %s : f32
    %u = arith.truncf %t : f32 to bf16
    linalg.yield %u : bf16
  } -> tensor<4096x100000xbf16>
  return %z : tensor<4096x100000xbf16>
}
