// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_90a to=when" | diff %t -

#fragment = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment1 = #layout.fragment<[64], register = [2:[8]], lane = [4:[0], 8:[1]], warp = [4:[16]]>
#fragment2 = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment3 = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment4 = #layout.fragment<[64], register = [2:[1], 8:[8]], lane = [4:[2], 8:[0]], warp = [4:[0]]>
#fragment5 = #layout.fragment<[64, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment6 = #layout.fragment<[128], register = [2:[1], 16:[8]], lane = [4:[2], 8:[0]], warp = [4:[0]]>
#fragment7 = #layout.fragment<[512], register = [4:[1]], lane = [32:[4]], warp = [4:[128], 2:[0]]>
#fragment8 = #layout.fragment<[512, 8], register = [4:[1, 0], 4:[0, 2]], lane = [32:[4, 0]], warp = [4:[128, 0], 2:[0, 1]]>
#fragment9 = #layout.fragment<[64, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment10 = #layout.fragment<[1024], register = [4:[1]], lane = [32:[4]], warp = [8:[128]]>
#fragment11 = #layout.fragment<[1024, 4], register = [4:[1, 0], 4:[0, 1]], lane = [32:[4, 0]], warp = [8:[128, 0]]>
#fragment12 = #layout.fragment<[128, 192], register = [2:[0, 1], 2:[8, 0], 24:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment13 = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [4:[0]]>
#fragment14 = #layout.fragment<[2048], register = [4:[1], 2:[1024]], lane = [32:[4]], warp = [8:[128]]>
#fragment15 = #layout.fragment<[2048, 2], register = [4:[1, 0], 2:[1024, 0], 2:[0, 1]], lane = [32:[4, 0]], warp = [8:[128, 0]]>
#fragment16 = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment17 = #layout.fragment<[128], register = [2:[1], 16:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#fragment18 = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment19 = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#tile = #layout.compose<<[64:1], [64:64]>, <3, 3, 3>>
#tile1 = #layout.compose<<[16:64], [64:1]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:1], [16:64]>, <3, 3, 3>>
#tile3 = #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>
#tile4 = #layout.compose<<[64:1], [32:64]>, <3, 3, 3>>
#tile5 = #layout.compose<<[64:64], [64:1]>, <3, 3, 3>>
#tile6 = #layout.compose<<[64:1, 2:4096], [64:64]>, <3, 3, 3>>
#tile7 = #layout.compose<<[64:64], [64:1, 2:4096]>, <3, 3, 3>>
#tile8 = #layout.compose<<[64:32], [32:1, 2:2048]>, <3, 2, 3>>
#tile9 = #layout.compose<<[64:32], [32:1, 4:2048]>, <3, 2, 3>>
#tile10 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
#tile11 = #layout.compose<<[64:32], [32:1, 8:2048]>, <3, 2, 3>>
#tile12 = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile13 = #layout.compose<<[64:1, 3:4096], [64:64]>, <3, 3, 3>>
#tile14 = #layout.compose<<[128:32], [32:1, 6:4096]>, <3, 2, 3>>
#tile15 = #layout.compose<<[64:64], [64:1, 4:4096]>, <3, 3, 3>>
#tile16 = #layout.compose<<[128:64], [64:1, 2:8192]>, <3, 3, 3>>
#tile17 = #layout.compose<<[128:64], [64:1, 4:8192]>, <3, 3, 3>>
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
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 32, 64], atom = [64, 32, 16], grain = warpgroup, stages = 18, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x32xf32, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x32xbf16, #fragment2>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 18 completion  transaction : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile3, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x32xbf16, #tile4, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<32x64xbf16, #tile3, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%14, %arg13] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%arg13, %15] to %arg15 : <<element = bf16, box = [64, 32], swizzle = 128B>> to memref<32x64xbf16, #tile3, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x32xf32, #fragment2>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile3, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 32, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile3, #tier.space<shared>>, tensor<64x32xf32, #fragment2>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile3, #tier.space<shared>>>
              scf.yield %25 : tensor<64x32xf32, #fragment2>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x32xf32, #fragment2>) -> tensor<64x32xf32, #fragment2>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile3, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%14] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment1>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment1> to tensor<64xf32, #fragment1>
            %20 = tier.broadcast %19 axis 1 : tensor<64xf32, #fragment1> to tensor<64x32xf32, #fragment2>
            %21 = arith.addf %17, %20 : tensor<64x32xf32, #fragment2>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x32xf32, #fragment2> to tensor<64x32xbf16, #fragment2>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x32xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x32xbf16, #fragment2>, memref<64x32xbf16, #tile4, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%14, %15] : memref<64x32xbf16, #tile4, #tier.space<shared>> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_2 {
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 13, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment3>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment3>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 13 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x64xbf16, #tile5, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x64xf32, #fragment3>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<64x64xf32, #fragment3>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %25 : tensor<64x64xf32, #fragment3>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x64xf32, #fragment3>) -> tensor<64x64xf32, #fragment3>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment4>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment4> to tensor<64xf32, #fragment4>
            %20 = tier.broadcast %19 axis 0 : tensor<64xf32, #fragment4> to tensor<64x64xf32, #fragment3>
            %21 = arith.addf %17, %20 : tensor<64x64xf32, #fragment3>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x64xf32, #fragment3> to tensor<64x64xbf16, #fragment3>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x64xbf16, #fragment3>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x64xbf16, #fragment3>, memref<64x64xbf16, #tile5, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<64x64xbf16, #tile5, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #fragment5>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x128xbf16, #fragment5>
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x128xbf16, #tile7, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile6, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile6, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x128xf32, #fragment5>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 128, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>, tensor<64x128xf32, #fragment5>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
              scf.yield %25 : tensor<64x128xf32, #fragment5>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x128xf32, #fragment5>) -> tensor<64x128xf32, #fragment5>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment6>
            %19 = arith.extf %18 : tensor<128xbf16, #fragment6> to tensor<128xf32, #fragment6>
            %20 = tier.broadcast %19 axis 0 : tensor<128xf32, #fragment6> to tensor<64x128xf32, #fragment5>
            %21 = arith.addf %17, %20 : tensor<64x128xf32, #fragment5>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x128xf32, #fragment5> to tensor<64x128xbf16, #fragment5>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x128xbf16, #fragment5>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x128xbf16, #fragment5>, memref<64x128xbf16, #tile7, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<64x128xbf16, #tile7, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_4 {
    gpu.func @linear_0_4(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 13, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment3>
      %c64 = arith.constant 64 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 13 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x64xf32, #tile8, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c64 : index
      %3 = arith.ceildivui %arg4, %c64 : index
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
            %18 = arith.muli %16, %c64 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg16: memref<64x64xbf16, #tile, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
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
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x64xf32, #fragment3>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<64x64xf32, #fragment3>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %22 : tensor<64x64xf32, #fragment3>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x64xf32, #fragment3>) -> tensor<64x64xf32, #fragment3>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x64xf32, #fragment3>, memref<64x64xf32, #tile8, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<64x64xf32, #tile8, #tier.space<shared>> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_5 {
    gpu.func @linear_0_5(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [512, 8], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<512xbf16, #fragment7>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #fragment7>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<512x8xf32, #fragment8>
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
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x8xf32, strided<[1, ?], offset: ?>> to tensor<512x8xf32, #fragment8>
      %12 = arith.addf %11, %cst_1 : tensor<512x8xf32, #fragment8>
      %13 = tier.reduce  addf %12 axis 1 : tensor<512x8xf32, #fragment8> to tensor<512xf32, #fragment7>
      %14 = arith.addf %13, %cst_0 : tensor<512xf32, #fragment7>
      %15 = arith.addi %9, %c512 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment7>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment7> to tensor<512xf32, #fragment7>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment7>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment7> to tensor<512xbf16, #fragment7>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment7>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<512xbf16, #fragment7>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment7>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment7> to tensor<512xf32, #fragment7>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment7>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment7> to tensor<512xbf16, #fragment7>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment7>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<512xbf16, #fragment7>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_6 {
    gpu.func @linear_0_6(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x128xf32, #fragment5>
      %c64 = arith.constant 64 : index
      %c128 = arith.constant 128 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x128xf32, #tile9, #tier.space<shared>>
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
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg16: memref<128x64xbf16, #tile6, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile6, #tier.space<shared>>
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
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x128xf32, #fragment5>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 128, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>, tensor<64x128xf32, #fragment5>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
              scf.yield %22 : tensor<64x128xf32, #fragment5>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x128xf32, #fragment5>) -> tensor<64x128xf32, #fragment5>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x128xf32, #fragment5>, memref<64x128xf32, #tile9, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<64x128xf32, #tile9, #tier.space<shared>> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
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
      %cst = arith.constant dense<0.000000e+00> : tensor<512xbf16, #fragment7>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #fragment7>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<512x8xf32, #fragment8>
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
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x8xf32, strided<[1, ?], offset: ?>> to tensor<512x8xf32, #fragment8>
      %12 = arith.addf %11, %cst_1 : tensor<512x8xf32, #fragment8>
      %13 = tier.reduce  addf %12 axis 1 : tensor<512x8xf32, #fragment8> to tensor<512xf32, #fragment7>
      %14 = arith.addf %13, %cst_0 : tensor<512xf32, #fragment7>
      %15 = arith.addi %9, %c512 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment7>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment7> to tensor<512xf32, #fragment7>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment7>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment7> to tensor<512xbf16, #fragment7>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment7>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<512xbf16, #fragment7>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment7>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment7> to tensor<512xf32, #fragment7>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment7>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment7> to tensor<512xbf16, #fragment7>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment7>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<512xbf16, #fragment7>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_8 {
    gpu.func @linear_0_8(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x256xf32, #fragment9>
      %c64 = arith.constant 64 : index
      %c256 = arith.constant 256 : index
      %c8 = arith.constant 8 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 4 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x256xf32, #tile11, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c64 : index
      %3 = arith.ceildivui %arg4, %c256 : index
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
            %18 = arith.muli %16, %c256 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg16: memref<256x64xbf16, #tile10, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile10, #tier.space<shared>>
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
            %18 = arith.muli %16, %c256 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x256xf32, #fragment9>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>, tensor<64x256xf32, #fragment9>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
              scf.yield %22 : tensor<64x256xf32, #fragment9>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x256xf32, #fragment9>) -> tensor<64x256xf32, #fragment9>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x256xf32, #fragment9>, memref<64x256xf32, #tile11, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<64x256xf32, #tile11, #tier.space<shared>> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_9 {
    gpu.func @linear_0_9(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [512, 8], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<512xbf16, #fragment7>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<512xf32, #fragment7>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<512x8xf32, #fragment8>
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
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x8xf32, strided<[1, ?], offset: ?>> to tensor<512x8xf32, #fragment8>
      %12 = arith.addf %11, %cst_1 : tensor<512x8xf32, #fragment8>
      %13 = tier.reduce  addf %12 axis 1 : tensor<512x8xf32, #fragment8> to tensor<512xf32, #fragment7>
      %14 = arith.addf %13, %cst_0 : tensor<512xf32, #fragment7>
      %15 = arith.addi %9, %c512 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment7>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment7> to tensor<512xf32, #fragment7>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment7>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment7> to tensor<512xbf16, #fragment7>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment7>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<512xbf16, #fragment7>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<512xbf16, #fragment7>
        %18 = arith.extf %17 : tensor<512xbf16, #fragment7> to tensor<512xf32, #fragment7>
        %19 = arith.addf %14, %18 : tensor<512xf32, #fragment7>
        %20 = arith.truncf %19 fastmath<contract> : tensor<512xf32, #fragment7> to tensor<512xbf16, #fragment7>
        %21 = arith.maximumf %20, %cst : tensor<512xbf16, #fragment7>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<512xbf16, #fragment7>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_10 {
    gpu.func @linear_0_10(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x256xf32, #fragment9>
      %c64 = arith.constant 64 : index
      %c256 = arith.constant 256 : index
      %c4 = arith.constant 4 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 4 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x256xf32, #tile11, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c64 : index
      %3 = arith.ceildivui %arg4, %c256 : index
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
            %18 = arith.muli %16, %c256 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg16: memref<256x64xbf16, #tile10, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile10, #tier.space<shared>>
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
            %18 = arith.muli %16, %c256 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x256xf32, #fragment9>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>, tensor<64x256xf32, #fragment9>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
              scf.yield %22 : tensor<64x256xf32, #fragment9>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x256xf32, #fragment9>) -> tensor<64x256xf32, #fragment9>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x256xf32, #fragment9>, memref<64x256xf32, #tile11, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<64x256xf32, #tile11, #tier.space<shared>> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
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
      %cst = arith.constant dense<0.000000e+00> : tensor<1024xbf16, #fragment10>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #fragment10>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024x4xf32, #fragment11>
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
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x4xf32, strided<[1, ?], offset: ?>> to tensor<1024x4xf32, #fragment11>
      %12 = arith.addf %11, %cst_1 : tensor<1024x4xf32, #fragment11>
      %13 = tier.reduce  addf %12 axis 1 : tensor<1024x4xf32, #fragment11> to tensor<1024xf32, #fragment10>
      %14 = arith.addf %13, %cst_0 : tensor<1024xf32, #fragment10>
      %15 = arith.addi %9, %c1024 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment10>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment10> to tensor<1024xf32, #fragment10>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment10>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment10> to tensor<1024xbf16, #fragment10>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment10>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<1024xbf16, #fragment10>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment10>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment10> to tensor<1024xf32, #fragment10>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment10>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment10> to tensor<1024xbf16, #fragment10>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment10>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<1024xbf16, #fragment10>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_12 {
    gpu.func @linear_0_12(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 192, 64], atom = [64, 192, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x192xf32, #fragment12>
      %c128 = arith.constant 128 : index
      %c192 = arith.constant 192 : index
      %c4 = arith.constant 4 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<192x64xbf16, #tile13, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x192xf32, #tile14, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c128 : index
      %3 = arith.ceildivui %arg4, %c192 : index
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
            %18 = arith.muli %16, %c192 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<128x64xbf16, #tile12, #tier.space<shared>>, %arg16: memref<192x64xbf16, #tile13, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile12, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<192x64xbf16, #tile13, #tier.space<shared>>
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
            %18 = arith.muli %16, %c192 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<128x192xf32, #fragment12>) {
              %21:2 = transport.get %0 : memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<192x64xbf16, #tile13, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 192, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<192x64xbf16, #tile13, #tier.space<shared>>, tensor<128x192xf32, #fragment12>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<192x64xbf16, #tile13, #tier.space<shared>>>
              scf.yield %22 : tensor<128x192xf32, #fragment12>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<128x192xf32, #fragment12>) -> tensor<128x192xf32, #fragment12>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<192x64xbf16, #tile13, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<128x192xf32, #fragment12>, memref<128x192xf32, #tile14, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<128x192xf32, #tile14, #tier.space<shared>> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_13 {
    gpu.func @linear_0_13(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [1024, 4], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<1024xbf16, #fragment10>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<1024xf32, #fragment10>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<1024x4xf32, #fragment11>
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
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x4xf32, strided<[1, ?], offset: ?>> to tensor<1024x4xf32, #fragment11>
      %12 = arith.addf %11, %cst_1 : tensor<1024x4xf32, #fragment11>
      %13 = tier.reduce  addf %12 axis 1 : tensor<1024x4xf32, #fragment11> to tensor<1024xf32, #fragment10>
      %14 = arith.addf %13, %cst_0 : tensor<1024xf32, #fragment10>
      %15 = arith.addi %9, %c1024 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment10>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment10> to tensor<1024xf32, #fragment10>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment10>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment10> to tensor<1024xbf16, #fragment10>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment10>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<1024xbf16, #fragment10>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<1024xbf16, #fragment10>
        %18 = arith.extf %17 : tensor<1024xbf16, #fragment10> to tensor<1024xf32, #fragment10>
        %19 = arith.addf %14, %18 : tensor<1024xf32, #fragment10>
        %20 = arith.truncf %19 fastmath<contract> : tensor<1024xf32, #fragment10> to tensor<1024xbf16, #fragment10>
        %21 = arith.maximumf %20, %cst : tensor<1024xbf16, #fragment10>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<1024xbf16, #fragment10>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_14 {
    gpu.func @linear_0_14(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x256xf32, #fragment9>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x256xbf16, #fragment9>
      %c64 = arith.constant 64 : index
      %c256 = arith.constant 256 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 4 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x256xbf16, #tile15, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile10, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile10, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x256xf32, #fragment9>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>, tensor<64x256xf32, #fragment9>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
              scf.yield %25 : tensor<64x256xf32, #fragment9>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x256xf32, #fragment9>) -> tensor<64x256xf32, #fragment9>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment13>
            %19 = arith.extf %18 : tensor<256xbf16, #fragment13> to tensor<256xf32, #fragment13>
            %20 = tier.broadcast %19 axis 0 : tensor<256xf32, #fragment13> to tensor<64x256xf32, #fragment9>
            %21 = arith.addf %17, %20 : tensor<64x256xf32, #fragment9>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x256xf32, #fragment9> to tensor<64x256xbf16, #fragment9>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x256xbf16, #fragment9>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x256xbf16, #fragment9>, memref<64x256xbf16, #tile15, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<64x256xbf16, #tile15, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_15 {
    gpu.func @linear_0_15(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xf32> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 64 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: index {tier.multiple = 16 : i64}, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg12: !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x256xf32, #fragment9>
      %c64 = arith.constant 64 : index
      %c256 = arith.constant 256 : index
      %c2 = arith.constant 2 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 4 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x256xf32, #tile11, #tier.space<shared>>
      %block_id_x = gpu.block_id  x
      %2 = arith.ceildivui %arg3, %c64 : index
      %3 = arith.ceildivui %arg4, %c256 : index
      %4 = arith.muli %2, %3 : index
      %5 = arith.muli %4, %c2 : index
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
            %18 = arith.muli %16, %c256 : index
            scf.for %arg14 = %c0 to %arg5 step %c64 {
              %19 = arith.muli %7, %arg5 : index
              %20 = arith.addi %19, %arg14 : index
              transport.put %0 as (%arg15: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg16: memref<256x64xbf16, #tile10, #tier.space<shared>>) {
                transport.copy.bulk_load %arg10[%20, %17] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
                transport.copy.bulk_load %arg11[%18, %20] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile10, #tier.space<shared>>
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
            %18 = arith.muli %16, %c256 : index
            %19 = scf.for %arg14 = %c0 to %arg5 step %c64 iter_args(%arg15 = %cst) -> (tensor<64x256xf32, #fragment9>) {
              %21:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>
              %22 = tier.mma %21#0, %21#1, %arg15 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>, tensor<64x256xf32, #fragment9>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
              scf.yield %22 : tensor<64x256xf32, #fragment9>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<64x256xf32, #fragment9>) -> tensor<64x256xf32, #fragment9>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %20, %1[%c0, %c0] : tensor<64x256xf32, #fragment9>, memref<64x256xf32, #tile11, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg12[%18, %17, %7] : memref<64x256xf32, #tile11, #tier.space<shared>> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_16 {
    gpu.func @linear_0_16(%arg0: memref<?xf32> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: index, %arg4: index {tier.multiple = 16 : i64}, %arg5: index {tier.multiple = 16 : i64}) kernel attributes {tier.plan = #tier.plan<tile = [2048, 2], grain = thread, stages = 1, warps = [8], cluster = [1, 1], group = 1>} {
      %c2147483647 = arith.constant 2147483647 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<2048xbf16, #fragment14>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<2048xf32, #fragment14>
      %cst_1 = arith.constant dense<0.000000e+00> : tensor<2048x2xf32, #fragment15>
      %c0 = arith.constant 0 : index
      %c2048 = arith.constant 2048 : index
      %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [0], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %0 = arith.index_cast %block_id_x : index to i32
      %1 = arith.ceildivui %arg4, %c2048 : index
      %2 = arith.minui %1, %c2147483647 : index
      %3 = arith.index_cast %2 : index to i32
      %4 = arith.divui %0, %3 : i32
      %5 = arith.muli %4, %3 : i32
      %6 = arith.subi %0, %5 : i32
      %7 = arith.index_castui %6 : i32 to index
      %8 = arith.index_castui %4 : i32 to index
      %9 = arith.muli %7, %c2048 : index
      %10 = arith.muli %8, %arg4 : index
      %reinterpret_cast_2 = memref.reinterpret_cast %arg0 to offset: [%10], sizes: [%arg4, 2], strides: [1, %arg5] : memref<?xf32> to memref<?x2xf32, strided<[1, ?], offset: ?>>
      %11 = tier.load %reinterpret_cast_2[%9, %c0] {inbounds = array<i1: false, true>} : memref<?x2xf32, strided<[1, ?], offset: ?>> to tensor<2048x2xf32, #fragment15>
      %12 = arith.addf %11, %cst_1 : tensor<2048x2xf32, #fragment15>
      %13 = tier.reduce  addf %12 axis 1 : tensor<2048x2xf32, #fragment15> to tensor<2048xf32, #fragment14>
      %14 = arith.addf %13, %cst_0 : tensor<2048xf32, #fragment14>
      %15 = arith.addi %9, %c2048 : index
      %16 = arith.cmpi sle, %15, %arg4 : index
      scf.if %16 {
        %17 = tier.load %reinterpret_cast[%9] {inbounds = array<i1: true>} : memref<?xbf16, strided<[1]>> to tensor<2048xbf16, #fragment14>
        %18 = arith.extf %17 : tensor<2048xbf16, #fragment14> to tensor<2048xf32, #fragment14>
        %19 = arith.addf %14, %18 : tensor<2048xf32, #fragment14>
        %20 = arith.truncf %19 fastmath<contract> : tensor<2048xf32, #fragment14> to tensor<2048xbf16, #fragment14>
        %21 = arith.maximumf %20, %cst : tensor<2048xbf16, #fragment14>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: true>} : tensor<2048xbf16, #fragment14>, memref<?xbf16, strided<[1], offset: ?>>
      } else {
        %17 = tier.load %reinterpret_cast[%9] : memref<?xbf16, strided<[1]>> to tensor<2048xbf16, #fragment14>
        %18 = arith.extf %17 : tensor<2048xbf16, #fragment14> to tensor<2048xf32, #fragment14>
        %19 = arith.addf %14, %18 : tensor<2048xf32, #fragment14>
        %20 = arith.truncf %19 fastmath<contract> : tensor<2048xf32, #fragment14> to tensor<2048xbf16, #fragment14>
        %21 = arith.maximumf %20, %cst : tensor<2048xbf16, #fragment14>
        %reinterpret_cast_3 = memref.reinterpret_cast %arg2 to offset: [%10], sizes: [%arg4], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1], offset: ?>>
        tier.store %21, %reinterpret_cast_3[%9] {inbounds = array<i1: false>} : tensor<2048xbf16, #fragment14>, memref<?xbf16, strided<[1], offset: ?>>
      }
      gpu.return
    }
  }
  gpu.module @linear_0_17 {
    gpu.func @linear_0_17(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 6, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment16>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment16>
      %c128 = arith.constant 128 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 6 completion  transaction : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
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
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile12, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile6, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile12, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile6, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #fragment16>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 128, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>, tensor<128x128xf32, #fragment16>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
              scf.yield %25 : tensor<128x128xf32, #fragment16>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x128xf32, #fragment16>) -> tensor<128x128xf32, #fragment16>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<128x64xbf16, #tile6, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment17>
            %19 = arith.extf %18 : tensor<128xbf16, #fragment17> to tensor<128xf32, #fragment17>
            %20 = tier.broadcast %19 axis 0 : tensor<128xf32, #fragment17> to tensor<128x128xf32, #fragment16>
            %21 = arith.addf %17, %20 : tensor<128x128xf32, #fragment16>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x128xf32, #fragment16> to tensor<128x128xbf16, #fragment16>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x128xbf16, #fragment16>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x128xbf16, #fragment16>, memref<128x128xbf16, #tile16, #tier.space<shared>>
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
  gpu.module @linear_0_18 {
    gpu.func @linear_0_18(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment18>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xbf16, #fragment18>
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x256xbf16, #tile17, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile12, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile10, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile12, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile10, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment18>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>, tensor<128x256xf32, #fragment18>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
              scf.yield %25 : tensor<128x256xf32, #fragment18>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x256xf32, #fragment18>) -> tensor<128x256xf32, #fragment18>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment19>
            %19 = arith.extf %18 : tensor<256xbf16, #fragment19> to tensor<256xf32, #fragment19>
            %20 = tier.broadcast %19 axis 0 : tensor<256xf32, #fragment19> to tensor<128x256xf32, #fragment18>
            %21 = arith.addf %17, %20 : tensor<128x256xf32, #fragment18>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x256xf32, #fragment18> to tensor<128x256xbf16, #fragment18>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x256xbf16, #fragment18>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x256xbf16, #fragment18>, memref<128x256xbf16, #tile17, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<128x256xbf16, #tile17, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_19 {
    gpu.func @linear_0_19(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 13, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment3>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment3>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 13 completion  transaction : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile5, #tier.space<shared>>>
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
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile5, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%14, %arg13] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%arg13, %15] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x64xf32, #fragment3>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile5, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile5, #tier.space<shared>>, tensor<64x64xf32, #fragment3>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile5, #tier.space<shared>>>
              scf.yield %25 : tensor<64x64xf32, #fragment3>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x64xf32, #fragment3>) -> tensor<64x64xf32, #fragment3>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile5, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%14] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment1>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment1> to tensor<64xf32, #fragment1>
            %20 = tier.broadcast %19 axis 1 : tensor<64xf32, #fragment1> to tensor<64x64xf32, #fragment3>
            %21 = arith.addf %17, %20 : tensor<64x64xf32, #fragment3>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x64xf32, #fragment3> to tensor<64x64xbf16, #fragment3>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x64xbf16, #fragment3>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x64xbf16, #fragment3>, memref<64x64xbf16, #tile, #tier.space<shared>>
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
  gpu.module @linear_0_20 {
    gpu.func @linear_0_20(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [2, 1], group = 16>} {
      %c1 = arith.constant 1 : index
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment18>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xbf16, #fragment18>
      %c256 = arith.constant 256 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c128 = arith.constant 128 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x256xbf16, #tile17, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile12, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile10, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %20] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile12, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%17, %arg13] to %arg15 parts 2 along 0 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile10, #tier.space<shared>>
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
            %21 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment18>) {
              %29:2 = transport.get %0 : memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>
              %30 = tier.mma %29#0, %29#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>, tensor<128x256xf32, #fragment18>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
              scf.yield %30 : tensor<128x256xf32, #fragment18>
            }
            %22 = transport.await  mma_group pending 0(%21 : tensor<128x256xf32, #fragment18>) -> tensor<128x256xf32, #fragment18>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile12, #tier.space<shared>>, memref<256x64xbf16, #tile10, #tier.space<shared>>>
            %23 = tier.load %reinterpret_cast[%17] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment19>
            %24 = arith.extf %23 : tensor<256xbf16, #fragment19> to tensor<256xf32, #fragment19>
            %25 = tier.broadcast %24 axis 0 : tensor<256xf32, #fragment19> to tensor<128x256xf32, #fragment18>
            %26 = arith.addf %22, %25 : tensor<128x256xf32, #fragment18>
            %27 = arith.truncf %26 fastmath<contract> : tensor<128x256xf32, #fragment18> to tensor<128x256xbf16, #fragment18>
            %28 = arith.maximumf %27, %cst_0 : tensor<128x256xbf16, #fragment18>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %28, %1[%c0, %c0] : tensor<128x256xbf16, #fragment18>, memref<128x256xbf16, #tile17, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%17, %20] : memref<128x256xbf16, #tile17, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_21 {
    gpu.func @linear_0_21(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 32>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<64x64xf32, #fragment3>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<64x64xbf16, #fragment3>
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
      %1 = tier.alloc : memref<64x64xbf16, #tile5, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<64x64xbf16, #tile5, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile5, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<64x64xf32, #fragment3>) {
              %24:2 = transport.get %0 : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<64x64xf32, #fragment3>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %25 : tensor<64x64xf32, #fragment3>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x64xf32, #fragment3>) -> tensor<64x64xf32, #fragment3>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment4>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment4> to tensor<64xf32, #fragment4>
            %20 = tier.broadcast %19 axis 0 : tensor<64xf32, #fragment4> to tensor<64x64xf32, #fragment3>
            %21 = arith.addf %17, %20 : tensor<64x64xf32, #fragment3>
            %22 = arith.truncf %21 fastmath<contract> : tensor<64x64xf32, #fragment3> to tensor<64x64xbf16, #fragment3>
            %23 = arith.maximumf %22, %cst_0 : tensor<64x64xbf16, #fragment3>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<64x64xbf16, #fragment3>, memref<64x64xbf16, #tile5, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<64x64xbf16, #tile5, #tier.space<shared>> to <<element = bf16, box = [64, 64], swizzle = 128B>>
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
    %c12672 = arith.constant 12672 : index
    %c33792 = arith.constant 33792 : index
    %c2 = arith.constant 2 : index
    %c6144 = arith.constant 6144 : index
    %c16896 = arith.constant 16896 : index
    %c8448 = arith.constant 8448 : index
    %c8192 = arith.constant 8192 : index
    %c384 = arith.constant 384 : index
    %c192 = arith.constant 192 : index
    %c4 = arith.constant 4 : index
    %c4096 = arith.constant 4096 : index
    %c8 = arith.constant 8 : index
    %c1024 = arith.constant 1024 : index
    %c512 = arith.constant 512 : index
    %c3072 = arith.constant 3072 : index
    %c32 = arith.constant 32 : index
    %c2048 = arith.constant 2048 : index
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
    %6 = arith.cmpi sle, %arg1, %c64 : index
    %7 = arith.cmpi sge, %arg7, %c128 : index
    %8 = arith.andi %6, %7 : i1
    %9 = arith.cmpi sle, %arg2, %c2048 : index
    %10 = arith.andi %8, %9 : i1
    %11 = arith.cmpi sle, %arg7, %c2048 : index
    %12 = arith.andi %10, %11 : i1
    %13 = arith.cmpi sle, %arg1, %c32 : index
    %14 = arith.andi %13, %7 : i1
    %15 = arith.andi %14, %9 : i1
    %16 = arith.cmpi sle, %arg7, %c3072 : index
    %17 = arith.andi %15, %16 : i1
    %18 = arith.ceildivui %arg1, %c32 : index
    %19 = arith.muli %1, %18 : index
    %20 = arith.minui %19, %4 : index
    %21 = arith.andi %10, %16 : i1
    %22 = arith.cmpi sle, %arg1, %c256 : index
    %23 = arith.andi %22, %7 : i1
    %24 = arith.andi %23, %9 : i1
    %25 = arith.cmpi sle, %arg7, %c512 : index
    %26 = arith.andi %24, %25 : i1
    %27 = arith.cmpi sle, %arg7, %c1024 : index
    %28 = arith.andi %24, %27 : i1
    %29 = arith.cmpi sle, %arg1, %c128 : index
    %30 = arith.andi %29, %7 : i1
    %31 = arith.andi %30, %9 : i1
    %32 = arith.andi %31, %11 : i1
    %33 = arith.ceildivui %arg1, %c64 : index
    %34 = arith.muli %1, %33 : index
    %35 = arith.minui %34, %4 : index
    %36 = arith.andi %24, %11 : i1
    %37 = arith.andi %31, %16 : i1
    %38 = arith.ceildivui %arg7, %c128 : index
    %39 = arith.muli %33, %38 : index
    %40 = arith.minui %39, %4 : index
    %41 = arith.andi %24, %16 : i1
    %42 = arith.muli %0, %c8 : index
    %43 = arith.ceildivui %arg2, %c64 : index
    %44 = arith.ceildivui %43, %c8 : index
    %45 = arith.muli %44, %c64 : index
    %46 = arith.muli %34, %c8 : index
    %47 = arith.minui %46, %4 : index
    %48 = arith.ceildivui %arg7, %c512 : index
    %49 = arith.muli %arg1, %48 : index
    %50 = arith.andi %8, %27 : i1
    %51 = arith.muli %39, %c8 : index
    %52 = arith.minui %51, %4 : index
    %53 = arith.andi %8, %11 : i1
    %54 = arith.cmpi sle, %arg2, %c4096 : index
    %55 = arith.andi %14, %54 : i1
    %56 = arith.andi %55, %16 : i1
    %57 = arith.andi %8, %54 : i1
    %58 = arith.andi %57, %16 : i1
    %59 = arith.ceildivui %arg7, %c256 : index
    %60 = arith.muli %33, %59 : index
    %61 = arith.muli %60, %c8 : index
    %62 = arith.minui %61, %4 : index
    %63 = arith.andi %8, %16 : i1
    %64 = arith.andi %30, %25 : i1
    %65 = arith.andi %23, %25 : i1
    %66 = arith.andi %30, %27 : i1
    %67 = arith.andi %30, %11 : i1
    %68 = arith.andi %23, %27 : i1
    %69 = arith.andi %23, %54 : i1
    %70 = arith.andi %69, %11 : i1
    %71 = arith.muli %0, %c4 : index
    %72 = arith.ceildivui %43, %c4 : index
    %73 = arith.muli %72, %c64 : index
    %74 = arith.muli %60, %c4 : index
    %75 = arith.minui %74, %4 : index
    %76 = arith.ceildivui %arg7, %c1024 : index
    %77 = arith.muli %arg1, %76 : index
    %78 = arith.andi %23, %11 : i1
    %79 = arith.andi %30, %54 : i1
    %80 = arith.andi %79, %16 : i1
    %81 = arith.andi %30, %16 : i1
    %82 = arith.ceildivui %arg1, %c128 : index
    %83 = arith.ceildivui %arg7, %c192 : index
    %84 = arith.muli %82, %83 : index
    %85 = arith.muli %84, %c4 : index
    %86 = arith.minui %85, %4 : index
    %87 = arith.andi %23, %16 : i1
    %88 = arith.cmpi sle, %arg2, %c8192 : index
    %89 = arith.andi %14, %88 : i1
    %90 = arith.cmpi sle, %arg7, %c4096 : index
    %91 = arith.andi %89, %90 : i1
    %92 = arith.andi %8, %88 : i1
    %93 = arith.andi %92, %90 : i1
    %94 = arith.andi %8, %90 : i1
    %95 = arith.cmpi sle, %arg7, %c8448 : index
    %96 = arith.andi %14, %95 : i1
    %97 = arith.andi %8, %95 : i1
    %98 = arith.cmpi sle, %arg7, %c16896 : index
    %99 = arith.andi %8, %98 : i1
    %100 = arith.minui %60, %4 : index
    %101 = arith.cmpi sle, %arg7, %c6144 : index
    %102 = arith.andi %69, %101 : i1
    %103 = arith.andi %30, %90 : i1
    %104 = arith.andi %30, %101 : i1
    %105 = arith.muli %0, %c2 : index
    %106 = arith.ceildivui %43, %c2 : index
    %107 = arith.muli %106, %c64 : index
    %108 = arith.muli %60, %c2 : index
    %109 = arith.minui %108, %4 : index
    %110 = arith.ceildivui %arg7, %c2048 : index
    %111 = arith.muli %arg1, %110 : index
    %112 = arith.cmpi sle, %arg1, %c192 : index
    %113 = arith.andi %112, %7 : i1
    %114 = arith.andi %113, %88 : i1
    %115 = arith.andi %114, %90 : i1
    %116 = arith.andi %113, %90 : i1
    %117 = arith.andi %23, %90 : i1
    %118 = arith.andi %113, %101 : i1
    %119 = arith.andi %23, %101 : i1
    %120 = arith.andi %30, %88 : i1
    %121 = arith.andi %120, %95 : i1
    %122 = arith.muli %38, %82 : index
    %123 = arith.minui %122, %4 : index
    %124 = arith.andi %120, %98 : i1
    %125 = arith.muli %59, %82 : index
    %126 = arith.minui %125, %4 : index
    %127 = arith.cmpi sle, %arg7, %c33792 : index
    %128 = arith.andi %120, %127 : i1
    %129 = arith.andi %23, %88 : i1
    %130 = arith.cmpi sle, %arg7, %c12672 : index
    %131 = arith.andi %113, %130 : i1
    %132 = arith.andi %113, %127 : i1
    %133 = arith.cmpi sle, %arg1, %c16 : index
    %134 = arith.cmpi sge, %arg7, %arg1 : index
    %135 = arith.andi %133, %134 : i1
    %136 = arith.andi %13, %134 : i1
    %137 = arith.andi %6, %134 : i1
    %138 = arith.ceildivui %arg1, %c256 : index
    %139 = arith.muli %59, %138 : index
    %140 = arith.divui %4, %c2 : index
    %141 = arith.minui %139, %140 : index
    %142 = arith.muli %141, %c2 : index
    %143 = arith.remui %arg2, %c64 : index
    %144 = arith.remui %arg7, %c64 : index
    %145 = arith.addi %143, %144 : index
    %146 = arith.cmpi sge, %145, %c1 : index
    %147 = arith.cmpi sge, %arg1, %c129 : index
    %148 = arith.andi %146, %147 : i1
    %149 = arith.cmpi sge, %arg7, %c129 : index
    %150 = arith.andi %148, %149 : i1
    %151 = arith.cmpi sge, %105, %c4325376 : index
    %152 = arith.andi %150, %151 : i1
    %153 = arith.cmpi sge, %arg1, %c65 : index
    %154 = arith.andi %153, %149 : i1
    %155 = arith.cmpi sge, %0, %c4325377 : index
    %156 = arith.andi %154, %155 : i1
    %157 = arith.cmpi sle, %105, %c12976127 : index
    %158 = arith.andi %156, %157 : i1
    %159 = arith.muli %0, %c10 : index
    %160 = arith.cmpi sge, %159, %c38928384 : index
    %161 = arith.andi %154, %160 : i1
    %162 = arith.cmpi sge, %arg7, %c65 : index
    %163 = arith.andi %153, %162 : i1
    %164 = arith.cmpi sge, %71, %c4325376 : index
    %165 = arith.andi %163, %164 : i1
    %166 = arith.cmpi ne, %0, %c0 : index
    scf.if %166 {
      scf.if %12 {
        %167 = arith.maxsi %arg7, %c1 : index
        %168 = arith.maxsi %arg2, %c1 : index
        %169 = arith.muli %arg8, %c2 : index
        %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
        %171 = arith.maxsi %arg1, %c1 : index
        %172 = arith.muli %arg3, %c2 : index
        %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
        %174 = arith.muli %arg7, %c2 : index
        %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
        gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
      } else {
        scf.if %17 {
          %167 = arith.maxsi %arg7, %c1 : index
          %168 = arith.maxsi %arg2, %c1 : index
          %169 = arith.muli %arg8, %c2 : index
          %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          %171 = arith.maxsi %arg1, %c1 : index
          %172 = arith.muli %arg3, %c2 : index
          %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
          %174 = arith.muli %arg7, %c2 : index
          %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
          gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
        } else {
          scf.if %21 {
            %167 = arith.maxsi %arg7, %c1 : index
            %168 = arith.maxsi %arg2, %c1 : index
            %169 = arith.muli %arg8, %c2 : index
            %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %171 = arith.maxsi %arg1, %c1 : index
            %172 = arith.muli %arg3, %c2 : index
            %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
            %174 = arith.muli %arg7, %c2 : index
            %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
            gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%20, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
          } else {
            scf.if %26 {
              %167 = arith.maxsi %arg7, %c1 : index
              %168 = arith.maxsi %arg2, %c1 : index
              %169 = arith.muli %arg8, %c2 : index
              %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
              %171 = arith.maxsi %arg1, %c1 : index
              %172 = arith.muli %arg3, %c2 : index
              %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
              %174 = arith.muli %arg7, %c2 : index
              %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
              gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
            } else {
              scf.if %28 {
                %167 = arith.maxsi %arg7, %c1 : index
                %168 = arith.maxsi %arg2, %c1 : index
                %169 = arith.muli %arg8, %c2 : index
                %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                %171 = arith.maxsi %arg1, %c1 : index
                %172 = arith.muli %arg3, %c2 : index
                %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                %174 = arith.muli %arg7, %c2 : index
                %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%20, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
              } else {
                scf.if %32 {
                  %167 = arith.maxsi %arg7, %c1 : index
                  %168 = arith.maxsi %arg2, %c1 : index
                  %169 = arith.muli %arg8, %c2 : index
                  %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  %171 = arith.maxsi %arg1, %c1 : index
                  %172 = arith.muli %arg3, %c2 : index
                  %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                  %174 = arith.muli %arg7, %c2 : index
                  %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                  gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%20, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                } else {
                  scf.if %36 {
                    %167 = arith.maxsi %arg2, %c1 : index
                    %168 = arith.maxsi %arg1, %c1 : index
                    %169 = arith.muli %arg3, %c2 : index
                    %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                    %171 = arith.maxsi %arg7, %c1 : index
                    %172 = arith.muli %arg8, %c2 : index
                    %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                    %174 = arith.muli %arg7, %c2 : index
                    %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                    gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%35, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                  } else {
                    scf.if %37 {
                      %167 = arith.maxsi %arg2, %c1 : index
                      %168 = arith.maxsi %arg1, %c1 : index
                      %169 = arith.muli %arg3, %c2 : index
                      %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                      %171 = arith.maxsi %arg7, %c1 : index
                      %172 = arith.muli %arg8, %c2 : index
                      %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                      %174 = arith.muli %arg7, %c2 : index
                      %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                      gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%35, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                    } else {
                      scf.if %41 {
                        %167 = arith.maxsi %arg2, %c1 : index
                        %168 = arith.maxsi %arg1, %c1 : index
                        %169 = arith.muli %arg3, %c2 : index
                        %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                        %171 = arith.maxsi %arg7, %c1 : index
                        %172 = arith.muli %arg8, %c2 : index
                        %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                        %174 = arith.muli %arg7, %c2 : index
                        %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                        gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%40, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                      } else {
                        scf.if %50 {
                          %167 = tier.workspace %42 : memref<?xf32>
                          %168 = arith.maxsi %arg2, %c1 : index
                          %169 = arith.maxsi %arg1, %c1 : index
                          %170 = arith.muli %arg3, %c2 : index
                          %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                          %172 = arith.maxsi %arg7, %c1 : index
                          %173 = arith.muli %arg8, %c2 : index
                          %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                          %175 = arith.muli %arg7, %c4 : index
                          %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                          gpu.launch_func  @linear_0_4::@linear_0_4 blocks in (%47, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                          gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                        } else {
                          scf.if %53 {
                            %167 = tier.workspace %42 : memref<?xf32>
                            %168 = arith.maxsi %arg2, %c1 : index
                            %169 = arith.maxsi %arg1, %c1 : index
                            %170 = arith.muli %arg3, %c2 : index
                            %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                            %172 = arith.maxsi %arg7, %c1 : index
                            %173 = arith.muli %arg8, %c2 : index
                            %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                            %175 = arith.muli %arg7, %c4 : index
                            %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                            gpu.launch_func  @linear_0_6::@linear_0_6 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                            gpu.launch_func  @linear_0_7::@linear_0_7 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                          } else {
                            scf.if %56 {
                              %167 = arith.maxsi %arg7, %c1 : index
                              %168 = arith.maxsi %arg2, %c1 : index
                              %169 = arith.muli %arg8, %c2 : index
                              %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                              %171 = arith.maxsi %arg1, %c1 : index
                              %172 = arith.muli %arg3, %c2 : index
                              %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                              %174 = arith.muli %arg7, %c2 : index
                              %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                              gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
                            } else {
                              scf.if %58 {
                                %167 = arith.maxsi %arg7, %c1 : index
                                %168 = arith.maxsi %arg2, %c1 : index
                                %169 = arith.muli %arg8, %c2 : index
                                %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                %171 = arith.maxsi %arg1, %c1 : index
                                %172 = arith.muli %arg3, %c2 : index
                                %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                %174 = arith.muli %arg7, %c2 : index
                                %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%20, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                              } else {
                                scf.if %63 {
                                  %167 = tier.workspace %42 : memref<?xf32>
                                  %168 = arith.maxsi %arg2, %c1 : index
                                  %169 = arith.maxsi %arg1, %c1 : index
                                  %170 = arith.muli %arg3, %c2 : index
                                  %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                  %172 = arith.maxsi %arg7, %c1 : index
                                  %173 = arith.muli %arg8, %c2 : index
                                  %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                  %175 = arith.muli %arg7, %c4 : index
                                  %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                  gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%62, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                  gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                } else {
                                  scf.if %64 {
                                    %167 = tier.workspace %42 : memref<?xf32>
                                    %168 = arith.maxsi %arg2, %c1 : index
                                    %169 = arith.maxsi %arg1, %c1 : index
                                    %170 = arith.muli %arg3, %c2 : index
                                    %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                    %172 = arith.maxsi %arg7, %c1 : index
                                    %173 = arith.muli %arg8, %c2 : index
                                    %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                    %175 = arith.muli %arg7, %c4 : index
                                    %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                    gpu.launch_func  @linear_0_4::@linear_0_4 blocks in (%47, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                    gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                  } else {
                                    scf.if %65 {
                                      %167 = tier.workspace %42 : memref<?xf32>
                                      %168 = arith.maxsi %arg2, %c1 : index
                                      %169 = arith.maxsi %arg1, %c1 : index
                                      %170 = arith.muli %arg3, %c2 : index
                                      %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                      %172 = arith.maxsi %arg7, %c1 : index
                                      %173 = arith.muli %arg8, %c2 : index
                                      %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                      %175 = arith.muli %arg7, %c4 : index
                                      %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                      gpu.launch_func  @linear_0_6::@linear_0_6 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                      gpu.launch_func  @linear_0_7::@linear_0_7 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                    } else {
                                      scf.if %66 {
                                        %167 = tier.workspace %42 : memref<?xf32>
                                        %168 = arith.maxsi %arg2, %c1 : index
                                        %169 = arith.maxsi %arg1, %c1 : index
                                        %170 = arith.muli %arg3, %c2 : index
                                        %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                        %172 = arith.maxsi %arg7, %c1 : index
                                        %173 = arith.muli %arg8, %c2 : index
                                        %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                        %175 = arith.muli %arg7, %c4 : index
                                        %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                        gpu.launch_func  @linear_0_6::@linear_0_6 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                        gpu.launch_func  @linear_0_7::@linear_0_7 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                      } else {
                                        scf.if %67 {
                                          %167 = tier.workspace %42 : memref<?xf32>
                                          %168 = arith.maxsi %arg2, %c1 : index
                                          %169 = arith.maxsi %arg1, %c1 : index
                                          %170 = arith.muli %arg3, %c2 : index
                                          %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                          %172 = arith.maxsi %arg7, %c1 : index
                                          %173 = arith.muli %arg8, %c2 : index
                                          %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                          %175 = arith.muli %arg7, %c4 : index
                                          %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                          gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%62, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                          gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                        } else {
                                          scf.if %68 {
                                            %167 = tier.workspace %42 : memref<?xf32>
                                            %168 = arith.maxsi %arg2, %c1 : index
                                            %169 = arith.maxsi %arg1, %c1 : index
                                            %170 = arith.muli %arg3, %c2 : index
                                            %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                            %172 = arith.maxsi %arg7, %c1 : index
                                            %173 = arith.muli %arg8, %c2 : index
                                            %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                            %175 = arith.muli %arg7, %c4 : index
                                            %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                            gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%62, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                            gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                          } else {
                                            scf.if %70 {
                                              %167 = arith.maxsi %arg2, %c1 : index
                                              %168 = arith.maxsi %arg1, %c1 : index
                                              %169 = arith.muli %arg3, %c2 : index
                                              %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                              %171 = arith.maxsi %arg7, %c1 : index
                                              %172 = arith.muli %arg8, %c2 : index
                                              %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                              %174 = arith.muli %arg7, %c2 : index
                                              %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                              gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%35, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                            } else {
                                              scf.if %78 {
                                                %167 = tier.workspace %71 : memref<?xf32>
                                                %168 = arith.maxsi %arg2, %c1 : index
                                                %169 = arith.maxsi %arg1, %c1 : index
                                                %170 = arith.muli %arg3, %c2 : index
                                                %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                %172 = arith.maxsi %arg7, %c1 : index
                                                %173 = arith.muli %arg8, %c2 : index
                                                %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                %175 = arith.muli %arg7, %c4 : index
                                                %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c4) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%75, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %73 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%77, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                              } else {
                                                scf.if %80 {
                                                  %167 = arith.maxsi %arg2, %c1 : index
                                                  %168 = arith.maxsi %arg1, %c1 : index
                                                  %169 = arith.muli %arg3, %c2 : index
                                                  %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                  %171 = arith.maxsi %arg7, %c1 : index
                                                  %172 = arith.muli %arg8, %c2 : index
                                                  %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                  %174 = arith.muli %arg7, %c2 : index
                                                  %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                  gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%35, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                } else {
                                                  scf.if %81 {
                                                    %167 = tier.workspace %71 : memref<?xf32>
                                                    %168 = arith.maxsi %arg2, %c1 : index
                                                    %169 = arith.maxsi %arg1, %c1 : index
                                                    %170 = arith.muli %arg3, %c2 : index
                                                    %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                    %172 = arith.maxsi %arg7, %c1 : index
                                                    %173 = arith.muli %arg8, %c2 : index
                                                    %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                    %175 = arith.muli %arg7, %c4 : index
                                                    %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c4) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                    gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%75, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %73 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                    gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%77, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                  } else {
                                                    scf.if %87 {
                                                      %167 = tier.workspace %71 : memref<?xf32>
                                                      %168 = arith.maxsi %arg2, %c1 : index
                                                      %169 = arith.maxsi %arg1, %c1 : index
                                                      %170 = arith.muli %arg3, %c2 : index
                                                      %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                      %172 = arith.maxsi %arg7, %c1 : index
                                                      %173 = arith.muli %arg8, %c2 : index
                                                      %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                      %175 = arith.muli %arg7, %c4 : index
                                                      %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c4) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                      gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%86, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %73 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                      gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%77, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                    } else {
                                                      scf.if %91 {
                                                        %167 = arith.maxsi %arg7, %c1 : index
                                                        %168 = arith.maxsi %arg2, %c1 : index
                                                        %169 = arith.muli %arg8, %c2 : index
                                                        %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                        %171 = arith.maxsi %arg1, %c1 : index
                                                        %172 = arith.muli %arg3, %c2 : index
                                                        %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                        %174 = arith.muli %arg7, %c2 : index
                                                        %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                        gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
                                                      } else {
                                                        scf.if %93 {
                                                          %167 = arith.maxsi %arg7, %c1 : index
                                                          %168 = arith.maxsi %arg2, %c1 : index
                                                          %169 = arith.muli %arg8, %c2 : index
                                                          %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                          %171 = arith.maxsi %arg1, %c1 : index
                                                          %172 = arith.muli %arg3, %c2 : index
                                                          %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                          %174 = arith.muli %arg7, %c2 : index
                                                          %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%20, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                        } else {
                                                          scf.if %94 {
                                                            %167 = tier.workspace %42 : memref<?xf32>
                                                            %168 = arith.maxsi %arg2, %c1 : index
                                                            %169 = arith.maxsi %arg1, %c1 : index
                                                            %170 = arith.muli %arg3, %c2 : index
                                                            %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                            %172 = arith.maxsi %arg7, %c1 : index
                                                            %173 = arith.muli %arg8, %c2 : index
                                                            %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                            %175 = arith.muli %arg7, %c4 : index
                                                            %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                            gpu.launch_func  @linear_0_6::@linear_0_6 blocks in (%52, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                            gpu.launch_func  @linear_0_7::@linear_0_7 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                          } else {
                                                            scf.if %96 {
                                                              %167 = arith.maxsi %arg7, %c1 : index
                                                              %168 = arith.maxsi %arg2, %c1 : index
                                                              %169 = arith.muli %arg8, %c2 : index
                                                              %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                              %171 = arith.maxsi %arg1, %c1 : index
                                                              %172 = arith.muli %arg3, %c2 : index
                                                              %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                              %174 = arith.muli %arg7, %c2 : index
                                                              %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                              gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%20, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                            } else {
                                                              scf.if %97 {
                                                                %167 = arith.maxsi %arg2, %c1 : index
                                                                %168 = arith.maxsi %arg1, %c1 : index
                                                                %169 = arith.muli %arg3, %c2 : index
                                                                %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                %171 = arith.maxsi %arg7, %c1 : index
                                                                %172 = arith.muli %arg8, %c2 : index
                                                                %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                %174 = arith.muli %arg7, %c2 : index
                                                                %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%35, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                              } else {
                                                                scf.if %99 {
                                                                  %167 = arith.maxsi %arg2, %c1 : index
                                                                  %168 = arith.maxsi %arg1, %c1 : index
                                                                  %169 = arith.muli %arg3, %c2 : index
                                                                  %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                  %171 = arith.maxsi %arg7, %c1 : index
                                                                  %172 = arith.muli %arg8, %c2 : index
                                                                  %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                  %174 = arith.muli %arg7, %c2 : index
                                                                  %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                  gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%40, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                } else {
                                                                  scf.if %8 {
                                                                    %167 = arith.maxsi %arg2, %c1 : index
                                                                    %168 = arith.maxsi %arg1, %c1 : index
                                                                    %169 = arith.muli %arg3, %c2 : index
                                                                    %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                    %171 = arith.maxsi %arg7, %c1 : index
                                                                    %172 = arith.muli %arg8, %c2 : index
                                                                    %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                    %174 = arith.muli %arg7, %c2 : index
                                                                    %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                    gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%100, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                  } else {
                                                                    scf.if %102 {
                                                                      %167 = arith.maxsi %arg2, %c1 : index
                                                                      %168 = arith.maxsi %arg1, %c1 : index
                                                                      %169 = arith.muli %arg3, %c2 : index
                                                                      %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                      %171 = arith.maxsi %arg7, %c1 : index
                                                                      %172 = arith.muli %arg8, %c2 : index
                                                                      %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                      %174 = arith.muli %arg7, %c2 : index
                                                                      %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                      gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%40, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                    } else {
                                                                      scf.if %103 {
                                                                        %167 = tier.workspace %71 : memref<?xf32>
                                                                        %168 = arith.maxsi %arg2, %c1 : index
                                                                        %169 = arith.maxsi %arg1, %c1 : index
                                                                        %170 = arith.muli %arg3, %c2 : index
                                                                        %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                        %172 = arith.maxsi %arg7, %c1 : index
                                                                        %173 = arith.muli %arg8, %c2 : index
                                                                        %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                        %175 = arith.muli %arg7, %c4 : index
                                                                        %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c4) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                        gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%75, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %73 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                        gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%77, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                      } else {
                                                                        scf.if %104 {
                                                                          %167 = tier.workspace %71 : memref<?xf32>
                                                                          %168 = arith.maxsi %arg2, %c1 : index
                                                                          %169 = arith.maxsi %arg1, %c1 : index
                                                                          %170 = arith.muli %arg3, %c2 : index
                                                                          %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                          %172 = arith.maxsi %arg7, %c1 : index
                                                                          %173 = arith.muli %arg8, %c2 : index
                                                                          %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                          %175 = arith.muli %arg7, %c4 : index
                                                                          %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c4) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                          gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%86, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %73 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                          gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%77, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                        } else {
                                                                          scf.if %115 {
                                                                            %167 = tier.workspace %105 : memref<?xf32>
                                                                            %168 = arith.maxsi %arg2, %c1 : index
                                                                            %169 = arith.maxsi %arg1, %c1 : index
                                                                            %170 = arith.muli %arg3, %c2 : index
                                                                            %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                            %172 = arith.maxsi %arg7, %c1 : index
                                                                            %173 = arith.muli %arg8, %c2 : index
                                                                            %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                            %175 = arith.muli %arg7, %c4 : index
                                                                            %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c2) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                            gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%109, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %107 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                            gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%111, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                          } else {
                                                                            scf.if %116 {
                                                                              %167 = tier.workspace %42 : memref<?xf32>
                                                                              %168 = arith.maxsi %arg2, %c1 : index
                                                                              %169 = arith.maxsi %arg1, %c1 : index
                                                                              %170 = arith.muli %arg3, %c2 : index
                                                                              %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                              %172 = arith.maxsi %arg7, %c1 : index
                                                                              %173 = arith.muli %arg8, %c2 : index
                                                                              %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                              %175 = arith.muli %arg7, %c4 : index
                                                                              %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c8) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                              gpu.launch_func  @linear_0_8::@linear_0_8 blocks in (%62, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %45 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                              gpu.launch_func  @linear_0_9::@linear_0_9 blocks in (%49, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                            } else {
                                                                              scf.if %117 {
                                                                                %167 = tier.workspace %105 : memref<?xf32>
                                                                                %168 = arith.maxsi %arg2, %c1 : index
                                                                                %169 = arith.maxsi %arg1, %c1 : index
                                                                                %170 = arith.muli %arg3, %c2 : index
                                                                                %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                %172 = arith.maxsi %arg7, %c1 : index
                                                                                %173 = arith.muli %arg8, %c2 : index
                                                                                %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                %175 = arith.muli %arg7, %c4 : index
                                                                                %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c2) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%109, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %107 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%111, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                              } else {
                                                                                scf.if %118 {
                                                                                  %167 = tier.workspace %71 : memref<?xf32>
                                                                                  %168 = arith.maxsi %arg2, %c1 : index
                                                                                  %169 = arith.maxsi %arg1, %c1 : index
                                                                                  %170 = arith.muli %arg3, %c2 : index
                                                                                  %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                  %172 = arith.maxsi %arg7, %c1 : index
                                                                                  %173 = arith.muli %arg8, %c2 : index
                                                                                  %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                  %175 = arith.muli %arg7, %c4 : index
                                                                                  %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c4) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                  gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%75, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %73 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                  gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%77, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                } else {
                                                                                  scf.if %119 {
                                                                                    %167 = tier.workspace %71 : memref<?xf32>
                                                                                    %168 = arith.maxsi %arg2, %c1 : index
                                                                                    %169 = arith.maxsi %arg1, %c1 : index
                                                                                    %170 = arith.muli %arg3, %c2 : index
                                                                                    %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                    %172 = arith.maxsi %arg7, %c1 : index
                                                                                    %173 = arith.muli %arg8, %c2 : index
                                                                                    %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                    %175 = arith.muli %arg7, %c4 : index
                                                                                    %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c4) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 128, 1], swizzle = 128B>>
                                                                                    gpu.launch_func  @linear_0_12::@linear_0_12 blocks in (%86, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %73 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 128, 1], swizzle = 128B>>)
                                                                                    gpu.launch_func  @linear_0_13::@linear_0_13 blocks in (%77, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                  } else {
                                                                                    scf.if %121 {
                                                                                      %167 = arith.maxsi %arg2, %c1 : index
                                                                                      %168 = arith.maxsi %arg1, %c1 : index
                                                                                      %169 = arith.muli %arg3, %c2 : index
                                                                                      %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                      %171 = arith.maxsi %arg7, %c1 : index
                                                                                      %172 = arith.muli %arg8, %c2 : index
                                                                                      %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                      %174 = arith.muli %arg7, %c2 : index
                                                                                      %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                      gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%40, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                    } else {
                                                                                      scf.if %124 {
                                                                                        %167 = arith.maxsi %arg2, %c1 : index
                                                                                        %168 = arith.maxsi %arg1, %c1 : index
                                                                                        %169 = arith.muli %arg3, %c2 : index
                                                                                        %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                        %171 = arith.maxsi %arg7, %c1 : index
                                                                                        %172 = arith.muli %arg8, %c2 : index
                                                                                        %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                        %174 = arith.muli %arg7, %c2 : index
                                                                                        %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                        gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%123, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                      } else {
                                                                                        scf.if %128 {
                                                                                          %167 = arith.maxsi %arg2, %c1 : index
                                                                                          %168 = arith.maxsi %arg1, %c1 : index
                                                                                          %169 = arith.muli %arg3, %c2 : index
                                                                                          %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                          %171 = arith.maxsi %arg7, %c1 : index
                                                                                          %172 = arith.muli %arg8, %c2 : index
                                                                                          %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                          %174 = arith.muli %arg7, %c2 : index
                                                                                          %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                          gpu.launch_func  @linear_0_18::@linear_0_18 blocks in (%126, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                        } else {
                                                                                          scf.if %120 {
                                                                                            %167 = arith.maxsi %arg2, %c1 : index
                                                                                            %168 = arith.maxsi %arg1, %c1 : index
                                                                                            %169 = arith.muli %arg3, %c2 : index
                                                                                            %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                            %171 = arith.maxsi %arg7, %c1 : index
                                                                                            %172 = arith.muli %arg8, %c2 : index
                                                                                            %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                            %174 = arith.muli %arg7, %c2 : index
                                                                                            %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                            gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%123, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                          } else {
                                                                                            scf.if %129 {
                                                                                              %167 = arith.maxsi %arg2, %c1 : index
                                                                                              %168 = arith.maxsi %arg1, %c1 : index
                                                                                              %169 = arith.muli %arg3, %c2 : index
                                                                                              %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                              %171 = arith.maxsi %arg7, %c1 : index
                                                                                              %172 = arith.muli %arg8, %c2 : index
                                                                                              %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                              %174 = arith.muli %arg7, %c2 : index
                                                                                              %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                              gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%100, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                            } else {
                                                                                              scf.if %131 {
                                                                                                %167 = tier.workspace %71 : memref<?xf32>
                                                                                                %168 = arith.maxsi %arg2, %c1 : index
                                                                                                %169 = arith.maxsi %arg1, %c1 : index
                                                                                                %170 = arith.muli %arg3, %c2 : index
                                                                                                %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                %172 = arith.maxsi %arg7, %c1 : index
                                                                                                %173 = arith.muli %arg8, %c2 : index
                                                                                                %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                %175 = arith.muli %arg7, %c4 : index
                                                                                                %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c4) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                gpu.launch_func  @linear_0_10::@linear_0_10 blocks in (%75, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %73 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                gpu.launch_func  @linear_0_11::@linear_0_11 blocks in (%77, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                              } else {
                                                                                                scf.if %132 {
                                                                                                  %167 = tier.workspace %105 : memref<?xf32>
                                                                                                  %168 = arith.maxsi %arg2, %c1 : index
                                                                                                  %169 = arith.maxsi %arg1, %c1 : index
                                                                                                  %170 = arith.muli %arg3, %c2 : index
                                                                                                  %171 = tier.encode_tensormap %arg0[%c0] dims(%168, %169) strides(%170) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                  %172 = arith.maxsi %arg7, %c1 : index
                                                                                                  %173 = arith.muli %arg8, %c2 : index
                                                                                                  %174 = tier.encode_tensormap %arg5[%c0] dims(%172, %168) strides(%173) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                  %175 = arith.muli %arg7, %c4 : index
                                                                                                  %176 = tier.encode_tensormap %167[%c0] dims(%172, %169, %c2) strides(%175, %71) : memref<?xf32> to <<element = f32, box = [32, 64, 1], swizzle = 128B>>
                                                                                                  gpu.launch_func  @linear_0_15::@linear_0_15 blocks in (%109, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %167 : memref<?xf32>, %arg1 : index, %arg7 : index, %107 : index, %arg2 : index, %arg3 : index, %arg8 : index, %0 : index, %171 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %174 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %176 : !tier.tensormap<<element = f32, box = [32, 64, 1], swizzle = 128B>>)
                                                                                                  gpu.launch_func  @linear_0_16::@linear_0_16 blocks in (%111, %c1, %c1) threads in (%c256, %c1, %c1)  args(%167 : memref<?xf32>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %0 : index)
                                                                                                } else {
                                                                                                  scf.if %113 {
                                                                                                    %167 = arith.maxsi %arg2, %c1 : index
                                                                                                    %168 = arith.maxsi %arg1, %c1 : index
                                                                                                    %169 = arith.muli %arg3, %c2 : index
                                                                                                    %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                    %171 = arith.maxsi %arg7, %c1 : index
                                                                                                    %172 = arith.muli %arg8, %c2 : index
                                                                                                    %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                    %174 = arith.muli %arg7, %c2 : index
                                                                                                    %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                    gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%100, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                  } else {
                                                                                                    scf.if %23 {
                                                                                                      %167 = arith.maxsi %arg2, %c1 : index
                                                                                                      %168 = arith.maxsi %arg1, %c1 : index
                                                                                                      %169 = arith.muli %arg3, %c2 : index
                                                                                                      %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                      %171 = arith.maxsi %arg7, %c1 : index
                                                                                                      %172 = arith.muli %arg8, %c2 : index
                                                                                                      %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                      %174 = arith.muli %arg7, %c2 : index
                                                                                                      %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                      gpu.launch_func  @linear_0_14::@linear_0_14 blocks in (%100, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                    } else {
                                                                                                      scf.if %135 {
                                                                                                        %167 = arith.maxsi %arg7, %c1 : index
                                                                                                        %168 = arith.maxsi %arg2, %c1 : index
                                                                                                        %169 = arith.muli %arg8, %c2 : index
                                                                                                        %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                        %171 = arith.maxsi %arg1, %c1 : index
                                                                                                        %172 = arith.muli %arg3, %c2 : index
                                                                                                        %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                                                                        %174 = arith.muli %arg7, %c2 : index
                                                                                                        %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
                                                                                                        gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
                                                                                                      } else {
                                                                                                        scf.if %136 {
                                                                                                          %167 = arith.maxsi %arg7, %c1 : index
                                                                                                          %168 = arith.maxsi %arg2, %c1 : index
                                                                                                          %169 = arith.muli %arg8, %c2 : index
                                                                                                          %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                          %171 = arith.maxsi %arg1, %c1 : index
                                                                                                          %172 = arith.muli %arg3, %c2 : index
                                                                                                          %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                          %174 = arith.muli %arg7, %c2 : index
                                                                                                          %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
                                                                                                          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%20, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
                                                                                                        } else {
                                                                                                          scf.if %137 {
                                                                                                            %167 = arith.maxsi %arg7, %c1 : index
                                                                                                            %168 = arith.maxsi %arg2, %c1 : index
                                                                                                            %169 = arith.muli %arg8, %c2 : index
                                                                                                            %170 = tier.encode_tensormap %arg5[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                            %171 = arith.maxsi %arg1, %c1 : index
                                                                                                            %172 = arith.muli %arg3, %c2 : index
                                                                                                            %173 = tier.encode_tensormap %arg0[%c0] dims(%168, %171) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                            %174 = arith.muli %arg7, %c2 : index
                                                                                                            %175 = tier.encode_tensormap %arg13[%c0] dims(%167, %171) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                            gpu.launch_func  @linear_0_19::@linear_0_19 blocks in (%35, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
                                                                                                          } else {
                                                                                                            scf.if %152 {
                                                                                                              %167 = arith.maxsi %arg2, %c1 : index
                                                                                                              %168 = arith.maxsi %arg1, %c1 : index
                                                                                                              %169 = arith.muli %arg3, %c2 : index
                                                                                                              %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                              %171 = arith.maxsi %arg7, %c1 : index
                                                                                                              %172 = arith.muli %arg8, %c2 : index
                                                                                                              %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                              %174 = arith.muli %arg7, %c2 : index
                                                                                                              %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                              gpu.launch_func  @linear_0_20::@linear_0_20 blocks in (%142, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                            } else {
                                                                                                              scf.if %158 {
                                                                                                                %167 = arith.maxsi %arg2, %c1 : index
                                                                                                                %168 = arith.maxsi %arg1, %c1 : index
                                                                                                                %169 = arith.muli %arg3, %c2 : index
                                                                                                                %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                %171 = arith.maxsi %arg7, %c1 : index
                                                                                                                %172 = arith.muli %arg8, %c2 : index
                                                                                                                %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                %174 = arith.muli %arg7, %c2 : index
                                                                                                                %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%123, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                              } else {
                                                                                                                scf.if %161 {
                                                                                                                  %167 = arith.maxsi %arg2, %c1 : index
                                                                                                                  %168 = arith.maxsi %arg1, %c1 : index
                                                                                                                  %169 = arith.muli %arg3, %c2 : index
                                                                                                                  %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                  %171 = arith.maxsi %arg7, %c1 : index
                                                                                                                  %172 = arith.muli %arg8, %c2 : index
                                                                                                                  %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                  %174 = arith.muli %arg7, %c2 : index
                                                                                                                  %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                  gpu.launch_func  @linear_0_18::@linear_0_18 blocks in (%126, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                } else {
                                                                                                                  scf.if %165 {
                                                                                                                    %167 = arith.maxsi %arg2, %c1 : index
                                                                                                                    %168 = arith.maxsi %arg1, %c1 : index
                                                                                                                    %169 = arith.muli %arg3, %c2 : index
                                                                                                                    %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                    %171 = arith.maxsi %arg7, %c1 : index
                                                                                                                    %172 = arith.muli %arg8, %c2 : index
                                                                                                                    %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                    %174 = arith.muli %arg7, %c2 : index
                                                                                                                    %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                                                                                                                    gpu.launch_func  @linear_0_17::@linear_0_17 blocks in (%123, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                                                                                                                  } else {
                                                                                                                    %167 = arith.maxsi %arg2, %c1 : index
                                                                                                                    %168 = arith.maxsi %arg1, %c1 : index
                                                                                                                    %169 = arith.muli %arg3, %c2 : index
                                                                                                                    %170 = tier.encode_tensormap %arg0[%c0] dims(%167, %168) strides(%169) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                    %171 = arith.maxsi %arg7, %c1 : index
                                                                                                                    %172 = arith.muli %arg8, %c2 : index
                                                                                                                    %173 = tier.encode_tensormap %arg5[%c0] dims(%171, %167) strides(%172) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                    %174 = arith.muli %arg7, %c2 : index
                                                                                                                    %175 = tier.encode_tensormap %arg13[%c0] dims(%171, %168) strides(%174) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                                                                                                                    gpu.launch_func  @linear_0_21::@linear_0_21 blocks in (%35, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %170 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %173 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %175 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
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

