// RUN: tier-opt %s --layout-synthesize-tensormaps --split-input-file | FileCheck %s

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#f = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#A = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#S = #layout.compose<#layout.strided<[64:32], [32:1]>, #layout.swizzle<2, 3, 3>>
!operand = memref<64x64xbf16, #A, #tier.space<shared>>
!staging = memref<64x32xbf16, #S, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!sums = tensor<64x32xf32, #f>
!piece = tensor<64x32xbf16, #f>
!view = memref<?x?xbf16, strided<[?, 1]>>

// Pieces of one array have one map, and one tile more than there are pieces: one is still read. Results leave from where they came to.
// CHECK-LABEL: gpu.func @copied
// CHECK-SAME:    %[[R:[a-z0-9]+]]: !tier.tensormap<<element = bf16, box = [32, 64], swizzle = 64B>>, %[[Y:[a-z0-9]+]]: !tier.tensormap<<element = bf16, box = [32, 64], swizzle = 64B>>)
// CHECK-NOT:     tier.alloc :{{.*}}64x32
// CHECK:         %[[P:[0-9]+]] = tier.alloc {tier.copied = 3 : i64}
// CHECK-NEXT:    tier.copy %[[R]][%c0{{[_0-9]*}}, %{{.*}}] to %[[P]][]
// CHECK-NEXT:    %[[Q:[0-9]+]] = tier.alloc {tier.copied = 3 : i64}
// CHECK-NEXT:    tier.copy %[[R]][%c32{{[_0-9]*}}, %{{.*}}] to %[[Q]][]
// CHECK:         tier.load %[[P]][
// CHECK:         tier.store %{{.*}}, %[[P]][
// CHECK-NEXT:    tier.copy %[[P]][] to %[[Y]][%c0{{[_0-9]*}},
// CHECK:         tier.load %[[Q]][
// CHECK:         tier.store %{{.*}}, %[[Q]][
// CHECK-NEXT:    tier.copy %[[Q]][] to %[[Y]][%c32{{[_0-9]*}},
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @copied(%x: memref<?xbf16> {tier.align = 16 : i64}, %w: memref<?xbf16> {tier.align = 16 : i64}, %r: memref<?xbf16> {tier.align = 16 : i64}, %y: memref<?xbf16> {tier.align = 16 : i64}, %n: index {tier.multiple = 8 : i64}, %k: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 3, warps = [4, 4], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, %n], strides: [%k, 1] : memref<?xbf16> to !view
      %W = memref.reinterpret_cast %w to offset: [0], sizes: [%n, %n], strides: [%k, 1] : memref<?xbf16> to !view
      %R = memref.reinterpret_cast %r to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xbf16> to !view
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xbf16> to !view
      %zero = arith.constant dense<0.0> : !acc
      scf.for %i = %c0 to %n step %c64 {
        %sums = scf.for %j = %c0 to %n step %c64 iter_args(%d = %zero) -> (!acc) {
          %a = tier.alloc : !operand
          %b = tier.alloc : !operand
          tier.copy %X[%i, %j] to %a[] : !view to !operand
          tier.copy %W[%c0, %j] to %b[] : !view to !operand
          %e = tier.mma %a, %b, %d atom [64, 64, 16] on warpgroup : !operand, !operand, !acc
          scf.yield %e : !acc
        }
        %p = tier.alloc {tier.copied = 0 : i64} : !staging
        tier.copy %R[%i, %c0] to %p[] : !view to !staging
        %q = tier.alloc {tier.copied = 0 : i64} : !staging
        tier.copy %R[%i, %c32] to %q[] : !view to !staging
        %s0 = tier.piece %sums[0, 0] : !acc to !sums
        %r0 = tier.load %p[%c0, %c0] {inbounds = array<i1: true, true>} : !staging to !piece
        %w0 = arith.extf %r0 : !piece to !sums
        %t0 = arith.addf %s0, %w0 : !sums
        %y0 = arith.truncf %t0 : !sums to !piece
        tier.store %y0, %Y[%i, %c0] : !piece, !view
        %s1 = tier.piece %sums[0, 32] : !acc to !sums
        %r1 = tier.load %q[%c0, %c0] {inbounds = array<i1: true, true>} : !staging to !piece
        %w1 = arith.extf %r1 : !piece to !sums
        %t1 = arith.addf %s1, %w1 : !sums
        %y1 = arith.truncf %t1 : !sums to !piece
        tier.store %y1, %Y[%i, %c32] : !piece, !view
      }
      gpu.return
    }
  }
  func.func @host(%x: memref<?xbf16>, %n: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @m::@copied blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?xbf16>, %x : memref<?xbf16>, %x : memref<?xbf16>, %x : memref<?xbf16>, %n : index, %n : index)
    return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#f = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#A = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#S = #layout.compose<#layout.strided<[64:32], [32:1]>, #layout.swizzle<2, 3, 3>>
