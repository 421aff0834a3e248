// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | tier-opt --chip=gfx950 --emit=hsaco -o %t.hsaco
// RUN: llvm-objdump -d --no-show-raw-insn %t.hsaco | FileCheck %s --check-prefix=ASM

// 8-bit floats of OCP at double rate: a lane holds two runs of 16 bytes, and the
// instruction names the types of A (cbsz) and of B (blgp). Without scales.
#acc32 = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#acc16 = #layout.fragment<[16, 16], register = [4:[1, 0]], lane = [16:[0, 1], 4:[4, 0]], warp = []>
!g = memref<?x?xf32, strided<[?, 1]>>

module attributes {gpu.container_module, tier.chip = "gfx950"} {
  gpu.module @m {
    // CHECK-LABEL: llvm.func @deep32_00(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-NOT:     llvm.load
    // CHECK:         rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // ASM-LABEL:   <deep32_00>:
    // ASM-COUNT-4:   ds_read_b128
    // ASM:           v_mfma_f32_32x32x64_f8f6f4 {{.*}}{{[]0]}}{{ *(//.*)?$}}
    gpu.func @deep32_00(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 64] on warp : memref<32x64xf8E4M3FN, #tier.space<shared>>, memref<32x64xf8E4M3FN, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @deep32_01(
    // CHECK:         rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // ASM-LABEL:   <deep32_01>:
    // ASM-COUNT-4:   ds_read_b128
    // ASM:           v_mfma_f32_32x32x64_f8f6f4 {{.*}} blgp:1{{ *(//.*)?$}}
    gpu.func @deep32_01(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 64] on warp : memref<32x64xf8E4M3FN, #tier.space<shared>>, memref<32x64xf8E5M2, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @deep32_10(
    // CHECK:         rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // ASM-LABEL:   <deep32_10>:
    // ASM-COUNT-4:   ds_read_b128
    // ASM:           v_mfma_f32_32x32x64_f8f6f4 {{.*}} cbsz:1{{ *(//.*)?$}}
    gpu.func @deep32_10(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 64] on warp : memref<32x64xf8E5M2, #tier.space<shared>>, memref<32x64xf8E4M3FN, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @deep32_11(
    // CHECK:         rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // ASM-LABEL:   <deep32_11>:
    // ASM-COUNT-4:   ds_read_b128
    // ASM:           v_mfma_f32_32x32x64_f8f6f4 {{.*}} cbsz:1 blgp:1{{ *(//.*)?$}}
    gpu.func @deep32_11(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 64] on warp : memref<32x64xf8E5M2, #tier.space<shared>>, memref<32x64xf8E5M2, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @deep16_00(
    // CHECK:         rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // ASM-LABEL:   <deep16_00>:
    // ASM-COUNT-4:   ds_read_b128
    // ASM:           v_mfma_f32_16x16x128_f8f6f4 {{.*}}{{[]0]}}{{ *(//.*)?$}}
    gpu.func @deep16_00(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 128] on warp : memref<16x128xf8E4M3FN, #tier.space<shared>>, memref<16x128xf8E4M3FN, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @deep16_01(
    // CHECK:         rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // ASM-LABEL:   <deep16_01>:
    // ASM-COUNT-4:   ds_read_b128
    // ASM:           v_mfma_f32_16x16x128_f8f6f4 {{.*}} blgp:1{{ *(//.*)?$}}
    gpu.func @deep16_01(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 128] on warp : memref<16x128xf8E4M3FN, #tier.space<shared>>, memref<16x128xf8E5M2, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @deep16_10(
    // CHECK:         rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // ASM-LABEL:   <deep16_10>:
    // ASM-COUNT-4:   ds_read_b128
    // ASM:           v_mfma_f32_16x16x128_f8f6f4 {{.*}} cbsz:1{{ *(//.*)?$}}
    gpu.func @deep16_10(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 128] on warp : memref<16x128xf8E5M2, #tier.space<shared>>, memref<16x128xf8E4M3FN, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @deep16_11(
    // CHECK:         rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // ASM-LABEL:   <deep16_11>:
    // ASM-COUNT-4:   ds_read_b128
    // ASM:           v_mfma_f32_16x16x128_f8f6f4 {{.*}} cbsz:1 blgp:1{{ *(//.*)?$}}
    gpu.func @deep16_11(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 128] on warp : memref<16x128xf8E5M2, #tier.space<shared>>, memref<16x128xf8E5M2, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // ASM-LABEL:   <single32_fp8_fp8>:
    // ASM:           v_mfma_f32_32x32x16_fp8_fp8
    gpu.func @single32_fp8_fp8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 16], atom = [32, 32, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x16xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<32x16xf8E4M3FN, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 16] on warp : memref<32x16xf8E4M3FN, #tier.space<shared>>, memref<32x16xf8E4M3FN, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // ASM-LABEL:   <single32_fp8_bf8>:
    // ASM:           v_mfma_f32_32x32x16_fp8_bf8
    gpu.func @single32_fp8_bf8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 16], atom = [32, 32, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x16xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<32x16xf8E5M2, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 16] on warp : memref<32x16xf8E4M3FN, #tier.space<shared>>, memref<32x16xf8E5M2, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // ASM-LABEL:   <single32_bf8_fp8>:
    // ASM:           v_mfma_f32_32x32x16_bf8_fp8
    gpu.func @single32_bf8_fp8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 16], atom = [32, 32, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x16xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<32x16xf8E4M3FN, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 16] on warp : memref<32x16xf8E5M2, #tier.space<shared>>, memref<32x16xf8E4M3FN, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // ASM-LABEL:   <single32_bf8_bf8>:
    // ASM:           v_mfma_f32_32x32x16_bf8_bf8
    gpu.func @single32_bf8_bf8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 16], atom = [32, 32, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<32x16xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<32x16xf8E5M2, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero atom [32, 32, 16] on warp : memref<32x16xf8E5M2, #tier.space<shared>>, memref<32x16xf8E5M2, #tier.space<shared>>, tensor<32x32xf32, #acc32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // ASM-LABEL:   <single16_fp8_fp8>:
    // ASM:           v_mfma_f32_16x16x32_fp8_fp8
    gpu.func @single16_fp8_fp8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 32], atom = [16, 16, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x32xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<16x32xf8E4M3FN, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 32] on warp : memref<16x32xf8E4M3FN, #tier.space<shared>>, memref<16x32xf8E4M3FN, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // ASM-LABEL:   <single16_fp8_bf8>:
    // ASM:           v_mfma_f32_16x16x32_fp8_bf8
    gpu.func @single16_fp8_bf8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 32], atom = [16, 16, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x32xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<16x32xf8E5M2, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 32] on warp : memref<16x32xf8E4M3FN, #tier.space<shared>>, memref<16x32xf8E5M2, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // ASM-LABEL:   <single16_bf8_fp8>:
    // ASM:           v_mfma_f32_16x16x32_bf8_fp8
    gpu.func @single16_bf8_fp8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 32], atom = [16, 16, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x32xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<16x32xf8E4M3FN, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 32] on warp : memref<16x32xf8E5M2, #tier.space<shared>>, memref<16x32xf8E4M3FN, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // ASM-LABEL:   <single16_bf8_bf8>:
    // ASM:           v_mfma_f32_16x16x32_bf8_bf8
    gpu.func @single16_bf8_bf8(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 32], atom = [16, 16, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : memref<16x32xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<16x32xf8E5M2, #tier.space<shared>>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero atom [16, 16, 32] on warp : memref<16x32xf8E5M2, #tier.space<shared>>, memref<16x32xf8E5M2, #tier.space<shared>>, tensor<16x16xf32, #acc16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
  }
}
