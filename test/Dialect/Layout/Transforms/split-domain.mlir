// RUN: tier-opt %s --layout-split-domain --split-input-file | FileCheck %s

#f = #layout.fragment<[8, 64], register = [2:[0, 1], 8:[1, 0]], lane = [32:[0, 2]], warp = []>
!t = tensor<8x64xf32, #f>
!view = memref<?x?xf32, strided<[?, 1]>>

// One condition for each extent; both branches do the same work.
// CHECK-LABEL: gpu.func @interior_and_boundary
// CHECK-SAME:  %[[M:[^ ]+]]: index, %[[N:[^ ]+]]: index
// CHECK:       %[[ROWS:.*]] = arith.cmpi sle, %{{.*}}, %[[M]]
// CHECK:       %[[COLS:.*]] = arith.cmpi sle, %{{.*}}, %[[N]]
// CHECK:       %[[BOTH:.*]] = arith.andi %[[ROWS]], %[[COLS]]
// CHECK:       scf.if %[[BOTH]] {
// CHECK:         tier.load {{.*}} {inbounds = array<i1: true, true>}
// CHECK:         tier.store {{.*}} {inbounds = array<i1: true, true>}
// CHECK:       } else {
// CHECK-NOT:     inbounds
// CHECK:         tier.load
// CHECK:         tier.store
// CHECK-NOT:     inbounds
// CHECK:       }
// CHECK-NEXT:  gpu.return
gpu.module @m {
  gpu.func @interior_and_boundary(%x: memref<?xf32>, %M: index, %N: index, %s: index) kernel {
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %m = arith.muli %bx, %c8 : index
    %n = arith.muli %by, %c64 : index
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %N], strides: [%s, 1] : memref<?xf32> to !view
    %t = tier.load %X[%m, %n] : !view to !t
    %u = arith.negf %t : !t
    tier.store %u, %X[%m, %n] : !t, !view
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>

// Known extents are decided here; what may be negative is not promised.
// CHECK-LABEL: gpu.func @known_and_unknown
// CHECK-NOT:   scf.if
// CHECK:       tier.load {{.*}} {inbounds = array<i1: true>}
// CHECK:       tier.load %{{[^{]*}} : memref
gpu.module @m {
  gpu.func @known_and_unknown(%x: memref<?xf32>, %N: index) kernel {
    %c0 = arith.constant 0 : index
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [128], strides: [1] : memref<?xf32> to memref<128xf32, strided<[1]>>
    %a = tier.load %X[%c0] : memref<128xf32, strided<[1]>> to !t
    %back = arith.subi %c0, %N : index
    %b = tier.load %X[%back] : memref<128xf32, strided<[1]>> to !t
    gpu.return
  }
}

// -----

#f = #layout.fragment<[4, 8, 64], register = [2:[0, 0, 1], 8:[0, 1, 0], 4:[1, 0, 0]], lane = [32:[0, 0, 2]], warp = []>
!t = tensor<4x8x64xf32, #f>
!view = memref<?x?x?xf32, strided<[?, ?, 1]>>

// Three ragged dimensions are one interior and one branch for all their slabs.
// CHECK-LABEL: gpu.func @three_ragged_dimensions
// CHECK-COUNT-3: arith.cmpi sle
// CHECK:       scf.if
// CHECK:         tier.load {{.*}} {inbounds = array<i1: true, true, true>}
// CHECK:         tier.store {{.*}} {inbounds = array<i1: true, true, true>}
// CHECK:       } else {
// CHECK-NOT:     inbounds
// CHECK:       gpu.return
gpu.module @m {
  gpu.func @three_ragged_dimensions(%x: memref<?xf32>, %L: index, %M: index, %N: index, %r: index, %s: index) kernel {
    %c4 = arith.constant 4 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %bz = gpu.block_id z
    %l = arith.muli %bz, %c4 : index
    %m = arith.muli %bx, %c8 : index
    %n = arith.muli %by, %c64 : index
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%L, %M, %N], strides: [%r, %s, 1] : memref<?xf32> to !view
    %t = tier.load %X[%l, %m, %n] : !view to !t
    %u = arith.negf %t : !t
    tier.store %u, %X[%l, %m, %n] : !t, !view
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!view = memref<?xf32, strided<[1]>>

// Tiles at constant distances are inside where the last one is, however many they are.
// CHECK-LABEL: gpu.func @neighbours
// CHECK:       %[[C:c320_[0-9]+]] = arith.constant 320 : index
// CHECK-NEXT:  %[[END:.*]] = arith.addi %{{.*}}, %[[C]]
// CHECK-NEXT:  %[[IN:.*]] = arith.cmpi sle, %[[END]]
// CHECK-NEXT:  scf.if %[[IN]]
// CHECK-COUNT-5: tier.load {{.*}} {inbounds = array<i1: true>}
// CHECK:       } else {
// CHECK-NEXT:    tier.load %{{.*}}] : memref
gpu.module @m {
  gpu.func @neighbours(%x: memref<?xf32>, %y: memref<?xf32>, %N: index) kernel {
    %c320 = arith.constant 320 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %c192 = arith.constant 192 : index
    %c256 = arith.constant 256 : index
    %b = gpu.block_id x
    %i0 = arith.muli %b, %c320 : index
    %i1 = arith.addi %i0, %c64 : index
    %i2 = arith.addi %i0, %c128 : index
    %i3 = arith.addi %i0, %c192 : index
    %i4 = arith.addi %i0, %c256 : index
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to !view
    %Y = memref.reinterpret_cast %y to offset: [0], sizes: [320], strides: [1] : memref<?xf32> to memref<320xf32, strided<[1]>>
    %t0 = tier.load %X[%i0] : !view to !t
    %t1 = tier.load %X[%i1] : !view to !t
    %t2 = tier.load %X[%i2] : !view to !t
    %t3 = tier.load %X[%i3] : !view to !t
    %t4 = tier.load %X[%i4] : !view to !t
    %s1 = arith.addf %t0, %t1 : !t
    %s2 = arith.addf %s1, %t2 : !t
    %s3 = arith.addf %s2, %t3 : !t
    %s4 = arith.addf %s3, %t4 : !t
    %c0 = arith.constant 0 : index
    tier.store %s4, %Y[%c0] {inbounds = array<i1: true>} : !t, memref<320xf32, strided<[1]>>
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
#g = #layout.fragment<[64], register = [2:[32]], lane = [32:[1]], warp = []>
!t = tensor<64xf32, #f>
!u = tensor<64xf32, #g>
!view = memref<?xf32, strided<[1]>>

// Threads exchange a tile between two stores: once, not in both branches of one question.
// CHECK-LABEL: gpu.func @exchanged
// CHECK:       scf.if
// CHECK:         tier.store {{.*}} {inbounds = array<i1: true>}
// CHECK:       }
// CHECK:       layout.convert
// CHECK:       scf.if
// CHECK:         tier.store {{.*}} {inbounds = array<i1: true>}
// CHECK-NOT:   layout.convert
// CHECK:       gpu.return
gpu.module @m {
  gpu.func @exchanged(%x: memref<?xf32>, %t: !t, %N: index) kernel {
    %c128 = arith.constant 128 : index
    %c64 = arith.constant 64 : index
    %b = gpu.block_id x
    %i = arith.muli %b, %c128 : index
    %j = arith.addi %i, %c64 : index
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to !view
    tier.store %t, %X[%i] : !t, !view
    %u = layout.convert %t : !t to !u
    tier.store %u, %X[%j] : !u, !view
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!view = memref<?xf32, strided<[1]>>

// The index need not be a multiple of the tile; one index may meet two extents.
// CHECK-LABEL: gpu.func @shifted_tiles_of_two_extents
// CHECK-SAME:  %[[M:[^ ]+]]: index, %[[N:[^ ]+]]: index, %[[I:[^ ]+]]: index
// CHECK:       %[[END:.*]] = arith.addi %[[I]]
// CHECK:       arith.cmpi sle, %[[END]], %[[N]]
// CHECK:       %[[END2:.*]] = arith.addi %[[I]]
// CHECK:       arith.cmpi sle, %[[END2]], %[[M]]
// CHECK:       scf.if
// CHECK:         tier.load {{.*}} {inbounds = array<i1: true>}
// CHECK:         tier.store {{.*}} {inbounds = array<i1: true>}
gpu.module @m {
  gpu.func @shifted_tiles_of_two_extents(%x: memref<?xf32>, %y: memref<?xf32>, %M: index, %N: index, %i: index) kernel {
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M], strides: [1] : memref<?xf32> to !view
    %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to !view
    %t = tier.load %X[%i] : !view to !t
    %u = arith.negf %t : !t
    tier.store %u, %Y[%i] : !t, !view
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!view = memref<?x?xf32, strided<[?, 1]>>

// What a loop does not change is decided before it: the body has no mask.
// CHECK-LABEL: gpu.func @loop
// CHECK:       %[[SUM:.*]] = scf.if %{{.*}} -> (tensor<64xf32
// CHECK:         scf.for
// CHECK:           tier.load {{.*}} {inbounds = array<i1: false, true>}
// CHECK:       } else {
// CHECK:         scf.for
// CHECK-NOT:       inbounds
// CHECK:           tier.load
// CHECK:       scf.if
// CHECK:         tier.store %[[SUM]], {{.*}} {inbounds = array<i1: false, true>}
gpu.module @m {
  gpu.func @loop(%x: memref<?xf32>, %M: index, %N: index, %s: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %zero = arith.constant dense<0.0> : !t
    %b = gpu.block_id x
    %n = arith.muli %b, %c64 : index
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %N], strides: [%s, 1] : memref<?xf32> to !view
    %sum = scf.for %m = %c0 to %M step %c1 iter_args(%a = %zero) -> (!t) {
      %t = tier.load %X[%m, %n] : !view to !t
      %u = arith.addf %a, %t : !t
      scf.yield %u : !t
    }
    tier.store %sum, %X[%c0, %n] : !t, !view
    gpu.return
  }
}

// -----

#f = #layout.fragment<[8, 64], register = [2:[0, 1], 8:[1, 0]], lane = [32:[0, 2]], warp = []>
#rows = #layout.fragment<[8], register = [8:[1]], lane = [32:[0]], warp = []>
!t = tensor<8x64xf32, #f>
!view = memref<?x?xf32, strided<[?, 1]>>
!table = memref<?x?x?xf32, strided<[?, 0, 1]>>

// What a gather promises is about the tile, never about the numbers of its rows: these have no condition.
// CHECK-LABEL: gpu.func @gathered
// CHECK-SAME:  %[[M:[^ ]+]]: index, %[[N:[^ ]+]]: index
// CHECK:       %[[ROWS:.*]] = arith.cmpi sle, %{{.*}}, %[[M]]
// CHECK:       %[[COLS:.*]] = arith.cmpi sle, %{{.*}}, %[[N]]
// CHECK:       scf.if
// CHECK:         tier.load {{.*}} {inbounds = array<i1: true>}
// CHECK:         tier.gather {{.*}} {inbounds = array<i1: true, true>}
// CHECK:         tier.store {{.*}} {inbounds = array<i1: true, true>}
// CHECK:       } else {
// CHECK:         tier.gather
// CHECK-NOT:     inbounds
// CHECK:         tier.store
gpu.module @m {
  gpu.func @gathered(%i: memref<?xi32>, %x: memref<?xf32>, %y: memref<?xf32>, %M: index, %N: index, %V: index, %s: index) kernel {
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %m = arith.muli %bx, %c8 : index
    %n = arith.muli %by, %c64 : index
    %I = memref.reinterpret_cast %i to offset: [0], sizes: [%M], strides: [1] : memref<?xi32> to memref<?xi32, strided<[1]>>
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%V, %M, %N], strides: [%s, 0, 1] : memref<?xf32> to !table
    %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%M, %N], strides: [%s, 1] : memref<?xf32> to !view
    %r = tier.load %I[%m] : memref<?xi32, strided<[1]>> to tensor<8xi32, #rows>
    %t = tier.gather %X at %r along [0] [%m, %n] fill 0.0 : f32 : !table, tensor<8xi32, #rows> to !t
    tier.store %t, %Y[%m, %n] : !t, !view
    gpu.return
  }
}
