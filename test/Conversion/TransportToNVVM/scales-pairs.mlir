// RUN: tier-opt %s --transport-verify --transport-lower-channels --convert-transport-to-nvvm -o %t.how && FileCheck %s --input-file=%t.how
// What is read back from the instructions is proved.
// RUN: tier-opt %t.how --check-async --strict 2>&1 | count 0

// Scales in tensor memory of both CTAs that nobody wrote, in other columns, and copies of one CTA's.
// RUN: sed 's/add.s64 a, $4, 0;\\0Aadd.s32 d, $6, 0;\\0Atcgen05.cp[^;]*;//' %t.how | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=SCALES
// RUN: sed 's/add.s32 d, $6, 4;/add.s32 d, $6, 0;/' %t.how | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=SCALES
// RUN: sed 's/tcgen05.cp.cta_group::2/tcgen05.cp.cta_group::1/g' %t.how | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=GROUP
// The first CTA does not hear of the warps of the other, or they tell their own barrier.
// RUN: sed 's/\(mbarrier.init.shared::cta.b64 .$0., \)9;/\15;/' %t.how | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=BROKEN
// RUN: sed 's/mapa.shared::cluster.u32 peer, $0, $1;/mapa.shared::cluster.u32 peer, $0, 1;/' %t.how | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=BROKEN
// Engines read what threads stored without a fence.
// RUN: sed '/fence.proxy.async/d' %t.how | not tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=FENCE
// SCALES: error: [async.tensor-scales] expects scales in columns that were written before the product reads them
// GROUP: error: {{.*}}[async.tensor-group]
// BROKEN: error: {{.*}}[async.
// FENCE: error: {{.*}}[async.fence]

// Barriers of the operands: the bytes of the copies, and the four warps of each CTA that stored scales, at full.
// CHECK-LABEL: llvm.func @mx_pair
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 9;
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 1;
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 1;
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 8;
// CHECK:         tcgen05.alloc.cta_group::2.sync.aligned.shared::cta.b32 [$0], 512;
// The first CTA expects the bytes of both, 2 x (16384 + 8192).
// CHECK:         @p mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 49152;
// CHECK:         fence.proxy.async
// CHECK:         mapa.shared::cluster.u32 peer, $0, $1;
// CHECK-SAME:    mbarrier.arrive.release.cluster.shared::cluster.b64 _, [peer];
// One copy fills the columns of both CTAs, each from its own shared memory; the product is of 256 rows.
// CHECK:         add.s64 a, $4, 0;\0Aadd.s32 d, $6, 0;\0Atcgen05.cp.cta_group::2.32x128b.warpx4 [d], a;
// CHECK-SAME:    add.s64 a, $5, 0;\0Aadd.s32 d, $6, 4;\0Atcgen05.cp.cta_group::2.32x128b.warpx4 [d], a;
// CHECK-SAME:    add.s32 sa, $6, 0;\0Aadd.s32 sb, $6, 4;\0Atcgen05.mma.cta_group::2.kind::mxf8f6f4.block_scale.scale_vec::1X [d], a, b, 278921216, [sa], [sb], p;
// CHECK-SAME:    [d], a, b, 815792144, [sa], [sb], 1;
// CHECK-SAME:    [d], a, b, 1352663072, [sa], [sb], 1;
// CHECK-SAME:    [d], a, b, 1889534000, [sa], [sb], 1;
// CHECK:         @p tcgen05.commit.cta_group::2.mbarrier::arrive::one.shared::cluster.multicast::cluster.b64 [$0], both;

#row = #layout.fragment<[128, 128], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#words = #layout.fragment<[128, 4], register = [4:[0, 1]], lane = [4:[32, 0], 8:[1, 0]], warp = [4:[8, 0]]>
#LA = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#order = #layout.strided<[32:16, 4:4], [4:1]>
#S = #tier.space<shared>
!a = memref<128x128xf8E4M3FN, #LA, #S>
!b = memref<64x128xf8E4M3FN, #LB, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!acc = memref<128x128xf32, #tier.space<tensor>>
!t = memref<128x32xi32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!x = tensor<128x4xf8E8M0FNU, #words>
!g = memref<?x16xf8E8M0FNU>
!ops = !transport.channel<!a, !b, !s, !s, !t>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mx_pair(%T: index, %K: index, %a: !mapA, %b: !mapB, %x: !g, %y: !g, %out: memref<?x128xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 128], atom = [256, 128, 32], grain = pair, stages = 2, warps = [4, 4, 4], cluster = [2, 1], group = 1>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %block = gpu.block_id x
      %grid = gpu.grid_dim x
      %pair = arith.divui %block, %c2 : index
      %rank = arith.remui %block, %c2 : index
      %pairs = arith.divui %grid, %c2 : index
      %half = arith.muli %rank, %c64 : index
      %row = arith.muli %rank, %c128 : index
      %ops = transport.channel stages 2 completion transaction pair {tier.columns = array<i64: 256, 288>} : !ops
      %sums = transport.channel stages 2 completion mma_commit pair {tier.columns = array<i64: 0, 128>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %pair to %T step %pairs {
            scf.for %k = %c0 to %K step %c128 {
              %step = arith.divui %k, %c32 : index
              transport.put %ops as (%sa: !a, %sb: !b, %fa: !s, %fb: !s, %t: !t) {
                transport.copy.bulk_load %a[%k, %row] to %sa : !mapA to !a
                transport.copy.bulk_load %b[%k, %half] to %sb : !mapB to !b
                %xa = tier.load %x[%row, %step] : !g to !x
                %xb = tier.load %y[%c0, %step] : !g to !x
                tier.store %xa, %fa[%c0, %c0] : !x, !s
                tier.store %xb, %fb[%c0, %c0] : !x, !s
                transport.fence async shared
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %i = %pair to %T step %pairs {
            transport.put %sums as (%c: !acc) {
              scf.for %k = %c0 to %K step %c128 {
                %sa, %sb, %fa, %fb, %t = transport.get %ops : !a, !b, !s, !s, !t
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds scales %fa, %fb in %t atom [256, 128, 32] pair : !a, !b, !acc, !s, !s, !t
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %i = %pair to %T step %pairs {
            %c = transport.get %sums : !acc
            %v = tier.load %c[%c0, %c0] : !acc to tensor<128x128xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %v, %out[%row, %c0] : tensor<128x128xf32, #row>, memref<?x128xf32>
          }
        }
      }
      gpu.return
    }
  }
}
