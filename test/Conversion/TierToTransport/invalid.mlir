// RUN: tier-opt %s --convert-tier-to-transport --split-input-file --verify-diagnostics

!tile = memref<32x32xf32, #tier.space<shared>>

module attributes {tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @copy_outside_of_a_loop(%A: memref<?x?xf32>, %i: index) kernel attributes {tier.plan = #tier.plan<tile = [32, 32], grain = thread, stages = 1, warps = [1]>} {
      %a = tier.alloc : !tile
      // expected-error @below {{[async.copy-loop] expects a tile that a loop reserves and fills, got a copy outside of one}}
      tier.copy %A[%i, %i] to %a[] : memref<?x?xf32> to !tile
      gpu.return
    }
  }
}

// -----

module attributes {tier.chip = "cpu"} {
  gpu.module @m {
    // expected-error @below {{[async.roles] expects a plan of at most 1 role(s) on cpu, got 2}}
    gpu.func @roles_on_a_host() kernel attributes {tier.plan = #tier.plan<tile = [32, 32], grain = thread, stages = 1, warps = [1, 1]>} {
      gpu.return
    }
  }
}

// -----

module {
  gpu.module @m {
    // expected-error @below {{[toolchain.chip] expects a module with 'tier.chip' of one of sm_80 sm_90a sm_100a gfx942 gfx950 cpu, got none}}
    gpu.func @no_chip() kernel {
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[32, 32], register = [32:[0, 1], 32:[1, 0]], lane = [], warp = []>
!tile = memref<32x32xf32, #tier.space<shared>>
!acc = tensor<32x32xf32, #f>

module attributes {tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @tile_of_a_carried_value(%t: !acc, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [32, 32], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      // expected-note @below {{the loop is here}}
      %r = scf.for %i = %c0 to %n step %c1 iter_args(%c = %t) -> !acc {
        %a = tier.alloc : !tile
        // expected-error @below {{[async.producer] expects tiles computed from global memory, got one that needs a value carried by the loop}}
        tier.store %c, %a[%c0, %c0] : !acc, !tile
        scf.yield %c : !acc
      }
      gpu.return
    }
  }
}
