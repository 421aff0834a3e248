// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | tier-opt --chip=gfx942 --emit=hsaco -o %t.hsaco
// RUN: llvm-objdump -d %t.hsaco | FileCheck %s --check-prefix=ASM

// Waves of 64 lanes exchange by the same plans: inside rows of 16 lanes without LDS, elsewhere through it.

#near = #layout.fragment<[64, 4], register = [4:[0, 1]], lane = [64:[1, 0]], warp = []>
#swapped = #layout.fragment<[64, 4], register = [2:[1, 0], 2:[0, 1]], lane = [2:[0, 2], 32:[2, 0]], warp = []>
#far = #layout.fragment<[64, 4], register = [2:[32, 0], 2:[0, 1]], lane = [32:[1, 0], 2:[0, 2]], warp = []>
!g = memref<64x4xf32, strided<[4, 1]>>

module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    // CHECK-LABEL: llvm.func @near
    // CHECK-COUNT-2: rocdl.update.dpp %{{.*}} with 177
    // CHECK-NOT:     rocdl.ds_bpermute
    // CHECK-NOT:     rocdl.s.barrier
    // CHECK:         llvm.return
    // ASM-LABEL:   <near>:
    // ASM:           quad_perm:[1,0,3,2]
    gpu.func @near(%x: memref<?xf32>, %y: memref<?xf32>)
        kernel attributes {tier.plan = #tier.plan<tile = [64, 4], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [64, 4], strides: [4, 1] : memref<?xf32> to !g
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [64, 4], strides: [4, 1] : memref<?xf32> to !g
      %t = tier.load %X[%c0, %c0] : !g to tensor<64x4xf32, #near>
      %u = layout.convert %t : tensor<64x4xf32, #near> to tensor<64x4xf32, #swapped>
      tier.store %u, %Y[%c0, %c0] : tensor<64x4xf32, #swapped>, !g
      gpu.return
    }

    // CHECK-LABEL: llvm.func @far
    // CHECK-COUNT-2: rocdl.ds_bpermute
    // CHECK-NOT:     rocdl.ds_bpermute
    // CHECK:         llvm.return
    // ASM-LABEL:   <far>:
    // ASM-COUNT-2:   ds_bpermute_b32
    gpu.func @far(%x: memref<?xf32>, %y: memref<?xf32>)
        kernel attributes {tier.plan = #tier.plan<tile = [64, 4], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [64, 4], strides: [4, 1] : memref<?xf32> to !g
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [64, 4], strides: [4, 1] : memref<?xf32> to !g
      %t = tier.load %X[%c0, %c0] : !g to tensor<64x4xf32, #near>
      %u = layout.convert %t : tensor<64x4xf32, #near> to tensor<64x4xf32, #far>
      tier.store %u, %Y[%c0, %c0] : tensor<64x4xf32, #far>, !g
      gpu.return
    }
  }
}
