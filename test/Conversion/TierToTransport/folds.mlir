// RUN: tier-opt %s --convert-tier-to-transport --remarks-filter=convert-tier-to-transport --verify-diagnostics | FileCheck %s

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
#row = #layout.fragment<[128], register = [2:[8]], lane = [4:[0], 8:[1]], warp = [4:[16], 2:[64]]>
#L = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#short = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#short_acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#short_row = #layout.fragment<[64], register = [2:[8]], lane = [4:[0], 8:[1]], warp = [4:[16]]>
!tile = memref<128x128xf8E4M3FN, #L, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!row = tensor<128xf32, #row>
!short_tile = memref<64x128xf8E4M3FN, #short, #tier.space<shared>>
!short_acc = tensor<64x64xf32, #short_acc>
!short_row = tensor<64xf32, #short_row>
!short_map = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!map = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>

// Factors of a block of k are loaded one iteration ahead, beside the first product, and what depends on nothing else is
// computed at the end of that iteration; where the loop does not run, nothing is loaded.
// A product that is added to others before the next one begins is awaited there; the stage goes back after the last.
// CHECK-LABEL: gpu.func @folds
// CHECK:       transport.role "load"
// CHECK-NOT:     tier.load
// CHECK:       transport.role "math"
// CHECK:         %[[RUNS:.*]] = arith.cmpi sgt, %[[K:.*]], %c0 : index
// CHECK:         %[[AT:.*]] = arith.select %[[RUNS]], %{{.*}}, %[[M:.*]] : index
// CHECK:         %[[FIRST:.*]] = tier.load %{{.*}}[%[[AT]]] : memref
// CHECK-NEXT:    %[[TWICE:.*]] = arith.addf %[[FIRST]], %[[FIRST]]
// CHECK:         scf.for %[[NOW:.*]] = %c0 to %[[K]] step %c128 iter_args(%[[S0:.*]] = %{{.*}}, %[[S1:.*]] = %{{.*}}, %[[FACTOR:.*]] = %[[TWICE]])
// CHECK-NEXT:      %[[GOT:.*]]:3 = transport.get
// CHECK-NEXT:      %[[D0:.*]] = tier.mma %[[GOT]]#0, %[[GOT]]#1
// CHECK:           %[[AFTER:.*]] = arith.addi %[[NOW]], %c128
// CHECK-NEXT:      %[[INSIDE:.*]] = arith.cmpi slt, %[[AFTER]], %[[K]]
// CHECK-NEXT:      %[[THEN:.*]] = arith.select %[[INSIDE]], %[[AFTER]], %[[NOW]]
// CHECK-NEXT:      arith.divui %[[THEN]], %c128
// CHECK:           %[[NEXT:.*]] = tier.load
// CHECK-NEXT:      %[[P0:.*]] = transport.await mma_group pending 0(%[[D0]]
// CHECK-NEXT:      tier.broadcast %[[FACTOR]]
// CHECK-NEXT:      math.fma %[[P0]]
// CHECK-NEXT:      %[[D1:.*]] = tier.mma %[[GOT]]#0, %[[GOT]]#2
// CHECK-NEXT:      %[[P1:.*]] = transport.await mma_group pending 0(%[[D1]]
// CHECK-NEXT:      transport.release
// CHECK:           math.fma %[[P1]]
// CHECK-NEXT:      %[[THERE:.*]] = arith.addf %[[NEXT]], %[[NEXT]]
// CHECK-NEXT:      scf.yield %{{.*}}, %{{.*}}, %[[THERE]]
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @folds(%M: index, %K: index, %s: memref<?xf32>, %a: !map, %b: !map, %c: memref<?xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 256, 128], atom = [64, 128, 32], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c128 = arith.constant 128 : index
      %zero = arith.constant dense<0.0> : !acc
      %S = memref.reinterpret_cast %s to offset: [0], sizes: [%K, %M], strides: [1, %K] : memref<?xf32> to memref<?x?xf32, strided<[1, ?]>>
      %C = memref.reinterpret_cast %c to offset: [0], sizes: [%M, %M], strides: [%M, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
      %block = gpu.block_id x
      %m = arith.muli %block, %c128 : index
      // expected-remark @below {{3 stages of 49152 bytes, completion transaction, 2 role(s)}}
      // expected-remark @below {{1 load(s) of factors run one iteration ahead}}
      %sums:2 = scf.for %k = %c0 to %K step %c128 iter_args(%s0 = %zero, %s1 = %zero) -> (!acc, !acc) {
        %kb = arith.divui %k, %c128 : index
        %factor = tier.load %S[%kb, %m] {inbounds = array<i1: true, false>} : memref<?x?xf32, strided<[1, ?]>> to !row
        %A = tier.alloc : !tile
        %B0 = tier.alloc : !tile
        %B1 = tier.alloc : !tile
        tier.copy %a[%k, %m] to %A[] : !map to !tile
        tier.copy %b[%k, %c0] to %B0[] : !map to !tile
        tier.copy %b[%k, %c128] to %B1[] : !map to !tile
        %d0 = tier.mma %A, %B0, %zero atom [64, 128, 32] on warpgroup : !tile, !tile, !acc
        %twice = arith.addf %factor, %factor : !row
        %f = tier.broadcast %twice axis 1 : !row to !acc
        %n0 = math.fma %d0, %f, %s0 : !acc
        %d1 = tier.mma %A, %B1, %zero atom [64, 128, 32] on warpgroup : !tile, !tile, !acc
        %g = tier.broadcast %twice axis 1 : !row to !acc
        %n1 = math.fma %d1, %g, %s1 : !acc
        scf.yield %n0, %n1 : !acc, !acc
      }
      tier.store %sums#0, %C[%m, %c0] : !acc, memref<?x?xf32, strided<[?, 1]>>
      tier.store %sums#1, %C[%m, %c128] : !acc, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }

    // One product of a block, and registers for two: it is added while the next one runs, three times of four. Both roles
    // do four blocks in one iteration, and what is left one by one.
    // CHECK-LABEL: gpu.func @behind
    // CHECK:       transport.role "load"
    // CHECK:         scf.for %{{.*}} = %c0 to %[[WHOLE:.*]] step %c512
    // CHECK-COUNT-4:   transport.put
    // CHECK:         scf.for %{{.*}} = %[[WHOLE]] to %{{.*}} step %c128
    // CHECK:           transport.put
    // CHECK:       transport.role "math"
    // CHECK:         scf.for %{{.*}} = %c0 to %{{.*}} step %c512 iter_args(%[[S:.*]] = %{{.*}})
    // CHECK-NEXT:      %[[G0:.*]]:2 = transport.get
    // CHECK-NEXT:      %[[D0:.*]] = tier.mma %[[G0]]#0, %[[G0]]#1
    // CHECK-NEXT:      %[[G1:.*]]:2 = transport.get
    // CHECK-NEXT:      %[[D1:.*]] = tier.mma %[[G1]]#0, %[[G1]]#1
    // CHECK-NEXT:      %[[P0:.*]] = transport.await mma_group pending 1(%[[D0]]
    // CHECK-NEXT:      transport.release %{{.*}} pending 1
    // CHECK-NEXT:      %[[S0:.*]] = arith.addf %[[S]], %[[P0]]
    // CHECK-NEXT:      transport.get
    // CHECK-NEXT:      tier.mma
    // CHECK-NEXT:      transport.await mma_group pending 1(%[[D1]]
    // CHECK:           transport.await mma_group pending 1
    // CHECK:           transport.await mma_group pending 0
    // CHECK-NEXT:      transport.release %{{.*}} pending 0
    // CHECK-NEXT:      %[[S3:.*]] = arith.addf
    // CHECK-NEXT:      scf.yield %[[S3]]
    // CHECK:         scf.for %{{.*}} step %c128
    // CHECK:           tier.mma
    // CHECK-NEXT:      transport.await mma_group pending 0
    // CHECK-NEXT:      transport.release %{{.*}} pending 0
    gpu.func @behind(%M: index, %K: index, %a: !map, %b: !map, %c: memref<?xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 128], atom = [64, 128, 32], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c128 = arith.constant 128 : index
      %zero = arith.constant dense<0.0> : !acc
      %C = memref.reinterpret_cast %c to offset: [0], sizes: [%M, %M], strides: [%M, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
      %block = gpu.block_id x
      %m = arith.muli %block, %c128 : index
      // expected-remark @below {{3 stages of 32768 bytes, completion transaction, 2 role(s)}}
      %sum = scf.for %k = %c0 to %K step %c128 iter_args(%s = %zero) -> !acc {
        %A = tier.alloc : !tile
        %B = tier.alloc : !tile
        tier.copy %a[%k, %m] to %A[] : !map to !tile
        tier.copy %b[%k, %c0] to %B[] : !map to !tile
        %d = tier.mma %A, %B, %zero atom [64, 128, 32] on warpgroup : !tile, !tile, !acc
        %n = arith.addf %s, %d : !acc
        scf.yield %n : !acc
      }
      tier.store %sum, %C[%m, %c0] : !acc, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }

    // Short products wait for their stage, and loads that begin before it wait too. What is computed of those before comes first.
    // CHECK-LABEL: gpu.func @short
    // CHECK:       transport.role "math"
    // CHECK:         %[[FIRST:.*]] = tier.load
    // CHECK:         scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[FACTOR:.*]] = %[[FIRST]])
    // CHECK-NEXT:      arith.addf %[[FACTOR]], %[[FACTOR]]
    // CHECK-NOT:       transport.get
    // CHECK:           %[[NEXT:.*]] = tier.load
    // CHECK-NEXT:      transport.get
    // CHECK-NEXT:      tier.mma
    // CHECK:           math.fma
    // CHECK-NEXT:      scf.yield %{{.*}}, %[[NEXT]]
    gpu.func @short(%M: index, %K: index, %s: memref<?xf32>, %a: !short_map, %b: !short_map, %c: memref<?xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 128], atom = [64, 64, 32], grain = warpgroup, stages = 3, warps = [4, 4], registers = [40, 72]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %zero = arith.constant dense<0.0> : !short_acc
      %S = memref.reinterpret_cast %s to offset: [0], sizes: [%K, %M], strides: [1, %K] : memref<?xf32> to memref<?x?xf32, strided<[1, ?]>>
      %C = memref.reinterpret_cast %c to offset: [0], sizes: [%M, %M], strides: [%M, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
      %block = gpu.block_id x
      %m = arith.muli %block, %c64 : index
      // expected-remark @below {{3 stages of 16384 bytes, completion transaction, 2 role(s)}}
      // expected-remark @below {{1 load(s) of factors run one iteration ahead}}
      %sum = scf.for %k = %c0 to %K step %c128 iter_args(%s0 = %zero) -> !short_acc {
        %kb = arith.divui %k, %c128 : index
        %factor = tier.load %S[%kb, %m] {inbounds = array<i1: true, false>} : memref<?x?xf32, strided<[1, ?]>> to !short_row
        %A = tier.alloc : !short_tile
        %B = tier.alloc : !short_tile
        tier.copy %a[%k, %m] to %A[] : !short_map to !short_tile
        tier.copy %b[%k, %c0] to %B[] : !short_map to !short_tile
        %d = tier.mma %A, %B, %zero atom [64, 64, 32] on warpgroup : !short_tile, !short_tile, !short_acc
        %twice = arith.addf %factor, %factor : !short_row
        %f = tier.broadcast %twice axis 1 : !short_row to !short_acc
        %n = math.fma %d, %f, %s0 : !short_acc
        scf.yield %n : !short_acc
      }
      tier.store %sum, %C[%m, %c0] : !short_acc, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }

    // .. and where registers are too few for two, one by one.
    // CHECK-LABEL: gpu.func @no_room
    // CHECK-NOT:   step %c512
    // CHECK-NOT:   pending 1
    // CHECK:       gpu.return
    gpu.func @no_room(%M: index, %K: index, %a: !map, %b: !map, %c: memref<?xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 128], atom = [64, 128, 32], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 216]>} {
      %c0 = arith.constant 0 : index
      %c128 = arith.constant 128 : index
      %zero = arith.constant dense<0.0> : !acc
      %C = memref.reinterpret_cast %c to offset: [0], sizes: [%M, %M], strides: [%M, 1] : memref<?xf32> to memref<?x?xf32, strided<[?, 1]>>
      // expected-remark @below {{3 stages of 32768 bytes, completion transaction, 2 role(s)}}
      %sum = scf.for %k = %c0 to %K step %c128 iter_args(%s = %zero) -> !acc {
        %A = tier.alloc : !tile
        %B = tier.alloc : !tile
        tier.copy %a[%k, %c0] to %A[] : !map to !tile
        tier.copy %b[%k, %c0] to %B[] : !map to !tile
        %d = tier.mma %A, %B, %zero atom [64, 128, 32] on warpgroup : !tile, !tile, !acc
        %n = arith.addf %s, %d : !acc
        scf.yield %n : !acc
      }
      tier.store %sum, %C[%c0, %c0] : !acc, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }
  }
}
