// A kernel that states no block size is right if it is for some size; what it is given belongs to its caller.
// RUN: tier-opt %s --check-async --split-input-file --verify-diagnostics

llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
// expected-remark @below {{[async.assumed] expects what the kernel says, got nothing of it: assumed blocks of 256 threads}}
llvm.func @counted() attributes {nvvm.kernel} {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c256 = llvm.mlir.constant(256 : i32) : i32
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  %tid = nvvm.read.ptx.sreg.tid.x : i32
  %first = llvm.icmp "eq" %tid, %c0 : i32
  llvm.cond_br %first, ^init, ^ready
^init:
  nvvm.mbarrier.init %bar, %c256 : !llvm.ptr<3>, i32
  llvm.br ^ready
^ready:
  nvvm.barrier
  nvvm.mbarrier.arrive %bar : !llvm.ptr<3>
  nvvm.mbarrier.try_wait.parity %bar, %c0, %c0 : !llvm.ptr<3>, i32, i32
  llvm.return
}

// -----

// expected-remark @below {{assumed blocks of 1024 threads}}
llvm.func @given(%map: !llvm.ptr, %tile: i32, %bar: i32, %column: i32) attributes {nvvm.kernel} {
  %t = llvm.inttoptr %tile : i32 to !llvm.ptr<3>
  %b = llvm.inttoptr %bar : i32 to !llvm.ptr<3>
  // expected-remark @below {{assumed a barrier that the kernel is given to be initialised, counted and awaited by the caller}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %t, %map, %b, box[%column, %column] {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  llvm.return
}

// -----

// No size makes up for a barrier that is not initialised.
llvm.mlir.global internal @bar() {addr_space = 3 : i32, alignment = 8 : i64} : i64
// expected-remark @below {{assumed blocks of 1024 threads}}
llvm.func @uninitialised() attributes {nvvm.kernel} {
  %bar = llvm.mlir.addressof @bar : !llvm.ptr<3>
  // expected-error @below {{[async.init]}}
  // expected-note @below {{fix: initialise in one thread, then meet}}
  nvvm.mbarrier.arrive %bar : !llvm.ptr<3>
  llvm.return
}
