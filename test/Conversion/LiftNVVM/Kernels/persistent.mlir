// RUN: tier-opt %s --check-async 2>&1 | count 0
// RUN: tier-opt %s --convert-scf-to-cf --convert-nvgpu-to-nvvm --canonicalize --cse --check-async 2>&1 | count 0

// Tile after tile with one ring: stage and parity are carried across both loops. The staging tile of the last store
// is written again only when the engine has read it.
!barrier = !nvgpu.mbarrier.group<memorySpace = #gpu.address_space<workgroup>, num_barriers = 3>
!map = !nvgpu.tensormap.descriptor<tensor = memref<32x32xf32, 3>, swizzle = none, l2promo = none, oob = zero, interleave = none>
!smem = memref<?xi8, #gpu.address_space<workgroup>>
!tile = memref<32x32xf32, #gpu.address_space<workgroup>>
gpu.module @m {
  gpu.func @persistent(%in: !map, %res: !map, %tiles: index, %n: index) workgroup(%staging: !tile) kernel attributes {known_block_size = array<i32: 160, 1, 1>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c3 = arith.constant 3 : index
    %c32 = arith.constant 32 : index
    %c128 = arith.constant 128 : index
    %false = arith.constant false
    %true = arith.constant true
    %one = arith.constant 1 : i32
    %all = arith.constant 128 : i32
    %cnt = arith.constant 1 : index
    %cons = arith.constant 4 : index
    %bytes = arith.constant 4096 : index
    %ticks = arith.constant 10000000 : index
    %tid = gpu.thread_id x
    %full = nvgpu.mbarrier.create -> !barrier
    %empty = nvgpu.mbarrier.create -> !barrier
    %smem = gpu.dynamic_shared_memory : !smem
    %first = arith.cmpi eq, %tid, %c0 : index
    scf.if %first {
      scf.for %i = %c0 to %c3 step %c1 {
        nvgpu.mbarrier.init %full[%i], %cnt : !barrier
        nvgpu.mbarrier.init %empty[%i], %cons : !barrier
      }
      nvvm.fence.mbarrier.init
    }
    gpu.barrier
    %lane = arith.remui %tid, %c32 : index
    %leads = arith.cmpi eq, %lane, %c0 : index
    %isload = arith.cmpi uge, %tid, %c128 : index
    scf.if %isload {
      scf.if %leads {
        scf.for %t = %c0 to %tiles step %c1 iter_args(%s0 = %c0, %q0 = %true) -> (index, i1) {
          %last:2 = scf.for %k = %c0 to %n step %c1 iter_args(%s = %s0, %q = %q0) -> (index, i1) {
            nvgpu.mbarrier.try_wait.parity %empty[%s], %q, %ticks : !barrier
            nvgpu.mbarrier.arrive.expect_tx %full[%s], %bytes : !barrier
            %off = arith.muli %s, %bytes : index
            %tile = memref.view %smem[%off][] : !smem to !tile
            %dst = memref.memory_space_cast %tile : !tile to memref<32x32xf32, 3>
            nvgpu.tma.async.load %in[%k, %t], %full[%s] to %dst : !map, !barrier -> memref<32x32xf32, 3>
            %next = arith.addi %s, %c1 : index
            %wraps = arith.cmpi eq, %next, %c3 : index
            %snext = arith.select %wraps, %c0, %next : index
            %qnext = arith.xori %q, %wraps : i1
            scf.yield %snext, %qnext : index, i1
          }
          scf.yield %last#0, %last#1 : index, i1
        }
      }
    } else {
      scf.for %t = %c0 to %tiles step %c1 iter_args(%s0 = %c0, %q0 = %false) -> (index, i1) {
        %zero = arith.constant 0.0 : f32
        %last:3 = scf.for %k = %c0 to %n step %c1 iter_args(%s = %s0, %q = %q0, %acc = %zero) -> (index, i1, f32) {
          nvgpu.mbarrier.try_wait.parity %full[%s], %q, %ticks : !barrier
          %off = arith.muli %s, %bytes : index
          %tile = memref.view %smem[%off][] : !smem to !tile
          %v = memref.load %tile[%lane, %c0] : !tile
          %sum = arith.addf %acc, %v : f32
          nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
          %mask = arith.constant -1 : i32
          nvvm.bar.warp.sync %mask : i32
          scf.if %leads {
            %tok = nvgpu.mbarrier.arrive %empty[%s] : !barrier -> !nvgpu.mbarrier.token
          }
          %next = arith.addi %s, %c1 : index
          %wraps = arith.cmpi eq, %next, %c3 : index
          %snext = arith.select %wraps, %c0, %next : index
          %qnext = arith.xori %q, %wraps : i1
          scf.yield %snext, %qnext, %sum : index, i1, f32
        }
        scf.if %first {
          nvvm.cp.async.bulk.wait_group 0 {read}
        }
        nvvm.barrier id = %one number_of_threads = %all
        %row = arith.divui %tid, %c32 : index
        memref.store %last#2, %staging[%row, %lane] : !tile
        nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>, space = #nvvm.shared_space<cta>}
        nvvm.barrier id = %one number_of_threads = %all
        scf.if %first {
          %src = memref.memory_space_cast %staging : !tile to memref<32x32xf32, 3>
          nvgpu.tma.async.store %src to %res[%t, %c0] : memref<32x32xf32, 3> -> !map
          nvvm.cp.async.bulk.commit.group
        }
        scf.yield %last#0, %last#1 : index, i1
      }
      scf.if %first {
        nvvm.cp.async.bulk.wait_group 0
      }
    }
    gpu.return
  }
}
