// RUN: tier-opt %s --transport-lower-channels --convert-transport-to-nvvm --split-input-file --verify-diagnostics

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
      %c = transport.channel stages 2 completion transaction : !ch
      // expected-error @below {{[async.completion] expects a machine with a bulk-copy engine, got sm_80}}
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

// -----

// Columns are a channel's: nobody else frees them.
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @outside_of_a_channel() kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4]>} {
      // expected-error @below {{[tier.placement] expects tiles of tensor memory as stages of a channel, got one outside}}
      %a = tier.alloc : memref<128x64xf32, #tier.space<tensor>>
      gpu.return
    }
  }
}

// -----

!acc = memref<128x64xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @no_columns() kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4]>} {
      // expected-error @below {{[tier.placement] expects one tile of tensor memory with the column of each stage, on a machine that has it, got}}
      %c = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0>} : !transport.channel<!acc>
      gpu.return
    }
  }
}

// -----

!acc = memref<128x512xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @too_many_columns() kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4]>} {
      // expected-error @below {{[tier.tensor-capacity] expects at most 512 columns alive at one time, got 1024}}
      %c = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 512>} : !transport.channel<!acc>
      gpu.return
    }
  }
}

// -----

// Warps of a role that begins in the middle of a warpgroup see other lanes than their own rows.
#row = #layout.fragment<[128, 64], register = [64:[0, 1]], lane = [32:[1, 0]], warp = [4:[32, 0]]>
!acc = memref<128x64xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @lanes_of_others() kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [2, 4]>} {
      %c0 = arith.constant 0 : index
      %c = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !transport.channel<!acc>
      transport.roles {
        transport.role "multiply" warps 2 {
        }
        transport.role "epilogue" warps 4 {
          %t = transport.get %c : !acc
          // expected-error @below {{[tier.tensor-partition] expects warps that read the lanes of their own quarter, got}}
          // expected-note @below {{fix: register [n:[0, 1]], lane [32:[1, 0]], warp [4:[32, 0]] from a warp that is a multiple of 4}}
          %x = tier.load %t[%c0, %c0] : !acc to tensor<128x64xf32, #row>
        }
      }
      gpu.return
    }
  }
}

// -----

#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#LB = #layout.compose<#layout.strided<[64:64], [64:1]>, #layout.swizzle<3, 3, 3>>
!A = memref<128x64xbf16, #L, #tier.space<shared>>
!B = memref<64x64xf16, #LB, #tier.space<shared>>
!acc = memref<128x64xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @mixed_halves(%adds: i1) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4]>} {
      %a = tier.alloc : !A
      %b = tier.alloc : !B
      %c = transport.channel stages 2 completion mma_commit {tier.columns = array<i64: 0, 64>} : !transport.channel<!acc>
      transport.roles {
        transport.role "multiply" warps 4 {
          transport.put %c as (%t : !acc) {
            // expected-error @below {{[tier.atom] expects an instruction that writes tensor memory, got operand types that no instruction has}}
            // expected-note @below {{fix: atom [128, n, 32 bytes of k] with n a multiple of 16 up to 256, or [256, n, ..] of a pair with n a multiple of 32, and a 32-bit accumulator}}
            tier.accumulate %a, %b into %t adds %adds atom [128, 64, 16] : !A, !B, !acc
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// The end of the products gives a stage back; loads of the same stage would not be waited for.
#L = #layout.compose<#layout.strided<[128:64], [64:1]>, #layout.swizzle<3, 3, 3>>
#f = #layout.fragment<[128, 64], register = [8:[0, 1], 8:[16, 0]], lane = [8:[0, 8], 4:[1, 0]], warp = [4:[4, 0]]>
!A = memref<128x64xbf16, #L, #tier.space<shared>>
!acc = memref<128x128xf32, #tier.space<tensor>>
module attributes {tier.chip = "sm_100a"} {
  gpu.module @m {
    gpu.func @reads_beside_products(%adds: i1) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [4]>} {
      %c0 = arith.constant 0 : index
      // expected-error @below {{[async.accumulator] expects stages that products into tensor memory alone read, got other reads}}
      %ops = transport.channel stages 2 completion transaction : !transport.channel<!A>
      %c = transport.channel stages 1 completion mma_commit {tier.columns = array<i64: 0>} : !transport.channel<!acc>
      transport.roles {
        transport.role "multiply" warps 4 {
          transport.put %c as (%t : !acc) {
            %a = transport.get %ops : !A
            tier.accumulate %a, %a into %t adds %adds atom [128, 128, 16] : !A, !A, !acc
            %x = tier.load %a[%c0, %c0] : !A to tensor<128x64xbf16, #f>
            transport.release %ops pending 0 : !transport.channel<!A>
          }
        }
      }
      gpu.return
    }
  }
}

// -----

// Some machine has an engine that adds; this one has none.
!T = memref<8x32xf32, #tier.space<shared>>
!map = !tier.tensormap<#layout.tensormap<element = f32, box = [32, 8]>>
module attributes {tier.chip = "sm_80"} {
  gpu.module @m {
    gpu.func @adds_without_engine(%o: !map) kernel attributes {tier.plan = #tier.plan<tile = [8, 32], warps = [4]>} {
      %c0 = arith.constant 0 : index
      %s = tier.alloc : !T
      // expected-error @below {{[async.bulk-reduce] expects a reduction that the copy engine of sm_80 performs, got 'add' of 'f32'}}
      // expected-note @below {{fix: compile for a machine whose engine does}}
      transport.copy.bulk_store %s to %o[%c0, %c0] reduce add : !T to !map
      gpu.return
    }
  }
}

// -----

// The second instruction has 40 columns, which those of integers do not.
#acc = #layout.fragment<[64, 104], register = [2:[0, 1], 2:[8, 0], 13:[0, 8]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#L = #layout.compose<#layout.strided<[64:128], [128:1]>, #layout.swizzle<3, 4, 3>>
#LB = #layout.compose<#layout.strided<[104:128], [128:1]>, #layout.swizzle<3, 4, 3>>
!A = memref<64x128xi8, #L, #tier.space<shared>>
!B = memref<104x128xi8, #LB, #tier.space<shared>>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @columns_of_integers() kernel attributes {tier.plan = #tier.plan<tile = [64, 104, 128], warps = [4]>} {
      %a = tier.alloc : !A
      %b = tier.alloc : !B
      %zero = arith.constant dense<0> : tensor<64x104xi32, #acc>
      // expected-error @below {{[tier.atom] expects a warpgroup instruction, got 40 columns of integers, which come in multiples of 16}}
      // expected-note  @below {{fix: atom [64, n, 32 bytes of k] with the accumulator 2:[0,1] 2:[8,0] n/8:[0,8] per thread}}
      %d = tier.mma %a, %b, %zero atom [64, 64, 32] on warpgroup : !A, !B, tensor<64x104xi32, #acc>
      gpu.return
    }
  }
}

