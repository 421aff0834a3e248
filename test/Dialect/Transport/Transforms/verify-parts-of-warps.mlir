// RUN: tier-opt %s --transport-verify --split-input-file --verify-diagnostics

// A tile of which each element is held by one warp may be stored and read back by its threads: nobody else touches their parts of it.
// Where all warps hold the same elements, one of them stores those of the next iteration while another reads its own.
#mine = #layout.fragment<[128], register = [], lane = [32:[1]], warp = [4:[32]]>
#all = #layout.fragment<[128], register = [4:[32]], lane = [32:[1]], warp = [4:[0]]>
gpu.module @m attributes {tier.chip = "sm_90a"} {
  gpu.func @own(%x: memref<?x128xf32>, %y: memref<?x128xf32>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %w = tier.alloc : memref<128xf32, #tier.space<shared>>
    transport.roles {
      transport.role "math" warps 4 {
        scf.for %i = %c0 to %n step %c1 {
          %row = memref.subview %x[%i, 0] [1, 128] [1, 1] : memref<?x128xf32> to memref<128xf32, strided<[1], offset: ?>>
          %t = tier.load %row[%c0] : memref<128xf32, strided<[1], offset: ?>> to tensor<128xf32, #mine>
          tier.store %t, %w[%c0] : tensor<128xf32, #mine>, memref<128xf32, #tier.space<shared>>
          %u = tier.load %w[%c0] : memref<128xf32, #tier.space<shared>> to tensor<128xf32, #mine>
          %out = memref.subview %y[%i, 0] [1, 128] [1, 1] : memref<?x128xf32> to memref<128xf32, strided<[1], offset: ?>>
          tier.store %u, %out[%c0] : tensor<128xf32, #mine>, memref<128xf32, strided<[1], offset: ?>>
        }
      }
    }
    gpu.return
  }
  gpu.func @replicated(%x: memref<?x128xf32>, %y: memref<?x128xf32>, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %w = tier.alloc : memref<128xf32, #tier.space<shared>>
    transport.roles {
      transport.role "math" warps 4 {
        scf.for %i = %c0 to %n step %c1 {
          %row = memref.subview %x[%i, 0] [1, 128] [1, 1] : memref<?x128xf32> to memref<128xf32, strided<[1], offset: ?>>
          %t = tier.load %row[%c0] : memref<128xf32, strided<[1], offset: ?>> to tensor<128xf32, #all>
          // expected-note @below {{the other end is here}}
          tier.store %t, %w[%c0] : tensor<128xf32, #all>, memref<128xf32, #tier.space<shared>>
          // expected-error @below {{[async.race] expects an order between conflicting accesses, got a read and a write in no order}}
          // expected-note @below {{at stage 0, iteration 0}}
          // expected-note @below {{fix: meet at a barrier between them}}
          %u = tier.load %w[%c0] : memref<128xf32, #tier.space<shared>> to tensor<128xf32, #all>
          %out = memref.subview %y[%i, 0] [1, 128] [1, 1] : memref<?x128xf32> to memref<128xf32, strided<[1], offset: ?>>
          tier.store %u, %out[%c0] : tensor<128xf32, #all>, memref<128xf32, strided<[1], offset: ?>>
        }
      }
    }
    gpu.return
  }
}
