// RUN: tier-opt %s --transport-insert-fences --transport-lower-channels --convert-transport-to-nvvm | FileCheck %s
// RUN: tier-opt %s --transport-verify -o /dev/null
// RUN: tier-opt %s --convert-transport-to-nvvm --remarks-filter=convert-transport-to-nvvm -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// The store of a tile that is added to what is there: the groups, the fence and the waits are those of a store.
// CHECK-LABEL: llvm.func @sum
// CHECK:       fence.proxy.async.shared::cta;
// CHECK:       cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group [$1, {$2, $3}], [$0];
// CHECK:       cp.async.bulk.commit_group;
// CHECK:       cp.async.bulk.wait_group 0;
// REMARK: floats are added in the order in which stores arrive: two runs may differ
#f = #layout.fragment<[8, 32], register = [2:[4, 0]], lane = [32:[0, 1]], warp = [4:[1, 0]]>
!T = memref<8x32xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [32, 8]>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @sum(%x: memref<8x32xf32>, %o: !map) kernel attributes {tier.plan = #tier.plan<tile = [8, 32], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !T
      %t = tier.load %x[%c0, %c0] : memref<8x32xf32> to tensor<8x32xf32, #f>
      tier.store %t, %s[%c0, %c0] : tensor<8x32xf32, #f>, !T
      transport.fence async shared
      transport.barrier
      transport.copy.bulk_store %s to %o[%c0, %c0] reduce add : !T to !map
      transport.await bulk_group pending 0
      gpu.return
    }
  }
}
