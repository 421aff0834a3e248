// RUN: tier-opt %s --transport-lower-channels | FileCheck %s
// RUN: tier-opt %s --transport-lower-channels --transport-verify --verify-diagnostics
// RUN: tier-opt %s --transport-lower-channels | tier-opt --transport-lower-channels | FileCheck %s

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile, !tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Two roles: waits for both barriers of a stage, one arrival with the bytes, one of each multiplying warp. Loops carry
// the stage, the parity, and how many stages are held.
// CHECK-LABEL: gpu.func @two_roles
// CHECK:       %[[RING:.*]] = transport.ring : <3,
// CHECK:       %[[FULL:.*]] = transport.barrier.create {channel = 0 : i64, until = "full"} : <3, arrivals = 1>
// CHECK:       %[[EMPTY:.*]] = transport.barrier.create {channel = 0 : i64, until = "empty"} : <3, arrivals = 4>
// CHECK:       transport.barrier.publish
// CHECK-NEXT:  transport.roles {
// CHECK:         transport.role "load" warps 1 one_thread {
// CHECK:           scf.for {{.*}} iter_args(%[[S:.*]] = %{{.*}}, %[[Q:.*]] = %{{.*}}) -> (i32, i32) {
// CHECK:             %[[OPPOSITE:.*]] = arith.xori %[[Q]], %
// CHECK:             transport.barrier.wait %[[EMPTY]][%[[S]]] parity %[[OPPOSITE]]
// CHECK:             %[[OWED:.*]]:2 = transport.barrier.expect %[[FULL]][%[[S]]] : {{.*}} -> !transport.token<transaction, 8192>, !transport.token<transaction, 8192>
// CHECK:             %[[T:.*]]:2 = transport.stage %[[RING]][%[[S]]]
// CHECK:             transport.copy.bulk_load %{{.*}} to %[[T]]#0 pays %[[OWED]]#0
// CHECK:             transport.copy.bulk_load %{{.*}} to %[[T]]#1 pays %[[OWED]]#1
// CHECK:         transport.role "math" warps 4 {
// CHECK:           scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %[[S:.*]] = %{{.*}}, %[[Q:.*]] = %{{.*}}, %[[H:.*]] = %{{.*}})
// CHECK:             transport.barrier.wait %[[FULL]][%[[S]]] parity %[[Q]]
// CHECK:             %[[HELD:.*]] = arith.addi %[[H]]
// CHECK:             tier.mma
// CHECK:             transport.await {{ ?}}mma_group pending 1
// CHECK:             %[[MORE:.*]] = arith.cmpi sgt, %[[HELD]]
// CHECK:             transport.barrier.arrive {{ ?}}warp %[[EMPTY]][%{{.*}}] if %[[MORE]]
// CHECK-NOT:   transport.{{put|get|release|channel}}
gpu.module @m {
  gpu.func @two_roles(%n: index, %m: !map) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %ch = transport.channel stages 3 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 1 {
        scf.for %k = %c0 to %n step %c1 {
          transport.put %ch as (%a : !tile, %b : !tile) {
            transport.copy.bulk_load %m[%k, %c0] to %a : !map to !tile
            transport.copy.bulk_load %m[%k, %k] to %b : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %acc = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> !acc {
          %a, %b = transport.get %ch : !tile, !tile
          %d = tier.mma %a, %b, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          transport.await mma_group pending 1
          transport.release %ch pending 1 : !ring
          scf.yield %d : !acc
        }
        %r = transport.await mma_group pending 0 (%acc : !acc) -> !acc
        transport.release %ch pending 0 : !ring
      }
    }
    gpu.return
  }
}

// Of two stages that are held, one goes back, and then the other: an arrival for each, and how many are held is known.
// CHECK-LABEL: gpu.func @two_held
// CHECK:         transport.role "math" warps 4 {
// CHECK:             tier.mma
// CHECK:             transport.await {{ ?}}mma_group pending 1
// CHECK:             transport.barrier.arrive {{ ?}}warp
// CHECK-NOT:         transport.barrier.arrive
// CHECK:             transport.await {{ ?}}mma_group pending 0
// CHECK:             transport.barrier.arrive {{ ?}}warp
// CHECK-NOT:         transport.barrier.arrive
// CHECK:           gpu.return
gpu.module @held {
  gpu.func @two_held(%n: index, %m: !map) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %ch = transport.channel stages 3 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 1 {
        scf.for %k = %c0 to %n step %c1 {
          transport.put %ch as (%a : !tile, %b : !tile) {
            transport.copy.bulk_load %m[%k, %c0] to %a : !map to !tile
            transport.copy.bulk_load %m[%k, %k] to %b : !map to !tile
          }
          transport.put %ch as (%a : !tile, %b : !tile) {
            transport.copy.bulk_load %m[%k, %c0] to %a : !map to !tile
            transport.copy.bulk_load %m[%k, %k] to %b : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %acc = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> !acc {
          %a, %b = transport.get %ch : !tile, !tile
          %d = tier.mma %a, %b, %zero atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          %e, %f = transport.get %ch : !tile, !tile
          %g = tier.mma %e, %f, %zero atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          %p = transport.await mma_group pending 1 (%d : !acc) -> !acc
          transport.release %ch pending 1 : !ring
          %s = arith.addf %c, %p : !acc
          %q = transport.await mma_group pending 0 (%g : !acc) -> !acc
          transport.release %ch pending 0 : !ring
          %t = arith.addf %s, %q : !acc
          scf.yield %t : !acc
        }
      }
    }
    gpu.return
  }
}

