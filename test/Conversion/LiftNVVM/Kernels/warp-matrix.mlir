// RUN: tier-opt %s --check-async 2>&1 | count 0
// RUN: tier-opt %s --convert-nvgpu-to-nvvm --canonicalize --cse --check-async 2>&1 | count 0

// A matrix is read by a warp as one: all of it was read when one lane goes on to write the next.
// What it reads was written by other lanes: they meet before.
gpu.module @m {
  gpu.func @warp_matrix(%n: index, %in: memref<?x1024xf16>, %out: memref<?x128xf16>) workgroup(%tile: memref<64x16xf16, #gpu.address_space<workgroup>>) kernel attributes {known_block_size = array<i32: 128, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c8 = arith.constant 8 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %all = arith.constant -1 : i32
    %tid = gpu.thread_id x
    %row = arith.divui %tid, %c2 : index
    %odd = arith.remui %tid, %c2 : index
    %column = arith.muli %odd, %c8 : index
    %warp = arith.divui %tid, %c32 : index
    %first = arith.muli %warp, %c16 : index
    %low = arith.remui %tid, %c16 : index
    %lane = arith.remui %tid, %c32 : index
    %half = arith.divui %lane, %c16 : index
    %r = arith.addi %first, %low : index
    %c = arith.muli %half, %c8 : index
    %at = arith.muli %tid, %c8 : index
    scf.for %k = %c0 to %n step %c1 {
      %v = vector.load %in[%k, %at] : memref<?x1024xf16>, vector<8xf16>
      vector.store %v, %tile[%row, %column] : memref<64x16xf16, #gpu.address_space<workgroup>>, vector<8xf16>
      nvvm.bar.warp.sync %all : i32
      %m = nvgpu.ldmatrix %tile[%r, %c] {numTiles = 4 : i32, transpose = false} : memref<64x16xf16, #gpu.address_space<workgroup>> -> vector<4x2xf16>
      %x = vector.extract %m[0, 0] : f16 from vector<4x2xf16>
      memref.store %x, %out[%k, %tid] : memref<?x128xf16>
    }
    gpu.return
  }
}
