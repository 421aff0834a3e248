// RUN: tier-opt %S/../LinalgToTier/packed.mlir --tier-compile="chip=sm_100a to=how" -o %t.mlir
// RUN: tier-opt %t.mlir --check-async -o /dev/null 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
// GOOD-NOT: {{error|warning}}

// Barriers hear the bytes of global memory: 128 x 128 of e4m3 and 64 x 128 of e2m1 are 16384 + 4096, not those of the tiles.
// RUN: grep -c "expect_tx.* 20480;" %t.mlir
// RUN: sed 's/\(expect_tx.*\) 20480;/\1 24576;/' %t.mlir > %t.a.mlir
// RUN: not tier-opt %t.a.mlir --check-async -o /dev/null 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES: error: [async.deadlock]
