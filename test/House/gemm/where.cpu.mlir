// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=cpu to=where" | diff %t -

#fragment = #layout.fragment<[32, 32], register = [32:[0, 1], 32:[1, 0]], lane = [], warp = []>
#fragment1 = #layout.fragment<[32], register = [32:[1]], lane = [], warp = []>
module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 256], atom = [1, 1, 1], grain = thread, stages = 1, warps = [1], cluster = [1, 1], group = 64>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<32x32xbf16, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x32xf32, #fragment>
      %c256 = arith.constant 256 : index
      %c0 = arith.constant 0 : index
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.ceildivui %arg4, %c32 : index
      %1 = arith.ceildivui %arg5, %c32 : index
      %2 = arith.muli %1, %c64 : index
      %3 = arith.divui %block_id_x, %2 : index
      %4 = arith.remui %block_id_x, %2 : index
      %5 = arith.muli %3, %c64 : index
      %6 = arith.subi %0, %5 : index
      %7 = arith.minui %6, %c64 : index
      %8 = arith.remui %4, %7 : index
      %9 = arith.addi %5, %8 : index
      %10 = arith.divui %4, %7 : index
      %11 = arith.muli %9, %c32 : index
      %12 = arith.muli %10, %c32 : index
      %13 = scf.for %arg9 = %c0 to %arg6 step %c256 iter_args(%arg10 = %cst_0) -> (tensor<32x32xf32, #fragment>) {
        %19 = tier.alloc : memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>
        %20 = tier.alloc : memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>
        tier.copy %reinterpret_cast[%11, %arg9] to %19[] : memref<?x?xbf16, strided<[?, 1]>> to memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>
        tier.copy %reinterpret_cast_1[%12, %arg9] to %20[] : memref<?x?xbf16, strided<[1, ?]>> to memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>
        %21 = tier.mma %19, %20, %arg10 atom [1, 1, 1] on  thread {tier.instruction = "fma"} : memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>, memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>, tensor<32x32xf32, #fragment>
        scf.yield %21 : tensor<32x32xf32, #fragment>
      }
      %c32_4 = arith.constant 32 : index
      %14 = arith.addi %12, %c32_4 : index
      %15 = arith.cmpi sle, %14, %arg5 : index
      %c32_5 = arith.constant 32 : index
      %16 = arith.addi %11, %c32_5 : index
      %17 = arith.cmpi sle, %16, %arg4 : index
      %18 = arith.andi %15, %17 : i1
      scf.if %18 {
        %19 = tier.load %reinterpret_cast_2[%12] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment1>
        %20 = arith.extf %19 : tensor<32xbf16, #fragment1> to tensor<32xf32, #fragment1>
        %21 = tier.broadcast %20 axis 0 : tensor<32xf32, #fragment1> to tensor<32x32xf32, #fragment>
        %22 = arith.addf %13, %21 : tensor<32x32xf32, #fragment>
        %23 = arith.truncf %22 fastmath<contract> : tensor<32x32xf32, #fragment> to tensor<32x32xbf16, #fragment>
        %24 = arith.maximumf %23, %cst : tensor<32x32xbf16, #fragment>
        tier.store %24, %reinterpret_cast_3[%11, %12] {inbounds = array<i1: true, true>} : tensor<32x32xbf16, #fragment>, memref<?x?xbf16, strided<[?, 1]>>
      } else {
        %19 = tier.load %reinterpret_cast_2[%12] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment1>
        %20 = arith.extf %19 : tensor<32xbf16, #fragment1> to tensor<32xf32, #fragment1>
        %21 = tier.broadcast %20 axis 0 : tensor<32xf32, #fragment1> to tensor<32x32xf32, #fragment>
        %22 = arith.addf %13, %21 : tensor<32x32xf32, #fragment>
        %23 = arith.truncf %22 fastmath<contract> : tensor<32x32xf32, #fragment> to tensor<32x32xbf16, #fragment>
        %24 = arith.maximumf %23, %cst : tensor<32x32xbf16, #fragment>
        tier.store %24, %reinterpret_cast_3[%11, %12] : tensor<32x32xbf16, #fragment>, memref<?x?xbf16, strided<[?, 1]>>
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c32 = arith.constant 32 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg1, %c32 : index
    %2 = arith.ceildivui %arg7, %c32 : index
    %3 = arith.muli %1, %2 : index
    %4 = arith.cmpi ne, %0, %c0 : index
    scf.if %4 {
      gpu.launch_func  @linear_0::@linear_0 blocks in (%3, %c1, %c1) threads in (%c1, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index)
    }
    return
  }
}

