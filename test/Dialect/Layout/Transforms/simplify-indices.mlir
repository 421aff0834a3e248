// RUN: tier-opt %s --layout-simplify-indices --split-input-file | FileCheck %s

// A thread's part of an index falls out of what the block adds.
// CHECK-LABEL: gpu.func @quotient_of_block_and_thread
// CHECK-SAME:  %[[X:[^ ]+]]: memref<?xindex>
// CHECK-NOT:   arith.divui
// CHECK-NOT:   arith.remui
// CHECK:       memref.store %{{.*}}, %[[X]][%[[B:.*]]]
// CHECK:       memref.store %{{.*}}, %[[X]][%[[T:.*]]]
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @quotient_of_block_and_thread(%x: memref<?xindex>) kernel {
      %c1024 = arith.constant 1024 : index
      %b = gpu.block_id x
      %t = gpu.thread_id x
      %first = arith.muli %b, %c1024 : index
      %i = arith.addi %first, %t : index
      %q = arith.divui %i, %c1024 : index
      %r = arith.remui %i, %c1024 : index
      memref.store %r, %x[%q] : memref<?xindex>
      memref.store %q, %x[%r] : memref<?xindex>
      gpu.return
    }
  }
}

// -----

// An extent of which 16 is a divisor has no rest, and needs no rounding up.
// CHECK-LABEL: gpu.func @known_divisor
// CHECK-SAME:  %[[X:[^ ]+]]: memref<?xindex>, %[[N:[^ ]+]]: index
// CHECK-DAG:   %[[ZERO:.*]] = arith.constant 0
// CHECK-DAG:   %[[TILES:.*]] = arith.shrui %[[N]], %{{.*}}
// CHECK:       memref.store %[[TILES]], %[[X]][%[[ZERO]]]
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @known_divisor(%x: memref<?xindex>, %n: index {tier.multiple = 16 : i64}) kernel {
      %c16 = arith.constant 16 : index
      %tiles = arith.ceildivui %n, %c16 : index
      %rest = arith.remui %n, %c16 : index
      memref.store %tiles, %x[%rest] : memref<?xindex>
      gpu.return
    }
  }
}

// -----

// What may be negative keeps C's division: -1 / 4 is 0, not -1.
// CHECK-LABEL: gpu.func @unknown_sign
// CHECK:       %[[D:.*]] = arith.subi
// CHECK:       %[[Q:.*]] = arith.divsi %[[D]], %{{.*}}
// CHECK:       memref.store %[[Q]]
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @unknown_sign(%x: memref<?xindex>, %n: index, %k: index) kernel {
      %c4 = arith.constant 4 : index
      %d = arith.subi %n, %k : index
      %q = arith.divsi %d, %c4 : index
      memref.store %q, %x[%k] : memref<?xindex>
      gpu.return
    }
  }
}

// -----

// A block's number fits 31 bits: its quotient and remainder by any count are
// one division of 32 bits. Here the count may be larger: it is cut first.
// CHECK-LABEL: gpu.func @blocks_by_a_count
// CHECK-SAME:  %[[X:[^ ]+]]: memref<?xindex>, %[[N:[^ ]+]]: index
// CHECK:       %[[CUT:.*]] = arith.minui %[[N]], %{{.*}} : index
// CHECK:       %[[D:.*]] = arith.index_cast %[[CUT]] : index to i32
// CHECK:       %[[B:.*]] = gpu.block_id
// CHECK:       %[[A:.*]] = arith.index_cast %[[B]] : index to i32
// CHECK:       %[[Q:.*]] = arith.divui %[[A]], %[[D]] : i32
// CHECK-NOT:   arith.divui
// CHECK:       %[[W:.*]] = arith.muli %[[Q]], %[[D]] : i32
// CHECK:       %[[R:.*]] = arith.subi %[[A]], %[[W]] : i32
// CHECK:       %[[RI:.*]] = arith.index_castui %[[R]] : i32 to index
// CHECK:       %[[QI:.*]] = arith.index_castui %[[Q]] : i32 to index
// CHECK:       memref.store %[[QI]], %[[X]][%[[RI]]]
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @blocks_by_a_count(%x: memref<?xindex>, %n: index) kernel {
      %b = gpu.block_id x
      %r = arith.remui %b, %n : index
      %q = arith.divui %b, %n : index
      memref.store %q, %x[%r] : memref<?xindex>
      gpu.return
    }
  }
}

// -----

