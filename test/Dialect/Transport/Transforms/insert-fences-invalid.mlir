// RUN: tier-opt %s --transport-insert-fences --split-input-file --verify-diagnostics

#f = #layout.fragment<[64, 64], register = [8:[0, 1], 4:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!S = memref<64x64xbf16, #tier.space<shared>>
!t = tensor<64x64xbf16, #f>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>

gpu.module @m {
  gpu.func @no_barrier(%t: !t, %map: !map) kernel {
    %c0 = arith.constant 0 : index
    %s = tier.alloc : !S
    // expected-error @below {{[async.hand-over] expects threads to hand over what they accessed before an engine accesses it, got none on some path}}
    // expected-note @below {{fix: add a barrier, or release the stage}}
    tier.store %t, %s[%c0, %c0] : !t, !S
    // expected-note @below {{the engine's access is here}}
    transport.copy.bulk_store %s to %map[%c0, %c0] : !S to !map
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
!ch = !transport.channel<!T, !T>
!view = memref<?x?xbf16, strided<[?, 1]>>

// Copies that only the end of the put waits for leave no place for a fence behind them.
gpu.module @m {
  gpu.func @copies_not_awaited(%v: !view, %t: !t, %acc: !acc) kernel {
    %c0 = arith.constant 0 : index
    %ch = transport.channel stages 1 completion copy_group : !ch
    transport.roles {
      transport.role "load" warps 4 {
        // expected-error @below {{[async.fence-place] expects a place for a fence between an access and its hand-over, got none on some path}}
        // expected-note @below {{the engine's access is here}}
        // expected-note @below {{fix: let the threads meet at a barrier behind the access}}
        transport.put %ch as (%a : !T, %b : !T) {
          transport.copy.group %v[%c0, %c0] to %a : !view to !T
          tier.store %t, %b[%c0, %c0] : !t, !T
        }
      }
      transport.role "math" warps 4 {
        %a, %b = transport.get %ch : !T, !T
        %d = tier.mma %a, %b, %acc atom [64, 64, 16] on warpgroup : !T, !T, !acc
        %e = transport.await mma_group pending 0 (%d : !acc) -> !acc
        transport.release %ch pending 0 : !ch
      }
    }
    gpu.return
  }
}
