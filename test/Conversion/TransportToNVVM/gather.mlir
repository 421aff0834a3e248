// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s

// Registers that share the number of a row are one load of vectors each, under the question whether there is such a row.

#t = #layout.fragment<[8, 128], register = [4:[0, 1], 2:[4, 0]], lane = [32:[0, 4]], warp = [4:[1, 0]]>
#r = #layout.fragment<[8], register = [2:[4]], lane = [32:[0]], warp = [4:[1]]>
#line = #layout.fragment<[256], register = [2:[1]], lane = [32:[2]], warp = [4:[64]]>

module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    // CHECK-LABEL: llvm.func @rows
    // CHECK-COUNT-2: llvm.load {{.*}} -> i32
    // CHECK:         llvm.icmp "ult"
    // CHECK:         llvm.inline_asm {{.*}}ld.global.v4.b32
    // A row that does not exist is NaN.
    // CHECK:         llvm.select %{{.*}}, %{{.*}}, %{{.*}} : i1, vector<4xi32>
    // CHECK:         llvm.icmp "ult"
    // CHECK:         llvm.inline_asm {{.*}}ld.global.v4.b32
    // CHECK-NOT:     ld.global
    // CHECK-COUNT-2: llvm.store
    // CHECK:         llvm.return
    gpu.func @rows(%i: memref<?xi32> {tier.align = 16 : i64}, %x: memref<?xf32> {tier.align = 16 : i64}, %y: memref<?xf32> {tier.align = 16 : i64}, %V: index)
        kernel attributes {tier.plan = #tier.plan<tile = [8, 128], grain = thread, stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %I = memref.reinterpret_cast %i to offset: [0], sizes: [8], strides: [1] : memref<?xi32> to memref<8xi32, strided<[1]>>
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%V, 8, 128], strides: [128, 0, 1] : memref<?xf32> to memref<?x8x128xf32, strided<[128, 0, 1]>>
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [8, 128], strides: [128, 1] : memref<?xf32> to memref<8x128xf32, strided<[128, 1]>>
      %rows = tier.load %I[%c0] : memref<8xi32, strided<[1]>> to tensor<8xi32, #r>
      %t = tier.gather %X at %rows along [0] [%c0, %c0] fill 0x7FC00000 : f32 : memref<?x8x128xf32, strided<[128, 0, 1]>>, tensor<8xi32, #r> to tensor<8x128xf32, #t>
      tier.store %t, %Y[%c0, %c0] : tensor<8x128xf32, #t>, memref<8x128xf32, strided<[128, 1]>>
      gpu.return
    }

    // Where each element has its own number, each is loaded by itself.
    // CHECK-LABEL: llvm.func @elements
    // CHECK-COUNT-2: llvm.inline_asm {{.*}}ld.global.b32
    // CHECK-NOT:     ld.global
    // CHECK:         llvm.return
    gpu.func @elements(%i: memref<?xi64> {tier.align = 16 : i64}, %x: memref<?xf32>, %y: memref<?xf32> {tier.align = 16 : i64}, %V: index)
        kernel attributes {tier.plan = #tier.plan<tile = [256], grain = thread, stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %I = memref.reinterpret_cast %i to offset: [0], sizes: [256], strides: [1] : memref<?xi64> to memref<256xi64, strided<[1]>>
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%V, 256], strides: [1, 0] : memref<?xf32> to memref<?x256xf32, strided<[1, 0]>>
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [256], strides: [1] : memref<?xf32> to memref<256xf32, strided<[1]>>
      %rows = tier.load %I[%c0] : memref<256xi64, strided<[1]>> to tensor<256xi64, #line>
      %t = tier.gather %X at %rows along [0] [%c0] fill 0.0 : f32 : memref<?x256xf32, strided<[1, 0]>>, tensor<256xi64, #line> to tensor<256xf32, #line>
      tier.store %t, %Y[%c0] : tensor<256xf32, #line>, memref<256xf32, strided<[1]>>
      gpu.return
    }
  }
}
