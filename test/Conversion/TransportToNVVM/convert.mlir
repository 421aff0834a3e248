// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s

// A tile changes its holders: by names, by swaps and shuffles, by one instruction, or through shared memory.

#pair = #layout.fragment<[16, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#quad = #layout.fragment<[16, 16], register = [4:[0, 1], 2:[8, 0]], lane = [4:[0, 4], 8:[1, 0]], warp = []>
#renamed = #layout.fragment<[16, 16], register = [2:[8, 0], 2:[0, 8], 2:[0, 1]], lane = [4:[0, 2], 8:[1, 0]], warp = []>
#turned = #layout.fragment<[16, 16], register = [2:[1, 0], 2:[0, 8], 2:[8, 0]], lane = [4:[2, 0], 8:[0, 1]], warp = []>
#rows = #layout.fragment<[16, 16], register = [8:[0, 1]], lane = [2:[0, 8], 16:[1, 0]], warp = [4:[0, 0]]>
#wide = #layout.fragment<[64, 64], register = [4:[0, 1], 8:[8, 0]], lane = [16:[0, 4], 2:[1, 0]], warp = [4:[2, 0]]>
#tall = #layout.fragment<[64, 64], register = [4:[1, 0], 8:[0, 8]], lane = [16:[4, 0], 2:[0, 1]], warp = [4:[0, 2]]>
!f = memref<16x16xf32, strided<[16, 1]>>
!h = memref<16x16xbf16, strided<[16, 1]>>
!w = memref<64x64xf32, strided<[64, 1]>>

module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    // CHECK-LABEL: llvm.func @names
    // CHECK-NOT:     nvvm.shfl.sync  bfly
    // CHECK-NOT:     !llvm.ptr<3> -> f32
    // CHECK:         llvm.return
    gpu.func @names(%x: memref<?xf32>, %y: memref<?xf32>)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to !f
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to !f
      %t = tier.load %X[%c0, %c0] : !f to tensor<16x16xf32, #pair>
      %u = layout.convert %t : tensor<16x16xf32, #pair> to tensor<16x16xf32, #renamed>
      tier.store %u, %Y[%c0, %c0] : tensor<16x16xf32, #renamed>, !f
      gpu.return
    }

    // Lanes of a quad exchange eight registers in eight rounds (the warp's number is the first shuffle).
    // CHECK-LABEL: llvm.func @lanes
    // CHECK-COUNT-9: nvvm.shfl.sync  idx %{{.*}} : i32 -> i32
    // CHECK-NOT:     nvvm.shfl.sync
    // CHECK-NOT:     nvvm.barrier
    // CHECK:         llvm.return
    gpu.func @lanes(%x: memref<?xf32>, %y: memref<?xf32>)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to !f
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to !f
      %t = tier.load %X[%c0, %c0] : !f to tensor<16x16xf32, #pair>
      %u = layout.convert %t : tensor<16x16xf32, #pair> to tensor<16x16xf32, #quad>
      tier.store %u, %Y[%c0, %c0] : tensor<16x16xf32, #quad>, !f
      gpu.return
    }

    // The same in 16 bits: pairs stay together, so half as many words move.
    // CHECK-LABEL: llvm.func @packed
    // CHECK-COUNT-5: nvvm.shfl.sync  idx %{{.*}} : i32 -> i32
    // CHECK-NOT:     nvvm.shfl.sync
    // CHECK:         llvm.return
    gpu.func @packed(%x: memref<?xbf16>, %y: memref<?xbf16>)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xbf16> to !h
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xbf16> to !h
      %t = tier.load %X[%c0, %c0] : !h to tensor<16x16xbf16, #pair>
      %u = layout.convert %t : tensor<16x16xbf16, #pair> to tensor<16x16xbf16, #quad>
      tier.store %u, %Y[%c0, %c0] : tensor<16x16xbf16, #quad>, !h
      gpu.return
    }

    // Four 8x8 matrices of 16 bits are transposed as they lie.
    // CHECK-LABEL: llvm.func @matrices
    // CHECK-COUNT-4: movmatrix.sync.aligned.m8n8.trans.b16
    // CHECK-NOT:     movmatrix
    // CHECK:         llvm.return
    gpu.func @matrices(%x: memref<?xbf16>, %y: memref<?xbf16>)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xbf16> to !h
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xbf16> to !h
      %t = tier.load %X[%c0, %c0] : !h to tensor<16x16xbf16, #pair>
      %u = layout.convert %t : tensor<16x16xbf16, #pair> to tensor<16x16xbf16, #turned>
      tier.store %u, %Y[%c0, %c0] : tensor<16x16xbf16, #turned>, !h
      gpu.return
    }

    // Across warps: one barrier for one conversion, and one more before the space is used again.
    // CHECK-LABEL: llvm.func @shared
    // CHECK-SAME:    tier.shared_bytes = 16384
    // CHECK:         llvm.store %{{.*}} {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr<3>
    // CHECK:         nvvm.barrier
    // CHECK:         llvm.load %{{.*}} : !llvm.ptr<3> -> f32
    // CHECK:         nvvm.barrier
    // CHECK:         llvm.store %{{.*}} : f32, !llvm.ptr<3>
    // CHECK:         nvvm.barrier
    // CHECK:         llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xf32>
    // CHECK-NOT:     nvvm.barrier
    // CHECK:         llvm.return
    gpu.func @shared(%x: memref<?xf32>, %y: memref<?xf32>)
        kernel attributes {tier.plan = #tier.plan<tile = [64, 64], grain = thread, stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [64, 64], strides: [64, 1] : memref<?xf32> to !w
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [64, 64], strides: [64, 1] : memref<?xf32> to !w
      %t = tier.load %X[%c0, %c0] : !w to tensor<64x64xf32, #wide>
      %u = layout.convert %t : tensor<64x64xf32, #wide> to tensor<64x64xf32, #tall>
      %v = arith.addf %u, %u : tensor<64x64xf32, #tall>
      %z = layout.convert %v : tensor<64x64xf32, #tall> to tensor<64x64xf32, #wide>
      tier.store %z, %Y[%c0, %c0] : tensor<64x64xf32, #wide>, !w
      gpu.return
    }

    // The layout that is written is the one that is used; a warp that reads what it stored waits for its lanes alone.
    // CHECK-LABEL: llvm.func @through
    // CHECK-SAME:    tier.shared_bytes = 1264
    // CHECK-NOT:     nvvm.barrier
    // CHECK:         nvvm.bar.warp.sync
    // CHECK-NOT:     nvvm.barrier
    // CHECK:         llvm.return
    gpu.func @through(%x: memref<?xf32>, %y: memref<?xf32>)
        kernel attributes {tier.plan = #tier.plan<tile = [16, 16], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to !f
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [16, 16], strides: [16, 1] : memref<?xf32> to !f
      %t = tier.load %X[%c0, %c0] : !f to tensor<16x16xf32, #pair>
      %u = layout.convert %t through(#layout.strided<[16:20], [16:1]>) : tensor<16x16xf32, #pair> to tensor<16x16xf32, #quad>
      tier.store %u, %Y[%c0, %c0] : tensor<16x16xf32, #quad>, !f
      gpu.return
    }
  }
}
