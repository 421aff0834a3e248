// RUN: tier-opt %s --transport-insert-fences --split-input-file | FileCheck %s
// RUN: tier-opt %s --transport-insert-fences --split-input-file --remarks-filter=transport-insert-fences --verify-diagnostics

#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!S = memref<64x64xbf16, #tier.space<shared>>
!t = tensor<64x64xbf16, #f>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>

// The store of every iteration needs a fence; it stands before the barrier, which hands the tile over.
// CHECK-LABEL: gpu.func @staging
// CHECK:         tier.store
// CHECK-NEXT:    transport.fence async shared
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    transport.copy.bulk_store
// CHECK-NOT:     transport.fence
gpu.module @m {
  // expected-remark @below {{1 fence(s) of weight 16 for 1 crossing(s); none lighter than 16 (flow)}}
  gpu.func @staging(%t: !t, %map: !map, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = tier.alloc : !S
    scf.for %i = %c0 to %n step %c1 {
      transport.await bulk_group pending 0 read
      transport.barrier
      tier.store %t, %s[%c0, %c0] : !t, !S
      transport.barrier
      transport.copy.bulk_store %s to %map[%i, %c0] : !S to !map
    }
    transport.await bulk_group pending 0
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!S = memref<64x64xbf16, #tier.space<shared>>
!t = tensor<64x64xbf16, #f>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>

// One fence serves two tiles; those in the loop, where nothing is written, and a second one before it are removed.
// CHECK-LABEL: gpu.func @written_once
// CHECK:         tier.store
// CHECK-NEXT:    tier.store
// CHECK-NEXT:    transport.fence async shared
// CHECK-NEXT:    transport.barrier
// CHECK-NEXT:    scf.for
// CHECK-NOT:     transport.fence
// CHECK:         gpu.return
gpu.module @m {
  // expected-remark @below {{1 fence(s) of weight 1 for 2 crossing(s); none lighter than 1 (flow)}}
  gpu.func @written_once(%t: !t, %map: !map, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = tier.alloc : !S
    %r = tier.alloc : !S
    tier.store %t, %s[%c0, %c0] : !t, !S
    // expected-remark @below {{every path has another fence, or needs none}}
    transport.fence async shared
    tier.store %t, %r[%c0, %c0] : !t, !S
    transport.fence async shared
    transport.barrier
    scf.for %i = %c0 to %n step %c1 {
      // expected-remark @below {{every path has another fence, or needs none}}
      transport.fence async shared
      transport.barrier
      transport.copy.bulk_store %s to %map[%i, %c0] : !S to !map
      transport.copy.bulk_store %r to %map[%i, %c0] : !S to !map
    }
    transport.await bulk_group pending 0
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!T = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!t = tensor<64x64xbf16, #f>
!ch = !transport.channel<!T>

// Threads fill the stage for the matrix unit of another role: they fence before the end of the put. The getting role
// reads through the matrix unit alone and needs none.
// CHECK-LABEL: gpu.func @put_by_threads
// CHECK:         tier.store
// CHECK-NEXT:    transport.fence async shared
// CHECK-NEXT:    }
// CHECK-NOT:     transport.fence
gpu.module @m {
  gpu.func @put_by_threads(%t: !t, %acc: !acc, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ch = transport.channel stages 2 completion threads : !ch
    transport.roles {
      // expected-remark @below {{1 fence(s) of weight 16 for 1 crossing(s); none lighter than 16 (flow)}}
      transport.role "load" warps 4 {
        scf.for %i = %c0 to %n step %c1 {
          transport.put %ch as (%s : !T) {
            tier.store %t, %s[%c0, %c0] : !t, !T
          }
        }
      }
      transport.role "math" warps 4 {
        scf.for %i = %c0 to %n step %c1 {
          %s = transport.get %ch : !T
          %d = tier.mma %s, %s, %acc atom [64, 64, 16] on warpgroup : !T, !T, !acc
          %e = transport.await mma_group pending 0 (%d : !acc) -> !acc
          transport.release %ch pending 0 : !ch
        }
      }
    }
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!S = memref<64x64xbf16, #tier.space<shared>>
!t = tensor<64x64xbf16, #f>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>
!ch = !transport.channel<!S>

// An engine overwrites what threads have read: they fence before they release the stage.
// CHECK-LABEL: gpu.func @read_by_threads
// CHECK:         transport.get
// CHECK-NEXT:    tier.load
// CHECK-NEXT:    transport.fence async shared
// CHECK-NEXT:    transport.release
gpu.module @m {
  gpu.func @read_by_threads(%map: !map, %out: memref<64x64xbf16>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ch = transport.channel stages 2 completion transaction : !ch
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %i = %c0 to %n step %c1 {
          transport.put %ch as (%s : !S) {
            transport.copy.bulk_load %map[%i, %c0] to %s : !map to !S
          }
        }
      }
      // expected-remark @below {{1 fence(s) of weight 16 for 1 crossing(s); none lighter than 16 (flow)}}
      transport.role "math" warps 4 {
        scf.for %i = %c0 to %n step %c1 {
          %s = transport.get %ch : !S
          %t = tier.load %s[%c0, %c0] : !S to !t
          transport.release %ch pending 0 : !ch
          tier.store %t, %out[%c0, %c0] : !t, memref<64x64xbf16>
        }
      }
    }
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!S = memref<64x64xbf16, #tier.space<shared>>
!t = tensor<64x64xbf16, #f>

// Two reads, and accesses by threads alone, need no fence.
// CHECK-LABEL: gpu.func @threads_alone
// CHECK-NOT:     transport.fence
gpu.module @m {
  gpu.func @threads_alone(%t: !t, %out: memref<64x64xbf16>) kernel {
    %c0 = arith.constant 0 : index
    %s = tier.alloc : !S
    tier.store %t, %s[%c0, %c0] : !t, !S
    transport.barrier
    %r = tier.load %s[%c0, %c0] : !S to !t
    tier.store %r, %out[%c0, %c0] : !t, memref<64x64xbf16>
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#a = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 2:[0, 8], 4:[0, 16]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!S = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!a = tensor<64x64xbf16, #a>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>
!channel = !transport.channel<!S, !S>

// What a product reads from registers was loaded: the fence behind it waits beside it, not before it.
// CHECK-LABEL: gpu.func @loaded_for_a_product
// CHECK:         transport.get
// CHECK-NEXT:    tier.load
// CHECK-NEXT:    tier.mma
// CHECK-NEXT:    transport.fence async shared
// CHECK-NEXT:    transport.await
// CHECK-NEXT:    transport.release
// CHECK-NOT:     transport.fence
gpu.module @m {
  gpu.func @loaded_for_a_product(%m: !map, %n: index, %c: !acc) kernel {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ch = transport.channel stages 4 completion transaction : !channel
    transport.roles {
      transport.role "load" warps 1 {
        scf.for %k = %c0 to %n step %c64 {
          transport.put %ch as (%x : !S, %w : !S) {
            transport.copy.bulk_load %m[%k, %c0] to %x : !map to !S
            transport.copy.bulk_load %m[%k, %c0] to %w : !map to !S
          }
        }
      }
      // expected-remark @below {{1 fence(s) of weight 16 for 1 crossing(s); none lighter than 16 (flow)}}
      transport.role "math" warps 4 {
        scf.for %k = %c0 to %n step %c64 {
          %x, %w = transport.get %ch : !S, !S
          %r = tier.load %x[%c0, %c0] : !S to !a
          %d = tier.mma %r, %w, %c atom [64, 64, 16] on warpgroup : !a, !S, !acc
          %e = transport.await mma_group pending 0 (%d : !acc) -> !acc
          transport.release %ch pending 0 : !channel
        }
      }
    }
    gpu.return
  }
}
