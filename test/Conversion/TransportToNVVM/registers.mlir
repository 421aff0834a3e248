// RUN: tier-opt %s --transport-insert-fences --transport-lower-channels --convert-transport-to-nvvm --split-input-file | FileCheck %s

// A group of products whose A lies in registers: a text for each step of k, each behind a fence, since its registers
// were just written; what the second step reads is computed behind the first. One group, committed by the last.
// CHECK-LABEL: llvm.func @registers
// CHECK:       mbarrier.try_wait
// CHECK:       llvm.load
// CHECK:       mov.b64 {b0, b1}, $16;{{.*}}wgmma.fence.sync.aligned;\0Aadd.s32 b2, b0, 0;\0Amov.b64 b, {b2, b1};\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16
// CHECK-SAME:  {$17, $18, $19, $20}, b, 1, 1, 1, 0;\0A}"
// CHECK:       mov.b64 {b0, b1}, $16;{{.*}}wgmma.fence.sync.aligned;\0Aadd.s32 b2, b0, 2;\0Amov.b64 b, {b2, b1};\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16
// CHECK-SAME:  {$17, $18, $19, $20}, b, 1, 1, 1, 0;\0Awgmma.commit_group.sync.aligned;\0A}"
// CHECK:       wgmma.wait_group.sync.aligned 0;
#acc = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#a = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 2:[0, 8], 2:[0, 16]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:32], [32:1]>, #layout.swizzle<2, 3, 3>>
#LB = #layout.compose<#layout.strided<[32:32], [32:1]>, #layout.swizzle<2, 3, 3>>
!A = memref<64x32xbf16, #L, #tier.space<shared>>
!B = memref<32x32xbf16, #LB, #tier.space<shared>>
!a = tensor<64x32xbf16, #a>
!acc = tensor<64x32xf32, #acc>
!ch = !transport.channel<!A, !B>
!mapA = !tier.tensormap<#layout.tensormap<element = bf16, box = [32, 64], swizzle = 64B>>
!mapB = !tier.tensormap<#layout.tensormap<element = bf16, box = [32, 32], swizzle = 64B>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @registers(%x: !mapA, %w: !mapB, %out: memref<64x32xf32>, %K: index {tier.multiple = 16 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 32, 32], atom = [64, 32, 16], grain = warpgroup, stages = 2, warps = [4, 4]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %ch = transport.channel stages 2 completion transaction : !ch
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %k = %c0 to %K step %c32 {
            transport.put %ch as (%sa : !A, %sb : !B) {
              transport.copy.bulk_load %x[%k, %c0] to %sa : !mapA to !A
              transport.copy.bulk_load %w[%k, %c0] to %sb : !mapB to !B
            }
          }
        }
        transport.role "math" warps 4 {
          %zero = arith.constant dense<0.0> : !acc
          %acc = scf.for %k = %c0 to %K step %c32 iter_args(%c = %zero) -> (!acc) {
            %sa, %sb = transport.get %ch : !A, !B
            %t = tier.load %sa[%c0, %c0] {inbounds = array<i1: true, true>} : !A to !a
            %n = arith.negf %t : !a
            %d = tier.mma %n, %sb, %c atom [64, 32, 16] on warpgroup : !a, !B, !acc
            %e = transport.await mma_group pending 0 (%d : !acc) -> !acc
            transport.release %ch pending 0 : !ch
            scf.yield %e : !acc
          }
          tier.store %acc, %out[%c0, %c0] : !acc, memref<64x32xf32>
        }
      }
      gpu.return
    }
  }
}

// -----

