// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_90a to=when" | diff %t -

#fragment = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[8, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment1 = #layout.fragment<[64], register = [2:[8]], lane = [4:[0], 8:[1]], warp = [4:[16]]>
#fragment2 = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment3 = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#fragment4 = #layout.fragment<[128, 128], register = [2:[0, 1], 2:[8, 0], 16:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment5 = #layout.fragment<[128], register = [2:[1], 16:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#fragment6 = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment7 = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#fragment8 = #layout.fragment<[64], register = [2:[1], 8:[8]], lane = [4:[2], 8:[0]], warp = [4:[0]]>
#tile = #layout.compose<<[64:1], [64:64]>, <3, 3, 3>>
#tile1 = #layout.compose<<[16:64], [64:1]>, <3, 3, 3>>
#tile2 = #layout.compose<<[64:1], [16:64]>, <3, 3, 3>>
#tile3 = #layout.compose<<[32:64], [64:1]>, <3, 3, 3>>
#tile4 = #layout.compose<<[64:1], [32:64]>, <3, 3, 3>>
#tile5 = #layout.compose<<[64:64], [64:1]>, <3, 3, 3>>
#tile6 = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile7 = #layout.compose<<[64:1, 2:4096], [64:64]>, <3, 3, 3>>
#tile8 = #layout.compose<<[128:64], [64:1, 2:8192]>, <3, 3, 3>>
#tile9 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
#tile10 = #layout.compose<<[128:64], [64:1, 4:8192]>, <3, 3, 3>>
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
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 16, 16] on  warpgroup : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<16x64xbf16, #tile1, #tier.space<shared>>, tensor<64x16xf32, #fragment>
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
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 32, 16] on  warpgroup : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<32x64xbf16, #tile3, #tier.space<shared>>, tensor<64x32xf32, #fragment2>
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
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index {tier.multiple = 16 : i64}, %arg5: index, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 13, warps = [4, 4], cluster = [1, 1], group = 32>} {
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
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup : memref<64x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile5, #tier.space<shared>>, tensor<64x64xf32, #fragment3>
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
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [64, 128, 16], grain = warpgroup, stages = 6, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment4>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment4>
      %c128 = arith.constant 128 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 6 completion  transaction : <memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile7, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x128xbf16, #tile8, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile6, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile7, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile6, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile7, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x128xf32, #fragment4>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile7, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 128, 16] on  warpgroup : memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile7, #tier.space<shared>>, tensor<128x128xf32, #fragment4>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile7, #tier.space<shared>>>
              scf.yield %25 : tensor<128x128xf32, #fragment4>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x128xf32, #fragment4>) -> tensor<128x128xf32, #fragment4>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<128x64xbf16, #tile7, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment5>
            %19 = arith.extf %18 : tensor<128xbf16, #fragment5> to tensor<128xf32, #fragment5>
            %20 = tier.broadcast %19 axis 0 : tensor<128xf32, #fragment5> to tensor<128x128xf32, #fragment4>
            %21 = arith.addf %17, %20 : tensor<128x128xf32, #fragment4>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x128xf32, #fragment4> to tensor<128x128xbf16, #fragment4>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x128xbf16, #fragment4>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x128xbf16, #fragment4>, memref<128x128xbf16, #tile8, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<128x128xbf16, #tile8, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_4 {
    gpu.func @linear_0_4(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment6>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xbf16, #fragment6>
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile9, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x256xbf16, #tile10, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile6, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile9, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile6, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile9, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment6>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile9, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 256, 16] on  warpgroup : memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile9, #tier.space<shared>>, tensor<128x256xf32, #fragment6>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile9, #tier.space<shared>>>
              scf.yield %25 : tensor<128x256xf32, #fragment6>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x256xf32, #fragment6>) -> tensor<128x256xf32, #fragment6>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile6, #tier.space<shared>>, memref<256x64xbf16, #tile9, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment7>
            %19 = arith.extf %18 : tensor<256xbf16, #fragment7> to tensor<256xf32, #fragment7>
            %20 = tier.broadcast %19 axis 0 : tensor<256xf32, #fragment7> to tensor<128x256xf32, #fragment6>
            %21 = arith.addf %17, %20 : tensor<128x256xf32, #fragment6>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x256xf32, #fragment6> to tensor<128x256xbf16, #fragment6>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x256xbf16, #fragment6>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x256xbf16, #fragment6>, memref<128x256xbf16, #tile10, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<128x256xbf16, #tile10, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_5 {
    gpu.func @linear_0_5(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], atom = [64, 64, 16], grain = warpgroup, stages = 8, warps = [4, 4], cluster = [1, 1], group = 32>} {
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
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 64, 16] on  warpgroup : memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>, tensor<64x64xf32, #fragment3>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
              scf.yield %25 : tensor<64x64xf32, #fragment3>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<64x64xf32, #fragment3>) -> tensor<64x64xf32, #fragment3>
            transport.release %0 pending 0 : <memref<64x64xbf16, #tile5, #tier.space<shared>>, memref<64x64xbf16, #tile, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment8>
            %19 = arith.extf %18 : tensor<64xbf16, #fragment8> to tensor<64xf32, #fragment8>
            %20 = tier.broadcast %19 axis 0 : tensor<64xf32, #fragment8> to tensor<64x64xf32, #fragment3>
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
    %c4 = arith.constant 4 : index
    %c4325376 = arith.constant 4325376 : index
    %c10 = arith.constant 10 : index
    %c38928384 = arith.constant 38928384 : index
    %c2 = arith.constant 2 : index
    %c12976127 = arith.constant 12976127 : index
    %c4325377 = arith.constant 4325377 : index
    %c129 = arith.constant 129 : index
    %c65 = arith.constant 65 : index
    %c384 = arith.constant 384 : index
    %c128 = arith.constant 128 : index
    %c32 = arith.constant 32 : index
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
    %7 = arith.cmpi sge, %arg7, %arg1 : index
    %8 = arith.andi %6, %7 : i1
    %9 = arith.ceildivui %arg1, %c32 : index
    %10 = arith.muli %1, %9 : index
    %11 = arith.minui %10, %4 : index
    %12 = arith.cmpi sle, %arg1, %c32 : index
    %13 = arith.andi %12, %7 : i1
    %14 = arith.ceildivui %arg1, %c64 : index
    %15 = arith.muli %1, %14 : index
    %16 = arith.minui %15, %4 : index
    %17 = arith.cmpi sle, %arg1, %c64 : index
    %18 = arith.andi %17, %7 : i1
    %19 = arith.ceildivui %arg1, %c128 : index
    %20 = arith.ceildivui %arg7, %c128 : index
    %21 = arith.muli %19, %20 : index
    %22 = arith.minui %21, %4 : index
    %23 = arith.cmpi sge, %arg1, %c65 : index
    %24 = arith.cmpi sge, %arg7, %c129 : index
    %25 = arith.andi %23, %24 : i1
    %26 = arith.cmpi sge, %0, %c4325377 : index
    %27 = arith.andi %25, %26 : i1
    %28 = arith.muli %0, %c2 : index
    %29 = arith.cmpi sle, %28, %c12976127 : index
    %30 = arith.andi %27, %29 : i1
    %31 = arith.ceildivui %arg7, %c256 : index
    %32 = arith.muli %19, %31 : index
    %33 = arith.minui %32, %4 : index
    %34 = arith.muli %0, %c10 : index
    %35 = arith.cmpi sge, %34, %c38928384 : index
    %36 = arith.andi %25, %35 : i1
    %37 = arith.cmpi sge, %arg7, %c65 : index
    %38 = arith.andi %23, %37 : i1
    %39 = arith.muli %0, %c4 : index
    %40 = arith.cmpi sge, %39, %c4325376 : index
    %41 = arith.andi %38, %40 : i1
    %42 = arith.cmpi ne, %0, %c0 : index
    scf.if %42 {
      scf.if %8 {
        %43 = arith.maxsi %arg7, %c1 : index
        %44 = arith.maxsi %arg2, %c1 : index
        %45 = arith.muli %arg8, %c2 : index
        %46 = tier.encode_tensormap %arg5[%c0] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
        %47 = arith.maxsi %arg1, %c1 : index
        %48 = arith.muli %arg3, %c2 : index
        %49 = tier.encode_tensormap %arg0[%c0] dims(%44, %47) strides(%48) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
        %50 = arith.muli %arg7, %c2 : index
        %51 = tier.encode_tensormap %arg13[%c0] dims(%43, %47) strides(%50) : memref<?xbf16> to <<element = bf16, box = [64, 16], swizzle = 128B>>
        gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %49 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>, %51 : !tier.tensormap<<element = bf16, box = [64, 16], swizzle = 128B>>)
      } else {
        scf.if %13 {
          %43 = arith.maxsi %arg7, %c1 : index
          %44 = arith.maxsi %arg2, %c1 : index
          %45 = arith.muli %arg8, %c2 : index
          %46 = tier.encode_tensormap %arg5[%c0] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          %47 = arith.maxsi %arg1, %c1 : index
          %48 = arith.muli %arg3, %c2 : index
          %49 = tier.encode_tensormap %arg0[%c0] dims(%44, %47) strides(%48) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          %50 = arith.muli %arg7, %c2 : index
          %51 = tier.encode_tensormap %arg13[%c0] dims(%43, %47) strides(%50) : memref<?xbf16> to <<element = bf16, box = [64, 32], swizzle = 128B>>
          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%11, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %49 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>, %51 : !tier.tensormap<<element = bf16, box = [64, 32], swizzle = 128B>>)
        } else {
          scf.if %18 {
            %43 = arith.maxsi %arg7, %c1 : index
            %44 = arith.maxsi %arg2, %c1 : index
            %45 = arith.muli %arg8, %c2 : index
            %46 = tier.encode_tensormap %arg5[%c0] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %47 = arith.maxsi %arg1, %c1 : index
            %48 = arith.muli %arg3, %c2 : index
            %49 = tier.encode_tensormap %arg0[%c0] dims(%44, %47) strides(%48) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %50 = arith.muli %arg7, %c2 : index
            %51 = tier.encode_tensormap %arg13[%c0] dims(%43, %47) strides(%50) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%16, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg5 : memref<?xbf16>, %arg0 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg7 : index, %arg1 : index, %arg2 : index, %arg8 : index, %arg3 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %49 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %51 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
          } else {
            scf.if %30 {
              %43 = arith.maxsi %arg2, %c1 : index
              %44 = arith.maxsi %arg1, %c1 : index
              %45 = arith.muli %arg3, %c2 : index
              %46 = tier.encode_tensormap %arg0[%c0] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
              %47 = arith.maxsi %arg7, %c1 : index
              %48 = arith.muli %arg8, %c2 : index
              %49 = tier.encode_tensormap %arg5[%c0] dims(%47, %43) strides(%48) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
              %50 = arith.muli %arg7, %c2 : index
              %51 = tier.encode_tensormap %arg13[%c0] dims(%47, %44) strides(%50) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
              gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%22, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %49 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %51 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
            } else {
              scf.if %36 {
                %43 = arith.maxsi %arg2, %c1 : index
                %44 = arith.maxsi %arg1, %c1 : index
                %45 = arith.muli %arg3, %c2 : index
                %46 = tier.encode_tensormap %arg0[%c0] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                %47 = arith.maxsi %arg7, %c1 : index
                %48 = arith.muli %arg8, %c2 : index
                %49 = tier.encode_tensormap %arg5[%c0] dims(%47, %43) strides(%48) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                %50 = arith.muli %arg7, %c2 : index
                %51 = tier.encode_tensormap %arg13[%c0] dims(%47, %44) strides(%50) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                gpu.launch_func  @linear_0_4::@linear_0_4 blocks in (%33, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %49 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %51 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
              } else {
                scf.if %41 {
                  %43 = arith.maxsi %arg2, %c1 : index
                  %44 = arith.maxsi %arg1, %c1 : index
                  %45 = arith.muli %arg3, %c2 : index
                  %46 = tier.encode_tensormap %arg0[%c0] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                  %47 = arith.maxsi %arg7, %c1 : index
                  %48 = arith.muli %arg8, %c2 : index
                  %49 = tier.encode_tensormap %arg5[%c0] dims(%47, %43) strides(%48) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  %50 = arith.muli %arg7, %c2 : index
                  %51 = tier.encode_tensormap %arg13[%c0] dims(%47, %44) strides(%50) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
                  gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%22, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %49 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %51 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
                } else {
                  %43 = arith.maxsi %arg2, %c1 : index
                  %44 = arith.maxsi %arg1, %c1 : index
                  %45 = arith.muli %arg3, %c2 : index
                  %46 = tier.encode_tensormap %arg0[%c0] dims(%43, %44) strides(%45) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  %47 = arith.maxsi %arg7, %c1 : index
                  %48 = arith.muli %arg8, %c2 : index
                  %49 = tier.encode_tensormap %arg5[%c0] dims(%47, %43) strides(%48) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  %50 = arith.muli %arg7, %c2 : index
                  %51 = tier.encode_tensormap %arg13[%c0] dims(%47, %44) strides(%50) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
                  gpu.launch_func  @linear_0_5::@linear_0_5 blocks in (%16, %c1, %c1) threads in (%c256, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %46 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %49 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %51 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>)
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

