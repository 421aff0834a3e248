// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file --remarks-filter=convert-linalg-to-tier -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_80 --split-input-file | FileCheck %s --check-prefix=PLAIN

#a = affine_map<(m, n, k) -> (m, k)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>

// Rows of an odd number of elements have no tensor map. Where enough tiles read them they are copied first to rows that
// have one; where not, threads read them as they are. The workspace is reserved only where it is used.
// REMARK:      Realigned {{.*}}[tensormap.stride-16] expects {{.*}} got stride 1 = a multiple of 2 bytes; repair: copied once to rows of whole 16 bytes
// CHECK-LABEL: func.func @odd(
// CHECK:         %[[PITCH:[0-9]+]] = arith.muli %{{.*}}, %c64
// CHECK:         scf.if
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        %[[WORK:[0-9]+]] = tier.workspace %{{.*}} : memref<?xbf16>
// CHECK:             gpu.launch_func @odd_0{{.*}} args(%{{.*}} : memref<?xbf16>, %[[WORK]] : memref<?xbf16>
// CHECK:             gpu.launch_func @odd_0{{.*}} args(%[[WORK]] : memref<?xbf16>
// CHECK-NOT:         tier.workspace
// CHECK:           } else {
// PLAIN-LABEL: func.func @odd(
// PLAIN-NOT:     tier.workspace
func.func @odd(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [16, 1], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf32> {
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
  return %p : tensor<?x?xf32>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>

// Rows that have a map are not copied.
// CHECK-LABEL: func.func @whole(
// CHECK-NOT:     tier.workspace {{.*}}memref<?xbf16>
func.func @whole(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [1, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>}) -> tensor<?x?xf32> {
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
  return %p : tensor<?x?xf32>
}
