// RUN: tier-opt %s --convert-transport-to-nvvm -o %t.how && FileCheck %s --input-file=%t.how
// RUN: tier-opt %t.how --chip=sm_90a --emit=ptx -o - | FileCheck %s --check-prefix=PTX
// The exchange is proved as it is read back from its instructions: no number is read before it came, none is
// overwritten while it is read, nobody ends while others store to it.
// RUN: tier-opt %t.how --check-async --strict 2>&1 | count 0
// RUN: tier-opt %s --transport-verify 2>&1 >/dev/null | count 0
// Without a meeting it is not.
// RUN: sed 's/release.aligned;.0Abarrier.cluster.wait.acquire.aligned;/release.aligned;/' %t.how > %t.early
// RUN: not tier-opt %t.early --check-async 2>&1 | FileCheck %s --check-prefix=EARLY
// EARLY: error: [async

#t = #layout.fragment<[1, 1024], register = [8:[0, 1]], lane = [32:[0, 8]], warp = [4:[0, 256]]>
#r = #layout.fragment<[1], register = [], lane = [32:[0]], warp = [4:[0]]>
#all = #layout.fragment<[1, 2], register = [2:[0, 1]], lane = [32:[0, 0]], warp = [4:[0, 0]]>
module attributes {tier.chip = "sm_90a"} {
  gpu.module @m {
    // CHECK-LABEL: llvm.func @row
    // CHECK-SAME:    nvvm.cluster_dim = array<i32: 4, 1, 1>
    // All arrive where they begin, ...
    // CHECK:         "barrier.cluster.arrive.relaxed.aligned;"
    // CHECK-NOT:     barrier.cluster
    // ... and have begun where somebody stores to them.
    // CHECK:         "barrier.cluster.wait.acquire.aligned;"
    // CHECK:         nvvm.read.ptx.sreg.cluster.ctarank
    // CHECK-COUNT-4: "st.shared::cluster.b32 [$0], $1;"
    // CHECK:         "barrier.cluster.arrive.release.aligned;\0Abarrier.cluster.wait.acquire.aligned;"
    // CHECK:         llvm.load %{{.*}} {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xi32>
    // CHECK:         nvvm.read.ptx.sreg.cluster.ctarank
    // CHECK-COUNT-4: "st.shared::cluster.b32 [$0], $1;"
    // CHECK:         "barrier.cluster.arrive.release.aligned;\0Abarrier.cluster.wait.acquire.aligned;"
    // CHECK-NOT:     barrier.cluster
    // PTX-LABEL: .entry row(
    // PTX:       .reqnctapercluster 4
    // PTX:       mapa.shared::cluster.u32
    gpu.func @row(%x: memref<?xf32> {tier.align = 16 : i64}, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [1, 1024], warps = [4], cluster = [1, 4]>} {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      %c1024 = arith.constant 1024 : index
      %b = gpu.block_id x
      %rank = arith.remui %b, %c4 : index
      %row = arith.divui %b, %c4 : index
      %first = arith.muli %rank, %c1024 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, 4096], strides: [4096, 1] : memref<?xf32> to memref<?x4096xf32, strided<[4096, 1]>>
      %t = tier.load %X[%row, %first] {inbounds = array<i1: true, true>} : memref<?x4096xf32, strided<[4096, 1]>> to tensor<1x1024xf32, #t>
      %m = tier.reduce maximumf %t axis 1 : tensor<1x1024xf32, #t> to tensor<1xf32, #r>
      %most = tier.cluster_reduce maximumf %m : tensor<1xf32, #r>
      %bm = tier.broadcast %most axis 1 : tensor<1xf32, #r> to tensor<1x1024xf32, #t>
      %d = arith.subf %t, %bm : tensor<1x1024xf32, #t>
      %s = tier.reduce addf %d axis 1 : tensor<1x1024xf32, #t> to tensor<1xf32, #r>
      %sum = tier.cluster_reduce addf %s : tensor<1xf32, #r>
      %bs = tier.broadcast %sum axis 1 : tensor<1xf32, #r> to tensor<1x1024xf32, #t>
      %y = arith.mulf %d, %bs : tensor<1x1024xf32, #t>
      tier.store %y, %X[%row, %first] {inbounds = array<i1: true, true>} : tensor<1x1024xf32, #t>, memref<?x4096xf32, strided<[4096, 1]>>
      gpu.return
    }

