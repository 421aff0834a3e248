// RUN: tier-opt %s --convert-tier-to-transport | FileCheck %s
// RUN: tier-opt %s --convert-tier-to-transport --transport-insert-fences --transport-verify -o /dev/null

#row = #layout.fragment<[128, 128], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LC = #layout.compose<#layout.strided<[128:64], [64:1, 2:8192]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!staging = memref<128x128xbf16, #LC, #tier.space<shared>>
!acc = memref<128x128xf32, #tier.space<tensor>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>

// Three roles: one fills the operands, one multiplies into a stage of tensor memory, one reads it. The stage goes back
// where the tile was freed, before the epilogue computes.
// CHECK-LABEL: gpu.func @three_roles
// CHECK-DAG:   %[[OPS:.*]] = transport.channel stages 4 completion transaction
// CHECK-DAG:   %[[ACC:.*]] = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 128>}
// CHECK:       transport.role "load" warps 4 {
// CHECK:         transport.put %[[OPS]]
// CHECK-COUNT-2:   transport.copy.bulk_load
// CHECK-NOT:     tier.accumulate
// CHECK:       transport.role "multiply" warps 4 {
// CHECK-NEXT:    scf.for
// CHECK-NEXT:      transport.put %[[ACC]] as (%[[C:.*]]: memref<128x128xf32, #tier.space<tensor>>) {
// CHECK-NEXT:        scf.for %[[K:.*]] =
// CHECK-NEXT:          %[[AB:.*]]:2 = transport.get %[[OPS]]
// CHECK-NEXT:          %[[ADDS:.*]] = arith.cmpi ne, %[[K]]
// CHECK-NEXT:          tier.accumulate %[[AB]]#0, %[[AB]]#1 into %[[C]] adds %[[ADDS]] atom [128, 128, 16]
// CHECK-NEXT:          transport.release %[[OPS]] pending 0
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK:       transport.role "epilogue" warps 4 {
// CHECK-NOT:     tier.accumulate
// CHECK:         %[[GOT:.*]] = transport.get %[[ACC]]
// CHECK-NEXT:    %[[X:.*]] = tier.load %[[GOT]]
// CHECK-NEXT:    transport.release %[[ACC]] pending 0
// CHECK-NEXT:    %[[Y:.*]] = arith.truncf %[[X]]
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    tier.store %[[Y]]
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @three_roles(%M: index, %K: index, %a: !map, %b: !map, %c: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 4, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %staging = tier.alloc : !staging
      %block = gpu.block_id x
      %blocks = gpu.grid_dim x
      scf.for %t = %block to %M step %blocks {
        %m = arith.muli %t, %c128 : index
        %acc = tier.alloc {tier.columns = array<i64: 0, 128>} : !acc
        scf.for %k = %c0 to %K step %c64 {
          %sa = tier.alloc : !tile
          %sb = tier.alloc : !tile
          tier.copy %a[%k, %m] to %sa[] : !map to !tile
          tier.copy %b[%k, %m] to %sb[] : !map to !tile
          %adds = arith.cmpi ne, %k, %c0 : index
          tier.accumulate %sa, %sb into %acc adds %adds atom [128, 128, 16] : !tile, !tile, !acc
        }
        %x = tier.load %acc[%c0, %c0] : !acc to tensor<128x128xf32, #row>
        tier.free %acc : !acc
        %y = arith.truncf %x : tensor<128x128xf32, #row> to tensor<128x128xbf16, #row>
        tier.store %y, %staging[%c0, %c0] : tensor<128x128xbf16, #row>, !staging
        tier.copy %staging[] to %c[%m, %m] : !staging to !map
      }
      gpu.return
    }
  }
}
