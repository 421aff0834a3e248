// RUN: tier-opt %s --transport-verify --split-input-file --verify-diagnostics

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [64, 64]>>
!staging = memref<64x64xf32, #tier.space<shared>>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!values = tensor<64x64xbf16, #f>

// Products overlap by one stage, and all of them end before their values are used.
gpu.module @m {
  gpu.func @correct(%n: index, %map: !map, %v: !values) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %ch = transport.channel stages 2 completion threads : !ring
    %s = tier.alloc : !staging
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %t = %c0 to %n step %c1 {
          scf.for %k = %c0 to %n step %c1 {
            transport.put %ch as (%a : !tile) {
              tier.store %v, %a[%c0, %c0] : !values, !tile
              transport.fence async shared
            }
          }
        }
      }
      transport.role "math" warps 4 {
        scf.for %t = %c0 to %n step %c1 {
          %acc = scf.for %k = %c0 to %n step %c1 iter_args(%c = %zero) -> !acc {
            %a = transport.get %ch : !tile
            %d = tier.mma %a, %a, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
            transport.await mma_group pending 1
            transport.release %ch pending 1 : !ring
            scf.yield %d : !acc
          }
          %r = transport.await mma_group pending 0 (%acc : !acc) -> !acc
          transport.release %ch pending 0 : !ring
          transport.await bulk_group pending 0 read
          transport.barrier
          tier.store %r, %s[%c0, %c0] : !acc, !staging
          transport.fence async shared
          transport.barrier
          transport.copy.bulk_store %s to %map[%t, %t] : !staging to !map
        }
        transport.await bulk_group pending 0
      }
    }
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.channel<!tile>

