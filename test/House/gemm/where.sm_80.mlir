// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_80 to=where" | diff %t -

#fragment = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 8:[0, 8], 4:[16, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [2:[64, 0], 2:[0, 64]]>
#fragment1 = #layout.fragment<[128], register = [2:[1], 8:[8]], lane = [4:[2], 8:[0]], warp = [2:[0], 2:[64]]>
#fragment2 = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 4:[0, 8], 2:[16, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [2:[32, 0], 2:[0, 32]]>
#fragment3 = #layout.fragment<[64], register = [2:[1], 4:[8]], lane = [4:[2], 8:[0]], warp = [2:[0], 2:[32]]>
#tile = #layout.compose<<[128:32], [32:1]>, <2, 3, 3>>
#tile1 = #layout.compose<<[64:1, 2:2048], [32:64]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:32], [32:1]>, <2, 3, 3>>
#tile3 = #layout.compose<<[64:1], [32:64]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_80"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 32], atom = [16, 8, 16], grain = warp, stages = 4, warps = [4], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c128 = arith.constant 128 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c128 : index
      %2 = arith.ceildivui %arg5, %c128 : index
      %3 = arith.muli %2, %c16 : index
      %c2147483647 = arith.constant 2147483647 : index
      %4 = arith.minui %3, %c2147483647 : index
      %5 = arith.index_cast %4 : index to i32
      %6 = arith.divui %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.muli %6, %5 : i32
      %9 = arith.subi %0, %8 : i32
      %10 = arith.index_castui %9 : i32 to index
      %11 = arith.muli %7, %c16 : index
      %12 = arith.subi %1, %11 : index
      %13 = arith.minui %12, %c16 : index
      %14 = arith.index_cast %13 : index to i32
      %15 = arith.divui %9, %14 : i32
      %16 = arith.muli %15, %14 : i32
      %17 = arith.subi %9, %16 : i32
      %18 = arith.index_castui %17 : i32 to index
      %19 = arith.addi %11, %18 : index
      %20 = arith.index_castui %15 : i32 to index
      %21 = arith.muli %19, %c128 : index
      %22 = arith.muli %20, %c128 : index
      %23 = scf.for %arg9 = %c0 to %arg6 step %c32 iter_args(%arg10 = %cst_0) -> (tensor<128x128xf32, #fragment>) {
        %29 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
        %30 = tier.alloc : memref<128x32xbf16, #tile1, #tier.space<shared>>
        tier.copy %reinterpret_cast[%21, %arg9] to %29[] : memref<?x?xbf16, strided<[?, 1]>> to memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %reinterpret_cast_1[%22, %arg9] to %30[] : memref<?x?xbf16, strided<[1, ?]>> to memref<128x32xbf16, #tile1, #tier.space<shared>>
        %31 = tier.mma %29, %30, %arg10 atom [16, 8, 16] on  warp {tier.instruction = "mma.sync.m16n8k16.bf16"} : memref<128x32xbf16, #tile, #tier.space<shared>>, memref<128x32xbf16, #tile1, #tier.space<shared>>, tensor<128x128xf32, #fragment>
        scf.yield %31 : tensor<128x128xf32, #fragment>
      }
      %c128_4 = arith.constant 128 : index
      %24 = arith.addi %22, %c128_4 : index
      %25 = arith.cmpi sle, %24, %arg5 : index
      %c128_5 = arith.constant 128 : index
      %26 = arith.addi %21, %c128_5 : index
      %27 = arith.cmpi sle, %26, %arg4 : index
      %28 = arith.andi %25, %27 : i1
      scf.if %28 {
        %29 = tier.load %reinterpret_cast_2[%22] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
        %30 = arith.extf %29 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
        %31 = tier.broadcast %30 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
        %32 = arith.addf %23, %31 : tensor<128x128xf32, #fragment>
        %33 = arith.truncf %32 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
        %34 = arith.maximumf %33, %cst : tensor<128x128xbf16, #fragment>
        tier.store %34, %reinterpret_cast_3[%21, %22] {inbounds = array<i1: true, true>} : tensor<128x128xbf16, #fragment>, memref<?x?xbf16, strided<[?, 1]>>
      } else {
        %29 = tier.load %reinterpret_cast_2[%22] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
        %30 = arith.extf %29 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
        %31 = tier.broadcast %30 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
        %32 = arith.addf %23, %31 : tensor<128x128xf32, #fragment>
        %33 = arith.truncf %32 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
        %34 = arith.maximumf %33, %cst : tensor<128x128xbf16, #fragment>
        tier.store %34, %reinterpret_cast_3[%21, %22] : tensor<128x128xbf16, #fragment>, memref<?x?xbf16, strided<[?, 1]>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [16, 8, 16], grain = warp, stages = 4, warps = [4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment2>
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c64 : index
      %2 = arith.ceildivui %arg5, %c64 : index
      %3 = arith.muli %2, %c32 : index
      %c2147483647 = arith.constant 2147483647 : index
      %4 = arith.minui %3, %c2147483647 : index
      %5 = arith.index_cast %4 : index to i32
      %6 = arith.divui %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.muli %6, %5 : i32
      %9 = arith.subi %0, %8 : i32
      %10 = arith.index_castui %9 : i32 to index
      %11 = arith.muli %7, %c32 : index
      %12 = arith.subi %1, %11 : index
      %13 = arith.minui %12, %c32 : index
      %14 = arith.index_cast %13 : index to i32
      %15 = arith.divui %9, %14 : i32
      %16 = arith.muli %15, %14 : i32
      %17 = arith.subi %9, %16 : i32
      %18 = arith.index_castui %17 : i32 to index
      %19 = arith.addi %11, %18 : index
      %20 = arith.index_castui %15 : i32 to index
      %21 = arith.muli %19, %c64 : index
      %22 = arith.muli %20, %c64 : index
      %23 = scf.for %arg9 = %c0 to %arg6 step %c32 iter_args(%arg10 = %cst_0) -> (tensor<64x64xf32, #fragment2>) {
        %29 = tier.alloc : memref<64x32xbf16, #tile2, #tier.space<shared>>
        %30 = tier.alloc : memref<64x32xbf16, #tile3, #tier.space<shared>>
        tier.copy %reinterpret_cast[%21, %arg9] to %29[] : memref<?x?xbf16, strided<[?, 1]>> to memref<64x32xbf16, #tile2, #tier.space<shared>>
        tier.copy %reinterpret_cast_1[%22, %arg9] to %30[] : memref<?x?xbf16, strided<[1, ?]>> to memref<64x32xbf16, #tile3, #tier.space<shared>>
        %31 = tier.mma %29, %30, %arg10 atom [16, 8, 16] on  warp {tier.instruction = "mma.sync.m16n8k16.bf16"} : memref<64x32xbf16, #tile2, #tier.space<shared>>, memref<64x32xbf16, #tile3, #tier.space<shared>>, tensor<64x64xf32, #fragment2>
        scf.yield %31 : tensor<64x64xf32, #fragment2>
      }
      %c64_4 = arith.constant 64 : index
      %24 = arith.addi %22, %c64_4 : index
      %25 = arith.cmpi sle, %24, %arg5 : index
      %c64_5 = arith.constant 64 : index
      %26 = arith.addi %21, %c64_5 : index
      %27 = arith.cmpi sle, %26, %arg4 : index
      %28 = arith.andi %25, %27 : i1
      scf.if %28 {
        %29 = tier.load %reinterpret_cast_2[%22] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
        %30 = arith.extf %29 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
        %31 = tier.broadcast %30 axis 0 : tensor<64xf32, #fragment3> to tensor<64x64xf32, #fragment2>
        %32 = arith.addf %23, %31 : tensor<64x64xf32, #fragment2>
        %33 = arith.truncf %32 fastmath<contract> : tensor<64x64xf32, #fragment2> to tensor<64x64xbf16, #fragment2>
        %34 = arith.maximumf %33, %cst : tensor<64x64xbf16, #fragment2>
        tier.store %34, %reinterpret_cast_3[%21, %22] {inbounds = array<i1: true, true>} : tensor<64x64xbf16, #fragment2>, memref<?x?xbf16, strided<[?, 1]>>
      } else {
        %29 = tier.load %reinterpret_cast_2[%22] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
        %30 = arith.extf %29 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
        %31 = tier.broadcast %30 axis 0 : tensor<64xf32, #fragment3> to tensor<64x64xf32, #fragment2>
        %32 = arith.addf %23, %31 : tensor<64x64xf32, #fragment2>
        %33 = arith.truncf %32 fastmath<contract> : tensor<64x64xf32, #fragment2> to tensor<64x64xbf16, #fragment2>
        %34 = arith.maximumf %33, %cst : tensor<64x64xbf16, #fragment2>
        tier.store %34, %reinterpret_cast_3[%21, %22] : tensor<64x64xbf16, #fragment2>, memref<?x?xbf16, strided<[?, 1]>>
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c64 = arith.constant 64 : index
    %c1769472 = arith.constant 1769472 : index
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg1, %c128 : index
    %2 = arith.ceildivui %arg7, %c128 : index
    %3 = arith.muli %1, %2 : index
    %4 = arith.cmpi sge, %0, %c1769472 : index
    %5 = arith.ceildivui %arg1, %c64 : index
    %6 = arith.ceildivui %arg7, %c64 : index
    %7 = arith.muli %5, %6 : index
    %8 = arith.cmpi ne, %0, %c0 : index
    scf.if %8 {
      scf.if %4 {
        gpu.launch_func  @linear_0::@linear_0 blocks in (%3, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index)
      } else {
        gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%7, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index)
      }
    }
    return
  }
}