!operand = memref<64x64xbf16, #A, #tier.space<shared>>
!staging = memref<64x32xbf16, #S, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!sums = tensor<64x32xf32, #f>
!piece = tensor<64x32xbf16, #f>
!view = memref<?x?xbf16, strided<[?, 1]>>

// Where stages leave no room threads load them.
// CHECK-LABEL: gpu.func @no_room
// CHECK-NOT:     tier.copied
// CHECK:         tier.piece
// CHECK-NEXT:    tier.load %[[R:[a-z0-9_]+]][%[[I:[a-z0-9]+]], %c0{{[_0-9]*}}] : memref<?x?xbf16
// CHECK:         tier.store %{{.*}}, %{{.*}}[%[[I]], %c0{{[_0-9]*}}] : {{.*}}, memref<?x?xbf16
// CHECK:         tier.load %[[R]][%[[I]], %c32{{[_0-9]*}}] : memref<?x?xbf16
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @no_room(%x: memref<?xbf16> {tier.align = 16 : i64}, %w: memref<?xbf16> {tier.align = 16 : i64}, %r: memref<?xbf16> {tier.align = 16 : i64}, %y: memref<?xbf16> {tier.align = 16 : i64}, %n: index {tier.multiple = 8 : i64}, %k: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 14, warps = [4, 4], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, %n], strides: [%k, 1] : memref<?xbf16> to !view
      %W = memref.reinterpret_cast %w to offset: [0], sizes: [%n, %n], strides: [%k, 1] : memref<?xbf16> to !view
      %R = memref.reinterpret_cast %r to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xbf16> to !view
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xbf16> to !view
      %zero = arith.constant dense<0.0> : !acc
      scf.for %i = %c0 to %n step %c64 {
        %sums = scf.for %j = %c0 to %n step %c64 iter_args(%d = %zero) -> (!acc) {
          %a = tier.alloc : !operand
          %b = tier.alloc : !operand
          tier.copy %X[%i, %j] to %a[] : !view to !operand
          tier.copy %W[%c0, %j] to %b[] : !view to !operand
          %e = tier.mma %a, %b, %d atom [64, 64, 16] on warpgroup : !operand, !operand, !acc
          scf.yield %e : !acc
        }
        %p = tier.alloc {tier.copied = 0 : i64} : !staging
        tier.copy %R[%i, %c0] to %p[] : !view to !staging
        %q = tier.alloc {tier.copied = 0 : i64} : !staging
        tier.copy %R[%i, %c32] to %q[] : !view to !staging
        %s0 = tier.piece %sums[0, 0] : !acc to !sums
        %r0 = tier.load %p[%c0, %c0] {inbounds = array<i1: true, true>} : !staging to !piece
        %w0 = arith.extf %r0 : !piece to !sums
        %t0 = arith.addf %s0, %w0 : !sums
        %y0 = arith.truncf %t0 : !sums to !piece
        tier.store %y0, %Y[%i, %c0] : !piece, !view
        %s1 = tier.piece %sums[0, 32] : !acc to !sums
        %r1 = tier.load %q[%c0, %c0] {inbounds = array<i1: true, true>} : !staging to !piece
        %w1 = arith.extf %r1 : !piece to !sums
        %t1 = arith.addf %s1, %w1 : !sums
        %y1 = arith.truncf %t1 : !sums to !piece
        tier.store %y1, %Y[%i, %c32] : !piece, !view
      }
      gpu.return
    }
  }
  func.func @host(%x: memref<?xbf16>, %n: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @m::@no_room blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?xbf16>, %x : memref<?xbf16>, %x : memref<?xbf16>, %x : memref<?xbf16>, %n : index, %n : index)
    return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#f = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#A = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#S = #layout.compose<#layout.strided<[64:32], [32:1]>, #layout.swizzle<2, 3, 3>>
