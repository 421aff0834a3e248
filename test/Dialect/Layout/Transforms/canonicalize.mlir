// RUN: tier-opt %s --layout-canonicalize | FileCheck %s
// RUN: tier-opt %s --layout-canonicalize --remarks-filter=layout-canonicalize --verify-diagnostics
// RUN: tier-opt %s --layout-canonicalize --layout-canonicalize | FileCheck %s

// expected-remark @below {{19 layout(s) in their normal form}}
module {

// Modes that continue one another are one, modes of one step are gone.
// CHECK-LABEL: func private @modes(
// CHECK-SAME:  memref<8x64xbf16, #layout.strided<[8:64], [64:1]>>
// CHECK-SAME:  memref<8x64xbf16, #layout.strided<[8:64], [64:1]>>
func.func private @modes(memref<8x64xbf16, #layout.strided<[2:64, 1:7, 4:128], [64:1]>>,
                         memref<8x64xbf16, #layout.strided<[8:64], [8:1, 8:8]>>)

// A swizzle without bits, and one whose bits no element of the tile reaches.
// CHECK-LABEL: func private @idle_swizzles(
// CHECK-SAME:  memref<8x64xbf16, #layout.strided<[8:64], [64:1]>>
// CHECK-SAME:  memref<1x64xbf16, #layout.strided<[1:0], [64:1]>>
func.func private @idle_swizzles(memref<8x64xbf16, #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<0, 3, 3>>>,
                                 memref<1x64xbf16, #layout.compose<#layout.strided<[1:64], [64:1]>, #layout.swizzle<3, 3, 3>>>)

// Four rows reach two of three bits: either spelling is the shorter one.
// CHECK-LABEL: func private @partial_swizzles(
// CHECK-SAME:  memref<4x64xbf16, #[[TWO:.*]]>, memref<4x64xbf16, #[[TWO]]>
func.func private @partial_swizzles(memref<4x64xbf16, #layout.compose<#layout.strided<[4:64], [64:1]>, #layout.swizzle<3, 3, 3>>>,
                                    memref<4x64xbf16, #layout.compose<#layout.strided<[2:64, 2:128], [64:1]>, #layout.swizzle<2, 3, 3>>>)

// What the matrix instructions read stays what it is.
// CHECK-LABEL: func private @hardware_swizzle(
// CHECK-SAME:  memref<128x64xbf16, #[[THREE:.*]]>
func.func private @hardware_swizzle(memref<128x64xbf16, #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>>)

// Beyond 2^20 elements, and no power of two: periods prove it.
// CHECK-LABEL: func private @large(
// CHECK-SAME:  memref<10000x1000xbf16, #[[LARGE:.*]]>, memref<10000x1000xbf16, #[[LARGE]]>
func.func private @large(memref<10000x1000xbf16, #layout.compose<#layout.strided<[100:1000, 100:100000], [1000:1]>, #layout.swizzle<3, 3, 3>>>,
                         memref<10000x1000xbf16, #layout.compose<#layout.strided<[10000:1000], [8:1, 125:8]>, #layout.swizzle<3, 3, 3>>>)

// A dynamic extent: digits are merged, a bounded one before the end stays.
// CHECK-LABEL: func private @dynamic(
// CHECK-SAME:  memref<?x64xbf16, #layout.strided<[8:64], [64:1]>>
func.func private @dynamic(memref<?x64xbf16, #layout.strided<[2:64, 4:128], [8:1, 8:8]>>)

// Attributes, arrays of them, and the digits of fragments.
// CHECK-LABEL: func private @attributes(
// CHECK-SAME:  tensor<16x8xf32, #[[FRAGMENT:.*]]>, tensor<16x8xf32, #[[FRAGMENT]]>
// CHECK-SAME:  layouts = [#layout.strided<[8:1]>, #layout.strided<[8:1]>, #layout.swizzle<0, 0, 0>]
func.func private @attributes(tensor<16x8xf32, #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [2:[0, 2], 2:[0, 4], 8:[1, 0]], warp = [1:[0, 0]]>>,
                              tensor<16x8xf32, #layout.fragment<[16, 8], register = [2:[0, 1], 1:[0, 0], 2:[8, 0]], lane = [4:[0, 2], 4:[1, 0], 2:[4, 0]], warp = []>>)
  attributes {layouts = [#layout.strided<[2:1, 4:2]>, #layout.strided<[8:1]>, #layout.swizzle<0, 2, 5>]}

// Constants have the type of what they are added to.
// CHECK-LABEL: func @constants(
// CHECK:       arith.constant dense<0.000000e+00> : tensor<16x8xf32, #[[FRAGMENT]]>
// CHECK:       arith.addf %{{.*}} : tensor<16x8xf32, #[[FRAGMENT]]>
func.func @constants(%t: tensor<16x8xf32, #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [2:[0, 2], 2:[0, 4], 8:[1, 0]], warp = []>>) {
  %c = arith.constant dense<0.0> : tensor<16x8xf32, #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [2:[0, 2], 2:[0, 4], 8:[1, 0]], warp = []>>
  %s = arith.addf %t, %c : tensor<16x8xf32, #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [2:[0, 2], 2:[0, 4], 8:[1, 0]], warp = []>>
  return
}

// However a layout is cut into pieces, it is one; and so are the pieces of a
// function that is none: the largest boxes, in order.
// CHECK-LABEL: func private @pieces(
// CHECK-SAME:  cut = #layout.strided<[100:1]>
// CHECK-SAME:  one = #layout.piecewise<[(d0) : (d0, -d0 + 64) -> #layout.strided<[65:1]>, (d0) : (d0 - 65, -d0 + 99) -> #layout.strided<[100:2]> + -64]>
// CHECK-SAME:  two = #layout.piecewise<[(d0) : (d0, -d0 + 64) -> #layout.strided<[65:1]>, (d0) : (d0 - 65, -d0 + 99) -> #layout.strided<[100:2]> + -64]>
func.func private @pieces() attributes {
  cut = #layout.piecewise<[(d0) : (d0 mod 3 == 0) -> #layout.strided<[2:1, 50:2]>,
     (d0) : (d0 mod 3 - 1) -> #layout.strided<[100:1]>] on (d0) : (d0, -d0 + 99)>,
  one = #layout.piecewise<[(d0) : (-d0 + 63) -> #layout.strided<[64:1]>,
     (d0) : (d0 - 64) -> #layout.strided<[36:2]> + -64] on (d0) : (d0, -d0 + 99)>,
  two = #layout.piecewise<[
     (d0) : (d0 - 80, -d0 + 99) -> #layout.strided<[50:2, 2:100]> + -64,
     (d0) : (d0 - 64, -d0 + 79) -> #layout.strided<[36:2]> + -64,
     (d0) : (d0, -d0 + 63) -> #layout.strided<[8:1, 8:8]>]>}

// Swizzled rows and plain ones: row 96 is both, so the first box takes it.
// CHECK-LABEL: func private @swizzled_pieces(
// CHECK-SAME:  #layout.piecewise<[(d0, d1) : (d0, -d0 + 96, d1, -d1 + 63) -> #{{[a-z0-9]+}}, (d0, d1) : (d0 - 97, -d0 + 99, d1, -d1 + 63) -> #layout.strided<[100:64], [64:1]>]>
func.func private @swizzled_pieces() attributes {layout = #layout.piecewise<[
  (d0, d1) : (95 - d0) -> #layout.compose<#layout.strided<[100:64], [64:1]>, #layout.swizzle<3, 3, 3>>,
  (d0, d1) : (d0 - 96) -> #layout.strided<[4:64, 25:256], [64:1]>] on (d0, d1) : (d0, 99 - d0, d1, 63 - d1)>}

// A symbolic extent has no normal form here: only modes are merged.
// CHECK-LABEL: func private @symbolic(
// CHECK-SAME:  #layout.strided<[64:1]>]>
// expected-remark @below {{no normal form was found}}
func.func private @symbolic() attributes {layout = #layout.piecewise<[
  (d0)[s0] : (d0, -d0 + s0 - 1) -> #layout.strided<[8:1, 8:8]>]>}

}
