// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file --remarks-filter=convert-linalg-to-tier -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_100a --split-input-file --remarks-filter=convert-linalg-to-tier -o /dev/null 2>&1 | FileCheck %s --check-prefix=TENSOR

#a = affine_map<(m, n, k) -> (m, k)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>

// Of an operand with many more rows each residue of their numbers has a map of its own; whoever multiplies shifts its rows. The other operand is copied.
// An instruction that reads A from tensor memory or shared memory alone cannot.
// REMARK:      Realigned {{.*}}[tensormap.stride-16] expects {{.*}} repair: 8 maps, each of every row in 8, for many rows; whoever multiplies shifts them
// REMARK:      Realigned {{.*}}repair: copied once to rows of whole 16 bytes
// REMARK:      Planned {{.*}}they shift rows of A in registers, which 8 maps bring, one for each remainder of their numbers
// TENSOR-NOT:  8 maps
// CHECK:       #[[A:fragment[0-9]*]] = #layout.fragment<[128, 64], register = [2:[0, 1], 2:[1, 0], 2:[0, 8], 4:[0, 16]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0], 2:[64, 0]]>
// CHECK:       #[[PIECE:fragment[0-9]*]] = #layout.fragment<[128, 32], register = [2:[0, 1], 2:[1, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0], 2:[64, 0]]>
// CHECK:       #[[SUMS:fragment[0-9]*]] = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[1, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0], 2:[64, 0]]>
// Long sums have tiles of 208 columns, whose last piece has columns of the one before it too.
// CHECK:       gpu.func @odd_0_2(
// CHECK:           tier.alloc : memref<208x64xbf16
// CHECK:           tier.mma {{.*}} atom [64, 208, 16] on warpgroup
// CHECK:         tier.store {{.*}} {tier.lines = array<i64: 160, 208>}
// CHECK:         tier.store {{.*}} {tier.lines = array<i64: 176, 208>}
// CHECK:       gpu.func @odd_0_3(
// CHECK-COUNT-8: memref.reinterpret_cast %arg0
// CHECK:         scf.for
// CHECK-COUNT-8:   tier.alloc : memref<16x72xbf16, #tier.space<shared>>
// CHECK:           tier.alloc : memref<256x64xbf16
// CHECK:           %[[ROW:.*]] = arith.divui %{{.*}}, %c8
// CHECK-COUNT-8:   tier.copy %{{.*}}[%[[ROW]], %{{.*}}] to %{{.*}} to memref<16x72xbf16, #tier.space<shared>>
// CHECK:           tier.copy
// CHECK:           %[[IN:.*]] = tier.realign %{{.*}} from %c0 step %{{.*}} : memref<16x72xbf16, #tier.space<shared>> to tensor<128x64xbf16, #[[A]]>
// CHECK:           tier.mma %[[IN]], %{{.*}} atom [64, 256, 16] on warpgroup : tensor<128x64xbf16, #[[A]]>
// CHECK:         tier.store {{.*}} {tier.lines = array<i64: 0, 256>} : tensor<128x32xbf16, #[[PIECE]]>
// CHECK-LABEL: func.func @odd(
// CHECK:         %[[W:.*]] = tier.workspace
// CHECK:         gpu.launch_func @odd_0_2::@odd_0_2 {{.*}} args(%arg0 : memref<?xbf16>, %[[W]] : memref<?xbf16>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      gpu.launch_func @odd_0_3::@odd_0_3 {{.*}} args(%arg0 : memref<?xbf16>, %[[W]] : memref<?xbf16>
// CHECK-NEXT:    }
// CHECK-NEXT:  } else {
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        %[[X:.*]] = tier.workspace
// CHECK:             gpu.launch_func @odd_0_6::@odd_0_6 {{.*}} args(%arg5 : memref<?xbf16>, %[[X]] : memref<?xbf16>
// CHECK-NEXT:        } else {
// CHECK-NEXT:          gpu.launch_func @odd_0_7::@odd_0_7 {{.*}} args(%arg5 : memref<?xbf16>, %[[X]] : memref<?xbf16>
// CHECK-NEXT:        }
// CHECK-NEXT:      } else {
// CHECK-NEXT:        scf.if
// CHECK-NEXT:          tier.workspace
// CHECK-NEXT:          tier.workspace
func.func @odd(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %w, %c0 : tensor<?x?xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %lr = arith.mulf %l32, %r32 : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  %h = tensor.empty(%m, %n) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xf32>) outs(%h : tensor<?x?xbf16>) {
  ^bb0(%s: f32, %o: bf16):
    %t = arith.truncf %s : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}
