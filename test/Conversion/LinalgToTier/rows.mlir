// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --split-input-file | FileCheck %s

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Reductions over the same rows and their result are one kernel. A row that fits is read once ...
// CHECK-LABEL: gpu.func @normalise_0(
// CHECK-COUNT-1: tier.load
// CHECK:         %[[MAX:[a-z0-9_]+]] = tier.reduce maximumf %[[X:[a-z0-9_]+]] axis 1 limit %[[N:[a-z0-9_]+]] :
// CHECK-NEXT:    %[[MM:[a-z0-9_]+]] = tier.broadcast %[[MAX]] axis 1
// CHECK-NEXT:    %[[D:[a-z0-9_]+]] = arith.subf %[[X]], %[[MM]]
// CHECK-NEXT:    %[[SUM:[a-z0-9_]+]] = tier.reduce addf %[[D]] axis 1 limit %[[N]]
// CHECK-NEXT:    %[[SS:[a-z0-9_]+]] = tier.broadcast %[[SUM]] axis 1
// CHECK-NEXT:    %[[Y:[a-z0-9_]+]] = arith.divf %[[D]], %[[SS]]
// CHECK-NEXT:    tier.store %[[Y]]
// CHECK-NEXT:    gpu.return
// ... and what the variants before serve is known, ...
// CHECK:         gpu.func @normalise_0_9(
// CHECK-SAME:      tier.least = 2049
// CHECK-NOT:     scf.for
// CHECK:         gpu.func @normalise_0_10(
// ... a longer one is copied to shared memory, and read from there, ...
// CHECK:         gpu.func @normalise_0_21(
// CHECK-SAME:      tier.ctas = 2
// CHECK:         %[[KEPT:.*]] = tier.alloc : memref<1x28672xf32, #tier.space<shared>>
// CHECK:         tier.load {{.*}}tier.ahead}
// CHECK-NEXT:    tier.store %{{.*}}, %[[KEPT]][%c0, %c0]
// CHECK-NOT:     tier.load %arg
// CHECK-COUNT-7: tier.load %[[KEPT]][%c0, %{{.*}}] {inbounds = array<i1: true, true>}
// ... or walked in whole chunks, then the rest under its limit.
// CHECK:         gpu.func @normalise_0_38(
// CHECK:         %[[PART:[a-z0-9_]+]] = scf.for
// CHECK-NEXT:      tier.load {{.*}} {inbounds = array<i1: true, true>}
// CHECK-NEXT:      arith.maximumf
// CHECK-NEXT:      scf.yield
// CHECK:         %[[T:[a-z0-9_]+]] = tier.load
// CHECK-NEXT:    %[[LAST:[a-z0-9_]+]] = tier.reduce maximumf %[[T]] axis 1 limit
// CHECK:         tier.reduce maximumf %[[PART]] axis 1 :
// CHECK:         scf.for
// CHECK:         arith.addf
// CHECK:         scf.for
// CHECK:         tier.store
// CHECK-LABEL: func.func @normalise(
// CHECK:         %[[FITS:[a-z0-9_]+]] = arith.cmpi sge, %c8, %{{.*}} : index
// CHECK:         scf.if %[[FITS]] {
// CHECK-NEXT:      gpu.launch_func @normalise_0::@normalise_0
// CHECK-NEXT:    } else {
func.func @normalise(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.maximumf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %d = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %a: f32, %o: f32):
    %t = arith.subf %v, %a : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%d : tensor<?x?xf32>) outs(%f2 : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%d, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %a: f32, %o: f32):
    %t = arith.divf %v, %a : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// The first pass reads y only: x is stored by the second one, and loaded back where it is written.
