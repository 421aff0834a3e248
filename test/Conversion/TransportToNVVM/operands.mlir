// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm --split-input-file | FileCheck %s

// Rows of 128 bytes of k: eight rows are 1024 bytes apart, one step of k is 32 bytes.
// Zeros are overwritten: the first product of a tile adds to nothing.
// CHECK-LABEL: llvm.func @k_major
// CHECK-DAG:   llvm.mlir.constant(4611686293305360384 : i64)
// CHECK:       mov.b64 {a0, a1}, $16;{{.*}}mov.b64 {b0, b1}, $17;{{.*}}add.s32 a2, a0, 0;\0Amov.b64 a, {a2, a1};\0Aadd.s32 b2, b0, 0;\0Amov.b64 b, {b2, b1};\0Awgmma.mma_async.sync.aligned.m64n32k16.f32.bf16.bf16
// CHECK-SAME:  a, b, 0, 1, 1, 0, 0;
// CHECK-SAME:  add.s32 a2, a0, 2;\0Amov.b64 a, {a2, a1};\0Aadd.s32 b2, b0, 2;\0Amov.b64 b, {b2, b1};
#acc = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#LA = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LB = #layout.compose<#layout.strided<[32:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!A = memref<64x64xbf16, #LA, #tier.space<shared>>
!B = memref<32x64xbf16, #LB, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @k_major(%c: memref<64x32xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64, 32, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %a = tier.alloc : !A
      %b = tier.alloc : !B
      %zero = arith.constant dense<0.0> : tensor<64x32xf32, #acc>
      %d = tier.mma %a, %b, %zero atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #acc>
      %r = transport.await mma_group pending 0 (%d : tensor<64x32xf32, #acc>) -> tensor<64x32xf32, #acc>
      tier.store %r, %c[%c0, %c0] : tensor<64x32xf32, #acc>, memref<64x32xf32>
      gpu.return
    }
  }
}

// -----

// Of 48 rows the instruction reads 40: the others are there since two CTAs copy 24 each.
// CHECK-LABEL: llvm.func @more_rows
// CHECK:       mov.b64 {a0, a1}, $20;{{.*}}mov.b64 {b0, b1}, $21;{{.*}}add.s32 a2, a0, 0;\0Amov.b64 a, {a2, a1};\0Aadd.s32 b2, b0, 0;\0Amov.b64 b, {b2, b1};\0Awgmma.mma_async.sync.aligned.m64n40k16.f32.bf16.bf16
// CHECK-SAME:  add.s32 a2, a0, 6;\0Amov.b64 a, {a2, a1};\0Aadd.s32 b2, b0, 6;\0Amov.b64 b, {b2, b1};\0Awgmma.mma_async
// CHECK-SAME:  wgmma.commit_group
#acc = #layout.fragment<[64, 40], register = [2:[0, 1], 2:[8, 0], 5:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#LA = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LB = #layout.compose<#layout.strided<[48:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!A = memref<64x64xbf16, #LA, #tier.space<shared>>
!B = memref<48x64xbf16, #LB, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @more_rows(%c: memref<64x40xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64, 40, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %a = tier.alloc : !A
      %b = tier.alloc : !B
      %zero = arith.constant dense<0.0> : tensor<64x40xf32, #acc>
      %d = tier.mma %a, %b, %zero atom [64, 40, 16] on warpgroup : !A, !B, tensor<64x40xf32, #acc>
      %r = transport.await mma_group pending 0 (%d : tensor<64x40xf32, #acc>) -> tensor<64x40xf32, #acc>
      tier.store %r, %c[%c0, %c0] : tensor<64x40xf32, #acc>, memref<64x40xf32>
      gpu.return
    }
  }
}

// -----

