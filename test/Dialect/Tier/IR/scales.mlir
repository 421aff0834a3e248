// RUN: tier-opt %s --split-input-file --verify-diagnostics --verify-roundtrip

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
// A tile of 64 columns has a whole atom of scales.
func.func @scales(%a: !a, %b: !b, %sa: !s, %sb: !s, %adds: i1) {
  %c = tier.alloc : !c
  %t = tier.alloc : !t
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [128, 64, 32] : !a, !b, !c, !s, !s, !t
  tier.free %t : !t
  tier.free %c : !c
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
func.func @scales_in_another_order(%a: !a, %b: !b, %sa: !s, %sb: !s, %adds: i1) {
  %c = tier.alloc : !c
  %t = tier.alloc : !t
  // expected-error @+2 {{[tier.scales] expects scales of a with layout [32:16, 4:4], [4:1], got 'memref<128x4xf8E8M0FNU, #tier.space<shared>>'}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [128, 64, 32] : !a, !b, !c, !s, !s, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!r = memref<64x4xf8E8M0FNU, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
func.func @scales_of_part_of_an_atom(%a: !a, %b: !b, %sa: !s, %sb: !r, %adds: i1) {
  %c = tier.alloc : !c
  %t = tier.alloc : !t
  // expected-error @+2 {{[tier.scales] expects scales of b with [128, 4], got 'memref<64x4xf8E8M0FNU, #tier.space<shared>>'}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [128, 64, 32] : !a, !b, !c, !s, !r, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x64xf32, #T>
func.func @scales_in_the_columns_of_sums(%a: !a, %b: !b, %sa: !s, %sb: !s, %adds: i1) {
  %c = tier.alloc : !c
  // expected-error @+2 {{[tier.scales] expects columns of their own, got those of the sums}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %c atom [128, 64, 32] : !a, !b, !c, !s, !s, !c
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4, 8:512], [4:1, 4:4096]>
!a = memref<1024x512xf8E4M3FN, #S>
!s = memref<1024x16xf8E8M0FNU, #order, #S>
!c = memref<1024x1024xf32, #T>
!t = memref<128x32xi32, #T>
func.func @more_scales_than_columns(%a: !a, %b: !a, %sa: !s, %sb: !s, %c: !c, %t: !t, %adds: i1) {
  // expected-error @+2 {{[tier.scales] expects 256 columns for scales, got 'memref<128x32xi32, #tier.space<tensor>>'}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [128, 256, 32] : !a, !a, !c, !s, !s, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!e = memref<128x4xf8E4M3FN, #order, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
func.func @scales_of_two_types(%a: !a, %b: !b, %sa: !s, %sb: !e, %adds: i1) {
  %c = tier.alloc : !c
  %t = tier.alloc : !t
  // expected-error @+2 {{[tier.scales] expects scales of one type}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [128, 64, 32] : !a, !b, !c, !s, !e, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
func.func @block_of_k_in_part(%a: !a, %b: !b, %s: memref<128x3xf8E8M0FNU, #S>, %adds: i1) {
  %c = tier.alloc : !c
  %t = tier.alloc : !t
  // expected-error @+2 {{[tier.scales] expects whole blocks of k, got 'memref<128x3xf8E8M0FNU, #tier.space<shared>>'}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %s, %s in %t atom [128, 64, 32] : !a, !b, !c, memref<128x3xf8E8M0FNU, #S>, memref<128x3xf8E8M0FNU, #S>, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x0xf8E4M3FN, #S>
!b = memref<64x0xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
func.func @no_k(%a: !a, %b: !b, %s: memref<128x4xf8E8M0FNU, #S>, %adds: i1) {
  %c = tier.alloc : !c
  %t = tier.alloc : !t
  // expected-error @below {{[tier.tile] expects a tile of known extents of at least 1 and fewer than 2^31 bytes, got 'memref<128x0xf8E4M3FN, #tier.space<shared>>'}}
  tier.accumulate %a, %b into %c adds %adds scales %s, %s in %t atom [128, 64, 32] : !a, !b, !c, memref<128x4xf8E8M0FNU, #S>, memref<128x4xf8E8M0FNU, #S>, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1, 4:512]>
!a = memref<128x128xi8, #S>
!s = memref<128x16xf8E4M3FN, #order, #S>
!c = memref<128x128xf32, #T>
!t = memref<128x32xi32, #T>
// 256 numbers of k in 128 bytes, and a scale for each 16.
func.func @two_numbers_in_a_byte(%a: !a, %b: !a, %sa: !s, %sb: !s, %adds: i1) {
  %c = tier.alloc : !c
  %t = tier.alloc : !t
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [128, 128, 32] f4 : !a, !a, !c, !s, !s, !t
  tier.free %t : !t
  tier.free %c : !c
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1, 4:512]>
!a = memref<128x128xf8E4M3FN, #S>
!s = memref<128x16xf8E4M3FN, #order, #S>
!c = memref<128x128xf32, #T>
!t = memref<128x32xi32, #T>
func.func @f4_that_are_no_bytes(%a: !a, %b: !a, %sa: !s, %sb: !s, %c: !c, %t: !t, %adds: i1) {
  // expected-error @+2 {{[tier.scales] expects bytes that hold two numbers of f4, got 'memref<128x128xf8E4M3FN, #tier.space<shared>>'}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [128, 128, 32] f4 : !a, !a, !c, !s, !s, !t
  return
}

// -----

#S = #tier.space<shared>
!a = memref<128x128xi8, #S>
!c = memref<128x128xf32, #tier.space<tensor>>
func.func @f4_without_scales(%a: !a, %b: !a, %c: !c, %adds: i1) {
  // expected-error @+2 {{[tier.scales] expects scales of both operands, and columns for them, got none}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds atom [128, 128, 32] f4 : !a, !a, !c
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<512xf8E8M0FNU, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
func.func @scales_in_one_dimension(%a: !a, %b: !b, %s: !s, %c: !c, %t: !t, %adds: i1) {
  // expected-error @+2 {{[tier.scales] expects scales of a with elements of 8 bits in two dimensions, got 'memref<512xf8E8M0FNU, #tier.space<shared>>'}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %s, %s in %t atom [128, 64, 32] : !a, !b, !c, !s, !s, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xindex, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
func.func @scales_of_index(%a: !a, %b: !b, %s: !s, %c: !c, %t: !t, %adds: i1) {
  // expected-error @below {{[tier.element] expects a tile of integers or floats of 1 to 64 bits, got 'memref<128x4xindex, #tier.space<shared>>'}}
  tier.accumulate %a, %b into %c adds %adds scales %s, %s in %t atom [128, 64, 32] : !a, !b, !c, !s, !s, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xi4, #S>
!c = memref<128x64xf32, #T>
!t = memref<128x32xi32, #T>
func.func @scales_of_nibbles(%a: !a, %b: !b, %s: !s, %c: !c, %t: !t, %adds: i1) {
  // expected-error @+2 {{[tier.scales] expects scales of a with elements of 8 bits in two dimensions, got 'memref<128x4xi4, #tier.space<shared>>'}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %s, %s in %t atom [128, 64, 32] : !a, !b, !c, !s, !s, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x128xf32, #T>
!t = memref<128x32xi32, #T>
// Each CTA has scales of its 128 rows of A, and of all 128 of B, of which it has 64.
func.func @scales_of_a_pair(%a: !a, %b: !b, %sa: !s, %sb: !s, %adds: i1) {
  %c = tier.alloc pair : !c
  %t = tier.alloc pair : !t
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [256, 128, 32] pair : !a, !b, !c, !s, !s, !t
  tier.free %t : !t
  tier.free %c : !c
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x256xf32, #T>
!t = memref<128x32xi32, #T>
func.func @scales_of_half_of_the_columns(%a: !a, %b: !a, %sa: !s, %sb: !s, %c: !c, %t: !t, %adds: i1) {
  // expected-error @+2 {{[tier.scales] expects scales of b with [256, 4], got 'memref<128x4xf8E8M0FNU, #layout.strided<[32:16, 4:4], [4:1]>, #tier.space<shared>>'}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [256, 256, 32] pair : !a, !a, !c, !s, !s, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!b = memref<64x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x128xf32, #T>
!t = memref<128x32xi32, #T>
func.func @columns_of_one_cta(%a: !a, %b: !b, %sa: !s, %sb: !s, %adds: i1) {
  %c = tier.alloc pair : !c
  %t = tier.alloc : !t
  // expected-error @+2 {{[tier.scales] expects columns that both CTAs of the pair reserve, got those of one}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [256, 128, 32] pair : !a, !b, !c, !s, !s, !t
  return
}

// -----

#S = #tier.space<shared>
#T = #tier.space<tensor>
#order = #layout.strided<[32:16, 4:4], [4:1]>
!a = memref<128x128xf8E4M3FN, #S>
!s = memref<128x4xf8E8M0FNU, #order, #S>
!c = memref<128x128xf32, #T>
!t = memref<128x32xi32, #T>
func.func @columns_of_a_pair(%a: !a, %b: !a, %sa: !s, %sb: !s, %c: !c, %adds: i1) {
  %t = tier.alloc pair : !t
  // expected-error @+2 {{[tier.scales] expects columns that one CTA reserves, got those of a pair}}
  // expected-note @+1 {{fix: one for each row and block of k}}
  tier.accumulate %a, %b into %c adds %adds scales %sa, %sb in %t atom [128, 128, 32] : !a, !a, !c, !s, !s, !t
  return
}
