// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm --split-input-file | FileCheck %s

// Without roles a ring needs no barriers in memory: groups of copies are counted, and a get meets the CTA. Reads out of
// bounds copy nothing and fill with zeros.
// CHECK-LABEL: llvm.func @ring(
// CHECK-NOT:   mbarrier
// CHECK:       cp.async.wait_group 1;
// CHECK:       nvvm.barrier
// CHECK:       nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache = cg, %{{.*}} :
// CHECK:       cp.async.commit_group;
// CHECK:       cp.async.wait_group 0;
// CHECK:       ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];
// CHECK:       ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {$0, $1, $2, $3}, [$4];
// CHECK:       mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$0, $1, $2, $3};
#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 4:[0, 8], 2:[16, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [2:[32, 0], 2:[0, 32]]>
#LA = #layout.compose<#layout.strided<[64:32], [32:1]>, #layout.swizzle<2, 3, 3>>
#LB = #layout.compose<#layout.strided<[64:1], [32:64]>, #layout.swizzle<3, 3, 3>>
!A = memref<64x32xbf16, #LA, #tier.space<shared>>
!B = memref<64x32xbf16, #LB, #tier.space<shared>>
!vA = memref<?x?xbf16, strided<[?, 1]>>
!vB = memref<?x?xbf16, strided<[1, ?]>>
!ch = !transport.channel<!A, !B>
module attributes {tier.chip = "sm_80"} {
  gpu.module @m {
    gpu.func @ring(%x: memref<?xbf16> {tier.align = 16 : i64}, %w: memref<?xbf16> {tier.align = 16 : i64}, %out: memref<64x64xf32>,
                   %M: index, %N: index {tier.multiple = 8 : i64}, %K: index {tier.multiple = 8 : i64})
        kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [16, 8, 16], grain = warp, stages = 3, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %va = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !vA
      %vb = memref.reinterpret_cast %w to offset: [0], sizes: [%N, %K], strides: [1, %N] : memref<?xbf16> to !vB
      %ch = transport.channel stages 3 completion copy_group : !ch
      %zero = arith.constant dense<0.0> : tensor<64x64xf32, #acc>
      %acc = scf.for %k = %c0 to %K step %c32 iter_args(%c = %zero) -> (tensor<64x64xf32, #acc>) {
        transport.await copy_group pending 1
        %a, %b = transport.get %ch : !A, !B
        %next = arith.addi %k, %c64 : index
        %more = arith.cmpi slt, %next, %K : index
        scf.if %more {
          transport.put %ch as (%sa : !A, %sb : !B) {
            transport.copy.group %va[%c0, %next] to %sa : !vA to !A
            transport.copy.group %vb[%c0, %next] to %sb : !vB to !B
          }
        } else {
          transport.await copy_group pending 0
        }
        %d = tier.mma %a, %b, %c atom [16, 8, 16] on warp : !A, !B, tensor<64x64xf32, #acc>
        transport.release %ch pending 0 : !ch
        scf.yield %d : tensor<64x64xf32, #acc>
      }
      tier.store %acc, %out[%c0, %c0] : tensor<64x64xf32, #acc>, memref<64x64xf32>
      gpu.return
    }
  }
}

// -----

// Words of k that do not lie together are loaded plainly, and rounded to the instruction's type. A lane has neighbours in
// k of both operands, since the instruction knows no order of k.
// CHECK-LABEL: llvm.func @plain_words
// CHECK-NOT:     ldmatrix
// CHECK-COUNT-2: llvm.load {{.*}} -> vector<2xf32>
// CHECK-COUNT-4: cvt.rna.tf32.f32 $0, $1;
// CHECK-COUNT-2: llvm.load {{.*}} -> f32
// CHECK-COUNT-2: cvt.rna.tf32.f32 $0, $1;
// CHECK:         mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32
#one = #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#FA = #layout.compose<#layout.strided<[16:8], [8:1]>, #layout.swizzle<1, 2, 3>>
!FA = memref<16x8xf32, #FA, #tier.space<shared>>
!FB = memref<8x8xf32, #layout.strided<[8:1], [8:8]>, #tier.space<shared>>
module attributes {tier.chip = "sm_80"} {
  gpu.module @n {
    gpu.func @plain_words(%out: memref<16x8xf32>) kernel attributes {tier.plan = #tier.plan<tile = [16, 8, 8], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.alloc : !FA
      %b = tier.alloc : !FB
      %zero = arith.constant dense<0.0> : tensor<16x8xf32, #one>
      %d = tier.mma %a, %b, %zero atom [16, 8, 8] on warp tf32 : !FA, !FB, tensor<16x8xf32, #one>
      tier.store %d, %out[%c0, %c0] : tensor<16x8xf32, #one>, memref<16x8xf32>
      gpu.return
    }
  }
}

// -----

// A warp with one atom would wait for each product before it begins the next: steps of k take turns in two sums, which
// are added at the end.
// CHECK-LABEL: llvm.func @one_atom
// CHECK-COUNT-4: mma.sync.aligned.m16n8k16
// CHECK-NOT:     mma.sync
// CHECK-COUNT-4: llvm.fadd
// CHECK-NOT:     llvm.fadd
#one = #layout.fragment<[16, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#L = #layout.compose<#layout.strided<[16:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#R = #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!L = memref<16x64xbf16, #L, #tier.space<shared>>
!R = memref<8x64xbf16, #R, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @one {
    gpu.func @one_atom(%out: memref<16x8xf32>) kernel attributes {tier.plan = #tier.plan<tile = [16, 8, 64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.alloc : !L
      %b = tier.alloc : !R
      %zero = arith.constant dense<0.0> : tensor<16x8xf32, #one>
      %d = tier.mma %a, %b, %zero atom [16, 8, 16] on warp : !L, !R, tensor<16x8xf32, #one>
      tier.store %d, %out[%c0, %c0] : tensor<16x8xf32, #one>, memref<16x8xf32>
      gpu.return
    }
  }
}

// -----

// Three warps have equal parts of 48 rows, of 8 rows they have none: one copies those.
// CHECK-LABEL: llvm.func @one_copies
// CHECK-COUNT-4: nvvm.cp.async.shared.global
// CHECK:         llvm.icmp "eq"
// CHECK:         llvm.cond_br
// CHECK-COUNT-2: nvvm.cp.async.shared.global
// CHECK-NOT:     nvvm.cp.async
// CHECK:         cp.async.commit_group;
#L = #layout.compose<#layout.strided<[48:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#R = #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!L = memref<48x64xbf16, #L, #tier.space<shared>>
!R = memref<8x64xbf16, #R, #tier.space<shared>>
!view = memref<?x?xbf16, strided<[?, 1]>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @three {
    gpu.func @one_copies(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %K: index {tier.multiple = 8 : i64})
        kernel attributes {tier.plan = #tier.plan<tile = [48, 8, 64], warps = [3]>} {
      %c0 = arith.constant 0 : index
      %v = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %l = tier.alloc : !L
      %r = tier.alloc : !R
      transport.copy.group %v[%c0, %c0] to %l : !view to !L
      transport.copy.group %v[%c0, %c0] to %r : !view to !R
      transport.commit copy_group
      transport.await copy_group pending 0
      gpu.return
    }
  }
}
