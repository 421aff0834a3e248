// RUN: tier-opt %s --convert-tier-to-transport --transport-share-bytes --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-tier-to-transport --transport-insert-fences --transport-verify --split-input-file -o /dev/null

#f = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = tensor<64x64xbf16, #f>
!staging = memref<64x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Four pieces in two tiles: each meets once, after its thread has seen that the tile of the next piece was read.
// CHECK-LABEL: gpu.func @turns
// CHECK-DAG:   %[[P:.*]] = tier.alloc {first}
// CHECK-DAG:   %[[Q:.*]] = tier.alloc {second}
// CHECK:       scf.for
// CHECK-NEXT:    tier.store %{{.*}}, %[[P]]
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store %[[P]]
// CHECK-NEXT:    tier.store %{{.*}}, %[[Q]]
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store %[[Q]]
// CHECK-NEXT:    tier.store %{{.*}}, %[[P]]
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store %[[P]]
// CHECK-NEXT:    tier.store %{{.*}}, %[[Q]]
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store %[[Q]]
// CHECK-NEXT:  }
// CHECK-NEXT:  transport.await bulk_group pending 0
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @turns(%n: index, %y: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64], stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = arith.constant dense<1.0> : !tile
      %p = tier.alloc {first} : !staging
      %q = tier.alloc {second} : !staging
      scf.for %i = %c0 to %n step %c1 {
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %q[%c0, %c0] : !tile, !staging
        tier.copy %q[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %q[%c0, %c0] : !tile, !staging
        tier.copy %q[] to %y[%c0, %i] : !staging to !map
      }
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = tensor<64x64xbf16, #f>
!staging = memref<64x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Three pieces in two tiles: the last one of a turn and the first of the next have one tile, so each awaits its own.
// CHECK-LABEL: gpu.func @no_turns
// CHECK:       scf.for
// CHECK-COUNT-3: transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    tier.store
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @no_turns(%n: index, %y: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64], stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = arith.constant dense<1.0> : !tile
      %p = tier.alloc : !staging
      %q = tier.alloc : !staging
      scf.for %i = %c0 to %n step %c1 {
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %q[%c0, %c0] : !tile, !staging
        tier.copy %q[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !map
      }
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = tensor<64x64xbf16, #f>
!staging = memref<64x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Three pieces in tiles of their own: one store is read on while the tile of the next piece is awaited. They stay apart.
// CHECK-LABEL: gpu.func @own_tiles
// CHECK-NOT:     tier.offset
// CHECK-COUNT-3: transport.await bulk_group pending 1 read
// CHECK:         transport.await bulk_group pending 0
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @own_tiles(%n: index, %y: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64], stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = arith.constant dense<1.0> : !tile
      %p = tier.alloc : !staging
      %q = tier.alloc : !staging
      %r = tier.alloc : !staging
      scf.for %i = %c0 to %n step %c1 {
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %q[%c0, %c0] : !tile, !staging
        tier.copy %q[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %r[%c0, %c0] : !tile, !staging
        tier.copy %r[] to %y[%c0, %i] : !staging to !map
      }
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = tensor<64x64xbf16, #f>
!staging = memref<64x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Four pieces in tiles of their own: two meet together, after their thread has seen that the tiles of the other two were read.
// CHECK-LABEL: gpu.func @together
// CHECK-DAG:   %[[P:.*]] = tier.alloc {first}
// CHECK-DAG:   %[[Q:.*]] = tier.alloc {second}
// CHECK-DAG:   %[[R:.*]] = tier.alloc {third}
// CHECK-DAG:   %[[S:.*]] = tier.alloc {fourth}
// CHECK:       scf.for
// CHECK-NEXT:    tier.store %{{.*}}, %[[P]]
// CHECK-NEXT:    tier.store %{{.*}}, %[[Q]]
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store %[[P]]
// CHECK-NEXT:    transport.copy.bulk_store %[[Q]]
// CHECK-NEXT:    tier.store %{{.*}}, %[[R]]
// CHECK-NEXT:    tier.store %{{.*}}, %[[S]]
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store %[[R]]
// CHECK-NEXT:    transport.copy.bulk_store %[[S]]
// CHECK-NEXT:  }
// CHECK-NEXT:  transport.await bulk_group pending 0
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @together(%n: index, %y: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64], stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = arith.constant dense<1.0> : !tile
      %p = tier.alloc {first} : !staging
      %q = tier.alloc {second} : !staging
      %r = tier.alloc {third} : !staging
      %s = tier.alloc {fourth} : !staging
      scf.for %i = %c0 to %n step %c1 {
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %q[%c0, %c0] : !tile, !staging
        tier.copy %q[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %r[%c0, %c0] : !tile, !staging
        tier.copy %r[] to %y[%c0, %i] : !staging to !map
        tier.store %t, %s[%c0, %c0] : !tile, !staging
        tier.copy %s[] to %y[%c0, %i] : !staging to !map
      }
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = tensor<64x64xbf16, #f>
!staging = memref<64x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Both tiles are written before the first is issued: the store to each comes after its own await, whichever is issued
// in between.
// CHECK-LABEL: gpu.func @stored_before_issued
// CHECK-DAG:   %[[P:.*]] = tier.alloc {first}
// CHECK-DAG:   %[[Q:.*]] = tier.alloc {second}
// CHECK:       scf.for
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    tier.store %{{.*}}, %[[P]]
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    tier.store %{{.*}}, %[[Q]]
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store %[[P]]
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store %[[Q]]
// CHECK-NEXT:  }
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @stored_before_issued(%n: index, %y: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64], stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = arith.constant dense<1.0> : !tile
      %p = tier.alloc {first} : !staging
      %q = tier.alloc {second} : !staging
      scf.for %i = %c0 to %n step %c1 {
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.store %t, %q[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !map
        tier.copy %q[] to %y[%c0, %i] : !staging to !map
      }
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = tensor<64x64xbf16, #f>
!staging = memref<64x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// A store that is issued inside another op is one of the tile all the same: what follows comes after an await of its own.
// CHECK-LABEL: gpu.func @issued_inside
// CHECK:       scf.if
// CHECK-NEXT:    transport.await bulk_group pending 0 read
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    tier.store
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store
// CHECK-NEXT:  }
// CHECK-NEXT:  transport.await bulk_group pending 0 read
// CHECK-NEXT:  transport.barrier
// CHECK-NEXT:  tier.store
// CHECK-NEXT:  transport.barrier
// CHECK-NEXT:  transport.copy.bulk_store
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @issued_inside(%n: index, %y: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64], stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = arith.constant dense<1.0> : !tile
      %p = tier.alloc : !staging
      %isLong = arith.cmpi sgt, %n, %c1 : index
      scf.if %isLong {
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %c0] : !staging to !map
      }
      tier.store %t, %p[%c0, %c0] : !tile, !staging
      tier.copy %p[] to %y[%c0, %c1] : !staging to !map
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = tensor<64x64xbf16, #f>
!staging = memref<64x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Tiles that are all written before the first is issued take no turns: each store comes after its own await.
// CHECK-LABEL: gpu.func @stored_first
// CHECK:         scf.for
// CHECK-COUNT-3:   transport.await bulk_group pending 0 read
// CHECK-NEXT:      transport.barrier
// CHECK-NEXT:      tier.store
// CHECK-NEXT:      transport.barrier
// CHECK-NEXT:      transport.copy.bulk_store
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @stored_first(%n: index, %y: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64], stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %t = arith.constant dense<1.0> : !tile
      %p = tier.alloc : !staging
      %q = tier.alloc : !staging
      %r = tier.alloc : !staging
      scf.for %i = %c0 to %n step %c1 {
        tier.store %t, %p[%c0, %c0] : !tile, !staging
        tier.store %t, %q[%c0, %c0] : !tile, !staging
        tier.store %t, %r[%c0, %c0] : !tile, !staging
        tier.copy %p[] to %y[%c0, %i] : !staging to !map
        tier.copy %q[] to %y[%c0, %i] : !staging to !map
        tier.copy %r[] to %y[%c0, %i] : !staging to !map
      }
      gpu.return
    }
  }
}
