// RUN: tier-opt %s --tier-verify-grain --tier-verify-tensor-memory --split-input-file --verify-diagnostics

// Both CTAs of a pair reserve, multiply and free in every iteration that counts pairs.
!a = memref<128x64xbf16, #tier.space<shared>>
!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @pairs(%n: index, %p: i1) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], grain = pair, warps = [4], cluster = [2, 1]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %block = gpu.block_id x
    %grid = gpu.grid_dim x
    %pair = arith.divui %block, %c2 : index
    %pairs = arith.divui %grid, %c2 : index
    scf.for %i = %pair to %n step %pairs {
      %a = tier.alloc : !a
      %b = tier.alloc : !a
      %t = tier.alloc pair : !t
      scf.for %k = %i to %n step %c1 {
        tier.accumulate %a, %b into %t adds %p atom [256, 256, 16] pair : !a, !a, !t
      }
      tier.free %t : !t
    }
    gpu.return
  }
}

// -----

// The first CTA of a pair has an iteration more than the second.
!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @not_alike(%n: index) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], grain = pair, warps = [4], cluster = [2, 1]>} {
    %block = gpu.block_id x
    %grid = gpu.grid_dim x
    // expected-note @below {{the number of turns here differs between them}}
    scf.for %i = %block to %n step %grid {
      // expected-error @below {{[tier.grain-divergent] expects all threads of a pair at a collective op, got some of them}}
      // expected-note @below {{fix: decide by what all of them know}}
      %t = tier.alloc pair : !t
      // expected-error @below {{[tier.grain-divergent] expects all threads of a pair}}
      // expected-note @below {{fix: decide by what all of them know}}
      tier.free %t : !t
    }
    gpu.return
  }
}

// -----

// Only one of the two reserves.
!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @one_reserves(%n: index) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], grain = pair, warps = [4], cluster = [2, 1]>} {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %block = gpu.block_id x
    %rank = arith.remui %block, %c2 : index
    %first = arith.cmpi eq, %rank, %c0 : index
    // expected-note @below {{the condition here differs between them}}
    scf.if %first {
      // expected-error @below {{[tier.grain-divergent] expects all threads of a pair at a collective op, got some of them}}
      // expected-note @below {{fix: decide by what all of them know}}
      %t = tier.alloc pair : !t
      // expected-error @below {{[tier.grain-divergent] expects all threads of a pair}}
      // expected-note @below {{fix: decide by what all of them know}}
      tier.free %t : !t
    }
    gpu.return
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  // expected-error @below {{[tier.pair-cluster] expects clusters of two CTAs where products are of pairs, got 1}}
  // expected-note @below {{fix: cluster = [2, 1] in the kernel's tier.plan}}
  gpu.func @no_cluster() kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], grain = pair, warps = [4]>} {
    %t = tier.alloc pair : !t
    tier.free %t : !t
    gpu.return
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @both_kinds() kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], grain = pair, warps = [4], cluster = [2, 1]>} {
    // expected-note @below {{a pair's is here}}
    %t = tier.alloc pair : !t
    // expected-error @below {{[tier.pair-alloc] expects all of a kernel's tensor memory in pairs or none, got both}}
    // expected-note @below {{fix: write 'pair' on all of them, or on none}}
    %s = tier.alloc : !t
    tier.free %s : !t
    tier.free %t : !t
    gpu.return
  }
}

// -----

!a = memref<128x64xbf16, #tier.space<shared>>
!t = memref<128x256xf32, #tier.space<tensor>>
func.func @one_cta_reserved(%a: !a, %b: !a, %p: i1) {
  // expected-note @below {{it is reserved here}}
  %t = tier.alloc : !t
  // expected-error @below {{[tier.pair-alloc] expects a product of one CTA, as its accumulator is reserved, got the other}}
  // expected-note @below {{fix: write 'pair' on both, or on none}}
  tier.accumulate %a, %b into %t adds %p atom [256, 256, 16] pair : !a, !a, !t
  tier.free %t : !t
  return
}

// -----

!a = memref<128x64xbf16, #tier.space<shared>>
!b = memref<256x64xbf16, #tier.space<shared>>
!t = memref<128x256xf32, #tier.space<tensor>>
func.func @all_columns(%a: !a, %b: !b, %t: !t, %p: i1) {
  // expected-error @below {{[tier.pair-shape] expects half of the rows of the instruction in a and in the accumulator, and half of its columns in b}}
  // expected-note @below {{fix: a [m / 2, k], b [n / 2, k]}}
  tier.accumulate %a, %b into %t adds %p atom [256, 256, 16] pair : !a, !b, !t
  return
}

// -----

func.func @shared_pair() {
  // expected-error @below {{[tier.pair-alloc] expects a tile of tensor memory, got}}
  %t = tier.alloc pair : memref<128x64xbf16, #tier.space<shared>>
  return
}
