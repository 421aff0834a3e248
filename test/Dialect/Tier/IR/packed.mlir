// RUN: tier-opt %s --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @numbers
// CHECK:         tier.reinterpret %{{.*}} : tensor<?x?xi8> to tensor<?x?xf6E3M2FN>
// CHECK:         tier.reinterpret %{{.*}} : memref<?xi8> to memref<?xf4E2M1FN>
func.func @numbers(%x: tensor<?x?xi8>, %y: memref<?xi8>, %z: tensor<4x96xi8>) {
  %0 = tier.reinterpret %x : tensor<?x?xi8> to tensor<?x?xf6E3M2FN>
  %1 = tier.reinterpret %y : memref<?xi8> to memref<?xf4E2M1FN>
  %2 = tier.reinterpret %z : tensor<4x96xi8> to tensor<4x128xf6E2M3FN>
  return
}

// CHECK-LABEL: @maps
// CHECK-SAME:    element = f6E2M3FN, box = [128, 64], swizzle = 128B
func.func private @maps(!tier.tensormap<#layout.tensormap<element = f6E2M3FN, box = [128, 64], swizzle = 128B>>,
                        !tier.tensormap<#layout.tensormap<element = f4E2M1FN, box = [128, 256], dims = [4096, 128], strides = [2048]>>)

// -----

func.func @bits(%x: tensor<4x96xi8>) {
  // expected-error @below {{[tier.reinterpret] expects as many bits in a row, and the other extents as they are, got 'tensor<4x96xi8>' and 'tensor<4x96xf6E2M3FN>'}}
  // expected-note @below {{fix: keep the other extents, and write as many elements in a row as its bytes hold}}
  %0 = tier.reinterpret %x : tensor<4x96xi8> to tensor<4x96xf6E2M3FN>
  return
}

// -----

func.func @extents(%x: tensor<4x?xi8>) {
  // expected-error @below {{[tier.reinterpret] expects extents that are known in both, or in none}}
  // expected-note @below {{fix}}
  %0 = tier.reinterpret %x : tensor<4x?xi8> to tensor<4x128xf6E2M3FN>
  return
}

// -----

func.func @scalar(%x: tensor<i8>) {
  // expected-error @below {{[tier.reinterpret] expects rows}}
  // expected-note @below {{fix}}
  %0 = tier.reinterpret %x : tensor<i8> to tensor<f8E4M3FN>
  return
}

// -----

func.func @truths(%x: tensor<8xi1>) {
  // expected-error @below {{[tier.reinterpret] expects elements of whole bytes, f4E2M1FN, f6E2M3FN or f6E3M2FN}}
  // expected-note @below {{fix}}
  %0 = tier.reinterpret %x : tensor<8xi1> to tensor<1xi8>
  return
}

// -----

func.func @memory(%x: memref<4x8xi8>) {
  // expected-error @below {{[tier.reinterpret] expects memrefs of one dimension}}
  // expected-note @below {{fix}}
  %0 = tier.reinterpret %x : memref<4x8xi8> to memref<4x4xi16>
  return
}

// -----

func.func @kinds(%x: memref<8xi8>) {
  // expected-error @below {{[tier.reinterpret] expects tensors of one rank, or memrefs}}
  // expected-note @below {{fix}}
  %0 = tier.reinterpret %x : memref<8xi8> to tensor<4xi16>
  return
}

// -----

// expected-error @below {{[tensormap.box-packed] expects}}
func.func private @narrow() attributes {map = #layout.tensormap<element = f6E2M3FN, box = [64, 64], swizzle = 64B>}

// -----

// expected-error @below {{[tensormap.stride-packed] expects}}
func.func private @rows() attributes {map = #layout.tensormap<element = f4E2M1FN, box = [128, 64], dims = [128, 64], strides = [80]>}

// -----

// expected-error @below {{[tensormap.extent-packed-128] expects}}
func.func private @part() attributes {map = #layout.tensormap<element = f4E2M1FN, box = [128, 64], dims = [192, 64], strides = [96]>}

// -----

// expected-error @below {{[tensormap.box-span] expects}}
func.func private @span() attributes {map = #layout.tensormap<element = f4E2M1FN, box = [128, 64], swizzle = 64B>}
