// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm -o %t.how && FileCheck %s --input-file=%t.how
// RUN: tier-opt %t.how --chip=sm_100a --emit=ptx -o - | FileCheck %s --check-prefix=PTX
// The kernel is proved again as it is read back from its instructions.
// RUN: tier-opt %t.how --check-async --strict 2>&1 | count 0

// CHECK-LABEL: llvm.func @pair
// CHECK-SAME:    nvvm.cluster_dim = array<i32: 2, 1, 1>
// CHECK-COUNT-10: mbarrier.init.shared::cta.b64 [$0], 1;
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 8;
// Both CTAs reserve, then they meet, and only then know the address.
// CHECK:         tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [$0], 256;\0Atcgen05.relinquish_alloc_permit.cta_group::2.sync.aligned;
// CHECK:         tcgen05.fence::before_thread_sync;
// CHECK-NEXT:    nvvm.bar.warp.sync
// CHECK-NEXT:    barrier.cluster.arrive.release.aligned;\0Abarrier.cluster.wait.acquire.aligned;
// CHECK-NEXT:    tcgen05.fence::after_thread_sync;
// CHECK-NEXT:    llvm.load %{{.*}} : !llvm.ptr<3> -> i32
// CHECK-NOT:     barrier.cluster
// The first CTA expects the bytes of both, 2 x (16384 + 8192), and all copies complete on its barrier.
// CHECK:         mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64
// CHECK:         %[[LEADER:.*]] = llvm.inline_asm {{.*}}"mapa.shared::cluster.u32 $0, $1, 0;"
// CHECK:         mov.u32 rank, %cluster_ctarank;\0Asetp.eq.b32 p, rank, 0;\0A@p mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 49152;
// CHECK-COUNT-2: cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.cta_group::2 {{.*}} %[[LEADER]]
// One thread of the first CTA multiplies: 256 rows, 128 columns.
// CHECK:         nvvm.read.ptx.sreg.cluster.ctarank
// CHECK:         tcgen05.mma.cta_group::2.kind::f16 [d], a, b, 270533776, p;
// CHECK:         @p tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [$0], both;
// CHECK:         mov.b16 both, 3;\0Atcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [$0], both;
// Sums go back to the first CTA.
// CHECK:         tcgen05.ld.sync.aligned.32x32b
// CHECK:         tcgen05.fence::before_thread_sync;
// CHECK:         mapa.shared::cluster.u32 peer, $0, $1;\0A@p mbarrier.arrive.release.cluster.shared::cluster.b64 _, [peer];
// Nobody frees or ends before both are done.
// CHECK:         tcgen05.fence::before_thread_sync;
// CHECK:         barrier.cluster.arrive.release.aligned;\0Abarrier.cluster.wait.acquire.aligned;
// CHECK:         tcgen05.fence::after_thread_sync;
// CHECK:         tcgen05.dealloc.cta_group::2.sync.aligned.b32 $0, 256;
// CHECK-NOT:     cta_group::1

// PTX: .explicitcluster
// PTX: .reqnctapercluster 2, 1, 1

#row = #layout.fragment<[128, 128], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#H = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!half = memref<64x64xbf16, #H, #tier.space<shared>>
!acc = memref<128x128xf32, #tier.space<tensor>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!mapb = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
!ops = !transport.channel<!tile, !half>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @pair(%T: index, %K: index, %a: !map, %b: !mapb, %out: memref<?x128xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [256, 128, 16], grain = pair, stages = 4, warps = [4, 4, 4], cluster = [2, 1], group = 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %block = gpu.block_id x
      %grid = gpu.grid_dim x
      %pair = arith.divui %block, %c2 : index
      %rank = arith.remui %block, %c2 : index
      %pairs = arith.divui %grid, %c2 : index
      %half = arith.muli %rank, %c64 : index
      %row = arith.muli %rank, %c128 : index
      %ops = transport.channel stages 4 completion transaction pair : !ops
      %sums = transport.channel stages 2 completion mma_commit pair {tier.columns = array<i64: 0, 128>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %t = %pair to %T step %pairs {
            scf.for %k = %c0 to %K step %c64 {
              transport.put %ops as (%sa : !tile, %sb : !half) {
                transport.copy.bulk_load %a[%k, %row] to %sa : !map to !tile
                transport.copy.bulk_load %b[%k, %half] to %sb : !mapb to !half
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %t = %pair to %T step %pairs {
            transport.put %sums as (%c : !acc) {
              scf.for %k = %c0 to %K step %c64 {
                %sa, %sb = transport.get %ops : !tile, !half
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds atom [256, 128, 16] pair : !tile, !half, !acc
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %t = %pair to %T step %pairs {
            %c = transport.get %sums : !acc
            %x = tier.load %c[%c0, %c0] : !acc to tensor<128x128xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %x, %out[%row, %c0] : tensor<128x128xf32, #row>, memref<?x128xf32>
          }
        }
      }
      gpu.return
    }
  }
}
