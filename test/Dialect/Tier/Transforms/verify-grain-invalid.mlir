// RUN: tier-opt %s --tier-verify-grain --split-input-file --verify-diagnostics

gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @half_a_warp() kernel {
    %c16 = arith.constant 16 : index
    %lane = gpu.lane_id
    %low = arith.cmpi ult, %lane, %c16 : index
    // expected-note @below {{the condition here differs between them}}
    scf.if %low {
      // expected-error @below {{[tier.grain-divergent] expects all threads of a warp at a collective op, got some of them}}
      // expected-note @below {{fix: decide by what all of them know: block ids, arguments, the number of the warp}}
      transport.barrier warp
    }
    gpu.return
  }
}

// -----

// A warp of four takes the branch.
#acc = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xbf16, #tier.space<shared>>
!B = memref<32x64xbf16, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @a_warp_of_four(%a: !A, %b: !B, %c: tensor<64x32xf32, #acc>) kernel {
    %c0 = arith.constant 0 : index
    %warp = gpu.subgroup_id : index
    %first = arith.cmpi eq, %warp, %c0 : index
    // expected-note @below {{the condition here differs between them}}
    scf.if %first {
      // expected-error @below {{[tier.grain-divergent] expects all threads of a warpgroup at a collective op, got some of them}}
      // expected-note @below {{fix: decide by}}
      %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #acc>
    }
    gpu.return
  }
}

// -----

// As many turns as the thread's number says, carried through a loop and a branch.
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @turns(%n: index, %p: i1) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %thread = gpu.thread_id x
    %some = scf.if %p -> (index) {
      scf.yield %n : index
    } else {
      scf.yield %thread : index
    }
    %more = scf.for %i = %c0 to %n step %c1 iter_args(%m = %some) -> (index) {
      %next = arith.addi %m, %c1 : index
      scf.yield %next : index
    }
    // expected-note @below {{the number of turns here differs between them}}
    scf.for %i = %c0 to %more step %c1 {
      // expected-error @below {{[tier.grain-divergent] expects all threads of a CTA at a collective op, got some of them}}
      // expected-note @below {{fix: decide by}}
      transport.barrier
    }
    gpu.return
  }
}

// -----

// CTAs of a cluster do not meet where one of them goes.
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @one_cta() kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4], cluster = [2, 1]>} {
    %c0 = arith.constant 0 : i32
    %rank = transport.cluster_rank
    %first = arith.cmpi eq, %rank, %c0 : i32
    // expected-note @below {{the condition here differs between them}}
    scf.if %first {
      // expected-error @below {{[tier.grain-divergent] expects all threads of a cluster at a collective op, got some of them}}
      // expected-note @below {{fix: decide by}}
      transport.cluster_barrier
    }
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xbf16, #tier.space<shared>>
!B = memref<32x64xbf16, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @role_begins_inside(%a: !A, %b: !B, %c: tensor<64x32xf32, #acc>) kernel {
    transport.roles {
      transport.role "load" warps 1 {
      }
      // expected-note @below {{they are given here}}
      transport.role "math" warps 4 {
        // expected-error @below {{[tier.grain-threads] expects whole groups of 4 warps that begin at a multiple of 4, got 4 warps from warp 1 on}}
        // expected-note @below {{fix: give the role a multiple of 4 warps}}
        %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #acc>
      }
    }
    gpu.return
  }
}

// -----

gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @one_thread_meets() kernel {
    transport.roles {
      // expected-note @below {{they are given here}}
      transport.role "load" warps 4 one_thread {
        // expected-error @below {{[tier.grain-threads] expects a role of several threads, got a role of one thread}}
        // expected-note @below {{fix: give the role a multiple of 4 warps}}
        transport.barrier
      }
    }
    gpu.return
  }
}

// -----

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @index_of_a_thread(%x: memref<?xf32>) kernel {
    %c2 = arith.constant 2 : index
    %thread = gpu.thread_id x
    // expected-note @below {{it is computed here}}
    %i = arith.muli %thread, %c2 : index
    // expected-error @below {{[tier.uniform-operand] expects an index of a tile that is one value in all threads of the CTA, got one that differs}}
    // expected-note @below {{fix: the fragment says what each thread takes}}
    %t = tier.load %x[%i] : memref<?xf32> to tensor<64xf32, #t>
    gpu.return
  }
}

