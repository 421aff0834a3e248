// RUN: tail -n +3 %s > %t && sed 's/bf16> {$/bf16> attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {/' %S/Inputs/gemm.mlir | tier-opt - --tier-compile="chip=sm_90a to=where" | diff %t -

#fragment = #layout.fragment<[128, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment1 = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment2 = #layout.fragment<[32], register = [2:[1], 4:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#tile = #layout.compose<<[128:32], [32:1]>, <2, 3, 3>>
#tile1 = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>) kernel attributes {tier.overlaps, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
      %1 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
      %2 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
      %3 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x32xbf16, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment1>
      %c224 = arith.constant 224 : index
      %c192 = arith.constant 192 : index
      %c160 = arith.constant 160 : index
      %c96 = arith.constant 96 : index
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0_1 = arith.constant 0 : index
      %c8 = arith.constant 8 : index
      %c8192 = arith.constant 8192 : index
      %c4 = arith.constant 4 : index
      %c16 = arith.constant 16 : index
      %c48 = arith.constant 48 : index
      %c256 = arith.constant 256 : index
      %c128 = arith.constant 128 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_4 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %4 = arith.ceildivui %arg4, %c128 : index
      %5 = arith.ceildivui %arg5, %c256 : index
      %6 = arith.muli %4, %5 : index
      %grid_dim_x = gpu.grid_dim  x
      %7 = arith.cmpi ule, %6, %grid_dim_x : index
      %8 = arith.muli %grid_dim_x, %c48 : index
      %9 = arith.cmpi uge, %6, %8 : index
      scf.for %arg12 = %block_id_x to %6 step %grid_dim_x {
        %10 = arith.select %7, %c4, %c16 : index
        %11 = arith.cmpi uge, %arg6, %c8192 : index
        %12 = arith.andi %9, %11 : i1
        %13 = arith.select %12, %c8, %10 : index
        %14 = arith.muli %13, %5 : index
        %15 = arith.divui %arg12, %14 : index
        %16 = arith.remui %arg12, %14 : index
        %17 = arith.muli %15, %13 : index
        %18 = arith.subi %4, %17 : index
        %19 = arith.minui %18, %13 : index
        %20 = arith.remui %16, %19 : index
        %21 = arith.addi %17, %20 : index
        %22 = arith.divui %16, %19 : index
        %23 = arith.muli %21, %c128 : index
        %24 = arith.muli %22, %c256 : index
        %25 = arith.subi %arg4, %c128 : index
        %26 = arith.maxsi %25, %c0_1 : index
        %27 = arith.minsi %23, %26 : index
        %28 = arith.subi %arg5, %c256 : index
        %29 = arith.maxsi %28, %c0_1 : index
        %30 = arith.minsi %24, %29 : index
        %31 = arith.addi %30, %c32 : index
        %32 = arith.addi %30, %c64 : index
        %33 = arith.addi %30, %c96 : index
        %34 = arith.addi %30, %c128 : index
        %35 = arith.addi %30, %c160 : index
        %36 = arith.addi %30, %c192 : index
        %37 = arith.addi %30, %c224 : index
        %c256_5 = arith.constant 256 : index
        %38 = arith.addi %30, %c256_5 : index
        %39 = arith.cmpi sle, %38, %arg5 : index
        %40:8 = scf.if %39 -> (tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>) {
          %90 = tier.load %reinterpret_cast[%30] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %91 = tier.load %reinterpret_cast[%31] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %92 = tier.load %reinterpret_cast[%32] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %93 = tier.load %reinterpret_cast[%33] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %94 = tier.load %reinterpret_cast[%34] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %95 = tier.load %reinterpret_cast[%35] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %96 = tier.load %reinterpret_cast[%36] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %97 = tier.load %reinterpret_cast[%37] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          scf.yield %90, %91, %92, %93, %94, %95, %96, %97 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
        } else {
          %90 = tier.load %reinterpret_cast[%30] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %91 = tier.load %reinterpret_cast[%31] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %92 = tier.load %reinterpret_cast[%32] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %93 = tier.load %reinterpret_cast[%33] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %94 = tier.load %reinterpret_cast[%34] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %95 = tier.load %reinterpret_cast[%35] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %96 = tier.load %reinterpret_cast[%36] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %97 = tier.load %reinterpret_cast[%37] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          scf.yield %90, %91, %92, %93, %94, %95, %96, %97 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
        }
        %41 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<128x256xf32, #fragment1>) {
          %90 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
          %91 = tier.alloc : memref<256x64xbf16, #tile2, #tier.space<shared>>
          tier.copy %arg9[%arg13, %27] to %90[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%30, %arg13] to %91[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile2, #tier.space<shared>>
          %92 = tier.mma %90, %91, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<256x64xbf16, #tile2, #tier.space<shared>>, tensor<128x256xf32, #fragment1>
          scf.yield %92 : tensor<128x256xf32, #fragment1>
        }
        %42 = tier.piece %41[0, 0] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %43 = arith.extf %40#0 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %44 = tier.broadcast %43 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %45 = arith.addf %42, %44 : tensor<128x32xf32, #fragment>
        %46 = arith.truncf %45 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %47 = arith.maximumf %46, %cst : tensor<128x32xbf16, #fragment>
        tier.store %47, %3[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %3[] to %arg11[%30, %27] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %48 = tier.piece %41[0, 32] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %49 = arith.extf %40#1 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %50 = tier.broadcast %49 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %51 = arith.addf %48, %50 : tensor<128x32xf32, #fragment>
        %52 = arith.truncf %51 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %53 = arith.maximumf %52, %cst : tensor<128x32xbf16, #fragment>
        tier.store %53, %2[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %2[] to %arg11[%31, %27] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %54 = tier.piece %41[0, 64] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %55 = arith.extf %40#2 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %56 = tier.broadcast %55 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %57 = arith.addf %54, %56 : tensor<128x32xf32, #fragment>
        %58 = arith.truncf %57 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %59 = arith.maximumf %58, %cst : tensor<128x32xbf16, #fragment>
        tier.store %59, %1[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %1[] to %arg11[%32, %27] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %60 = tier.piece %41[0, 96] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %61 = arith.extf %40#3 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %62 = tier.broadcast %61 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %63 = arith.addf %60, %62 : tensor<128x32xf32, #fragment>
        %64 = arith.truncf %63 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %65 = arith.maximumf %64, %cst : tensor<128x32xbf16, #fragment>
        tier.store %65, %0[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg11[%33, %27] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %66 = tier.piece %41[0, 128] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %67 = arith.extf %40#4 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %68 = tier.broadcast %67 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %69 = arith.addf %66, %68 : tensor<128x32xf32, #fragment>
        %70 = arith.truncf %69 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %71 = arith.maximumf %70, %cst : tensor<128x32xbf16, #fragment>
        tier.store %71, %3[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %3[] to %arg11[%34, %27] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %72 = tier.piece %41[0, 160] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %73 = arith.extf %40#5 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %74 = tier.broadcast %73 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %75 = arith.addf %72, %74 : tensor<128x32xf32, #fragment>
        %76 = arith.truncf %75 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %77 = arith.maximumf %76, %cst : tensor<128x32xbf16, #fragment>
        tier.store %77, %2[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %2[] to %arg11[%35, %27] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %78 = tier.piece %41[0, 192] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %79 = arith.extf %40#6 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %80 = tier.broadcast %79 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %81 = arith.addf %78, %80 : tensor<128x32xf32, #fragment>
        %82 = arith.truncf %81 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %83 = arith.maximumf %82, %cst : tensor<128x32xbf16, #fragment>
        tier.store %83, %1[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %1[] to %arg11[%36, %27] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %84 = tier.piece %41[0, 224] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %85 = arith.extf %40#7 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %86 = tier.broadcast %85 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %87 = arith.addf %84, %86 : tensor<128x32xf32, #fragment>
        %88 = arith.truncf %87 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %89 = arith.maximumf %88, %cst : tensor<128x32xbf16, #fragment>
        tier.store %89, %0[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg11[%37, %27] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c384 = arith.constant 384 : index
    %c256 = arith.constant 256 : index
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg1, %c128 : index
    %2 = arith.ceildivui %arg7, %c256 : index
    %3 = arith.muli %1, %2 : index
    %4 = tier.units : index
    %5 = arith.minui %3, %4 : index
    %6 = arith.cmpi ne, %0, %c0 : index
    scf.if %6 {
      %c1_0 = arith.constant 1 : index
      %7 = arith.maxsi %arg2, %c1_0 : index
      %c1_1 = arith.constant 1 : index
      %8 = arith.maxsi %arg1, %c1_1 : index
      %c2 = arith.constant 2 : index
      %9 = arith.muli %arg3, %c2 : index
      %c0_2 = arith.constant 0 : index
      %10 = tier.encode_tensormap %arg0[%c0_2] dims(%7, %8) strides(%9) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
      %c1_3 = arith.constant 1 : index
      %11 = arith.maxsi %arg7, %c1_3 : index
      %c1_4 = arith.constant 1 : index
      %12 = arith.maxsi %arg2, %c1_4 : index
      %c2_5 = arith.constant 2 : index
      %13 = arith.muli %arg8, %c2_5 : index
      %c0_6 = arith.constant 0 : index
      %14 = tier.encode_tensormap %arg5[%c0_6] dims(%11, %12) strides(%13) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
      %c1_7 = arith.constant 1 : index
      %15 = arith.maxsi %arg7, %c1_7 : index
      %c1_8 = arith.constant 1 : index
      %16 = arith.maxsi %arg1, %c1_8 : index
      %c2_9 = arith.constant 2 : index
      %17 = arith.muli %arg7, %c2_9 : index
      %c0_10 = arith.constant 0 : index
      %18 = tier.encode_tensormap %arg13[%c0_10] dims(%15, %16) strides(%17) : memref<?xbf16> to <<element = bf16, box = [32, 128], swizzle = 64B>>
      gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg10 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %10 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %14 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %18 : !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>)
    }
    return
  }
}

