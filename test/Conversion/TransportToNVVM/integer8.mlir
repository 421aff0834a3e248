// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm --split-input-file | FileCheck %s

// Bytes are put behind those of a power of two, which is subtracted: 2^23 + 128 from f32, 1024 + 128 from f16. Of bf16, whose
// mantissa has 7 bits, the eighth says whether 128 or 256 is.

#f = #layout.fragment<[256], register = [4:[1], 2:[128]], lane = [32:[4]], warp = []>

// CHECK-LABEL: llvm.func @four_of_a_word
// CHECK-DAG:   %[[SECOND:.*]] = llvm.mlir.constant(17218 : i32)
// CHECK-DAG:   %[[FIRST:.*]] = llvm.mlir.constant(16704 : i32)
// CHECK-DAG:   %[[BESIDE:.*]] = llvm.mlir.constant(1128481603 : i32)
// CHECK-DAG:   %[[SEVEN:.*]] = llvm.mlir.constant(-8388737 : i32)
// CHECK-DAG:   %[[EIGHTH:.*]] = llvm.mlir.constant(-8323200 : i32)
// CHECK-NOT:   sitofp
// CHECK:       %[[WORD:.*]] = llvm.extractelement %{{.*}} : vector<1xi32>
// CHECK-NEXT:  %[[BITS:.*]] = nvvm.prmt <default> %[[FIRST]], %[[WORD]], %[[BESIDE]] : i32
// CHECK-NEXT:  %[[LOW:.*]] = llvm.and %[[BITS]], %[[SEVEN]]
// CHECK-NEXT:  %[[HIGH:.*]] = llvm.and %[[BITS]], %[[EIGHTH]]
// CHECK-NEXT:  %[[FROM:.*]] = llvm.bitcast %[[HIGH]] : i32 to vector<2xbf16>
// CHECK-NEXT:  %[[ADDED:.*]] = llvm.bitcast %[[LOW]] : i32 to vector<2xbf16>
// CHECK-NEXT:  llvm.fsub %[[ADDED]], %[[FROM]] : vector<2xbf16>
// CHECK:       nvvm.prmt <default> %[[SECOND]], %[[WORD]], %[[BESIDE]] : i32
// CHECK-NOT:   sitofp
// CHECK:       llvm.return
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @four_of_a_word(%x: memref<256xi8>, %y: memref<256xbf16>) kernel attributes {tier.plan = #tier.plan<tile = [256], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.load %x[%c0] : memref<256xi8> to tensor<256xi8, #f>
      %b = arith.sitofp %a : tensor<256xi8, #f> to tensor<256xbf16, #f>
      tier.store %b, %y[%c0] : tensor<256xbf16, #f>, memref<256xbf16>
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>

// CHECK-LABEL: llvm.func @two_of_a_half
// CHECK-DAG:   %[[SHIFTED:.*]] = llvm.mlir.constant(dense<1.152000e+03> : vector<2xf16>)
// CHECK-DAG:   %[[FLIP:.*]] = llvm.mlir.constant(-2139062144 : i32)
// CHECK-DAG:   %[[LARGE:.*]] = llvm.mlir.constant(0x4B000080 : f32)
// CHECK-NOT:   sitofp
// CHECK:       %[[WORD:.*]] = llvm.zext %{{.*}} : i16 to i32
// CHECK-NEXT:  %[[FLIPPED:.*]] = llvm.xor %[[WORD]], %[[FLIP]]
// CHECK-NEXT:  %[[BITS:.*]] = nvvm.prmt <default> %{{.*}}, %[[FLIPPED]], %{{.*}} : i32
// CHECK-NEXT:  %[[PAIR:.*]] = llvm.bitcast %[[BITS]] : i32 to vector<2xf16>
// CHECK-NEXT:  llvm.fsub %[[PAIR]], %[[SHIFTED]] : vector<2xf16>
// CHECK:       llvm.fsub %{{.*}}, %[[LARGE]] : f32
// CHECK-NOT:   sitofp
// CHECK:       llvm.return
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @two_of_a_half(%x: memref<64xi8>, %y: memref<64xf16>, %z: memref<64xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.load %x[%c0] : memref<64xi8> to tensor<64xi8, #f>
      %b = arith.sitofp %a : tensor<64xi8, #f> to tensor<64xf16, #f>
      %c = arith.sitofp %a : tensor<64xi8, #f> to tensor<64xf32, #f>
      tier.store %b, %y[%c0] : tensor<64xf16, #f>, memref<64xf16>
      tier.store %c, %z[%c0] : tensor<64xf32, #f>, memref<64xf32>
      gpu.return
    }
  }
}

// -----

// Single elements are converted.

#f = #layout.fragment<[32], register = [], lane = [32:[1]], warp = []>

// CHECK-LABEL: llvm.func @one
// CHECK:       llvm.sitofp
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @one(%x: memref<32xi8>, %y: memref<32xbf16>) kernel attributes {tier.plan = #tier.plan<tile = [32], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %a = tier.load %x[%c0] : memref<32xi8> to tensor<32xi8, #f>
      %b = arith.sitofp %a : tensor<32xi8, #f> to tensor<32xbf16, #f>
      tier.store %b, %y[%c0] : tensor<32xbf16, #f>, memref<32xbf16>
      gpu.return
    }
  }
}
