// RUN: tier-opt %s --tier-spill-tiles --tier-verify-grain --split-input-file | FileCheck %s
// RUN: tier-opt %s --tier-spill-tiles --split-input-file --remarks-filter=tier-spill-tiles --verify-diagnostics
// What comes of it is proved, and becomes code.
// RUN: tier-opt %s --tier-spill-tiles --transport-insert-fences --transport-verify --split-input-file -o /dev/null

// A residual of 128 registers is loaded before the products, 128 more, and added behind them: it waits in shared memory.
// CHECK-LABEL: gpu.func @residual
// CHECK:       %[[WAIT:.*]] = tier.alloc : memref<128x256xf32, {{.*}}#tier.space<shared>>
// CHECK:       %[[X:.*]] = tier.load %{{.*}} : memref<?x256xf32> to tensor<128x256xf32
// CHECK-NEXT:  tier.store %[[X]], %[[WAIT]][
// CHECK:       %[[SUMS:.*]] = scf.for
// CHECK:       %[[BACK:.*]] = tier.load %[[WAIT]][
// CHECK-NEXT:  arith.addf %[[SUMS]], %[[BACK]]
#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
!A = memref<128x64xbf16, #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!B = memref<256x64xbf16, #layout.compose<<[256:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!acc = tensor<128x256xf32, #acc>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @residual(%x: memref<?x256xf32>, %y: memref<?x256xf32>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = tier.alloc : !A
    %b = tier.alloc : !B
    transport.roles {
      transport.role "load" warps 4 registers 40 {
      }
      transport.role "math" warps 8 registers 232 {
        %zero = arith.constant dense<0.0> : !acc
        // expected-remark @below {{waits in 131072 bytes of shared memory: 256 registers alive, 232 in the budget}}
        %t = tier.load %x[%c0, %c0] : memref<?x256xf32> to !acc
        %d = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> (!acc) {
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

// In bf16 it fits, and stays.
// CHECK-LABEL: gpu.func @narrow
// CHECK-COUNT-2: tier.alloc
// CHECK-NOT:   tier.alloc
#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
!A = memref<128x64xbf16, #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!B = memref<256x64xbf16, #layout.compose<<[256:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!acc = tensor<128x256xf32, #acc>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @narrow(%x: memref<?x256xbf16>, %y: memref<?x256xf32>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = tier.alloc : !A
    %b = tier.alloc : !B
    transport.roles {
      transport.role "load" warps 4 registers 40 {
      }
      transport.role "math" warps 8 registers 232 {
        %zero = arith.constant dense<0.0> : !acc
        %t = tier.load %x[%c0, %c0] : memref<?x256xbf16> to tensor<128x256xbf16, #acc>
        %w = arith.extf %t : tensor<128x256xbf16, #acc> to !acc
        %d = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> (!acc) {
          %e = tier.mma %a, %b, %c atom [64, 256, 16] on warpgroup : !A, !B, !acc
          %f = transport.await mma_group pending 0(%e : !acc) -> !acc
          scf.yield %f : !acc
        }
        %sum = arith.addf %d, %w : !acc
        tier.store %sum, %y[%c0, %c0] : !acc, memref<?x256xf32>
      }
    }
    gpu.return
  }
}
