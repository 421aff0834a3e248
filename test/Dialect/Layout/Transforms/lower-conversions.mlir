// RUN: tier-opt %s --layout-lower-conversions --split-input-file --remarks-filter=layout-lower-conversions --verify-diagnostics | FileCheck %s

#rows = #layout.fragment<[64, 64], register = [4:[0, 1], 8:[8, 0]], lane = [16:[0, 4], 2:[1, 0]], warp = [4:[2, 0]]>
#columns = #layout.fragment<[64, 64], register = [4:[1, 0], 8:[0, 8]], lane = [16:[4, 0], 2:[0, 1]], warp = [4:[0, 2]]>
!x = memref<?x?xf32, strided<[?, 1]>>
!r = tensor<64x64xf32, #rows>
!c = tensor<64x64xf32, #columns>

// What crosses warps says what it goes through.
// CHECK: #[[ROWS:.*]] = #layout.fragment<[64, 64], register = [4:[0, 1], 8:[8, 0]]
// CHECK: #[[COLUMNS:.*]] = #layout.fragment<[64, 64], register = [4:[1, 0], 8:[0, 8]]
// CHECK-LABEL: gpu.func @across_warps
// CHECK:       layout.convert %{{.*}} through(#{{.*}}) : tensor<64x64xf32, #[[ROWS]]> to tensor<64x64xf32, #[[COLUMNS]]>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @across_warps(%t: !r) -> !c
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      // expected-remark @below {{shared: elements move to another warp}}
      %u = layout.convert %t : !r to !c
      gpu.return %u : !c
    }

    // A load that is as coalesced in the other fragment is done in it; one that is not stays.
    // CHECK-LABEL: gpu.func @loads
    // CHECK:       %[[T:.*]] = tier.load %{{.*}} to tensor<64x64xf32, #[[ROWS]]>
    // CHECK-NEXT:  %[[V:.*]] = tier.load %{{.*}} to tensor<64x64xf32, #[[ROWS]]>
    // CHECK-NEXT:  %[[U:.*]] = layout.convert %[[V]]
    // CHECK-NEXT:  gpu.return %[[T]], %[[U]]
    gpu.func @loads(%x: memref<?xf32> {tier.align = 16 : i64}, %i: index {tier.multiple = 64 : i64}, %n: index {tier.multiple = 64 : i64}) -> (!r, !c)
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xf32> to !x
      %s = tier.load %X[%i, %i] : !x to !c
      // expected-remark @below {{the load is as coalesced in the other fragment}}
      %t = layout.convert %s : !c to !r
      %v = tier.load %X[%i, %i] : !x to !r
      // expected-remark @below {{shared:}}
      %u = layout.convert %v : !r to !c
      gpu.return %t, %u : !r, !c
    }

    // A store that is as coalesced takes the source.
    // CHECK-LABEL: gpu.func @stores
    // CHECK-NOT:   layout.convert
    // CHECK:       tier.store %{{.*}}, %{{.*}} : tensor<64x64xf32, #[[ROWS]]>
    gpu.func @stores(%x: memref<?xf32> {tier.align = 16 : i64}, %t: !r, %i: index {tier.multiple = 64 : i64}, %n: index {tier.multiple = 64 : i64})
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xf32> to !x
      // expected-remark @below {{the store is as coalesced in the other fragment}}
      %u = layout.convert %t : !r to !c
      tier.store %u, %X[%i, %i] : !c, !x
      gpu.return
    }

    // What is moved in vectors that cover rows stays in the fragment that was chosen for them.
    // CHECK-LABEL: gpu.func @covering
    // CHECK:       %[[S:.*]] = tier.load %{{.*}} to tensor<64x64xf32, #[[COLUMNS]]>
    // CHECK-NEXT:  layout.convert %[[S]]
    // CHECK:       %[[U:.*]] = layout.convert
    // CHECK-NEXT:  tier.store %[[U]], {{.*}} : tensor<64x64xf32, #[[COLUMNS]]>
    gpu.func @covering(%x: memref<?xf32> {tier.align = 16 : i64}, %t: !r, %i: index {tier.multiple = 64 : i64}, %n: index {tier.multiple = 64 : i64}) -> !r
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xf32> to !x
      %s = tier.load %X[%i, %i] {tier.covering} : !x to !c
      // expected-remark @below {{shared:}}
      %r = layout.convert %s : !c to !r
      // expected-remark @below {{shared:}}
      %u = layout.convert %t : !r to !c
      tier.store %u, %X[%i, %i] {tier.covering = array<i64: 0, 4>} : !c, !x
      gpu.return %r : !r
    }

    // Two conversions in a row are one, and there and back is none.
    // CHECK-LABEL: gpu.func @there_and_back
    // CHECK-SAME:  %[[T:.*]]: tensor
    // CHECK-NEXT:  gpu.return %[[T]]
    gpu.func @there_and_back(%t: !r) -> !r
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      %u = layout.convert %t : !r to !c
      // expected-remark @below {{a conversion of a conversion is one}}
      %v = layout.convert %u : !c to !r
      gpu.return %v : !r
    }

    // One number is the same everywhere.
    // CHECK-LABEL: gpu.func @numbers
    // CHECK-DAG:   arith.constant dense<1.000000e+00> : tensor<64x64xf32, #[[COLUMNS]]>
    // CHECK-DAG:   tier.splat %{{.*}} : f32 to tensor<64x64xf32, #[[COLUMNS]]>
    // CHECK-NOT:   layout.convert
    gpu.func @numbers(%x: f32) -> (!c, !c)
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      %one = arith.constant dense<1.0> : !r
      %s = tier.splat %x : f32 to !r
      // expected-remark @below {{one number is the same}}
      %a = layout.convert %one : !r to !c
      // expected-remark @below {{one number is the same}}
      %b = layout.convert %s : !r to !c
      gpu.return %a, %b : !c, !c
    }
  }
}

