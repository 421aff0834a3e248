// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-rocdl | FileCheck %s

#t = #layout.fragment<[2, 512], register = [4:[0, 1]], lane = [64:[0, 4]], warp = [2:[0, 256], 2:[1, 0]]>
#r = #layout.fragment<[2], register = [], lane = [64:[0]], warp = [2:[0], 2:[1]]>
!g = memref<?x?xf32, strided<[?, 1]>>

module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    // CHECK: llvm.mlir.global external @tier_shared() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<0 x i8>

    // A kernel takes pointers and i64; the launch needs its threads and bytes.
    // CHECK-LABEL: llvm.func @arguments(
    // CHECK-SAME:    !llvm.ptr<1> {llvm.align = 16 : i64}, %{{.*}}: i64, %{{.*}}: i8)
    // CHECK-SAME:    rocdl.flat_work_group_size = "256,256"
    // CHECK-SAME:    rocdl.kernel
    // CHECK-SAME:    rocdl.reqd_work_group_size = array<i32: 256, 1, 1>
    // CHECK-SAME:    tier.shared_bytes = 0 : i64, tier.threads = 256 : i64
    gpu.func @arguments(%x: memref<?xf32> {tier.align = 16 : i64}, %N: index, %flag: i1)
        kernel attributes {tier.plan = #tier.plan<tile = [2, 512], grain = thread, stages = 1, warps = [4]>} {
      gpu.return
    }

    // Known alignment and extents: one predicated vector for each thread.
    // CHECK-LABEL: llvm.func @aligned
    // CHECK:         llvm.select %{{.*}}, %{{.*}}, %{{.*}} : i1, !llvm.ptr<1>
    // CHECK-NEXT:    llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<1> -> vector<4xf32>
    // CHECK-NOT:     llvm.load
    // CHECK:         llvm.return
    gpu.func @aligned(%x: memref<?xf32> {tier.align = 16 : i64}, %M: index, %N: index {tier.multiple = 4 : i64}, %sx: index {tier.multiple = 4 : i64})
        kernel attributes {tier.plan = #tier.plan<tile = [2, 512], grain = thread, stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %block = gpu.block_id x
      %m = arith.muli %block, %c2 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %N], strides: [%sx, 1] : memref<?xf32> to !g
      %t = tier.load %X[%m, %c0] : !g to tensor<2x512xf32, #t>
      tier.store %t, %X[%m, %c0] : tensor<2x512xf32, #t>, !g
      gpu.return
    }

    // Registers, then lanes by exchanges, then the two warps of a row through
    // shared memory. Exchanges inside a row of 16 lanes need no LDS.
    // CHECK-LABEL: llvm.func @row_sum
    // CHECK:         rocdl.update.dpp %{{.*}} with 177
    // CHECK:         rocdl.update.dpp %{{.*}} with 78
    // CHECK:         rocdl.ds_bpermute
    // CHECK:         rocdl.update.dpp %{{.*}} with 296
    // CHECK-COUNT-2: rocdl.ds_bpermute
    // CHECK-NOT:     rocdl.ds_bpermute
    // CHECK:         llvm.store %{{.*}} : f32, !llvm.ptr<3>
    // CHECK:         rocdl.s.barrier
    // CHECK-COUNT-2: llvm.load %{{.*}} : !llvm.ptr<3> -> f32
    // CHECK-NOT:     rocdl.s.barrier
    // CHECK:         llvm.store %{{.*}} : f32, !llvm.ptr<1>
    // The lanes hold one sum: the first lane of the first warp writes it.
    gpu.func @row_sum(%x: memref<?xf32>, %out: memref<?xf32>, %M: index, %N: index)
        kernel attributes {tier.plan = #tier.plan<tile = [2, 512], grain = thread, stages = 1, warps = [4]>} {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %N], strides: [%N, 1] : memref<?xf32> to !g
      %Y = memref.reinterpret_cast %out to offset: [0], sizes: [%M], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      %t = tier.load %X[%c0, %c0] : !g to tensor<2x512xf32, #t>
      %s = tier.reduce addf %t axis 1 limit %N : tensor<2x512xf32, #t> to tensor<2xf32, #r>
      tier.store %s, %Y[%c0] : tensor<2xf32, #r>, memref<?xf32, strided<[1]>>
      gpu.return
    }
  }
}
