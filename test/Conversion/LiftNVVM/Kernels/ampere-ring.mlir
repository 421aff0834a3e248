// RUN: tier-opt %s --check-async 2>&1 | count 0
// RUN: tier-opt %s --pass-pipeline="builtin.module(convert-nvgpu-to-nvvm,convert-scf-to-cf,gpu.module(convert-gpu-to-nvvm),convert-cf-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts,canonicalize,cse)" --check-async 2>&1 | count 0

// Ampere: every thread copies two stages ahead, waits for its oldest group, meets, and reads.
gpu.module @m {
  gpu.func @ampere_ring(%in: memref<?x512xf32>, %n: index, %out: memref<?x128xf32>) workgroup(%buf: memref<3x512xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %tid = gpu.thread_id x
    %first = arith.cmpi eq, %tid, %c0 : index
    %at = arith.muli %tid, %c4 : index
    %some = arith.cmpi slt, %c0, %n : index
    scf.if %some {
      %t0 = nvgpu.device_async_copy %in[%c0, %at], %buf[%c0, %at], 4 {bypassL1} : memref<?x512xf32> to memref<3x512xf32, #gpu.address_space<workgroup>>
    }
    %g0 = nvgpu.device_async_create_group {stage = 0 : i32}
    %two = arith.cmpi slt, %c1, %n : index
    scf.if %two {
      %t1 = nvgpu.device_async_copy %in[%c1, %at], %buf[%c1, %at], 4 {bypassL1} : memref<?x512xf32> to memref<3x512xf32, #gpu.address_space<workgroup>>
    }
    %g1 = nvgpu.device_async_create_group {stage = 1 : i32}
    scf.for %k = %c0 to %n step %c1 {
      nvgpu.device_async_wait %g0 {numGroups = 1 : i32}
      gpu.barrier
      %s = arith.remui %k, %c3 : index
      %i = arith.addi %tid, %c1 : index
      %j = arith.remui %i, %c4 : index
      %v = memref.load %buf[%s, %j] : memref<3x512xf32, #gpu.address_space<workgroup>>
      memref.store %v, %out[%k, %tid] : memref<?x128xf32>
      %ahead = arith.addi %k, %c2 : index
      %more = arith.cmpi slt, %ahead, %n : index
      scf.if %more {
        %z = arith.remui %ahead, %c3 : index
        %t2 = nvgpu.device_async_copy %in[%ahead, %at], %buf[%z, %at], 4 {bypassL1} : memref<?x512xf32> to memref<3x512xf32, #gpu.address_space<workgroup>>
      }
      %g2 = nvgpu.device_async_create_group {stage = 2 : i32}
    }
    gpu.return
  }
}
