// RUN: not tier-opt %s --tier-select-instructions 2>&1 | FileCheck %s

// Lanes that hold the scales of other rows than the instruction reads.
#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#s = #layout.fragment<[32, 2], register = [], lane = [2:[0, 1], 32:[1, 0]], warp = []>
!a = memref<32x64xf8E4M3FN, #tier.space<shared>>

module attributes {gpu.container_module, tier.chip = "gfx950"} {
  gpu.module @m {
    gpu.func @lanes(%c: tensor<32x32xf32, #acc>, %s: tensor<32x2xf8E8M0FNU, #s>) kernel {
      %a = tier.alloc : !a
      // CHECK: [tier.instruction] expects an instruction of gfx950 that serves the product
      // CHECK: mfma.scale.f32.32x32x64.f8f6f4.e4m3.e4m3 reads scales in another fragment
      %d = tier.mma %a, %a, %c scales %s, %s atom [32, 32, 64] on warp : !a, !a, tensor<32x32xf32, #acc>, tensor<32x2xf8E8M0FNU, #s>, tensor<32x2xf8E8M0FNU, #s>
      gpu.return
    }
  }
}
