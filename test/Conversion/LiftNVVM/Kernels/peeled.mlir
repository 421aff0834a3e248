// RUN: tier-opt %s --check-async 2>&1 | count 0
// RUN: tier-opt %s --convert-nvgpu-to-nvvm --canonicalize --cse --sccp --check-async 2>&1 | count 0

// One role: a thread of it loads three stages ahead. The first loads stand before the loop, the last products behind
// it; products are awaited one behind, and a meeting frees the stage that the next load fills.
#a = #layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>
!acc = !llvm.struct<(f32, f32, f32, f32)>
!smem = memref<?xi8, #gpu.address_space<workgroup>>
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xbf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!view = memref<64x64xbf16, #gpu.address_space<workgroup>>
gpu.module @m {
  gpu.func @peeled(%map: !map, %extra: index, %out: memref<128xf32>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %bytes = arith.constant 8192 : index
    %ticks = arith.constant 10000000 : index
    %tid = gpu.thread_id x
    %first = arith.cmpi eq, %tid, %c0 : index
    %smem = gpu.dynamic_shared_memory : !smem
    %full = nvgpu.mbarrier.create -> !barrier
    %n = arith.addi %extra, %c3 : index
    scf.if %first {
      scf.for %i = %c0 to %c4 step %c1 {
        nvgpu.mbarrier.init %full[%i], %c1 : !barrier
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    scf.if %first {
      scf.for %k = %c0 to %c3 step %c1 {
        nvgpu.mbarrier.arrive.expect_tx %full[%k], %bytes : !barrier
        %off = arith.muli %k, %bytes : index
        %tile = memref.view %smem[%off][] : !smem to !view
        %dst = memref.memory_space_cast %tile : !view to memref<64x64xbf16, 3>
        nvgpu.tma.async.load %map[%k, %c0], %full[%k] to %dst : !map, !barrier -> memref<64x64xbf16, 3>
      }
    }
    %f0 = llvm.mlir.constant(0.0 : f32) : f32
    %u = llvm.mlir.undef : !acc
    %u0 = llvm.insertvalue %f0, %u[0] : !acc
    %u1 = llvm.insertvalue %f0, %u0[1] : !acc
    %u2 = llvm.insertvalue %f0, %u1[2] : !acc
    %zero = llvm.insertvalue %f0, %u2[3] : !acc
    %base = memref.extract_aligned_pointer_as_index %smem : !smem -> index
    %high = arith.constant 4611686293305360384 : i64
    %sixteen = arith.constant 16 : i64
    %sum = scf.for %k = %c0 to %extra step %c1 iter_args(%acc = %zero) -> (!acc) {
      %s = arith.remui %k, %c4 : index
      %q = arith.divui %k, %c4 : index
      %r = arith.remui %q, %c2 : index
      %par = arith.cmpi eq, %r, %c1 : index
      nvgpu.mbarrier.try_wait.parity %full[%s], %par, %ticks : !barrier
      %off = arith.muli %s, %bytes : index
      %at = arith.addi %base, %off : index
      %at64 = arith.index_cast %at : index to i64
      %enc = arith.divui %at64, %sixteen : i64
      %desc = arith.ori %enc, %high : i64
      nvvm.wgmma.fence.aligned
      %d = nvvm.wgmma.mma_async %desc, %desc, %acc, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<bf16>, #nvvm.wgmma_scale_in<one>, <row>], B [<bf16>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc
      nvvm.wgmma.commit.group.sync.aligned
      nvvm.wgmma.wait.group.sync.aligned 1
      gpu.barrier
      scf.if %first {
        %ahead = arith.addi %k, %c3 : index
        %z = arith.remui %ahead, %c4 : index
        nvgpu.mbarrier.arrive.expect_tx %full[%z], %bytes : !barrier
        %zoff = arith.muli %z, %bytes : index
        %tile = memref.view %smem[%zoff][] : !smem to !view
        %dst = memref.memory_space_cast %tile : !view to memref<64x64xbf16, 3>
        nvgpu.tma.async.load %map[%ahead, %c0], %full[%z] to %dst : !map, !barrier -> memref<64x64xbf16, 3>
      }
      scf.yield %d : !acc
    }
    %tail = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %sum) -> (!acc) {
      %k = arith.addi %extra, %i : index
      %s = arith.remui %k, %c4 : index
      %q = arith.divui %k, %c4 : index
      %r = arith.remui %q, %c2 : index
      %par = arith.cmpi eq, %r, %c1 : index
      nvgpu.mbarrier.try_wait.parity %full[%s], %par, %ticks : !barrier
      %off = arith.muli %s, %bytes : index
      %at = arith.addi %base, %off : index
      %at64 = arith.index_cast %at : index to i64
      %enc = arith.divui %at64, %sixteen : i64
      %desc = arith.ori %enc, %high : i64
      nvvm.wgmma.fence.aligned
      %d = nvvm.wgmma.mma_async %desc, %desc, %acc, <m = 64, n = 8, k = 16>, D [<f32>, #nvvm.wgmma_scale_out<one>], A [<bf16>, #nvvm.wgmma_scale_in<one>, <row>], B [<bf16>, #nvvm.wgmma_scale_in<one>, <col>] : !acc -> !acc
      nvvm.wgmma.commit.group.sync.aligned
      scf.yield %d : !acc
    }
    nvvm.wgmma.wait.group.sync.aligned 0
    %v = llvm.extractvalue %tail[0] : !acc
    memref.store %v, %out[%tid] : memref<128xf32>
    gpu.return
  }
}
