// RUN: tier-opt %s --layout-select-swizzles --split-input-file | FileCheck %s
// RUN: tier-opt %s --layout-select-swizzles --split-input-file --remarks-filter=layout-select-swizzles 2>&1 | FileCheck %s --check-prefix=REMARK

#rows = #layout.fragment<[64, 64], register = [16:[4, 0]], lane = [32:[0, 1]], warp = [2:[0, 32], 4:[1, 0]]>
#columns = #layout.fragment<[64, 64], register = [16:[0, 4]], lane = [32:[1, 0]], warp = [2:[32, 0], 4:[0, 1]]>
!tile = memref<64x64xf32, #tier.space<shared>>

// A tile that is written by rows and read by columns is free of conflicts.
// CHECK: #tile = #layout.compose<<[64:64], [64:1]>, <5, 0, 6>>
// CHECK-LABEL: gpu.func @transpose
// CHECK:       tier.alloc : memref<64x64xf32, #tile, #tier.space<shared>>
// REMARK:      [64:64], [64:1] o swizzle<5, 0, 6>; tier.load takes 128 cycles, 128 without conflicts; tier.store takes 128 cycles, 128 without conflicts; the bound is met
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @transpose(%t: tensor<64x64xf32, #rows>) kernel {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !tile
      tier.store %t, %s[%c0, %c0] : tensor<64x64xf32, #rows>, !tile
      %u = tier.load %s[%c0, %c0] : !tile to tensor<64x64xf32, #columns>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#out = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>

// An accumulator stored by matrices and loaded by vectors of 16 bytes.
// CHECK: #tile = #layout.compose<<[64:64], [64:1]>, <3, 3, 3>>
// CHECK-LABEL: gpu.func @epilogue
// CHECK:       tier.alloc : memref<64x64xbf16, #tile, #tier.space<shared>>
// REMARK:      [64:64], [64:1] o swizzle<3, 3, 3>; tier.load takes 64 cycles, 64 without conflicts; tier.store takes 64 cycles, 64 without conflicts; the bound is met
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @epilogue(%t: tensor<64x64xbf16, #acc>) kernel {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !tile
      tier.store %t, %s[%c0, %c0] : tensor<64x64xbf16, #acc>, !tile
      %u = tier.load %s[%c0, %c0] : !tile to tensor<64x64xbf16, #out>
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [8, 64], swizzle = 32B>>
!tile = memref<64x64xf32, #tier.space<shared>>

// The engine that empties the tile writes the mode of its map.
// CHECK: #tile = #layout.compose<<[64:8], [8:1, 8:512]>, <1, 2, 3>>
// CHECK-LABEL: gpu.func @forced_by_the_map
// CHECK:       tier.alloc : memref<64x64xf32, #tile, #tier.space<shared>>
// REMARK:      [64:8], [8:1, 8:512] o swizzle<1, 2, 3>; tier.copy by the engine; tier.store takes 128 cycles, 128 without conflicts; the bound is met
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @forced_by_the_map(%m: !map, %t: tensor<64x64xf32, #acc>) kernel {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !tile
      tier.store %t, %s[%c0, %c0] : tensor<64x64xf32, #acc>, !tile
      tier.copy %s[] to %m[%c0, %c0] : !tile to !map
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!view = memref<?x?xf32, strided<[?, 1]>>
!tile = memref<64x64xf32, #tier.space<shared>>

// Without a map yet the widest span is taken although threads then meet: an
// engine moves few wide spans faster than many narrow ones.
// CHECK: #tile = #layout.compose<<[64:32], [32:1, 2:2048]>, <3, 2, 3>>
// CHECK-LABEL: gpu.func @forced_by_the_engine
// CHECK:       tier.alloc : memref<64x64xf32, #tile, #tier.space<shared>>
// REMARK:      tier.copy by the engine; tier.store takes 256 cycles, 128 without conflicts; the cheapest of 4 modes that the engine knows
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @forced_by_the_engine(%C: !view, %t: tensor<64x64xf32, #acc>) kernel {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !tile
      tier.store %t, %s[%c0, %c0] : tensor<64x64xf32, #acc>, !tile
      tier.copy %s[] to %C[%c0, %c0] : !tile to !view
      gpu.return
    }
  }
}

// -----

#a = #layout.fragment<[128, 128], register = [4:[1, 0], 4:[8, 0], 2:[32, 0], 2:[0, 32]], lane = [32:[0, 1], 2:[4, 0]], warp = [2:[64, 0], 2:[0, 64]]>
!view = memref<?x?xbf16, strided<[?, 1]>>
!tile = memref<128x32xbf16, #tier.space<shared>>

// Vectors of 8 bytes are written and read without conflicts; rows of another
// instruction are not certain, and the remark says so.
// CHECK: #tile = #layout.compose<<[128:32], [32:1]>, <3, 2, 4>>
// CHECK-LABEL: gpu.func @waves
// CHECK:       tier.alloc : memref<128x32xbf16, #tile, #tier.space<shared>>
// REMARK:      tier.mma takes 64 cycles, 64 without conflicts; tier.copy takes {{.*}} (uncertain)
module attributes {gpu.container_module, tier.chip = "gfx942"} {
  gpu.module @m {
    gpu.func @waves(%A: !view, %B: !view, %c: tensor<128x128xf32, #a>, %i: index) kernel {
      %a = tier.alloc : !tile
      %b = tier.alloc : !tile
      tier.copy %A[%i, %i] to %a[] : !view to !tile
      tier.copy %B[%i, %i] to %b[] : !view to !tile
      %d = tier.mma %a, %b, %c atom [32, 32, 8] on warp : !tile, !tile, tensor<128x128xf32, #a>
      gpu.return
    }
  }
}

// -----

!tile = memref<64x64xf32, #tier.space<shared>>

// A user that does not say how it reaches the tile: nothing is claimed.
// CHECK-LABEL: gpu.func @unknown
// CHECK:       tier.alloc : memref<64x64xf32, #{{.*}}, #tier.space<shared>>
// REMARK:      swizzle<3, 2, 3>; accesses are not known
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @unknown() kernel {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !tile
      %d = memref.dim %s, %c0 : !tile
      gpu.return
    }
  }
}
