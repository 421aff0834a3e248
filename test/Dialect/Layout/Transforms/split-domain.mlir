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
