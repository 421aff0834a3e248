// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=cpu to=when" | diff %t -

#fragment = #layout.fragment<[32, 32], register = [32:[0, 1], 32:[1, 0]], lane = [], warp = []>
#fragment1 = #layout.fragment<[32, 256], register = [8:[0, 1], 32:[0, 8], 32:[1, 0]], lane = [], warp = []>
#fragment2 = #layout.fragment<[32, 256], register = [8:[1, 0], 4:[8, 0], 256:[0, 1]], lane = [], warp = []>
#fragment3 = #layout.fragment<[32], register = [32:[1]], lane = [], warp = []>
module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [32, 32, 256], atom = [1, 1, 1], grain = thread, stages = 1, warps = [1], cluster = [1, 1], group = 64>} {
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %c256 = arith.constant 256 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<32x32xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<32x32xbf16, #fragment>
      %0 = transport.channel stages 1 completion  threads : <memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>, memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>>
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.ceildivui %arg4, %c32 : index
      %2 = arith.ceildivui %arg5, %c32 : index
      %3 = arith.muli %2, %c64 : index
      %4 = arith.divui %block_id_x, %3 : index
      %5 = arith.remui %block_id_x, %3 : index
      %6 = arith.muli %4, %c64 : index
      %7 = arith.subi %1, %6 : index
      %8 = arith.minui %7, %c64 : index
      %9 = arith.remui %5, %8 : index
      %10 = arith.addi %6, %9 : index
      %11 = arith.divui %5, %8 : index
      %12 = arith.muli %10, %c32 : index
      %13 = arith.muli %11, %c32 : index
      %14 = scf.for %arg9 = %c0 to %arg6 step %c256 iter_args(%arg10 = %cst) -> (tensor<32x32xf32, #fragment>) {
        transport.put %0 as (%arg11: memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>, %arg12: memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>) {
          %22 = tier.load %reinterpret_cast[%12, %arg9] : memref<?x?xbf16, strided<[?, 1]>> to tensor<32x256xbf16, #fragment1>
          tier.store %22, %arg11[%c0, %c0] : tensor<32x256xbf16, #fragment1>, memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>
          %23 = tier.load %reinterpret_cast_1[%13, %arg9] : memref<?x?xbf16, strided<[1, ?]>> to tensor<32x256xbf16, #fragment2>
          tier.store %23, %arg12[%c0, %c0] : tensor<32x256xbf16, #fragment2>, memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>
        }
        %20:2 = transport.get %0 : memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>, memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>
        %21 = tier.mma %20#0, %20#1, %arg10 atom [1, 1, 1] on  thread {tier.instruction = "fma"} : memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>, memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>, tensor<32x32xf32, #fragment>
        transport.release %0 pending 0 : <memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>, memref<32x256xbf16, #layout.strided<[32:1], [256:32]>, #tier.space<shared>>>
        scf.yield %21 : tensor<32x32xf32, #fragment>
      }
      %15 = arith.addi %13, %c32 : index
      %16 = arith.cmpi sle, %15, %arg5 : index
      %17 = arith.addi %12, %c32 : index
      %18 = arith.cmpi sle, %17, %arg4 : index
      %19 = arith.andi %16, %18 : i1
      scf.if %19 {
        %20 = tier.load %reinterpret_cast_2[%13] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment3>
        %21 = arith.extf %20 : tensor<32xbf16, #fragment3> to tensor<32xf32, #fragment3>
        %22 = tier.broadcast %21 axis 0 : tensor<32xf32, #fragment3> to tensor<32x32xf32, #fragment>
        %23 = arith.addf %14, %22 : tensor<32x32xf32, #fragment>
        %24 = arith.truncf %23 fastmath<contract> : tensor<32x32xf32, #fragment> to tensor<32x32xbf16, #fragment>
        %25 = arith.maximumf %24, %cst_0 : tensor<32x32xbf16, #fragment>
        tier.store %25, %reinterpret_cast_3[%12, %13] {inbounds = array<i1: true, true>} : tensor<32x32xbf16, #fragment>, memref<?x?xbf16, strided<[?, 1]>>
      } else {
        %20 = tier.load %reinterpret_cast_2[%13] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment3>
        %21 = arith.extf %20 : tensor<32xbf16, #fragment3> to tensor<32xf32, #fragment3>
        %22 = tier.broadcast %21 axis 0 : tensor<32xf32, #fragment3> to tensor<32x32xf32, #fragment>
        %23 = arith.addf %14, %22 : tensor<32x32xf32, #fragment>
        %24 = arith.truncf %23 fastmath<contract> : tensor<32x32xf32, #fragment> to tensor<32x32xbf16, #fragment>
        %25 = arith.maximumf %24, %cst_0 : tensor<32x32xbf16, #fragment>
        tier.store %25, %reinterpret_cast_3[%12, %13] : tensor<32x32xbf16, #fragment>, memref<?x?xbf16, strided<[?, 1]>>
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

