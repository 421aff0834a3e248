// RUN: tier-opt %s --verify-roundtrip | FileCheck %s

#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
#r = #layout.fragment<[2], register = [2:[1]], lane = [32:[0]], warp = []>
#c = #layout.fragment<[4, 4], register = [4:[0, 1], 4:[1, 0]], lane = [], warp = []>

// CHECK-LABEL: func @row_maximum
func.func @row_maximum(%x: memref<?x?xf32>, %o: memref<?x?xf32>, %i: index, %n: index) {
  // CHECK: tier.load %{{.*}}[%{{.*}}, %{{.*}}] {inbounds = array<i1: true, false>}
  %t = tier.load %x[%i, %i] {inbounds = array<i1: true, false>} : memref<?x?xf32> to tensor<2x64xf32, #t>
  // CHECK: tier.reduce {{ ?}}maximumf %{{.*}} axis 1 limit %{{.*}}
  %m = tier.reduce maximumf %t axis 1 limit %n : tensor<2x64xf32, #t> to tensor<2xf32, #r>
  // CHECK: tier.broadcast %{{.*}} axis 1
  %b = tier.broadcast %m axis 1 : tensor<2xf32, #r> to tensor<2x64xf32, #t>
  %d = arith.subf %t, %b : tensor<2x64xf32, #t>
  // CHECK: tier.store
  tier.store %d, %o[%i, %i] : tensor<2x64xf32, #t>, memref<?x?xf32>
  return
}

// Truth values take a byte in memory.
// CHECK-LABEL: func @truth
func.func @truth(%x: memref<?x?xi8>, %i: index) {
  // CHECK: tier.load {{.*}} : memref<?x?xi8> to tensor<2x64xi1
  %t = tier.load %x[%i, %i] : memref<?x?xi8> to tensor<2x64xi1, #t>
  return
}

// CHECK-LABEL: func @multiply
func.func @multiply(%x: memref<?x?xf32>, %m: !tier.tensormap<#layout.tensormap<element = f32, box = [4, 4]>>, %s: f32, %i: index) {
  // CHECK: tier.alloc : memref<4x2xf32, #tier.space<shared>>
  %a = tier.alloc : memref<4x2xf32, #tier.space<shared>>
  %b = tier.alloc : memref<4x2xf32, #tier.space<shared>>
  // CHECK: tier.copy %{{.*}}[%{{.*}}, %{{.*}}] to %{{.*}}[]
  tier.copy %x[%i, %i] to %a[] : memref<?x?xf32> to memref<4x2xf32, #tier.space<shared>>
  tier.copy %x[%i, %i] to %b[] : memref<?x?xf32> to memref<4x2xf32, #tier.space<shared>>
  // CHECK: tier.splat
  %c = tier.splat %s : f32 to tensor<4x4xf32, #c>
  // CHECK: tier.mma %{{.*}}, %{{.*}}, %{{.*}} atom [1, 1, 1] on {{ ?}}thread
  %d = tier.mma %a, %b, %c atom [1, 1, 1] on thread : memref<4x2xf32, #tier.space<shared>>, memref<4x2xf32, #tier.space<shared>>, tensor<4x4xf32, #c>
  %o = tier.alloc : memref<4x4xf32, #tier.space<shared>>
  tier.copy %o[] to %m[%i, %i] : memref<4x4xf32, #tier.space<shared>> to !tier.tensormap<#layout.tensormap<element = f32, box = [4, 4]>>
  return
}

