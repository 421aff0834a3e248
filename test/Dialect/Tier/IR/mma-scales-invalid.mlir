// RUN: tier-opt %s --split-input-file --verify-diagnostics

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#s = #layout.fragment<[32, 2], register = [], lane = [32:[1, 0], 2:[0, 1]], warp = []>
!a = memref<32x64xf8E4M3FN, #tier.space<shared>>

func.func @alone(%a: !a, %c: tensor<32x32xf32, #acc>, %s: tensor<32x2xf8E8M0FNU, #s>) {
  // expected-error @below {{[tier.scales] expects scales of both operands, got 1}}
  // expected-note @below {{fix: tiles [rows, k / block] of one 8-bit type, one for a and one for b}}
  %d = tier.mma %a, %a, %c scales %s atom [32, 32, 64] on warp : !a, !a, tensor<32x32xf32, #acc>, tensor<32x2xf8E8M0FNU, #s>
  return
}

// -----

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#s = #layout.fragment<[32, 2], register = [], lane = [32:[1, 0], 2:[0, 1]], warp = []>
!a = memref<32x64xf8E4M3FN, #tier.space<shared>>

func.func @types(%a: !a, %c: tensor<32x32xf32, #acc>, %s: tensor<32x2xf8E8M0FNU, #s>, %t: tensor<32x2xf8E4M3FN, #s>) {
  // expected-error @below {{[tier.scales] expects scales of one 8-bit type in two dimensions}}
  // expected-note @below {{fix}}
  %d = tier.mma %a, %a, %c scales %s, %t atom [32, 32, 64] on warp : !a, !a, tensor<32x32xf32, #acc>, tensor<32x2xf8E8M0FNU, #s>, tensor<32x2xf8E4M3FN, #s>
  return
}

// -----

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#s = #layout.fragment<[32, 2], register = [], lane = [32:[1, 0], 2:[0, 1]], warp = []>
!a = memref<32x64xf8E4M3FN, #tier.space<shared>>

func.func @bytes(%a: !a, %c: tensor<32x32xf32, #acc>, %s: tensor<32x2xf8E8M0FNU, #s>) {
  // expected-error @below {{[tier.scales] expects bytes that hold two numbers of f4}}
  // expected-note @below {{fix}}
  %d = tier.mma %a, %a, %c scales %s, %s atom [32, 32, 64] on warp f4 : !a, !a, tensor<32x32xf32, #acc>, tensor<32x2xf8E8M0FNU, #s>, tensor<32x2xf8E8M0FNU, #s>
  return
}

// -----

#acc = #layout.fragment<[32, 32], register = [4:[1, 0], 4:[8, 0]], lane = [32:[0, 1], 2:[4, 0]], warp = []>
#s = #layout.fragment<[16, 4], register = [], lane = [16:[1, 0], 4:[0, 1]], warp = []>
!a = memref<32x64xf8E4M3FN, #tier.space<shared>>

func.func @rows(%a: !a, %c: tensor<32x32xf32, #acc>, %s: tensor<16x4xf8E8M0FNU, #s>) {
  // expected-error @below {{[tier.scales] expects one scale for each row and whole block of k}}
  // expected-note @below {{fix}}
  %d = tier.mma %a, %a, %c scales %s, %s atom [32, 32, 64] on warp : !a, !a, tensor<32x32xf32, #acc>, tensor<16x4xf8E8M0FNU, #s>, tensor<16x4xf8E8M0FNU, #s>
  return
}
