// RUN: tier-opt %s --transport-synthesize-schedule --split-input-file --remarks-filter=transport-synthesize-schedule --verify-diagnostics

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!T = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ch = !transport.channel<!T, !T>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Two stages of a small tile wait for every load; the machine has the timings to say so.
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @two_stages(%m: !map, %acc: !acc, %n: index) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 2, warps = [4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      // expected-remark @below {{[async.stages] expects 8 stages to hide a latency of 995 cycles, got 2}}
      %ch = transport.channel stages 2 completion transaction : !ch
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %n step %c1 {
            transport.put %ch as (%a : !T, %b : !T) {
              transport.copy.bulk_load %m[%i, %c0] to %a : !map to !T
              transport.copy.bulk_load %m[%i, %c0] to %b : !map to !T
            }
          }
        }
        transport.role "math" warps 4 {
          %r = scf.for %i = %c0 to %n step %c1 iter_args(%c = %acc) -> !acc {
            %a, %b = transport.get %ch : !T, !T
            %d = tier.mma %a, %b, %c atom [64, 64, 16] on warpgroup : !T, !T, !acc
            transport.await mma_group pending 1
            transport.release %ch pending 1 : !ch
            scf.yield %d : !acc
          }
          %e = transport.await mma_group pending 0 (%r : !acc) -> !acc
          transport.release %ch pending 0 : !ch
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
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// One tile that is both operands: half the bytes, and every product is awaited at once.
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @enough(%m: !map, %acc: !acc, %n: index) kernel
        attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 12, warps = [4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      // expected-remark @below {{cycles, bound by the memory; 10 of 12 stages suffice}}
      %ch = transport.channel stages 12 completion transaction : !ch
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %i = %c0 to %n step %c1 {
            transport.put %ch as (%a : !T) {
              transport.copy.bulk_load %m[%i, %c0] to %a : !map to !T
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %i = %c0 to %n step %c1 {
            %a = transport.get %ch : !T
            %d = tier.mma %a, %a, %acc atom [64, 64, 16] on warpgroup : !T, !T, !acc
            %e = transport.await mma_group pending 0 (%d : !acc) -> !acc
            transport.release %ch pending 0 : !ch
          }
        }
      }
      gpu.return
    }
  }
}
