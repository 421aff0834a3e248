// RUN: not tier-opt %s --tier-select-instructions --split-input-file 2>&1 | FileCheck %s

// Rows that have other extents, elements or grains, one after the other.
#acc = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xf64, #tier.space<shared>>
!B = memref<32x64xf64, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @no_row(%a: !A, %b: !B, %c: tensor<64x32xf64, #acc>) kernel {
    // CHECK: error: {{.*}}[tier.instruction] expects an instruction of sm_90a that serves the product, got none of
    // CHECK: note: wgmma.m64k16.bf16 multiplies bf16 by bf16 into f32
    // CHECK: note: wgmma.m64k16.f16 multiplies f16 by f16 into f32
    // CHECK: note: wgmma.m64k8.tf32 multiplies 64 x n (a multiple of 8 up to 256) x 8
    // CHECK: note: wgmma.m64k32.e4m3.e4m3 multiplies 64 x n (a multiple of 8 up to 256) x 32
    // CHECK: note: wgmma.m64k32.e4m3.e5m2 multiplies
    // CHECK: note: wgmma.m64k32.e5m2.e4m3 multiplies
    // CHECK: note: wgmma.m64k32.e5m2.e5m2 multiplies
    // CHECK: note: wgmma.m64k32.s8 multiplies 64 x n (a multiple of 16 up to 256) x 32
    // CHECK: note: wgmma.rs.m64k16.bf16 multiplies bf16 by bf16 into f32
    // CHECK: note: wgmma.rs.m64k32.s8 multiplies 64 x n (a multiple of 16 up to 256) x 32
    // CHECK: note: mma.sync.m16n8k16.bf16 is executed by a warp
    // CHECK: note: mma.sync.m16n8k16.f16 is executed by a warp
    // CHECK: note: mma.sync.m16n8k8.tf32 is executed by a warp
    // CHECK: note: mma.sync.m16n8k32.s8 is executed by a warp
    // CHECK: note: fma is executed by a thread
    // CHECK: note: fix: take the extents, the grain and the layouts of a row of the machine
    %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf64, #acc>
    gpu.return
  }
}

// -----

// An instruction of another machine.
#c = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xbf16, #tier.space<shared>>
!B = memref<32x64xbf16, #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "gfx942"} {
  gpu.func @other_machine(%a: !A, %b: !B, %c: tensor<64x32xf32, #c>) kernel {
    // CHECK: error: {{.*}}[tier.instruction] expects an instruction of gfx942 that serves the product, got none of
    %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #c>
    gpu.return
  }
}

// -----

// Operands whose rows no descriptor walks.
#c = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xbf16, #tier.space<shared>>
!B = memref<32x64xbf16, #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @no_swizzle(%a: !A, %b: !B, %c: tensor<64x32xf32, #c>) kernel {
    // CHECK: error: {{.*}}[tier.instruction] expects an instruction of sm_90a that serves the product, got none of
    // CHECK: note: wgmma.m64k16.bf16 of A expects rows of 32, 64 or 128 bytes with their swizzle, got [64:64], [64:1]
    %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #c>
    gpu.return
  }
}

// -----

// Sums that lie as those of another instruction.
#c = #layout.fragment<[64, 32], register = [4:[0, 1], 2:[8, 0], 2:[0, 16]], lane = [4:[0, 4], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xbf16, #layout.compose<<[64:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!B = memref<32x64xbf16, #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @other_fragment(%a: !A, %b: !B, %c: tensor<64x32xf32, #c>) kernel {
    // CHECK: error: {{.*}}[tier.instruction] expects an instruction of sm_90a that serves the product, got none of
    // CHECK: note: wgmma.m64k16.bf16 leaves its sums in another fragment
    %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #c>
    gpu.return
  }
}

// -----

// A in registers, as another instruction holds it.
#c = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#a = #layout.fragment<[64, 64], register = [4:[0, 1], 2:[8, 0], 4:[0, 16]], lane = [4:[0, 4], 8:[1, 0]], warp = [4:[16, 0]]>
!A = tensor<64x64xbf16, #a>
!B = memref<32x64xbf16, #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @other_registers(%a: !A, %b: !B, %c: tensor<64x32xf32, #c>) kernel {
    // CHECK: error: {{.*}}[tier.instruction] expects an instruction of sm_90a that serves the product, got none of
    // CHECK: note: wgmma.m64k16.bf16 reads A from shared memory
    // CHECK: note: wgmma.rs.m64k16.bf16 reads A in another fragment
    %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #c>
    gpu.return
  }
}

// -----

// Rows of residues: A has them as the sums do, or lies nowhere in their order.
#c = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[1, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
#a = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = tensor<64x64xbf16, #a>
!S = memref<64x64xbf16, #layout.compose<<[64:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!B = memref<32x64xbf16, #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @neighbours(%a: !A, %s: !S, %b: !B, %c: tensor<64x32xf32, #c>) kernel {
    // CHECK: error: {{.*}}[tier.instruction] expects an instruction of sm_90a that serves the product, got none of
    // CHECK: note: wgmma.rs.m64k16.bf16 reads A in another fragment
    %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #c>
    gpu.return
  }
}

// -----

#c = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[1, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
!S = memref<64x64xbf16, #layout.compose<<[64:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
!B = memref<32x64xbf16, #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>, #tier.space<shared>>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @in_order(%s: !S, %b: !B, %c: tensor<64x32xf32, #c>) kernel {
    // CHECK: error: {{.*}}[tier.instruction] expects an instruction of sm_90a that serves the product, got none of
    // CHECK: note: wgmma.m64k16.bf16 leaves its sums in another fragment
    %d = tier.mma %s, %b, %c atom [64, 32, 16] on warpgroup : !S, !B, tensor<64x32xf32, #c>
    gpu.return
  }
}
