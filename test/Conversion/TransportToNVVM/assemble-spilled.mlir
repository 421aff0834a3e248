// A residual that does not fit beside the accumulator: left to the assembler it goes to local memory; here it waits in shared memory.
// REQUIRES: ptxas
// RUN: tier-opt %s --transport-insert-fences --transport-lower-channels --convert-transport-to-nvvm --chip=sm_90a --emit=ptx -o %t.left.ptx
// RUN: ptxas -arch=sm_90a -v %t.left.ptx -o %t.cubin 2>&1 | FileCheck %s --check-prefix=LEFT
// LEFT: {{[1-9][0-9]*}} bytes spill stores
// RUN: tier-opt %s --tier-spill-tiles --transport-insert-fences --transport-lower-channels --convert-transport-to-nvvm --chip=sm_90a --emit=ptx -o %t.ptx
// RUN: ptxas -arch=sm_90a -v %t.ptx -o %t.cubin 2>&1 | FileCheck %s
// CHECK: 0 bytes stack frame, 0 bytes spill stores

#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
!A = memref<128x64xbf16, #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!B = memref<256x64xbf16, #layout.compose<<[256:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!acc = tensor<128x256xf32, #acc>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
gpu.module @m {
  gpu.func @residual(%x: memref<?x256xf32>, %y: memref<?x256xf32>, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 1, warps = [4, 8], registers = [40, 232]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = tier.alloc : !A
    %b = tier.alloc : !B
    transport.roles {
      transport.role "load" warps 4 registers 40 {
      }
      transport.role "math" warps 8 registers 232 {
        %zero = arith.constant dense<0.0> : !acc
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

}
