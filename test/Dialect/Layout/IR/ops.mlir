// RUN: tier-opt %s --verify-roundtrip | FileCheck %s

#hundred = affine_set<(d0) : (d0 >= 0, -d0 + 99 >= 0)>
#rows = affine_set<(d0, d1)[s0] : (d0 >= 0, -d0 + s0 - 1 >= 0, d1 >= 0, -d1 + 63 >= 0)>
#last = affine_set<(d0, d1)[s0] : (d0 floordiv 8 - s0 floordiv 8 >= 0)>
#odd = affine_set<(d0) : (d0 mod 2 - 1 == 0, d0 >= 0, -d0 + 9 >= 0)>

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

// Fields come in any order and are printed in one; defaults, and lists that say nothing, are left out.
// CHECK-LABEL: func @map_fields
// CHECK-SAME: <<element = f32, box = [32, 8, 4], swizzle = 64B, dims = [4096, ?, 7], strides = [16384, ?], element_strides = [1, 2, 1], interleave = 16B, fill = nan>>
// CHECK-SAME: <<element = f32, box = [16, 8], swizzle = 64B, strides = [64]>>
// CHECK-SAME: <<element = i8, box = [64, 8]>>
// CHECK-SAME: <<element = bf16, box = [16, 2, 2], swizzle = 32B, interleave = 32B>>
// CHECK-SAME: <<element = f8E5M2, box = [256], dims = [4294967296]>>
// CHECK-SAME: <<element = f32, box = [32, 8], swizzle = 128B, fill = nan, rounds = tf32>>
func.func @map_fields(
    %a: !tier.tensormap<#layout.tensormap<element = f32, box = [32, 8, 4], fill = nan, rank = 3, interleave = 16B,
                            element_strides = [1, 2, 1], strides = [16384, ?], dims = [4096, ?, 7], swizzle = 64B>>,
    %b: !tier.tensormap<#layout.tensormap<element = f32, box = [16, 8], strides = [64], swizzle = 64B>>,
    %c: !tier.tensormap<#layout.tensormap<element = i8, box = [64, 8], dims = [?, ?], strides = [?], element_strides = [1, 1],
                            interleave = none, swizzle = none, fill = zero>>,
    %d: !tier.tensormap<#layout.tensormap<element = bf16, box = [16, 2, 2], swizzle = 32B, interleave = 32B>>,
    %e: !tier.tensormap<#layout.tensormap<element = f8E5M2, box = [256], dims = [4294967296]>>,
    %f: !tier.tensormap<#layout.tensormap<element = f32, box = [32, 8], rounds = tf32, fill = nan, swizzle = 128B>>) {
  return
}

// Negative strides, nested modes and every width of swizzle.
// CHECK-LABEL: func private @spellings
// CHECK-SAME: a = #layout.strided<[4:-8, 2:64], [8:-1]>
// CHECK-SAME: b = #layout.swizzle<0, 4, 3>
// CHECK-SAME: c = #layout.swizzle<10, 10, 10>
// CHECK-SAME: d = #layout.strided<>
// CHECK-SAME: e = #[[R:.*]], f =
func.func private @spellings() attributes {
  a = #layout.strided<[4:-8, 2:64], [8:-1]>,
  b = #layout.swizzle<0, 4, 3>,
  c = #layout.swizzle<10, 10, 10>,
  d = #layout.strided<>,
  e = #layout.fragment<[2], register = [], lane = [2:[1], 16:[0]], warp = [4:[0]]>,
  f = #layout.tensormap<element = f64, box = [2]>}

// A reversal, a transposition and a broadcast are all views.
// CHECK-LABEL: func @views
func.func @views(%x: tensor<?x?xf32>, %last: index, %m: index, %n: index) {
  // CHECK: layout.view %{{.*}}[%{{.*}}] sizes(%{{.*}}, %{{.*}}) map
  %a = layout.view %x[%last] sizes(%m, %n) map affine_map<(d0, d1)[s0] -> (s0 - d0, d1)> : tensor<?x?xf32> to tensor<?x?xf32>
  %b = layout.view %x[] sizes(%n, %m) map affine_map<(d0, d1) -> (d1, d0)> : tensor<?x?xf32> to tensor<?x?xf32>
  %c = layout.view %x[] sizes(%m, %n) map affine_map<(d0, d1, d2) -> (d0, d1)> : tensor<?x?xf32> to tensor<?x?x7xf32>
  return
}

// Pieces with a domain, with an offset, and with a symbolic extent.
// CHECK-LABEL: func private @piecewise()
// CHECK-SAME:  ragged = #layout.piecewise<[(d0) : (-d0 + 63) -> #layout.strided<[64:1]>, (d0) : (d0 - 64) -> #layout.strided<[36:2]> + 64] on (d0) : (d0, -d0 + 99)>
// CHECK-SAME:  symbolic = #layout.piecewise<[(d0, d1)[s0] : (-(d0 floordiv 8) + s0 floordiv 8 - 1) -> #[[T]], (d0, d1)[s0] : (d0 floordiv 8 - s0 floordiv 8) -> #layout.strided<[8:64], [64:1]>] on (d0, d1)[s0] : (d0, -d0 + s0 - 1, d1, -d1 + 63)>
// CHECK-SAME:  union = #layout.piecewise<[(d0) : (d0 mod 2 == 0, d0, -d0 + 9) -> #layout.strided<[2:1]>, (d0) : (d0 mod 2 - 1 == 0, d0, -d0 + 9) -> #layout.strided<[2:1]> + -3]>
func.func private @piecewise() attributes {
  ragged = #layout.piecewise<[(d0) : (-d0 + 63) -> #layout.strided<[64:1]>,
     (d0) : (d0 - 64) -> #layout.strided<[36:2]> + 64] on #hundred>,
  symbolic = #layout.piecewise<[(d0, d1)[s0] : (s0 floordiv 8 - d0 floordiv 8 - 1)
       -> #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>,
     #last -> #layout.strided<[8:64], [64:1]>] on #rows>,
  union = #layout.piecewise<[(d0) : (d0 mod 2 == 0, d0, -d0 + 9) -> #layout.strided<[2:1]>,
                             #odd -> #layout.strided<[2:1]> + -3]>}
