// RUN: not tier-opt %s --chip=cpu --emit=ptx -o %t 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not tier-opt %s --chip=sm_1 --emit=ptx -o %t 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not tier-opt %s --chip=cpu --emit=elf -o %t 2>&1 | FileCheck %s --check-prefix=NAME

// FORMAT: error: [toolchain.format] expects a format that cpu has, got ptx
// CHIP: error: [toolchain.chip] expects --chip= one of sm_80, {{.*}}, cpu, got 'sm_1'
// NAME: error: [toolchain.format] expects --emit= one of ptx, cubin, hsaco, llvm, object, launch, got 'elf'
gpu.module @nothing {
  llvm.func @nothing(%params: !llvm.ptr, %block: i64, %blocks: i64) {
    llvm.return
  }
}
