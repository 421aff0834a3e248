// RUN: tier-opt %s --pass-pipeline="builtin.module(gpu.module(gpu.func(affine-loop-unroll{unroll-factor=4},lower-affine,canonicalize,cse)))" --check-async 2>&1 | count 0
// RUN: tier-opt %s --lower-affine --check-async 2>&1 | count 0

// Written with affine loops, checked as it is and after upstream's unrolling and common subexpression elimination.
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 4>
!map = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
!acc = !nvgpu.warpgroup.accumulator<fragmented = vector<64x64xf32>>
!desc = !nvgpu.warpgroup.descriptor<tensor = memref<64x64xf16, 3>>
!smem = memref<?xi8, #gpu.address_space<workgroup>>
#mod = affine_map<(d0) -> (d0 mod 4)>
#phase = affine_map<(d0) -> ((d0 floordiv 4) mod 2)>
#tile = affine_map<(d0) -> ((d0 mod 4) * 16384)>
#second = affine_map<(d0) -> ((d0 mod 4) * 16384 + 8192)>
gpu.module @m {
  gpu.func @nvgpu_unrolled(%amap: !map, %bmap: !map, %n: index, %out: memref<64x64xf32>) kernel attributes {known_block_size = array<i32: 160, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cnt = arith.constant 1 : index
    %cons = arith.constant 128 : index
    %c128 = arith.constant 128 : index
    %bytes = arith.constant 16384 : index
    %ticks = arith.constant 10000000 : index
    %tid = gpu.thread_id x
    %full = nvgpu.mbarrier.create -> !barrier
    %empty = nvgpu.mbarrier.create -> !barrier
    %smem = gpu.dynamic_shared_memory : !smem
    %first = arith.cmpi eq, %tid, %c128 : index
    scf.if %first {
      affine.for %i = 0 to 4 {
        nvgpu.mbarrier.init %full[%i], %cnt : !barrier
        nvgpu.mbarrier.init %empty[%i], %cons : !barrier
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    %isload = arith.cmpi uge, %tid, %c128 : index
    scf.if %isload {
      scf.if %first {
        affine.for %k = 0 to %n {
          %s = affine.apply #mod(%k)
          %r = affine.apply #phase(%k)
          %par = arith.cmpi eq, %r, %c0 : index
          nvgpu.mbarrier.try_wait.parity %empty[%s], %par, %ticks : !barrier
          nvgpu.mbarrier.arrive.expect_tx %full[%s], %bytes : !barrier
          %aoff = affine.apply #tile(%k)
          %boff = affine.apply #second(%k)
          %a = memref.view %smem[%aoff][] : !smem to memref<64x64xf16, #gpu.address_space<workgroup>>
          %b = memref.view %smem[%boff][] : !smem to memref<64x64xf16, #gpu.address_space<workgroup>>
          %a3 = memref.memory_space_cast %a : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
          %b3 = memref.memory_space_cast %b : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
          nvgpu.tma.async.load %amap[%k, %c0], %full[%s] to %a3 : !map, !barrier -> memref<64x64xf16, 3>
          nvgpu.tma.async.load %bmap[%c0, %k], %full[%s] to %b3 : !map, !barrier -> memref<64x64xf16, 3>
        }
      }
    } else {
      %zero = nvgpu.warpgroup.mma.init.accumulator -> !acc
      %sum = affine.for %k = 0 to %n iter_args(%acc = %zero) -> (!acc) {
        %s = affine.apply #mod(%k)
        %r = affine.apply #phase(%k)
        %par = arith.cmpi eq, %r, %c1 : index
        nvgpu.mbarrier.try_wait.parity %full[%s], %par, %ticks : !barrier
        %aoff = affine.apply #tile(%k)
        %boff = affine.apply #second(%k)
        %a = memref.view %smem[%aoff][] : !smem to memref<64x64xf16, #gpu.address_space<workgroup>>
        %b = memref.view %smem[%boff][] : !smem to memref<64x64xf16, #gpu.address_space<workgroup>>
        %a3 = memref.memory_space_cast %a : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
        %b3 = memref.memory_space_cast %b : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
        %da = nvgpu.warpgroup.generate.descriptor %a3, %amap : memref<64x64xf16, 3>, !map -> !desc
        %db = nvgpu.warpgroup.generate.descriptor %b3, %bmap : memref<64x64xf16, 3>, !map -> !desc
        %next = nvgpu.warpgroup.mma %da, %db, %acc {waitGroup = 0} : <tensor = memref<64x64xf16, 3>>, <tensor = memref<64x64xf16, 3>>, <fragmented = vector<64x64xf32>> -> <fragmented = vector<64x64xf32>>
        %tok = nvgpu.mbarrier.arrive %empty[%s] : !barrier -> !nvgpu.mbarrier.token
        affine.yield %next : !acc
      }
      nvgpu.warpgroup.mma.store %sum, %out : <fragmented = vector<64x64xf32>> to memref<64x64xf32>
    }
    gpu.return
  }
}
