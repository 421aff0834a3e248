// Scales of a product that two CTAs share: threads of both store them, and tell the first.
// RUN: tier-opt %s --transport-verify -o /dev/null 2>&1 | count 0
// RUN: tier-opt %s --transport-verify="most-stages=0" -o /dev/null 2>&1 | count 0
// RUN: tier-opt %s --transport-lower-channels -o %t && FileCheck %s --input-file=%t
// RUN: tier-opt %t --transport-verify -o /dev/null 2>&1 | count 0

// Nobody fences what threads stored.
// RUN: sed '/transport.fence async/d' %s | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=FENCE
// Stages share columns of scales.
// RUN: sed 's/i64: 256, 288/i64: 256, 256/' %s | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=COLUMNS
// Warps that stored scales tell their own CTA, or those of one CTA alone are counted.
// RUN: sed '0,/\(arrive *warp [^ ]*\) of %[a-z0-9_]*/s//\1/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=BROKEN
// RUN: sed 's/arrivals = 9/arrivals = 5/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=BROKEN
// RUN: sed 's/arrivals = 9/arrivals = 1/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=BROKEN
// Each CTA counts its own copies.
// RUN: sed 's/\(barrier.expect [^ ]*\) pair/\1/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=BROKEN
// Stages are given back to one CTA.
// RUN: sed 's/\(arrive *products .*\) pair if/\1 if/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=BROKEN

// CHECK: transport.barrier.create {{.*}} : <2, arrivals = 9>
// CHECK: transport.barrier.create {{.*}} : <2, arrivals = 1>
// CHECK: transport.role "load"
// CHECK: transport.barrier.expect {{.*}} pair : <2, arrivals = 9> -> !transport.token<transaction, 16384>, !transport.token<transaction, 8192>
// CHECK: tier.store
// CHECK: transport.fence async
// CHECK: transport.barrier warp
// CHECK: transport.barrier.arrive warp {{.*}} of %c0_i32 :
// CHECK: transport.role "multiply"
// FENCE: error: {{.*}}[async.fence]
// COLUMNS: error: {{.*}}[async.channel-columns]
// BROKEN: error: {{.*}}[async.

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
!g = memref<?x?xf8E8M0FNU>
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
