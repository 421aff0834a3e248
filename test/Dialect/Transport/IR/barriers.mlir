// RUN: tier-opt %s --verify-roundtrip | FileCheck %s

!a = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.ring<4, !a>
!full = !transport.barriers<4, arrivals = 1>
!empty = !transport.barriers<4, arrivals = 5>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// CHECK-LABEL: func @phases
func.func @phases(%m: !map, %i: index, %s: i32, %q: i32, %p: i1) {
  // CHECK: %[[R:.*]] = transport.ring : <4, memref<64x64xbf16, #tier.space<shared>>>
  %r = transport.ring : !ring
  // CHECK: %[[FULL:.*]] = transport.barrier.create {channel = 0 : i64, until = "full"} : <4, arrivals = 1>
  %full = transport.barrier.create {channel = 0 : i64, until = "full"} : !full
  // CHECK: %[[EMPTY:.*]] = transport.barrier.create : <4, arrivals = 5>
  %empty = transport.barrier.create : !empty
  // CHECK: transport.barrier.publish
  transport.barrier.publish
  // CHECK: transport.barrier.wait %[[EMPTY]][%{{.*}}] parity %{{.*}} : <4, arrivals = 5>
  transport.barrier.wait %empty[%s] parity %q : !empty
  // CHECK: %[[T:.*]] = transport.stage %[[R]][%{{.*}}]
  %t = transport.stage %r[%s] : !ring -> !a
  // CHECK: %[[OWED:.*]] = transport.barrier.expect %[[FULL]][%{{.*}}] peers 4096 : <4, arrivals = 1> -> !transport.token<transaction, 8192>
  %owed = transport.barrier.expect %full[%s] peers 4096 : !full -> !transport.token<transaction, 8192>
  // CHECK: transport.copy.bulk_load %{{.*}}[%{{.*}}] to %[[T]] pays %[[OWED]] multicast %{{.*}} :
  transport.copy.bulk_load %m[%i, %i] to %t pays %owed multicast %s : !map to !a, !transport.token<transaction, 8192>
  // CHECK: transport.barrier.arrive {{ ?}}warp %[[EMPTY]][%{{.*}}] of %{{.*}} if %{{.*}} : <4, arrivals = 5>
  transport.barrier.arrive warp %empty[%s] of %s if %p : !empty
  // CHECK: transport.barrier.arrive {{ ?}}copies %[[EMPTY]]
  transport.barrier.arrive copies %empty[%s] : !empty
  // CHECK: transport.commit {{ ?}}copy_group
  transport.commit copy_group
  // CHECK: transport.tensor_fence {{ ?}}before
  transport.tensor_fence before
  // CHECK: transport.barrier warp
  transport.barrier warp
  // CHECK: transport.cluster_rank
  %rank = transport.cluster_rank
  // CHECK: transport.cluster_barrier
  transport.cluster_barrier
  // CHECK: transport.barrier.invalidate %[[FULL]] : <4, arrivals = 1>
  transport.barrier.invalidate %full : !full
  return
}

// CHECK-LABEL: func @groups
func.func @groups(%x: memref<?x?xbf16>, %m: !map, %i: index, %a: !a, %b: !a) {
  transport.copy.group %x[%i, %i] to %a : memref<?x?xbf16> to !a
  // CHECK: %[[G:.*]] = transport.commit {{ ?}}copy_group -> !transport.token<copy_group, 8192>
  %g = transport.commit copy_group -> !transport.token<copy_group, 8192>
  transport.copy.group %x[%i, %i] to %b : memref<?x?xbf16> to !a
  transport.commit copy_group
  // CHECK: transport.await {{ ?}}copy_group pending 1 settles %[[G]] : !transport.token<copy_group, 8192>
  transport.await copy_group pending 1 settles %g : !transport.token<copy_group, 8192>
  // CHECK: %[[S:.*]] = transport.copy.bulk_store %{{.*}} -> !transport.token<bulk_group, 8192>
  %s = transport.copy.bulk_store %a to %m[%i, %i] : !a to !map -> !transport.token<bulk_group, 8192>
  // CHECK: transport.await {{ ?}}bulk_group pending 0 read settles %[[S]]
  transport.await bulk_group pending 0 read settles %s : !transport.token<bulk_group, 8192>
  return
}

// CHECK-LABEL: func @role
func.func @role() {
  transport.roles {
    // CHECK: transport.role "load" warps 4 registers 40 one_thread {
    transport.role "load" warps 4 registers 40 one_thread {
    }
  }
  return
}
