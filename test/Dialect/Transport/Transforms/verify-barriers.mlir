// RUN: tier-opt %s --transport-verify --split-input-file --verify-diagnostics

// Pipelines written by hand in the form of barriers.

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.ring<2, !tile>
!full = !transport.barriers<2, arrivals = 1>
!empty = !transport.barriers<2, arrivals = 4>
!owed = !transport.token<transaction, 8192>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!values = tensor<64x64xbf16, #f>

// Stage and parity computed from the iteration, for any number of them.
gpu.module @m {
  gpu.func @computed(%n: index, %m: !map) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %r = transport.ring : !ring
    %full = transport.barrier.create : !full
    %empty = transport.barrier.create : !empty
    transport.barrier.publish
    transport.roles {
      transport.role "load" warps 1 one_thread {
        scf.for %k = %c0 to %n step %c1 iter_args(%i = %z) -> i32 {
          %s = arith.remui %i, %two : i32
          %round = arith.divui %i, %two : i32
          %q = arith.andi %round, %one : i32
          %opposite = arith.xori %q, %one : i32
          transport.barrier.wait %empty[%s] parity %opposite : !empty
          %t = transport.stage %r[%s] : !ring -> !tile
          %owed = transport.barrier.expect %full[%s] : !full -> !owed
          transport.copy.bulk_load %m[%k, %c0] to %t pays %owed : !map to !tile, !owed
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
          %t = transport.stage %r[%s] : !ring -> !tile
          %v = tier.load %t[%c0, %c0] : !tile to !values
          transport.fence async shared
          transport.barrier warp
          transport.barrier.arrive warp %empty[%s] : !empty
          %next = arith.addi %i, %one : i32
          scf.yield %next : i32
        }
      }
    }
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.ring<1, !tile>
!full = !transport.barriers<1, arrivals = 1>
!owed = !transport.token<transaction, 8192>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!values = tensor<64x64xbf16, #f>

// One role loads and reads; the parity never flips, so the second wait passes at once, and the tile is read while the
// second copy fills it.
gpu.module @m {
  gpu.func @parity(%n: index, %m: !map) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %z = arith.constant 0 : i32
    %r = transport.ring : !ring
    %full = transport.barrier.create : !full
    transport.barrier.publish
    scf.for %k = %c0 to %n step %c1 {
      %t = transport.stage %r[%z] : !ring -> !tile
      transport.barrier
      %owed = transport.barrier.expect %full[%z] : !full -> !owed
      // expected-error @below {{[async.overwrite]}}
      // expected-note @below {{at stage 0, iteration 1}}
      // expected-note @below {{fix: wait for the release}}
      transport.copy.bulk_load %m[%k, %c0] to %t pays %owed : !map to !tile, !owed
      transport.barrier.wait %full[%z] parity %z : !full
      // expected-note @below {{the other end is here}}
      %v = tier.load %t[%c0, %c0] : !tile to !values
      transport.fence async shared
    }
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.ring<1, !tile>
!full = !transport.barriers<1, arrivals = 1>
!owed = !transport.token<transaction, 8192>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!values = tensor<64x64xbf16, #f>

// Nobody waits for the copy before the tile is read.
gpu.module @m {
  gpu.func @early(%m: !map) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0 : i32
    %r = transport.ring : !ring
    %full = transport.barrier.create : !full
    transport.barrier.publish
    %t = transport.stage %r[%z] : !ring -> !tile
    %owed = transport.barrier.expect %full[%z] : !full -> !owed
    // expected-error @below {{[async.overwrite]}}
    // expected-note @below {{at stage 0}}
    // expected-note @below {{fix: wait for the release}}
    transport.copy.bulk_load %m[%c0, %c0] to %t pays %owed : !map to !tile, !owed
    // expected-note @below {{the other end is here}}
    %v = tier.load %t[%c0, %c0] : !tile to !values
    transport.barrier.wait %full[%z] parity %z : !full
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!full = !transport.barriers<1, arrivals = 2>

// Two CTAs of a cluster arrive at each other's barrier, and at their own; both live until both have.
gpu.module @m {
  gpu.func @peers() kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4], cluster = [2]>} {
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %full = transport.barrier.create : !full
    transport.barrier.publish
    transport.cluster_barrier
    transport.barrier.arrive thread %full[%z] of %z : !full
    transport.barrier.arrive thread %full[%z] of %one : !full
    transport.barrier.wait %full[%z] parity %z : !full
    transport.cluster_barrier
    gpu.return
  }
}

// -----

!full = !transport.barriers<1, arrivals = 2>

// A relaxed meeting at the end says nothing of arrivals at barriers of others, but a wait for them does.
gpu.module @m {
  gpu.func @waits() kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4], cluster = [2]>} {
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %full = transport.barrier.create : !full
    transport.barrier.publish
    transport.cluster_barrier relaxed
    transport.barrier.arrive thread %full[%z] of %z : !full
    transport.barrier.arrive thread %full[%z] of %one : !full
    transport.barrier.wait %full[%z] parity %z : !full
    transport.cluster_barrier relaxed
    gpu.return
  }
}

// -----

!full = !transport.barriers<1, arrivals = 2>

gpu.module @m {
  gpu.func @passes() kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4], cluster = [2]>} {
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %full = transport.barrier.create : !full
    transport.barrier.publish
    transport.cluster_barrier relaxed
    // expected-error @below {{[async.peer-exit]}}
    // expected-note @below {{fix: meet at a cluster barrier before the end}}
    transport.barrier.arrive thread %full[%z] of %z : !full
    // expected-error @below {{[async.peer-exit]}}
    // expected-note @below {{fix: meet at a cluster barrier before the end}}
    transport.barrier.arrive thread %full[%z] of %one : !full
    transport.cluster_barrier relaxed
    gpu.return
  }
}

// -----

!full = !transport.barriers<1, arrivals = 2>

// Without the last meeting a CTA may be gone when its peer arrives there.
gpu.module @m {
  gpu.func @gone() kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4], cluster = [2]>} {
    %z = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %full = transport.barrier.create : !full
    transport.barrier.publish
    transport.cluster_barrier
    // expected-error @below {{[async.peer-exit]}}
    // expected-note @below {{fix: meet at a cluster barrier before the end}}
    transport.barrier.arrive thread %full[%z] of %z : !full
    // expected-error @below {{[async.peer-exit]}}
    // expected-note @below {{fix: meet at a cluster barrier before the end}}
    transport.barrier.arrive thread %full[%z] of %one : !full
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.ring<2, !tile, !tile>
!full = !transport.barriers<2, arrivals = 1>
!empty = !transport.barriers<2, arrivals = 8>
!owed = !transport.token<transaction, 8192>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!values = tensor<64x64xbf16, #f>

// Each of two CTAs loads one of two tiles for both: a stage is empty when the warps of both have released it.
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
          %a, %b = transport.stage %r[%s] : !ring -> !tile, !tile
          %v = tier.load %a[%c0, %c0] : !tile to !values
          %w = tier.load %b[%c0, %c0] : !tile to !values
          transport.fence async shared
          transport.barrier warp
          transport.barrier.arrive warp %empty[%s] of %z : !empty
          transport.barrier.arrive warp %empty[%s] of %one : !empty
          %next = arith.addi %i, %one : i32
          scf.yield %next : i32
        }
      }
    }
    transport.cluster_barrier
    gpu.return
  }
}
