// RUN: tier-opt %s --tier-keep-launched="sides=64,2" | FileCheck %s --check-prefixes=CHECK,SHORT
// RUN: tier-opt %s --tier-keep-launched="sides=100,2" | FileCheck %s --check-prefixes=CHECK,LONG
// RUN: tier-opt %s --tier-keep-launched="sides=0,2" | FileCheck %s --check-prefix=NONE
// RUN: not tier-opt %s --tier-keep-launched="sides=64" 2>&1 | FileCheck %s --check-prefix=SIDES
// RUN: not tier-opt %s --tier-keep-launched="sides=64,1,1" 2>&1 | FileCheck %s --check-prefix=SIDES
// RUN: not tier-opt %s --tier-keep-launched="sides=63,2" 2>&1 | FileCheck %s --check-prefix=ODD
// RUN: not tier-opt %s --tier-keep-launched="chip=abacus sides=64,2" 2>&1 | FileCheck %s --check-prefix=CHIP

// SIDES: [launch.arguments] expects the extents and strides of the arrays of host, got {{1|3}} numbers
// A module has tens of thousands of lines.
// SIDES-NOT: see current operation
// ODD: [launch.check] host: [launch.extent] expects an even number
// CHIP: [toolchain.chip] expects a machine of the table, got 'abacus'

module attributes {gpu.container_module} {
  gpu.module @short {
    gpu.func @short() kernel {
      gpu.return
    }
  }
  gpu.module @long {
    gpu.func @long() kernel {
      gpu.return
    }
  }
  gpu.module @after {
    gpu.func @after() kernel {
      gpu.return
    }
  }
  // A kernel that is kept is launched wherever it was; in place of others the call is refused.
  // CHECK-LABEL:  func.func @host
  // CHECK:          scf.if
  // SHORT:            gpu.launch_func @short::@short
  // LONG:             cf.assert %{{.*}}, "[launch.partial] expects extents whose kernels are compiled, got others"
  // CHECK:          } else {
  // SHORT:            cf.assert %{{.*}}, "[launch.partial]
  // LONG:             gpu.launch_func @long::@long
  // CHECK:          gpu.launch_func @after::@after
  // SHORT:          scf.if
  // SHORT-NEXT:       gpu.launch_func @short::@short
  //
  // A grid of nothing launches nothing.
  // NONE-NOT:     gpu.module
  // NONE-LABEL:   func.func @host
  // NONE-NOT:       gpu.launch_func
  func.func @host(%x: memref<?xf32>, %n: index, %s: index) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c100 = arith.constant 100 : index
    %rest = arith.remui %n, %c2 : index
    %even = arith.cmpi eq, %rest, %c0 : index
    cf.assert %even, "[launch.extent] expects an even number"
    %few = arith.cmpi ult, %n, %c100 : index
    scf.if %few {
      gpu.launch_func @short::@short blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1)
    } else {
      gpu.launch_func @long::@long blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1)
    }
    gpu.launch_func @after::@after blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1)
    %never = arith.cmpi ugt, %n, %c100 : index
    scf.if %never {
      gpu.launch_func @short::@short blocks in (%n, %c1, %c1) threads in (%c1, %c1, %c1)
    }
    return
  }
}