    // In a loop with one exchange all arrive once more when they have read, and wait before they store again; what is
    // left over is awaited at the end.
    // CHECK-LABEL: llvm.func @rows
    // CHECK:         "barrier.cluster.arrive.relaxed.aligned;"
    // CHECK-NOT:     barrier.cluster
    // CHECK:         "barrier.cluster.wait.acquire.aligned;"
    // CHECK:         "st.shared::cluster.b32 [$0], $1;"
    // CHECK:         "barrier.cluster.arrive.release.aligned;\0Abarrier.cluster.wait.acquire.aligned;"
    // CHECK:         "barrier.cluster.arrive.release.aligned;"
    // CHECK:         "barrier.cluster.wait.acquire.aligned;"
    // CHECK-NEXT:    llvm.return
    gpu.func @rows(%x: memref<?xi16> {tier.align = 16 : i64}, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [1, 1024], warps = [4], cluster = [1, 2]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c1024 = arith.constant 1024 : index
      %b = gpu.block_id x
      %rank = arith.remui %b, %c2 : index
      %first = arith.muli %rank, %c1024 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, 2048], strides: [2048, 1] : memref<?xi16> to memref<?x2048xi16, strided<[2048, 1]>>
      scf.for %row = %c0 to %n step %c1 {
        %t = tier.load %X[%row, %first] {inbounds = array<i1: true, true>} : memref<?x2048xi16, strided<[2048, 1]>> to tensor<1x1024xi16, #t>
        %m = tier.reduce maxsi %t axis 1 : tensor<1x1024xi16, #t> to tensor<1xi16, #r>
        %most = tier.cluster_reduce maxsi %m : tensor<1xi16, #r>
        %bm = tier.broadcast %most axis 1 : tensor<1xi16, #r> to tensor<1x1024xi16, #t>
        tier.store %bm, %X[%row, %first] {inbounds = array<i1: true, true>} : tensor<1x1024xi16, #t>, memref<?x2048xi16, strided<[2048, 1]>>
      }
      gpu.return
    }

    // Two numbers are brought at once: a row for each, one meeting.
    // CHECK-LABEL: llvm.func @both
    // CHECK:         "barrier.cluster.arrive.relaxed.aligned;"
    // CHECK-NOT:     barrier.cluster
    // CHECK:         "barrier.cluster.wait.acquire.aligned;"
    // CHECK-COUNT-4: "st.shared::cluster.b32 [$0], $1;"
    // CHECK:         "barrier.cluster.arrive.release.aligned;\0Abarrier.cluster.wait.acquire.aligned;"
    // CHECK-COUNT-2: llvm.load %{{.*}} : !llvm.ptr<3> -> vector<2xi32>
    // CHECK:         "barrier.cluster.arrive.release.aligned;"
    // CHECK:         "barrier.cluster.wait.acquire.aligned;"
    // CHECK-NEXT:    llvm.return
    gpu.func @both(%x: memref<?xf32> {tier.align = 16 : i64}, %n: index) kernel attributes {tier.plan = #tier.plan<tile = [1, 1024], warps = [4], cluster = [1, 2]>} {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %c1024 = arith.constant 1024 : index
      %b = gpu.block_id x
      %rank = arith.remui %b, %c2 : index
      %first = arith.muli %rank, %c1024 : index
      %X = memref.reinterpret_cast %x to offset: [0], sizes: [%n, 2048], strides: [2048, 1] : memref<?xf32> to memref<?x2048xf32, strided<[2048, 1]>>
      scf.for %row = %c0 to %n step %c1 {
        %t = tier.load %X[%row, %first] {inbounds = array<i1: true, true>} : memref<?x2048xf32, strided<[2048, 1]>> to tensor<1x1024xf32, #t>
        %m = tier.reduce maximumf %t axis 1 : tensor<1x1024xf32, #t> to tensor<1xf32, #r>
        %s = tier.reduce addf %t axis 1 : tensor<1x1024xf32, #t> to tensor<1xf32, #r>
        %h = arith.truncf %s : tensor<1xf32, #r> to tensor<1xbf16, #r>
        %ms, %ss = tier.cluster_gather %m, %h : tensor<1xf32, #r>, tensor<1xbf16, #r> to tensor<1x2xf32, #all>, tensor<1x2xbf16, #all>
        %most = tier.reduce maximumf %ms axis 1 : tensor<1x2xf32, #all> to tensor<1xf32, #r>
        %wide = arith.extf %ss : tensor<1x2xbf16, #all> to tensor<1x2xf32, #all>
        %sum = tier.reduce addf %wide axis 1 : tensor<1x2xf32, #all> to tensor<1xf32, #r>
        %y = arith.mulf %most, %sum : tensor<1xf32, #r>
        %by = tier.broadcast %y axis 1 : tensor<1xf32, #r> to tensor<1x1024xf32, #t>
        tier.store %by, %X[%row, %first] {inbounds = array<i1: true, true>} : tensor<1x1024xf32, #t>, memref<?x2048xf32, strided<[2048, 1]>>
      }
      gpu.return
    }
  }
}
