// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_100a to=where" | diff %t -

#fragment = #layout.fragment<[128, 128], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0], 2:[0, 64]]>
#fragment1 = #layout.fragment<[128], register = [64:[1]], lane = [32:[0]], warp = [4:[0], 2:[64]]>
#fragment2 = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#fragment3 = #layout.fragment<[64], register = [64:[1]], lane = [32:[0]], warp = [4:[0]]>
#tile = #layout.compose<<[128:64], [64:1, 2:8192]>, <3, 3, 3>>
#tile1 = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:1, 2:4096], [64:64]>, <3, 3, 3>>
#tile3 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
#tile4 = #layout.compose<<[64:1], [64:64]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg12: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [256, 256, 16], grain = pair, stages = 5, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [2, 1], group = 16>} {
      %0 = tier.alloc : memref<128x128xbf16, #tile, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %1 = tier.alloc : memref<128x128xbf16, #tile, #tier.space<shared>>
      %c0_0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %c64 = arith.constant 64 : index
      %c0_2 = arith.constant 0 : index
      %c128 = arith.constant 128 : index
      %c8 = arith.constant 8 : index
      %c2 = arith.constant 2 : index
      %c256 = arith.constant 256 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_5 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c256 : index
      %3 = arith.ceildivui %arg5, %c256 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.remui %block_id_x, %c2 : index
      %6 = arith.divui %block_id_x, %c2 : index
      %grid_dim_x = gpu.grid_dim  x
      %7 = arith.divui %grid_dim_x, %c2 : index
      scf.for %arg13 = %6 to %4 step %7 {
        %8 = arith.muli %3, %c8 : index
        %9 = arith.divui %arg13, %8 : index
        %10 = arith.remui %arg13, %8 : index
        %11 = arith.muli %9, %c8 : index
        %12 = arith.subi %2, %11 : index
        %13 = arith.minui %12, %c8 : index
        %14 = arith.remui %10, %13 : index
        %15 = arith.addi %11, %14 : index
        %16 = arith.divui %10, %13 : index
        %17 = arith.muli %15, %c256 : index
        %18 = arith.muli %16, %c256 : index
        %19 = arith.muli %5, %c128 : index
        %20 = arith.addi %17, %19 : index
        %21 = tier.alloc pair {tier.columns = array<i64: 0, 256>} : memref<128x256xf32, #tier.space<tensor>>
        scf.for %arg14 = %c0_2 to %arg6 step %c64 {
          %40 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
          %41 = tier.alloc : memref<128x64xbf16, #tile2, #tier.space<shared>>
          tier.copy %arg9[%arg14, %20] to %40[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
          %42 = arith.muli %5, %c128 : index
          %43 = arith.addi %18, %42 : index
          tier.copy %arg10[%43, %arg14] to %41[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile2, #tier.space<shared>>
          %44 = arith.cmpi ne, %arg14, %c0_2 : index
          tier.accumulate %40, %41 into %21 adds %44 atom [256, 256, 16] pair {tier.instruction = "tcgen05.m256k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x64xbf16, #tile2, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
        }
        %22 = arith.cmpi sgt, %arg6, %c0_2 : index
        %23 = tier.load %21[%c0_2, %c0_2] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
        %24 = arith.select %22, %23, %cst_1 : tensor<128x128xf32, #fragment>
        %25 = tier.load %reinterpret_cast_4[%18] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
        %26 = arith.extf %25 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
        %27 = tier.broadcast %26 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
        %28 = arith.addf %24, %27 : tensor<128x128xf32, #fragment>
        %29 = arith.truncf %28 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
        %30 = arith.maximumf %29, %cst : tensor<128x128xbf16, #fragment>
        tier.store %30, %1[%c0_0, %c0_0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
        tier.copy %1[] to %arg11[%18, %20] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
        %31 = arith.addi %18, %c128 : index
        %32 = tier.load %21[%c0_2, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
        tier.free %21 : memref<128x256xf32, #tier.space<tensor>>
        %33 = arith.select %22, %32, %cst_1 : tensor<128x128xf32, #fragment>
        %34 = tier.load %reinterpret_cast_4[%31] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
        %35 = arith.extf %34 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
        %36 = tier.broadcast %35 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
        %37 = arith.addf %33, %36 : tensor<128x128xf32, #fragment>
        %38 = arith.truncf %37 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
        %39 = arith.maximumf %38, %cst : tensor<128x128xbf16, #fragment>
        tier.store %39, %0[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg12[%31, %20] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg12: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x128xbf16, #tile, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %1 = tier.alloc : memref<128x128xbf16, #tile, #tier.space<shared>>
      %c0_0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %c64 = arith.constant 64 : index
      %c0_2 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c256 = arith.constant 256 : index
      %c128 = arith.constant 128 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_5 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c256 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      scf.for %arg13 = %block_id_x to %4 step %grid_dim_x {
        %5 = arith.muli %3, %c16 : index
        %6 = arith.divui %arg13, %5 : index
        %7 = arith.remui %arg13, %5 : index
        %8 = arith.muli %6, %c16 : index
        %9 = arith.subi %2, %8 : index
        %10 = arith.minui %9, %c16 : index
        %11 = arith.remui %7, %10 : index
        %12 = arith.addi %8, %11 : index
        %13 = arith.divui %7, %10 : index
        %14 = arith.muli %12, %c128 : index
        %15 = arith.muli %13, %c256 : index
        %16 = tier.alloc {tier.columns = array<i64: 0, 256>} : memref<128x256xf32, #tier.space<tensor>>
        scf.for %arg14 = %c0_2 to %arg6 step %c64 {
          %35 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
          %36 = tier.alloc : memref<256x64xbf16, #tile3, #tier.space<shared>>
          tier.copy %arg9[%arg14, %14] to %35[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%15, %arg14] to %36[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile3, #tier.space<shared>>
          %37 = arith.cmpi ne, %arg14, %c0_2 : index
          tier.accumulate %35, %36 into %16 adds %37 atom [128, 256, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
        }
        %17 = arith.cmpi sgt, %arg6, %c0_2 : index
        %18 = tier.load %16[%c0_2, %c0_2] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
        %19 = arith.select %17, %18, %cst_1 : tensor<128x128xf32, #fragment>
        %20 = tier.load %reinterpret_cast_4[%15] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
        %21 = arith.extf %20 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
        %22 = tier.broadcast %21 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
        %23 = arith.addf %19, %22 : tensor<128x128xf32, #fragment>
        %24 = arith.truncf %23 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
        %25 = arith.maximumf %24, %cst : tensor<128x128xbf16, #fragment>
        tier.store %25, %1[%c0_0, %c0_0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
        tier.copy %1[] to %arg11[%15, %14] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
        %26 = arith.addi %15, %c128 : index
        %27 = tier.load %16[%c0_2, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
        tier.free %16 : memref<128x256xf32, #tier.space<tensor>>
        %28 = arith.select %17, %27, %cst_1 : tensor<128x128xf32, #fragment>
        %29 = tier.load %reinterpret_cast_4[%26] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
        %30 = arith.extf %29 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
        %31 = tier.broadcast %30 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
        %32 = arith.addf %28, %31 : tensor<128x128xf32, #fragment>
        %33 = arith.truncf %32 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
        %34 = arith.maximumf %33, %cst : tensor<128x128xbf16, #fragment>
        tier.store %34, %0[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg12[%26, %14] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_2 {
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg12: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 6, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %1 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
      %c0_0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xbf16, #fragment2>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment2>
      %c64 = arith.constant 64 : index
      %c0_2 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c128 = arith.constant 128 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_5 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c128 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      scf.for %arg13 = %block_id_x to %4 step %grid_dim_x {
        %5 = arith.muli %3, %c16 : index
        %6 = arith.divui %arg13, %5 : index
        %7 = arith.remui %arg13, %5 : index
        %8 = arith.muli %6, %c16 : index
        %9 = arith.subi %2, %8 : index
        %10 = arith.minui %9, %c16 : index
        %11 = arith.remui %7, %10 : index
        %12 = arith.addi %8, %11 : index
        %13 = arith.divui %7, %10 : index
        %14 = arith.muli %12, %c128 : index
        %15 = arith.muli %13, %c128 : index
        %16 = tier.alloc {tier.columns = array<i64: 0, 128>} : memref<128x128xf32, #tier.space<tensor>>
        scf.for %arg14 = %c0_2 to %arg6 step %c64 {
          %35 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
          %36 = tier.alloc : memref<128x64xbf16, #tile2, #tier.space<shared>>
          tier.copy %arg9[%arg14, %14] to %35[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%15, %arg14] to %36[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile2, #tier.space<shared>>
          %37 = arith.cmpi ne, %arg14, %c0_2 : index
          tier.accumulate %35, %36 into %16 adds %37 atom [128, 128, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x64xbf16, #tile2, #tier.space<shared>>, memref<128x128xf32, #tier.space<tensor>>
        }
        %17 = arith.cmpi sgt, %arg6, %c0_2 : index
        %18 = tier.load %16[%c0_2, %c0_2] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
        %19 = arith.select %17, %18, %cst_1 : tensor<128x64xf32, #fragment2>
        %20 = tier.load %reinterpret_cast_4[%15] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
        %21 = arith.extf %20 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
        %22 = tier.broadcast %21 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
        %23 = arith.addf %19, %22 : tensor<128x64xf32, #fragment2>
        %24 = arith.truncf %23 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
        %25 = arith.maximumf %24, %cst : tensor<128x64xbf16, #fragment2>
        tier.store %25, %1[%c0_0, %c0_0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %1[] to %arg11[%15, %14] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
        %26 = arith.addi %15, %c64 : index
        %27 = tier.load %16[%c0_2, %c64] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
        tier.free %16 : memref<128x128xf32, #tier.space<tensor>>
        %28 = arith.select %17, %27, %cst_1 : tensor<128x64xf32, #fragment2>
        %29 = tier.load %reinterpret_cast_4[%26] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
        %30 = arith.extf %29 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
        %31 = tier.broadcast %30 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
        %32 = arith.addf %28, %31 : tensor<128x64xf32, #fragment2>
        %33 = arith.truncf %32 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
        %34 = arith.maximumf %33, %cst : tensor<128x64xbf16, #fragment2>
        tier.store %34, %0[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %0[] to %arg12[%26, %14] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 64, 64], atom = [128, 64, 16], grain = cta, stages = 8, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xbf16, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment2>
      %c0_1 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.ceildivui %arg4, %c128 : index
      %2 = arith.ceildivui %arg5, %c64 : index
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
        %14 = arith.muli %12, %c64 : index
        %15 = tier.alloc {tier.columns = array<i64: 0, 64>} : memref<128x64xf32, #tier.space<tensor>>
        scf.for %arg13 = %c0_1 to %arg6 step %c64 {
          %25 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
          %26 = tier.alloc : memref<64x64xbf16, #tile4, #tier.space<shared>>
          tier.copy %arg9[%arg13, %13] to %25[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%14, %arg13] to %26[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile4, #tier.space<shared>>
          %27 = arith.cmpi ne, %arg13, %c0_1 : index
          tier.accumulate %25, %26 into %15 adds %27 atom [128, 64, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
        }
        %16 = arith.cmpi sgt, %arg6, %c0_1 : index
        %17 = tier.load %15[%c0_1, %c0_1] : memref<128x64xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
        tier.free %15 : memref<128x64xf32, #tier.space<tensor>>
        %18 = arith.select %16, %17, %cst_0 : tensor<128x64xf32, #fragment2>
        %19 = tier.load %reinterpret_cast_3[%14] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
        %20 = arith.extf %19 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
        %21 = tier.broadcast %20 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
        %22 = arith.addf %18, %21 : tensor<128x64xf32, #fragment2>
        %23 = arith.truncf %22 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
        %24 = arith.maximumf %23, %cst : tensor<128x64xbf16, #fragment2>
        tier.store %24, %0[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %0[] to %arg11[%14, %13] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c64 = arith.constant 64 : index
    %c21823488 = arith.constant 21823488 : index
    %c384 = arith.constant 384 : index
    %c128 = arith.constant 128 : index
    %c10 = arith.constant 10 : index
    %c43646976 = arith.constant 43646976 : index
    %c129 = arith.constant 129 : index
    %c512 = arith.constant 512 : index
    %c2 = arith.constant 2 : index
    %c256 = arith.constant 256 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg1, %c256 : index
    %2 = arith.ceildivui %arg7, %c256 : index
    %3 = arith.muli %1, %2 : index
    %4 = tier.units : index
    %5 = arith.divui %4, %c2 : index
    %6 = arith.minui %3, %5 : index
    %7 = arith.muli %6, %c2 : index
    %8 = arith.cmpi sge, %arg1, %c129 : index
    %9 = arith.muli %0, %c10 : index
    %10 = arith.cmpi sge, %9, %c43646976 : index
    %11 = arith.andi %8, %10 : i1
    %12 = arith.ceildivui %arg1, %c128 : index
    %13 = arith.muli %2, %12 : index
    %14 = arith.minui %13, %4 : index
    %15 = arith.ceildivui %arg7, %c128 : index
    %16 = arith.muli %12, %15 : index
    %17 = arith.minui %16, %4 : index
    %18 = arith.cmpi sge, %9, %c21823488 : index
    %19 = arith.ceildivui %arg7, %c64 : index
    %20 = arith.muli %12, %19 : index
    %21 = arith.minui %20, %4 : index
    %22 = arith.cmpi ne, %0, %c0 : index
    scf.if %22 {
      scf.if %11 {
        %c1_0 = arith.constant 1 : index
        %23 = arith.maxsi %arg2, %c1_0 : index
        %c1_1 = arith.constant 1 : index
        %24 = arith.maxsi %arg1, %c1_1 : index
        %c2_2 = arith.constant 2 : index
        %25 = arith.muli %arg3, %c2_2 : index
        %c0_3 = arith.constant 0 : index
        %26 = tier.encode_tensormap %arg0[%c0_3] dims(%23, %24) strides(%25) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        %c1_4 = arith.constant 1 : index
        %27 = arith.maxsi %arg7, %c1_4 : index
        %c1_5 = arith.constant 1 : index
        %28 = arith.maxsi %arg2, %c1_5 : index
        %c2_6 = arith.constant 2 : index
        %29 = arith.muli %arg8, %c2_6 : index
        %c0_7 = arith.constant 0 : index
        %30 = tier.encode_tensormap %arg5[%c0_7] dims(%27, %28) strides(%29) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
        %c1_8 = arith.constant 1 : index
        %31 = arith.maxsi %arg7, %c1_8 : index
        %c1_9 = arith.constant 1 : index
        %32 = arith.maxsi %arg1, %c1_9 : index
        %c2_10 = arith.constant 2 : index
        %33 = arith.muli %arg7, %c2_10 : index
        %c0_11 = arith.constant 0 : index
        %34 = tier.encode_tensormap %arg13[%c0_11] dims(%31, %32) strides(%33) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        %c1_12 = arith.constant 1 : index
        %35 = arith.maxsi %arg7, %c1_12 : index
        %c1_13 = arith.constant 1 : index
        %36 = arith.maxsi %arg1, %c1_13 : index
        %c2_14 = arith.constant 2 : index
        %37 = arith.muli %arg7, %c2_14 : index
        %c0_15 = arith.constant 0 : index
        %38 = tier.encode_tensormap %arg13[%c0_15] dims(%35, %36) strides(%37) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        gpu.launch_func  @linear_0::@linear_0 blocks in (%7, %c1, %c1) threads in (%c512, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %26 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %30 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %34 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %38 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
      } else {
        scf.if %10 {
          %c1_0 = arith.constant 1 : index
          %23 = arith.maxsi %arg2, %c1_0 : index
          %c1_1 = arith.constant 1 : index
          %24 = arith.maxsi %arg1, %c1_1 : index
          %c2_2 = arith.constant 2 : index
          %25 = arith.muli %arg3, %c2_2 : index
          %c0_3 = arith.constant 0 : index
          %26 = tier.encode_tensormap %arg0[%c0_3] dims(%23, %24) strides(%25) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          %c1_4 = arith.constant 1 : index
          %27 = arith.maxsi %arg7, %c1_4 : index
          %c1_5 = arith.constant 1 : index
          %28 = arith.maxsi %arg2, %c1_5 : index
          %c2_6 = arith.constant 2 : index
          %29 = arith.muli %arg8, %c2_6 : index
          %c0_7 = arith.constant 0 : index
          %30 = tier.encode_tensormap %arg5[%c0_7] dims(%27, %28) strides(%29) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          %c1_8 = arith.constant 1 : index
          %31 = arith.maxsi %arg7, %c1_8 : index
          %c1_9 = arith.constant 1 : index
          %32 = arith.maxsi %arg1, %c1_9 : index
          %c2_10 = arith.constant 2 : index
          %33 = arith.muli %arg7, %c2_10 : index
          %c0_11 = arith.constant 0 : index
          %34 = tier.encode_tensormap %arg13[%c0_11] dims(%31, %32) strides(%33) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          %c1_12 = arith.constant 1 : index
          %35 = arith.maxsi %arg7, %c1_12 : index
          %c1_13 = arith.constant 1 : index
          %36 = arith.maxsi %arg1, %c1_13 : index
          %c2_14 = arith.constant 2 : index
          %37 = arith.muli %arg7, %c2_14 : index
          %c0_15 = arith.constant 0 : index
          %38 = tier.encode_tensormap %arg13[%c0_15] dims(%35, %36) strides(%37) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%14, %c1, %c1) threads in (%c512, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %26 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %30 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %34 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %38 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
        } else {
          scf.if %18 {
            %c1_0 = arith.constant 1 : index
            %23 = arith.maxsi %arg2, %c1_0 : index
            %c1_1 = arith.constant 1 : index
            %24 = arith.maxsi %arg1, %c1_1 : index
            %c2_2 = arith.constant 2 : index
            %25 = arith.muli %arg3, %c2_2 : index
            %c0_3 = arith.constant 0 : index
            %26 = tier.encode_tensormap %arg0[%c0_3] dims(%23, %24) strides(%25) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %c1_4 = arith.constant 1 : index
            %27 = arith.maxsi %arg7, %c1_4 : index
            %c1_5 = arith.constant 1 : index
            %28 = arith.maxsi %arg2, %c1_5 : index
            %c2_6 = arith.constant 2 : index
            %29 = arith.muli %arg8, %c2_6 : index
            %c0_7 = arith.constant 0 : index
            %30 = tier.encode_tensormap %arg5[%c0_7] dims(%27, %28) strides(%29) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %c1_8 = arith.constant 1 : index
            %31 = arith.maxsi %arg7, %c1_8 : index
            %c1_9 = arith.constant 1 : index
            %32 = arith.maxsi %arg1, %c1_9 : index
            %c2_10 = arith.constant 2 : index
            %33 = arith.muli %arg7, %c2_10 : index
            %c0_11 = arith.constant 0 : index
            %34 = tier.encode_tensormap %arg13[%c0_11] dims(%31, %32) strides(%33) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %c1_12 = arith.constant 1 : index
            %35 = arith.maxsi %arg7, %c1_12 : index
            %c1_13 = arith.constant 1 : index
            %36 = arith.maxsi %arg1, %c1_13 : index
            %c2_14 = arith.constant 2 : index
            %37 = arith.muli %arg7, %c2_14 : index
            %c0_15 = arith.constant 0 : index
            %38 = tier.encode_tensormap %arg13[%c0_15] dims(%35, %36) strides(%37) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%17, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %26 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %30 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %34 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %38 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
          } else {
            %c1_0 = arith.constant 1 : index
            %23 = arith.maxsi %arg2, %c1_0 : index
            %c1_1 = arith.constant 1 : index
            %24 = arith.maxsi %arg1, %c1_1 : index
            %c2_2 = arith.constant 2 : index
            %25 = arith.muli %arg3, %c2_2 : index
            %c0_3 = arith.constant 0 : index
            %26 = tier.encode_tensormap %arg0[%c0_3] dims(%23, %24) strides(%25) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %c1_4 = arith.constant 1 : index
            %27 = arith.maxsi %arg7, %c1_4 : index
            %c1_5 = arith.constant 1 : index
            %28 = arith.maxsi %arg2, %c1_5 : index
            %c2_6 = arith.constant 2 : index
            %29 = arith.muli %arg8, %c2_6 : index
            %c0_7 = arith.constant 0 : index
            %30 = tier.encode_tensormap %arg5[%c0_7] dims(%27, %28) strides(%29) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %c1_8 = arith.constant 1 : index
            %31 = arith.maxsi %arg7, %c1_8 : index
            %c1_9 = arith.constant 1 : index
            %32 = arith.maxsi %arg1, %c1_9 : index
            %c2_10 = arith.constant 2 : index
            %33 = arith.muli %arg7, %c2_10 : index
            %c0_11 = arith.constant 0 : index
            %34 = tier.encode_tensormap %arg13[%c0_11] dims(%31, %32) strides(%33) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%21, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %26 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %30 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %34 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
          }
        }
      }
    }
    return
  }
}

