// RUN: tier-opt %s --convert-transport-to-nvvm --split-input-file --verify-diagnostics

module {
  // expected-error @below {{[toolchain.chip] expects 'tier.chip' to name a machine of this door}}
  gpu.module @no_chip {
  }
}

// -----

#acc = #layout.fragment<[64, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
!A = memref<64x64xbf16, #tier.space<shared>>
!B = memref<8x64xbf16, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    // Plain rows are not what the matrix unit reads.
    gpu.func @plain_rows() kernel attributes {tier.plan = #tier.plan<tile = [64, 8, 64], warps = [4]>} {
      %a = tier.alloc : !A
      %b = tier.alloc : !B
      %zero = arith.constant dense<0.0> : tensor<64x8xf32, #acc>
      // expected-error @below {{[layout.operand] expects an operand tile that the matrix unit reads}}
      // expected-note  @below {{fix: keep k or the rows contiguous in spans of 32, 64 or 128 bytes, eight lines to a repeat}}
      %d = tier.mma %a, %b, %zero atom [64, 8, 16] on warpgroup : !A, !B, tensor<64x8xf32, #acc>
      gpu.return
    }
  }
}

// -----

#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!T = memref<64x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [32, 64], swizzle = 64B>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @other_span(%m: !map) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !T
      // expected-error @below {{[tensormap.box] expects a tile made of the map's boxes}}
      // expected-note  @below {{fix: a box lies in the tile without gaps, innermost extent first, swizzled over the map's span}}
      transport.copy.bulk_store %s to %m[%c0, %c0] : !T to !map
      gpu.return
    }
  }
}

// -----

#L = #layout.compose<#layout.strided<[32:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!T = memref<32x64xbf16, #L, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64], swizzle = 128B, element_strides = [1, 2]>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    // Half the rows of the box would be stored.
    gpu.func @strided_box(%m: !map) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !T
      // expected-error @below {{[tensormap.box] expects a tile made of the map's boxes}}
      // expected-note  @below {{fix: a box lies in the tile without gaps, innermost extent first, swizzled over the map's span}}
      transport.copy.bulk_store %s to %m[%c0, %c0] : !T to !map
      gpu.return
    }
  }
}

// -----

!T = memref<64x64xbf16, #tier.space<shared>>
!ch = !transport.channel<!T>
!map = !tier.tensormap<#layout.tensormap<element = bf16, box = [64, 64]>>
module attributes {tier.chip = "sm_80"} {
  gpu.module @m {
    gpu.func @no_engine(%m: !map) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      // expected-error @below {{[async.completion] expects a machine with a bulk-copy engine, got sm_80}}
      %c = transport.channel stages 2 completion transaction : !ch
      transport.put %c as (%s : !T) {
        transport.copy.bulk_load %m[%c0, %c0] to %s : !map to !T
      }
      gpu.return
    }
  }
}

// -----

#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!T = memref<64x64xbf16, #L, #tier.space<shared>>
!ch = !transport.channel<!T>
!view = memref<?x?xbf16, strided<[?, 1]>>
module attributes {tier.chip = "sm_80"} {
  gpu.module @m {
    // Nothing proves that rows start at multiples of four bytes.
    gpu.func @narrow(%x: memref<?xbf16>, %M: index, %K: index) kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %v = memref.reinterpret_cast %x to offset: [0], sizes: [%M, %K], strides: [%K, 1] : memref<?xbf16> to !view
      %c = transport.channel stages 2 completion copy_group : !ch
      transport.put %c as (%s : !T) {
        // expected-error @below {{[async.width] expects copies of 4, 8 or 16 bytes, got elements whose alignment proves less}}
        // expected-note  @below {{fix: complete the channel by threads}}
        transport.copy.group %v[%c0, %c0] to %s : !view to !T
      }
      gpu.return
    }
  }
}

// -----

#acc = #layout.fragment<[64, 8], register = [2:[0, 1], 2:[8, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LB = #layout.compose<#layout.strided<[8:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!A = memref<64x64xbf16, #L, #tier.space<shared>>
!B = memref<8x64xbf16, #LB, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @half_an_atom() kernel attributes {tier.plan = #tier.plan<tile = [64, 8, 64], warps = [4]>} {
      %a = tier.alloc : !A
      %b = tier.alloc : !B
      %zero = arith.constant dense<0.0> : tensor<64x8xf32, #acc>
      // expected-error @below {{[tier.atom] expects a warpgroup instruction, got atom [64, 8, 8]}}
      // expected-note  @below {{fix: atom [64, n, 32 bytes of k] with the accumulator 2:[0,1] 2:[8,0] n/8:[0,8] per thread}}
      %d = tier.mma %a, %b, %zero atom [64, 8, 8] on warpgroup : !A, !B, tensor<64x8xf32, #acc>
      gpu.return
    }
  }
}

// -----

module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @budget_across_warpgroups() kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [1, 4]>} {
      transport.roles {
        transport.role "load" warps 1 {
        }
        // expected-error @below {{[tier.registers] expects a budget on whole warpgroups, got 4 warps from warp 1}}
        transport.role "math" warps 4 registers 232 {
        }
      }
      gpu.return
    }
  }
}

// -----

#rows = #layout.fragment<[64, 64], register = [4:[0, 1], 8:[8, 0]], lane = [16:[0, 4], 2:[1, 0]], warp = [4:[2, 0]]>
#columns = #layout.fragment<[64, 64], register = [4:[1, 0], 8:[0, 8]], lane = [16:[4, 0], 2:[0, 1]], warp = [4:[0, 2]]>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @lanes_across_warps() kernel attributes {tier.plan = #tier.plan<tile = [64, 64], warps = [4]>} {
      %t = arith.constant dense<0.0> : tensor<64x64xf32, #rows>
      // expected-error @below {{[layout.convert-lanes] expects two fragments that keep every element in its warp, got ones where elements move to another warp}}
      %u = layout.convert %t through(unit) : tensor<64x64xf32, #rows> to tensor<64x64xf32, #columns>
      gpu.return
    }
  }
}
