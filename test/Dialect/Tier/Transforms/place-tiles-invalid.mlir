// RUN: tier-opt %s --tier-place-tiles --split-input-file --verify-diagnostics

!t = memref<128x256xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @three_at_once() kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], warps = [4, 4, 8]>} {
      // expected-error @below {{[tier.tensor-capacity] expects at most 512 columns of tensor memory, got 1024}}
      // expected-note @below {{fix: take narrower tiles, or fewer that live at one time}}
      %a = tier.alloc : !t
      %b = tier.alloc : !t
      %c = tier.alloc : !t
      tier.free %a : !t
      tier.free %b : !t
      tier.free %c : !t
      gpu.return
    }
  }
}

// -----

!t = memref<128x256xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @no_tensor_memory() kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], warps = [4, 8]>} {
      // expected-error @below {{[tier.tensor-capacity] expects a machine with tensor memory, got sm_90a}}
      // expected-note @below {{fix: take narrower tiles, or fewer that live at one time}}
      %a = tier.alloc : !t
      tier.free %a : !t
      gpu.return
    }
  }
}
