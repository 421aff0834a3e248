// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | tier-opt --chip=gfx942 --emit=hsaco -o %t.hsaco
// RUN: llvm-objdump -d %t.hsaco | FileCheck %s --check-prefix=ASM

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 2:[0, 16], 2:[16, 0]], lane = [16:[0, 1], 4:[4, 0]], warp = []>
#wide = #layout.fragment<[32, 32], register = [16:[0, 1]], lane = [2:[0, 16], 32:[1, 0]], warp = []>
#L = #layout.compose<#layout.strided<[32:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!t = memref<32x64xbf16, #L, #tier.space<shared>>
!g = memref<?x?xf32, strided<[?, 1]>>

module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    // Operands are four neighbours along k of one row; the swizzle is computed
    // once and steps along k are xor-ed into it.
    // CHECK-LABEL: llvm.func @bf16
    // CHECK-SAME:    tier.shared_bytes = 8192
    // CHECK:         llvm.xor
    // CHECK:         llvm.load %{{.*}} {alignment = 8 : i64} : !llvm.ptr<3> -> vector<4xbf16>
    // CHECK-COUNT-16: rocdl.mfma.f32.16x16x16bf16.1k
    // CHECK-NOT:     rocdl.mfma
    // CHECK:         llvm.return
    // ASM-LABEL:   <bf16>:
    // ASM:           ds_read{{.*}}_b64
    // ASM-COUNT-16:  v_mfma_f32_16x16x16_bf16
    gpu.func @bf16(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 64], atom = [16, 16, 16], grain = warp, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : !t
      %b = tier.alloc : !t
      %zero = arith.constant dense<0.0> : tensor<32x32xf32, #acc>
      %d = tier.mma %a, %b, %zero atom [16, 16, 16] on warp : !t, !t, tensor<32x32xf32, #acc>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #acc>, !g
      gpu.return
    }

    // Another fragment is reached through shared memory, past one barrier.
    // CHECK-LABEL: llvm.func @converts
    // CHECK:         llvm.store %{{.*}} : f32, !llvm.ptr<3>
    // CHECK:         rocdl.s.barrier
    // CHECK:         llvm.load %{{.*}} : !llvm.ptr<3> -> vector<4xf32>
    // CHECK-NOT:     rocdl.s.barrier
    gpu.func @converts(%out: memref<?xf32>, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32, 32], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %t = tier.load %C[%c0, %c0] {inbounds = array<i1: true, true>} : !g to tensor<32x32xf32, #acc>
      %u = layout.convert %t : tensor<32x32xf32, #acc> to tensor<32x32xf32, #wide>
      tier.store %u, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #wide>, !g
      gpu.return
    }
  }
}
