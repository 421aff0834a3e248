// RUN: tier-opt %s --tier-place-tiles --split-input-file | FileCheck %s
// RUN: tier-opt %s --tier-place-tiles --split-input-file --remarks-filter=tier-place-tiles --verify-diagnostics

// Two copies fit: products of one tile run beside the epilogue of the one before.
// CHECK-LABEL: gpu.func @two_copies
// CHECK:       tier.alloc {tier.columns = array<i64: 0, 256>}
!t = memref<128x256xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @two_copies(%n: index) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], atom = [128, 256, 16], grain = cta, stages = 3, warps = [4, 4, 8], registers = [40, 40, 216]>} {
      // expected-remark @below {{columns 0, 256 of 512 reserved: the instruction writes tensor memory; 128 of 216 registers of each thread while it is read; two copies: products run beside the epilogue}}
      %a = tier.alloc : !t
      tier.free %a : !t
      gpu.return
    }
  }
}

// -----

// Tiles that live at one time share no column, and then one copy of each fits; one that comes later takes the columns of
// the first.
// CHECK-LABEL: gpu.func @one_copy
// CHECK:       tier.alloc {tier.columns = array<i64: 0>}
// CHECK:       tier.alloc {tier.columns = array<i64: 256>}
// CHECK:       tier.free
// CHECK:       tier.alloc {tier.columns = array<i64: 0>}
!t = memref<128x256xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @one_copy(%n: index) kernel attributes {tier.plan = #tier.plan<tile = [128, 256, 64], warps = [4, 4, 8]>} {
      // expected-remark @below {{columns 0 of 512 reserved}}
      %a = tier.alloc : !t
      // expected-remark @below {{one copy: two do not fit}}
      %b = tier.alloc : !t
      tier.free %a : !t
      // expected-remark @below {{columns 0 of 512 reserved}}
      %c = tier.alloc : !t
      tier.free %b : !t
      tier.free %c : !t
      gpu.return
    }
  }
}

// -----

// Where the instruction writes registers, the accumulators stay there.
#acc = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 4:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xbf16, #tier.space<shared>>
!B = memref<32x64xbf16, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @registers(%a: !A, %b: !B, %c: tensor<64x32xf32, #acc>) kernel attributes {tier.plan = #tier.plan<tile = [64, 32, 64], warps = [4, 4]>} {
      // expected-remark @below {{16 of 255 registers of each thread: the instruction writes registers}}
      %d = tier.mma %a, %b, %c atom [64, 32, 16] on warpgroup : !A, !B, tensor<64x32xf32, #acc>
      gpu.return
    }
  }
}
