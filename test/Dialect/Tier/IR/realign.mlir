// RUN: tier-opt %s --verify-roundtrip | FileCheck %s

#a = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[1, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
!source = memref<8x24xf16, #tier.space<shared>>

// CHECK-LABEL: func @rows
func.func @rows(%r0: !source, %r1: !source, %r2: !source, %r3: !source, %r4: !source, %r5: !source, %r6: !source, %r7: !source, %first: index, %pitch: index) -> tensor<64x16xf16, #a> {
  // CHECK: tier.realign %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} from %{{.*}} step %{{.*}} : memref<8x24xf16, #tier.space<shared>> to tensor<64x16xf16, #{{.*}}>
  %t = tier.realign %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7 from %first step %pitch : !source to tensor<64x16xf16, #a>
  return %t : tensor<64x16xf16, #a>
}
