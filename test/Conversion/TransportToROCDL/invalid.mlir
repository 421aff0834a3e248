// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl --split-input-file --verify-diagnostics

#t = #layout.fragment<[64], register = [], lane = [64:[1]], warp = []>
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @no_doubles(%x: memref<?xf64>, %N: index) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
      %t = tier.load %X[%c0] : memref<?xf64, strided<[1]>> to tensor<64xf64, #t>
      // expected-error @below {{[tier.math-f64] expects an f64 function that 'gfx942' has, got 'math.exp'}}
      // expected-note @below {{fix: compute it in f32, or compile for 'cpu'}}
      %u = math.exp %t : tensor<64xf64, #t>
      tier.store %u, %X[%c0] : tensor<64xf64, #t>, memref<?xf64, strided<[1]>>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[16, 16], register = [4:[1, 0]], lane = [16:[0, 1], 4:[4, 0]], warp = []>
!t = memref<16x32xbf16, #tier.space<shared>>
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @no_such_instruction() kernel {
      %a = tier.alloc : !t
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc>
      // expected-error @below {{[tier.mma-atom] expects an instruction of 'gfx942', got [16, 16, 32] on}}
      %d = tier.mma %a, %a, %zero atom [16, 16, 32] on warp : !t, !t, tensor<16x16xf32, #acc>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[16, 16], register = [4:[0, 1]], lane = [16:[1, 0], 4:[0, 4]], warp = []>
!t = memref<16x16xbf16, #tier.space<shared>>
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @another_accumulator() kernel {
      %a = tier.alloc : !t
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc>
      // expected-error @below {{[tier.mma-fragment] expects the accumulator of the instruction, got #layout.fragment<}}
      %d = tier.mma %a, %a, %zero atom [16, 16, 16] on warp : !t, !t, tensor<16x16xf32, #acc>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 8], register = [8:[0, 1]], lane = [64:[1, 0]], warp = []>
!a = memref<64x16xbf16, #tier.space<shared>>
!b = memref<8x16xbf16, #tier.space<shared>>
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @no_warpgroups() kernel {
      %a = tier.alloc : !a
      %b = tier.alloc : !b
      %zero = arith.constant dense<0.0> : tensor<64x8xf32, #acc>
      // expected-error @below {{[tier.mma-grain] expects a grain that 'gfx942' executes, got 'warpgroup'}}
      %d = tier.mma %a, %b, %zero atom [64, 8, 16] on warpgroup : !a, !b, tensor<64x8xf32, #acc>
      gpu.return
    }
  }
}

// -----

#s = #layout.fragment<[3], register = [], lane = [3:[1]], warp = []>
#r = #layout.fragment<[], register = [], lane = [3:[]], warp = []>
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @three_lanes(%x: f32) kernel {
      %t = tier.splat %x : f32 to tensor<3xf32, #s>
      // expected-error @below {{[tier.reduce-lanes] expects lane digits of powers of two along the axis, got 3 after 1}}
      %u = tier.reduce addf %t axis 0 : tensor<3xf32, #s> to tensor<f32, #r>
      gpu.return
    }
  }
}

// -----

!big = memref<256x128xf32, #tier.space<shared>>
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    // expected-error @below {{[tier.shared-bytes] expects at most 65536 bytes of shared memory, got 131072}}
    // expected-note @below {{fix: take fewer stages or smaller tiles}}
    gpu.func @too_large() kernel {
      %a = tier.alloc : !big
      gpu.return
    }
  }
}

// -----

module attributes {gpu.container_module, tier.chip = "cpu"} {
  // expected-error @below {{[toolchain.chip] expects a CDNA machine, got 'cpu'}}
  gpu.module @m {
  }
}

// -----

!t = memref<64x32xbf16, #layout.compose<<[64:32], [32:1]>, <2, 3, 4>>, #tier.space<shared>>
!g = memref<?x?xbf16, strided<[?, 1]>>
module attributes {gpu.container_module, tier.chip = "gfx950"} {
  gpu.module @m {
    gpu.func @lanes_of_two_bytes(%x: memref<?xbf16>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], grain = warp, stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xbf16> to !g
      %a = tier.alloc : !t
      // expected-error @below {{[async.width] expects lanes that write 4 or 16 bytes side by side, got elements whose alignment or layout does not prove it}}
      // expected-note @below {{fix: complete the channel by threads}}
      transport.copy.group %X[%c0, %c0] to %a : !g to !t
      gpu.return
    }
  }
}

// -----

// These numbers mean others on this machine: a product of them is refused.
#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
!t = memref<32x16xf8E4M3FN, #tier.space<shared>>
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @other_bias() kernel {
      %a = tier.alloc : !t
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc>
      // expected-error @below {{[tier.mma-atom] expects an instruction of 'gfx942', got [32, 32, 16] on}}
      %d = tier.mma %a, %a, %zero atom [32, 32, 16] on warp : !t, !t, tensor<32x32xf32, #acc>
      gpu.return
    }
  }
}
