// RUN: tier-opt %S/../TransportToNVVM/scales.mlir --transport-lower-channels --convert-transport-to-nvvm -o %t.mlir
// RUN: tier-opt %t.mlir --check-async 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
// GOOD-NOT: {{error|warning}}

// A copy of scales that is missing, that goes to other columns, or over the sums: the product reads what nobody wrote.
// RUN: sed 's/add.s64 a, $4, 0;\\0Aadd.s32 d, $6, 0;\\0Atcgen05.cp[^;]*;//' %t.mlir > %t.a.mlir
// RUN: not tier-opt %t.a.mlir --check-async 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: sed 's/add.s64 a, $5, 0;\\0Aadd.s32 d, $6, 4;\\0Atcgen05.cp[^;]*;//' %t.mlir > %t.b.mlir
// RUN: not tier-opt %t.b.mlir --check-async 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: sed 's/add.s32 d, $6, 4;/add.s32 d, $6, 0;/' %t.mlir > %t.c.mlir
// RUN: not tier-opt %t.c.mlir --check-async 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: sed 's/add.s32 d, $6, \([04]\);\\0Atcgen05.cp/add.s32 d, $0, \1;\\0Atcgen05.cp/g' %t.mlir > %t.d.mlir
// RUN: not tier-opt %t.d.mlir --check-async 2>&1 | FileCheck %s --check-prefix=FIRST
// FIRST: error: [async.tensor-scales] expects scales in columns that were written before the product reads them, got column 0 of them that was not
// FIRST: note: fix: tcgen05.cp .32x128b.warpx4 to the columns, by the thread that issues the product

// One column further a part of what is read is what nobody wrote.
// RUN: sed 's/add.s32 sb, $6, 4;/add.s32 sb, $6, 7;/g' %t.mlir > %t.e.mlir
// RUN: not tier-opt %t.e.mlir --check-async 2>&1 | FileCheck %s --check-prefix=SECOND
// SECOND: error: [async.tensor-scales] expects scales in columns that were written before the product reads them, got column 1 of them that was not

// Behind the products a copy comes too late for the first of them.
// RUN: sed 's/\(add.s64 a, $5, 0;\\0Aadd.s32 d, $6, 4;\\0Atcgen05.cp[^;]*;\\0A\)\(.*\)}", "/\2\1}", "/' %t.mlir > %t.f.mlir
// RUN: not tier-opt %t.f.mlir --check-async 2>&1 | FileCheck %s --check-prefix=FIRST

// The same in upstream's ops.
// RUN: tier-opt %s --check-async 2>&1 | FileCheck %s --check-prefix=GOOD --allow-empty
// RUN: sed 's/nvvm.tcgen05.cp [%]sb,.*//' %s > %t.g.mlir
// RUN: not tier-opt %t.g.mlir --check-async 2>&1 | FileCheck %s --check-prefix=FIRST
llvm.mlir.global internal @slot() {addr_space = 3 : i32, alignment = 16 : i64} : i32
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
llvm.mlir.global internal @tiles() {addr_space = 3 : i32, alignment = 1024 : i64} : !llvm.array<33792 x i8>
llvm.func @block(%da: i64, %db: i64, %dsa: i64, %dsb: i64) attributes {nvvm.kernel, nvvm.reqntid = array<i32: 32>} {
  %slot = llvm.mlir.addressof @slot : !llvm.ptr<3>
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %c256 = llvm.mlir.constant(256 : i32) : i32
  %c128 = llvm.mlir.constant(128 : i32) : i32
  %c132 = llvm.mlir.constant(132 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %all = llvm.mlir.constant(-1 : i32) : i32
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %idesc = llvm.mlir.constant(144703488 : i32) : i32
  %false = llvm.mlir.constant(false) : i1
  %first = nvvm.elect.sync -> i1
  llvm.cond_br %first, ^init, ^reserve
^init:
  nvvm.mbarrier.init %bar, %c1 : !llvm.ptr<3>, i32
  nvvm.fence.mbarrier.init
  llvm.br ^reserve
^reserve:
  nvvm.bar.warp.sync %all : i32
  nvvm.tcgen05.alloc %slot, %c256 : !llvm.ptr<3>, i32
  nvvm.tcgen05.relinquish_alloc_permit
  nvvm.tcgen05.fence <before>
  nvvm.barrier
  nvvm.tcgen05.fence <after>
  %base = llvm.load %slot : !llvm.ptr<3> -> i32
  %d = llvm.inttoptr %base : i32 to !llvm.ptr<6>
  %na = llvm.add %base, %c128 : i32
  %nb = llvm.add %base, %c132 : i32
  %sa = llvm.inttoptr %na : i32 to !llvm.ptr<6>
  %sb = llvm.inttoptr %nb : i32 to !llvm.ptr<6>
  %one = nvvm.elect.sync -> i1
  llvm.cond_br %one, ^multiply, ^wait
^multiply:
  nvvm.tcgen05.cp %sa, %dsa {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  nvvm.tcgen05.cp %sb, %dsb {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  nvvm.tcgen05.mma.block_scale %d, %da, %db, %idesc, %false, %sa, %sb {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, i64, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  nvvm.tcgen05.commit %bar : !llvm.ptr<3>
  llvm.br ^wait
^wait:
  nvvm.mbarrier.try_wait.parity %bar, %c0, %c1 : !llvm.ptr<3>, i32, i32
  nvvm.tcgen05.fence <after>
  nvvm.tcgen05.dealloc %d, %c256 : !llvm.ptr<6>, i32
  llvm.return
}
