// CTAs that run take over others that have not begun: one role asks, every role, in both CTAs of a pair, reads the response and goes on with it.
// RUN: tier-opt %s --transport-verify -o /dev/null 2>&1 | count 0
// RUN: tier-opt %s --transport-lower-channels -o %t && FileCheck %s --input-file=%t

// Each of these breaks one op. (Rings are cut to two stages, as the compiler does.)
// RUN: sed 's/stages [34]/stages 2/' %s | tier-opt --transport-lower-channels -o %t.cut
// RUN: tier-opt %t.cut --transport-verify -o /dev/null 2>&1 | count 0
// The other CTA's readers are not heard, or those of one CTA give the response back to their own barrier.
// RUN: sed 's/arrivals = 11/arrivals = 6/' %t.cut | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=COUNT
// The first CTA asks for itself alone.
// RUN: sed 's/copy.claim pair/copy.claim/' %t.cut | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=ALONE
// Nobody waits until the response was read.
// RUN: sed '/barrier.wait .*arrivals = 11>/d' %t.cut | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=EARLY
// A role does not give responses back.
// RUN: sed '/release %claims/{x;s/^/x/;/^xxx$/{x;d};x}' %s | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=HELD
// What was read of a response is not ordered before the next one.
// RUN: sed '/transport.fence async shared/d' %s | not tier-opt --transport-verify 2>&1 | FileCheck %s --check-prefix=FENCE
// .. the compiler sees to it.
// RUN: sed '/transport.fence async shared/d' %s | tier-opt --transport-insert-fences --transport-verify -o /dev/null 2>&1 | count 0

// CHECK: transport.barrier.create {{.*}} : <3, arrivals = 1>
// CHECK: transport.barrier.create {{.*}} : <3, arrivals = 11>
// CHECK: transport.role "load" warps 4 one_thread
// CHECK: scf.while
// The first CTA waits for the readers of both; it asks for both.
// CHECK: scf.if
// CHECK-NEXT: transport.barrier.wait %[[EMPTY:.*]][{{.*}} : <3, arrivals = 11>
// CHECK: %[[OWED:.*]] = transport.barrier.expect {{.*}} : <3, arrivals = 1> -> !transport.token<transaction, 16>
// CHECK: transport.copy.claim pair to %{{.*}} pays %[[OWED]]
// CHECK: transport.claimed
// CHECK: transport.barrier.arrive warp %[[EMPTY]][{{.*}} of %c0_i32
// CHECK: scf.condition
// COUNT: error: {{.*}}[async.
// ALONE: error: {{.*}}[async.
// EARLY: error: {{.*}}[async.
// HELD: error: {{.*}}[async.
// FENCE: error: {{.*}}[async.fence]

!answer = memref<2xi64, #tier.space<shared>>
!claims = !transport.channel<!answer>
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
      %claims = transport.channel stages 3 completion transaction : !claims
      transport.roles {
        transport.role "load" warps 4 {
          %last1 = scf.while (%own = %block) : (index) -> index {
            transport.put %claims as (%r : !answer) {
              transport.copy.claim pair to %r : !answer
            }
            scf.for %k = %c0 to %K step %c64 {
              transport.put %ops as (%sa : !tile, %sb : !half) {
                transport.copy.bulk_load %a[%k, %row] to %sa : !map to !tile
                transport.copy.bulk_load %b[%k, %half] to %sb : !mapb to !half
              }
            }
            %r = transport.get %claims : !answer
            %given, %next = transport.claimed %r : !answer
            transport.fence async shared
            transport.release %claims pending 0 : !claims
            scf.condition(%given) %next : index
          } do {
          ^bb0(%next: index):
            scf.yield %next : index
          }
        }
        transport.role "multiply" warps 4 {
          %last2 = scf.while (%own = %block) : (index) -> index {
            transport.put %sums as (%c : !acc) {
              scf.for %k = %c0 to %K step %c64 {
                %sa, %sb = transport.get %ops : !tile, !half
                %adds = arith.cmpi ne, %k, %c0 : index
                tier.accumulate %sa, %sb into %c adds %adds atom [256, 128, 16] pair : !tile, !half, !acc
                transport.release %ops pending 0 : !ops
              }
            }
            %r = transport.get %claims : !answer
            %given, %next = transport.claimed %r : !answer
            transport.fence async shared
            transport.release %claims pending 0 : !claims
            scf.condition(%given) %next : index
          } do {
          ^bb0(%next: index):
            scf.yield %next : index
          }
        }
        transport.role "epilogue" warps 4 {
          %last3 = scf.while (%own = %block) : (index) -> index {
            %c = transport.get %sums : !acc
            %x = tier.load %c[%c0, %c0] : !acc to tensor<128x128xf32, #row>
            transport.release %sums pending 0 : !sums
            tier.store %x, %out[%row, %c0] : tensor<128x128xf32, #row>, memref<?x128xf32>
            %r = transport.get %claims : !answer
            %given, %next = transport.claimed %r : !answer
            transport.fence async shared
            transport.release %claims pending 0 : !claims
            scf.condition(%given) %next : index
          } do {
          ^bb0(%next: index):
            scf.yield %next : index
          }
        }
      }
      gpu.return
    }
  }
}
