// RUN: split-file %s %t
// RUN: tier-opt %t/hopper.mlir --convert-transport-to-nvvm | FileCheck %t/hopper.mlir
// RUN: tier-opt %t/ampere.mlir --convert-transport-to-nvvm | FileCheck %t/ampere.mlir

//--- hopper.mlir

// A grid lets the next one begin at once, and waits for the one ahead before the first access to global memory, after all of its own set-up.
!x = memref<32xf32, strided<[1]>>
#f = #layout.fragment<[32], register = [], lane = [32:[1]], warp = []>

module attributes {gpu.container_module, tier.chip = "sm_90a"} {
  gpu.module @m {
    // So it may begin before the one ahead has ended, where its launch says so.
    // CHECK-LABEL: llvm.func @straight
    // CHECK-SAME:    tier.awaits_grid
    // CHECK:         nvvm.griddepcontrol launch_dependents
    // CHECK:         mbarrier.init
    // CHECK:         nvvm.barrier
    // CHECK-NOT:     llvm.cond_br
    // CHECK:         nvvm.griddepcontrol wait
    // CHECK:         llvm.load
    // CHECK-NOT:     griddepcontrol
    // CHECK:         llvm.return
    gpu.func @straight(%p: memref<?xf32>)
        kernel attributes {tier.plan = #tier.plan<tile = [32], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %b = transport.barrier.create : <1, arrivals = 1>
      transport.barrier.publish
      %x = memref.reinterpret_cast %p to offset: [0], sizes: [32], strides: [1] : memref<?xf32> to !x
      %t = tier.load %x[%c0] : !x to tensor<32xf32, #f>
      tier.store %t, %x[%c0] : tensor<32xf32, #f>, !x
      gpu.return
    }

    // All threads wait, not those alone that come to a load.
    // CHECK-LABEL: llvm.func @branch
    // CHECK:         nvvm.griddepcontrol wait
    // CHECK:         llvm.cond_br
    // CHECK-NOT:     griddepcontrol
    // CHECK:         llvm.return
    gpu.func @branch(%p: memref<?xf32>, %n: index)
        kernel attributes {tier.plan = #tier.plan<tile = [32], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %any = arith.cmpi ugt, %n, %c0 : index
      %x = memref.reinterpret_cast %p to offset: [0], sizes: [32], strides: [1] : memref<?xf32> to !x
      scf.if %any {
        %t = tier.load %x[%c0] : !x to tensor<32xf32, #f>
        tier.store %t, %x[%c0] : tensor<32xf32, #f>, !x
      }
      gpu.return
    }
  }
}

//--- ampere.mlir

// CHECK-LABEL: llvm.func @plain
// CHECK-NOT:     tier.awaits_grid
// CHECK-NOT:     griddepcontrol
// CHECK:         llvm.return
!x = memref<32xf32, strided<[1]>>
#f = #layout.fragment<[32], register = [], lane = [32:[1]], warp = []>

module attributes {gpu.container_module, tier.chip = "sm_80"} {
  gpu.module @m {
    gpu.func @plain(%p: memref<?xf32>)
        kernel attributes {tier.plan = #tier.plan<tile = [32], grain = thread, stages = 1, warps = [1]>} {
      %c0 = arith.constant 0 : index
      %x = memref.reinterpret_cast %p to offset: [0], sizes: [32], strides: [1] : memref<?xf32> to !x
      %t = tier.load %x[%c0] : !x to tensor<32xf32, #f>
      tier.store %t, %x[%c0] : tensor<32xf32, #f>, !x
      gpu.return
    }
  }
}