// -----

!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
!tile = memref<64x64xbf16, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @coordinate_of_a_lane(%m: !map) kernel {
    %c0 = arith.constant 0 : index
    // expected-note @below {{it is computed here}}
    %lane = gpu.lane_id
    %ring = transport.channel stages 2 completion transaction : !transport.channel<!tile>
    transport.put %ring as (%t: !tile) {
      // expected-error @below {{[tier.uniform-operand] expects a coordinate of a copy that is one value in all threads of the CTA, got one that differs}}
      // expected-note @below {{fix: the fragment says what each thread takes}}
      transport.copy.bulk_load %m[%lane, %c0] to %t : !map to !tile
    }
    gpu.return
  }
}

// -----

// A role whose first warp reaches lanes 32 to 63.
#row = #layout.fragment<[128, 32], register = [32:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
!t = memref<128x32xf32, #tier.space<tensor>>
gpu.module @m attributes {tier.chip = "sm_100a"} {
  gpu.func @other_quarter(%t: !t) kernel {
    %c0 = arith.constant 0 : index
    transport.roles {
      transport.role "load" warps 1 {
      }
      // expected-note @below {{its warps are given here}}
      transport.role "epilogue" warps 4 {
        // expected-error @below {{[tier.tensor-partition] expects rows 32 to 63 in the lanes of warp 1, got row 0}}
        // expected-note @below {{fix: lane [32:[1, 0]], warp [4:[32, 0]]}}
        %x = tier.load %t[%c0, %c0] : !t to tensor<128x32xf32, #row>
      }
    }
    gpu.return
  }
}

// -----

// Rows of a matrix fragment are not those of the lanes.
#row = #layout.fragment<[128, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8], 2:[64, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!t = memref<128x32xf32, #tier.space<tensor>>
gpu.module @m attributes {tier.chip = "sm_100a"} {
  // expected-note @below {{its warps are given here}}
  gpu.func @other_rows(%t: !t) kernel {
    %c0 = arith.constant 0 : index
    // expected-error @below {{[tier.tensor-partition] expects rows 0 to 31 in the lanes of warp 0, got row 64}}
    // expected-note @below {{fix: lane [32:[1, 0]], warp [4:[32, 0]]}}
    %x = tier.load %t[%c0, %c0] : !t to tensor<128x32xf32, #row>
    gpu.return
  }
}

// -----

!tile = memref<128x128xbf16, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  // expected-error @below {{[tier.shared-bytes] expects tiles of at most 232448 bytes of shared memory, got 262144}}
  // expected-note @below {{fix: take fewer stages or smaller tiles}}
  gpu.func @eight_stages() kernel {
    // expected-note @below {{a ring is here}}
    %ring = transport.channel stages 7 completion transaction : !transport.channel<!tile>
    %s = tier.alloc : !tile
    gpu.return
  }
}

// -----

gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @budget_begins_inside() kernel {
    transport.roles {
      transport.role "load" warps 2 {
      }
      // expected-error @below {{[tier.registers] expects a budget on whole warpgroups, got 4 warps from warp 2}}
      // expected-note @below {{fix: give the role a multiple of 4 warps that begins at a multiple of 4}}
      transport.role "math" warps 4 registers 40 {
      }
    }
    gpu.return
  }
}

// -----

gpu.module @m attributes {tier.chip = "sm_90a"} {
  // expected-error @below {{[tier.register-file] expects budgets of at most 65536 registers in all threads, got 66560}}
  // expected-note @below {{fix: lower the budget of a role that holds no accumulators}}
  gpu.func @budgets() kernel {
    transport.roles {
      // expected-note @below {{4 warps with 40 registers a thread}}
      transport.role "load" warps 4 registers 40 {
      }
      // expected-note @below {{8 warps with 240 registers a thread}}
      transport.role "math" warps 8 registers 240 {
      }
    }
    gpu.return
  }
}

// -----

