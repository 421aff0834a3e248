// RUN: tier-opt %s --layout-split-domain --split-input-file --remarks-filter=layout-split-domain --verify-diagnostics

#f = #layout.fragment<[8, 64], register = [2:[0, 1], 8:[1, 0]], lane = [32:[0, 2]], warp = []>
!t = tensor<8x64xf32, #f>
!view = memref<100x200xf32, strided<[200, 1]>>

// The waste of constant extents is a number.
gpu.module @m {
  gpu.func @constant_extents(%x: memref<?xf32>) kernel {
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %bx = gpu.block_id x
    %by = gpu.block_id y
    %m = arith.muli %bx, %c8 : index
    %n = arith.muli %by, %c64 : index
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [100, 200], strides: [200, 1] : memref<?xf32> to !view
    // expected-remark @below {{tiles of 8 x 64 over 100 x 200: 24.9% of the elements are masked in 16 of 52 tiles; powers of two would pad 39.0%}}
    // expected-remark @below {{4 access(es) in bounds under 2 condition(s)}}
    %t = tier.load %X[%m, %n] : !view to !t
    tier.store %t, %X[%m, %n] : !t, !view
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!view = memref<?xf32, strided<[1]>>

// Of symbols it is a bound. One load stays masked, and so does what may be negative.
gpu.module @m {
  gpu.func @stays_masked(%x: memref<?xf32>, %N: index, %i: index) kernel {
    %c0 = arith.constant 0 : index
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to !view
    // expected-remark @below {{tiles of 64 over argument 1: the last tile masks at most 63 elements of its side}}
    // expected-remark @below {{one access: its masks cost less than a branch that gives back a tile}}
    %t = tier.load %X[%i] : !view to !t
    %s = tier.alloc : memref<64xf32, #tier.space<shared>>
    %back = arith.subi %c0, %i : index
    // expected-remark @below {{an index that may be negative}}
    tier.store %t, %X[%back] : !t, !view
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!view = memref<40xf32, strided<[1]>>

gpu.module @m {
  gpu.func @extent_below_the_tile(%x: memref<?xf32>, %i: index) kernel {
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [40], strides: [1] : memref<?xf32> to !view
    // expected-remark @below {{37.5% of the elements are masked in 1 of 1 tiles}}
    // expected-remark @below {{extents below the tile: no tile is whole}}
    %t = tier.load %X[%i] : !view to !t
    tier.store %t, %X[%i] : !t, !view
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!view = memref<?xf32, strided<[1]>>

// The problem splits four dimensions at most.
gpu.module @m {
  gpu.func @five_dimensions(%x: memref<?xf32>, %N: index, %a: index, %b: index, %c: index, %d: index, %e: index) kernel {
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%N], strides: [1] : memref<?xf32> to !view
    // expected-remark @below {{tiles of 64 x 64 x 64 x 64 x 64 over argument 1}}
    // expected-remark @below {{[layout.split-dims] expects one to four dimensions, got 5}}
    %t = tier.load %X[%a] : !view to !t
    tier.store %t, %X[%b] : !t, !view
    tier.store %t, %X[%c] : !t, !view
    tier.store %t, %X[%d] : !t, !view
    tier.store %t, %X[%e] : !t, !view
    gpu.return
  }
}

// -----

#c = #layout.fragment<[4, 4], register = [4:[0, 1], 4:[1, 0]], lane = [], warp = []>
!view = memref<?x?xf32, strided<[?, 1]>>
!a = memref<4x2xf32, #tier.space<shared>>

gpu.module @m {
  gpu.func @copies_in_flight(%x: memref<?xf32>, %M: index, %K: index, %s: index, %m: index, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %zero = arith.constant dense<0.0> : tensor<4x4xf32, #c>
    %X = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%s, 1] : memref<?xf32> to !view
    %sum = scf.for %k = %c0 to %K step %c2 iter_args(%acc = %zero) -> (tensor<4x4xf32, #c>) {
      %a = tier.alloc : !a
      // expected-remark @below {{a copy that is in flight while others are multiplied: it stays checked}}
      tier.copy %X[%m, %k] to %a[] : !view to !a
      %d = tier.mma %a, %a, %acc atom [1, 1, 1] on thread : !a, !a, tensor<4x4xf32, #c>
      scf.yield %d : tensor<4x4xf32, #c>
    }
    // expected-remark @below {{tiles of 4 x 4 over argument 1 x argument 2: the last tile masks at most 3, 3 elements of its sides}}
    // expected-remark @below {{2 access(es) in bounds under 2 condition(s)}}
    tier.store %sum, %X[%m, %n] : tensor<4x4xf32, #c>, !view
    gpu.return
  }
}
