// RUN: tier-opt %s --split-input-file --verify-diagnostics --chip=sm_80 --emit=ptx -o -

// An instruction of a later chip is refused, not fatal.
// expected-error @below {{[toolchain.codegen] expects a kernel that LLVM can select instructions for, got: Cannot select: intrinsic}}
// expected-note @below {{fix: compile for a chip that has this instruction}}
gpu.module @too_new {
  llvm.func @too_new() attributes {nvvm.kernel} {
    nvvm.cluster.arrive
    llvm.return
  }
}

// -----

// expected-error @below {{[toolchain.kernel] expects at least one kernel in room How (a public llvm.func), got none}}
gpu.module @empty {
}

// -----

// expected-error @below {{[toolchain.kernel] expects at least one kernel in room How (a public llvm.func), got none}}
gpu.module @nothing {
  llvm.func internal @helper() {
    llvm.return
  }
}
