// RUN: tier-opt %s --convert-linalg-to-tier=chip=cpu --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=cpu --split-input-file --remarks-filter=convert-linalg-to-tier -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY

// What is kept in memory between kernels is said with its reason.
// WHY: kept in memory: an operand of a contraction is a contraction
// WHY: kept in memory: a reduction and a contraction are two kernels
// WHY: kept in memory: two kernels read a contraction
// WHY: kept in memory: a reshape reads memory, and the argument may have gaps

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// A second contraction reads the first from memory: two kernels, and the activation is the epilogue of the first.
// CHECK-LABEL: gpu.func @chained_0(
// CHECK:         tier.mma
// CHECK:         math.exp
// CHECK:         arith.truncf
// CHECK-NEXT:    tier.store
// CHECK-LABEL: gpu.func @chained_1(
// CHECK:         tier.mma
// CHECK-NOT:     gpu.func
// CHECK-LABEL: func.func @chained(
// CHECK:         %[[WS:[a-z0-9_]+]] = tier.workspace %{{.*}} : memref<?xbf16>
// CHECK:         gpu.launch_func @chained_0::@chained_0 {{.*}}%[[WS]] : memref<?xbf16>
// CHECK:         gpu.launch_func @chained_1::@chained_1 {{.*}}%[[WS]] : memref<?xbf16>
func.func @chained(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %v: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "v", extents = ["N", "L"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %nn = tensor.dim %w, %c1 : tensor<?x?xbf16>
  %ll = tensor.dim %v, %c1 : tensor<?x?xbf16>
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
    %rr = arith.truncf %v0 fastmath<contract> : f32 to bf16
    linalg.yield %rr : bf16
  } -> tensor<?x?xbf16>
  %e_h = tensor.empty(%m, %nn) : tensor<?x?xbf16>
  %h = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xbf16>) outs(%e_h : tensor<?x?xbf16>) {
  ^bb0(%v0: bf16, %o: bf16):
    %a = arith.extf %v0 : bf16 to f32
    %q = math.exp %a : f32
    %rr = arith.truncf %q fastmath<contract> : f32 to bf16
    linalg.yield %rr : bf16
  } -> tensor<?x?xbf16>
  %zeroq = arith.constant 0.0 : f32
  %eq = tensor.empty(%m, %ll) : tensor<?x?xf32>
  %fq = linalg.fill ins(%zeroq : f32) outs(%eq : tensor<?x?xf32>) -> tensor<?x?xf32>
  %qf = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%h, %v : tensor<?x?xbf16>, tensor<?x?xbf16>) outs(%fq : tensor<?x?xf32>) {
  ^bb0(%l: bf16, %r: bf16, %o: f32):
    %l32 = arith.extf %l : bf16 to f32
    %r32 = arith.extf %r : bf16 to f32
    %lr = arith.mulf %l32, %r32 : f32
    %acc = arith.addf %o, %lr : f32
    linalg.yield %acc : f32
  } -> tensor<?x?xf32>
  %e_q = tensor.empty(%m, %ll) : tensor<?x?xbf16>
  %q = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%qf : tensor<?x?xf32>) outs(%e_q : tensor<?x?xbf16>) {
  ^bb0(%v0: f32, %o: bf16):
    %rr = arith.truncf %v0 fastmath<contract> : f32 to bf16
    linalg.yield %rr : bf16
  } -> tensor<?x?xbf16>
  return %q : tensor<?x?xbf16>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Reductions cannot follow a contraction in its kernel. What is kept is its rounded value, not the accumulator.
// CHECK-LABEL: gpu.func @row_max_0(
// CHECK:         tier.mma
// CHECK:         arith.truncf
// CHECK-NEXT:    tier.store
// CHECK-LABEL: gpu.func @row_max_1(
// CHECK:         tier.load {{.*}}xbf16
// CHECK:         tier.reduce maximumf
// CHECK-NOT:     gpu.func
func.func @row_max(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?xbf16> {
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
    %rr = arith.truncf %v0 fastmath<contract> : f32 to bf16
    linalg.yield %rr : bf16
  } -> tensor<?x?xbf16>
  %i_y = arith.constant 0xFF80 : bf16
  %r_y = tensor.empty(%m) : tensor<?xbf16>
  %z_y = linalg.fill ins(%i_y : bf16) outs(%r_y : tensor<?xbf16>) -> tensor<?xbf16>
  %y = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%p : tensor<?x?xbf16>) outs(%z_y : tensor<?xbf16>) {
  ^bb0(%v: bf16, %a: bf16):
    %t = arith.maximumf %a, %v : bf16
    linalg.yield %t : bf16
  } -> tensor<?xbf16>
  return %y : tensor<?xbf16>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// A product with two readers is computed once, and one kernel reads it for both.
