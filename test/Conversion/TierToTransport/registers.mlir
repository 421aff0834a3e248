// RUN: tier-opt %s --convert-tier-to-transport --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-tier-to-transport --transport-insert-fences --transport-verify --split-input-file -o /dev/null

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#a = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 2:[0, 8], 4:[0, 16]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!a = tensor<64x64xbf16, #a>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Products that read registers run on into the next iteration, which writes others: both roles do two iterations in one,
// and one by itself awaits its product.
// CHECK-LABEL: gpu.func @computed
// CHECK:       %[[CH:.*]] = transport.channel stages 4
// CHECK:       transport.role "load"
// CHECK:         scf.for %{{.*}} = %c0 to %[[EVEN:.*]] step %[[TWICE:.*]] {
// CHECK-COUNT-2:   transport.put %[[CH]]
// CHECK:         scf.for %{{.*}} = %[[EVEN]] to %{{.*}} step %c64
// CHECK:           transport.put %[[CH]]
// CHECK-NOT:       transport.put
// CHECK:       transport.role "math"
// CHECK:         %[[PAIRS:.*]] = scf.for {{.*}} iter_args(%[[IN:.*]] = %{{.*}})
// CHECK:           transport.get %[[CH]]
// CHECK:           %[[X:.*]] = arith.negf
// CHECK-NEXT:      %[[D:.*]] = tier.mma %[[X]], %{{.*}}, %[[IN]]
// CHECK-NEXT:      transport.await mma_group pending 1
// CHECK-NEXT:      transport.release %[[CH]] pending 1
// CHECK:           transport.get %[[CH]]
// CHECK:           %[[Y:.*]] = arith.negf
// CHECK-NEXT:      %[[E:.*]] = tier.mma %[[Y]], %{{.*}}, %[[D]]
// CHECK-NEXT:      transport.await mma_group pending 1
// CHECK-NEXT:      transport.release %[[CH]] pending 1
// CHECK-NEXT:      scf.yield %[[E]]
// CHECK:         %[[ACC:.*]] = scf.for {{.*}} iter_args(%[[IN:.*]] = %[[PAIRS]])
// CHECK:           tier.mma %{{.*}}, %{{.*}}, %[[IN]]
// CHECK-NEXT:      transport.await mma_group pending 0
// CHECK-NEXT:      transport.release %[[CH]] pending 1
// CHECK:         transport.await mma_group pending 0(%[[ACC]] :
// CHECK-NEXT:    transport.release %[[CH]] pending 0
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @computed(%K: index, %x: !map, %w: !map, %y: memref<64x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 4, warps = [4, 4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !acc {
        %sx = tier.alloc : !tile
        %sw = tier.alloc : !tile
        tier.copy %x[%k, %c0] to %sx[] : !map to !tile
        tier.copy %w[%k, %c0] to %sw[] : !map to !tile
        %r = tier.load %sx[%c0, %c0] : !tile to !a
        %a = arith.negf %r : !a
        %d = tier.mma %a, %sw, %in atom [64, 64, 16] on warpgroup : !a, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %y[%c0, %c0] : !acc, memref<64x64xf32>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#a = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 2:[0, 8], 4:[0, 16]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LX = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<2, 4, 3>>
!x = memref<64x64xi8, #LX, #tier.space<shared>>
!w = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!xmap = !tier.tensormap<#layout.tensormap<element = i8, box = [64, 64], swizzle = 64B>>
!wmap = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Of 8 bits, computing A takes longer than multiplying it by 64 columns: the product is awaited at once.
// CHECK-LABEL: gpu.func @narrow
// CHECK:       transport.role "math"
// CHECK:         scf.for
// CHECK:           tier.mma
// CHECK-NEXT:      transport.await mma_group pending 0
// CHECK-NEXT:      transport.release %{{.*}} pending 0
// CHECK-NOT:     scf.for
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @narrow(%K: index, %x: !xmap, %w: !wmap, %y: memref<64x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 4, warps = [4, 4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !acc {
        %sx = tier.alloc : !x
        %sw = tier.alloc : !w
        tier.copy %x[%k, %c0] to %sx[] : !xmap to !x
        tier.copy %w[%k, %c0] to %sw[] : !wmap to !w
        %r = tier.load %sx[%c0, %c0] : !x to tensor<64x64xi8, #a>
        %a = arith.sitofp %r : tensor<64x64xi8, #a> to tensor<64x64xbf16, #a>
        %d = tier.mma %a, %sw, %in atom [64, 64, 16] on warpgroup : tensor<64x64xbf16, #a>, !w, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %y[%c0, %c0] : !acc, memref<64x64xf32>
      gpu.return
    }
  }
}
