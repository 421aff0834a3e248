// RUN: tier-opt %s --convert-tier-to-transport --split-input-file --remarks-filter=convert-tier-to-transport --verify-diagnostics | FileCheck %s

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LC = #layout.compose<#layout.strided<[128:64], [64:1, 2:8192]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!staging = memref<128x128xbf16, #LC, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>

// One role puts, the other gets; products overlap, and their stage goes back one iteration later.
// CHECK-LABEL: gpu.func @two_roles
// CHECK-SAME:  %[[A:[^ ]+]]: !tier.tensormap<{{[^%]*}}, %[[B:[^ ]+]]: !tier.tensormap<{{[^%]*}}, %[[C:[^ ]+]]: !tier.tensormap
// CHECK-DAG:   %[[CH:.*]] = transport.channel stages 4 completion transaction
// CHECK-DAG:   %[[S:.*]] = tier.alloc
// CHECK:       transport.role "load" warps 4 registers 40 {
// CHECK:         scf.for
// CHECK:           scf.for %[[K:.*]] = %{{.*}} {
// CHECK-NEXT:        transport.put %[[CH]] as (%[[SA:.*]]: memref<{{.*}}>, %[[SB:.*]]: memref<{{.*}}>) {
// CHECK-NEXT:          transport.copy.bulk_load %[[A]][%[[K]], %{{.*}}] to %[[SA]]
// CHECK-NEXT:          transport.copy.bulk_load %[[B]][%[[K]], %{{.*}}] to %[[SB]]
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:  }
// CHECK-NEXT:  transport.role "math" warps 8 registers 232 {
// CHECK:         scf.for
// CHECK:           %[[ACC:.*]] = scf.for {{.*}} iter_args(%[[IN:.*]] = %{{.*}})
// CHECK-NEXT:        %[[GOT:.*]]:2 = transport.get %[[CH]]
// CHECK-NEXT:        %[[D:.*]] = tier.mma %[[GOT]]#0, %[[GOT]]#1, %[[IN]]
// CHECK-NEXT:        transport.await mma_group pending 1
// CHECK-NEXT:        transport.release %[[CH]] pending 1
// CHECK-NEXT:        scf.yield %[[D]]
// CHECK-NEXT:      }
// CHECK-NEXT:      %[[R:.*]] = transport.await mma_group pending 0(%[[ACC]] :
// CHECK-NEXT:      transport.release %[[CH]] pending 0
// CHECK-NEXT:      %[[Y:.*]] = arith.truncf %[[R]]
// CHECK-NEXT:      transport.await bulk_group pending 0 read
// CHECK-NEXT:      transport.barrier
// CHECK-NEXT:      tier.store %[[Y]], %[[S]]
// CHECK-NEXT:      transport.barrier
// CHECK-NEXT:      transport.copy.bulk_store %[[S]] to %[[C]]
// CHECK-NEXT:    }
// CHECK-NEXT:    transport.await bulk_group pending 0
// CHECK-NEXT:  }
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @two_roles(%M: index, %K: index, %a: !map, %b: !map, %c: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 4, warps = [4, 8], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %zero = arith.constant dense<0.0> : !acc
      %staging = tier.alloc : !staging
      %block = gpu.block_id x
      %blocks = gpu.grid_dim x
      scf.for %t = %block to %M step %blocks {
        %m = arith.muli %t, %c128 : index
        // expected-remark @below {{4 stages of 32768 bytes, completion transaction, 2 role(s)}}
        %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !acc {
          %sa = tier.alloc : !tile
          %sb = tier.alloc : !tile
          tier.copy %a[%k, %m] to %sa[] : !map to !tile
          tier.copy %b[%k, %m] to %sb[] : !map to !tile
          %d = tier.mma %sa, %sb, %in atom [64, 128, 16] on warpgroup : !tile, !tile, !acc
          scf.yield %d : !acc
        }
        %y = arith.truncf %acc : !acc to tensor<128x128xbf16, #acc>
        tier.store %y, %staging[%c0, %c0] : tensor<128x128xbf16, #acc>, !staging
        tier.copy %staging[] to %c[%m, %m] : !staging to !map
      }
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
#fa = #layout.fragment<[128, 64], register = [8:[0, 1], 8:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!ta = tensor<128x64xbf16, #fa>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!view = memref<?x?xbf16, strided<[?, 1]>>

// A fused operand is computed by the loading role, while the other is copied in bulk; it is loaded one stage ahead.
// CHECK-LABEL: gpu.func @fused_operand
// CHECK:       transport.role "load"
// CHECK:         %[[FIRST:.*]] = tier.load %{{.*}}[%{{.*}}, %c0] : memref
// CHECK:         scf.for %[[K:.*]] = {{.*}} iter_args(%[[X:.*]] = %[[FIRST]])
// CHECK-NEXT:      %[[AFTER:.*]] = arith.addi %[[K]], %c64
// CHECK-NEXT:      %[[NEXT:.*]] = tier.load %{{.*}}[%{{.*}}, %[[AFTER]]] : memref
// CHECK-NEXT:      transport.put %{{.*}} as (%[[SA:.*]]: memref<{{.*}}>, %[[SB:.*]]: memref<{{.*}}>) {
// CHECK-NEXT:        transport.copy.bulk_load %{{.*}} to %[[SB]]
// CHECK-NEXT:        %[[Y:.*]] = arith.negf %[[X]]
// CHECK-NEXT:        tier.store %[[Y]], %[[SA]]
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %[[NEXT]]
// CHECK:       transport.role "math"
// CHECK-NOT:     arith.negf
// CHECK:         tier.store %{{.*}} : tensor<128x128xf32
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @fused_operand(%A: !view, %C: memref<?x?xf32, strided<[?, 1]>>, %K: index, %b: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 4, warps = [4, 8]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      // expected-remark @below {{completion transaction}}
      // expected-remark @below {{1 load(s) run ahead in 32 of 69 registers}}
      %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        %sb = tier.alloc : !tile
        %x = tier.load %A[%c0, %k] {inbounds = array<i1: true, true>} : !view to !ta
        %y = arith.negf %x : !ta
        tier.store %y, %sa[%c0, %c0] : !ta, !tile
        tier.copy %b[%k, %c0] to %sb[] : !map to !tile
        %d = tier.mma %sa, %sb, %in atom [64, 128, 16] on warpgroup : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
#half = #layout.fragment<[64, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#LA = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!short = memref<64x64xbf16, #LA, #tier.space<shared>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = tensor<128x128xf32, #acc>
!half = tensor<64x128xf32, #half>
!rows = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>

// Of three stages none is held while another one is awaited: the other warpgroup multiplies meanwhile. One
// warpgroup alone runs on.
// CHECK-LABEL: gpu.func @three_stages_of_two
// CHECK:       transport.role "math" warps 8
// CHECK:         %[[D:.*]] = tier.mma
// CHECK-NEXT:    %[[R:.*]] = transport.await mma_group pending 0(%[[D]] :
// CHECK-NEXT:    transport.release %{{.*}} pending 0
// CHECK-NEXT:    scf.yield %[[R]]
// CHECK-LABEL: gpu.func @three_stages_of_one
// CHECK:       transport.role "math" warps 4
// CHECK:         %[[D:.*]] = tier.mma
// CHECK-NEXT:    transport.await mma_group pending 1
// CHECK-NEXT:    transport.release %{{.*}} pending 1
// CHECK-NEXT:    scf.yield %[[D]]
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @three_stages_of_two(%K: index, %a: !map, %b: !map, %C: memref<?x?xf32, strided<[?, 1]>>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !acc
      // expected-remark @below {{3 stages of 32768 bytes}}
      %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !acc {
        %sa = tier.alloc : !tile
        %sb = tier.alloc : !tile
        tier.copy %a[%k, %c0] to %sa[] : !map to !tile
        tier.copy %b[%k, %c0] to %sb[] : !map to !tile
        %d = tier.mma %sa, %sb, %in atom [64, 128, 16] on warpgroup : !tile, !tile, !acc
        scf.yield %d : !acc
      }
      tier.store %acc, %C[%c0, %c0] : !acc, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }
    gpu.func @three_stages_of_one(%K: index, %a: !rows, %b: !map, %C: memref<?x?xf32, strided<[?, 1]>>) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 3, warps = [4, 4], registers = [40, 232]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %zero = arith.constant dense<0.0> : !half
      // expected-remark @below {{3 stages of 24576 bytes}}
      %acc = scf.for %k = %c0 to %K step %c64 iter_args(%in = %zero) -> !half {
        %sa = tier.alloc : !short
        %sb = tier.alloc : !tile
        tier.copy %a[%k, %c0] to %sa[] : !rows to !short
        tier.copy %b[%k, %c0] to %sb[] : !map to !tile
        %d = tier.mma %sa, %sb, %in atom [64, 128, 16] on warpgroup : !short, !tile, !half
        scf.yield %d : !half
      }
      tier.store %acc, %C[%c0, %c0] : !half, memref<?x?xf32, strided<[?, 1]>>
      gpu.return
    }
  }
}