// CHECK-LABEL: gpu.func @two_readers_0(
// CHECK:         tier.mma
// CHECK-LABEL: gpu.func @two_readers_1(
// CHECK-NOT:     tier.mma
// CHECK:         tier.load
// CHECK-NOT:     tier.load
// CHECK:         math.exp
// CHECK:         math.tanh
// CHECK:         tier.store
// CHECK-NEXT:    tier.store
// CHECK-NOT:   gpu.func
// CHECK-LABEL: func.func @two_readers(
func.func @two_readers(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> (tensor<?x?xbf16>, tensor<?x?xbf16>) {
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
    %rr = arith.truncf %v0 fastmath<contract> : f32 to bf16
    linalg.yield %rr : bf16
  } -> tensor<?x?xbf16>
  %e_y = tensor.empty(%m, %nn) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xbf16>) outs(%e_y : tensor<?x?xbf16>) {
  ^bb0(%v0: bf16, %o: bf16):
    %a = arith.extf %v0 : bf16 to f32
    %q = math.exp %a : f32
    %rr = arith.truncf %q fastmath<contract> : f32 to bf16
    linalg.yield %rr : bf16
  } -> tensor<?x?xbf16>
  %e_u = tensor.empty(%m, %nn) : tensor<?x?xbf16>
  %u = linalg.generic {indexing_maps = [#mn, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%p : tensor<?x?xbf16>) outs(%e_u : tensor<?x?xbf16>) {
  ^bb0(%v0: bf16, %o: bf16):
    %a = arith.extf %v0 : bf16 to f32
    %q = math.tanh %a : f32
    %rr = arith.truncf %q fastmath<contract> : f32 to bf16
    linalg.yield %rr : bf16
  } -> tensor<?x?xbf16>
  return %y, %u : tensor<?x?xbf16>, tensor<?x?xbf16>
}

// -----

#i = affine_map<(d0) -> (d0)>

// Reshaping a dense array moves nothing ...
// CHECK-LABEL: gpu.func @free_reshape_0(
// CHECK:         math.exp
// CHECK-NOT:     gpu.func
func.func @free_reshape(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>, tier.dense}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %nn = tensor.dim %x, %c1 : tensor<?x?xf32>
  %all = arith.muli %m, %nn : index
  %flat = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %e = tensor.empty(%all) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%flat : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = math.exp %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// ... one that may have gaps is copied by launches that find some: a workspace is the argument else.
// CHECK-LABEL: gpu.func @copied_reshape_0(
// CHECK-NOT:     math.exp
// CHECK-LABEL: gpu.func @copied_reshape_1(
// CHECK:         math.exp
// CHECK-LABEL: func.func @copied_reshape(
// CHECK-SAME:    %[[X:[a-z0-9_]+]]: memref<?xf32>
// CHECK-SAME:    %[[M:[a-z0-9_]+]]: index, %[[N:[a-z0-9_]+]]: index, %[[ROW:[a-z0-9_]+]]: index
// CHECK:         %[[DENSE:.*]] = arith.cmpi eq, %[[ROW]], %[[N]]
// CHECK:         %[[READ:.*]] = tier.workspace %{{.*}} or %[[X]] of memref<?xf32> where %[[DENSE]]
// CHECK:         scf.if %[[DENSE]] {
// CHECK-NEXT:    } else {
// CHECK:           gpu.launch_func @copied_reshape_0::@copied_reshape_0 {{.*}}%[[X]] : memref<?xf32>
// CHECK:         gpu.launch_func @copied_reshape_1::@copied_reshape_1 {{.*}}%[[READ]] : memref<?xf32>
func.func @copied_reshape(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %nn = tensor.dim %x, %c1 : tensor<?x?xf32>
  %all = arith.muli %m, %nn : index
  %flat = tensor.collapse_shape %x [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %e = tensor.empty(%all) : tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%flat : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%v: f32, %o: f32):
    %t = math.exp %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

#a = affine_map<(m, n, k) -> (m, k)>
#b = affine_map<(m, n, k) -> (k, n)>
#bt = affine_map<(m, n, k) -> (n, k)>
#c = affine_map<(m, n, k) -> (m, n)>
#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// The result may be stored under another shape.
// CHECK-LABEL: gpu.func @reshaped_product_0(
// CHECK:         tier.mma
// CHECK-NOT:     gpu.func
// CHECK-LABEL: func.func @reshaped_product(
// CHECK-NOT:     tier.workspace
func.func @reshaped_product(
    %x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>},
    %w: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?xbf16> {
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
    %rr = arith.truncf %v0 fastmath<contract> : f32 to bf16
    linalg.yield %rr : bf16
  } -> tensor<?x?xbf16>
  %y = tensor.collapse_shape %p [[0, 1]] : tensor<?x?xbf16> into tensor<?xbf16>
  return %y : tensor<?xbf16>
}
