// RUN: tail -n +3 %s > %t && sed 's/bf16> {$/bf16> attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {/' %S/Inputs/gemm.mlir | tier-opt - --tier-compile="chip=sm_90a to=where" | diff %t -

#fragment = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment1 = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#tile = #layout.compose<<[128:64], [64:1, 4:8192]>, <3, 3, 3>>
#tile1 = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %0 = tier.alloc : memref<128x256xbf16, #tile, #tier.space<shared>>
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xbf16, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment>
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
        %15 = scf.for %arg13 = %c0_1 to %arg6 step %c64 iter_args(%arg14 = %cst_0) -> (tensor<128x256xf32, #fragment>) {
          %22 = tier.alloc : memref<128x64xbf16, #tile1, #tier.space<shared>>
          %23 = tier.alloc : memref<256x64xbf16, #tile2, #tier.space<shared>>
          tier.copy %arg9[%arg13, %13] to %22[] : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
          tier.copy %arg10[%14, %arg13] to %23[] : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile2, #tier.space<shared>>
          %24 = tier.mma %22, %23, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<256x64xbf16, #tile2, #tier.space<shared>>, tensor<128x256xf32, #fragment>
          scf.yield %24 : tensor<128x256xf32, #fragment>
        }
        %16 = tier.load %reinterpret_cast_3[%14] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment1>
        %17 = arith.extf %16 : tensor<256xbf16, #fragment1> to tensor<256xf32, #fragment1>
        %18 = tier.broadcast %17 axis 0 : tensor<256xf32, #fragment1> to tensor<128x256xf32, #fragment>
        %19 = arith.addf %15, %18 : tensor<128x256xf32, #fragment>
        %20 = arith.truncf %19 fastmath<contract> : tensor<128x256xf32, #fragment> to tensor<128x256xbf16, #fragment>
        %21 = arith.maximumf %20, %cst : tensor<128x256xbf16, #fragment>
        tier.store %21, %0[%c0, %c0] : tensor<128x256xbf16, #fragment>, memref<128x256xbf16, #tile, #tier.space<shared>>
        tier.copy %0[] to %arg11[%14, %13] : memref<128x256xbf16, #tile, #tier.space<shared>> to !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>
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
      %18 = tier.encode_tensormap %arg13[%c0_10] dims(%15, %16) strides(%17) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
      gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %10 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %14 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %18 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
    }
    return
  }
}