// CHECK-LABEL:   gpu.func @late_0_12(
// CHECK:         %[[KEPT:.*]] = tier.alloc : memref<1x28672xf32, #tier.space<shared>>
// CHECK:         tier.reduce maximumf
// CHECK-NOT:     tier.load %[[KEPT]]
// CHECK-COUNT-2: tier.store %{{.*}}, %[[KEPT]]
// CHECK:         tier.load %[[KEPT]]
// CHECK:         gpu.return
func.func @late(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>},
    %z: tensor<?x?xf32> {tier.argument = #tier.argument<name = "z", extents = ["M", "N"], multiple = [1, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>}) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %ninf = arith.constant 0xFF800000 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %r = tensor.empty(%m) : tensor<?xf32>
  %f1 = linalg.fill ins(%ninf : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%z : tensor<?x?xf32>) outs(%f1 : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.maximumf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %d = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %a: f32, %o: f32):
    %t = arith.subf %v, %a : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%d : tensor<?x?xf32>) outs(%f2 : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%d, %sum : tensor<?x?xf32>, tensor<?xf32>) outs(%e : tensor<?x?xf32>) {
  ^bb0(%v: f32, %a: f32, %o: f32):
    %t = arith.divf %v, %a : f32
    linalg.yield %t : f32
  } -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#n = affine_map<(d0, d1) -> (d1)>

// Rows that are neighbours in memory are held where they are short: lanes lie along memory, and warps share columns. Longer ones
// are taken a line at a time: a thread combines the vectors it has of a chunk, and carries one. Tall ones are cut into segments,
// as many as fill the machine, and a second kernel combines their parts, in order.
// CHECK-DAG:   #[[HELD:[a-z0-9]+]] = #layout.fragment<[32, 128], register = [4:[1, 0], 8:[0, 16]], lane = [8:[4, 0], 4:[0, 1]], warp = [4:[0, 4]]>
// CHECK-LABEL: gpu.func @columns_0(
// CHECK-SAME:    %{{[a-z0-9]+}}: index {tier.multiple = 4 : i64}, %{{[a-z0-9]+}}: index, %{{[a-z0-9]+}}: index {tier.multiple = 4 : i64}) kernel
// CHECK-SAME:    tile = [1024, 4]
// CHECK-LABEL: gpu.func @columns_0_6(
// CHECK-SAME:    %[[COLUMNS:[a-z0-9]+]]: index {tier.least = 97 : i64}
// CHECK-SAME:    tile = [32, 128]
// CHECK-NOT:     scf.for
// CHECK:         %[[HELD_LINE:[a-z0-9]+]] = tier.load %{{.*}} to tensor<32x128xf32, #[[HELD]]>
// CHECK:         tier.reduce addf %[[HELD_LINE]] axis 1 limit %[[COLUMNS]]
// CHECK-LABEL: gpu.func @columns_0_10(
// CHECK-SAME:    tier.ctas = 6
// CHECK-SAME:    tile = [32, 128]
// CHECK:         memref.reinterpret_cast %{{.*}} strides: [1, %{{.*}}]
// CHECK:         %[[WHOLE:[a-z0-9_]+]] = scf.for %{{.*}} step %c128 iter_args(%[[CARRIED:[a-z0-9_]+]] = %{{.*}}) -> (tensor<32x16xf32
// CHECK:           tier.load %{{.*}} to tensor<32x128xf32
// CHECK:           tier.piece %{{.*}}[0, 112]
// CHECK:           arith.addf %[[CARRIED]], %{{.*}} : tensor<32x16xf32
// CHECK:         %[[ALL:[a-z0-9_]+]] = scf.if
// CHECK:           tier.mask %{{.*}} axis 1 limit %{{.*}} fill 0.000000e+00 : f32 : tensor<32x128xf32
// CHECK:           arith.addf %[[WHOLE]], %{{.*}} : tensor<32x16xf32
// CHECK:         %[[PART:[a-z0-9_]+]] = tier.reduce addf %[[ALL]] axis 1 :
// CHECK:         tier.store %[[PART]], %{{.*}} : tensor<32xf32{{.*}}, memref<?x?xf32
// CHECK:       gpu.func @columns_0_13(
// CHECK:       func.func @columns(
// CHECK:         %[[SEGMENT:[a-z0-9_]+]] = arith.muli %{{.*}}, %c128
// CHECK:         %[[COUNT:[a-z0-9_]+]] = arith.ceildivui %{{.*}}, %[[SEGMENT]]
// CHECK:         gpu.launch_func @columns_0_10::@columns_0_10 {{.*}} args(%{{[a-z0-9_]+}} : memref<?xf32>, %[[PARTS:[a-z0-9_]+]] : memref
// CHECK-NEXT:    gpu.launch_func @columns_0_8::@columns_0_8 {{.*}} args(%[[PARTS]]{{.*}} {tier.begins_early}
// CHECK-NEXT:    } else {
// CHECK:         gpu.launch_func @columns_0_13::@columns_0_13
func.func @columns(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>}) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %r = tensor.empty(%n) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#mn, #n], iterator_types = ["reduction", "parallel"]}
      ins(%x : tensor<?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %sum : tensor<?xf32>
}

