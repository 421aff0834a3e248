// RUN: tail -n +3 %s > %t && sed 's/bf16> {$/bf16> attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {/' %S/Inputs/gemm.mlir | tier-opt - --tier-compile="chip=sm_90a to=when" | diff %t -

#fragment = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment1 = #layout.fragment<[128, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment2 = #layout.fragment<[32], register = [2:[1], 4:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#tile = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile1 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
#tile2 = #layout.compose<<[128:32], [32:1]>, <2, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>) kernel attributes {tier.overlaps, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x32xbf16, #fragment1>
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %c16 = arith.constant 16 : index
      %c4 = arith.constant 4 : index
      %c32 = arith.constant 32 : index
      %c64 = arith.constant 64 : index
      %c96 = arith.constant 96 : index
      %c160 = arith.constant 160 : index
      %c192 = arith.constant 192 : index
      %c224 = arith.constant 224 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 4 completion  transaction : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x32xbf16, #tile2, #tier.space<shared>>
      %2 = tier.alloc : memref<128x32xbf16, #tile2, #tier.space<shared>>
      %3 = tier.alloc : memref<128x32xbf16, #tile2, #tier.space<shared>>
      %4 = tier.alloc : memref<128x32xbf16, #tile2, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %5 = arith.ceildivui %arg4, %c128 : index
      %6 = arith.ceildivui %arg5, %c256 : index
      %7 = arith.muli %5, %6 : index
      %grid_dim_x = gpu.grid_dim  x
      %8 = arith.cmpi ule, %7, %grid_dim_x : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %7 step %grid_dim_x {
            %9 = arith.select %8, %c4, %c16 : index
            %10 = arith.muli %9, %6 : index
            %11 = arith.divui %arg12, %10 : index
            %12 = arith.remui %arg12, %10 : index
            %13 = arith.muli %11, %9 : index
            %14 = arith.subi %5, %13 : index
            %15 = arith.minui %14, %9 : index
            %16 = arith.remui %12, %15 : index
            %17 = arith.addi %13, %16 : index
            %18 = arith.divui %12, %15 : index
            %19 = arith.muli %17, %c128 : index
            %20 = arith.muli %18, %c256 : index
            %21 = arith.subi %arg4, %c128 : index
            %22 = arith.maxsi %21, %c0 : index
            %23 = arith.minsi %19, %22 : index
            %24 = arith.subi %arg5, %c256 : index
            %25 = arith.maxsi %24, %c0 : index
            %26 = arith.minsi %20, %25 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %23] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%26, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile1, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %block_id_x to %7 step %grid_dim_x {
            %9 = arith.select %8, %c4, %c16 : index
            %10 = arith.muli %9, %6 : index
            %11 = arith.divui %arg12, %10 : index
            %12 = arith.remui %arg12, %10 : index
            %13 = arith.muli %11, %9 : index
            %14 = arith.subi %5, %13 : index
            %15 = arith.minui %14, %9 : index
            %16 = arith.remui %12, %15 : index
            %17 = arith.addi %13, %16 : index
            %18 = arith.divui %12, %15 : index
            %19 = arith.muli %17, %c128 : index
            %20 = arith.muli %18, %c256 : index
            %21 = arith.subi %arg4, %c128 : index
            %22 = arith.maxsi %21, %c0 : index
            %23 = arith.minsi %19, %22 : index
            %24 = arith.subi %arg5, %c256 : index
            %25 = arith.maxsi %24, %c0 : index
            %26 = arith.minsi %20, %25 : index
            %27 = arith.addi %26, %c32 : index
            %28 = arith.addi %26, %c64 : index
            %29 = arith.addi %26, %c96 : index
            %30 = arith.addi %26, %c128 : index
            %31 = arith.addi %26, %c160 : index
            %32 = arith.addi %26, %c192 : index
            %33 = arith.addi %26, %c224 : index
            %34 = arith.addi %26, %c256 : index
            %35 = arith.cmpi sle, %34, %arg5 : index
            %36:8 = scf.if %35 -> (tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>) {
              %87 = tier.load %reinterpret_cast[%26] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %88 = tier.load %reinterpret_cast[%27] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %89 = tier.load %reinterpret_cast[%28] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %90 = tier.load %reinterpret_cast[%29] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %91 = tier.load %reinterpret_cast[%30] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %92 = tier.load %reinterpret_cast[%31] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %93 = tier.load %reinterpret_cast[%32] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %94 = tier.load %reinterpret_cast[%33] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              scf.yield %87, %88, %89, %90, %91, %92, %93, %94 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
            } else {
              %87 = tier.load %reinterpret_cast[%26] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %88 = tier.load %reinterpret_cast[%27] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %89 = tier.load %reinterpret_cast[%28] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %90 = tier.load %reinterpret_cast[%29] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %91 = tier.load %reinterpret_cast[%30] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %92 = tier.load %reinterpret_cast[%31] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %93 = tier.load %reinterpret_cast[%32] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %94 = tier.load %reinterpret_cast[%33] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              scf.yield %87, %88, %89, %90, %91, %92, %93, %94 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
            }
            %37 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment>) {
              %87:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>
              %88 = tier.mma %87#0, %87#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>, tensor<128x256xf32, #fragment>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
              scf.yield %88 : tensor<128x256xf32, #fragment>
            }
            %38 = transport.await  mma_group pending 0(%37 : tensor<128x256xf32, #fragment>) -> tensor<128x256xf32, #fragment>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
            %39 = tier.piece %38[0, 0] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %40 = arith.extf %36#0 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %41 = tier.broadcast %40 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %42 = arith.addf %39, %41 : tensor<128x32xf32, #fragment1>
            %43 = arith.truncf %42 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %44 = arith.maximumf %43, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %44, %4[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%26, %23] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %45 = tier.piece %38[0, 32] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %46 = arith.extf %36#1 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %47 = tier.broadcast %46 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %48 = arith.addf %45, %47 : tensor<128x32xf32, #fragment1>
            %49 = arith.truncf %48 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %50 = arith.maximumf %49, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %50, %3[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%27, %23] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %51 = tier.piece %38[0, 64] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %52 = arith.extf %36#2 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %53 = tier.broadcast %52 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %54 = arith.addf %51, %53 : tensor<128x32xf32, #fragment1>
            %55 = arith.truncf %54 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %56 = arith.maximumf %55, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %56, %2[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %2 to %arg11[%28, %23] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %57 = tier.piece %38[0, 96] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %58 = arith.extf %36#3 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %59 = tier.broadcast %58 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %60 = arith.addf %57, %59 : tensor<128x32xf32, #fragment1>
            %61 = arith.truncf %60 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %62 = arith.maximumf %61, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %62, %1[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%29, %23] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %63 = tier.piece %38[0, 128] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %64 = arith.extf %36#4 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %65 = tier.broadcast %64 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %66 = arith.addf %63, %65 : tensor<128x32xf32, #fragment1>
            %67 = arith.truncf %66 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %68 = arith.maximumf %67, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %68, %4[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%30, %23] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %69 = tier.piece %38[0, 160] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %70 = arith.extf %36#5 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %71 = tier.broadcast %70 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %72 = arith.addf %69, %71 : tensor<128x32xf32, #fragment1>
            %73 = arith.truncf %72 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %74 = arith.maximumf %73, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %74, %3[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%31, %23] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %75 = tier.piece %38[0, 192] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %76 = arith.extf %36#6 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %77 = tier.broadcast %76 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %78 = arith.addf %75, %77 : tensor<128x32xf32, #fragment1>
            %79 = arith.truncf %78 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %80 = arith.maximumf %79, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %80, %2[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %2 to %arg11[%32, %23] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %81 = tier.piece %38[0, 224] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %82 = arith.extf %36#7 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %83 = tier.broadcast %82 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %84 = arith.addf %81, %83 : tensor<128x32xf32, #fragment1>
            %85 = arith.truncf %84 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %86 = arith.maximumf %85, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %86, %1[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%33, %23] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
          }
          transport.await  bulk_group pending 0 read
        }
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c2 = arith.constant 2 : index
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
      %7 = arith.maxsi %arg2, %c1 : index
      %8 = arith.maxsi %arg1, %c1 : index
      %9 = arith.muli %arg3, %c2 : index
      %10 = tier.encode_tensormap %arg0[%c0] dims(%7, %8) strides(%9) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
      %11 = arith.maxsi %arg7, %c1 : index
      %12 = arith.muli %arg8, %c2 : index
      %13 = tier.encode_tensormap %arg5[%c0] dims(%11, %7) strides(%12) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
      %14 = arith.muli %arg7, %c2 : index
      %15 = tier.encode_tensormap %arg13[%c0] dims(%11, %8) strides(%14) : memref<?xbf16> to <<element = bf16, box = [32, 128], swizzle = 64B>>
      gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg10 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %10 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %13 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %15 : !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>)
    }
    return
  }
}

