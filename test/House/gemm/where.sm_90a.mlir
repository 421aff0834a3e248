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
      %c4 = arith.constant 4 : index
      %c16 = arith.constant 16 : index
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
      scf.for %arg12 = %block_id_x to %6 step %grid_dim_x {
        %8 = arith.select %7, %c4, %c16 : index
        %9 = arith.muli %8, %5 : index
        %10 = arith.divui %arg12, %9 : index
        %11 = arith.remui %arg12, %9 : index
        %12 = arith.muli %10, %8 : index
        %13 = arith.subi %4, %12 : index
        %14 = arith.minui %13, %8 : index
        %15 = arith.remui %11, %14 : index
        %16 = arith.addi %12, %15 : index
        %17 = arith.divui %11, %14 : index
        %18 = arith.muli %16, %c128 : index
        %19 = arith.muli %17, %c256 : index
        %20 = arith.subi %arg4, %c128 : index
        %21 = arith.maxsi %20, %c0_1 : index
        %22 = arith.minsi %18, %21 : index
        %23 = arith.subi %arg5, %c256 : index
        %24 = arith.maxsi %23, %c0_1 : index
        %25 = arith.minsi %19, %24 : index
        %26 = arith.addi %25, %c32 : index
        %27 = arith.addi %25, %c64 : index
        %28 = arith.addi %25, %c96 : index
        %29 = arith.addi %25, %c128 : index
        %30 = arith.addi %25, %c160 : index
        %31 = arith.addi %25, %c192 : index
        %32 = arith.addi %25, %c224 : index
        %c256_5 = arith.constant 256 : index
        %33 = arith.addi %25, %c256_5 : index
        %34 = arith.cmpi sle, %33, %arg5 : index
        %35:8 = scf.if %34 -> (tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>) {
          %85 = tier.load %reinterpret_cast[%25] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %86 = tier.load %reinterpret_cast[%26] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %87 = tier.load %reinterpret_cast[%27] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %88 = tier.load %reinterpret_cast[%28] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %89 = tier.load %reinterpret_cast[%29] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %90 = tier.load %reinterpret_cast[%30] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %91 = tier.load %reinterpret_cast[%31] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %92 = tier.load %reinterpret_cast[%32] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          scf.yield %85, %86, %87, %88, %89, %90, %91, %92 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
        } else {
          %85 = tier.load %reinterpret_cast[%25] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %86 = tier.load %reinterpret_cast[%26] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %87 = tier.load %reinterpret_cast[%27] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %88 = tier.load %reinterpret_cast[%28] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %89 = tier.load %reinterpret_cast[%29] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %90 = tier.load %reinterpret_cast[%30] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %91 = tier.load %reinterpret_cast[%31] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %92 = tier.load %reinterpret_cast[%32] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          scf.yield %85, %86, %87, %88, %89, %90, %91, %92 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
        }
        %36 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<128x256xf32, #fragment1>) {
          %85 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
          %86 = tier.alloc : memref<256x64xbf16, #tile2, #tier.space<shared>>
          tier.copy %arg9[%arg13, %22] to %85[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%25, %arg13] to %86[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile2, #tier.space<shared>>
          %87 = tier.mma %85, %86, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<256x64xbf16, #tile2, #tier.space<shared>>, tensor<128x256xf32, #fragment1>
          scf.yield %87 : tensor<128x256xf32, #fragment1>
        }
        %37 = tier.piece %36[0, 0] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %38 = arith.extf %35#0 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %39 = tier.broadcast %38 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %40 = arith.addf %37, %39 : tensor<128x32xf32, #fragment>
        %41 = arith.truncf %40 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %42 = arith.maximumf %41, %cst : tensor<128x32xbf16, #fragment>
        tier.store %42, %3[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %3[] to %arg11[%25, %22] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %43 = tier.piece %36[0, 32] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %44 = arith.extf %35#1 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %45 = tier.broadcast %44 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %46 = arith.addf %43, %45 : tensor<128x32xf32, #fragment>
        %47 = arith.truncf %46 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %48 = arith.maximumf %47, %cst : tensor<128x32xbf16, #fragment>
        tier.store %48, %2[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %2[] to %arg11[%26, %22] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %49 = tier.piece %36[0, 64] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %50 = arith.extf %35#2 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %51 = tier.broadcast %50 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %52 = arith.addf %49, %51 : tensor<128x32xf32, #fragment>
        %53 = arith.truncf %52 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %54 = arith.maximumf %53, %cst : tensor<128x32xbf16, #fragment>
        tier.store %54, %1[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %1[] to %arg11[%27, %22] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %55 = tier.piece %36[0, 96] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %56 = arith.extf %35#3 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %57 = tier.broadcast %56 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %58 = arith.addf %55, %57 : tensor<128x32xf32, #fragment>
        %59 = arith.truncf %58 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %60 = arith.maximumf %59, %cst : tensor<128x32xbf16, #fragment>
        tier.store %60, %0[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg11[%28, %22] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %61 = tier.piece %36[0, 128] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %62 = arith.extf %35#4 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %63 = tier.broadcast %62 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %64 = arith.addf %61, %63 : tensor<128x32xf32, #fragment>
        %65 = arith.truncf %64 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %66 = arith.maximumf %65, %cst : tensor<128x32xbf16, #fragment>
        tier.store %66, %3[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %3[] to %arg11[%29, %22] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %67 = tier.piece %36[0, 160] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %68 = arith.extf %35#5 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %69 = tier.broadcast %68 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %70 = arith.addf %67, %69 : tensor<128x32xf32, #fragment>
        %71 = arith.truncf %70 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %72 = arith.maximumf %71, %cst : tensor<128x32xbf16, #fragment>
        tier.store %72, %2[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %2[] to %arg11[%30, %22] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %73 = tier.piece %36[0, 192] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %74 = arith.extf %35#6 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %75 = tier.broadcast %74 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %76 = arith.addf %73, %75 : tensor<128x32xf32, #fragment>
        %77 = arith.truncf %76 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %78 = arith.maximumf %77, %cst : tensor<128x32xbf16, #fragment>
        tier.store %78, %1[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %1[] to %arg11[%31, %22] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %79 = tier.piece %36[0, 224] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %80 = arith.extf %35#7 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %81 = tier.broadcast %80 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %82 = arith.addf %79, %81 : tensor<128x32xf32, #fragment>
        %83 = arith.truncf %82 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %84 = arith.maximumf %83, %cst : tensor<128x32xbf16, #fragment>
        tier.store %84, %0[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg11[%32, %22] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
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

