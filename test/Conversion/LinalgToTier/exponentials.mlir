// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s

// Of exponentials that are distances from a maximum, of rows of 16 bits, nobody sees the last bits of those that are summed.

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: gpu.module @summed
// CHECK:         math.exp %{{.*}} fastmath<afn> : tensor
// CHECK-NOT:     math.exp %{{[0-9]+}} : tensor
func.func @summed(%x: tensor<100x20000xbf16> {tier.argument = #tier.argument<name = "x", extents = ["100", "20000"], multiple = [1, 1], strides = [20000, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<100xf32> {
  %least = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<100x20000xf32>
  %r = tensor.empty() : tensor<100xf32>
  %w = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<100x20000xbf16>) outs(%e : tensor<100x20000xf32>) {
  ^bb0(%v: bf16, %o: f32):
    %t = arith.extf %v : bf16 to f32
    linalg.yield %t : f32
  } -> tensor<100x20000xf32>
  %a = linalg.fill ins(%least : f32) outs(%r : tensor<100xf32>) -> tensor<100xf32>
  %most = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]} ins(%w : tensor<100x20000xf32>) outs(%a : tensor<100xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.maximumf %o, %v : f32
    linalg.yield %t : f32
  } -> tensor<100xf32>
  %d = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]} ins(%w, %most : tensor<100x20000xf32>, tensor<100xf32>) outs(%e : tensor<100x20000xf32>) {
  ^bb0(%v: f32, %n: f32, %o: f32):
    %t = arith.subf %v, %n : f32
    linalg.yield %t : f32
  } -> tensor<100x20000xf32>
  %p = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]} ins(%d : tensor<100x20000xf32>) outs(%e : tensor<100x20000xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = math.exp %v : f32
    linalg.yield %t : f32
  } -> tensor<100x20000xf32>
  %b = linalg.fill ins(%zero : f32) outs(%r : tensor<100xf32>) -> tensor<100xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]} ins(%p : tensor<100x20000xf32>) outs(%b : tensor<100xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = arith.addf %o, %v : f32
    linalg.yield %t : f32
  } -> tensor<100xf32>
  return %sum : tensor<100xf32>
}
