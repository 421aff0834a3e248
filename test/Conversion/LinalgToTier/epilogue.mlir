// RUN: tier-opt --verify-roundtrip %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=where" --split-input-file | FileCheck %s --check-prefix=SPLIT

// What an epilogue reads beside the sums is loaded before its turn: of five pieces before the loop over k, of two when the first piece has
// left its registers, of the last after the second. A residual that begins where no bulk copy may comes in vectors along its rows, and is
// exchanged inside of warps.

#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
// CHECK-DAG: [[ROWS:#[a-z0-9]+]] = #layout.fragment<[128, 32], register = [4:[0, 1], 4:[4, 0]], lane = [8:[0, 4], 4:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
// CHECK:       gpu.func @residual{{.*}}tile = [128, 256, 64]
// CHECK:         scf.for %{{.*}} = %block_id_x
// CHECK:           tier.load {{.*}} to tensor<32xbf16
// CHECK-NEXT:      %[[R0:[a-z0-9_]+]] = tier.load {{.*}} to tensor<128x32xbf16, [[ROWS]]>
// CHECK-COUNT-8:   tier.load
// CHECK-NOT:       tier.load
// CHECK:           %[[ACC:[a-z0-9_]+]] = scf.for
// CHECK:             tier.mma
// CHECK:           %[[PIECE:[a-z0-9_]+]] = tier.piece %[[ACC]][0, 0]
// CHECK-NEXT:      %[[R:[a-z0-9_]+]] = layout.convert %[[R0]] : tensor<128x32xbf16, [[ROWS]]>
// CHECK:           arith.extf %[[R]]
// CHECK:           tier.store
// CHECK-COUNT-2:   tier.load {{.*}} to tensor<128x32xbf16, [[ROWS]]>
// CHECK-NEXT:      tier.piece %[[ACC]][0, 32]
// CHECK:           tier.store
// CHECK:           tier.load {{.*}} to tensor<128x32xbf16, [[ROWS]]>
// CHECK-NEXT:      tier.piece %[[ACC]][0, 64]
// CHECK-NOT:       tier.load
// CHECK:           tier.piece %[[ACC]][0, 224]

// One condition says whether the pieces that are loaded together are inside.
// SPLIT:       gpu.func @residual{{.*}}tile = [128, 256, 64]
// SPLIT:         scf.for %{{.*}} = %block_id_x
// SPLIT:           %[[C160:c160_[0-9]+]] = arith.constant 160 : index
// SPLIT-NEXT:      %[[END:[a-z0-9_]+]] = arith.addi %{{.*}}, %[[C160]]
// SPLIT-NEXT:      arith.cmpi sle, %[[END]]
// SPLIT:           scf.if
// SPLIT-COUNT-10:    tier.load {{.*}} {inbounds = array<i1: true
// SPLIT:           } else {
func.func @residual(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %v: tensor<?xbf16> {tier.argument = #tier.argument<name = "v", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>},
    %r: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "r", extents = ["M", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 8>}) -> tensor<?x?xbf16>
    attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %q: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %q32 = arith.extf %q : bf16 to f32
    %lq = arith.mulf %l32, %q32 : f32
    %s = arith.addf %o, %lq : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %eb = tensor.empty(%m, %n) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#id, #row, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %v, %r : tensor<?x?xf32>, tensor<?xbf16>, tensor<?x?xbf16>) outs(%eb : tensor<?x?xbf16>) {
  ^bb0(%s: f32, %vv: bf16, %rr: bf16, %o: bf16):
    %v32 = arith.extf %vv : bf16 to f32
    %r32 = arith.extf %rr : bf16 to f32
    %sv = arith.addf %s, %v32 : f32
    %svr = arith.addf %sv, %r32 : f32
    %t = arith.truncf %svr : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}

// -----

// Others are copied to shared memory a piece after another: only the bias is loaded before the loop. Results leave from
// the tiles that their pieces came to.