// -----

#rows = #layout.fragment<[64, 64], register = [4:[0, 1], 8:[8, 0]], lane = [16:[0, 4], 2:[1, 0]], warp = [4:[2, 0]]>
#columns = #layout.fragment<[64, 64], register = [4:[1, 0], 8:[0, 8]], lane = [16:[4, 0], 2:[0, 1]], warp = [4:[0, 2]]>
#row = #layout.fragment<[64], register = [4:[1]], lane = [16:[4], 2:[0]], warp = [4:[0]]>

module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    // Narrow elements are converted: before they widen, and after they narrow.
    // CHECK-LABEL: gpu.func @narrow
    // CHECK:       %[[N:.*]] = layout.convert {{.*}} : tensor<64x64xbf16
    // CHECK-NEXT:  %[[W:.*]] = arith.extf %[[N]]
    // CHECK-NEXT:  %[[R:.*]] = arith.truncf
    // CHECK-NEXT:  %[[C:.*]] = layout.convert %[[R]] {{.*}} : tensor<64x64xbf16
    // CHECK-NEXT:  gpu.return %[[W]], %[[C]]
    gpu.func @narrow(%t: tensor<64x64xbf16, #rows>, %f: tensor<64x64xf32, #rows>)
        -> (tensor<64x64xf32, #columns>, tensor<64x64xbf16, #columns>)
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      %w = arith.extf %t : tensor<64x64xbf16, #rows> to tensor<64x64xf32, #rows>
      // expected-remark @below {{shared:}}
      // expected-remark @below {{before 'arith.extf': 16 bits per element instead of 32}}
      %u = layout.convert %w : tensor<64x64xf32, #rows> to tensor<64x64xf32, #columns>
      // expected-remark @below {{after 'arith.truncf': 16 bits per element instead of 32}}
      // expected-remark @below {{shared:}}
      %g = layout.convert %f : tensor<64x64xf32, #rows> to tensor<64x64xf32, #columns>
      %n = arith.truncf %g : tensor<64x64xf32, #columns> to tensor<64x64xbf16, #columns>
      gpu.return %u, %n : tensor<64x64xf32, #columns>, tensor<64x64xbf16, #columns>
    }

    // Operands that are converted alike are converted once, after the sum.
    // CHECK-LABEL: gpu.func @once
    // CHECK:       %[[S:.*]] = arith.addf
    // CHECK-NEXT:  layout.convert %[[S]]
    // CHECK-NOT:   layout.convert
    gpu.func @once(%a: tensor<64x64xf32, #rows>, %b: tensor<64x64xf32, #rows>) -> tensor<64x64xf32, #columns>
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      // expected-remark @below {{after 'arith.addf': 32 bits per element instead of 64}}
      // expected-remark @below {{shared:}}
      %u = layout.convert %a : tensor<64x64xf32, #rows> to tensor<64x64xf32, #columns>
      %v = layout.convert %b : tensor<64x64xf32, #rows> to tensor<64x64xf32, #columns>
      %s = arith.addf %u, %v : tensor<64x64xf32, #columns>
      gpu.return %s : tensor<64x64xf32, #columns>
    }

    // A row is converted before it is repeated.
    // CHECK-LABEL: gpu.func @rows
    // CHECK:       %[[U:.*]] = layout.convert {{.*}} : tensor<64xf32
    // CHECK-NEXT:  tier.broadcast %[[U]] axis 0
    gpu.func @rows(%r: tensor<64xf32, #row>) -> tensor<64x64xf32, #columns>
        attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      %t = tier.broadcast %r axis 0 : tensor<64xf32, #row> to tensor<64x64xf32, #rows>
      // expected-remark @below {{before the broadcast}}
      // expected-remark @below {{shared:}}
      %u = layout.convert %t : tensor<64x64xf32, #rows> to tensor<64x64xf32, #columns>
      gpu.return %u : tensor<64x64xf32, #columns>
    }
  }
}

// -----

#pair = #layout.fragment<[16, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#quad = #layout.fragment<[16, 32], register = [4:[0, 1], 2:[8, 0], 2:[0, 16]], lane = [4:[0, 4], 8:[1, 0]], warp = []>
#swapped = #layout.fragment<[16, 32], register = [2:[8, 0], 2:[0, 1], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>

module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    // Inside a warp registers are renamed, or lanes exchange them.
    // CHECK-LABEL: gpu.func @inside_a_warp
    // CHECK:       layout.convert %{{[^ ]*}} :
    // CHECK:       layout.convert %{{[^ ]*}} through(unit) :
    gpu.func @inside_a_warp(%t: tensor<16x32xf32, #pair>)
        -> (tensor<16x32xf32, #swapped>, tensor<16x32xf32, #quad>)
        attributes {tier.plan = #tier.plan<tile = [16, 32], grain = thread, stages = 1, warps = [1]>} {
      // expected-remark @below {{registers: every thread holds what it needs}}
      %u = layout.convert %t : tensor<16x32xf32, #pair> to tensor<16x32xf32, #swapped>
      // expected-remark @below {{lanes: lanes exchange}}
      %v = layout.convert %t : tensor<16x32xf32, #pair> to tensor<16x32xf32, #quad>
      gpu.return %u, %v : tensor<16x32xf32, #swapped>, tensor<16x32xf32, #quad>
    }
  }
}
