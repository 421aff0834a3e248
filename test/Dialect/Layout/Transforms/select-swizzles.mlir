// RUN: tier-opt %s --layout-select-swizzles --split-input-file | FileCheck %s

#acc = #layout.fragment<[128, 256], register = [2:[0, 1], 2:[8, 0], 32:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[64, 0]]>
!view = memref<?x?xbf16, strided<[?, 1]>>
!viewT = memref<?x?xbf16, strided<[1, ?]>>
!sa = memref<128x64xbf16, #tier.space<shared>>
!sb = memref<256x64xbf16, #layout.strided<[256:1], [64:256]>, #tier.space<shared>>

// Each operand is contiguous where its source is, in spans of 128 bytes.
// CHECK-LABEL: gpu.func @operands_follow_their_source
// CHECK:       tier.alloc : memref<128x64xbf16, #[[A:.*]], #tier.space<shared>>
// CHECK:       tier.alloc : memref<256x64xbf16, #[[B:.*]], #tier.space<shared>>
// CHECK:       tier.mma {{.*}} : memref<128x64xbf16, #[[A]], #tier.space<shared>>, memref<256x64xbf16, #[[B]], #tier.space<shared>>
module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @operands_follow_their_source(%A: !view, %B: !viewT, %c: tensor<128x256xf32, #acc>, %i: index) kernel {
      %a = tier.alloc : !sa
      %b = tier.alloc : !sb
      tier.copy %A[%i, %i] to %a[] : !view to !sa
      tier.copy %B[%i, %i] to %b[] : !viewT to !sb
      %d = tier.mma %a, %b, %c atom [64, 256, 16] on warpgroup : !sa, !sb, tensor<128x256xf32, #acc>
      gpu.return
    }
  }
}

// -----

!tile = memref<16x8xf32, #tier.space<shared>>

// A tile on a machine without banks is row-major.
// CHECK-LABEL: gpu.func @host_tiles_are_plain
// CHECK:       tier.alloc : memref<16x8xf32, #layout.strided<[16:8], [8:1]>, #tier.space<shared>>
module attributes {gpu.container_module, tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @host_tiles_are_plain(%A: memref<?x?xf32, strided<[?, 1]>>, %i: index) kernel {
      %a = tier.alloc : !tile
      tier.copy %A[%i, %i] to %a[] : memref<?x?xf32, strided<[?, 1]>> to !tile
      gpu.return
    }
  }
}