// A ring in one role: groups of copies and barriers of the role, no mbarrier; a put in a branch moves on only there.
// CHECK-LABEL: gpu.func @one_role
// CHECK-NOT:   transport.barrier.create
// CHECK:       %[[IF:.*]] = scf.if %{{.*}} -> (i32) {
// CHECK:         transport.stage
// CHECK:         transport.copy.group
// CHECK:         transport.commit {{ ?}}copy_group
// CHECK:         scf.yield
// CHECK:       } else {
// CHECK:         scf.yield
// CHECK:       transport.await {{ ?}}copy_group pending 0
// CHECK-NEXT:  transport.barrier
// CHECK-NEXT:  transport.stage
!x = memref<?x?xbf16>
gpu.module @n {
  gpu.func @one_role(%x: !x, %p: i1) kernel {
    %c0 = arith.constant 0 : index
    %ch = transport.channel stages 2 completion copy_group : !transport.channel<!tile>
    scf.if %p {
      transport.put %ch as (%a : !tile) {
        transport.copy.group %x[%c0, %c0] to %a : !x to !tile
      }
    }
    %t = transport.get %ch : !tile
    transport.release %ch pending 0 : !transport.channel<!tile>
    gpu.return
  }
}

// A tile that two CTAs share: each loads one half for both, expects the other half of its peer, and gives stages back to
// both, to the peer without release, since the matrix unit alone read them; barriers are reached between two meetings of
// the cluster.
// CHECK-LABEL: gpu.func @pair
// CHECK:       transport.barrier.create {channel = 0 : i64, until = "full"} : <3, arrivals = 1>
// CHECK:       transport.barrier.create {channel = 0 : i64, until = "empty"} : <3, arrivals = 8>
// CHECK:       transport.barrier.publish
// CHECK-NEXT:  transport.cluster_barrier relaxed
// CHECK-NEXT:  transport.roles {
// CHECK:         transport.barrier.expect %{{.*}} peers 4096 : {{.*}} -> !transport.token<transaction, 8192>, !transport.token<transaction, 4096>
// CHECK:         transport.copy.bulk_load %{{.*}} parts 2 pays
// Who loads hears of all that its peer does at its barriers before it ends: a wait for each of three stages.
// CHECK:         scf.yield
// CHECK:         transport.barrier.wait %[[GIVEN:[^\[]*]]
// CHECK:         transport.barrier.wait %[[GIVEN]]
// CHECK:         transport.barrier.wait %[[GIVEN]]
// CHECK:         transport.role "math"
// CHECK:         transport.barrier.arrive {{ ?}}warp %[[EMPTY:[^ ]*]] if %[[GIVES:[^ ]*]] :
// CHECK-NEXT:    %[[PEER:[^ ]*]] = arith.xori %{{.*}}, %c1_i32
// CHECK-NEXT:    transport.barrier.arrive {{ ?}}warp %[[EMPTY]] of %[[PEER]] relaxed if %[[GIVES]]
// CHECK:       transport.cluster_barrier relaxed
// CHECK-NEXT:  gpu.return
!half = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 32], swizzle = 128B>>
gpu.module @p {
  gpu.func @pair(%n: index, %m: !map, %h: !half) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], warps = [4, 4], cluster = [2, 1]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %ch = transport.channel stages 3 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %t = %c0 to %n step %c1 {
          scf.for %k = %c0 to %n step %c1 {
            transport.put %ch as (%a : !tile, %b : !tile) {
              transport.copy.bulk_load %m[%k, %c0] to %a : !map to !tile
              transport.copy.bulk_load %h[%k, %k] to %b parts 2 : !half to !tile
            }
          }
        }
      }
      transport.role "math" warps 4 {
        scf.for %t = %c0 to %n step %c1 {
          %acc = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> !acc {
            %a, %b = transport.get %ch : !tile, !tile
            %d = tier.mma %a, %b, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
            transport.await mma_group pending 1
            transport.release %ch pending 1 : !ring
            scf.yield %d : !acc
          }
          %r = transport.await mma_group pending 0 (%acc : !acc) -> !acc
          transport.release %ch pending 0 : !ring
        }
      }
    }
    gpu.return
  }
}

// Four CTAs in two dimensions: ranks 0 and 1 share what lies along the first, 0 and 2 along the second. A stage is given
// back to the two that fill parts of it.
// CHECK-LABEL: gpu.func @square
// CHECK:       %[[RANK:[^ ]*]] = transport.cluster_rank
// CHECK:       transport.barrier.create {channel = 0 : i64, until = "empty"} : <2, arrivals = 12>
// CHECK:         transport.barrier.expect %{{.*}} peers 8192 :
// CHECK:         transport.copy.bulk_load %{{.*}} parts 2 along 1 pays
// CHECK:         transport.copy.bulk_load %{{.*}} parts 2 along 0 pays
// CHECK:         arith.xori %[[RANK]], %c1_i32
// CHECK:         arith.xori %[[RANK]], %c2_i32
gpu.module @s {
  gpu.func @square(%n: index, %h: !half) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], warps = [4, 4], cluster = [2, 2]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %ch = transport.channel stages 2 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %k = %c0 to %n step %c1 {
          transport.put %ch as (%a : !tile, %b : !tile) {
            transport.copy.bulk_load %h[%k, %c0] to %a parts 2 along 1 : !half to !tile
            transport.copy.bulk_load %h[%k, %k] to %b parts 2 along 0 : !half to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %acc = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> !acc {
          %a, %b = transport.get %ch : !tile, !tile
          %d = tier.mma %a, %b, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          %r = transport.await mma_group pending 0 (%d : !acc) -> !acc
          transport.release %ch pending 0 : !ring
          scf.yield %r : !acc
        }
      }
    }
    gpu.return
  }
}
