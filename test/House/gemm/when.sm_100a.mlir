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
    gpu.func @linear_0(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [256, 256, 16], grain = pair, stages = 5, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [2, 1], group = 16>} {
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
      %10 = arith.cmpi sgt, %arg6, %c0 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          %block_id_x = gpu.block_id  x
          %11 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            transport.put %2 as (%arg13: memref<2xi64, #tier.space<shared>>) {
              transport.copy.claim pair to %arg13 : memref<2xi64, #tier.space<shared>>
            }
            %12 = arith.remui %arg12, %c2 : index
            %13 = arith.divui %arg12, %c2 : index
            %14 = arith.index_cast %13 : index to i32
            %15 = arith.divui %14, %9 : i32
            %16 = arith.index_castui %15 : i32 to index
            %17 = arith.muli %15, %9 : i32
            %18 = arith.subi %14, %17 : i32
            %19 = arith.muli %16, %c8 : index
            %20 = arith.subi %5, %19 : index
            %21 = arith.minui %20, %c8 : index
            %22 = arith.index_cast %21 : index to i32
            %23 = arith.divui %18, %22 : i32
            %24 = arith.muli %23, %22 : i32
            %25 = arith.subi %18, %24 : i32
            %26 = arith.index_castui %25 : i32 to index
            %27 = arith.addi %19, %26 : index
            %28 = arith.index_castui %23 : i32 to index
            %29 = arith.muli %27, %c256 : index
            %30 = arith.muli %28, %c256 : index
            %31 = arith.muli %12, %c128 : index
            %32 = arith.addi %29, %31 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              %34 = arith.addi %30, %31 : index
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %32] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%34, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
              }
            }
            %33 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %33 : memref<2xi64, #tier.space<shared>>
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
                %12:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>
                %13 = arith.cmpi ne, %arg13, %c0 : index
                tier.accumulate %12#0, %12#1 into %arg12 adds %13 atom [256, 256, 16] pair {tier.instruction = "tcgen05.m256k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
              }
            }
            %11 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %11 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given)
          } do {
            scf.yield
          }
        }
        transport.role "epilogue" warps 8 registers 216 {
          %block_id_x = gpu.block_id  x
          %11 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            %12 = arith.remui %arg12, %c2 : index
            %13 = arith.divui %arg12, %c2 : index
            %14 = arith.index_cast %13 : index to i32
            %15 = arith.divui %14, %9 : i32
            %16 = arith.index_castui %15 : i32 to index
            %17 = arith.muli %15, %9 : i32
            %18 = arith.subi %14, %17 : i32
            %19 = arith.muli %16, %c8 : index
            %20 = arith.subi %5, %19 : index
            %21 = arith.minui %20, %c8 : index
            %22 = arith.index_cast %21 : index to i32
            %23 = arith.divui %18, %22 : i32
            %24 = arith.muli %23, %22 : i32
            %25 = arith.subi %18, %24 : i32
            %26 = arith.index_castui %25 : i32 to index
            %27 = arith.addi %19, %26 : index
            %28 = arith.index_castui %23 : i32 to index
            %29 = arith.muli %27, %c256 : index
            %30 = arith.muli %28, %c256 : index
            %31 = arith.muli %12, %c128 : index
            %32 = arith.addi %29, %31 : index
            %33 = transport.get %1 : memref<128x256xf32, #tier.space<tensor>>
            %34 = tier.load %33[%c0, %c0] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            %35 = arith.select %10, %34, %cst : tensor<128x128xf32, #fragment>
            %36 = tier.load %reinterpret_cast[%30] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %37 = arith.extf %36 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %38 = tier.broadcast %37 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %39 = arith.addf %35, %38 : tensor<128x128xf32, #fragment>
            %40 = arith.truncf %39 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %41 = arith.maximumf %40, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %41, %4[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%30, %32] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %42 = arith.addi %30, %c128 : index
            %43 = tier.load %33[%c0, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            transport.release %1 pending 0 : <memref<128x256xf32, #tier.space<tensor>>>
            %44 = arith.select %10, %43, %cst : tensor<128x128xf32, #fragment>
            %45 = tier.load %reinterpret_cast[%42] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %46 = arith.extf %45 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %47 = tier.broadcast %46 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %48 = arith.addf %44, %47 : tensor<128x128xf32, #fragment>
            %49 = arith.truncf %48 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %50 = arith.maximumf %49, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %50, %3[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%42, %32] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %51 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %51 : memref<2xi64, #tier.space<shared>>
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
    gpu.func @linear_0_1(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216], cluster = [1, 1], group = 16>} {
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
      %10 = arith.cmpi sgt, %arg6, %c0 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          %block_id_x = gpu.block_id  x
          %11 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            transport.put %2 as (%arg13: memref<2xi64, #tier.space<shared>>) {
              transport.copy.claim to %arg13 : memref<2xi64, #tier.space<shared>>
            }
            %12 = arith.index_cast %arg12 : index to i32
            %13 = arith.divui %12, %9 : i32
            %14 = arith.index_castui %13 : i32 to index
            %15 = arith.muli %13, %9 : i32
            %16 = arith.subi %12, %15 : i32
            %17 = arith.muli %14, %c16 : index
            %18 = arith.subi %5, %17 : index
            %19 = arith.minui %18, %c16 : index
            %20 = arith.index_cast %19 : index to i32
            %21 = arith.divui %16, %20 : i32
            %22 = arith.muli %21, %20 : i32
            %23 = arith.subi %16, %22 : i32
            %24 = arith.index_castui %23 : i32 to index
            %25 = arith.addi %17, %24 : index
            %26 = arith.index_castui %21 : i32 to index
            %27 = arith.muli %25, %c128 : index
            %28 = arith.muli %26, %c256 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<256x64xbf16, #tile3, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %27] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%28, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<256x64xbf16, #tile3, #tier.space<shared>>
              }
            }
            %29 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %29 : memref<2xi64, #tier.space<shared>>
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
                %12:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>
                %13 = arith.cmpi ne, %arg13, %c0 : index
                tier.accumulate %12#0, %12#1 into %arg12 adds %13 atom [128, 256, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>, memref<128x256xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<256x64xbf16, #tile3, #tier.space<shared>>>
              }
            }
            %11 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %11 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given)
          } do {
            scf.yield
          }
        }
        transport.role "epilogue" warps 8 registers 216 {
          %block_id_x = gpu.block_id  x
          %11 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            %12 = arith.index_cast %arg12 : index to i32
            %13 = arith.divui %12, %9 : i32
            %14 = arith.index_castui %13 : i32 to index
            %15 = arith.muli %13, %9 : i32
            %16 = arith.subi %12, %15 : i32
            %17 = arith.muli %14, %c16 : index
            %18 = arith.subi %5, %17 : index
            %19 = arith.minui %18, %c16 : index
            %20 = arith.index_cast %19 : index to i32
            %21 = arith.divui %16, %20 : i32
            %22 = arith.muli %21, %20 : i32
            %23 = arith.subi %16, %22 : i32
            %24 = arith.index_castui %23 : i32 to index
            %25 = arith.addi %17, %24 : index
            %26 = arith.index_castui %21 : i32 to index
            %27 = arith.muli %25, %c128 : index
            %28 = arith.muli %26, %c256 : index
            %29 = transport.get %1 : memref<128x256xf32, #tier.space<tensor>>
            %30 = tier.load %29[%c0, %c0] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            %31 = arith.select %10, %30, %cst : tensor<128x128xf32, #fragment>
            %32 = tier.load %reinterpret_cast[%28] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %33 = arith.extf %32 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %34 = tier.broadcast %33 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %35 = arith.addf %31, %34 : tensor<128x128xf32, #fragment>
            %36 = arith.truncf %35 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %37 = arith.maximumf %36, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %37, %4[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%28, %27] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %38 = arith.addi %28, %c128 : index
            %39 = tier.load %29[%c0, %c128] : memref<128x256xf32, #tier.space<tensor>> to tensor<128x128xf32, #fragment>
            transport.release %1 pending 0 : <memref<128x256xf32, #tier.space<tensor>>>
            %40 = arith.select %10, %39, %cst : tensor<128x128xf32, #fragment>
            %41 = tier.load %reinterpret_cast[%38] : memref<?xbf16, strided<[1]>> to tensor<128xbf16, #fragment1>
            %42 = arith.extf %41 : tensor<128xbf16, #fragment1> to tensor<128xf32, #fragment1>
            %43 = tier.broadcast %42 axis 0 : tensor<128xf32, #fragment1> to tensor<128x128xf32, #fragment>
            %44 = arith.addf %40, %43 : tensor<128x128xf32, #fragment>
            %45 = arith.truncf %44 fastmath<contract> : tensor<128x128xf32, #fragment> to tensor<128x128xbf16, #fragment>
            %46 = arith.maximumf %45, %cst_0 : tensor<128x128xbf16, #fragment>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %46, %3[%c0, %c0] : tensor<128x128xbf16, #fragment>, memref<128x128xbf16, #tile2, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%38, %27] : memref<128x128xbf16, #tile2, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %47 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %47 : memref<2xi64, #tier.space<shared>>
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
    gpu.func @linear_0_2(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.plan = #tier.plan<tile = [128, 128, 64], atom = [128, 128, 16], grain = cta, stages = 6, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
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
      %10 = arith.cmpi sgt, %arg6, %c0 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          %block_id_x = gpu.block_id  x
          %11 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            transport.put %2 as (%arg13: memref<2xi64, #tier.space<shared>>) {
              transport.copy.claim to %arg13 : memref<2xi64, #tier.space<shared>>
            }
            %12 = arith.index_cast %arg12 : index to i32
            %13 = arith.divui %12, %9 : i32
            %14 = arith.index_castui %13 : i32 to index
            %15 = arith.muli %13, %9 : i32
            %16 = arith.subi %12, %15 : i32
            %17 = arith.muli %14, %c16 : index
            %18 = arith.subi %5, %17 : index
            %19 = arith.minui %18, %c16 : index
            %20 = arith.index_cast %19 : index to i32
            %21 = arith.divui %16, %20 : i32
            %22 = arith.muli %21, %20 : i32
            %23 = arith.subi %16, %22 : i32
            %24 = arith.index_castui %23 : i32 to index
            %25 = arith.addi %17, %24 : index
            %26 = arith.index_castui %21 : i32 to index
            %27 = arith.muli %25, %c128 : index
            %28 = arith.muli %26, %c128 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<128x64xbf16, #tile1, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %27] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%28, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<128x64xbf16, #tile1, #tier.space<shared>>
              }
            }
            %29 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %29 : memref<2xi64, #tier.space<shared>>
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
                %12:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>
                %13 = arith.cmpi ne, %arg13, %c0 : index
                tier.accumulate %12#0, %12#1 into %arg12 adds %13 atom [128, 128, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>, memref<128x128xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<128x64xbf16, #tile1, #tier.space<shared>>>
              }
            }
            %11 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %11 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given)
          } do {
            scf.yield
          }
        }
        transport.role "epilogue" warps 4 registers 232 {
          %block_id_x = gpu.block_id  x
          %11 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            %12 = arith.index_cast %arg12 : index to i32
            %13 = arith.divui %12, %9 : i32
            %14 = arith.index_castui %13 : i32 to index
            %15 = arith.muli %13, %9 : i32
            %16 = arith.subi %12, %15 : i32
            %17 = arith.muli %14, %c16 : index
            %18 = arith.subi %5, %17 : index
            %19 = arith.minui %18, %c16 : index
            %20 = arith.index_cast %19 : index to i32
            %21 = arith.divui %16, %20 : i32
            %22 = arith.muli %21, %20 : i32
            %23 = arith.subi %16, %22 : i32
            %24 = arith.index_castui %23 : i32 to index
            %25 = arith.addi %17, %24 : index
            %26 = arith.index_castui %21 : i32 to index
            %27 = arith.muli %25, %c128 : index
            %28 = arith.muli %26, %c128 : index
            %29 = transport.get %1 : memref<128x128xf32, #tier.space<tensor>>
            %30 = tier.load %29[%c0, %c0] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            %31 = arith.select %10, %30, %cst : tensor<128x64xf32, #fragment2>
            %32 = tier.load %reinterpret_cast[%28] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %33 = arith.extf %32 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %34 = tier.broadcast %33 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %35 = arith.addf %31, %34 : tensor<128x64xf32, #fragment2>
            %36 = arith.truncf %35 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %37 = arith.maximumf %36, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %37, %4[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %4 to %arg11[%28, %27] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %38 = arith.addi %28, %c64 : index
            %39 = tier.load %29[%c0, %c64] : memref<128x128xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            transport.release %1 pending 0 : <memref<128x128xf32, #tier.space<tensor>>>
            %40 = arith.select %10, %39, %cst : tensor<128x64xf32, #fragment2>
            %41 = tier.load %reinterpret_cast[%38] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %42 = arith.extf %41 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %43 = tier.broadcast %42 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %44 = arith.addf %40, %43 : tensor<128x64xf32, #fragment2>
            %45 = arith.truncf %44 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %46 = arith.maximumf %45, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %46, %3[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%38, %27] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %47 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %47 : memref<2xi64, #tier.space<shared>>
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
    gpu.func @linear_0_3(%arg0: memref<?xbf16> {tier.align = 16 : i64}, %arg1: memref<?xbf16> {tier.align = 16 : i64}, %arg2: memref<?xbf16> {tier.align = 16 : i64}, %arg3: memref<?xbf16> {tier.align = 16 : i64}, %arg4: index, %arg5: index {tier.multiple = 16 : i64}, %arg6: index {tier.multiple = 16 : i64}, %arg7: index {tier.multiple = 8 : i64}, %arg8: index {tier.multiple = 8 : i64}, %arg9: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>, %arg10: !tier.tensormap<<element = bf16, box = [64, 64], swizzle = 128B>>, %arg11: !tier.tensormap<<element = bf16, box = [64, 128], swizzle = 128B>>) kernel attributes {tier.claims, tier.plan = #tier.plan<tile = [128, 64, 64], atom = [128, 64, 16], grain = cta, stages = 8, warps = [4, 4, 4], registers = [40, 40, 232], cluster = [1, 1], group = 16>} {
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
      %9 = arith.cmpi sgt, %arg6, %c0 : index
      transport.roles {
        transport.role "load" warps 4 registers 40 {
          %block_id_x = gpu.block_id  x
          %10 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            transport.put %2 as (%arg13: memref<2xi64, #tier.space<shared>>) {
              transport.copy.claim to %arg13 : memref<2xi64, #tier.space<shared>>
            }
            %11 = arith.index_cast %arg12 : index to i32
            %12 = arith.divui %11, %8 : i32
            %13 = arith.index_castui %12 : i32 to index
            %14 = arith.muli %12, %8 : i32
            %15 = arith.subi %11, %14 : i32
            %16 = arith.muli %13, %c16 : index
            %17 = arith.subi %4, %16 : index
            %18 = arith.minui %17, %c16 : index
            %19 = arith.index_cast %18 : index to i32
            %20 = arith.divui %15, %19 : i32
            %21 = arith.muli %20, %19 : i32
            %22 = arith.subi %15, %21 : i32
            %23 = arith.index_castui %22 : i32 to index
            %24 = arith.addi %16, %23 : index
            %25 = arith.index_castui %20 : i32 to index
            %26 = arith.muli %24, %c128 : index
            %27 = arith.muli %25, %c64 : index
            scf.for %arg13 = %c0 to %arg6 step %c64 {
              transport.put %0 as (%arg14: memref<128x64xbf16, #tile, #tier.space<shared>>, %arg15: memref<64x64xbf16, #tile4, #tier.space<shared>>) {
                transport.copy.bulk_load %arg9[%arg13, %26] to %arg14 : <<element = bf16, box = [64, 128], swizzle = 128B>> to memref<128x64xbf16, #tile, #tier.space<shared>>
                transport.copy.bulk_load %arg10[%27, %arg13] to %arg15 : <<element = bf16, box = [64, 64], swizzle = 128B>> to memref<64x64xbf16, #tile4, #tier.space<shared>>
              }
            }
            %28 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %28 : memref<2xi64, #tier.space<shared>>
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
                %11:2 = transport.get %0 : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>
                %12 = arith.cmpi ne, %arg13, %c0 : index
                tier.accumulate %11#0, %11#1 into %arg12 adds %12 atom [128, 64, 16] {tier.instruction = "tcgen05.m128k16.bf16"} : memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>, memref<128x64xf32, #tier.space<tensor>>
                transport.release %0 pending 0 : <memref<128x64xbf16, #tile, #tier.space<shared>>, memref<64x64xbf16, #tile4, #tier.space<shared>>>
              }
            }
            %10 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %10 : memref<2xi64, #tier.space<shared>>
            transport.fence  async  shared
            transport.release %2 pending 0 : <memref<2xi64, #tier.space<shared>>>
            scf.condition(%given)
          } do {
            scf.yield
          }
        }
        transport.role "epilogue" warps 4 registers 232 {
          %block_id_x = gpu.block_id  x
          %10 = scf.while (%arg12 = %block_id_x) : (index) -> index {
            %11 = arith.index_cast %arg12 : index to i32
            %12 = arith.divui %11, %8 : i32
            %13 = arith.index_castui %12 : i32 to index
            %14 = arith.muli %12, %8 : i32
            %15 = arith.subi %11, %14 : i32
            %16 = arith.muli %13, %c16 : index
            %17 = arith.subi %4, %16 : index
            %18 = arith.minui %17, %c16 : index
            %19 = arith.index_cast %18 : index to i32
            %20 = arith.divui %15, %19 : i32
            %21 = arith.muli %20, %19 : i32
            %22 = arith.subi %15, %21 : i32
            %23 = arith.index_castui %22 : i32 to index
            %24 = arith.addi %16, %23 : index
            %25 = arith.index_castui %20 : i32 to index
            %26 = arith.muli %24, %c128 : index
            %27 = arith.muli %25, %c64 : index
            %28 = transport.get %1 : memref<128x64xf32, #tier.space<tensor>>
            %29 = tier.load %28[%c0, %c0] : memref<128x64xf32, #tier.space<tensor>> to tensor<128x64xf32, #fragment2>
            transport.release %1 pending 0 : <memref<128x64xf32, #tier.space<tensor>>>
            %30 = arith.select %9, %29, %cst : tensor<128x64xf32, #fragment2>
            %31 = tier.load %reinterpret_cast[%27] : memref<?xbf16, strided<[1]>> to tensor<64xbf16, #fragment3>
            %32 = arith.extf %31 : tensor<64xbf16, #fragment3> to tensor<64xf32, #fragment3>
            %33 = tier.broadcast %32 axis 0 : tensor<64xf32, #fragment3> to tensor<128x64xf32, #fragment2>
            %34 = arith.addf %30, %33 : tensor<128x64xf32, #fragment2>
            %35 = arith.truncf %34 fastmath<contract> : tensor<128x64xf32, #fragment2> to tensor<128x64xbf16, #fragment2>
            %36 = arith.maximumf %35, %cst_0 : tensor<128x64xbf16, #fragment2>
            transport.await  bulk_group pending 0 read
            transport.barrier
            tier.store %36, %3[%c0, %c0] : tensor<128x64xbf16, #fragment2>, memref<128x64xbf16, #tile, #tier.space<shared>>
            transport.fence  async  shared
            transport.barrier
            transport.copy.bulk_store %3 to %arg11[%27, %26] : memref<128x64xbf16, #tile, #tier.space<shared>> to <<element = bf16, box = [64, 128], swizzle = 128B>>
            %37 = transport.get %2 : memref<2xi64, #tier.space<shared>>
            %given, %block = transport.claimed %37 : memref<2xi64, #tier.space<shared>>
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

