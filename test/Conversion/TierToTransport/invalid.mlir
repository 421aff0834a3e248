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

// -----

// Columns are decided in Where.
!acc = memref<128x128xf32, #tier.space<tensor>>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @no_columns(%M: index) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      scf.for %t = %c0 to %M step %c1 {
        // expected-error @below {{[tier.placement] expects a tile of tensor memory with the columns of its stages, got none}}
        // expected-note @below {{fix: run tier-place-tiles first}}
        %acc = tier.alloc : !acc
        tier.free %acc : !acc
      }
      gpu.return
    }
  }
}

// -----

!acc = memref<128x128xf32, #tier.space<tensor>>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    // expected-error @below {{[async.roles] expects a plan of 3 role(s) on sm_100a, got 2}}
    gpu.func @two_roles(%M: index) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], warps = [4, 4]>} {
      %acc = tier.alloc {tier.columns = array<i64: 0>} : !acc
      tier.free %acc : !acc
      gpu.return
    }
  }
}

// -----

// A channel knows the columns of one tile of scales.
#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x128xf32, #T>
!t = memref<128x32xi32, #T>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @two_scaled_products(%K: index, %adds: i1) kernel
        attributes {tier.plan = #tier.plan<tile = [128, 128, 128], atom = [128, 128, 32], grain = cta, stages = 1, warps = [4, 4, 4]>} {
      %c0 = arith.constant 0 : index
      %c128 = arith.constant 128 : index
      %c = tier.alloc {tier.columns = array<i64: 0>} : !c
      %d = tier.alloc {tier.columns = array<i64: 128>} : !c
      scf.for %k = %c0 to %K step %c128 {
        %a = tier.alloc : !a
        %sa = tier.alloc : !s
        // expected-note @below {{the first is reserved here}}
        %t = tier.alloc {tier.columns = array<i64: 256>} : !t
        // expected-error @below {{[tier.scales] expects one tile of scales in a loop, got another}}
        // expected-note @below {{fix: compute each product with scales in a loop of its own}}
        %u = tier.alloc {tier.columns = array<i64: 288>} : !t
        tier.accumulate %a, %a into %c adds %adds scales %sa, %sa in %t atom [128, 128, 32] : !a, !a, !c, !s, !s, !t
        tier.accumulate %a, %a into %d adds %adds scales %sa, %sa in %u atom [128, 128, 32] : !a, !a, !c, !s, !s, !t
        tier.free %t : !t
        tier.free %u : !t
      }
      tier.free %c : !c
      tier.free %d : !c
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[32, 32], register = [32:[0, 1], 32:[1, 0]], lane = [], warp = []>
module attributes {tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @sums_that_threads_store(%out: memref<?x?xi32>, %i: index) kernel attributes {tier.adds, tier.plan = #tier.plan<tile = [32, 32], grain = thread, stages = 1, warps = [1]>} {
      %t = arith.constant dense<1> : tensor<32x32xi32, #f>
      // expected-error @below {{[tier.adds] expects a kernel whose sums are added to others to bring them out by reducing bulk stores alone, got a store by threads}}
      // expected-note @below {{fix: take a tile whose map is legal}}
      tier.store %t, %out[%i, %i] : tensor<32x32xi32, #f>, memref<?x?xi32>
      gpu.return
    }
  }
}

// -----

// A channel of tiles that nobody fills has no place for its puts.
#acc = #layout.fragment<[64, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xbf16, #tier.space<shared>>
!B = memref<8x64xbf16, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @nobody_fills(%c: memref<64x8xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64, 8, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      // expected-error @below {{[async.producer] expects tiles computed from global memory, got one that nobody writes beside its use}}
      %a = tier.alloc : !A
      %b = tier.alloc : !B
      %zero = arith.constant dense<0.0> : tensor<64x8xf32, #acc>
      %d = tier.mma %a, %b, %zero atom [64, 8, 16] on warpgroup : !A, !B, tensor<64x8xf32, #acc>
      tier.store %d, %c[%c0, %c0] : tensor<64x8xf32, #acc>, memref<64x8xf32>
      gpu.return
    }
  }
}
