// RUN: tier-opt %s --transport-verify --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | tier-opt --check-async 2>&1 | FileCheck %s --check-prefix=READ --allow-empty

// Barriers of the operands: the bytes of the copies and the four warps that stored scales at full.
// CHECK-LABEL: llvm.func @mx
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 5;
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 1;
// Columns 0 .. 127 of sums, 128 .. 191 of scales.
// CHECK:         tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [$0], 256;
// Threads store scales, which the unit reads by itself.
// CHECK:         fence.proxy.async
// Scales of A to the first four columns, those of B behind them; then 4 steps of 32 of k, each with one byte of each
// column: bits 29 and 4 of the instruction say which.
// CHECK:         add.s64 a, $4, 0;\0Aadd.s32 d, $6, 0;\0Atcgen05.cp.cta_group::1.32x128b.warpx4 [d], a;
// CHECK-SAME:    add.s64 a, $5, 0;\0Aadd.s32 d, $6, 4;\0Atcgen05.cp.cta_group::1.32x128b.warpx4 [d], a;
// CHECK-SAME:    add.s32 sa, $6, 0;\0Aadd.s32 sb, $6, 4;\0Atcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.scale_vec::1X [d], a, b, 143654912, [sa], [sb], p;
// CHECK-SAME:    add.s64 a, $1, 2;\0Aadd.s64 b, $2, 2;
// CHECK-SAME:    tcgen05.mma.cta_group::1.kind::mxf8f6f4.block_scale.scale_vec::1X [d], a, b, 680525840, [sa], [sb], 1;
// CHECK-SAME:    [d], a, b, 1217396768, [sa], [sb], 1;
// CHECK-SAME:    [d], a, b, 1754267696, [sa], [sb], 1;
// CHECK:         @p tcgen05.commit

// What is read back from the instructions is proved.
// READ-NOT: {{error|warning}}

#row = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#words = #layout.fragment<[128, 4], register = [4:[0, 1]], lane = [4:[32, 0], 8:[1, 0]], warp = [4:[8, 0]]>
#LA = #layout.compose<#layout.strided<[128:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#order = #layout.strided<[32:16, 4:4], [4:1]>
#S = #tier.space<shared>
!a = memref<128x128xf8E4M3FN, #LA, #S>
!b = memref<64x128xf8E4M3FN, #LB, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!acc = memref<128x64xf32, #tier.space<tensor>>
!t = memref<128x32xi32, #tier.space<tensor>>
!mapA = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 128], swizzle = 128B>>
!mapB = !tier.tensormap<#layout.tensormap<element = f8E4M3FN, box = [128, 64], swizzle = 128B>>
!x = tensor<128x4xf8E8M0FNU, #words>
!g = memref<?x16xf8E8M0FNU>
!ops = !transport.channel<!a, !b, !s, !s, !t>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mx(%T: index, %K: index, %a: !mapA, %b: !mapB, %x: !g, %y: !g, %out: memref<128x64xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 64, 128], atom = [128, 64, 32], grain = cta, stages = 2, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c128 = arith.constant 128 : index
      %ops = transport.channel stages 2 completion transaction {tier.columns = array<i64: 128, 160>} : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !sums
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            scf.for %k = %c0 to %K step %c128 {
              %block = arith.divui %k, %c32 : index
              transport.put %ops as (%sa: !a, %sb: !b, %fa: !s, %fb: !s, %t: !t) {
                transport.copy.bulk_load %a[%k, %c0] to %sa : !mapA to !a
                transport.copy.bulk_load %b[%k, %c0] to %sb : !mapB to !b
                %xa = tier.load %x[%c0, %block] : !g to !x
                %xb = tier.load %y[%c0, %block] : !g to !x
                tier.store %xa, %fa[%c0, %c0] : !x, !s
                tier.store %xb, %fb[%c0, %c0] : !x, !s
                transport.fence async shared
              }
            }
          }
        }
        transport.role "multiply" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            transport.put %sums as (%c: !acc) {
              scf.for %k = %c0 to %K step %c128 {
                %sa, %sb, %fa, %fb, %t = transport.get %ops : !a, !b, !s, !s, !t
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds scales %fa, %fb in %t atom [128, 64, 32] : !a, !b, !acc, !s, !s, !t
                transport.release %ops pending 0 : !ops
              }
            }
          }
        }
        transport.role "epilogue" warps 4 {
          scf.for %i = %c0 to %T step %c1 {
            %c = transport.get %sums : !acc
            %v = tier.load %c[%c0, %c0] : !acc to tensor<128x64xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %v, %out[%c0, %c0] : tensor<128x64xf32, #row>, memref<128x64xf32>
          }
        }
      }
      gpu.return
    }
  }
}
