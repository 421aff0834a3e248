// RUN: tier-opt %s --verify-roundtrip | FileCheck %s

!a = memref<64x64xbf16, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
#c = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>

// Two roles share a ring: one fills, the other multiplies.
// CHECK-LABEL: func @ring
func.func @ring(%m: !map, %o: !map, %i: index, %n: index, %c: tensor<64x64xf32, #c>) {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  // CHECK: transport.channel stages 4 completion {{ ?}}transaction
  %ch = transport.channel stages 4 completion transaction : !transport.channel<!a, !a>
  // CHECK: transport.roles {
  transport.roles {
    // CHECK: transport.role "load" warps 4 registers 40 {
    transport.role "load" warps 4 registers 40 {
      scf.for %k = %c0 to %n step %c64 {
        // CHECK: transport.put %{{.*}} as (%[[A:.*]]: memref<64x64xbf16, #tier.space<shared>>, %[[B:.*]]: memref<64x64xbf16, #tier.space<shared>>) {
        transport.put %ch as (%a: !a, %b: !a) {
          // CHECK: transport.copy.bulk_load %{{.*}}[%{{.*}}, %{{.*}}] to %[[A]]
          transport.copy.bulk_load %m[%k, %i] to %a : !map to !a
          transport.copy.bulk_load %m[%k, %i] to %b : !map to !a
        }
      }
    }
    // CHECK: transport.role "math" warps 4 {
    transport.role "math" warps 4 {
      // CHECK: transport.get
      %a, %b = transport.get %ch : !a, !a
      %d = tier.mma %a, %b, %c atom [64, 64, 16] on warpgroup : !a, !a, tensor<64x64xf32, #c>
      // CHECK: transport.await {{ ?}}mma_group pending 0(%{{.*}} : tensor<64x64xf32, #{{.*}}>) -> tensor<64x64xf32, #{{.*}}>
      %r = transport.await mma_group pending 0 (%d : tensor<64x64xf32, #c>) -> tensor<64x64xf32, #c>
      // CHECK: transport.release %{{.*}} pending 0
      transport.release %ch pending 0 : !transport.channel<!a, !a>
      %s = tier.alloc : !a
      // CHECK: transport.await {{ ?}}bulk_group pending 0 read
      transport.await bulk_group pending 0 read
      // CHECK: transport.barrier
      transport.barrier
      %t = arith.truncf %r : tensor<64x64xf32, #c> to tensor<64x64xbf16, #c>
      tier.store %t, %s[%c0, %c0] : tensor<64x64xbf16, #c>, !a
      // CHECK: transport.fence {{ ?}}async {{ ?}}shared
      transport.fence async shared
      transport.barrier
      // CHECK: transport.copy.bulk_store
      transport.copy.bulk_store %s to %o[%i, %i] : !a to !map
      // CHECK: transport.copy.bulk_store %{{.*}} to %{{.*}}[%{{.*}}, %{{.*}}] reduce add :
      transport.copy.bulk_store %s to %o[%i, %i] reduce add : !a to !map
      transport.await bulk_group pending 0
    }
  }
  return
}

// Without roles the copies are asynchronous per thread.
// CHECK-LABEL: func @groups
func.func @groups(%x: memref<?x?xbf16>, %i: index) {
  %ch = transport.channel stages 3 completion copy_group : !transport.channel<!a>
  transport.put %ch as (%a: !a) {
    // CHECK: transport.copy.group
    transport.copy.group %x[%i, %i] to %a : memref<?x?xbf16> to !a
  }
  transport.await copy_group pending 1
  return
}
