// RUN: tier-opt %s --split-input-file --tier-verify-room=room=where --verify-diagnostics
// RUN: not tier-opt %s --tier-verify-room=room=attic 2>&1 | FileCheck %s --check-prefix=ATTIC
// RUN: not tier-opt %s --tier-compile="chip=abacus" 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not tier-opt %s --tier-compile="chip=cpu from=how to=what" 2>&1 | FileCheck %s --check-prefix=BACK

// ATTIC: [toolchain.room] expects what, where, when or how, got 'attic'
// CHIP: [toolchain.chip] expects one of sm_80, sm_90a, {{.*}}cpu, got 'abacus'
// BACK: [toolchain.room] expects a way forward, got from 'how' to 'what'

// Tensors in memory belong to What.
func.func @a_room_back(%x: tensor<4xf32>) -> index {
  %c0 = arith.constant 0 : index
  // expected-error @below {{[tier.room] expects ops of room 'where', got 'tensor.dim'}}
  // expected-note @below {{fix: legal here are builtin func gpu tier layout}}
  %d = tensor.dim %x, %c0 : tensor<4xf32>
  return %d : index
}

// -----

// Channels belong to When.
func.func @a_room_ahead() {
  // expected-error @below {{[tier.room] expects ops of room 'where', got 'transport.barrier'}}
  // expected-note @below {{fix: legal here are builtin func gpu tier layout}}
  transport.barrier
  return
}
