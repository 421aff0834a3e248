// RUN: tier-opt %s --convert-tier-to-transport | FileCheck %s

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!view = memref<?x?x?xf32, strided<[?, ?, 1]>>

// A tile covers the last dimension; the single coordinates before it move into the offset of the view.
// CHECK-LABEL: gpu.func @single_coordinates
// CHECK-SAME:  %[[X:[^ ]+]]: memref<?xf32>, %[[A:[^ ]+]]: index, %{{[^ ]+}}: index, %[[N:[^ ]+]]: index, %[[S0:[^ ]+]]: index, %[[S1:[^ ]+]]: index
// CHECK-DAG:   %[[I:.*]] = gpu.block_id x
// CHECK-DAG:   %[[J:.*]] = gpu.block_id y
// CHECK-DAG:   %[[OI:.*]] = arith.muli %[[I]], %[[S0]]
// CHECK-DAG:   %[[OJ:.*]] = arith.muli %[[J]], %[[S1]]
// CHECK:       %[[O:.*]] = arith.addi %{{.*}}, %[[OJ]]
// CHECK:       %[[V:.*]] = memref.reinterpret_cast %[[X]] to offset: [%[[O]]], sizes: [%[[N]]], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:  tier.load %[[V]][%c0] {inbounds = array<i1: false>}
module attributes {gpu.container_module, tier.chip = "sm_80"} {
  gpu.module @m {
    gpu.func @single_coordinates(%x: memref<?xf32>, %A: index, %B: index, %N: index, %s0: index, %s1: index) kernel
        attributes {tier.plan = #tier.plan<tile = [64], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %i = gpu.block_id x
      %j = gpu.block_id y
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%A, %B, %N], strides: [%s0, %s1, 1] : memref<?xf32> to !view
      %t = tier.load %X[%i, %j, %c0] {inbounds = array<i1: true, true, false>} : !view to !t
      tier.store %t, %X[%i, %j, %c0] {inbounds = array<i1: true, true, false>} : !t, !view
      gpu.return
    }
  }
}
