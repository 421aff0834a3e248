// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a | FileCheck %s
// RUN: tier-opt %s --convert-linalg-to-tier=chip=gfx942 | FileCheck %s --check-prefix=WAVE
// RUN: tier-opt %s --convert-linalg-to-tier=chip=cpu | FileCheck %s --check-prefix=HOST
// RUN: tier-opt %s --convert-linalg-to-tier=chip=sm_90a --remarks-filter=convert-linalg-to-tier 2>&1 | FileCheck %s --check-prefix=REMARK

#mn = affine_map<(d0, d1) -> (d0, d1)>
#m = affine_map<(d0, d1) -> (d0)>
#n = affine_map<(d0, d1) -> (d1)>

// Short rows that begin anywhere: lanes hold neighbouring elements, and nothing is aligned.
// CHECK-LABEL: gpu.func @center_0(
// CHECK-SAME:      tile = [512, 4]
// CHECK-NOT:     {{ from %}}
// CHECK-LABEL: gpu.func @center_0_4(
// CHECK-SAME:      tier.least = 33
// CHECK-SAME:      tile = [32, 64]
// CHECK:         %[[T:.*]] = tier.load %{{.*}}[%{{.*}}, %c0] : {{.*}} to tensor<32x64xi16, #[[F:.*]]>
// CHECK:         tier.reduce maxsi %[[T]] axis 1 limit
// CHECK:         tier.store
// REMARK:      center_0_4: lanes hold neighbouring elements of short rows
// Longer ones begin inside of a vector: each eighth one begins alike, and the tile at the aligned address before it.
// CHECK-LABEL: gpu.func @center_0_12(
// CHECK-SAME:      tier.least = 769
// CHECK:         arith.ceildivui %{{.*}}, %c32
// CHECK:         %[[TILE:.*]] = arith.remui %block_id_x, %c8
// CHECK:         arith.ceildivui %{{.*}}, %c8
// CHECK-NEXT:    %[[START:.*]] = arith.muli %{{.*}}, %[[N:.*]] : index
// CHECK-NEXT:    %[[FROM:.*]] = arith.remui %[[START]], %c8
// CHECK-NEXT:    %[[END:.*]] = arith.addi %[[N]], %[[FROM]]
// CHECK:         %[[VECTORS:.*]] = arith.divui %[[START]], %c8
// CHECK:         %[[ALIGNED:.*]] = arith.muli %[[VECTORS]], %c8
// CHECK:         %[[PITCH:.*]] = arith.muli %[[N]], %c8
// CHECK:         %[[Y:.*]] = memref.reinterpret_cast %{{.*}} to offset: [%[[ALIGNED]]], sizes: [%{{.*}}, %[[END]]], strides: [%[[PITCH]], 1]
// CHECK:         %[[BEFORE:.*]] = arith.subi %c0, %[[FROM]]
// CHECK:         memref.reinterpret_cast %{{.*}} to offset: [%[[BEFORE]]], sizes: [%[[END]]], strides: [1]
// CHECK:         %[[T:.*]] = tier.load %{{.*}}[%c0, %c0] from %[[FROM]]
// CHECK:         tier.reduce maxsi %[[T]] axis 1 from %[[FROM]] limit %[[END]]
// CHECK:         tier.load %{{.*}}[%c0] from %[[FROM]]
// CHECK:         tier.store %{{.*}}, %[[Y]][%c0, %c0] from %[[FROM]]
// Where these may have no column, such a row has nothing before it to be read with it.
// WAVE-LABEL:  gpu.func @center_0(
// WAVE:          arith.ceildivui %{{.*}}, %c8
// WAVE:          %[[FROM:.*]] = arith.remui %{{.*}}, %c8
// WAVE-NEXT:     %[[SUM:.*]] = arith.addi %[[N:.*]], %[[FROM]]
// WAVE-NEXT:     %[[EMPTY:.*]] = arith.cmpi eq, %[[N]], %c0
// WAVE-NEXT:     arith.select %[[EMPTY]], %c0, %[[SUM]]
// Between powers of two a thread has 24 elements, and registers leave room for more CTAs.
// CHECK-LABEL: gpu.func @center_0_18(
// CHECK-SAME:      tier.least = 4034
// CHECK-SAME:      tier.ctas = 4
// CHECK-SAME:      tile = [1, 4608]
// CHECK-SAME:      warps = [6]
// CHECK-NOT:     scf.for
// CHECK-LABEL: gpu.func @center_0_19(
// REMARK:      center_0_18: a CTA holds whole rows in registers, few enough that 4 CTAs share a multiprocessor
// REMARK:      center_0_28: threads copy a row to shared memory, and 4 CTAs share a multiprocessor
// REMARK:      center_0_32: CTAs walk rows, and the next one is on its way while one is reduced
// REMARK:      center_0_42: the CTAs of a cluster hold a row in registers
// REMARK:      fringe_0_53: a CTA keeps a row in shared memory, and two share a multiprocessor
// Long rows are copied to shared memory by those who read them there: of the first chunk and the last one parts count, and threads
// meet once for each reduction.
// CHECK-LABEL: gpu.func @center_0_28(
// CHECK-SAME:      tier.least = 12226
// CHECK-SAME:      tier.ctas = 4
// CHECK-SAME:      tile = [1, 4096]
// CHECK:         %[[KEPT:.*]] = tier.alloc : memref<1x20480xi16, #tier.space<shared>>
// CHECK:         %[[ROW:.*]] = tier.load %{{.*}}[%c0, %c0] from %[[FROM:.*]] {inbounds = array<i1: true, false>, tier.ahead}
// CHECK-NEXT:    tier.store %[[ROW]], %[[KEPT]][%c0, %c0]
// CHECK:         %[[LAST:.*]] = arith.maxui %[[COVERED:.*]], %c4096
// CHECK:         %[[T:.*]] = tier.load %[[KEPT]][%c0, %c0]
// CHECK:         %[[FIRST:.*]] = tier.mask %[[T]] axis 1 from %[[FROM]] limit %[[END:.*]] fill -32768 : i16
// CHECK:         %[[PARTIAL:.*]] = scf.for %[[AT:.*]] = %c4096 to %[[COVERED]] step %c4096 iter_args(%{{.*}} = %[[FIRST]])
// CHECK-NEXT:      tier.load %[[KEPT]][%c0, %[[AT]]]
// CHECK-NEXT:      arith.maxsi
// CHECK-NEXT:      scf.yield
// CHECK:         %[[LEFT:.*]] = arith.cmpi ult, %[[LAST]], %[[END]]
// CHECK-NEXT:    %[[ALL:.*]] = scf.if %[[LEFT]]
// CHECK:           tier.mask %{{.*}} axis 1 limit
// CHECK:         } else {
// CHECK-NEXT:      scf.yield %[[PARTIAL]]
// CHECK:         tier.reduce maxsi %[[ALL]] axis 1 :
// CHECK-NOT:     tier.reduce
// CHECK:         tier.store %{{.*}} from %[[FROM]] {inbounds = array<i1: true, false>}
// CHECK:         scf.for %{{.*}} = %c4096 to
// CHECK-NEXT:      tier.load %[[KEPT]]
// CHECK:           tier.store %{{.*}} {inbounds = array<i1: true, true>}
// CHECK:         scf.if
// CHECK:           tier.store %{{.*}} from %[[FROM]] {inbounds = array<i1: true, false>}
// One that no shared memory keeps twice is held by the CTAs of a cluster where there are few: equal parts of whole
// vectors, and what is left to the last one; the view of each begins where its part does, and the row in the first.
// CHECK-LABEL: gpu.func @center_0_42(
// CHECK-SAME:      tier.least = 57337
// CHECK-SAME:      cluster = [1, 8]
// CHECK:         %[[RANK:.*]] = arith.remui %block_id_x, %c8
// CHECK:         %[[FROM:.*]] = arith.remui %{{.*}}, %c8
// CHECK-NEXT:    %[[ROW:.*]] = arith.addi %{{.*}}, %[[FROM]]
// CHECK-NEXT:    %[[VECTORS:.*]] = arith.divui %[[ROW]], %c64
// CHECK-NEXT:    %[[EQUAL:.*]] = arith.muli %[[VECTORS]], %c8
// CHECK-NEXT:    %[[REST:.*]] = arith.remui %[[ROW]], %c64
// CHECK-NEXT:    %[[LAST:.*]] = arith.cmpi eq, %[[RANK]], %c7
// CHECK-NEXT:    %[[MORE:.*]] = arith.select %[[LAST]], %[[REST]], %c0
// CHECK-NEXT:    %[[FIRST:.*]] = arith.muli %[[RANK]], %[[EQUAL]]
// CHECK-NEXT:    %[[LENGTH:.*]] = arith.addi %[[EQUAL]], %[[MORE]]
// CHECK:         %[[IS:.*]] = arith.cmpi eq, %[[FIRST]], %c0
// CHECK:         %[[COUNTED:.*]] = arith.select %[[IS]], %[[FROM]], %c0
// CHECK:         %[[T:.*]] = tier.load %{{.*}}[%c0, %c0] from %[[COUNTED]]
// CHECK:         %[[PART:.*]] = tier.reduce maxsi %[[T]] axis 1 from %[[COUNTED]] limit %[[LENGTH]]
// CHECK:         tier.cluster_reduce maxsi %[[PART]]
// CHECK:         tier.store %{{.*}}[%c0, %c0] from %[[COUNTED]]
// Of one that no cluster holds the first and the last chunk have masks.
// CHECK-LABEL: gpu.func @center_0_45(
// CHECK:         tier.reduce maxsi %{{.*}} axis 1 from %[[FROM:.*]] limit
// CHECK:         scf.for
// CHECK-NEXT:      tier.load
// CHECK:         tier.reduce maxsi %{{.*}} axis 1 limit
// CHECK-LABEL: func.func @center(
// CHECK:         arith.cmpi sge, %c8,
// HOST-NOT: {{ from %}}
func.func @center(%x: tensor<?x?xi16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
   %w: tensor<?xi16> {tier.argument = #tier.argument<name = "w", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant -32768 : i16
  %M = tensor.dim %x, %c0 : tensor<?x?xi16>
  %N = tensor.dim %x, %c1 : tensor<?x?xi16>
  %r = tensor.empty(%M) : tensor<?xi16>
  %f = linalg.fill ins(%low : i16) outs(%r : tensor<?xi16>) -> tensor<?xi16>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xi16>) outs(%f : tensor<?xi16>) {
  ^bb0(%v: i16, %a: i16):
    %t = arith.maxsi %a, %v : i16
    linalg.yield %t : i16
  } -> tensor<?xi16>
  %e = tensor.empty(%M, %N) : tensor<?x?xi16>
  %y = linalg.generic {indexing_maps = [#mn, #m, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max, %w : tensor<?x?xi16>, tensor<?xi16>, tensor<?xi16>) outs(%e : tensor<?x?xi16>) {
  ^bb0(%v: i16, %a: i16, %b: i16, %o: i16):
    %t = arith.subi %a, %v : i16
    %u = arith.addi %t, %b : i16
    linalg.yield %u : i16
  } -> tensor<?x?xi16>
  return %y : tensor<?x?xi16>
}

// CTAs walk long rows: the next one is loaded ahead, and what was computed of one is computed anew behind its reduction,
// two vectors of a thread after others. Tiles begin where cache lines do. Arrays along the columns are read once: all
// rows of a CTA begin alike, as so many CTAs are launched that their step is a multiple of a line.
// CHECK-LABEL: gpu.func @fringe_0_36(
// CHECK-SAME:      tier.least = 16834
// CHECK-SAME:      tier.ctas = 1
// CHECK-SAME:      tile = [1, 20480]
// CHECK:         %[[FIRST:.*]] = arith.muli %block_id_x, %[[N:.*]] : index
// CHECK:         %[[FROM:.*]] = arith.remui %[[FIRST]], %c64
// CHECK:         %[[BEFORE:.*]] = arith.subi %c0, %[[FROM]]
// CHECK:         memref.reinterpret_cast %arg1 to offset: [%[[BEFORE]]]
// CHECK:         memref.reinterpret_cast %arg0 to offset: [%[[BEFORE]]]
// CHECK:         %[[KEPT:.*]] = tier.alloc : memref<20480xi16, #tier.space<shared>>
// CHECK:         %[[W:.*]] = tier.load %{{.*}}[%c0] from %[[FROM]]
// CHECK-NEXT:    tier.store %[[W]], %[[KEPT]][%c0]
// CHECK:         %[[W:.*]] = tier.load %{{.*}}[%c16384] from %[[FROM]]
// CHECK-NEXT:    tier.store %[[W]], %[[KEPT]][%c16384]
// CHECK:         scf.for %[[ROW:.*]] = %block_id_x to %{{.*}} step %{{arg[0-9]+}} {
// CHECK:           %[[START:.*]] = arith.muli %[[ROW]], %[[N]]
// CHECK:           %[[HERE:.*]] = arith.remui %[[START]], %c64
// CHECK:           %[[T:.*]] = tier.load %{{.*}}[%c0, %c0] from %[[HERE]] {inbounds = array<i1: true, false>, tier.ahead}
// CHECK:           %[[MOST:.*]] = tier.reduce maxsi %[[T]]
// CHECK:           %[[AGAIN:.*]] = tier.again %[[T]] after %[[MOST]]
// CHECK:           tier.piece %[[AGAIN]][0, 0]
// CHECK-NEXT:      tier.load %[[KEPT]][%c0] {inbounds = array<i1: true>}
// CHECK:           tier.store
// CHECK:           tier.piece %[[AGAIN]][0, 4096]
// CHECK-NEXT:      tier.load %[[KEPT]][%c4096]
// CHECK:           tier.store %{{.*}}[%c0, %c4096]
// CHECK:           tier.piece %[[AGAIN]][0, 16384]
// CHECK:           tier.store %{{.*}}[%c0, %c16384]
// Both arrays along the columns are kept by one CTA of a multiprocessor, or one of them, the other being loaded for
// every row; or their parts by those of a cluster; of a longer row of few there is room for none, and it is kept itself
// where it is read first.
// CHECK-LABEL: gpu.func @fringe_0_40(
// CHECK-SAME:      tier.ctas = 1
// CHECK-SAME:      tile = [1, 36864]
// CHECK-COUNT-2: tier.alloc : memref<36864xi16, #tier.space<shared>>
// CHECK:         scf.for %{{.*}} = %block_id_x to %{{.*}} step %{{arg[0-9]+}} {
// CHECK-LABEL: gpu.func @fringe_0_41(
// CHECK-SAME:      tier.least = 36802
// CHECK-SAME:      tile = [1, 40960]
// CHECK:         tier.alloc : memref<40960xi16, #tier.space<shared>>
// CHECK-NOT:     tier.alloc : memref<40960xi16
// CHECK:         scf.for %{{.*}} = %block_id_x to %{{.*}} step %{{arg[0-9]+}} {
// CHECK:           tier.load %[[OTHER:.*]][%c0] from
// CHECK-NEXT:      tier.load %[[OTHER]][%c8192]
// CHECK-NEXT:      tier.piece
// CHECK-LABEL: gpu.func @fringe_0_46(
// CHECK-SAME:      tier.least = 57282
// CHECK-SAME:      cluster = [1, 2]
// CHECK:         %[[PAIR:.*]] = arith.divui %block_id_x, %c2
// CHECK-COUNT-2: tier.alloc : memref<32768xi16, #tier.space<shared>>
// CHECK:         scf.for %{{.*}} = %[[PAIR]] to %{{.*}} step %{{arg[0-9]+}} {
// CHECK:           tier.cluster_reduce
// CHECK-LABEL: gpu.func @fringe_0_53(
// CHECK-SAME:      tier.least = 57282
// CHECK-SAME:      tier.ctas = 2
// CHECK:         %[[KEPT:.*]] = tier.alloc : memref<1x57344xi16, #tier.space<shared>>
// CHECK-COUNT-3: tier.store %{{.*}}, %[[KEPT]][
// CHECK:         tier.load %[[KEPT]][
func.func @fringe(%x: tensor<?x?xi16> {tier.argument = #tier.argument<name = "x", extents = ["M", "N"], multiple = [1, 1], strides = [?, 1], stride_multiple = [1, 1], align = 16>},
   %w: tensor<?xi16> {tier.argument = #tier.argument<name = "w", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>},
   %v: tensor<?xi16> {tier.argument = #tier.argument<name = "v", extents = ["N"], multiple = [1], strides = [1], stride_multiple = [1], align = 16>}) -> tensor<?x?xi16> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %low = arith.constant -32768 : i16
  %M = tensor.dim %x, %c0 : tensor<?x?xi16>
  %N = tensor.dim %x, %c1 : tensor<?x?xi16>
  %r = tensor.empty(%M) : tensor<?xi16>
  %f = linalg.fill ins(%low : i16) outs(%r : tensor<?xi16>) -> tensor<?xi16>
  %max = linalg.generic {indexing_maps = [#mn, #m], iterator_types = ["parallel", "reduction"]}
      ins(%x : tensor<?x?xi16>) outs(%f : tensor<?xi16>) {
  ^bb0(%a: i16, %b: i16):
    %t = arith.maxsi %b, %a : i16
    linalg.yield %t : i16
  } -> tensor<?xi16>
  %e = tensor.empty(%M, %N) : tensor<?x?xi16>
  %y = linalg.generic {indexing_maps = [#mn, #m, #n, #n, #mn], iterator_types = ["parallel", "parallel"]}
      ins(%x, %max, %w, %v : tensor<?x?xi16>, tensor<?xi16>, tensor<?xi16>, tensor<?xi16>) outs(%e : tensor<?x?xi16>) {
  ^bb0(%a: i16, %b: i16, %c: i16, %d: i16, %o: i16):
    %t = arith.subi %b, %a : i16
    %u = arith.muli %t, %c : i16
    %z = arith.addi %u, %d : i16
    linalg.yield %z : i16
  } -> tensor<?x?xi16>
  return %y : tensor<?x?xi16>
}
