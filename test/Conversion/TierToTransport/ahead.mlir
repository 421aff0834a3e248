// RUN: tier-opt %s --convert-tier-to-transport --split-input-file | FileCheck %s
// RUN: tier-opt %s --convert-tier-to-transport --transport-verify --split-input-file -o /dev/null

// The threads copy what they hold of the next row while they reduce one; nobody
// meets for it, since each loads what it copied itself.
#row = #layout.fragment<[1, 1024], register = [8:[0, 1], 2:[0, 512]], lane = [32:[0, 8]], warp = [2:[0, 256]]>
#sum = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [2:[0]]>
!row = tensor<1x1024xbf16, #row>
!wide = tensor<1x1024xf32, #row>
!sum = tensor<1xf32, #sum>
!view = memref<1x?xbf16, strided<[?, 1], offset: ?>>

// CHECK-LABEL: gpu.func @walk
// CHECK:       %[[SLOTS:.*]] = tier.alloc : memref<1x1024xbf16, #tier.space<shared>>
// CHECK:       %[[B:.*]] = gpu.block_id
// CHECK:       %[[AT:.*]] = arith.muli %[[B]], %[[N:.*]] : index
// CHECK:       %[[X:.*]] = memref.reinterpret_cast %{{.*}} to offset: [%[[AT]]]
// CHECK:       transport.copy.group %[[X]][%c0{{.*}}, %c0{{.*}}] to %[[SLOTS]] as tensor<1x1024xbf16
// CHECK:       transport.commit copy_group
// CHECK:       scf.for %[[R:.*]] = %[[B]] to %[[M:.*]] step %[[S:.*]] {
// CHECK:         transport.await copy_group pending 0
// CHECK-NEXT:    %[[T:.*]] = tier.load %[[SLOTS]]
// CHECK-NOT:     transport.barrier
// CHECK:         arith.extf %[[T]]
// CHECK:         tier.reduce
// CHECK-NEXT:    %[[NEXT:.*]] = arith.addi %[[R]], %[[S]]
// CHECK-NEXT:    %[[MORE:.*]] = arith.cmpi slt, %[[NEXT]], %[[M]]
// CHECK-NEXT:    scf.if %[[MORE]]
// CHECK-NEXT:      %[[THEN:.*]] = arith.muli %[[NEXT]], %[[N]]
// CHECK:           transport.copy.group
// CHECK:         transport.commit copy_group
// CHECK-NOT:     transport.barrier
// CHECK:         tier.store
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @walk(%x: memref<?xbf16> {tier.align = 16 : i64}, %y: memref<?xf32>, %M: index, %N: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [1, 1024], grain = thread, stages = 1, warps = [2]>} {
      %c0 = arith.constant 0 : index
      %c132 = arith.constant 132 : index
      %b = gpu.block_id x
      %sums = memref.reinterpret_cast %y to offset: [0], sizes: [%M], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      scf.for %r = %b to %M step %c132 {
        %at = arith.muli %r, %N : index
        %v = memref.reinterpret_cast %x to offset: [%at], sizes: [1, %N], strides: [%N, 1] : memref<?xbf16> to !view
        %t = tier.load %v[%c0, %c0] {inbounds = array<i1: true, false>, tier.ahead} : !view to !row
        %w = arith.extf %t : !row to !wide
        %s = tier.reduce addf %w axis 1 limit %N : !wide to !sum
        tier.store %s, %sums[%r] : !sum, memref<?xf32, strided<[1]>>
      }
      gpu.return
    }
  }
}

// -----

// Waves that wait for loads in their order keep the load.
#row = #layout.fragment<[1, 1024], register = [8:[0, 1]], lane = [64:[0, 8]], warp = [2:[0, 512]]>
!view = memref<1x?xbf16, strided<[?, 1], offset: ?>>

// CHECK-LABEL: gpu.func @in_place
// CHECK-NOT:   copy.group
// CHECK:       tier.load
// CHECK-NOT:   tier.ahead
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @in_place(%x: memref<?xbf16> {tier.align = 16 : i64}, %M: index, %N: index {tier.multiple = 8 : i64}) kernel
        attributes {tier.plan = #tier.plan<tile = [1, 1024], grain = thread, stages = 1, warps = [2]>} {
      %c0 = arith.constant 0 : index
      %c132 = arith.constant 132 : index
      %b = gpu.block_id x
      scf.for %r = %b to %M step %c132 {
        %at = arith.muli %r, %N : index
        %v = memref.reinterpret_cast %x to offset: [%at], sizes: [1, %N], strides: [%N, 1] : memref<?xbf16> to !view
        %t = tier.load %v[%c0, %c0] {inbounds = array<i1: true, false>, tier.ahead} : !view to tensor<1x1024xbf16, #row>
        tier.store %t, %v[%c0, %c0] : tensor<1x1024xbf16, #row>, !view
      }
      gpu.return
    }
  }
}
