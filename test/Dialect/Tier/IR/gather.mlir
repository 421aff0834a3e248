// RUN: tier-opt %s --verify-roundtrip | FileCheck %s

#t = #layout.fragment<[4, 64], register = [2:[0, 1]], lane = [32:[0, 2]], warp = [4:[1, 0]]>
#r = #layout.fragment<[4], register = [], lane = [32:[0]], warp = [4:[1]]>
#spelled = #layout.fragment<[4], register = [1:[0]], lane = [4:[0], 8:[0]], warp = [4:[1]]>
#line = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!view = memref<?x?x?xf32, strided<[?, 0, 1]>>

// CHECK-LABEL: func @take
func.func @take(%x: tensor<?x8x?xf32>, %i: tensor<?x3xi64>) -> tensor<?x?x3x?xf32> {
  // CHECK: tier.take %{{.*}}[%{{.*}}] axis 1 fill 0x7FC00000 : f32 : tensor<?x8x?xf32>, tensor<?x3xi64> to tensor<?x?x3x?xf32>
  %y = tier.take %x[%i] axis 1 fill 0x7FC00000 : f32 : tensor<?x8x?xf32>, tensor<?x3xi64> to tensor<?x?x3x?xf32>
  return %y : tensor<?x?x3x?xf32>
}

// CHECK-LABEL: func @rows
func.func @rows(%x: !view, %rows: tensor<4xi32, #r>, %same: tensor<4xi64, #spelled>, %i: index, %c: index, %from: index) {
  // CHECK: tier.gather %{{.*}} at %{{.*}} along [0][%{{.*}}, %{{.*}}] fill 0.000000e+00 : f32 {inbounds = array<i1: true, false>}
  %t = tier.gather %x at %rows along [0] [%i, %c] fill 0.0 : f32 {inbounds = array<i1: true, false>} : !view, tensor<4xi32, #r> to tensor<4x64xf32, #t>
  // CHECK: tier.gather {{.*}} from %{{.*}} fill 0x7FC00000 : f32 :
  %u = tier.gather %x at %same along [0] [%i, %c] from %from fill 0x7FC00000 : f32 : !view, tensor<4xi64, #spelled> to tensor<4x64xf32, #t>
  return
}

// CHECK-LABEL: func @elements
func.func @elements(%x: memref<?x?xi8>, %rows: tensor<64xi32, #line>, %i: index) {
  // CHECK: tier.gather %{{.*}} at %{{.*}} along [0][%{{.*}}] fill true : memref<?x?xi8>, tensor<64xi32, #{{.*}}> to tensor<64xi1, #{{.*}}>
  %t = tier.gather %x at %rows along [0] [%i] fill true : memref<?x?xi8>, tensor<64xi32, #line> to tensor<64xi1, #line>
  return
}