// Rows contiguous: 64 of them fill a span, eight steps of k are 1024 bytes; 16 steps of k move on by 2048 bytes.
// CHECK-LABEL: llvm.func @rows_major
// CHECK:       mov.b64 {a0, a1}, $32;{{.*}}mov.b64 {b0, b1}, $33;{{.*}}add.s32 a2, a0, 0;\0Amov.b64 a, {a2, a1};\0Aadd.s32 b2, b0, 0;\0Amov.b64 b, {b2, b1};\0Awgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16
// CHECK-SAME:  a, b, 0, 1, 1, 1, 1;
// CHECK-SAME:  add.s32 a2, a0, 128;\0Amov.b64 a, {a2, a1};\0Aadd.s32 b2, b0, 128;\0Amov.b64 b, {b2, b1};
#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:1], [64:64]>, #layout.swizzle<3, 3, 3>>
!T = memref<64x64xf16, #L, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @rows_major(%c: memref<64x64xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %a = tier.alloc : !T
      %b = tier.alloc : !T
      %zero = arith.constant dense<0.0> : tensor<64x64xf32, #acc>
      %d = tier.mma %a, %b, %zero atom [64, 64, 16] on warpgroup : !T, !T, tensor<64x64xf32, #acc>
      %r = transport.await mma_group pending 0 (%d : tensor<64x64xf32, #acc>) -> tensor<64x64xf32, #acc>
      tier.store %r, %c[%c0, %c0] : tensor<64x64xf32, #acc>, memref<64x64xf32>
      gpu.return
    }
  }
}

// -----

// Bytes: no transposition to name; 64 bytes of k fill a 64-byte span.
// CHECK-LABEL: llvm.func @bytes
// CHECK:       wgmma.mma_async.sync.aligned.m64n8k32.f32.e4m3.e5m2 {$0, $1, $2, $3}, a, b, 0, 1, 1;
#acc = #layout.fragment<[64, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#LA = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<2, 4, 3>>
#LB = #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<2, 4, 3>>
!A = memref<64x64xf8E4M3FN, #LA, #tier.space<shared>>
!B = memref<8x64xf8E5M2, #LB, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @bytes(%c: memref<64x8xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64, 8, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %a = tier.alloc : !A
      %b = tier.alloc : !B
      %zero = arith.constant dense<0.0> : tensor<64x8xf32, #acc>
      %d = tier.mma %a, %b, %zero atom [64, 8, 32] on warpgroup : !A, !B, tensor<64x8xf32, #acc>
      %r = transport.await mma_group pending 0 (%d : tensor<64x8xf32, #acc>) -> tensor<64x8xf32, #acc>
      tier.store %r, %c[%c0, %c0] : tensor<64x8xf32, #acc>, memref<64x8xf32>
      gpu.return
    }
  }
}

// -----

// What is overwritten lies in the registers of a product that nobody uses any more.
// CHECK-LABEL: llvm.func @pieces
// CHECK:       wgmma.mma_async.sync.aligned.m64n8k32
// CHECK:       %[[W:.*]] = llvm.inline_asm has_side_effects {{.*}}"wgmma.wait_group.sync.aligned 0;"
// CHECK-NEXT:  %[[R:.*]] = llvm.extractvalue %[[W]][0]
// CHECK:       wgmma.mma_async.sync.aligned.m64n8k32{{.*}}, a, b, 0, 1, 1;{{.*}} %{{[0-9]+}}, %{{[0-9]+}}, %[[R]], %{{.*}} : (i64, i64, f32, f32, f32, f32)
#acc = #layout.fragment<[64, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#LA = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<2, 4, 3>>
#LB = #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<2, 4, 3>>
!A = memref<64x64xf8E4M3FN, #LA, #tier.space<shared>>
!B = memref<8x64xf8E5M2, #LB, #tier.space<shared>>
!acc = tensor<64x8xf32, #acc>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @pieces(%c: memref<64x8xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64, 16, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %a = tier.alloc : !A
      %b0 = tier.alloc : !B
      %b1 = tier.alloc : !B
      %zero = arith.constant dense<0.0> : !acc
      %d0 = tier.mma %a, %b0, %zero atom [64, 8, 32] on warpgroup : !A, !B, !acc
      %r0 = transport.await mma_group pending 0 (%d0 : !acc) -> !acc
      %s0 = arith.addf %r0, %r0 : !acc
      %d1 = tier.mma %a, %b1, %zero atom [64, 8, 32] on warpgroup : !A, !B, !acc
      %r1 = transport.await mma_group pending 0 (%d1 : !acc) -> !acc
      %s1 = arith.addf %r1, %s0 : !acc
      tier.store %s1, %c[%c0, %c0] : !acc, memref<64x8xf32>
      gpu.return
    }
  }
}
