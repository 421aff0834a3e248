// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | tier-opt --chip=sm_100a --emit=ptx -o - | FileCheck %s --check-prefix=PTX

// Barriers of the operands: the bytes of the copies at full, the end of the products at empty. Barriers of the
// accumulators: the end of the products at full, eight warps that have read at empty.
// CHECK-LABEL: llvm.func @gemm
// CHECK-SAME:    nvvm.reqntid = array<i32: 512>
// CHECK-COUNT-8: mbarrier.init.shared::cta.b64 [$0], 1;
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 8;
// CHECK:         fence.mbarrier_init.release.cluster
// One warp reserves, then all threads may know the address.
// CHECK:         nvvm.bar.warp.sync
// CHECK:         tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 512;\0Atcgen05.relinquish_alloc_permit.cta_group::1.sync.aligned;
// CHECK:         tcgen05.fence::before_thread_sync;
// CHECK:         nvvm.barrier
// CHECK:         tcgen05.fence::after_thread_sync;
// CHECK:         llvm.load %{{.*}} : !llvm.ptr<3> -> i32
// The role that loads is as on any machine with the copy engine.
// CHECK:         setmaxnreg.dec.sync.aligned.u32 40;
// CHECK:         nvvm.elect.sync
// CHECK:         cp.async.bulk.tensor.2d.shared::cta.global.tile
// One thread of the second role waits, multiplies, and lets the end of the products arrive. (The loops are rotated: the
// last commit of a stage of tensor memory comes first in the text.)
// CHECK:         setmaxnreg.dec.sync.aligned.u32 40;
// CHECK:         nvvm.elect.sync
// CHECK:         tcgen05.fence::after_thread_sync;
// CHECK:         tcgen05.fence::after_thread_sync;
// CHECK:         setp.ne.b32 p, $3, 0;\0Aadd.s64 a, $1, 0;\0Aadd.s64 b, $2, 0;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138413200, p;
// CHECK-SAME:    add.s64 a, $1, 2;\0Aadd.s64 b, $2, 2;\0Aadd.s32 d, $0, 0;\0Atcgen05.mma.cta_group::1.kind::f16 [d], a, b, 138413200, 1;
// CHECK:         @p tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];
// CHECK:         "tcgen05.commit.cta_group::1.mbarrier::arrive::one.shared::cluster.b64 [$0];"
// Eight warps read 128 columns of their lanes each; registers are defined behind the wait.
// CHECK:         setmaxnreg.inc.sync.aligned.u32 216;
// CHECK:         tcgen05.fence::after_thread_sync;
// CHECK:         add.s32 t, $128, 0;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$0, $1,
// CHECK-SAME:    add.s32 t, $128, 96;\0Atcgen05.ld.sync.aligned.32x32b.x32.b32 {$96, $97,
// CHECK-SAME:    tcgen05.wait::ld.sync.aligned;
// CHECK:         tcgen05.fence::before_thread_sync;
// CHECK:         @p mbarrier.arrive.shared::cta.b64 _, [$0];
// Whoever reserved gives back, when all have read.
// CHECK:         tcgen05.fence::before_thread_sync;
// CHECK:         nvvm.barrier
// CHECK:         tcgen05.fence::after_thread_sync;
// CHECK:         tcgen05.dealloc.cta_group::1.sync.aligned.b32 $0, 512;
// CHECK:         llvm.return

// PTX:       .target sm_100a
// PTX:       .visible .entry gemm(
// PTX:       .reqntid 512
// PTX:       tcgen05.alloc
// PTX:       tcgen05.mma
// PTX:       tcgen05.ld
// PTX:       tcgen05.dealloc
#row = #layout.fragment<[128, 256], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0], 2:[0, 128]]>
#LA = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LB = #layout.compose<#layout.strided<[256:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LC = #layout.compose<#layout.strided<[128:64], [64:1, 4:8192]>, #layout.swizzle<3, 3, 3>>
#shared = #tier.space<shared>
!A = memref<128x64xbf16, #LA, #shared>
!B = memref<256x64xbf16, #LB, #shared>
!C = memref<128x256xbf16, #LC, #shared>
!acc = memref<128x256xf32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 256], swizzle = 128B>>
!mapC = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!ops = !transport.channel<!A, !B>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @gemm {
    gpu.func @gemm(%tiles: index, %K: index, %ma: !mapA, %mb: !mapB, %mc: !mapC)
        kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216]>} {
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %block = gpu.block_id x
      %blocks = gpu.grid_dim x
      %ops = transport.channel stages 3 completion transaction : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 256>} : !sums
      %sc = tier.alloc : !C
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %t = %block to %tiles step %blocks {
            %m = arith.muli %t, %c128 : index
            scf.for %k = %c0 to %K step %c64 {
              transport.put %ops as (%sa : !A, %sb : !B) {
                transport.copy.bulk_load %ma[%k, %m] to %sa : !mapA to !A
                transport.copy.bulk_load %mb[%k, %m] to %sb : !mapB to !B
              }
            }
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.for %t = %block to %tiles step %blocks {
            transport.put %sums as (%c : !acc) {
              scf.for %k = %c0 to %K step %c64 {
                %sa, %sb = transport.get %ops : !A, !B
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds atom [128, 256, 16] : !A, !B, !acc
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 8 registers 216 {
          scf.for %t = %block to %tiles step %blocks {
            %m = arith.muli %t, %c128 : index
            %c = transport.get %sums : !acc
            %x = tier.load %c[%c0, %c0] : !acc to tensor<128x256xf32, #row>
            transport.release %sums pending 0 : !sums
            %y = arith.truncf %x : tensor<128x256xf32, #row> to tensor<128x256xbf16, #row>
            transport.await bulk_group pending 0 read
            transport.barrier
            tier.store %y, %sc[%c0, %c0] : tensor<128x256xbf16, #row>, !C
            transport.fence async shared
            transport.barrier
            transport.copy.bulk_store %sc to %mc[%m, %m] : !C to !mapC
          }
          transport.await bulk_group pending 0
        }
      }
      gpu.return
    }
  }
}