gpu.module @m {
  gpu.func @get_from_a_full_ring(%n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ch = transport.channel stages 2 completion threads : !ring
    scf.for %k = %c0 to %n step %c1 {
      // expected-error @below {{[async.ring-full] expects fewer than 2 stages held before a get, got up to 2}}
      // expected-note @below {{fix: release with fewer pending, or give the channel more stages}}
      %a = transport.get %ch : !tile
      transport.release %ch pending 2 : !ring
    }
    transport.release %ch pending 0 : !ring
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.channel<!tile>

gpu.module @m {
  gpu.func @stage_never_released() kernel {
    %ch = transport.channel stages 2 completion threads : !ring
    %a = transport.get %ch : !tile
    // expected-error @below {{[async.stage-held] expects every stage released at the end, got up to 1 held}}
    // expected-note @below {{fix: release with pending 0 after the loop}}
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile>

gpu.module @m {
  gpu.func @release_under_a_running_product(%c: !acc) kernel {
    %ch = transport.channel stages 2 completion threads : !ring
    %a = transport.get %ch : !tile
    %d = tier.mma %a, %a, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
    // expected-error @below {{[async.release-running] expects at most 0 products in flight at a release, got up to 1}}
    // expected-note @below {{fix: await mma_group before the release}}
    transport.release %ch pending 0 : !ring
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>

gpu.module @m {
  gpu.func @use_of_a_running_product(%a: !tile, %n: index, %c: !acc, %x: memref<?x?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %r = scf.for %k = %c0 to %n step %c1 iter_args(%in = %c) -> !acc {
      // expected-note @below {{the product is here}}
      %d = tier.mma %a, %a, %in atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
      scf.yield %d : !acc
    }
    transport.await mma_group pending 0
    // expected-error @below {{[async.product-running] expects products that were awaited, got one that may still run}}
    // expected-note @below {{fix: take the value from transport.await mma_group}}
    tier.store %r, %x[%c0, %c0] : !acc, memref<?x?xf32>
    gpu.return
  }
}

// -----

// What a loop begins with may still run in it.
#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>

gpu.module @m {
  gpu.func @use_of_what_a_loop_begins_with(%a: !tile, %n: index, %c: !acc) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    // expected-note @below {{the product is here}}
    %d = tier.mma %a, %a, %c atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
    %r = scf.for %k = %c0 to %n step %c1 iter_args(%in = %d) -> !acc {
      // expected-error @below {{[async.product-running] expects products that were awaited, got one that may still run}}
      // expected-note @below {{fix: take the value from transport.await mma_group}}
      %twice = arith.addf %in, %in : !acc
      scf.yield %twice : !acc
    }
    gpu.return
  }
}

// -----

// .. and so may what an iteration leaves to the next one.
#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>

gpu.module @m {
  gpu.func @use_of_the_product_before(%a: !tile, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %zero = arith.constant dense<0.0> : !acc
    %r:2 = scf.for %k = %c0 to %n step %c1 iter_args(%sum = %zero, %before = %zero) -> (!acc, !acc) {
      // expected-note @below {{the product is here}}
      %d = tier.mma %a, %a, %zero atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
      transport.await mma_group pending 1
      // expected-error @below {{[async.product-running] expects products that were awaited, got one that may still run}}
      // expected-note @below {{fix: take the value from transport.await mma_group}}
      %more = arith.addf %sum, %before : !acc
      scf.yield %more, %d : !acc, !acc
    }
    %last = transport.await mma_group pending 0 (%r#1 : !acc) -> !acc
    gpu.return
  }
}

// -----

// Products of one iteration may run on into the next only if that writes none of the registers they read.
#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#a = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 2:[0, 8], 4:[0, 16]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!a = tensor<64x64xbf16, #a>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>
!ring = !transport.channel<!tile, !tile>

gpu.module @m {
  gpu.func @registers_of_a_running_product(%m: !map, %n: index, %x: memref<64x64xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], stages = 3, warps = [4, 4]>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %ch = transport.channel stages 3 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %k = %c0 to %n step %c64 {
          transport.put %ch as (%sa : !tile, %sb : !tile) {
            transport.copy.bulk_load %m[%k, %c0] to %sa : !map to !tile
            transport.copy.bulk_load %m[%k, %c0] to %sb : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %zero = arith.constant dense<0.0> : !acc
        %acc = scf.for %k = %c0 to %n step %c64 iter_args(%c = %zero) -> (!acc) {
          %sa, %sb = transport.get %ch : !tile, !tile
          %r = tier.load %sa[%c0, %c0] : !tile to !a
          // expected-error @below {{[async.product-running] expects products that were awaited before they are used, got registers of 'a0' that a product may still use}}
          // expected-note @below {{at iteration 1}}
          // expected-note @below {{fix: take the value from transport.await mma_group}}
          %h = arith.negf %r : !a
          %d = tier.mma %h, %sb, %c atom [64, 64, 16] on warpgroup : !a, !tile, !acc
          transport.await mma_group pending 1
          transport.release %ch pending 1 : !ring
          scf.yield %d : !acc
        }
        %s = transport.await mma_group pending 0 (%acc : !acc) -> !acc
        transport.release %ch pending 0 : !ring
        tier.store %s, %x[%c0, %c0] : !acc, memref<64x64xf32>
      }
    }
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!staging = memref<64xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [64]>>

gpu.module @m {
  gpu.func @store_without_a_fence(%t: !t, %map: !map, %i: index) kernel {
    %s = tier.alloc : !staging
    // expected-note @below {{the other end is here}}
    tier.store %t, %s[%i] : !t, !staging
    transport.barrier
    // expected-error @below {{[async.store-visible] expects bulk stores of tiles whose stores were fenced and met at a barrier, got one that may not be}}
    // expected-note @below {{at stage 0}}
    // expected-note @below {{fix: transport.fence async shared, then a barrier, before the bulk store}}
    transport.copy.bulk_store %s to %map[%i] : !staging to !map
    transport.await bulk_group pending 0
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!staging = memref<64xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [64]>>

gpu.module @m {
  gpu.func @rewrite_under_a_bulk_store(%t: !t, %map: !map, %n: index) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %s = tier.alloc : !staging
    scf.for %i = %c0 to %n step %c1 {
      // expected-error @below {{[async.store-reuse] expects stores to a tile that no bulk store reads, got one that may be read}}
      // expected-note @below {{at stage 0, iteration 1}}
      // expected-note @below {{fix: await bulk_group pending 0 read, then a barrier, before the store}}
      tier.store %t, %s[%c0] : !t, !staging
      transport.fence async shared
      transport.barrier
      // expected-note @below {{the other end is here}}
      transport.copy.bulk_store %s to %map[%i] : !staging to !map
    }
    transport.await bulk_group pending 0
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
!t = tensor<64xf32, #f>
!staging = memref<64xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [64]>>

gpu.module @m {
  gpu.func @end_under_a_bulk_store(%t: !t, %map: !map, %i: index) kernel {
    %s = tier.alloc : !staging
    tier.store %t, %s[%i] : !t, !staging
    transport.fence async shared
    transport.barrier
    // expected-error @below {{[async.store-pending] expects no bulk store that reads when the role ends, got one that may be}}
    // expected-note @below {{fix: await bulk_group pending 0 read at the end}}
    transport.copy.bulk_store %s to %map[%i] : !staging to !map
    transport.await bulk_group pending 1 read
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!T = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!t = tensor<64x64xbf16, #f>
!ch = !transport.channel<!T>
gpu.module @m {
  gpu.func @put_without_a_fence(%t: !t, %acc: !acc) kernel {
    %c0 = arith.constant 0 : index
    %ch = transport.channel stages 1 completion threads : !ch
    transport.roles {
      transport.role "load" warps 4 {
        // expected-note @below {{the engine's access is here}}
        transport.put %ch as (%s : !T) {
          // expected-error @below {{[async.fence] expects a fence between an access by threads and one by an engine, got a path without one}}
          // expected-note @below {{fix: transport.fence async shared before the tile is handed over; transport-insert-fences finds where}}
          tier.store %t, %s[%c0, %c0] : !t, !T
        }
      }
      transport.role "math" warps 4 {
        %s = transport.get %ch : !T
        %d = tier.mma %s, %s, %acc atom [64, 64, 16] on warpgroup : !T, !T, !acc
        %e = transport.await mma_group pending 0 (%d : !acc) -> !acc
        transport.release %ch pending 0 : !ch
      }
    }
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// The first put stands before a loop of a known number of iterations, which ask whether there is a next one.
gpu.module @m {
  gpu.func @first_of_a_known_number(%n: index, %map: !map, %c: !acc) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c64 = arith.constant 64 : index
    %c200 = arith.constant 200 : index
    %ch = transport.channel stages 2 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %t = %c0 to %n step %c1 {
          transport.put %ch as (%s : !tile) {
            transport.copy.bulk_load %map[%c0, %t] to %s : !map to !tile
          }
          scf.for %k = %c0 to %c200 step %c64 {
            %next = arith.addi %k, %c64 : index
            %more = arith.cmpi slt, %next, %c200 : index
            scf.if %more {
              transport.put %ch as (%s : !tile) {
                transport.copy.bulk_load %map[%next, %t] to %s : !map to !tile
              }
            }
          }
        }
      }
      transport.role "math" warps 4 {
        scf.for %t = %c0 to %n step %c1 {
          %acc = scf.for %k = %c0 to %c200 step %c64 iter_args(%in = %c) -> !acc {
            %s = transport.get %ch : !tile
            %d = tier.mma %s, %s, %in atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
            transport.await mma_group pending 0
            transport.release %ch pending 0 : !ring
            scf.yield %d : !acc
          }
        }
      }
    }
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// Roles with bounds of their own: every trip count is tried, those that differ too.
gpu.module @m {
  gpu.func @one_role_ends_before_the_other(%n: index, %m: index, %map: !map, %c: !acc) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    // expected-note @below {{the other end is here}}
    %ch = transport.channel stages 2 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %k = %c0 to %n step %c1 {
          // expected-error-re @below {{[async.arrivals] expects as many arrivals in each phase as the barrier counts, got 0 of 4 at {{.*}}, and nobody else to come}}
          // expected-note-re @below {{at stage {{.*}}}}
          // expected-note @below {{fix: make the count that of the threads that arrive}}
          transport.put %ch as (%s : !tile) {
            // expected-error @below {{[async.load-pending] expects no bulk load in flight when the CTA ends, got one that may be}}
            // expected-note-re @below {{at stage {{.*}}}}
            // expected-note @below {{fix: wait for every load that was issued}}
            transport.copy.bulk_load %map[%c0, %c0] to %s : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %acc = scf.for %k = %c0 to %m step %c1 iter_args(%in = %c) -> !acc {
          // expected-error-re @below {{[async.arrivals] expects as many arrivals in each phase as the barrier counts, got 0 of 1 at {{.*}}, and nobody else to come}}
          // expected-note-re @below {{at stage {{.*}}}}
          // expected-note @below {{fix: make the count that of the threads that arrive}}
          %s = transport.get %ch : !tile
          %d = tier.mma %s, %s, %in atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          transport.await mma_group pending 0
          transport.release %ch pending 0 : !ring
          scf.yield %d : !acc
        }
      }
    }
    gpu.return
  }
}

// -----

#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!tile = memref<64x64xbf16, #L, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>

// A stage that was given back is filled again while a product still reads it.
gpu.module @m {
  gpu.func @product_after_the_release(%n: index, %map: !map, %c: !acc) kernel {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %ch = transport.channel stages 2 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %k = %c0 to %n step %c1 {
          transport.put %ch as (%s : !tile) {
            // expected-error @below {{[async.overwrite] expects stages to be overwritten only after every reader released them, got a write while a product may read the stage}}
            // expected-note-re @below {{at stage 0, iteration {{.*}}}}
            // expected-note @below {{fix: wait for the release of the stage before it is filled}}
            transport.copy.bulk_load %map[%c0, %c0] to %s : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %acc = scf.for %k = %c0 to %n step %c1 iter_args(%in = %c) -> !acc {
          %s = transport.get %ch : !tile
          transport.release %ch pending 0 : !ring
          // expected-note @below {{the other end is here}}
          %d = tier.mma %s, %s, %in atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          transport.await mma_group pending 0
          scf.yield %d : !acc
        }
      }
    }
    gpu.return
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
#g = #layout.fragment<[64], register = [2:[32]], lane = [32:[1]], warp = []>
!t = tensor<64xf32, #f>
!u = tensor<64xf32, #g>
!tile = memref<64xf32, #tier.space<shared>>

// Threads read what other threads wrote.
gpu.module @m {
  gpu.func @read_without_a_barrier(%t: !t, %x: memref<?xf32>) kernel {
    %c0 = arith.constant 0 : index
    %s = tier.alloc : !tile
    // expected-note @below {{the other end is here}}
    tier.store %t, %s[%c0] : !t, !tile
    // expected-error @below {{[async.race] expects an order between conflicting accesses, got a read and a write in no order}}
    // expected-note @below {{at stage 0}}
    // expected-note @below {{fix: meet at a barrier between them}}
    %u = tier.load %s[%c0] : !tile to !u
    tier.store %u, %x[%c0] : !u, memref<?xf32>
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.channel<!tile>
#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>

// The put of a ring in one role was forgotten: its stages hold what nobody wrote.
gpu.module @m {
  gpu.func @never_filled() kernel {
    %c0 = arith.constant 0 : index
    // expected-note @below {{the channel is created here}}
    %ch = transport.channel stages 2 completion threads : !ring
    // expected-error @below {{[async.read-early] expects stages to be read only after they were filled, got a channel that nobody puts into}}
    // expected-note @below {{fix: put a stage for every get}}
    %a = transport.get %ch : !tile
    %v = tier.load %a[%c0, %c0] : !tile to tensor<64x64xbf16, #f>
    transport.release %ch pending 0 : !ring
    gpu.return
  }
}

// -----

#row = #layout.fragment<[1, 1024], register = [8:[0, 1], 2:[0, 512]], lane = [32:[0, 8]], warp = [2:[0, 256]]>
!row = tensor<1x1024xbf16, #row>
!slots = memref<1x1024xbf16, #tier.space<shared>>

// Each thread loads what it copied itself: nobody meets, but it waits for its copy.
gpu.module @m {
  gpu.func @own_copies(%x: memref<1x?xbf16>, %n: index) kernel
      attributes {tier.plan = #tier.plan<tile = [1, 1024], grain = thread, stages = 1, warps = [2]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %slots = tier.alloc : !slots
    transport.copy.group %x[%c0, %c0] to %slots as !row : memref<1x?xbf16> to !slots
    transport.commit copy_group
    scf.for %r = %c0 to %n step %c1 {
      transport.await copy_group pending 0
      %t = tier.load %slots[%c0, %c0] : !slots to !row
      transport.copy.group %x[%c0, %r] to %slots as !row : memref<1x?xbf16> to !slots
      transport.commit copy_group
      tier.store %t, %x[%c0, %r] : !row, memref<1x?xbf16>
    }
    gpu.return
  }
  gpu.func @own_copies_awaited_late(%x: memref<1x?xbf16>, %n: index) kernel
      attributes {tier.plan = #tier.plan<tile = [1, 1024], grain = thread, stages = 1, warps = [2]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %slots = tier.alloc : !slots
    scf.for %r = %c0 to %n step %c1 {
      // expected-note @below {{the other end is here}}
      transport.copy.group %x[%c0, %r] to %slots as !row : memref<1x?xbf16> to !slots
      transport.commit copy_group
      // expected-error @below {{[async.read-early] expects stages to be read only after their copies ended}}
      // expected-note @below {{fix:}}
      // expected-note @below {{at stage 0, iteration 0}}
      %t = tier.load %slots[%c0, %c0] : !slots to !row
      transport.await copy_group pending 0
      tier.store %t, %x[%c0, %r] : !row, memref<1x?xbf16>
    }
    gpu.return
  }
}

// -----

#row = #layout.fragment<[1, 2048], register = [8:[0, 1], 4:[0, 512]], lane = [32:[0, 8]], warp = [2:[0, 256]]>
#chunk = #layout.fragment<[1, 512], register = [8:[0, 1]], lane = [32:[0, 8]], warp = [2:[0, 256]]>
!slots = memref<1x2048xbf16, #tier.space<shared>>
!chunk = tensor<1x512xbf16, #chunk>

// A row is copied as a whole, and read in chunks, each of which begins where a thread has its part of one ...
gpu.module @m {
  gpu.func @own_chunks(%x: memref<1x?xbf16>, %n: index) kernel
      attributes {tier.plan = #tier.plan<tile = [1, 512], grain = thread, stages = 1, warps = [2]>} {
    %c0 = arith.constant 0 : index
    %c512 = arith.constant 512 : index
    %c2048 = arith.constant 2048 : index
    %slots = tier.alloc : !slots
    transport.copy.group %x[%c0, %c0] to %slots as tensor<1x2048xbf16, #row> : memref<1x?xbf16> to !slots
    transport.commit copy_group
    transport.await copy_group pending 0
    scf.for %at = %c0 to %c2048 step %c512 {
      %t = tier.load %slots[%c0, %at] : !slots to !chunk
      tier.store %t, %x[%c0, %at] : !chunk, memref<1x?xbf16>
    }
    gpu.return
  }
  // ... and not where others have.
  gpu.func @chunks_of_others(%x: memref<1x?xbf16>, %n: index) kernel
      attributes {tier.plan = #tier.plan<tile = [1, 512], grain = thread, stages = 1, warps = [2]>} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %slots = tier.alloc : !slots
    // expected-note @below {{the other end is here}}
    transport.copy.group %x[%c0, %c0] to %slots as tensor<1x2048xbf16, #row> : memref<1x?xbf16> to !slots
    transport.commit copy_group
    transport.await copy_group pending 0
    // expected-error @below {{[async.race] expects an order between conflicting accesses, got a read and a write in no order}}
    // expected-note @below {{fix:}}
    // expected-note @below {{at stage 0}}
    %t = tier.load %slots[%c0, %c8] : !slots to !chunk
    tier.store %t, %x[%c0, %c0] : !chunk, memref<1x?xbf16>
    gpu.return
  }
}

// -----

#row = #layout.fragment<[1, 1024], register = [8:[0, 1], 2:[0, 512]], lane = [32:[0, 8]], warp = [2:[0, 256]]>
#other = #layout.fragment<[1, 1024], register = [16:[0, 1]], lane = [32:[0, 16]], warp = [2:[0, 512]]>
!slots = memref<1x1024xbf16, #tier.space<shared>>

// What other threads copied is met for.
gpu.module @m {
  gpu.func @copies_of_others(%x: memref<1x?xbf16>, %n: index) kernel
      attributes {tier.plan = #tier.plan<tile = [1, 1024], grain = thread, stages = 1, warps = [2]>} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %slots = tier.alloc : !slots
    scf.for %r = %c0 to %n step %c1 {
      // expected-note @below {{the other end is here}}
      transport.copy.group %x[%c0, %r] to %slots as tensor<1x1024xbf16, #row> : memref<1x?xbf16> to !slots
      transport.commit copy_group
      transport.await copy_group pending 0
      // expected-error @below {{[async.race] expects an order between conflicting accesses, got a read and a write in no order}}
      // expected-note @below {{fix:}}
      // expected-note @below {{at stage 0, iteration 0}}
      %t = tier.load %slots[%c0, %c0] : !slots to tensor<1x1024xbf16, #other>
      transport.barrier
      tier.store %t, %x[%c0, %r] : tensor<1x1024xbf16, #other>, memref<1x?xbf16>
    }
    gpu.return
  }
}

// -----

// Two sets of registers: one is added to while the other is multiplied to. The wait that leaves one product running covers
// the older one only.
#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!tile = memref<64x64xbf16, #tier.space<shared>>
!acc = tensor<64x64xf32, #acc>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>
!ring = !transport.channel<!tile, !tile>

gpu.module @m {
  gpu.func @two_products(%m: !map, %n: index, %x: memref<64x64xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], stages = 3, warps = [4, 4]>} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %ch = transport.channel stages 3 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        scf.for %k = %c0 to %n step %c128 {
          transport.put %ch as (%sa : !tile, %sb : !tile) {
            transport.copy.bulk_load %m[%k, %c0] to %sa : !map to !tile
            transport.copy.bulk_load %m[%k, %c0] to %sb : !map to !tile
          }
          transport.put %ch as (%sa : !tile, %sb : !tile) {
            transport.copy.bulk_load %m[%k, %c0] to %sa : !map to !tile
            transport.copy.bulk_load %m[%k, %c0] to %sb : !map to !tile
          }
        }
      }
      transport.role "math" warps 4 {
        %zero = arith.constant dense<0.0> : !acc
        %acc = scf.for %k = %c0 to %n step %c128 iter_args(%c = %zero) -> (!acc) {
          %sa, %sb = transport.get %ch : !tile, !tile
          %d = tier.mma %sa, %sb, %zero atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          %ta, %tb = transport.get %ch : !tile, !tile
          %e = tier.mma %ta, %tb, %zero atom [64, 64, 16] on warpgroup : !tile, !tile, !acc
          // expected-error @below {{[async.product-running] expects products that were awaited before they are used, got registers of 'acc1' that a product may still use}}
          // expected-note @below {{at iteration 0}}
          // expected-note @below {{fix: take the value from transport.await mma_group}}
          %p:2 = transport.await mma_group pending 1 (%d, %e : !acc, !acc) -> !acc, !acc
          transport.release %ch pending 1 : !ring
          %s = arith.addf %c, %p#0 : !acc
          transport.await mma_group pending 0
          transport.release %ch pending 0 : !ring
          %t = arith.addf %s, %p#1 : !acc
          scf.yield %t : !acc
        }
        tier.store %acc, %x[%c0, %c0] : !acc, memref<64x64xf32>
      }
    }
    gpu.return
  }
}
