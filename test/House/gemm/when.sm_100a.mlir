// RUN: tail -n +3 %s > %t && tier-opt %S/Inputs/gemm.mlir --tier-compile="chip=sm_100a to=when" | diff %t -

#fragment = #layout.fragment<[128, 128], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0], 2:[0, 64]]>
#fragment1 = #layout.fragment<[128], register = [64:[1]], lane = [32:[0]], warp = [4:[0], 2:[64]]>
#fragment2 = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
#fragment3 = #layout.fragment<[64], register = [64:[1]], lane = [32:[0]], warp = [4:[0]]>
#tile = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile1 = #layout.compose<<[64:1, 2:4096], [64:64]>, <3, 3, 3>>
#tile2 = #layout.compose<<[128:64], [64:1, 2:8192]>, <3, 3, 3>>
#tile3 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
#tile4 = #layout.compose<<[64:1], [64:64]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_100a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg12: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [256, 256, 16], grain = pair, stages = 5, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [2, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %c256 = arith.constant 256 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c128 = arith.constant 128 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 5 completion  transaction pair : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
      %1 = transport.channel stages 2 completion  mma_commit pair {tier.columns = array<i64: 0, 256>} : <memref<128x256xf32, #tier.space<tensor>>>
      %2 = tier.alloc {tier.offset = 0 : i64} : memref<128x128xbf16, #tile2, #tier.space<shared>>
      %3 = tier.alloc {tier.offset = 0 : i64} : memref<128x128xbf16, #tile2, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %4 = arith.ceildivui %arg4, %c256 : index
      %5 = arith.ceildivui %arg5, %c256 : index
      %6 = arith.muli %4, %5 : index
      %7 = arith.remui %block_id_x, %c2 : index
      %8 = arith.divui %block_id_x, %c2 : index
      %grid_dim_x = gpu.grid_dim  x
      %9 = arith.divui %grid_dim_x, %c2 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg13 = %8 to %6 step %9 {
            %10 = arith.muli %5, %c8 : index
            %11 = arith.divui %arg13, %10 : index
            %12 = arith.remui %arg13, %10 : index
            %13 = arith.muli %11, %c8 : index
            %14 = arith.subi %4, %13 : index
            %15 = arith.minui %14, %c8 : index
            %16 = arith.remui %12, %15 : index
            %17 = arith.addi %13, %16 : index
            %18 = arith.divui %12, %15 : index
            %19 = arith.muli %17, %c256 : index
            %20 = arith.muli %18, %c256 : index
            %21 = arith.muli %7, %c128 : index
            %22 = arith.addi %19, %21 : index
            scf.for %arg14 = %c0 to %arg6 step %c64 {
              %23 = arith.addi %20, %21 : index
              transport.put %0 as (%arg15: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg16: memref<128x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg14, %22] to %arg15 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%23, %arg14] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.for %arg13 = %8 to %6 step %9 {
            transport.put %1 as (%arg14: memref<128x256xf32, #tier.space<tensor>>) {
              scf.for %arg15 = %c0 to %arg6 step %c64 {
                %10:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>
                %11 = arith.cmpi ne, %arg15, %c0 : index
                tier.accumulate %10#0, %10#1 into %arg14 adds %11 atom [256, 256, 16] pair {tier.instruction = "tcgen05.m256k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
              }
            }
          }
        }
        transport.role "epilogue" warps 8 registers 216 {
          scf.for %arg13 = %8 to %6 step %9 {
            %10 = arith.muli %5, %c8 : index
            %11 = arith.divui %arg13, %10 : index
            %12 = arith.remui %arg13, %10 : index
            %13 = arith.muli %11, %c8 : index
            %14 = arith.subi %4, %13 : index
            %15 = arith.minui %14, %c8 : index
            %16 = arith.remui %12, %15 : index
            %17 = arith.addi %13, %16 : index
            %18 = arith.divui %12, %15 : index
            %19 = arith.muli %17, %c256 : index
            %20 = arith.muli %18, %c256 : index
            %21 = arith.muli %7, %c128 : index
            %22 = arith.addi %19, %21 : index
            %23 = transport.get %1 : memref<128x256xf32, #tier.space<tensor>>
            %24 = arith.cmpi sgt, %arg6, %c0 : index
            %25 = tier.load %23[%c0, %c0] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            %26 = arith.select %24, %25, %cst : tensor<128x128xf32, #fragment>
            %27 = tier.load %reinterpret_cast[%20] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %28 = arith.extf %27 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %29 = tier.broadcast %28 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %30 = arith.addf %26, %29 : tensor<128x128xf32, #fragment>
            %31 = arith.truncf %30 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %32 = arith.maximumf %31, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %32, %3[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%20, %22] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %33 = arith.addi %20, %c128 : index
            %34 = tier.load %23[%c0, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            transport.release %1 pending 0 : <memref<128x256xf32, #tier.space<tensor>>>
            %35 = arith.select %24, %34, %cst : tensor<128x128xf32, #fragment>
            %36 = tier.load %reinterpret_cast[%33] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %37 = arith.extf %36 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %38 = tier.broadcast %37 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %39 = arith.addf %35, %38 : tensor<128x128xf32, #fragment>
            %40 = arith.truncf %39 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %41 = arith.maximumf %40, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %41, %2[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %2 to %arg12[%33, %22] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg12: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>>
      %1 = transport.channel stages 2 completion  mma_commit {tier.columns = array<i64: 0, 256>} : <memref<128x256xf32, #tier.space<tensor>>>
      %2 = tier.alloc {tier.offset = 0 : i64} : memref<128x128xbf16, #tile2, #tier.space<shared>>
      %3 = tier.alloc {tier.offset = 0 : i64} : memref<128x128xbf16, #tile2, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %4 = arith.ceildivui %arg4, %c128 : index
      %5 = arith.ceildivui %arg5, %c256 : index
      %6 = arith.muli %4, %5 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg13 = %block_id_x to %6 step %grid_dim_x {
            %7 = arith.muli %5, %c16 : index
            %8 = arith.divui %arg13, %7 : index
            %9 = arith.remui %arg13, %7 : index
            %10 = arith.muli %8, %c16 : index
            %11 = arith.subi %4, %10 : index
            %12 = arith.minui %11, %c16 : index
            %13 = arith.remui %9, %12 : index
            %14 = arith.addi %10, %13 : index
            %15 = arith.divui %9, %12 : index
            %16 = arith.muli %14, %c128 : index
            %17 = arith.muli %15, %c256 : index
            scf.for %arg14 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg15: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg16: memref<256x64xbf16, #tile3, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg14, %16] to %arg15 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%17, %arg14] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile3, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.for %arg13 = %block_id_x to %6 step %grid_dim_x {
            transport.put %1 as (%arg14: memref<128x256xf32, #tier.space<tensor>>) {
              scf.for %arg15 = %c0 to %arg6 step %c64 {
                %7:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>
                %8 = arith.cmpi ne, %arg15, %c0 : index
                tier.accumulate %7#0, %7#1 into %arg14 adds %8 atom [128, 256, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>>
              }
            }
          }
        }
        transport.role "epilogue" warps 8 registers 216 {
          scf.for %arg13 = %block_id_x to %6 step %grid_dim_x {
            %7 = arith.muli %5, %c16 : index
            %8 = arith.divui %arg13, %7 : index
            %9 = arith.remui %arg13, %7 : index
            %10 = arith.muli %8, %c16 : index
            %11 = arith.subi %4, %10 : index
            %12 = arith.minui %11, %c16 : index
            %13 = arith.remui %9, %12 : index
            %14 = arith.addi %10, %13 : index
            %15 = arith.divui %9, %12 : index
            %16 = arith.muli %14, %c128 : index
            %17 = arith.muli %15, %c256 : index
            %18 = transport.get %1 : memref<128x256xf32, #tier.space<tensor>>
            %19 = arith.cmpi sgt, %arg6, %c0 : index
            %20 = tier.load %18[%c0, %c0] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            %21 = arith.select %19, %20, %cst : tensor<128x128xf32, #fragment>
            %22 = tier.load %reinterpret_cast[%17] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %23 = arith.extf %22 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %24 = tier.broadcast %23 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %25 = arith.addf %21, %24 : tensor<128x128xf32, #fragment>
            %26 = arith.truncf %25 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %27 = arith.maximumf %26, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %27, %3[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%17, %16] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %28 = arith.addi %17, %c128 : index
            %29 = tier.load %18[%c0, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            transport.release %1 pending 0 : <memref<128x256xf32, #tier.space<tensor>>>
            %30 = arith.select %19, %29, %cst : tensor<128x128xf32, #fragment>
            %31 = tier.load %reinterpret_cast[%28] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %32 = arith.extf %31 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %33 = tier.broadcast %32 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %34 = arith.addf %30, %33 : tensor<128x128xf32, #fragment>
            %35 = arith.truncf %34 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %36 = arith.maximumf %35, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %36, %2[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %2 to %arg12[%28, %16] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_2 {
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg12: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 6, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xbf16, #fragment2>
      %c128 = arith.constant 128 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 6 completion  transaction : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
      %1 = transport.channel stages 2 completion  mma_commit {tier.columns = array<i64: 0, 128>} : <memref<128x128xf32, #tier.space<tensor>>>
      %2 = tier.alloc {tier.offset = 0 : i64} : memref<128x64xbf16, #tile, #tier.space<shared>>
      %3 = tier.alloc {tier.offset = 0 : i64} : memref<128x64xbf16, #tile, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %4 = arith.ceildivui %arg4, %c128 : index
      %5 = arith.ceildivui %arg5, %c128 : index
      %6 = arith.muli %4, %5 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg13 = %block_id_x to %6 step %grid_dim_x {
            %7 = arith.muli %5, %c16 : index
            %8 = arith.divui %arg13, %7 : index
            %9 = arith.remui %arg13, %7 : index
            %10 = arith.muli %8, %c16 : index
            %11 = arith.subi %4, %10 : index
            %12 = arith.minui %11, %c16 : index
            %13 = arith.remui %9, %12 : index
            %14 = arith.addi %10, %13 : index
            %15 = arith.divui %9, %12 : index
            %16 = arith.muli %14, %c128 : index
            %17 = arith.muli %15, %c128 : index
            scf.for %arg14 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg15: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg16: memref<128x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg14, %16] to %arg15 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%17, %arg14] to %arg16 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.for %arg13 = %block_id_x to %6 step %grid_dim_x {
            transport.put %1 as (%arg14: memref<128x128xf32, #tier.space<tensor>>) {
              scf.for %arg15 = %c0 to %arg6 step %c64 {
                %7:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>
                %8 = arith.cmpi ne, %arg15, %c0 : index
                tier.accumulate %7#0, %7#1 into %arg14 adds %8 atom [128, 128, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x128xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
              }
            }
          }
        }
        transport.role "epilogue" warps 4 registers 232 {
          scf.for %arg13 = %block_id_x to %6 step %grid_dim_x {
            %7 = arith.muli %5, %c16 : index
            %8 = arith.divui %arg13, %7 : index
            %9 = arith.remui %arg13, %7 : index
            %10 = arith.muli %8, %c16 : index
            %11 = arith.subi %4, %10 : index
            %12 = arith.minui %11, %c16 : index
            %13 = arith.remui %9, %12 : index
            %14 = arith.addi %10, %13 : index
            %15 = arith.divui %9, %12 : index
            %16 = arith.muli %14, %c128 : index
            %17 = arith.muli %15, %c128 : index
            %18 = transport.get %1 : memref<128x128xf32, #tier.space<tensor>>
            %19 = arith.cmpi sgt, %arg6, %c0 : index
            %20 = tier.load %18[%c0, %c0] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            %21 = arith.select %19, %20, %cst : tensor<128x64xf32, #fragment2>
            %22 = tier.load %reinterpret_cast[%17] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %23 = arith.extf %22 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %24 = tier.broadcast %23 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %25 = arith.addf %21, %24 : tensor<128x64xf32, #fragment2>
            %26 = arith.truncf %25 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %27 = arith.maximumf %26, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %27, %3[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%17, %16] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %28 = arith.addi %17, %c64 : index
            %29 = tier.load %18[%c0, %c64] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            transport.release %1 pending 0 : <memref<128x128xf32, #tier.space<tensor>>>
            %30 = arith.select %19, %29, %cst : tensor<128x64xf32, #fragment2>
            %31 = tier.load %reinterpret_cast[%28] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %32 = arith.extf %31 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %33 = tier.broadcast %32 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %34 = arith.addf %30, %33 : tensor<128x64xf32, #fragment2>
            %35 = arith.truncf %34 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %36 = arith.maximumf %35, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %36, %2[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %2 to %arg12[%28, %16] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 64, 64], atom = [128, 64, 16], grain = cta, stages = 8, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xbf16, #fragment2>
      %c128 = arith.constant 128 : index
      %c64 = arith.constant 64 : index
      %c16 = arith.constant 16 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>>
      %1 = transport.channel stages 2 completion  mma_commit {tier.columns = array<i64: 0, 64>} : <memref<128x64xf32, #tier.space<tensor>>>
      %2 = tier.alloc : memref<128x64xbf16, #tile, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %3 = arith.ceildivui %arg4, %c128 : index
      %4 = arith.ceildivui %arg5, %c64 : index
      %5 = arith.muli %3, %4 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.muli %4, %c16 : index
            %7 = arith.divui %arg12, %6 : index
            %8 = arith.remui %arg12, %6 : index
            %9 = arith.muli %7, %c16 : index
            %10 = arith.subi %3, %9 : index
            %11 = arith.minui %10, %c16 : index
            %12 = arith.remui %8, %11 : index
            %13 = arith.addi %9, %12 : index
            %14 = arith.divui %8, %11 : index
            %15 = arith.muli %13, %c128 : index
            %16 = arith.muli %14, %c64 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile4, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %15] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%16, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile4, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %5 step %grid_dim_x {
            transport.put %1 as (%arg13: memref<128x64xf32, #tier.space<tensor>>) {
              scf.for %arg14 = %c0 to %arg6 step %c64 {
                %6:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>
                %7 = arith.cmpi ne, %arg14, %c0 : index
                tier.accumulate %6#0, %6#1 into %arg13 adds %7 atom [128, 64, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>>
              }
            }
          }
        }
        transport.role "epilogue" warps 4 registers 232 {
          scf.for %arg12 = %block_id_x to %5 step %grid_dim_x {
            %6 = arith.muli %4, %c16 : index
            %7 = arith.divui %arg12, %6 : index
            %8 = arith.remui %arg12, %6 : index
            %9 = arith.muli %7, %c16 : index
            %10 = arith.subi %3, %9 : index
            %11 = arith.minui %10, %c16 : index
            %12 = arith.remui %8, %11 : index
            %13 = arith.addi %9, %12 : index
            %14 = arith.divui %8, %11 : index
            %15 = arith.muli %13, %c128 : index
            %16 = arith.muli %14, %c64 : index
            %17 = transport.get %1 : memref<128x64xf32, #tier.space<tensor>>
            %18 = arith.cmpi sgt, %arg6, %c0 : index
            %19 = tier.load %17[%c0, %c0] : memref<128x64xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            transport.release %1 pending 0 : <memref<128x64xf32, #tier.space<tensor>>>
            %20 = arith.select %18, %19, %cst : tensor<128x64xf32, #fragment2>
            %21 = tier.load %reinterpret_cast[%16] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %22 = arith.extf %21 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %23 = tier.broadcast %22 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %24 = arith.addf %20, %23 : tensor<128x64xf32, #fragment2>
            %25 = arith.truncf %24 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %26 = arith.maximumf %25, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %26, %2[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %2 to %arg11[%16, %15] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          }
          transport.await  bulk_group pending 0
        }
      }
      gpu.return
    }
  }
  func.func @linear(%arg0: memref<?xbf16> {tier.argument = #tier.argument<name = "x", extents = ["M", "K"], multiple = [1, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg1: index, %arg2: index, %arg3: index, %arg4: index, %arg5: memref<?xbf16> {tier.argument = #tier.argument<name = "w", extents = ["K", "N"], multiple = [16, 16], strides = [?, 1], stride_multiple = [8, 1], align = 16>}, %arg6: index, %arg7: index, %arg8: index, %arg9: index, %arg10: memref<?xbf16> {tier.argument = #tier.argument<name = "b", extents = ["N"], multiple = [16], strides = [1], stride_multiple = [1], align = 16>}, %arg11: index, %arg12: index, %arg13: memref<?xbf16> {tier.output}, %arg14: index, %arg15: index, %arg16: index, %arg17: index) {
    %c64 = arith.constant 64 : index
    %c21823488 = arith.constant 21823488 : index
    %c384 = arith.constant 384 : index
    %c128 = arith.constant 128 : index
    %c10 = arith.constant 10 : index
    %c43646976 = arith.constant 43646976 : index
    %c129 = arith.constant 129 : index
    %c512 = arith.constant 512 : index
    %c2 = arith.constant 2 : index
    %c256 = arith.constant 256 : index
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %0 = arith.muli %arg1, %arg7 : index
    %1 = arith.ceildivui %arg1, %c256 : index
    %2 = arith.ceildivui %arg7, %c256 : index
    %3 = arith.muli %1, %2 : index
    %4 = tier.units : index
    %5 = arith.divui %4, %c2 : index
    %6 = arith.minui %3, %5 : index
    %7 = arith.muli %6, %c2 : index
    %8 = arith.cmpi sge, %arg1, %c129 : index
    %9 = arith.muli %0, %c10 : index
    %10 = arith.cmpi sge, %9, %c43646976 : index
    %11 = arith.andi %8, %10 : i1
    %12 = arith.ceildivui %arg1, %c128 : index
    %13 = arith.muli %2, %12 : index
    %14 = arith.minui %13, %4 : index
    %15 = arith.ceildivui %arg7, %c128 : index
    %16 = arith.muli %12, %15 : index
    %17 = arith.minui %16, %4 : index
    %18 = arith.cmpi sge, %9, %c21823488 : index
    %19 = arith.ceildivui %arg7, %c64 : index
    %20 = arith.muli %12, %19 : index
    %21 = arith.minui %20, %4 : index
    %22 = arith.cmpi ne, %0, %c0 : index
    scf.if %22 {
      scf.if %11 {
        %23 = arith.maxsi %arg2, %c1 : index
        %24 = arith.maxsi %arg1, %c1 : index
        %25 = arith.muli %arg3, %c2 : index
        %26 = tier.encode_tensormap %arg0[%c0] dims(%23, %24) strides(%25) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        %27 = arith.maxsi %arg7, %c1 : index
        %28 = arith.muli %arg8, %c2 : index
        %29 = tier.encode_tensormap %arg5[%c0] dims(%27, %23) strides(%28) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
        %30 = arith.muli %arg7, %c2 : index
        %31 = tier.encode_tensormap %arg13[%c0] dims(%27, %24) strides(%30) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        gpu.launch_func  @linear_0::@linear_0 blocks in (%7, %c1, %c1) threads in (%c512, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %26 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %29 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %31 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %31 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
      } else {
        scf.if %10 {
          %23 = arith.maxsi %arg2, %c1 : index
          %24 = arith.maxsi %arg1, %c1 : index
          %25 = arith.muli %arg3, %c2 : index
          %26 = tier.encode_tensormap %arg0[%c0] dims(%23, %24) strides(%25) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          %27 = arith.maxsi %arg7, %c1 : index
          %28 = arith.muli %arg8, %c2 : index
          %29 = tier.encode_tensormap %arg5[%c0] dims(%27, %23) strides(%28) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          %30 = arith.muli %arg7, %c2 : index
          %31 = tier.encode_tensormap %arg13[%c0] dims(%27, %24) strides(%30) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%14, %c1, %c1) threads in (%c512, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %26 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %29 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %31 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %31 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
        } else {
          scf.if %18 {
            %23 = arith.maxsi %arg2, %c1 : index
            %24 = arith.maxsi %arg1, %c1 : index
            %25 = arith.muli %arg3, %c2 : index
            %26 = tier.encode_tensormap %arg0[%c0] dims(%23, %24) strides(%25) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %27 = arith.maxsi %arg7, %c1 : index
            %28 = arith.muli %arg8, %c2 : index
            %29 = tier.encode_tensormap %arg5[%c0] dims(%27, %23) strides(%28) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %30 = arith.muli %arg7, %c2 : index
            %31 = tier.encode_tensormap %arg13[%c0] dims(%27, %24) strides(%30) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%17, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %26 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %29 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %31 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %31 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
          } else {
            %23 = arith.maxsi %arg2, %c1 : index
            %24 = arith.maxsi %arg1, %c1 : index
            %25 = arith.muli %arg3, %c2 : index
            %26 = tier.encode_tensormap %arg0[%c0] dims(%23, %24) strides(%25) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %27 = arith.maxsi %arg7, %c1 : index
            %28 = arith.muli %arg8, %c2 : index
            %29 = tier.encode_tensormap %arg5[%c0] dims(%27, %23) strides(%28) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %30 = arith.muli %arg7, %c2 : index
            %31 = tier.encode_tensormap %arg13[%c0] dims(%27, %24) strides(%30) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%21, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %26 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %29 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %31 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
          }
        }
      }
    }
    return
  }
}

