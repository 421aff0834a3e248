// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-cpu | FileCheck %s

#t = #layout.fragment<[32], register = [32:[1]], lane = [], warp = []>

module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    // Arguments come by address; the block and their number are i64.
    // CHECK-LABEL: llvm.func @arguments(
    // CHECK-SAME:    %[[PARAMS:.*]]: !llvm.ptr, %[[BLOCK:.*]]: i64, %[[BLOCKS:.*]]: i64)
    // CHECK-SAME:    tier.threads = 1
    // CHECK:         %[[SLOT:.*]] = llvm.getelementptr %[[PARAMS]][1]
    // CHECK:         %[[PLACE:.*]] = llvm.load %[[SLOT]] : !llvm.ptr -> !llvm.ptr
    // CHECK:         llvm.load %[[PLACE]] : !llvm.ptr -> i64
    // CHECK:         llvm.icmp "slt" %[[BLOCK]]
    gpu.func @arguments(%x: memref<?xf32>, %N: index) kernel {
      %block = gpu.block_id x
      %small = arith.cmpi slt, %block, %N : index
      scf.if %small {
        %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
        %t = tier.load %X[%block] {inbounds = array<i1: true>} : memref<?xf32, strided<[1]>> to tensor<32xf32, #t>
        tier.store %t, %X[%block] {inbounds = array<i1: true>} : tensor<32xf32, #t>, memref<?xf32, strided<[1]>>
      }
      gpu.return
    }

    // In bounds, chunks of 8 floats move at once and unaligned.
    // CHECK-LABEL: llvm.func @whole_vectors
    // CHECK-COUNT-4: llvm.load %{{.*}} {alignment = 4 : i64} : !llvm.ptr -> vector<8xf32>
    // CHECK-COUNT-2: llvm.fadd %{{.*}}, %{{.*}} : vector<16xf32>
    // CHECK-COUNT-4: llvm.store %{{.*}}, %{{.*}} {alignment = 4 : i64} : vector<8xf32>
    gpu.func @whole_vectors(%x: memref<?xf32>, %N: index, %i: index) kernel {
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      %t = tier.load %X[%i] {inbounds = array<i1: true>} : memref<?xf32, strided<[1]>> to tensor<32xf32, #t>
      %u = arith.addf %t, %t : tensor<32xf32, #t>
      tier.store %u, %X[%i] {inbounds = array<i1: true>} : tensor<32xf32, #t>, memref<?xf32, strided<[1]>>
      gpu.return
    }

    // At the edge a branch chooses between vectors and elements; an element
    // outside reads a zero.
    // CHECK-LABEL: llvm.func @edge
    // CHECK:         %[[ZEROS:.*]] = llvm.mlir.addressof @tier_zeros
    // CHECK:         %[[LAST:.*]] = llvm.add %{{.*}}, %{{.*}} : i64
    // CHECK:         llvm.icmp "slt" %[[LAST]]
    // CHECK:         llvm.cond_br
    // CHECK:         llvm.load %{{.*}} -> vector<8xf32>
    // CHECK:         llvm.select %{{.*}}, %{{.*}}, %[[ZEROS]]
    gpu.func @edge(%x: memref<?xf32>, %y: memref<?xf32>, %N: index, %i: index) kernel {
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      %t = tier.load %X[%i] : memref<?xf32, strided<[1]>> to tensor<32xf32, #t>
      tier.store %t, %Y[%i] {inbounds = array<i1: true>} : tensor<32xf32, #t>, memref<?xf32, strided<[1]>>
      gpu.return
    }

    // Truth values are bytes in memory.
    // CHECK-LABEL: llvm.func @truth
    // CHECK:         %[[BYTES:.*]] = llvm.load %{{.*}} : !llvm.ptr -> vector<16xi8>
    // CHECK:         %[[BITS:.*]] = llvm.icmp "ne" %[[BYTES]]
    // CHECK:         llvm.zext %{{.*}} : vector<16xi1> to vector<16xi8>
    gpu.func @truth(%x: memref<?xi8>, %N: index) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xi8> to memref<?xi8, strided<[1]>>
      %t = tier.load %X[%c0] {inbounds = array<i1: true>} : memref<?xi8, strided<[1]>> to tensor<32xi1, #t>
      %yes = arith.constant dense<true> : tensor<32xi1, #t>
      %u = arith.xori %t, %yes : tensor<32xi1, #t>
      tier.store %u, %X[%c0] {inbounds = array<i1: true>} : tensor<32xi1, #t>, memref<?xi8, strided<[1]>>
      gpu.return
    }

    // The host rounds to bf16 on the bits: no libcall does it.
    // CHECK-LABEL: llvm.func @round
    // CHECK-NOT:     fptrunc
    // CHECK:         llvm.lshr
    // CHECK:         llvm.return
    gpu.func @round(%x: memref<?xf32>, %y: memref<?xbf16>, %N: index) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%N], strides: [1] : memref<?xbf16> to memref<?xbf16, strided<[1]>>
      %t = tier.load %X[%c0] {inbounds = array<i1: true>} : memref<?xf32, strided<[1]>> to tensor<32xf32, #t>
      %u = arith.truncf %t : tensor<32xf32, #t> to tensor<32xbf16, #t>
      tier.store %u, %Y[%c0] {inbounds = array<i1: true>} : tensor<32xbf16, #t>, memref<?xbf16, strided<[1]>>
      gpu.return
    }

    // One thread holds everything: a conversion is another order of names.
    // CHECK-LABEL: llvm.func @names
    // CHECK-COUNT-4: llvm.load %{{.*}} : !llvm.ptr -> vector<4xf32>
    // CHECK-NOT:     llvm.load
    // CHECK-COUNT-4: llvm.store %{{.*}} : vector<4xf32>, !llvm.ptr
    // CHECK:         llvm.return
    gpu.func @names(%x: memref<?xf32>, %y: memref<?xf32>) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [4, 4], strides: [1, 4] : memref<?xf32> to memref<4x4xf32, strided<[1, 4]>>
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<?xf32> to memref<4x4xf32, strided<[4, 1]>>
      %t = tier.load %X[%c0, %c0] : memref<4x4xf32, strided<[1, 4]>> to tensor<4x4xf32, #layout.fragment<[4, 4], register = [4:[1, 0], 4:[0, 1]], lane = [], warp = []>>
      %u = layout.convert %t : tensor<4x4xf32, #layout.fragment<[4, 4], register = [4:[1, 0], 4:[0, 1]], lane = [], warp = []>>
          to tensor<4x4xf32, #layout.fragment<[4, 4], register = [4:[0, 1], 4:[1, 0]], lane = [], warp = []>>
      tier.store %u, %Y[%c0, %c0] : tensor<4x4xf32, #layout.fragment<[4, 4], register = [4:[0, 1], 4:[1, 0]], lane = [], warp = []>>, memref<4x4xf32, strided<[4, 1]>>
      gpu.return
    }
  }
}
