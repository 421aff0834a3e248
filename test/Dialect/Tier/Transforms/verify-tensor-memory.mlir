// RUN: tier-opt %s --tier-verify-tensor-memory --split-input-file --verify-diagnostics

!t = memref<128x256xf32, #tier.space<tensor>>
#row = #layout.fragment<[128, 256], register = [256:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>

// Reserved, read and freed in every iteration; a tile that was freed makes room for another.
gpu.module @m {
  gpu.func @lives_are_closed(%n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %a = tier.alloc : !t
      %b = tier.alloc : !t
      %x = tier.load %a[%c0, %c0] : !t to tensor<128x256xf32, #row>
      tier.free %a : !t
      %c = tier.alloc : !t
      tier.free %b : !t
      tier.free %c : !t
    }
    gpu.return
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
#row = #layout.fragment<[128, 256], register = [256:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
gpu.module @m {
  gpu.func @read_after_free() kernel {
    %c0 = arith.constant 0 : index
    %a = tier.alloc : !t
    // expected-note @below {{it is freed here}}
    tier.free %a : !t
    // expected-error @below {{[tier.tensor-use-after-free] expects a tile that is alive, got one that may have been freed}}
    // expected-note @below {{fix: free it after its last use}}
    %x = tier.load %a[%c0, %c0] : !t to tensor<128x256xf32, #row>
    gpu.return
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @free_in_every_iteration(%n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %a = tier.alloc : !t
    scf.for %i = %c0 to %n step %c1 {
      // expected-error @below {{[tier.tensor-use-after-free] expects a tile that is alive, got one that may have been freed}}
      // expected-note @below {{it is freed here}}
      // expected-note @below {{fix: free it after its last use}}
      tier.free %a : !t
    }
    gpu.return
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @freed_on_one_path(%c: i1) kernel {
    // expected-error @below {{[tier.tensor-leak] expects a tile of tensor memory that is freed on every path, got one that may stay}}
    // expected-note @below {{fix: tier.free after its last use}}
    %a = tier.alloc : !t
    scf.if %c {
      tier.free %a : !t
    }
    gpu.return
  }
}

// -----

// Both branches free it: that is every path.
!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @freed_on_both_paths(%c: i1) kernel {
    %a = tier.alloc : !t
    scf.if %c {
      tier.free %a : !t
    } else {
      tier.free %a : !t
    }
    gpu.return
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @never_freed() kernel {
    // expected-error @below {{[tier.tensor-leak] expects a tile of tensor memory that is freed on every path, got one that may stay}}
    // expected-note @below {{fix: tier.free after its last use}}
    %a = tier.alloc : !t
    gpu.return
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @reserves_later(%n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      // expected-error @below {{[tier.tensor-relinquished] expects the right to reserve tensor memory, got none after 'tier.relinquish'}}
      // expected-note @below {{fix: reserve every tile before}}
      %a = tier.alloc : !t
      tier.free %a : !t
      // expected-note @below {{it is given up here}}
      tier.relinquish
    }
    gpu.return
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
gpu.module @m {
  gpu.func @three_tiles_at_once() kernel {
    %a = tier.alloc : !t
    %b = tier.alloc : !t
    // expected-error @below {{[tier.tensor-capacity] expects at most 512 columns alive at one time, got 768}}
    // expected-note @below {{fix: take narrower tiles, or free one before}}
    %c = tier.alloc : !t
    tier.free %a : !t
    tier.free %b : !t
    tier.free %c : !t
    gpu.return
  }
}
