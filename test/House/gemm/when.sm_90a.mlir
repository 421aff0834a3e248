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
      %c48 = arith.constant 48 : index
      %c16 = arith.constant 16 : index
      %c4 = arith.constant 4 : index
      %c8192 = arith.constant 8192 : index
      %c8 = arith.constant 8 : index
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
      %9 = arith.muli %grid_dim_x, %c48 : index
      %10 = arith.cmpi uge, %7, %9 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %7 step %grid_dim_x {
            %11 = arith.select %8, %c4, %c16 : index
            %12 = arith.cmpi uge, %arg6, %c8192 : index
            %13 = arith.andi %10, %12 : i1
            %14 = arith.select %13, %c8, %11 : index
            %15 = arith.muli %14, %6 : index
            %16 = arith.divui %arg12, %15 : index
            %17 = arith.remui %arg12, %15 : index
            %18 = arith.muli %16, %14 : index
            %19 = arith.subi %5, %18 : index
            %20 = arith.minui %19, %14 : index
            %21 = arith.remui %17, %20 : index
            %22 = arith.addi %18, %21 : index
            %23 = arith.divui %17, %20 : index
            %24 = arith.muli %22, %c128 : index
            %25 = arith.muli %23, %c256 : index
            %26 = arith.subi %arg4, %c128 : index
            %27 = arith.maxsi %26, %c0 : index
            %28 = arith.minsi %24, %27 : index
            %29 = arith.subi %arg5, %c256 : index
            %30 = arith.maxsi %29, %c0 : index
            %31 = arith.minsi %25, %30 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %28] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%31, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile1, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %block_id_x to %7 step %grid_dim_x {
            %11 = arith.select %8, %c4, %c16 : index
            %12 = arith.cmpi uge, %arg6, %c8192 : index
            %13 = arith.andi %10, %12 : i1
            %14 = arith.select %13, %c8, %11 : index
            %15 = arith.muli %14, %6 : index
            %16 = arith.divui %arg12, %15 : index
            %17 = arith.remui %arg12, %15 : index
            %18 = arith.muli %16, %14 : index
            %19 = arith.subi %5, %18 : index
            %20 = arith.minui %19, %14 : index
            %21 = arith.remui %17, %20 : index
            %22 = arith.addi %18, %21 : index
            %23 = arith.divui %17, %20 : index
            %24 = arith.muli %22, %c128 : index
            %25 = arith.muli %23, %c256 : index
            %26 = arith.subi %arg4, %c128 : index
            %27 = arith.maxsi %26, %c0 : index
            %28 = arith.minsi %24, %27 : index
            %29 = arith.subi %arg5, %c256 : index
            %30 = arith.maxsi %29, %c0 : index
            %31 = arith.minsi %25, %30 : index
            %32 = arith.addi %31, %c32 : index
            %33 = arith.addi %31, %c64 : index
            %34 = arith.addi %31, %c96 : index
            %35 = arith.addi %31, %c128 : index
            %36 = arith.addi %31, %c160 : index
            %37 = arith.addi %31, %c192 : index
            %38 = arith.addi %31, %c224 : index
            %39 = arith.addi %31, %c256 : index
            %40 = arith.cmpi sle, %39, %arg5 : index
            %41:8 = scf.if %40 -> (tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>) {
              %92 = tier.load %reinterpret_cast[%31] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %93 = tier.load %reinterpret_cast[%32] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %94 = tier.load %reinterpret_cast[%33] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %95 = tier.load %reinterpret_cast[%34] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %96 = tier.load %reinterpret_cast[%35] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %97 = tier.load %reinterpret_cast[%36] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %98 = tier.load %reinterpret_cast[%37] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %99 = tier.load %reinterpret_cast[%38] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              scf.yield %92, %93, %94, %95, %96, %97, %98, %99 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
            } else {
              %92 = tier.load %reinterpret_cast[%31] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %93 = tier.load %reinterpret_cast[%32] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %94 = tier.load %reinterpret_cast[%33] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %95 = tier.load %reinterpret_cast[%34] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %96 = tier.load %reinterpret_cast[%35] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %97 = tier.load %reinterpret_cast[%36] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %98 = tier.load %reinterpret_cast[%37] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              %99 = tier.load %reinterpret_cast[%38] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
              scf.yield %92, %93, %94, %95, %96, %97, %98, %99 : tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>, tensor<32xbf16, #fragment2>
            }
            %42 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment>) {
              %92:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>
              %93 = tier.mma %92#0, %92#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>, tensor<128x256xf32, #fragment>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
              scf.yield %93 : tensor<128x256xf32, #fragment>
            }
            %43 = transport.await  mma_group pending 0(%42 : tensor<128x256xf32, #fragment>) -> tensor<128x256xf32, #fragment>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
            %44 = tier.piece %43[0, 0] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %45 = arith.extf %41#0 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %46 = tier.broadcast %45 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %47 = arith.addf %44, %46 : tensor<128x32xf32, #fragment1>
            %48 = arith.truncf %47 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %49 = arith.maximumf %48, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %49, %4[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%31, %28] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %50 = tier.piece %43[0, 32] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %51 = arith.extf %41#1 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %52 = tier.broadcast %51 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %53 = arith.addf %50, %52 : tensor<128x32xf32, #fragment1>
            %54 = arith.truncf %53 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %55 = arith.maximumf %54, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %55, %3[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%32, %28] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %56 = tier.piece %43[0, 64] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %57 = arith.extf %41#2 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %58 = tier.broadcast %57 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %59 = arith.addf %56, %58 : tensor<128x32xf32, #fragment1>
            %60 = arith.truncf %59 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %61 = arith.maximumf %60, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %61, %2[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %2 to %arg11[%33, %28] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %62 = tier.piece %43[0, 96] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %63 = arith.extf %41#3 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %64 = tier.broadcast %63 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %65 = arith.addf %62, %64 : tensor<128x32xf32, #fragment1>
            %66 = arith.truncf %65 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %67 = arith.maximumf %66, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %67, %1[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%34, %28] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %68 = tier.piece %43[0, 128] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %69 = arith.extf %41#4 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %70 = tier.broadcast %69 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %71 = arith.addf %68, %70 : tensor<128x32xf32, #fragment1>
            %72 = arith.truncf %71 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %73 = arith.maximumf %72, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %73, %4[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%35, %28] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %74 = tier.piece %43[0, 160] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %75 = arith.extf %41#5 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %76 = tier.broadcast %75 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %77 = arith.addf %74, %76 : tensor<128x32xf32, #fragment1>
            %78 = arith.truncf %77 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %79 = arith.maximumf %78, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %79, %3[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%36, %28] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %80 = tier.piece %43[0, 192] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %81 = arith.extf %41#6 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %82 = tier.broadcast %81 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %83 = arith.addf %80, %82 : tensor<128x32xf32, #fragment1>
            %84 = arith.truncf %83 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %85 = arith.maximumf %84, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %85, %2[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %2 to %arg11[%37, %28] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %86 = tier.piece %43[0, 224] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %87 = arith.extf %41#7 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %88 = tier.broadcast %87 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %89 = arith.addf %86, %88 : tensor<128x32xf32, #fragment1>
            %90 = arith.truncf %89 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %91 = arith.maximumf %90, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %91, %1[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%38, %28] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
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

