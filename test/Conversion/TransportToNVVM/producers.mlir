// RUN: tier-opt %s --transport-insert-fences --transport-lower-channels --convert-transport-to-nvvm --split-input-file | FileCheck %s

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!T = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ch = !transport.channel<!T, !T>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
!view = memref<?x?xbf16, strided<[?, 1]>>

// One tile is computed, the other copied in bulk: a stage is full after the bytes and one arrival of each of four warps,
// whose stores are fenced. Every warp reads through the matrix unit, so a release needs no barrier of the warp.
// CHECK-LABEL: llvm.func @computed
// CHECK:       mbarrier.init.shared::cta.b64 [$0], 5;
// CHECK:       mbarrier.init.shared::cta.b64 [$0], 4;
// CHECK-NOT:   nvvm.elect.sync
// CHECK:       mbarrier.try_wait
// CHECK:       mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 8192;
// CHECK:       llvm.store {{.*}} : vector<8xbf16>, !llvm.ptr<3>
// CHECK:       fence.proxy.async.shared::cta;
// CHECK-NEXT:  nvvm.bar.warp.sync
// CHECK:       @p mbarrier.arrive.shared::cta.b64 _, [$0];
// CHECK:       mbarrier.try_wait
// CHECK:       wgmma.mma_async
// CHECK-NOT:   nvvm.bar.warp.sync
// CHECK:       @p mbarrier.arrive.shared::cta.b64 _, [$0];
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @computed(%x: memref<?xbf16> {tier.align = 16 : i64}, %out: memref<64x64xf32>, %M: index, %K: index {tier.multiple = 8 : i64}, %w: !map) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 2, warps = [4, 4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %v = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %ch = transport.channel stages 2 completion transaction : !ch
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %k = %c0 to %K step %c64 {
            transport.put %ch as (%sa : !T, %sb : !T) {
              transport.copy.bulk_load %w[%k, %c0] to %sb : !map to !T
              %t = tier.load %v[%c0, %k] : !view to tensor<64x64xbf16, #f>
              %n = arith.negf %t : tensor<64x64xbf16, #f>
              tier.store %n, %sa[%c0, %c0] : tensor<64x64xbf16, #f>, !T
            }
          }
        }
        transport.role "math" warps 4 {
          %zero = arith.constant dense<0.0> : !acc
          %acc = scf.for %k = %c0 to %K step %c64 iter_args(%c = %zero) -> (!acc) {
            %sa, %sb = transport.get %ch : !T, !T
            %d = tier.mma %sa, %sb, %c atom [64, 64, 16] on warpgroup : !T, !T, !acc
            transport.await mma_group pending 1
            transport.release %ch pending 1 : !ch
            scf.yield %d : !acc
          }
          %r = transport.await mma_group pending 0 (%acc : !acc) -> !acc
          transport.release %ch pending 0 : !ch
          tier.store %r, %out[%c0, %c0] : !acc, memref<64x64xf32>
        }
      }
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!T = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ch = !transport.channel<!T>
!view = memref<?x?xbf16, strided<[?, 1]>>

// Asynchronous copies arrive by themselves when they end: no thread waits for them. The readers fence.
// CHECK-LABEL: llvm.func @copied
// CHECK:       mbarrier.init.shared::cta.b64 [$0], 128;
// CHECK:       nvvm.cp.async.shared.global %{{.*}}, 16, cache = cg
// CHECK:       cp.async.mbarrier.arrive.noinc.shared.b64 [$0];
// CHECK-NOT:   cp.async.wait_group
// CHECK:       mbarrier.try_wait
// CHECK:       fence.proxy.async.shared::cta;
// CHECK:       wgmma.mma_async
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @copied(%x: memref<?xbf16> {tier.align = 16 : i64}, %out: memref<64x64xf32>, %M: index, %K: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 2, warps = [4, 4]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %v = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %ch = transport.channel stages 2 completion copy_group : !ch
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %k = %c0 to %K step %c64 {
            transport.put %ch as (%s : !T) {
              transport.copy.group %v[%c0, %k] to %s : !view to !T
            }
          }
        }
        transport.role "math" warps 4 {
          %zero = arith.constant dense<0.0> : !acc
          %acc = scf.for %k = %c0 to %K step %c64 iter_args(%c = %zero) -> (!acc) {
            %s = transport.get %ch : !T
            %d = tier.mma %s, %s, %c atom [64, 64, 16] on warpgroup : !T, !T, !acc
            %e = transport.await mma_group pending 0 (%d : !acc) -> !acc
            transport.release %ch pending 0 : !ch
            scf.yield %e : !acc
          }
          tier.store %acc, %out[%c0, %c0] : !acc, memref<64x64xf32>
        }
      }
      gpu.return
    }
  }
}
