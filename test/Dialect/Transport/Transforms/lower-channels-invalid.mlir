// RUN: tier-opt %s --transport-lower-channels --split-input-file --verify-diagnostics

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.channel<!tile>
gpu.module @m {
  gpu.func @while(%p: i1) kernel {
    %ch = transport.channel stages 2 completion threads : !ring
    // expected-error @below {{[async.form] expects a loop that does its work before its condition, got one that goes on behind}}
    scf.while : () -> () {
      scf.condition(%p)
    } do {
      %t = transport.get %ch : !tile
      transport.release %ch pending 0 : !ring
      scf.yield
    }
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.channel<!tile>
gpu.module @m {
  gpu.func @inner(%p: i1) kernel {
    scf.if %p {
      // expected-error @below {{[async.form] expects channels in the first block of a kernel, got one inside of an op}}
      %ch = transport.channel stages 2 completion threads : !ring
    }
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B>>
gpu.module @m {
  gpu.func @load_in_branch(%m: !map, %i: index, %p: i1) kernel {
    %ch = transport.channel stages 2 completion transaction : !ring
    // expected-error @below {{[async.bytes] expects bulk copies in the block of the put, got one in a loop or branch}}
    transport.put %ch as (%a : !tile) {
      scf.if %p {
        transport.copy.bulk_load %m[%i, %i] to %a : !map to !tile
      }
    }
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 32], swizzle = 128B>>
gpu.module @m {
  gpu.func @no_cluster(%m: !map, %i: index) kernel {
    %ch = transport.channel stages 2 completion transaction : !ring
    transport.roles {
      transport.role "load" warps 4 {
        transport.put %ch as (%a : !tile) {
          // expected-error @below {{[async.parts] expects as many parts as the cluster has CTAs along the dimension, a power of two, got 2 parts and 1 CTAs}}
          // expected-note @below {{fix: give the plan a cluster of 2 CTAs along dimension 0, or load the tile whole}}
          transport.copy.bulk_load %m[%i, %i] to %a parts 2 : !map to !tile
        }
      }
      transport.role "use" warps 4 {
        %t = transport.get %ch : !tile
        transport.release %ch pending 0 : !ring
      }
    }
    gpu.return
  }
}

// -----

!tile = memref<64x64xbf16, #tier.space<shared>>
!ring = !transport.channel<!tile>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 32], swizzle = 128B>>
gpu.module @m {
  gpu.func @one_role(%m: !map, %i: index) kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 64], warps = [4], cluster = [1, 2]>} {
    // expected-error @below {{[async.parts] expects parts in a channel that joins roles, for products in registers, got one role}}
    // expected-note @below {{fix: load the tiles whole, or let one role load them and another multiply them into registers}}
    %ch = transport.channel stages 2 completion transaction : !ring
    transport.put %ch as (%a : !tile) {
      transport.copy.bulk_load %m[%i, %i] to %a parts 2 along 1 : !map to !tile
    }
    %t = transport.get %ch : !tile
    transport.release %ch pending 0 : !ring
    gpu.return
  }
}
