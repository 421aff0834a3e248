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
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.overlaps, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [256, 256, 16], grain = pair, stages = 5, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [2, 1], group = 16>} {
      %0 = tier.alloc : memref<128x128xbf16, #tile, #tier.space<shared>>
      %1 = tier.alloc : memref<128x128xbf16, #tile, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %c64 = arith.constant 64 : index
      %c0_1 = arith.constant 0 : index
      %c128 = arith.constant 128 : index
      %c8 = arith.constant 8 : index
      %c2 = arith.constant 2 : index
      %c256 = arith.constant 256 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c256 : index
      %3 = arith.ceildivui %arg5, %c256 : index
      %4 = arith.remui %block_id_x, %c2 : index
      %5 = arith.divui %block_id_x, %c2 : index
      %6 = arith.index_cast %5 : index to i32
      %7 = arith.muli %3, %c8 : index
      %c2147483647 = arith.constant 2147483647 : index
      %8 = arith.minui %7, %c2147483647 : index
      %9 = arith.index_cast %8 : index to i32
      %10 = arith.divui %6, %9 : i32
      %11 = arith.index_castui %10 : i32 to index
      %12 = arith.muli %10, %9 : i32
      %13 = arith.subi %6, %12 : i32
      %14 = arith.index_castui %13 : i32 to index
      %15 = arith.muli %11, %c8 : index
      %16 = arith.subi %2, %15 : index
      %17 = arith.minui %16, %c8 : index
      %18 = arith.index_cast %17 : index to i32
      %19 = arith.divui %13, %18 : i32
      %20 = arith.muli %19, %18 : i32
      %21 = arith.subi %13, %20 : i32
      %22 = arith.index_castui %21 : i32 to index
      %23 = arith.addi %15, %22 : index
      %24 = arith.index_castui %19 : i32 to index
      %25 = arith.muli %23, %c256 : index
      %26 = arith.muli %24, %c256 : index
      %27 = arith.muli %4, %c128 : index
      %28 = arith.addi %25, %27 : index
      %29 = arith.subi %arg4, %c128 : index
      %30 = arith.maxsi %29, %c0_1 : index
      %31 = arith.minsi %28, %30 : index
      %32 = arith.subi %arg5, %c256 : index
      %33 = arith.maxsi %32, %c0_1 : index
      %34 = arith.minsi %26, %33 : index
      %35 = tier.alloc pair {tier.columns = array<i64: 0, 256>} : memref<128x256xf32, #tier.space<tensor>>
      scf.for %arg12 = %c0_1 to %arg6 step %c64 {
        %54 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
        %55 = tier.alloc : memref<128x64xbf16, #tile2, #tier.space<shared>>
        tier.copy %arg9[%arg12, %31] to %54[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
        %56 = arith.muli %4, %c128 : index
        %57 = arith.addi %34, %56 : index
        tier.copy %arg10[%57, %arg12] to %55[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile2, #tier.space<shared>>
        %58 = arith.cmpi ne, %arg12, %c0_1 : index
        tier.accumulate %54, %55 into %35 adds %58 atom [256, 256, 16] pair {tier.instruction = "tcgen05.m256k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x64xbf16, #tile2, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
      }
      %36 = arith.cmpi sgt, %arg6, %c0_1 : index
      %37 = tier.load %35[%c0_1, %c0_1] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
      %38 = arith.select %36, %37, %cst_0 : tensor<128x128xf32, #fragment>
      %39 = tier.load %reinterpret_cast_3[%34] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
      %40 = arith.extf %39 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
      %41 = tier.broadcast %40 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
      %42 = arith.addf %38, %41 : tensor<128x128xf32, #fragment>
      %43 = arith.truncf %42 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
      %44 = arith.maximumf %43, %cst : tensor<128x128xbf16, #fragment>
      tier.store %44, %1[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
      tier.copy %1[] to %arg11[%34, %31] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      %45 = arith.addi %34, %c128 : index
      %46 = tier.load %35[%c0_1, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
      tier.free %35 : memref<128x256xf32, #tier.space<tensor>>
      %47 = arith.select %36, %46, %cst_0 : tensor<128x128xf32, #fragment>
      %48 = tier.load %reinterpret_cast_3[%45] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
      %49 = arith.extf %48 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
      %50 = tier.broadcast %49 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
      %51 = arith.addf %47, %50 : tensor<128x128xf32, #fragment>
      %52 = arith.truncf %51 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
      %53 = arith.maximumf %52, %cst : tensor<128x128xbf16, #fragment>
      tier.store %53, %0[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
      tier.copy %0[] to %arg11[%45, %31] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.overlaps, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x128xbf16, #tile, #tier.space<shared>>
      %1 = tier.alloc : memref<128x128xbf16, #tile, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
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
      %2 = arith.index_cast %block_id_x : index to i32
      %3 = arith.ceildivui %arg4, %c128 : index
      %4 = arith.ceildivui %arg5, %c256 : index
      %5 = arith.muli %4, %c16 : index
      %c2147483647 = arith.constant 2147483647 : index
      %6 = arith.minui %5, %c2147483647 : index
      %7 = arith.index_cast %6 : index to i32
      %8 = arith.divui %2, %7 : i32
      %9 = arith.index_castui %8 : i32 to index
      %10 = arith.muli %8, %7 : i32
      %11 = arith.subi %2, %10 : i32
      %12 = arith.index_castui %11 : i32 to index
      %13 = arith.muli %9, %c16 : index
      %14 = arith.subi %3, %13 : index
      %15 = arith.minui %14, %c16 : index
      %16 = arith.index_cast %15 : index to i32
      %17 = arith.divui %11, %16 : i32
      %18 = arith.muli %17, %16 : i32
      %19 = arith.subi %11, %18 : i32
      %20 = arith.index_castui %19 : i32 to index
      %21 = arith.addi %13, %20 : index
      %22 = arith.index_castui %17 : i32 to index
      %23 = arith.muli %21, %c128 : index
      %24 = arith.muli %22, %c256 : index
      %25 = arith.subi %arg4, %c128 : index
      %26 = arith.maxsi %25, %c0_1 : index
      %27 = arith.minsi %23, %26 : index
      %28 = arith.subi %arg5, %c256 : index
      %29 = arith.maxsi %28, %c0_1 : index
      %30 = arith.minsi %24, %29 : index
      %31 = tier.alloc {tier.columns = array<i64: 0, 256>} : memref<128x256xf32, #tier.space<tensor>>
      scf.for %arg12 = %c0_1 to %arg6 step %c64 {
        %50 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
        %51 = tier.alloc : memref<256x64xbf16, #tile3, #tier.space<shared>>
        tier.copy %arg9[%arg12, %27] to %50[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %arg10[%30, %arg12] to %51[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile3, #tier.space<shared>>
        %52 = arith.cmpi ne, %arg12, %c0_1 : index
        tier.accumulate %50, %51 into %31 adds %52 atom [128, 256, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
      }
      %32 = arith.cmpi sgt, %arg6, %c0_1 : index
      %33 = tier.load %31[%c0_1, %c0_1] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
      %34 = arith.select %32, %33, %cst_0 : tensor<128x128xf32, #fragment>
      %35 = tier.load %reinterpret_cast_3[%30] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
      %36 = arith.extf %35 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
      %37 = tier.broadcast %36 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
      %38 = arith.addf %34, %37 : tensor<128x128xf32, #fragment>
      %39 = arith.truncf %38 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
      %40 = arith.maximumf %39, %cst : tensor<128x128xbf16, #fragment>
      tier.store %40, %1[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
      tier.copy %1[] to %arg11[%30, %27] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      %41 = arith.addi %30, %c128 : index
      %42 = tier.load %31[%c0_1, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
      tier.free %31 : memref<128x256xf32, #tier.space<tensor>>
      %43 = arith.select %32, %42, %cst_0 : tensor<128x128xf32, #fragment>
      %44 = tier.load %reinterpret_cast_3[%41] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
      %45 = arith.extf %44 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
      %46 = tier.broadcast %45 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
      %47 = arith.addf %43, %46 : tensor<128x128xf32, #fragment>
      %48 = arith.truncf %47 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
      %49 = arith.maximumf %48, %cst : tensor<128x128xbf16, #fragment>
      tier.store %49, %0[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
      tier.copy %0[] to %arg11[%41, %27] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      gpu.return
    }
  }
  gpu.module @linear_0_2 {
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.overlaps, tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 6, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
      %1 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xbf16, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment2>
      %c64 = arith.constant 64 : index
      %c0_1 = arith.constant 0 : index
      %c16 = arith.constant 16 : index
      %c128 = arith.constant 128 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.index_cast %block_id_x : index to i32
      %3 = arith.ceildivui %arg4, %c128 : index
      %4 = arith.ceildivui %arg5, %c128 : index
      %5 = arith.muli %4, %c16 : index
      %c2147483647 = arith.constant 2147483647 : index
      %6 = arith.minui %5, %c2147483647 : index
      %7 = arith.index_cast %6 : index to i32
      %8 = arith.divui %2, %7 : i32
      %9 = arith.index_castui %8 : i32 to index
      %10 = arith.muli %8, %7 : i32
      %11 = arith.subi %2, %10 : i32
      %12 = arith.index_castui %11 : i32 to index
      %13 = arith.muli %9, %c16 : index
      %14 = arith.subi %3, %13 : index
      %15 = arith.minui %14, %c16 : index
      %16 = arith.index_cast %15 : index to i32
      %17 = arith.divui %11, %16 : i32
      %18 = arith.muli %17, %16 : i32
      %19 = arith.subi %11, %18 : i32
      %20 = arith.index_castui %19 : i32 to index
      %21 = arith.addi %13, %20 : index
      %22 = arith.index_castui %17 : i32 to index
      %23 = arith.muli %21, %c128 : index
      %24 = arith.muli %22, %c128 : index
      %25 = arith.subi %arg4, %c128 : index
      %26 = arith.maxsi %25, %c0_1 : index
      %27 = arith.minsi %23, %26 : index
      %28 = arith.subi %arg5, %c128 : index
      %29 = arith.maxsi %28, %c0_1 : index
      %30 = arith.minsi %24, %29 : index
      %31 = tier.alloc {tier.columns = array<i64: 0, 128>} : memref<128x128xf32, #tier.space<tensor>>
      scf.for %arg12 = %c0_1 to %arg6 step %c64 {
        %50 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
        %51 = tier.alloc : memref<128x64xbf16, #tile2, #tier.space<shared>>
        tier.copy %arg9[%arg12, %27] to %50[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %arg10[%30, %arg12] to %51[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile2, #tier.space<shared>>
        %52 = arith.cmpi ne, %arg12, %c0_1 : index
        tier.accumulate %50, %51 into %31 adds %52 atom [128, 128, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x64xbf16, #tile2, #tier.space<shared>>, memref<128x128xf32, #tier.space<tensor>>
      }
      %32 = arith.cmpi sgt, %arg6, %c0_1 : index
      %33 = tier.load %31[%c0_1, %c0_1] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
      %34 = arith.select %32, %33, %cst_0 : tensor<128x64xf32, #fragment2>
      %35 = tier.load %reinterpret_cast_3[%30] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
      %36 = arith.extf %35 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
      %37 = tier.broadcast %36 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
      %38 = arith.addf %34, %37 : tensor<128x64xf32, #fragment2>
      %39 = arith.truncf %38 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
      %40 = arith.maximumf %39, %cst : tensor<128x64xbf16, #fragment2>
      tier.store %40, %1[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
      tier.copy %1[] to %arg11[%30, %27] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      %41 = arith.addi %30, %c64 : index
      %42 = tier.load %31[%c0_1, %c64] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
      tier.free %31 : memref<128x128xf32, #tier.space<tensor>>
      %43 = arith.select %32, %42, %cst_0 : tensor<128x64xf32, #fragment2>
      %44 = tier.load %reinterpret_cast_3[%41] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
      %45 = arith.extf %44 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
      %46 = tier.broadcast %45 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
      %47 = arith.addf %43, %46 : tensor<128x64xf32, #fragment2>
      %48 = arith.truncf %47 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
      %49 = arith.maximumf %48, %cst : tensor<128x64xbf16, #fragment2>
      tier.store %49, %0[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
      tier.copy %0[] to %arg11[%41, %27] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      gpu.return
    }
  }
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.overlaps, tier.plan = #tier.plan<tile = [128, 64, 64], atom = [128, 64, 16], grain = cta, stages = 8, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
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
      %1 = arith.index_cast %block_id_x : index to i32
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c64 : index
      %4 = arith.muli %3, %c16 : index
      %c2147483647 = arith.constant 2147483647 : index
      %5 = arith.minui %4, %c2147483647 : index
      %6 = arith.index_cast %5 : index to i32
      %7 = arith.divui %1, %6 : i32
      %8 = arith.index_castui %7 : i32 to index
      %9 = arith.muli %7, %6 : i32
      %10 = arith.subi %1, %9 : i32
      %11 = arith.index_castui %10 : i32 to index
      %12 = arith.muli %8, %c16 : index
      %13 = arith.subi %2, %12 : index
      %14 = arith.minui %13, %c16 : index
      %15 = arith.index_cast %14 : index to i32
      %16 = arith.divui %10, %15 : i32
      %17 = arith.muli %16, %15 : i32
      %18 = arith.subi %10, %17 : i32
      %19 = arith.index_castui %18 : i32 to index
      %20 = arith.addi %12, %19 : index
      %21 = arith.index_castui %16 : i32 to index
      %22 = arith.muli %20, %c128 : index
      %23 = arith.muli %21, %c64 : index
      %24 = arith.subi %arg4, %c128 : index
      %25 = arith.maxsi %24, %c0_1 : index
      %26 = arith.minsi %22, %25 : index
      %27 = arith.subi %arg5, %c64 : index
      %28 = arith.maxsi %27, %c0_1 : index
      %29 = arith.minsi %23, %28 : index
      %30 = tier.alloc {tier.columns = array<i64: 0, 64>} : memref<128x64xf32, #tier.space<tensor>>
      scf.for %arg12 = %c0_1 to %arg6 step %c64 {
        %40 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
        %41 = tier.alloc : memref<64x64xbf16, #tile4, #tier.space<shared>>
        tier.copy %arg9[%arg12, %26] to %40[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %arg10[%29, %arg12] to %41[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile4, #tier.space<shared>>
        %42 = arith.cmpi ne, %arg12, %c0_1 : index
        tier.accumulate %40, %41 into %30 adds %42 atom [128, 64, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
      }
      %31 = arith.cmpi sgt, %arg6, %c0_1 : index
      %32 = tier.load %30[%c0_1, %c0_1] : memref<128x64xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
      tier.free %30 : memref<128x64xf32, #tier.space<tensor>>
      %33 = arith.select %31, %32, %cst_0 : tensor<128x64xf32, #fragment2>
      %34 = tier.load %reinterpret_cast_3[%29] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
      %35 = arith.extf %34 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
      %36 = tier.broadcast %35 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
      %37 = arith.addf %33, %36 : tensor<128x64xf32, #fragment2>
      %38 = arith.truncf %37 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
      %39 = arith.maximumf %38, %cst : tensor<128x64xbf16, #fragment2>
      tier.store %39, %0[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
      tier.copy %0[] to %arg11[%29, %26] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
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
    %4 = arith.muli %3, %c2 : index
    %5 = arith.cmpi sge, %arg1, %c129 : index
    %6 = arith.muli %0, %c10 : index
    %7 = arith.cmpi sge, %6, %c43646976 : index
    %8 = arith.andi %5, %7 : i1
    %9 = arith.ceildivui %arg1, %c128 : index
    %10 = arith.muli %2, %9 : index
    %11 = arith.ceildivui %arg7, %c128 : index
    %12 = arith.muli %9, %11 : index
    %13 = arith.cmpi sge, %6, %c21823488 : index
    %14 = arith.ceildivui %arg7, %c64 : index
    %15 = arith.muli %9, %14 : index
    %16 = arith.cmpi ne, %0, %c0 : index
    scf.if %16 {
      scf.if %8 {
        %c1_0 = arith.constant 1 : index
        %17 = arith.maxsi %arg2, %c1_0 : index
        %c1_1 = arith.constant 1 : index
        %18 = arith.maxsi %arg1, %c1_1 : index
        %c2_2 = arith.constant 2 : index
        %19 = arith.muli %arg3, %c2_2 : index
        %c0_3 = arith.constant 0 : index
        %20 = tier.encode_tensormap %arg0[%c0_3] dims(%17, %18) strides(%19) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        %c1_4 = arith.constant 1 : index
        %21 = arith.maxsi %arg7, %c1_4 : index
        %c1_5 = arith.constant 1 : index
        %22 = arith.maxsi %arg2, %c1_5 : index
        %c2_6 = arith.constant 2 : index
        %23 = arith.muli %arg8, %c2_6 : index
        %c0_7 = arith.constant 0 : index
        %24 = tier.encode_tensormap %arg5[%c0_7] dims(%21, %22) strides(%23) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
        %c1_8 = arith.constant 1 : index
        %25 = arith.maxsi %arg7, %c1_8 : index
        %c1_9 = arith.constant 1 : index
        %26 = arith.maxsi %arg1, %c1_9 : index
        %c2_10 = arith.constant 2 : index
        %27 = arith.muli %arg7, %c2_10 : index
        %c0_11 = arith.constant 0 : index
        %28 = tier.encode_tensormap %arg13[%c0_11] dims(%25, %26) strides(%27) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        gpu.launch_func  @linear_0::@linear_0 blocks in (%4, %c1, %c1) threads in (%c512, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %20 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %24 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %28 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
      } else {
        scf.if %7 {
          %c1_0 = arith.constant 1 : index
          %17 = arith.maxsi %arg2, %c1_0 : index
          %c1_1 = arith.constant 1 : index
          %18 = arith.maxsi %arg1, %c1_1 : index
          %c2_2 = arith.constant 2 : index
          %19 = arith.muli %arg3, %c2_2 : index
          %c0_3 = arith.constant 0 : index
          %20 = tier.encode_tensormap %arg0[%c0_3] dims(%17, %18) strides(%19) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          %c1_4 = arith.constant 1 : index
          %21 = arith.maxsi %arg7, %c1_4 : index
          %c1_5 = arith.constant 1 : index
          %22 = arith.maxsi %arg2, %c1_5 : index
          %c2_6 = arith.constant 2 : index
          %23 = arith.muli %arg8, %c2_6 : index
          %c0_7 = arith.constant 0 : index
          %24 = tier.encode_tensormap %arg5[%c0_7] dims(%21, %22) strides(%23) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          %c1_8 = arith.constant 1 : index
          %25 = arith.maxsi %arg7, %c1_8 : index
          %c1_9 = arith.constant 1 : index
          %26 = arith.maxsi %arg1, %c1_9 : index
          %c2_10 = arith.constant 2 : index
          %27 = arith.muli %arg7, %c2_10 : index
          %c0_11 = arith.constant 0 : index
          %28 = tier.encode_tensormap %arg13[%c0_11] dims(%25, %26) strides(%27) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%10, %c1, %c1) threads in (%c512, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %20 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %24 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %28 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
        } else {
          scf.if %13 {
            %c1_0 = arith.constant 1 : index
            %17 = arith.maxsi %arg2, %c1_0 : index
            %c1_1 = arith.constant 1 : index
            %18 = arith.maxsi %arg1, %c1_1 : index
            %c2_2 = arith.constant 2 : index
            %19 = arith.muli %arg3, %c2_2 : index
            %c0_3 = arith.constant 0 : index
            %20 = tier.encode_tensormap %arg0[%c0_3] dims(%17, %18) strides(%19) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %c1_4 = arith.constant 1 : index
            %21 = arith.maxsi %arg7, %c1_4 : index
            %c1_5 = arith.constant 1 : index
            %22 = arith.maxsi %arg2, %c1_5 : index
            %c2_6 = arith.constant 2 : index
            %23 = arith.muli %arg8, %c2_6 : index
            %c0_7 = arith.constant 0 : index
            %24 = tier.encode_tensormap %arg5[%c0_7] dims(%21, %22) strides(%23) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %c1_8 = arith.constant 1 : index
            %25 = arith.maxsi %arg7, %c1_8 : index
            %c1_9 = arith.constant 1 : index
            %26 = arith.maxsi %arg1, %c1_9 : index
            %c2_10 = arith.constant 2 : index
            %27 = arith.muli %arg7, %c2_10 : index
            %c0_11 = arith.constant 0 : index
            %28 = tier.encode_tensormap %arg13[%c0_11] dims(%25, %26) strides(%27) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%12, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %20 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %24 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %28 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
          } else {
            %c1_0 = arith.constant 1 : index
            %17 = arith.maxsi %arg2, %c1_0 : index
            %c1_1 = arith.constant 1 : index
            %18 = arith.maxsi %arg1, %c1_1 : index
            %c2_2 = arith.constant 2 : index
            %19 = arith.muli %arg3, %c2_2 : index
            %c0_3 = arith.constant 0 : index
            %20 = tier.encode_tensormap %arg0[%c0_3] dims(%17, %18) strides(%19) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %c1_4 = arith.constant 1 : index
            %21 = arith.maxsi %arg7, %c1_4 : index
            %c1_5 = arith.constant 1 : index
            %22 = arith.maxsi %arg2, %c1_5 : index
            %c2_6 = arith.constant 2 : index
            %23 = arith.muli %arg8, %c2_6 : index
            %c0_7 = arith.constant 0 : index
            %24 = tier.encode_tensormap %arg5[%c0_7] dims(%21, %22) strides(%23) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %c1_8 = arith.constant 1 : index
            %25 = arith.maxsi %arg7, %c1_8 : index
            %c1_9 = arith.constant 1 : index
            %26 = arith.maxsi %arg1, %c1_9 : index
            %c2_10 = arith.constant 2 : index
            %27 = arith.muli %arg7, %c2_10 : index
            %c0_11 = arith.constant 0 : index
            %28 = tier.encode_tensormap %arg13[%c0_11] dims(%25, %26) strides(%27) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%15, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %20 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %24 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %28 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
          }
        }
      }
    }
    return
  }
}

