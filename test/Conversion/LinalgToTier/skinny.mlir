// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a | FileCheck %s
// RUN: tier-opt %s --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX
// RUN: tier-opt %s --tier-compile="chip=sm_90a to=when" | tier-opt --transport-verify -o /dev/null
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_80 | FileCheck %s --check-prefix=OTHER

// relu(x @ w + b) of few rows: 64 columns of w are the rows of the instruction, up to 64 rows of x its columns.

// CHECK:       gpu.func @linear_0({{.*}}tile = [64, 16, 64], atom = [64, 16, 16], grain = warpgroup, stages = 22, warps = [4, 4]
// CHECK:         %[[W:[a-z0-9_]+]] = memref.reinterpret_cast {{.*}} strides: [1, %{{.*}}]
// CHECK-NEXT:    %[[X:[a-z0-9_]+]] = memref.reinterpret_cast {{.*}} strides: [%{{.*}}, 1]
// CHECK:         scf.for %{{.*}} = %block_id_x
// CHECK:           %[[N:[a-z0-9_]+]] = arith.muli %{{.*}}, %c64
// CHECK:           %[[M:[a-z0-9_]+]] = arith.muli %{{.*}}, %c16
// CHECK:           scf.for %[[K:[a-z0-9_]+]] =
// CHECK:             tier.copy %[[W]][%[[N]], %[[K]]] to %[[A:[a-z0-9_]+]][]
// CHECK-NEXT:        tier.copy %[[X]][%[[M]], %[[K]]] to %[[B:[a-z0-9_]+]][]
// CHECK-NEXT:        tier.mma %[[A]], %[[B]], %{{.*}} atom [64, 16, 16]
// The bias lies along the rows of the tile; the result is stored as it was asked for.
// CHECK:           tier.load %{{.*}}[%[[N]]] {{.*}} to tensor<64xbf16
// CHECK:           tier.broadcast {{.*}} axis 1
// CHECK:           tier.store %{{.*}}, %{{.*}}[%[[N]], %[[M]]] {{.*}}memref<?x?xbf16, strided<[1, ?]>>
// CHECK:       gpu.func @linear_0_1({{.*}}tile = [64, 32, 64], atom = [64, 32, 16]
// CHECK:       gpu.func @linear_0_2({{.*}}tile = [64, 64, 64], atom = [64, 64, 16]
// CHECK:       gpu.func @linear_0_3({{.*}}tile = [128, 128, 64]
// CHECK-LABEL: func.func @linear(
// The first variants ask for m <= 16, 32, 64, and n >= m.
// CHECK:         arith.cmpi sge, %c16{{.*}}, %arg1
// CHECK:         arith.cmpi sge, %arg7, %arg1
// CHECK:         arith.cmpi sge, %c32{{.*}}, %arg1

// Columns of the accumulator are rows in memory: 8x8 blocks are transposed on the way to the staging tile.
// PTX:         .visible .entry linear_0(
// PTX:         wgmma.mma_async.sync.aligned.m64n16k16
// PTX-COUNT-1: stmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// PTX-NOT:     st.shared.b16
// PTX:         cp.async.bulk.tensor.2d.global
// PTX:         .visible .entry linear_0_1(
// PTX-COUNT-2: stmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// PTX:         .visible .entry linear_0_2(
// PTX-COUNT-4: stmatrix.sync.aligned.m8n8.x4.trans.shared.b16
// PTX:         .visible .entry linear_0_3(
// PTX-NOT:     .trans.

// OTHER-NOT:   tile = [64, 16,
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @linear(
      %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
      %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>},
      %bias: tensor<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xbf16> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant 0.0 : f32
    %M = tensor.dim %x, %c0 : tensor<?x?xbf16>
    %N = tensor.dim %w, %c1 : tensor<?x?xbf16>
    %e0 = tensor.empty(%M, %N) : tensor<?x?xf32>
    %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<?x?xf32>) -> tensor<?x?xf32>
    %mm = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
        ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%f0 : tensor<?x?xf32>) {
    ^bb0(%l: bf16, %r: bf16, %acc: f32):
      %l32 = arith.extf %l : bf16 to f32
      %r32 = arith.extf %r : bf16 to f32
      %p = arith.mulf %l32, %r32 : f32
      %s = arith.addf %acc, %p : f32
      linalg.yield %s : f32
    } -> tensor<?x?xf32>
    // implicit rounding of `@`
    %e1 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %mb = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%mm : tensor<?x?xf32>) outs(%e1 : tensor<?x?xbf16>) {
    ^bb0(%v: f32, %o: bf16):
      %t = arith.truncf %v fastmath<contract> : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    // + b
    %e2 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %add = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%mb, %bias : tensor<?x?xbf16>, tensor<?xbf16>) outs(%e2 : tensor<?x?xbf16>) {
    ^bb0(%l: bf16, %r: bf16, %o: bf16):
      %l32 = arith.extf %l : bf16 to f32
      %r32 = arith.extf %r : bf16 to f32
      %s = arith.addf %l32, %r32 : f32
      %t = arith.truncf %s fastmath<contract> : f32 to bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    // relu
    %c = arith.constant 0.0 : bf16
    %e3 = tensor.empty(%M, %N) : tensor<?x?xbf16>
    %out = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
        ins(%add : tensor<?x?xbf16>) outs(%e3 : tensor<?x?xbf16>) {
    ^bb0(%v: bf16, %o: bf16):
      %t = arith.maximumf %v, %c : bf16
      linalg.yield %t : bf16
    } -> tensor<?x?xbf16>
    return %out : tensor<?x?xbf16>
  }
}
