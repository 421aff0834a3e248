// RUN: tier-opt %s --check-async --split-input-file --verify-diagnostics

// A ring of two stages between a thread that loads and four warps that read: nothing to say.
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
!desc = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
gpu.module @m {
  gpu.func @ring(%d: !desc, %n: index, %out: memref<?xf16>) kernel attributes {known_block_size = array<i32: 160, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %cnt = arith.constant 1 : index
    %cons = arith.constant 128 : index
    %bytes = arith.constant 8192 : index
    %ticks = arith.constant 10000000 : index
    %tid = gpu.thread_id x
    %full = nvgpu.mbarrier.create -> !barrier
    %empty = nvgpu.mbarrier.create -> !barrier
    %smem = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %first = arith.cmpi eq, %tid, %c0 : index
    scf.if %first {
      scf.for %i = %c0 to %c2 step %c1 {
        nvgpu.mbarrier.init %full[%i], %cnt : !barrier
        nvgpu.mbarrier.init %empty[%i], %cons : !barrier
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    %isload = arith.cmpi ult, %tid, %c32 : index
    scf.if %isload {
      scf.if %first {
        scf.for %k = %c0 to %n step %c1 {
          %s = arith.remui %k, %c2 : index
          %q = arith.divui %k, %c2 : index
          %r = arith.remui %q, %c2 : index
          %opp = arith.subi %c1, %r : index
          %par = arith.cmpi eq, %opp, %c1 : index
          nvgpu.mbarrier.try_wait.parity %empty[%s], %par, %ticks : !barrier
          nvgpu.mbarrier.arrive.expect_tx %full[%s], %bytes : !barrier
          %off = arith.muli %s, %bytes : index
          %tile = memref.view %smem[%off][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64x64xf16, #gpu.address_space<workgroup>>
          %t3 = memref.memory_space_cast %tile : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
          nvgpu.tma.async.load %d[%k, %c0], %full[%s] to %t3 : !desc, !barrier -> memref<64x64xf16, 3>
        }
      }
    } else {
      scf.for %k = %c0 to %n step %c1 {
        %s = arith.remui %k, %c2 : index
        %q = arith.divui %k, %c2 : index
        %r = arith.remui %q, %c2 : index
        %par = arith.cmpi eq, %r, %c1 : index
        nvgpu.mbarrier.try_wait.parity %full[%s], %par, %ticks : !barrier
        %off = arith.muli %s, %bytes : index
        %tile = memref.view %smem[%off][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64x64xf16, #gpu.address_space<workgroup>>
        %row = arith.remui %tid, %c64 : index
        %v = memref.load %tile[%row, %c0] : memref<64x64xf16, #gpu.address_space<workgroup>>
        memref.store %v, %out[%tid] : memref<?xf16>
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        %tok = nvgpu.mbarrier.arrive %empty[%s] : !barrier -> !nvgpu.mbarrier.token
      }
    }
    gpu.return
  }
}

// -----

// The producer waits for the phase that its own load must begin.
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
!desc = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
gpu.module @m {
  gpu.func @wrong_phase(%d: !desc, %n: index, %out: memref<?xf16>) kernel attributes {known_block_size = array<i32: 160, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %cnt = arith.constant 1 : index
    %cons = arith.constant 128 : index
    %bytes = arith.constant 8192 : index
    %ticks = arith.constant 10000000 : index
    %tid = gpu.thread_id x
    %full = nvgpu.mbarrier.create -> !barrier
    %empty = nvgpu.mbarrier.create -> !barrier
    %smem = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %first = arith.cmpi eq, %tid, %c0 : index
    scf.if %first {
      scf.for %i = %c0 to %c2 step %c1 {
        nvgpu.mbarrier.init %full[%i], %cnt : !barrier
        // expected-note @below {{the other end is here}}
        nvgpu.mbarrier.init %empty[%i], %cons : !barrier
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    %isload = arith.cmpi ult, %tid, %c32 : index
    scf.if %isload {
      scf.if %first {
        scf.for %k = %c0 to %n step %c1 {
          %s = arith.remui %k, %c2 : index
          %q = arith.divui %k, %c2 : index
          %r = arith.remui %q, %c2 : index
          %opp = arith.addi %c0, %r : index
          %par = arith.cmpi eq, %opp, %c1 : index
          // expected-error @below {{[async.deadlock] expects no role to wait for a phase that needs its own next step}}
          // expected-note @below {{fix: let the consumer release a stage before the producer waits for it}}
          nvgpu.mbarrier.try_wait.parity %empty[%s], %par, %ticks : !barrier
          nvgpu.mbarrier.arrive.expect_tx %full[%s], %bytes : !barrier
          %off = arith.muli %s, %bytes : index
          %tile = memref.view %smem[%off][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64x64xf16, #gpu.address_space<workgroup>>
          %t3 = memref.memory_space_cast %tile : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
          nvgpu.tma.async.load %d[%k, %c0], %full[%s] to %t3 : !desc, !barrier -> memref<64x64xf16, 3>
        }
      }
    } else {
      scf.for %k = %c0 to %n step %c1 {
        %s = arith.remui %k, %c2 : index
        %q = arith.divui %k, %c2 : index
        %r = arith.remui %q, %c2 : index
        %par = arith.cmpi eq, %r, %c1 : index
        nvgpu.mbarrier.try_wait.parity %full[%s], %par, %ticks : !barrier
        %off = arith.muli %s, %bytes : index
        %tile = memref.view %smem[%off][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64x64xf16, #gpu.address_space<workgroup>>
        %row = arith.remui %tid, %c64 : index
        %v = memref.load %tile[%row, %c0] : memref<64x64xf16, #gpu.address_space<workgroup>>
        memref.store %v, %out[%tid] : memref<?xf16>
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        %tok = nvgpu.mbarrier.arrive %empty[%s] : !barrier -> !nvgpu.mbarrier.token
      }
    }
    gpu.return
  }
}

// -----

// Contested: libraries leave this fence out.
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
!desc = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
gpu.module @m {
  gpu.func @no_fence(%d: !desc, %n: index, %out: memref<?xf16>) kernel attributes {known_block_size = array<i32: 160, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %cnt = arith.constant 1 : index
    %cons = arith.constant 128 : index
    %bytes = arith.constant 8192 : index
    %ticks = arith.constant 10000000 : index
    %tid = gpu.thread_id x
    %full = nvgpu.mbarrier.create -> !barrier
    %empty = nvgpu.mbarrier.create -> !barrier
    %smem = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %first = arith.cmpi eq, %tid, %c0 : index
    scf.if %first {
      scf.for %i = %c0 to %c2 step %c1 {
        nvgpu.mbarrier.init %full[%i], %cnt : !barrier
        nvgpu.mbarrier.init %empty[%i], %cons : !barrier
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    %isload = arith.cmpi ult, %tid, %c32 : index
    scf.if %isload {
      scf.if %first {
        scf.for %k = %c0 to %n step %c1 {
          %s = arith.remui %k, %c2 : index
          %q = arith.divui %k, %c2 : index
          %r = arith.remui %q, %c2 : index
          %opp = arith.subi %c1, %r : index
          %par = arith.cmpi eq, %opp, %c1 : index
          nvgpu.mbarrier.try_wait.parity %empty[%s], %par, %ticks : !barrier
          nvgpu.mbarrier.arrive.expect_tx %full[%s], %bytes : !barrier
          %off = arith.muli %s, %bytes : index
          %tile = memref.view %smem[%off][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64x64xf16, #gpu.address_space<workgroup>>
          %t3 = memref.memory_space_cast %tile : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
          // expected-warning @below {{[async.fence-war] expects a fence between ordinary reads and the bulk copy that overwrites them}}
          // expected-note @below {{fix: fence async before the release}}
          nvgpu.tma.async.load %d[%k, %c0], %full[%s] to %t3 : !desc, !barrier -> memref<64x64xf16, 3>
        }
      }
    } else {
      scf.for %k = %c0 to %n step %c1 {
        %s = arith.remui %k, %c2 : index
        %q = arith.divui %k, %c2 : index
        %r = arith.remui %q, %c2 : index
        %par = arith.cmpi eq, %r, %c1 : index
        nvgpu.mbarrier.try_wait.parity %full[%s], %par, %ticks : !barrier
        %off = arith.muli %s, %bytes : index
        %tile = memref.view %smem[%off][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64x64xf16, #gpu.address_space<workgroup>>
        %row = arith.remui %tid, %c64 : index
        // expected-note @below {{the other end is here}}
        %v = memref.load %tile[%row, %c0] : memref<64x64xf16, #gpu.address_space<workgroup>>
        memref.store %v, %out[%tid] : memref<?xf16>
        %tok = nvgpu.mbarrier.arrive %empty[%s] : !barrier -> !nvgpu.mbarrier.token
      }
    }
    gpu.return
  }
}

// -----

// One arrival more than the barrier counts.
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 2>
!desc = !nvgpu.tensormap.descriptor<tensor = memref<64x64xf16, 3>, swizzle = swizzle_128b, l2promo = none, oob = zero, interleave = none>
gpu.module @m {
  gpu.func @wrong_count(%d: !desc, %n: index, %out: memref<?xf16>) kernel attributes {known_block_size = array<i32: 160, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c32 = arith.constant 32 : index
    %c64 = arith.constant 64 : index
    %cnt = arith.constant 1 : index
    %cons = arith.constant 127 : index
    %bytes = arith.constant 8192 : index
    %ticks = arith.constant 10000000 : index
    %tid = gpu.thread_id x
    %full = nvgpu.mbarrier.create -> !barrier
    %empty = nvgpu.mbarrier.create -> !barrier
    %smem = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
    %first = arith.cmpi eq, %tid, %c0 : index
    scf.if %first {
      scf.for %i = %c0 to %c2 step %c1 {
        nvgpu.mbarrier.init %full[%i], %cnt : !barrier
        // expected-note @below {{the other end is here}}
        nvgpu.mbarrier.init %empty[%i], %cons : !barrier
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    %isload = arith.cmpi ult, %tid, %c32 : index
    scf.if %isload {
      scf.if %first {
        scf.for %k = %c0 to %n step %c1 {
          %s = arith.remui %k, %c2 : index
          %q = arith.divui %k, %c2 : index
          %r = arith.remui %q, %c2 : index
          %opp = arith.subi %c1, %r : index
          %par = arith.cmpi eq, %opp, %c1 : index
          nvgpu.mbarrier.try_wait.parity %empty[%s], %par, %ticks : !barrier
          nvgpu.mbarrier.arrive.expect_tx %full[%s], %bytes : !barrier
          %off = arith.muli %s, %bytes : index
          %tile = memref.view %smem[%off][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64x64xf16, #gpu.address_space<workgroup>>
          %t3 = memref.memory_space_cast %tile : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<64x64xf16, 3>
          nvgpu.tma.async.load %d[%k, %c0], %full[%s] to %t3 : !desc, !barrier -> memref<64x64xf16, 3>
        }
      }
    } else {
      scf.for %k = %c0 to %n step %c1 {
        %s = arith.remui %k, %c2 : index
        %q = arith.divui %k, %c2 : index
        %r = arith.remui %q, %c2 : index
        %par = arith.cmpi eq, %r, %c1 : index
        nvgpu.mbarrier.try_wait.parity %full[%s], %par, %ticks : !barrier
        %off = arith.muli %s, %bytes : index
        %tile = memref.view %smem[%off][] : memref<?xi8, #gpu.address_space<workgroup>> to memref<64x64xf16, #gpu.address_space<workgroup>>
        %row = arith.remui %tid, %c64 : index
        %v = memref.load %tile[%row, %c0] : memref<64x64xf16, #gpu.address_space<workgroup>>
        memref.store %v, %out[%tid] : memref<?xf16>
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        // expected-error @below {{[async.arrivals] expects as many arrivals in each phase as the barrier counts}}
        // expected-note @below {{fix: make the count that of the threads that arrive}}
        %tok = nvgpu.mbarrier.arrive %empty[%s] : !barrier -> !nvgpu.mbarrier.token
      }
    }
    gpu.return
  }
}
