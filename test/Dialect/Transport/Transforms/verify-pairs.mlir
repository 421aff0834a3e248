// Two CTAs share each product. Channels of the pair, and the barriers they are written out as, are proved for both CTAs at once.
// RUN: tier-opt %s --transport-verify -o /dev/null 2>&1 | count 0
// RUN: tier-opt %s --transport-verify="most-stages=0" -o /dev/null 2>&1 | count 0
// RUN: tier-opt %s --transport-lower-channels -o %t && FileCheck %s --input-file=%t
// RUN: tier-opt %t --transport-verify -o /dev/null 2>&1 | count 0

// Each of these breaks one op of the barriers.
// Operands, or sums, are told to the first CTA alone.
// RUN: sed 's/\(arrive *products .*\) pair if/\1 if/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=OPERANDS
// RUN: sed 's/\(arrive *products [^ ]*\) pair :/\1 :/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=SUMS
// Each CTA counts its own copies.
// RUN: sed 's/\(barrier.expect [^ ]*\) pair/\1/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=EXPECT
// Sums are given back to the CTA's own barrier, or the barrier counts one CTA.
// RUN: sed 's/\(arrive *warp [^ ]*\) of %[a-z0-9_]*/\1/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=BACK
// RUN: sed 's/arrivals = 8/arrivals = 4/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=COUNT
// Both CTAs multiply.
// RUN: sed 's/cmpi eq, \(%[0-9]*\), %c0_i32/cmpi sge, \1, %c0_i32/' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=BOTH
// A CTA ends, or begins, without the other.
// RUN: tac %t | sed '0,/transport.cluster_barrier/{/transport.cluster_barrier/d}' | tac | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=MEET
// RUN: sed '0,/transport.cluster_barrier/{/transport.cluster_barrier/d}' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=MEET
// What was read is not ordered before the next products.
// RUN: sed '/tensor_fence *before/d' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=FENCE
// RUN: sed '/tensor_fence *after/d' %t | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=FENCE

// CHECK: transport.barrier.create {{.*}} : <4, arrivals = 1>
// CHECK: transport.barrier.create {{.*}} : <4, arrivals = 1>
// CHECK: transport.barrier.create {{.*}} : <2, arrivals = 1>
// CHECK: transport.barrier.create {{.*}} : <2, arrivals = 8>
// CHECK: transport.barrier.publish
// CHECK: transport.cluster_barrier
// CHECK: transport.role "load"
// CHECK: transport.barrier.expect {{.*}} pair : <4, arrivals = 1> -> !transport.token<transaction, 16384>, !transport.token<transaction, 8192>
// CHECK: transport.role "multiply"
// CHECK: %[[RANK:.*]] = transport.cluster_rank
// CHECK: %[[LEADS:.*]] = arith.cmpi eq, %[[RANK]]
// CHECK: scf.if %[[LEADS]] {
// CHECK: transport.barrier.arrive products {{.*}} pair if
// CHECK: transport.barrier.arrive products {{.*}} pair :
// CHECK: transport.role "epilogue"
// CHECK: transport.barrier.arrive warp {{.*}} of %c0_i32 if
// CHECK: transport.cluster_barrier
// OPERANDS: error: {{.*}}[async.
// SUMS: error: {{.*}}[async.
// EXPECT: error: {{.*}}[async.
// BACK: error: {{.*}}[async.
// COUNT: error: {{.*}}[async.
// BOTH: error: {{.*}}[async.
// MEET: error: {{.*}}[tier.pair-meet] expects both CTAs of a pair to meet between their reservation of tensor memory and the roles, and behind the roles, got no meeting
// FENCE: error: {{.*}}[async.tensor-fence]

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
