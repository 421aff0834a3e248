// RUN: tier-opt %s --check-async 2>&1 | count 0
// RUN: tier-opt %s --pass-pipeline="builtin.module(convert-nvgpu-to-nvvm,convert-scf-to-cf,gpu.module(convert-gpu-to-nvvm),convert-cf-to-llvm,convert-index-to-llvm,reconcile-unrealized-casts,canonicalize,cse)" --check-async 2>&1 | count 0

// Lanes hand over through the part of a tile that is their warp's: they meet before others read, and before the next
// turn writes. Other warps need not wait.
gpu.module @m {
  gpu.func @warp_exchange(%n: index, %in: memref<?x128xf32>, %out: memref<?x128xf32>) workgroup(%tile: memref<128xf32, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c31 = arith.constant 31 : index
    %all = arith.constant -1 : i32
    %tid = gpu.thread_id x
    scf.for %k = %c0 to %n step %c1 {
      %v = memref.load %in[%k, %tid] : memref<?x128xf32>
      memref.store %v, %tile[%tid] : memref<128xf32, #gpu.address_space<workgroup>>
      nvvm.bar.warp.sync %all : i32
      %other = arith.xori %tid, %c31 : index
      %w = memref.load %tile[%other] : memref<128xf32, #gpu.address_space<workgroup>>
      nvvm.bar.warp.sync %all : i32
      memref.store %w, %out[%k, %tid] : memref<?x128xf32>
    }
    gpu.return
  }
}
