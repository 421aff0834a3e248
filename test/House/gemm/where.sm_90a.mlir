// RUN: tail -n +3 %s > %t && sed 's/bf16> {$/bf16> attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {/' %S/Inputs/gemm.mlir | tier-opt - --tier-compile="chip=sm_90a to=where" | diff %t -

#fragment = #layout.fragment<[128, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment1 = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment2 = #layout.fragment<[32], register = [2:[1], 4:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#tile = #layout.compose<<[128:32], [32:1]>, <2, 3, 3>>
#tile1 = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
      %1 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
      %2 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
      %3 = tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x32xbf16, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment1>
      %c0_1 = arith.constant 0 : index
      %c224 = arith.constant 224 : index
      %c192 = arith.constant 192 : index
      %c160 = arith.constant 160 : index
      %c96 = arith.constant 96 : index
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
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
      scf.for %arg12 = %block_id_x to %6 step %grid_dim_x {
        %7 = arith.muli %5, %c16 : index
        %8 = arith.divui %arg12, %7 : index
        %9 = arith.remui %arg12, %7 : index
        %10 = arith.muli %8, %c16 : index
        %11 = arith.subi %4, %10 : index
        %12 = arith.minui %11, %c16 : index
        %13 = arith.remui %9, %12 : index
        %14 = arith.addi %10, %13 : index
        %15 = arith.divui %9, %12 : index
        %16 = arith.muli %14, %c128 : index
        %17 = arith.muli %15, %c256 : index
        %18 = arith.addi %17, %c32 : index
        %19 = arith.addi %17, %c64 : index
        %20 = arith.addi %17, %c96 : index
        %21 = arith.addi %17, %c128 : index
        %22 = arith.addi %17, %c160 : index
        %23 = arith.addi %17, %c192 : index
        %24 = arith.addi %17, %c224 : index
        %c256_5 = arith.constant 256 : index
        %25 = arith.addi %17, %c256_5 : index
        %26 = arith.cmpi sle, %25, %arg5 : index
        %27:8 = scf.if %26 -> (tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>) {
          %77 = tier.load %reinterpret_cast[%17] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %78 = tier.load %reinterpret_cast[%18] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %79 = tier.load %reinterpret_cast[%19] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %80 = tier.load %reinterpret_cast[%20] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %81 = tier.load %reinterpret_cast[%21] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %82 = tier.load %reinterpret_cast[%22] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %83 = tier.load %reinterpret_cast[%23] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %84 = tier.load %reinterpret_cast[%24] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          scf.yield %77, %78, %79, %80, %81, %82, %83, %84 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
        } else {
          %77 = tier.load %reinterpret_cast[%17] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %78 = tier.load %reinterpret_cast[%18] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %79 = tier.load %reinterpret_cast[%19] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %80 = tier.load %reinterpret_cast[%20] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %81 = tier.load %reinterpret_cast[%21] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %82 = tier.load %reinterpret_cast[%22] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %83 = tier.load %reinterpret_cast[%23] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          %84 = tier.load %reinterpret_cast[%24] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
          scf.yield %77, %78, %79, %80, %81, %82, %83, %84 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
        }
        %28 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<128x256xf32, #fragment1>) {
          %77 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
          %78 = tier.alloc : memref<256x64xbf16, #tile2, #tier.space<shared>>
          tier.copy %arg9[%arg13, %16] to %77[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%17, %arg13] to %78[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile2, #tier.space<shared>>
          %79 = tier.mma %77, %78, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<256x64xbf16, #tile2, #tier.space<shared>>, tensor<128x256xf32, #fragment1>
          scf.yield %79 : tensor<128x256xf32, #fragment1>
        }
        %29 = tier.piece %28[0, 0] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %30 = arith.extf %27#0 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %31 = tier.broadcast %30 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %32 = arith.addf %29, %31 : tensor<128x32xf32, #fragment>
        %33 = arith.truncf %32 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %34 = arith.maximumf %33, %cst : tensor<128x32xbf16, #fragment>
        tier.store %34, %3[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %3[] to %arg11[%17, %16] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %35 = tier.piece %28[0, 32] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %36 = arith.extf %27#1 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %37 = tier.broadcast %36 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %38 = arith.addf %35, %37 : tensor<128x32xf32, #fragment>
        %39 = arith.truncf %38 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %40 = arith.maximumf %39, %cst : tensor<128x32xbf16, #fragment>
        tier.store %40, %2[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %2[] to %arg11[%18, %16] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %41 = tier.piece %28[0, 64] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %42 = arith.extf %27#2 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %43 = tier.broadcast %42 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %44 = arith.addf %41, %43 : tensor<128x32xf32, #fragment>
        %45 = arith.truncf %44 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %46 = arith.maximumf %45, %cst : tensor<128x32xbf16, #fragment>
        tier.store %46, %1[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %1[] to %arg11[%19, %16] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %47 = tier.piece %28[0, 96] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %48 = arith.extf %27#3 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %49 = tier.broadcast %48 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %50 = arith.addf %47, %49 : tensor<128x32xf32, #fragment>
        %51 = arith.truncf %50 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %52 = arith.maximumf %51, %cst : tensor<128x32xbf16, #fragment>
        tier.store %52, %0[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg11[%20, %16] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %53 = tier.piece %28[0, 128] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %54 = arith.extf %27#4 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %55 = tier.broadcast %54 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %56 = arith.addf %53, %55 : tensor<128x32xf32, #fragment>
        %57 = arith.truncf %56 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %58 = arith.maximumf %57, %cst : tensor<128x32xbf16, #fragment>
        tier.store %58, %3[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %3[] to %arg11[%21, %16] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %59 = tier.piece %28[0, 160] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %60 = arith.extf %27#5 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %61 = tier.broadcast %60 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %62 = arith.addf %59, %61 : tensor<128x32xf32, #fragment>
        %63 = arith.truncf %62 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %64 = arith.maximumf %63, %cst : tensor<128x32xbf16, #fragment>
        tier.store %64, %2[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %2[] to %arg11[%22, %16] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %65 = tier.piece %28[0, 192] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %66 = arith.extf %27#6 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %67 = tier.broadcast %66 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %68 = arith.addf %65, %67 : tensor<128x32xf32, #fragment>
        %69 = arith.truncf %68 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %70 = arith.maximumf %69, %cst : tensor<128x32xbf16, #fragment>
        tier.store %70, %1[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %1[] to %arg11[%23, %16] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
        %71 = tier.piece %28[0, 224] : tensor<128x256xf32, #fragment1> to tensor<128x32xf32, #fragment>
        %72 = arith.extf %27#7 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
        %73 = tier.broadcast %72 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment>
        %74 = arith.addf %71, %73 : tensor<128x32xf32, #fragment>
        %75 = arith.truncf %74 fastmath<contract> : tensor<128x32xf32, #fragment> to tensor<128x32xbf16, #fragment>
        %76 = arith.maximumf %75, %cst : tensor<128x32xbf16, #fragment>
        tier.store %76, %0[%c0, %c0] : tensor<128x32xbf16, #fragment>, memref<128x32xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg11[%24, %16] : memref<128x32xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>
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

