// RUN: tier-opt %s --transport-simulate --split-input-file --verify-diagnostics
// RUN: tier-opt %s --transport-simulate=seeds=2 --split-input-file --verify-diagnostics

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>

// Every schedule ends and computes the same.
gpu.module @m {
  gpu.func @correct(%n: index, %map: !map) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %ch = transport.channel stages 2 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %k = %c0 to %n step %c1 {
          transport.put %ch as (%a : !tile) {
            transport.copy.bulk_load %map[%c0, %k] to %a : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %acc = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> !acc {
          %a = transport.get %ch : !tile
          %d = tier.mma %a, %a, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          transport.await mma_group pending 1
          transport.release %ch pending 1 : !ring
          scf.yield %d : !acc
        }
        %r = transport.await mma_group pending 0 (%acc : !acc) -> !acc
        transport.release %ch pending 0 : !ring
      }
    }
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>

// A stage that is never given back stops the loading role, which waits for it in a longer loop than the ring.
gpu.module @m {
  gpu.func @never_released(%n: index, %map: !map) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %ch = transport.channel stages 2 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %k = %c0 to %n step %c1 {
          // expected-error @+2 {{[async.deadlock] expects}}
          // expected-note @+1 {{fix: }}
          transport.put %ch as (%a : !tile) {
            transport.copy.bulk_load %map[%c0, %k] to %a : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %acc = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> !acc {
          %a = transport.get %ch : !tile
          %d = tier.mma %a, %a, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          transport.await mma_group pending 0
          scf.yield %d : !acc
        }
        %r = transport.await mma_group pending 0 (%acc : !acc) -> !acc
      }
    }
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!values = tensor<64x64xbf16, #f>

// The matrix unit reads what was there before the threads stored, under every schedule.
gpu.module @m {
  // expected-error @+2 {{[async.fence] expects}}
  // expected-note @+1 {{fix: }}
  gpu.func @never_fenced(%n: index, %v: !values) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %ch = transport.channel stages 2 completion threads : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %k = %c0 to %n step %c1 {
          transport.put %ch as (%a : !tile) {
            tier.store %v, %a[%c0, %c0] : !values, !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %acc = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> !acc {
          %a = transport.get %ch : !tile
          %d = tier.mma %a, %a, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          transport.await mma_group pending 0
          transport.release %ch pending 0 : !ring
          scf.yield %d : !acc
        }
        %r = transport.await mma_group pending 0 (%acc : !acc) -> !acc
      }
    }
    gpu.return
  }
}
