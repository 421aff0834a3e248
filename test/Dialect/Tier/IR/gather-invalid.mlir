// RUN: tier-opt %s --split-input-file --verify-diagnostics

func.func @take_axis(%x: tensor<?x?xf32>, %i: tensor<?xi32>) {
  // expected-error @below {{[tier.take-shape] expects an axis of 2 dimensions, got 2}}
  %y = tier.take %x[%i] axis 2 fill 0.0 : f32 : tensor<?x?xf32>, tensor<?xi32> to tensor<?x?xf32>
  return
}

// -----

func.func @take_element(%x: tensor<?x?xf32>, %i: tensor<?xi32>) {
  // expected-error @below {{[tier.take-shape] expects a result and a fill of 'f32', got 'f32' and 'f64'}}
  %y = tier.take %x[%i] axis 0 fill 0.0 : f64 : tensor<?x?xf32>, tensor<?xi32> to tensor<?x?xf32>
  return
}

// -----

func.func @take_shape(%x: tensor<?x8xf32>, %i: tensor<3xi32>) {
  // expected-error @below {{[tier.take-shape] expects a result of shape [3, 8], got [4, 8]}}
  %y = tier.take %x[%i] axis 0 fill 0.0 : f32 : tensor<?x8xf32>, tensor<3xi32> to tensor<4x8xf32>
  return
}

// -----

#t = #layout.fragment<[4, 64], register = [2:[0, 1]], lane = [32:[0, 2]], warp = [4:[1, 0]]>
#r = #layout.fragment<[4], register = [], lane = [32:[0]], warp = [4:[1]]>
func.func @gather_rank(%x: memref<?x?xf32>, %r: tensor<4xi32, #r>, %i: index) {
  // expected-error @below {{[tier.gather] expects a dimension that rows are counted along, then one for each index, and at least 2 of these, got 1 for 2 dimensions}}
  %t = tier.gather %x at %r along [0] [%i] fill 0.0 : f32 : memref<?x?xf32>, tensor<4xi32, #r> to tensor<4x64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[4, 64], register = [2:[0, 1]], lane = [32:[0, 2]], warp = [4:[1, 0]]>
#r = #layout.fragment<[4], register = [4:[1]], lane = [32:[0]], warp = [4:[0]]>
func.func @gather_held(%x: memref<?x?x?xf32>, %r: tensor<4xi32, #r>, %i: index) {
  // expected-error @below {{[tier.gather] expects rows held as}}
  %t = tier.gather %x at %r along [0] [%i, %i] fill 0.0 : f32 : memref<?x?x?xf32>, tensor<4xi32, #r> to tensor<4x64xf32, #t>
  return
}

// -----

#t = #layout.fragment<[4, 64], register = [2:[0, 1]], lane = [32:[0, 2]], warp = [4:[1, 0]]>
#r = #layout.fragment<[4], register = [], lane = [32:[0]], warp = [4:[1]]>
func.func @gather_along(%x: memref<?x?x?xf32>, %r: tensor<4xi32, #r>, %i: index) {
  // expected-error @below {{[tier.gather] expects axes of the tile in their order, got [2]}}
  %t = tier.gather %x at %r along [2] [%i, %i] fill 0.0 : f32 : memref<?x?x?xf32>, tensor<4xi32, #r> to tensor<4x64xf32, #t>
  return
}

// -----

#line = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @gather_numbers(%x: memref<?x?xf32>, %r: tensor<64xf32, #line>, %i: index) {
  // expected-error @below {{[tier.gather] expects numbers of i32 or i64, got 'f32'}}
  %t = tier.gather %x at %r along [0] [%i] fill 0.0 : f32 : memref<?x?xf32>, tensor<64xf32, #line> to tensor<64xf32, #line>
  return
}

// -----

#line = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @gather_element(%x: memref<?x?xf16>, %r: tensor<64xi32, #line>, %i: index) {
  // expected-error @below {{[tier.gather] expects a tile and a fill of 'f16', got 'f32' and 'f32'}}
  %t = tier.gather %x at %r along [0] [%i] fill 0.0 : f32 : memref<?x?xf16>, tensor<64xi32, #line> to tensor<64xf32, #line>
  return
}

// -----

#line = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @gather_shared(%x: memref<4x64xf32, #tier.space<shared>>, %r: tensor<64xi32, #line>, %i: index) {
  // expected-error @below {{[tier.gather] expects an array in global memory, got}}
  %t = tier.gather %x at %r along [0] [%i] fill 0.0 : f32 : memref<4x64xf32, #tier.space<shared>>, tensor<64xi32, #line> to tensor<64xf32, #line>
  return
}

// -----

#line = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @gather_from(%x: memref<?x?xf32>, %r: tensor<64xi32, #line>, %i: index) {
  // expected-error @below {{[tier.from] expects rows that are one number along the last axis, got one for each of its elements}}
  %t = tier.gather %x at %r along [0] [%i] from %i fill 0.0 : f32 : memref<?x?xf32>, tensor<64xi32, #line> to tensor<64xf32, #line>
  return
}

// -----

#line = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
func.func @gather_inbounds(%x: memref<?x?xf32>, %r: tensor<64xi32, #line>, %i: index) {
  // expected-error @below {{[tier.inbounds] expects one promise for each of 1 dimensions, got 2}}
  %t = tier.gather %x at %r along [0] [%i] fill 0.0 : f32 {inbounds = array<i1: true, true>} : memref<?x?xf32>, tensor<64xi32, #line> to tensor<64xf32, #line>
  return
}
