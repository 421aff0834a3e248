// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | tier-opt --chip=gfx942 --emit=hsaco -o %t.hsaco
// RUN: llvm-objdump -d --no-show-raw-insn %t.hsaco | FileCheck %s --check-prefix=ASM

// 8-bit floats without infinities and negative zero, every pair.
#acc32 = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#acc16 = #layout.fragment<[16, 16], register = [4:[1, 0]], lane = [16:[0, 1], 4:[4, 0]], warp = []>
!g = memref<?x?xf32, strided<[?, 1]>>

module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    // ASM-LABEL:   <pair32_fp8_fp8>:
    // ASM:           v_mfma_f32_32x32x16_fp8_fp8
    gpu.func @pair32_fp8_fp8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 16], atom = [32, 32, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x16xf8E4M3FNUZ, #tier.space<shared>>
      %b = tier.alloc : memref<32x16xf8E4M3FNUZ, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 16] on warp : memref<32x16xf8E4M3FNUZ, #tier.space<shared>>, memref<32x16xf8E4M3FNUZ, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // ASM-LABEL:   <pair32_fp8_bf8>:
    // ASM:           v_mfma_f32_32x32x16_fp8_bf8
    gpu.func @pair32_fp8_bf8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 16], atom = [32, 32, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x16xf8E4M3FNUZ, #tier.space<shared>>
      %b = tier.alloc : memref<32x16xf8E5M2FNUZ, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 16] on warp : memref<32x16xf8E4M3FNUZ, #tier.space<shared>>, memref<32x16xf8E5M2FNUZ, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // ASM-LABEL:   <pair32_bf8_fp8>:
    // ASM:           v_mfma_f32_32x32x16_bf8_fp8
    gpu.func @pair32_bf8_fp8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 16], atom = [32, 32, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x16xf8E5M2FNUZ, #tier.space<shared>>
      %b = tier.alloc : memref<32x16xf8E4M3FNUZ, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 16] on warp : memref<32x16xf8E5M2FNUZ, #tier.space<shared>>, memref<32x16xf8E4M3FNUZ, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // ASM-LABEL:   <pair32_bf8_bf8>:
    // ASM:           v_mfma_f32_32x32x16_bf8_bf8
    gpu.func @pair32_bf8_bf8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 16], atom = [32, 32, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x16xf8E5M2FNUZ, #tier.space<shared>>
      %b = tier.alloc : memref<32x16xf8E5M2FNUZ, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 16] on warp : memref<32x16xf8E5M2FNUZ, #tier.space<shared>>, memref<32x16xf8E5M2FNUZ, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // ASM-LABEL:   <pair16_fp8_fp8>:
    // ASM:           v_mfma_f32_16x16x32_fp8_fp8
    gpu.func @pair16_fp8_fp8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 32], atom = [16, 16, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x32xf8E4M3FNUZ, #tier.space<shared>>
      %b = tier.alloc : memref<16x32xf8E4M3FNUZ, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 32] on warp : memref<16x32xf8E4M3FNUZ, #tier.space<shared>>, memref<16x32xf8E4M3FNUZ, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // ASM-LABEL:   <pair16_fp8_bf8>:
    // ASM:           v_mfma_f32_16x16x32_fp8_bf8
    gpu.func @pair16_fp8_bf8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 32], atom = [16, 16, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x32xf8E4M3FNUZ, #tier.space<shared>>
      %b = tier.alloc : memref<16x32xf8E5M2FNUZ, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 32] on warp : memref<16x32xf8E4M3FNUZ, #tier.space<shared>>, memref<16x32xf8E5M2FNUZ, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // ASM-LABEL:   <pair16_bf8_fp8>:
    // ASM:           v_mfma_f32_16x16x32_bf8_fp8
    gpu.func @pair16_bf8_fp8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 32], atom = [16, 16, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x32xf8E5M2FNUZ, #tier.space<shared>>
      %b = tier.alloc : memref<16x32xf8E4M3FNUZ, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 32] on warp : memref<16x32xf8E5M2FNUZ, #tier.space<shared>>, memref<16x32xf8E4M3FNUZ, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // ASM-LABEL:   <pair16_bf8_bf8>:
    // ASM:           v_mfma_f32_16x16x32_bf8_bf8
    gpu.func @pair16_bf8_bf8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 32], atom = [16, 16, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x32xf8E5M2FNUZ, #tier.space<shared>>
      %b = tier.alloc : memref<16x32xf8E5M2FNUZ, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 32] on warp : memref<16x32xf8E5M2FNUZ, #tier.space<shared>>, memref<16x32xf8E5M2FNUZ, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
  }
}
