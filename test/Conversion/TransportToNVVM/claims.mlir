// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm -o %t && FileCheck %s --input-file=%t
// RUN: tier-opt %t --chip=sm_100a --emit=ptx -o %t.ptx && FileCheck %s --check-prefix=PTX --input-file=%t.ptx
// Read back from its instructions, the kernel is proved with one assumption: that all read the same responses.
// RUN: tier-opt %t --check-async 2>&1 | FileCheck %s --check-prefix=READ --implicit-check-not=error --implicit-check-not=warning
// RUN: sed 's/sm_100a/sm_90a/' %s | not tier-opt --transport-lower-channels --convert-transport-to-nvvm 2>&1 | FileCheck %s --check-prefix=OLD

// CHECK-LABEL: llvm.func @pair
// CHECK: mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 16;
// CHECK: "clusterlaunchcontrol.try_cancel.async.shared::cta.mbarrier::complete_tx::bytes.b128 [$0], [$1];"
// CHECK: llvm.load {{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> i128
// CHECK: nvvm.clusterlaunchcontrol.query.cancel query = is_canceled
// CHECK: nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x
// CHECK: fence.proxy.async.shared::cta;
// PTX: clusterlaunchcontrol.try_cancel.async
// PTX: clusterlaunchcontrol.query_cancel.is_canceled.pred.b128
// PTX: clusterlaunchcontrol.query_cancel.get_first_ctaid::x.b32.b128
// READ: remark: [async.assumed] {{.*}} as many turns of each loop that ends by {{.*}}query is_canceled
// OLD: error: {{.*}}[{{async.claim|tier.placement}}]

!answer = memref<2xi64, #tier.space<shared>>
!claims = !transport.channel<!answer>
#row = #layout.fragment<[128, 128], register = [128:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#H = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<128x64xbf16, #L, #tier.space<shared>>
!half = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = memref<128x128xf32, #tier.space<tensor>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!mapb = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 128], swizzle = 128B>>
!ops = !transport.channel<!tile, !half>
!sums = !transport.channel<!acc>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @pair(%T: index, %K: index, %a: !map, %b: !mapb, %out: memref<?x128xf32>) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 4, warps = [4, 4, 4], group = 1>} {
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
      %half = arith.muli %c0, %c64 : index
      %row = arith.muli %block, %c128 : index
      %ops = transport.channel stages 4 completion transaction : !ops
      %sums = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 128>} : !sums
      %claims = transport.channel stages 3 completion transaction : !claims
      transport.roles {
        transport.role "load" warps 4 {
          %last1 = scf.while (%own = %block) : (index) -> index {
            transport.put %claims as (%r : !answer) {
              transport.copy.claim to %r : !answer
            }
            %mine = arith.muli %own, %c128 : index
            scf.for %k = %c0 to %K step %c64 {
              transport.put %ops as (%sa : !tile, %sb : !half) {
                transport.copy.bulk_load %a[%k, %mine] to %sa : !map to !tile
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
                tier.accumulate %sa, %sb into %c adds %adds atom [128, 128, 16] : !tile, !half, !acc
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
            %mine = arith.muli %own, %c128 : index
            tier.store %x, %out[%mine, %c0] : tensor<128x128xf32, #row>, memref<?x128xf32>
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