// -----

#bmn = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#m = affine_map<(d0, d1, d2) -> (d1)>

// Reduced dimensions that do not follow each other in memory: one is walked around the other.
// CHECK-LABEL: gpu.func @outer_and_inner_0(
// CHECK:         %[[BOTH:[a-z0-9_]+]]:2 = scf.for %[[B:[a-z0-9_]+]] = %c0 to %{{.*}} step %c1
// CHECK:           %[[PART:[a-z0-9_]+]] = scf.for %[[N:[a-z0-9_]+]] =
// CHECK-NEXT:        tier.load %{{.*}}[%[[B]], %{{.*}}, %[[N]]]
// CHECK:           tier.reduce addf %{{.*}} axis 1 limit
// CHECK:           scf.yield %[[PART]], %{{.*}}
// CHECK:         tier.reduce addf %[[BOTH]]#0 axis 1 :
// CHECK:         tier.store
// CHECK-NOT:     gpu.func
func.func @outer_and_inner(
    %x: tensor<?x?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["B", "M", "N"], multiple = [1, 1, 4], strides = [?, ?, 1], stride_multiple = [4, 4, 1], align = 16>}) -> tensor<?xf32> {
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c1 : tensor<?x?x?xf32>
  %r = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %sum = linalg.generic {indexing_maps = [#bmn, #m], iterator_types = ["reduction", "parallel", "reduction"]}
      ins(%x : tensor<?x?x?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: f32, %a: f32):
    %t = arith.addf %a, %v : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  return %sum : tensor<?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#none = affine_map<(d0, d1) -> ()>

// A whole dense array is one row. A long one is split: each block reduces a segment, one block their results.
// CHECK-LABEL: gpu.func @everything_0(
// CHECK-LABEL: gpu.func @everything_0_20(
// CHECK:         %[[AT:[a-z0-9_]+]] = arith.muli %block_id_x, %{{.*}}
// CHECK:         arith.minui %[[AT]]
// CHECK:         scf.for
// CHECK:           tier.load {{.*}}inbounds = array<i1: true>} : memref<?xi32, {{.*}} to tensor<8192xi32
// CHECK:         tier.reduce maxsi
// CHECK:         tier.store %{{.*}}, %{{.*}}[%block_id_x, %c0]
// CHECK-LABEL: gpu.func @everything_0_21(
// CHECK:         tier.reduce maxsi
// CHECK-LABEL: gpu.func @everything_0_22(
// CHECK:         tier.reduce maxsi
// CHECK:         tier.store %{{.*}}, %{{.*}}[%c0]
// CHECK-LABEL: func.func @everything(
// CHECK:         %[[COUNT:[0-9]+]] = arith.ceildivui
// CHECK:         %[[LONG:[0-9]+]] = arith.cmpi sge, %{{.*}}, %c65536
// CHECK:         scf.if %[[LONG]] {
// CHECK-NEXT:      %[[PARTS:[0-9]+]] = tier.workspace
// CHECK-NEXT:      gpu.launch_func @everything_0_20::@everything_0_20 blocks in (%[[COUNT]],
// CHECK-SAME:        %[[PARTS]]
// CHECK-NEXT:      gpu.launch_func @everything_0_21::@everything_0_21 blocks in (%c1,
// CHECK-SAME:        args(%[[PARTS]]{{.*}} {tier.begins_early}
// CHECK-NEXT:    } else {
func.func @everything(
    %x: tensor<?x?xi32> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>, tier.dense}) -> tensor<i32> {
  %low = arith.constant -2147483648 : i32
  %r = tensor.empty() : tensor<i32>
  %f = linalg.fill ins(%low : i32) outs(%r : tensor<i32>) -> tensor<i32>
  %max = linalg.generic {indexing_maps = [#mn, #none], iterator_types = ["reduction", "reduction"]}
      ins(%x : tensor<?x?xi32>) outs(%f : tensor<i32>) {
  ^bb0(%v: i32, %a: i32):
    %t = arith.maxsi %a, %v : i32
    linalg.yield %t : i32
  } -> tensor<i32>
  return %max : tensor<i32>
}

// -----

#mk = affine_map<(d0, d1) -> (d0, d1)>
#k = affine_map<(d0, d1) -> (d1)>
#m = affine_map<(d0, d1) -> (d0)>

// A matrix times a vector uses every element once: a reduction, not a contraction. Its CTAs begin while the grid ahead
// ends.
// CHECK-LABEL: gpu.func @matrix_vector_0(
// CHECK-NOT:     tier.mma
// CHECK:         arith.mulf
// CHECK:         tier.reduce addf
// CHECK-LABEL: func.func @matrix_vector(
// CHECK:         gpu.launch_func @matrix_vector_0::@matrix_vector_0 {{.*}} {tier.begins_early}
func.func @matrix_vector(
    %x: tensor<?x?xf32> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 4], strides = [?, 1], stride_multiple = [4, 1], align = 16>},
    %v: tensor<?xf32> {tier.argument = #tier.argument<name = "v", extents = ["K"], multiple = [4], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %e = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %y = linalg.generic {indexing_maps = [#mk, #k, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x, %v : tensor<?x?xf32>, tensor<?xf32>) outs(%f : tensor<?xf32>) {
  ^bb0(%l: f32, %r: f32, %o: f32):
    %p = arith.mulf %l, %r : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// -----

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>

// Registers of narrow rows are bounded, but not where a polynomial needs them.
// CHECK-LABEL:   gpu.func @exponential_0_9(
// CHECK-SAME:     tier.ctas
// CHECK:         tensor<1x4096xbf16
func.func @exponential(%x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFF800000 : f32
  %M = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %N = tensor.dim %x, %c1 : tensor<?x?xbf16>
  %r = tensor.empty(%M) : tensor<?xf32>
  %f = linalg.fill ins(%low : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xbf16>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: bf16, %a: f32):
    %w = arith.extf %v : bf16 to f32
    %t = arith.maximumf %a, %w : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%M, %N) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<?x?xbf16>, tensor<?xf32>) outs(%e : tensor<?x?xbf16>) {
  ^bb0(%v: bf16, %a: f32, %o: bf16):
    %w = arith.extf %v : bf16 to f32
    %t = arith.subf %w, %a : f32
    %u = math.exp %t : f32
    %n = arith.truncf %u : f32 to bf16
    linalg.yield %n : bf16
  } -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}

// CHECK-LABEL:   gpu.func @polynomial_0_9(
// CHECK-NOT:      tier.ctas
// CHECK:         tensor<1x4096xbf16
func.func @polynomial(%x: tensor<?x?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 16], strides = [?, 1], stride_multiple = [16, 1], align = 16>}) -> tensor<?x?xbf16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant 0xFF800000 : f32
  %M = tensor.dim %x, %c0 : tensor<?x?xbf16>
  %N = tensor.dim %x, %c1 : tensor<?x?xbf16>
  %r = tensor.empty(%M) : tensor<?xf32>
  %f = linalg.fill ins(%low : f32) outs(%r : tensor<?xf32>) -> tensor<?xf32>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xbf16>) outs(%f : tensor<?xf32>) {
  ^bb0(%v: bf16, %a: f32):
    %w = arith.extf %v : bf16 to f32
    %t = arith.maximumf %a, %w : f32
    linalg.yield %t : f32
  } -> tensor<?xf32>
  %e = tensor.empty(%M, %N) : tensor<?x?xbf16>
  %y = linalg.generic {indexing_maps = [#mn, #m, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max : tensor<?x?xbf16>, tensor<?xf32>) outs(%e : tensor<?x?xbf16>) {
  ^bb0(%v: bf16, %a: f32, %o: bf16):
    %w = arith.extf %v : bf16 to f32
    %t = arith.subf %w, %a : f32
    %u = math.erf %t : f32
    %n = arith.truncf %u : f32 to bf16
    linalg.yield %n : bf16
  } -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}