// Of an A that is loaded, here shifted on its way, all registers are there before the first product: one text, one fence.
// CHECK-LABEL: llvm.func @loaded
// CHECK:       llvm.load
// CHECK:       mov.b64 {b0, b1}, $16;{{.*}}wgmma.fence.sync.aligned;\0Aadd.s32 b2, b0, 0;\0Amov.b64 b, {b2, b1};\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16
// CHECK-SAME:  {$17, $18, $19, $20}, b, 1, 1, 1, 0;\0Aadd.s32 b2, b0, 2;\0Amov.b64 b, {b2, b1};\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16
// CHECK-SAME:  {$21, $22, $23, $24}, b, 1, 1, 1, 0;\0Awgmma.commit_group.sync.aligned;\0A}"
// CHECK-NOT:   wgmma.fence
// CHECK:       wgmma.wait_group.sync.aligned 0;
#acc = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[1, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
#a = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[1, 0], 2:[0, 8], 2:[0, 16]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
#LB = #layout.compose<#layout.strided<[32:32], [32:1]>, #layout.swizzle<2, 3, 3>>
!R = memref<8x40xbf16, #tier.space<shared>>
!B = memref<32x32xbf16, #LB, #tier.space<shared>>
!a = tensor<64x32xbf16, #a>
!acc = tensor<64x32xf32, #acc>
!ch = !transport.channel<!R, !R, !R, !R, !R, !R, !R, !R, !B>
!mapR = !tier.tensormap<#layout.tensormap<element = bf16, box = [40, 8]>>
!mapB = !tier.tensormap<#layout.tensormap<element = bf16, box = [32, 32], swizzle = 64B>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @loaded(%x0: !mapR, %x1: !mapR, %x2: !mapR, %x3: !mapR, %x4: !mapR, %x5: !mapR, %x6: !mapR, %x7: !mapR, %w: !mapB, %pitch: index,
                     %out: memref<64x32xf32>, %K: index {tier.multiple = 16 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 32, 32], atom = [64, 32, 16], grain = warpgroup, stages = 2, warps = [4, 4]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %ch = transport.channel stages 2 completion transaction : !ch
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %k = %c0 to %K step %c32 {
            transport.put %ch as (%r0 : !R, %r1 : !R, %r2 : !R, %r3 : !R, %r4 : !R, %r5 : !R, %r6 : !R, %r7 : !R, %sb : !B) {
              transport.copy.bulk_load %x0[%k, %c0] to %r0 : !mapR to !R
              transport.copy.bulk_load %x1[%k, %c0] to %r1 : !mapR to !R
              transport.copy.bulk_load %x2[%k, %c0] to %r2 : !mapR to !R
              transport.copy.bulk_load %x3[%k, %c0] to %r3 : !mapR to !R
              transport.copy.bulk_load %x4[%k, %c0] to %r4 : !mapR to !R
              transport.copy.bulk_load %x5[%k, %c0] to %r5 : !mapR to !R
              transport.copy.bulk_load %x6[%k, %c0] to %r6 : !mapR to !R
              transport.copy.bulk_load %x7[%k, %c0] to %r7 : !mapR to !R
              transport.copy.bulk_load %w[%k, %c0] to %sb : !mapB to !B
            }
          }
        }
        transport.role "math" warps 4 {
          %zero = arith.constant dense<0.0> : !acc
          %acc = scf.for %k = %c0 to %K step %c32 iter_args(%c = %zero) -> (!acc) {
            %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %sb = transport.get %ch : !R, !R, !R, !R, !R, !R, !R, !R, !B
            %t = tier.realign %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 from %c0 step %pitch : !R to !a
            %d = tier.mma %t, %sb, %c atom [64, 32, 16] on warpgroup : !a, !B, !acc
            %e = transport.await mma_group pending 0 (%d : !acc) -> !acc
            transport.release %ch pending 0 : !ch
            scf.yield %e : !acc
          }
          tier.store %acc, %out[%c0, %c0] : !acc, memref<64x32xf32>
        }
      }
      gpu.return
    }
  }
}

// -----

// Zeros beyond the end: one comparison for the elements of one column; neighbours across the end are cleared one by one.
// CHECK-LABEL: llvm.func @mask
// CHECK:       llvm.icmp "sgt" %{{.*}}, %{{.*}} : vector<2xi32>
// CHECK:       llvm.select %{{.*}}, %{{.*}}, %{{.*}} : vector<2xi1>, vector<2xf32>
// CHECK-LABEL: llvm.func @mask_pairs
// CHECK-NOT:   vector<2xi1>
// CHECK:       llvm.icmp "sgt" %{{.*}}, %{{.*}} : i32
// CHECK:       llvm.select %{{.*}}, %{{.*}}, %{{.*}} : i1, vector<2xf32>
#t = #layout.fragment<[2, 64], register = [2:[0, 1], 2:[1, 0]], lane = [32:[0, 2]], warp = []>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @mask(%x: memref<2x64xf32>, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [2, 64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %t = tier.load %x[%c0, %c0] : memref<2x64xf32> to tensor<2x64xf32, #t>
      %m = tier.mask %t axis 1 limit %n : tensor<2x64xf32, #t>
      tier.store %m, %x[%c0, %c0] : tensor<2x64xf32, #t>, memref<2x64xf32>
      gpu.return
    }
    gpu.func @mask_pairs(%x: memref<2x64xf32>, %n: index {tier.multiple = 2 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [2, 64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %t = tier.load %x[%c0, %c0] : memref<2x64xf32> to tensor<2x64xf32, #t>
      %m = tier.mask %t axis 1 limit %n : tensor<2x64xf32, #t>
      tier.store %m, %x[%c0, %c0] : tensor<2x64xf32, #t>, memref<2x64xf32>
      gpu.return
    }
  }
}
