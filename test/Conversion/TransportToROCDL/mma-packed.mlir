// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | tier-opt --chip=gfx950 --emit=hsaco -o %t.hsaco
// RUN: llvm-objdump -d --no-show-raw-insn %t.hsaco | FileCheck %s --check-prefix=ASM

// Operands of 4 and 6 bits in bytes without gaps: a lane holds 32 numbers side by side, in 4 or 6 registers.
#acc32 = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#acc16 = #layout.fragment<[16, 16], register = [4:[1, 0]], lane = [16:[0, 1], 4:[4, 0]], warp = []>
#s32 = #layout.fragment<[32, 2], register = [], lane = [32:[1, 0], 2:[0, 1]], warp = []>
#s16 = #layout.fragment<[16, 4], register = [], lane = [16:[1, 0], 4:[0, 1]], warp = []>
!g = memref<?x?xf32, strided<[?, 1]>>
!s = memref<?x?xf8E8M0FNU, strided<[?, 1]>>

module attributes {gpu.container_module, tier.chip = "gfx950"} {
  gpu.module @m {
    // CHECK-LABEL: llvm.func @mixed32_04(
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mixed32_04>:
    // ASM-COUNT-1:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0] blgp:4{{ *(//.*)?$}}
    gpu.func @mixed32_04(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<32x32xi8, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 64] on warp {formats = [f8E4M3FN, f4E2M1FN]} : memref<32x64xf8E4M3FN, #tier.space<shared>>, memref<32x32xi8, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x2xf8E8M0FNU, #s32>, tensor<32x2xf8E8M0FNU, #s32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mixed16_04(
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mixed16_04>:
    // ASM-COUNT-1:   v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel_hi:[0,0,0] blgp:4{{ *(//.*)?$}}
    gpu.func @mixed16_04(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<16x64xi8, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [16, 16, 128] on warp {formats = [f8E4M3FN, f4E2M1FN]} : memref<16x128xf8E4M3FN, #tier.space<shared>>, memref<16x64xi8, #tier.space<shared>>, tensor<16x16xf32, #acc16>, tensor<16x4xf8E8M0FNU, #s16>, tensor<16x4xf8E8M0FNU, #s16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mixed32_32(
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<6xi32>, vector<6xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mixed32_32>:
    // ASM-COUNT-1:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:3 blgp:2{{ *(//.*)?$}}
    gpu.func @mixed32_32(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x48xi8, #tier.space<shared>>
      %b = tier.alloc : memref<32x48xi8, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 64] on warp {formats = [f6E3M2FN, f6E2M3FN]} : memref<32x48xi8, #tier.space<shared>>, memref<32x48xi8, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x2xf8E8M0FNU, #s32>, tensor<32x2xf8E8M0FNU, #s32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mixed16_32(
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<6xi32>, vector<6xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mixed16_32>:
    // ASM-COUNT-1:   v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:3 blgp:2{{ *(//.*)?$}}
    gpu.func @mixed16_32(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<16x96xi8, #tier.space<shared>>
      %b = tier.alloc : memref<16x96xi8, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [16, 16, 128] on warp {formats = [f6E3M2FN, f6E2M3FN]} : memref<16x96xi8, #tier.space<shared>>, memref<16x96xi8, #tier.space<shared>>, tensor<16x16xf32, #acc16>, tensor<16x4xf8E8M0FNU, #s16>, tensor<16x4xf8E8M0FNU, #s16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mixed32_41(
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<4xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mixed32_41>:
    // ASM-COUNT-1:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:4 blgp:1{{ *(//.*)?$}}
    gpu.func @mixed32_41(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x32xi8, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 64] on warp {formats = [f4E2M1FN, f8E5M2]} : memref<32x32xi8, #tier.space<shared>>, memref<32x64xf8E5M2, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x2xf8E8M0FNU, #s32>, tensor<32x2xf8E8M0FNU, #s32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mixed16_41(
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<4xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mixed16_41>:
    // ASM-COUNT-1:   v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:4 blgp:1{{ *(//.*)?$}}
    gpu.func @mixed16_41(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<16x64xi8, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [16, 16, 128] on warp {formats = [f4E2M1FN, f8E5M2]} : memref<16x64xi8, #tier.space<shared>>, memref<16x128xf8E5M2, #tier.space<shared>>, tensor<16x16xf32, #acc16>, tensor<16x4xf8E8M0FNU, #s16>, tensor<16x4xf8E8M0FNU, #s16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
  }
}
