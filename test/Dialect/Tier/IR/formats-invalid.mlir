// RUN: tier-opt %s --split-input-file --verify-diagnostics

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
!a = memref<32x64xf8E4M3FN, #tier.space<shared>>
!b = memref<32x64xi8, #tier.space<shared>>

// As many bytes are not as many numbers.
func.func @counts(%a: !a, %b: !b, %c: tensor<32x32xf32, #acc>) {
  // expected-error @below {{[tier.formats] expects as many numbers in rows of both}}
  // expected-note @below {{fix: tiles of bytes, or of an 8-bit format itself, that hold as many numbers of each row}}
  %d = tier.mma %a, %b, %c atom [32, 32, 64] on warp {formats = [f8E4M3FN, f4E2M1FN]} : !a, !b, tensor<32x32xf32, #acc>
  return
}

// -----

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
!a = memref<32x64xf8E4M3FN, #tier.space<shared>>

func.func @tiles(%a: !a, %c: tensor<32x32xf32, #acc>) {
  // expected-error @below {{[tier.formats] expects f4E2M1FN, f6E2M3FN or f6E3M2FN in bytes, or the tile's own 8-bit type}}
  // expected-note @below {{fix}}
  %d = tier.mma %a, %a, %c atom [32, 32, 64] on warp {formats = [f8E4M3FN, f8E5M2]} : !a, !a, tensor<32x32xf32, #acc>
  return
}

// -----

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
!b = memref<32x32xi8, #tier.space<shared>>

func.func @one(%b: !b, %c: tensor<32x32xf32, #acc>) {
  // expected-error @below {{[tier.formats] expects two formats of operands in shared memory, without f4}}
  // expected-note @below {{fix}}
  %d = tier.mma %b, %b, %c atom [32, 32, 64] on warp {formats = [f4E2M1FN]} : !b, !b, tensor<32x32xf32, #acc>
  return
}

// -----

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
!b = memref<32x49xi8, #tier.space<shared>>

func.func @parts(%b: !b, %c: tensor<32x32xf32, #acc>) {
  // expected-error @below {{[tier.formats] expects whole numbers in a row}}
  // expected-note @below {{fix}}
  %d = tier.mma %b, %b, %c atom [32, 32, 64] on warp {formats = [f6E2M3FN, f6E2M3FN]} : !b, !b, tensor<32x32xf32, #acc>
  return
}