// CHECK-LABEL: func @host
// CHECK-SAME: #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>
// CHECK-SAME: #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>
func.func @host(%x: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %n: index)
    attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
  // CHECK: tier.units : index
  %u = tier.units : index
  // CHECK: tier.units clusters of 4 : index
  %clusters = tier.units clusters of 4 : index
  %few = arith.cmpi ule, %n, %u : index
  // CHECK: tier.elect(%{{.*}}, %{{.*}}, %{{.*}}) where %{{.*}} among [#tier.plan<tile = [64, 64, 64], {{.*}}>, #tier.plan<tile = [64, 16, 64], {{.*}}>] {early = array<i1: false, false>, element = "bf16", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 1, 8>, segments = array<i64: 1, 2>, turned = array<i1: false, true>} : index
  %place = tier.elect(%n, %n, %n) where %few among [
      #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>,
      #tier.plan<tile = [64, 16, 64], atom = [64, 16, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 8>]
      {element = "bf16", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 1, 8>,
       turned = array<i1: false, true>, segments = array<i64: 1, 2>, early = array<i1: false, false>} : index
  // CHECK: tier.elect(%{{.*}}, %{{.*}}, %{{.*}}) where %{{.*}} among [#tier.plan<tile = [64, 16, 512], {{.*}}>] {early = array<i1: true>, element = "f8e4m3", factor_block = 128 : i64
  %deep = tier.elect(%n, %n, %n) where %few among [
      #tier.plan<tile = [64, 16, 512], atom = [64, 16, 32], grain = warpgroup, stages = 5, warps = [4, 4], cluster = [1, 1], group = 32>]
      {element = "f8e4m3", k_major = array<i1: true, true>, output_bytes = 2 : i64, overlap = array<i64: 0, 0>, factor_block = 128,
       turned = array<i1: true>, segments = array<i64: 1>, early = array<i1: true>} : index
  // CHECK: tier.workspace %{{.*}} : memref<?xf32>
  %w = tier.workspace %n : memref<?xf32>
  // CHECK: tier.workspace %{{.*}} zeroed : memref<?xi32>
  %z = tier.workspace %n zeroed : memref<?xi32>
  // CHECK: tier.workspace %{{.*}} or %{{.*}} of memref<?xbf16> where %{{.*}} : memref<?xbf16>
  %lent = tier.workspace %n or %x of memref<?xbf16> where %few : memref<?xbf16>
  // CHECK: tier.encode_tensormap %{{.*}}[%{{.*}}] dims(%{{.*}}, %{{.*}}) strides(%{{.*}})
  %m = tier.encode_tensormap %x[%n] dims(%n, %n) strides(%n) : memref<?xbf16> to !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
  return
}

// Two spellings of one fragment are one: neighbouring digits may be merged.
// CHECK-LABEL: func @merged_slice
// CHECK:         tier.broadcast
func.func @merged_slice(%b: tensor<16xf32, #layout.fragment<[16], register = [16:[1]], lane = [32:[0]], warp = []>>) {
  %t = tier.broadcast %b axis 1 : tensor<16xf32, #layout.fragment<[16], register = [16:[1]], lane = [32:[0]], warp = []>>
      to tensor<16x32xf32, #layout.fragment<[16, 32], register = [4:[1, 0], 4:[4, 0]], lane = [32:[0, 1]], warp = []>>
  return
}

// CHECK-LABEL: func @tensor_memory
func.func @tensor_memory(%a: memref<128x16xbf16, #tier.space<shared>>, %b: memref<64x16xbf16, #tier.space<shared>>, %adds: i1) {
  // CHECK: %[[C:.*]] = tier.alloc : memref<128x64xf32, #tier.space<tensor>>
  %c = tier.alloc : memref<128x64xf32, #tier.space<tensor>>
  // CHECK: tier.relinquish
  tier.relinquish
  // CHECK: tier.accumulate %{{.*}}, %{{.*}} into %[[C]] adds %{{.*}} atom [128, 64, 16] :
  tier.accumulate %a, %b into %c adds %adds atom [128, 64, 16] : memref<128x16xbf16, #tier.space<shared>>, memref<64x16xbf16, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
  // CHECK: tier.free %[[C]] : memref<128x64xf32, #tier.space<tensor>>
  tier.free %c : memref<128x64xf32, #tier.space<tensor>>
  return
}

// What is not counted becomes what a reduction starts from.
// CHECK-LABEL: func @filled
func.func @filled(%t: tensor<2x64xf32, #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>>, %n: index) {
  // CHECK: tier.mask %{{.*}} axis 1 limit %{{.*}} fill 0xFF800000 : f32 : tensor<2x64xf32
  %m = tier.mask %t axis 1 limit %n fill 0xFF800000 : f32 : tensor<2x64xf32, #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>>
  // CHECK: tier.mask %{{.*}} axis 1 from %{{.*}} limit %{{.*}} fill 0xFF800000 : f32 : tensor<2x64xf32
  %b = tier.mask %t axis 1 from %n limit %n fill 0xFF800000 : f32 : tensor<2x64xf32, #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>>
  return
}

// A product of a tile in registers, cleared beyond the end of k.
// CHECK-LABEL: func @registers
func.func @registers(%a: tensor<64x16xbf16, #layout.fragment<[64, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>>,
                     %b: memref<8x16xbf16, #tier.space<shared>>, %n: index,
                     %c: tensor<64x8xf32, #layout.fragment<[64, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>>) {
  // CHECK: %[[A:.*]] = tier.mask %{{.*}} axis 1 limit %{{.*}} : tensor<64x16xbf16
  %m = tier.mask %a axis 1 limit %n : tensor<64x16xbf16, #layout.fragment<[64, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>>
  // CHECK: tier.mma %[[A]], %{{.*}}, %{{.*}} atom [64, 8, 16] on warpgroup : tensor<64x16xbf16
  %d = tier.mma %m, %b, %c atom [64, 8, 16] on warpgroup : tensor<64x16xbf16, #layout.fragment<[64, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>>,
      memref<8x16xbf16, #tier.space<shared>>, tensor<64x8xf32, #layout.fragment<[64, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>>
  return
}