!operand = memref<64x64xbf16, #A, #tier.space<shared>>
!staging = memref<64x32xbf16, #S, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!sums = tensor<64x32xf32, #f>
!piece = tensor<64x32xbf16, #f>
!view = memref<?x?xbf16, strided<[?, 1]>>

// Nor are they copied where threads fill the ring: one of them would wait for a phase that others have left.
// CHECK-LABEL: gpu.func @by_threads
// CHECK-NOT:     tier.copied
// CHECK:         tier.copy %{{.*}} : memref<?x?xbf16
// CHECK:         tier.load %{{.*}}, %c0{{[_0-9]*}}] : memref<?x?xbf16
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @by_threads(%x: memref<?xbf16> {tier.align = 16 : i64}, %w: memref<?xbf16> {tier.align = 16 : i64}, %r: memref<?xbf16> {tier.align = 16 : i64}, %y: memref<?xbf16> {tier.align = 16 : i64}, %n: index {tier.multiple = 8 : i64}, %k: index {tier.multiple = 2 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 3, warps = [4, 4], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, %n], strides: [%k, 1] : memref<?xbf16> to !view
      %W = memref.reinterpret_cast %w to offset: [0], sizes: [%n, %n], strides: [%k, 1] : memref<?xbf16> to !view
      %R = memref.reinterpret_cast %r to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xbf16> to !view
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%n, %n], strides: [%n, 1] : memref<?xbf16> to !view
      %zero = arith.constant dense<0.0> : !acc
      scf.for %i = %c0 to %n step %c64 {
        %sums = scf.for %j = %c0 to %n step %c64 iter_args(%d = %zero) -> (!acc) {
          %a = tier.alloc : !operand
          %b = tier.alloc : !operand
          tier.copy %X[%i, %j] to %a[] : !view to !operand
          tier.copy %W[%c0, %j] to %b[] : !view to !operand
          %e = tier.mma %a, %b, %d atom [64, 64, 16] on warpgroup : !operand, !operand, !acc
          scf.yield %e : !acc
        }
        %p = tier.alloc {tier.copied = 0 : i64} : !staging
        tier.copy %R[%i, %c0] to %p[] : !view to !staging
        %q = tier.alloc {tier.copied = 0 : i64} : !staging
        tier.copy %R[%i, %c32] to %q[] : !view to !staging
        %s0 = tier.piece %sums[0, 0] : !acc to !sums
        %r0 = tier.load %p[%c0, %c0] {inbounds = array<i1: true, true>} : !staging to !piece
        %w0 = arith.extf %r0 : !piece to !sums
        %t0 = arith.addf %s0, %w0 : !sums
        %y0 = arith.truncf %t0 : !sums to !piece
        tier.store %y0, %Y[%i, %c0] : !piece, !view
        %s1 = tier.piece %sums[0, 32] : !acc to !sums
        %r1 = tier.load %q[%c0, %c0] {inbounds = array<i1: true, true>} : !staging to !piece
        %w1 = arith.extf %r1 : !piece to !sums
        %t1 = arith.addf %s1, %w1 : !sums
        %y1 = arith.truncf %t1 : !sums to !piece
        tier.store %y1, %Y[%i, %c32] : !piece, !view
      }
      gpu.return
    }
  }
  func.func @host(%x: memref<?xbf16>, %n: index) {
    %c1 = arith.constant 1 : index
    gpu.launch_func @m::@by_threads blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1) args(%x : memref<?xbf16>, %x : memref<?xbf16>, %x : memref<?xbf16>, %x : memref<?xbf16>, %n : index, %n : index)
    return
  }
}
