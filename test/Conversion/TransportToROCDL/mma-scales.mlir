// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | tier-opt --chip=gfx950 --emit=hsaco -o %t.hsaco
// RUN: llvm-objdump -d --no-show-raw-insn %t.hsaco | FileCheck %s --check-prefix=ASM

// Products whose rows have a power of two for each 32 of k: a lane holds that of its row and of the block of its
// number, in the first byte of a register. Two numbers of f4 in a byte take four registers instead of eight.
#acc32 = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#acc16 = #layout.fragment<[16, 16], register = [4:[1, 0]], lane = [16:[0, 1], 4:[4, 0]], warp = []>
#s32 = #layout.fragment<[32, 2], register = [], lane = [32:[1, 0], 2:[0, 1]], warp = []>
#s32k = #layout.fragment<[32, 4], register = [2:[0, 2]], lane = [32:[1, 0], 2:[0, 1]], warp = []>
#s16 = #layout.fragment<[16, 4], register = [], lane = [16:[1, 0], 4:[0, 1]], warp = []>
!g = memref<?x?xf32, strided<[?, 1]>>
!s = memref<?x?xf8E8M0FNU, strided<[?, 1]>>

module attributes {gpu.container_module, tier.chip = "gfx950"} {
  gpu.module @m {
    // CHECK-LABEL: llvm.func @mx32_00(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx32_00>:
    // ASM-COUNT-1:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0]{{ *(//.*)?$}}
    gpu.func @mx32_00(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 64] on warp : memref<32x64xf8E4M3FN, #tier.space<shared>>, memref<32x64xf8E4M3FN, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x2xf8E8M0FNU, #s32>, tensor<32x2xf8E8M0FNU, #s32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mx32_01(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx32_01>:
    // ASM-COUNT-1:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0] blgp:1{{ *(//.*)?$}}
    gpu.func @mx32_01(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 64] on warp : memref<32x64xf8E4M3FN, #tier.space<shared>>, memref<32x64xf8E5M2, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x2xf8E8M0FNU, #s32>, tensor<32x2xf8E8M0FNU, #s32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mx32_10(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx32_10>:
    // ASM-COUNT-1:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:1{{ *(//.*)?$}}
    gpu.func @mx32_10(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E4M3FN, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 64] on warp : memref<32x64xf8E5M2, #tier.space<shared>>, memref<32x64xf8E4M3FN, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x2xf8E8M0FNU, #s32>, tensor<32x2xf8E8M0FNU, #s32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mx32_11(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx32_11>:
    // ASM-COUNT-1:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:1 blgp:1{{ *(//.*)?$}}
    gpu.func @mx32_11(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<32x64xf8E5M2, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 64] on warp : memref<32x64xf8E5M2, #tier.space<shared>>, memref<32x64xf8E5M2, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x2xf8E8M0FNU, #s32>, tensor<32x2xf8E8M0FNU, #s32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mxf4_32(
    // CHECK-COUNT-2: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<4xi32>, vector<4xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mxf4_32>:
    // ASM-COUNT-1:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:4 blgp:4{{ *(//.*)?$}}
    gpu.func @mxf4_32(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 32], atom = [32, 32, 32], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x32xi8, #tier.space<shared>>
      %b = tier.alloc : memref<32x32xi8, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x2xf8E8M0FNU, #s32>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 32] on warp f4 : memref<32x32xi8, #tier.space<shared>>, memref<32x32xi8, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x2xf8E8M0FNU, #s32>, tensor<32x2xf8E8M0FNU, #s32>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mx16_00(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx16_00>:
    // ASM-COUNT-1:   v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel_hi:[0,0,0]{{ *(//.*)?$}}
    gpu.func @mx16_00(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [16, 16, 128] on warp : memref<16x128xf8E4M3FN, #tier.space<shared>>, memref<16x128xf8E4M3FN, #tier.space<shared>>, tensor<16x16xf32, #acc16>, tensor<16x4xf8E8M0FNU, #s16>, tensor<16x4xf8E8M0FNU, #s16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mx16_01(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx16_01>:
    // ASM-COUNT-1:   v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel_hi:[0,0,0] blgp:1{{ *(//.*)?$}}
    gpu.func @mx16_01(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [16, 16, 128] on warp : memref<16x128xf8E4M3FN, #tier.space<shared>>, memref<16x128xf8E5M2, #tier.space<shared>>, tensor<16x16xf32, #acc16>, tensor<16x4xf8E8M0FNU, #s16>, tensor<16x4xf8E8M0FNU, #s16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mx16_10(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx16_10>:
    // ASM-COUNT-1:   v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:1{{ *(//.*)?$}}
    gpu.func @mx16_10(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E4M3FN, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [16, 16, 128] on warp : memref<16x128xf8E5M2, #tier.space<shared>>, memref<16x128xf8E4M3FN, #tier.space<shared>>, tensor<16x16xf32, #acc16>, tensor<16x4xf8E8M0FNU, #s16>, tensor<16x4xf8E8M0FNU, #s16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mx16_11(
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx16_11>:
    // ASM-COUNT-1:   v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:1 blgp:1{{ *(//.*)?$}}
    gpu.func @mx16_11(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 128], atom = [16, 16, 128], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %b = tier.alloc : memref<16x128xf8E5M2, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [16, 16, 128] on warp : memref<16x128xf8E5M2, #tier.space<shared>>, memref<16x128xf8E5M2, #tier.space<shared>>, tensor<16x16xf32, #acc16>, tensor<16x4xf8E8M0FNU, #s16>, tensor<16x4xf8E8M0FNU, #s16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mxf4_16(
    // CHECK-COUNT-2: llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-1: rocdl.mfma.scale.f32.16x16x128.f8f6f4 %{{.*}} : (vector<4xi32>, vector<4xi32>, vector<4xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mxf4_16>:
    // ASM-COUNT-1:   v_mfma_scale_f32_16x16x128_f8f6f4 {{.*}} op_sel_hi:[0,0,0] cbsz:4 blgp:4{{ *(//.*)?$}}
    gpu.func @mxf4_16(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16, 64], atom = [16, 16, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<16x64xi8, #tier.space<shared>>
      %b = tier.alloc : memref<16x64xi8, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<16x4xf8E8M0FNU, #s16>
      %zero = arith.constant dense<0.0> : tensor<16x16xf32, #acc16>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [16, 16, 64] on warp f4 : memref<16x64xi8, #tier.space<shared>>, memref<16x64xi8, #tier.space<shared>>, tensor<16x16xf32, #acc16>, tensor<16x4xf8E8M0FNU, #s16>, tensor<16x4xf8E8M0FNU, #s16>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<16x16xf32, #acc16>, !g
      gpu.return
    }
    // CHECK-LABEL: llvm.func @mx32_deep(
    // CHECK:         llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<16xi8>
    // CHECK-COUNT-2: rocdl.mfma.scale.f32.32x32x64.f8f6f4 %{{.*}} : (vector<8xi32>, vector<8xi32>, vector<16xf32>, i32, i32, i32, i32, i32, i32)
    // CHECK-NOT:     rocdl.mfma
    // ASM-LABEL:   <mx32_deep>:
    // ASM-COUNT-2:   v_mfma_scale_f32_32x32x64_f8f6f4 {{.*}} op_sel_hi:[0,0,0]{{ *(//.*)?$}}
    gpu.func @mx32_deep(%out: memref<?xf32>, %scales: memref<?xf8E8M0FNU>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 128], atom = [32, 32, 64], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %S = memref.reinterpret_cast %scales to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf8E8M0FNU> to !s
      %a = tier.alloc : memref<32x128xf8E4M3FN, #tier.space<shared>>
      %b = tier.alloc : memref<32x128xf8E4M3FN, #tier.space<shared>>
      %sa = tier.load %S[%c0, %c0] : !s to tensor<32x4xf8E8M0FNU, #s32k>
      %sb = tier.load %S[%c0, %c0] : !s to tensor<32x4xf8E8M0FNU, #s32k>
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc32>
      %d = tier.mma %a, %b, %zero scales %sa, %sb atom [32, 32, 64] on warp : memref<32x128xf8E4M3FN, #tier.space<shared>>, memref<32x128xf8E4M3FN, #tier.space<shared>>, tensor<32x32xf32, #acc32>, tensor<32x4xf8E8M0FNU, #s32k>, tensor<32x4xf8E8M0FNU, #s32k>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc32>, !g
      gpu.return
    }
  }
}