// Nothing bounds the blocks of the host, and nothing bounds a product.
// CHECK-LABEL: gpu.func @no_bound
// CHECK-NOT:   i32
// CHECK:       arith.divui %{{.*}}, %{{.*}} : index
// CHECK:       arith.divui %{{.*}}, %{{.*}} : index
module attributes {tier.chip = "cpu"} {
  gpu.module @m {
    gpu.func @no_bound(%x: memref<?xindex>, %n: index, %k: index) kernel {
      %b = gpu.block_id x
      %q = arith.divui %b, %n : index
      %p = arith.muli %n, %k : index
      %s = arith.divui %p, %q : index
      memref.store %q, %x[%s] : memref<?xindex>
      gpu.return
    }
  }
}

// -----

// Quotient and remainder of a loop's variable are counted from trip to trip.
// CHECK-LABEL: gpu.func @counters
// CHECK:       scf.for %{{.*}} iter_args(%[[Q:.*]] = %{{.*}}, %[[R:.*]] = %{{.*}}) -> (index, index)
// CHECK:         memref.store %[[Q]], %{{.*}}[%[[R]]]
// CHECK:         %[[NEXT:.*]] = arith.addi %[[R]], %{{.*}}
// CHECK:         %[[WRAPS:.*]] = arith.cmpi sge, %[[NEXT]]
// CHECK:         %[[MORE:.*]] = arith.addi %[[Q]]
// CHECK:         arith.select %[[WRAPS]], %[[MORE]], %[[Q]]
// CHECK:         arith.select %[[WRAPS]]
// CHECK-NOT:   arith.divui
// CHECK-NOT:   arith.remui
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @counters(%x: memref<?xindex>, %n: index) kernel {
      %c0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %c12 = arith.constant 12 : index
      scf.for %i = %c0 to %n step %c5 {
        %q = arith.divui %i, %c12 : index
        %r = arith.remui %i, %c12 : index
        memref.store %q, %x[%r] : memref<?xindex>
      }
      gpu.return
    }
  }
}

// -----

// A shift and a mask cost less than a counter.
// CHECK-LABEL: gpu.func @no_counters
// CHECK:       scf.for %{{[^:]*}} {
// CHECK:         arith.shrui
// CHECK:         arith.andi
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @no_counters(%x: memref<?xindex>, %n: index) kernel {
      %c0 = arith.constant 0 : index
      %c5 = arith.constant 5 : index
      %c3 = arith.constant 3 : index
      %c7 = arith.constant 7 : index
      scf.for %i = %c0 to %n step %c5 {
        %q = arith.shrui %i, %c3 : index
        %r = arith.andi %i, %c7 : index
        memref.store %q, %x[%r] : memref<?xindex>
      }
      gpu.return
    }
  }
}

// -----

// Minimum, maximum and choice under known ranges.
// CHECK-LABEL: gpu.func @choices
// CHECK-SAME:  %[[X:[^ ]+]]: memref<?xindex>
// CHECK-NOT:   arith.minsi
// CHECK-NOT:   arith.select
// CHECK:       %[[T:.*]] = gpu.thread_id
// CHECK:       memref.store %[[T]], %[[X]][%[[T]]]
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @choices(%x: memref<?xindex>, %n: index) kernel {
      %c0 = arith.constant 0 : index
      %c2000 = arith.constant 2000 : index
      %t = gpu.thread_id x
      %m = arith.minsi %t, %c2000 : index
      %is = arith.cmpi slt, %m, %c2000 : index
      %s = arith.select %is, %m, %c0 : index
      memref.store %m, %x[%s] : memref<?xindex>
      gpu.return
    }
  }
}

// -----

// Affine maps are read like arithmetic: floor division, a positive modulus.
// CHECK-LABEL: gpu.func @affine
// CHECK-SAME:  %[[X:[^ ]+]]: memref<?xindex>, %[[N:[^ ]+]]: index
// CHECK-NOT:   affine
// CHECK:       %[[T:.*]] = gpu.thread_id
// CHECK-NOT:   affine
// CHECK:       memref.store %[[N]], %[[X]][%[[T]]]
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    gpu.func @affine(%x: memref<?xindex>, %n: index) kernel {
      %t = gpu.thread_id x
      %q = affine.apply affine_map<(d0)[s0] -> ((d0 + s0 * 1024) floordiv 1024)>(%t)[%n]
      %r = affine.apply affine_map<(d0)[s0] -> ((d0 + s0 * 1024) mod 1024)>(%t)[%n]
      %m = affine.min affine_map<(d0) -> (d0, 2000)>(%r)
      memref.store %q, %x[%m] : memref<?xindex>
      gpu.return
    }
  }
}
