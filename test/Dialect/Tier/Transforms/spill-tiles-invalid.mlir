// RUN: tier-opt %s --tier-spill-tiles --tier-verify-grain --split-input-file --verify-diagnostics

// There is no shared memory left for it: the kernel is refused at the next check.
#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
!A = memref<128x64xbf16, #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!B = memref<256x64xbf16, #layout.compose<<[256:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!acc = tensor<128x256xf32, #acc>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @full(%x: memref<?x256xf32>, %y: memref<?x256xf32>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = tier.alloc : !A
    %b = tier.alloc : !B
    %more = tier.alloc : memref<256x128xbf16, #tier.space<shared>>
    transport.roles {
      transport.role "load" warps 4 registers 40 {
      }
      // expected-note @below {{the budget is given here}}
      transport.role "math" warps 8 registers 232 {
        %zero = arith.constant dense<0.0> : !acc
        %t = tier.load %x[%c0, %c0] : memref<?x256xf32> to !acc
        %d = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> (!acc) {
          // expected-error @below {{[tier.role-registers] expects tiles alive here that fit 232 registers of a thread, got at least 256}}
          // expected-note @below {{fix: take smaller tiles}}
          %e = tier.mma %a, %b, %c atom [64, 256, 16] on warpgroup : !A, !B, !acc
          %f = transport.await mma_group pending 0(%e : !acc) -> !acc
          scf.yield %f : !acc
        }
        %sum = arith.addf %d, %t : !acc
        tier.store %sum, %y[%c0, %c0] : !acc, memref<?x256xf32>
      }
    }
    gpu.return
  }
}

// -----

// All warps hold the same elements of such a tile: one would write those of the next iteration while another reads its own. It does not wait.
#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#columns = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
!A = memref<128x64xbf16, #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!B = memref<256x64xbf16, #layout.compose<<[256:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!acc = tensor<128x256xf32, #acc>
!columns = tensor<256xf32, #columns>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @held_by_all(%x: memref<?x256xf32>, %y: memref<?x256xf32>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = tier.alloc : !A
    %b = tier.alloc : !B
    transport.roles {
      transport.role "load" warps 4 registers 40 {
      }
      // expected-note @below {{the budget is given here}}
      transport.role "math" warps 8 registers 152 {
        %zero = arith.constant dense<0.0> : !acc
        scf.for %row = %c0 to %n step %c1 {
          %row_of = memref.subview %x[%row, 0] [1, 256] [1, 1] : memref<?x256xf32> to memref<256xf32, strided<[1], offset: ?>>
          %t = tier.load %row_of[%c0] : memref<256xf32, strided<[1], offset: ?>> to !columns
          // expected-error @below {{[tier.role-registers] expects tiles alive here that fit 152 registers of a thread, got at least 192}}
          // expected-note @below {{fix: take smaller tiles}}
          %e = tier.mma %a, %b, %zero atom [64, 256, 16] on warpgroup : !A, !B, !acc
          %d = transport.await mma_group pending 0(%e : !acc) -> !acc
          %wide = tier.broadcast %t axis 0 : !columns to !acc
          %sum = arith.addf %d, %wide : !acc
          tier.store %sum, %y[%c0, %c0] : !acc, memref<?x256xf32>
        }
      }
    }
    gpu.return
  }
}
