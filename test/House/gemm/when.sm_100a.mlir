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
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.overlaps, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [256, 256, 16], grain = pair, stages = 5, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [2, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %c2147483647 = arith.constant 2147483647 : index
      %c256 = arith.constant 256 : index
      %c2 = arith.constant 2 : index
      %c8 = arith.constant 8 : index
      %c128 = arith.constant 128 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 5 completion  transaction pair : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
      %1 = transport.channel stages 2 completion  mma_commit pair {tier.columns = array<i64: 0, 256>} : <memref<128x256xf32, #tier.space<tensor>>>
      %2 = transport.channel stages 3 completion  transaction : <memref<2xi64, #tier.space<shared>>>
      %3 = tier.alloc {tier.offset = 0 : i64} : memref<128x128xbf16, #tile2, #tier.space<shared>>
      %4 = tier.alloc {tier.offset = 0 : i64} : memref<128x128xbf16, #tile2, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %5 = arith.ceildivui %arg4, %c256 : index
      %6 = arith.ceildivui %arg5, %c256 : index
      %7 = arith.muli %6, %c8 : index
      %8 = arith.minui %7, %c2147483647 : index
      %9 = arith.index_cast %8 : index to i32
      %10 = arith.subi %arg4, %c128 : index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.subi %arg5, %c256 : index
      %13 = arith.maxsi %12, %c0 : index
      %14 = arith.cmpi sgt, %arg6, %c0 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          %block_id_x = gpu.block_id  x
          %15 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            transport.put %2 as (%arg13: memref<2xi64, #tier.space<shared>>) {
              transport.copy.claim pair to %arg13 : memref<2xi64, #tier.space<shared>>
            }
            %16 = arith.remui %arg12, %c2 : index
            %17 = arith.divui %arg12, %c2 : index
            %18 = arith.index_cast %17 : index to i32
            %19 = arith.divui %18, %9 : i32
            %20 = arith.index_castui %19 : i32 to index
            %21 = arith.muli %19, %9 : i32
            %22 = arith.subi %18, %21 : i32
            %23 = arith.muli %20, %c8 : index
            %24 = arith.subi %5, %23 : index
            %25 = arith.minui %24, %c8 : index
            %26 = arith.index_cast %25 : index to i32
            %27 = arith.divui %22, %26 : i32
            %28 = arith.muli %27, %26 : i32
            %29 = arith.subi %22, %28 : i32
            %30 = arith.index_castui %29 : i32 to index
            %31 = arith.addi %23, %30 : index
            %32 = arith.index_castui %27 : i32 to index
            %33 = arith.muli %31, %c256 : index
            %34 = arith.muli %32, %c256 : index
            %35 = arith.muli %16, %c128 : index
            %36 = arith.addi %33, %35 : index
            %37 = arith.minsi %36, %11 : index
            %38 = arith.minsi %34, %13 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              %40 = arith.addi %38, %35 : index
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %37] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%40, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
              }
            }
            %39 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %39 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given) %block : index
          } do {
          ^bb0(%arg12: index):
            scf.yield %arg12 : index
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.while : () -> () {
            transport.put %1 as (%arg12: memref<128x256xf32, #tier.space<tensor>>) {
              scf.for %arg13 = %c0 to %arg6 step %c64 {
                %16:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>
                %17 = arith.cmpi ne, %arg13, %c0 : index
                tier.accumulate %16#0, %16#1 into %arg12 adds %17 atom [256, 256, 16] pair {tier.instruction = "tcgen05.m256k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
              }
            }
            %15 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %15 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given)
          } do {
            scf.yield
          }
        }
        transport.role "epilogue" warps 8 registers 216 {
          %block_id_x = gpu.block_id  x
          %15 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            %16 = arith.remui %arg12, %c2 : index
            %17 = arith.divui %arg12, %c2 : index
            %18 = arith.index_cast %17 : index to i32
            %19 = arith.divui %18, %9 : i32
            %20 = arith.index_castui %19 : i32 to index
            %21 = arith.muli %19, %9 : i32
            %22 = arith.subi %18, %21 : i32
            %23 = arith.muli %20, %c8 : index
            %24 = arith.subi %5, %23 : index
            %25 = arith.minui %24, %c8 : index
            %26 = arith.index_cast %25 : index to i32
            %27 = arith.divui %22, %26 : i32
            %28 = arith.muli %27, %26 : i32
            %29 = arith.subi %22, %28 : i32
            %30 = arith.index_castui %29 : i32 to index
            %31 = arith.addi %23, %30 : index
            %32 = arith.index_castui %27 : i32 to index
            %33 = arith.muli %31, %c256 : index
            %34 = arith.muli %32, %c256 : index
            %35 = arith.muli %16, %c128 : index
            %36 = arith.addi %33, %35 : index
            %37 = arith.minsi %36, %11 : index
            %38 = arith.minsi %34, %13 : index
            %39 = transport.get %1 : memref<128x256xf32, #tier.space<tensor>>
            %40 = tier.load %39[%c0, %c0] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            %41 = arith.select %14, %40, %cst : tensor<128x128xf32, #fragment>
            %42 = tier.load %reinterpret_cast[%38] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %43 = arith.extf %42 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %44 = tier.broadcast %43 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %45 = arith.addf %41, %44 : tensor<128x128xf32, #fragment>
            %46 = arith.truncf %45 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %47 = arith.maximumf %46, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %47, %4[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%38, %37] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %48 = arith.addi %38, %c128 : index
            %49 = tier.load %39[%c0, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            transport.release %1 pending 0 : <memref<128x256xf32, #tier.space<tensor>>>
            %50 = arith.select %14, %49, %cst : tensor<128x128xf32, #fragment>
            %51 = tier.load %reinterpret_cast[%48] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %52 = arith.extf %51 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %53 = tier.broadcast %52 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %54 = arith.addf %50, %53 : tensor<128x128xf32, #fragment>
            %55 = arith.truncf %54 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %56 = arith.maximumf %55, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %56, %3[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%48, %37] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %57 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %57 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given) %block : index
          } do {
          ^bb0(%arg12: index):
            scf.yield %arg12 : index
          }
          transport.await  bulk_group pending 0 read
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_1 {
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.overlaps, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x128xf32, #fragment>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x128xbf16, #fragment>
      %c2147483647 = arith.constant 2147483647 : index
      %c128 = arith.constant 128 : index
      %c256 = arith.constant 256 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 3 completion  transaction : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>>
      %1 = transport.channel stages 2 completion  mma_commit {tier.columns = array<i64: 0, 256>} : <memref<128x256xf32, #tier.space<tensor>>>
      %2 = transport.channel stages 3 completion  transaction : <memref<2xi64, #tier.space<shared>>>
      %3 = tier.alloc {tier.offset = 0 : i64} : memref<128x128xbf16, #tile2, #tier.space<shared>>
      %4 = tier.alloc {tier.offset = 0 : i64} : memref<128x128xbf16, #tile2, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %5 = arith.ceildivui %arg4, %c128 : index
      %6 = arith.ceildivui %arg5, %c256 : index
      %7 = arith.muli %6, %c16 : index
      %8 = arith.minui %7, %c2147483647 : index
      %9 = arith.index_cast %8 : index to i32
      %10 = arith.subi %arg4, %c128 : index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.subi %arg5, %c256 : index
      %13 = arith.maxsi %12, %c0 : index
      %14 = arith.cmpi sgt, %arg6, %c0 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          %block_id_x = gpu.block_id  x
          %15 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            transport.put %2 as (%arg13: memref<2xi64, #tier.space<shared>>) {
              transport.copy.claim to %arg13 : memref<2xi64, #tier.space<shared>>
            }
            %16 = arith.index_cast %arg12 : index to i32
            %17 = arith.divui %16, %9 : i32
            %18 = arith.index_castui %17 : i32 to index
            %19 = arith.muli %17, %9 : i32
            %20 = arith.subi %16, %19 : i32
            %21 = arith.muli %18, %c16 : index
            %22 = arith.subi %5, %21 : index
            %23 = arith.minui %22, %c16 : index
            %24 = arith.index_cast %23 : index to i32
            %25 = arith.divui %20, %24 : i32
            %26 = arith.muli %25, %24 : i32
            %27 = arith.subi %20, %26 : i32
            %28 = arith.index_castui %27 : i32 to index
            %29 = arith.addi %21, %28 : index
            %30 = arith.index_castui %25 : i32 to index
            %31 = arith.muli %29, %c128 : index
            %32 = arith.muli %30, %c256 : index
            %33 = arith.minsi %31, %11 : index
            %34 = arith.minsi %32, %13 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile3, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %33] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%34, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile3, #tier.space<shared>>
              }
            }
            %35 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %35 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given) %block : index
          } do {
          ^bb0(%arg12: index):
            scf.yield %arg12 : index
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.while : () -> () {
            transport.put %1 as (%arg12: memref<128x256xf32, #tier.space<tensor>>) {
              scf.for %arg13 = %c0 to %arg6 step %c64 {
                %16:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>
                %17 = arith.cmpi ne, %arg13, %c0 : index
                tier.accumulate %16#0, %16#1 into %arg12 adds %17 atom [128, 256, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>>
              }
            }
            %15 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %15 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given)
          } do {
            scf.yield
          }
        }
        transport.role "epilogue" warps 8 registers 216 {
          %block_id_x = gpu.block_id  x
          %15 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            %16 = arith.index_cast %arg12 : index to i32
            %17 = arith.divui %16, %9 : i32
            %18 = arith.index_castui %17 : i32 to index
            %19 = arith.muli %17, %9 : i32
            %20 = arith.subi %16, %19 : i32
            %21 = arith.muli %18, %c16 : index
            %22 = arith.subi %5, %21 : index
            %23 = arith.minui %22, %c16 : index
            %24 = arith.index_cast %23 : index to i32
            %25 = arith.divui %20, %24 : i32
            %26 = arith.muli %25, %24 : i32
            %27 = arith.subi %20, %26 : i32
            %28 = arith.index_castui %27 : i32 to index
            %29 = arith.addi %21, %28 : index
            %30 = arith.index_castui %25 : i32 to index
            %31 = arith.muli %29, %c128 : index
            %32 = arith.muli %30, %c256 : index
            %33 = arith.minsi %31, %11 : index
            %34 = arith.minsi %32, %13 : index
            %35 = transport.get %1 : memref<128x256xf32, #tier.space<tensor>>
            %36 = tier.load %35[%c0, %c0] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            %37 = arith.select %14, %36, %cst : tensor<128x128xf32, #fragment>
            %38 = tier.load %reinterpret_cast[%34] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %39 = arith.extf %38 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %40 = tier.broadcast %39 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %41 = arith.addf %37, %40 : tensor<128x128xf32, #fragment>
            %42 = arith.truncf %41 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %43 = arith.maximumf %42, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %43, %4[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%34, %33] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %44 = arith.addi %34, %c128 : index
            %45 = tier.load %35[%c0, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            transport.release %1 pending 0 : <memref<128x256xf32, #tier.space<tensor>>>
            %46 = arith.select %14, %45, %cst : tensor<128x128xf32, #fragment>
            %47 = tier.load %reinterpret_cast[%44] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %48 = arith.extf %47 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %49 = tier.broadcast %48 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %50 = arith.addf %46, %49 : tensor<128x128xf32, #fragment>
            %51 = arith.truncf %50 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %52 = arith.maximumf %51, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %52, %3[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%44, %33] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %53 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %53 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given) %block : index
          } do {
          ^bb0(%arg12: index):
            scf.yield %arg12 : index
          }
          transport.await  bulk_group pending 0 read
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_2 {
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.overlaps, tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 6, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xbf16, #fragment2>
      %c2147483647 = arith.constant 2147483647 : index
      %c128 = arith.constant 128 : index
      %c16 = arith.constant 16 : index
      %c64 = arith.constant 64 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 6 completion  transaction : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
      %1 = transport.channel stages 2 completion  mma_commit {tier.columns = array<i64: 0, 128>} : <memref<128x128xf32, #tier.space<tensor>>>
      %2 = transport.channel stages 3 completion  transaction : <memref<2xi64, #tier.space<shared>>>
      %3 = tier.alloc {tier.offset = 0 : i64} : memref<128x64xbf16, #tile, #tier.space<shared>>
      %4 = tier.alloc {tier.offset = 0 : i64} : memref<128x64xbf16, #tile, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %5 = arith.ceildivui %arg4, %c128 : index
      %6 = arith.ceildivui %arg5, %c128 : index
      %7 = arith.muli %6, %c16 : index
      %8 = arith.minui %7, %c2147483647 : index
      %9 = arith.index_cast %8 : index to i32
      %10 = arith.subi %arg4, %c128 : index
      %11 = arith.maxsi %10, %c0 : index
      %12 = arith.subi %arg5, %c128 : index
      %13 = arith.maxsi %12, %c0 : index
      %14 = arith.cmpi sgt, %arg6, %c0 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          %block_id_x = gpu.block_id  x
          %15 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            transport.put %2 as (%arg13: memref<2xi64, #tier.space<shared>>) {
              transport.copy.claim to %arg13 : memref<2xi64, #tier.space<shared>>
            }
            %16 = arith.index_cast %arg12 : index to i32
            %17 = arith.divui %16, %9 : i32
            %18 = arith.index_castui %17 : i32 to index
            %19 = arith.muli %17, %9 : i32
            %20 = arith.subi %16, %19 : i32
            %21 = arith.muli %18, %c16 : index
            %22 = arith.subi %5, %21 : index
            %23 = arith.minui %22, %c16 : index
            %24 = arith.index_cast %23 : index to i32
            %25 = arith.divui %20, %24 : i32
            %26 = arith.muli %25, %24 : i32
            %27 = arith.subi %20, %26 : i32
            %28 = arith.index_castui %27 : i32 to index
            %29 = arith.addi %21, %28 : index
            %30 = arith.index_castui %25 : i32 to index
            %31 = arith.muli %29, %c128 : index
            %32 = arith.muli %30, %c128 : index
            %33 = arith.minsi %31, %11 : index
            %34 = arith.minsi %32, %13 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %33] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%34, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
              }
            }
            %35 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %35 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given) %block : index
          } do {
          ^bb0(%arg12: index):
            scf.yield %arg12 : index
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.while : () -> () {
            transport.put %1 as (%arg12: memref<128x128xf32, #tier.space<tensor>>) {
              scf.for %arg13 = %c0 to %arg6 step %c64 {
                %16:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>
                %17 = arith.cmpi ne, %arg13, %c0 : index
                tier.accumulate %16#0, %16#1 into %arg12 adds %17 atom [128, 128, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x128xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
              }
            }
            %15 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %15 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given)
          } do {
            scf.yield
          }
        }
        transport.role "epilogue" warps 4 registers 232 {
          %block_id_x = gpu.block_id  x
          %15 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            %16 = arith.index_cast %arg12 : index to i32
            %17 = arith.divui %16, %9 : i32
            %18 = arith.index_castui %17 : i32 to index
            %19 = arith.muli %17, %9 : i32
            %20 = arith.subi %16, %19 : i32
            %21 = arith.muli %18, %c16 : index
            %22 = arith.subi %5, %21 : index
            %23 = arith.minui %22, %c16 : index
            %24 = arith.index_cast %23 : index to i32
            %25 = arith.divui %20, %24 : i32
            %26 = arith.muli %25, %24 : i32
            %27 = arith.subi %20, %26 : i32
            %28 = arith.index_castui %27 : i32 to index
            %29 = arith.addi %21, %28 : index
            %30 = arith.index_castui %25 : i32 to index
            %31 = arith.muli %29, %c128 : index
            %32 = arith.muli %30, %c128 : index
            %33 = arith.minsi %31, %11 : index
            %34 = arith.minsi %32, %13 : index
            %35 = transport.get %1 : memref<128x128xf32, #tier.space<tensor>>
            %36 = tier.load %35[%c0, %c0] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            %37 = arith.select %14, %36, %cst : tensor<128x64xf32, #fragment2>
            %38 = tier.load %reinterpret_cast[%34] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %39 = arith.extf %38 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %40 = tier.broadcast %39 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %41 = arith.addf %37, %40 : tensor<128x64xf32, #fragment2>
            %42 = arith.truncf %41 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %43 = arith.maximumf %42, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %43, %4[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%34, %33] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %44 = arith.addi %34, %c64 : index
            %45 = tier.load %35[%c0, %c64] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            transport.release %1 pending 0 : <memref<128x128xf32, #tier.space<tensor>>>
            %46 = arith.select %14, %45, %cst : tensor<128x64xf32, #fragment2>
            %47 = tier.load %reinterpret_cast[%44] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %48 = arith.extf %47 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %49 = tier.broadcast %48 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %50 = arith.addf %46, %49 : tensor<128x64xf32, #fragment2>
            %51 = arith.truncf %50 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %52 = arith.maximumf %51, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %52, %3[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%44, %33] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %53 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %53 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given) %block : index
          } do {
          ^bb0(%arg12: index):
            scf.yield %arg12 : index
          }
          transport.await  bulk_group pending 0 read
        }
      }
      gpu.return
    }
  }
  gpu.module @linear_0_3 {
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.overlaps, tier.plan = #tier.plan<tile = [128, 64, 64], atom = [128, 64, 16], grain = cta, stages = 8, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
      %cst = arith.constant dense<0.000000e+00> : tensor<128x64xf32, #fragment2>
      %cst_0 = arith.constant dense<0.000000e+00> : tensor<128x64xbf16, #fragment2>
      %c2147483647 = arith.constant 2147483647 : index
      %c128 = arith.constant 128 : index
      %c64 = arith.constant 64 : index
      %c16 = arith.constant 16 : index
      %c0 = arith.constant 0 : index
      %0 = transport.channel stages 8 completion  transaction : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>>
      %1 = transport.channel stages 2 completion  mma_commit {tier.columns = array<i64: 0, 64>} : <memref<128x64xf32, #tier.space<tensor>>>
      %2 = transport.channel stages 3 completion  transaction : <memref<2xi64, #tier.space<shared>>>
      %3 = tier.alloc : memref<128x64xbf16, #tile, #tier.space<shared>>
      %reinterpret_cast = memref.reinterpret_cast %arg2 to offset: [0], sizes: [%arg5], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %4 = arith.ceildivui %arg4, %c128 : index
      %5 = arith.ceildivui %arg5, %c64 : index
      %6 = arith.muli %5, %c16 : index
      %7 = arith.minui %6, %c2147483647 : index
      %8 = arith.index_cast %7 : index to i32
      %9 = arith.subi %arg4, %c128 : index
      %10 = arith.maxsi %9, %c0 : index
      %11 = arith.subi %arg5, %c64 : index
      %12 = arith.maxsi %11, %c0 : index
      %13 = arith.cmpi sgt, %arg6, %c0 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          %block_id_x = gpu.block_id  x
          %14 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            transport.put %2 as (%arg13: memref<2xi64, #tier.space<shared>>) {
              transport.copy.claim to %arg13 : memref<2xi64, #tier.space<shared>>
            }
            %15 = arith.index_cast %arg12 : index to i32
            %16 = arith.divui %15, %8 : i32
            %17 = arith.index_castui %16 : i32 to index
            %18 = arith.muli %16, %8 : i32
            %19 = arith.subi %15, %18 : i32
            %20 = arith.muli %17, %c16 : index
            %21 = arith.subi %4, %20 : index
            %22 = arith.minui %21, %c16 : index
            %23 = arith.index_cast %22 : index to i32
            %24 = arith.divui %19, %23 : i32
            %25 = arith.muli %24, %23 : i32
            %26 = arith.subi %19, %25 : i32
            %27 = arith.index_castui %26 : i32 to index
            %28 = arith.addi %20, %27 : index
            %29 = arith.index_castui %24 : i32 to index
            %30 = arith.muli %28, %c128 : index
            %31 = arith.muli %29, %c64 : index
            %32 = arith.minsi %30, %10 : index
            %33 = arith.minsi %31, %12 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile4, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %32] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%33, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile4, #tier.space<shared>>
              }
            }
            %34 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %34 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given) %block : index
          } do {
          ^bb0(%arg12: index):
            scf.yield %arg12 : index
          }
        }
        transport.role "multiply" warps 4 registers 40 {
          scf.while : () -> () {
            transport.put %1 as (%arg12: memref<128x64xf32, #tier.space<tensor>>) {
              scf.for %arg13 = %c0 to %arg6 step %c64 {
                %15:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>
                %16 = arith.cmpi ne, %arg13, %c0 : index
                tier.accumulate %15#0, %15#1 into %arg12 adds %16 atom [128, 64, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>>
              }
            }
            %14 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %14 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given)
          } do {
            scf.yield
          }
        }
        transport.role "epilogue" warps 4 registers 232 {
          %block_id_x = gpu.block_id  x
          %14 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            %15 = arith.index_cast %arg12 : index to i32
            %16 = arith.divui %15, %8 : i32
            %17 = arith.index_castui %16 : i32 to index
            %18 = arith.muli %16, %8 : i32
            %19 = arith.subi %15, %18 : i32
            %20 = arith.muli %17, %c16 : index
            %21 = arith.subi %4, %20 : index
            %22 = arith.minui %21, %c16 : index
            %23 = arith.index_cast %22 : index to i32
            %24 = arith.divui %19, %23 : i32
            %25 = arith.muli %24, %23 : i32
            %26 = arith.subi %19, %25 : i32
            %27 = arith.index_castui %26 : i32 to index
            %28 = arith.addi %20, %27 : index
            %29 = arith.index_castui %24 : i32 to index
            %30 = arith.muli %28, %c128 : index
            %31 = arith.muli %29, %c64 : index
            %32 = arith.minsi %30, %10 : index
            %33 = arith.minsi %31, %12 : index
            %34 = transport.get %1 : memref<128x64xf32, #tier.space<tensor>>
            %35 = tier.load %34[%c0, %c0] : memref<128x64xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            transport.release %1 pending 0 : <memref<128x64xf32, #tier.space<tensor>>>
            %36 = arith.select %13, %35, %cst : tensor<128x64xf32, #fragment2>
            %37 = tier.load %reinterpret_cast[%33] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %38 = arith.extf %37 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %39 = tier.broadcast %38 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %40 = arith.addf %36, %39 : tensor<128x64xf32, #fragment2>
            %41 = arith.truncf %40 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %42 = arith.maximumf %41, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %42, %3[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%33, %32] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %43 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %43 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given) %block : index
          } do {
          ^bb0(%arg12: index):
            scf.yield %arg12 : index
          }
          transport.await  bulk_group pending 0 read
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
    %4 = arith.muli %3, %c2 : index
    %5 = arith.cmpi sge, %arg1, %c129 : index
    %6 = arith.muli %0, %c10 : index
    %7 = arith.cmpi sge, %6, %c43646976 : index
    %8 = arith.andi %5, %7 : i1
    %9 = arith.ceildivui %arg1, %c128 : index
    %10 = arith.muli %2, %9 : index
    %11 = arith.ceildivui %arg7, %c128 : index
    %12 = arith.muli %9, %11 : index
    %13 = arith.cmpi sge, %6, %c21823488 : index
    %14 = arith.ceildivui %arg7, %c64 : index
    %15 = arith.muli %9, %14 : index
    %16 = arith.cmpi ne, %0, %c0 : index
    scf.if %16 {
      scf.if %8 {
        %17 = arith.maxsi %arg2, %c1 : index
        %18 = arith.maxsi %arg1, %c1 : index
        %19 = arith.muli %arg3, %c2 : index
        %20 = tier.encode_tensormap %arg0[%c0] dims(%17, %18) strides(%19) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        %21 = arith.maxsi %arg7, %c1 : index
        %22 = arith.muli %arg8, %c2 : index
        %23 = tier.encode_tensormap %arg5[%c0] dims(%21, %17) strides(%22) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
        %24 = arith.muli %arg7, %c2 : index
        %25 = tier.encode_tensormap %arg13[%c0] dims(%21, %18) strides(%24) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
        gpu.launch_func  @linear_0::@linear_0 blocks in (%4, %c1, %c1) threads in (%c512, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %20 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %23 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %25 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
      } else {
        scf.if %7 {
          %17 = arith.maxsi %arg2, %c1 : index
          %18 = arith.maxsi %arg1, %c1 : index
          %19 = arith.muli %arg3, %c2 : index
          %20 = tier.encode_tensormap %arg0[%c0] dims(%17, %18) strides(%19) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          %21 = arith.maxsi %arg7, %c1 : index
          %22 = arith.muli %arg8, %c2 : index
          %23 = tier.encode_tensormap %arg5[%c0] dims(%21, %17) strides(%22) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
          %24 = arith.muli %arg7, %c2 : index
          %25 = tier.encode_tensormap %arg13[%c0] dims(%21, %18) strides(%24) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
          gpu.launch_func  @linear_0_1::@linear_0_1 blocks in (%10, %c1, %c1) threads in (%c512, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %20 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %23 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %25 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
        } else {
          scf.if %13 {
            %17 = arith.maxsi %arg2, %c1 : index
            %18 = arith.maxsi %arg1, %c1 : index
            %19 = arith.muli %arg3, %c2 : index
            %20 = tier.encode_tensormap %arg0[%c0] dims(%17, %18) strides(%19) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %21 = arith.maxsi %arg7, %c1 : index
            %22 = arith.muli %arg8, %c2 : index
            %23 = tier.encode_tensormap %arg5[%c0] dims(%21, %17) strides(%22) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %24 = arith.muli %arg7, %c2 : index
            %25 = tier.encode_tensormap %arg13[%c0] dims(%21, %18) strides(%24) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            gpu.launch_func  @linear_0_2::@linear_0_2 blocks in (%12, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %20 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %23 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %25 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
          } else {
            %17 = arith.maxsi %arg2, %c1 : index
            %18 = arith.maxsi %arg1, %c1 : index
            %19 = arith.muli %arg3, %c2 : index
            %20 = tier.encode_tensormap %arg0[%c0] dims(%17, %18) strides(%19) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %21 = arith.maxsi %arg7, %c1 : index
            %22 = arith.muli %arg8, %c2 : index
            %23 = tier.encode_tensormap %arg5[%c0] dims(%21, %17) strides(%22) : memref<?xbf16> to <<element = bf16, box = [64, 64], swizzle = 128B>>
            %24 = arith.muli %arg7, %c2 : index
            %25 = tier.encode_tensormap %arg13[%c0] dims(%21, %18) strides(%24) : memref<?xbf16> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            gpu.launch_func  @linear_0_3::@linear_0_3 blocks in (%15, %c1, %c1) threads in (%c384, %c1, %c1)  args(%arg0 : memref<?xbf16>, %arg5 : memref<?xbf16>, %arg10 : memref<?xbf16>, %arg13 : memref<?xbf16>, %arg1 : index, %arg7 : index, %arg2 : index, %arg3 : index, %arg8 : index, %20 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %23 : !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %25 : !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>)
          }
        }
      }
    }
    return
  }
}

