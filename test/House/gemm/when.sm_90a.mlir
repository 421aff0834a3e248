// RUN: tail -n +3 %s > %t && sed 's/bf16> {$/bf16> attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {/' %S/Inputs/gemm.mlir | tier-opt - --tier-compile="chip=sm_90a to=when" | diff %t -

#fragment = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment1 = #layout.fragment<[128, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment2 = #layout.fragment<[32], register = [2:[1], 4:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#tile = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile1 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
#tile2 = #layout.compose<<[128:32], [32:1]>, <2, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 4, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x32xbf16, #fragment1>
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c32 = arith.constant 32 : index
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
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %block_id_x = gpu.block_id  x
      %5 = arith.ceildivui %arg4, %c128 : index
      %6 = arith.ceildivui %arg5, %c256 : index
      %7 = arith.muli %5, %6 : index
      %grid_dim_x = gpu.grid_dim  x
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          scf.for %arg12 = %block_id_x to %7 step %grid_dim_x {
            %8 = arith.muli %6, %c16 : index
            %9 = arith.divui %arg12, %8 : index
            %10 = arith.remui %arg12, %8 : index
            %11 = arith.muli %9, %c16 : index
            %12 = arith.subi %5, %11 : index
            %13 = arith.minui %12, %c16 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c128 : index
            %18 = arith.muli %16, %c256 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %17] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%18, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile1, #tier.space<shared>>
              }
            }
          }
        }
        transport.role "math" warps 8 registers 232 {
          scf.for %arg12 = %block_id_x to %7 step %grid_dim_x {
            %8 = arith.muli %6, %c16 : index
            %9 = arith.divui %arg12, %8 : index
            %10 = arith.remui %arg12, %8 : index
            %11 = arith.muli %9, %c16 : index
            %12 = arith.subi %5, %11 : index
            %13 = arith.minui %12, %c16 : index
            %14 = arith.remui %10, %13 : index
            %15 = arith.addi %11, %14 : index
            %16 = arith.divui %10, %13 : index
            %17 = arith.muli %15, %c128 : index
            %18 = arith.muli %16, %c256 : index
            %19 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment>) {
              %84:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>
              %85 = tier.mma %84#0, %84#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>, tensor<128x256xf32, #fragment>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
              scf.yield %85 : tensor<128x256xf32, #fragment>
            }
            %20 = transport.await  mma_group pending 0(%19 : tensor<128x256xf32, #fragment>) -> tensor<128x256xf32, #fragment>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
            %21 = arith.addi %18, %c32 : index
            %22 = arith.addi %18, %c64 : index
            %23 = arith.addi %18, %c96 : index
            %24 = arith.addi %18, %c128 : index
            %25 = arith.addi %18, %c160 : index
            %26 = arith.addi %18, %c192 : index
            %27 = arith.addi %18, %c224 : index
            %28 = tier.load %reinterpret_cast[%18] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
            %29 = tier.piece %20[0, 0] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %30 = arith.extf %28 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %31 = tier.broadcast %30 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %32 = arith.addf %29, %31 : tensor<128x32xf32, #fragment1>
            %33 = arith.truncf %32 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %34 = arith.maximumf %33, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %34, %4[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%18, %17] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %35 = tier.load %reinterpret_cast[%21] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
            %36 = tier.piece %20[0, 32] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %37 = arith.extf %35 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %38 = tier.broadcast %37 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %39 = arith.addf %36, %38 : tensor<128x32xf32, #fragment1>
            %40 = arith.truncf %39 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %41 = arith.maximumf %40, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %41, %3[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%21, %17] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %42 = tier.load %reinterpret_cast[%22] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
            %43 = tier.piece %20[0, 64] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %44 = arith.extf %42 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %45 = tier.broadcast %44 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %46 = arith.addf %43, %45 : tensor<128x32xf32, #fragment1>
            %47 = arith.truncf %46 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %48 = arith.maximumf %47, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %48, %2[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %2 to %arg11[%22, %17] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %49 = tier.load %reinterpret_cast[%23] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
            %50 = tier.piece %20[0, 96] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %51 = arith.extf %49 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %52 = tier.broadcast %51 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %53 = arith.addf %50, %52 : tensor<128x32xf32, #fragment1>
            %54 = arith.truncf %53 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %55 = arith.maximumf %54, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %55, %1[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%23, %17] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %56 = tier.load %reinterpret_cast[%24] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
            %57 = tier.piece %20[0, 128] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %58 = arith.extf %56 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %59 = tier.broadcast %58 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %60 = arith.addf %57, %59 : tensor<128x32xf32, #fragment1>
            %61 = arith.truncf %60 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %62 = arith.maximumf %61, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %62, %4[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%24, %17] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %63 = tier.load %reinterpret_cast[%25] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
            %64 = tier.piece %20[0, 160] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %65 = arith.extf %63 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %66 = tier.broadcast %65 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %67 = arith.addf %64, %66 : tensor<128x32xf32, #fragment1>
            %68 = arith.truncf %67 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %69 = arith.maximumf %68, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %69, %3[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%25, %17] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %70 = tier.load %reinterpret_cast[%26] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
            %71 = tier.piece %20[0, 192] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %72 = arith.extf %70 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %73 = tier.broadcast %72 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %74 = arith.addf %71, %73 : tensor<128x32xf32, #fragment1>
            %75 = arith.truncf %74 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %76 = arith.maximumf %75, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %76, %2[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %2 to %arg11[%26, %17] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
            %77 = tier.load %reinterpret_cast[%27] : memref<?xbf16, strided<[1]>> to tensor<32xbf16, #fragment2>
            %78 = tier.piece %20[0, 224] : tensor<128x256xf32, #fragment> to tensor<128x32xf32, #fragment1>
            %79 = arith.extf %77 : tensor<32xbf16, #fragment2> to tensor<32xf32, #fragment2>
            %80 = tier.broadcast %79 axis 0 : tensor<32xf32, #fragment2> to tensor<128x32xf32, #fragment1>
            %81 = arith.addf %78, %80 : tensor<128x32xf32, #fragment1>
            %82 = arith.truncf %81 fastmath<contract> : tensor<128x32xf32, #fragment1> to tensor<128x32xbf16, #fragment1>
            %83 = arith.maximumf %82, %cst_0 : tensor<128x32xbf16, #fragment1>
            tier.store %83, %1[%c0, %c0] : tensor<128x32xbf16, #fragment1>, memref<128x32xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.await  bulk_group pending 2 read
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%27, %17] : memref<128x32xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [32, 128], swizzle = 64B>>
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
      gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %10 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %13 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %15 : !tier.tensormap<<element = bf16, box = [32, 128], swizzle = 64B>>)
    }
    return
  }
}

