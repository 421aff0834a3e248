// RUN: tier-opt %s --split-input-file --verify-diagnostics

#a = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[1, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
!source = memref<8x24xbf16, #tier.space<shared>>

func.func @count(%r: !source, %i: index) {
  // expected-error @below {{[tier.realign] expects 8 sources, got 2}}
  // expected-note @below {{fix: take one source for each element of 16 bytes, of whole rows of the tile and as many columns more}}
  %t = tier.realign %r, %r from %i step %i : !source to tensor<64x16xbf16, #a>
  return
}

// -----

#a = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[1, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
!source = memref<8x16xbf16, #tier.space<shared>>

func.func @columns(%r: !source, %i: index) {
  // expected-error @below {{[tier.realign] expects sources of 8 rows and 24 columns of the tile's elements, got 'memref<8x16xbf16, #tier.space<shared>>'}}
  // expected-note @below {{fix: take one source}}
  %t = tier.realign %r, %r, %r, %r, %r, %r, %r, %r from %i step %i : !source to tensor<64x16xbf16, #a>
  return
}

// -----

#a = #layout.fragment<[64, 16], register = [2:[0, 1], 2:[1, 0], 2:[0, 8]], lane = [4:[0, 2], 8:[8, 0]], warp = [4:[2, 0]]>
!source = memref<8x24xf32, #tier.space<shared>>

func.func @element(%r: !source, %i: index) {
  // expected-error @below {{[tier.realign] expects a tile of rows and columns of 2-byte elements, got 'tensor<64x16xf32,}}
  // expected-note @below {{fix: take one source}}
  %t = tier.realign %r, %r, %r, %r from %i step %i : !source to tensor<64x16xf32, #a>
  return
}
