// RUN: tier-opt %s --verify-roundtrip | FileCheck %s

// CHECK-DAG: #[[C:.*]] = #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
// CHECK-DAG: #[[T:.*]] = #layout.compose<<[8:64], [64:1]>, <3, 3, 3>>
#c = #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#d = #layout.fragment<[16, 8], register = [2:[8, 0], 2:[0, 1]], lane = [4:[0, 2], 8:[1, 0]], warp = []>

// A tile in registers names its holders in the encoding.
// CHECK-LABEL: func @fragment
// CHECK-SAME: tensor<16x8xf32, #[[C]]>
func.func @fragment(%t: tensor<16x8xf32, #c>) {
  // CHECK: layout.convert
  %u = layout.convert %t : tensor<16x8xf32, #c> to tensor<16x8xf32, #d>
  return
}

// A tile in memory may be nested and swizzled.
// CHECK-LABEL: func @memory
// CHECK-SAME: memref<128x256xbf16, #layout.strided<[128:64], [64:1, 4:8192]>>
// CHECK-SAME: memref<8x64xbf16, #[[T]]>
func.func @memory(
    %a: memref<128x256xbf16, #layout.strided<[128:64], [64:1, 4:8192]>>,
    %b: memref<8x64xbf16, #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>>) {
  return
}

// CHECK-LABEL: func @map
// CHECK-SAME: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
// CHECK-SAME: !tier.tensormap<<element = f32, box = [4]>>
func.func @map(%m: !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>,
               %n: !tier.tensormap<#layout.tensormap<element = f32, box = [4], swizzle = none>>) {
  return
}

// A reversal, a transposition and a broadcast are all views.
// CHECK-LABEL: func @views
func.func @views(%x: tensor<?x?xf32>, %last: index, %m: index, %n: index) {
  // CHECK: layout.view %{{.*}}[%{{.*}}] sizes(%{{.*}}, %{{.*}}) map
  %a = layout.view %x[%last] sizes(%m, %n) map affine_map<(d0, d1)[s0] -> (s0 - d0, d1)> : tensor<?x?xf32> to tensor<?x?xf32>
  %b = layout.view %x[] sizes(%n, %m) map affine_map<(d0, d1) -> (d1, d0)> : tensor<?x?xf32> to tensor<?x?xf32>
  %c = layout.view %x[] sizes(%m, %n) map affine_map<(d0, d1, d2) -> (d0, d1)> : tensor<?x?xf32> to tensor<?x?x7xf32>
  return
}
