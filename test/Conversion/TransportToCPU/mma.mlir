// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-cpu | FileCheck %s

#acc = #layout.fragment<[4, 16], register = [16:[0, 1], 4:[1, 0]], lane = [], warp = []>
#tile = #layout.fragment<[32, 32], register = [32:[0, 1], 32:[1, 0]], lane = [], warp = []>
#fb = #layout.fragment<[16, 256], register = [256:[0, 1], 16:[1, 0]], lane = [], warp = []>
#fa = #layout.fragment<[4, 256], register = [256:[0, 1], 4:[1, 0]], lane = [], warp = []>
!ta = memref<4x256xf32, #layout.strided<[4:1], [256:4]>, #tier.space<shared>>
!tb = memref<16x256xf32, #layout.strided<[16:1], [256:16]>, #tier.space<shared>>
!g = memref<?x?xf32, strided<[?, 1]>>

module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    // The microtile loops over k: one vector of B, four scalars of A.
    // CHECK-LABEL: llvm.func @microtile
    // CHECK:         llvm.alloca %{{.*}} x i8 {alignment = 4096 : i64}
    // CHECK:       ^bb{{.*}}(%{{.*}}: i64, %{{.*}}: vector<16xf32>, %{{.*}}: vector<16xf32>, %{{.*}}: vector<16xf32>, %{{.*}}: vector<16xf32>):
    // CHECK-COUNT-4: llvm.intr.fma(%{{.*}}) : (vector<16xf32>, vector<16xf32>, vector<16xf32>)
    // CHECK-NOT:     llvm.intr.fma
    // CHECK:         llvm.return
    gpu.func @microtile(%out: memref<?xf32>, %N: index) kernel {
      %c0 = arith.constant 0 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %a = tier.alloc : !ta
      %b = tier.alloc : !tb
      %zero = arith.constant dense<0.0> : tensor<4x16xf32, #acc>
      %d = tier.mma %a, %b, %zero atom [1, 1, 1] on thread : !ta, !tb, tensor<4x16xf32, #acc>
      tier.store %d, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<4x16xf32, #acc>, !g
      gpu.return
    }

    // The epilogue of a large tile is a loop over its rows: accumulators lie on
    // the stack, and one row of them is rounded and stored at a time.
    // CHECK-LABEL: llvm.func @epilogue
    // CHECK-COUNT-128: llvm.store %{{.*}} : vector<8xf32>
    // CHECK:         llvm.icmp "slt"
    // CHECK-COUNT-4: llvm.store %{{.*}} : vector<8xf32>
    // CHECK-NOT:     llvm.store
    // CHECK:         llvm.return
    gpu.func @epilogue(%out: memref<?xf32>, %N: index, %x: f32) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %C = memref.reinterpret_cast %out to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %start = tier.splat %x : f32 to tensor<32x32xf32, #tile>
      %sum = scf.for %i = %c0 to %N step %c1 iter_args(%c = %start) -> (tensor<32x32xf32, #tile>) {
        %d = arith.mulf %c, %c : tensor<32x32xf32, #tile>
        scf.yield %d : tensor<32x32xf32, #tile>
      }
      %y = math.exp %sum : tensor<32x32xf32, #tile>
      tier.store %y, %C[%c0, %c0] {inbounds = array<i1: true, true>} : tensor<32x32xf32, #tile>, !g
      gpu.return
    }

    // A panel is packed block by block and turned in registers.
    // CHECK-LABEL: llvm.func @panel
    // CHECK-COUNT-8: llvm.load %{{.*}} -> vector<8xf32>
    // CHECK-COUNT-24: llvm.shufflevector
    // CHECK-COUNT-8: llvm.store %{{.*}} : vector<8xf32>
    // CHECK-NOT:     vector<
    // CHECK:         llvm.return
    gpu.func @panel(%x: memref<?xf32>, %N: index, %i: index) kernel {
      %c0 = arith.constant 0 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N, %N], strides: [%N, 1] : memref<?xf32> to !g
      %c = transport.channel stages 1 completion threads : !transport.channel<!tb>
      transport.put %c as (%s : !tb) {
        %t = tier.load %X[%i, %i] {inbounds = array<i1: true, true>} : !g to tensor<16x256xf32, #fb>
        tier.store %t, %s[%c0, %c0] : tensor<16x256xf32, #fb>, !tb
      }
      gpu.return
    }
  }
}
