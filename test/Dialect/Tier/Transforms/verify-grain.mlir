// RUN: tier-opt %s --tier-verify-grain --split-input-file
// What is uniform, and fits, is accepted without a word.

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = [4:[0]]>

// Block ids, arguments, what memory holds at one place, and loops bounded by them; whole warps behind a condition on the warp.
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @uniform(%x: memref<?xf32>, %sizes: memref<?xindex>, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %s = tier.alloc : memref<64xf32, #tier.space<shared>>
      %b = gpu.block_id x
      %size = memref.load %sizes[%b] : memref<?xindex>
      %last = scf.for %i = %b to %size step %c64 iter_args(%before = %c0) -> (index) {
        %t = tier.load %x[%i] : memref<?xf32> to tensor<64xf32, #t>
        %even = arith.cmpi ult, %i, %n : index
        scf.if %even {
          tier.store %t, %s[%c0] : tensor<64xf32, #t>, memref<64xf32, #tier.space<shared>>
          transport.barrier
        }
        scf.yield %i : index
      }
      %u = tier.load %x[%last] : memref<?xf32> to tensor<64xf32, #t>
      %thread = gpu.thread_id x
      %warp = arith.divui %thread, %c32 : index
      %first = arith.cmpi eq, %warp, %c0 : index
      %low = arith.cmpi ult, %thread, %c64 : index
      scf.if %first {
        transport.barrier warp
        scf.if %low {
          transport.barrier warp
        }
      }
      gpu.return
    }
  }
}

// -----

// In a role that a condition on the thread does not divide, it is one value. Budgets fit the register file.
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @roles(%n: index) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4, 4]>} {
    %c128 = arith.constant 128 : index
    %thread = gpu.thread_id x
    %low = arith.cmpi ult, %thread, %c128 : index
    transport.roles {
      transport.role "load" warps 4 registers 40 {
        scf.if %low {
          transport.barrier
        }
      }
      transport.role "math" warps 4 registers 232 {
        scf.if %low {
          transport.barrier
        }
      }
    }
    gpu.return
  }
}

// -----

// A peer is told, and all CTAs meet before they end.
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @cluster(%n: i32) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4], cluster = [2, 1]>} {
    %c0 = arith.constant 0 : i32
    %c2 = arith.constant 2 : index
    %done = transport.barrier.create : !transport.barriers<1, arrivals = 1>
    transport.barrier.publish
    %b = gpu.block_id x
    %pair = arith.divui %b, %c2 : index
    %isFirst = arith.cmpi eq, %pair, %c2 : index
    scf.if %isFirst {
      transport.cluster_barrier
    }
    transport.barrier.arrive thread %done[%c0] of %n : !transport.barriers<1, arrivals = 1>
    transport.barrier.wait %done[%c0] parity %c0 : !transport.barriers<1, arrivals = 1>
    transport.cluster_barrier
    gpu.return
  }
}

// -----

// An accumulator and the constant that it began with; a tile that is widened waits narrow: 128 + 64 registers.
#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
!A = memref<128x64xbf16, #tier.space<shared>>
!B = memref<256x64xbf16, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @narrow(%a: !A, %b: !B, %x: memref<?x?xbf16>, %y: memref<?x?xf32>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    transport.roles {
      transport.role "load" warps 4 registers 40 {
      }
      transport.role "math" warps 8 registers 216 {
        %zero = arith.constant dense<0.0> : tensor<128x256xf32, #acc>
        %t = tier.load %x[%c0, %c0] : memref<?x?xbf16> to tensor<128x256xbf16, #acc>
        %wide = arith.extf %t : tensor<128x256xbf16, #acc> to tensor<128x256xf32, #acc>
        %d = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> (tensor<128x256xf32, #acc>) {
          %e = tier.mma %a, %b, %c atom [64, 256, 16] on warpgroup : !A, !B, tensor<128x256xf32, #acc>
          %f = transport.await mma_group pending 0(%e : tensor<128x256xf32, #acc>) -> tensor<128x256xf32, #acc>
          scf.yield %f : tensor<128x256xf32, #acc>
        }
        %sum = arith.addf %d, %wide : tensor<128x256xf32, #acc>
        tier.store %sum, %y[%c0, %c0] : tensor<128x256xf32, #acc>, memref<?x?xf32>
      }
    }
    gpu.return
  }
}
