// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_80 to=when" | diff %t -

#fragment = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 8:[0, 8], 4:[16, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [2:[64, 0], 2:[0, 64]]>
#fragment1 = #layout.fragment<[128], register = [2:[1], 8:[8]], lane = [4:[2], 8:[0]], warp = [2:[0], 2:[64]]>
#fragment2 = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 4:[0, 8], 2:[16, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [2:[32, 0], 2:[0, 32]]>
#fragment3 = #layout.fragment<[64], register = [2:[1], 4:[8]], lane = [4:[2], 8:[0]], warp = [2:[0], 2:[32]]>
#tile = #layout.compose<<[128:32], [32:1]>, <2, 3, 3>>
#tile1 = #layout.compose<<[64:1, 2:2048], [32:64]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:32], [32:1]>, <2, 3, 3>>
#tile3 = #layout.compose<<[64:1], [32:64]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_80"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 32], atom = [16, 8, 16], grain = warp, stages = 4, warps = [4], cluster = [1, 1], group = 16>} {
      %c96 = arith.constant 96 : index
      %c64 = arith.constant 64 : index
      %c2147483647 = arith.constant 2147483647 : index
      %c128 = arith.constant 128 : index
      %c16 = arith.constant 16 : index
      %c0 = arith.constant 0 : index
      %c32 = arith.constant 32 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %0 = transport.channel stages 4 completion  copy_group : <memref<128x32xbf16, #tile, #tier.space<shared>>, memref<128x32xbf16, #tile1, #tier.space<shared>>>
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.index_cast %block_id_x : index to i32
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c128 : index
      %4 = arith.muli %3, %c16 : index
      %5 = arith.minui %4, %c2147483647 : index
      %6 = arith.index_cast %5 : index to i32
      %7 = arith.divui %1, %6 : i32
      %8 = arith.index_castui %7 : i32 to index
      %9 = arith.muli %7, %6 : i32
      %10 = arith.subi %1, %9 : i32
      %11 = arith.muli %8, %c16 : index
      %12 = arith.subi %2, %11 : index
      %13 = arith.minui %12, %c16 : index
      %14 = arith.index_cast %13 : index to i32
      %15 = arith.divui %10, %14 : i32
      %16 = arith.muli %15, %14 : i32
      %17 = arith.subi %10, %16 : i32
      %18 = arith.index_castui %17 : i32 to index
      %19 = arith.addi %11, %18 : index
      %20 = arith.index_castui %15 : i32 to index
      %21 = arith.muli %19, %c128 : index
      %22 = arith.muli %20, %c128 : index
      %23 = arith.cmpi sgt, %arg6, %c0 : index
      scf.if %23 {
        transport.put %0 as (%arg9: memref<128x32xbf16, #tile, #tier.space<shared>>, %arg10: memref<128x32xbf16, #tile1, #tier.space<shared>>) {
          transport.copy.group %reinterpret_cast[%21, %c0] to %arg9 : memref<?x?xbf16, strided<[?, 1]>> to memref<128x32xbf16, #tile, #tier.space<shared>>
          transport.copy.group %reinterpret_cast_1[%22, %c0] to %arg10 : memref<?x?xbf16, strided<[1, ?]>> to memref<128x32xbf16, #tile1, #tier.space<shared>>
        }
      } else {
        transport.commit  copy_group
      }
      %24 = arith.cmpi sgt, %arg6, %c32 : index
      scf.if %24 {
        transport.put %0 as (%arg9: memref<128x32xbf16, #tile, #tier.space<shared>>, %arg10: memref<128x32xbf16, #tile1, #tier.space<shared>>) {
          transport.copy.group %reinterpret_cast[%21, %c32] to %arg9 : memref<?x?xbf16, strided<[?, 1]>> to memref<128x32xbf16, #tile, #tier.space<shared>>
          transport.copy.group %reinterpret_cast_1[%22, %c32] to %arg10 : memref<?x?xbf16, strided<[1, ?]>> to memref<128x32xbf16, #tile1, #tier.space<shared>>
        }
      } else {
        transport.commit  copy_group
      }
      %25 = arith.cmpi sgt, %arg6, %c64 : index
      scf.if %25 {
        transport.put %0 as (%arg9: memref<128x32xbf16, #tile, #tier.space<shared>>, %arg10: memref<128x32xbf16, #tile1, #tier.space<shared>>) {
          transport.copy.group %reinterpret_cast[%21, %c64] to %arg9 : memref<?x?xbf16, strided<[?, 1]>> to memref<128x32xbf16, #tile, #tier.space<shared>>
          transport.copy.group %reinterpret_cast_1[%22, %c64] to %arg10 : memref<?x?xbf16, strided<[1, ?]>> to memref<128x32xbf16, #tile1, #tier.space<shared>>
        }
      } else {
        transport.commit  copy_group
      }
      %26 = scf.for %arg9 = %c0 to %arg6 step %c32 iter_args(%arg10 = %cst) -> (tensor<128x128xf32, #fragment>) {
        transport.await  copy_group pending 2
        %32:2 = transport.get %0 : memref<128x32xbf16, #tile, #tier.space<shared>>, memref<128x32xbf16, #tile1, #tier.space<shared>>
        %33 = arith.addi %arg9, %c96 : index
        %34 = arith.cmpi slt, %33, %arg6 : index
        scf.if %34 {
          transport.put %0 as (%arg11: memref<128x32xbf16, #tile, #tier.space<shared>>, %arg12: memref<128x32xbf16, #tile1, #tier.space<shared>>) {
            transport.copy.group %reinterpret_cast[%21, %33] to %arg11 : memref<?x?xbf16, strided<[?, 1]>> to memref<128x32xbf16, #tile, #tier.space<shared>>
            transport.copy.group %reinterpret_cast_1[%22, %33] to %arg12 : memref<?x?xbf16, strided<[1, ?]>> to memref<128x32xbf16, #tile1, #tier.space<shared>>
          }
        } else {
          transport.commit  copy_group
        }
        %35 = tier.mma %32#0, %32#1, %arg10 atom [16, 8, 16] on  warp {tier.instruction = "mma.sync.m16n8k16.bf16"} : memref<128x32xbf16, #tile, #tier.space<shared>>, memref<128x32xbf16, #tile1, #tier.space<shared>>, tensor<128x128xf32, #fragment>
        transport.release %0 pending 0 : <memref<128x32xbf16, #tile, #tier.space<shared>>, memref<128x32xbf16, #tile1, #tier.space<shared>>>
        scf.yield %35 : tensor<128x128xf32, #fragment>
      }
      %27 = arith.addi %22, %c128 : index
      %28 = arith.cmpi sle, %27, %arg5 : index
      %29 = arith.addi %21, %c128 : index
      %30 = arith.cmpi sle, %29, %arg4 : index
      %31 = arith.andi %28, %30 : i1
      scf.if %31 {
        %32 = tier.load %reinterpret_cast_2[%22] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
        %33 = arith.extf %32 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
        %34 = tier.broadcast %33 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
        %35 = arith.addf %26, %34 : tensor<128x128xf32, #fragment>
        %36 = arith.truncf %35 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
        %37 = arith.maximumf %36, %cst_0 : tensor<128x128xbf16, #fragment>
        tier.store %37, %reinterpret_cast_3[%21, %22] {inbounds = array<i1: true, true>} : tensor<128x128xbf16, #fragment>, memref<?x?xbf16, strided<[?, 1]>>
      } else {
        %32 = tier.load %reinterpret_cast_2[%22] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
        %33 = arith.extf %32 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
        %34 = tier.broadcast %33 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
        %35 = arith.addf %26, %34 : tensor<128x128xf32, #fragment>
        %36 = arith.truncf %35 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
        %37 = arith.maximumf %36, %cst_0 : tensor<128x128xbf16, #fragment>
        tier.store %37, %reinterpret_cast_3[%21, %22] : tensor<128x128xbf16, #fragment>, memref<?x?xbf16, strided<[?, 1]>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], atom = [16, 8, 16], grain = warp, stages = 4, warps = [4], cluster = [1, 1], group = 32>} {
      %c96 = arith.constant 96 : index
      %c2147483647 = arith.constant 2147483647 : index
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment2>
      %0 = transport.channel stages 4 completion  copy_group : <memref<64x32xbf16, #tile2, #tier.space<shared>>, memref<64x32xbf16, #tile3, #tier.space<shared>>>
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg4, %arg6], strides: [%arg7, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %reinterpret_cast_1 = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg5, %arg6], strides: [1, %arg8] : memref<?xbf16> to memref<?x?xbf16, strided<[1, ?]>>
      %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %reinterpret_cast_3 = memref.reinterpret_cast %arg3 to offset: [0], sizes: [%arg4, %arg5], strides: [%arg5, 1] : memref<?xbf16> to memref<?x?xbf16, strided<[?, 1]>>
      %block_id_x = gpu.block_id  x
      %1 = arith.index_cast %block_id_x : index to i32
      %2 = arith.ceildivui %arg4, %c64 : index
      %3 = arith.ceildivui %arg5, %c64 : index
      %4 = arith.muli %3, %c32 : index
      %5 = arith.minui %4, %c2147483647 : index
      %6 = arith.index_cast %5 : index to i32
      %7 = arith.divui %1, %6 : i32
      %8 = arith.index_castui %7 : i32 to index
      %9 = arith.muli %7, %6 : i32
      %10 = arith.subi %1, %9 : i32
      %11 = arith.muli %8, %c32 : index
      %12 = arith.subi %2, %11 : index
      %13 = arith.minui %12, %c32 : index
      %14 = arith.index_cast %13 : index to i32
      %15 = arith.divui %10, %14 : i32
      %16 = arith.muli %15, %14 : i32
      %17 = arith.subi %10, %16 : i32
      %18 = arith.index_castui %17 : i32 to index
      %19 = arith.addi %11, %18 : index
      %20 = arith.index_castui %15 : i32 to index
      %21 = arith.muli %19, %c64 : index
      %22 = arith.muli %20, %c64 : index
      %23 = arith.cmpi sgt, %arg6, %c0 : index
      scf.if %23 {
        transport.put %0 as (%arg9: memref<64x32xbf16, #tile2, #tier.space<shared>>, %arg10: memref<64x32xbf16, #tile3, #tier.space<shared>>) {
          transport.copy.group %reinterpret_cast[%21, %c0] to %arg9 : memref<?x?xbf16, strided<[?, 1]>> to memref<64x32xbf16, #tile2, #tier.space<shared>>
          transport.copy.group %reinterpret_cast_1[%22, %c0] to %arg10 : memref<?x?xbf16, strided<[1, ?]>> to memref<64x32xbf16, #tile3, #tier.space<shared>>
        }
      } else {
        transport.commit  copy_group
      }
      %24 = arith.cmpi sgt, %arg6, %c32 : index
      scf.if %24 {
        transport.put %0 as (%arg9: memref<64x32xbf16, #tile2, #tier.space<shared>>, %arg10: memref<64x32xbf16, #tile3, #tier.space<shared>>) {
          transport.copy.group %reinterpret_cast[%21, %c32] to %arg9 : memref<?x?xbf16, strided<[?, 1]>> to memref<64x32xbf16, #tile2, #tier.space<shared>>
          transport.copy.group %reinterpret_cast_1[%22, %c32] to %arg10 : memref<?x?xbf16, strided<[1, ?]>> to memref<64x32xbf16, #tile3, #tier.space<shared>>
        }
      } else {
        transport.commit  copy_group
      }
      %25 = arith.cmpi sgt, %arg6, %c64 : index
      scf.if %25 {
        transport.put %0 as (%arg9: memref<64x32xbf16, #tile2, #tier.space<shared>>, %arg10: memref<64x32xbf16, #tile3, #tier.space<shared>>) {
          transport.copy.group %reinterpret_cast[%21, %c64] to %arg9 : memref<?x?xbf16, strided<[?, 1]>> to memref<64x32xbf16, #tile2, #tier.space<shared>>
          transport.copy.group %reinterpret_cast_1[%22, %c64] to %arg10 : memref<?x?xbf16, strided<[1, ?]>> to memref<64x32xbf16, #tile3, #tier.space<shared>>
        }
      } else {
        transport.commit  copy_group
      }
      %26 = scf.for %arg9 = %c0 to %arg6 step %c32 iter_args(%arg10 = %cst) -> (tensor<64x64xf32, #fragment2>) {
        transport.await  copy_group pending 2
        %32:2 = transport.get %0 : memref<64x32xbf16, #tile2, #tier.space<shared>>, memref<64x32xbf16, #tile3, #tier.space<shared>>
        %33 = arith.addi %arg9, %c96 : index
        %34 = arith.cmpi slt, %33, %arg6 : index
        scf.if %34 {
          transport.put %0 as (%arg11: memref<64x32xbf16, #tile2, #tier.space<shared>>, %arg12: memref<64x32xbf16, #tile3, #tier.space<shared>>) {
            transport.copy.group %reinterpret_cast[%21, %33] to %arg11 : memref<?x?xbf16, strided<[?, 1]>> to memref<64x32xbf16, #tile2, #tier.space<shared>>
            transport.copy.group %reinterpret_cast_1[%22, %33] to %arg12 : memref<?x?xbf16, strided<[1, ?]>> to memref<64x32xbf16, #tile3, #tier.space<shared>>
          }
        } else {
          transport.commit  copy_group
        }
        %35 = tier.mma %32#0, %32#1, %arg10 atom [16, 8, 16] on  warp {tier.instruction = "mma.sync.m16n8k16.bf16"} : memref<64x32xbf16, #tile2, #tier.space<shared>>, memref<64x32xbf16, #tile3, #tier.space<shared>>, tensor<64x64xf32, #fragment2>
        transport.release %0 pending 0 : <memref<64x32xbf16, #tile2, #tier.space<shared>>, memref<64x32xbf16, #tile3, #tier.space<shared>>>
        scf.yield %35 : tensor<64x64xf32, #fragment2>
      }
      %27 = arith.addi %22, %c64 : index
      %28 = arith.cmpi sle, %27, %arg5 : index
      %29 = arith.addi %21, %c64 : index
      %30 = arith.cmpi sle, %29, %arg4 : index
      %31 = arith.andi %28, %30 : i1
      scf.if %31 {
        %32 = tier.load %reinterpret_cast_2[%22] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
        %33 = arith.extf %32 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
        %34 = tier.broadcast %33 axis 0 : tensor<64xf32, #fragment3> to tensor<64x64xf32, #fragment2>
        %35 = arith.addf %26, %34 : tensor<64x64xf32, #fragment2>
        %36 = arith.truncf %35 fastmath<contract> : tensor<64x64xf32, #fragment2> to tensor<64x64xbf16, #fragment2>
        %37 = arith.maximumf %36, %cst_0 : tensor<64x64xbf16, #fragment2>
        tier.store %37, %reinterpret_cast_3[%21, %22] {inbounds = array<i1: true, true>} : tensor<64x64xbf16, #fragment2>, memref<?x?xbf16, strided<[?, 1]>>
      } else {
        %32 = tier.load %reinterpret_cast_2[%22] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
        %33 = arith.extf %32 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
        %34 = tier.broadcast %33 axis 0 : tensor<64xf32, #fragment3> to tensor<64x64xf32, #fragment2>
        %35 = arith.addf %26, %34 : tensor<64x64xf32, #fragment2>
        %36 = arith.truncf %35 fastmath<contract> : tensor<64x64xf32, #fragment2> to tensor<64x64xbf16, #fragment2>
        %37 = arith.maximumf %36, %cst_0 : tensor<64x64xbf16, #fragment2>
        tier.store %37, %reinterpret_cast_3[%21, %22] : tensor<64x64xbf16, #fragment2>, memref<?x?xbf16, strided<[?, 1]>>
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c64 = arith.constant 64 : index
    %c1769472 = arith.constant 1769472 : index
    %c128 = arith.constant 128 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg1, %c128 : index
    %2 = arith.ceildivui %arg7, %c128 : index
    %3 = arith.muli %1, %2 : index
    %4 = arith.cmpi sge, %0, %c1769472 : index
    %5 = arith.ceildivui %arg1, %c64 : index
    %6 = arith.ceildivui %arg7, %c64 : index
    %7 = arith.muli %5, %6 : index
    %8 = arith.cmpi ne, %0, %c0 : index
    scf.if %8 {
      scf.if %4 {
        gpu.launch_func  @linear_0::@linear_0 blocks in (%3, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index)
      } else {
        gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%7, %c1, %c1) threads in (%c128, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index)
      }
    }
    return
  }
}