#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
// CHECK-LABEL: gpu.func @copied
// CHECK-SAME:    stages = 3
// CHECK-COUNT-4:   tier.load {{.*}} to tensor<64xbf16
// CHECK-NOT:       tier.load
// CHECK:           %[[ACC:[a-z0-9_]+]] = scf.for
// CHECK:             tier.mma
// CHECK:           }
// CHECK-NEXT:      %[[S0:[a-z0-9_]+]] = tier.alloc {tier.copied = 0 : i64} : [[TILE:memref<128x64xbf16, #[a-z0-9]+, #tier.space<shared>>]]
// CHECK-NEXT:      tier.copy %{{.*}} to %[[S0]][]
// CHECK-NEXT:      %[[S1:[a-z0-9_]+]] = tier.alloc {tier.copied = 0 : i64} : [[TILE]]
// CHECK-NEXT:      tier.copy %{{.*}} to %[[S1]][]
// CHECK-COUNT-2:   tier.copy
// CHECK-NOT:       tier.copy
// CHECK:           tier.piece %[[ACC]][0, 0]
// CHECK-NEXT:      %[[R:[a-z0-9_]+]] = tier.load %[[S0]][%c0, %c0]
// CHECK:           arith.extf %[[R]]
// CHECK:           tier.store {{.*}} : tensor<128x64xbf16, {{.*}}>, memref<?x?xbf16
// CHECK:           tier.piece %[[ACC]][0, 64]
// CHECK-NEXT:      tier.load %[[S1]][%c0, %c0]

// SPLIT-LABEL: gpu.func @copied
// SPLIT:         %[[S:[a-z0-9_]+]] = tier.alloc {tier.copied = 5 : i64} : memref<128x64xbf16
// SPLIT-NEXT:    tier.copy %[[MAP:[a-z0-9]+]][%{{.*}}] to %[[S]][] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
// SPLIT:         tier.copy %[[MAP]][
// SPLIT:         tier.load %[[S]][
// SPLIT:         tier.store %{{.*}}, %[[S]][{{.*}} : tensor<128x64xbf16
// SPLIT-NEXT:    tier.copy %[[S]][] to
func.func @copied(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %v: tensor<?xbf16> {tier.argument = #tier.argument<name = "v", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>},
    %r: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "r", extents = ["M", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xbf16>
    attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %q: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %q32 = arith.extf %q : bf16 to f32
    %lq = arith.mulf %l32, %q32 : f32
    %s = arith.addf %o, %lq : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %eb = tensor.empty(%m, %n) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#id, #row, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %v, %r : tensor<?x?xf32>, tensor<?xbf16>, tensor<?x?xbf16>) outs(%eb : tensor<?x?xbf16>) {
  ^bb0(%s: f32, %vv: bf16, %rr: bf16, %o: bf16):
    %v32 = arith.extf %vv : bf16 to f32
    %r32 = arith.extf %rr : bf16 to f32
    %sv = arith.addf %s, %v32 : f32
    %svr = arith.addf %sv, %r32 : f32
    %t = arith.truncf %svr : f32 to bf16
    linalg.yield %t : bf16
  } -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}

// -----

// An implicit rounding before another one is dropped: sums are rounded to 8 bits once.

#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: gpu.func @rounded
// CHECK:         %[[ACC:[a-z0-9_]+]] = scf.for
// CHECK:         arith.truncf %[[ACC]] : tensor<128x256xf32, {{.*}}> to tensor<128x256xf8E4M3FN
func.func @rounded(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf8E4M3FN>
    attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %n = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %q: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %q32 = arith.extf %q : bf16 to f32
    %lq = arith.mulf %l32, %q32 : f32
    %s = arith.addf %o, %lq : f32
    linalg.yield %s : f32
  } -> tensor<?x?xf32>
  %eb = tensor.empty(%m, %n) : tensor<?x?xf8E4M3FN>
  %y = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%p : tensor<?x?xf32>) outs(%eb : tensor<?x?xf8E4M3FN>) {
  ^bb0(%s: f32, %o: f8E4M3FN):
    %h = arith.truncf %s fastmath<contract> : f32 to bf16
    %t = arith.truncf %h : bf16 to f8E4M3FN
    linalg.yield %t : f8E4M3FN
  } -> tensor<?x?xf8E4M3FN>
  return %y : tensor<?x?xf8E4M3FN>
}