// Two accumulators of 128 registers are alive where threads wait for the second.
#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
!A = memref<128x64xbf16, #tier.space<shared>>
!B = memref<256x64xbf16, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @two_accumulators(%a: !A, %b: !B, %y: memref<?x?xf32>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    transport.roles {
      transport.role "load" warps 4 registers 40 {
      }
      // expected-note @below {{the budget is given here}}
      transport.role "math" warps 8 registers 232 {
        %zero = arith.constant dense<0.0> : tensor<128x256xf32, #acc>
        %c:2 = scf.for %k = %c0 to %n step %c1 iter_args(%p = %zero, %q = %zero) -> (tensor<128x256xf32, #acc>, tensor<128x256xf32, #acc>) {
          // expected-error @below {{[tier.role-registers] expects tiles alive here that fit 232 registers of a thread, got at least 256}}
          // expected-note @below {{fix: take smaller tiles, more warps, or a larger budget}}
          %e = tier.mma %a, %b, %p atom [64, 256, 16] on warpgroup : !A, !B, tensor<128x256xf32, #acc>
          %f = tier.mma %a, %b, %q atom [64, 256, 16] on warpgroup : !A, !B, tensor<128x256xf32, #acc>
          %g:2 = transport.await mma_group pending 0(%e, %f : tensor<128x256xf32, #acc>, tensor<128x256xf32, #acc>) -> tensor<128x256xf32, #acc>, tensor<128x256xf32, #acc>
          scf.yield %g#0, %g#1 : tensor<128x256xf32, #acc>, tensor<128x256xf32, #acc>
        }
        tier.store %c#0, %y[%c0, %c0] : tensor<128x256xf32, #acc>, memref<?x?xf32>
        tier.store %c#1, %y[%c0, %c0] : tensor<128x256xf32, #acc>, memref<?x?xf32>
      }
    }
    gpu.return
  }
}

// -----

// The peer may have ended when it is told.
gpu.module @m attributes {tier.chip = "sm_90a"} {
  // expected-note @below {{the owner may have ended here}}
  gpu.func @leaves(%n: i32) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4], cluster = [2, 1]>} {
    %c0 = arith.constant 0 : i32
    %done = transport.barrier.create : !transport.barriers<1, arrivals = 1>
    transport.barrier.publish
    transport.cluster_barrier
    // expected-error @below {{[tier.cluster-exit] expects the CTAs of a cluster to meet after the last access to a peer's shared memory, got none that does}}
    // expected-note @below {{fix: transport.cluster_barrier before the kernel ends}}
    transport.barrier.arrive thread %done[%c0] of %n : !transport.barriers<1, arrivals = 1>
    gpu.return
  }
}

// -----

#t = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @gather_of_a_thread(%x: memref<?x?xf32>, %r: memref<?xi32>) kernel {
    %c0 = arith.constant 0 : index
    %rows = tier.load %r[%c0] : memref<?xi32> to tensor<64xi32, #t>
    // expected-note @below {{it is computed here}}
    %thread = gpu.thread_id x
    // expected-error @below {{[tier.uniform-operand] expects an index of a tile that is one value in all threads of the CTA, got one that differs}}
    // expected-note @below {{fix: the fragment says what each thread takes}}
    %t = tier.gather %x at %rows along [0] [%thread] fill 0.0 : f32 : memref<?x?xf32>, tensor<64xi32, #t> to tensor<64xf32, #t>
    gpu.return
  }
}

// -----

// Nor do they exchange numbers where one of them goes.
#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
gpu.module @m {
  gpu.func @one_number(%t: memref<1xf32>) kernel attributes {tier.plan = #tier.plan<tile = [1, 64], warps = [4], cluster = [1, 2]>} {
    %c0 = arith.constant 0 : index
    %b = gpu.block_id x
    %c2 = arith.constant 2 : index
    %rank = arith.remui %b, %c2 : index
    %first = arith.cmpi eq, %rank, %c0 : index
    // expected-note @below {{}}
    scf.if %first {
      %n = tier.load %t[%c0] : memref<1xf32> to tensor<1xf32, #r>
      // expected-error @below {{[tier.grain-divergent] expects all threads of a cluster at a collective op, got some of them}}
      // expected-note @below {{fix: }}
      %all = tier.cluster_reduce addf %n : tensor<1xf32, #r>
    }
    gpu.return
  }
}
