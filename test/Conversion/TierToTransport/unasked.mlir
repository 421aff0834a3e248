// RUN: tier-opt %s --convert-tier-to-transport --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-tier-to-transport --transport-verify --split-input-file -o /dev/null

// Where waves wait for a number of loads, puts do not ask whether there is an
// iteration: loads run two ahead, and two iterations share the registers.
#acc = #layout.fragment<[64, 64], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = [2:[32, 0], 2:[0, 32]]>
#tile = #layout.compose<<[64:32], [32:1]>, <3, 2, 4>>
!tile = memref<64x32xbf16, #tile, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!view = memref<?x?xbf16, strided<[?, 1]>>

// CHECK-LABEL: gpu.func @by_threads
// CHECK:       transport.channel stages 2 completion threads
// CHECK-NOT:   scf.if
// CHECK:       transport.put
// CHECK:       %[[X:.*]] = tier.load %{{.*}}[%c0, %c32]
// CHECK:       scf.for %[[K:.*]] = %c0 to %{{.*}} step %c64 iter_args(%[[SUM:.*]] = %{{.*}}, %[[OLD:.*]] = %[[X]])
// CHECK:         %[[T:.*]] = transport.get
// CHECK:         %[[AT2:.*]] = arith.addi %[[K]], %c64
// CHECK:         %[[Y:.*]] = tier.load %{{.*}}[%c0, %[[AT2]]]
// CHECK:         %[[D:.*]] = tier.mma %[[T]], %[[T]], %[[SUM]]
// CHECK:         transport.put
// CHECK-NEXT:      tier.store %[[OLD]]
// CHECK:         transport.get
// CHECK:         %[[Z:.*]] = tier.load
// CHECK:         %[[E:.*]] = tier.mma %{{.*}}, %{{.*}}, %[[D]]
// CHECK:         transport.put
// CHECK-NEXT:      tier.store %[[Y]]
// CHECK:         scf.yield %[[E]], %[[Z]]
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @by_threads(%x: memref<?xbf16> {tier.align = 16 : i64}, %C: memref<?x?xf32>, %M: index, %K: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [32, 32, 8], grain = warp, stages = 2, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %acc = scf.for %k = %c0 to %K step %c32 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        tier.copy %A[%c0, %k] to %sa[] : !view to !tile
        %d = tier.mma %sa, %sa, %in atom [32, 32, 8] on warp : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = [2:[32, 0], 2:[0, 32]]>
#tile = #layout.compose<<[64:32], [32:1]>, <3, 2, 4>>
!tile = memref<64x32xbf16, #tile, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!view = memref<?x?xbf16, strided<[?, 1]>>

// A loop that ends inside of the array has no tile of zeros behind it: two
// iterations are not one.
// CHECK-LABEL: gpu.func @ends_inside
// CHECK:       scf.for %{{.*}} = %c0 to %{{.*}} step %c32 iter_args(%{{.*}} = %{{.*}}) ->
// CHECK:         tier.load
// CHECK-NEXT:    tier.mma
// CHECK-NEXT:    transport.release
// CHECK-NEXT:    transport.put
// CHECK-NEXT:      tier.store
// CHECK:         scf.yield
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @ends_inside(%x: memref<?xbf16> {tier.align = 16 : i64}, %C: memref<?x?xf32>, %M: index, %K: index {tier.multiple = 8 : i64}, %end: index) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [32, 32, 8], grain = warp, stages = 2, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %acc = scf.for %k = %c0 to %end step %c32 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        tier.copy %A[%c0, %k] to %sa[] : !view to !tile
        %d = tier.mma %sa, %sa, %in atom [32, 32, 8] on warp : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = [2:[32, 0], 2:[0, 32]]>
#tile = #layout.compose<<[64:32], [32:1]>, <2, 3, 4>>
!tile = memref<64x32xbf16, #tile, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!view = memref<?x?xbf16, strided<[?, 1]>>

// Copies need no registers: the loop puts, and what it put too much has ended
// behind it.
// CHECK-LABEL: gpu.func @by_copies
// CHECK:       transport.channel stages 4 completion copy_group
// CHECK-NOT:   scf.if
// CHECK-COUNT-3: transport.copy.group
// CHECK:       scf.for
// CHECK-NEXT:    transport.await copy_group pending 2
// CHECK-NEXT:    transport.get
// CHECK:         transport.put
// CHECK-NEXT:      transport.copy.group
// CHECK:         tier.mma
// CHECK-NEXT:    transport.release
// CHECK-NEXT:    scf.yield
// CHECK:       transport.await copy_group pending 0

// Who comes back to the ring would get what was put too much: puts ask. An empty group
// is no copy, and copies are counted: all are awaited.
// CHECK-LABEL: gpu.func @comes_back
// CHECK:       scf.for
// CHECK:         scf.if
// CHECK:           transport.put
// CHECK:         scf.for
// CHECK:           transport.get
// CHECK:           scf.if
// CHECK-NEXT:        transport.put
// CHECK:           } else {
// CHECK-NEXT:        transport.await copy_group pending 0
module attributes {gpu.container_module, tier.chip = "gfx950"} {
  gpu.module @m {
    gpu.func @by_copies(%x: memref<?xbf16> {tier.align = 16 : i64}, %C: memref<?x?xf32>, %M: index, %K: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [32, 32, 16], grain = warp, stages = 4, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %acc = scf.for %k = %c0 to %K step %c32 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        tier.copy %A[%c0, %k] to %sa[] : !view to !tile
        %d = tier.mma %sa, %sa, %in atom [32, 32, 16] on warp : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32>
      gpu.return
    }

    gpu.func @comes_back(%x: memref<?xbf16> {tier.align = 16 : i64}, %C: memref<?x?xf32>, %M: index, %K: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [32, 32, 16], grain = warp, stages = 4, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      %A = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      scf.for %m = %c0 to %M step %c64 {
        %acc = scf.for %k = %c0 to %K step %c32 iter_args(%in = %zero) -> !acc {
          %sa = tier.alloc : !tile
          tier.copy %A[%m, %k] to %sa[] : !view to !tile
          %d = tier.mma %sa, %sa, %in atom [32, 32, 16] on warp : !tile, !tile, !acc
          scf.yield %d : !acc
        }
        tier.store %acc, %C[%m, %c0] : !acc, memref<?x?xf32>
      }
      gpu.return
    }
  }
}
