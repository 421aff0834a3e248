// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s --check-prefix=PAIR

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Rows that begin inside of cache lines: pairs of CTAs, one above the other, copy the columns of B for both.
// PAIR:        gpu.func @linear_0_{{.*}}tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, {{.*}}cluster = [2, 1]
// PAIR:          %[[PAIR:[a-z0-9_]+]] = arith.divui %block_id_x, %c2
// PAIR:          %[[PAIRS:[a-z0-9_]+]] = arith.divui %grid_dim_x, %c2
// PAIR:          scf.for %{{.*}} = %[[PAIR]] to %{{.*}} step %[[PAIRS]]
// PAIR:            tier.copy %{{.*}} to %{{.*}}[] : memref<?x?xbf16, strided<[?, 1]>> to memref<128x64xbf16
// PAIR-NEXT:       tier.copy %{{.*}} to %{{.*}}[] {tier.along = 0 : i64}

// Bias and activation run on the accumulator, piece by piece, with a bias that was loaded before the loop over k; the persistent loop visits
// tiles in groups of rows.
// CHECK:       gpu.func @linear_0_{{.*}}%arg2: memref<?xbf16>{{.*}}tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, {{.*}}cluster = [1, 1]
// CHECK:         %[[A:[a-z0-9_]+]] = memref.reinterpret_cast {{.*}} strides: [%{{.*}}, 1]
// CHECK-NEXT:    %[[B:[a-z0-9_]+]] = memref.reinterpret_cast {{.*}} strides: [1, %{{.*}}]
// CHECK:         scf.for %{{.*}} = %block_id_x to %{{.*}} step %grid_dim_x
// CHECK:           %[[BIAS0:[a-z0-9_]+]] = tier.load {{.*}} to tensor<32xbf16
// CHECK-COUNT-6:   tier.load {{.*}} to tensor<32xbf16
// CHECK:           %[[BIAS7:[a-z0-9_]+]] = tier.load {{.*}} to tensor<32xbf16
// CHECK:           %[[ACC:[a-z0-9_]+]] = scf.for %[[K:[a-z0-9_]+]] =
// CHECK-NEXT:        %[[SA:[a-z0-9_]+]] = tier.alloc : memref<128x64xbf16, #layout.strided<[128:64], [64:1]>, #tier.space<shared>>
// CHECK-NEXT:        %[[SB:[a-z0-9_]+]] = tier.alloc : memref<256x64xbf16, #layout.strided<[256:1], [64:256]>, #tier.space<shared>>
// CHECK-NEXT:        tier.copy %[[A]][%{{.*}}, %[[K]]] to %[[SA]][]
// CHECK-NEXT:        tier.copy %[[B]][%{{.*}}, %[[K]]] to %[[SB]][]
// CHECK-NEXT:        tier.mma %[[SA]], %[[SB]], %{{.*}} atom [64, 256, 16] on warpgroup
// CHECK-NEXT:        scf.yield
// CHECK:           %[[PIECE:[a-z0-9_]+]] = tier.piece %[[ACC]][0, 0] : tensor<128x256xf32
// CHECK-NEXT:      arith.extf %[[BIAS0]]
// CHECK-NEXT:      tier.broadcast {{.*}} axis 0
// CHECK-NEXT:      %[[SUM:[a-z0-9_]+]] = arith.addf %[[PIECE]]
// CHECK-NEXT:      %[[Y:[a-z0-9_]+]] = arith.truncf %[[SUM]]
// CHECK-NEXT:      tier.store %[[Y]]
// CHECK-NOT:       tier.load
// CHECK:           tier.piece %[[ACC]][0, 224]
// CHECK-NEXT:      arith.extf %[[BIAS7]]
// CHECK:           tier.store
// CHECK-NEXT:    }
// CHECK-LABEL: func.func @linear(
// CHECK:         %[[UNITS:[a-z0-9_]+]] = tier.units
// CHECK:         arith.minui %{{.*}}, %[[UNITS]]
func.func @linear(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %b: tensor<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %nn = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %zerop = arith.constant 0.0 : f32
  %ep = tensor.empty(%m, %nn) : tensor<?x?xf32>
  %fp = linalg.fill ins(%zerop : f32) outs(%ep : tensor<?x?xf32>) -> tensor<?x?xf32>
  %pf = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%fp : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %lr = arith.mulf %l32, %r32 : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  %e_p = tensor.empty(%m, %nn) : tensor<?x?xbf16>
  %p = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%pf : tensor<?x?xf32>) outs(%e_p : tensor<?x?xbf16>) {
  ^bb0(%v0: f32, %o: bf16):
    %y = arith.truncf %v0 fastmath<contract> : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<?x?xbf16>
  %e_y = tensor.empty(%m, %nn) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%p, %b : tensor<?x?xbf16>, tensor<?xbf16>) outs(%e_y : tensor<?x?xbf16>) {
  ^bb0(%v0: bf16, %v1: bf16, %o: bf16):
    %g = arith.extf %v0 : bf16 to f32
    %h = arith.extf %v1 : bf16 to f32
    %q = arith.addf %g, %h : f32
    %y = arith.truncf %q fastmath<contract> : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// A cheap producer of an operand is stored once by a kernel of its own where the product is large enough (how much it takes
// to compute it each time is the plan Problem's to say). Else it is computed from its tile by those who multiply, in
// registers. Beyond the end of k both arrays are zeros, and so is their product.
// CHECK:       gpu.func @scaled_0(
// CHECK:         %[[Q:[a-z0-9_]+]] = arith.truncf
// CHECK:         tier.store %[[Q]]
// CHECK:       gpu.func @scaled_0_{{.*}}tile = [128, 256, 64]
// CHECK:         tier.mma %{{.*}} atom [64, 256, 16] on warpgroup : memref<128x64xbf16
// CHECK:           %[[X:[a-z0-9_]+]] = tier.load %{{[a-z0-9_]+}}[%c0, %c0] {{.*}}memref<128x64xbf16, {{.*}}space<shared>>
// CHECK:           %[[P:[a-z0-9_]+]] = arith.truncf
// CHECK-NEXT:      tier.mma %[[P]], %{{[a-z0-9_]+}}, %{{.*}} atom [64, {{[0-9]+}}, 16] on warpgroup : tensor<128x64xbf16
// CHECK:       func.func @scaled(
// CHECK:           scf.if
// CHECK-NEXT:      scf.if
// CHECK-NEXT:        %[[MADE:[0-9]+]] = tier.workspace %{{.*}} : memref<?xbf16>
// CHECK:             gpu.launch_func @scaled_0::@scaled_0 {{.*}} args(%{{.*}}, %[[MADE]] : memref<?xbf16>
// CHECK:             gpu.launch_func @scaled_0_{{.*}} args(%[[MADE]] : memref<?xbf16>
// CHECK-NOT:         tier.workspace {{.*}} : memref<?xbf16>
func.func @scaled(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %s: tensor<?xbf16> {tier.argument = #tier.argument<name = "s", extents = ["K"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["N", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %kk = tensor.dim %x, %c1 : tensor<?x?xbf16>
  %nn = tensor.dim %w, %c0 : tensor<?x?xbf16>
  %e_xs = tensor.empty(%m, %kk) : tensor<?x?xbf16>
  %xs = linalg.generic {indexing_maps = [#mn, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %s : tensor<?x?xbf16>, tensor<?xbf16>) outs(%e_xs : tensor<?x?xbf16>) {
  ^bb0(%v0: bf16, %v1: bf16, %o: bf16):
    %g = arith.extf %v0 : bf16 to f32
    %h = arith.extf %v1 : bf16 to f32
    %q = arith.mulf %g, %h : f32
    %y = arith.truncf %q fastmath<contract> : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<?x?xbf16>
  %zerop = arith.constant 0.0 : f32
  %ep = tensor.empty(%m, %nn) : tensor<?x?xf32>
  %fp = linalg.fill ins(%zerop : f32) outs(%ep : tensor<?x?xf32>) -> tensor<?x?xf32>
  %pf = linalg.generic {indexing_maps = [#a, #bt, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%xs, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%fp : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %lr = arith.mulf %l32, %r32 : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  %e_p = tensor.empty(%m, %nn) : tensor<?x?xbf16>
  %p = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%pf : tensor<?x?xf32>) outs(%e_p : tensor<?x?xbf16>) {
  ^bb0(%v0: f32, %o: bf16):
    %y = arith.truncf %v0 fastmath<contract> : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<?x?xbf16>
  return %p : tensor<?x?xbf16>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// An expensive one is kept: every tile of w would compute it again.
// CHECK-LABEL: gpu.func @expensive_0(
// CHECK:         math.exp
// CHECK-LABEL: gpu.func @expensive_1(
// CHECK-NOT:     math.exp
// CHECK:         tier.copy
// CHECK-NEXT:    tier.copy
// CHECK-NEXT:    tier.mma
// CHECK-LABEL: func.func @expensive(
// CHECK:         tier.workspace %{{.*}} : memref<?xbf16>
func.func @expensive(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %kk = tensor.dim %x, %c1 : tensor<?x?xbf16>
  %nn = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %e_xs = tensor.empty(%m, %kk) : tensor<?x?xbf16>
  %xs = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<?x?xbf16>) outs(%e_xs : tensor<?x?xbf16>) {
  ^bb0(%v0: bf16, %o: bf16):
    %g = arith.extf %v0 : bf16 to f32
    %q = math.exp %g : f32
    %y = arith.truncf %q fastmath<contract> : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<?x?xbf16>
  %zerop = arith.constant 0.0 : f32
  %ep = tensor.empty(%m, %nn) : tensor<?x?xf32>
  %fp = linalg.fill ins(%zerop : f32) outs(%ep : tensor<?x?xf32>) -> tensor<?x?xf32>
  %pf = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%xs, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%fp : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %lr = arith.mulf %l32, %r32 : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  %e_p = tensor.empty(%m, %nn) : tensor<?x?xbf16>
  %p = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%pf : tensor<?x?xf32>) outs(%e_p : tensor<?x?xbf16>) {
  ^bb0(%v0: f32, %o: bf16):
    %y = arith.truncf %v0 fastmath<contract> : f32 to bf16
    linalg.yield %y : bf16
  } -> tensor<?x?xbf16>
  return %p : tensor<?x?xbf16>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// f32 is multiplied exactly by threads ...
// CHECK-LABEL: gpu.func @exact_0(
// CHECK:         tier.mma %{{.*}} atom [1, 1, 1] on thread :
func.func @exact(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xf32> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %nn = tensor.dim %w, %c1 : tensor<?x?xf32>
  %zerop = arith.constant 0.0 : f32
  %ep = tensor.empty(%m, %nn) : tensor<?x?xf32>
  %fp = linalg.fill ins(%zerop : f32) outs(%ep : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%fp : tensor<?x?xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %lr = arith.mulf %l, %r : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// ... and by matrix instructions when asked.
// CHECK-LABEL: gpu.func @rounded_0(
// CHECK:         tier.mma %{{.*}} on warpgroup tf32 :
func.func @rounded(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xf32> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %nn = tensor.dim %w, %c1 : tensor<?x?xf32>
  %zerop = arith.constant 0.0 : f32
  %ep = tensor.empty(%m, %nn) : tensor<?x?xf32>
  %fp = linalg.fill ins(%zerop : f32) outs(%ep : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%fp : tensor<?x?xf32>) attrs = {tier.precision = "tf32"} {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %lr = arith.mulf %l, %r : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// -----

#a = affine_map<(b, m, n, k) -> (b, m, k)>
#w = affine_map<(b, m, n, k) -> (b, k, n)>
#s = affine_map<(b, m, n, k) -> (k, n)>
#c = affine_map<(b, m, n, k) -> (b, m, n)>

// The batch is one coordinate of each copy.
// CHECK:       gpu.func @batched_0_{{.*}}tile = [128, 256, 64]
// CHECK:       gpu.func @batched_0_{{.*}}tile = [128, 256, 64]
// CHECK:         %[[BATCH:[a-z0-9_]+]] = arith.divui
// CHECK:         tier.copy %{{.*}}[%[[BATCH]], %{{.*}}, %[[K:[a-z0-9_]+]]] to %{{.*}} : memref<?x?x?xbf16, strided<[?, ?, 1]>> to memref<{{[0-9x]+}}xbf16
// CHECK-NEXT:    tier.copy %{{.*}}[%[[BATCH]], %{{.*}}, %[[K]]]
// CHECK:         tier.store %{{.*}}[%[[BATCH]], %{{.*}}, %{{.*}}] {inbounds = array<i1: true, false, false>}
func.func @batched(
    %x: tensor<?x?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["B", "M", "K"], multiple = [1, 1, 8], strides = [?, ?, 1], stride_multiple = [8, 8, 1], align = 16>},
    %w: tensor<?x?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["B", "K", "N"], multiple = [1, 8, 8], strides = [?, ?, 1], stride_multiple = [8, 8, 1], align = 16>}) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = arith.constant 2 : index
  %zero = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x?x?xbf16>
  %m = tensor.dim %x, %c1 : tensor<?x?x?xbf16>
  %n = tensor.dim %w, %i : tensor<?x?x?xbf16>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #w, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?x?xbf16>, tensor<?x?x?xbf16>) outs(%f : tensor<?x?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %q = arith.mulf %l32, %r32 : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x?x?xf32>
  return %p : tensor<?x?x?xf32>
}

// When all batches share w and x is dense, batch and rows are one dimension.
// CHECK-LABEL: gpu.func @shared_0(
// CHECK:         tier.copy %{{.*}}[%{{.*}}, %{{.*}}] to %{{.*}} : memref<?x?xbf16, strided<[?, 1]>>
func.func @shared(
    %x: tensor<?x?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["B", "M", "K"], multiple = [1, 1, 8], strides = [?, ?, 1], stride_multiple = [8, 8, 1], align = 16>, tier.dense},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [8, 8], strides = [?, 1], stride_multiple = [8, 1], align = 16>}) -> tensor<?x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %b = tensor.dim %x, %c0 : tensor<?x?x?xbf16>
  %m = tensor.dim %x, %c1 : tensor<?x?x?xbf16>
  %n = tensor.dim %w, %i : tensor<?x?xbf16>
  %e = tensor.empty(%b, %m, %n) : tensor<?x?x?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #s, #c], iterator_types = ["parallel", "parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?x?xbf16>, tensor<?x?xbf16>) outs(%f : tensor<?x?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %q = arith.mulf %l32, %r32 : f32
    %s = arith.addf %o, %q : f32
    linalg.yield %s : f32
  } -> tensor<?x?x?xf32>
  return %p : tensor<?x?x?xf32>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>
#nm = affine_map<(d0, d1) -> (d1, d0)>

// A transposed result swaps the operands, so that its rows stay rows of the accumulator.
// CHECK-LABEL: gpu.func @transposed_0(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: memref<?xbf16> {{{[^}]*}}}, %[[W:[a-z0-9_]+]]: memref<?xbf16>
// CHECK:         %[[A:[a-z0-9_]+]] = memref.reinterpret_cast %[[X]] {{.*}} strides: [1, %{{.*}}]
// CHECK-NEXT:    %[[B:[a-z0-9_]+]] = memref.reinterpret_cast %[[W]] {{.*}} strides: [%{{.*}}, 1]
// CHECK-NEXT:    memref.reinterpret_cast %{{.*}} strides: [%{{.*}}, 1]
// CHECK:         tier.copy %[[A]]
// CHECK-NEXT:    tier.copy %[[B]]
func.func @transposed(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %nn = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %zerop = arith.constant 0.0 : f32
  %ep = tensor.empty(%m, %nn) : tensor<?x?xf32>
  %fp = linalg.fill ins(%zerop : f32) outs(%ep : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %w : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%fp : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %lr = arith.mulf %l32, %r32 : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  %t = layout.view %p [] sizes(%nn, %m) map #nm : tensor<?x?xf32> to tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}
