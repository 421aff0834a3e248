// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_90a to=where" | diff %t -

#fragment = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment1 = #layout.fragment<[64], register = [2:[8]], lane = [4:[0], 8:[1]], warp = [4:[16]]>
#fragment2 = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment3 = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment4 = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment5 = #layout.fragment<[128], register = [2:[1], 16:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#fragment6 = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment7 = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#fragment8 = #layout.fragment<[64], register = [2:[1], 8:[8]], lane = [4:[2], 8:[0]], warp = [4:[0]]>
#tile = #layout.compose<<[64:1], [16:64]>, <3, 3, 3>>
#tile1 = #layout.compose<<[64:1], [64:64]>, <3, 3, 3>>
#tile2 = #layout.compose<<[16:64], [64:1]>, <3, 3, 3>>
#tile3 = #layout.compose<<[64:1], [32:64]>, <3, 3, 3>>
#tile4 = #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>
#tile5 = #layout.compose<<[64:64], [64:1]>, <3, 3, 3>>
#tile6 = #layout.compose<<[128:64], [64:1, 2:8192]>, <3, 3, 3>>
#tile7 = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile8 = #layout.compose<<[64:1, 2:4096], [64:64]>, <3, 3, 3>>
#tile9 = #layout.compose<<[128:64], [64:1, 4:8192]>, <3, 3, 3>>
#tile10 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 16, 64], atom = [64, 16, 16], grain = warpgroup, stages = 22, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %0 = tier.alloc : memref<64x16xbf16, #tile, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<64x16xbf16, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x16xf32, #fragment>
      %c0_1 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [1, %arg7] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [%arg8, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [1, %arg4] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.ceildivui %arg4, %c64 : index
      %2 = arith.ceildivui %arg5, %c16 : index
      %3 = arith.muli %1, %2 : index
      %grid_dim_x = gpu.grid_dim  x
      scf.for %arg12 = %block_id_x to %3 step %grid_dim_x {
        %4 = arith.muli %2, %c32 : index
        %5 = arith.divui %arg12, %4 : index
        %6 = arith.remui %arg12, %4 : index
        %7 = arith.muli %5, %c32 : index
        %8 = arith.subi %1, %7 : index
        %9 = arith.minui %8, %c32 : index
        %10 = arith.remui %6, %9 : index
        %11 = arith.addi %7, %10 : index
        %12 = arith.divui %6, %9 : index
        %13 = arith.muli %11, %c64 : index
        %14 = arith.muli %12, %c16 : index
        %15 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<64x16xf32, #fragment>) {
          %22 = tier.alloc : memref<64x64xbf16, #tile1, #tier.space<shared>>
          %23 = tier.alloc : memref<16x64xbf16, #tile2, #tier.space<shared>>
          tier.copy %arg9[%13, %arg13] to %22[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%arg13, %14] to %23[] : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>> to memref<16x64xbf16, #tile2, #tier.space<shared>>
          %24 = tier.mma %22, %23, %arg14 atom [64, 16, 16] on  warpgroup : memref<64x64xbf16, #tile1, #tier.space<shared>>, memref<16x64xbf16, #tile2, #tier.space<shared>>, tensor<64x16xf32, #fragment>
          scf.yield %24 : tensor<64x16xf32, #fragment>
        }
        %16 = tier.load %reinterpret_cast_3[%13] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment1>
        %17 = arith.extf %16 : tensor<64xbf16, #fragment1> to tensor<64xf32, #fragment1>
        %18 = tier.broadcast %17 axis 1 : tensor<64xf32, #fragment1> to tensor<64x16xf32, #fragment>
        %19 = arith.addf %15, %18 : tensor<64x16xf32, #fragment>
        %20 = arith.truncf %19 fastmath<contract> : tensor<64x16xf32, #fragment> to tensor<64x16xbf16, #fragment>
        %21 = arith.maximumf %20, %cst : tensor<64x16xbf16, #fragment>
        tier.store %21, %0[%c0, %c0] : tensor<64x16xbf16, #fragment>, memref<64x16xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg11[%13, %14] : memref<64x16xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 32, 64], atom = [64, 32, 16], grain = warpgroup, stages = 18, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %0 = tier.alloc : memref<64x32xbf16, #tile3, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<64x32xbf16, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xf32, #fragment2>
      %c0_1 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [1, %arg7] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [%arg8, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [1, %arg4] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.ceildivui %arg4, %c64 : index
      %2 = arith.ceildivui %arg5, %c32 : index
      %3 = arith.muli %1, %2 : index
      %grid_dim_x = gpu.grid_dim  x
      scf.for %arg12 = %block_id_x to %3 step %grid_dim_x {
        %4 = arith.muli %2, %c32 : index
        %5 = arith.divui %arg12, %4 : index
        %6 = arith.remui %arg12, %4 : index
        %7 = arith.muli %5, %c32 : index
        %8 = arith.subi %1, %7 : index
        %9 = arith.minui %8, %c32 : index
        %10 = arith.remui %6, %9 : index
        %11 = arith.addi %7, %10 : index
        %12 = arith.divui %6, %9 : index
        %13 = arith.muli %11, %c64 : index
        %14 = arith.muli %12, %c32 : index
        %15 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<64x32xf32, #fragment2>) {
          %22 = tier.alloc : memref<64x64xbf16, #tile1, #tier.space<shared>>
          %23 = tier.alloc : memref<32x64xbf16, #tile4, #tier.space<shared>>
          tier.copy %arg9[%13, %arg13] to %22[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%arg13, %14] to %23[] : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>> to memref<32x64xbf16, #tile4, #tier.space<shared>>
          %24 = tier.mma %22, %23, %arg14 atom [64, 32, 16] on  warpgroup : memref<64x64xbf16, #tile1, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>, tensor<64x32xf32, #fragment2>
          scf.yield %24 : tensor<64x32xf32, #fragment2>
        }
        %16 = tier.load %reinterpret_cast_3[%13] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment1>
        %17 = arith.extf %16 : tensor<64xbf16, #fragment1> to tensor<64xf32, #fragment1>
        %18 = tier.broadcast %17 axis 1 : tensor<64xf32, #fragment1> to tensor<64x32xf32, #fragment2>
        %19 = arith.addf %15, %18 : tensor<64x32xf32, #fragment2>
        %20 = arith.truncf %19 fastmath<contract> : tensor<64x32xf32, #fragment2> to tensor<64x32xbf16, #fragment2>
        %21 = arith.maximumf %20, %cst : tensor<64x32xbf16, #fragment2>
        tier.store %21, %0[%c0, %c0] : tensor<64x32xbf16, #fragment2>, memref<64x32xbf16, #tile3, #tier.space<shared>>
        tier.copy %0[] to %arg11[%13, %14] : memref<64x32xbf16, #tile3, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_2 {
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 13, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %0 = tier.alloc : memref<64x64xbf16, #tile1, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment3>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment3>
      %c0_1 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [1, %arg7] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [%arg8, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [1, %arg4] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.ceildivui %arg4, %c64 : index
      %2 = arith.ceildivui %arg5, %c64 : index
      %3 = arith.muli %1, %2 : index
      %grid_dim_x = gpu.grid_dim  x
      scf.for %arg12 = %block_id_x to %3 step %grid_dim_x {
        %4 = arith.muli %2, %c32 : index
        %5 = arith.divui %arg12, %4 : index
        %6 = arith.remui %arg12, %4 : index
        %7 = arith.muli %5, %c32 : index
        %8 = arith.subi %1, %7 : index
        %9 = arith.minui %8, %c32 : index
        %10 = arith.remui %6, %9 : index
        %11 = arith.addi %7, %10 : index
        %12 = arith.divui %6, %9 : index
        %13 = arith.muli %11, %c64 : index
        %14 = arith.muli %12, %c64 : index
        %15 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<64x64xf32, #fragment3>) {
          %22 = tier.alloc : memref<64x64xbf16, #tile1, #tier.space<shared>>
          %23 = tier.alloc : memref<64x64xbf16, #tile5, #tier.space<shared>>
          tier.copy %arg9[%13, %arg13] to %22[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%arg13, %14] to %23[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
          %24 = tier.mma %22, %23, %arg14 atom [64, 64, 16] on  warpgroup : memref<64x64xbf16, #tile1, #tier.space<shared>>, memref<64x64xbf16, #tile5, #tier.space<shared>>, tensor<64x64xf32, #fragment3>
          scf.yield %24 : tensor<64x64xf32, #fragment3>
        }
        %16 = tier.load %reinterpret_cast_3[%13] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment1>
        %17 = arith.extf %16 : tensor<64xbf16, #fragment1> to tensor<64xf32, #fragment1>
        %18 = tier.broadcast %17 axis 1 : tensor<64xf32, #fragment1> to tensor<64x64xf32, #fragment3>
        %19 = arith.addf %15, %18 : tensor<64x64xf32, #fragment3>
        %20 = arith.truncf %19 fastmath<contract> : tensor<64x64xf32, #fragment3> to tensor<64x64xbf16, #fragment3>
        %21 = arith.maximumf %20, %cst : tensor<64x64xbf16, #fragment3>
        tier.store %21, %0[%c0, %c0] : tensor<64x64xbf16, #fragment3>, memref<64x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %0[] to %arg11[%13, %14] : memref<64x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 6, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x128xbf16, #tile6, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment4>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment4>
      %c64 = arith.constant 64 : index
      %c0_1 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c128 = arith.constant 128 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.ceildivui %arg4, %c128 : index
      %2 = arith.ceildivui %arg5, %c128 : index
      %3 = arith.muli %1, %2 : index
      %grid_dim_x = gpu.grid_dim  x
      scf.for %arg12 = %block_id_x to %3 step %grid_dim_x {
        %4 = arith.muli %2, %c16 : index
        %5 = arith.divui %arg12, %4 : index
        %6 = arith.remui %arg12, %4 : index
        %7 = arith.muli %5, %c16 : index
        %8 = arith.subi %1, %7 : index
        %9 = arith.minui %8, %c16 : index
        %10 = arith.remui %6, %9 : index
        %11 = arith.addi %7, %10 : index
        %12 = arith.divui %6, %9 : index
        %13 = arith.muli %11, %c128 : index
        %14 = arith.muli %12, %c128 : index
        %15 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<128x128xf32, #fragment4>) {
          %22 = tier.alloc : memref<128x64xbf16, #tile7, #tier.space<shared>>
          %23 = tier.alloc : memref<128x64xbf16, #tile8, #tier.space<shared>>
          tier.copy %arg9[%arg13, %13] to %22[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile7, #tier.space<shared>>
          tier.copy %arg10[%14, %arg13] to %23[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile8, #tier.space<shared>>
          %24 = tier.mma %22, %23, %arg14 atom [64, 128, 16] on  warpgroup : memref<128x64xbf16, #tile7, #tier.space<shared>>, memref<128x64xbf16, #tile8, #tier.space<shared>>, tensor<128x128xf32, #fragment4>
          scf.yield %24 : tensor<128x128xf32, #fragment4>
        }
        %16 = tier.load %reinterpret_cast_3[%14] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment5>
        %17 = arith.extf %16 : tensor<128xbf16, #fragment5> to tensor<128xf32, #fragment5>
        %18 = tier.broadcast %17 axis 0 : tensor<128xf32, #fragment5> to tensor<128x128xf32, #fragment4>
        %19 = arith.addf %15, %18 : tensor<128x128xf32, #fragment4>
        %20 = arith.truncf %19 fastmath<contract> : tensor<128x128xf32, #fragment4> to tensor<128x128xbf16, #fragment4>
        %21 = arith.maximumf %20, %cst : tensor<128x128xbf16, #fragment4>
        tier.store %21, %0[%c0, %c0] : tensor<128x128xbf16, #fragment4>, memref<128x128xbf16, #tile6, #tier.space<shared>>
        tier.copy %0[] to %arg11[%14, %13] : memref<128x128xbf16, #tile6, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_4 {
    gpu.func @linear_0_4(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x256xbf16, #tile9, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xbf16, #fragment6>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment6>
      %c64 = arith.constant 64 : index
      %c0_1 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c256 = arith.constant 256 : index
      %c128 = arith.constant 128 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.ceildivui %arg4, %c128 : index
      %2 = arith.ceildivui %arg5, %c256 : index
      %3 = arith.muli %1, %2 : index
      %grid_dim_x = gpu.grid_dim  x
      scf.for %arg12 = %block_id_x to %3 step %grid_dim_x {
        %4 = arith.muli %2, %c16 : index
        %5 = arith.divui %arg12, %4 : index
        %6 = arith.remui %arg12, %4 : index
        %7 = arith.muli %5, %c16 : index
        %8 = arith.subi %1, %7 : index
        %9 = arith.minui %8, %c16 : index
        %10 = arith.remui %6, %9 : index
        %11 = arith.addi %7, %10 : index
        %12 = arith.divui %6, %9 : index
        %13 = arith.muli %11, %c128 : index
        %14 = arith.muli %12, %c256 : index
        %15 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<128x256xf32, #fragment6>) {
          %22 = tier.alloc : memref<128x64xbf16, #tile7, #tier.space<shared>>
          %23 = tier.alloc : memref<256x64xbf16, #tile10, #tier.space<shared>>
          tier.copy %arg9[%arg13, %13] to %22[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile7, #tier.space<shared>>
          tier.copy %arg10[%14, %arg13] to %23[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile10, #tier.space<shared>>
          %24 = tier.mma %22, %23, %arg14 atom [64, 256, 16] on  warpgroup : memref<128x64xbf16, #tile7, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>, tensor<128x256xf32, #fragment6>
          scf.yield %24 : tensor<128x256xf32, #fragment6>
        }
        %16 = tier.load %reinterpret_cast_3[%14] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment7>
        %17 = arith.extf %16 : tensor<256xbf16, #fragment7> to tensor<256xf32, #fragment7>
        %18 = tier.broadcast %17 axis 0 : tensor<256xf32, #fragment7> to tensor<128x256xf32, #fragment6>
        %19 = arith.addf %15, %18 : tensor<128x256xf32, #fragment6>
        %20 = arith.truncf %19 fastmath<contract> : tensor<128x256xf32, #fragment6> to tensor<128x256xbf16, #fragment6>
        %21 = arith.maximumf %20, %cst : tensor<128x256xbf16, #fragment6>
        tier.store %21, %0[%c0, %c0] : tensor<128x256xbf16, #fragment6>, memref<128x256xbf16, #tile9, #tier.space<shared>>
        tier.copy %0[] to %arg11[%14, %13] : memref<128x256xbf16, #tile9, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_5 {
    gpu.func @linear_0_5(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %0 = tier.alloc : memref<64x64xbf16, #tile5, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment3>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment3>
      %c0_1 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.ceildivui %arg4, %c64 : index
      %2 = arith.ceildivui %arg5, %c64 : index
      %3 = arith.muli %1, %2 : index
      %grid_dim_x = gpu.grid_dim  x
      scf.for %arg12 = %block_id_x to %3 step %grid_dim_x {
        %4 = arith.muli %2, %c32 : index
        %5 = arith.divui %arg12, %4 : index
        %6 = arith.remui %arg12, %4 : index
        %7 = arith.muli %5, %c32 : index
        %8 = arith.subi %1, %7 : index
        %9 = arith.minui %8, %c32 : index
        %10 = arith.remui %6, %9 : index
        %11 = arith.addi %7, %10 : index
        %12 = arith.divui %6, %9 : index
        %13 = arith.muli %11, %c64 : index
        %14 = arith.muli %12, %c64 : index
        %15 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<64x64xf32, #fragment3>) {
          %22 = tier.alloc : memref<64x64xbf16, #tile5, #tier.space<shared>>
          %23 = tier.alloc : memref<64x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg9[%arg13, %13] to %22[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
          tier.copy %arg10[%14, %arg13] to %23[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile1, #tier.space<shared>>
          %24 = tier.mma %22, %23, %arg14 atom [64, 64, 16] on  warpgroup : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile1, #tier.space<shared>>, tensor<64x64xf32, #fragment3>
          scf.yield %24 : tensor<64x64xf32, #fragment3>
        }
        %16 = tier.load %reinterpret_cast_3[%14] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment8>
        %17 = arith.extf %16 : tensor<64xbf16, #fragment8> to tensor<64xf32, #fragment8>
        %18 = tier.broadcast %17 axis 0 : tensor<64xf32, #fragment8> to tensor<64x64xf32, #fragment3>
        %19 = arith.addf %15, %18 : tensor<64x64xf32, #fragment3>
        %20 = arith.truncf %19 fastmath<contract> : tensor<64x64xf32, #fragment3> to tensor<64x64xbf16, #fragment3>
        %21 = arith.maximumf %20, %cst : tensor<64x64xbf16, #fragment3>
        tier.store %21, %0[%c0, %c0] : tensor<64x64xbf16, #fragment3>, memref<64x64xbf16, #tile5, #tier.space<shared>>
        tier.copy %0[] to %arg11[%14, %13] : memref<64x64xbf16, #tile5, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c4 = arith.constant 4 : index
    %c4325376 = arith.constant 4325376 : index
    %c10 = arith.constant 10 : index
    %c38928384 = arith.constant 38928384 : index
    %c2 = arith.constant 2 : index
    %c12976127 = arith.constant 12976127 : index
    %c4325377 = arith.constant 4325377 : index
    %c129 = arith.constant 129 : index
    %c65 = arith.constant 65 : index
    %c384 = arith.constant 384 : index
    %c128 = arith.constant 128 : index
    %c32 = arith.constant 32 : index
    %c256 = arith.constant 256 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg7, %c64 : index
    %2 = arith.ceildivui %arg1, %c16 : index
    %3 = arith.muli %1, %2 : index
    %4 = tier.units : index
    %5 = arith.minui %3, %4 : index
    %6 = arith.cmpi sle, %arg1, %c16 : index
    %7 = arith.cmpi sge, %arg7, %arg1 : index
    %8 = arith.andi %6, %7 : i1
    %9 = arith.ceildivui %arg1, %c32 : index
    %10 = arith.muli %1, %9 : index
    %11 = arith.minui %10, %4 : index
    %12 = arith.cmpi sle, %arg1, %c32 : index
    %13 = arith.andi %12, %7 : i1
    %14 = arith.ceildivui %arg1, %c64 : index
    %15 = arith.muli %1, %14 : index
    %16 = arith.minui %15, %4 : index
    %17 = arith.cmpi sle, %arg1, %c64 : index
    %18 = arith.andi %17, %7 : i1
    %19 = arith.ceildivui %arg1, %c128 : index
    %20 = arith.ceildivui %arg7, %c128 : index
    %21 = arith.muli %19, %20 : index
    %22 = arith.minui %21, %4 : index
    %23 = arith.cmpi sge, %arg1, %c65 : index
    %24 = arith.cmpi sge, %arg7, %c129 : index
    %25 = arith.andi %23, %24 : i1
    %26 = arith.cmpi sge, %0, %c4325377 : index
    %27 = arith.andi %25, %26 : i1
    %28 = arith.muli %0, %c2 : index
    %29 = arith.cmpi sle, %28, %c12976127 : index
    %30 = arith.andi %27, %29 : i1
    %31 = arith.ceildivui %arg7, %c256 : index
    %32 = arith.muli %19, %31 : index
    %33 = arith.minui %32, %4 : index
    %34 = arith.muli %0, %c10 : index
    %35 = arith.cmpi sge, %34, %c38928384 : index
    %36 = arith.andi %25, %35 : i1
    %37 = arith.cmpi sge, %arg7, %c65 : index
    %38 = arith.andi %23, %37 : i1
    %39 = arith.muli %0, %c4 : index
    %40 = arith.cmpi sge, %39, %c4325376 : index
    %41 = arith.andi %38, %40 : i1
    %42 = arith.cmpi ne, %0, %c0 : index
    scf.if %42 {
      scf.if %8 {
        %c1_0 = arith.constant 1 : index
        %43 = arith.maxsi %arg7, %c1_0 : index
        %c1_1 = arith.constant 1 : index
        %44 = arith.maxsi %arg2, %c1_1 : index
        %c2_2 = arith.constant 2 : index
        %45 = arith.muli %arg8, %c2_2 : index
        %c0_3 = arith.constant 0 : index
        %46 = tier.encode_tensormap %arg5[%c0_3] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
        %c1_4 = arith.constant 1 : index
        %47 = arith.maxsi %arg2, %c1_4 : index
        %c1_5 = arith.constant 1 : index
        %48 = arith.maxsi %arg1, %c1_5 : index
        %c2_6 = arith.constant 2 : index
        %49 = arith.muli %arg3, %c2_6 : index
        %c0_7 = arith.constant 0 : index
        %50 = tier.encode_tensormap %arg0[%c0_7] dims(%47, %48) strides(%49) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
        %c1_8 = arith.constant 1 : index
        %51 = arith.maxsi %arg7, %c1_8 : index
        %c1_9 = arith.constant 1 : index
        %52 = arith.maxsi %arg1, %c1_9 : index
        %c2_10 = arith.constant 2 : index
        %53 = arith.muli %arg7, %c2_10 : index
        %c0_11 = arith.constant 0 : index
        %54 = tier.encode_tensormap %arg13[%c0_11] dims(%51, %52) strides(%53) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
        gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %50 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %54 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
      } else {
        scf.if %13 {
          %c1_0 = arith.constant 1 : index
          %43 = arith.maxsi %arg7, %c1_0 : index
          %c1_1 = arith.constant 1 : index
          %44 = arith.maxsi %arg2, %c1_1 : index
          %c2_2 = arith.constant 2 : index
          %45 = arith.muli %arg8, %c2_2 : index
          %c0_3 = arith.constant 0 : index
          %46 = tier.encode_tensormap %arg5[%c0_3] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          %c1_4 = arith.constant 1 : index
          %47 = arith.maxsi %arg2, %c1_4 : index
          %c1_5 = arith.constant 1 : index
          %48 = arith.maxsi %arg1, %c1_5 : index
          %c2_6 = arith.constant 2 : index
          %49 = arith.muli %arg3, %c2_6 : index
          %c0_7 = arith.constant 0 : index
          %50 = tier.encode_tensormap %arg0[%c0_7] dims(%47, %48) strides(%49) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          %c1_8 = arith.constant 1 : index
          %51 = arith.maxsi %arg7, %c1_8 : index
          %c1_9 = arith.constant 1 : index
          %52 = arith.maxsi %arg1, %c1_9 : index
          %c2_10 = arith.constant 2 : index
          %53 = arith.muli %arg7, %c2_10 : index
          %c0_11 = arith.constant 0 : index
          %54 = tier.encode_tensormap %arg13[%c0_11] dims(%51, %52) strides(%53) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%11, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %50 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %54 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
        } else {
          scf.if %18 {
            %c1_0 = arith.constant 1 : index
            %43 = arith.maxsi %arg7, %c1_0 : index
            %c1_1 = arith.constant 1 : index
            %44 = arith.maxsi %arg2, %c1_1 : index
            %c2_2 = arith.constant 2 : index
            %45 = arith.muli %arg8, %c2_2 : index
            %c0_3 = arith.constant 0 : index
            %46 = tier.encode_tensormap %arg5[%c0_3] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %c1_4 = arith.constant 1 : index
            %47 = arith.maxsi %arg2, %c1_4 : index
            %c1_5 = arith.constant 1 : index
            %48 = arith.maxsi %arg1, %c1_5 : index
            %c2_6 = arith.constant 2 : index
            %49 = arith.muli %arg3, %c2_6 : index
            %c0_7 = arith.constant 0 : index
            %50 = tier.encode_tensormap %arg0[%c0_7] dims(%47, %48) strides(%49) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %c1_8 = arith.constant 1 : index
            %51 = arith.maxsi %arg7, %c1_8 : index
            %c1_9 = arith.constant 1 : index
            %52 = arith.maxsi %arg1, %c1_9 : index
            %c2_10 = arith.constant 2 : index
            %53 = arith.muli %arg7, %c2_10 : index
            %c0_11 = arith.constant 0 : index
            %54 = tier.encode_tensormap %arg13[%c0_11] dims(%51, %52) strides(%53) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%16, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %50 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %54 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
          } else {
            scf.if %30 {
              %c1_0 = arith.constant 1 : index
              %43 = arith.maxsi %arg2, %c1_0 : index
              %c1_1 = arith.constant 1 : index
              %44 = arith.maxsi %arg1, %c1_1 : index
              %c2_2 = arith.constant 2 : index
              %45 = arith.muli %arg3, %c2_2 : index
              %c0_3 = arith.constant 0 : index
              %46 = tier.encode_tensormap %arg0[%c0_3] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
              %c1_4 = arith.constant 1 : index
              %47 = arith.maxsi %arg7, %c1_4 : index
              %c1_5 = arith.constant 1 : index
              %48 = arith.maxsi %arg2, %c1_5 : index
              %c2_6 = arith.constant 2 : index
              %49 = arith.muli %arg8, %c2_6 : index
              %c0_7 = arith.constant 0 : index
              %50 = tier.encode_tensormap %arg5[%c0_7] dims(%47, %48) strides(%49) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
              %c1_8 = arith.constant 1 : index
              %51 = arith.maxsi %arg7, %c1_8 : index
              %c1_9 = arith.constant 1 : index
              %52 = arith.maxsi %arg1, %c1_9 : index
              %c2_10 = arith.constant 2 : index
              %53 = arith.muli %arg7, %c2_10 : index
              %c0_11 = arith.constant 0 : index
              %54 = tier.encode_tensormap %arg13[%c0_11] dims(%51, %52) strides(%53) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
              gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%22, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %50 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %54 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
            } else {
              scf.if %36 {
                %c1_0 = arith.constant 1 : index
                %43 = arith.maxsi %arg2, %c1_0 : index
                %c1_1 = arith.constant 1 : index
                %44 = arith.maxsi %arg1, %c1_1 : index
                %c2_2 = arith.constant 2 : index
                %45 = arith.muli %arg3, %c2_2 : index
                %c0_3 = arith.constant 0 : index
                %46 = tier.encode_tensormap %arg0[%c0_3] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                %c1_4 = arith.constant 1 : index
                %47 = arith.maxsi %arg7, %c1_4 : index
                %c1_5 = arith.constant 1 : index
                %48 = arith.maxsi %arg2, %c1_5 : index
                %c2_6 = arith.constant 2 : index
                %49 = arith.muli %arg8, %c2_6 : index
                %c0_7 = arith.constant 0 : index
                %50 = tier.encode_tensormap %arg5[%c0_7] dims(%47, %48) strides(%49) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                %c1_8 = arith.constant 1 : index
                %51 = arith.maxsi %arg7, %c1_8 : index
                %c1_9 = arith.constant 1 : index
                %52 = arith.maxsi %arg1, %c1_9 : index
                %c2_10 = arith.constant 2 : index
                %53 = arith.muli %arg7, %c2_10 : index
                %c0_11 = arith.constant 0 : index
                %54 = tier.encode_tensormap %arg13[%c0_11] dims(%51, %52) strides(%53) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                gpu.launch_func  @linear_0_4::@linear_0_4 blocks in (%33, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %50 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %54 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
              } else {
                scf.if %41 {
                  %c1_0 = arith.constant 1 : index
                  %43 = arith.maxsi %arg2, %c1_0 : index
                  %c1_1 = arith.constant 1 : index
                  %44 = arith.maxsi %arg1, %c1_1 : index
                  %c2_2 = arith.constant 2 : index
                  %45 = arith.muli %arg3, %c2_2 : index
                  %c0_3 = arith.constant 0 : index
                  %46 = tier.encode_tensormap %arg0[%c0_3] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                  %c1_4 = arith.constant 1 : index
                  %47 = arith.maxsi %arg7, %c1_4 : index
                  %c1_5 = arith.constant 1 : index
                  %48 = arith.maxsi %arg2, %c1_5 : index
                  %c2_6 = arith.constant 2 : index
                  %49 = arith.muli %arg8, %c2_6 : index
                  %c0_7 = arith.constant 0 : index
                  %50 = tier.encode_tensormap %arg5[%c0_7] dims(%47, %48) strides(%49) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  %c1_8 = arith.constant 1 : index
                  %51 = arith.maxsi %arg7, %c1_8 : index
                  %c1_9 = arith.constant 1 : index
                  %52 = arith.maxsi %arg1, %c1_9 : index
                  %c2_10 = arith.constant 2 : index
                  %53 = arith.muli %arg7, %c2_10 : index
                  %c0_11 = arith.constant 0 : index
                  %54 = tier.encode_tensormap %arg13[%c0_11] dims(%51, %52) strides(%53) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                  gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%22, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %50 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %54 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                } else {
                  %c1_0 = arith.constant 1 : index
                  %43 = arith.maxsi %arg2, %c1_0 : index
                  %c1_1 = arith.constant 1 : index
                  %44 = arith.maxsi %arg1, %c1_1 : index
                  %c2_2 = arith.constant 2 : index
                  %45 = arith.muli %arg3, %c2_2 : index
                  %c0_3 = arith.constant 0 : index
                  %46 = tier.encode_tensormap %arg0[%c0_3] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  %c1_4 = arith.constant 1 : index
                  %47 = arith.maxsi %arg7, %c1_4 : index
                  %c1_5 = arith.constant 1 : index
                  %48 = arith.maxsi %arg2, %c1_5 : index
                  %c2_6 = arith.constant 2 : index
                  %49 = arith.muli %arg8, %c2_6 : index
                  %c0_7 = arith.constant 0 : index
                  %50 = tier.encode_tensormap %arg5[%c0_7] dims(%47, %48) strides(%49) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  %c1_8 = arith.constant 1 : index
                  %51 = arith.maxsi %arg7, %c1_8 : index
                  %c1_9 = arith.constant 1 : index
                  %52 = arith.maxsi %arg1, %c1_9 : index
                  %c2_10 = arith.constant 2 : index
                  %53 = arith.muli %arg7, %c2_10 : index
                  %c0_11 = arith.constant 0 : index
                  %54 = tier.encode_tensormap %arg13[%c0_11] dims(%51, %52) strides(%53) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%16, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %50 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %54 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                }
              }
            }
          }
        }
      }
    }
    return
  }
}

