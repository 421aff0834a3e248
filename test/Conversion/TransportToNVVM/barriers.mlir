// RUN: tier-opt %s --convert-transport-to-nvvm | FileCheck %s
// RUN: tier-opt %s --convert-transport-to-nvvm | tier-opt --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX

// A pipeline in the form of barriers, over a cluster of two CTAs: each loads one tile for both.

!tile = memref<64x64xbf16, #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>, #tier.space<shared>>
!ring = !transport.ring<2, !tile, !tile>
!full = !transport.barriers<2, arrivals = 1>
!empty = !transport.barriers<2, arrivals = 8>
!owed = !transport.token<transaction, 8192>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// CHECK-LABEL: llvm.func @multicast
// CHECK-SAME:    nvvm.cluster_dim = array<i32: 2, 1, 1>
// CHECK-SAME:    tier.shared_bytes = 32800 : i64
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 1;
// CHECK-COUNT-2: mbarrier.init.shared::cta.b64 [$0], 8;
// CHECK:         fence.mbarrier_init.release.cluster;
// CHECK:         barrier.cluster.arrive.release.aligned;\0Abarrier.cluster.wait.acquire.aligned;
// CHECK:         nvvm.read.ptx.sreg.cluster.ctarank
// CHECK:         mbarrier.try_wait.parity.shared::cta.b64
// CHECK:         mbarrier.arrive.expect_tx.shared::cta.b64 _, [$0], 16384;
// CHECK:         cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.multicast::cluster [$0], [$2, {$3, $4}], [$1], $5;
// CHECK:         mapa.shared::cluster.u32 peer, $0, $1;
// CHECK-SAME:    mbarrier.arrive.release.cluster.shared::cluster.b64 _, [peer];
// CHECK:         mbarrier.inval.shared::cta.b64 [$0];

// PTX: .reqnctapercluster 2, 1, 1
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @multicast(%n: index, %m: !map) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [1, 4], cluster = [2]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %z = arith.constant 0 : i32
      %one = arith.constant 1 : i32
      %two = arith.constant 2 : i32
      %both = arith.constant 3 : i32
      %r = transport.ring : !ring
      %full = transport.barrier.create : !full
      %empty = transport.barrier.create : !empty
      transport.barrier.publish
      transport.cluster_barrier
      transport.roles {
        transport.role "load" warps 1 one_thread {
          %rank = transport.cluster_rank
          %isFirst = arith.cmpi eq, %rank, %z : i32
          scf.for %k = %c0 to %n step %c1 iter_args(%i = %z) -> i32 {
            %s = arith.remui %i, %two : i32
            %round = arith.divui %i, %two : i32
            %q = arith.andi %round, %one : i32
            %opposite = arith.xori %q, %one : i32
            transport.barrier.wait %empty[%s] parity %opposite : !empty
            %a, %b = transport.stage %r[%s] : !ring -> !tile, !tile
            scf.if %isFirst {
              %owed = transport.barrier.expect %full[%s] peers 8192 : !full -> !owed
              transport.copy.bulk_load %m[%k, %c0] to %a pays %owed multicast %both : !map to !tile, !owed
            } else {
              %owed = transport.barrier.expect %full[%s] peers 8192 : !full -> !owed
              transport.copy.bulk_load %m[%k, %k] to %b pays %owed multicast %both : !map to !tile, !owed
            }
            %next = arith.addi %i, %one : i32
            scf.yield %next : i32
          }
        }
        transport.role "use" warps 4 {
          scf.for %k = %c0 to %n step %c1 iter_args(%i = %z) -> i32 {
            %s = arith.remui %i, %two : i32
            %round = arith.divui %i, %two : i32
            %q = arith.andi %round, %one : i32
            transport.barrier.wait %full[%s] parity %q : !full
            transport.barrier warp
            transport.barrier.arrive warp %empty[%s] of %z : !empty
            transport.barrier.arrive warp %empty[%s] of %one : !empty
            %next = arith.addi %i, %one : i32
            scf.yield %next : i32
          }
        }
      }
      transport.cluster_barrier
      transport.barrier.invalidate %full : !full
      gpu.return
    }
  }
}
