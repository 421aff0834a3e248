// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_90a to=when" | diff %t -

#fragment = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment1 = #layout.fragment<[64], register = [2:[8]], lane = [4:[0], 8:[1]], warp = [4:[16]]>
#fragment2 = #layout.fragment<[128, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment3 = #layout.fragment<[128], register = [2:[8]], lane = [4:[0], 8:[1]], warp = [8:[16]]>
#fragment4 = #layout.fragment<[64, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment5 = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [4:[0]]>
#fragment6 = #layout.fragment<[512], register = [4:[1]], lane = [32:[4]], warp = [4:[128], 2:[0]]>
#fragment7 = #layout.fragment<[512, 8], register = [4:[1, 0], 4:[0, 2]], lane = [32:[4, 0]], warp = [4:[128, 0], 2:[0, 1]]>
#fragment8 = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment9 = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment10 = #layout.fragment<[64], register = [2:[1], 8:[8]], lane = [4:[2], 8:[0]], warp = [4:[0]]>
#fragment11 = #layout.fragment<[64, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment12 = #layout.fragment<[128], register = [2:[1], 16:[8]], lane = [4:[2], 8:[0]], warp = [4:[0]]>
#fragment13 = #layout.fragment<[1024], register = [4:[1]], lane = [32:[4]], warp = [8:[128]]>
#fragment14 = #layout.fragment<[1024, 4], register = [4:[1, 0], 4:[0, 1]], lane = [32:[4, 0]], warp = [8:[128, 0]]>
#fragment15 = #layout.fragment<[128, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment16 = #layout.fragment<[64], register = [2:[1], 8:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#fragment17 = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment18 = #layout.fragment<[128], register = [2:[1], 16:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#fragment19 = #layout.fragment<[128, 192], register = [2:[0, 1], 2:[8, 0], 24:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment20 = #layout.fragment<[192], register = [2:[1], 24:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#fragment21 = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment22 = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#tile = #layout.compose<<[64:1], [64:64]>, <3, 3, 3>>
#tile1 = #layout.compose<<[16:64], [64:1]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:1], [16:64]>, <3, 3, 3>>
#tile3 = #layout.compose<<[64:1, 2:4096], [64:64]>, <3, 3, 3>>
#tile4 = #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>
#tile5 = #layout.compose<<[64:1, 2:2048], [32:64]>, <3, 3, 3>>
#tile6 = #layout.compose<<[64:64], [64:1]>, <3, 3, 3>>
#tile7 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
#tile8 = #layout.compose<<[64:64], [64:1, 4:4096]>, <3, 3, 3>>
#tile9 = #layout.compose<<[32:1, 2:512], [16:32]>, <3, 2, 3>>
#tile10 = #layout.compose<<[64:1], [32:64]>, <3, 3, 3>>
#tile11 = #layout.compose<<[32:1, 2:1024], [32:32]>, <3, 2, 3>>
#tile12 = #layout.compose<<[64:64], [64:1, 2:4096]>, <3, 3, 3>>
#tile13 = #layout.compose<<[64:32], [32:1, 2:2048]>, <3, 2, 3>>
#tile14 = #layout.compose<<[64:32], [32:1, 4:2048]>, <3, 2, 3>>
#tile15 = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile16 = #layout.compose<<[128:64], [64:1, 2:8192]>, <3, 3, 3>>
#tile17 = #layout.compose<<[64:1, 3:4096], [64:64]>, <3, 3, 3>>
#tile18 = #layout.compose<<[128:64], [64:1, 3:8192]>, <3, 3, 3>>
#tile19 = #layout.compose<<[128:32], [32:1, 2:4096]>, <3, 2, 3>>
#tile20 = #layout.compose<<[128:64], [64:1, 4:8192]>, <3, 3, 3>>
#tile21 = #layout.compose<<[128:32], [32:1, 4:4096]>, <3, 2, 3>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 16, 64], atom = [64, 16, 16], grain = warpgroup, stages = 22, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x16xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x16xbf16, #fragment>
      %c64 = arith.constant 64 : index
      %c16 = arith.constant 16 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 22 completion  transaction : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x16xbf16, #tile2, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c64 : index
      %3 = arith.ceildivui %arg5, %c16 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c16 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<16x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%14, %arg13] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%arg13, %15] to %arg15 : <<element = bf16, box = [64, 16], swizzle = 128B>> to memref<16x64xbf16, #tile1, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c16 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x16xf32, #fragment>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 16, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>, tensor<64x16xf32, #fragment>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>>
              scf.yield %25 : tensor<64x16xf32, #fragment>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x16xf32, #fragment>) -> tensor<64x16xf32, #fragment>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%14] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment1>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment1> to tensor<64xf32, #fragment1>
            %20 = tier.broadcast %19 axis 1 : tensor<64xf32, #fragment1> to tensor<64x16xf32, #fragment>
            %21 = arith.addf %17, %20 : tensor<64x16xf32, #fragment>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x16xf32, #fragment> to tensor<64x16xbf16, #fragment>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x16xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x16xbf16, #fragment>, memref<64x16xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%14, %15] : memref<64x16xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 16], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 32, 64], atom = [64, 32, 16], grain = warpgroup, stages = 10, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x32xf32, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x32xbf16, #fragment2>
      %c128 = arith.constant 128 : index
      %c32 = arith.constant 32 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 10 completion  transaction : <memref<128x64xbf16, #tile3, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x32xbf16, #tile5, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c32 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c32 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile3, #tier.space<shared>>, %arg15: memref<32x64xbf16, #tile4, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%14, %arg13] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile3, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%arg13, %15] to %arg15 : <<element = bf16, box = [64, 32], swizzle = 128B>> to memref<32x64xbf16, #tile4, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c32 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x32xf32, #fragment2>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile3, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 32, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile3, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>, tensor<128x32xf32, #fragment2>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile3, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
              scf.yield %25 : tensor<128x32xf32, #fragment2>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x32xf32, #fragment2>) -> tensor<128x32xf32, #fragment2>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile3, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%14] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment3>
            %19 = arith.extf %18 : tensor<128xbf16, #fragment3> to tensor<128xf32, #fragment3>
            %20 = tier.broadcast %19 axis 1 : tensor<128xf32, #fragment3> to tensor<128x32xf32, #fragment2>
            %21 = arith.addf %17, %20 : tensor<128x32xf32, #fragment2>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x32xf32, #fragment2> to tensor<128x32xbf16, #fragment2>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x32xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x32xbf16, #fragment2>, memref<128x32xbf16, #tile5, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%14, %15] : memref<128x32xbf16, #tile5, #tier.space<shared>> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_2 {
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x256xf32, #fragment4>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x256xbf16, #fragment4>
      %c64 = arith.constant 64 : index
      %c256 = arith.constant 256 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 4 completion  transaction : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x256xbf16, #tile8, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c64 : index
      %3 = arith.ceildivui %arg5, %c256 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c256 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile6, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile7, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile6, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile7, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c256 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x256xf32, #fragment4>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>, tensor<64x256xf32, #fragment4>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
              scf.yield %25 : tensor<64x256xf32, #fragment4>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x256xf32, #fragment4>) -> tensor<64x256xf32, #fragment4>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment5>
            %19 = arith.extf %18 : tensor<256xbf16, #fragment5> to tensor<256xf32, #fragment5>
            %20 = tier.broadcast %19 axis 0 : tensor<256xf32, #fragment5> to tensor<64x256xf32, #fragment4>
            %21 = arith.addf %17, %20 : tensor<64x256xf32, #fragment4>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x256xf32, #fragment4> to tensor<64x256xbf16, #fragment4>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x256xbf16, #fragment4>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x256xbf16, #fragment4>, memref<64x256xbf16, #tile8, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<64x256xbf16, #tile8, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index {tier.multiple = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 16, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 16, 64], atom = [64, 16, 16], grain = warpgroup, stages = 22, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x16xf32, #fragment>
      %c64 = arith.constant 64 : index
      %c16 = arith.constant 16 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 22 completion  transaction : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x16xf32, #tile9, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c64 : index
      %3 = arith.ceildivui %arg4, %c16 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.muli %4, %c8 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c32 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c32 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c32 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c64 : index
            %18 = arith.muli %16, %c16 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile, #tier.space<shared>>, %arg16: memref<16x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%17, %20] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%20, %18] to %arg16 : <<element = bf16, box = [64, 16], swizzle = 128B>> to memref<16x64xbf16, #tile1, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c32 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c32 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c32 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c64 : index
            %18 = arith.muli %16, %c16 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x16xf32, #fragment>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 16, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>, tensor<64x16xf32, #fragment>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>>
              scf.yield %22 : tensor<64x16xf32, #fragment>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x16xf32, #fragment>) -> tensor<64x16xf32, #fragment>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x16xf32, #fragment>, memref<64x16xf32, #tile9, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%17, %18, %7] : memref<64x16xf32, #tile9, #tier.space<shared>> to <<element = f32, box = [32, 16, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_4 {
    gpu.func @linear_0_4(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [512, 8], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<512xbf16, #fragment6>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #fragment6>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<512x8xf32, #fragment7>
      %c0 = arith.constant 0 : index
      %c512 = arith.constant 512 : index
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c512 : index
      %2 = arith.minui %1, %c2147483647 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.divui %0, %3 : i32
      %5 = arith.muli %4, %3 : i32
      %6 = arith.subi %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.index_castui %4 : i32 to index
      %9 = arith.muli %7, %c512 : index
      %10 = arith.muli %8, %arg4 : index
      %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [%10], sizes: [%arg4, 8], strides: [1, %arg5] : memref<?xf32> to memref<?x8xf32, strided<[1, ?], offset: ?>>
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x8xf32, strided<[1, ?], offset: ?>> to tensor<512x8xf32, #fragment7>
      %12 = arith.addf %11, %cst_1 : tensor<512x8xf32, #fragment7>
      %13 = tier.reduce  addf %12 axis 1 : tensor<512x8xf32, #fragment7> to tensor<512xf32, #fragment6>
      %14 = arith.addf %13, %cst_0 : tensor<512xf32, #fragment6>
      %15 = arith.addi %9, %c512 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment6>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment6> to tensor<512xf32, #fragment6>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment6>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment6> to tensor<512xbf16, #fragment6>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment6>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<512xbf16, #fragment6>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment6>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment6> to tensor<512xf32, #fragment6>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment6>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment6> to tensor<512xbf16, #fragment6>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment6>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<512xbf16, #fragment6>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_5 {
    gpu.func @linear_0_5(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 32, 64], atom = [64, 32, 16], grain = warpgroup, stages = 18, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x32xf32, #fragment8>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xbf16, #fragment8>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 18 completion  transaction : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x32xbf16, #tile10, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c64 : index
      %3 = arith.ceildivui %arg5, %c32 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c32 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<32x64xbf16, #tile4, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%14, %arg13] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%arg13, %15] to %arg15 : <<element = bf16, box = [64, 32], swizzle = 128B>> to memref<32x64xbf16, #tile4, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c32 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x32xf32, #fragment8>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 32, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>, tensor<64x32xf32, #fragment8>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
              scf.yield %25 : tensor<64x32xf32, #fragment8>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x32xf32, #fragment8>) -> tensor<64x32xf32, #fragment8>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%14] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment1>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment1> to tensor<64xf32, #fragment1>
            %20 = tier.broadcast %19 axis 1 : tensor<64xf32, #fragment1> to tensor<64x32xf32, #fragment8>
            %21 = arith.addf %17, %20 : tensor<64x32xf32, #fragment8>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x32xf32, #fragment8> to tensor<64x32xbf16, #fragment8>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x32xbf16, #fragment8>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x32xbf16, #fragment8>, memref<64x32xbf16, #tile10, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%14, %15] : memref<64x32xbf16, #tile10, #tier.space<shared>> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_6 {
    gpu.func @linear_0_6(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index {tier.multiple = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 32, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 32, 64], atom = [64, 32, 16], grain = warpgroup, stages = 18, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x32xf32, #fragment8>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c8 = arith.constant 8 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 18 completion  transaction : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x32xf32, #tile11, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c64 : index
      %3 = arith.ceildivui %arg4, %c32 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.muli %4, %c8 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c32 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c32 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c32 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c64 : index
            %18 = arith.muli %16, %c32 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile, #tier.space<shared>>, %arg16: memref<32x64xbf16, #tile4, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%17, %20] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%20, %18] to %arg16 : <<element = bf16, box = [64, 32], swizzle = 128B>> to memref<32x64xbf16, #tile4, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c32 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c32 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c32 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c64 : index
            %18 = arith.muli %16, %c32 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x32xf32, #fragment8>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 32, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>, tensor<64x32xf32, #fragment8>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
              scf.yield %22 : tensor<64x32xf32, #fragment8>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x32xf32, #fragment8>) -> tensor<64x32xf32, #fragment8>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile4, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x32xf32, #fragment8>, memref<64x32xf32, #tile11, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%17, %18, %7] : memref<64x32xf32, #tile11, #tier.space<shared>> to <<element = f32, box = [32, 32, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_7 {
    gpu.func @linear_0_7(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [512, 8], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<512xbf16, #fragment6>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #fragment6>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<512x8xf32, #fragment7>
      %c0 = arith.constant 0 : index
      %c512 = arith.constant 512 : index
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c512 : index
      %2 = arith.minui %1, %c2147483647 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.divui %0, %3 : i32
      %5 = arith.muli %4, %3 : i32
      %6 = arith.subi %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.index_castui %4 : i32 to index
      %9 = arith.muli %7, %c512 : index
      %10 = arith.muli %8, %arg4 : index
      %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [%10], sizes: [%arg4, 8], strides: [1, %arg5] : memref<?xf32> to memref<?x8xf32, strided<[1, ?], offset: ?>>
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x8xf32, strided<[1, ?], offset: ?>> to tensor<512x8xf32, #fragment7>
      %12 = arith.addf %11, %cst_1 : tensor<512x8xf32, #fragment7>
      %13 = tier.reduce  addf %12 axis 1 : tensor<512x8xf32, #fragment7> to tensor<512xf32, #fragment6>
      %14 = arith.addf %13, %cst_0 : tensor<512xf32, #fragment6>
      %15 = arith.addi %9, %c512 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment6>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment6> to tensor<512xf32, #fragment6>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment6>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment6> to tensor<512xbf16, #fragment6>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment6>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<512xbf16, #fragment6>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment6>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment6> to tensor<512xf32, #fragment6>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment6>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment6> to tensor<512xbf16, #fragment6>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment6>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<512xbf16, #fragment6>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_8 {
    gpu.func @linear_0_8(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 13, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment9>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment9>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 13 completion  transaction : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x64xbf16, #tile6, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c64 : index
      %3 = arith.ceildivui %arg5, %c64 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c64 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile6, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile6, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c64 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x64xf32, #fragment9>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<64x64xf32, #fragment9>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %25 : tensor<64x64xf32, #fragment9>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x64xf32, #fragment9>) -> tensor<64x64xf32, #fragment9>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment10>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment10> to tensor<64xf32, #fragment10>
            %20 = tier.broadcast %19 axis 0 : tensor<64xf32, #fragment10> to tensor<64x64xf32, #fragment9>
            %21 = arith.addf %17, %20 : tensor<64x64xf32, #fragment9>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x64xf32, #fragment9> to tensor<64x64xbf16, #fragment9>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x64xbf16, #fragment9>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x64xbf16, #fragment9>, memref<64x64xbf16, #tile6, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<64x64xbf16, #tile6, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_9 {
    gpu.func @linear_0_9(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #fragment11>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x128xbf16, #fragment11>
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x128xbf16, #tile12, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c64 : index
      %3 = arith.ceildivui %arg5, %c128 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c128 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile6, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile3, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile6, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile3, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c128 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x128xf32, #fragment11>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 128, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>, tensor<64x128xf32, #fragment11>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
              scf.yield %25 : tensor<64x128xf32, #fragment11>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x128xf32, #fragment11>) -> tensor<64x128xf32, #fragment11>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment12>
            %19 = arith.extf %18 : tensor<128xbf16, #fragment12> to tensor<128xf32, #fragment12>
            %20 = tier.broadcast %19 axis 0 : tensor<128xf32, #fragment12> to tensor<64x128xf32, #fragment11>
            %21 = arith.addf %17, %20 : tensor<64x128xf32, #fragment11>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x128xf32, #fragment11> to tensor<64x128xbf16, #fragment11>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x128xbf16, #fragment11>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x128xbf16, #fragment11>, memref<64x128xbf16, #tile12, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<64x128xbf16, #tile12, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_10 {
    gpu.func @linear_0_10(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 13, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment9>
      %c64 = arith.constant 64 : index
      %c4 = arith.constant 4 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 13 completion  transaction : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x64xf32, #tile13, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c64 : index
      %3 = arith.ceildivui %arg4, %c64 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.muli %4, %c4 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c32 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c32 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c32 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c64 : index
            %18 = arith.muli %16, %c64 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile6, #tier.space<shared>>, %arg16: memref<64x64xbf16, #tile, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile6, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c32 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c32 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c32 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c64 : index
            %18 = arith.muli %16, %c64 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x64xf32, #fragment9>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<64x64xf32, #fragment9>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %22 : tensor<64x64xf32, #fragment9>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x64xf32, #fragment9>) -> tensor<64x64xf32, #fragment9>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x64xf32, #fragment9>, memref<64x64xf32, #tile13, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<64x64xf32, #tile13, #tier.space<shared>> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_11 {
    gpu.func @linear_0_11(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [1024, 4], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<1024xbf16, #fragment13>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #fragment13>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024x4xf32, #fragment14>
      %c0 = arith.constant 0 : index
      %c1024 = arith.constant 1024 : index
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c1024 : index
      %2 = arith.minui %1, %c2147483647 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.divui %0, %3 : i32
      %5 = arith.muli %4, %3 : i32
      %6 = arith.subi %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.index_castui %4 : i32 to index
      %9 = arith.muli %7, %c1024 : index
      %10 = arith.muli %8, %arg4 : index
      %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [%10], sizes: [%arg4, 4], strides: [1, %arg5] : memref<?xf32> to memref<?x4xf32, strided<[1, ?], offset: ?>>
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x4xf32, strided<[1, ?], offset: ?>> to tensor<1024x4xf32, #fragment14>
      %12 = arith.addf %11, %cst_1 : tensor<1024x4xf32, #fragment14>
      %13 = tier.reduce  addf %12 axis 1 : tensor<1024x4xf32, #fragment14> to tensor<1024xf32, #fragment13>
      %14 = arith.addf %13, %cst_0 : tensor<1024xf32, #fragment13>
      %15 = arith.addi %9, %c1024 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment13>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment13> to tensor<1024xf32, #fragment13>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment13>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment13> to tensor<1024xbf16, #fragment13>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment13>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<1024xbf16, #fragment13>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment13>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment13> to tensor<1024xf32, #fragment13>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment13>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment13> to tensor<1024xbf16, #fragment13>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment13>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<1024xbf16, #fragment13>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_12 {
    gpu.func @linear_0_12(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #fragment11>
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x128xf32, #tile14, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c64 : index
      %3 = arith.ceildivui %arg4, %c128 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.muli %4, %c8 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c32 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c32 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c32 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c64 : index
            %18 = arith.muli %16, %c128 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile6, #tier.space<shared>>, %arg16: memref<128x64xbf16, #tile3, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile6, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile3, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c32 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c32 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c32 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c64 : index
            %18 = arith.muli %16, %c128 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x128xf32, #fragment11>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 128, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>, tensor<64x128xf32, #fragment11>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
              scf.yield %22 : tensor<64x128xf32, #fragment11>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x128xf32, #fragment11>) -> tensor<64x128xf32, #fragment11>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x128xf32, #fragment11>, memref<64x128xf32, #tile14, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<64x128xf32, #tile14, #tier.space<shared>> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_13 {
    gpu.func @linear_0_13(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [512, 8], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<512xbf16, #fragment6>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #fragment6>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<512x8xf32, #fragment7>
      %c0 = arith.constant 0 : index
      %c512 = arith.constant 512 : index
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c512 : index
      %2 = arith.minui %1, %c2147483647 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.divui %0, %3 : i32
      %5 = arith.muli %4, %3 : i32
      %6 = arith.subi %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.index_castui %4 : i32 to index
      %9 = arith.muli %7, %c512 : index
      %10 = arith.muli %8, %arg4 : index
      %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [%10], sizes: [%arg4, 8], strides: [1, %arg5] : memref<?xf32> to memref<?x8xf32, strided<[1, ?], offset: ?>>
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x8xf32, strided<[1, ?], offset: ?>> to tensor<512x8xf32, #fragment7>
      %12 = arith.addf %11, %cst_1 : tensor<512x8xf32, #fragment7>
      %13 = tier.reduce  addf %12 axis 1 : tensor<512x8xf32, #fragment7> to tensor<512xf32, #fragment6>
      %14 = arith.addf %13, %cst_0 : tensor<512xf32, #fragment6>
      %15 = arith.addi %9, %c512 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment6>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment6> to tensor<512xf32, #fragment6>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment6>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment6> to tensor<512xbf16, #fragment6>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment6>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<512xbf16, #fragment6>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment6>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment6> to tensor<512xf32, #fragment6>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment6>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment6> to tensor<512xbf16, #fragment6>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment6>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<512xbf16, #fragment6>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_14 {
    gpu.func @linear_0_14(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment15>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xbf16, #fragment15>
      %c128 = arith.constant 128 : index
      %c64 = arith.constant 64 : index
      %c16 = arith.constant 16 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x64xbf16, #tile15, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c64 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c64 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile15, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile15, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c64 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x64xf32, #fragment15>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<128x64xf32, #fragment15>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %25 : tensor<128x64xf32, #fragment15>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x64xf32, #fragment15>) -> tensor<128x64xf32, #fragment15>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment16>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment16> to tensor<64xf32, #fragment16>
            %20 = tier.broadcast %19 axis 0 : tensor<64xf32, #fragment16> to tensor<128x64xf32, #fragment15>
            %21 = arith.addf %17, %20 : tensor<128x64xf32, #fragment15>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x64xf32, #fragment15> to tensor<128x64xbf16, #fragment15>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x64xbf16, #fragment15>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x64xbf16, #fragment15>, memref<128x64xbf16, #tile15, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<128x64xbf16, #tile15, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_15 {
    gpu.func @linear_0_15(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 6, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment17>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment17>
      %c128 = arith.constant 128 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 6 completion  transaction : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x128xbf16, #tile16, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c128 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c128 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile15, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile3, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile15, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile3, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c128 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #fragment17>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 128, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>, tensor<128x128xf32, #fragment17>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
              scf.yield %25 : tensor<128x128xf32, #fragment17>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x128xf32, #fragment17>) -> tensor<128x128xf32, #fragment17>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment18>
            %19 = arith.extf %18 : tensor<128xbf16, #fragment18> to tensor<128xf32, #fragment18>
            %20 = tier.broadcast %19 axis 0 : tensor<128xf32, #fragment18> to tensor<128x128xf32, #fragment17>
            %21 = arith.addf %17, %20 : tensor<128x128xf32, #fragment17>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x128xf32, #fragment17> to tensor<128x128xbf16, #fragment17>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x128xbf16, #fragment17>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x128xbf16, #fragment17>, memref<128x128xbf16, #tile16, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<128x128xbf16, #tile16, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_16 {
    gpu.func @linear_0_16(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 192, 64], atom = [64, 192, 16], grain = warpgroup, stages = 4, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x192xf32, #fragment19>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x192xbf16, #fragment19>
      %c128 = arith.constant 128 : index
      %c192 = arith.constant 192 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 4 completion  transaction : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<192x64xbf16, #tile17, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x192xbf16, #tile18, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c192 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c192 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile15, #tier.space<shared>>, %arg15: memref<192x64xbf16, #tile17, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile15, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<192x64xbf16, #tile17, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c192 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x192xf32, #fragment19>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<192x64xbf16, #tile17, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 192, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<192x64xbf16, #tile17, #tier.space<shared>>, tensor<128x192xf32, #fragment19>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<192x64xbf16, #tile17, #tier.space<shared>>>
              scf.yield %25 : tensor<128x192xf32, #fragment19>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x192xf32, #fragment19>) -> tensor<128x192xf32, #fragment19>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<192x64xbf16, #tile17, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<192xbf16, #fragment20>
            %19 = arith.extf %18 : tensor<192xbf16, #fragment20> to tensor<192xf32, #fragment20>
            %20 = tier.broadcast %19 axis 0 : tensor<192xf32, #fragment20> to tensor<128x192xf32, #fragment19>
            %21 = arith.addf %17, %20 : tensor<128x192xf32, #fragment19>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x192xf32, #fragment19> to tensor<128x192xbf16, #fragment19>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x192xbf16, #fragment19>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x192xbf16, #fragment19>, memref<128x192xbf16, #tile18, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<128x192xbf16, #tile18, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_17 {
    gpu.func @linear_0_17(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment15>
      %c128 = arith.constant 128 : index
      %c64 = arith.constant 64 : index
      %c4 = arith.constant 4 : index
      %c16 = arith.constant 16 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x64xf32, #tile19, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c128 : index
      %3 = arith.ceildivui %arg4, %c64 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.muli %4, %c4 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c16 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c16 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c16 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c128 : index
            %18 = arith.muli %16, %c64 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<128x64xbf16, #tile15, #tier.space<shared>>, %arg16: memref<64x64xbf16, #tile, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile15, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c16 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c16 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c16 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c128 : index
            %18 = arith.muli %16, %c64 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<128x64xf32, #fragment15>) {
              %21:2 = transport.get %0 : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<128x64xf32, #fragment15>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %22 : tensor<128x64xf32, #fragment15>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<128x64xf32, #fragment15>) -> tensor<128x64xf32, #fragment15>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<128x64xf32, #fragment15>, memref<128x64xf32, #tile19, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<128x64xf32, #tile19, #tier.space<shared>> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_18 {
    gpu.func @linear_0_18(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [1024, 4], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<1024xbf16, #fragment13>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #fragment13>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024x4xf32, #fragment14>
      %c0 = arith.constant 0 : index
      %c1024 = arith.constant 1024 : index
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c1024 : index
      %2 = arith.minui %1, %c2147483647 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.divui %0, %3 : i32
      %5 = arith.muli %4, %3 : i32
      %6 = arith.subi %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.index_castui %4 : i32 to index
      %9 = arith.muli %7, %c1024 : index
      %10 = arith.muli %8, %arg4 : index
      %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [%10], sizes: [%arg4, 4], strides: [1, %arg5] : memref<?xf32> to memref<?x4xf32, strided<[1, ?], offset: ?>>
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x4xf32, strided<[1, ?], offset: ?>> to tensor<1024x4xf32, #fragment14>
      %12 = arith.addf %11, %cst_1 : tensor<1024x4xf32, #fragment14>
      %13 = tier.reduce  addf %12 axis 1 : tensor<1024x4xf32, #fragment14> to tensor<1024xf32, #fragment13>
      %14 = arith.addf %13, %cst_0 : tensor<1024xf32, #fragment13>
      %15 = arith.addi %9, %c1024 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment13>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment13> to tensor<1024xf32, #fragment13>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment13>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment13> to tensor<1024xbf16, #fragment13>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment13>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<1024xbf16, #fragment13>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment13>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment13> to tensor<1024xf32, #fragment13>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment13>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment13> to tensor<1024xbf16, #fragment13>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment13>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<1024xbf16, #fragment13>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_19 {
    gpu.func @linear_0_19(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment21>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xbf16, #fragment21>
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x256xbf16, #tile20, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c128 : index
      %3 = arith.ceildivui %arg5, %c256 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c256 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile15, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile7, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile15, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile7, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c16 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c16 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c16 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c128 : index
            %15 = arith.muli %13, %c256 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment21>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>, tensor<128x256xf32, #fragment21>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
              scf.yield %25 : tensor<128x256xf32, #fragment21>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x256xf32, #fragment21>) -> tensor<128x256xf32, #fragment21>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment22>
            %19 = arith.extf %18 : tensor<256xbf16, #fragment22> to tensor<256xf32, #fragment22>
            %20 = tier.broadcast %19 axis 0 : tensor<256xf32, #fragment22> to tensor<128x256xf32, #fragment21>
            %21 = arith.addf %17, %20 : tensor<128x256xf32, #fragment21>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x256xf32, #fragment21> to tensor<128x256xbf16, #fragment21>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x256xbf16, #fragment21>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x256xbf16, #fragment21>, memref<128x256xbf16, #tile20, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<128x256xbf16, #tile20, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_20 {
    gpu.func @linear_0_20(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 5, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment17>
      %c128 = arith.constant 128 : index
      %c3 = arith.constant 3 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 5 completion  transaction : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x128xf32, #tile21, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c128 : index
      %3 = arith.ceildivui %arg4, %c128 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.muli %4, %c3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c16 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c16 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c16 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c128 : index
            %18 = arith.muli %16, %c128 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<128x64xbf16, #tile15, #tier.space<shared>>, %arg16: memref<128x64xbf16, #tile3, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile15, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile3, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg13 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.remui %arg13, %4 : index
            %7 = arith.divui %arg13, %4 : index
            %8 = arith.muli %3, %c16 : index
            %9 = arith.divui %6, %8 : index
            %10 = arith.remui %6, %8 : index
            %11 = arith.muli %9, %c16 : index
            %12 = arith.subi %2, %11 : index
            %13 = arith.minui %12, %c16 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c128 : index
            %18 = arith.muli %16, %c128 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<128x128xf32, #fragment17>) {
              %21:2 = transport.get %0 : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 128, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>, tensor<128x128xf32, #fragment17>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
              scf.yield %22 : tensor<128x128xf32, #fragment17>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<128x128xf32, #fragment17>) -> tensor<128x128xf32, #fragment17>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<128x64xbf16, #tile3, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<128x128xf32, #fragment17>, memref<128x128xf32, #tile21, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<128x128xf32, #tile21, #tier.space<shared>> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_21 {
    gpu.func @linear_0_21(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [1024, 4], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<1024xbf16, #fragment13>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<1024x4xf32, #fragment14>
      %c3 = arith.constant 3 : index
      %c0 = arith.constant 0 : index
      %c1024 = arith.constant 1024 : index
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c1024 : index
      %2 = arith.minui %1, %c2147483647 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.divui %0, %3 : i32
      %5 = arith.muli %4, %3 : i32
      %6 = arith.subi %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.index_castui %4 : i32 to index
      %9 = arith.muli %7, %c1024 : index
      %10 = arith.muli %8, %arg4 : index
      %reinterpret_cast_1 = memref.reinterpret_cast %arg0 to offset: [%10], sizes: [%arg4, 3], strides: [1, %arg5] : memref<?xf32> to memref<?x3xf32, strided<[1, ?], offset: ?>>
      %11 = tier.load %reinterpret_cast_1[%9, %c0] {inbounds = array<i1: false, false>} : memref<?x3xf32, strided<[1, ?], offset: ?>> to tensor<1024x4xf32, #fragment14>
      %12 = tier.reduce  addf %11 axis 1 limit %c3 : tensor<1024x4xf32, #fragment14> to tensor<1024xf32, #fragment13>
      %13 = tier.reduce  addf %cst_0 axis 1 : tensor<1024x4xf32, #fragment14> to tensor<1024xf32, #fragment13>
      %14 = arith.addf %13, %12 : tensor<1024xf32, #fragment13>
      %15 = arith.addi %9, %c1024 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment13>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment13> to tensor<1024xf32, #fragment13>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment13>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment13> to tensor<1024xbf16, #fragment13>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment13>
        %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_2[%9] {inbounds = array<i1: true>} : tensor<1024xbf16, #fragment13>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment13>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment13> to tensor<1024xf32, #fragment13>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment13>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment13> to tensor<1024xbf16, #fragment13>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment13>
        %reinterpret_cast_2 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_2[%9] {inbounds = array<i1: false>} : tensor<1024xbf16, #fragment13>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_22 {
    gpu.func @linear_0_22(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 13, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment9>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment9>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 13 completion  transaction : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile6, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x64xbf16, #tile, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c64 : index
      %3 = arith.ceildivui %arg5, %c64 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c64 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile6, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%14, %arg13] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%arg13, %15] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile6, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c64 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x64xf32, #fragment9>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile6, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile6, #tier.space<shared>>, tensor<64x64xf32, #fragment9>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile6, #tier.space<shared>>>
              scf.yield %25 : tensor<64x64xf32, #fragment9>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x64xf32, #fragment9>) -> tensor<64x64xf32, #fragment9>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile6, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%14] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment1>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment1> to tensor<64xf32, #fragment1>
            %20 = tier.broadcast %19 axis 1 : tensor<64xf32, #fragment1> to tensor<64x64xf32, #fragment9>
            %21 = arith.addf %17, %20 : tensor<64x64xf32, #fragment9>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x64xf32, #fragment9> to tensor<64x64xbf16, #fragment9>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x64xbf16, #fragment9>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x64xbf16, #fragment9>, memref<64x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%14, %15] : memref<64x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_23 {
    gpu.func @linear_0_23(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [2, 1], group = 16>} {
      %c1 = arith.constant 1 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment21>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xbf16, #fragment21>
      %c256 = arith.constant 256 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c128 = arith.constant 128 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x256xbf16, #tile20, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c256 : index
      %3 = arith.ceildivui %arg5, %c256 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.divui %block_id_x, %c2 : index
      %grid_dim_x = gpu.grid_dim  x
      %6 = arith.divui %grid_dim_x, %c2 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %5 to %4 step %6 {
            %7 = arith.muli %3, %c8 : index
            %8 = arith.divui %arg12, %7 : index
            %9 = arith.remui %arg12, %7 : index
            %10 = arith.muli %8, %c8 : index
            %11 = arith.subi %2, %10 : index
            %12 = arith.minui %11, %c8 : index
            %13 = arith.remui %9, %12 : index
            %14 = arith.addi %10, %13 : index
            %15 = arith.divui %9, %12 : index
            %16 = arith.muli %14, %c256 : index
            %17 = arith.muli %15, %c256 : index
            %18 = arith.andi %block_id_x, %c1 : index
            %19 = arith.muli %18, %c128 : index
            %20 = arith.addi %16, %19 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile15, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile7, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %20] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile15, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%17, %arg13] to %arg15 parts 2 along 0 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile7, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %5 to %4 step %6 {
            %7 = arith.muli %3, %c8 : index
            %8 = arith.divui %arg12, %7 : index
            %9 = arith.remui %arg12, %7 : index
            %10 = arith.muli %8, %c8 : index
            %11 = arith.subi %2, %10 : index
            %12 = arith.minui %11, %c8 : index
            %13 = arith.remui %9, %12 : index
            %14 = arith.addi %10, %13 : index
            %15 = arith.divui %9, %12 : index
            %16 = arith.muli %14, %c256 : index
            %17 = arith.muli %15, %c256 : index
            %18 = arith.andi %block_id_x, %c1 : index
            %19 = arith.muli %18, %c128 : index
            %20 = arith.addi %16, %19 : index
            %21 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment21>) {
              %29:2 = transport.get %0 : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>
              %30 = tier.mma %29#0, %29#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>, tensor<128x256xf32, #fragment21>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
              scf.yield %30 : tensor<128x256xf32, #fragment21>
            }
            %22 = transport.await  mma_group pending 0(%21 : tensor<128x256xf32, #fragment21>) -> tensor<128x256xf32, #fragment21>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile15, #tier.space<shared>>, memref<256x64xbf16, #tile7, #tier.space<shared>>>
            %23 = tier.load %reinterpret_cast[%17] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment22>
            %24 = arith.extf %23 : tensor<256xbf16, #fragment22> to tensor<256xf32, #fragment22>
            %25 = tier.broadcast %24 axis 0 : tensor<256xf32, #fragment22> to tensor<128x256xf32, #fragment21>
            %26 = arith.addf %22, %25 : tensor<128x256xf32, #fragment21>
            %27 = arith.truncf %26 fastmath<contract> : tensor<128x256xf32, #fragment21> to tensor<128x256xbf16, #fragment21>
            %28 = arith.maximumf %27, %cst_0 : tensor<128x256xbf16, #fragment21>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %28, %1[%c0, %c0] : tensor<128x256xbf16, #fragment21>, memref<128x256xbf16, #tile20, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%17, %20] : memref<128x256xbf16, #tile20, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_24 {
    gpu.func @linear_0_24(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment9>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment9>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x64xbf16, #tile6, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg4, %c64 : index
      %3 = arith.ceildivui %arg5, %c64 : index
      %4 = arith.muli %2, %3 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c64 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile6, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile6, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 4 {
          scf.for %arg12 = %block_id_x to %4 step %grid_dim_x {
            %5 = arith.muli %3, %c32 : index
            %6 = arith.divui %arg12, %5 : index
            %7 = arith.remui %arg12, %5 : index
            %8 = arith.muli %6, %c32 : index
            %9 = arith.subi %2, %8 : index
            %10 = arith.minui %9, %c32 : index
            %11 = arith.remui %7, %10 : index
            %12 = arith.addi %8, %11 : index
            %13 = arith.divui %7, %10 : index
            %14 = arith.muli %12, %c64 : index
            %15 = arith.muli %13, %c64 : index
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x64xf32, #fragment9>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<64x64xf32, #fragment9>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %25 : tensor<64x64xf32, #fragment9>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x64xf32, #fragment9>) -> tensor<64x64xf32, #fragment9>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile6, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment10>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment10> to tensor<64xf32, #fragment10>
            %20 = tier.broadcast %19 axis 0 : tensor<64xf32, #fragment10> to tensor<64x64xf32, #fragment9>
            %21 = arith.addf %17, %20 : tensor<64x64xf32, #fragment9>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x64xf32, #fragment9> to tensor<64x64xbf16, #fragment9>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x64xbf16, #fragment9>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x64xbf16, #fragment9>, memref<64x64xbf16, #tile6, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<64x64xbf16, #tile6, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c10 = arith.constant 10 : index
    %c38928384 = arith.constant 38928384 : index
    %c12976127 = arith.constant 12976127 : index
    %c4325377 = arith.constant 4325377 : index
    %c65 = arith.constant 65 : index
    %c4325376 = arith.constant 4325376 : index
    %c129 = arith.constant 129 : index
    %c2 = arith.constant 2 : index
    %c3072 = arith.constant 3072 : index
    %c12672 = arith.constant 12672 : index
    %c11264 = arith.constant 11264 : index
    %c5120 = arith.constant 5120 : index
    %c3 = arith.constant 3 : index
    %c6144 = arith.constant 6144 : index
    %c25344 = arith.constant 25344 : index
    %c192 = arith.constant 192 : index
    %c4 = arith.constant 4 : index
    %c1536 = arith.constant 1536 : index
    %c2816 = arith.constant 2816 : index
    %c67584 = arith.constant 67584 : index
    %c33792 = arith.constant 33792 : index
    %c2048 = arith.constant 2048 : index
    %c4096 = arith.constant 4096 : index
    %c512 = arith.constant 512 : index
    %c8 = arith.constant 8 : index
    %c16896 = arith.constant 16896 : index
    %c384 = arith.constant 384 : index
    %c32 = arith.constant 32 : index
    %c8192 = arith.constant 8192 : index
    %c1024 = arith.constant 1024 : index
    %c128 = arith.constant 128 : index
    %c256 = arith.constant 256 : index
    %c16 = arith.constant 16 : index
    %c64 = arith.constant 64 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg7, %c64 : index
    %2 = arith.ceildivui %arg1, %c16 : index
    %3 = arith.muli %1, %2 : index
    %4 = tier.units : index
    %5 = arith.minui %3, %4 : index
    %6 = arith.cmpi sle, %arg1, %c16 : index
    %7 = arith.cmpi sge, %arg7, %c128 : index
    %8 = arith.andi %6, %7 : i1
    %9 = arith.cmpi sle, %arg2, %c1024 : index
    %10 = arith.andi %8, %9 : i1
    %11 = arith.cmpi sle, %arg7, %c8192 : index
    %12 = arith.andi %10, %11 : i1
    %13 = arith.ceildivui %arg7, %c128 : index
    %14 = arith.ceildivui %arg1, %c32 : index
    %15 = arith.muli %13, %14 : index
    %16 = arith.minui %15, %4 : index
    %17 = arith.cmpi sle, %arg7, %c16896 : index
    %18 = arith.andi %10, %17 : i1
    %19 = arith.ceildivui %arg1, %c64 : index
    %20 = arith.ceildivui %arg7, %c256 : index
    %21 = arith.muli %19, %20 : index
    %22 = arith.minui %21, %4 : index
    %23 = arith.muli %0, %c8 : index
    %24 = arith.ceildivui %arg2, %c64 : index
    %25 = arith.ceildivui %24, %c8 : index
    %26 = arith.muli %25, %c64 : index
    %27 = arith.muli %3, %c8 : index
    %28 = arith.minui %27, %4 : index
    %29 = arith.ceildivui %arg7, %c512 : index
    %30 = arith.muli %arg1, %29 : index
    %31 = arith.cmpi sle, %arg2, %c4096 : index
    %32 = arith.andi %8, %31 : i1
    %33 = arith.cmpi sle, %arg7, %c2048 : index
    %34 = arith.andi %32, %33 : i1
    %35 = arith.andi %32, %11 : i1
    %36 = arith.andi %32, %17 : i1
    %37 = arith.cmpi sle, %arg7, %c33792 : index
    %38 = arith.andi %32, %37 : i1
    %39 = arith.cmpi sle, %arg7, %c67584 : index
    %40 = arith.andi %32, %39 : i1
    %41 = arith.cmpi sle, %arg7, %c4096 : index
    %42 = arith.andi %8, %41 : i1
    %43 = arith.andi %8, %11 : i1
    %44 = arith.andi %8, %17 : i1
    %45 = arith.andi %8, %37 : i1
    %46 = arith.cmpi sle, %arg1, %c32 : index
    %47 = arith.andi %46, %7 : i1
    %48 = arith.andi %47, %9 : i1
    %49 = arith.cmpi sle, %arg7, %c2816 : index
    %50 = arith.andi %48, %49 : i1
    %51 = arith.muli %1, %14 : index
    %52 = arith.minui %51, %4 : index
    %53 = arith.andi %48, %11 : i1
    %54 = arith.muli %51, %c8 : index
    %55 = arith.minui %54, %4 : index
    %56 = arith.andi %47, %31 : i1
    %57 = arith.andi %56, %33 : i1
    %58 = arith.andi %56, %11 : i1
    %59 = arith.andi %56, %17 : i1
    %60 = arith.andi %47, %41 : i1
    %61 = arith.andi %47, %11 : i1
    %62 = arith.andi %47, %17 : i1
    %63 = arith.cmpi sle, %arg1, %c64 : index
    %64 = arith.andi %63, %7 : i1
    %65 = arith.cmpi sle, %arg2, %c2048 : index
    %66 = arith.andi %64, %65 : i1
    %67 = arith.cmpi sle, %arg7, %c1536 : index
    %68 = arith.andi %66, %67 : i1
    %69 = arith.andi %66, %49 : i1
    %70 = arith.muli %1, %19 : index
    %71 = arith.minui %70, %4 : index
    %72 = arith.andi %66, %11 : i1
    %73 = arith.muli %13, %19 : index
    %74 = arith.minui %73, %4 : index
    %75 = arith.andi %66, %17 : i1
    %76 = arith.andi %66, %37 : i1
    %77 = arith.andi %64, %31 : i1
    %78 = arith.cmpi sle, %arg7, %c512 : index
    %79 = arith.andi %77, %78 : i1
    %80 = arith.muli %0, %c4 : index
    %81 = arith.ceildivui %24, %c4 : index
    %82 = arith.muli %81, %c64 : index
    %83 = arith.muli %70, %c4 : index
    %84 = arith.minui %83, %4 : index
    %85 = arith.ceildivui %arg7, %c1024 : index
    %86 = arith.muli %arg1, %85 : index
    %87 = arith.andi %77, %33 : i1
    %88 = arith.andi %77, %49 : i1
    %89 = arith.andi %77, %11 : i1
    %90 = arith.andi %77, %17 : i1
    %91 = arith.andi %77, %37 : i1
    %92 = arith.andi %64, %78 : i1
    %93 = arith.muli %73, %c8 : index
    %94 = arith.minui %93, %4 : index
    %95 = arith.cmpi sle, %arg7, %c1024 : index
    %96 = arith.andi %64, %95 : i1
    %97 = arith.andi %64, %41 : i1
    %98 = arith.andi %64, %11 : i1
    %99 = arith.andi %64, %17 : i1
    %100 = arith.andi %64, %37 : i1
    %101 = arith.cmpi sle, %arg1, %c128 : index
    %102 = arith.andi %101, %7 : i1
    %103 = arith.andi %102, %65 : i1
    %104 = arith.andi %103, %78 : i1
    %105 = arith.andi %103, %33 : i1
    %106 = arith.andi %103, %41 : i1
    %107 = arith.ceildivui %arg1, %c128 : index
    %108 = arith.muli %1, %107 : index
    %109 = arith.minui %108, %4 : index
    %110 = arith.andi %103, %11 : i1
    %111 = arith.muli %13, %107 : index
    %112 = arith.minui %111, %4 : index
    %113 = arith.andi %103, %17 : i1
    %114 = arith.ceildivui %arg7, %c192 : index
    %115 = arith.muli %107, %114 : index
    %116 = arith.minui %115, %4 : index
    %117 = arith.cmpi sle, %arg7, %c25344 : index
    %118 = arith.andi %103, %117 : i1
    %119 = arith.cmpi sle, %arg2, %c6144 : index
    %120 = arith.andi %102, %119 : i1
    %121 = arith.andi %120, %78 : i1
    %122 = arith.andi %120, %95 : i1
    %123 = arith.muli %108, %c4 : index
    %124 = arith.minui %123, %4 : index
    %125 = arith.andi %120, %33 : i1
    %126 = arith.andi %120, %41 : i1
    %127 = arith.andi %120, %11 : i1
    %128 = arith.andi %120, %17 : i1
    %129 = arith.andi %120, %117 : i1
    %130 = arith.muli %20, %107 : index
    %131 = arith.minui %130, %4 : index
    %132 = arith.andi %120, %37 : i1
    %133 = arith.andi %102, %95 : i1
    %134 = arith.andi %102, %49 : i1
    %135 = arith.andi %102, %41 : i1
    %136 = arith.muli %0, %c3 : index
    %137 = arith.ceildivui %24, %c3 : index
    %138 = arith.muli %137, %c64 : index
    %139 = arith.muli %111, %c3 : index
    %140 = arith.minui %139, %4 : index
    %141 = arith.cmpi sle, %arg7, %c5120 : index
    %142 = arith.andi %102, %141 : i1
    %143 = arith.andi %102, %11 : i1
    %144 = arith.andi %102, %17 : i1
    %145 = arith.andi %102, %117 : i1
    %146 = arith.andi %102, %37 : i1
    %147 = arith.cmpi sle, %arg1, %c192 : index
    %148 = arith.andi %147, %7 : i1
    %149 = arith.andi %148, %65 : i1
    %150 = arith.andi %149, %95 : i1
    %151 = arith.andi %149, %49 : i1
    %152 = arith.cmpi sle, %arg7, %c6144 : index
    %153 = arith.andi %149, %152 : i1
    %154 = arith.cmpi sle, %arg7, %c11264 : index
    %155 = arith.andi %149, %154 : i1
    %156 = arith.cmpi sle, %arg7, %c12672 : index
    %157 = arith.andi %149, %156 : i1
    %158 = arith.andi %149, %17 : i1
    %159 = arith.andi %149, %117 : i1
    %160 = arith.andi %148, %119 : i1
    %161 = arith.andi %160, %95 : i1
    %162 = arith.andi %160, %49 : i1
    %163 = arith.andi %160, %141 : i1
    %164 = arith.andi %160, %11 : i1
    %165 = arith.andi %160, %154 : i1
    %166 = arith.andi %160, %156 : i1
    %167 = arith.andi %160, %17 : i1
    %168 = arith.andi %160, %117 : i1
    %169 = arith.andi %148, %33 : i1
    %170 = arith.andi %148, %49 : i1
    %171 = arith.andi %148, %141 : i1
    %172 = arith.andi %148, %152 : i1
    %173 = arith.andi %148, %154 : i1
    %174 = arith.andi %148, %156 : i1
    %175 = arith.andi %148, %17 : i1
    %176 = arith.andi %148, %117 : i1
    %177 = arith.cmpi sle, %arg1, %c256 : index
    %178 = arith.andi %177, %7 : i1
    %179 = arith.andi %178, %65 : i1
    %180 = arith.andi %179, %95 : i1
    %181 = arith.andi %179, %33 : i1
    %182 = arith.andi %179, %41 : i1
    %183 = arith.andi %179, %11 : i1
    %184 = arith.andi %179, %156 : i1
    %185 = arith.andi %179, %17 : i1
    %186 = arith.andi %179, %117 : i1
    %187 = arith.andi %178, %119 : i1
    %188 = arith.andi %187, %78 : i1
    %189 = arith.andi %187, %95 : i1
    %190 = arith.andi %187, %33 : i1
    %191 = arith.andi %187, %41 : i1
    %192 = arith.andi %187, %11 : i1
    %193 = arith.andi %187, %156 : i1
    %194 = arith.andi %187, %17 : i1
    %195 = arith.andi %187, %117 : i1
    %196 = arith.andi %178, %78 : i1
    %197 = arith.andi %178, %33 : i1
    %198 = arith.andi %178, %49 : i1
    %199 = arith.andi %178, %41 : i1
    %200 = arith.andi %178, %141 : i1
    %201 = arith.andi %178, %11 : i1
    %202 = arith.andi %178, %156 : i1
    %203 = arith.andi %178, %17 : i1
    %204 = arith.andi %178, %117 : i1
    %205 = arith.cmpi sle, %arg1, %c384 : index
    %206 = arith.andi %205, %7 : i1
    %207 = arith.cmpi sle, %arg2, %c3072 : index
    %208 = arith.andi %206, %207 : i1
    %209 = arith.andi %208, %78 : i1
    %210 = arith.andi %208, %67 : i1
    %211 = arith.andi %208, %49 : i1
    %212 = arith.andi %208, %141 : i1
    %213 = arith.andi %206, %95 : i1
    %214 = arith.andi %206, %67 : i1
    %215 = arith.andi %206, %49 : i1
    %216 = arith.andi %206, %141 : i1
    %217 = arith.cmpi sle, %arg1, %c512 : index
    %218 = arith.andi %217, %7 : i1
    %219 = arith.andi %218, %31 : i1
    %220 = arith.andi %219, %78 : i1
    %221 = arith.andi %219, %95 : i1
    %222 = arith.andi %219, %33 : i1
    %223 = arith.andi %219, %41 : i1
    %224 = arith.andi %218, %95 : i1
    %225 = arith.andi %218, %33 : i1
    %226 = arith.andi %218, %49 : i1
    %227 = arith.andi %218, %41 : i1
    %228 = arith.cmpi sge, %arg7, %arg1 : index
    %229 = arith.andi %6, %228 : i1
    %230 = arith.andi %46, %228 : i1
    %231 = arith.andi %63, %228 : i1
    %232 = arith.ceildivui %arg1, %c256 : index
    %233 = arith.muli %20, %232 : index
    %234 = arith.divui %4, %c2 : index
    %235 = arith.minui %233, %234 : index
    %236 = arith.muli %235, %c2 : index
    %237 = arith.remui %arg2, %c64 : index
    %238 = arith.remui %arg7, %c64 : index
    %239 = arith.addi %237, %238 : index
    %240 = arith.cmpi sge, %239, %c1 : index
    %241 = arith.cmpi sge, %arg1, %c129 : index
    %242 = arith.andi %240, %241 : i1
    %243 = arith.cmpi sge, %arg7, %c129 : index
    %244 = arith.andi %242, %243 : i1
    %245 = arith.muli %0, %c2 : index
    %246 = arith.cmpi sge, %245, %c4325376 : index
    %247 = arith.andi %244, %246 : i1
    %248 = arith.cmpi sge, %arg1, %c65 : index
    %249 = arith.andi %248, %243 : i1
    %250 = arith.cmpi sge, %0, %c4325377 : index
    %251 = arith.andi %249, %250 : i1
    %252 = arith.cmpi sle, %245, %c12976127 : index
    %253 = arith.andi %251, %252 : i1
    %254 = arith.muli %0, %c10 : index
    %255 = arith.cmpi sge, %254, %c38928384 : index
    %256 = arith.andi %249, %255 : i1
    %257 = arith.cmpi sge, %arg7, %c65 : index
    %258 = arith.andi %248, %257 : i1
    %259 = arith.cmpi sge, %80, %c4325376 : index
    %260 = arith.andi %258, %259 : i1
    %261 = arith.cmpi ne, %0, %c0 : index
    scf.if %261 {
      scf.if %12 {
        %262 = arith.maxsi %arg7, %c1 : index
        %263 = arith.maxsi %arg2, %c1 : index
        %264 = arith.muli %arg8, %c2 : index
        %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
        %266 = arith.maxsi %arg1, %c1 : index
        %267 = arith.muli %arg3, %c2 : index
        %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
        %269 = arith.muli %arg7, %c2 : index
        %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
        gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
      } else {
        scf.if %18 {
          %262 = arith.maxsi %arg7, %c1 : index
          %263 = arith.maxsi %arg2, %c1 : index
          %264 = arith.muli %arg8, %c2 : index
          %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          %266 = arith.maxsi %arg1, %c1 : index
          %267 = arith.muli %arg3, %c2 : index
          %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          %269 = arith.muli %arg7, %c2 : index
          %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%16, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
        } else {
          scf.if %10 {
            %262 = arith.maxsi %arg2, %c1 : index
            %263 = arith.maxsi %arg1, %c1 : index
            %264 = arith.muli %arg3, %c2 : index
            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %266 = arith.maxsi %arg7, %c1 : index
            %267 = arith.muli %arg8, %c2 : index
            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %269 = arith.muli %arg7, %c2 : index
            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
          } else {
            scf.if %34 {
              %262 = tier.workspace %23 : memref<?xf32>
              %263 = arith.maxsi %arg7, %c1 : index
              %264 = arith.maxsi %arg2, %c1 : index
              %265 = arith.muli %arg8, %c2 : index
              %266 = tier.encode_tensormap %arg5[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
              %267 = arith.maxsi %arg1, %c1 : index
              %268 = arith.muli %arg3, %c2 : index
              %269 = tier.encode_tensormap %arg0[%c0] dims(%264, %267) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
              %270 = arith.muli %arg7, %c4 : index
              %271 = tier.encode_tensormap %262[%c0] dims(%263, %267, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 16, 1], swizzle = 128B>>
              gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%28, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %262 : memref<?xf32>, %arg7 : index, %arg1 : index, %26 : index, %arg2 : index, %arg8 : index, %arg3 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 16, 1], swizzle = 128B>>)
              gpu.launch_func  @linear_0_4::@linear_0_4 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
            } else {
              scf.if %35 {
                %262 = arith.maxsi %arg7, %c1 : index
                %263 = arith.maxsi %arg2, %c1 : index
                %264 = arith.muli %arg8, %c2 : index
                %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                %266 = arith.maxsi %arg1, %c1 : index
                %267 = arith.muli %arg3, %c2 : index
                %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                %269 = arith.muli %arg7, %c2 : index
                %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
              } else {
                scf.if %36 {
                  %262 = arith.maxsi %arg7, %c1 : index
                  %263 = arith.maxsi %arg2, %c1 : index
                  %264 = arith.muli %arg8, %c2 : index
                  %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  %266 = arith.maxsi %arg1, %c1 : index
                  %267 = arith.muli %arg3, %c2 : index
                  %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                  %269 = arith.muli %arg7, %c2 : index
                  %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                  gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%16, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                } else {
                  scf.if %38 {
                    %262 = arith.maxsi %arg2, %c1 : index
                    %263 = arith.maxsi %arg1, %c1 : index
                    %264 = arith.muli %arg3, %c2 : index
                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                    %266 = arith.maxsi %arg7, %c1 : index
                    %267 = arith.muli %arg8, %c2 : index
                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                    %269 = arith.muli %arg7, %c2 : index
                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                    gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                  } else {
                    scf.if %40 {
                      %262 = arith.maxsi %arg7, %c1 : index
                      %263 = arith.maxsi %arg2, %c1 : index
                      %264 = arith.muli %arg8, %c2 : index
                      %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                      %266 = arith.maxsi %arg1, %c1 : index
                      %267 = arith.muli %arg3, %c2 : index
                      %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                      %269 = arith.muli %arg7, %c2 : index
                      %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                      gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%16, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                    } else {
                      scf.if %32 {
                        %262 = arith.maxsi %arg2, %c1 : index
                        %263 = arith.maxsi %arg1, %c1 : index
                        %264 = arith.muli %arg3, %c2 : index
                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                        %266 = arith.maxsi %arg7, %c1 : index
                        %267 = arith.muli %arg8, %c2 : index
                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                        %269 = arith.muli %arg7, %c2 : index
                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                        gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                      } else {
                        scf.if %42 {
                          %262 = tier.workspace %23 : memref<?xf32>
                          %263 = arith.maxsi %arg7, %c1 : index
                          %264 = arith.maxsi %arg2, %c1 : index
                          %265 = arith.muli %arg8, %c2 : index
                          %266 = tier.encode_tensormap %arg5[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                          %267 = arith.maxsi %arg1, %c1 : index
                          %268 = arith.muli %arg3, %c2 : index
                          %269 = tier.encode_tensormap %arg0[%c0] dims(%264, %267) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                          %270 = arith.muli %arg7, %c4 : index
                          %271 = tier.encode_tensormap %262[%c0] dims(%263, %267, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 16, 1], swizzle = 128B>>
                          gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%28, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %262 : memref<?xf32>, %arg7 : index, %arg1 : index, %26 : index, %arg2 : index, %arg8 : index, %arg3 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 16, 1], swizzle = 128B>>)
                          gpu.launch_func  @linear_0_4::@linear_0_4 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                        } else {
                          scf.if %43 {
                            %262 = arith.maxsi %arg7, %c1 : index
                            %263 = arith.maxsi %arg2, %c1 : index
                            %264 = arith.muli %arg8, %c2 : index
                            %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                            %266 = arith.maxsi %arg1, %c1 : index
                            %267 = arith.muli %arg3, %c2 : index
                            %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                            %269 = arith.muli %arg7, %c2 : index
                            %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                            gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
                          } else {
                            scf.if %44 {
                              %262 = arith.maxsi %arg7, %c1 : index
                              %263 = arith.maxsi %arg2, %c1 : index
                              %264 = arith.muli %arg8, %c2 : index
                              %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                              %266 = arith.maxsi %arg1, %c1 : index
                              %267 = arith.muli %arg3, %c2 : index
                              %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                              %269 = arith.muli %arg7, %c2 : index
                              %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                              gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%16, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                            } else {
                              scf.if %45 {
                                %262 = arith.maxsi %arg2, %c1 : index
                                %263 = arith.maxsi %arg1, %c1 : index
                                %264 = arith.muli %arg3, %c2 : index
                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                %266 = arith.maxsi %arg7, %c1 : index
                                %267 = arith.muli %arg8, %c2 : index
                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                %269 = arith.muli %arg7, %c2 : index
                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                              } else {
                                scf.if %8 {
                                  %262 = arith.maxsi %arg7, %c1 : index
                                  %263 = arith.maxsi %arg2, %c1 : index
                                  %264 = arith.muli %arg8, %c2 : index
                                  %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                  %266 = arith.maxsi %arg1, %c1 : index
                                  %267 = arith.muli %arg3, %c2 : index
                                  %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                  %269 = arith.muli %arg7, %c2 : index
                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                  gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%16, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                } else {
                                  scf.if %50 {
                                    %262 = arith.maxsi %arg7, %c1 : index
                                    %263 = arith.maxsi %arg2, %c1 : index
                                    %264 = arith.muli %arg8, %c2 : index
                                    %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                    %266 = arith.maxsi %arg1, %c1 : index
                                    %267 = arith.muli %arg3, %c2 : index
                                    %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                    %269 = arith.muli %arg7, %c2 : index
                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                    gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
                                  } else {
                                    scf.if %53 {
                                      %262 = arith.maxsi %arg7, %c1 : index
                                      %263 = arith.maxsi %arg2, %c1 : index
                                      %264 = arith.muli %arg8, %c2 : index
                                      %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                      %266 = arith.maxsi %arg1, %c1 : index
                                      %267 = arith.muli %arg3, %c2 : index
                                      %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                      %269 = arith.muli %arg7, %c2 : index
                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                      gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                    } else {
                                      scf.if %48 {
                                        %262 = arith.maxsi %arg7, %c1 : index
                                        %263 = arith.maxsi %arg2, %c1 : index
                                        %264 = arith.muli %arg8, %c2 : index
                                        %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                        %266 = arith.maxsi %arg1, %c1 : index
                                        %267 = arith.muli %arg3, %c2 : index
                                        %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                        %269 = arith.muli %arg7, %c2 : index
                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                        gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%16, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                      } else {
                                        scf.if %57 {
                                          %262 = tier.workspace %23 : memref<?xf32>
                                          %263 = arith.maxsi %arg7, %c1 : index
                                          %264 = arith.maxsi %arg2, %c1 : index
                                          %265 = arith.muli %arg8, %c2 : index
                                          %266 = tier.encode_tensormap %arg5[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                          %267 = arith.maxsi %arg1, %c1 : index
                                          %268 = arith.muli %arg3, %c2 : index
                                          %269 = tier.encode_tensormap %arg0[%c0] dims(%264, %267) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                          %270 = arith.muli %arg7, %c4 : index
                                          %271 = tier.encode_tensormap %262[%c0] dims(%263, %267, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 32, 1], swizzle = 128B>>
                                          gpu.launch_func  @linear_0_6::@linear_0_6 blocks in (%55, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %262 : memref<?xf32>, %arg7 : index, %arg1 : index, %26 : index, %arg2 : index, %arg8 : index, %arg3 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 32, 1], swizzle = 128B>>)
                                          gpu.launch_func  @linear_0_7::@linear_0_7 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                        } else {
                                          scf.if %58 {
                                            %262 = arith.maxsi %arg7, %c1 : index
                                            %263 = arith.maxsi %arg2, %c1 : index
                                            %264 = arith.muli %arg8, %c2 : index
                                            %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                            %266 = arith.maxsi %arg1, %c1 : index
                                            %267 = arith.muli %arg3, %c2 : index
                                            %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                            %269 = arith.muli %arg7, %c2 : index
                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                            gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                          } else {
                                            scf.if %59 {
                                              %262 = arith.maxsi %arg7, %c1 : index
                                              %263 = arith.maxsi %arg2, %c1 : index
                                              %264 = arith.muli %arg8, %c2 : index
                                              %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                              %266 = arith.maxsi %arg1, %c1 : index
                                              %267 = arith.muli %arg3, %c2 : index
                                              %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                              %269 = arith.muli %arg7, %c2 : index
                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                              gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%16, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                            } else {
                                              scf.if %56 {
                                                %262 = arith.maxsi %arg2, %c1 : index
                                                %263 = arith.maxsi %arg1, %c1 : index
                                                %264 = arith.muli %arg3, %c2 : index
                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                %266 = arith.maxsi %arg7, %c1 : index
                                                %267 = arith.muli %arg8, %c2 : index
                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                %269 = arith.muli %arg7, %c2 : index
                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                              } else {
                                                scf.if %60 {
                                                  %262 = tier.workspace %23 : memref<?xf32>
                                                  %263 = arith.maxsi %arg7, %c1 : index
                                                  %264 = arith.maxsi %arg2, %c1 : index
                                                  %265 = arith.muli %arg8, %c2 : index
                                                  %266 = tier.encode_tensormap %arg5[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                  %267 = arith.maxsi %arg1, %c1 : index
                                                  %268 = arith.muli %arg3, %c2 : index
                                                  %269 = tier.encode_tensormap %arg0[%c0] dims(%264, %267) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                  %270 = arith.muli %arg7, %c4 : index
                                                  %271 = tier.encode_tensormap %262[%c0] dims(%263, %267, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 32, 1], swizzle = 128B>>
                                                  gpu.launch_func  @linear_0_6::@linear_0_6 blocks in (%55, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %262 : memref<?xf32>, %arg7 : index, %arg1 : index, %26 : index, %arg2 : index, %arg8 : index, %arg3 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 32, 1], swizzle = 128B>>)
                                                  gpu.launch_func  @linear_0_7::@linear_0_7 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                } else {
                                                  scf.if %61 {
                                                    %262 = arith.maxsi %arg7, %c1 : index
                                                    %263 = arith.maxsi %arg2, %c1 : index
                                                    %264 = arith.muli %arg8, %c2 : index
                                                    %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                    %266 = arith.maxsi %arg1, %c1 : index
                                                    %267 = arith.muli %arg3, %c2 : index
                                                    %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                    %269 = arith.muli %arg7, %c2 : index
                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                    gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                  } else {
                                                    scf.if %62 {
                                                      %262 = arith.maxsi %arg7, %c1 : index
                                                      %263 = arith.maxsi %arg2, %c1 : index
                                                      %264 = arith.muli %arg8, %c2 : index
                                                      %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                      %266 = arith.maxsi %arg1, %c1 : index
                                                      %267 = arith.muli %arg3, %c2 : index
                                                      %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                      %269 = arith.muli %arg7, %c2 : index
                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                      gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%16, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                    } else {
                                                      scf.if %47 {
                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                        %264 = arith.muli %arg3, %c2 : index
                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                        %267 = arith.muli %arg8, %c2 : index
                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                        %269 = arith.muli %arg7, %c2 : index
                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                        gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                      } else {
                                                        scf.if %68 {
                                                          %262 = arith.maxsi %arg7, %c1 : index
                                                          %263 = arith.maxsi %arg2, %c1 : index
                                                          %264 = arith.muli %arg8, %c2 : index
                                                          %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                          %266 = arith.maxsi %arg1, %c1 : index
                                                          %267 = arith.muli %arg3, %c2 : index
                                                          %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                          %269 = arith.muli %arg7, %c2 : index
                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                          gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
                                                        } else {
                                                          scf.if %69 {
                                                            %262 = arith.maxsi %arg7, %c1 : index
                                                            %263 = arith.maxsi %arg2, %c1 : index
                                                            %264 = arith.muli %arg8, %c2 : index
                                                            %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                            %266 = arith.maxsi %arg1, %c1 : index
                                                            %267 = arith.muli %arg3, %c2 : index
                                                            %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                            %269 = arith.muli %arg7, %c2 : index
                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                            gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                          } else {
                                                            scf.if %72 {
                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                              %264 = arith.muli %arg3, %c2 : index
                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                              %267 = arith.muli %arg8, %c2 : index
                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                              %269 = arith.muli %arg7, %c2 : index
                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                              gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                            } else {
                                                              scf.if %75 {
                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                %264 = arith.muli %arg3, %c2 : index
                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                %267 = arith.muli %arg8, %c2 : index
                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                %269 = arith.muli %arg7, %c2 : index
                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                              } else {
                                                                scf.if %76 {
                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                  gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                } else {
                                                                  scf.if %66 {
                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                    gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                  } else {
                                                                    scf.if %79 {
                                                                      %262 = tier.workspace %23 : memref<?xf32>
                                                                      %263 = arith.maxsi %arg7, %c1 : index
                                                                      %264 = arith.maxsi %arg2, %c1 : index
                                                                      %265 = arith.muli %arg8, %c2 : index
                                                                      %266 = tier.encode_tensormap %arg5[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                      %267 = arith.maxsi %arg1, %c1 : index
                                                                      %268 = arith.muli %arg3, %c2 : index
                                                                      %269 = tier.encode_tensormap %arg0[%c0] dims(%264, %267) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                      %270 = arith.muli %arg7, %c4 : index
                                                                      %271 = tier.encode_tensormap %262[%c0] dims(%263, %267, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 32, 1], swizzle = 128B>>
                                                                      gpu.launch_func  @linear_0_6::@linear_0_6 blocks in (%55, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %262 : memref<?xf32>, %arg7 : index, %arg1 : index, %26 : index, %arg2 : index, %arg8 : index, %arg3 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 32, 1], swizzle = 128B>>)
                                                                      gpu.launch_func  @linear_0_7::@linear_0_7 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                    } else {
                                                                      scf.if %87 {
                                                                        %262 = tier.workspace %80 : memref<?xf32>
                                                                        %263 = arith.maxsi %arg2, %c1 : index
                                                                        %264 = arith.maxsi %arg1, %c1 : index
                                                                        %265 = arith.muli %arg3, %c2 : index
                                                                        %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                        %267 = arith.maxsi %arg7, %c1 : index
                                                                        %268 = arith.muli %arg8, %c2 : index
                                                                        %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                        %270 = arith.muli %arg7, %c4 : index
                                                                        %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                        gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%84, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                        gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                      } else {
                                                                        scf.if %88 {
                                                                          %262 = arith.maxsi %arg7, %c1 : index
                                                                          %263 = arith.maxsi %arg2, %c1 : index
                                                                          %264 = arith.muli %arg8, %c2 : index
                                                                          %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                          %266 = arith.maxsi %arg1, %c1 : index
                                                                          %267 = arith.muli %arg3, %c2 : index
                                                                          %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                          gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                                        } else {
                                                                          scf.if %89 {
                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                            gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                          } else {
                                                                            scf.if %90 {
                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                              gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                            } else {
                                                                              scf.if %91 {
                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                              } else {
                                                                                scf.if %77 {
                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                  gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                } else {
                                                                                  scf.if %92 {
                                                                                    %262 = tier.workspace %23 : memref<?xf32>
                                                                                    %263 = arith.maxsi %arg7, %c1 : index
                                                                                    %264 = arith.maxsi %arg2, %c1 : index
                                                                                    %265 = arith.muli %arg8, %c2 : index
                                                                                    %266 = tier.encode_tensormap %arg5[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                    %267 = arith.maxsi %arg1, %c1 : index
                                                                                    %268 = arith.muli %arg3, %c2 : index
                                                                                    %269 = tier.encode_tensormap %arg0[%c0] dims(%264, %267) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                    %270 = arith.muli %arg7, %c4 : index
                                                                                    %271 = tier.encode_tensormap %262[%c0] dims(%263, %267, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 32, 1], swizzle = 128B>>
                                                                                    gpu.launch_func  @linear_0_6::@linear_0_6 blocks in (%55, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %262 : memref<?xf32>, %arg7 : index, %arg1 : index, %26 : index, %arg2 : index, %arg8 : index, %arg3 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 32, 1], swizzle = 128B>>)
                                                                                    gpu.launch_func  @linear_0_7::@linear_0_7 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                  } else {
                                                                                    scf.if %96 {
                                                                                      %262 = tier.workspace %23 : memref<?xf32>
                                                                                      %263 = arith.maxsi %arg2, %c1 : index
                                                                                      %264 = arith.maxsi %arg1, %c1 : index
                                                                                      %265 = arith.muli %arg3, %c2 : index
                                                                                      %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                      %267 = arith.maxsi %arg7, %c1 : index
                                                                                      %268 = arith.muli %arg8, %c2 : index
                                                                                      %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                      %270 = arith.muli %arg7, %c4 : index
                                                                                      %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                      gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%94, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %26 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                      gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                    } else {
                                                                                      scf.if %97 {
                                                                                        %262 = tier.workspace %80 : memref<?xf32>
                                                                                        %263 = arith.maxsi %arg2, %c1 : index
                                                                                        %264 = arith.maxsi %arg1, %c1 : index
                                                                                        %265 = arith.muli %arg3, %c2 : index
                                                                                        %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                        %267 = arith.maxsi %arg7, %c1 : index
                                                                                        %268 = arith.muli %arg8, %c2 : index
                                                                                        %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                        %270 = arith.muli %arg7, %c4 : index
                                                                                        %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                        gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%84, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                        gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                      } else {
                                                                                        scf.if %98 {
                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                          gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                        } else {
                                                                                          scf.if %99 {
                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                            gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                          } else {
                                                                                            scf.if %100 {
                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                              gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                            } else {
                                                                                              scf.if %64 {
                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                              } else {
                                                                                                scf.if %104 {
                                                                                                  %262 = arith.maxsi %arg7, %c1 : index
                                                                                                  %263 = arith.maxsi %arg2, %c1 : index
                                                                                                  %264 = arith.muli %arg8, %c2 : index
                                                                                                  %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                  %266 = arith.maxsi %arg1, %c1 : index
                                                                                                  %267 = arith.muli %arg3, %c2 : index
                                                                                                  %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                                                                  gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
                                                                                                } else {
                                                                                                  scf.if %105 {
                                                                                                    %262 = arith.maxsi %arg7, %c1 : index
                                                                                                    %263 = arith.maxsi %arg2, %c1 : index
                                                                                                    %264 = arith.muli %arg8, %c2 : index
                                                                                                    %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                    %266 = arith.maxsi %arg1, %c1 : index
                                                                                                    %267 = arith.muli %arg3, %c2 : index
                                                                                                    %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                    gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                                                                  } else {
                                                                                                    scf.if %106 {
                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                      gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                    } else {
                                                                                                      scf.if %110 {
                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                        gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                      } else {
                                                                                                        scf.if %113 {
                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                          gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                        } else {
                                                                                                          scf.if %118 {
                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                            gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                          } else {
                                                                                                            scf.if %103 {
                                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                              gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                            } else {
                                                                                                              scf.if %121 {
                                                                                                                %262 = tier.workspace %23 : memref<?xf32>
                                                                                                                %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                %265 = arith.muli %arg3, %c2 : index
                                                                                                                %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                %268 = arith.muli %arg8, %c2 : index
                                                                                                                %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                %270 = arith.muli %arg7, %c4 : index
                                                                                                                %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                                gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%94, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %26 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                                gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                              } else {
                                                                                                                scf.if %122 {
                                                                                                                  %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                  %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                  %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                  %265 = arith.muli %arg3, %c2 : index
                                                                                                                  %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                  %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                  %268 = arith.muli %arg8, %c2 : index
                                                                                                                  %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                  %270 = arith.muli %arg7, %c4 : index
                                                                                                                  %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                                  gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%84, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                                  gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                } else {
                                                                                                                  scf.if %125 {
                                                                                                                    %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                    %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                    %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                    %265 = arith.muli %arg3, %c2 : index
                                                                                                                    %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                    %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                    %268 = arith.muli %arg8, %c2 : index
                                                                                                                    %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                    %270 = arith.muli %arg7, %c4 : index
                                                                                                                    %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                    gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%124, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                    gpu.launch_func  @linear_0_18::@linear_0_18 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                  } else {
                                                                                                                    scf.if %126 {
                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                      gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                    } else {
                                                                                                                      scf.if %127 {
                                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                        gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                      } else {
                                                                                                                        scf.if %128 {
                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                          gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                        } else {
                                                                                                                          scf.if %129 {
                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                            gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                          } else {
                                                                                                                            scf.if %132 {
                                                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                              gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                            } else {
                                                                                                                              scf.if %120 {
                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                              } else {
                                                                                                                                scf.if %133 {
                                                                                                                                  %262 = tier.workspace %23 : memref<?xf32>
                                                                                                                                  %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                  %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                  %265 = arith.muli %arg3, %c2 : index
                                                                                                                                  %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                  %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                  %268 = arith.muli %arg8, %c2 : index
                                                                                                                                  %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                  %270 = arith.muli %arg7, %c4 : index
                                                                                                                                  %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                                                  gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%94, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %26 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                                                  gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                } else {
                                                                                                                                  scf.if %134 {
                                                                                                                                    %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                                    %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                    %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                    %265 = arith.muli %arg3, %c2 : index
                                                                                                                                    %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                    %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                    %268 = arith.muli %arg8, %c2 : index
                                                                                                                                    %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                    %270 = arith.muli %arg7, %c4 : index
                                                                                                                                    %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                    gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%124, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                    gpu.launch_func  @linear_0_18::@linear_0_18 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                  } else {
                                                                                                                                    scf.if %135 {
                                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                      gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                    } else {
                                                                                                                                      scf.if %142 {
                                                                                                                                        %262 = tier.workspace %136 : memref<?xf32>
                                                                                                                                        %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                        %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                        %265 = arith.muli %arg3, %c2 : index
                                                                                                                                        %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                        %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                        %268 = arith.muli %arg8, %c2 : index
                                                                                                                                        %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                        %270 = arith.muli %arg7, %c4 : index
                                                                                                                                        %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c3) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                        gpu.launch_func  @linear_0_20::@linear_0_20 blocks in (%140, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %138 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                        gpu.launch_func  @linear_0_21::@linear_0_21 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                      } else {
                                                                                                                                        scf.if %143 {
                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                          gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                        } else {
                                                                                                                                          scf.if %144 {
                                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                            gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                          } else {
                                                                                                                                            scf.if %145 {
                                                                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                              gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                            } else {
                                                                                                                                              scf.if %146 {
                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                              } else {
                                                                                                                                                scf.if %102 {
                                                                                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                  gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                } else {
                                                                                                                                                  scf.if %150 {
                                                                                                                                                    %262 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                    %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                    %264 = arith.muli %arg8, %c2 : index
                                                                                                                                                    %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                    %266 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                    %267 = arith.muli %arg3, %c2 : index
                                                                                                                                                    %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                    gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                                                                                                                  } else {
                                                                                                                                                    scf.if %151 {
                                                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                      gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                    } else {
                                                                                                                                                      scf.if %153 {
                                                                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                        gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                      } else {
                                                                                                                                                        scf.if %155 {
                                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                          gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                        } else {
                                                                                                                                                          scf.if %157 {
                                                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                            gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                          } else {
                                                                                                                                                            scf.if %158 {
                                                                                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                              gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                            } else {
                                                                                                                                                              scf.if %159 {
                                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                              } else {
                                                                                                                                                                scf.if %149 {
                                                                                                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                  gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                } else {
                                                                                                                                                                  scf.if %161 {
                                                                                                                                                                    %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                                                                    %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                    %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                    %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                    %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                    %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                    %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                    %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                    %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                    %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                                                                                    gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%84, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                                                                                    gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                  } else {
                                                                                                                                                                    scf.if %162 {
                                                                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                      gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                    } else {
                                                                                                                                                                      scf.if %163 {
                                                                                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                        gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                      } else {
                                                                                                                                                                        scf.if %164 {
                                                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                          gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                        } else {
                                                                                                                                                                          scf.if %165 {
                                                                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                            gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                          } else {
                                                                                                                                                                            scf.if %166 {
                                                                                                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                              gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                            } else {
                                                                                                                                                                              scf.if %167 {
                                                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                              } else {
                                                                                                                                                                                scf.if %168 {
                                                                                                                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                  gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                } else {
                                                                                                                                                                                  scf.if %160 {
                                                                                                                                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                    gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                  } else {
                                                                                                                                                                                    scf.if %169 {
                                                                                                                                                                                      %262 = tier.workspace %23 : memref<?xf32>
                                                                                                                                                                                      %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                      %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                      %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                      %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                      %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                      %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                      %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                      %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                      %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                                                                                                      gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%94, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %26 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                                                                                                      gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                    } else {
                                                                                                                                                                                      scf.if %170 {
                                                                                                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                        gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                      } else {
                                                                                                                                                                                        scf.if %171 {
                                                                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                          gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%74, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                        } else {
                                                                                                                                                                                          scf.if %172 {
                                                                                                                                                                                            %262 = tier.workspace %23 : memref<?xf32>
                                                                                                                                                                                            %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                            %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                            %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                            %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                            %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                            %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                            %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                            %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                            %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                                                                                                            gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%94, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %26 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                                                                                                            gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                          } else {
                                                                                                                                                                                            scf.if %173 {
                                                                                                                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                              gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                            } else {
                                                                                                                                                                                              scf.if %174 {
                                                                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                              } else {
                                                                                                                                                                                                scf.if %175 {
                                                                                                                                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                  gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                } else {
                                                                                                                                                                                                  scf.if %176 {
                                                                                                                                                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                    gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                  } else {
                                                                                                                                                                                                    scf.if %148 {
                                                                                                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                      gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%22, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                                    } else {
                                                                                                                                                                                                      scf.if %180 {
                                                                                                                                                                                                        %262 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                        %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                        %264 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                        %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                        %266 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                        %267 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                        %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                                                                        gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                                                                                                                                                                      } else {
                                                                                                                                                                                                        scf.if %181 {
                                                                                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                          gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                                        } else {
                                                                                                                                                                                                          scf.if %182 {
                                                                                                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                            gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                          } else {
                                                                                                                                                                                                            scf.if %183 {
                                                                                                                                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                              gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                            } else {
                                                                                                                                                                                                              scf.if %184 {
                                                                                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                              } else {
                                                                                                                                                                                                                scf.if %185 {
                                                                                                                                                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                  gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                } else {
                                                                                                                                                                                                                  scf.if %186 {
                                                                                                                                                                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                    gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                  } else {
                                                                                                                                                                                                                    scf.if %179 {
                                                                                                                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                      gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                    } else {
                                                                                                                                                                                                                      scf.if %188 {
                                                                                                                                                                                                                        %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                                                                                                                        %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                        %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                        %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                        %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                        %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                        %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                        %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                        %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                        %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                                                                                                                                        gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%84, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                                                                                                                                        gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                      } else {
                                                                                                                                                                                                                        scf.if %189 {
                                                                                                                                                                                                                          %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                                                                                                                          %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                          %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                          %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                          %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                          %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                          %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                          %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                          %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                          %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                                                                                                          gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%124, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                                                                                                          gpu.launch_func  @linear_0_18::@linear_0_18 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                        } else {
                                                                                                                                                                                                                          scf.if %190 {
                                                                                                                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                            gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                                                          } else {
                                                                                                                                                                                                                            scf.if %191 {
                                                                                                                                                                                                                              %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                              %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                              %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                              %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                              %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                              %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                              %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                              gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                            } else {
                                                                                                                                                                                                                              scf.if %192 {
                                                                                                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                              } else {
                                                                                                                                                                                                                                scf.if %193 {
                                                                                                                                                                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                  gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                } else {
                                                                                                                                                                                                                                  scf.if %194 {
                                                                                                                                                                                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                    gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                  } else {
                                                                                                                                                                                                                                    scf.if %195 {
                                                                                                                                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                      gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                    } else {
                                                                                                                                                                                                                                      scf.if %187 {
                                                                                                                                                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                        gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                      } else {
                                                                                                                                                                                                                                        scf.if %196 {
                                                                                                                                                                                                                                          %262 = tier.workspace %23 : memref<?xf32>
                                                                                                                                                                                                                                          %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                          %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                          %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                          %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                          %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                          %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                          %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                          %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                                          %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c8) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                                                                                                                                                          gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%94, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %26 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                                                                                                                                                          gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%30, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                                        } else {
                                                                                                                                                                                                                                          scf.if %197 {
                                                                                                                                                                                                                                            %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                                                                                                                                            %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                            %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                            %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                            %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                            %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                            %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                            %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                            %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                                            %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                                                                                                                            gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%124, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                                                                                                                            gpu.launch_func  @linear_0_18::@linear_0_18 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                                          } else {
                                                                                                                                                                                                                                            scf.if %198 {
                                                                                                                                                                                                                                              %262 = tier.workspace %136 : memref<?xf32>
                                                                                                                                                                                                                                              %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                              %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                              %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                              %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                              %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                              %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                              %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                              %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                                              %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c3) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                                                                                                                              gpu.launch_func  @linear_0_20::@linear_0_20 blocks in (%140, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %138 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                                                                                                                              gpu.launch_func  @linear_0_21::@linear_0_21 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                                            } else {
                                                                                                                                                                                                                                              scf.if %199 {
                                                                                                                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                              } else {
                                                                                                                                                                                                                                                scf.if %200 {
                                                                                                                                                                                                                                                  %262 = tier.workspace %136 : memref<?xf32>
                                                                                                                                                                                                                                                  %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                  %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                  %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                  %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                  %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                  %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                  %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                  %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                                                  %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c3) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                                                                                                                                  gpu.launch_func  @linear_0_20::@linear_0_20 blocks in (%140, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %138 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                                                                                                                                  gpu.launch_func  @linear_0_21::@linear_0_21 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                                                } else {
                                                                                                                                                                                                                                                  scf.if %201 {
                                                                                                                                                                                                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                    gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                  } else {
                                                                                                                                                                                                                                                    scf.if %202 {
                                                                                                                                                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                      gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                    } else {
                                                                                                                                                                                                                                                      scf.if %203 {
                                                                                                                                                                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                        gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                      } else {
                                                                                                                                                                                                                                                        scf.if %204 {
                                                                                                                                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                          gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%116, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                        } else {
                                                                                                                                                                                                                                                          scf.if %178 {
                                                                                                                                                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                            gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                          } else {
                                                                                                                                                                                                                                                            scf.if %209 {
                                                                                                                                                                                                                                                              %262 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                              %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                              %264 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                              %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                              %266 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                              %267 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                              %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                                                                                                                              gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                                                                                                                                                                                                                            } else {
                                                                                                                                                                                                                                                              scf.if %210 {
                                                                                                                                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                                                                                              } else {
                                                                                                                                                                                                                                                                scf.if %211 {
                                                                                                                                                                                                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                  gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                } else {
                                                                                                                                                                                                                                                                  scf.if %212 {
                                                                                                                                                                                                                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                    gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                  } else {
                                                                                                                                                                                                                                                                    scf.if %213 {
                                                                                                                                                                                                                                                                      %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                                                                                                                                                                      %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                      %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                      %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                      %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                      %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                      %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                      %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                      %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                                                                      %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                                                                                                                                                      gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%124, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                                                                                                                                                      gpu.launch_func  @linear_0_18::@linear_0_18 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                                                                    } else {
                                                                                                                                                                                                                                                                      scf.if %214 {
                                                                                                                                                                                                                                                                        %262 = tier.workspace %136 : memref<?xf32>
                                                                                                                                                                                                                                                                        %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                        %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                        %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                        %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                        %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                        %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                        %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                        %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                                                                        %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c3) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                                                                                                                                                        gpu.launch_func  @linear_0_20::@linear_0_20 blocks in (%140, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %138 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                                                                                                                                                        gpu.launch_func  @linear_0_21::@linear_0_21 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                                                                      } else {
                                                                                                                                                                                                                                                                        scf.if %215 {
                                                                                                                                                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                          gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                        } else {
                                                                                                                                                                                                                                                                          scf.if %216 {
                                                                                                                                                                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                            gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                          } else {
                                                                                                                                                                                                                                                                            scf.if %220 {
                                                                                                                                                                                                                                                                              %262 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                              %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                              %264 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                              %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                              %266 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                              %267 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                              %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                                                                                                                                              gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                                                                                                                                                                                                                                            } else {
                                                                                                                                                                                                                                                                              scf.if %221 {
                                                                                                                                                                                                                                                                                %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                                                                                                              } else {
                                                                                                                                                                                                                                                                                scf.if %222 {
                                                                                                                                                                                                                                                                                  %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                  %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                  %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                  %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                  %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                  %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                  %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                  gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                } else {
                                                                                                                                                                                                                                                                                  scf.if %223 {
                                                                                                                                                                                                                                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                    gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                  } else {
                                                                                                                                                                                                                                                                                    scf.if %224 {
                                                                                                                                                                                                                                                                                      %262 = tier.workspace %80 : memref<?xf32>
                                                                                                                                                                                                                                                                                      %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                      %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                      %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                      %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                      %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                      %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                      %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                      %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                                                                                      %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c4) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                                                                                                                                                                      gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%124, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %82 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                      gpu.launch_func  @linear_0_18::@linear_0_18 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                                                                                    } else {
                                                                                                                                                                                                                                                                                      scf.if %225 {
                                                                                                                                                                                                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                        gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%109, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                      } else {
                                                                                                                                                                                                                                                                                        scf.if %226 {
                                                                                                                                                                                                                                                                                          %262 = tier.workspace %136 : memref<?xf32>
                                                                                                                                                                                                                                                                                          %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                          %264 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                          %265 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                          %266 = tier.encode_tensormap %arg0[%c0] dims(%263, %264) strides(%265) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                          %267 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                          %268 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                          %269 = tier.encode_tensormap %arg5[%c0] dims(%267, %263) strides(%268) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                          %270 = arith.muli %arg7, %c4 : index
                                                                                                                                                                                                                                                                                          %271 = tier.encode_tensormap %262[%c0] dims(%267, %264, %c3) strides(%270, %80) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                                                                                                                                                                                                                          gpu.launch_func  @linear_0_20::@linear_0_20 blocks in (%140, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %262 : memref<?xf32>, %arg1 : index, %arg7 : index, %138 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %266 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %269 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %271 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                          gpu.launch_func  @linear_0_21::@linear_0_21 blocks in (%86, %c1, %c1) threads in (%c256, %c1, %c1)  args(%262 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                                                                                                                                                                                                        } else {
                                                                                                                                                                                                                                                                                          scf.if %227 {
                                                                                                                                                                                                                                                                                            %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                            %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                            %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                            %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                            %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                            %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                            %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                            %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                            %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                            gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                          } else {
                                                                                                                                                                                                                                                                                            scf.if %229 {
                                                                                                                                                                                                                                                                                              %262 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                              %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                              %264 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                              %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                              %266 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                              %267 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                              %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                                                                                                                                                                                                                                                              %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                              %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                                                                                                                                                                                                                                                              gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                            } else {
                                                                                                                                                                                                                                                                                              scf.if %230 {
                                                                                                                                                                                                                                                                                                %262 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                                %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                                %264 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                                %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                %266 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                                %267 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                                %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                                %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                              } else {
                                                                                                                                                                                                                                                                                                scf.if %231 {
                                                                                                                                                                                                                                                                                                  %262 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                                  %263 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                                  %264 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                                  %265 = tier.encode_tensormap %arg5[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                  %266 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                                  %267 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                                  %268 = tier.encode_tensormap %arg0[%c0] dims(%263, %266) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                  %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                                  %270 = tier.encode_tensormap %arg13[%c0] dims(%262, %266) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                  gpu.launch_func  @linear_0_22::@linear_0_22 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                                } else {
                                                                                                                                                                                                                                                                                                  scf.if %247 {
                                                                                                                                                                                                                                                                                                    %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                                    %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                                    %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                                    %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                    %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                                    %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                                    %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                    %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                                    %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                    gpu.launch_func  @linear_0_23::@linear_0_23 blocks in (%236, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                                  } else {
                                                                                                                                                                                                                                                                                                    scf.if %253 {
                                                                                                                                                                                                                                                                                                      %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                                      %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                                      %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                                      %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                      %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                                      %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                                      %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                      %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                                      %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                      gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                                    } else {
                                                                                                                                                                                                                                                                                                      scf.if %256 {
                                                                                                                                                                                                                                                                                                        %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                                        %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                                        %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                                        %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                        %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                                        %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                                        %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                        %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                                        %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                        gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%131, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                                      } else {
                                                                                                                                                                                                                                                                                                        scf.if %260 {
                                                                                                                                                                                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                          gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%112, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                                        } else {
                                                                                                                                                                                                                                                                                                          %262 = arith.maxsi %arg2, %c1 : index
                                                                                                                                                                                                                                                                                                          %263 = arith.maxsi %arg1, %c1 : index
                                                                                                                                                                                                                                                                                                          %264 = arith.muli %arg3, %c2 : index
                                                                                                                                                                                                                                                                                                          %265 = tier.encode_tensormap %arg0[%c0] dims(%262, %263) strides(%264) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                          %266 = arith.maxsi %arg7, %c1 : index
                                                                                                                                                                                                                                                                                                          %267 = arith.muli %arg8, %c2 : index
                                                                                                                                                                                                                                                                                                          %268 = tier.encode_tensormap %arg5[%c0] dims(%266, %262) strides(%267) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                          %269 = arith.muli %arg7, %c2 : index
                                                                                                                                                                                                                                                                                                          %270 = tier.encode_tensormap %arg13[%c0] dims(%266, %263) strides(%269) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                                                                                                                                                                                                          gpu.launch_func  @linear_0_24::@linear_0_24 blocks in (%71, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %265 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %268 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %270 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                                                                                }
                                                                                                                                                                                                                                                                                              }
                                                                                                                                                                                                                                                                                            }
                                                                                                                                                                                                                                                                                          }
                                                                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                                                                }
                                                                                                                                                                                                                                                                              }
                                                                                                                                                                                                                                                                            }
                                                                                                                                                                                                                                                                          }
                                                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                                                }
                                                                                                                                                                                                                                                              }
                                                                                                                                                                                                                                                            }
                                                                                                                                                                                                                                                          }
                                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                                }
                                                                                                                                                                                                                                              }
                                                                                                                                                                                                                                            }
                                                                                                                                                                                                                                          }
                                                                                                                                                                                                                                        }
                                                                                                                                                                                                                                      }
                                                                                                                                                                                                                                    }
                                                                                                                                                                                                                                  }
                                                                                                                                                                                                                                }
                                                                                                                                                                                                                              }
                                                                                                                                                                                                                            }
                                                                                                                                                                                                                          }
                                                                                                                                                                                                                        }
                                                                                                                                                                                                                      }
                                                                                                                                                                                                                    }
                                                                                                                                                                                                                  }
                                                                                                                                                                                                                }
                                                                                                                                                                                                              }
                                                                                                                                                                                                            }
                                                                                                                                                                                                          }
                                                                                                                                                                                                        }
                                                                                                                                                                                                      }
                                                                                                                                                                                                    }
                                                                                                                                                                                                  }
                                                                                                                                                                                                }
                                                                                                                                                                                              }
                                                                                                                                                                                            }
                                                                                                                                                                                          }
                                                                                                                                                                                        }
                                                                                                                                                                                      }
                                                                                                                                                                                    }
                                                                                                                                                                                  }
                                                                                                                                                                                }
                                                                                                                                                                              }
                                                                                                                                                                            }
                                                                                                                                                                          }
                                                                                                                                                                        }
                                                                                                                                                                      }
                                                                                                                                                                    }
                                                                                                                                                                  }
                                                                                                                                                                }
                                                                                                                                                              }
                                                                                                                                                            }
                                                                                                                                                          }
                                                                                                                                                        }
                                                                                                                                                      }
                                                                                                                                                    }
                                                                                                                                                  }
                                                                                                                                                }
                                                                                                                                              }
                                                                                                                                            }
                                                                                                                                          }
                                                                                                                                        }
                                                                                                                                      }
                                                                                                                                    }
                                                                                                                                  }
                                                                                                                                }
                                                                                                                              }
                                                                                                                            }
                                                                                                                          }
                                                                                                                        }
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                          }
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                }
                                                              }
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return
  }
}

