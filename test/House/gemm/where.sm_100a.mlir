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
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [256, 256, 16], grain = pair, stages = 5, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [2, 1], group = 16>} {
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
      %29 = tier.alloc pair {tier.columns = array<i64: 0, 256>} : memref<128x256xf32, #tier.space<tensor>>
      scf.for %arg12 = %c0_1 to %arg6 step %c64 {
        %48 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
        %49 = tier.alloc : memref<128x64xbf16, #tile2, #tier.space<shared>>
        tier.copy %arg9[%arg12, %28] to %48[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
        %50 = arith.muli %4, %c128 : index
        %51 = arith.addi %26, %50 : index
        tier.copy %arg10[%51, %arg12] to %49[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile2, #tier.space<shared>>
        %52 = arith.cmpi ne, %arg12, %c0_1 : index
        tier.accumulate %48, %49 into %29 adds %52 atom [256, 256, 16] pair {tier.instruction = "tcgen05.m256k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x64xbf16, #tile2, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
      }
      %30 = arith.cmpi sgt, %arg6, %c0_1 : index
      %31 = tier.load %29[%c0_1, %c0_1] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
      %32 = arith.select %30, %31, %cst_0 : tensor<128x128xf32, #fragment>
      %33 = tier.load %reinterpret_cast_3[%26] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
      %34 = arith.extf %33 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
      %35 = tier.broadcast %34 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
      %36 = arith.addf %32, %35 : tensor<128x128xf32, #fragment>
      %37 = arith.truncf %36 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
      %38 = arith.maximumf %37, %cst : tensor<128x128xbf16, #fragment>
      tier.store %38, %1[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
      tier.copy %1[] to %arg11[%26, %28] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      %39 = arith.addi %26, %c128 : index
      %40 = tier.load %29[%c0_1, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
      tier.free %29 : memref<128x256xf32, #tier.space<tensor>>
      %41 = arith.select %30, %40, %cst_0 : tensor<128x128xf32, #fragment>
      %42 = tier.load %reinterpret_cast_3[%39] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
      %43 = arith.extf %42 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
      %44 = tier.broadcast %43 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
      %45 = arith.addf %41, %44 : tensor<128x128xf32, #fragment>
      %46 = arith.truncf %45 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
      %47 = arith.maximumf %46, %cst : tensor<128x128xbf16, #fragment>
      tier.store %47, %0[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
      tier.copy %0[] to %arg11[%39, %28] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [1, 1], group = 16>} {
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
      %25 = tier.alloc {tier.columns = array<i64: 0, 256>} : memref<128x256xf32, #tier.space<tensor>>
      scf.for %arg12 = %c0_1 to %arg6 step %c64 {
        %44 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
        %45 = tier.alloc : memref<256x64xbf16, #tile3, #tier.space<shared>>
        tier.copy %arg9[%arg12, %23] to %44[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %arg10[%24, %arg12] to %45[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile3, #tier.space<shared>>
        %46 = arith.cmpi ne, %arg12, %c0_1 : index
        tier.accumulate %44, %45 into %25 adds %46 atom [128, 256, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
      }
      %26 = arith.cmpi sgt, %arg6, %c0_1 : index
      %27 = tier.load %25[%c0_1, %c0_1] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
      %28 = arith.select %26, %27, %cst_0 : tensor<128x128xf32, #fragment>
      %29 = tier.load %reinterpret_cast_3[%24] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
      %30 = arith.extf %29 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
      %31 = tier.broadcast %30 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
      %32 = arith.addf %28, %31 : tensor<128x128xf32, #fragment>
      %33 = arith.truncf %32 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
      %34 = arith.maximumf %33, %cst : tensor<128x128xbf16, #fragment>
      tier.store %34, %1[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
      tier.copy %1[] to %arg11[%24, %23] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      %35 = arith.addi %24, %c128 : index
      %36 = tier.load %25[%c0_1, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
      tier.free %25 : memref<128x256xf32, #tier.space<tensor>>
      %37 = arith.select %26, %36, %cst_0 : tensor<128x128xf32, #fragment>
      %38 = tier.load %reinterpret_cast_3[%35] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
      %39 = arith.extf %38 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
      %40 = tier.broadcast %39 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
      %41 = arith.addf %37, %40 : tensor<128x128xf32, #fragment>
      %42 = arith.truncf %41 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
      %43 = arith.maximumf %42, %cst : tensor<128x128xbf16, #fragment>
      tier.store %43, %0[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile, #tier.space<shared>>
      tier.copy %0[] to %arg11[%35, %23] : memref<128x128xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      gpu.return
    }
  }
  gpu.module @linear_0_2 {
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 6, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
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
      %25 = tier.alloc {tier.columns = array<i64: 0, 128>} : memref<128x128xf32, #tier.space<tensor>>
      scf.for %arg12 = %c0_1 to %arg6 step %c64 {
        %44 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
        %45 = tier.alloc : memref<128x64xbf16, #tile2, #tier.space<shared>>
        tier.copy %arg9[%arg12, %23] to %44[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %arg10[%24, %arg12] to %45[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile2, #tier.space<shared>>
        %46 = arith.cmpi ne, %arg12, %c0_1 : index
        tier.accumulate %44, %45 into %25 adds %46 atom [128, 128, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x64xbf16, #tile2, #tier.space<shared>>, memref<128x128xf32, #tier.space<tensor>>
      }
      %26 = arith.cmpi sgt, %arg6, %c0_1 : index
      %27 = tier.load %25[%c0_1, %c0_1] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
      %28 = arith.select %26, %27, %cst_0 : tensor<128x64xf32, #fragment2>
      %29 = tier.load %reinterpret_cast_3[%24] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
      %30 = arith.extf %29 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
      %31 = tier.broadcast %30 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
      %32 = arith.addf %28, %31 : tensor<128x64xf32, #fragment2>
      %33 = arith.truncf %32 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
      %34 = arith.maximumf %33, %cst : tensor<128x64xbf16, #fragment2>
      tier.store %34, %1[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
      tier.copy %1[] to %arg11[%24, %23] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      %35 = arith.addi %24, %c64 : index
      %36 = tier.load %25[%c0_1, %c64] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
      tier.free %25 : memref<128x128xf32, #tier.space<tensor>>
      %37 = arith.select %26, %36, %cst_0 : tensor<128x64xf32, #fragment2>
      %38 = tier.load %reinterpret_cast_3[%35] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
      %39 = arith.extf %38 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
      %40 = tier.broadcast %39 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
      %41 = arith.addf %37, %40 : tensor<128x64xf32, #fragment2>
      %42 = arith.truncf %41 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
      %43 = arith.maximumf %42, %cst : tensor<128x64xbf16, #fragment2>
      tier.store %43, %0[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
      tier.copy %0[] to %arg11[%35, %23] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
      gpu.return
    }
  }
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.plan = #tier.plan<tile = [128, 64, 64], atom = [128, 64, 16], grain = cta, stages = 8, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
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
      %24 = tier.alloc {tier.columns = array<i64: 0, 64>} : memref<128x64xf32, #tier.space<tensor>>
      scf.for %arg12 = %c0_1 to %arg6 step %c64 {
        %34 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
        %35 = tier.alloc : memref<64x64xbf16, #tile4, #tier.space<shared>>
        tier.copy %arg9[%arg12, %22] to %34[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
        tier.copy %arg10[%23, %arg12] to %35[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile4, #tier.space<shared>>
        %36 = arith.cmpi ne, %arg12, %c0_1 : index
        tier.accumulate %34, %35 into %24 adds %36 atom [128, 64, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
      }
      %25 = arith.cmpi sgt, %arg6, %c0_1 : index
      %26 = tier.load %24[%c0_1, %c0_1] : memref<128x64xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
      tier.free %24 : memref<128x64xf32, #tier.space<tensor>>
      %27 = arith.select %25, %26, %cst_0 : tensor<128x64xf32, #fragment2>
      %28 = tier.load %reinterpret_cast_3[%23] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
      %29 = arith.extf %28 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
      %30 = tier.broadcast %29 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
      %31 = arith.addf %27, %30 : tensor<128x64xf32, #fragment2>
      %32 = arith.truncf %31 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
      %33 = arith.maximumf %32, %cst : tensor<128x64xbf16, #fragment2>
      tier.store %33, %0[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile1, #tier.space<shared>>
      tier.copy %0[] to %arg11[%23, %22] : memref<128x64xbf16, #tile1, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
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

