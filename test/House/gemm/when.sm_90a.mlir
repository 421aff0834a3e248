// RUN: tail -n +3 %s > %t && sed 's/bf16> {$/bf16> attributes {tier.asked = {tile = array<i64: 128, 256, 64>}} {/' %S/Inputs/gemm.mlir | tier-opt - --tier-compile="chip=sm_90a to=when" | diff %t -

#fragment = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [8:[16, 0]]>
#fragment1 = #layout.fragment<[256], register = [2:[1], 32:[8]], lane = [4:[2], 8:[0]], warp = [8:[0]]>
#tile = #layout.compose<<[128:64], [64:1]>, <3, 3, 3>>
#tile1 = #layout.compose<<[64:1, 4:4096], [64:64]>, <3, 3, 3>>
#tile2 = #layout.compose<<[128:64], [64:1, 4:8192]>, <3, 3, 3>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @linear_0 {
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [64, 256, 16], grain = warpgroup, stages = 3, warps = [4, 8], registers = [40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x256xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x256xbf16, #fragment>
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
      %1 = tier.alloc : memref<128x256xbf16, #tile2, #tier.space<shared>>
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
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %14] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%15, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile1, #tier.space<shared>>
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
            %16 = scf.for %arg13 = %c0 to %arg6 step %c64 iter_args(%arg14 = %cst) -> (tensor<128x256xf32, #fragment>) {
              %24:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>
              %25 = tier.mma %24#0, %24#1, %arg14 atom [64, 256, 16] on  warpgroup {tier.instruction = "wgmma.m64k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>, tensor<128x256xf32, #fragment>
              transport.await  mma_group pending 1
              transport.release %0 pending 1 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
              scf.yield %25 : tensor<128x256xf32, #fragment>
            }
            %17 = transport.await  mma_group pending 0(%16 : tensor<128x256xf32, #fragment>) -> tensor<128x256xf32, #fragment>
            transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile1, #tier.space<shared>>>
            %18 = tier.load %reinterpret_cast[%15] : memref<?xbf16, strided<[1]>> to tensor<256xbf16, #fragment1>
            %19 = arith.extf %18 : tensor<256xbf16, #fragment1> to tensor<256xf32, #fragment1>
            %20 = tier.broadcast %19 axis 0 : tensor<256xf32, #fragment1> to tensor<128x256xf32, #fragment>
            %21 = arith.addf %17, %20 : tensor<128x256xf32, #fragment>
            %22 = arith.truncf %21 fastmath<contract> : tensor<128x256xf32, #fragment> to tensor<128x256xbf16, #fragment>
            %23 = arith.maximumf %22, %cst_0 : tensor<128x256xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %23, %1[%c0, %c0] : tensor<128x256xbf16, #fragment>, memref<128x256xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %1 to %arg11[%15, %14] : memref<128x256xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
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
      %15 = tier.encode_tensormap %arg13[%c0] dims(%11, %8) strides(%14) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
      gpu.launch_func  @linear_0::@linear_0 blocks in (%5, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %10 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %13 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %15 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
    }
    return
  }
}