// -----

// A warp holds every second eight columns: no slab of 16 is one's own.
#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 4:[0, 16]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[0, 8]]>
#a = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 2:[0, 8], 2:[0, 16]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0], 2:[0, 0]]>
#LB = #layout.compose<#layout.strided<[64:32], [32:1]>, #layout.swizzle<2, 3, 3>>
!B = memref<64x32xbf16, #LB, #tier.space<shared>>
!a = tensor<64x32xbf16, #a>
!acc = tensor<64x64xf32, #acc>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @columns_of_two_warps() kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], warps = [8]>} {
      %b = tier.alloc : !B
      %a = arith.constant dense<1.0> : !a
      %zero = arith.constant dense<0.0> : !acc
      // expected-error @below {{[tier.atom] expects a warpgroup instruction, got an accumulator that the atom does not cover in slabs}}
      // expected-note @below {{fix: atom [64, n, 32 bytes of k] with the accumulator}}
      %d = tier.mma %a, %b, %zero atom [64, 16, 16] on warpgroup : !a, !B, !acc
      gpu.return
    }
  }
}

// -----

// Half of the registers repeat the others: the instruction writes none of them.
#acc = #layout.fragment<[64, 64], register = [2:[0, 1], 2:[8, 0], 8:[0, 8], 2:[0, 0]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#a = #layout.fragment<[64, 32], register = [2:[0, 1], 2:[8, 0], 2:[0, 8], 2:[0, 16]], lane = [4:[0, 2], 8:[1, 0]], warp = [4:[16, 0]]>
#LB = #layout.compose<#layout.strided<[64:32], [32:1]>, #layout.swizzle<2, 3, 3>>
!B = memref<64x32xbf16, #LB, #tier.space<shared>>
!a = tensor<64x32xbf16, #a>
!acc = tensor<64x64xf32, #acc>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @sums_held_twice() kernel attributes {tier.plan = #tier.plan<tile = [64, 64, 32], warps = [4]>} {
      %b = tier.alloc : !B
      %a = arith.constant dense<1.0> : !a
      %zero = arith.constant dense<0.0> : !acc
      // expected-error @below {{[tier.atom] expects a warpgroup instruction, got an accumulator that the atom does not cover in slabs}}
      // expected-note @below {{fix: atom [64, n, 32 bytes of k] with the accumulator}}
      %d = tier.mma %a, %b, %zero atom [64, 64, 16] on warpgroup : !a, !B, !acc
      gpu.return
    }
  }
}

// -----

// Who calls a kernel hands it memory.
#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @takes_a_tile(%t: tensor<64xf32, #f>, %y: memref<64xf32>) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      // expected-error @below {{[tier.thread] expects tiles that the kernel makes, and arrays that it makes or takes, got another}}
      tier.store %t, %y[%c0] : tensor<64xf32, #f>, memref<64xf32>
      gpu.return
    }
  }
}

// -----

#f = #layout.fragment<[64], register = [2:[1]], lane = [32:[2]], warp = []>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @row_of_a_matrix(%x: memref<?x64xf32>, %i: index) kernel attributes {tier.plan = #tier.plan<tile = [64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      // expected-error @below {{[tier.rank] expects a tile over all 2 dimensions of the array, got one of rank 1}}
      %t = tier.load %x[%i, %c0] : memref<?x64xf32> to tensor<64xf32, #f>
      gpu.return
    }
  }
}

// -----

// Rows of unknown length would be read as if each were one element.
#f = #layout.fragment<[8, 64], register = [2:[0, 1], 8:[1, 0]], lane = [32:[0, 2]], warp = []>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    // expected-error @below {{[tier.view] expects an array whose strides its type says, got 'memref<?x?xf32>'}}
    gpu.func @unknown_rows(%x: memref<?x?xf32>) kernel attributes {tier.plan = #tier.plan<tile = [8, 64], warps = [1]>} {
      %c0 = arith.constant 0 : index
      %t = tier.load %x[%c0, %c0] : memref<?x?xf32> to tensor<8x64xf32, #f>
      gpu.return
    }
  }
}
