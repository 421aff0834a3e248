// RUN: tier-opt %s --convert-tier-to-transport --split-input-file | FileCheck %s

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 8:[0, 8], 4:[16, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [2:[64, 0], 2:[0, 64]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!view = memref<?x?xbf16, strided<[?, 1]>>

// The loop uses stage k and fills stage k + 2; an empty group stands for a put that
// does not happen.
// CHECK-LABEL: gpu.func @ahead
// CHECK:       %[[CH:.*]] = transport.channel stages 3 completion copy_group
// CHECK:       scf.if
// CHECK:         transport.put %[[CH]]
// CHECK:           transport.copy.group %{{.*}}[%{{.*}}, %c0]
// CHECK:       } else {
// CHECK-NEXT:    transport.commit copy_group
// CHECK:       scf.if
// CHECK:         transport.put %[[CH]]
// CHECK:           transport.copy.group %{{.*}}[%{{.*}}, %c64]
// CHECK:       scf.for %[[K:.*]] = %c0
// CHECK-NEXT:    transport.await copy_group pending 1
// CHECK-NEXT:    %[[GOT:.*]]:2 = transport.get %[[CH]]
// CHECK-NEXT:    %[[NEXT:.*]] = arith.addi %[[K]], %c128
// CHECK-NEXT:    %[[MORE:.*]] = arith.cmpi slt, %[[NEXT]]
// CHECK-NEXT:    scf.if %[[MORE]] {
// CHECK-NEXT:      transport.put %[[CH]]
// CHECK-NEXT:        transport.copy.group %{{.*}}[%{{.*}}, %[[NEXT]]]
// CHECK:         } else {
// CHECK-NEXT:      transport.commit copy_group
// CHECK-NEXT:    }
// CHECK-NEXT:    tier.mma %[[GOT]]#0, %[[GOT]]#1
// CHECK-NEXT:    transport.release %[[CH]] pending 0
module attributes {gpu.container_module, tier.chip = "sm_80"} {
  gpu.module @m {
    gpu.func @ahead(%x: memref<?xbf16> {tier.align = 16 : i64}, %C: memref<?x?xf32>, %M: index, %K: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [16, 8, 16], grain = warp, stages = 3, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        %sb = tier.alloc : !tile
        tier.copy %A[%c0, %k] to %sa[] : !view to !tile
        tier.copy %A[%c0, %k] to %sb[] : !view to !tile
        %d = tier.mma %sa, %sb, %in atom [16, 8, 16] on warp : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 8:[0, 8], 4:[16, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [2:[64, 0], 2:[0, 64]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!view = memref<?x?xbf16, strided<[?, 1]>>

// Without asynchronous copies, threads load before the product and store after it.
// CHECK-LABEL: gpu.func @by_threads
// CHECK:       transport.channel stages 2 completion threads
// CHECK:       transport.put %{{.*}} as (%[[SA:.*]]: memref<{{.*}}>, %{{.*}}: memref<{{.*}}>) {
// CHECK-NEXT:    %[[X:.*]] = tier.load %{{.*}} to tensor<128x64xbf16, #[[F:.*]]>
// CHECK-NEXT:    tier.store %[[X]], %[[SA]]
// CHECK-NOT:   transport.await
// CHECK:       scf.for
// CHECK:         transport.get
// CHECK:         %[[A:.*]] = tier.load
// CHECK-NEXT:    %[[B:.*]] = tier.load
// CHECK-NEXT:    tier.mma
// CHECK-NEXT:    transport.release
// CHECK:         scf.if
// CHECK-NEXT:      transport.put
// CHECK-NEXT:        tier.store %[[A]]
// CHECK-NEXT:        tier.store %[[B]]
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @by_threads(%x: memref<?xbf16> {tier.align = 16 : i64}, %C: memref<?x?xf32>, %M: index, %K: index) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [16, 8, 16], grain = warp, stages = 2, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      // Who comes back to a ring may not put too much.
      scf.for %m = %c0 to %M step %c64 {
      %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        %sb = tier.alloc : !tile
        tier.copy %A[%c0, %k] to %sa[] : !view to !tile
        tier.copy %A[%c0, %k] to %sb[] : !view to !tile
        %d = tier.mma %sa, %sb, %in atom [16, 8, 16] on warp : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32>
      }
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[32, 32], register = [32:[0, 1], 32:[1, 0]], lane = [], warp = []>
!tile = memref<32x32xf32, #tier.space<shared>>
!acc = tensor<32x32xf32, #acc>
!view = memref<?x?xf32, strided<[?, 1]>>

// With one stage, the loop fills what it uses.
// CHECK-LABEL: gpu.func @one_stage
// CHECK:       %[[CH:.*]] = transport.channel stages 1 completion threads
// CHECK-NEXT:  memref.reinterpret_cast
// CHECK-NEXT:  scf.for
// CHECK-NEXT:    transport.put %[[CH]]
// CHECK:         transport.get %[[CH]]
// CHECK-NEXT:    tier.mma
// CHECK-NEXT:    transport.release %[[CH]] pending 0
module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @one_stage(%x: memref<?xf32>, %C: memref<?x?xf32>, %M: index, %K: index) kernel
        attributes {tier.plan = #tier.plan<tile = [32, 32, 32], atom = [1, 1, 1], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xf32> to !view
      %acc = scf.for %k = %c0 to %K step %c32 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        tier.copy %A[%c0, %k] to %sa[] : !view to !tile
        %d = tier.mma %sa, %sa, %in atom [1, 1, 1] on thread : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[32, 32], register = [32:[0, 1], 32:[1, 0]], lane = [], warp = []>
!tile = memref<32x32xf32, #tier.space<shared>>
!acc = tensor<32x32xf32, #acc>
!view = memref<?x?xf32, strided<[?, 1]>>

// Where the loop had one iteration and is gone, its stage is filled and used in place.
// CHECK-LABEL: gpu.func @no_loop
// CHECK:       %[[CH:.*]] = transport.channel
// CHECK:       transport.put %[[CH]]
// CHECK:       %[[S:.*]] = transport.get %[[CH]]
// CHECK-NEXT:  tier.mma %[[S]], %[[S]]
// CHECK-NEXT:  transport.release %[[CH]] pending 0
// CHECK-NEXT:  tier.store
module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @no_loop(%x: memref<?xf32>, %C: memref<?x?xf32>, %M: index, %K: index) kernel
        attributes {tier.plan = #tier.plan<tile = [32, 32, 32], atom = [1, 1, 1], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xf32> to !view
      %sa = tier.alloc : !tile
      tier.copy %A[%c0, %c0] to %sa[] : !view to !tile
      %d = tier.mma %sa, %sa, %zero atom [1, 1, 1] on thread : !tile, !tile, !acc
      tier.store %d, %C[%c0, %c0] : !acc, memref<?x?xf32>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 8:[0, 8], 4:[16, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [2:[64, 0], 2:[0, 64]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!view = memref<?x?xbf16, strided<[?, 1]>>

// Rows at odd offsets allow no asynchronous copy of 4 bytes. Here the accumulator leaves no registers to load ahead.
// CHECK-LABEL: gpu.func @odd
// CHECK:       transport.channel stages 2 completion threads
// CHECK:       scf.for
// CHECK:         transport.put
// CHECK-NEXT:      tier.load
// CHECK:         tier.mma
module attributes {gpu.container_module, tier.chip = "sm_80"} {
  gpu.module @m {
    gpu.func @odd(%x: memref<?xbf16> {tier.align = 16 : i64}, %C: memref<?x?xf32>, %M: index, %K: index) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [16, 8, 16], grain = warp, stages = 2, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        %sb = tier.alloc : !tile
        tier.copy %A[%c0, %k] to %sa[] : !view to !tile
        tier.copy %A[%c0, %k] to %sb[] : !view to !tile
        %d = tier.mma %sa, %sb, %in atom [16, 8, 16] on warp : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32>
      gpu.return
    }
  }
}
