// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-cpu | FileCheck %s

#t = #layout.fragment<[16], register = [16:[1]], lane = [], warp = []>
!g = memref<?xf32, strided<[1]>>

module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    // CHECK-DAG: llvm.func @erf(f64) -> f64

    // The exponential is a polynomial; 2^n is multiplied in two steps, so that
    // results below the normal range are rounded once.
    // CHECK-LABEL: llvm.func @exponential
    // CHECK-NOT:     llvm.intr.exp
    // CHECK:         llvm.intr.roundeven
    // CHECK:         llvm.intr.fma
    // CHECK:         llvm.ashr
    // CHECK-COUNT-2: llvm.bitcast %{{.*}} : vector<16xi32> to vector<16xf32>
    gpu.func @exponential(%x: memref<?xf32>, %N: index) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to !g
      %t = tier.load %X[%c0] {inbounds = array<i1: true>} : !g to tensor<16xf32, #t>
      %u = math.exp %t : tensor<16xf32, #t>
      tier.store %u, %X[%c0] {inbounds = array<i1: true>} : tensor<16xf32, #t>, !g
      gpu.return
    }

    // Functions of f64 are calls of libm.
    // CHECK-LABEL: llvm.func @doubles
    // CHECK-COUNT-16: llvm.call @erf
    gpu.func @doubles(%x: memref<?xf64>, %N: index) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
      %t = tier.load %X[%c0] {inbounds = array<i1: true>} : memref<?xf64, strided<[1]>> to tensor<16xf64, #t>
      %u = math.erf %t : tensor<16xf64, #t>
      tier.store %u, %X[%c0] {inbounds = array<i1: true>} : tensor<16xf64, #t>, memref<?xf64, strided<[1]>>
      gpu.return
    }

    // A power takes its logarithm in f64: the product with the exponent keeps
    // the bits that decide the last place of the result.
    // CHECK-LABEL: llvm.func @power
    // CHECK-NOT:     llvm.intr.pow
    // CHECK:         llvm.fdiv %{{.*}} : vector<16xf64>
    // CHECK:         llvm.fptrunc %{{.*}} : vector<16xf64> to vector<16xf32>
    gpu.func @power(%x: memref<?xf32>, %N: index) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to !g
      %t = tier.load %X[%c0] {inbounds = array<i1: true>} : !g to tensor<16xf32, #t>
      %u = math.powf %t, %t : tensor<16xf32, #t>
      tier.store %u, %X[%c0] {inbounds = array<i1: true>} : tensor<16xf32, #t>, !g
      gpu.return
    }

    // 8-bit floats are integers shifted into an f32.
    // CHECK-LABEL: llvm.func @small_floats
    // CHECK:         llvm.zext %{{.*}} : vector<16xi8> to vector<16xi32>
    // CHECK:         llvm.shl
    // CHECK:         llvm.fmul
    gpu.func @small_floats(%x: memref<?xf8E4M3FN>, %y: memref<?xf32>, %N: index) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf8E4M3FN> to memref<?xf8E4M3FN, strided<[1]>>
      %Y = memref.reinterpret_cast %y to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to !g
      %t = tier.load %X[%c0] {inbounds = array<i1: true>} : memref<?xf8E4M3FN, strided<[1]>> to tensor<16xf8E4M3FN, #t>
      %u = arith.extf %t : tensor<16xf8E4M3FN, #t> to tensor<16xf32, #t>
      tier.store %u, %Y[%c0] {inbounds = array<i1: true>} : tensor<16xf32, #t>, !g
      gpu.return
    }
  }
}
