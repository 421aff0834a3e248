// RUN: tier-opt %s --check-async 2>&1 | count 0
// RUN: tier-opt %s --convert-nvgpu-to-nvvm --canonicalize --cse --check-async 2>&1 | count 0

// A ring of three stages in nvgpu: a thread of one warpgroup loads both operands, another one multiplies and each thread releases.
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 3>
!amap = !nvgpu.tensormap.descriptor<tensor = memref<128x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!bmap = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<128x64xf32>>
!smem = memref<?xi8, #gpu.address_space<workgroup>>
gpu.module @m {
  gpu.func @nvgpu_gemm(%amap: !amap, %bmap: !bmap, %n: index, %out: memref<128x64xf32>) kernel attributes {known_block_size = array<i32: 256, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c128 = arith.constant 128 : index
    %c64 = arith.constant 64 : index
    %cnt = arith.constant 1 : index
    %cons = arith.constant 128 : index
    %bytes = arith.constant 24576 : index
    %half = arith.constant 16384 : index
    %ticks = arith.constant 10000000 : index
    %tid = gpu.thread_id x
    %full = nvgpu.mbarrier.create -> !barrier
    %empty = nvgpu.mbarrier.create -> !barrier
    %smem = gpu.dynamic_shared_memory : !smem
    %first = arith.cmpi eq, %tid, %c0 : index
    scf.if %first {
      scf.for %i = %c0 to %c3 step %c1 {
        nvgpu.mbarrier.init %full[%i], %cnt : !barrier
        nvgpu.mbarrier.init %empty[%i], %cons : !barrier
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    %isload = arith.cmpi ult, %tid, %c128 : index
    scf.if %isload {
      scf.if %first {
        scf.for %k = %c0 to %n step %c1 {
          %s = arith.remui %k, %c3 : index
          %q = arith.divui %k, %c3 : index
          %r = arith.remui %q, %c2 : index
          %par = arith.cmpi eq, %r, %c0 : index
          nvgpu.mbarrier.try_wait.parity %empty[%s], %par, %ticks : !barrier
          nvgpu.mbarrier.arrive.expect_tx %full[%s], %bytes : !barrier
          %aoff = arith.muli %s, %bytes : index
          %boff = arith.addi %aoff, %half : index
          %a = memref.view %smem[%aoff][] : !smem to memref<128x64xf16, #gpu.address_space<workgroup>>
          %b = memref.view %smem[%boff][] : !smem to memref<64x64xf16, #gpu.address_space<workgroup>>
          %a3 = memref.memory_space_cast %a : memref<128x64xf16, #gpu.address_space<workgroup>> to memref<128x64xf16, 3>
          %b3 = memref.memory_space_cast %b : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
          %x = arith.muli %k, %c64 : index
          nvgpu.tma.async.load %amap[%x, %c0], %full[%s] to %a3 : !amap, !barrier -> memref<128x64xf16, 3>
          nvgpu.tma.async.load %bmap[%c0, %x], %full[%s] to %b3 : !bmap, !barrier -> memref<64x64xf16, 3>
        }
      }
    } else {
      %zero = nvgpu.warpgroup.mma.init.accumulator -> !acc
      %sum = scf.for %k = %c0 to %n step %c1 iter_args(%acc = %zero) -> (!acc) {
        %s = arith.remui %k, %c3 : index
        %q = arith.divui %k, %c3 : index
        %r = arith.remui %q, %c2 : index
        %par = arith.cmpi eq, %r, %c1 : index
        nvgpu.mbarrier.try_wait.parity %full[%s], %par, %ticks : !barrier
        %aoff = arith.muli %s, %bytes : index
        %boff = arith.addi %aoff, %half : index
        %a = memref.view %smem[%aoff][] : !smem to memref<128x64xf16, #gpu.address_space<workgroup>>
        %b = memref.view %smem[%boff][] : !smem to memref<64x64xf16, #gpu.address_space<workgroup>>
        %a3 = memref.memory_space_cast %a : memref<128x64xf16, #gpu.address_space<workgroup>> to memref<128x64xf16, 3>
        %b3 = memref.memory_space_cast %b : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
        %da = nvgpu.warpgroup.generate.descriptor %a3, %amap : memref<128x64xf16, 3>, !amap -> !nvgpu.warpgroup.descriptor<tensor = memref<128x64xf16, 3>>
        %db = nvgpu.warpgroup.generate.descriptor %b3, %bmap : memref<64x64xf16, 3>, !bmap -> !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
        %next = nvgpu.warpgroup.mma %da, %db, %acc {transposeB, waitGroup = 0} : <tensor = memref<128x64xf16, 3>>, <tensor = memref<64x64xf16, 3>>, <fragmented = vector<128x64xf32>> -> <fragmented = vector<128x64xf32>>
        %tok = nvgpu.mbarrier.arrive %empty[%s] : !barrier -> !nvgpu.mbarrier.token
        scf.yield %next : !acc
      }
      nvgpu.warpgroup.mma.store %sum, %out : <fragmented = vector<128x64xf32>> to memref<128x64xf32>
    }
    gpu.return
  }
}
