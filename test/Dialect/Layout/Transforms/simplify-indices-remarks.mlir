// RUN: tier-opt %s --layout-simplify-indices --remarks-filter=layout-simplify-indices --verify-diagnostics

// Each change says what it saves; a wide division says what is missing.
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @remarks(%x: memref<?xindex>, %n: index, %k: index) kernel {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c6 = arith.constant 6 : index
      %c64 = arith.constant 64 : index
      %b = gpu.block_id x
      %first = arith.muli %b, %c64 : index
      // expected-remark @below {{(64*block_x) // 64 -> block_x, cost 2 -> 0}}
      %q = arith.divui %first, %c64 : index
      // expected-remark @below {{a division in 32 bits}}
      %r = arith.remui %q, %n : index
      %p = arith.muli %n, %k : index
      // expected-remark @below {{a dividend that is not proven to fit 32 bits}}
      %s = arith.divui %p, %n : index
      memref.store %s, %x[%r] : memref<?xindex>
      // expected-remark @below {{i0 by 6 is counted from trip to trip}}
      scf.for %i = %c0 to %n step %c1 {
        %d = arith.divui %i, %c6 : index
        %m = arith.remui %i, %c6 : index
        memref.store %d, %x[%m] : memref<?xindex>
      }
      gpu.return
    }
  }
}
